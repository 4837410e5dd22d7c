"""Items of the chain that find the ground changed when they resolve, and what is counted then."""

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

OPEN = {"resource-left": "fertile_field"}


@pytest.mark.rule("BH-D96", "BH-D27")
@BOTH_SIDES
def test_a_slot_that_is_filled_meanwhile_hides_nothing(seat: int) -> None:
    """Anna hides a card on a slot where Ben's gardener grows a plant in response."""
    foes = {**OPEN, "safety-left-1": "gardener"}
    b = Board(seat, {"asp": 2, "hand": ["slave_of_the_abyss"]}, {"asp": 2, "pieces": foes})
    b.does("hide slave_of_the_abyss", "me-hidden-left-1")
    b.passes("Anna")
    b.foe("use foe-safety-left-1 1")
    b.resolve()
    b.foe("foe-war-left-1")
    assert b.card("foe-war-left-1") == "creeper_plant"
    b.resolve()
    assert b.graveyard("Anna") == ["slave_of_the_abyss"]
    assert b.where("slave_of_the_abyss") == []
    assert b.happened("BH-D96 turned_up Anna slave_of_the_abyss")
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D99", "BH-13.27", "BH-D28")
@BOTH_SIDES
def test_a_hidden_card_that_is_found_out_cannot_be_turned_up_any_more(seat: int) -> None:
    foes = {**OPEN, "safety-left-1": "gardener"}
    mine = {"asp": 2, "pieces": {"hidden-left-1": "tracker"}}
    b = Board(seat, mine, {"asp": 2, "pieces": foes}, deck="green")
    b.does("use me-hidden-left-1 6")
    b.passes("Anna")
    b.foe("use foe-safety-left-1 1")
    b.resolve()
    b.foe("foe-war-left-1")
    assert b.graveyard("Anna") == ["tracker"]
    b.resolve_all()
    assert b.where("tracker") == []
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D55", "BH-D28")
@BOTH_SIDES
def test_who_is_gone_does_not_move(seat: int) -> None:
    """A Move waits on the chain; its Character is sacrificed in a Burial Chamber."""
    mine = {"pieces": {"war-left-1": "smith", "resource-left": "burial_chamber"}}
    b = Board(seat, mine, deck="white")
    b.does("move me-war-left-1", "me-safety-left-2")
    b.does("use me-resource-left 2", "me-war-left-1")
    b.resolve()
    b.does("me-safety-left-2")  # the Skeleton
    b.resolve()
    assert b.chain() == []
    assert b.where("smith") == []
    assert b.card("me-safety-left-2") == "skeleton"
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D121", "BH-D27")
@BOTH_SIDES
def test_a_resource_that_comes_to_nothing_does_not_count(seat: int) -> None:
    """The level 1 resource below is sacrificed meanwhile. One more resource may be played, and only one."""
    hand = ["burial_chamber", "blood_victim", "fertile_field", "fertile_field"]
    b = Board(seat, {"asp": 9, "hand": hand, "pieces": OPEN})
    b.does("burial_chamber")
    b.does("blood_victim", "me-resource-left")
    b.resolve()
    while b.kind() == "draw":
        b.does("spell_pile")
    assert not b.can("fertile_field")
    b.resolve()
    assert b.graveyard("Anna")[-1] == "burial_chamber"
    assert b.can("fertile_field")
    b.does_and("fertile_field", "me-resource-left")
    assert not b.can("fertile_field")
    assert b.ready == "Anna"


@pytest.mark.rule("BH-13.32", "BH-D42")
@BOTH_SIDES
def test_all_counters_move_over_to_the_higher_form(seat: int) -> None:
    swordsman = {"card": "swordsman", "counters": {"plus": 2, "resistance": 1, "initiative": 3}}
    pieces = {"resource-left": "the_river_forge", "war-left-1": swordsman}
    b = Board(seat, {"asp": 2, "pieces": pieces}, deck="white")
    b.does_and("use me-war-left-1 5")
    b.does("swordmaster_kaelric_dawnlight")
    assert b.value("me-war-left-1", "counters") == {"plus": 2, "resistance": 1, "initiative": 3}
    assert b.body("me-war-left-1") == "6/5 R5 I6"
    assert b.ready == "Anna"


@pytest.mark.rule("BH-10.13", "BH-10.14", "BH-D67")
@BOTH_SIDES
@pytest.mark.parametrize(
    ("advisor", "held"), [("ulfred_brigbuck_the_wise", True), ("erojo_warden_of_the_beyond", False)]
)
def test_an_advisor_resists_a_training_too(seat: int, advisor: str, held: bool) -> None:
    """Exile, magic value 4, against Resistance 5; one with Spectral Ward cannot be chosen at all."""
    b = Board(seat, {"asp": 9, "hand": ["exile"]}, {"pieces": {"advisor": advisor}}, deck="white")
    assert b.can("exile") == held
    if held:
        b.does_and("exile", "foe-advisor")
        assert b.happened("BH-10.14 resists")
    assert b.card("foe-advisor") == advisor
    assert b.graveyard("Anna") == (["exile"] if held else [])
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D113")
@BOTH_SIDES
def test_a_condition_must_hold_again_on_resolution(seat: int) -> None:
    """The worn cape is destroyed at the end of the round, unless it is not worn any more."""
    worn = {"card": "cape_of_protection", "counters": {"worn": 1}}
    for taken_off in (False, True):
        b = Board(seat, {"pieces": {"area-1": worn}}, deck="white", phase="end")
        assert b.chain() == ["cape_of_protection"]
        if taken_off:
            cape = next(piece for piece in b.table.pieces if piece.counters)
            cape.counters = ()
        b.resolve()
        assert (b.where("cape_of_protection") == ["me-area-1"]) == taken_off
        assert b.ready == "Anna"
    b = Board(seat, {"pieces": {"area-1": "cape_of_protection"}}, deck="white", phase="end")
    assert b.chain() == []
