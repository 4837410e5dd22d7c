"""Rom, the Vacuous Spider: the second death is the last."""

from typing import Any

import pytest

from nachtspiel.engine.game import winners
from tests.games.bloodborne.kit import ALL, GAME, NEXT, Play, banked, by, collected, health
from tests.games.bloodborne.monsters.fights import LAST_CARD, fight_under, gone


def of_four(monster: str, echoes: int, final_boss: str, *boards: dict[str, Any], **more: Any) -> Play:
    hunters = [*boards, {}, {}, {}, {}]
    return Play(
        monster, echoes, final_boss,
        Henryk=hunters[0], Eileen=hunters[1], Ludwig=hunters[2], Maria=hunters[3], **more,
    )  # fmt: skip


# ---------------------------------------------------------------- Rom, the Vacuous Spider: the second death


@pytest.mark.parametrize(("deaths", "out"), [(0, []), (1, ["Eileen"]), (2, ["Eileen"])])
@pytest.mark.rule("BB-D36", "BB-18.04")
def test_under_rom_the_second_death_is_the_last(deaths: int, out: list[str]) -> None:
    eileen = {"health": 2, "deaths": deaths, "banked": 5, "collected": 3, "used": ["hunter_axe"]}
    play = fight_under("carrion_crows", 7, "rom", {}, eileen, {})
    play.given("green 2", NEXT)
    play.choose(Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert gone(play) == out
    assert by(play, "BB-16.02") == ["BB-16.02 dies Eileen 3"]
    assert by(play, "BB-D36") == [f"BB-D36 eliminated {name}" for name in out]
    assert by(play, "BB-16.03") == ([] if out else ["BB-16.03 keeps_bank Eileen 5"])
    assert play.banked("Eileen") == (0 if out else 5)
    assert play.facts("Eileen")["deaths"] == deaths + 1
    assert play.waits() == (["Henryk", "Ludwig"] if out else ["Eileen"])


@pytest.mark.rule("BB-D36")
def test_who_is_out_of_the_game_loses_all_cards_and_echoes_and_is_asked_nothing_more() -> None:
    eileen = {"health": 2, "deaths": 1, "banked": 5, "collected": 3, "used": ["hunter_axe"]}
    play = fight_under("carrion_crows", 7, "rom", {}, eileen, {"banked": 2})
    play.round("green 2", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    found = play.facts("Eileen")
    assert (found["hand"], found["used"], found["played"], found["weapon"]) == ([], [], None, None)
    assert (found["health"], found["collected"], found["banked"]) == (0, 0, 0)
    assert (play.hand("Henryk"), play.used("Henryk")) == (
        ["hunter_axe", "hunter_pistol", "transform", "hunters_dream"], ["saw_cleaver"],
    )  # fmt: skip
    assert (collected(play), banked(play)) == ([1, 0, 1], [0, 0, 2])
    assert by(play, "BB-16.04") == []
    assert by(play, "BB-7.02") == []
    assert play.table.row == [GAME.cards[key] for key in ("threaded_cane", "kirkhammer", "saw_spear")]
    assert play.offered("Eileen") == []
    assert play.refused("Eileen", "hunters_dream") == ""
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-D36", "BB-13.12")
def test_not_even_a_dreamer_comes_back_from_the_second_death() -> None:
    play = fight_under("carrion_crows", 7, "rom", {}, {"health": 1, "deaths": 1, "collected": 2}, {})
    play.round("green 2", NEXT, Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert gone(play) == ["Eileen"]
    assert play.facts("Eileen")["hand"] == []
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-D36", "BB-11.11")
def test_who_is_out_of_the_game_earns_no_trophy_for_a_monster_killed_later_in_the_round() -> None:
    play = fight_under("carrion_crows", 2, "rom", {}, {"health": 2, "deaths": 1, "trophies": {"beast": 2}}, {})
    play.round("green 2", NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert by(play, "BB-11.11") == ["BB-11.11 trophy Henryk beast 1"]
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-D24", "BB-D36")
def test_who_only_died_once_does_earn_that_trophy() -> None:
    play = fight_under("carrion_crows", 2, "rom", {}, {"health": 2, "trophies": {"beast": 2}}, {})
    play.round("green 2", Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 3, 0]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D36")
def test_a_death_in_roms_own_fight_counts_like_any_other() -> None:
    play = fight_under("rom", 14, "rom", {}, {"health": 2, "deaths": 1}, {}, position=LAST_CARD)
    play.round("yellow 3", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert gone(play) == ["Eileen"]
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-D36", "BB-D25")
def test_a_reveal_can_be_the_second_death_too() -> None:
    play = fight_under("carrion_crows", 1, "rom", {}, {"health": 1, "deaths": 1}, {})
    play.round("dungeon beast_patient", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert gone(play) == ["Eileen"]
    assert by(play, "BB-7.02") == []
    assert play.used("Eileen") == []
    assert play.waits() == ["Henryk", "Ludwig"]


# ---------------------------------------------------------------- Rom: order, marker, roller


@pytest.mark.rule("BB-D34", "BB-10.01", "BB-11.01")
def test_if_the_first_player_is_eliminated_the_next_seat_rolls_and_starts_for_the_rest_of_the_round() -> None:
    play = fight_under("carrion_crows", 7, "rom", {"health": 1, "deaths": 1}, {}, {"also": ["molotov_cocktail"]})
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="molotov_cocktail")
    assert gone(play) == ["Henryk"]
    assert by(play, "BB-10.01") == ["BB-10.01 rolls Eileen green 0"]
    assert by(play, "BB-10.02") == ["BB-10.02 unharmed Eileen", "BB-10.02 unharmed Ludwig"]
    assert by(play, "BB-11.03") == ["BB-11.03 hits Eileen carrion_crows 2"]
    assert by(play, "BB-11.09") == []
    assert by(play, "BB-15.02") == [
        "BB-15.02 puts_away Eileen hunter_axe", "BB-15.02 puts_away Ludwig molotov_cocktail",
    ]  # fmt: skip
    assert by(play, "BB-15.04") == ["BB-15.04 marker Eileen"]
    assert by(play, "BB-6.02") == ["BB-6.02 round 2 Eileen"]
    assert play.waits() == ["Eileen", "Ludwig"]


@pytest.mark.rule("BB-D34")
def test_a_first_player_who_is_only_dead_or_dreaming_still_rolls_and_starts() -> None:
    play = fight_under("carrion_crows", 7, "rom", {"health": 1}, {}, {"also": ["molotov_cocktail"]})
    play.round("green 0", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="molotov_cocktail")
    assert by(play, "BB-10.01") == ["BB-10.01 rolls Henryk green 0"]
    assert play.waits() == ["Henryk"]  # first in the Dream as well
    play.choose(Henryk="decline")
    assert play.waits() == ["Eileen"]
    play.given(NEXT)
    play.choose(Eileen="decline")
    assert by(play, "BB-15.04") == ["BB-15.04 marker Eileen"]
    play.round("yellow 0", Henryk="hunter_axe", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert by(play, "BB-10.01") == ["BB-10.01 rolls Eileen yellow 0"]
    assert play.waits() == ["Eileen"]


@pytest.mark.parametrize(
    ("first", "out", "marker"),
    [
        ("Henryk", ["Eileen"], "Ludwig"),
        ("Henryk", ["Ludwig"], "Eileen"),
        ("Henryk", ["Eileen", "Ludwig"], "Maria"),
        ("Ludwig", ["Maria"], "Henryk"),
        ("Ludwig", ["Henryk", "Maria"], "Eileen"),
        ("Maria", ["Henryk"], "Eileen"),
        ("Maria", [], "Henryk"),
        ("Maria", ["Henryk", "Eileen", "Ludwig"], "Maria"),
    ],
)
@pytest.mark.rule("BB-D34", "BB-15.04", "BB-D36")
def test_the_marker_passes_by_all_who_are_out_of_the_game(first: str, out: list[str], marker: str) -> None:
    names = ["Henryk", "Eileen", "Ludwig", "Maria"]
    boards = [{"gone": name in out, "health": 0 if name in out else 8} for name in names]
    play = of_four("carrion_crows", 9, "rom", *boards, position={"first": first})
    playing = [name for name in names if name not in out]
    assert play.waits() == playing
    play.round("green 2", NEXT, **dict.fromkeys(playing, "saw_cleaver"))
    assert by(play, "BB-15.04") == [f"BB-15.04 marker {marker}"]
    assert health(play) == [0 if name in out else 6 for name in names]
    assert play.table.first == names.index(marker)
    assert play.waits() == playing


@pytest.mark.rule("BB-D34")
def test_the_eliminated_holder_of_the_marker_is_passed_in_the_new_round_and_then_leaves_it_behind() -> None:
    """Eileen gets the marker and is eliminated by the reveal: Ludwig starts in her place, and gets the marker next."""
    play = fight_under("carrion_crows", 1, "rom", {}, {"health": 1, "deaths": 1}, {})
    play.round("dungeon beast_patient", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("green 0", NEXT, Henryk="saw_cleaver", Ludwig="hunter_axe")
    assert by(play, "BB-10.01") == ["BB-10.01 rolls Ludwig green 0"]
    assert by(play, "BB-11.03") == ["BB-11.03 hits Ludwig beast_patient 2", "BB-11.03 hits Henryk beast_patient 1"]
    assert by(play, "BB-15.04") == ["BB-15.04 marker Ludwig"]
    assert play.waits() == ["Henryk", "Ludwig"]


# ---------------------------------------------------------------- Rom: effects, player count


@pytest.mark.rule("BB-D36", "BB-12.03", "BB-3.14")
def test_no_effect_reaches_those_who_are_out_of_the_game() -> None:
    play = fight_under("rabid_dog", 9, "rom", {}, {"gone": True, "health": 0, "hand": ["hunters_dream"]}, {})
    play.round("yellow 1", "dungeon beast_patient", Henryk="saw_cleaver", Ludwig="saw_cleaver")
    assert health(play) == [8 - 1 - 2 - 1, 0, 8 - 1 - 2 - 1]
    assert not any("Eileen" in line for line in play.told())
    assert play.facts("Eileen")["deaths"] == 0
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-D36", "BB-D61")
def test_nobody_can_aim_at_those_who_are_out_of_the_game() -> None:
    also = {"also": ["shaman_bone_blade"]}
    play = of_four("carrion_crows", 9, "rom", also, {"gone": True, "health": 0})
    play.choose(Henryk="shaman_bone_blade", Ludwig="saw_cleaver", Maria="hunters_dream")
    assert play.offered("Henryk") == ["hunter 3", "hunter 4"]
    assert play.refused("Henryk", "hunter 2") == "BB-D61"
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D36", "BB-3.02", "BB-14.04")
def test_the_player_count_for_echoes_and_upgrades_stays_the_starting_count() -> None:
    play = of_four("carrion_crows", 9, "rom", {}, {"gone": True, "health": 0}, {"gone": True, "health": 0})
    play.given("green 0", NEXT)
    play.choose(Henryk="hunters_dream", Maria="saw_cleaver")
    play.choose(Henryk="threaded_cane")
    assert len(play.table.row) == 4
    assert play.echoes == 8
    assert by(play, "BB-3.02") == ["BB-3.02 more_echoes garden_of_eyes 1"]
    assert play.waits() == ["Henryk", "Maria"]


# ---------------------------------------------------------------- Rom: the last ones, and the end


@pytest.mark.rule("BB-D36")
def test_with_a_single_hunter_left_the_game_goes_on() -> None:
    doomed = {"health": 2, "deaths": 1}
    play = fight_under("carrion_crows", 7, "rom", doomed, {}, doomed)
    play.round("green 2", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert gone(play) == ["Henryk", "Ludwig"]
    assert by(play, "BB-D36") == ["BB-D36 eliminated Henryk", "BB-D36 eliminated Ludwig"]
    assert not play.table.over
    assert play.table.first == 1
    play.round("yellow 0", "dungeon bloody_crow", Eileen="hunter_axe")
    assert play.table.first == 1
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D36")
def test_if_nobody_is_left_the_game_ends_at_once_without_a_winner() -> None:
    doomed = {"health": 2, "deaths": 1, "banked": 7, "trophies": {"kin": 3}}
    play = fight_under("carrion_crows", 7, "rom", doomed, {**doomed, "health": 1}, doomed)
    play.round("green 2", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert play.told()[-6:] == [
        "BB-D36 eliminated Eileen", "BB-10.02 hurt Ludwig 2 0", "BB-16.01 dies Ludwig 0", "BB-D36 eliminated Ludwig",
        "BB-D36 all_gone", "BB-D36 hunt_over",
    ]  # fmt: skip
    assert play.happened("BB-6.01 phase 5") is False
    assert GAME.places(play.table) == [3, 3, 3]
    assert winners(GAME, play.table) == []
    assert GAME.scores(play.table) == [0, 0, 0]
    assert play.table.over
    assert play.waits() == []


@pytest.mark.rule("BB-D36")
def test_while_a_hunter_is_only_dead_for_the_first_time_not_all_are_gone() -> None:
    doomed = {"health": 2, "deaths": 1}
    play = fight_under("carrion_crows", 7, "rom", doomed, {"health": 2}, doomed)
    play.round("green 2", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert gone(play) == ["Henryk", "Ludwig"]
    assert not play.table.over
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D36", "BB-D35", "BB-19.04")
def test_who_is_out_of_the_game_keeps_no_score_and_shares_the_last_place() -> None:
    rich = {"gone": True, "health": 0, "trophies": {"kin": 6, "beast": 6}}
    play = of_four("rom", 2, "rom", {}, rich, {}, {**rich, "banked": 9}, position=LAST_CARD)
    play.round("yellow 0", Henryk="hunter_axe", Ludwig="saw_cleaver")
    assert GAME.places(play.table) == [1, 3, 2, 3]  # Ludwig has nothing at all, and is still before the eliminated
    assert GAME.scores(play.table) == [2 + 1 + 1 + 1, 0, 0, 0]
    assert [line for line in play.told() if " scores " in line] == [
        "BB-19.04 scores Henryk 5 1", "BB-19.03 scores Ludwig 0 2",
    ]  # fmt: skip
    assert winners(GAME, play.table) == [0]
    assert play.table.over
    assert play.waits() == []
