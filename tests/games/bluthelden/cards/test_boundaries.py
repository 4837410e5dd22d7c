"""For every card of the four decks: its price to the last ASP, its level, and the magic value that its Resistance
withstands, all taken from what is written down in the golden texts."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.cards.printed import PRINTED
from tests.games.bluthelden.cards.test_every_card import keys_of_the_decks
from tests.games.bluthelden.cards.test_who_may_be_chosen import CROWD

CARDS = [(key, PRINTED[key]) for key in keys_of_the_decks()]
PRICES = [(card["colour"], key, int(card["asp"])) for key, card in CARDS if "asp" in card]
LEVEL_2 = [(hue, key, asp) for hue, key, asp in PRICES if PRINTED[key].get("level") == "2"]
FIGHTERS = [(key, int(card["resistance"])) for key, card in CARDS if card["type"] == "character"]


def ready_for(seat: int, hue: str, key: str, asp: int, resource: str) -> Board:
    """A table where nothing but ASP and level can be missing."""
    pieces: dict[str, Any] = CROWD | {"safety-middle-1": "spectral_moth", "resource-left": resource}
    del pieces["advisor"]
    mine = {"asp": asp, "hand": [key], "pieces": pieces}
    return Board(seat, mine, {"pieces": CROWD}, deck="black" if hue == "grey" else hue, other="white")


@BOTH_SIDES
@pytest.mark.rule("BH-7.10", "BH-7.02")
@pytest.mark.parametrize(("hue", "key", "asp"), PRICES)
def test_what_a_card_costs(seat: int, hue: str, key: str, asp: int) -> None:
    assert ready_for(seat, hue, key, asp, "shaman_tent").can(key)
    b = ready_for(seat, hue, key, asp - 1, "shaman_tent")
    assert not b.can(key)
    assert b.refused("Anna", key) == "BH-7.10"


@BOTH_SIDES
@pytest.mark.rule("BH-10.20", "BH-10.21")
@pytest.mark.parametrize(("hue", "key", "asp"), LEVEL_2)
def test_level_2_needs_a_level_2_resource(seat: int, hue: str, key: str, asp: int) -> None:
    assert ready_for(seat, hue, key, asp, "the_two_rivers").can(key)
    assert ready_for(seat, hue, key, asp, "fertile_field").refused("Anna", key) == "BH-10.21"


@BOTH_SIDES
@pytest.mark.rule("BH-11.05", "BH-D66")
@pytest.mark.parametrize(("key", "resistance"), FIGHTERS)
def test_what_a_character_withstands(seat: int, key: str, resistance: int) -> None:
    """A magic value as high as its Resistance reaches it, one less does not; on its own side, too."""
    for magic, spell in ((3, "light_of_retribution"), (4, "magic_missile"), (5, "hornets_rage")):
        place = "barrier-left" if key == "palisades_wall" else "war-left-1"
        who = {"card": key, "counters": {"plus": 3}}
        deck = "green" if spell == "hornets_rage" else "white"
        mine = {"asp": 6, "hand": [spell], "pieces": {place: who}}
        for side in ("foe", "me"):
            b = Board(seat, mine, {"pieces": {place: who}}, deck=deck, other="green", phase="end")
            b.does(spell, f"{side}-{place}", *([] if magic == 3 else ["done"]))
            b.resolve()
            assert (b.value(f"{side}-{place}", "damage") > 0) is (resistance <= magic)
            assert b.ready == "Anna"
