"""The five Final Bosses: their numbers, their own fight, and the laws they lay on the whole game."""

from typing import Any

import pytest

from nachtspiel.engine.game import winners
from nachtspiel.games.bloodborne.pieces import FINAL_BOSS
from tests.games.bloodborne.kit import GAME, Play, set_up

ALL = ["Henryk", "Eileen", "Ludwig"]
NEXT = "dungeon garden_of_eyes"  # 7 echoes, and no text
LAST_CARD = {"monsters_left": 0, "bosses_left": 0}

FINAL_BOSSES = [
    # key, health with three hunters, lantern
    ("gehrman", 14, "yellow"),
    ("rom", 14, "yellow"),
    ("mergos_wet_nurse", 16, "yellow"),
    ("ebrietas", 15, "red"),
    ("moon_presence", 13, "red"),
]
KEYS = [key for key, _, _ in FINAL_BOSSES]


def fight(monster: str, echoes: int, final_boss: str, *boards: dict[str, Any], **more: Any) -> Play:
    """Henryk (first player), Eileen and Ludwig before this monster, under the law of this Final Boss."""
    hunters = [*boards, {}, {}, {}]
    return Play(monster, echoes, final_boss, Henryk=hunters[0], Eileen=hunters[1], Ludwig=hunters[2], **more)


def of_four(monster: str, echoes: int, final_boss: str, *boards: dict[str, Any], **more: Any) -> Play:
    hunters = [*boards, {}, {}, {}, {}]
    return Play(
        monster, echoes, final_boss,
        Henryk=hunters[0], Eileen=hunters[1], Ludwig=hunters[2], Maria=hunters[3], **more,
    )  # fmt: skip


def by(play: Play, rule: str) -> list[str]:
    """What happened by this rule."""
    return [line for line in play.told() if line.startswith(f"{rule} ")]


def health(play: Play) -> list[int]:
    return [play.health(name) for name in play.names]


def collected(play: Play) -> list[int]:
    return [play.collected(name) for name in play.names]


def banked(play: Play) -> list[int]:
    return [play.banked(name) for name in play.names]


def gone(play: Play) -> list[str]:
    return [name for name in play.names if play.facts(name)["gone"]]


