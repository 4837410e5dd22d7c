"""One crowded table for all cards of the four decks that choose somebody: tokens, the turned, Advisors, walls, both
zones and both sides are there, and whoever is offered stands in the table below."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

TILLION = "magister_tillion_of_weidenheim"
CROWD: dict[str, Any] = {
    "war-left-1": "ranger", "war-left-2": "creeper_plant", "safety-left-1": {"card": "ranger", "turned": True},
    "war-middle-1": {"card": "ranger", "trainings": ["sacred_talisman"]}, "barrier-middle": "palisades_wall",
    "war-right-1": "merciless_warrior", "advisor": TILLION, "area-1": "banner_of_wisdom", "area-2": "earthquake",
    "resource-left": "shaman_tent", "resource-middle": "fertile_field",
}  # fmt: skip

# The enemy's Merciless Warrior cannot be chosen (BH-D133).
THIS_LANE = ["war-left-1", "war-left-2", "safety-left-1"]
FOES = [f"foe-{place}" for place in (*THIS_LANE, "war-middle-1", "barrier-middle")]
OWN = [f"me-{place}" for place in (*THIS_LANE, "war-middle-1", "barrier-middle", "war-right-1")]
FIGHTERS = [*FOES, *OWN]
ADVISORS = ["foe-advisor", "me-advisor"]
FOES_HERE = [f"foe-{place}" for place in THIS_LANE]
OWN_HERE = [f"me-{place}" for place in THIS_LANE]
THINGS = [f"{side}-{place}" for side in ("foe", "me") for place in ("area-1", "area-2", "training-1")]
SOVEREIGNS = ["foe-sovereign", "me-sovereign"]
LANES = ["left", "middle", "right"]

CHOICES: list[tuple[str, str, str, list[str]]] = [
    # where it lies, or "" for a card of the hand; what is chosen to play or use it; who is offered
    ("black", "", "use me-sovereign 3", [*FIGHTERS, *ADVISORS]),
    ("black", "area-3 blood_chalice", "use me-area-3 1", ["done", *FIGHTERS]),
    ("black", "resource-right poison_cellar", "use me-resource-right 2", FIGHTERS),
    ("black", "", "cruel_drill", OWN),
    ("black", "", "prison", ["foe-safety-left-1"]),
    ("black", "", "blood, mode 2", OWN),
    ("black", "", "exodus", [*FIGHTERS, *ADVISORS]),
    ("black", "", "poisoned_blood", FIGHTERS),
    ("black", "", "visitation_of_the_plague", ["done", *LANES]),
    ("green", "safety-right-1 drumin_the_druid", "use me-safety-right-1 1", [*OWN, "me-safety-right-1"]),
    ("green", "area-3 totem_of_the_grove", "use me-area-3 1", ["done", *OWN]),
    ("green", "", "elvish_armor", OWN),
    ("green", "", "strength", OWN),
    ("green", "", "hunters_eye", OWN),
    ("green", "", "peace_of_mind", LANES),
    ("green", "", "hornets_rage", ["done", *FIGHTERS]),
    ("green", "war-left-3 centaur", "use me-war-left-3 7", ["me-war-left-1", "me-war-left-2"]),
    ("green", "advisor ulfred_brigbuck_the_wise", "use me-advisor 2", LANES),
    ("orange", "safety-right-1 medium", "use me-safety-right-1 2", SOVEREIGNS),
    (
        "orange", "safety-left-2 mistheart_the_ghost_shaman", "use me-safety-left-2 1",
        [*FOES_HERE, *OWN_HERE, "me-safety-left-2"],
    ),
    ("orange", "", "drums_of_the_jungle", FIGHTERS),
    ("orange", "", "pipe_of_peace", FOES),
    ("orange", "", "herbal_decoction", [*FIGHTERS, *ADVISORS]),
    ("orange", "", "purple_smoke", ["done", *FIGHTERS]),
    ("orange", "", "cold_breath_of_the_dead", [*FIGHTERS, *ADVISORS]),
    ("orange", "", "offspring", [*FIGHTERS, *ADVISORS]),
    ("orange", "", "strings_of_the_spirits", FOES),
    ("orange", "advisor erojo_warden_of_the_beyond", "use me-advisor 1", LANES),
    ("white", "", "use me-sovereign 3", FIGHTERS),
    ("white", "safety-left-2 medica", "use me-safety-left-2 1", [*FOES_HERE, *OWN_HERE, "me-safety-left-2"]),
    ("white", "safety-left-2 medica", "use me-safety-left-2 2", [*FOES_HERE, *OWN_HERE, "me-safety-left-2"]),
    ("white", "area-3 charm_of_wards", "use me-area-3 1", OWN),
    ("white", "area-3 healing_vessel", "use me-area-3 1", FIGHTERS),
    (
        "white", "war-middle-2 warrior_of_the_shieldwall", "use me-war-middle-2 7",
        ["me-barrier-middle", "me-war-middle-1"],
    ),
    ("white", "", "sacred_talisman", OWN),
    ("white", "", "blade_of_the_ancients", OWN),
    ("white", "", "exile", [*FIGHTERS, *ADVISORS]),
    ("white", "", "light_of_retribution", FIGHTERS),
    ("white", "", "ban", [*FIGHTERS, *ADVISORS, *THINGS]),
    ("white", "", "magic_missile", ["done", *FIGHTERS]),
]  # fmt: skip


def crowd(seat: int, deck: str, more: dict[str, Any], **fields: Any) -> Board:
    mine = {"asp": 9, "shadows": {"right": 3}, "pieces": CROWD | more} | fields
    return Board(seat, mine, {"pieces": CROWD}, deck=deck, other="white")


@BOTH_SIDES
@pytest.mark.rule("BH-10.01", "BH-10.04", "BH-D64", "BH-D133")
@pytest.mark.parametrize(("deck", "lying", "choices", "offered"), CHOICES)
def test_who_may_be_chosen(seat: int, deck: str, lying: str, choices: str, offered: list[str]) -> None:
    place, _, key = lying.partition(" ")
    first = choices.split(", ")[0]
    b = crowd(seat, deck, {place: key} if place else {}, hand=[] if first.startswith("use") else [first])
    b.does(*choices.split(", "))
    assert b.asked("Anna") == "target"
    assert b.offered("Anna") == sorted(offered)
    for choice in ("foe-war-right-1", "me-resource-left", "foe-rune"):
        if choice not in offered:
            assert b.refused("Anna", choice) == ("BH-4.08" if "left" in offered else "BH-7.12")


@BOTH_SIDES
@pytest.mark.rule("BH-D30", "BH-D133")
def test_whom_buragaor_may_hurt(seat: int) -> None:
    b = crowd(seat, "black", {"safety-right-1": "buragaor_flying_demon"})
    assert b.asked("Anna") == "target"
    assert b.offered("Anna") == sorted([*OWN, "me-sovereign"])  # neither itself nor the Advisor


@BOTH_SIDES
@pytest.mark.rule("BH-D131", "BH-11.12")
@pytest.mark.parametrize("maker", ["elvish_armor", "growth"])
def test_who_may_listen_to_the_song(seat: int, maker: str) -> None:
    """Any own Training, also a token, lets any own fighter move."""
    more = {"area-3": "song_of_the_glade", "safety-right-1": "drumin_the_druid"}
    b = crowd(seat, "green", more, hand=["elvish_armor"])
    b.does_and("elvish_armor" if maker == "elvish_armor" else "use me-safety-right-1 1", "me-war-left-1")
    assert maker in b.trainings("me-war-left-1")
    assert b.asked("Anna") == "target"
    assert b.offered("Anna") == sorted([*OWN, "me-safety-right-1"])


@BOTH_SIDES
@pytest.mark.rule("BH-D123", "BH-D126")
@pytest.mark.parametrize(("lane", "offered"), [("left", FOES_HERE), ("middle", FOES[3:]), ("right", [])])
def test_whom_the_ring_of_ghosts_may_frighten(seat: int, lane: str, offered: list[str]) -> None:
    b = crowd(seat, "orange", {"area-3": "ring_of_ghosts"})
    b.does_and("use me-sovereign 2")
    b.does(lane)
    if offered:
        assert b.asked("Anna") == "target"
        assert b.offered("Anna") == sorted(offered)
    else:
        assert b.ready == "Anna"  # there is only the Merciless Warrior


@BOTH_SIDES
@pytest.mark.rule("BH-13.31", "BH-D133")
def test_who_may_rise_in_the_arena(seat: int) -> None:
    risers = {"safety-right-1": {"card": "nascent_necromancer", "turned": True}, "safety-right-2": "mutant_demon"}
    b = Board(
        seat, {"asp": 1, "pieces": CROWD | risers | {"resource-right": "arena_training"}}, {"pieces": CROWD | risers}
    )
    b.does("use me-resource-right 2")
    assert b.offered("Anna") == ["me-safety-right-1", "me-safety-right-2"]  # tokens rise, too


@BOTH_SIDES
@pytest.mark.rule("BH-D70", "BH-D133")
def test_who_may_be_enchanted(seat: int) -> None:
    moths = {"safety-right-1": "spectral_moth", "safety-right-2": {"card": "acolyte_of_the_swarm", "turned": True}}
    mine = {"asp": 3, "hand": ["ethereal_enchantment"], "pieces": CROWD | moths}
    b = Board(seat, mine, {"pieces": CROWD | moths}, deck="orange", other="white")
    b.does("ethereal_enchantment")
    assert b.offered("Anna") == ["me-safety-right-1", "me-safety-right-2"]
