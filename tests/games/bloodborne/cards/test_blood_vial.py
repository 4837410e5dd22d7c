"""Blood Vial: full health."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play


@pytest.mark.rule("BB-9.01", "BB-9.08", "BB-2.18")
@pytest.mark.parametrize("health", [1, 4, 7])
def test_the_blood_vial_restores_its_hunter_and_nobody_else(health: int) -> None:
    hunter = {"health": health, "also": ["blood_vial"]}
    play = Play("carrion_crows", 7, Henryk={"health": 5}, Eileen=hunter, Ludwig={"health": 6})
    play.round("green 1", NEXT, Henryk="saw_cleaver", Eileen="blood_vial", Ludwig="saw_cleaver")
    told = play.told()
    healed = f"BB-9.01 heals Eileen {8 - health}"
    assert told.index("BB-6.01 phase 3") < told.index(healed) < told.index("BB-6.01 phase 4")
    assert [play.health(name) for name in ALL] == [4, 7, 5]
    assert play.waits() == ALL


@pytest.mark.rule("BB-2.18")
def test_the_blood_vial_does_nothing_at_full_health() -> None:
    play = Play("carrion_crows", 7, Henryk={"also": ["blood_vial"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="blood_vial", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert not any("heals" in line for line in play.told())
    assert play.health("Henryk") == 8
    assert play.waits() == ALL


@pytest.mark.rule("BB-D03")
def test_the_blood_vial_works_after_the_monster_died_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"health": 3, "also": ["blood_vial"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="blood_vial", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [8, 8, 8]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D29")
def test_no_blood_vial_after_the_final_boss_died_in_phase_3() -> None:
    play = Play("gehrman", 1, Henryk={}, Eileen={"health": 3, "also": ["blood_vial"]}, Ludwig={})
    play.round(Henryk="hunter_pistol", Eileen="blood_vial", Ludwig="saw_cleaver")
    assert play.health("Eileen") == 3
    assert play.table.over
