"""Artifacts, Rituals and Trainings of the orange deck."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board


def board(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="orange", other="white", **more)


MOTHS = {"safety-left-1": "spectral_moth", "safety-left-2": "spectral_moth", "safety-left-3": "spectral_moth"}

# ---------------------------------------------------------------- Ring of Ghosts


@BOTH_SIDES
def test_ring_gives_an_astral_point(seat: int) -> None:
    b = board(seat, {"asp": 2, "hand": ["ring_of_ghosts"]})
    b.does_and("ring_of_ghosts")
    b.does_and("use me-area-1 1")
    assert b.asp("Anna") == 1
    assert not b.can("use me-area-1 1")
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D123", "BH-D126", "BH-13.07")
def test_ring_frightens_once_per_lane_and_round(seat: int) -> None:
    pieces = {
        "area-1": {"card": "ring_of_ghosts", "turned": True},
        "safety-middle-1": "medium",
        "safety-middle-2": "medium",
    }
    mine = {"pieces": {**pieces, "safety-middle-3": "medium", "war-left-1": "medium"}}
    theirs = {
        "pieces": {"war-left-1": "consecrated_monk", "safety-left-1": "swordsman", "war-right-1": "griffin"},
    }
    b = board(seat, mine, theirs)
    b.does_and("use me-safety-middle-1 1")
    b.does("left")  # a Shadow appears there
    assert b.asked("Anna") == "target"
    assert b.offered("Anna") == ["foe-safety-left-1", "foe-war-left-1"]  # enemies of that lane, both zones
    b.does("foe-war-left-1")
    b.resolve("d6 4")
    assert b.value("foe-war-left-1", "turned") is True
    assert b.value("foe-war-left-1", "missed") is True
    b.does_and("use me-safety-middle-2 1")
    b.does("left")  # the same lane again
    assert b.kind() == "priority"
    assert b.chain() == []
    b.does_and("use me-safety-middle-3 1")
    b.does("right", "foe-war-right-1")
    b.resolve("d6 4")
    assert b.value("foe-war-right-1", "turned") is False  # Resistance 5
    assert b.shadows("Anna") == [2, 0, 1]
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D113")
def test_ring_without_an_enemy_there(seat: int) -> None:
    b = board(
        seat, {"pieces": {"area-1": "ring_of_ghosts", "war-left-1": "medium"}}, {"pieces": {"war-right-1": "medica"}}
    )
    b.does_and("use me-war-left-1 1")
    b.does("left")
    assert b.chain() == []
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D123")
def test_ring_does_not_care_for_the_enemys_shadows(seat: int) -> None:
    b = board(
        seat, {"pieces": {"area-1": "ring_of_ghosts"}}, {"pieces": {"war-left-1": "medium"}}, phase="main2"
    )  # fmt: skip
    b.foe("use foe-war-left-1 1")
    b.resolve()
    b.foe("left")
    assert b.chain() == []
    assert (b.kind(), b.waits()) == ("priority", ["Ben"])


@BOTH_SIDES
@pytest.mark.rule("BH-10.30")
def test_there_is_one_ring_on_a_side(seat: int) -> None:
    b = board(
        seat, {"asp": 2, "hand": ["ring_of_ghosts"], "pieces": {"area-1": {"card": "ring_of_ghosts", "turned": True}}}
    )
    b.does_and("ring_of_ghosts")
    b.does("me-area-2")
    assert b.where("ring_of_ghosts") == ["me-area-2"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Cursed Command


@BOTH_SIDES
@pytest.mark.rule("BH-D132")
def test_cursed_command_sends_a_spell_elsewhere(seat: int) -> None:
    mine = {"asp": 3, "hand": ["cursed_command"], "pieces": {"war-left-1": "medium"}}
    theirs = {
        "asp": 2,
        "hand": ["light_of_retribution"],
        "pieces": {"war-left-1": "swordsman", "safety-left-1": "medica"},
    }
    b = board(seat, mine, theirs)
    b.does_and("cursed_command")
    assert b.value("me-area-1", "counters") == {"curse": 2}
    assert not b.can("use me-area-1 1")  # nothing on the chain
    b.pass_to("main2")
    b.foe("light_of_retribution", "me-war-left-1")
    b.passes("Ben")
    b.does("use me-area-1 1")
    assert b.offered("Anna") == ["chain 1"]
    b.does("chain 1")
    assert b.value("me-area-1", "counters") == {"curse": 1}
    assert b.value("me-area-1", "turned") is True
    b.resolve()
    assert b.asked("Anna") == "target"
    assert b.offered("Anna") == ["foe-safety-left-1", "foe-war-left-1"]  # another one, chosen by Anna
    b.does("foe-war-left-1")
    assert (b.kind(), b.waits()) == ("priority", ["Ben"])
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.value("me-war-left-1", "damage") == 0
    assert b.card("me-area-1") == "cursed_command"  # a counter is left


@BOTH_SIDES
@pytest.mark.rule("BH-D132")
@pytest.mark.parametrize(("item", "hurt"), [("chain 1", "me-war-left-2"), ("chain 2", "me-war-left-1")])
def test_cursed_command_bends_the_one_that_was_chosen(seat: int, item: str, hurt: str) -> None:
    """Two Lights wait on the chain, one for each Ranger; only the chosen one goes elsewhere."""
    mine = {"pieces": {"area-1": "cursed_command", "war-left-1": "ranger", "war-left-2": "ranger"}}
    theirs = {"asp": 4, "hand": ["light_of_retribution"] * 2, "pieces": {"war-left-1": "swordsman"}}
    b = board(seat, mine, theirs, phase="main2")
    b.foe("light_of_retribution", "me-war-left-1")
    b.foe("light_of_retribution", "me-war-left-2")
    b.passes("Ben")
    b.does("use me-area-1 1")
    assert b.offered("Anna") == ["chain 1", "chain 2"]
    b.does(item)
    b.resolve()
    b.does("foe-war-left-1")
    b.resolve_all()
    assert b.value("foe-war-left-1", "damage") == 1
    assert [place for place in ("me-war-left-1", "me-war-left-2") if b.value(place, "damage")] == [hurt]
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D132", "BH-D103")
def test_cursed_command_is_used_up(seat: int) -> None:
    mine = {"pieces": {"area-1": {"card": "cursed_command", "counters": {"curse": 1}}, "war-left-1": "medium"}}
    theirs = {"asp": 2, "hand": ["light_of_retribution"], "pieces": {"war-left-1": "swordsman"}}
    b = board(seat, mine, theirs, phase="main2")
    b.foe("light_of_retribution", "me-war-left-1")
    b.passes("Ben")
    b.does("use me-area-1 1", "chain 1")
    assert b.graveyard("Anna") == ["cursed_command"]  # its last counter was the price
    b.resolve()  # the ability does not need its source any more (BH-D28)
    b.does("foe-war-left-1")
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D132")
def test_cursed_command_bends_activated_abilities_too(seat: int) -> None:
    mine = {"pieces": {"area-1": "cursed_command", "war-left-1": {"card": "keeper_of_the_canopy", "damage": 2}}}
    theirs = {"pieces": {"safety-left-1": "medica", "war-left-1": {"card": "swordsman", "damage": 1}}}
    b = board(seat, mine, theirs, phase="main2")
    b.foe("use foe-safety-left-1 1", "foe-war-left-1")
    b.passes("Ben")
    b.does("use me-area-1 1", "chain 1")
    b.resolve()
    b.does("me-war-left-1")  # in the lane of the Medica
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 1
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D132")
def test_what_cursed_command_cannot_bend(seat: int) -> None:
    """Own items, items without a target or with two, triggers and permanents."""
    mine = {"pieces": {"area-1": "cursed_command", "war-left-1": "medium", "war-left-2": "medium"}}
    theirs = {
        "asp": 20, "hand": ["magic_missile", "divine_storm", "arion_paladin_of_the_falcon_guard", "sacred_talisman"],
        "pieces": {"resource-left": "the_river_forge", "war-left-1": "medica"},
    }  # fmt: skip
    for choices in (
        ["magic_missile", "me-war-left-1", "me-war-left-2"],
        ["divine_storm"],
        ["arion_paladin_of_the_falcon_guard", "foe-safety-left-1"],
        ["sacred_talisman", "foe-war-left-1"],
        ["use foe-resource-left 1"],
    ):
        b = board(seat, mine, theirs, phase="main2")
        b.foe(*choices)
        b.passes("Ben")
        assert not b.can("use me-area-1 1"), choices
    own = board(seat, {**mine, "asp": 3, "hand": ["herbal_decoction"]})
    own.does("herbal_decoction", "me-war-left-1")
    assert not own.can("use me-area-1 1")
    assert own.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D132")
def test_cursed_command_without_another_target(seat: int) -> None:
    mine = {"pieces": {"area-1": "cursed_command", "war-left-1": "cocoon_lover"}}
    b = board(seat, mine, {"asp": 2, "hand": ["light_of_retribution"]}, phase="main2")
    b.foe("light_of_retribution", "me-war-left-1")
    b.passes("Ben")
    b.does("use me-area-1 1", "chain 1")
    b.resolve()
    assert (b.kind(), b.waits()) == ("priority", ["Ben"])  # nothing to choose, nothing changes
    b.resolve()
    assert b.graveyard("Anna") == ["cocoon_lover"]


# ---------------------------------------------------------------- Zaya's Ritual


@BOTH_SIDES
@pytest.mark.rule("BH-10.27", "BH-D73")
def test_zayas_ritual_brings_two_moths(seat: int) -> None:
    b = board(seat, {"asp": 4, "hand": ["zayas_ritual"], "pieces": {"resource-left": "sacred_site"}})
    b.does_and("zayas_ritual")
    assert b.card("me-area-1") == "zayas_ritual"
    b.resolve()
    b.does("me-war-left-1")
    assert "me-war-left-1" not in b.offered("Anna")
    b.does("me-safety-left-3")
    assert b.where("spectral_moth") == ["me-safety-left-3", "me-war-left-1"]
    assert not b.can("use me-area-1 1")
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D132")
def test_zayas_ritual_turns_wounds_into_healing(seat: int) -> None:
    mine = {"pieces": {"area-1": "zayas_ritual", **MOTHS, "war-left-1": {"card": "keeper_of_the_canopy", "damage": 3}}}
    b = board(seat, mine, {"asp": 4, "hand": ["magic_missile"]}, phase="main2")
    b.foe("magic_missile", "me-war-left-1", "me-safety-left-1")
    b.passes("Ben")
    b.does("use me-area-1 1", "chain 1", "me-safety-left-1", "me-safety-left-2", "me-safety-left-3")
    assert b.where("spectral_moth") == []  # the price
    assert b.value("me-area-1", "turned") is True
    b.resolve()
    assert b.graveyard("Anna") == ["zayas_ritual"]
    assert b.chain() == ["magic_missile"]
    assert (b.kind(), b.waits()) == ("priority", ["Ben"])
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 1
    assert b.graveyard("Ben") == ["magic_missile"]


@BOTH_SIDES
@pytest.mark.rule("BH-D132", "BH-D66")
def test_zayas_ritual_leaves_the_resistance_check(seat: int) -> None:
    mine = {
        "pieces": {"area-1": "zayas_ritual", **MOTHS, "war-left-1": {"card": "ghostking_arvelian_seehoff", "damage": 3}}
    }
    b = board(seat, mine, {"asp": 4, "hand": ["magic_missile"]}, phase="main2")
    b.foe("magic_missile", "me-war-left-1", "done")
    b.passes("Ben")
    b.does("use me-area-1 1", "chain 1", "me-safety-left-1", "me-safety-left-2", "me-safety-left-3")
    b.resolve_all()
    assert b.value("me-war-left-1", "damage") == 3  # Resistance 6 against 4
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D132")
def test_zayas_ritual_is_for_the_enemys_doings(seat: int) -> None:
    mine = {
        "asp": 3,
        "hand": ["herbal_decoction"],
        "pieces": {"area-1": "zayas_ritual", **MOTHS, "war-left-1": "medium"},
    }
    b = board(seat, mine)
    b.does("herbal_decoction", "me-war-left-1")
    assert not b.can("use me-area-1 1")
    assert b.ready == "Anna"


@BOTH_SIDES
def test_zayas_ritual_has_its_price(seat: int) -> None:
    theirs = {"asp": 4, "hand": ["magic_missile"], "pieces": {"war-left-1": "spectral_moth"}}
    two = {"area-1": "zayas_ritual", "safety-left-1": "spectral_moth", "safety-left-2": "spectral_moth"}
    b = board(seat, {"pieces": {**two, "war-left-1": "moth_conjurer"}}, theirs, phase="main2")
    b.foe("magic_missile", "me-war-left-1", "done")
    b.passes("Ben")
    assert not b.can("use me-area-1 1")  # two moths; the third is the enemy's, and a Conjurer is no such token
    turned = {"area-1": {"card": "zayas_ritual", "turned": True}, **MOTHS, "war-left-1": "medium"}
    b = board(seat, {"pieces": turned}, theirs, phase="main2")
    b.foe("magic_missile", "me-war-left-1", "done")
    b.passes("Ben")
    assert not b.can("use me-area-1 1")
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Drums of the Jungle


@BOTH_SIDES
@pytest.mark.rule("BH-D123", "BH-10.13")
def test_drums_drive_mad(seat: int) -> None:
    mine = {"asp": 2, "hand": ["drums_of_the_jungle"], "pieces": {"safety-left-1": "medium"}}
    b = board(
        seat, mine, {"pieces": {"safety-left-1": "consecrated_monk", "advisor": "magister_tillion_of_weidenheim"}}
    )
    b.does("drums_of_the_jungle")
    assert b.offered("Anna") == ["foe-safety-left-1", "me-safety-left-1"]
    b.does_and("foe-safety-left-1")
    assert b.trainings("foe-safety-left-1") == ["drums_of_the_jungle"]
    assert "madness" in b.value("foe-safety-left-1", "keywords")
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    b.pass_to("end")
    assert len(b.chain()) == 1
    b.resolve()
    assert b.value("foe-safety-left-1", "damage") == 1
    assert b.value("me-safety-left-1", "damage") == 0
    assert b.chain() == []


@BOTH_SIDES
@pytest.mark.rule("BH-D123")
def test_madness_counts_once(seat: int) -> None:
    mad = {"card": "consecrated_monk", "enemy_trainings": ["drums_of_the_jungle"] * 2, "counters": {"madness": 1}}
    b = board(seat, {"shadows": {"left": 4}}, {"pieces": {"war-left-1": {**mad, "turned": True}}}, phase="end")
    b.resolve_all()
    assert b.value("foe-war-left-1", "damage") == 1
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D123", "BH-13.17")
def test_madness_is_nobodys_blow(seat: int) -> None:
    """Who is mad does not poison himself, and a Spectral Ward keeps Madness off."""
    mad = {"enemy_trainings": ["drums_of_the_jungle"]}
    theirs = {"war-left-1": {"card": "vampire_soldier", **mad}, "war-left-2": {"card": "spirit_wolf", **mad}}
    b = board(seat, {}, {"pieces": theirs}, phase="end")
    while b.asked("Ben") == "order":
        b.foe(b.offered("Ben")[0])
    b.resolve_all()
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.value("foe-war-left-1", "counters") == {}
    assert b.value("foe-war-left-2", "damage") == 0
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-10.13", "BH-10.14")
@pytest.mark.parametrize(("who", "works"), [("consecrated_monk", True), ("griffin", False)])
def test_drums_against_resistance(seat: int, who: str, works: bool) -> None:
    b = board(seat, {"asp": 2, "hand": ["drums_of_the_jungle"]}, {"pieces": {"war-left-1": who}})
    b.does_and("drums_of_the_jungle", "foe-war-left-1")
    assert b.trainings("foe-war-left-1") == (["drums_of_the_jungle"] if works else [])
    assert b.graveyard("Anna") == ([] if works else ["drums_of_the_jungle"])
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Pipe of Peace


@BOTH_SIDES
@pytest.mark.rule("BH-D116", "BH-10.12")
def test_pipe_of_peace_stops_attacks(seat: int) -> None:
    mine = {"asp": 3, "hand": ["pipe_of_peace"], "pieces": {"war-left-1": {"card": "medium", "turned": True}}}
    theirs = {"war-left-1": "swordsman", "safety-left-1": {"card": "archer_of_the_guard"}}
    b = board(seat, mine, {"pieces": theirs})
    b.does("pipe_of_peace")
    assert b.offered("Anna") == ["foe-safety-left-1", "foe-war-left-1"]  # enemies only
    b.does_and("foe-war-left-1")
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    b.pass_to("combat")
    while b.kind() == "acting":
        b.foe("foe-war-left-1")
    b.fight()
    assert b.offered("Ben") == ["move", "nothing"]
    b.foe("nothing")
    b.fight()
    assert "shoot" in b.offered("Ben")  # the archer has not smoked it


@BOTH_SIDES
@pytest.mark.rule("BH-D116")
def test_pipe_of_peace_forbids_ranged_attacks_but_not_blocks(seat: int) -> None:
    archer = {"card": "archer_of_the_guard", "enemy_trainings": ["pipe_of_peace"]}
    b = board(seat, {"pieces": {"war-left-1": "cocoon_lover"}}, {"pieces": {"safety-left-1": archer}}, phase="combat")
    b.fight()
    assert b.offered("Ben") == ["move", "nothing"]
    peaceful = {"card": "swordsman", "enemy_trainings": ["pipe_of_peace"]}
    b = board(seat, {"pieces": {"war-left-1": "bowpiper"}}, {"pieces": {"war-left-1": peaceful}}, phase="combat")
    b.fight()
    b.does("attack")
    b.fight()
    assert b.offered("Ben") == ["done", "foe-war-left-1"]
    assert b.asked("Ben") == "block"


@BOTH_SIDES
@pytest.mark.rule("BH-10.13", "BH-10.14")
@pytest.mark.parametrize(("who", "works"), [("swordsman", True), ("consecrated_monk", False)])
def test_pipe_against_resistance(seat: int, who: str, works: bool) -> None:
    b = board(seat, {"asp": 3, "hand": ["pipe_of_peace"]}, {"pieces": {"war-left-1": who}})
    b.does_and("pipe_of_peace", "foe-war-left-1")
    assert ("cannot_attack" in b.value("foe-war-left-1", "keywords")) is works
    assert b.graveyard("Anna") == ([] if works else ["pipe_of_peace"])
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D70")
def test_pipe_is_not_for_ones_own(seat: int) -> None:
    b = board(seat, {"asp": 3, "hand": ["pipe_of_peace"], "pieces": {"war-left-1": "medium"}})
    assert b.refused("Anna", "pipe_of_peace") == "BH-D25"


# ---------------------------------------------------------------- Ethereal Enchantment


@BOTH_SIDES
@pytest.mark.rule("BH-D70", "BH-D119")
def test_ethereal_enchantment_is_for_own_moths(seat: int) -> None:
    mine = {
        "asp": 3, "hand": ["ethereal_enchantment"],
        "pieces": {"war-left-1": "spectral_moth", "safety-left-1": "moth_conjurer", "war-left-2": "medium"},
    }  # fmt: skip
    b = board(seat, mine, {"pieces": {"war-left-1": "spectral_moth"}})
    b.does("ethereal_enchantment")
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-1"]
    b.does_and("me-war-left-1")
    assert b.body("me-war-left-1") == "2/2 R2 I3"
    assert b.body("me-safety-left-1") == "1/2 R3 I3"
    assert b.body("foe-war-left-1") == "1/1 R1 I2"
    assert b.asp("Anna") == 0
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    none = board(seat, {"asp": 3, "hand": ["ethereal_enchantment"], "pieces": {"war-left-1": "medium"}})
    assert not none.can("ethereal_enchantment")
