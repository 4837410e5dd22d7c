"""Tonitrus: stronger behind others."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows, collected


@pytest.mark.rule("BB-11.01", "BB-11.03", "BB-D50")
@pytest.mark.parametrize(("first", "taken"), [("Djura", 2), ("Ludwig", 3), ("Eileen", 4), ("Henryk", 4)])
def test_tonitrus_gains_one_for_each_other_hunter_ahead_and_two_at_most(first: str, taken: int) -> None:
    play = Play(
        "garden_of_eyes", 20, position={"first": first}, Henryk={}, Eileen={}, Ludwig={}, Djura={"also": ["tonitrus"]}
    )
    play.round("yellow 0", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver", Djura="tonitrus")
    assert f"BB-11.03 hits Djura garden_of_eyes {taken}" in blows(play)
    assert collected(play) == [2, 1, 1, taken]
    assert play.waits() == play.names


@pytest.mark.rule("BB-9.03", "BB-11.03")
def test_a_shot_in_phase_3_is_ahead_of_tonitrus_and_so_is_what_has_died_since() -> None:
    play = Play("carrion_crows", 20, Henryk={"also": ["tonitrus"]}, Eileen={"health": 1}, Ludwig={})
    play.round("green 1", Henryk="tonitrus", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert "BB-16.02 dies Eileen 1" in play.told()
    assert blows(play)[1] == "BB-11.03 hits Henryk carrion_crows 3"
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.06", "BB-D49", "BB-D60")
def test_who_took_nothing_from_the_monster_is_not_ahead_of_tonitrus() -> None:
    """Neither a dreamer, nor a shot that hits nothing, nor stolen echoes, nor echoes of earlier rounds."""
    play = Play(
        "church_giant", 20, Henryk={"collected": 5}, Eileen={}, Ludwig={"also": ["sinister_bell"]},
        Djura={"also": ["tonitrus"]},
    )  # fmt: skip
    play.round("yellow 0", Henryk="hunters_dream", Eileen="hunter_pistol", Ludwig="sinister_bell", Djura="tonitrus")
    assert "BB-D49 steals Ludwig Henryk 1" in play.told()
    assert blows(play) == ["BB-11.06 hits_air Eileen hunter_pistol", "BB-11.03 hits Djura church_giant 2"]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D36", "BB-11.03")
def test_who_left_the_game_this_round_is_not_ahead_of_tonitrus() -> None:
    play = Play(
        "winter_lantern", 20, "rom", Henryk={"health": 1, "deaths": 1}, Eileen={"also": ["tonitrus"]}, Ludwig={}
    )
    play.round("yellow 0", NEXT, Henryk="hunter_axe", Eileen="tonitrus", Ludwig="saw_cleaver")
    assert play.facts("Henryk")["gone"]
    assert blows(play)[1] == "BB-11.03 hits Eileen winter_lantern 2"
    assert play.waits() == ALL[1:]
