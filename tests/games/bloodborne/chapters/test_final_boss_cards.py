"""Final Boss cards (section 4)."""

import pytest

from tests.games.bloodborne.chapters.layout import NAMES, all_play, seated
from tests.games.bloodborne.kit import Play


@pytest.mark.rule("BB-4.02", "BB-4.03", "BB-D45")
@pytest.mark.parametrize(("seats", "more"), [(3, 0), (4, 1), (5, 2)])
@pytest.mark.parametrize(
    ("boss", "health", "die"),
    [
        ("gehrman", 14, "yellow"), ("rom", 14, "yellow"), ("mergos_wet_nurse", 16, "yellow"), ("ebrietas", 15, "red"),
        ("moon_presence", 13, "red"),
    ],
)  # fmt: skip
def test_the_final_boss_has_health_and_a_lantern_and_gets_its_echoes_by_players(
    seats: int, more: int, boss: str, health: int, die: str
) -> None:
    play = seated(seats, final_boss=boss, monsters_left=0, bosses_left=0)
    all_play(play, "saw_cleaver", "green 0")
    assert play.happened(f"BB-18.01 final_boss_enters {boss}")
    assert play.happened(f"BB-3.01 appears {boss} {health}")
    assert not play.happened(f"BB-18.05 more_echoes {boss}")
    assert (play.monster, play.echoes, play.table.full_echoes) == (boss, health + more, health + more)
    all_play(play, "hunter_pistol", f"{die} 1+", f"{die} 0")
    assert [play.health(name) for name in play.names] == [7] * seats
    assert (play.monster, play.echoes) == (boss, health + more)
    assert play.waits() == NAMES[:seats]


@pytest.mark.rule("BB-4.04", "BB-2.03")
@pytest.mark.parametrize(("boss", "left"), [("moon_presence", 4), ("gehrman", 6), ("rom", 6)])
def test_the_law_of_moon_presence_takes_banked_echoes_while_others_are_fought(boss: str, left: int) -> None:
    play = Play(final_boss=boss, Henryk={"health": 1, "banked": 6}, Eileen={"banked": 6}, Ludwig={})
    all_play(play, "saw_cleaver", "green 1")
    assert play.banked("Henryk") == left
    assert play.banked("Eileen") == 6
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-4.04", "BB-2.03")
@pytest.mark.parametrize(("boss", "health"), [("mergos_wet_nurse", 6), ("gehrman", 8)])
def test_the_law_of_mergos_wet_nurse_makes_rest_shallow_while_others_are_fought(boss: str, health: int) -> None:
    play = Play(final_boss=boss, Henryk={"health": 2}, Eileen={"health": 2}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.choose(Henryk="decline")
    assert (play.health("Henryk"), play.health("Eileen")) == (health, 2)
    assert play.waits() == play.names


@pytest.mark.rule("BB-4.04", "BB-2.03")
@pytest.mark.parametrize(("boss", "left"), [("ebrietas", 2), ("gehrman", 3)])
def test_the_law_of_ebrietas_puts_a_price_on_upgrades_while_others_are_fought(boss: str, left: int) -> None:
    play = Play(final_boss=boss, Henryk={"banked": 3}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.choose(Henryk="threaded_cane")
    assert play.banked("Henryk") == left
    assert play.waits() == play.names


@pytest.mark.rule("BB-4.04", "BB-2.03")
@pytest.mark.parametrize(("boss", "gone"), [("rom", True), ("gehrman", False)])
def test_the_law_of_rom_makes_the_second_death_the_last_while_others_are_fought(boss: str, gone: bool) -> None:
    play = Play(final_boss=boss, Henryk={"health": 1, "deaths": 1}, Eileen={"health": 1}, Ludwig={})
    all_play(play, "saw_cleaver", "green 1")
    assert play.facts("Henryk")["gone"] == gone
    assert not play.facts("Eileen")["gone"]
    assert play.waits() == (["Eileen"] if gone else ["Henryk"])
