"""What one item of the chain has done is forgotten when the next one resolves."""

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board


@BOTH_SIDES
@pytest.mark.rule("BH-D134")
def test_who_was_killed_before_counts_no_more(seat: int) -> None:
    mine = {"asp": 4, "lp": 20, "hand": ["light_of_retribution"] * 2}
    b = Board(seat, mine, {"pieces": {"war-left-1": "gardener", "war-left-2": "ranger"}}, deck="white")
    b.does_and("light_of_retribution", "foe-war-left-1")
    assert b.lp("Anna") == 21
    b.does_and("light_of_retribution", "foe-war-left-2")
    assert b.value("foe-war-left-2", "damage") == 1
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D127", "BH-D131")
def test_who_rose_before_does_not_shift_again(seat: int) -> None:
    """The second time nobody rises, so nobody may move without turning."""
    pieces = {
        "resource-left": "arena_training", "resource-middle": "arena_training", "safety-left-1": "druid_of_the_earth",
        "safety-middle-1": "druid_of_the_earth",
    }  # fmt: skip
    mine = {"asp": 2, "pieces": pieces, "spells": ["drumin_the_druid"] * 2}
    b = Board(seat, mine, deck="green")
    b.does_and("use me-resource-left 2", "me-safety-left-1")
    b.does("drumin_the_druid")
    b.does_and("use me-safety-left-1 8", "me-war-left-1")
    assert not b.can("use me-war-left-1 8")
    b.does_and("use me-resource-middle 2", "me-safety-middle-1")
    b.does("done")
    assert b.card("me-safety-middle-1") == "druid_of_the_earth"
    assert not b.can("use me-war-left-1 8")
    assert not b.can("use me-safety-middle-1 8")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D37")
def test_only_triggers_count_towards_the_five_hundred(seat: int) -> None:
    b = Board(seat, {})
    b.table.streak = 499
    b.does_and("use me-sovereign 1")
    assert not b.over
    assert b.table.streak == 0
    assert b.table.resolving is None
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D29")
def test_the_active_player_orders_and_puts_his_own_triggers_first(seat: int) -> None:
    """Both have two Characters that die at once, in two lanes: no order for one text, and Anna's lie below."""
    pieces = {"resource-left": "fertile_field", "war-left-1": "zombie_warrior", "war-left-2": "zombie_warrior"}
    mine = {"asp": 5, "hand": ["visitation_of_the_plague"], "pieces": pieces}
    b = Board(seat, mine, {"pieces": pieces}, other="black")
    b.does_and("visitation_of_the_plague", "left", "done")
    assert b.chain() == ["barabas_ulfaran"] * 4
    assert [b.names[item["seat"]] for item in b.facts()["chain"]] == ["Anna", "Anna", "Ben", "Ben"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D29")
@pytest.mark.parametrize(("second", "asked"), [("acolyte_of_the_swarm", True), ("cocoon_lover", False), ("", False)])
def test_different_texts_are_put_in_order_by_their_player(seat: int, second: str, asked: bool) -> None:
    """Two Characters come back in the same moment; what they do on entering play is put in order if it differs."""
    theirs = ["cocoon_lover"] + ([second] if second else [])
    pieces = {f"war-left-{index + 1}": key for index, key in enumerate(theirs)} | {"resource-left": "shaman_tent"}
    mine = {"asp": 6, "hand": ["offspring"] * len(theirs) + ["medium"] * 3}
    b = Board(seat, mine, {"hand": ["medium"] * 3, "pieces": pieces}, deck="orange", other="orange")
    for index in range(len(theirs)):
        b.does_and("offspring", f"foe-war-left-{index + 1}")
    b.pass_to("end")
    b.close()
    assert b.table.round == 4
    assert (b.asked("Ben") == "order") is asked
