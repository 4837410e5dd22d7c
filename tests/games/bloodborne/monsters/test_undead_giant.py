"""Undead Giant: the last echo must be taken alone."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, blows, collected
from tests.games.bloodborne.monsters.fights import fight, fight_under


@pytest.mark.parametrize(("echoes", "taken"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
@pytest.mark.rule("BB-3.12", "BB-11.03", "BB-11.04")
def test_no_blow_takes_the_last_echo_of_the_undead_giant_with_others(echoes: int, taken: int) -> None:
    play = fight("undead_giant", echoes, {"also": ["kirkhammer"]})
    play.round("red 0", Henryk="kirkhammer", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-11.03 hits Henryk undead_giant {taken}"]
    assert (play.monster, play.echoes) == ("undead_giant", echoes - taken)
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.10", "BB-11.11", "BB-D55")
def test_the_next_blow_kills_the_undead_giant_and_both_earn_its_trophies() -> None:
    play = fight("undead_giant", 3)
    play.round("red 0", NEXT, Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert collected(play) == [2, 1, 0]
    assert play.happened("BB-11.10 slain undead_giant Eileen")
    assert [play.trophies(name)["kin"] for name in ALL] == [1, 1, 0]
    assert play.waits() == ALL


@pytest.mark.parametrize(("card", "taken"), [("ludwigs_rifle", 1), ("hunter_pistol", 1), ("molotov_cocktail", 1)])
@pytest.mark.rule("BB-3.12", "BB-9.03")
def test_instant_damage_leaves_the_undead_giant_its_last_echo_too(card: str, taken: int) -> None:
    play = fight("undead_giant", 2, {"also": ["ludwigs_rifle", "molotov_cocktail"]})
    play.round("red 0", Henryk=card, Eileen="hunters_dream", Ludwig="hunters_dream")
    assert (play.echoes, collected(play)[0]) == (1, taken)
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-20.02", "BB-3.12")
def test_the_burial_blade_reaps_only_the_last_echo_of_the_undead_giant() -> None:
    for echoes, banked in ((2, 0), (1, 3)):
        play = fight("undead_giant", echoes, {"collected": 4, "also": ["burial_blade"]})
        outcomes = ["red 0"] if banked == 0 else ["red 0", NEXT]
        play.round(*outcomes, Henryk="burial_blade", Eileen="hunter_pistol", Ludwig="hunter_pistol")
        assert play.banked("Henryk") == banked
        assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-18.05")
def test_only_the_undead_giant_clings_to_its_last_echo() -> None:
    play = fight_under("carrion_crows", 2, "rom")
    play.round("green 0", NEXT, Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-11.10 slain carrion_crows Henryk")
    assert play.waits() == ALL
