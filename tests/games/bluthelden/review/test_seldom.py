"""What happens seldom: two shields for one blow, a slot that is gone when control ends, a choice that is declined."""

import pytest

from nachtspiel.games.bluthelden.damage import deal_one
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.kit import GAME

OPEN = {"resource-left": "fertile_field"}


@pytest.mark.rule("BH-D120", "BH-13.20", "BH-D91")
@BOTH_SIDES
@pytest.mark.parametrize("chosen", ["me-war-left-1", "me-war-left-3"])
def test_of_two_protective_shields_the_receivers_player_chooses_one(seat: int, chosen: str) -> None:
    """Both centaurs cover the gardener. One takes the damage, the other still covers."""
    mine = {"war-left-1": "centaur", "war-left-2": "gardener", "war-left-3": "centaur"}
    foe = {"asp": 9, "hand": ["light_of_retribution", "light_of_retribution"]}
    b = Board(seat, {"pieces": mine}, foe, deck="green", other="white", phase="end")
    b.does_and("use me-war-left-1 7", "me-war-left-2")
    b.does_and("use me-war-left-3 7", "me-war-left-2")
    b.passes("Anna")
    b.foe("light_of_retribution", "me-war-left-2")
    b.resolve()
    assert (b.kind(), b.waits()) == ("shield", ["Anna"])
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-3"]
    b.does(chosen)
    other = "me-war-left-3" if chosen == "me-war-left-1" else "me-war-left-1"
    assert [b.value(place, "damage") for place in (chosen, other, "me-war-left-2")] == [1, 0, 0]
    b.passes("Anna")
    b.foe("light_of_retribution", "me-war-left-2")
    b.resolve()  # one is left: no choice
    assert [b.value(place, "damage") for place in (chosen, other, "me-war-left-2")] == [1, 1, 0]
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


@pytest.mark.rule("BH-15.02", "BH-D12")
@BOTH_SIDES
def test_an_effect_that_must_draw_without_any_card_left_loses(seat: int) -> None:
    pieces = {"area-1": "altar_of_hunger", "war-left-1": "smith"}
    b = Board(seat, {"asp": 1, "spells": [], "pool": [], "pieces": pieces}, deck="white")
    b.does_and("use me-area-1 1", "me-war-left-1")
    assert b.happened("BH-15.02 cannot_draw Anna")
    assert b.winner == "Ben"


@pytest.mark.rule("BH-D108", "BH-2.09")
@BOTH_SIDES
def test_a_card_shown_is_known_until_it_is_played(seat: int) -> None:
    """The Crypt Walker takes an Undead to hand for all to see."""
    mine = {"asp": 9, "hand": ["crypt_walker", "watch_dog"], "graveyard": ["skeleton_warrior"]}
    b = Board(seat, {**mine, "pieces": {"resource-left": "burial_chamber"}})

    def known() -> list[str]:
        return [GAME.box.cards[number].key for number in b.table.players[seat - 1].shown]

    b.does_and("crypt_walker", "me-war-left-1")
    b.resolve()
    b.does("skeleton_warrior")
    assert known() == ["skeleton_warrior"]
    b.does_and("skeleton_warrior", "me-war-left-2")
    assert known() == []
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D78", "BH-14.04")
@BOTH_SIDES
def test_who_is_turned_in_window_a_declares_nothing(seat: int) -> None:
    """The acting Medica heals instead of fighting."""
    b = Board(
        seat, {"pieces": {"war-left-1": "medica", "war-left-2": {"card": "smith", "damage": 1, "turned": True}}},
        deck="white", phase="combat",
    )  # fmt: skip
    assert GAME.moment(b.table, seat - 1) == "before_declaration"
    b.does_and("use me-war-left-1 1", "me-war-left-2")
    assert b.value("me-war-left-2", "damage") == 0
    b.close()
    assert b.kind() == "priority"
    assert GAME.moment(b.table, seat - 1) == "combat_end"
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D113")
@BOTH_SIDES
@pytest.mark.parametrize(("asp", "turned", "asked"), [(2, False, True), (1, False, False), (2, True, False)])
def test_a_price_that_cannot_be_paid_is_not_asked_for(seat: int, asp: int, turned: bool, asked: bool) -> None:
    """Archdemon Kangor: 2 ASP and turning him for a demon when an enemy dies."""
    kangor = {"card": "archdemon_kangor", "turned": turned}
    dying = {"card": "elvish_archer", "damage": 1}
    mine = {"asp": asp + 2, "hand": ["light_of_retribution"], "pieces": {**OPEN, "advisor": kangor}}
    b = Board(seat, mine, {"pieces": {"war-left-1": dying}}, deck="green", other="white")
    b.table.players[seat - 1].asp = asp + GAME.box.cards[GAME.box.numbers["light_of_retribution"]].asp
    b.does_and("light_of_retribution", "foe-war-left-1")
    assert b.chain() == ["archdemon_kangor"]
    b.table.players[seat - 1].asp = asp
    b.resolve()
    assert (b.kind() == "may") == asked
    if not asked:
        assert b.ready == "Anna"


@pytest.mark.rule("BH-D119", "BH-3.36")
@BOTH_SIDES
def test_a_bonus_for_the_round_and_a_static_that_comes_later_add_up(seat: int) -> None:
    """The king's +1/+1 is for those in play when it resolves; the Watch Dog then wakes its lane."""
    pieces = {**OPEN, "war-left-1": "swordsman"}
    b = Board(seat, {"asp": 4, "hand": ["watch_dog"], "pieces": pieces}, deck="green")
    b.does_and("use me-sovereign 2")
    assert b.body("me-war-left-1") == "3/3 R3 I3"
    b.does_and("watch_dog", "me-war-left-2")
    assert b.body("me-war-left-1") == "3/3 R3 I4"
    assert b.body("me-war-left-2") == "2/2 R3 I4"
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D120", "BH-D133")
@BOTH_SIDES
@pytest.mark.parametrize(("trainings", "damage"), [([], 0), (["strength"], 1)])
def test_a_spectral_ward_gives_way_to_the_trained_only(seat: int, trainings: list[str], damage: int) -> None:
    """Two Characters with a ward of their own fight; who attacks them is trained or not."""
    spirits = {f"war-left-{i}": "small_ghost" for i in (1, 2)}
    foes = {**spirits, "safety-left-1": "avatar_of_control"}
    attacker = {"card": "medium", "trainings": trainings}
    b = Board(seat, {"pieces": {"war-left-1": attacker}}, {"pieces": foes}, deck="orange", other="orange")
    warded = "spectral_ward" in b.value("foe-safety-left-1", "keywords")
    assert warded
    b.table.hits += [
        next(int(piece.serial) for piece in b.table.pieces if GAME.box.cards[piece.card].key == "medium"),
        next(int(piece.serial) for piece in b.table.pieces if GAME.box.cards[piece.card].key == "avatar_of_control"),
        1, 1,
    ]  # fmt: skip
    deal_one(b.table)
    assert b.value("foe-safety-left-1", "damage") == damage
