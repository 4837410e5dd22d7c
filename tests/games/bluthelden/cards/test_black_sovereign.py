"""Barabas Ulfaran, and the black tokens."""

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, OPEN, Board

# ---------------------------------------------------------------- Barabas Ulfaran


@BOTH_SIDES
@pytest.mark.rule("BH-9.09", "BH-D38")
def test_lord_of_the_dead_creates_a_skeleton_for_each_dead_character_that_is_no_token(seat: int) -> None:
    pieces = {"resource-left": "fertile_field", "war-left-1": "zombie_warrior", "war-left-2": "skeleton"}
    theirs = {"pieces": {"war-left-1": "creeper_plant", "war-left-2": "gardener"}}
    b = Board(seat, {"asp": 5, "hand": ["visitation_of_the_plague"], "pieces": pieces}, theirs)
    b.does_and("visitation_of_the_plague", "left", "done")
    assert b.graveyard("Anna") == ["visitation_of_the_plague", "zombie_warrior"]
    assert b.graveyard("Ben") == ["gardener"]
    assert b.chain() == ["barabas_ulfaran"]  # once: neither for the token nor for Ben's
    b.resolve()
    assert b.asked("Anna") == "place"
    b.does("me-safety-left-1")
    assert b.where("skeleton") == ["me-safety-left-1"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D38")
def test_lord_of_the_dead_is_for_sacrifices_and_advisors_but_not_for_the_banished(seat: int) -> None:
    mine = {"asp": 2, "hand": ["blood"], "pieces": OPEN | {"advisor": "archdemon_kangor"}}
    b = Board(seat, mine)
    b.does_and("blood")
    assert b.chain() == ["barabas_ulfaran"]
    b = Board(seat, {"asp": 2, "hand": ["blood"], "pieces": OPEN | {"war-left-1": "zombie_warrior"}}, phase="end")
    b.does_and("blood", "mode 2", "me-war-left-1")
    b.both_pass()  # the round ends: banished by Blood Rush
    assert b.banished("Anna") == ["zombie_warrior"]
    assert b.chain() == []
    assert b.asked("Anna") == "draw"


@BOTH_SIDES
def test_barabas_gives_1_asp_for_1_lp(seat: int) -> None:
    b = Board(seat, {})
    b.does("use me-sovereign 1")
    assert b.lp("Anna") == 29  # paid at once
    b.resolve()
    assert b.asp("Anna") == 1
    assert b.value("me-sovereign", "turned") is True
    assert not any(choice.startswith("use me-sovereign") for choice in b.offered("Anna"))
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D128")
def test_barabas_brings_back_an_undead_for_4_lp(seat: int) -> None:
    dead = ["zombie_warrior", "baal_the_necromancer", "nascent_necromancer"]
    pieces = {"resource-left": "fertile_field"}
    b = Board(seat, {"graveyard": dead, "pieces": pieces}, {"graveyard": ["skeleton_warrior"]})
    b.does_and("use me-sovereign 2")
    assert b.lp("Anna") == 26
    assert b.offered("Anna") == ["done", "zombie_warrior"]
    b.does("zombie_warrior")
    slots = ["safety-left-1", "safety-left-2", "safety-left-3", "war-left-1", "war-left-2"]
    assert b.offered("Anna") == [f"me-{slot}" for slot in slots]  # the open lane only
    b.does("me-safety-left-3")
    assert b.where("zombie_warrior") == ["me-safety-left-3"]
    assert b.graveyard("Anna") == ["baal_the_necromancer", "nascent_necromancer"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D35")
def test_barabas_cannot_pay_more_lp_than_he_has(seat: int) -> None:
    b = Board(seat, {"lp": 3})
    assert b.can("use me-sovereign 1")
    assert not b.can("use me-sovereign 2")
    assert Board(seat, {"lp": 4}).can("use me-sovereign 2")


@BOTH_SIDES
@pytest.mark.rule("BH-D112", "BH-D126")
def test_barabas_destroys_a_character_for_2_lp_and_two_sacrifices_once_per_round(seat: int) -> None:
    own = {
        "war-left-1": "zombie_warrior",
        "war-left-2": "skeleton",
        "safety-left-1": "skeleton",
        "safety-left-2": "skeleton",
    }
    theirs = {"pieces": {"safety-left-1": "oak_colossus", "war-left-1": "centaur"}}
    b = Board(seat, {"pieces": OPEN | own, "sovereign_turned": True}, theirs)
    b.does("use me-sovereign 3", "foe-safety-left-1", "me-war-left-1", "me-war-left-2")
    assert b.lp("Anna") == 28
    assert b.where("skeleton") == ["me-safety-left-1", "me-safety-left-2"]
    assert b.chain() == ["barabas_ulfaran", "barabas_ulfaran"]  # Lord of the Dead comes on top
    assert b.ready == "Anna"
    assert not b.can("use me-sovereign 3")
    b.resolve()
    b.does("me-war-middle-1")
    b.resolve()
    assert b.graveyard("Ben") == ["oak_colossus"]  # no magic value, no Resistance check
    assert b.card("foe-war-left-1") == "centaur"
    assert not b.can("use me-sovereign 3")
    assert b.ready == "Anna"


@BOTH_SIDES
def test_barabas_needs_two_characters_to_sacrifice(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "centaur"}}
    assert not Board(seat, {"pieces": OPEN | {"war-left-1": "skeleton"}}, theirs).can("use me-sovereign 3")
    two = {"war-left-1": "skeleton", "war-left-2": "skeleton"}
    assert Board(seat, {"pieces": OPEN | two}, theirs).can("use me-sovereign 3")
    assert not Board(seat, {"lp": 1, "pieces": OPEN | two}, theirs).can("use me-sovereign 3")


@BOTH_SIDES
@pytest.mark.rule("BH-D62")
@pytest.mark.parametrize(
    ("card", "asp", "possible"),
    [("seed", 3, False), ("seed", 4, True), ("antimagic", 3, True), ("light_of_retribution", 99, False)],
)
def test_green_costs_2_more_under_barabas_and_white_is_never_played(
    seat: int, card: str, asp: int, possible: bool
) -> None:
    mine = {"asp": asp, "hand": [card], "pieces": OPEN | {"war-left-1": "zombie_warrior", "area-1": "blood_chalice"}}
    assert Board(seat, mine).can(card) is possible


# ---------------------------------------------------------------- tokens


@BOTH_SIDES
@pytest.mark.rule("BH-D75", "BH-11.14")
def test_a_skeleton_must_attack_and_is_gone_at_the_end_of_the_round(seat: int) -> None:
    b = Board(seat, {"pieces": OPEN | {"war-left-1": "skeleton", "safety-left-1": "skeleton"}}, phase="combat")
    b.fight()
    assert b.offered("Anna") == ["attack"]
    b.does("attack")
    b.fight()
    assert b.lp("Ben") == 28
    assert b.phase == "end"
    assert b.chain() == ["skeleton", "skeleton"]
    b.resolve_all()
    assert b.where("skeleton") == []
    assert b.graveyard("Anna") == []
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.48")
def test_a_blood_trinket_is_turned_and_sacrificed_for_1_asp(seat: int) -> None:
    mine = {"pieces": {"area-1": "blood_trinket", "area-2": {"card": "blood_trinket", "turned": True}}}
    b = Board(seat, mine, {"pieces": {"area-1": "blood_trinket"}})
    assert not b.can("use me-area-2 1")
    b.does("use me-area-1 1")
    assert b.where("blood_trinket") == ["foe-area-1", "me-area-2"]
    b.resolve()
    assert b.asp("Anna") == 1
    assert b.graveyard("Anna") == []
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.31", "BH-D44", "BH-D46")
def test_a_mutant_demon_rises_into_the_two_headed_demon_with_blood_rush_4(seat: int) -> None:
    pieces = {"resource-left": "poison_cellar", "war-left-1": "mutant_demon"}
    b = Board(seat, {"asp": 2, "pieces": pieces, "spells": ["two_headed_demon", "blood"]})
    assert b.body("me-war-left-1") == "2/2 R3 I2"
    b.does_and("use me-war-left-1 5")
    b.does("two_headed_demon")
    assert b.body("me-war-left-1") == "6/6 R3 I6"
    assert b.chain() == []  # a token has died
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D122")
def test_the_two_headed_demon_costs_2_less_onto_a_mutant_demon(seat: int) -> None:
    mine = {"asp": 3, "hand": ["two_headed_demon"], "pieces": {"resource-left": "poison_cellar"}}
    assert not Board(seat, mine).can("two_headed_demon")
    mine["pieces"] = {"resource-left": "poison_cellar", "war-left-1": "mutant_demon"}
    b = Board(seat, mine)
    b.does_and("two_headed_demon")
    assert b.asp("Anna") == 0
    assert b.body("me-war-left-1") == "6/6 R3 I6"
    assert b.where("mutant_demon") == []
    assert b.ready == "Anna"
