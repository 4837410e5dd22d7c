"""Cleric Beast."""

import pytest

from nachtspiel.engine.content import Entry
from nachtspiel.games.bloodborne.abilities.monsters import POWERS
from nachtspiel.games.bloodborne.pieces import GREEN, RED, YELLOW
from tests.games.bloodborne.kit import ALL, by, health, set_up
from tests.games.bloodborne.monsters.fights import fight


@pytest.mark.parametrize(
    ("full", "echoes", "die"),
    [
        (9, 9, "yellow"),
        (9, 5, "yellow"),
        (9, 4, "red"),
        (10, 6, "yellow"),
        (10, 5, "red"),
        (10, 4, "red"),
        (9, 1, "red"),
    ],
)
@pytest.mark.rule("BB-3.12", "BB-3.06")
def test_with_half_of_its_echoes_or_fewer_the_cleric_beast_rolls_the_red_die(full: int, echoes: int, die: str) -> None:
    play = fight("cleric_beast", echoes, position={"full_echoes": full})
    play.round(f"{die} 3", Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="hunters_dream")
    assert health(play) == [5, 5, 7]
    assert by(play, "BB-3.12") == (["BB-3.12 enraged cleric_beast"] if die == "red" else [])
    assert by(play, "BB-10.01") == [f"BB-10.01 rolls Henryk {die} 3"]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-3.12")
def test_an_instant_may_enrage_the_cleric_beast_before_it_attacks() -> None:
    play = fight("cleric_beast", 5, position={"full_echoes": 9})
    play.round("red 4", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    told = play.told()
    assert told[told.index("BB-6.01 phase 4") + 1] == "BB-3.12 enraged cleric_beast"
    assert health(play) == [4, 4, 4]
    assert play.echoes == 2
    assert play.waits() == ALL


@pytest.mark.parametrize(("fourth", "left", "die"), [("hunters_dream", 6, "red"), ("saw_cleaver", 7, "yellow")])
@pytest.mark.rule("BB-3.12", "BB-3.02", "BB-D45")
def test_half_means_half_of_all_the_echoes_it_appeared_with(fourth: str, left: int, die: str) -> None:
    """Four hunters and Gehrman: 9 + 1 + 2 echoes."""
    play = set_up("dungeon cleric_beast", final_boss="gehrman", seats=4)
    assert play.echoes == 12
    third, second = ("hunter_axe", "hunter_axe") if die == "red" else ("saw_cleaver", "saw_cleaver")
    play.given("yellow 0")
    play.choose(Henryk="hunter_axe", Eileen=second, Ludwig=third, Maria=fourth)
    if die == "red":
        play.choose(Maria="decline")
    assert play.echoes == left
    play.round(f"{die} 1+", f"{die} 0", **dict.fromkeys(play.names, "hunter_pistol"))
    assert health(play) == [7, 7, 7, 7]
    assert play.echoes == left
    assert play.waits() == play.names


def test_there_is_no_stronger_die_than_the_red_one() -> None:
    """No card says so, but a designer may give this text to a monster with a red lantern."""
    play = fight("cleric_beast", 1, position={"full_echoes": 9})
    enrage = POWERS["enrage"](Entry("monsters.toml", "a monster", {}))
    assert [enrage.lantern(play.table, lantern) for lantern in (GREEN, YELLOW, RED)] == [YELLOW, RED, RED]
    assert play.waits() == ALL
