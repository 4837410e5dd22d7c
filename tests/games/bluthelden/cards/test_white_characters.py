"""The Characters of the white Spell deck."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

FIELD = {"resource-left": "fertile_field"}
FORGE = {"resource-left": "the_river_forge"}  # level 2


def board(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="white", other="white", **more)


def fight(seat: int, mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Board:
    """Combat, with the first acting Character about to declare."""
    b = board(seat, {"pieces": mine}, {"pieces": theirs}, phase="combat", **more)
    b.fight()
    return b


# ---------------------------------------------------------------- Swordsman and Swordmaster


@BOTH_SIDES
@pytest.mark.rule("BH-13.29", "BH-13.30", "BH-13.31", "BH-13.33")
def test_swordsman_rises_into_the_swordmaster(seat: int) -> None:
    swordsman = {"card": "swordsman", "damage": 1, "counters": {"plus": 1}}
    b = board(seat, {"asp": 2, "pieces": {**FORGE, "war-left-1": swordsman}})
    b.does_and("use me-war-left-1 5")
    assert b.asp("Anna") == 0
    assert b.offered("Anna") == ["done", "swordmaster_kaelric_dawnlight"]
    b.does("swordmaster_kaelric_dawnlight")
    assert b.card("me-war-left-1") == "swordmaster_kaelric_dawnlight"
    assert b.body("me-war-left-1") == "5/4 R4 I3"  # the counter moves over, the damage does not
    assert b.value("me-war-left-1", "turned") is False
    assert b.graveyard("Anna") == ["swordsman"]
    assert b.player("Anna")["spells"] == 39
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D43")
def test_swordsman_needs_two_asp_and_a_level_2_resource(seat: int) -> None:
    rise = "use me-war-left-1 5"
    assert board(seat, {"asp": 2, "pieces": {**FORGE, "war-left-1": "swordsman"}}).can(rise)
    assert not board(seat, {"asp": 1, "pieces": {**FORGE, "war-left-1": "swordsman"}}).can(rise)
    assert not board(seat, {"asp": 2, "pieces": {**FIELD, "war-left-1": "swordsman"}}).can(rise)
    turned = {"card": "swordsman", "turned": True}
    assert not board(seat, {"asp": 2, "pieces": {**FORGE, "war-left-1": turned}}).can(rise)


@BOTH_SIDES
@pytest.mark.rule("BH-D41")
def test_swordsman_stays_if_the_form_is_not_wanted(seat: int) -> None:
    b = board(seat, {"asp": 2, "pieces": {**FORGE, "war-left-1": "swordsman"}})
    b.does_and("use me-war-left-1 5")
    b.does("done")
    assert b.card("me-war-left-1") == "swordsman"
    assert b.value("me-war-left-1", "turned") is True
    assert b.asp("Anna") == 0
    assert b.player("Anna")["spells"] == 40
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D122")
def test_swordmaster_is_two_cheaper_onto_a_swordsman(seat: int) -> None:
    hand = ["swordmaster_kaelric_dawnlight"]
    pieces = {**FORGE, "safety-left-2": {"card": "swordsman", "turned": True, "damage": 1}}
    b = board(seat, {"asp": 2, "hand": hand, "pieces": pieces})
    b.does("swordmaster_kaelric_dawnlight")  # there is only this way to pay for it
    assert b.asp("Anna") == 0
    b.resolve()
    assert b.card("me-safety-left-2") == "swordmaster_kaelric_dawnlight"
    assert b.body("me-safety-left-2") == "4/3 R4 I3"
    assert b.graveyard("Anna") == ["swordsman"]
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    assert not board(seat, {"asp": 1, "hand": hand, "pieces": pieces}).can(hand[0])


@BOTH_SIDES
@pytest.mark.rule("BH-D122", "BH-10.21")
def test_swordmaster_without_his_swordsman(seat: int) -> None:
    hand = ["swordmaster_kaelric_dawnlight"]
    enemy = {"pieces": {"war-left-1": "swordsman"}}  # somebody else's Swordsman is no base
    assert not board(seat, {"asp": 3, "hand": hand, "pieces": FORGE}, enemy).can(hand[0])
    b = board(seat, {"asp": 4, "hand": hand, "pieces": FORGE}, enemy)
    b.does_and(hand[0], "me-war-left-1")
    assert b.card("me-war-left-1") == hand[0]
    low = board(seat, {"asp": 4, "hand": hand, "pieces": {**FIELD, "war-left-1": "swordsman"}})
    assert low.refused("Anna", hand[0]) == "BH-10.21"
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.10", "BH-D83")
def test_swordmaster_strikes_first(seat: int) -> None:
    b = fight(seat, {"war-left-1": "swordmaster_kaelric_dawnlight"}, {"war-left-1": "alchemist_of_strength"})
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    b.fight()
    assert b.graveyard("Ben") == ["alchemist_of_strength"]  # 3/3, dead before it could strike
    assert b.value("me-war-left-1", "damage") == 0
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-13.10")
def test_swordmaster_blocks_first_too(seat: int) -> None:
    b = fight(seat, {"war-left-1": "watch_dog"}, {"war-left-1": "swordmaster_kaelric_dawnlight"})
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    b.fight()
    assert b.graveyard("Anna") == ["watch_dog"]
    assert b.value("foe-war-left-1", "damage") == 0
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D122")
def test_swordmaster_may_also_stand_beside_his_swordsman(seat: int) -> None:
    hand = ["swordmaster_kaelric_dawnlight"]
    b = board(seat, {"asp": 4, "hand": hand, "pieces": {**FORGE, "war-left-1": "swordsman"}})
    b.does(hand[0])
    assert b.offered("Anna") == ["onto_base", "plainly"]
    b.does("plainly")
    assert "me-war-left-1" not in b.offered("Anna")
    b.does_and("me-war-left-2")
    assert b.where("swordsman") == ["me-war-left-1"]
    assert b.where(hand[0]) == ["me-war-left-2"]
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Watch Dog


@BOTH_SIDES
@pytest.mark.rule("BH-D119")
def test_watch_dog_wakes_the_others_of_its_lane(seat: int) -> None:
    pieces = {
        "war-left-1": "watch_dog", "war-left-2": "swordsman", "safety-left-3": "medica", "war-middle-1": "swordsman",
        "war-right-1": {"card": "swordsman", "turned": True}, "war-right-2": "watch_dog",
    }  # fmt: skip
    b = board(seat, {"pieces": pieces}, {"pieces": {"war-left-1": "swordsman"}})
    assert b.value("me-war-left-2", "initiative") == 4
    assert b.value("me-safety-left-3", "initiative") == 4
    assert b.value("me-war-left-1", "initiative") == 4  # not itself
    assert b.value("me-war-middle-1", "initiative") == 3  # another lane
    assert b.value("me-war-right-1", "initiative") == 0  # turned (BH-D68)
    assert b.value("foe-war-left-1", "initiative") == 3
    assert b.value("me-war-left-2", "resistance") == 3


@BOTH_SIDES
def test_two_watch_dogs_wake_each_other(seat: int) -> None:
    b = board(seat, {"pieces": {"war-left-1": "watch_dog", "war-left-2": "watch_dog"}})
    assert b.value("me-war-left-1", "initiative") == 5
    assert b.value("me-war-left-2", "initiative") == 5


# ---------------------------------------------------------------- Archer, War Falcon


@BOTH_SIDES
@pytest.mark.rule("BH-14.23", "BH-14.24", "BH-D89")
def test_archer_shoots_from_the_back_row(seat: int) -> None:
    theirs = {
        "war-left-1": "war_falcon",
        "war-left-2": {"card": "swordsman", "turned": True},
        "safety-left-1": "medica",
    }
    b = fight(seat, {"safety-left-2": "archer_of_the_guard"}, {**theirs, "war-middle-1": "swordsman"})
    assert "shoot" in b.offered("Anna")
    assert "attack" not in b.offered("Anna")
    b.does("shoot")
    assert b.offered("Anna") == ["foe-war-left-1", "foe-war-left-2"]
    b.does("foe-war-left-1")
    assert b.value("me-safety-left-2", "turned") is True
    b.fight()
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.value("me-safety-left-2", "damage") == 0
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
@pytest.mark.rule("BH-14.23")
def test_archer_elsewhere(seat: int) -> None:
    third = board(seat, {"pieces": {"safety-left-3": "archer_of_the_guard"}}, phase="combat")
    assert not third.happened("acting")
    b = fight(seat, {"war-left-1": "archer_of_the_guard"}, {"war-left-1": {"card": "medica", "turned": True}})
    assert b.offered("Anna") == ["attack", "move", "nothing"]


@BOTH_SIDES
@pytest.mark.rule("BH-13.11")
@pytest.mark.parametrize(
    ("blocker", "may"), [("swordsman", False), ("lookout_of_the_high_wall", True), ("white_pegasus", True)]
)
def test_war_falcon_is_blocked_in_the_air_only(seat: int, blocker: str, may: bool) -> None:
    b = fight(seat, {"war-left-1": "war_falcon"}, {"war-left-1": blocker})
    b.does("attack")
    b.fight()
    if may:
        assert b.asked("Ben") == "block"
        assert b.offered("Ben") == ["done", "foe-war-left-1"]
        b.foe("done")
        b.fight()
    assert b.lp("Ben") == 29
    assert b.asked("Ben") == "declare"


# ---------------------------------------------------------------- Medica


@BOTH_SIDES
@pytest.mark.rule("BH-13.49")
def test_medica_heals_in_her_lane(seat: int) -> None:
    mine = {"safety-left-1": "medica", "war-left-1": {"card": "swordsman", "damage": 1}, "war-middle-1": "swordsman"}
    theirs = {"war-left-1": {"card": "consecrated_monk", "damage": 2}, "advisor": "magister_tillion_of_weidenheim"}
    b = board(seat, {"pieces": mine}, {"pieces": theirs})
    b.does("use me-safety-left-1 1")
    assert b.offered("Anna") == ["foe-war-left-1", "me-safety-left-1", "me-war-left-1"]
    b.does("foe-war-left-1")
    assert b.value("me-safety-left-1", "turned") is True
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.value("me-war-left-1", "damage") == 1
    assert not b.can("use me-safety-left-1 1")
    assert not b.can("use me-safety-left-1 2")
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D93")
def test_medica_takes_away_what_ails(seat: int) -> None:
    counters = {"poison": 2, "madness": 1, "resistance_down": 1, "plus": 1, "resistance": 1}
    sick = {"card": "swordsman", "damage": 1, "poisoned": 1, "counters": counters}
    b = board(seat, {"pieces": {"safety-left-1": "medica", "war-left-1": sick, "war-right-1": sick}})
    b.does("use me-safety-left-1 2")
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-1"]
    b.does_and("me-war-left-1")
    assert b.value("me-war-left-1", "counters") == {"plus": 1, "resistance": 1}
    assert b.value("me-war-left-1", "damage") == 1
    assert b.body("me-war-left-1") == "3/3-1 R4 I3"
    b.pass_to("combat")
    assert b.happened("BH-13.19 poison swordsman me-war-right-1")  # he was not treated
    assert not b.happened("BH-13.19 poison swordsman me-war-left-1")
    assert b.asked("Anna") == "acting"


# ---------------------------------------------------------------- Lookout, Monk, Warrior


@BOTH_SIDES
@pytest.mark.rule("BH-13.12")
def test_lookout_blocks_flyers_but_does_not_fly(seat: int) -> None:
    b = fight(seat, {"war-left-1": "griffin"}, {"war-left-1": "lookout_of_the_high_wall"})
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    b.fight()
    assert b.lp("Ben") == 30
    assert b.graveyard("Ben") == ["lookout_of_the_high_wall"]
    assert b.value("me-war-left-1", "damage") == 2
    again = fight(seat, {"war-left-1": "lookout_of_the_high_wall"}, {"war-left-1": {"card": "medica"}})
    again.does("attack")
    again.fight()
    assert again.asked("Ben") == "block"  # anybody may block it


@BOTH_SIDES
@pytest.mark.rule("BH-13.37", "BH-13.38")
def test_monk_blocks_without_turning_once(seat: int) -> None:
    b = fight(seat, {"war-left-1": "toshi_the_blessed"}, {"war-left-1": "consecrated_monk"})
    b.does("attack_twice")
    b.fight()
    b.foe("foe-war-left-1")  # the first attack
    assert b.asked("Ben") == ""  # he has only one block
    assert b.value("foe-war-left-1", "turned") is False
    assert b.value("foe-war-left-1", "resistance") == 4
    b.fight()
    assert b.lp("Ben") == 27
    assert b.value("foe-war-left-1", "damage") == 3
    assert b.value("me-war-left-1", "damage") == 2
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-13.20", "BH-13.21", "BH-D91")
def test_warrior_takes_the_damage_of_another(seat: int) -> None:
    mine = {"war-left-1": "warrior_of_the_shieldwall", "war-left-2": "medica", "safety-left-1": "swordsman"}
    b = board(
        seat, {"pieces": mine}, {"asp": 4, "hand": ["magic_missile"], "pieces": {"war-left-1": "swordsman"}},
        phase="main2", initiative="Anna",
    )  # fmt: skip
    b.foe("magic_missile", "me-war-left-2", "done")
    b.passes("Ben")
    b.does("use me-war-left-1 7")
    assert b.offered("Anna") == ["me-war-left-2"]  # only the Medica stands beside him
    b.does("me-war-left-2")
    assert b.value("me-war-left-1", "turned") is True
    b.resolve()
    b.resolve()
    assert b.value("me-war-left-2", "damage") == 0
    assert b.value("me-war-left-1", "damage") == 2
    assert (b.kind(), b.waits()) == ("priority", ["Ben"])


@BOTH_SIDES
@pytest.mark.rule("BH-D91")
def test_warrior_shields_the_next_damage_only(seat: int) -> None:
    mine = {"war-left-1": "warrior_of_the_shieldwall", "war-left-2": "medica"}
    b = board(seat, {"pieces": mine}, {"asp": 4, "hand": ["light_of_retribution"] * 2}, phase="main2")
    b.foe("light_of_retribution", "me-war-left-2")
    b.foe("light_of_retribution", "me-war-left-2")
    b.passes("Ben")
    b.does("use me-war-left-1 7", "me-war-left-2")
    b.resolve_all()
    assert b.value("me-war-left-1", "damage") == 1
    assert b.value("me-war-left-2", "damage") == 1
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D91")
def test_warrior_has_nobody_to_shield(seat: int) -> None:
    mine = {"war-left-1": "warrior_of_the_shieldwall", "war-middle-1": "medica", "safety-left-1": "medica"}
    b = board(seat, {"pieces": mine}, {"pieces": {"war-left-1": "medica"}})
    assert not b.can("use me-war-left-1 7")


# ---------------------------------------------------------------- Thalor, Toshi


@BOTH_SIDES
@pytest.mark.rule("BH-13.15", "BH-13.16", "BH-D85")
def test_thalor_picks_his_prey(seat: int) -> None:
    theirs = {"war-left-1": "medica", "war-left-2": "swordsman", "safety-left-1": "medica", "war-right-1": "medica"}
    b = fight(seat, {"war-left-1": "thalor_falcon_of_accuracy"}, theirs)
    b.does("attack")
    assert b.offered("Anna") == ["foe-sovereign", "foe-war-left-1", "foe-war-left-2"]
    b.does("foe-war-left-2")
    b.fight()
    assert b.graveyard("Ben") == ["swordsman"]
    assert b.value("me-war-left-1", "damage") == 2
    assert b.lp("Ben") == 30
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
@pytest.mark.rule("BH-13.11", "BH-13.15")
def test_thalor_may_fly_at_the_sovereign(seat: int) -> None:
    b = fight(seat, {"war-left-1": "thalor_falcon_of_accuracy"}, {"war-left-1": "medica"})
    b.does("attack", "foe-sovereign")
    b.fight()
    assert b.lp("Ben") == 28  # the Medica could not block him
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
@pytest.mark.rule("BH-13.35", "BH-13.40", "BH-13.41", "BH-D86", "BH-D87")
def test_toshi_strikes_twice_and_stays_unturned(seat: int) -> None:
    b = fight(seat, {"war-left-1": "toshi_the_blessed"}, {"war-left-1": "medica"})
    assert b.offered("Anna") == ["attack", "attack_twice", "move", "nothing"]
    b.does("attack_twice")
    assert b.value("me-war-left-1", "turned") is False  # Speed
    b.fight()
    b.foe("done")
    b.foe("foe-war-left-1")
    b.fight()
    assert b.lp("Ben") == 27
    assert b.graveyard("Ben") == ["medica"]
    assert b.value("me-war-left-1", "damage") == 2
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-13.42", "BH-13.35")
def test_toshi_attacks_once_and_blocks_once(seat: int) -> None:
    b = fight(seat, {"war-left-1": "toshi_the_blessed"}, {"war-left-1": "swordsman"})
    b.does("attack")
    b.fight()
    b.foe("done")
    b.fight()
    assert b.lp("Ben") == 27
    assert b.asked("Ben") == "declare"
    b.foe("attack")
    b.fight()
    assert b.asked("Anna") == "block"
    b.does("me-war-left-1")
    assert b.value("me-war-left-1", "turned") is True  # Speed does not help a blocker (BH-D88)
    b.fight()
    assert b.lp("Anna") == 30
    assert b.graveyard("Ben") == ["swordsman"]
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-10.24", "BH-10.25", "BH-10.26")
@pytest.mark.parametrize("key", ["toshi_the_blessed", "swordmaster_kaelric_dawnlight"])
def test_epic_champions_are_alone_in_their_lane(seat: int, key: str) -> None:
    pieces = {**FORGE, "resource-middle": "fertile_field", "war-left-1": {"card": key, "damage": 1}}
    b = board(seat, {"asp": 8, "hand": [key] * 2, "pieces": pieces}, {"pieces": {"war-left-1": key}})
    b.does_and(key, "me-war-middle-1")  # another lane
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    assert b.kind() == "priority"
    b.does_and(key, "me-war-left-2")
    assert b.asked("Anna") == "keep"
    b.does("me-war-left-2")
    assert b.where(key) == ["foe-war-left-1", "me-war-left-2", "me-war-middle-1"]
    assert b.graveyard("Anna") == [key]
