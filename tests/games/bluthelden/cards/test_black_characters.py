"""The black Characters of the Spell deck."""

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, OPEN, Board

LEVEL_1 = {"resource-left": "fertile_field", "resource-middle": "forge"}
LEVEL_2 = {"resource-left": "fertile_field", "resource-middle": "poison_cellar"}
# ---------------------------------------------------------------- Nascent Necromancer and Baal


@BOTH_SIDES
@pytest.mark.rule("BH-13.31", "BH-13.32", "BH-13.33", "BH-D40", "BH-D44")
def test_the_nascent_necromancer_rises_into_baal(seat: int) -> None:
    necromancer = {"card": "nascent_necromancer", "damage": 1, "counters": {"plus": 1}}
    b = Board(
        seat, {"asp": 2, "pieces": LEVEL_2 | {"war-left-1": necromancer}, "spells": ["blood", "baal_the_necromancer"]}
    )
    b.does_and("use me-war-left-1 5")
    assert b.asp("Anna") == 0
    assert b.offered("Anna") == ["baal_the_necromancer", "done"]
    b.does("baal_the_necromancer")
    assert b.card("me-war-left-1") == "baal_the_necromancer"
    assert b.body("me-war-left-1") == "4/5 R4 I3"  # the counter moves over, the damage does not
    assert b.value("me-war-left-1", "turned") is False
    assert b.graveyard("Anna") == ["nascent_necromancer"]
    assert b.chain() == ["barabas_ulfaran"]  # it has died: Lord of the Dead
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.30", "BH-D43")
def test_the_nascent_necromancer_needs_2_asp_a_level_2_resource_and_to_be_unturned(seat: int) -> None:
    rise = "use me-war-left-1 5"
    assert Board(seat, {"asp": 2, "pieces": LEVEL_2 | {"war-left-1": "nascent_necromancer"}}).can(rise)
    assert not Board(seat, {"asp": 1, "pieces": LEVEL_2 | {"war-left-1": "nascent_necromancer"}}).can(rise)
    assert not Board(seat, {"asp": 2, "pieces": LEVEL_1 | {"war-left-1": "nascent_necromancer"}}).can(rise)
    turned = {"card": "nascent_necromancer", "turned": True}
    assert not Board(seat, {"asp": 2, "pieces": LEVEL_2 | {"war-left-1": turned}}).can(rise)


