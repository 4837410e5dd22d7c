"""What a table can agree on before the game: names, defaults, mistakes, and what each setting does."""

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Setting
from nachtspiel.engine.knowing import FREE
from nachtspiel.games.bloodborne.game import Bloodborne
from nachtspiel.games.bloodborne.table import hunt_of
from tests.games.bloodborne.kit import ALL, GAME, Play

NAMES = "final_boss, first_player, upgrade, dream_halves, pistol_clash, after_kill, stall_rounds, open_hands"
DEFAULTS = {
    "final_boss": "random",
    "first_player": "random",
    "upgrade": "may",
    "dream_halves": "all",
    "pistol_clash": "cancel",
    "after_kill": "ends",
    "stall_rounds": "50",
    "open_hands": "yes",
}


@pytest.fixture
def game() -> Bloodborne:
    return Bloodborne()


def said(error: pytest.ExceptionInfo[Mistake]) -> str:
    return str(error.value)


# ---------------------------------------------------------------- settling


@pytest.mark.rule("BB-D10", "BB-D11", "BB-D22", "BB-D23", "BB-D40", "BB-D46", "BB-D56", "BB-D58")
def test_what_is_not_said_is_the_decision_of_the_ledger(game: Bloodborne) -> None:
    assert game.settle(3, {}) == DEFAULTS
    assert [setting.name for setting in game.settings] == list(DEFAULTS)
    assert [setting.name for setting in game.settings if setting.values == []] == ["stall_rounds"]


def test_what_is_said_is_kept_and_the_rest_filled_in(game: Bloodborne) -> None:
    settled = game.settle(5, {"upgrade": "must", "stall_rounds": "7"})
    assert settled == {**DEFAULTS, "upgrade": "must", "stall_rounds": "7"}


