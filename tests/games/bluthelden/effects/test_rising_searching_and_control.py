"""Rising, searching and taking over, when the place or the card is not what it was, or nothing is chosen."""

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

OPEN = {"resource-left": "fertile_field"}
LEVEL_2 = {"resource-left": "poison_cellar"}


@BOTH_SIDES
@pytest.mark.rule("BH-13.31", "BH-D42")
def test_who_moves_before_it_rises_rises_where_it_is(seat: int) -> None:
    booted = {"card": "nascent_necromancer", "trainings": ["elvish_boots"]}
    mine = {
        "asp": 1,
        "hand": ["rise"],
        "pieces": LEVEL_2 | {"safety-left-1": booted},
        "spells": ["baal_the_necromancer"],
    }
    b = Board(seat, mine, deck="green")
    b.does("rise", "me-safety-left-1")
    b.does_and("use me-safety-left-1 8", "me-war-left-2")
    b.resolve()
    b.does("baal_the_necromancer")
    assert b.where("baal_the_necromancer") == ["me-war-left-2"]
    assert b.where("nascent_necromancer") == []
    assert b.player("Anna")["spells"] == 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D42", "BH-13.34")
@pytest.mark.parametrize(("slot", "rises"), [("me-war-left-1", False), ("me-war-left-2", True)])
def test_who_dies_before_it_rises_leaves_its_slot_only_if_it_is_free(seat: int, slot: str, rises: bool) -> None:
    """The Skeleton of the Lord of the Dead takes the slot, or another one."""
    pieces = LEVEL_2 | {"war-left-1": "nascent_necromancer", "area-1": "altar_of_hunger"}
    b = Board(seat, {"asp": 3, "pieces": pieces, "spells": ["baal_the_necromancer"], "pool": ["smith"]})
    b.does("use me-war-left-1 5")
    b.does("use me-area-1 1", "me-war-left-1")  # it is the price
    assert b.graveyard("Anna") == ["nascent_necromancer"]
    b.resolve()  # Lord of the Dead
    b.does(slot)
    b.resolve()  # the Altar draws
    if b.kind() == "draw":
        b.does("pool_pile")
    b.resolve()
    if rises:
        b.does("baal_the_necromancer")
    assert b.where("skeleton") == [slot]
    assert b.where("baal_the_necromancer") == (["me-war-left-1"] if rises else [])
    assert b.player("Anna")["spells"] == (0 if rises else 1)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D41", "BH-D108")
def test_whether_a_pile_holds_what_is_looked_for_is_nobody_elses_business(seat: int) -> None:
    """Tobin finds no bird: he is asked all the same."""
    mine = {"asp": 4, "hand": ["tobin_frostwing_bird_general"], "pieces": {"resource-left": "the_river_forge"}}
    b = Board(seat, mine | {"spells": ["exile", "swordsman"]}, deck="white")
    b.does_and("tobin_frostwing_bird_general")
    b.resolve()
    assert (b.asked("Anna"), b.offered("Anna")) == ("fetch", ["done"])
    b.does("done")
    assert b.player("Anna")["spells"] == 2
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D58", "BH-9.19")
def test_the_rune_brings_a_binder_and_leaves_the_resource_of_the_round(seat: int) -> None:
    pieces = {"resource-left": "fertile_field", "safety-left-1": "ranger"}
    mine = {"hand": ["forge"], "pool": ["smith", "smith", "ranger"], "pieces": pieces}
    b = Board(seat, mine)
    b.does_and("use me-rune 2")
    assert b.offered("Anna") == ["done", "smith"]  # a Ranger does not bind
    b.does("smith")
    assert b.offered("Anna") == ["me-safety-left-2", "me-safety-left-3"]
    b.does("me-safety-left-3")
    assert b.where("smith") == ["me-safety-left-3"]
    assert b.player("Anna")["pool"] == 2
    assert b.can("forge")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D118", "BH-13.27")
def test_a_puppet_finds_out_who_hides_where_it_is_put(seat: int) -> None:
    """Ben has hidden a Tracker on Anna's slot, and she puts his own Ranger there."""
    theirs = {"pieces": {"resource-left": "forge", "war-left-1": "ranger", "hidden-left-1": "tracker"}}
    mine = {"asp": 4, "hand": ["strings_of_the_spirits"], "pieces": {"resource-left": "sacred_site"}}
    b = Board(seat, mine, theirs, deck="orange", other="green")
    b.does_and("strings_of_the_spirits", "foe-war-left-1")
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2"]
    b.does("me-war-left-1")
    assert b.where("ranger") == ["me-war-left-1"]
    assert b.where("tracker") == []
    assert b.graveyard("Ben") == ["tracker"]


