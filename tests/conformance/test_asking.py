"""Ways of asking: at once and as a group, wherever a game uses them."""

import pytest

from nachtspiel.engine.asking import ALL, AT_ONCE, GROUP, MOST, ONE
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Refused
from nachtspiel.engine.game import check, waiting_seats
from nachtspiel.engine.record import parse, verify, write
from nachtspiel.engine.table import AWAY, NOBODY, Table
from tests.conformance.support import Party, go_on, options, pick, positions, random_match

SPREAD = {"games": 6, "every": 1, "after_secret": 0, "first_seed": 300, "most": 400}


def asked(party: Party, way: int, seats: int = 1) -> list[Table]:
    """Positions in which so many seats are asked in this way."""
    return [
        table for table in positions(party, **SPREAD)
        if table.questions and table.questions[0].way == way and len(table.questions) >= seats
    ]  # fmt: skip


def test_whoever_is_not_asked_anew_keeps_the_number_of_the_question(party: Party) -> None:
    """After an answer at once, the others are asked what they were asked before: same kind, same number."""
    chance = seeded(3)
    for table in asked(party, AT_ONCE, 2):
        before = {question.seat: question for question in table.questions}
        seat = pick(chance, waiting_seats(table))
        twin = table.copy()
        twin.answer(seat, pick(chance, options(table, seat)))
        if not all(question.way == AT_ONCE for question in twin.questions):
            continue  # the phase is over, or all wait for something in between
        for question in twin.questions:
            old = before.get(question.seat)
            if question.seat != seat and old is not None and question.kind == old.kind and question.about == old.about:
                assert question.number == old.number
            elif question.seat == seat:
                assert question.number not in {each.number for each in table.questions}


def test_two_answers_at_once_both_count_in_either_order_while_both_are_legal(party: Party) -> None:
    chance = seeded(4)
    both = 0
    for table in asked(party, AT_ONCE, 2):
        first, second = waiting_seats(table)[:2]
        answers = [(seat, pick(chance, options(table, seat))) for seat in (first, second)]
        for order in (answers, answers[::-1]):
            twin = table.copy()
            twin.answer(*order[0])
            question = twin.question(order[1][0])
            if question is not None and question.way == AT_ONCE and order[1][1] in question.options:
                twin.answer(*order[1])
                both += 1
    assert both or not asked(party, AT_ONCE, 2)


def test_in_a_group_all_have_the_same_options_and_proposals_are_open_to_all(party: Party) -> None:
    for table in asked(party, GROUP):
        assert len({(tuple(question.options), question.decider, question.settles) for question in table.questions}) == 1
        assert table.questions[0].settles in (ONE, MOST, ALL)
        for question in table.questions:
            told = party.game.knowing.view(table, question.seat)
            asked_for, answers = told["question"], told["answers"]
            assert isinstance(asked_for, dict)
            assert isinstance(answers, list)
            assert [NOBODY if one is None else one["option"] for one in answers] == table.answers
            assert asked_for["group"]["decider"] == table.decider()


def test_a_proposal_may_be_changed_until_the_group_has_settled(party: Party) -> None:
    changed = 0
    for table in asked(party, GROUP, 2):
        for question in table.questions:
            for option in question.options[:2]:
                twin = table.copy()
                twin.answer(question.seat, option)
                if twin.question(question.seat) is not question:
                    continue  # that has settled it
                assert twin.answers[question.seat] == option
                for other in question.options:
                    if other != option:
                        twin.answer(question.seat, other)
                        changed += 1
                        break
    assert changed or not [table for table in asked(party, GROUP, 2) if table.questions[0].settles != ONE]


def test_seats_that_are_away_are_counted_out_until_they_answer(party: Party) -> None:
    for table in asked(party, GROUP, 2):
        for seat in range(party.seats):
            twin = table.copy()
            twin.answer(seat, AWAY)
            if twin.over:
                continue  # the others had settled on something
            with pytest.raises(Refused, match="counted out"):
                check(party.game, twin, seat, AWAY)
            if twin.questions[0].way == GROUP:
                assert seat not in waiting_seats(twin)
                question = twin.question(seat)
                if question is not None:
                    twin.answer(seat, question.options[0])
                    assert not (twin.away >> seat) & 1


def test_a_game_from_which_all_but_one_are_away_is_decided_by_the_one_who_is_here(party: Party) -> None:
    if party.game.sides(party.seats) != [0] * party.seats:
        pytest.skip("only where all stand together")
    match = random_match(party, 70, {}, 0)
    for seat in range(1, party.seats):
        match.answer(seat, AWAY)
    here: set[int] = set()
    while not match.table.over:
        if match.table.questions[0].way == GROUP:
            here |= set(waiting_seats(match.table))
        seat = waiting_seats(match.table)[0]
        match.answer(seat, options(match.table, seat)[0])
    assert here <= {0}
    assert verify(parse(write(match)), party.game).table == match.table


def test_a_game_with_seats_that_come_and_go_is_recorded_and_taken_back(party: Party) -> None:
    chance = seeded(9)
    match = random_match(party, 71, {}, 6)
    before = match.table.key()
    match.answer(0, AWAY)
    assert match.table.away == 1
    match.undo()
    assert match.table.key() == before
    match.answer(0, AWAY)
    go_on(match, chance)
    assert verify(parse(write(match)), party.game).table == match.table
    assert "1: away" in write(match).splitlines()
