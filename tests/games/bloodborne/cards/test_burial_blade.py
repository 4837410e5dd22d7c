"""Burial Blade: banks with the last echo."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows, boards


@pytest.mark.rule("BB-20.02", "BB-13.06")
@pytest.mark.parametrize(("before", "banked"), [(0, 2), (1, 3), (2, 3), (7, 3)])
def test_the_burial_blade_banks_up_to_three_echoes_when_it_kills(before: int, banked: int) -> None:
    hunter = {"collected": before, "banked": 5, "also": ["burial_blade"]}
    play = Play("carrion_crows", 2, Henryk=hunter, Eileen={"collected": 4}, Ludwig={"collected": 4})
    play.round("green 0", NEXT, Henryk="burial_blade", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    told = play.told()
    assert f"BB-20.02 banks Henryk {banked}" in told
    assert told.index("BB-11.10 slain carrion_crows Henryk") < told.index(f"BB-20.02 banks Henryk {banked}")
    assert boards(play) == [(8, before + 2 - banked, 5 + banked), (8, 4, 0), (8, 4, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-20.02")
def test_the_burial_blade_banks_nothing_if_an_echo_is_left() -> None:
    play = Play("carrion_crows", 3, Henryk={"collected": 4, "also": ["burial_blade"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="burial_blade", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-11.10 slain carrion_crows Eileen" in play.told()
    assert boards(play) == [(8, 6, 0), (8, 1, 0), (8, 0, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.04", "BB-20.02")
def test_the_burial_blade_banks_with_a_smaller_last_blow_too() -> None:
    play = Play("carrion_crows", 1, Henryk={"also": ["burial_blade"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="burial_blade", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert blows(play)[0] == "BB-11.04 hits Henryk carrion_crows 1"
    assert boards(play) == [(8, 0, 1), (8, 0, 0), (8, 0, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D57", "BB-20.02")
def test_the_burial_blade_banks_nothing_on_a_monster_somebody_else_killed() -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"collected": 4, "also": ["burial_blade"]}, Ludwig={})
    play.round("green 0", NEXT, Henryk="hunter_axe", Eileen="burial_blade", Ludwig="saw_cleaver")
    assert boards(play) == [(8, 2, 0), (8, 4, 0), (8, 0, 0)]
    assert not play.happened("BB-20.02")
    assert play.waits() == ALL


@pytest.mark.rule("BB-D29")
def test_the_burial_blade_that_ends_the_game_says_nothing_more() -> None:
    play = Play("gehrman", 2, Henryk={"collected": 1, "also": ["burial_blade"]}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="burial_blade", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert not play.happened("BB-20.02")
    assert "BB-19.02 banks Henryk 3" in play.told()
    assert play.table.over
    assert play.waits() == []