@BOTH_SIDES
@pytest.mark.rule("BH-D118", "BH-13.02")
def test_a_puppet_is_bound_to_nothing(seat: int) -> None:
    theirs = {"pieces": {"resource-left": "forge", "safety-left-1": "smith"}}
    mine = {"asp": 4, "hand": ["strings_of_the_spirits"], "pieces": {"resource-left": "sacred_site"}}
    b = Board(seat, mine, theirs, deck="orange", other="green")
    assert b.value("foe-safety-left-1", "bound") is True
    b.does_and("strings_of_the_spirits", "foe-safety-left-1")
    b.does("me-war-left-1")
    assert b.value("me-war-left-1", "bound") is False
    assert not b.can("use me-war-left-1 1")
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D118")
@BOTH_SIDES
def test_a_puppet_that_finds_no_slot_when_control_ends_goes_to_its_owners_graveyard(seat: int) -> None:
    """Ben's only open lane is full again: his gardener has grown a plant on the slot it left."""
    lane = {f"safety-left-{i}": "smith" for i in (1, 2, 3)}
    foes = {**OPEN, **lane, "war-left-1": "gardener", "war-left-2": "swordsman"}
    b = Board(
        seat, {"asp": 9, "hand": ["strings_of_the_spirits"], "pieces": OPEN}, {"asp": 2, "pieces": foes},
        deck="orange", other="white", phase="end",
    )  # fmt: skip
    b.does("strings_of_the_spirits", "foe-war-left-2")
    b.resolve()
    b.does("me-war-left-1")
    assert b.card("me-war-left-1") == "swordsman"
    b.passes("Anna")
    b.foe("use foe-war-left-1 1")
    b.resolve()
    assert b.card("foe-war-left-2") == "creeper_plant"
    b.close()
    assert b.where("swordsman") == []
    assert (b.graveyard("Ben"), b.graveyard("Anna")) == (["swordsman"], ["strings_of_the_spirits"])
    assert b.happened("BH-D118 to_graveyard")


@pytest.mark.rule("BH-D122")
@BOTH_SIDES
def test_a_higher_form_is_played_onto_the_base_form_of_ones_choice(seat: int) -> None:
    pieces = {"resource-left": "the_river_forge", "war-left-1": "swordsman", "safety-left-1": "swordsman"}
    mine = {"asp": 2, "hand": ["swordmaster_kaelric_dawnlight"], "pieces": pieces}
    b = Board(seat, mine, {"pieces": {"war-left-1": "swordsman"}}, deck="white")
    b.does("swordmaster_kaelric_dawnlight")
    assert b.kind() == "base"
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-1"]
    b.does_and("me-safety-left-1")
    assert b.card("me-safety-left-1") == "swordmaster_kaelric_dawnlight"
    assert b.card("me-war-left-1") == "swordsman"
    assert b.graveyard("Anna") == ["swordsman"]
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D58", "BH-D41")
@BOTH_SIDES
def test_a_search_may_find_nothing(seat: int) -> None:
    b = Board(seat, {"pieces": OPEN}, deck="white")
    pool = b.player("Anna")["pool"]
    b.does_and("use me-rune 2")
    assert b.kind() == "fetch"
    assert "done" in b.offered("Anna")
    b.does("done")
    assert b.happened("BH-D58 finds_nothing Anna")
    assert b.player("Anna")["pool"] == pool
    assert b.value("me-rune", "turned") is True
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D41", "BH-D108")
@BOTH_SIDES
def test_an_undead_may_be_left_in_the_graveyard(seat: int) -> None:
    b = Board(seat, {"pieces": OPEN, "graveyard": ["skeleton_warrior", "smith"]})
    b.does_and("use me-sovereign 2")
    assert b.offered("Anna") == ["done", "skeleton_warrior"]
    b.does("done")
    assert b.happened("BH-D41 finds_nothing Anna")
    assert b.graveyard("Anna") == ["skeleton_warrior", "smith"]
    assert b.lp("Anna") == 26  # paid all the same
    assert b.ready == "Anna"
