"""The numbers of places and options, their names, and the weights that go by them."""

import pytest

from nachtspiel.games.bluthelden import terms
from nachtspiel.games.bluthelden.terms import back_row, place_of
from nachtspiel.games.bluthelden.vocabulary import place_in, place_name
from nachtspiel.games.bluthelden.weights import Weights, gains_of, lean_names, read_weights, worth_names
from tests.games.bluthelden.kit import GAME, weights_of

BOX = GAME.box

# The first and the last place of each kind: number, name, zone, lane.
PLACES = [
    (0, "war-left-1", terms.IN_WAR, 0), (2, "war-left-3", terms.IN_WAR, 0), (3, "war-middle-1", terms.IN_WAR, 1),
    (8, "war-right-3", terms.IN_WAR, 2), (9, "safety-left-1", terms.IN_SAFETY, 0),
    (13, "safety-middle-2", terms.IN_SAFETY, 1), (17, "safety-right-3", terms.IN_SAFETY, 2),
    (18, "barrier-left", terms.IN_WAR, 0), (20, "barrier-right", terms.IN_WAR, 2),
    (21, "resource-left", terms.AT_RESOURCES, 0), (23, "resource-right", terms.AT_RESOURCES, 2),
    (24, "sovereign", terms.AT_SOVEREIGN, -1), (25, "rune", terms.AT_RUNE, -1), (26, "advisor", terms.AT_ADVISOR, -1),
    (27, "hidden-left-1", terms.HIDDEN, 0), (31, "hidden-middle-2", terms.HIDDEN, 1),
    (35, "hidden-right-3", terms.HIDDEN, 2), (36, "area-1", terms.IN_AREA, -1), (135, "area-100", terms.IN_AREA, -1),
    (136, "training-1", terms.ATTACHED, -1), (199, "training-64", terms.ATTACHED, -1),
]  # fmt: skip


@pytest.mark.parametrize(("number", "name", "zone", "lane"), PLACES)
def test_a_place_has_its_name_its_zone_and_its_lane(number: int, name: str, zone: int, lane: int) -> None:
    assert place_name(number) == f"1-{name}"
    assert place_name(200 + number) == f"2-{name}"
    assert (terms._zone(number), terms._lane(number)) == (zone, lane)
    assert terms.ZONE_OF[number] == terms.ZONE_OF[200 + number] == zone
    assert terms.LANE_OF[number] == terms.LANE_OF[200 + number] == lane
    assert back_row(number) == back_row(200 + number) == (name in ("safety-left-1", "safety-middle-2"))


def test_slots_are_counted_by_seat_lane_and_index() -> None:
    assert place_of(0, terms.WAR, 0, 0) == 0
    assert place_name(place_of(1, terms.WAR, 2, 1)) == "2-war-right-2"
    assert place_name(place_of(0, terms.SAFETY, 1, 2)) == "1-safety-middle-3"
    assert place_name(place_of(1, terms.HIDEOUTS, 1, 0)) == "2-hidden-middle-1"
    rows = [place_of(seat, terms.SAFETY, lane, slot) for seat in (0, 1) for lane in range(3) for slot in (0, 1)]
    assert [place for place in range(400) if back_row(place)] == rows


LAST = len(BOX.cards) - 1


@pytest.mark.parametrize(
    ("option", "name"),
    [
        (0, "barabas_ulfaran"), (LAST, "rulebook"), (LAST + 1, f"option {LAST + 1}"), (999, "option 999"),
        (1000, "hide barabas_ulfaran"), (1000 + LAST, "hide rulebook"), (1001 + LAST, f"option {1001 + LAST}"),
        (1999, "option 1999"), (2000, "use 1-war-left-1 1"), (2007, "use 1-war-left-1 8"),
        (2008, "use 1-war-left-2 1"), (5199, "use 2-training-64 8"), (5200, "move 1-war-left-1"),
        (5599, "move 2-training-64"), (5600, "1-war-left-1"), (5999, "2-training-64"), (6000, "left"), (6002, "right"),
        (6003, "option 6003"), (6009, "option 6009"), (6010, "mode 1"), (6019, "mode 10"), (6020, "chain 1"),
        (6119, "chain 100"), (6120, "trigger 1"), (6299, "trigger 180"), (6300, "mulligan none"),
        (6301, "mulligan 1"), (6302, "mulligan 2"), (6300 + 0b101010, "mulligan 2 4 6"),
        (6363, "mulligan 1 2 3 4 5 6"), (6364, "option 6364"), (6400, "pass"), (6417, "concede"),
        (6418, "option 6418"), (-1, "option -1"),
    ],
)  # fmt: skip
def test_an_option_has_its_name(option: int, name: str) -> None:
    meant = GAME.naming.options.read(option)
    assert GAME.naming.option_name(option) == meant.name == name
    assert (meant.kind == "") == name.startswith("option ")
    assert place_in(option) == (meant.part("place") if meant.kind == "place" else -1)


