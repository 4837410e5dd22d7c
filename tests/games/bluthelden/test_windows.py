"""Who is asked in which window, by which rule, and what everybody sees of it."""

import pytest

from nachtspiel.games.bluthelden.flowing import MOMENTS
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board


@BOTH_SIDES
@pytest.mark.rule("BH-8.05", "BH-8.06", "BH-8.07", "BH-8.09")
def test_whose_priority_it_is_and_by_which_rule_he_is_asked(seat: int) -> None:
    b = Board(seat, {})
    own = seat - 1
    seen = []
    for step in ("use me-sovereign 1", "pass", "pass", "pass", "pass"):
        question = b.table.questions[0]
        seen.append((b.ready, question.rule))
        for viewer in (0, 1):
            assert b.game.knowing.view(b.table, viewer)["priority"] == (own if b.ready == "Anna" else 1 - own)
        b.choose(b.ready, step)
    assert seen == [
        ("Anna", "BH-8.05"), ("Anna", "BH-8.06"), ("Ben", "BH-8.06"), ("Anna", "BH-8.05"), ("Ben", "BH-8.05"),
    ]  # fmt: skip
    assert (b.phase, b.ready) == ("main2", "Ben")


@BOTH_SIDES
@pytest.mark.rule("BH-D76", "BH-8.07")
def test_after_damage_both_must_pass_before_a_trigger_resolves(seat: int) -> None:
    theirs = {"pieces": {"barrier-left": "palisades_wall"}}
    b = Board(seat, {"pieces": {"war-left-1": "ranger"}}, theirs, deck="green", other="orange", phase="combat")
    b.fight()
    b.does("attack")
    b.fight()
    b.foe("foe-barrier-left")
    b.close()
    assert b.chain() == ["palisades_wall"]
    assert MOMENTS[b.table.window] == "after_damage"
    b.passes("Anna")
    assert b.ready == "Ben"
    assert b.chain() == ["palisades_wall"]
    b.passes("Ben")
    assert (b.chain(), b.shadows("Ben"), b.ready) == ([], [1, 0, 0], "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D76", "BH-13.19", "BH-8.07")
def test_at_the_start_of_combat_both_must_pass_before_a_trigger_resolves(seat: int) -> None:
    dying = {"card": "zombie_warrior", "damage": 1, "counters": {"poison": 1}, "poisoned": 1}
    pieces = {"resource-left": "fertile_field", "war-left-1": dying, "war-left-2": "smith"}
    b = Board(seat, {"pieces": pieces}, phase="main2")
    b.close()
    assert (b.phase, b.chain()) == ("combat", ["barabas_ulfaran"])
    assert MOMENTS[b.table.window] == "combat_start"
    b.passes("Anna")
    assert (b.ready, b.chain()) == ("Ben", ["barabas_ulfaran"])
    b.passes("Ben")
    assert b.asked("Anna") == "place"


@BOTH_SIDES
@pytest.mark.rule("BH-D76")
def test_between_the_windows_there_is_none(seat: int) -> None:
    """When somebody declares, blocks or says who acts, nobody has a window for anything else."""
    mine = {"pieces": {"war-left-1": "ranger", "war-left-2": "ranger"}}
    b = Board(seat, mine, {"pieces": {"war-left-1": "smith"}}, deck="green", phase="combat")
    kinds = []
    while b.phase == "combat":
        if b.kind() == "priority":
            assert MOMENTS[b.table.window] != ""
            b.both_pass()
            continue
        kinds.append(b.kind())
        assert MOMENTS[b.table.window] == "", b.kind()
        choices = {"acting": "me-war-left-1", "declare": "attack", "block": "done"}
        b.choose(b.waits()[0], choices[b.kind()])
    assert kinds == ["acting", "declare", "block", "declare", "block", "declare"]
