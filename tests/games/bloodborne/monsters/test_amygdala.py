"""Amygdala."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, by, collected, health
from tests.games.bloodborne.monsters.fights import fight


@pytest.mark.rule("BB-3.12", "BB-11.01", "BB-3.11")
def test_amygdala_hurts_the_first_attacker_of_every_round_by_two() -> None:
    play = fight("amygdala", 11)
    play.round("red 0", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert by(play, "BB-3.12") == ["BB-3.12 hurt Henryk 2 6"]
    assert play.notices() == ["BB-3.12 acts amygdala"]
    assert health(play) == [6, 8, 8]
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_pistol")
    assert by(play, "BB-3.12") == ["BB-3.12 hurt Eileen 2 6"]
    assert health(play) == [6, 6, 8]
    assert collected(play) == [3, 3, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-11.09")
def test_the_first_attacker_of_amygdala_may_die_before_the_blow() -> None:
    play = fight("amygdala", 11, {"health": 2}, {"health": 3}, {})
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert health(play) == [0, 3, 8]
    assert collected(play) == [0, 2, 1]
    assert play.waits() == ["Henryk"]
    play = fight("amygdala", 11, {"health": 3}, {"health": 3}, {})
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert (health(play), collected(play)) == ([1, 3, 8], [2, 2, 1])
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-D60")
def test_who_does_not_attack_in_phase_five_is_passed_by_amygdala() -> None:
    play = fight("amygdala", 11)
    play.round("red 0", Henryk="hunter_pistol", Eileen="hunters_dream", Ludwig="hunter_axe")
    assert health(play) == [8, 8, 6]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-3.12", "BB-D58")
def test_after_amygdala_the_first_attacker_is_safe() -> None:
    play = fight("amygdala", 1)
    play.round(NEXT, Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("yellow 0", "dungeon bloody_crow", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert health(play) == [8, 8, 8]
    assert play.waits() == ALL
