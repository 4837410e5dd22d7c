"""Sinister Bell: one echo from everybody."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, boards


@pytest.mark.rule("BB-D49", "BB-D60", "BB-9.02")
def test_the_bell_takes_one_collected_echo_of_every_other_hunter() -> None:
    play = Play(
        "carrion_crows", 7, position={"first": "Eileen"}, Henryk={"collected": 3, "also": ["sinister_bell"]},
        Eileen={"collected": 1, "banked": 6}, Ludwig={"collected": 5},
    )  # fmt: skip
    play.round("green 0", Henryk="sinister_bell", Eileen="hunters_dream", Ludwig="saw_cleaver")
    told = play.told()
    start = told.index("BB-D49 steals Henryk Eileen 1")
    assert told[start + 1] == "BB-D49 steals Henryk Ludwig 1"
    assert boards(play) == [(8, 5, 0), (8, 0, 6), (8, 5, 0)]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D49", "BB-17.01")
def test_stolen_echoes_earn_no_trophy() -> None:
    play = Play("carrion_crows", 2, Henryk={"also": ["sinister_bell"]}, Eileen={"collected": 2}, Ludwig={})
    play.round("green 0", NEXT, Henryk="sinister_bell", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert play.collected("Henryk") == 1
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 1, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D49", "BB-D26", "BB-D36")
def test_the_bell_takes_nothing_from_who_has_nothing_is_dead_or_out_of_the_game() -> None:
    play = Play(
        "carrion_crows", 7, final_boss="rom", Henryk={"also": ["sinister_bell"]}, Eileen={"banked": 6},
        Ludwig={"health": 0}, Maria={"gone": True}, Djura={"collected": 2},
    )  # fmt: skip
    play.round("green 0", Henryk="sinister_bell", Eileen="saw_cleaver", Djura="saw_cleaver")
    assert [line for line in play.told() if "steals" in line] == ["BB-D49 steals Henryk Djura 1"]
    assert not play.happened("BB-D61")
    assert boards(play)[:2] == [(8, 1, 0), (8, 1, 6)]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D61")
def test_the_bell_tolls_in_vain_if_nobody_has_collected_anything() -> None:
    play = Play("carrion_crows", 7, Henryk={"collected": 3, "also": ["sinister_bell"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="sinister_bell", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-D61 no_target Henryk sinister_bell" in play.told()
    assert boards(play) == [(8, 3, 0), (8, 1, 0), (8, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D03", "BB-9.02")
def test_the_bell_takes_what_an_instant_has_just_taken() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["sinister_bell"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="sinister_bell", Ludwig="saw_cleaver")
    assert "BB-D49 steals Eileen Henryk 1" in play.told()
    assert boards(play) == [(8, 0, 0), (8, 1, 0), (8, 0, 0)]
    assert play.waits() == ALL
