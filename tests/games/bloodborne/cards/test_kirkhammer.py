"""Kirkhammer: after all others."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows


@pytest.mark.rule("BB-11.01", "BB-11.05", "BB-D50")
@pytest.mark.parametrize("first", ALL)
def test_the_kirkhammer_strikes_after_all_others_whoever_is_first(first: str) -> None:
    play = Play("carrion_crows", 5, position={"first": first}, Henryk={"also": ["kirkhammer"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="kirkhammer", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert blows(play)[2] == "BB-11.04 hits Henryk carrion_crows 2"
    assert [play.collected(name) for name in ALL] == [2, 2, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.05", "BB-17.01")
def test_the_kirkhammer_comes_too_late_if_the_others_kill_the_monster() -> None:
    play = Play("carrion_crows", 3, Henryk={"also": ["kirkhammer"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="kirkhammer", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert blows(play) == [
        "BB-11.03 hits Eileen carrion_crows 2",
        "BB-11.03 hits Ludwig carrion_crows 1",
        "BB-11.05 hits_air Henryk kirkhammer",
    ]
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 1, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.01")
@pytest.mark.parametrize(("first", "order"), [("Henryk", ["Henryk", "Ludwig"]), ("Eileen", ["Ludwig", "Henryk"])])
def test_two_kirkhammers_keep_turn_order_among_themselves(first: str, order: list[str]) -> None:
    also = {"also": ["kirkhammer"]}
    play = Play("carrion_crows", 6, position={"first": first}, Henryk=also, Eileen={}, Ludwig=also)
    play.round("green 0", NEXT, Henryk="kirkhammer", Eileen="saw_cleaver", Ludwig="kirkhammer")
    assert [line.split()[2] for line in blows(play)] == ["Eileen", *order]
    assert [play.collected(name) for name in order] == [4, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-8.06")
def test_a_kirkhammer_brought_in_by_transform_is_still_last() -> None:
    play = Play("carrion_crows", 3, Henryk={"also": ["kirkhammer"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunter_axe", Ludwig="saw_cleaver")
    play.round("green 0", NEXT, Henryk="kirkhammer")
    assert [line.split()[2] for line in blows(play)] == ["Eileen", "Ludwig", "Henryk"]
    assert play.collected("Henryk") == 0
    assert play.waits() == ALL
