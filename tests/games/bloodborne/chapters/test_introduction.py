"""What the game is about (section 0)."""

import pytest

from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.game import winners
from nachtspiel.games.bloodborne.table import hunt_of
from tests.games.bloodborne.chapters.layout import NAMES, all_play, seated, set_up, whole_game
from tests.games.bloodborne.kit import GAME, Play


@pytest.mark.rule("BB-0.01")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_no_other_number_of_players_can_sit_down(seats: int) -> None:
    with pytest.raises(Mistake, match=f"for 3 to 5 players, not {seats}"):
        GAME.new(seats)


@pytest.mark.rule("BB-0.01", "BB-7.01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_players_have_one_hunter_each(seats: int) -> None:
    play = set_up(seats)
    assert [hunter.seat for hunter in play.table.hunters] == list(range(seats))
    assert play.waits() == NAMES[:seats]
    with pytest.raises(Refused, match=f"there is no seat {seats + 1}"):
        play.table.answer(seats, 0)
    assert play.waits() == NAMES[:seats]


@pytest.mark.rule("BB-0.02")
def test_all_fight_the_same_monster_but_everybody_scores_alone() -> None:
    play = Play(
        "gehrman", 3,
        Henryk={"banked": 9}, Eileen={"banked": 2}, Ludwig={"banked": 5, "collected": 1},
    )  # fmt: skip
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert play.happened("BB-11.03 hits Henryk gehrman 1")
    assert play.happened("BB-11.03 hits Eileen gehrman 2")
    assert [play.banked(name) for name in play.names] == [10, 4, 6]
    assert GAME.scores(play.table) == [13, 7, 6]
    assert GAME.places(play.table) == [1, 2, 3]
    assert winners(GAME, play.table) == [0]
    assert play.table.over


@pytest.mark.rule("BB-0.03", "BB-3.05")
def test_every_damage_is_one_echo_for_the_hunter_who_dealt_it() -> None:
    play = Play(echoes=7, Henryk={"collected": 4, "banked": 2}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="hunter_pistol")
    assert [play.collected(name) for name in play.names] == [6, 1, 1]
    assert [play.banked(name) for name in play.names] == [2, 0, 0]
    assert play.happened("BB-12.01 escapes carrion_crows 3")
    assert play.waits() == play.names


@pytest.mark.rule("BB-0.04", "BB-6.03")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_ends_only_with_the_death_of_the_final_boss(seed: int) -> None:
    match = whole_game(seed, final_boss="gehrman")
    table = hunt_of(match.table)
    endings = [event.rule for event in match.events if event.what == "hunt_over"]
    slain = [event.a for event in match.events if event.what == "slain"]
    assert endings == ["BB-19.01"]
    assert slain[-1] == table.final_boss
    assert slain.count(table.final_boss) == 1
    assert table.round >= 11
    assert table.over


@pytest.mark.rule("BB-0.04", "BB-6.03", "BB-6.02")
def test_the_last_dungeon_card_does_not_end_the_game() -> None:
    play = seated(3, "watchdog", 1, round=998, monsters_left=0, bosses_left=0)
    all_play(play, "saw_cleaver", "red 0")
    assert play.happened("BB-11.10 slain watchdog Henryk")
    assert not play.happened("BB-19.01 hunt_over")
    assert play.told()[-4:] == [
        "BB-18.01 final_boss_enters gehrman",
        "BB-3.01 appears gehrman 14",
        "BB-6.02 round 999 Eileen",
        "BB-6.01 phase 1",
    ]
    assert not play.table.over
    assert play.waits() == play.names
