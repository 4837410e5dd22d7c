"""The laws that the other Final Bosses lay on the whole game."""

import pytest

from tests.games.bloodborne.kit import ALL, GAME, NEXT, Play, banked, by, collected, health, set_up
from tests.games.bloodborne.monsters.fights import KEYS, LAST_CARD, fight_under, gone

# ---------------------------------------------------------------- Gehrman, the First Hunter


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("key", "printed"), [("carrion_crows", 7), ("scourge_beast", 3), ("watchdog", 12)])
@pytest.mark.rule("BB-18.05", "BB-D45", "BB-2.03", "BB-2.17", "BB-3.02", "BB-3.03", "BB-3.04")
def test_gehrman_puts_two_more_echoes_on_the_first_monster_of_the_setup(key: str, printed: int, seats: int) -> None:
    play = set_up(f"dungeon {key}", final_boss="gehrman", seats=seats)
    assert play.echoes == printed + 2 + seats - 3
    told = play.told()
    start = told.index(f"BB-3.01 appears {key} {printed}")
    addition = [[], [f"BB-3.02 more_echoes {key} 1"], [f"BB-3.03 more_echoes {key} 2"]][seats - 3]
    assert told[start + 1 : -2] == [*addition, f"BB-18.05 more_echoes {key} 2"]
    assert play.waits() == play.names


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("key", KEYS[1:])
@pytest.mark.rule("BB-3.02", "BB-3.03", "BB-3.04", "BB-18.05")
def test_no_other_final_boss_adds_echoes(key: str, seats: int) -> None:
    play = set_up("dungeon carrion_crows", final_boss=key, seats=seats)
    assert play.echoes == 7 + seats - 3
    assert by(play, "BB-18.05") == []
    assert play.waits() == play.names


