"""Random games end, and until then somebody always has something to choose."""

import pytest

from nachtspiel.engine.asking import GROUP
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.game import waiting_seats, winners
from nachtspiel.engine.match import Match
from nachtspiel.engine.playout import play_on
from nachtspiel.engine.table import Table
from tests.conformance.support import (
    MOST_DECISIONS,
    PARTIES,
    Party,
    fits,
    matches,
    points,
    random_answer,
    random_match,
    setting_values,
    table_at,
)

GAMES = 25  # by the defaults, for each seat count
GAMES_PER_VALUE = 3  # for each value of each setting and each seat count
PLAYOUTS = 5

SETTINGS = [(party, name, value) for party in PARTIES for name, value in setting_values(party.game)]


def check_questions(table: Table) -> None:
    """Whoever is waited for has a question with something to choose, and nobody else has one."""
    waiting = waiting_seats(table)
    assert waiting, "the game is not over, but nobody is asked"
    assert table.waiting >> table.seats == 0, "a seat is waited for that does not exist"
    numbers = [question.number for question in table.questions]
    assert len(set(numbers)) == len(numbers), "two open questions have one number"
    for seat in range(table.seats):
        question = table.question(seat)
        if seat not in waiting:
            assert question is None or question.way == GROUP, "only a proposal may be changed"
            continue
        assert question is not None
        assert question.seat == seat
        assert question.kind
        assert question.options, f"seat {seat} has no option for {question.kind}"
        assert len(set(question.options)) == len(question.options), f"{question.kind} offers an option twice"
        assert all(type(option) is int and option >= 0 for option in question.options)


def check_end(party: Party, table: Table) -> None:
    """A finished game waits for nobody, and everybody has won or lost, with their side, and has a score."""
    assert table.over
    assert table.waiting == 0
    assert table.questions == []
    assert table.agenda == []
    scores, won, sides = party.game.scores(table), party.game.won(table), party.game.sides(party.seats)
    assert len(scores) == len(won) == len(sides) == party.seats
    assert all(type(score) is int for score in scores)
    assert all(len({won[seat] for seat in range(party.seats) if sides[seat] == side}) == 1 for side in sides)
    assert winners(party.game, table) == [seat for seat in range(party.seats) if won[seat]]
    assert sum(party.game.shares(table)[sides.index(side)] for side in set(sides)) == pytest.approx(float(any(won)))
    assert party.game.thinking.chances(table) == pytest.approx(party.game.shares(table))
    if party.game.places(table):
        check_places(party, party.game.places(table), won)


def check_places(party: Party, places: list[int], won: list[bool]) -> None:
    """Where there is a ranking, those who have won are first."""
    assert len(places) == party.seats
    assert all(type(place) is int and 1 <= place <= party.seats for place in places)
    if 1 in places:  # equals share a place, and the places after it stay empty
        assert places == [1 + sum(other < place for other in places) for place in places]
    else:  # everybody has lost
        assert len(set(places)) == 1
    assert won == [place == 1 for place in places]


def play_and_check(party: Party, settings: dict[str, str], seed: int) -> None:
    match = Match(party.game, party.seats, settings, seed)
    chance = seeded(seed + 77)
    asked: set[int] = set()
    while not match.table.over:
        assert len(match.marks) < MOST_DECISIONS, f"seed {seed} with {settings} does not end"
        check_questions(match.table)
        seat, option = random_answer(match.table, chance)
        question = match.table.question(seat)
        assert question is not None
        assert question.number not in asked, "the number of a question is used again"
        asked.add(int(question.number))
        match.answer(seat, option)
    check_end(party, match.table)


def test_random_games_end_and_always_leave_something_to_choose(party: Party) -> None:
    for seed in range(GAMES):
        play_and_check(party, {}, seed)


@pytest.mark.parametrize(
    ("party", "name", "value"), SETTINGS, ids=[f"{party.name}-{name}-{value}" for party, name, value in SETTINGS]
)
def test_random_games_end_with_every_value_of_every_setting(party: Party, name: str, value: str) -> None:
    settings = {name: value}
    if not fits(party, settings):  # a value may be for other seat counts, but not for none
        counts = range(party.game.fewest, party.game.most + 1)
        assert any(fits(Party(party.game, seats), settings) for seats in counts)
        return
    for seed in range(GAMES_PER_VALUE):
        play_and_check(party, settings, seed)


def test_a_game_waits_for_a_decision_or_is_over_as_soon_as_it_is_started(party: Party) -> None:
    table = party.game.new(party.seats, seed=5)
    assert table.over or table.waiting
    assert table.listener is None


def test_a_playout_from_any_point_ends(party: Party) -> None:
    for match in matches(party, PLAYOUTS):
        for point in points(match, 6):
            table = table_at(match, point).copy()
            rest = play_on(table, seeded(point))
            check_end(party, table)
            assert (rest == 0) == (point == len(match.marks))


def test_one_seed_and_the_same_choices_give_one_game_and_another_seed_another(party: Party) -> None:
    first, second, other = (random_match(party, seed, {}) for seed in (3, 3, 4))
    assert first.table.key() == second.table.key()
    assert first.table.key() != other.table.key()
