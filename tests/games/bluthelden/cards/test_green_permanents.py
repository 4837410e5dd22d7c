"""The green Sovereign, artifacts, Rituals and Pool cards."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, OPEN, Board


def green(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="green", other="black", **more)


# ---------------------------------------------------------------- King Loemeling


@BOTH_SIDES
@pytest.mark.rule("BH-9.11", "BH-D50")
def test_with_force_of_nature_a_third_character_comes_into_the_war_zone(seat: int) -> None:
    own = {"war-left-1": "gardener", "war-left-2": "gardener", "safety-left-1": "gardener", "safety-left-2": "gardener"}
    mine = {"asp": 2, "hand": ["druid_of_the_earth"], "pieces": {"resource-left": "fertile_field"} | own}
    b = green(seat, mine, {"asp": 2, "hand": ["zombie_warrior"], "pieces": OPEN | {"war-left-1": "skeleton"}})
    b.does("druid_of_the_earth")
    assert b.offered("Anna") == ["me-safety-left-3", "me-war-left-3"]  # the Safety Zone has three as ever
    b.does("me-war-left-3")
    b.resolve()
    assert b.card("me-war-left-3") == "druid_of_the_earth"
    b.close()
    b.foe("zombie_warrior")
    assert "foe-war-left-2" in b.offered("Ben")
    assert "foe-war-left-3" not in b.offered("Ben")  # not for the other player
    assert b.asked("Ben") == "slot"


@BOTH_SIDES
def test_the_king_gives_1_asp_for_1_lp(seat: int) -> None:
    b = green(seat, {})
    b.does_and("use me-sovereign 1")
    assert (b.asp("Anna"), b.lp("Anna")) == (1, 29)
    assert not b.can("use me-sovereign 1")
    assert not b.can("use me-sovereign 2")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D119", "BH-3.36", "BH-3.38")
def test_the_king_strengthens_all_own_characters_for_a_round(seat: int) -> None:
    own = {"war-left-1": "gardener", "safety-right-1": {"card": "creeper_plant", "damage": 1}, "war-left-2": "smith"}
    b = green(seat, {"asp": 2, "hand": ["seed"], "pieces": OPEN | own}, {"pieces": {"war-left-1": "zombie_warrior"}})
    b.does_and("use me-sovereign 2")
    assert b.lp("Anna") == 28
    assert b.body("me-war-left-1") == "2/2 R2 I2"
    assert b.body("me-safety-right-1") == "2/3-1 R1 I1"
    assert b.body("foe-war-left-1") == "2/2 R2 I1"
    b.does_and("seed")
    b.does("me-war-right-1")
    assert b.body("me-war-right-1") == "1/2 R1 I1"  # it came later
    b.to_next("main1")
    assert b.body("me-war-left-1") == "1/1 R2 I2"
    assert b.body("me-safety-right-1") == "1/2-1 R1 I1"
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-3.38")
def test_whoever_lived_by_the_kings_strength_dies_with_it(seat: int) -> None:
    own = {"war-left-1": "gardener"}
    b = green(seat, {"pieces": OPEN | own}, {"asp": 3, "hand": ["poisoned_blood"]})
    b.does_and("use me-sovereign 2")
    b.close()
    b.foe("poisoned_blood", "me-war-left-1")
    b.resolve()
    assert b.body("me-war-left-1") == "2/2-1 R2 I2"
    b.to_next("main1")
    assert b.graveyard("Anna") == ["gardener"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D62")
@pytest.mark.parametrize(("card", "asp"), [("exodus", 5), ("light_of_retribution", 2), ("antimagic", 3)])
def test_foreign_colours_under_the_king(seat: int, card: str, asp: int) -> None:
    own = {"war-left-1": "gardener", "area-1": "ring_of_nature"}
    assert green(seat, {"asp": asp, "hand": [card], "pieces": OPEN | own}).can(card)
    assert not green(seat, {"asp": asp - 1, "hand": [card], "pieces": OPEN | own}).can(card)


# ---------------------------------------------------------------- artifacts


@BOTH_SIDES
def test_the_ring_of_nature_gives_an_asp_and_strengthens_attackers(seat: int) -> None:
    own = {"area-1": "ring_of_nature", "war-left-1": "elf_warrior", "war-left-2": "gardener"}
    b = green(seat, {"pieces": OPEN | own}, {"pieces": {"war-left-1": "zombie_warrior"}}, phase="combat")
    b.does_and("use me-area-1 1")
    assert b.asp("Anna") == 1
    assert not b.can("use me-area-1 1")
    b.fight()
    assert b.value("me-war-left-1", "power") == 2  # it only acts
    b.does("attack")
    assert b.value("me-war-left-1", "power") == 3
    assert b.value("me-war-left-2", "power") == 1
    b.fight()
    b.foe("done")
    b.fight()
    assert b.lp("Ben") == 27
    assert b.value("me-war-left-1", "power") == 2
    assert b.asked("Anna") == "declare"


@BOTH_SIDES
def test_the_ring_of_nature_is_no_help_for_blockers_and_enemies(seat: int) -> None:
    own = {"area-1": "ring_of_nature", "war-left-1": "gardener"}
    theirs = {"pieces": {"war-left-1": "vampire_soldier"}}
    b = green(seat, {"pieces": OPEN | own}, theirs, phase="combat", initiative="Ben")
    b.fight()
    b.foe("attack")
    assert b.value("foe-war-left-1", "power") == 3
    b.fight()
    b.does("me-war-left-1")
    assert b.value("me-war-left-1", "power") == 1
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-12.01")
def test_the_totem_of_the_grove_puts_a_counter_on_up_to_two(seat: int) -> None:
    own = {
        "area-1": "totem_of_the_grove",
        "war-left-1": "gardener",
        "safety-left-1": "smith",
        "war-right-1": "gardener",
    }
    b = green(seat, {"asp": 3, "pieces": OPEN | own}, {"pieces": {"war-left-1": "zombie_warrior"}})
    b.does("use me-area-1 1")
    assert b.offered("Anna") == ["done", "me-safety-left-1", "me-war-left-1", "me-war-right-1"]
    b.does("me-war-left-1", "me-safety-left-1")
    assert b.asp("Anna") == 0
    b.resolve()
    assert b.body("me-war-left-1") == "2/2 R2 I2"
    assert b.body("me-safety-left-1") == "3/4 R3 I2"
    assert b.body("me-war-right-1") == "1/1 R2 I2"
    assert b.value("me-area-1", "turned") is True
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_totem_needs_3_asp(seat: int) -> None:
    own = {"area-1": "totem_of_the_grove", "war-left-1": "gardener"}
    assert not green(seat, {"asp": 2, "pieces": OPEN | own}).can("use me-area-1 1")


# ---------------------------------------------------------------- Earthquake


@BOTH_SIDES
@pytest.mark.rule("BH-D66", "BH-D113")
def test_the_earthquake_shakes_one_war_zone(seat: int) -> None:
    own = {"war-left-1": "centaur", "safety-left-1": "centaur"}
    theirs = {
        "pieces": {
            "war-left-1": "nameless_blade",
            "war-left-2": "buragaor_flying_demon",
            "war-right-1": "vampire_soldier",
        }
    }
    b = green(seat, {"asp": 5, "hand": ["earthquake"], "pieces": OPEN | own}, theirs)
    b.does_and("earthquake")
    assert b.asp("Anna") == 0
    assert b.offered("Anna") == ["left", "middle", "right"]
    b.does("left")
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 1
    assert b.value("foe-war-left-1", "damage") == 1  # Resistance 5
    assert b.value("foe-war-left-2", "damage") == 0  # Resistance 6
    assert b.value("me-safety-left-1", "damage") == b.value("foe-war-right-1", "damage") == 0
    assert b.where("earthquake") == ["me-area-1"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D124")
def test_the_earthquake_fells_flyers_in_its_second_round(seat: int) -> None:
    own = {
        "area-1": {"card": "earthquake", "entered": 2},
        "war-left-1": "woodland_hawk",
        "safety-left-1": "woodland_hawk",
    }
    theirs = {
        "pieces": {
            "war-right-1": "woodland_hawk",
            "war-left-1": "vampire_soldier",
            "war-left-2": "buragaor_flying_demon",
        }
    }
    b = green(seat, {"pieces": OPEN | own}, theirs, round=3)
    assert b.chain() == ["earthquake"]
    b.resolve()
    assert b.value("me-war-left-1", "damage") == b.value("foe-war-right-1", "damage") == 1
    assert b.value("me-safety-left-1", "damage") == b.value("foe-war-left-1", "damage") == 0
    assert b.value("foe-war-left-2", "damage") == 0  # Resistance 6 against magic 5
    assert b.where("earthquake") == ["me-area-1"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D124")
def test_the_earthquake_copies_every_own_flora_in_its_third_round(seat: int) -> None:
    own = {
        "area-1": {"card": "earthquake", "entered": 1}, "war-left-1": "garran_ironroot_protector",
        "war-middle-1": "creeper_plant", "war-right-1": "gardener",
    }  # fmt: skip
    full = {"safety-middle-1": "smith", "safety-middle-2": "smith", "safety-middle-3": "smith", "war-middle-2": "smith"}
    theirs = {"pieces": OPEN | {"war-left-1": "creeper_plant"}}
    b = green(seat, {"pieces": OPEN | own | full}, theirs, round=3)
    b.resolve()
    slots = ["safety-left-1", "safety-left-2", "safety-left-3", "war-left-2", "war-left-3"]
    assert b.offered("Anna") == [f"me-{slot}" for slot in slots]  # Garran's lane
    b.does("me-war-left-2")
    assert b.card("me-war-left-2") == "garran_ironroot_protector"
    assert b.value("me-war-left-2", "token") is True
    assert b.body("me-war-left-2") == "3/4 R3 I3"
    assert b.where("creeper_plant") == ["foe-war-left-1", "me-war-middle-1", "me-war-middle-3"]  # the last free slot
    assert b.banished("Anna") == ["earthquake"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Song of the Glade


@BOTH_SIDES
def test_the_song_of_the_glade_brings_a_plant(seat: int) -> None:
    b = green(seat, {"asp": 3, "hand": ["song_of_the_glade"], "pieces": OPEN})
    b.does_and("song_of_the_glade")
    assert b.asp("Anna") == 0
    b.resolve()
    b.does("me-war-right-2")
    assert b.where("creeper_plant") == ["me-war-right-2"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D131")
def test_with_the_song_a_training_lets_a_character_move_without_turning(seat: int) -> None:
    own = {"area-1": "song_of_the_glade", "war-left-1": "gardener", "safety-left-1": "gardener"}
    mine = {"asp": 4, "hand": ["elvish_armor", "elvish_armor"], "pieces": OPEN | own}
    b = green(seat, mine, {"pieces": {"war-left-1": "zombie_warrior"}})
    assert not b.can("use me-safety-left-1 8")
    b.does_and("elvish_armor", "me-war-left-1")
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-1"]  # own Characters
    b.does("me-safety-left-1")
    b.resolve()
    b.does("use me-safety-left-1 8", "me-war-left-3")
    b.resolve()
    assert b.where("gardener") == ["me-war-left-1", "me-war-left-3"]
    assert b.value("me-war-left-3", "turned") is False
    assert not b.can("use me-war-left-3 8")  # once
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_song_does_not_hear_enemy_trainings(seat: int) -> None:
    own = {"area-1": "song_of_the_glade", "war-left-1": "gardener"}
    theirs = {"asp": 3, "hand": ["cruel_drill"], "pieces": OPEN | {"war-left-1": "zombie_warrior"}}
    b = green(seat, {"pieces": OPEN | own}, theirs, initiative="Ben")
    b.foe("cruel_drill", "foe-war-left-1")
    b.resolve()
    assert b.chain() == []
    assert b.ready == "Ben"


# ---------------------------------------------------------------- resources


@BOTH_SIDES
def test_the_creeper_field_gives_an_asp_or_a_plant_in_its_lane(seat: int) -> None:
    b = green(seat, {"pieces": {"resource-left": "creeper_field", "resource-middle": "creeper_field"}})
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == 1
    assert not b.can("use me-resource-left 2")
    b.does_and("use me-resource-middle 2")
    assert all("-middle-" in slot for slot in b.offered("Anna"))
    b.does("me-safety-middle-2")
    assert b.where("creeper_plant") == ["me-safety-middle-2"]
    assert b.asp("Anna") == 1
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D53")
def test_the_two_rivers_give_2_with_three_unbound_characters_in_the_lane(seat: int) -> None:
    pieces = {"resource-left": "the_two_rivers", "war-left-1": "gardener", "war-left-2": "gardener"}
    enough = pieces | {"safety-left-1": "gardener"}
    b = green(seat, {"pieces": enough})
    b.does_and("use me-resource-left 2")
    assert b.asp("Anna") == 2
    assert not b.can("use me-resource-left 1")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.parametrize("third", ["smith", "none", "other lane", "enemy"])
def test_the_two_rivers_count_no_bound_foreign_or_distant_characters(seat: int, third: str) -> None:
    pieces = {
        "resource-left": "the_two_rivers",
        "resource-middle": "forge",
        "war-left-1": "gardener",
        "war-left-2": "gardener",
    }
    if third == "smith":
        pieces["safety-left-1"] = "smith"
    if third == "other lane":
        pieces["safety-middle-1"] = "gardener"
    theirs = {"pieces": {"war-left-1": "gardener"}} if third == "enemy" else None
    b = green(seat, {"pieces": pieces}, theirs)
    assert not b.can("use me-resource-left 2")
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == 1
    assert b.ready == "Anna"


# ---------------------------------------------------------------- binders


@BOTH_SIDES
@pytest.mark.rule("BH-D131", "BH-13.02", "BH-13.03")
def test_forest_dwellers_move_once_per_round_without_turning(seat: int) -> None:
    b = green(seat, {"pieces": OPEN | {"safety-left-1": "forest_dwellers"}})
    assert b.value("me-safety-left-1", "bound") is True
    b.does("use me-safety-left-1 8", "me-war-left-2")
    b.resolve()
    assert b.card("me-war-left-2") == "forest_dwellers"
    assert b.value("me-war-left-2", "turned") is False
    assert b.value("me-war-left-2", "bound") is False
    assert not b.can("use me-war-left-2 8")  # once per round
    assert not b.can("use me-war-left-2 1")  # not bound any more
    assert b.can("move me-war-left-2")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D131")
def test_forest_dwellers_that_hear_the_song_move_a_second_time(seat: int) -> None:
    own = {"safety-left-1": "forest_dwellers", "area-1": "song_of_the_glade"}
    b = green(seat, {"asp": 2, "hand": ["elvish_armor"], "pieces": OPEN | own})
    b.does_and("use me-safety-left-1 8", "me-war-left-2")
    assert not b.can("use me-war-left-2 8")
    b.does_and("elvish_armor", "me-war-left-2")
    b.does("me-war-left-2")
    b.resolve()
    b.does_and("use me-war-left-2 8", "me-safety-left-3")
    assert b.card("me-safety-left-3") == "forest_dwellers"
    assert b.value("me-safety-left-3", "turned") is False
    assert not b.can("use me-safety-left-3 8")
    assert b.ready == "Anna"


@BOTH_SIDES
def test_bound_forest_dwellers_give_an_asp(seat: int) -> None:
    b = green(seat, {"pieces": OPEN | {"safety-left-1": "forest_dwellers"}})
    b.does_and("use me-safety-left-1 1")
    assert b.asp("Anna") == 1
    assert not b.can("use me-safety-left-1 8")  # turned
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D131")
def test_forest_dwellers_cannot_shift_in_the_other_players_main_phase(seat: int) -> None:
    b = green(seat, {"pieces": OPEN | {"safety-left-1": "forest_dwellers"}}, initiative="Ben")
    b.passes("Ben")
    assert b.can("use me-safety-left-1 1")
    assert not b.can("use me-safety-left-1 8")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.21")
def test_natures_ally_brings_a_plant_in_its_lane(seat: int) -> None:
    mine = {
        "asp": 3,
        "hand": ["natures_ally"],
        "pieces": {"resource-left": "the_two_rivers", "resource-middle": "forge"},
    }
    assert not green(seat, mine | {"pieces": OPEN}).can("natures_ally")  # level 2
    b = green(seat, mine)
    b.does_and("natures_ally", "me-safety-middle-1")
    assert b.asp("Anna") == 0
    b.resolve()
    assert all("-middle-" in slot for slot in b.offered("Anna"))
    b.does("me-war-middle-1")
    assert b.where("creeper_plant") == ["me-war-middle-1"]
    b.does_and("use me-safety-middle-1 1")
    assert b.asp("Anna") == 1
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Ulfred Brigbuck


@BOTH_SIDES
def test_ulfred_creates_a_plant_anywhere(seat: int) -> None:
    b = green(seat, {"pieces": {"resource-left": "fertile_field", "advisor": "ulfred_brigbuck_the_wise"}})
    b.does_and("use me-advisor 1")
    b.does("me-safety-left-1")
    assert b.where("creeper_plant") == ["me-safety-left-1"]
    assert b.value("me-advisor", "turned") is True
    assert not b.can("use me-advisor 1")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D103")
def test_ulfred_fuses_three_plants_of_a_lane_into_a_giant(seat: int) -> None:
    plants = {"war-left-1": "creeper_plant", "war-left-2": "creeper_plant", "safety-left-1": "creeper_plant"}
    advisor = {"advisor": {"card": "ulfred_brigbuck_the_wise", "turned": True}}
    theirs = {"pieces": {"war-left-1": "creeper_plant"}}
    b = green(seat, {"asp": 2, "pieces": OPEN | plants | advisor | {"war-right-1": "creeper_plant"}}, theirs)
    b.does_and("use me-advisor 2", "left")
    assert b.asp("Anna") == 0
    assert all("-left-" in slot for slot in b.offered("Anna"))
    b.does("me-war-left-1")
    assert b.body("me-war-left-1") == "4/4 R2 I3"
    assert b.where("giant_creeper_plant") == ["me-war-left-1"]
    assert b.where("creeper_plant") == ["foe-war-left-1", "me-war-right-1"]
    assert b.ready == "Anna"


@BOTH_SIDES
def test_of_four_plants_three_are_chosen(seat: int) -> None:
    plants = {f"war-left-{number}": "creeper_plant" for number in (1, 2, 3)} | {"safety-left-1": "creeper_plant"}
    b = green(seat, {"asp": 2, "pieces": OPEN | plants | {"advisor": "ulfred_brigbuck_the_wise"}})
    b.does_and("use me-advisor 2", "left")
    b.does("me-war-left-1")
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-2", "me-war-left-3"]  # nobody twice
    b.does("me-war-left-2", "me-war-left-3", "me-war-left-2")
    assert b.where("creeper_plant") == ["me-safety-left-1"]
    assert b.where("giant_creeper_plant") == ["me-war-left-2"]
    assert b.ready == "Anna"


@BOTH_SIDES
def test_two_plants_are_not_enough_for_a_giant(seat: int) -> None:
    plants = {"war-left-1": "creeper_plant", "war-left-2": "creeper_plant", "war-middle-1": "creeper_plant"}
    b = green(seat, {"asp": 2, "pieces": OPEN | plants | {"advisor": "ulfred_brigbuck_the_wise"}})
    b.does_and("use me-advisor 2", "left")
    assert b.where("giant_creeper_plant") == []
    assert len(b.where("creeper_plant")) == 3
    assert not green(seat, {"asp": 1, "pieces": OPEN | plants | {"advisor": "ulfred_brigbuck_the_wise"}}).can(
        "use me-advisor 2"
    )
    assert b.ready == "Anna"
