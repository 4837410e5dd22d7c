"""Taking back, playing on, and going another way from any point."""

import pytest

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import parse, verify, write
from tests.conformance.support import (
    Party,
    decisions,
    events_at,
    fingerprint,
    go_on,
    lines_at,
    log,
    matches,
    points,
    random_match,
    story,
    table_at,
)

GAMES = 3
POINTS = 7
BACK = 8  # so many decisions are taken back one by one, and at once
OTHER_SEED = 987_654_321


def play(match: Match, choices: list[tuple[int, int]]) -> None:
    for seat, option in choices:
        match.answer(seat, option)


def at(match: Match) -> tuple[object, ...]:
    """All that a match is: table, log, events."""
    return (match.table.key(), log(match), story(match), len(match.marks), match.table.listener is match)


def test_undo_returns_the_same_table_log_and_events(party: Party) -> None:
    for whole in matches(party, GAMES):
        choices = decisions(whole)
        for point in points(whole, POINTS):
            match = Match(party.game, party.seats, whole.settings, whole.seed)
            play(match, choices[: max(0, point - BACK)])
            before = [at(match)]
            for choice in choices[max(0, point - BACK) : point]:
                play(match, [choice])
                before.append(at(match))
            for k in range(1, len(before)):  # all at once
                match.undo(k)
                assert at(match) == before[-1 - k]
                play(match, choices[point - k : point])
                assert at(match) == before[-1]
            for state in reversed(before[:-1]):  # one by one
                match.undo()
                assert at(match) == state


def test_play_on_after_undo_with_the_same_choices_is_the_same_game(party: Party) -> None:
    for seed in range(1, GAMES + 1):
        match = random_match(party, seed)
        choices, end = decisions(match), at(match)
        for point in points(match, POINTS):
            match.rewind(point)
            assert len(match.marks) == point
            play(match, choices[point:])
            assert at(match) == end


def test_a_finished_game_can_be_taken_back_to_its_beginning(party: Party) -> None:
    match = random_match(party, 11)
    match.undo(len(match.marks))
    fresh = Match(party.game, party.seats, match.settings, match.seed)
    assert at(match) == at(fresh)
    assert party.game.knowing.view(match.table, 0) == party.game.knowing.view(fresh.table, 0)


def test_more_cannot_be_taken_back_than_was_decided(party: Party) -> None:
    match = random_match(party, 12, decisions=5)
    before = at(match)
    for wrong in (6, 99, 2**70, -1):
        with pytest.raises(Mistake):
            match.undo(wrong)
        with pytest.raises(Mistake):
            match.rewind(wrong if wrong < 0 else wrong + 1)
        with pytest.raises(Mistake):
            match.fork(wrong, 1)
        assert at(match) == before


def test_a_fork_keeps_the_past_and_leaves_the_first_game_alone(party: Party) -> None:
    for whole in matches(party, GAMES):
        before = at(whole)
        for point in points(whole, POINTS):
            fork = whole.fork(point, OTHER_SEED)
            assert log(fork) == log(whole)[: lines_at(whole, point)]
            assert story(fork) == story(whole)[: events_at(whole, point)]
            assert len(fork.marks) == point
            assert fingerprint(party, fork.table) == fingerprint(party, table_at(whole, point))
            assert at(whole) == before


def test_the_record_of_a_fork_verifies(party: Party) -> None:
    for whole in matches(party, GAMES):
        for point in points(whole, 3):
            fork = go_on(whole.fork(point, OTHER_SEED), seeded(point))
            assert verify(parse(write(fork)), party.game).table == fork.table


def test_a_fork_with_the_same_seed_and_the_same_choices_is_the_same_game(party: Party) -> None:
    for whole in matches(party, GAMES):
        for point in points(whole, POINTS):
            fork = whole.fork(point, whole.seed)
            play(fork, decisions(whole)[point:])
            assert at(fork) == at(whole)


def test_a_fork_can_be_played_and_taken_back_across_the_point_it_came_from(party: Party) -> None:
    whole = matches(party, GAMES)[0]
    middle = len(whole.marks) // 2
    fork = whole.fork(middle, OTHER_SEED)
    fork.undo(min(3, middle))
    assert log(fork) == log(whole)[: lines_at(whole, len(fork.marks))]
    play(fork, decisions(whole)[len(fork.marks) : len(fork.marks) + 1])
    assert len(fork.marks) == max(0, middle - 3) + 1


def test_a_game_dealt_anew_is_the_same_to_its_seat_and_can_be_recorded(party: Party) -> None:
    for number, whole in enumerate(matches(party, GAMES)):
        for point in points(whole, POINTS):
            if table_at(whole, point).over:
                continue
            match = whole.fork(point, None)
            seat = number % party.seats
            known = known_to(match, seat)
            match.deal_anew(seat)
            assert known_to(match, seat) == known
            go_on(match, seeded(point), 30)
            again = verify(parse(write(match)), party.game)
            assert log(again) == log(match)
            assert again.table == match.table


def known_to(match: Match, seat: int) -> dict[str, object]:
    """What a seat sees, but for what others have answered in secret: that they have to do again."""
    view = match.game.knowing.view(match.table, seat)
    return {name: value for name, value in view.items() if name not in ("laid", "waiting")}