@pytest.mark.rule("BB-0.01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_may_play(game: Bloodborne, seats: int) -> None:
    assert game.settle(seats, {}) == DEFAULTS
    assert game.new(seats).seats == seats


@pytest.mark.rule("BB-0.01")
@pytest.mark.parametrize("seats", [-1, 0, 2, 6])
def test_fewer_or_more_may_not(game: Bloodborne, seats: int) -> None:
    with pytest.raises(Mistake) as error:
        game.settle(seats, {})
    assert said(error) == f"bloodborne is for 3 to 5 players, not {seats}"
    with pytest.raises(Mistake):
        game.new(seats)


def test_an_unknown_setting_is_named_together_with_the_known_ones(game: Bloodborne) -> None:
    with pytest.raises(Mistake) as error:
        game.settle(3, {"luck": "good"})
    assert said(error) == f"bloodborne has no setting 'luck'; its settings are {NAMES}"


@pytest.mark.parametrize(
    ("name", "value", "choices"),
    [
        ("final_boss", "watchdog", "random, gehrman, rom, mergos_wet_nurse, ebrietas, moon_presence"),
        ("first_player", "0", "random, 1, 2, 3, 4, 5"),
        ("first_player", "6", "random, 1, 2, 3, 4, 5"),
        ("upgrade", "never", "may, must"),
        ("dream_halves", "", "all, attack"),
        ("pistol_clash", "none", "cancel, delay"),
        ("after_kill", "ENDS", "ends, pending"),
        ("open_hands", "true", "yes, no"),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_those_that_can(
    game: Bloodborne, name: str, value: str, choices: str
) -> None:
    with pytest.raises(Mistake) as error:
        game.settle(3, {name: value})
    assert said(error) == f"{name} cannot be '{value}'; choose one of {choices}"


@pytest.mark.parametrize("value", ["0", "1000", "-1", "2.5", "many", "", " 5", "+5", "１000"])
def test_a_number_out_of_range_is_refused(game: Bloodborne, value: str) -> None:
    with pytest.raises(Mistake) as error:
        game.settle(3, {"stall_rounds": value})
    assert said(error) == f"stall_rounds must be a number from 1 to 999, not '{value}'"


@pytest.mark.parametrize("value", ["1", "2", "998", "999"])
def test_a_number_within_range_is_taken(game: Bloodborne, value: str) -> None:
    assert game.settle(3, {"stall_rounds": value})["stall_rounds"] == value
    assert hunt_of(game.new(3, {"stall_rounds": value})).variants.stall_rounds == int(value)


def test_a_setting_of_words_takes_its_words_and_a_setting_of_numbers_its_range() -> None:
    words = Setting("colour", "red", ["red", "blue"])
    words.check("blue")
    assert (words.low, words.high) == (0, 0)
    with pytest.raises(Mistake, match=r"^colour cannot be 'green'; choose one of red, blue$"):
        words.check("green")
    number = Setting("size", "3", [], 2, 4)
    number.check("2")
    number.check("4")
    for value in ("1", "5"):
        with pytest.raises(Mistake, match=f"^size must be a number from 2 to 4, not '{value}'$"):
            number.check(value)


@pytest.mark.rule("BB-D23")
@pytest.mark.parametrize(("seats", "seat", "fits"), [(3, "3", True), (3, "4", False), (4, "4", True), (4, "5", False)])
def test_the_first_player_must_sit_at_the_table(game: Bloodborne, seats: int, seat: str, fits: bool) -> None:
    if fits:
        assert hunt_of(game.new(seats, {"first_player": seat})).first == int(seat) - 1
        return
    with pytest.raises(Mistake) as error:
        game.new(seats, {"first_player": seat})
    assert said(error) == f"first_player cannot be seat {seat}, the seats are 1 to {seats}"


def test_the_settings_of_a_position_are_checked_as_well() -> None:
    with pytest.raises(Mistake, match=r"^upgrade cannot be 'no'; choose one of may, must$"):
        Play(position={"settings": {"upgrade": "no"}}, Henryk={}, Eileen={}, Ludwig={})
    with pytest.raises(Mistake, match=r"^test, settings: must be a table of fields, not 'must'$"):
        Play(position={"settings": "must"}, Henryk={}, Eileen={}, Ludwig={})


def test_without_settings_and_seed_it_is_the_usual_game_of_seed_0(game: Bloodborne) -> None:
    assert game.new(4) == game.new(4, {}, 0) == game.new(4, DEFAULTS, 0)
    assert game.new(4) != game.new(4, {}, 1)


def test_at_this_table_everybody_may_talk_at_any_time(game: Bloodborne) -> None:
    table = game.new(3)
    assert [game.knowing.talk(table, seat) for seat in range(3)] == [FREE] * 3


# ---------------------------------------------------------------- what they do


@pytest.mark.rule("BB-D56", "BB-2.02", "BB-2.01")
@pytest.mark.parametrize("boss", ["gehrman", "rom", "mergos_wet_nurse", "ebrietas", "moon_presence"])
def test_the_final_boss_can_be_chosen(boss: str) -> None:
    for seed in range(4):
        assert GAME.knowing.view(GAME.new(3, {"final_boss": boss}, seed), 0)["final_boss"] == boss
    drawn = {str(GAME.knowing.view(GAME.new(3, {}, seed), 0)["final_boss"]) for seed in range(60)}
    assert drawn == {"gehrman", "rom", "mergos_wet_nurse", "ebrietas", "moon_presence"}


@pytest.mark.rule("BB-D23")
@pytest.mark.parametrize("seat", ["1", "2", "3"])
def test_the_table_can_appoint_the_first_player(seat: str) -> None:
    for seed in range(4):
        assert GAME.knowing.view(GAME.new(3, {"first_player": seat}, seed), 0)["first"] == int(seat) - 1
    assert {GAME.knowing.view(GAME.new(3, {}, seed), 0)["first"] for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("BB-D10")
@pytest.mark.parametrize(
    ("settings", "may_decline"), [({}, True), ({"upgrade": "may"}, True), ({"upgrade": "must"}, False)]
)
def test_setting_upgrade(settings: dict[str, str], may_decline: bool) -> None:
    play = Play(position={"settings": settings}, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert ("decline" in play.offered("Henryk")) == may_decline
    if not may_decline:
        assert play.refused("Henryk", "decline") == "BB-D10"
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D11")
@pytest.mark.parametrize(
    ("settings", "line", "left"),
    [
        ({}, "BB-D11 dream_hurt Eileen 1 6", 6),
        ({"dream_halves": "all"}, "BB-D11 dream_hurt Eileen 1 6", 6),
        ({"dream_halves": "attack"}, "BB-12.03 hurt Eileen 2 5", 5),
    ],
)
def test_setting_dream_halves(settings: dict[str, str], line: str, left: int) -> None:
    play = Play(monster="rabid_dog", echoes=5, position={"settings": settings}, Henryk={}, Eileen={}, Ludwig={})
    play.round("yellow 3", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert play.happened("BB-13.02 dream_hurt Eileen 1 7")  # the attack is halved in either case
    assert play.happened(line)
    assert [play.health(name) for name in ALL] == [3, left, 3]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D22")
@pytest.mark.parametrize(
    ("settings", "collected"),
    [({}, [0, 0, 1]), ({"pistol_clash": "cancel"}, [0, 0, 1]), ({"pistol_clash": "delay"}, [1, 1, 1])],
)
def test_setting_pistol_clash(settings: dict[str, str], collected: list[int]) -> None:
    play = Play(position={"settings": settings}, Henryk={}, Eileen={}, Ludwig={})
    play.round(
        "green 0", "dungeon garden_of_eyes", Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="saw_cleaver"
    )
    late = settings.get("pistol_clash") == "delay"
    assert play.happened("BB-D22 late_clash Henryk hunter_pistol") == late
    assert play.happened("BB-9.07 clash Henryk hunter_pistol") != late
    assert not play.happened("BB-9.03")
    assert [play.collected(name) for name in ALL] == collected
    assert play.waits() == ALL


@pytest.mark.rule("BB-D58")
@pytest.mark.parametrize(("settings", "health"), [({}, 8), ({"after_kill": "ends"}, 8), ({"after_kill": "pending"}, 7)])
def test_setting_after_kill(settings: dict[str, str], health: int) -> None:
    play = Play(
        monster="blood_starved_beast", echoes=3, position={"settings": settings}, Henryk={}, Eileen={}, Ludwig={}
    )
    play.round("yellow 0", "dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert [play.health(name) for name in ALL] == [health, health, 8]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D40")
@pytest.mark.parametrize(("limit", "rounds"), [(1, 1), (2, 2), (3, 3)])
def test_setting_stall_rounds(limit: int, rounds: int) -> None:
    play = Play(
        monster="watchdog", echoes=9, position={"settings": {"stall_rounds": limit}, "row": [], "upgrades": []},
        Henryk={}, Eileen={}, Ludwig={},
    )  # fmt: skip
    for _ in range(rounds):
        assert not play.table.over
        play.round("red 0", Henryk="hunters_dream", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert play.table.over


@pytest.mark.rule("BB-D46")
@pytest.mark.parametrize(
    ("settings", "shown"), [({}, True), ({"open_hands": "yes"}, True), ({"open_hands": "no"}, False)]
)
def test_setting_open_hands(settings: dict[str, str], shown: bool) -> None:
    play = Play(position={"settings": settings}, Henryk={"used": ["hunter_axe"]}, Eileen={}, Ludwig={})
    hand = ["saw_cleaver", "hunter_pistol", "transform", "hunters_dream"]
    for seat in (-1, 0, 1, 2):
        hunters = GAME.knowing.view(play.table, seat)["hunters"]
        assert isinstance(hunters, list)
        assert hunters[0]["hand"] == (hand if shown or seat == 0 else None)
        assert hunters[0]["hand_size"] == 4
    assert play.waits() == ALL