# ---------------------------------------------------------------- the cards


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
    assert play.game.facts(play.table)["final_boss"] == key
    play = set_up("dungeon carrion_crows", final_boss=key)
    assert by(play, "BB-2.02") == [f"BB-2.02 final_boss_chosen {key}"]
    assert by(play, "BB-2.01") == []
    assert play.game.facts(play.table)["final_boss"] == key
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
    play = fight("carrion_crows", 1, key, position={"monsters_left": 1, "bosses_left": 0})
    play.round(NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert play.monster == "garden_of_eyes"
    assert by(play, "BB-18.01") == []
    assert play.waits() == ALL


@pytest.mark.parametrize(("key", "echoes", "lantern"), FINAL_BOSSES)
@pytest.mark.rule("BB-18.03", "BB-19.01", "BB-D29", "BB-D12")
def test_the_final_boss_yields_all_three_trophies_and_ends_the_game(key: str, echoes: int, lantern: str) -> None:
    play = fight(key, 3, key, {"trophies": {"beast": 1}}, position=LAST_CARD)
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
    play = fight(key, 5, key, position=LAST_CARD)
    play.round(f"{lantern} 0", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert (play.monster, play.echoes) == (key, 1)
    assert by(play, "BB-12.07") == [f"BB-12.07 boss_stays {key} 1"]
    assert not play.table.over
    assert play.waits() == ALL


@pytest.mark.parametrize(
    ("key", "echoes", "out", "banks", "rest", "asked"),
    [
        ("gehrman", 9, [], 5, 8, ""),
        ("rom", 7, ["Eileen"], 0, None, ""),
        ("mergos_wet_nurse", 7, [], 5, 4, ""),
        ("ebrietas", 7, [], 5, 8, "remove"),
        ("moon_presence", 7, [], 3, 8, ""),
    ],
)
@pytest.mark.rule("BB-2.03", "BB-18.04", "BB-4.04", "BB-16.03", "BB-16.05", "BB-14.09")
def test_every_final_boss_has_its_own_law_and_only_that_long_before_its_fight(
    key: str, echoes: int, out: list[str], banks: int, rest: int | None, asked: str
) -> None:
    """Eileen, who has died before, owns six cards and has banked five echoes, dies in the fight with the Crows."""
    eileen = {"health": 2, "deaths": 1, "banked": 5, "also": ["ritual_blood"]}
    play = fight("carrion_crows", 7, key, {}, eileen, {})
    play.given("green 2", NEXT)
    play.choose(Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert gone(play) == out
    assert play.banked("Eileen") == banks
    if rest is not None:
        play.choose(Eileen="threaded_cane")
        assert play.asked("Eileen") == ("remove" if asked else "play")
        if asked:
            play.choose(Eileen="hunter_axe")
        assert play.health("Eileen") == rest
    assert (play.monster, play.echoes) == ("garden_of_eyes", echoes)
    assert play.waits() == [name for name in ALL if name not in out]


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
    play = fight("carrion_crows", 1, "gehrman")
    play.round(f"dungeon {key}", Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert (play.monster, play.echoes) == (key, echoes)
    assert by(play, "BB-18.05") == [f"BB-18.05 more_echoes {key} 2"]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Rom, the Vacuous Spider: the second death


@pytest.mark.parametrize(("deaths", "out"), [(0, []), (1, ["Eileen"]), (2, ["Eileen"])])
@pytest.mark.rule("BB-D36", "BB-18.04")
def test_under_rom_the_second_death_is_the_last(deaths: int, out: list[str]) -> None:
    eileen = {"health": 2, "deaths": deaths, "banked": 5, "collected": 3, "used": ["hunter_axe"]}
    play = fight("carrion_crows", 7, "rom", {}, eileen, {})
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
    play = fight("carrion_crows", 7, "rom", {}, eileen, {"banked": 2})
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
    play = fight("carrion_crows", 7, "rom", {}, {"health": 1, "deaths": 1, "collected": 2}, {})
    play.round("green 2", NEXT, Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert gone(play) == ["Eileen"]
    assert play.facts("Eileen")["hand"] == []
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-D36", "BB-11.11")
def test_who_is_out_of_the_game_earns_no_trophy_for_a_monster_killed_later_in_the_round() -> None:
    play = fight("carrion_crows", 2, "rom", {}, {"health": 2, "deaths": 1, "trophies": {"beast": 2}}, {})
    play.round("green 2", NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 2, 0]
    assert by(play, "BB-11.11") == ["BB-11.11 trophy Henryk beast 1"]
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-D24", "BB-D36")
def test_who_only_died_once_does_earn_that_trophy() -> None:
    play = fight("carrion_crows", 2, "rom", {}, {"health": 2, "trophies": {"beast": 2}}, {})
    play.round("green 2", Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 3, 0]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D36")
def test_a_death_in_roms_own_fight_counts_like_any_other() -> None:
    play = fight("rom", 14, "rom", {}, {"health": 2, "deaths": 1}, {}, position=LAST_CARD)
    play.round("yellow 3", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert gone(play) == ["Eileen"]
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-D36", "BB-D25")
def test_a_reveal_can_be_the_second_death_too() -> None:
    play = fight("carrion_crows", 1, "rom", {}, {"health": 1, "deaths": 1}, {})
    play.round("dungeon beast_patient", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert gone(play) == ["Eileen"]
    assert by(play, "BB-7.02") == []
    assert play.used("Eileen") == []
    assert play.waits() == ["Henryk", "Ludwig"]


# ---------------------------------------------------------------- Rom: order, marker, roller


@pytest.mark.rule("BB-D34", "BB-10.01", "BB-11.01")
def test_if_the_first_player_is_eliminated_the_next_seat_rolls_and_starts_for_the_rest_of_the_round() -> None:
    play = fight("carrion_crows", 7, "rom", {"health": 1, "deaths": 1}, {}, {"also": ["molotov_cocktail"]})
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
    play = fight("carrion_crows", 7, "rom", {"health": 1}, {}, {"also": ["molotov_cocktail"]})
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
    play = fight("carrion_crows", 1, "rom", {}, {"health": 1, "deaths": 1}, {})
    play.round("dungeon beast_patient", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("green 0", NEXT, Henryk="saw_cleaver", Ludwig="hunter_axe")
    assert by(play, "BB-10.01") == ["BB-10.01 rolls Ludwig green 0"]
    assert by(play, "BB-11.03") == ["BB-11.03 hits Ludwig beast_patient 2", "BB-11.03 hits Henryk beast_patient 1"]
    assert by(play, "BB-15.04") == ["BB-15.04 marker Ludwig"]
    assert play.waits() == ["Henryk", "Ludwig"]


# ---------------------------------------------------------------- Rom: effects, player count


@pytest.mark.rule("BB-D36", "BB-12.03", "BB-3.14")
def test_no_effect_reaches_those_who_are_out_of_the_game() -> None:
    play = fight("rabid_dog", 9, "rom", {}, {"gone": True, "health": 0, "hand": ["hunters_dream"]}, {})
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
    play = fight("carrion_crows", 7, "rom", doomed, {}, doomed)
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
    play = fight("carrion_crows", 7, "rom", doomed, {**doomed, "health": 1}, doomed)
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
    play = fight("carrion_crows", 7, "rom", doomed, {"health": 2}, doomed)
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


# ---------------------------------------------------------------- Mergo's Wet Nurse


@pytest.mark.parametrize(("before", "after"), [(1, 5), (3, 7), (4, 8), (5, 8), (8, 8)])
@pytest.mark.rule("BB-18.04", "BB-13.11", "BB-2.18")
def test_under_the_wet_nurse_the_dream_restores_only_four(before: int, after: int) -> None:
    play = fight("carrion_crows", 1, "mergos_wet_nurse", {}, {"health": before}, {"health": 2})
    play.given(NEXT)
    play.choose(Henryk="hunter_pistol", Eileen="hunters_dream", Ludwig="saw_cleaver")
    play.choose(Eileen="decline")
    assert by(play, "BB-13.11") == [f"BB-13.11 rests Eileen {after}"]
    assert health(play) == [8, after, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.04", "BB-16.05")
def test_under_the_wet_nurse_the_killed_come_back_with_four() -> None:
    play = fight("carrion_crows", 7, "mergos_wet_nurse", {}, {"health": 2}, {})
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
    play = fight("carrion_crows", 7, "mergos_wet_nurse", {}, {"health": 2, "also": ["blood_vial"]}, {})
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="blood_vial", Ludwig="saw_cleaver")
    assert health(play) == [8, 8, 8]
    assert by(play, "BB-9.01") == ["BB-9.01 heals Eileen 6"]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Ebrietas, Daughter of the Cosmos


@pytest.mark.parametrize(
    ("key", "cards", "asked"),
    [("ebrietas", 5, False), ("ebrietas", 6, True), ("rom", 6, False), ("rom", 7, True)],
)
@pytest.mark.rule("BB-18.04", "BB-14.09", "BB-14.10", "BB-14.11")
def test_under_ebrietas_the_seventh_card_costs_one(key: str, cards: int, asked: bool) -> None:
    also = ["ritual_blood", "lead_elixir"][: cards - 5]
    play = fight("carrion_crows", 1, key, {}, {"also": also, "used": ["hunter_axe"]}, {})
    play.given(NEXT)
    play.choose(Henryk="hunter_pistol", Eileen="hunters_dream", Ludwig="saw_cleaver")
    play.choose(Eileen="threaded_cane")
    assert play.asked("Eileen") == ("remove" if asked else "play")
    if asked:
        starting = ["hunter_axe", "hunter_pistol", "saw_cleaver", "transform"]
        assert play.offered("Eileen") == sorted([*starting, *also, "threaded_cane"])
        assert play.refused("Eileen", "hunters_dream") == "BB-14.11"
        play.choose(Eileen="hunter_pistol")
        assert by(play, "BB-14.10") == ["BB-14.10 removes Eileen hunter_pistol"]
    assert len(play.hand("Eileen")) == (cards if asked else cards + 1)
    assert play.waits() == ALL


# ---------------------------------------------------------------- Moon Presence


@pytest.mark.parametrize(("bank", "lost"), [(0, 0), (1, 1), (2, 2), (3, 2), (9, 2)])
@pytest.mark.rule("BB-18.04", "BB-16.03", "BB-16.02")
def test_under_the_moon_presence_death_also_costs_up_to_two_banked_echoes(bank: int, lost: int) -> None:
    play = fight("carrion_crows", 7, "moon_presence", {"banked": 4}, {"health": 2, "banked": bank, "collected": 3}, {})
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
    play = fight("carrion_crows", 7, "moon_presence", {"banked": 4}, {"health": 3, "banked": 4}, {"banked": 4})
    play.round("green 2", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert banked(play) == [4, 4, 4]
    assert health(play) == [6, 1, 6]
    assert by(play, "BB-18.04") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.04", "BB-D29", "BB-19.02")
def test_the_moon_presence_takes_its_tithe_in_its_own_fight_as_well() -> None:
    play = fight("moon_presence", 1, "moon_presence", {}, {"health": 2, "banked": 5}, {}, position=LAST_CARD)
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
