"""Sinister Bell: steals two."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, boards


@pytest.mark.rule("BB-D49", "BB-D61")
@pytest.mark.parametrize(("collected", "stolen"), [(1, 1), (2, 2), (3, 2), (7, 2)])
def test_the_bell_steals_up_to_two_collected_echoes(collected: int, stolen: int) -> None:
    play = Play(
        "carrion_crows", 7, Henryk={"collected": 3, "also": ["sinister_bell"]},
        Eileen={"collected": collected, "banked": 6}, Ludwig={"collected": 5},
    )  # fmt: skip
    play.choose(Henryk="sinister_bell", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert play.waits() == ["Henryk"]
    assert play.offered("Henryk") == ["hunter 2", "hunter 3"]
    assert play.refused("Henryk", "hunter 1") == "BB-D61"
    play.given("green 0")
    play.choose(Henryk="hunter 2")
    assert play.told()[0] == f"BB-D49 steals Henryk Eileen {stolen}"
    assert boards(play) == [(8, 3 + stolen, 0), (8, 0, 6 + collected - stolen), (8, 5, 0)]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D49", "BB-17.01")
def test_stolen_echoes_earn_no_trophy() -> None:
    play = Play("carrion_crows", 2, Henryk={"also": ["sinister_bell"]}, Eileen={"collected": 2}, Ludwig={})
    play.choose(Henryk="sinister_bell", Eileen="hunter_axe", Ludwig="saw_cleaver")
    play.given("green 0", NEXT)
    play.choose(Henryk="hunter 2")
    assert play.collected("Henryk") == 2
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 1, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D61", "BB-D26", "BB-D36")
def test_the_bell_tolls_for_nobody_who_has_nothing_is_dead_or_out_of_the_game() -> None:
    play = Play(
        "carrion_crows", 7, final_boss="rom", Henryk={"collected": 3, "also": ["sinister_bell"]}, Eileen={"banked": 6},
        Ludwig={"health": 0}, Maria={"gone": True},
    )  # fmt: skip
    play.round("green 0", Henryk="sinister_bell", Eileen="saw_cleaver")
    assert "BB-D61 no_target Henryk sinister_bell" in play.told()
    assert boards(play)[:2] == [(8, 3, 0), (8, 1, 6)]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D03", "BB-9.02")
def test_the_bell_steals_what_an_instant_has_just_taken() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["sinister_bell"]}, Ludwig={})
    play.given(NEXT)
    play.choose(Henryk="hunter_pistol", Eileen="sinister_bell", Ludwig="saw_cleaver")
    assert play.offered("Eileen") == ["hunter 1"]
    play.choose(Eileen="hunter 1")
    assert play.told()[0] == "BB-D49 steals Eileen Henryk 1"
    assert boards(play) == [(8, 0, 0), (8, 1, 0), (8, 0, 0)]
    assert play.waits() == ALL
