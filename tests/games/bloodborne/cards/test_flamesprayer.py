"""Flamesprayer: burns melee fighters."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, boards


@pytest.mark.rule("BB-9.01", "BB-D60", "BB-D26")
def test_the_flamesprayer_burns_every_other_hunter_with_a_melee_weapon() -> None:
    play = Play(
        "carrion_crows", 20, position={"first": "Ludwig"}, Henryk={}, Eileen={"also": ["flamesprayer"]}, Ludwig={},
        Maria={}, Djura={},
    )  # fmt: skip
    play.choose(
        Henryk="saw_cleaver", Eileen="flamesprayer", Ludwig="hunter_pistol", Maria="hunters_dream", Djura="transform"
    )
    play.given("green 0")
    play.choose(Djura="hunter_axe")
    burnt = [line for line in play.told() if line.startswith("BB-9.01")]
    assert burnt == ["BB-9.01 hurt Djura 1 7", "BB-9.01 hurt Henryk 1 7"]
    assert [play.health(name) for name in play.names] == [7, 8, 8, 8, 7]
    assert [play.collected(name) for name in play.names] == [1, 1, 1, 0, 2]
    assert play.waits() == ["Maria"]


@pytest.mark.rule("BB-D52", "BB-D25")
def test_the_flamesprayer_burns_in_phase_3_and_can_stop_an_attack() -> None:
    play = Play(
        "carrion_crows",
        7,
        Henryk={"health": 1, "collected": 3},
        Eileen={"also": ["flamesprayer"]},
        Ludwig={"health": 2},
    )
    play.round("green 0", Henryk="hunter_axe", Eileen="flamesprayer", Ludwig="hunter_axe")
    told = play.told()
    assert told.index("BB-16.02 dies Henryk 3") < told.index("BB-6.01 phase 4")
    assert "BB-11.09 cannot_attack Henryk hunter_axe" in told
    assert boards(play) == [(0, 0, 0), (8, 1, 0), (1, 2, 0)]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D03")
def test_the_flamesprayer_burns_even_if_the_monster_is_dead() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["flamesprayer"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="flamesprayer", Ludwig="saw_cleaver")
    assert boards(play) == [(8, 1, 0), (8, 0, 0), (7, 0, 0)]
    assert play.waits() == ALL
