"""How many ways lead from a position, and to how many different positions: like perft in chess.

From a fixed seed every option is followed, decision by decision; where several seats are asked at once, the lowest
seat answers first. The numbers of the first decisions can be found by hand and are; the deeper ones are recorded.
"""

from functools import cache
from math import prod

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.table import Table
from tests.conformance.support import Party, fingerprint, options, pick, positions, random_match

DEPTH = 3
STARTS = ((1, 0), (3, 25), (4, 70))  # seed, and how many random decisions come first
ORDERS = {"games": 4, "every": 11, "after_secret": 0, "first_seed": 40, "most": 200}

# (ways, positions) after 1, 2 and 3 decisions from each start. They guard against unintended change: whoever changes
# the rules or the content on purpose puts in the numbers that the failing test shows.
EXPECTED: dict[str, list[list[tuple[int, int]]]] = {
    "bloodborne-3": [
        [(5, 5), (25, 25), (125, 125)],
        [(3, 3), (9, 9), (36, 36)],
        [(3, 3), (15, 15), (41, 41)],
    ],
    "bloodborne-4": [
        [(5, 5), (25, 25), (125, 125)],
        [(6, 6), (30, 30), (180, 180)],
        [(3, 3), (18, 18), (87, 87)],
    ],
    "bloodborne-5": [
        [(5, 5), (25, 25), (125, 125)],
        [(1, 1), (2, 2), (12, 12)],
        [(5, 5), (29, 29), (125, 121)],
    ],
    "bluthelden-2": [
        [(64, 64), (4096, 3072), (8192, 6144)],
        [(5, 5), (10, 10), (10, 10)],
        [(1, 1), (2, 2), (4, 4)],
    ],
}


def follow(table: Table) -> list[Table]:
    """All tables after the next decision."""
    if table.over:
        return []
    seat = waiting_seats(table)[0]
    found = []
    for option in options(table, seat):
        twin = table.copy()
        twin.answer(seat, option)
        found.append(twin)
    return found


def levels(table: Table) -> list[list[Table]]:
    """All tables after 1, 2, ... decisions, one for each way there."""
    found = [follow(table)]
    while len(found) < DEPTH:
        found.append([later for earlier in found[-1] for later in follow(earlier)])
    return found


@cache
def count(party: Party, seed: int, before: int) -> list[tuple[int, int]]:
    table = random_match(party, seed, {}, before).table
    return [(len(level), len({fingerprint(party, each) for each in level})) for level in levels(table)]


def test_the_ways_through_secret_choices_are_the_product_of_what_each_seat_may_choose(party: Party) -> None:
    """Derived by hand: while seats choose in secret and at once, nothing happens in between, so every row of answers
    is a position of its own. With hands of 5 different cards: 5 positions after one answer, 5 * 5 after two. Only
    the last answer turns the cards over, and then different choices may come to the same."""
    for seed, before in STARTS:
        table = random_match(party, seed, {}, before).table
        asked = [len(options(table, seat)) for seat in waiting_seats(table)]
        for depth, (ways, places) in enumerate(count(party, seed, before), 1):
            if depth <= len(asked):
                assert ways == prod(asked[:depth])
            if depth < len(asked):
                assert places == prod(asked[:depth])
            assert places <= ways


def test_all_seats_of_a_new_game_have_the_same_choices(party: Party) -> None:
    """So that the first numbers are powers of one number, if all are asked at once."""
    table = party.game.new(party.seats, seed=1)
    asked = [options(table, seat) for seat in waiting_seats(table)]
    if len(asked) == party.seats:
        assert count(party, 1, 0)[0] == (len(asked[0]), len(asked[0]))


def test_the_counts_are_as_recorded(party: Party) -> None:
    found = [count(party, seed, before) for seed, before in STARTS]
    assert party.name in EXPECTED, f"record the counts of {party.name}: {found}"
    assert found == EXPECTED[party.name]


def test_it_makes_no_difference_in_which_order_secret_answers_come_in(party: Party) -> None:
    chance = seeded(2)
    compared = 0
    for table in positions(party, **ORDERS):
        answers = [(seat, pick(chance, options(table, seat))) for seat in waiting_seats(table)]
        first, second = table.copy(), table.copy()
        for seat, option in answers:
            first.answer(seat, option)
        for seat, option in reversed(answers):
            second.answer(seat, option)
        assert first.key() == second.key()
        compared += len(answers) > 1
    assert compared
