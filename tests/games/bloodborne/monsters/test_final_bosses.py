"""The five Final Bosses: their numbers and their own fight."""

from typing import Any

import pytest

from nachtspiel.games.bloodborne.pieces import FINAL_BOSS
from tests.games.bloodborne.kit import ALL, GAME, NEXT, Play, by, health, set_up
from tests.games.bloodborne.monsters.fights import FINAL_BOSSES, KEYS, LAST_CARD, fight_under, gone


@pytest.mark.rule("BB-1.04", "BB-4.01", "BB-4.04")
def test_there_are_five_final_bosses_each_with_one_law() -> None:
    bosses = [monster for monster in GAME.box.monsters if monster.rank == FINAL_BOSS]
    assert [boss.key for boss in bosses] == KEYS
    assert [len(boss.powers) for boss in bosses] == [1] * 5
    assert [boss.types for boss in bosses] == [[0, 1, 2]] * 5


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.rule("BB-2.01", "BB-2.02", "BB-4.01")
def test_any_final_boss_may_be_drawn_or_agreed_on(key: str) -> None:
    play = set_up(f"final_boss {key}", "dungeon carrion_crows")
    assert by(play, "BB-2.01") == [f"BB-2.01 final_boss {key}"]
    assert by(play, "BB-2.02") == []
    assert play.game.knowing.facts(play.table)["final_boss"] == key
    play = set_up("dungeon carrion_crows", final_boss=key)
    assert by(play, "BB-2.02") == [f"BB-2.02 final_boss_chosen {key}"]
    assert by(play, "BB-2.01") == []
    assert play.game.knowing.facts(play.table)["final_boss"] == key
    assert play.monster == "carrion_crows"
    assert play.waits() == ALL


@pytest.mark.parametrize(("key", "echoes", "lantern"), FINAL_BOSSES)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("BB-18.01", "BB-4.02", "BB-4.03", "BB-18.05", "BB-D28", "BB-3.06")
def test_after_the_last_dungeon_card_the_final_boss_enters_with_its_health_and_the_players_addition(
    seats: int, key: str, echoes: int, lantern: str
) -> None:
    names = ["Henryk", "Eileen", "Ludwig", "Maria", "Gratia"][:seats]
    boards: Any = {name: {} for name in names}
    play = Play("carrion_crows", 1, key, position=LAST_CARD, **boards)
    choices = dict.fromkeys(names, "saw_cleaver")
    play.round(**{**choices, "Eileen": "hunter_pistol"})
    assert (play.monster, play.echoes) == (key, echoes + seats - 3)
    told = play.told()
    start = told.index("BB-15.04 marker Eileen")
    addition = [[], [f"BB-4.03 more_echoes {key} 1"], [f"BB-4.03 more_echoes {key} 2"]][seats - 3]
    assert told[start + 1 : -2] == [f"BB-18.01 final_boss_enters {key}", f"BB-3.01 appears {key} {echoes}", *addition]
    play.round(f"{lantern} 3", **dict.fromkeys(names, "hunter_axe"))
    assert health(play) == [5] * seats
    assert play.echoes == echoes + seats - 3 - 2 * seats
    assert play.waits() == names


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.rule("BB-18.01", "BB-D28")
def test_the_final_boss_does_not_enter_while_a_dungeon_card_is_left(key: str) -> None:
    play = fight_under("carrion_crows", 1, key, position={"monsters_left": 1, "bosses_left": 0})
    play.round(NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert play.monster == "garden_of_eyes"
    assert by(play, "BB-18.01") == []
    assert play.waits() == ALL


@pytest.mark.parametrize(("key", "echoes", "lantern"), FINAL_BOSSES)
@pytest.mark.rule("BB-18.03", "BB-19.01", "BB-D29", "BB-D12")
def test_the_final_boss_yields_all_three_trophies_and_ends_the_game(key: str, echoes: int, lantern: str) -> None:
    play = fight_under(key, 3, key, {"trophies": {"beast": 1}}, position=LAST_CARD)
    play.round(f"{lantern} 0", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert play.trophies("Henryk") == {"kin": 1, "humanoid": 1, "beast": 2}
    assert play.trophies("Eileen") == {"kin": 1, "humanoid": 1, "beast": 1}
    assert play.trophies("Ludwig") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert by(play, "BB-18.03") == [
        "BB-18.03 trophy Henryk kin 1", "BB-18.03 trophy Henryk humanoid 1", "BB-18.03 trophy Henryk beast 3",
        "BB-18.03 trophy Eileen kin 1", "BB-18.03 trophy Eileen humanoid 1", "BB-18.03 trophy Eileen beast 1",
    ]  # fmt: skip
    assert by(play, "BB-19.01") == ["BB-19.01 hunt_over"]
    assert not play.happened("BB-11.05 hits_air Ludwig")  # Ludwig's attack no longer resolves
    assert GAME.scores(play.table) == [2 + 1 + 1 + 3, 1 + 3, 0]
    assert GAME.places(play.table) == [1, 2, 3]
    assert play.table.over
    assert play.waits() == []


@pytest.mark.parametrize(("key", "echoes", "lantern"), FINAL_BOSSES)
@pytest.mark.rule("BB-18.02", "BB-12.05", "BB-15.06")
def test_the_final_boss_stays_until_its_last_echo_is_taken(key: str, echoes: int, lantern: str) -> None:
    play = fight_under(key, 5, key, position=LAST_CARD)
    play.round(f"{lantern} 0", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert (play.monster, play.echoes) == (key, 1)
    assert by(play, "BB-12.07") == [f"BB-12.07 boss_stays {key} 1"]
    assert not play.table.over
    assert play.waits() == ALL


@pytest.mark.parametrize(
    ("key", "echoes", "out", "banks", "rest", "left"),
    [
        ("gehrman", 9, [], 5, 8, 5),
        ("rom", 7, ["Eileen"], 0, None, 0),
        ("mergos_wet_nurse", 7, [], 5, 4, 5),
        ("ebrietas", 7, [], 5, 8, 4),
        ("moon_presence", 7, [], 3, 8, 3),
    ],
)
@pytest.mark.rule("BB-2.03", "BB-18.04", "BB-4.04", "BB-16.03", "BB-16.05", "BB-14.09")
def test_every_final_boss_has_its_own_law_and_only_that_long_before_its_fight(
    key: str, echoes: int, out: list[str], banks: int, rest: int | None, left: int
) -> None:
    """Eileen, who has died before, owns six cards and has banked five echoes, dies in the fight with the Crows."""
    eileen = {"health": 2, "deaths": 1, "banked": 5, "also": ["ritual_blood"]}
    play = fight_under("carrion_crows", 7, key, {}, eileen, {})
    play.given("green 2", NEXT)
    play.choose(Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert gone(play) == out
    assert play.banked("Eileen") == banks
    if rest is not None:
        play.choose(Eileen="threaded_cane")
        assert play.health("Eileen") == rest
    assert play.banked("Eileen") == left
    assert (play.monster, play.echoes) == ("garden_of_eyes", echoes)
    assert play.waits() == [name for name in ALL if name not in out]
