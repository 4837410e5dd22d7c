"""Beast Blood Pellet: a stronger weapon for health."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows, boards


@pytest.mark.rule("BB-8.01", "BB-9.01", "BB-5.04")
@pytest.mark.parametrize(
    ("weapon", "line"),
    [
        ("saw_cleaver", "BB-11.03 hits Henryk carrion_crows 3"),
        ("hunter_axe", "BB-11.03 hits Henryk carrion_crows 4"),
        ("hunter_pistol", "BB-9.03 hits Henryk carrion_crows 3"),
    ],
)
def test_the_pellet_brings_in_a_weapon_with_two_more_damage_for_two_health(weapon: str, line: str) -> None:
    play = Play("carrion_crows", 9, Henryk={"also": ["beast_blood_pellet"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="beast_blood_pellet", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.waits() == ["Henryk"]
    assert play.asked("Henryk") == "transform"
    assert play.offered("Henryk") == ["hunter_axe", "hunter_pistol", "saw_cleaver"]
    assert play.refused("Henryk", "transform") == "BB-8.04"
    assert play.health("Henryk") == 8
    play.round("green 0", NEXT, Henryk=weapon)
    told = play.told()
    assert told.index("BB-6.01 phase 3") < told.index("BB-9.01 hurt Henryk 2 6") < told.index(line)
    assert [play.health(name) for name in ALL] == [6, 8, 8]
    assert [play.collected(name) for name in ALL[1:]] == [1, 1]
    assert play.used("Henryk") == sorted([weapon, "beast_blood_pellet"], key=list(play.game.cards).index)
    assert play.waits() == ALL


@pytest.mark.rule("BB-D25", "BB-11.09")
@pytest.mark.parametrize("weapon", ["hunter_axe", "hunter_pistol"])
def test_the_pellet_can_kill_its_hunter_before_the_weapon_is_used(weapon: str) -> None:
    play = Play(
        "carrion_crows", 9, Henryk={"health": 2, "collected": 2, "also": ["beast_blood_pellet"]}, Eileen={}, Ludwig={}
    )
    play.choose(Henryk="beast_blood_pellet", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("green 0", Henryk=weapon)
    assert "BB-16.02 dies Henryk 2" in play.told()
    assert [line.split()[2] for line in blows(play)] == ["Eileen", "Ludwig"]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D21", "BB-9.01", "BB-11.02")
def test_the_pellet_without_a_weapon_in_hand_only_costs_health() -> None:
    play = Play("carrion_crows", 9, Henryk={"hand": ["hunters_dream", "beast_blood_pellet"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="beast_blood_pellet", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    told = play.told()
    assert "BB-D21 no_weapon Henryk" in told
    assert "BB-11.02 no_attack Henryk beast_blood_pellet" in told
    assert boards(play) == [(6, 0, 0), (8, 1, 0), (8, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-5.03")
def test_a_blunderbuss_takes_from_a_weapon_made_stronger_by_the_pellet() -> None:
    play = Play(
        "carrion_crows", 9, Henryk={"also": ["beast_blood_pellet"]}, Eileen={"also": ["blunderbuss"]}, Ludwig={}
    )
    play.choose(Henryk="beast_blood_pellet", Eileen="blunderbuss", Ludwig="hunters_dream")
    play.choose(Henryk="saw_cleaver")
    play.given("green 0")
    play.choose(Eileen="hunter 1")
    assert play.told()[0] == "BB-5.03 hampers Eileen Henryk saw_cleaver"
    assert [play.collected(name) for name in ALL] == [1, 1, 0]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-9.07", "BB-D22")
def test_a_pistol_that_clashes_gets_nothing_from_the_pellet() -> None:
    play = Play("carrion_crows", 9, Henryk={"also": ["beast_blood_pellet"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="beast_blood_pellet", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    play.round("green 0", NEXT, Henryk="hunter_pistol")
    assert boards(play) == [(6, 0, 0), (8, 0, 0), (8, 1, 0)]
    assert play.waits() == ALL
