"""Evelyn: steals one echo, for blood."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, boards


@pytest.mark.rule("BB-D49", "BB-D60", "BB-D61")
def test_the_evelyn_steals_one_collected_echo_of_the_chosen_hunter() -> None:
    play = Play(
        "carrion_crows", 7, Henryk={"collected": 2, "also": ["evelyn"]}, Eileen={"collected": 3, "banked": 5},
        Ludwig={"collected": 1}, Maria={"banked": 4}, Djura={"health": 0},
    )  # fmt: skip
    play.choose(Henryk="evelyn", Eileen="hunter_axe", Ludwig="hunters_dream", Maria="hunter_axe")
    assert "BB-9.03 hits Henryk carrion_crows 1" in play.told()
    assert play.asked("Henryk") == "target"
    assert play.offered("Henryk") == ["hunter 2", "hunter 3"]
    for seat in ("hunter 1", "hunter 4", "hunter 5"):
        assert play.refused("Henryk", seat) == "BB-D61"
    play.given("green 0")
    play.choose(Henryk="hunter 2")
    assert play.told()[0] == "BB-D49 steals Henryk Eileen 1"
    assert boards(play)[:2] == [(6, 4, 0), (8, 4, 5)]  # Eileen's axe took 2 more
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D49", "BB-D61")
def test_the_evelyn_finds_nobody_to_steal_from() -> None:
    play = Play("carrion_crows", 7, Henryk={"collected": 2, "also": ["evelyn"]}, Eileen={"banked": 3}, Ludwig={})
    play.round("green 0", NEXT, Henryk="evelyn", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-D61 no_target Henryk evelyn" in play.told()
    assert boards(play) == [(6, 3, 0), (8, 1, 3), (8, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D60", "BB-13.05")
def test_the_evelyn_steals_from_a_dreaming_hunter_before_the_bank() -> None:
    play = Play("carrion_crows", 7, Henryk={"also": ["evelyn"]}, Eileen={}, Ludwig={"collected": 1})
    play.given("green 0")
    play.choose(Henryk="evelyn", Eileen="saw_cleaver", Ludwig="hunters_dream")
    assert play.offered("Henryk") == ["hunter 3"]
    play.choose(Henryk="hunter 3")
    assert boards(play) == [(6, 2, 0), (8, 1, 0), (8, 0, 0)]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D03", "BB-D49", "BB-17.01")
def test_the_evelyn_steals_from_a_dead_monsters_slayer_without_a_trophy() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["evelyn"]}, Ludwig={})
    play.given(NEXT)
    play.choose(Henryk="hunter_pistol", Eileen="evelyn", Ludwig="saw_cleaver")
    assert "BB-11.05 hits_air Eileen evelyn" in play.told()
    assert play.offered("Eileen") == ["hunter 1"]
    play.choose(Eileen="hunter 1")
    assert boards(play) == [(8, 0, 0), (6, 1, 0), (8, 0, 0)]
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D29")
def test_the_evelyn_that_kills_the_final_boss_steals_nothing() -> None:
    play = Play("gehrman", 1, Henryk={"also": ["evelyn"]}, Eileen={"collected": 4}, Ludwig={})
    play.round(Henryk="evelyn", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert boards(play) == [(8, 0, 1), (8, 0, 4), (8, 0, 0)]
    assert play.table.over
    assert play.waits() == []


@pytest.mark.rule("BB-9.01", "BB-16.02", "BB-D43")
def test_the_evelyn_is_paid_with_blood_after_the_theft() -> None:
    play = Play("carrion_crows", 7, Henryk={"health": 2, "also": ["evelyn"]}, Eileen={"collected": 3}, Ludwig={})
    play.choose(Henryk="evelyn", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("green 0", Henryk="hunter 2")
    told = play.told()
    assert told[:3] == ["BB-D49 steals Henryk Eileen 1", "BB-9.01 hurt Henryk 2 0", "BB-16.02 dies Henryk 2"]
    assert boards(play) == [(0, 0, 0), (8, 3, 0), (8, 1, 0)]
    assert play.waits() == ["Henryk"]
