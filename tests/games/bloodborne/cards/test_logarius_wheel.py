"""Logarius' Wheel: costs health after the attack."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows, boards


@pytest.mark.rule("BB-D57", "BB-16.01")
@pytest.mark.parametrize(("health", "left"), [(8, 6), (3, 1)])
def test_the_wheel_hurts_its_hunter_after_the_attack_and_nobody_else(health: int, left: int) -> None:
    hunter = {"health": health, "also": ["logarius_wheel"]}
    play = Play("carrion_crows", 7, Henryk=hunter, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    told = play.told()
    hit, hurt = "BB-11.03 hits Henryk carrion_crows 4", f"BB-D57 hurt Henryk 2 {left}"
    assert told.index(hit) + 1 == told.index(hurt)
    assert boards(play) == [(left, 4, 0), (8, 1, 0), (8, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-16.02", "BB-16.03", "BB-D25")
@pytest.mark.parametrize("health", [2, 1])
def test_the_wheel_can_kill_its_hunter_who_loses_what_it_took(health: int) -> None:
    hunter = {"health": health, "collected": 3, "banked": 6, "also": ["logarius_wheel"]}
    play = Play("carrion_crows", 7, Henryk=hunter, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-16.02 dies Henryk 7" in play.told()
    assert boards(play) == [(0, 0, 6), (8, 1, 0), (8, 1, 0)]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D55", "BB-16.08")
def test_a_hunter_killed_by_the_own_wheel_keeps_the_trophy_of_the_kill() -> None:
    play = Play("carrion_crows", 4, Henryk={"health": 2, "also": ["logarius_wheel"]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    told = play.told()
    assert told.index("BB-11.11 trophy Henryk beast 1") < told.index("BB-16.02 dies Henryk 4")
    assert play.trophies("Henryk") == {"kin": 0, "humanoid": 0, "beast": 1}
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D57")
def test_the_wheel_hurts_even_if_the_monster_is_already_dead() -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"also": ["logarius_wheel"]}, Ludwig={})
    play.round("green 0", NEXT, Henryk="hunter_axe", Eileen="logarius_wheel", Ludwig="saw_cleaver")
    told = play.told()
    assert told.index("BB-11.05 hits_air Eileen logarius_wheel") + 1 == told.index("BB-D57 hurt Eileen 2 6")
    assert boards(play) == [(8, 2, 0), (6, 0, 0), (8, 0, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.04")
def test_the_wheel_costs_nothing_if_there_is_no_phase_5() -> None:
    play = Play("carrion_crows", 1, Henryk={"also": ["logarius_wheel"]}, Eileen={}, Ludwig={})
    play.round(NEXT, Henryk="logarius_wheel", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert boards(play) == [(8, 0, 0), (8, 1, 0), (8, 0, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D29")
def test_the_wheel_that_kills_the_final_boss_costs_nothing() -> None:
    play = Play("gehrman", 4, Henryk={"health": 2, "also": ["logarius_wheel"]}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert boards(play)[0] == (2, 0, 4)
    assert play.table.over


@pytest.mark.rule("BB-D26", "BB-11.09")
def test_a_hunter_killed_by_first_blood_neither_attacks_nor_turns_the_wheel() -> None:
    play = Play("yharnam_huntsman", 11, Henryk={"health": 1, "also": ["logarius_wheel"]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-3.15 hurt Henryk 1 0" in play.told()
    assert blows(play) == ["BB-11.03 hits Eileen yharnam_huntsman 1", "BB-11.03 hits Ludwig yharnam_huntsman 1"]
    assert not play.happened("BB-D57")
    assert boards(play) == [(0, 0, 0), (8, 1, 0), (8, 1, 0)]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D26")
def test_a_hunter_killed_by_thorns_is_not_hurt_by_the_wheel_as_well() -> None:
    play = Play("winter_lantern", 6, Henryk={"health": 1, "also": ["logarius_wheel"]}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-3.15 hurt Henryk 1 0" in play.told()
    assert not play.happened("BB-D57")
    assert play.facts("Henryk")["deaths"] == 1
    assert play.waits() == ["Henryk"]
