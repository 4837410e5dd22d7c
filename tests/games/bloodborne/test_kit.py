"""The kit itself: the example of its own description."""

import pytest

from tests.games.bloodborne.kit import Play


@pytest.mark.rule("BB-10.02", "BB-13.02")
def test_the_example_of_the_kit() -> None:
    play = Play(Henryk={"used": ["hunter_axe"]}, Eileen={}, Ludwig={"health": 3})
    play.round("green 2", Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="hunters_dream")
    assert (play.health("Henryk"), play.health("Eileen"), play.health("Ludwig")) == (6, 6, 2)
    assert play.waits() == ["Ludwig"]
    assert play.asked("Ludwig") == "upgrade"
