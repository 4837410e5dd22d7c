"""What a text can do to Characters and Trainings in play."""

from typing import Any

import pytest

from nachtspiel.games.bluthelden.damage import deal_one
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.effects.trial import cast
from tests.games.bluthelden.kit import GAME

OPEN = {"resource-left": "fertile_field"}


@BOTH_SIDES
@pytest.mark.rule("BH-D127", "BH-11.05")
@pytest.mark.parametrize(
    ("verb", "words"),
    [
        ("turn", {"turned": True}), ("stun", {"turned": True, "missed": True}),
        ("counter", {"counters": {"plus": 2}, "power": 4, "hp": 5}), ("change", {"power": 3, "hp": 5}),
        ("blood_rush", {"power": 4, "hp": 5}), ("damage", {"damage": 1}), ("shift", {"keywords": ["tactical_shift"]}),
        ("create_training", {"power": 4, "hp": 4}), ("prevent", {"damage": 0}),
    ],
)  # fmt: skip
def test_what_happens_to_whom_it_reaches(seat: int, verb: str, words: dict[str, Any]) -> None:
    b = cast(seat, verb, "foe-war-left-1", theirs={"pieces": {"war-left-1": "ranger", "war-left-2": "ranger"}})
    b.resolve()
    for field, value in words.items():
        assert b.value("foe-war-left-1", field) == value
    assert b.body("foe-war-left-2") == "2/3 R3 I3"
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"
    b = cast(seat, verb, "foe-war-left-1", theirs={"pieces": {"war-left-1": "centaur"}})
    b.resolve()
    assert b.body("foe-war-left-1") == "3/4 R4 I3"  # it resists
    assert b.value("foe-war-left-1", "counters") == {}
    assert b.trainings("foe-war-left-1") == []
    assert b.lp("Anna") == 20
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D127", "BH-11.05")
@pytest.mark.parametrize("verb", ["destroy", "banish", "return_to_hand"])
def test_what_makes_it_leave_play(seat: int, verb: str) -> None:
    b = cast(seat, verb, "foe-war-left-1", theirs={"pieces": {"war-left-1": "ranger", "war-left-2": "ranger"}})
    b.resolve()
    assert b.where("ranger") == ["foe-war-left-2"]
    assert b.graveyard("Ben") == (["ranger"] if verb == "destroy" else [])
    assert b.banished("Ben") == (["ranger"] if verb == "banish" else [])
    assert b.hand("Ben") == (["ranger"] if verb == "return_to_hand" else [])
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"
    b = cast(seat, verb, "foe-war-left-1", theirs={"pieces": {"war-left-1": "centaur"}})
    b.resolve()
    assert b.where("centaur") == ["foe-war-left-1"]
    assert b.lp("Anna") == 20


@BOTH_SIDES
@pytest.mark.rule("BH-D127", "BH-D31")
def test_unturning_and_who_is_unturned_anyway(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": {"card": "centaur", "turned": True}}}
    b = cast(seat, "unturn", "foe-war-left-1", theirs=theirs)
    b.resolve()  # a turned Character has Resistance 0
    assert b.body("foe-war-left-1") == "3/4 R4 I3"
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.07", "BH-13.08")
@pytest.mark.parametrize(("die", "stunned"), [(2, False), (3, True), (6, True)])
def test_fear_needs_as_much_as_the_resistance(seat: int, die: int, stunned: bool) -> None:
    b = cast(seat, "fear", "foe-war-left-1", theirs={"pieces": {"war-left-1": "ranger"}})
    b.resolve(f"d6 {die}")
    assert b.value("foe-war-left-1", "turned") is stunned
    assert b.value("foe-war-left-1", "missed") is stunned
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.49", "BH-13.50", "BH-D127")
@pytest.mark.parametrize(("damage", "left", "lp"), [(2, 1, 21), (1, 0, 21), (0, 0, 20)])
def test_healing_is_something_only_if_there_is_damage(seat: int, damage: int, left: int, lp: int) -> None:
    theirs = {"pieces": {"war-left-1": {"card": "ranger", "damage": damage}}}
    b = cast(seat, "heal", "foe-war-left-1", theirs=theirs)
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == left
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-12.01", "BH-D127")
@pytest.mark.parametrize(
    ("counters", "left", "lp"),
    [({"poison": 2, "plus": 1}, {"plus": 1}, 21), ({"madness": 1}, {}, 21), ({"plus": 1}, {"plus": 1}, 20)],
)
def test_counters_of_these_names_are_taken_off(
    seat: int, counters: dict[str, int], left: dict[str, int], lp: int
) -> None:
    theirs = {"pieces": {"war-left-1": {"card": "ranger", "counters": counters}}}
    b = cast(seat, "remove_counters", "foe-war-left-1", theirs=theirs)
    b.resolve()
    assert b.value("foe-war-left-1", "counters") == left
    assert b.lp("Anna") == lp
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
