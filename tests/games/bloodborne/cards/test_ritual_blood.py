"""Ritual Blood: trophies without a blow, and twice."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, boards


@pytest.mark.rule("BB-D50", "BB-17.01", "BB-17.03")
def test_ritual_blood_earns_the_trophy_of_a_monster_killed_by_others_twice() -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"also": ["ritual_blood"]}, Ludwig={})
    play.round("green 0", NEXT, Henryk="hunter_axe", Eileen="ritual_blood", Ludwig="saw_cleaver")
    assert [line for line in play.told() if "trophy" in line] == [
        "BB-11.11 trophy Henryk beast 1",
        "BB-11.11 trophy Eileen beast 1",
        "BB-11.11 trophy Eileen beast 3",
    ]
    assert [play.trophies(name) for name in ALL] == [
        {"kin": 0, "humanoid": 0, "beast": 1},
        {"kin": 0, "humanoid": 0, "beast": 2},
        {"kin": 0, "humanoid": 0, "beast": 0},
    ]
    assert boards(play) == [(8, 2, 0), (8, 0, 0), (8, 0, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.05", "BB-D02")
def test_ritual_blood_claims_after_a_kill_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={}, Ludwig={"also": ["ritual_blood"]})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="ritual_blood")
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.10", "BB-17.05")
def test_ritual_blood_claims_every_trophy_of_a_boss() -> None:
    play = Play("watchdog", 2, Henryk={}, Eileen={"also": ["ritual_blood"]}, Ludwig={})
    play.round("red 0", NEXT, Henryk="hunter_axe", Eileen="ritual_blood", Ludwig="saw_cleaver")
    assert play.trophies("Eileen") == {"kin": 2, "humanoid": 0, "beast": 2}
    assert "BB-12.10 trophy Eileen kin 1" in play.told()
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.03", "BB-19.01")
def test_ritual_blood_claims_the_trophies_of_the_final_boss() -> None:
    play = Play("gehrman", 2, Henryk={}, Eileen={"also": ["ritual_blood"]}, Ludwig={})
    play.round("yellow 0", Henryk="hunter_axe", Eileen="ritual_blood", Ludwig="saw_cleaver")
    assert play.trophies("Eileen") == {"kin": 2, "humanoid": 2, "beast": 2}
    assert play.trophies("Ludwig") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.table.over


@pytest.mark.rule("BB-D30")
def test_ritual_blood_cannot_push_a_marker_over_the_end_of_its_track() -> None:
    near = {"trophies": {"beast": 5}, "also": ["ritual_blood"]}
    play = Play("carrion_crows", 2, Henryk={}, Eileen=near, Ludwig={})
    play.round("green 0", NEXT, Henryk="hunter_axe", Eileen="ritual_blood", Ludwig="saw_cleaver")
    assert play.trophies("Eileen")["beast"] == 6
    assert play.happened("BB-D30 track_full Eileen beast")
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.02")
def test_ritual_blood_claims_nothing_from_a_monster_that_escapes() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"also": ["ritual_blood"]}, Ludwig={})
    play.round("green 0", NEXT, Henryk="hunter_axe", Eileen="ritual_blood", Ludwig="saw_cleaver")
    assert play.trophies("Eileen") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43")
@pytest.mark.parametrize(("health", "trophies"), [(1, 0), (2, 2)])
def test_ritual_blood_claims_nothing_for_a_killed_hunter(health: int, trophies: int) -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"health": health, "also": ["ritual_blood"]}, Ludwig={})
    play.round("green 1", Henryk="hunter_axe", Eileen="ritual_blood", Ludwig="hunters_dream")
    assert play.trophies("Eileen")["beast"] == trophies
    assert play.waits() == (["Ludwig"] if trophies else ["Eileen"])


@pytest.mark.rule("BB-15.02")
def test_ritual_blood_claims_only_in_the_round_it_is_played() -> None:
    play = Play("vicar_amelia", 3, Henryk={}, Eileen={"also": ["ritual_blood"]}, Ludwig={})
    play.round("red 0", Henryk="saw_cleaver", Eileen="ritual_blood", Ludwig="saw_cleaver")
    play.choose(Henryk="hunter_axe", Eileen="hunters_dream", Ludwig="transform")
    play.round("red 0", Ludwig="hunter_axe")
    assert [play.trophies(name)["kin"] for name in ALL] == [0, 0, 1]
    assert play.waits() == ["Eileen"]
