"""The seven bosses: their numbers."""

import pytest

from nachtspiel.games.bloodborne.pieces import BOSS
from tests.games.bloodborne.kit import ALL, GAME, NEXT, by, health, set_up
from tests.games.bloodborne.monsters.fights import fight

BOSSES = [
    # key, health with three hunters, lantern, trophies for kin, humanoid, beast
    ("father_gascoigne", 8, "red", (0, 1, 1)),
    ("watchdog", 12, "red", (1, 0, 1)),
    ("cleric_beast", 9, "yellow", (0, 1, 1)),
    ("blood_starved_beast", 8, "yellow", (1, 0, 1)),
    ("vicar_amelia", 10, "red", (1, 1, 0)),
    ("amygdala", 11, "red", (1, 1, 1)),
    ("undead_giant", 10, "red", (1, 1, 0)),
]


@pytest.mark.rule("BB-1.04", "BB-12.09", "BB-3.12")
def test_there_are_seven_bosses_of_two_or_three_types_each_with_a_text() -> None:
    bosses = [monster for monster in GAME.box.monsters if monster.rank == BOSS]
    assert [boss.key for boss in bosses] == [key for key, _, _, _ in BOSSES]
    assert [len(boss.types) for boss in bosses] == [2, 2, 2, 2, 2, 3, 2]
    assert [len(boss.powers) for boss in bosses] == [1] * 7


@pytest.mark.parametrize(("key", "echoes", "lantern", "trophies"), BOSSES)
@pytest.mark.rule("BB-3.01", "BB-2.05", "BB-2.16", "BB-3.14")
def test_a_boss_may_come_first_and_harms_nobody_by_appearing(
    key: str, echoes: int, lantern: str, trophies: tuple[int, int, int]
) -> None:
    play = set_up(f"dungeon {key}", final_boss="rom")
    assert (play.monster, play.echoes) == (key, echoes)
    assert f"BB-3.01 appears {key} {echoes}" in play.told()
    assert health(play) == [8, 8, 8]
    assert play.waits() == ALL


@pytest.mark.parametrize(("key", "echoes", "lantern", "trophies"), BOSSES)
@pytest.mark.rule("BB-3.06", "BB-12.10", "BB-17.05", "BB-12.06")
def test_a_boss_rolls_the_die_of_its_lantern_and_yields_one_trophy_of_each_type(
    key: str, echoes: int, lantern: str, trophies: tuple[int, int, int]
) -> None:
    play = fight(key, 2, position={"full_echoes": 2 if key != "cleric_beast" else 3})
    play.round(f"{lantern} 0", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    earned = dict(zip(("kin", "humanoid", "beast"), trophies, strict=True))
    nothing = {"kin": 0, "humanoid": 0, "beast": 0}
    assert [play.trophies(name) for name in ALL] == [earned, earned, nothing]
    assert len(by(play, "BB-12.10")) == 2 * sum(trophies)
    assert play.monster == "garden_of_eyes"
    assert play.waits() == ALL


@pytest.mark.parametrize(("key", "echoes", "lantern", "trophies"), BOSSES)
@pytest.mark.rule("BB-3.10", "BB-3.11", "BB-12.05", "BB-12.07", "BB-12.08", "BB-15.06")
def test_a_boss_with_a_single_echo_left_stays(
    key: str, echoes: int, lantern: str, trophies: tuple[int, int, int]
) -> None:
    play = fight(key, 4, position={"full_echoes": 4 if key != "cleric_beast" else 7})
    play.round(f"{lantern} 0", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert (play.monster, play.echoes) == (key, 1)
    assert by(play, "BB-12.07") == [f"BB-12.07 boss_stays {key} 1"]
    assert by(play, "BB-15.06") == [f"BB-15.06 boss_stays {key} 1"]
    assert play.trophies("Henryk") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.waits() == ALL
