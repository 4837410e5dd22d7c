"""Artifacts, Rituals and Trainings of the white deck."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board


def board(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="white", other="white", **more)


def brawl(b: Board) -> None:
    """The first acting Character attacks, Ben blocks with the one at war-left-1."""
    b.fight()
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    b.fight()


# ---------------------------------------------------------------- Banner of Wisdom


@BOTH_SIDES
@pytest.mark.rule("BH-D119", "BH-10.08")
def test_banner_raises_own_humans(seat: int) -> None:
    mine = {
        "asp": 4, "hand": ["banner_of_wisdom"],
        "pieces": {
            "war-left-1": "swordsman", "safety-right-1": {"card": "medica", "turned": True},
            "war-middle-1": "war_falcon", "advisor": "magister_tillion_of_weidenheim",
        },
    }  # fmt: skip
    b = board(seat, mine, {"pieces": {"war-left-1": "swordsman"}})
    b.does_and("banner_of_wisdom")
    assert b.card("me-area-1") == "banner_of_wisdom"
    assert b.body("me-war-left-1") == "3/3 R4 I3"
    assert b.body("me-safety-right-1") == "3/3 R0 I0"  # turned
    assert b.value("me-advisor", "resistance") == 6
    assert b.body("me-war-middle-1") == "1/2 R3 I3"  # a bird
    assert b.body("foe-war-left-1") == "2/2 R3 I3"
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D69", "BH-12.05")
def test_humans_fall_when_the_banner_falls(seat: int) -> None:
    mine = {"pieces": {"area-1": "banner_of_wisdom", "war-left-1": {"card": "swordsman", "damage": 2}}}
    b = board(seat, mine, {"asp": 4, "hand": ["ban"]}, phase="main2")
    b.foe("ban", "me-area-1")
    b.resolve()
    assert b.graveyard("Anna") == ["swordsman"]
    assert b.banished("Anna") == ["banner_of_wisdom"]
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-10.30", "BH-10.31", "BH-10.32")
def test_there_is_one_banner_on_a_side(seat: int) -> None:
    mine = {"asp": 4, "hand": ["banner_of_wisdom"], "pieces": {"area-1": "banner_of_wisdom", "war-left-1": "swordsman"}}
    b = board(seat, mine, {"pieces": {"area-1": "banner_of_wisdom"}})
    b.does_and("banner_of_wisdom")
    assert b.asked("Anna") == "keep"
    b.does("me-area-2")
    assert b.where("banner_of_wisdom") == ["foe-area-1", "me-area-2"]
    assert b.graveyard("Anna") == ["banner_of_wisdom"]
    assert b.body("me-war-left-1") == "3/3 R4 I3"
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Charm of Wards


@BOTH_SIDES
@pytest.mark.rule("BH-D120", "BH-D126")
def test_charm_prevents_one_damage_once_per_round(seat: int) -> None:
    mine = {"asp": 3, "hand": ["charm_of_wards"], "pieces": {"war-left-1": "swordsman", "safety-left-1": "medica"}}
    theirs = {"asp": 4, "hand": ["magic_missile"], "pieces": {"war-left-1": "medica"}}
    b = board(seat, mine, theirs)
    b.does_and("charm_of_wards")
    assert b.value("me-area-1", "counters") == {"charge": 3}
    b.pass_to("main2")
    b.foe("magic_missile", "me-war-left-1", "me-safety-left-1")
    b.passes("Ben")
    b.does("use me-area-1 1")
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-1"]
    b.does("me-war-left-1")
    assert b.value("me-area-1", "counters") == {"charge": 2}
    assert not b.can("use me-area-1 1")
    b.resolve_all()
    assert b.value("me-war-left-1", "damage") == 1
    assert b.graveyard("Anna") == ["medica"]
    assert (b.kind(), b.waits()) == ("priority", ["Ben"])


@BOTH_SIDES
@pytest.mark.rule("BH-D120", "BH-3.36", "BH-D126")
def test_charm_wards_for_this_round_and_again_in_the_next(seat: int) -> None:
    mine = {"pieces": {"area-1": "charm_of_wards", "safety-left-1": "consecrated_monk"}}
    b = board(seat, mine, {"hand": ["medica"] * 3})
    b.does_and("use me-area-1 1", "me-safety-left-1")
    assert len(b.table.lasting) == 1
    b.pass_to("end")
    b.close()
    assert b.table.lasting == []  # nothing is left of the ward
    while b.kind() == "draw":
        b.choose(b.waits()[0], "spell_pile")
    assert b.table.round == 4
    b.does("use me-area-1 1", "me-safety-left-1")
    assert b.value("me-area-1", "counters") == {"charge": 1}
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D25")
def test_an_empty_charm_stays_and_does_nothing(seat: int) -> None:
    charm = {"card": "charm_of_wards", "counters": {}}
    b = board(seat, {"pieces": {"area-1": charm, "war-left-1": "medica"}})
    assert not b.can("use me-area-1 1")
    assert b.card("me-area-1") == "charm_of_wards"


# ---------------------------------------------------------------- Vow of the Steadfast


@BOTH_SIDES
@pytest.mark.rule("BH-10.27", "BH-13.49")
def test_vow_heals_when_it_enters(seat: int) -> None:
    mine = {
        "asp": 3, "hand": ["vow_of_the_steadfast"],
        "pieces": {"war-left-1": {"card": "consecrated_monk", "damage": 2}, "safety-right-2": "medica"},
    }  # fmt: skip
    b = board(seat, mine, {"pieces": {"war-left-1": {"card": "consecrated_monk", "damage": 2}}})
    b.does_and("vow_of_the_steadfast")
    assert b.card("me-area-1") == "vow_of_the_steadfast"
    assert b.chain() == ["vow_of_the_steadfast"]
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 1
    assert b.value("me-safety-right-2", "damage") == 0
    assert b.value("foe-war-left-1", "damage") == 2
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D117", "BH-D126")
def test_vow_hardens_one_survivor_a_round(seat: int) -> None:
    mine = {
        "pieces": {"area-1": "vow_of_the_steadfast", "war-left-1": "consecrated_monk", "war-left-2": "swordsman"},
    }
    b = board(seat, mine, {"pieces": {"war-left-1": {"card": "medica"}}}, phase="combat")
    b.fight()
    b.does("attack")  # the monk
    b.fight()
    b.foe("done")
    b.fight()
    assert b.asked("Anna") == "declare"  # the swordsman
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    while b.kind() == "priority" and not b.table.chain:
        b.both_pass()
    # the swordsman and the Medica have killed each other: only the monk has survived on Anna's side
    assert b.graveyard("Anna") == ["swordsman"]
    assert b.chain() == ["vow_of_the_steadfast"]
    b.resolve()
    assert b.value("me-war-left-1", "counters") == {"resistance": 1}
    assert b.body("me-war-left-1") == "2/4 R0 I0"  # turned by its attack
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    assert b.phase == "combat"


@BOTH_SIDES
@pytest.mark.rule("BH-D117", "BH-D126")
def test_vow_counts_own_fighters_only_and_only_once(seat: int) -> None:
    mine = {"pieces": {"area-1": "vow_of_the_steadfast", "war-left-1": "toshi_the_blessed", "war-right-1": "medica"}}
    theirs = {
        "pieces": {"war-left-1": "consecrated_monk", "war-right-1": "consecrated_monk", "safety-left-1": "medica"}
    }
    b = board(seat, mine, theirs, phase="combat")
    b.fight()
    b.does("attack_twice")
    b.fight()
    b.foe("foe-war-left-1")
    b.fight()
    while b.kind() in ("declare", "block"):
        who = b.waits()[0]
        b.choose(who, "nothing" if b.kind() == "declare" and who == "Ben" else b.offered(who)[0])
        while b.kind() == "priority" and not b.table.chain and b.phase == "combat":
            b.both_pass()
    if b.asked("Anna") == "target":  # BH-D136
        b.does("me-war-left-1")
    assert b.chain() == ["vow_of_the_steadfast"]
    b.resolve()
    hardened = [place for place in ("me-war-left-1", "me-war-right-1") if b.value(place, "counters")]
    assert len(hardened) == 1
    assert b.value("foe-war-left-1", "counters") == {}
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Sacred Talisman


@BOTH_SIDES
@pytest.mark.rule("BH-10.10", "BH-D70", "BH-D120")
def test_talisman_takes_one_off_each_source(seat: int) -> None:
    mine = {
        "asp": 3,
        "hand": ["sacred_talisman"],
        "pieces": {"war-left-1": "consecrated_monk", "safety-left-1": "medica"},
    }
    theirs = {"asp": 6, "hand": ["magic_missile", "light_of_retribution"], "pieces": {"war-left-1": "medica"}}
    b = board(seat, mine, theirs)
    b.does("sacred_talisman")
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-1"]  # own Characters only
    b.does_and("me-war-left-1")
    assert b.trainings("me-war-left-1") == ["sacred_talisman"]
    assert b.asp("Anna") == 0
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    b.pass_to("main2")
    b.foe("magic_missile", "me-war-left-1", "done")
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 1  # 2 - 1
    b.foe("light_of_retribution", "me-war-left-1")
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 1  # Resistance 4 against 3


@BOTH_SIDES
@pytest.mark.rule("BH-D120")
def test_talisman_never_heals(seat: int) -> None:
    monk = {"card": "medica", "trainings": ["sacred_talisman"]}
    b = board(seat, {"pieces": {"war-left-1": monk}}, {"asp": 2, "hand": ["light_of_retribution"]}, phase="main2")
    b.foe("light_of_retribution", "me-war-left-1")
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 0
    assert b.lp("Ben") == 30
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D120", "BH-D71")
def test_two_talismans_take_two_off_and_go_with_their_host(seat: int) -> None:
    monk = {"card": "consecrated_monk", "damage": 1, "trainings": ["sacred_talisman"] * 2}
    b = board(seat, {"pieces": {"war-left-1": "griffin"}}, {"pieces": {"war-left-1": monk}}, phase="combat")
    b.fight()
    b.does("attack")  # the griffin flies over him; it is not blocked
    b.fight()
    assert b.lp("Ben") == 25
    again = board(
        seat, {"pieces": {"war-left-1": "thalor_falcon_of_accuracy"}}, {"pieces": {"war-left-1": monk}}, phase="combat",
    )  # fmt: skip
    again.fight()
    again.does("attack", "foe-war-left-1")
    again.fight()
    assert again.value("foe-war-left-1", "damage") == 1  # 2 - 2
    assert again.value("me-war-left-1", "damage") == 2
    assert (again.phase, again.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D71", "BH-D27")
def test_a_training_without_host_goes_to_the_graveyard(seat: int) -> None:
    mine = {"pieces": {"war-left-1": {"card": "medica", "trainings": ["sacred_talisman"]}}}
    b = board(seat, mine, {"asp": 4, "hand": ["ban"]}, phase="main2")
    b.foe("ban", "me-war-left-1")
    b.resolve()
    assert b.graveyard("Anna") == ["sacred_talisman"]
    assert b.banished("Anna") == ["medica"]
    alone = board(seat, {"asp": 3, "hand": ["sacred_talisman"]}, {"pieces": {"war-left-1": "medica"}})
    assert alone.refused("Anna", "sacred_talisman") == "BH-D25"
    assert b.ready == "Ben"


# ---------------------------------------------------------------- Blade of the Ancients


@BOTH_SIDES
@pytest.mark.rule("BH-13.10", "BH-10.11")
def test_blade_strikes_first(seat: int) -> None:
    mine = {"asp": 4, "hand": ["blade_of_the_ancients"], "pieces": {"war-left-1": "watch_dog"}}
    b = board(seat, mine, {"pieces": {"war-left-1": "swordsman"}})
    b.does("blade_of_the_ancients")
    assert b.offered("Anna") == ["me-war-left-1"]
    b.does_and("me-war-left-1")
    assert "first_damage" in b.value("me-war-left-1", "keywords")
    assert "first_damage" not in b.value("foe-war-left-1", "keywords")
    assert b.body("me-war-left-1") == "2/2 R3 I4"
    b.pass_to("combat")
    brawl(b)
    assert b.graveyard("Ben") == ["swordsman"]
    assert b.value("me-war-left-1", "damage") == 0
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D83")
def test_two_blades_strike_together(seat: int) -> None:
    armed = {"card": "watch_dog", "trainings": ["blade_of_the_ancients"]}
    b = board(seat, {"pieces": {"war-left-1": armed}}, {"pieces": {"war-left-1": armed}}, phase="combat")
    brawl(b)
    assert sorted(b.graveyard("Ben")) == ["blade_of_the_ancients", "watch_dog"]
    assert sorted(b.graveyard("Anna")) == ["blade_of_the_ancients", "watch_dog"]


# ---------------------------------------------------------------- Exile


@BOTH_SIDES
@pytest.mark.rule("BH-D71", "BH-13.05", "BH-10.13")
def test_exile_banishes_and_stays_as_a_ritual(seat: int) -> None:
    prey = {"card": "consecrated_monk", "damage": 2, "counters": {"plus": 1}, "trainings": ["sacred_talisman"]}
    b = board(seat, {"asp": 4, "hand": ["exile"]}, {"pieces": {"war-left-1": prey, "resource-left": "fertile_field"}})
    b.does("exile")
    assert b.offered("Anna") == ["foe-war-left-1"]  # Characters only
    b.does_and("foe-war-left-1")
    assert b.card("foe-war-left-1") is None
    assert b.banished("Ben") == ["consecrated_monk"]
    assert b.graveyard("Ben") == ["sacred_talisman"]
    assert b.card("me-area-1") == "exile"
    assert b.value("me-area-1", "kind") == "ritual"
    assert b.value("me-area-1", "captive") == "consecrated_monk"
    assert b.graveyard("Anna") == []
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D100")
def test_exile_ends_when_it_leaves_play(seat: int) -> None:
    mine = {"asp": 4, "hand": ["exile"]}
    theirs = {
        "asp": 3, "hand": ["antimagic"],
        "pieces": {"war-left-1": {"card": "consecrated_monk", "damage": 2}, "resource-right": "fertile_field"},
    }  # fmt: skip
    b = board(seat, mine, theirs)
    b.does_and("exile", "foe-war-left-1")
    b.pass_to("main2")
    b.foe("antimagic", "me-area-1")  # it is a Ritual now
    b.resolve()
    assert b.graveyard("Anna") == ["exile"]
    assert b.asked("Ben") == "place"
    assert "foe-war-left-1" not in b.offered("Ben")  # that lane is not open for him (BH-D49)
    assert "foe-war-right-2" in b.offered("Ben")
    b.foe("foe-war-right-2")
    assert b.card("foe-war-right-2") == "consecrated_monk"
    assert b.value("foe-war-right-2", "damage") == 0  # a new object
    assert b.banished("Ben") == []
    assert (b.kind(), b.waits()) == ("priority", ["Ben"])


@BOTH_SIDES
@pytest.mark.rule("BH-D100")
def test_without_an_open_lane_the_exile_returns_to_the_graveyard(seat: int) -> None:
    b = board(
        seat, {"asp": 4, "hand": ["exile"]}, {"asp": 3, "hand": ["antimagic"], "pieces": {"war-left-1": "medica"}}
    )
    b.does_and("exile", "foe-war-left-1")
    b.pass_to("main2")
    b.foe("antimagic", "me-area-1")
    b.resolve()
    assert sorted(b.graveyard("Ben")) == ["antimagic", "medica"]
    assert b.banished("Ben") == []
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-10.13", "BH-10.14")
@pytest.mark.parametrize(("who", "gone"), [("consecrated_monk", True), ("griffin", False)])
def test_exile_against_resistance(seat: int, who: str, gone: bool) -> None:
    b = board(seat, {"asp": 4, "hand": ["exile"]}, {"pieces": {"war-left-1": who}})
    b.does_and("exile", "foe-war-left-1")
    assert (b.card("foe-war-left-1") is None) == gone
    assert b.graveyard("Anna") == ([] if gone else ["exile"])
    assert b.where("exile") == (["me-area-1"] if gone else [])
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D74")
def test_an_exiled_token_never_returns(seat: int) -> None:
    theirs = {"asp": 3, "hand": ["antimagic"], "pieces": {"war-left-1": "falcon", "resource-left": "fertile_field"}}
    b = board(seat, {"asp": 4, "hand": ["exile"]}, theirs)
    b.does_and("exile", "foe-war-left-1")
    b.pass_to("main2")
    b.foe("antimagic", "me-area-1")
    b.resolve()
    assert b.where("falcon") == []
    assert b.graveyard("Ben") == ["antimagic"]
    assert b.kind() == "priority"
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-10.15", "BH-D66")
def test_exile_may_be_aimed_at_ones_own(seat: int) -> None:
    b = board(seat, {"asp": 4, "hand": ["exile"], "pieces": {"war-left-1": "medica"}})
    b.does_and("exile", "me-war-left-1")
    assert b.banished("Anna") == ["medica"]
    assert b.ready == "Anna"