@BOTH_SIDES
@pytest.mark.rule("BH-D41")
@pytest.mark.parametrize("spells", [["blood"], ["baal_the_necromancer"]])
def test_without_baal_the_nascent_necromancer_stays(seat: int, spells: list[str]) -> None:
    b = Board(seat, {"asp": 2, "pieces": LEVEL_2 | {"war-left-1": "nascent_necromancer"}, "spells": spells})
    b.does_and("use me-war-left-1 5")
    assert b.offered("Anna") == sorted(["done", *[card for card in spells if card == "baal_the_necromancer"]])
    b.does("done")
    assert b.card("me-war-left-1") == "nascent_necromancer"
    assert b.value("me-war-left-1", "turned") is True
    assert (b.asp("Anna"), b.graveyard("Anna"), b.chain()) == (0, [], [])
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D122")
def test_baal_costs_2_less_onto_the_nascent_necromancer(seat: int) -> None:
    mine = {"asp": 2, "hand": ["baal_the_necromancer"], "pieces": LEVEL_2 | {"safety-left-3": "nascent_necromancer"}}
    b = Board(seat, mine)
    b.does("baal_the_necromancer")  # with 2 ASP there is no other way
    assert b.asp("Anna") == 0
    b.resolve()
    assert b.card("me-safety-left-3") == "baal_the_necromancer"
    assert b.graveyard("Anna") == ["nascent_necromancer"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D122", "BH-10.21")
def test_baal_without_base_form_costs_4_and_needs_level_2(seat: int) -> None:
    hand = ["baal_the_necromancer"]
    assert not Board(seat, {"asp": 3, "hand": hand, "pieces": LEVEL_2}).can("baal_the_necromancer")
    assert not Board(seat, {"asp": 4, "hand": hand, "pieces": LEVEL_1}).can("baal_the_necromancer")
    theirs = {"pieces": {"war-left-1": "nascent_necromancer"}}
    assert not Board(seat, {"asp": 2, "hand": hand, "pieces": LEVEL_2}, theirs).can("baal_the_necromancer")
    b = Board(seat, {"asp": 4, "hand": hand, "pieces": LEVEL_2})
    b.does_and("baal_the_necromancer", "me-war-left-1")
    assert b.asp("Anna") == 0
    assert b.body("me-war-left-1") == "3/4 R4 I3"
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D73", "BH-D75")
def test_baal_banishes_two_cards_for_a_skeleton_in_a_war_zone(seat: int) -> None:
    mine = {"pieces": LEVEL_1 | {"war-left-1": "baal_the_necromancer"}, "graveyard": ["blood", "exodus", "blood"]}
    b = Board(seat, mine)
    b.does("use me-war-left-1 1", "blood", "exodus")
    assert b.banished("Anna") == ["blood", "exodus"]  # paid at once
    assert b.graveyard("Anna") == ["blood"]
    assert b.value("me-war-left-1", "turned") is True
    b.resolve()
    assert b.offered("Anna") == ["me-war-left-2", "me-war-middle-1", "me-war-middle-2"]  # open lanes, War Zones only
    b.does("me-war-middle-2")
    assert b.where("skeleton") == ["me-war-middle-2"]
    assert b.body("me-war-middle-2") == "2/2 R1 I2"
    assert b.ready == "Anna"


@BOTH_SIDES
def test_baal_cannot_make_a_skeleton_of_one_card_of_the_enemys_graveyard_or_turned(seat: int) -> None:
    use = "use me-war-left-1 1"
    two = {"graveyard": ["blood", "blood"]}
    assert Board(seat, two | {"pieces": LEVEL_1 | {"war-left-1": "baal_the_necromancer"}}).can(use)
    assert not Board(seat, {"graveyard": ["blood"], "pieces": {"war-left-1": "baal_the_necromancer"}}, two).can(use)
    assert not Board(seat, two | {"pieces": {"war-left-1": {"card": "baal_the_necromancer", "turned": True}}}).can(use)


@BOTH_SIDES
@pytest.mark.rule("BH-10.24", "BH-10.25", "BH-10.26")
def test_only_one_baal_stays_in_a_lane(seat: int) -> None:
    pieces = LEVEL_2 | {"safety-left-1": "baal_the_necromancer", "war-middle-1": "baal_the_necromancer"}
    b = Board(seat, {"asp": 4, "hand": ["baal_the_necromancer"], "pieces": pieces})
    b.does_and("baal_the_necromancer", "me-war-left-1")
    assert b.asked("Anna") == "keep"
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-1"]  # the one of the middle lane is no matter
    b.does("me-war-left-1")
    assert b.where("baal_the_necromancer") == ["me-war-left-1", "me-war-middle-1"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Skeleton Warrior


@BOTH_SIDES
@pytest.mark.rule("BH-D116")
def test_the_skeleton_warrior_must_attack(seat: int) -> None:
    b = Board(seat, {"pieces": OPEN | {"war-left-1": "skeleton_warrior"}}, phase="combat")
    b.fight()
    assert b.asked("Anna") == "declare"
    assert b.offered("Anna") == ["attack"]
    b.does("attack")
    b.fight()
    assert b.lp("Ben") == 28
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D116")
def test_others_need_not_attack_and_the_skeleton_warrior_need_not_come_forward(seat: int) -> None:
    pieces = OPEN | {"war-left-1": "nascent_necromancer", "safety-left-1": "skeleton_warrior"}
    b = Board(seat, {"pieces": pieces}, phase="combat")
    b.fight()
    assert b.offered("Anna") == ["attack", "move", "nothing"]
    b.does("nothing")
    b.fight()
    assert b.phase == "end"
    assert b.lp("Ben") == 30
    assert (b.phase, b.ready) == ("end", "Anna")


# ---------------------------------------------------------------- Slave of the Abyss

CROWD = {
    "pieces": {
        "war-left-1": "canopy_warden", "war-left-2": {"card": "creeper_plant", "damage": 1},
        "safety-left-1": "gardener", "war-middle-1": "gardener",
    }
}  # fmt: skip


@BOTH_SIDES
def test_the_slave_hurts_itself_and_the_enemies_in_its_war_zone(seat: int) -> None:
    mine = {"asp": 2, "hand": ["slave_of_the_abyss"], "pieces": LEVEL_1 | {"war-left-1": "zombie_warrior"}}
    b = Board(seat, mine, CROWD)
    b.does_and("slave_of_the_abyss", "me-war-left-2")
    assert b.asp("Anna") == 0
    assert b.chain() == ["slave_of_the_abyss"]
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 1  # whatever its Resistance: there is no magic value
    assert b.card("foe-war-left-2") is None
    assert b.value("me-war-left-1", "damage") == 0
    assert b.where("gardener") == ["foe-safety-left-1", "foe-war-middle-1"]
    assert b.graveyard("Anna") == ["slave_of_the_abyss"]
    assert b.chain() == ["barabas_ulfaran"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.23", "BH-13.24", "BH-13.25", "BH-D97")
def test_the_slave_hides_for_2_and_comes_up_for_2(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "canopy_warden"}}
    b = Board(seat, {"asp": 4, "hand": ["slave_of_the_abyss"], "pieces": LEVEL_1}, theirs)
    b.does_and("hide slave_of_the_abyss", "me-hidden-left-2")
    assert b.asp("Anna") == 2
    assert b.where("slave_of_the_abyss") == ["me-hidden-left-2"]
    assert b.value("foe-war-left-1", "damage") == 0  # hiding is not entering play
    b.does_and("use me-hidden-left-2 6")
    b.does("me-war-left-1")
    assert b.asp("Anna") == 0
    assert b.where("slave_of_the_abyss") == ["me-war-left-1"]
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.graveyard("Anna") == ["slave_of_the_abyss"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.27", "BH-13.28")
def test_a_slave_that_is_found_out_still_hurts(seat: int) -> None:
    theirs = {"asp": 4, "hand": ["elf_warrior"], "pieces": {"resource-left": "fertile_field"}}
    b = Board(seat, {"pieces": {"hidden-left-1": "slave_of_the_abyss"}}, theirs, phase="main2")
    b.foe("elf_warrior", "foe-war-left-1")
    b.resolve()
    assert b.graveyard("Anna") == ["slave_of_the_abyss"]
    assert (b.asked("Anna"), b.offered("Anna")) == ("order", ["trigger 1", "trigger 2"])  # and Lord of the Dead
    b.does("trigger 1")
    b.resolve_all()
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.ready == "Ben"


@BOTH_SIDES
def test_the_slave_deals_itself_1(seat: int) -> None:
    mine = {"asp": 2, "hand": ["slave_of_the_abyss"], "pieces": LEVEL_1 | {"area-1": "banner_of_wisdom"}}
    b = Board(seat, mine)
    b.does_and("slave_of_the_abyss", "me-war-left-1")
    b.resolve()
    assert b.body("me-war-left-1") == "2/2-1 R2 I2"  # Humans have +1/+1 under the Banner
    assert b.ready == "Anna"


@BOTH_SIDES
def test_a_hidden_slave_cannot_come_up_for_1(seat: int) -> None:
    b = Board(seat, {"asp": 1, "pieces": LEVEL_1 | {"hidden-left-1": "slave_of_the_abyss"}})
    assert not b.can("use me-hidden-left-1 6")


# ---------------------------------------------------------------- Morning Star


@BOTH_SIDES
@pytest.mark.rule("BH-13.17", "BH-13.19", "BH-D89", "BH-D93")
def test_the_morning_star_poisons_from_the_back_row(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "canopy_warden", "war-middle-1": "centaur", "safety-left-1": "centaur"}}
    b = Board(seat, {"pieces": OPEN | {"safety-left-2": "morning_star"}}, theirs, phase="combat")
    b.fight()
    b.foe("nothing")  # the Warden is quicker
    b.fight()
    assert b.offered("Anna") == ["move", "nothing", "shoot"]
    b.does("shoot")
    assert b.asked("Anna") == "object"
    assert b.offered("Anna") == ["foe-war-left-1"]  # same lane, War Zone
    b.does("foe-war-left-1")
    b.fight()
    assert b.body("foe-war-left-1") == "3/4-1 R4 I4"
    assert b.value("foe-war-left-1", "counters") == {"poison": 1}
    assert b.value("me-safety-left-2", "damage") == 0
    assert b.value("me-safety-left-2", "turned") is True
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
@pytest.mark.rule("BH-14.23")
def test_the_morning_star_cannot_shoot_from_the_third_slot(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": {"card": "creeper_plant", "turned": True}}}
    b = Board(seat, {"pieces": OPEN | {"safety-left-3": "morning_star"}}, theirs, phase="combat")
    b.fight()
    assert b.phase == "end"
    assert (b.phase, b.ready) == ("end", "Anna")


# ---------------------------------------------------------------- Hired Brute


@BOTH_SIDES
@pytest.mark.rule("BH-13.45", "BH-13.46")
@pytest.mark.parametrize(("damage", "through"), [(0, 1), (1, 2)])
def test_the_hired_brute_punches_through(seat: int, damage: int, through: int) -> None:
    theirs = {"pieces": {"war-left-1": {"card": "creeper_plant", "damage": damage}}}
    b = Board(seat, {"pieces": OPEN | {"war-left-1": "hired_brute"}}, theirs, phase="combat")
    b.fight()
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    b.fight()
    assert b.lp("Ben") == 30 - through
    assert b.card("foe-war-left-1") is None
    assert b.value("me-war-left-1", "damage") == 1
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
def test_the_hired_brute_cannot_block(seat: int) -> None:
    mine = {"pieces": OPEN | {"war-left-1": "hired_brute", "war-left-2": "zombie_warrior"}}
    b = Board(seat, mine, {"pieces": {"war-left-1": "canopy_warden"}}, phase="combat")
    b.fight()
    b.foe("attack")
    b.fight()
    assert b.asked("Anna") == "block"
    assert b.offered("Anna") == ["done", "me-war-left-2"]
    assert b.refused("Anna", "me-war-left-1") == "BH-D80"
    assert b.asked("Anna") == "block"


# ---------------------------------------------------------------- Vampire Soldier


@BOTH_SIDES
@pytest.mark.rule("BH-13.17", "BH-13.18", "BH-13.19")
def test_whom_the_vampire_soldier_bites_suffers_from_the_next_round_on(seat: int) -> None:
    mine = {"pieces": OPEN | {"war-left-1": "vampire_soldier"}}
    b = Board(seat, mine, {"pieces": {"war-left-1": "oak_colossus"}}, phase="combat", initiative="Ben")
    b.fight()
    b.foe("nothing")
    b.fight()
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    b.fight()
    b.does("me-safety-left-1")  # for the Skeleton of the Lord of the Dead
    assert b.card("me-war-left-1") is None  # 6 damage against 4 HP
    assert b.value("foe-war-left-1", "damage") == 3
    assert b.value("foe-war-left-1", "counters") == {"poison": 1}
    b.to_next("combat")
    assert b.value("foe-war-left-1", "damage") == 4
    assert b.ready == "Ben"


@BOTH_SIDES
def test_the_vampire_soldier_does_not_poison_a_sovereign_or_whom_it_does_not_hurt(seat: int) -> None:
    mine = {"pieces": OPEN | {"war-left-1": "vampire_soldier"}}
    b = Board(seat, mine, {"pieces": {"war-left-1": "creeper_plant", "safety-left-1": "smith"}}, phase="combat")
    b.fight()
    b.does("attack")
    b.fight()
    b.foe("done")
    b.fight()
    assert b.lp("Ben") == 27
    assert b.value("foe-war-left-1", "counters") == {}
    assert b.value("foe-sovereign", "counters") == {}
    assert b.asked("Ben") == "declare"


# ---------------------------------------------------------------- Nameless Blade


@BOTH_SIDES
@pytest.mark.rule("BH-13.44")
def test_nobody_can_block_the_nameless_blade(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "centaur", "war-left-2": "canopy_warden"}}
    b = Board(seat, {"pieces": OPEN | {"war-left-1": "nameless_blade"}}, theirs, phase="combat")
    b.fight()
    b.does("attack")
    b.fight()  # Ben is not asked for a blocker: the next question is what the Warden does
    assert b.lp("Ben") == 27
    assert b.asked("Ben") == "declare"
    assert b.value("me-war-left-1", "damage") == 0
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
@pytest.mark.rule("BH-11.05")
def test_magic_4_does_not_touch_the_nameless_blade_but_magic_5_does(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "nameless_blade"}}
    mine = {"asp": 5, "hand": ["poisoned_blood"], "pieces": OPEN | {"area-1": "blood_chalice"}}
    b = Board(seat, mine, theirs, other="black")
    b.does_and("poisoned_blood", "foe-war-left-1")
    assert b.value("foe-war-left-1", "counters") == {}
    b.does_and("use me-area-1 1", "foe-war-left-1")
    assert b.value("foe-war-left-1", "counters") == {"poison": 1}
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Valara Ulfaran


@BOTH_SIDES
@pytest.mark.rule("BH-13.15", "BH-13.16", "BH-D85")
def test_valara_strikes_whom_she_wants(seat: int) -> None:
    theirs = {
        "pieces": {
            "war-left-1": "canopy_warden", "war-left-2": {"card": "gardener", "turned": True}, "war-middle-1": "smith",
            "safety-left-1": "smith",
        }
    }  # fmt: skip
    mine = {"pieces": OPEN | {"war-left-1": "valara_ulfaran"}}
    b = Board(seat, mine, theirs, phase="combat")
    b.fight()
    b.foe("nothing")
    b.fight()
    b.does("attack")
    assert b.asked("Anna") == "object"
    assert b.offered("Anna") == ["foe-sovereign", "foe-war-left-1", "foe-war-left-2"]
    b.does("foe-war-left-2")
    b.fight()  # Ben is not asked whether the Warden blocks
    assert b.graveyard("Ben") == ["gardener"]
    assert b.value("me-war-left-1", "damage") == 1
    assert b.lp("Ben") == 30
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
def test_valara_may_attack_the_sovereign_and_be_blocked(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "centaur"}}
    b = Board(seat, {"pieces": OPEN | {"war-left-1": "valara_ulfaran"}}, theirs, phase="combat")
    b.fight()
    b.does("attack", "foe-sovereign")
    b.fight()
    assert b.asked("Ben") == "block"
    b.foe("done")
    b.fight()
    assert b.lp("Ben") == 27
    assert b.asked("Ben") == "declare"


