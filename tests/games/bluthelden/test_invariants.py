"""The watch beside a table: random games with random decks break nothing; what is broken on purpose is found."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from nachtspiel.engine.chance import seeded
from nachtspiel.games.bluthelden import terms
from nachtspiel.games.bluthelden.deck import faults as deck_faults
from nachtspiel.games.bluthelden.state import BLOOD_RUSH, CONTROL, COVER, PREVENT, RETURN, TRIGGER, Item, Lasting, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.vocabulary import CARD, PLACE, PLACE_NAMES
from tests.games.bluthelden.boards import play, random_deck
from tests.games.bluthelden.invariants import OF_THE_BOARD, faults
from tests.games.bluthelden.kit import GAME, Play
from tests.games.bluthelden.sights import OF_KNOWLEDGE
from tests.games.bluthelden.watch import View, Watch, cards_of

GAMES = 40
BOX = GAME.box


@pytest.mark.parametrize("seed", range(1, GAMES + 1))
def test_random_games_with_random_decks_break_nothing(seed: int) -> None:
    played = play(seed)
    assert played.faults == []
    assert played.decisions > 20


@pytest.mark.rule("BH-16.01", "BH-D105", "BH-D106", "BH-D107")
def test_random_decks_are_legal_and_all_cards_come_up() -> None:
    chance = seeded(7)
    seen: set[int] = set()
    for _ in range(200):
        deck = random_deck(chance)
        assert deck_faults(BOX, deck) == []
        seen |= {*deck.spells, *deck.pool, int(deck.sovereign), int(deck.rune)}
    cards = {int(card.number) for card in BOX.cards if not card.token and card.number != BOX.rules}
    assert seen == cards


# ---------------------------------------------------------------- broken on purpose


def watched() -> Watch:
    """A table with something everywhere, Anna has priority: nothing is wrong with it."""
    anna = {
        "asp": 2, "hand": ["ranger", "seed", "tracker"], "graveyard": ["seed"], "banished": ["ranger"],
        "pieces": {
            "war-left-1": {"card": "centaur", "turned": True, "trainings": ["elvish_boots"]}, "war-left-2": "ranger",
            "safety-middle-1": {"card": "forest_dwellers", "bound": True}, "resource-middle": "fertile_field",
            "hidden-right-1": "wild_boar", "area-1": "ring_of_nature", "advisor": "ulfred_brigbuck_the_wise",
            "war-right-1": "creeper_plant",
        },
        "shadows": {"left": 1},
    }  # fmt: skip
    ben = {"hand": ["priest"], "pieces": {"war-left-1": {"card": "medica", "damage": 1, "counters": {"poison": 1},
                                                        "poisoned": 2}}}  # fmt: skip
    play = Play(Anna=anna, Ben=ben, position={"settings": {"deck1": "green", "deck2": "white"}})
    watch = Watch(GAME, play.table)
    for seat in range(2):  # positions are not dealt from a deck
        watch.owned[seat] = Counter(cards_of(watch, seat))
    assert faults(watch) == []
    return watch


def at(table: Duel, place: str) -> Piece:
    found = table.at(PLACE_NAMES.index(place))
    assert found is not None
    return found


def number(key: str) -> int:
    return BOX.numbers[key]


def lasts(kind: int, target: int, a: int = 1, b: int = 0) -> Callable[[Duel], None]:
    """An effect of this kind that lasts on this serial."""

    def broken(table: Duel) -> None:
        table.lasting = [*table.lasting, Lasting(kind, target, a, b, 0, 1)]

    return broken


def waits(**fields: Any) -> Callable[[Duel], None]:
    """A trigger on the chain with these fields."""

    def broken(table: Duel) -> None:
        item = Item(table.serial(), TRIGGER, 0, number("ranger"), 0, 1)
        for name, value in fields.items():
            setattr(item, name, value)
        table.chain = [*table.chain, item]

    return broken


def of(lying: str, **fields: Any) -> Callable[[Duel], None]:
    """What lies there has these fields."""

    def broken(table: Duel) -> None:
        piece = at(table, lying)
        for name, value in fields.items():
            setattr(piece, name, value)

    return broken


def player(**fields: Any) -> Callable[[Duel], None]:
    def broken(table: Duel) -> None:
        for name, value in fields.items():
            setattr(table.players[0], name, value)

    return broken


def has(**fields: Any) -> Callable[[Duel], None]:
    def broken(table: Duel) -> None:
        for name, value in fields.items():
            setattr(table, name, value)

    return broken


def offers(*options: int, kind: str = "priority") -> Callable[[Duel], None]:
    def broken(table: Duel) -> None:
        table.questions[0].options = list(options)
        table.questions[0].kind = kind

    return broken


def twice(table: Duel) -> None:
    twin = at(table, "1-war-left-2").copy()
    twin.serial = table.serial()
    twin.place = PLACE_NAMES.index("1-war-middle-1")
    table.pieces.append(twin)


def mythic_twice(table: Duel) -> None:
    twin = at(table, "1-area-1").copy()
    twin.serial, twin.token = table.serial(), True
    twin.place += 1
    table.pieces.append(twin)


def hand_card(change: Callable[[list[int]], None]) -> Callable[[Duel], None]:
    def broken(table: Duel) -> None:
        change(table.players[0].hand)

    return broken


def gone(place: str) -> Callable[[Duel], None]:
    def broken(table: Duel) -> None:
        table.pieces.remove(at(table, place))

    return broken


def pending(table: Duel) -> None:
    table.pending = [Item(table.serial(), TRIGGER, 0, number("ranger"), 0, 1)]


def shadows(table: Duel) -> None:
    table.shadows[2] = -1


def over(table: Duel) -> None:
    table.over = True


BROKEN: list[tuple[str, Callable[[Duel], None]]] = [
    ("every_card_is_in_one_place", hand_card(lambda hand: hand.append(number("zombie_warrior")))),
    ("every_card_is_in_one_place", hand_card(lambda hand: hand.remove(number("ranger")))),
    ("every_card_is_in_one_place", gone("1-area-1")),
    ("every_card_is_in_one_place", twice),
    ("piles_are_sorted", hand_card(lambda hand: hand.reverse())),
    ("shown_cards_are_in_hand", player(shown=[number("oak_colossus")])),
    ("slots_hold_one", of("1-war-left-2", place=PLACE_NAMES.index("1-war-left-1"))),
    ("permanents_lie_where_they_belong", of("1-area-1", place=PLACE_NAMES.index("1-war-right-2"))),
    ("permanents_lie_where_they_belong", of("1-war-left-2", place=PLACE_NAMES.index("1-barrier-left"))),
    ("permanents_lie_where_they_belong", of("2-war-left-1", place=PLACE_NAMES.index("2-war-left-3"))),
    ("permanents_lie_where_they_belong", of("1-area-1", kind=terms.RITUAL)),
    ("each_side_has_its_government", gone("2-sovereign")),
    ("controllers_have_what_lies_on_their_side", of("1-war-left-2", controller=1)),
    ("controllers_have_what_lies_on_their_side", of("1-area-1", owner=1)),
    ("tokens_are_tokens", of("1-war-right-1", token=False)),
    ("tokens_are_tokens", player(graveyard=[number("creeper_plant")])),
    ("tokens_are_tokens", player(banished=[number("rulebook")])),
    ("points_are_in_bounds", player(lp=31)),
    ("points_are_in_bounds", player(lp=0)),
    ("points_are_in_bounds", player(asp=-1)),
    ("points_are_in_bounds", player(resources=2)),
    ("points_are_in_bounds", player(decked=True)),
    ("points_are_in_bounds", shadows),
    ("permanents_are_in_bounds", of("1-war-left-2", counters=(1, 0))),
    ("permanents_are_in_bounds", of("1-war-left-2", counters=(1, 1, 1, 2))),
    ("permanents_are_in_bounds", of("1-war-left-2", counters=(99, 1))),
    ("permanents_are_in_bounds", of("1-war-left-2", damage=-1)),
    ("permanents_are_in_bounds", of("1-war-left-2", damage=9)),
    ("permanents_are_in_bounds", of("1-area-1", damage=1)),
    ("permanents_are_in_bounds", of("2-war-left-1", poisoned=0)),
    ("permanents_are_in_bounds", of("1-war-left-2", entered=9)),
    ("permanents_are_in_bounds", of("1-war-left-2", power=-1)),
    ("the_table_is_in_bounds", has(active=2)),
    ("the_table_is_in_bounds", has(phase=6)),
    ("the_table_is_in_bounds", has(round=2)),
    ("the_table_is_in_bounds", has(result=1)),
    ("the_table_is_in_bounds", has(questions=[])),
    ("the_table_is_in_bounds", over),
    ("values_follow_from_the_table", of("1-war-left-2", power=7)),
    ("values_follow_from_the_table", of("1-safety-middle-1", used=1 << 7)),
    ("states_agree", of("1-war-left-1", initiative=1)),
    ("states_agree", of("1-war-left-2", bound=True)),
    ("states_agree", of("1-war-left-2", acted=True)),
    ("states_agree", of("1-war-left-2", actions=3)),
    ("hidden_cards_lie_still", of("1-hidden-right-1", card=number("ranger"))),
    ("hidden_cards_lie_still", of("1-hidden-right-1", turned=True)),
    ("hidden_cards_lie_still", of("2-war-left-1", place=PLACE_NAMES.index("2-war-right-1"))),
    ("only_one_of_its_name", mythic_twice),
    ("combat_is_one", has(acting=3)),
    ("combat_is_one", has(attacks=1, blockers=[0, 0])),
    ("the_chain_is_empty_where_it_must_be", pending),
    ("the_chain_is_empty_where_it_must_be", has(priority=1)),
    ("the_chain_is_empty_where_it_must_be", has(window=0)),
    ("the_chain_is_empty_where_it_must_be", has(hits=[0, 1, 1, 0])),
    ("items_are_whole", waits(source=10_000)),
    ("items_are_whole", waits(first=[10_000])),
    ("items_are_whole", waits(seat=2)),
    ("permanents_are_in_order", of("1-war-left-2", serial=1)),
    ("nothing_refers_to_what_has_left", lasts(BLOOD_RUSH, 10_000)),
    ("nothing_refers_to_what_has_left", lasts(PREVENT, 0)),
    ("nothing_refers_to_what_has_left", lasts(COVER, 1, 10_000)),
    ("nothing_refers_to_what_has_left", lasts(CONTROL, 1, 2)),
    ("nothing_refers_to_what_has_left", lasts(RETURN, 0, number("oak_colossus"), 0)),
    ("nothing_refers_to_what_has_left", gone("1-war-left-1")),
    ("nothing_refers_to_what_has_left", of("1-war-left-2", host=1)),
    ("nothing_refers_to_what_has_left", of("1-area-1", captive=number("oak_colossus"))),
    ("options_make_sense", offers(PLACE, PLACE)),
    ("options_make_sense", offers(CARD + number("oak_colossus"))),
    ("options_make_sense", offers(PLACE + PLACE_NAMES.index("1-war-middle-1"), kind="target")),
    ("options_make_sense", offers(PLACE + PLACE_NAMES.index("1-hidden-right-1"), kind="target")),
    ("options_make_sense", offers(PLACE + PLACE_NAMES.index("1-war-left-1"), kind="slot")),
]


@pytest.mark.parametrize(("name", "broken"), BROKEN, ids=[f"{i}-{name}" for i, (name, _) in enumerate(BROKEN)])
def test_what_is_broken_is_found_by_name(name: str, broken: Callable[[Duel], None]) -> None:
    watch = watched()
    broken(watch.table)
    assert name in {fault.partition(":")[0] for fault in faults(watch)}


# ---------------------------------------------------------------- leaks


def leaky(change: Callable[[Duel, dict[str, Any], int], None]) -> View:
    """Views as they are, and something more."""

    def view(table: Duel, seat: int) -> dict[str, Any]:
        found = GAME.knowing.view(table, seat)
        change(table, found, seat)
        return found

    return view


def tells_the_hand(table: Duel, view: dict[str, Any], seat: int) -> None:
    view["players"][0]["hand"] = [BOX.cards[card].key for card in table.players[0].hand]


def tells_the_hidden(table: Duel, view: dict[str, Any], seat: int) -> None:
    for told in view["pieces"]:
        if told["hidden"]:
            told["card"] = "wild_boar"


def tells_a_sum(table: Duel, view: dict[str, Any], seat: int) -> None:
    view["shadows"] = sum(table.players[0].hand)


def tells_too_little(table: Duel, view: dict[str, Any], seat: int) -> None:
    view["players"][1]["lp"] += 1


def tells_other_options(table: Duel, view: dict[str, Any], seat: int) -> None:
    if view["question"]:
        del view["question"]["options"][-1]


LEAKS: list[tuple[str, Callable[[Duel, dict[str, Any], int], None]]] = [
    ("views_agree_with_the_table", tells_the_hand),
    ("views_agree_with_the_table", tells_the_hidden),
    ("views_agree_with_the_table", tells_too_little),
    ("views_agree_with_the_table", tells_other_options),
    ("views_do_not_follow_from_secrets", tells_a_sum),
]


@pytest.mark.rule("BH-D108", "BH-D97")
@pytest.mark.parametrize(("name", "change"), LEAKS)
def test_leaks_are_found_by_name(name: str, change: Callable[[Duel, dict[str, Any], int], None]) -> None:
    watch = watched()
    watch.view = leaky(change)
    watch.table.asked = 1  # the other seat dreams of another hand
    assert name in {fault.partition(":")[0] for fault in faults(watch)}


@pytest.mark.rule("BH-D108")
def test_an_event_that_tells_a_hidden_card_is_found() -> None:
    watch = watched()
    watch.table.tell_seat(0, "BH-2.21", "draws", 0, number("tracker"))
    assert faults(watch) == []
    watch.table.tell("BH-2.21", "draws", 0, number("tracker"))
    assert faults(watch) == ["events_name_only_what_is_known: seat 2 hears of tracker: draws"]
    watch.table.tell("BH-7.13", "plays", 0, number("ranger"))  # one lies open
    assert faults(watch) == []


def test_every_invariant_is_proved() -> None:
    assert {name for name, _ in BROKEN} == {each.__name__ for each in OF_THE_BOARD}
    by_name = {name for name, _ in LEAKS} | {"events_name_only_what_is_known"}
    assert by_name == {each.__name__ for each in OF_KNOWLEDGE}


def test_looking_must_not_change_the_table() -> None:
    watch = watched()

    def moves(table: Duel, view: dict[str, Any], seat: int) -> None:
        table.players[0].asp += 1

    watch.view = leaky(moves)
    assert "looking: has changed the table" in faults(watch)
