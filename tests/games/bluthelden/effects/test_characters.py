"""What a text can do to Characters and Trainings in play."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES
from tests.games.bluthelden.effects.trial import cast


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
