"""What ordinary monsters do when they escape: to whom, and when not."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, by, collected, health
from tests.games.bloodborne.monsters.fights import IDLE, fight

# ---------------------------------------------------------------- if it escapes: Rabid Dog, Bloodlicker


@pytest.mark.rule("BB-12.03", "BB-D07")
def test_the_escaping_rabid_dog_hurts_every_hunter_by_two_in_turn_order() -> None:
    play = fight("rabid_dog", 5, {"collected": 1}, {"health": 5}, position={"first": "Ludwig"})
    play.round("yellow 0", NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert by(play, "BB-12.03") == ["BB-12.03 hurt Ludwig 2 6", "BB-12.03 hurt Henryk 2 6", "BB-12.03 hurt Eileen 2 3"]
    assert health(play) == [6, 3, 6]
    assert collected(play) == [2, 1, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.03", "BB-12.01")
def test_the_rabid_dog_escapes_with_its_last_echo_but_not_with_none() -> None:
    play = fight("rabid_dog", 4)
    play.round("yellow 0", NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert health(play) == [8, 8, 8]
    assert by(play, "BB-12.03") == []
    play = fight("rabid_dog", 5)
    play.round("yellow 0", NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert by(play, "BB-12.01") == ["BB-12.01 escapes rabid_dog 1"]
    assert health(play) == [6, 6, 6]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.04", "BB-12.03")
def test_a_rabid_dog_killed_in_phase_three_hurts_nobody() -> None:
    play = fight("rabid_dog", 1)
    play.round(NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert health(play) == [8, 8, 8]
    assert by(play, "BB-12.03") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-D60", "BB-D11")
def test_the_dream_halves_the_parting_bite() -> None:
    play = fight("rabid_dog", 5)
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="hunter_axe")
    assert by(play, "BB-12.03") == ["BB-12.03 hurt Henryk 2 6", "BB-12.03 hurt Ludwig 2 6"]
    assert by(play, "BB-D11") == ["BB-D11 dream_hurt Eileen 1 7"]
    assert health(play) == [6, 7, 6]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D11")
def test_a_table_may_agree_that_the_dream_halves_attacks_only() -> None:
    play = fight("rabid_dog", 5, position={"settings": {"dream_halves": "attack"}})
    play.round("yellow 3", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="hunter_axe")
    assert by(play, "BB-12.03") == ["BB-12.03 hurt Henryk 2 3", "BB-12.03 hurt Eileen 2 5", "BB-12.03 hurt Ludwig 2 3"]
    assert by(play, "BB-13.02") == ["BB-13.02 dream_hurt Eileen 1 7"]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D26", "BB-D25")
def test_the_rabid_dog_kills_in_phase_six_but_does_not_bite_the_dead() -> None:
    play = fight("rabid_dog", 9, {"health": 3, "collected": 4}, {"health": 5}, {"health": 6})
    play.round("yellow 3", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert by(play, "BB-12.03") == ["BB-12.03 hurt Eileen 2 0", "BB-12.03 hurt Ludwig 2 1"]
    assert by(play, "BB-16.02") == ["BB-16.02 dies Henryk 4", "BB-16.02 dies Eileen 1"]
    assert [play.facts(name)["deaths"] for name in ALL] == [1, 1, 0]
    assert collected(play) == [0, 0, 1]
    assert play.waits() == ["Henryk"]  # both return in this Phase 7, Henryk first
    play.choose(Henryk="decline")
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-12.03", "BB-11.06")
def test_the_escaping_bloodlicker_hurts_only_those_who_took_nothing_from_it() -> None:
    play = fight("bloodlicker", 5, {"collected": 7}, {}, {"also": ["threaded_cane"]})
    play.round("red 0", NEXT, Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="threaded_cane")
    assert by(play, "BB-12.03") == ["BB-12.03 hurt Henryk 2 6", "BB-12.03 hurt Eileen 2 6"]
    assert health(play) == [6, 6, 8]
    assert collected(play) == [7, 0, 3]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.03")
def test_one_echo_taken_by_an_instant_is_enough_to_be_spared_by_the_bloodlicker() -> None:
    play = fight("bloodlicker", 5)
    play.round("red 0", NEXT, Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert by(play, "BB-12.03") == []
    assert health(play) == [8, 8, 8]
    assert play.echoes == 7  # the Garden of Eyes
    assert play.waits() == ALL


@pytest.mark.rule("BB-D60", "BB-D11", "BB-D26")
def test_the_bloodlicker_finds_dreamers_but_not_the_dead() -> None:
    play = fight("bloodlicker", 5, {"health": 4}, {}, {})
    play.round("red 4", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert by(play, "BB-12.03") == []
    assert by(play, "BB-D11") == ["BB-D11 dream_hurt Eileen 1 5"]
    assert health(play) == [0, 5, 4]
    assert play.waits() == ["Henryk"]


# ---------------------------------------------------------------- if it escapes: Brainsucker, Executioner


@pytest.mark.rule("BB-12.03", "BB-16.09")
def test_the_escaping_brainsucker_costs_everybody_one_collected_echo() -> None:
    play = fight("brainsucker", 5, {"collected": 2, "banked": 3}, {"collected": 1}, {"banked": 4})
    play.round("yellow 0", NEXT, **IDLE)
    assert by(play, "BB-12.03") == ["BB-12.03 loses_echoes Henryk 1", "BB-12.03 loses_echoes Eileen 1"]
    assert collected(play) == [1, 0, 0]
    assert [play.banked(name) for name in ALL] == [3, 0, 4]
    assert health(play) == [8, 8, 8]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.03", "BB-12.04")
def test_the_brainsucker_also_takes_from_what_was_just_won_in_turn_order() -> None:
    play = fight("brainsucker", 6, position={"first": "Eileen"})
    play.round("yellow 0", NEXT, Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert by(play, "BB-12.03") == [
        "BB-12.03 loses_echoes Eileen 1", "BB-12.03 loses_echoes Ludwig 1", "BB-12.03 loses_echoes Henryk 1",
    ]  # fmt: skip
    assert collected(play) == [1, 0, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D60")
def test_the_brainsucker_takes_from_a_dreamer_before_the_echoes_are_safe() -> None:
    play = fight("brainsucker", 6, {}, {"collected": 3})
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert by(play, "BB-12.03") == [
        "BB-12.03 loses_echoes Henryk 1", "BB-12.03 loses_echoes Eileen 1", "BB-12.03 loses_echoes Ludwig 1",
    ]  # fmt: skip
    assert (play.collected("Eileen"), play.banked("Eileen")) == (0, 2)
    assert play.waits() == ["Eileen"]


@pytest.mark.parametrize(
    ("purses", "victim", "lost"),
    [
        ((0, 0, 0), None, 0),
        ((0, 1, 0), "Eileen", 1),
        ((2, 1, 1), "Henryk", 2),
        ((1, 2, 3), "Ludwig", 2),
        ((4, 4, 4), "Henryk", 2),
        ((3, 4, 4), "Eileen", 2),
        ((4, 3, 4), "Henryk", 2),
    ],
)
@pytest.mark.rule("BB-12.03", "BB-D61")
def test_the_escaping_executioner_takes_two_from_the_richest(
    purses: tuple[int, int, int], victim: str | None, lost: int
) -> None:
    play = fight("executioner", 5, *[{"collected": purse, "banked": 5 - purse} for purse in purses])
    play.round("red 0", NEXT, **IDLE)
    assert by(play, "BB-12.03") == ([] if victim is None else [f"BB-12.03 loses_echoes {victim} {lost}"])
    assert collected(play) == [
        purse - lost if name == victim else purse for name, purse in zip(ALL, purses, strict=True)
    ]
    assert [play.banked(name) for name in ALL] == [5 - purse for purse in purses]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D61")
def test_a_tie_for_the_executioner_goes_to_the_first_in_turn_order() -> None:
    play = fight("executioner", 5, {"collected": 4}, {"collected": 1}, {"collected": 4}, position={"first": "Eileen"})
    play.round("red 0", NEXT, **IDLE)
    assert collected(play) == [4, 1, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D60", "BB-D26")
def test_the_executioner_takes_from_the_richest_dreamer_and_never_from_the_dead() -> None:
    play = fight("executioner", 9, {"collected": 9, "health": 4}, {"collected": 5}, {"collected": 2})
    play.given("red 4")
    play.choose(Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert by(play, "BB-12.03") == ["BB-12.03 loses_echoes Eileen 2"]
    assert collected(play) == [0, 5 - 2, 3]
    assert play.waits() == ["Henryk"]


# ---------------------------------------------------------------- if it escapes: Bell-Ringing Woman


@pytest.mark.rule("BB-12.03", "BB-D45")
def test_the_escaping_bell_ringing_woman_calls_the_next_monster_with_two_more_echoes() -> None:
    play = fight("bell_ringing_woman", 5)
    play.round("green 0", NEXT, **IDLE)
    assert by(play, "BB-12.03") == ["BB-12.03 call bell_ringing_woman 2", "BB-12.03 more_echoes garden_of_eyes 2"]
    assert play.echoes == 7 + 2
    play.round("yellow 0", "dungeon scourge_beast", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert play.echoes == 3  # only the next one
    assert by(play, "BB-12.03") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.03")
def test_a_bell_ringing_woman_who_is_killed_calls_nobody() -> None:
    play = fight("bell_ringing_woman", 1)
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.echoes == 7
    assert by(play, "BB-12.03") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-D45", "BB-3.03", "BB-18.05")
def test_called_echoes_come_on_top_of_all_others() -> None:
    play = Play("bell_ringing_woman", 9, "gehrman", Henryk={}, Eileen={}, Ludwig={}, Maria={}, Gratia={})
    play.round("green 0", NEXT, **dict.fromkeys(play.names, "hunter_pistol"))
    assert [line for line in play.told() if "garden_of_eyes" in line] == [
        "BB-3.01 appears garden_of_eyes 7", "BB-3.03 more_echoes garden_of_eyes 2",
        "BB-18.05 more_echoes garden_of_eyes 2", "BB-12.03 more_echoes garden_of_eyes 2",
    ]  # fmt: skip
    assert play.echoes == 13
    assert play.waits() == play.names


@pytest.mark.rule("BB-12.03", "BB-18.01", "BB-D45")
def test_the_bell_can_even_call_the_final_boss() -> None:
    play = fight("bell_ringing_woman", 5, final_boss="gehrman", position={"monsters_left": 0, "bosses_left": 0})
    play.round("green 0", **IDLE)
    assert play.monster == "gehrman"
    assert play.echoes == 14 + 2
    assert by(play, "BB-12.03")[-1] == "BB-12.03 more_echoes gehrman 2"
    assert play.waits() == ALL