@pytest.mark.parametrize(("key", "echoes"), [("garden_of_eyes", 9), ("amygdala", 13)])
@pytest.mark.rule("BB-18.05", "BB-15.05")
def test_gehrman_puts_two_more_echoes_on_every_later_monster_and_boss(key: str, echoes: int) -> None:
    play = fight_under("carrion_crows", 1, "gehrman")
    play.round(f"dungeon {key}", Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert (play.monster, play.echoes) == (key, echoes)
    assert by(play, "BB-18.05") == [f"BB-18.05 more_echoes {key} 2"]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Mergo's Wet Nurse


@pytest.mark.parametrize(("before", "after"), [(1, 5), (3, 7), (4, 8), (5, 8), (8, 8)])
@pytest.mark.rule("BB-18.04", "BB-13.11", "BB-2.18")
def test_under_the_wet_nurse_the_dream_restores_only_four(before: int, after: int) -> None:
    play = fight_under("carrion_crows", 1, "mergos_wet_nurse", {}, {"health": before}, {"health": 2})
    play.given(NEXT)
    play.choose(Henryk="hunter_pistol", Eileen="hunters_dream", Ludwig="saw_cleaver")
    play.choose(Eileen="decline")
    assert by(play, "BB-13.11") == [f"BB-13.11 rests Eileen {after}"]
    assert health(play) == [8, after, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.04", "BB-16.05")
def test_under_the_wet_nurse_the_killed_come_back_with_four() -> None:
    play = fight_under("carrion_crows", 7, "mergos_wet_nurse", {}, {"health": 2}, {})
    play.given("green 2", NEXT)
    play.choose(Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.choose(Eileen="decline")
    assert by(play, "BB-16.05") == ["BB-16.05 rests Eileen 4"]
    assert health(play) == [6, 4, 6]
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.04", "BB-2.13")
def test_the_wet_nurse_touches_neither_the_start_nor_a_blood_vial() -> None:
    play = set_up("dungeon carrion_crows", final_boss="mergos_wet_nurse")
    assert health(play) == [8, 8, 8]
    play = fight_under("carrion_crows", 7, "mergos_wet_nurse", {}, {"health": 2, "also": ["blood_vial"]}, {})
    play.choose(Henryk="saw_cleaver", Eileen="blood_vial", Ludwig="saw_cleaver")
    play.round("green 0", NEXT, Eileen="saw_cleaver")
    assert health(play) == [8, 8, 8]
    assert by(play, "BB-9.01") == ["BB-9.01 heals Eileen 6"]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Ebrietas, Daughter of the Cosmos


@pytest.mark.parametrize(("bank", "left"), [(0, 0), (1, 0), (5, 4)])
@pytest.mark.rule("BB-18.04", "BB-14.03", "BB-13.05")
def test_under_ebrietas_an_upgrade_costs_one_banked_echo_if_there_is_one(bank: int, left: int) -> None:
    play = fight_under("carrion_crows", 1, "ebrietas", {"banked": 4}, {"banked": bank}, {"banked": 4})
    play.given(NEXT)
    play.choose(Henryk="hunter_pistol", Eileen="hunters_dream", Ludwig="saw_cleaver")
    play.choose(Eileen="threaded_cane")
    told = play.told()
    assert told[told.index("BB-14.03 takes_upgrade Eileen threaded_cane") + 1 :][: bank > left] == (
        ["BB-18.04 loses_banked Eileen 1"] if bank else []
    )
    assert banked(play) == [4, left, 4]
    assert "threaded_cane" in play.hand("Eileen")
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.04", "BB-16.06", "BB-16.03")
def test_ebrietas_asks_the_price_of_the_killed_too_and_none_for_going_without() -> None:
    dying = {"health": 1, "banked": 3}
    play = fight_under("carrion_crows", 7, "ebrietas", {}, dying, dying)
    play.given("green 1", NEXT)
    play.choose(Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.choose(Eileen="threaded_cane", Ludwig="decline")
    assert banked(play) == [0, 2, 3]
    assert by(play, "BB-18.04") == ["BB-18.04 loses_banked Eileen 1"]
    assert play.waits() == ALL


@pytest.mark.parametrize("key", [key for key in KEYS if key != "ebrietas"])
@pytest.mark.rule("BB-18.04", "BB-14.03")
def test_no_other_final_boss_puts_a_price_on_upgrades(key: str) -> None:
    play = fight_under("carrion_crows", 1, key, {}, {"banked": 3}, {})
    play.given(NEXT)
    play.choose(Henryk="hunter_pistol", Eileen="hunters_dream", Ludwig="saw_cleaver")
    play.choose(Eileen="threaded_cane")
    assert banked(play) == [0, 3, 0]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Moon Presence


@pytest.mark.parametrize(("bank", "lost"), [(0, 0), (1, 1), (2, 2), (3, 2), (9, 2)])
@pytest.mark.rule("BB-18.04", "BB-16.03", "BB-16.02")
def test_under_the_moon_presence_death_also_costs_up_to_two_banked_echoes(bank: int, lost: int) -> None:
    play = fight_under(
        "carrion_crows", 7, "moon_presence", {"banked": 4}, {"health": 2, "banked": bank, "collected": 3}, {}
    )
    play.round("green 2", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert banked(play) == [4, bank - lost, 0]
    assert collected(play) == [1, 0, 1]
    told = play.told()
    start = told.index("BB-16.02 dies Eileen 3")
    wanted = [f"BB-18.04 loses_banked Eileen {lost}"] * bool(lost)
    wanted += [f"BB-16.03 keeps_bank Eileen {bank - lost}"] * (bank > lost)
    assert told[start + 1 : start + 1 + len(wanted)] == wanted
    assert len(by(play, "BB-18.04")) == bool(lost)
    assert len(by(play, "BB-16.03")) == (bank > lost)
    assert gone(play) == []
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-18.04")
def test_the_moon_presence_takes_nothing_from_the_living() -> None:
    play = fight_under("carrion_crows", 7, "moon_presence", {"banked": 4}, {"health": 3, "banked": 4}, {"banked": 4})
    play.round("green 2", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert banked(play) == [4, 4, 4]
    assert health(play) == [6, 1, 6]
    assert by(play, "BB-18.04") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.04", "BB-D29", "BB-19.02")
def test_the_moon_presence_takes_its_tithe_in_its_own_fight_as_well() -> None:
    play = fight_under("moon_presence", 1, "moon_presence", {}, {"health": 2, "banked": 5}, {}, position=LAST_CARD)
    play.round("red 2", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert banked(play) == [1, 3, 0]
    assert by(play, "BB-19.02") == ["BB-19.02 banks Henryk 1"]
    assert GAME.scores(play.table) == [4, 3, 0]
    assert play.table.over
    assert play.waits() == []


@pytest.mark.rule("BB-D34", "BB-15.04")
def test_the_marker_passes_two_neighbours_who_are_out_of_the_game() -> None:
    gone = {"gone": True, "health": 0}
    play = Play(
        "carrion_crows",
        20,
        "rom",
        Henryk={},
        Eileen=gone,
        Ludwig=gone,
        Djura={},
        Alfred={},
        position={"first": "Henryk"},
    )
    play.round("green 0", Henryk="saw_cleaver", Djura="saw_cleaver", Alfred="saw_cleaver")
    assert play.happened("BB-15.04 marker Djura")
    assert play.table.first == 3
    assert play.waits() == ["Henryk", "Djura", "Alfred"]