def test_every_option_is_found_by_its_name() -> None:
    numbers = GAME.naming.options.numbers
    cards = LAST + 1
    assert len(numbers) == 18 + 2 * cards + 3200 + 400 + 400 + 3 + 10 + 100 + 180 + 64
    assert all(GAME.naming.option_name(option) == name for name, option in numbers.items())
    assert (numbers["barabas_ulfaran"], numbers["hide barabas_ulfaran"]) == (0, 1000)
    assert (numbers["rulebook"], numbers["hide rulebook"]) == (LAST, 1000 + LAST)
    ends = {"use 2-training-64 8": 5199, "move 2-training-64": 5599, "2-training-64": 5999, "right": 6002}
    ends |= {"mode 10": 6019, "chain 100": 6119, "trigger 180": 6299, "mulligan 1 2 3 4 5 6": 6363, "concede": 6417}
    assert {name: numbers[name] for name in ends} == ends


# ---------------------------------------------------------------- weights


def test_the_names_of_the_weights_follow_each_other() -> None:
    cards = [card.key for card in BOX.cards]
    worth = worth_names(BOX)
    assert (worth[0], worth[1], worth[35]) == ("worth.lp", "worth.lp_low", "worth.poisoned")
    assert worth[36:] == [f"owned.{key}" for key in cards]
    lean = lean_names(BOX)
    assert (lean[0], lean[93]) == ("lean.pass_main", "lean.asp_trinket")
    assert lean[94 : 94 + 3 * len(cards)] == [f"{role}.{key}" for role in ("play", "keep", "aim") for key in cards]
    assert lean[94 + 3 * len(cards) :] == [f"use.{key}_{place}" for key in cards for place in (1, 2, 3, 4, 5)]


def test_each_weight_is_read_to_its_place() -> None:
    text = (
        "[worth]\nlp = 1\npoisoned = 2.5\n[owned]\nvalara_ulfaran = 3\nwatch_dog = 4\n[lean]\npass_main = 5\n"
        "asp_trinket = 6\n[play]\nbarabas_ulfaran = 7\n[keep]\nwatch_dog = 8\n[aim]\nwatch_dog = 9\n"
        "[use]\nwatch_dog_5 = 10\n[nobody]\nat_all = 11\n"
    )
    weights = read_weights(BOX, text)
    cards, dog, valara = len(BOX.cards), BOX.numbers["watch_dog"], BOX.numbers["valara_ulfaran"]
    assert (len(weights.worth), len(weights.owned), len(weights.lean)) == (36, cards, 94 + 8 * cards)
    assert {i: value for i, value in enumerate(weights.worth) if value} == {0: 1, 35: 2.5}
    assert {i: value for i, value in enumerate(weights.owned) if value} == {valara: 3, dog: 4}
    assert {i: value for i, value in enumerate(weights.lean) if value} == {
        0: 5, 93: 6, 94: 7, 94 + cards + dog: 8, 94 + 2 * cards + dog: 9, 94 + 3 * cards + 5 * dog + 4: 10,
    }  # fmt: skip
    assert weights.cards == cards


@pytest.mark.parametrize("key", ["barabas_ulfaran", "sirunian_seehoff", "sovereigns_rune"])
def test_whose_deck_it_is_weighs_nothing(key: str) -> None:
    """The fit weighs it, so that the other cards of a deck are weighed for themselves; positions are judged without."""
    weights = read_weights(BOX, f"[owned]\n{key} = 3\nwatch_dog = 4\n")
    assert weights.owned[BOX.numbers[key]] == 0
    assert weights.owned[BOX.numbers["watch_dog"]] == 4


def test_the_fitted_weights_are_those_of_the_file() -> None:
    weights = read_weights(BOX)
    assert weights.lean != [0.0] * len(weights.lean)
    assert (weights.worth, weights.owned, weights.lean) == (
        weights_of(GAME).worth, weights_of(GAME).owned, weights_of(GAME).lean,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("fertile_field", [0]), ("watch_dog", []), ("burial_chamber", [0]), ("shadow_summoner", [1]),
        ("young_blacksmith", [0]), ("medica", []),
    ],
)  # fmt: skip
def test_which_abilities_bring_astral_points(card: str, places: list[int]) -> None:
    number = BOX.numbers[card]
    expected = [place in places for place in range(5)]
    assert gains_of(BOX.cards[number]) == expected
    weights = Weights([], [], [], BOX)
    assert weights.gains[5 * number : 5 * number + 5] == expected
    assert len(weights.gains) == 5 * len(BOX.cards)
