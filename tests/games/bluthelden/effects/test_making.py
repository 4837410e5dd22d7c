"""What a text can make, and where: tokens, copies, shadows, peace, moves and control."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.effects.trial import cast, game

OPEN = {"resource-left": "fertile_field"}


@BOTH_SIDES
@pytest.mark.rule("BH-D73", "BH-D127")
@pytest.mark.parametrize(
    ("pieces", "tokens", "lp"), [(OPEN, 2, 21), (OPEN | {"war-left-1": "ranger"}, 1, 21), ({}, 0, 20)]
)
def test_tokens_come_as_far_as_there_is_room(seat: int, pieces: dict[str, str], tokens: int, lp: int) -> None:
    b = cast(seat, "create", mine={"pieces": pieces})
    b.resolve()
    if tokens == 2:
        assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2"]
        b.does("me-war-left-2")  # the other goes into the last slot by itself
    assert len(b.where("skeleton")) == tokens
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D49", "BH-D127")
def test_a_token_in_the_lane_of_whom_was_chosen(seat: int) -> None:
    mine = {"pieces": {"resource-left": "fertile_field", "resource-right": "fertile_field"}}
    b = cast(seat, "create_there", "foe-war-right-1", mine=mine, theirs={"pieces": {"war-right-1": "ranger"}})
    b.resolve()
    assert b.offered("Anna") == ["me-safety-right-1", "me-safety-right-2", "me-safety-right-3"]
    b.does("me-safety-right-2")
    assert b.where("skeleton") == ["me-safety-right-2"]
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D111", "BH-D28")
@pytest.mark.parametrize("place", ["war-left-1", "safety-right-1"])
def test_two_that_are_chosen_each_for_its_own(seat: int, place: str) -> None:
    mine = {"pieces": {"war-left-1": "ranger", "war-left-2": "ranger"}}
    b = cast(seat, "two", "me-war-left-1", f"foe-{place}", mine=mine, theirs={"pieces": {place: "ranger"}})
    b.resolve()
    assert [b.value(f"me-war-left-{number}", "damage") for number in (1, 2)] == [1, 0]
    assert b.value(f"foe-{place}", "damage") == 2
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.11", "BH-D127")
@pytest.mark.parametrize(("ability", "body", "lp"), [(1, "4/5 R3 I3", 21), (2, "2/3 R3 I3", 20)])
def test_what_a_training_does_to_its_host(seat: int, ability: int, body: str, lp: int) -> None:
    """Once it is gone it has no host any more."""
    pieces = {"war-left-1": {"card": "ranger", "trainings": ["trial_drill"]}, "war-left-2": "ranger"}
    b = Board(seat, {"lp": 20, "pieces": pieces}, game=game())
    b.does_and(f"use me-training-1 {ability}")
    assert b.body("me-war-left-1") == body
    assert b.body("me-war-left-2") == "2/3 R3 I3"
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D73", "BH-D127")
def test_a_copy_is_a_token_of_whoever_makes_it(seat: int) -> None:
    full = OPEN | {f"safety-left-{number}": "smith" for number in (1, 2, 3)} | {"war-left-1": "smith"}
    b = cast(seat, "copy", "foe-war-left-1", mine={"pieces": full}, theirs={"pieces": {"war-left-1": "ranger"}})
    b.resolve()
    assert b.where("ranger") == ["foe-war-left-1", "me-war-left-2"]
    assert b.value("me-war-left-2", "token") is True
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D103", "BH-D127")
@pytest.mark.parametrize(("tokens", "fused"), [(2, True), (1, False)])
def test_fusing_needs_enough_of_them(seat: int, tokens: int, fused: bool) -> None:
    pieces = OPEN | {f"safety-left-{number + 1}": "skeleton" for number in range(tokens)}
    pieces |= {"war-left-1": "smith", "war-left-2": "smith", "safety-left-3": "smith"}
    b = cast(seat, "fuse", "left", mine={"pieces": pieces}, theirs={"pieces": {"war-left-1": "skeleton"}})
    b.resolve()
    if fused:
        assert b.offered("Anna") == ["me-safety-left-1", "me-safety-left-2"]
        b.does("me-safety-left-2")
    assert b.where("mutant_demon") == (["me-safety-left-2"] if fused else [])
    assert b.where("skeleton") == (["foe-war-left-1"] if fused else ["foe-war-left-1", "me-safety-left-1"])
    assert b.lp("Anna") == (21 if fused else 20)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D123", "BH-D127")
def test_two_shadows_in_lanes_of_choice(seat: int) -> None:
    b = cast(seat, "shadow")
    b.resolve()
    b.does("left", "right")
    assert (b.shadows("Anna"), b.shadows("Ben")) == ([1, 0, 1], [0, 0, 0])
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D123", "BH-D127")
def test_two_shadows_in_a_lane_that_is_named(seat: int) -> None:
    b = cast(seat, "shadow_there", "middle")
    b.resolve()
    assert (b.shadows("Anna"), b.shadows("Ben")) == ([0, 2, 0], [0, 0, 0])
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D120", "BH-D127")
def test_peace_is_something(seat: int) -> None:
    b = cast(seat, "no_damage", "middle")
    b.resolve()
    assert b.happened("BH-D138 peace")
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D118", "BH-D127")
@pytest.mark.parametrize(
    ("whose", "open_lane", "taken"), [("foe", True, True), ("foe", False, False), ("me", True, False)]
)
def test_control_needs_an_enemy_and_a_slot(seat: int, whose: str, open_lane: bool, taken: bool) -> None:
    pieces = OPEN if open_lane else {}
    mine = {"pieces": pieces | ({"safety-left-1": "ranger"} if whose == "me" else {})}
    b = cast(seat, "control", f"{whose}-safety-left-1", mine=mine, theirs={"pieces": {"safety-left-1": "ranger"}})
    b.resolve()
    if taken:
        b.does("me-safety-left-3")
        assert b.where("ranger") == ["me-safety-left-3"]
        b.to_next("main1")
        assert b.where("ranger") == ["me-safety-left-3"]  # for the game
    else:
        assert "foe-safety-left-1" in b.where("ranger")
    assert b.lp("Anna") == (21 if taken else 20)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D111", "BH-D90", "BH-D127")
@pytest.mark.parametrize(
    ("place", "card", "moves"),
    [("war-left-1", "ranger", True), ("safety-left-1", "ranger", False), ("barrier-left", "ranger_wall", False)],
)
def test_moving_without_turning(seat: int, place: str, card: str, moves: bool) -> None:
    """Who is there already stays, and so does a Barrier, whose Resistance is gone while it is turned."""
    who: Any = {"card": "palisades_wall", "turned": True} if card == "ranger_wall" else card
    b = cast(seat, "move", f"foe-{place}", theirs={"pieces": {place: who}})
    b.resolve()
    if moves:
        assert b.offered("Anna") == ["foe-safety-left-1", "foe-safety-left-2", "foe-safety-left-3"]
        b.does("foe-safety-left-2")
        assert b.where("ranger") == ["foe-safety-left-2"]
        assert b.value("foe-safety-left-2", "turned") is False
    else:
        assert b.piece(f"foe-{place}") is not None
    assert b.lp("Anna") == (21 if moves else 20)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.31", "BH-D41", "BH-D127")
@pytest.mark.parametrize(("answer", "lp"), [("baal_the_necromancer", 21), ("done", 20)])
def test_rising_is_something_only_if_the_form_comes(seat: int, answer: str, lp: int) -> None:
    pieces = {"resource-left": "poison_cellar", "war-left-1": "nascent_necromancer"}
    mine = {"pieces": pieces, "spells": ["baal_the_necromancer"]}
    b = cast(seat, "rise", "me-war-left-1", mine=mine, deck="green", other="black")
    b.resolve()
    b.does(answer)
    assert b.card("me-war-left-1") == (answer if lp == 21 else "nascent_necromancer")
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"
