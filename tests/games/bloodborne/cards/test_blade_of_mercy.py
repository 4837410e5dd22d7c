"""Blade of Mercy: before all others."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows, boards


@pytest.mark.rule("BB-11.01", "BB-D50")
@pytest.mark.parametrize("first", ALL)
def test_the_blade_of_mercy_strikes_before_all_others_whoever_is_first(first: str) -> None:
    play = Play(
        "carrion_crows", 3, position={"first": first}, Henryk={}, Eileen={}, Ludwig={"also": ["blade_of_mercy"]}
    )
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="blade_of_mercy")
    assert blows(play)[0] == "BB-11.03 hits Ludwig carrion_crows 2"
    assert [line.split()[2] for line in blows(play)[1:]] == (
        ["Eileen", "Henryk"] if first == "Eileen" else ["Henryk", "Eileen"]
    )
    assert play.collected("Ludwig") == 2
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.01")
def test_blades_of_mercy_then_the_others_then_kirkhammers() -> None:
    play = Play(
        "carrion_crows", 20, position={"first": "Eileen"}, Henryk={"also": ["blade_of_mercy"]},
        Eileen={"also": ["kirkhammer"]}, Ludwig={"also": ["threaded_cane"]}, Maria={"also": ["blade_of_mercy"]},
    )  # fmt: skip
    play.round(
        "green 0", NEXT, Henryk="blade_of_mercy", Eileen="kirkhammer", Ludwig="threaded_cane", Maria="blade_of_mercy"
    )
    assert blows(play) == [
        "BB-11.03 hits Maria carrion_crows 2",
        "BB-11.03 hits Henryk carrion_crows 2",
        "BB-11.03 hits Ludwig carrion_crows 3",
        "BB-11.03 hits Eileen carrion_crows 4",
    ]
    assert play.waits() == ["Henryk", "Eileen", "Ludwig", "Maria"]


@pytest.mark.rule("BB-8.06")
def test_a_blade_of_mercy_brought_in_by_transform_is_still_first() -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={}, Ludwig={"also": ["blade_of_mercy"]})
    play.choose(Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="transform")
    play.round("green 0", NEXT, Ludwig="blade_of_mercy")
    assert [play.collected(name) for name in ALL] == [0, 0, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-6.01", "BB-9.03")
def test_the_blade_of_mercy_is_no_instant() -> None:
    play = Play("carrion_crows", 1, Henryk={"also": ["blade_of_mercy"]}, Eileen={}, Ludwig={})
    play.round(NEXT, Henryk="blade_of_mercy", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert blows(play) == ["BB-9.03 hits Eileen carrion_crows 1"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.15")
def test_the_blade_of_mercy_meets_what_awaits_the_first_to_attack() -> None:
    play = Play("yharnam_huntsman", 4, Henryk={}, Eileen={}, Ludwig={"also": ["blade_of_mercy"]})
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="blade_of_mercy")
    assert boards(play) == [(8, 1, 0), (8, 1, 0), (7, 2, 0)]
    assert play.waits() == ALL
