"""Published orange cards beyond those of the deck plan; some of them are in the deck."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

TENT = {"resource-left": "shaman_tent"}
SITE = {"resource-left": "sacred_site"}


def board(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="orange", other="white", **more)


def moths(*places: str) -> dict[str, str]:
    return dict.fromkeys(places, "spectral_moth")


@BOTH_SIDES
def test_ghost_of_the_alchemist_weakens(seat: int) -> None:
    mine = {"asp": 3, "hand": ["ghost_of_the_alchemist"], "pieces": SITE}
    b = board(seat, mine, {"pieces": {"war-right-1": "griffin", "advisor": "magister_tillion_of_weidenheim"}})
    b.does_and("ghost_of_the_alchemist", "me-war-left-1")
    assert b.offered("Anna") == ["foe-advisor", "foe-war-right-1", "me-war-left-1"]
    b.does("foe-war-right-1")
    b.resolve()
    assert b.value("foe-war-right-1", "resistance") == 4
    assert b.value("foe-war-right-1", "counters") == {"resistance_down": 1}
    assert b.ready == "Anna"


@BOTH_SIDES
def test_moth_conjurer_needs_no_turning(seat: int) -> None:
    b = board(seat, {"asp": 4, "pieces": {**SITE, "safety-left-1": {"card": "moth_conjurer", "turned": True}}})
    b.does_and("use me-safety-left-1 1")
    b.does("me-war-left-1")
    b.does_and("use me-safety-left-1 1")
    b.does("me-war-left-2")
    assert b.where("spectral_moth") == ["me-war-left-1", "me-war-left-2"]
    assert b.asp("Anna") == 0
    assert not b.can("use me-safety-left-1 1")
    assert b.ready == "Anna"


@BOTH_SIDES
def test_soul_of_confusion(seat: int) -> None:
    pieces = {
        "war-left-1": "soul_of_confusion",
        **moths("safety-left-1", "safety-left-2"),
        "safety-left-3": "moth_conjurer",
    }
    few = board(seat, {"pieces": pieces}, {"pieces": {"war-left-1": "griffin"}})
    assert not few.can("use me-war-left-1 1")  # a Conjurer is a Moth, but no token
    pieces |= {**moths("war-left-2"), "safety-right-1": "falcon"}
    theirs = {"war-left-1": "griffin", "advisor": "magister_tillion_of_weidenheim"}
    b = board(seat, {"pieces": pieces}, {"pieces": theirs})
    b.does("use me-war-left-1 1")
    assert "foe-advisor" not in b.offered("Anna")
    b.does("foe-war-left-1", "me-safety-left-1", "me-safety-left-2")
    assert b.offered("Anna") == ["me-war-left-2"]  # not the Falcon, which is no Moth
    b.does("me-war-left-2")
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.where("spectral_moth") == []
    assert b.value("me-war-left-1", "turned") is True
    b.pass_to("combat")
    b.fight()
    b.foe("nothing")
    b.pass_to("end")
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 1  # Madness
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
def test_tribal_witch_makes_ghosts(seat: int) -> None:
    pieces = {**SITE, "safety-left-1": "tribal_witch", **moths("war-left-1")}
    b = board(seat, {"asp": 4, "shadows": {"right": 1}, "pieces": pieces})
    b.does("use me-safety-left-1 1")
    assert b.offered("Anna") == ["me-war-left-1"]  # a Moth
    b.does_and("me-war-left-1")
    b.does("me-war-left-1")
    b.does("use me-safety-left-1 2", "right")
    assert b.shadows("Anna") == [0, 0, 0]
    b.resolve()
    b.does("me-war-left-2")
    assert b.where("ghost") == ["me-war-left-1", "me-war-left-2"]
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
def test_cocoon(seat: int) -> None:
    b = board(seat, {"pieces": {**SITE, "area-1": "cocoon"}})
    b.does_and("use me-area-1 1")
    b.does("me-war-left-1")
    assert b.where("spectral_moth") == ["me-war-left-1"]
    assert not b.can("use me-area-1 1")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D132")
def test_mirror_of_the_past(seat: int) -> None:
    places = ("safety-left-1", "safety-left-2", "safety-left-3")
    mine = {"pieces": {"area-1": "mirror_of_the_past", **moths(*places), "war-left-1": "medium"}}
    b = board(
        seat, mine, {"asp": 2, "hand": ["light_of_retribution"], "pieces": {"war-left-1": "medica"}}, phase="main2"
    )
    b.foe("light_of_retribution", "me-war-left-1")
    b.passes("Ben")
    b.does("use me-area-1 1", "chain 1")
    assert b.offered("Anna") == [f"me-{place}" for place in places]  # not the Medium
    b.does(*[f"me-{place}" for place in places])
    assert b.value("me-area-1", "turned") is True
    b.resolve()
    b.does("foe-war-left-1")
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 1
    storm = {"asp": 4, "hand": ["magic_missile"]}
    b = board(seat, mine, storm, phase="main2")
    b.foe("magic_missile", "me-war-left-1", "me-safety-left-1")
    b.passes("Ben")
    assert not b.can("use me-area-1 1")  # two targets
    b = board(seat, {**mine, "asp": 3, "hand": ["herbal_decoction"]})
    b.does("herbal_decoction", "me-war-left-1")
    assert not b.can("use me-area-1 1")  # her own Spell
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D103", "BH-D133")
def test_oblation_lets_the_enemy_choose(seat: int) -> None:
    theirs = {
        "war-left-1": "merciless_warrior",
        "advisor": "magister_tillion_of_weidenheim",
        "area-1": "charm_of_wards",
    }
    b = board(seat, {"asp": 4, "hand": ["oblation"], "pieces": {"war-left-1": "medium"}}, {"pieces": theirs})
    b.does_and("oblation")
    assert b.asked("Ben") == "sacrifice"
    assert b.offered("Ben") == ["foe-advisor", "foe-war-left-1"]
    b.foe("foe-war-left-1")
    assert b.graveyard("Ben") == ["merciless_warrior"]
    assert b.card("me-war-left-1") == "medium"
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
def test_purple_smoke(seat: int) -> None:
    theirs = {"war-left-1": "griffin", "war-left-2": "medica", "war-right-1": "medica"}
    b = board(seat, {"asp": 3, "hand": ["purple_smoke"]}, {"pieces": theirs})
    b.does_and("purple_smoke", "foe-war-left-1", "foe-war-right-1")
    assert b.value("foe-war-left-1", "counters") == {"madness": 1}
    assert b.value("foe-war-right-1", "counters") == {"madness": 1}
    assert b.value("foe-war-left-2", "counters") == {}
    assert "madness" in b.value("foe-war-left-1", "keywords")
    assert b.ready == "Anna"


@BOTH_SIDES
def test_wondrous_proliferation_doubles_the_moths(seat: int) -> None:
    pieces = {**SITE, "resource-right": "sacred_site", **moths("war-left-1"), "safety-left-1": "medium"}
    b = board(seat, {"asp": 4, "hand": ["wondrous_proliferation"], "pieces": pieces}, {"pieces": moths("war-right-1")})
    b.does_and("wondrous_proliferation")
    assert b.offered("Anna") == ["me-safety-left-2", "me-safety-left-3", "me-war-left-2"]  # the lane of the moth
    b.does("me-war-left-2")
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    assert b.where("spectral_moth") == ["foe-war-right-1", "me-war-left-1", "me-war-left-2"]
    assert b.where("medium") == ["me-safety-left-1"]
    full = {**SITE, **moths("war-left-1", "war-left-2"), "safety-left-1": "medium", "safety-left-2": "medium"}
    b = board(seat, {"asp": 4, "hand": ["wondrous_proliferation"], "pieces": full})
    b.does_and("wondrous_proliferation")  # one slot is left for two
    assert b.where("spectral_moth") == ["me-safety-left-3", "me-war-left-1", "me-war-left-2"]


@BOTH_SIDES
@pytest.mark.parametrize(("number", "asp"), [(4, 1), (5, 2)])
def test_cocoon_tree_counts_moths(seat: int, number: int, asp: int) -> None:
    places = ["war-left-1", "war-left-2", "safety-left-1", "safety-left-2", "safety-right-1"][:number]
    pieces = {"resource-left": "cocoon_tree", "safety-right-2": "medium", **moths(*places)}
    b = board(seat, {"pieces": pieces}, {"pieces": moths("war-left-1")})
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == asp
    assert b.value("me-resource-left", "turned") is True
    assert b.ready == "Anna"


@BOTH_SIDES
def test_blooming_fruit(seat: int) -> None:
    pieces = {"resource-left": "blooming_fruit", "war-left-1": "medium", "safety-left-1": "medium"}
    b = board(
        seat,
        {"shadows": {"left": 2}, "pieces": pieces},
        {"pieces": {"war-left-1": "griffin", "war-right-1": "griffin"}},
    )
    assert b.value("me-war-left-1", "resistance") == 3
    assert b.value("me-safety-left-1", "resistance") == 4
    assert b.value("foe-war-left-1", "resistance") == 4
    assert b.value("foe-war-right-1", "resistance") == 5
    assert not b.can("use me-resource-left 2")
    b = board(seat, {"shadows": {"left": 3}, "pieces": pieces})
    b.does_and("use me-resource-left 2")
    assert b.asp("Anna") == 2
    assert b.value("me-resource-left", "turned") is True
    b = board(seat, {"pieces": pieces})
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == 1
    assert b.value("me-resource-left", "turned") is True
    assert b.ready == "Anna"


@BOTH_SIDES
def test_hyla_brings_two_moths(seat: int) -> None:
    b = board(seat, {"asp": 2, "hand": ["hyla_priest_of_the_swarm"], "pieces": {"resource-left": "shaman_tent"}})
    b.does_and("hyla_priest_of_the_swarm", "me-safety-left-1")
    b.resolve()
    b.does("me-war-left-1", "me-war-left-2")
    assert b.where("spectral_moth") == ["me-war-left-1", "me-war-left-2"]
    b.does_and("use me-safety-left-1 1")
    assert b.asp("Anna") == 1
    assert b.value("me-safety-left-1", "turned") is True
    loose = board(seat, {"pieces": {"war-left-1": "hyla_priest_of_the_swarm"}})
    assert not loose.can("use me-war-left-1 1")
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Spectral Ward


@BOTH_SIDES
@pytest.mark.parametrize("key", ["spirit_wolf", "the_invisible_ones", "chaska_forefather_of_kaela"])
def test_warded_spirits_are_chosen_by_spells_only(seat: int, key: str) -> None:
    b = Board(
        seat, {"asp": 9, "hand": ["exile", "ban"], "pieces": {"safety-left-1": "medica", "area-1": "healing_vessel"}},
        {"pieces": {"war-left-1": {"card": key, "damage": 1, "turned": True}}}, deck="white", other="orange",
    )  # fmt: skip
    b.does("exile")
    assert b.offered("Anna") == ["me-safety-left-1"]
    b.does_and("me-safety-left-1")
    b.does("ban")
    assert "foe-war-left-1" in b.offered("Anna")
    b.does_and("foe-war-left-1")
    assert b.banished("Ben") == [key]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.parametrize(("trainings", "hurt"), [([], 0), (["sacred_talisman"], 2)])
def test_a_ward_breaks_under_trained_hands(seat: int, trainings: list[str], hurt: int) -> None:
    attacker = {"card": "watch_dog", "trainings": trainings}
    b = board(
        seat, {"pieces": {"war-left-1": attacker}}, {"pieces": {"war-left-1": "the_invisible_ones"}}, phase="combat"
    )
    b.fight()
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    b.fight()
    assert b.value("foe-war-left-1", "damage") == hurt
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.parametrize(("others", "warded"), [(["ghost", "medium"], False), (["ghost", "small_ghost"], True)])
def test_avatar_of_control_is_warded_among_spirits(seat: int, others: list[str], warded: bool) -> None:
    pieces = {"war-left-1": "avatar_of_control", "war-right-1": "ghost"}
    pieces |= {f"safety-left-{i}": other for i, other in enumerate(others, 1)}
    b = board(seat, {"pieces": pieces}, {"pieces": {"war-left-1": "ghost"}})
    assert ("spectral_ward" in b.value("me-war-left-1", "keywords")) is warded


@BOTH_SIDES
@pytest.mark.rule("BH-D119")
def test_avatar_of_control_can_be_hurt_as_soon_as_a_spirit_leaves(seat: int) -> None:
    pieces = {"war-left-1": "avatar_of_control", "safety-left-1": "ghost", "safety-left-2": "ghost"}
    theirs = {"asp": 4, "hand": ["ban"]}
    b = board(seat, {"pieces": pieces}, theirs, phase="main2")
    b.foe("ban", "me-safety-left-2")
    b.resolve()
    assert b.value("me-war-left-1", "keywords") == []
    assert b.body("me-war-left-1") == "4/6 R5 I5"
    assert b.ready == "Ben"


@BOTH_SIDES
def test_chaska_strikes_another(seat: int) -> None:
    b = board(
        seat,
        {"pieces": {"war-left-1": "chaska_forefather_of_kaela"}},
        {"pieces": {"safety-left-1": "medica", "safety-right-1": "medica"}},
        phase="combat",
    )
    b.fight()
    b.does("attack")
    assert b.offered("Anna") == ["foe-safety-left-1"]  # his own ward keeps his ability from himself
    b.does("foe-safety-left-1")
    b.resolve()
    assert b.value("foe-safety-left-1", "damage") == 1
    assert b.ready == "Anna"


@BOTH_SIDES
def test_amulet_of_ghosts(seat: int) -> None:
    amulet = {"card": "amulet_of_ghosts", "counters": {"time": 3}}
    pieces = {**SITE, "area-1": amulet, "war-left-1": "small_ghost", "safety-left-3": "medium"}
    assert not board(seat, {"asp": 3, "pieces": pieces}).can("use me-area-1 1")  # three counters
    dying = {"safety-left-1": {"card": "ghost", "damage": 1}, "safety-left-2": "spectral_moth"}
    theirs = {"asp": 6, "hand": ["divine_storm"], "pieces": {"safety-left-1": "ghost"}}
    b = board(seat, {"asp": 3, "pieces": {**pieces, **dying}}, theirs, phase="main2")
    b.foe("divine_storm")
    b.resolve()
    assert b.where("spectral_moth") == []
    assert b.chain() == ["amulet_of_ghosts"]  # for the Spirit, not for the Moth
    b.resolve()
    assert b.value("me-area-1", "counters") == {"time": 4}
    b.passes("Ben")
    b.does("use me-area-1 1")
    assert b.offered("Anna") == ["me-war-left-1"]  # an own Spirit
    b.does("me-war-left-1")
    assert b.asp("Anna") == 0
    assert b.value("me-area-1", "counters") == {}
    b.resolve()
    b.does("me-war-left-2")
    assert b.card("me-war-left-2") == "small_ghost"
    assert b.value("me-war-left-2", "token") is True
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D38")
def test_amulet_counts_an_advisor_among_the_spirits(seat: int) -> None:
    b = board(
        seat, {"asp": 4, "hand": ["oblation"], "pieces": {"area-1": "amulet_of_ghosts"}},
        {"pieces": {"advisor": "erojo_warden_of_the_beyond"}},
    )  # fmt: skip
    b.does_and("oblation")
    assert b.graveyard("Ben") == ["erojo_warden_of_the_beyond"]
    b.resolve()
    assert b.value("me-area-1", "counters") == {"time": 1}
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D73")
def test_the_acolyte_finds_no_room_for_a_moth(seat: int) -> None:
    slots = ["war-left-1", "war-left-2", "safety-left-2", "safety-left-3"]
    pieces = {**TENT, **dict.fromkeys(slots, "medium")}
    b = Board(seat, {"asp": 2, "hand": ["acolyte_of_the_swarm"], "pieces": pieces}, deck="orange")
    b.does_and("acolyte_of_the_swarm")
    assert b.where("acolyte_of_the_swarm") == ["me-safety-left-1"]
    b.resolve()
    assert b.where("spectral_moth") == []
    assert b.happened("BH-D73 no_room Anna spectral_moth")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.20", "BH-10.21", "BH-5.07")
def test_the_shadow_summoner_needs_level_2_and_casts_even_from_the_war_zone(seat: int) -> None:
    low = Board(
        seat, {"asp": 2, "hand": ["shadow_summoner"], "pieces": {"resource-left": "sacred_site"}}, deck="orange"
    )
    assert low.refused("Anna", "shadow_summoner") == "BH-10.21"
    b = Board(seat, {"asp": 2, "hand": ["shadow_summoner"], "pieces": TENT}, deck="orange")
    b.does_and("shadow_summoner", "me-war-left-2")
    assert b.asp("Anna") == 0
    b.does_and("use me-war-left-2 1")  # there is no waiting for a round
    b.does("left")
    assert b.shadows("Anna") == [1, 0, 0]
    assert not b.can("use me-war-left-2 1")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.11", "BH-13.12")
def test_the_keeper_of_the_canopy_is_blocked_by_anybody(seat: int) -> None:
    """Skyguard reaches flyers, but does not fly."""
    b = Board(
        seat, {"pieces": {"war-left-1": "keeper_of_the_canopy"}}, {"pieces": {"war-left-1": "smith"}}, deck="orange",
        phase="combat",
    )  # fmt: skip
    b.fight()
    b.does("attack")
    b.fight()
    assert b.offered("Ben") == ["done", "foe-war-left-1"]
    b.foe("done")
    b.fight()
    assert b.lp("Ben") == 28
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
@pytest.mark.rule("BH-13.11")
def test_thalvoryn_is_not_blocked_by_those_on_the_ground(seat: int) -> None:
    b = Board(
        seat, {"pieces": {"war-left-1": "thalvoryn_spirit_of_the_dragon"}},
        {"pieces": {"war-left-1": "smith", "war-left-2": {"card": "keeper_of_the_canopy", "turned": True}}},
        deck="orange", phase="combat",
    )  # fmt: skip
    b.fight()
    b.does("attack")
    b.fight()
    assert b.lp("Ben") == 26  # nobody was asked: the keeper is turned
    assert b.asked("Ben") == "declare"
