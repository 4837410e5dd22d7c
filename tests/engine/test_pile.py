"""Face-down piles: what is unknown has no order, what somebody has seen has its place and its witnesses."""

from collections import Counter

import pytest

from nachtspiel.engine.chance import Chance, seeded
from nachtspiel.engine.pile import Pile, knows
from nachtspiel.engine.table import NOBODY, Event, Listener, Table


class Fate(Listener):
    """Lays down the outcomes, and writes down what chance was asked for."""

    def __init__(self, *outcomes: int) -> None:
        self.outcomes = list(outcomes)
        self.asked: list[tuple[str, list[int]]] = []

    def chanced(self, purpose: str, drawn: int, choices: list[int]) -> int:
        self.asked.append((purpose, list(choices)))
        return self.outcomes.pop(0) if self.outcomes else drawn

    def told(self, event: Event) -> None:
        raise AssertionError("a pile says nothing")


def a_table(seed: int = 0, *outcomes: int) -> Table:
    table = Table(3, seeded(seed))
    if outcomes:
        table.listener = Fate(*outcomes)
    return table


def places(pile: Pile) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
    return (pile.bag, pile.top, pile.top_seen, pile.bottom, pile.bottom_seen)


# ---------------------------------------------------------------- knowing


@pytest.mark.parametrize(
    ("mask", "known"),
    [(0b000, []), (0b001, [0]), (0b010, [1]), (0b100, [2]), (0b101, [0, 2]), (0b111, [0, 1, 2])],
)
def test_a_seat_knows_what_its_bit_says_and_spectators_know_nothing(mask: int, known: list[int]) -> None:
    assert [seat for seat in (NOBODY, 0, 1, 2) if knows(mask, seat)] == known


# ---------------------------------------------------------------- drawing


def test_drawing_empties_the_bag_card_by_card_and_never_twice_the_same() -> None:
    pile = Pile([1, 2, 3, 4])
    table = a_table(7)
    drawn = []
    for left in (4, 3, 2, 1):
        assert (pile.size(), pile.unknown()) == (left, left)
        drawn.append(pile.take(table, "deck"))
    assert sorted(drawn) == [1, 2, 3, 4]
    assert (pile.size(), pile.unknown()) == (0, 0)
    with pytest.raises(IndexError):
        pile.take(table, "deck")


def test_what_is_laid_down_is_drawn_and_chance_may_choose_from_the_whole_bag() -> None:
    table = a_table(0, 5, 2)
    pile = Pile([2, 3, 5])
    assert [pile.take(table, "deck"), pile.take(table, "deck")] == [5, 2]
    assert pile.bag == [3]
    assert isinstance(table.listener, Fate)
    assert table.listener.asked == [("deck", [2, 3, 5]), ("deck", [2, 3])]