# ---------------------------------------------------------------- Buragaor


@BOTH_SIDES
@pytest.mark.rule("BH-D30", "BH-D113")
def test_buragaor_hurts_another_own_character_or_the_own_sovereign(seat: int) -> None:
    mine = {"pieces": OPEN | {"war-left-1": "buragaor_flying_demon", "safety-middle-1": "baal_the_necromancer"}}
    b = Board(seat, mine, {"pieces": {"war-left-1": "centaur"}})
    assert (b.waits(), b.asked("Anna")) == (["Anna"], "target")
    assert b.offered("Anna") == ["me-safety-middle-1", "me-sovereign"]
    b.does("me-safety-middle-1")
    assert b.chain() == ["buragaor_flying_demon"]
    b.resolve()
    assert b.value("me-safety-middle-1", "damage") == 1
    assert b.ready == "Anna"


@BOTH_SIDES
def test_buragaor_alone_hurts_the_sovereign(seat: int) -> None:
    b = Board(seat, {"pieces": OPEN | {"war-left-1": "buragaor_flying_demon"}})
    b.does_and("me-sovereign")
    assert b.lp("Anna") == 29
    assert b.value("me-war-left-1", "damage") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
def test_buragaor_is_quiet_in_the_other_players_main_phase(seat: int) -> None:
    b = Board(seat, {"pieces": OPEN | {"war-left-1": "buragaor_flying_demon"}}, initiative="Ben")
    assert b.chain() == []
    assert b.ready == "Ben"
    b.close()
    assert (b.waits(), b.asked("Anna")) == (["Anna"], "target")


@BOTH_SIDES
@pytest.mark.rule("BH-13.11", "BH-13.12")
def test_only_skyguard_and_flyers_can_block_buragaor(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "centaur", "war-left-2": "canopy_warden", "war-left-3": "woodland_hawk"}}
    b = Board(seat, {"pieces": OPEN | {"war-left-1": "buragaor_flying_demon"}}, theirs, phase="combat")
    b.fight()
    b.does("attack")
    b.fight()
    assert b.offered("Ben") == ["done", "foe-war-left-2", "foe-war-left-3"]
    b.foe("foe-war-left-2")
    b.fight()
    assert b.where("canopy_warden") == b.where("buragaor_flying_demon") == []
    assert b.lp("Ben") == 30
    assert b.asked("Anna") == "place"
