"""The green Characters of the Spell deck."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, OPEN, Board

LEVEL_1 = {"resource-left": "fertile_field", "resource-middle": "forge"}
LEVEL_2 = {"resource-left": "fertile_field", "resource-middle": "the_two_rivers"}


def green(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="green", other="black", **more)


# ---------------------------------------------------------------- Druid of the Earth and Drumin


@BOTH_SIDES
@pytest.mark.rule("BH-13.31", "BH-13.32", "BH-13.33", "BH-D42")
def test_the_druid_of_the_earth_rises_into_drumin(seat: int) -> None:
    druid = {"card": "druid_of_the_earth", "damage": 1, "trainings": ["strength"], "counters": {"poison": 1}}
    b = green(seat, {"asp": 2, "pieces": LEVEL_2 | {"safety-left-2": druid}, "spells": ["drumin_the_druid", "seed"]})
    b.does_and("use me-safety-left-2 5")
    b.does("drumin_the_druid")
    assert b.asp("Anna") == 0
    assert b.body("me-safety-left-2") == "4/5 R2 I3"  # no damage, no Training
    assert b.value("me-safety-left-2", "counters") == {"poison": 1}
    assert b.graveyard("Anna") == ["druid_of_the_earth", "strength"]
    assert b.chain() == []  # no Lord of the Dead here
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.30", "BH-D43")
def test_the_druid_needs_2_asp_and_a_level_2_resource(seat: int) -> None:
    rise = "use me-war-left-1 5"
    assert green(seat, {"asp": 2, "pieces": LEVEL_2 | {"war-left-1": "druid_of_the_earth"}}).can(rise)
    assert not green(seat, {"asp": 1, "pieces": LEVEL_2 | {"war-left-1": "druid_of_the_earth"}}).can(rise)
    assert not green(seat, {"asp": 2, "pieces": LEVEL_1 | {"war-left-1": "druid_of_the_earth"}}).can(rise)


@BOTH_SIDES
@pytest.mark.rule("BH-D122")
def test_drumin_costs_2_less_onto_the_druid(seat: int) -> None:
    b = green(seat, {"asp": 4, "hand": ["drumin_the_druid"], "pieces": LEVEL_2 | {"war-left-1": "druid_of_the_earth"}})
    b.does("drumin_the_druid")
    assert b.offered("Anna") == ["onto_base", "plainly"]
    b.does("onto_base")
    assert b.asp("Anna") == 2
    b.resolve()
    assert b.card("me-war-left-1") == "drumin_the_druid"
    assert b.graveyard("Anna") == ["druid_of_the_earth"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.11", "BH-11.12")
def test_drumin_lets_an_own_character_grow(seat: int) -> None:
    pieces = LEVEL_1 | {"war-left-1": "drumin_the_druid", "safety-middle-1": "gardener"}
    b = green(seat, {"pieces": pieces}, {"pieces": {"war-left-1": "zombie_warrior"}})
    b.does("use me-war-left-1 1")
    assert b.offered("Anna") == ["me-safety-middle-1", "me-war-left-1"]  # no enemy
    b.does("me-safety-middle-1")
    b.resolve()
    assert b.trainings("me-safety-middle-1") == ["growth"]
    assert b.body("me-safety-middle-1") == "3/2 R2 I2"
    assert b.value("me-war-left-1", "turned") is True
    assert not b.can("use me-war-left-1 1")
    assert b.ready == "Anna"


@BOTH_SIDES
def test_growth_can_be_had_twice_and_ceases_with_its_host(seat: int) -> None:
    grown = {"card": "gardener", "trainings": ["growth"]}
    b = green(seat, {"asp": 2, "pieces": LEVEL_1 | {"war-left-1": "drumin_the_druid", "war-left-2": grown}})
    b.does_and("use me-war-left-1 1", "me-war-left-2")
    assert b.body("me-war-left-2") == "5/3 R2 I2"
    b = Board(seat, {"asp": 3, "hand": ["exodus"]}, {"pieces": {"war-left-1": grown}})
    b.does_and("exodus", "foe-war-left-1")
    assert b.where("growth") == []
    assert b.graveyard("Ben") == ["gardener"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Elvish Archer


@BOTH_SIDES
@pytest.mark.rule("BH-D89", "BH-13.11")
def test_whom_the_archer_hits_flies_no_more(seat: int) -> None:
    flyer = {"card": "buragaor_flying_demon", "counters": {"plus": 1}}
    theirs = {"pieces": {"war-left-1": flyer, "safety-left-1": "zombie_warrior", "war-middle-1": "zombie_warrior"}}
    b = green(seat, {"pieces": OPEN | {"safety-left-1": "elvish_archer"}}, theirs, phase="combat")
    b.fight()
    b.foe("nothing")
    b.fight()
    b.does("shoot")
    assert b.offered("Anna") == ["foe-war-left-1"]
    b.does("foe-war-left-1")
    b.fight()
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.value("foe-war-left-1", "keywords") == []
    assert b.value("me-safety-left-1", "damage") == 0
    b.foe("nothing")  # the Zombie of the middle lane
    b.to_next("main1")
    assert b.value("foe-war-left-1", "keywords") == []  # for good
    assert b.asked("Ben") == "target"


@BOTH_SIDES
def test_an_archer_that_hits_no_flyer_changes_nothing(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "skeleton_warrior"}}
    b = green(seat, {"pieces": OPEN | {"safety-left-1": "elvish_archer"}}, theirs, phase="combat")
    b.fight()
    b.does("shoot", "foe-war-left-1")
    b.fight()
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.value("foe-war-left-1", "keywords") == ["must_attack"]
    assert not b.happened("triggers Anna elvish_archer")
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
@pytest.mark.rule("BH-14.23")
def test_the_archer_fights_in_the_war_zone_like_others_and_not_at_all_from_the_third_slot(seat: int) -> None:
    pieces = OPEN | {"war-left-1": "elvish_archer", "safety-middle-3": "elvish_archer"}
    b = green(
        seat,
        {"pieces": pieces},
        {"pieces": {"war-left-1": "zombie_warrior", "war-middle-1": "zombie_warrior"}},
        phase="combat",
    )
    b.fight()
    assert b.offered("Anna") == ["attack", "move", "nothing"]
    b.does("nothing")
    b.fight()
    assert b.asked("Ben") == "declare"  # the other archer is not asked
    b.foe("nothing")
    b.fight()
    assert b.asked("Ben") == "declare"


# ---------------------------------------------------------------- Gardener


@BOTH_SIDES
@pytest.mark.rule("BH-D73")
def test_the_gardener_grows_a_plant_in_this_lane(seat: int) -> None:
    b = green(seat, {"asp": 2, "pieces": LEVEL_1 | {"safety-left-1": "gardener"}})
    b.does_and("use me-safety-left-1 1")
    assert b.asp("Anna") == 0
    assert b.value("me-safety-left-1", "turned") is True
    slots = ["safety-left-2", "safety-left-3", "war-left-1", "war-left-2", "war-left-3"]
    assert b.offered("Anna") == [f"me-{slot}" for slot in slots]
    b.does("me-war-left-3")
    assert b.where("creeper_plant") == ["me-war-left-3"]
    assert b.body("me-war-left-3") == "1/2 R1 I1"
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_gardener_needs_2_asp_and_to_be_unturned(seat: int) -> None:
    assert not green(seat, {"asp": 1, "pieces": LEVEL_1 | {"war-left-1": "gardener"}}).can("use me-war-left-1 1")
    turned = {"card": "gardener", "turned": True}
    assert not green(seat, {"asp": 2, "pieces": LEVEL_1 | {"war-left-1": turned}}).can("use me-war-left-1 1")


@BOTH_SIDES
@pytest.mark.rule("BH-D49", "BH-D73")
def test_the_gardener_grows_nothing_in_a_closed_lane(seat: int) -> None:
    b = green(seat, {"asp": 2, "pieces": LEVEL_1 | {"war-right-1": "gardener"}})
    b.does_and("use me-war-right-1 1")
    assert b.where("creeper_plant") == []
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D28", "BH-D73")
def test_the_plant_grows_in_the_lane_of_a_dead_gardener(seat: int) -> None:
    pieces = LEVEL_1 | {"war-middle-1": "gardener", "area-1": "altar_of_hunger"}
    b = green(seat, {"asp": 3, "pieces": pieces, "pool": ["smith"], "spells": []})
    b.does("use me-war-middle-1 1")
    b.does("use me-area-1 1", "me-war-middle-1")
    assert b.graveyard("Anna") == ["gardener"]
    b.resolve()
    assert b.hand("Anna") == ["smith"]
    b.resolve()
    assert all("-middle-" in slot for slot in b.offered("Anna"))
    b.does("me-war-middle-1")
    assert b.where("creeper_plant") == ["me-war-middle-1"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Garran and Oak Colossus


@BOTH_SIDES
@pytest.mark.rule("BH-13.45", "BH-D92")
@pytest.mark.parametrize(("who", "through"), [("garran_ironroot_protector", 1), ("oak_colossus", 4)])
def test_garran_and_the_colossus_punch_through(seat: int, who: str, through: int) -> None:
    b = green(
        seat, {"pieces": OPEN | {"war-left-1": who}}, {"pieces": {"war-left-1": "zombie_warrior"}}, phase="combat"
    )
    b.fight()
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    b.fight()
    assert b.lp("Ben") == 30 - through
    assert b.value("me-war-left-1", "damage") == 2
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D92")
def test_garran_does_not_punch_when_blocking(seat: int) -> None:
    mine = {"pieces": OPEN | {"war-left-1": "garran_ironroot_protector"}}
    b = green(seat, mine, {"pieces": {"war-left-1": "zombie_warrior"}}, phase="combat", initiative="Ben")
    b.fight()
    b.does("nothing")
    b.fight()
    b.foe("attack")
    b.fight()
    b.does("me-war-left-1")
    b.fight()
    assert b.lp("Ben") == 30
    assert b.graveyard("Ben") == ["zombie_warrior"]
    assert (b.phase, b.ready) == ("end", "Ben")


@BOTH_SIDES
@pytest.mark.rule("BH-11.05")
def test_the_colossus_withstands_magic_4_but_not_5(seat: int) -> None:
    mine = {"asp": 6, "hand": ["hornets_rage"]}
    b = green(seat, mine, {"asp": 3, "pieces": {"war-left-1": "oak_colossus"}})
    b.does_and("hornets_rage", "foe-war-left-1")
    assert b.value("foe-war-left-1", "damage") == 2
    b = Board(seat, {"asp": 3, "hand": ["exodus"]}, {"pieces": {"war-left-1": "oak_colossus"}})
    b.does_and("exodus", "foe-war-left-1")
    assert b.card("foe-war-left-1") == "oak_colossus"
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Elf Warrior


@BOTH_SIDES
@pytest.mark.rule("BH-13.35", "BH-13.36")
def test_the_elf_warrior_attacks_without_turning_but_only_once(seat: int) -> None:
    mine = {"pieces": OPEN | {"war-left-1": "elf_warrior", "war-left-2": "druid_of_the_earth"}}
    b = green(seat, mine, {"pieces": {"war-left-1": "zombie_warrior"}}, phase="combat")
    b.fight()
    b.does("me-war-left-1")  # both have Initiative 3
    b.fight()
    b.does("attack")
    assert b.value("me-war-left-1", "turned") is False
    assert b.value("me-war-left-1", "resistance") == 4
    b.fight()
    b.foe("done")
    b.fight()
    assert b.lp("Ben") == 28
    b.does("attack")  # now the Druid
    assert b.value("me-war-left-2", "turned") is True
    b.fight()
    b.foe("done")
    b.fight()
    b.foe("attack")
    b.fight()  # no block is asked for: the Warrior has used its action, the Druid is turned
    assert b.lp("Anna") == 28
    assert (b.phase, b.ready) == ("end", "Anna")


# ---------------------------------------------------------------- Tracker


@BOTH_SIDES
def test_the_tracker_makes_all_other_own_characters_quicker_for_the_round(seat: int) -> None:
    pieces = LEVEL_1 | {"war-left-1": "gardener", "safety-middle-1": "smith"}
    theirs = {"pieces": {"war-left-1": "zombie_warrior"}}
    b = green(seat, {"asp": 4, "hand": ["tracker"], "pieces": pieces}, theirs)
    b.does_and("tracker", "me-war-middle-1")
    assert b.asp("Anna") == 0
    b.resolve()
    assert b.value("me-war-left-1", "initiative") == 4
    assert b.value("me-safety-middle-1", "initiative") == 4
    assert b.value("me-war-middle-1", "initiative") == 4  # its own, printed
    assert b.value("foe-war-left-1", "initiative") == 1
    assert b.ready == "Anna"
    b.to_next("main1")
    assert b.value("me-war-left-1", "initiative") == 2


@BOTH_SIDES
@pytest.mark.rule("BH-13.23", "BH-13.25")
def test_the_tracker_comes_out_of_its_hideout_for_2(seat: int) -> None:
    pieces = LEVEL_1 | {"war-left-1": "gardener", "hidden-middle-1": "tracker"}
    b = green(seat, {"asp": 2, "pieces": pieces})
    b.does_and("use me-hidden-middle-1 6")
    b.does("me-war-middle-2")
    assert b.asp("Anna") == 0
    b.resolve()
    assert b.where("tracker") == ["me-war-middle-2"]
    assert b.value("me-war-left-1", "initiative") == 4
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.26")
def test_a_tracker_without_a_free_slot_is_sacrificed_and_still_works(seat: int) -> None:
    pieces = LEVEL_1 | {
        "war-left-1": "gardener",
        "war-left-2": "gardener",
        "war-left-3": "gardener",
        "hidden-left-1": "tracker",
    }
    b = green(seat, {"asp": 2, "pieces": pieces})
    b.does_and("use me-hidden-left-1 6")
    assert b.graveyard("Anna") == ["tracker"]
    b.resolve()
    assert b.value("me-war-left-1", "initiative") == 4
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Centaur


@BOTH_SIDES
@pytest.mark.rule("BH-13.20", "BH-13.21", "BH-D91")
def test_the_centaur_takes_the_damage_of_another(seat: int) -> None:
    pieces = OPEN | {
        "war-left-1": "centaur",
        "war-left-2": "gardener",
        "safety-left-1": "gardener",
        "war-middle-1": "gardener",
    }
    b = green(
        seat, {"pieces": pieces}, {"asp": 3, "hand": ["poisoned_blood"], "pieces": {"war-left-1": "zombie_warrior"}}
    )
    b.does("use me-war-left-1 7")
    assert b.offered("Anna") == ["me-war-left-2"]  # another one of the same War Zone
    b.does("me-war-left-2")
    b.resolve()
    assert b.value("me-war-left-1", "turned") is True
    b.close()
    b.foe("poisoned_blood", "me-war-left-2")
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 1
    assert b.value("me-war-left-2", "damage") == 0
    assert b.value("me-war-left-2", "counters") == {"poison": 1}  # the counter is no damage
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D91", "BH-13.21")
def test_the_centaur_is_poisoned_instead_and_shields_only_once(seat: int) -> None:
    pieces = OPEN | {"war-left-1": "centaur", "war-left-2": "elf_warrior"}
    theirs = {"pieces": {"safety-left-1": "morning_star", "safety-left-2": "morning_star"}}
    b = green(seat, {"pieces": pieces}, theirs, phase="combat", initiative="Ben")
    b.does("me-war-left-1")  # acts first; turned by its ability it does nothing more
    b.does("use me-war-left-1 7", "me-war-left-2")
    b.fight()
    b.does("nothing")
    b.fight()
    b.foe("foe-safety-left-1")
    for _ in range(2):
        b.fight()
        b.foe("shoot", "me-war-left-2")
    b.fight()
    assert b.value("me-war-left-1", "damage") == 1
    assert b.value("me-war-left-1", "counters") == {"poison": 1}
    assert b.value("me-war-left-2", "damage") == 1
    assert (b.phase, b.ready) == ("end", "Ben")


@BOTH_SIDES
def test_a_turned_or_lonely_centaur_shields_nobody(seat: int) -> None:
    turned = {"war-left-1": {"card": "centaur", "turned": True}, "war-left-2": "gardener"}
    assert not green(seat, {"pieces": OPEN | turned}).can("use me-war-left-1 7")
    assert not green(seat, {"pieces": OPEN | {"war-left-1": "centaur", "war-middle-1": "gardener"}}).can(
        "use me-war-left-1 7"
    )


# ---------------------------------------------------------------- Canopy Warden


@BOTH_SIDES
@pytest.mark.rule("BH-13.12", "BH-D84")
def test_the_canopy_warden_can_block_flyers(seat: int) -> None:
    mine = {"pieces": OPEN | {"war-left-1": "canopy_warden", "war-left-2": "elf_warrior"}}
    b = green(seat, mine, {"pieces": {"war-left-1": "buragaor_flying_demon"}}, phase="combat", initiative="Ben")
    b.fight()
    b.foe("attack")
    b.fight()
    assert b.offered("Anna") == ["done", "me-war-left-1"]
    b.does("me-war-left-1")
    b.fight()
    assert b.where("buragaor_flying_demon") == []
    assert b.lp("Anna") == 30
    assert b.asked("Anna") == "declare"