@pytest.mark.parametrize("index", range(5))
def test_every_card_of_the_bag_has_the_same_share_of_chance(index: int) -> None:
    """The word of chance just below and at the border between two cards."""
    at = -(-(index << 32) // 5)
    for word, card in ((at, index), (at - 1, index - 1)):
        if word >= 0:
            assert Pile([0, 1, 2, 3, 4]).take(Table(3, Chance(word, 0, 0, 0)), "deck") == card


def test_over_many_seeds_every_order_comes_up_equally_often() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        pile, table = Pile([1, 2, 3]), a_table(seed)
        orders[tuple(pile.take(table, "deck") for _ in range(3))] += 1
    assert len(orders) == 6
    assert all(150 <= count <= 250 for count in orders.values())


# ---------------------------------------------------------------- looking at the next card


def test_a_card_that_was_looked_at_is_the_next_one_and_is_no_longer_unknown() -> None:
    pile = Pile([1, 2, 3])
    table = a_table(0, 2)
    assert pile.peek(table, "deck", 1) == 2
    assert places(pile) == ([1, 3], [2], [0b010], [], [])
    assert (pile.size(), pile.unknown()) == (3, 2)
    assert isinstance(table.listener, Fate)
    assert table.listener.asked == [("deck", [1, 2, 3])]
    assert pile.take(table, "deck") == 2
    assert places(pile) == ([1, 3], [], [], [], [])
    assert len(table.listener.asked) == 1  # it was known: no second stroke of chance


def test_who_looks_at_the_same_card_again_or_later_sees_the_same_and_all_of_them_know_it() -> None:
    pile = Pile([1, 2, 3])
    table = a_table(0, 3)
    assert [pile.peek(table, "deck", seat) for seat in (2, 2, 0)] == [3, 3, 3]
    assert places(pile) == ([1, 2], [3], [0b101], [], [])
    assert pile.size() == 3


def test_a_buried_card_is_drawn_last_and_its_witnesses_still_know_it() -> None:
    pile = Pile([1, 2, 3])
    table = a_table(0, 2, 3, 1)
    pile.peek(table, "deck", 1)
    pile.bury()
    assert places(pile) == ([1, 3], [], [], [2], [0b010])
    assert (pile.size(), pile.unknown()) == (3, 2)
    assert [pile.take(table, "deck") for _ in range(3)] == [3, 1, 2]
    assert places(pile) == ([], [], [], [], [])


def test_of_two_buried_cards_the_one_buried_first_comes_first() -> None:
    pile = Pile([1, 2, 3])
    table = a_table(0, 2, 1, 3)
    pile.peek(table, "deck", 0)
    pile.bury()
    pile.peek(table, "deck", 2)
    pile.bury()
    assert places(pile) == ([3], [], [], [1, 2], [0b100, 0b001])
    assert [pile.take(table, "deck") for _ in range(3)] == [3, 2, 1]
    assert pile.size() == 0


def test_when_only_buried_cards_are_left_looking_turns_to_them() -> None:
    pile = Pile([1, 2])
    table = a_table(0, 2, 1)
    pile.peek(table, "deck", 0)
    pile.bury()
    pile.peek(table, "deck", 1)
    pile.bury()
    assert pile.peek(table, "deck", 2) == 2
    assert places(pile) == ([], [2], [0b101], [1], [0b010])
    assert pile.size() == 2
    pile.bury()
    assert places(pile) == ([], [], [], [2, 1], [0b101, 0b010])
    assert [pile.take(table, "deck"), pile.take(table, "deck")] == [1, 2]


def test_a_known_card_on_top_is_buried_under_the_others() -> None:
    pile = Pile([4])
    pile.top, pile.top_seen = [2, 3], [0b001, 0b010]  # 3 is next
    assert pile.size() == 3
    pile.bury()
    assert places(pile) == ([4], [2], [0b001], [3], [0b010])
    assert [pile.take(a_table(), "deck") for _ in range(3)] == [2, 4, 3]


def test_a_card_put_back_is_unknown_again_and_the_bag_tells_no_order() -> None:
    pile = Pile([1, 4])
    pile.put_back(2)
    assert pile.bag == [1, 2, 4]
    assert pile.unknown() == 3


# ---------------------------------------------------------------- imagining


def known_pile() -> Pile:
    """Seat 0 has seen the next card (7), seat 1 the last one (8); 1 to 6 nobody."""
    pile = Pile([1, 2, 3, 4, 5, 6])
    pile.top, pile.top_seen = [7], [0b001]
    pile.bottom, pile.bottom_seen = [8], [0b010]
    return pile


@pytest.mark.parametrize(
    ("seat", "top", "bottom"), [(0, True, False), (1, False, True), (2, False, False), (-1, False, False)]
)
def test_imagining_keeps_what_a_seat_knows_and_deals_all_else_anew(seat: int, top: bool, bottom: bool) -> None:
    tops, bottoms = set(), set()
    for seed in range(200):
        pile = known_pile()
        pile.imagine(a_table(seed), "deck", seat)
        assert sorted(pile.bag + pile.top + pile.bottom) == [1, 2, 3, 4, 5, 6, 7, 8]
        assert pile.bag == sorted(pile.bag)
        assert (len(pile.bag), len(pile.top), len(pile.bottom)) == (6, 1, 1)
        assert (pile.top_seen, pile.bottom_seen) == ([0b001], [0b010])  # who has looked is open to all
        tops.add(pile.top[0])
        bottoms.add(pile.bottom[0])
    assert tops == ({7} if top else {1, 2, 3, 4, 5, 6, 7, 8} - ({8} if bottom else set()))
    assert bottoms == ({8} if bottom else {1, 2, 3, 4, 5, 6, 7, 8} - ({7} if top else set()))


@pytest.mark.parametrize("seat", [2, NOBODY])
def test_two_piles_that_differ_only_in_what_a_seat_cannot_know_are_imagined_alike(seat: int) -> None:
    one, other = known_pile(), known_pile()
    other.bag, other.top, other.bottom = [1, 3, 4, 5, 7, 8], [2], [6]
    one.imagine(a_table(5), "deck", seat)
    other.imagine(a_table(5), "deck", seat)
    assert one.key() == other.key()


def test_imagining_touches_nothing_and_no_chance_when_a_seat_knows_every_place() -> None:
    pile, table = known_pile(), a_table(3)
    pile.top_seen, pile.bottom_seen = [0b101], [0b110]
    before, chance = pile.key(), table.chance.key()
    pile.imagine(table, "deck", 2)
    assert pile.key() == before
    assert table.chance.key() == chance


def test_cards_imagined_anew_never_land_on_a_place_the_seat_knows() -> None:
    pile = Pile([1])
    pile.top, pile.top_seen = [2, 3], [0b001, 0b010]
    for seed in range(30):
        twin = pile.copy()
        twin.imagine(a_table(seed), "deck", 0)
        assert twin.top[0] == 2
        assert sorted([twin.top[1], *twin.bag]) == [1, 3]


def test_a_known_card_of_number_zero_keeps_its_place_among_strangers() -> None:
    pile = Pile([2, 3, 4])
    pile.top, pile.top_seen = [1, 0], [0b010, 0b001]
    for seed in range(30):
        twin = pile.copy()
        twin.imagine(a_table(seed), "deck", 0)
        assert twin.top[1] == 0
        assert sorted([twin.top[0], *twin.bag]) == [1, 2, 3, 4]


# ---------------------------------------------------------------- copies


def test_a_copy_is_equal_and_lives_its_own_life() -> None:
    pile = known_pile()
    twin = pile.copy()
    assert twin.key() == pile.key() == ((1, 2, 3, 4, 5, 6), (7,), (1,), (8,), (2,))
    before = pile.key()
    table = a_table(1)
    twin.peek(table, "deck", 2)
    twin.bury()
    twin.peek(table, "deck", 2)
    twin.put_back(9)
    for _ in range(twin.size()):
        twin.take(table, "deck")
    assert pile.key() == before
    assert twin.size() == 0


@pytest.mark.parametrize("place", ["bag", "top", "top_seen", "bottom", "bottom_seen"])
def test_piles_that_differ_in_any_place_have_different_keys(place: str) -> None:
    pile, other = known_pile(), known_pile()
    getattr(other, place)[0] += 3
    assert other.key() != pile.key()
    assert known_pile().key() == pile.key()
