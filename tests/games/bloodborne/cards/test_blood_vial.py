"""Blood Vial: full health, and on with the fight."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows, boards


def drink(play: Play, weapon: str, *outcomes: str) -> None:
    """Eileen drinks and brings in a weapon."""
    play.choose(Henryk="saw_cleaver", Eileen="blood_vial", Ludwig="saw_cleaver")
    play.round(*outcomes, Eileen=weapon)


@pytest.mark.rule("BB-9.01", "BB-9.08", "BB-2.18")
@pytest.mark.parametrize("health", [1, 4, 7])
def test_the_blood_vial_restores_its_hunter_and_nobody_else(health: int) -> None:
    hunter = {"health": health, "also": ["blood_vial"]}
    play = Play("carrion_crows", 7, Henryk={"health": 5}, Eileen=hunter, Ludwig={"health": 6})
    drink(play, "saw_cleaver", "green 1", NEXT)
    told = play.told()
    healed = f"BB-9.01 heals Eileen {8 - health}"
    assert told.index("BB-6.01 phase 3") < told.index(healed) < told.index("BB-6.01 phase 4")
    assert [play.health(name) for name in ALL] == [4, 7, 5]
    assert play.waits() == ALL


@pytest.mark.rule("BB-2.18")
def test_the_blood_vial_does_nothing_at_full_health() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"also": ["blood_vial"]}, Ludwig={})
    drink(play, "saw_cleaver", "green 0", NEXT)
    assert not any("heals" in line for line in play.told())
    assert play.health("Eileen") == 8
    assert play.waits() == ALL


@pytest.mark.rule("BB-8.01", "BB-8.04", "BB-5.04")
@pytest.mark.parametrize(
    ("weapon", "line"),
    [
        ("hunter_axe", "BB-11.03 hits Eileen carrion_crows 2"),
        ("hunter_pistol", "BB-9.03 hits Eileen carrion_crows 1"),
    ],
)
def test_who_drinks_the_blood_vial_brings_in_a_weapon_as_it_is(weapon: str, line: str) -> None:
    play = Play("carrion_crows", 9, Henryk={}, Eileen={"also": ["blood_vial"]}, Ludwig={})
    play.choose(Henryk="saw_cleaver", Eileen="blood_vial", Ludwig="saw_cleaver")
    assert (play.waits(), play.asked("Eileen")) == (["Eileen"], "transform")
    assert play.offered("Eileen") == ["hunter_axe", "hunter_pistol", "saw_cleaver"]
    assert play.refused("Eileen", "transform") == "BB-8.04"
    play.round("green 0", NEXT, Eileen=weapon)
    assert line in blows(play)
    assert play.used("Eileen") == sorted([weapon, "blood_vial"], key=list(play.game.cards).index)
    assert play.waits() == ALL


@pytest.mark.rule("BB-D21", "BB-9.01", "BB-11.02")
def test_the_blood_vial_without_a_weapon_in_hand_still_heals() -> None:
    hunter = {"health": 3, "hand": ["hunters_dream", "blood_vial"]}
    play = Play("carrion_crows", 9, Henryk={}, Eileen=hunter, Ludwig={})
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="blood_vial", Ludwig="saw_cleaver")
    assert {"BB-D21 no_weapon Eileen", "BB-9.01 heals Eileen 5"} < set(play.told())
    assert "BB-11.02 no_attack Eileen blood_vial" in play.told()
    assert boards(play) == [(8, 1, 0), (8, 0, 0), (8, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D25", "BB-9.02")
def test_the_blood_vial_of_a_hunter_killed_earlier_in_phase_3_is_lost_with_its_weapon() -> None:
    victim = {"health": 1, "collected": 4, "also": ["blood_vial"]}
    play = Play("carrion_crows", 7, Henryk={"also": ["molotov_cocktail"]}, Eileen=victim, Ludwig={})
    play.choose(Henryk="molotov_cocktail", Eileen="blood_vial", Ludwig="saw_cleaver")
    play.round("green 0", Eileen="hunter_axe")
    assert "BB-16.02 dies Eileen 4" in play.told()
    assert not any("heals" in line for line in play.told())
    assert [line.split()[2] for line in blows(play)] == ["Henryk", "Ludwig"]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D03")
def test_the_blood_vial_works_after_the_monster_died_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"health": 3, "also": ["blood_vial"]}, Ludwig={})
    play.choose(Henryk="hunter_pistol", Eileen="blood_vial", Ludwig="saw_cleaver")
    play.round(NEXT, Eileen="saw_cleaver")
    assert [play.health(name) for name in ALL] == [8, 8, 8]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D29")
def test_no_blood_vial_after_the_final_boss_died_in_phase_3() -> None:
    play = Play("gehrman", 1, Henryk={}, Eileen={"health": 3, "also": ["blood_vial"]}, Ludwig={})
    play.choose(Henryk="hunter_pistol", Eileen="blood_vial", Ludwig="saw_cleaver")
    play.round(Eileen="saw_cleaver")
    assert play.health("Eileen") == 3
    assert play.table.over
