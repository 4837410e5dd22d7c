"""The numbers of the first decisions can be found by hand and are; the deeper ones are recorded (counting.py)."""

from math import prod

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.game import waiting_seats
from tests.conformance.counting import STARTS, count
from tests.conformance.support import Party, is_secret, options, pick, positions, random_match
from tests.golden import counts

ORDERS = {"games": 4, "every": 11, "after_secret": 0, "first_seed": 40, "most": 200}


def test_the_ways_through_secret_choices_are_the_product_of_what_each_seat_may_choose(party: Party) -> None:
    """Derived by hand: while seats choose in secret and together, nothing happens in between, so every row of answers
    is a position of its own. With hands of 5 different cards: 5 positions after one answer, 5 * 5 after two. Only
    the last answer turns the cards over, and then different choices may come to the same."""
    for seed, before in STARTS:
        table = random_match(party, seed, {}, before).table
        if not is_secret(table):
            continue
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
    assert counts(party).difference() == ""


def test_it_makes_no_difference_in_which_order_secret_answers_come_in(party: Party) -> None:
    chance = seeded(2)
    for table in filter(is_secret, positions(party, **ORDERS)):
        answers = [(seat, pick(chance, options(table, seat))) for seat in waiting_seats(table)]
        first, second = table.copy(), table.copy()
        for seat, option in answers:
            first.answer(seat, option)
        for seat, option in reversed(answers):
            second.answer(seat, option)
        assert first.key() == second.key()
