"""What is in the box, how the table is laid out, and what the cards are (sections 0 to 6)."""

import random
from typing import Any

import pytest

from nachtspiel.engine.errors import ContentMistake, Mistake, Refused, ScenarioMistake
from nachtspiel.engine.game import winners
from nachtspiel.engine.match import Match
from nachtspiel.engine.scenario import Script
from nachtspiel.games.bloodborne.box import open_box, read_files
from nachtspiel.games.bloodborne.game import hunt_of
from nachtspiel.games.bloodborne.pieces import BOSS, FINAL_BOSS, MELEE, ORDINARY, RANGED, UTILITY
from nachtspiel.games.bloodborne.vocabulary import DECLINE
from tests.games.bloodborne.kit import GAME, Play

BOX = GAME.box
NAMES = ["Henryk", "Eileen", "Ludwig", "Alfred", "Gilbert"]
CARDS = {card.key: card for card in BOX.cards}
MONSTERS = {monster.key: monster for monster in BOX.monsters}
STARTING = ["hunter_axe", "hunter_pistol", "hunters_dream", "saw_cleaver", "transform"]


def set_up(seats: int, *outcomes: str, **settings: str) -> Play:
    """A game from its first step; chance that is not given is free."""
    hunters: dict[str, Any] = {name: {} for name in NAMES[:seats]}
    play = Play(**hunters)
    play.script = Script(GAME, ["final_boss", "upgrade", "first_player", "dungeon"])
    play.table = hunt_of(GAME.lay_out(seats, settings, 0))
    play.table.listener = play.script
    play.given(*outcomes)
    GAME.start(play.table)
    assert not play.script.outcomes
    return play


def seated(
    seats: int, monster: str = "carrion_crows", echoes: int = 7, final_boss: str = "gehrman", **position: Any
) -> Play:
    """A table of so many hunters."""
    hunters: dict[str, Any] = {name: {} for name in NAMES[:seats]}
    return Play(monster, echoes, final_boss, position=position, **hunters)


def all_play(play: Play, card: str, *outcomes: str) -> None:
    play.round(*outcomes, **dict.fromkeys(play.names, card))


def whole_game(seed: int, seats: int = 3, **settings: str) -> Match:
    """A game played to its end by players without a plan."""
    match = Match(GAME, seats, settings, seed)
    chooser = random.Random(seed)
    while not match.table.over:
        for seat in range(seats):
            question = match.table.question(seat)
            if question is not None:
                match.table.answer(seat, chooser.choice(question.options))
    return match


# ---------------------------------------------------------------- Introduction (section 0)


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


# ---------------------------------------------------------------- Components (section 1)


@pytest.mark.rule("BB-1.02", "BB-2.09", "BB-2.10", "BB-2.11", "BB-2.13", "BB-D48")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_hunter_boards_are_alike_and_empty(seats: int) -> None:
    play = set_up(seats, "dungeon scourge_beast")
    for seat, name in enumerate(play.names):
        board = play.facts(name)
        assert board["seat"] == seat
        assert (board["health"], board["collected"], board["banked"], board["level"]) == (8, 0, 0, 0)
        assert board["trophies"] == {"kin": 0, "humanoid": 0, "beast": 0}
        assert sorted(board["hand"]) == STARTING
        assert board["used"] == []
        assert (board["played"], board["weapon"], board["deaths"]) == (None, None, 0)
        assert (board["dead"], board["gone"], board["dreaming"]) == (False, False, False)
        assert play.offered(name) == STARTING
    assert play.waits() == NAMES[:seats]


@pytest.mark.rule("BB-1.02", "BB-D48")
def test_no_hunter_has_powers_of_their_own() -> None:
    play = set_up(5, "dungeon carrion_crows", final_boss="rom", first_player="1")
    all_play(play, "saw_cleaver", "green 2")
    assert [play.health(name) for name in play.names] == [6] * 5
    assert [play.collected(name) for name in play.names] == [1] * 5
    assert [play.used(name) for name in play.names] == [["saw_cleaver"]] * 5
    assert play.waits() == play.names


@pytest.mark.rule("BB-1.03", "BB-5.05", "BB-5.06")
def test_the_starting_set_is_five_different_cards_five_times() -> None:
    starting = [BOX.cards[number] for number in BOX.starting_set]
    assert sorted(card.key for card in starting) == STARTING
    assert [card.copies for card in starting] == [5] * 5
    assert sum(card.copies for card in BOX.cards if card.starting) == 25
    assert [(key, CARDS[key].kind, CARDS[key].damage, CARDS[key].instant_damage) for key in STARTING] == [
        ("hunter_axe", MELEE, 2, False),
        ("hunter_pistol", RANGED, 1, True),
        ("hunters_dream", UTILITY, 0, False),
        ("saw_cleaver", MELEE, 1, False),
        ("transform", UTILITY, 0, False),
    ]
    assert sorted(card.key for card in starting if card.kind == UTILITY) == ["hunters_dream", "transform"]
    assert BOX.cards[BOX.dream].key == "hunters_dream"
    assert BOX.cards[BOX.pistol].key == "hunter_pistol"


@pytest.mark.rule("BB-1.04")
def test_the_box_holds_32_upgrades_18_monsters_7_bosses_and_5_final_bosses() -> None:
    assert len(BOX.upgrades) == 32
    assert not set(BOX.upgrades) & set(BOX.starting_set)
    assert (len(BOX.ordinary), len(BOX.bosses), len(BOX.final_bosses)) == (18, 7, 5)
    assert len(BOX.monsters) == 30
    assert [BOX.monsters[number].rank for number in BOX.ordinary + BOX.bosses + BOX.final_bosses] == (
        [ORDINARY] * 18 + [BOSS] * 7 + [FINAL_BOSS] * 5
    )


def changed(file: str, old: str, new: str) -> dict[str, str]:
    texts = read_files()
    assert old in texts[file]
    texts[file] = texts[file].replace(old, new, 1)
    return texts


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        pytest.param("board.toml", "boards = 5", "boards = 4", "boards", marks=pytest.mark.rule("BB-1.02")),
        pytest.param("board.toml", "boards = 5", "boards = 6", "boards", marks=pytest.mark.rule("BB-1.02")),
        pytest.param("cards.toml", "copies = 5", "copies = 4", "BB-1.03", marks=pytest.mark.rule("BB-1.03")),
        pytest.param("cards.toml", "copies = 5", "copies = 6", "BB-1.03", marks=pytest.mark.rule("BB-1.03")),
        pytest.param(
            "cards.toml", 'key = "hunter_axe"\nstarting = true', 'key = "hunter_axe"', "BB-1.03",
            marks=pytest.mark.rule("BB-1.03"),
        ),
        pytest.param(
            "cards.toml", 'key = "threaded_cane"', 'key = "threaded_cane"\nstarting = true\ncopies = 5', "BB-1.03",
            marks=pytest.mark.rule("BB-1.03"),
        ),
        pytest.param("cards.toml", "copies = 2", "copies = 1", "not 31", marks=pytest.mark.rule("BB-1.04")),
        pytest.param("cards.toml", "copies = 2", "copies = 3", "not 33", marks=pytest.mark.rule("BB-1.04")),
        pytest.param(
            "monsters.toml", 'types = ["humanoid", "beast"]', 'types = ["beast"]', "two or three types",
            marks=pytest.mark.rule("BB-3.07"),
        ),
        pytest.param(
            "monsters.toml", 'types = ["beast"]', 'types = ["beast", "kin"]', "exactly one type",
            marks=pytest.mark.rule("BB-3.07"),
        ),
        pytest.param(
            "monsters.toml", 'abilities = [{ does = "break_weapons" }]\n', "", "has an ability",
            marks=pytest.mark.rule("BB-3.12"),
        ),
        pytest.param(
            "monsters.toml", 'abilities = [{ does = "last_death", deaths = 2 }]\n', "", "has an ability",
            marks=pytest.mark.rule("BB-4.04"),
        ),
        pytest.param(
            "monsters.toml", 'lantern = "green"', 'lantern = "blue"', "lantern", marks=pytest.mark.rule("BB-3.06")
        ),
        pytest.param("board.toml", 'lantern = "green"', 'lantern = "red"', "red", marks=pytest.mark.rule("BB-1.05")),
        pytest.param("cards.toml", 'kind = "melee"', 'kind = "magic"', "kind", marks=pytest.mark.rule("BB-5.01")),
        pytest.param("cards.toml", 'kind = "melee"\n', "", "kind", marks=pytest.mark.rule("BB-5.01")),
    ],
)  # fmt: skip
def test_a_box_with_the_wrong_contents_is_not_opened(file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentMistake, match=message):
        open_box(changed(file, old, new))


@pytest.mark.rule("BB-1.04")
@pytest.mark.parametrize(
    ("rank", "wanted", "fewer"), [("ordinary", 18, 17), ("boss", 7, 6), ("final_boss", 5, 4)]
)  # fmt: skip
def test_a_box_without_one_of_its_monsters_is_not_opened(rank: str, wanted: int, fewer: int) -> None:
    texts = read_files()
    entries = texts["monsters.toml"].split("[[monster]]")
    first = next(entry for entry in entries if f'rank = "{rank}"' in entry)
    entries.remove(first)
    texts["monsters.toml"] = "[[monster]]".join(entries)
    with pytest.raises(ContentMistake, match=f"must be {wanted} of rank {rank} .*not {fewer}"):
        open_box(texts)


@pytest.mark.rule("BB-1.05", "BB-3.06")
def test_the_three_dice_grow_more_dangerous_from_green_to_yellow_to_red() -> None:
    faces = {
        die: [GAME.outcome_name(die, face) for face in range(len(BOX.dice[i]))]
        for i, die in enumerate(("green", "yellow", "red"))
    }
    assert faces == {
        "green": ["0", "0", "1", "1+", "1+", "2"],
        "yellow": ["0", "1", "1", "1+", "2+", "3"],
        "red": ["0", "1+", "2", "2+", "3", "4"],
    }
    assert len(BOX.dice) == 3
    plain = [sum(number for number, _ in die) for die in BOX.dice]
    assert plain == sorted(plain)
    assert len(set(plain)) == 3


# ---------------------------------------------------------------- Setup (section 2)


@pytest.mark.rule(
    "BB-2.01", "BB-2.08", "BB-2.11", "BB-2.14", "BB-2.16", "BB-2.17", "BB-4.01", "BB-D44", "BB-3.02", "BB-D45"
)
def test_the_setup_follows_its_nine_steps() -> None:
    play = set_up(
        4, "final_boss gehrman", "upgrade chikage", "upgrade blood_vial", "upgrade evelyn", "upgrade tonitrus",
        "first_player 3", "dungeon scourge_beast",
    )  # fmt: skip
    assert play.told() == [
        "BB-4.01 phase 0",
        "BB-2.01 final_boss gehrman",
        "BB-2.08 row chikage",
        "BB-2.08 row blood_vial",
        "BB-2.08 row evelyn",
        "BB-2.08 row tonitrus",
        "BB-2.11 equipped Henryk 8",
        "BB-2.11 equipped Eileen 8",
        "BB-2.11 equipped Ludwig 8",
        "BB-2.11 equipped Alfred 8",
        "BB-2.14 first_player Ludwig",
        "BB-3.01 appears scourge_beast 3",
        "BB-3.02 more_echoes scourge_beast 1",
        "BB-18.05 more_echoes scourge_beast 2",
        "BB-6.02 round 1 Ludwig",
        "BB-6.01 phase 1",
    ]
    assert (play.monster, play.echoes, play.table.full_echoes) == ("scourge_beast", 6, 6)
    assert play.waits() == NAMES[:4]


@pytest.mark.rule("BB-2.01", "BB-4.01")
@pytest.mark.parametrize("boss", ["gehrman", "rom", "mergos_wet_nurse", "ebrietas", "moon_presence"])
def test_the_final_boss_is_drawn_and_lies_open_from_the_start(boss: str) -> None:
    play = set_up(3, f"final_boss {boss}")
    assert play.happened(f"BB-2.01 final_boss {boss}")
    assert not any("final_boss_chosen" in line for line in play.told())
    for seat in (-1, 0, 1, 2):
        assert GAME.view(play.table, seat)["final_boss"] == boss
    assert play.monster != boss
    assert play.waits() == play.names


@pytest.mark.rule("BB-2.01")
def test_every_final_boss_can_be_drawn() -> None:
    drawn = {hunt_of(GAME.new(3, seed=seed)).final_boss for seed in range(100)}
    assert sorted(drawn) == sorted(BOX.final_bosses)
    assert len(BOX.final_bosses) == 5


@pytest.mark.rule("BB-2.02", "BB-D56")
@pytest.mark.parametrize("boss", ["gehrman", "rom", "mergos_wet_nurse", "ebrietas", "moon_presence"])
def test_the_table_may_agree_on_a_final_boss_instead(boss: str) -> None:
    play = set_up(3, final_boss=boss)
    assert play.told()[1] == f"BB-2.02 final_boss_chosen {boss}"
    assert not play.happened("BB-2.01 final_boss")
    assert GAME.view(play.table, -1)["final_boss"] == boss
    assert play.waits() == play.names


@pytest.mark.rule("BB-D56", "BB-2.02")
def test_without_agreement_the_final_boss_is_drawn_and_no_other_monster_can_be_agreed_on() -> None:
    assert GAME.settle(3, {})["final_boss"] == "random"
    for word in ("watchdog", "scourge_beast", "", "Gehrman"):
        with pytest.raises(Mistake, match="final_boss cannot be"):
            GAME.settle(3, {"final_boss": word})


@pytest.mark.rule("BB-2.03", "BB-18.05")
@pytest.mark.parametrize(("boss", "echoes"), [("gehrman", 5), ("rom", 3), ("ebrietas", 3)])
def test_the_law_of_the_final_boss_holds_for_the_first_monster_already(boss: str, echoes: int) -> None:
    play = set_up(3, "dungeon scourge_beast", final_boss=boss)
    assert play.echoes == echoes
    assert play.happened("BB-18.05 more_echoes scourge_beast 2") == (boss == "gehrman")
    assert play.waits() == play.names


@pytest.mark.rule("BB-2.04", "BB-2.05", "BB-4.01", "BB-7.06")
@pytest.mark.parametrize("seed", [4, 5, 6, 7])
def test_the_dungeon_is_seven_monsters_and_three_bosses_and_then_the_final_boss(seed: int) -> None:
    match = whole_game(seed, final_boss="ebrietas")
    appeared = [BOX.monsters[event.a] for event in match.events if event.what == "appears"]
    ranks = [monster.rank for monster in appeared]
    assert len(appeared) == len({monster.key for monster in appeared}) == 11
    assert (ranks.count(ORDINARY), ranks.count(BOSS), ranks.count(FINAL_BOSS)) == (7, 3, 1)
    assert ranks[-1] == FINAL_BOSS
    left = [event.a for event in match.events if event.what in ("slain", "escapes")]
    assert left == [monster.number for monster in appeared]
    assert match.table.over


@pytest.mark.rule("BB-2.05", "BB-2.04", "BB-2.16")
def test_any_monster_and_any_boss_can_be_the_first_with_three_chances_in_ten_for_a_boss() -> None:
    first = [hunt_of(GAME.new(3, {"final_boss": "rom"}, seed)).monster for seed in range(1500)]
    assert set(first) == set(BOX.ordinary) | set(BOX.bosses)
    bosses = sum(1 for number in first if number in BOX.bosses)
    assert 400 <= bosses <= 500
    assert max(first.count(number) for number in BOX.ordinary) < 2 * min(first.count(number) for number in BOX.ordinary)


@pytest.mark.rule("BB-2.05")
def test_nine_cards_are_left_after_the_first_and_nobody_knows_any_of_them() -> None:
    play = set_up(3, "dungeon watchdog")
    for seat in (-1, 0, 1, 2):
        assert GAME.view(play.table, seat)["dungeon"] == {"cards": 9, "top": [], "bottom": []}
    assert (play.table.dungeon.monsters_left, play.table.dungeon.bosses_left) == (7, 2)
    play = set_up(3, "dungeon scourge_beast")
    assert (play.table.dungeon.monsters_left, play.table.dungeon.bosses_left) == (6, 3)
    assert play.waits() == play.names


@pytest.mark.rule("BB-2.05")
def test_a_dungeon_with_all_its_bosses_fought_yields_only_ordinary_monsters() -> None:
    for seed in range(40):
        table = hunt_of(GAME.lay_out(3, {}, seed))
        drawn = [table.dungeon.take(table, "dungeon") for _ in range(10)]
        ranks = sorted(BOX.monsters[number].rank for number in drawn)
        assert ranks == [ORDINARY] * 7 + [BOSS] * 3
        assert len(set(drawn)) == 10
        assert table.dungeon.size() == 0


@pytest.mark.rule("BB-2.05")
@pytest.mark.parametrize(
    ("monsters", "bosses", "impossible"),
    [(0, 2, "rabid_dog"), (2, 0, "watchdog"), (1, 1, "rom"), (1, 1, "carrion_crows")],
)
def test_what_is_not_in_the_dungeon_any_more_cannot_come_up(monsters: int, bosses: int, impossible: str) -> None:
    play = seated(3, monsters_left=monsters, bosses_left=bosses)
    with pytest.raises(ScenarioMistake, match=f"'{impossible}' cannot come up for 'dungeon'"):
        all_play(play, "saw_cleaver", "green 0", f"dungeon {impossible}")


@pytest.mark.rule("BB-2.07", "BB-2.08")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_upgrade_for_each_player_lies_open_and_the_rest_of_32_in_the_deck(seats: int) -> None:
    play = set_up(seats)
    assert len(play.table.row) == seats
    assert len(play.table.upgrades) == 32 - seats
    assert sorted(play.table.row + play.table.upgrades) == sorted(BOX.upgrades)
    assert sum(line.startswith("BB-2.08 row ") for line in play.told()) == seats
    for seat in (-1, 0, seats - 1):
        seen = GAME.view(play.table, seat)
        assert seen["row"] == [BOX.cards[number].key for number in play.table.row]
        assert seen["upgrades"] == 32 - seats
    assert play.waits() == NAMES[:seats]


@pytest.mark.rule("BB-2.07")
def test_every_upgrade_can_come_first() -> None:
    first = {hunt_of(GAME.new(3, seed=seed)).row[0] for seed in range(300)}
    assert first == set(BOX.upgrades)


@pytest.mark.rule("BB-2.14", "BB-1.06", "BB-D23")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_player_is_drawn_from_all_seats(seats: int) -> None:
    assert {hunt_of(GAME.new(seats, seed=seed)).first for seed in range(80)} == set(range(seats))
    for seat in range(seats):
        play = set_up(seats, f"first_player {seat + 1}", "dungeon carrion_crows")
        assert play.table.first == seat
        assert GAME.view(play.table, -1)["first"] == seat
        assert play.happened(f"BB-2.14 first_player {NAMES[seat]}")
        assert play.happened(f"BB-6.02 round 1 {NAMES[seat]}")
        assert play.waits() == NAMES[:seats]


@pytest.mark.rule("BB-D23")
@pytest.mark.parametrize(("seats", "appointed"), [(3, 1), (3, 3), (4, 4), (5, 2), (5, 5)])
def test_the_table_may_appoint_the_first_player(seats: int, appointed: int) -> None:
    play = set_up(seats, first_player=str(appointed))
    assert play.table.first == appointed - 1
    assert play.happened(f"BB-2.14 first_player {NAMES[appointed - 1]}")
    assert play.waits() == NAMES[:seats]


@pytest.mark.rule("BB-D23")
def test_nobody_who_is_not_there_can_be_first_player() -> None:
    assert GAME.settle(3, {})["first_player"] == "random"
    for seats, word in ((3, "4"), (3, "5"), (4, "5")):
        with pytest.raises(Mistake, match=f"first_player cannot be seat {word}, the seats are 1 to {seats}"):
            GAME.new(seats, {"first_player": word})
    for word in ("0", "6", "Henryk"):
        with pytest.raises(Mistake, match="first_player cannot be"):
            GAME.new(5, {"first_player": word})


@pytest.mark.rule("BB-2.15", "BB-1.06", "BB-6.02")
def test_the_first_player_changes_at_the_end_of_every_round() -> None:
    play = seated(4, "watchdog", 12, first="Ludwig")
    for number, name in ((2, "Alfred"), (3, "Henryk"), (4, "Eileen"), (5, "Ludwig")):
        all_play(play, "hunters_dream", "red 0")
        for sleeper in play.table.in_turn_order():
            assert not play.happened("BB-15.04 marker")
            play.choose(**{NAMES[sleeper.seat]: "decline"})
        assert play.told()[-4:] == [
            f"BB-15.04 marker {name}",
            "BB-15.06 boss_stays watchdog 12",
            f"BB-6.02 round {number} {name}",
            "BB-6.01 phase 1",
        ]
        assert play.table.first == NAMES.index(name)
        assert play.waits() == play.names


@pytest.mark.rule("BB-2.17", "BB-3.01", "BB-3.02", "BB-3.03", "BB-3.04", "BB-D45")
@pytest.mark.parametrize(("seats", "more"), [(3, 0), (4, 1), (5, 2)])
@pytest.mark.parametrize(("monster", "health"), [("scourge_beast", 3), ("winter_lantern", 6), ("father_gascoigne", 8)])
@pytest.mark.parametrize(("boss", "law"), [("rom", 0), ("gehrman", 2)])
def test_the_first_monster_gets_its_echoes(
    seats: int, more: int, monster: str, health: int, boss: str, law: int
) -> None:
    play = set_up(seats, f"dungeon {monster}", final_boss=boss)
    assert (play.monster, play.echoes, play.table.full_echoes) == (monster, health + more + law, health + more + law)
    assert play.happened(f"BB-3.01 appears {monster} {health}")
    added = {3: [], 4: [f"BB-3.02 more_echoes {monster} 1"], 5: [f"BB-3.03 more_echoes {monster} 2"]}[seats]
    laws = [f"BB-18.05 more_echoes {monster} 2"] if law else []
    assert [line for line in play.told() if "more_echoes" in line] == added + laws
    assert play.waits() == NAMES[:seats]


@pytest.mark.rule("BB-3.01", "BB-3.02", "BB-3.03", "BB-3.04", "BB-D45", "BB-3.10")
@pytest.mark.parametrize(("seats", "echoes", "boss_echoes"), [(3, 7, 14), (4, 8, 15), (5, 9, 16)])
def test_later_monsters_and_bosses_get_their_echoes_too(seats: int, echoes: int, boss_echoes: int) -> None:
    play = seated(seats)
    all_play(play, "saw_cleaver", "green 0", "dungeon rabid_dog")
    assert (play.monster, play.echoes) == ("rabid_dog", echoes)
    all_play(play, "hunter_axe", "yellow 0", "dungeon watchdog")
    assert (play.monster, play.echoes) == ("watchdog", boss_echoes)
    assert play.waits() == NAMES[:seats]


@pytest.mark.rule("BB-2.18")
@pytest.mark.parametrize(("before", "healed"), [(5, 2), (6, 2), (7, 1), (8, 0)])
def test_healing_beyond_eight_is_lost(before: int, healed: int) -> None:
    play = Play(Henryk={"also": ["lead_elixir"], "health": before}, Eileen={"health": 5}, Ludwig={})
    play.round("green 0", Henryk="lead_elixir", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.health("Henryk") == before + healed
    assert play.happened(f"BB-D59 heals Henryk {healed}") == (healed > 0)
    assert play.health("Eileen") == 5
    assert play.waits() == play.names


@pytest.mark.rule("BB-2.18", "BB-2.13")
@pytest.mark.parametrize("before", [1, 7, 8])
def test_rest_and_blood_vial_restore_eight_and_never_more(before: int) -> None:
    play = Play(Henryk={"also": ["blood_vial"], "health": before}, Eileen={"health": before}, Ludwig={"health": 3})
    play.round("green 0", Henryk="blood_vial", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert play.health("Henryk") == 8
    assert play.happened("BB-9.01 heals Henryk") == (before < 8)
    play.choose(Eileen="decline")
    assert play.happened("BB-13.11 rests Eileen 8")
    assert (play.health("Eileen"), play.health("Ludwig")) == (8, 3)
    assert play.waits() == play.names


# ---------------------------------------------------------------- Chalice Dungeon cards (section 3)


@pytest.mark.rule("BB-3.06")
@pytest.mark.parametrize(
    ("monster", "die"),
    [
        ("carrion_crows", "green"), ("beast_patient", "green"), ("garden_of_eyes", "yellow"),
        ("winter_lantern", "yellow"), ("scourge_beast", "red"), ("bloody_crow", "red"), ("watchdog", "red"),
        ("blood_starved_beast", "yellow"),
    ],
)  # fmt: skip
def test_the_lantern_says_which_die_is_rolled(monster: str, die: str) -> None:
    play = Play(monster, 9, Henryk={}, Eileen={}, Ludwig={})
    all_play(play, "saw_cleaver", f"{die} 0")
    assert play.happened(f"BB-10.01 rolls Henryk {die} 0")
    assert play.waits() == play.names


@pytest.mark.rule("BB-3.07", "BB-11.11", "BB-D14")
@pytest.mark.parametrize(
    ("monster", "die", "types"),
    [
        ("winter_lantern", "yellow", ["kin"]),
        ("executioner", "red", ["humanoid"]),
        ("carrion_crows", "green", ["beast"]),
        ("watchdog", "red", ["kin", "beast"]),
        ("amygdala", "red", ["kin", "humanoid", "beast"]),
    ],
)
def test_a_monster_yields_the_trophies_shown_on_it(monster: str, die: str, types: list[str]) -> None:
    play = Play(monster, 1, Henryk={}, Eileen={}, Ludwig={})
    all_play(play, "hunter_axe", f"{die} 0")
    expected = {kind: int(kind in types) for kind in ("kin", "humanoid", "beast")}
    assert play.trophies("Henryk") == expected
    assert play.facts("Henryk")["level"] == len(types)  # the first space of a track is worth 1
    assert play.trophies("Eileen") == play.trophies("Ludwig") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.facts("Eileen")["level"] == 0
    assert play.waits() == play.names


@pytest.mark.rule("BB-3.07")
def test_every_monster_shows_its_types() -> None:
    for monster in BOX.monsters:
        assert len(set(monster.types)) == len(monster.types)
        assert len(monster.types) in {ORDINARY: (1,), BOSS: (2, 3), FINAL_BOSS: (3,)}[monster.rank]
    assert {kind for number in BOX.ordinary for kind in BOX.monsters[number].types} == {0, 1, 2}


@pytest.mark.rule("BB-3.08", "BB-3.12", "BB-4.04")
def test_many_but_not_all_monsters_have_an_ability_and_every_boss_has_one() -> None:
    plain = [BOX.monsters[number].key for number in BOX.ordinary if not BOX.monsters[number].powers]
    assert sorted(plain) == ["bloody_crow", "carrion_crows", "garden_of_eyes", "scourge_beast"]
    assert all(BOX.monsters[number].powers for number in BOX.bosses)
    assert all(len(BOX.monsters[number].powers) == 1 for number in BOX.final_bosses)


@pytest.mark.rule("BB-3.09", "BB-3.14", "BB-D20", "BB-2.17")
@pytest.mark.parametrize(("seats", "echoes"), [(3, 4), (4, 5), (5, 6)])
def test_a_reveal_ability_acts_in_the_setup_when_the_echoes_are_on_the_card(seats: int, echoes: int) -> None:
    play = set_up(seats, "dungeon beast_patient", final_boss="rom", first_player="2")
    order = NAMES[1:seats] + NAMES[:1]
    told = play.told()
    start = told.index("BB-3.01 appears beast_patient 4")
    added = {3: [], 4: ["BB-3.02 more_echoes beast_patient 1"], 5: ["BB-3.03 more_echoes beast_patient 2"]}[seats]
    hurts = [f"BB-3.14 hurt {name} 1 7" for name in order]
    assert told[start + 1 :] == [*added, *hurts, "BB-6.02 round 1 Eileen", "BB-6.01 phase 1"]
    assert play.echoes == echoes
    assert play.waits() == NAMES[:seats]


@pytest.mark.rule("BB-3.14", "BB-3.09")
@pytest.mark.parametrize("killed", [True, False])
def test_a_reveal_ability_acts_once_and_never_again(killed: bool) -> None:
    play = seated(3, final_boss="rom")
    all_play(play, "saw_cleaver", "green 0", "dungeon beast_patient")
    assert play.told()[-6:] == [
        "BB-3.01 appears beast_patient 4",
        "BB-3.14 hurt Eileen 1 7",
        "BB-3.14 hurt Ludwig 1 7",
        "BB-3.14 hurt Henryk 1 7",
        "BB-6.02 round 2 Eileen",
        "BB-6.01 phase 1",
    ]
    all_play(play, "hunter_axe" if killed else "hunter_pistol", "green 0", "dungeon scourge_beast")
    assert play.happened("BB-11.10 slain beast_patient") == killed
    assert play.happened("BB-12.01 escapes beast_patient 4") != killed
    assert [play.health(name) for name in play.names] == [7, 7, 7]
    assert play.waits() == play.names


@pytest.mark.rule("BB-3.09", "BB-12.03")
@pytest.mark.parametrize(("echoes", "health"), [(3, 8), (4, 6)])
def test_an_escape_ability_acts_only_if_the_monster_escapes(echoes: int, health: int) -> None:
    play = seated(3, "rabid_dog", echoes)
    assert play.told() == ["BB-6.02 round 1 Henryk", "BB-6.01 phase 1"]
    all_play(play, "saw_cleaver", "yellow 0", "dungeon carrion_crows")
    assert [play.health(name) for name in play.names] == [health] * 3
    assert play.happened("BB-12.03 hurt Henryk 2 6") == (health == 6)
    assert play.waits() == play.names


@pytest.mark.rule("BB-3.15", "BB-3.09")
@pytest.mark.parametrize(
    ("echoes", "healths"), [(7, [7, 7, 7]), (6, [7, 7, 8]), (4, [7, 8, 8]), (2, [8, 8, 8]), (3, [7, 8, 8])]
)
def test_an_ability_without_timing_holds_until_the_monster_is_dead(echoes: int, healths: list[int]) -> None:
    play = seated(3, "winter_lantern", echoes)  # who takes 2 or more suffers 1; the blow that kills it is not answered
    all_play(play, "hunter_axe", "yellow 0", "dungeon carrion_crows")
    assert [play.health(name) for name in play.names] == healths
    assert play.happened("BB-3.15 hurt Henryk 1 7") == (healths[0] == 7)
    assert play.waits() == play.names


@pytest.mark.rule("BB-3.15")
def test_an_ability_without_timing_ends_when_the_monster_has_escaped() -> None:
    play = seated(3, "winter_lantern", 9)
    all_play(play, "saw_cleaver", "yellow 0", "dungeon carrion_crows")
    assert play.happened("BB-12.01 escapes winter_lantern 6")
    all_play(play, "hunter_axe", "green 0", "dungeon scourge_beast")
    assert [play.health(name) for name in play.names] == [8, 8, 8]
    assert play.waits() == play.names


@pytest.mark.rule("BB-3.10", "BB-3.11", "BB-3.12")
def test_a_boss_is_fought_like_a_monster_round_after_round_with_its_ability_in_force() -> None:
    play = seated(3, "amygdala", 4, first="Henryk")  # the first to attack suffers 2
    for name, left in (("Henryk", 3), ("Eileen", 2), ("Ludwig", 1)):
        choices = {other: "saw_cleaver" if other == name else "hunters_dream" for other in play.names}
        play.round("red 0", **choices)
        assert play.happened(f"BB-3.12 hurt {name} 2 6")
        assert play.happened(f"BB-12.07 boss_stays amygdala {left}")
        for sleeper in play.table.in_turn_order():
            if NAMES[sleeper.seat] != name:
                play.choose(**{NAMES[sleeper.seat]: "decline"})
        assert (play.monster, play.echoes) == ("amygdala", left)
        assert not any("appears" in line for line in play.told())
    play.round("red 0", "dungeon carrion_crows", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert play.happened("BB-11.10 slain amygdala Henryk")
    assert (play.monster, play.echoes) == ("carrion_crows", 9)
    assert play.waits() == play.names


@pytest.mark.rule("BB-3.12", "BB-3.15")
def test_the_ability_of_a_boss_ends_with_its_death() -> None:
    play = seated(3, "undead_giant", 2)  # Instant effects deal no damage to it
    play.round(
        "red 0", "dungeon watchdog", Henryk="hunter_pistol", Eileen="hunter_axe", Ludwig="saw_cleaver",
    )  # fmt: skip
    assert play.happened("BB-11.06 hits_air Henryk hunter_pistol")
    assert play.happened("BB-11.10 slain undead_giant Eileen")
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert play.happened("BB-9.03 hits Eileen watchdog 1")
    assert play.waits() == play.names


@pytest.mark.rule("BB-D13", "BB-D14")
def test_the_two_monsters_of_the_examples() -> None:
    beast, lantern = MONSTERS["scourge_beast"], MONSTERS["winter_lantern"]
    assert (beast.rank, beast.health, beast.lantern, beast.types) == (ORDINARY, 3, 2, [2])
    assert (lantern.rank, lantern.health, lantern.types) == (ORDINARY, 6, [0])
    play = set_up(3, "dungeon winter_lantern", final_boss="rom")
    assert play.echoes == 6
    assert play.waits() == play.names


# ---------------------------------------------------------------- Final Boss cards (section 4)


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
@pytest.mark.parametrize(("boss", "must_remove"), [("ebrietas", True), ("gehrman", False)])
def test_the_law_of_ebrietas_lowers_the_card_limit_while_others_are_fought(boss: str, must_remove: bool) -> None:
    play = Play(final_boss=boss, Henryk={"also": ["blood_vial"]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.choose(Henryk="threaded_cane")
    assert play.waits() == (["Henryk"] if must_remove else play.names)
    assert play.asked("Henryk") == ("remove" if must_remove else "play")


@pytest.mark.rule("BB-4.04", "BB-2.03")
@pytest.mark.parametrize(("boss", "gone"), [("rom", True), ("gehrman", False)])
def test_the_law_of_rom_makes_the_second_death_the_last_while_others_are_fought(boss: str, gone: bool) -> None:
    play = Play(final_boss=boss, Henryk={"health": 1, "deaths": 1}, Eileen={"health": 1}, Ludwig={})
    all_play(play, "saw_cleaver", "green 1")
    assert play.facts("Henryk")["gone"] == gone
    assert not play.facts("Eileen")["gone"]
    assert play.waits() == (["Eileen"] if gone else ["Henryk"])


# ---------------------------------------------------------------- Action cards (section 5)


@pytest.mark.rule("BB-5.01")
def test_starting_cards_and_upgrades_are_melee_ranged_or_utility() -> None:
    kinds = [card.kind for card in BOX.cards]
    assert set(kinds) == {MELEE, RANGED, UTILITY} == {0, 1, 2}
    for card in BOX.cards:
        assert card.is_weapon() == (card.kind != UTILITY)
        assert (card.damage > 0) == card.is_weapon()
    assert sorted(BOX.starting_set + sorted(set(BOX.upgrades))) == list(range(len(BOX.cards)))


@pytest.mark.rule("BB-5.02", "BB-5.03")
def test_melee_weapons_as_a_rule_deal_more_than_ranged_ones() -> None:
    melee = sorted(card.damage for card in BOX.cards if card.kind == MELEE)
    ranged = sorted(card.damage for card in BOX.cards if card.kind == RANGED)
    assert sum(melee) / len(melee) > sum(ranged) / len(ranged)
    assert max(melee) == 4
    assert max(ranged) == 2
    slowest = [card for card in BOX.cards if card.kind == MELEE and card.instant_damage]
    assert slowest == []


@pytest.mark.rule("BB-5.04", "BB-11.02")
@pytest.mark.parametrize(
    "card", sorted(card.key for card in BOX.cards if card.kind == UTILITY and not card.transforms)
)  # fmt: skip
def test_who_plays_a_utility_card_does_not_attack(card: str) -> None:
    hunter = {"collected": 5} if CARDS[card].starting else {"also": [card], "collected": 5}
    play = Play(Henryk=hunter, Eileen={}, Ludwig={}, position={"monsters_left": 0, "bosses_left": 0})
    play.given("green 0")
    play.choose(Henryk=card, Eileen="saw_cleaver", Ludwig="hunter_axe")
    if card == "shaman_bone_blade":
        play.choose(Henryk="hunter 2")
    assert play.happened(f"BB-11.02 no_attack Henryk {card}")
    assert not play.happened("BB-11.03 hits Henryk")
    assert play.happened("BB-11.03 hits Eileen carrion_crows 1")
    assert play.happened("BB-11.03 hits Ludwig carrion_crows 2")
    assert play.waits() == (["Henryk"] if card == "hunters_dream" else play.names)


@pytest.mark.rule("BB-5.04", "BB-5.05")
@pytest.mark.parametrize(("card", "damage"), [("transform", 2), ("beast_blood_pellet", 4)])
def test_a_utility_card_that_says_so_brings_in_a_weapon(card: str, damage: int) -> None:
    hunter = {} if card == "transform" else {"also": [card]}
    play = Play(Henryk=hunter, Eileen={}, Ludwig={})
    play.choose(Henryk=card, Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert (play.asked("Henryk"), play.waits()) == ("transform", ["Henryk"])
    play.round("green 0", Henryk="hunter_axe")
    assert play.happened(f"BB-11.03 hits Henryk carrion_crows {damage}")
    assert play.waits() == play.names


@pytest.mark.rule("BB-5.06", "BB-11.03")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("hunter_axe", "BB-11.03 hits Henryk carrion_crows 2"),
        ("saw_cleaver", "BB-11.03 hits Henryk carrion_crows 1"),
        ("hunter_pistol", "BB-9.03 hits Henryk carrion_crows 1"),
        ("hunters_dream", ""),
    ],
)
def test_the_starting_weapons_deal_two_one_and_one_at_once(card: str, line: str) -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk=card, Eileen="hunters_dream", Ludwig="hunters_dream")
    assert [told for told in play.told() if " hits " in told] == ([line] if line else [])
    assert play.waits() == (["Henryk"] if card == "hunters_dream" else ["Eileen"])


@pytest.mark.rule("BB-5.03", "BB-D19")
@pytest.mark.parametrize(("weapon", "dealt"), [("hunter_axe", 0), ("saw_cleaver", 0), ("threaded_cane", 1)])
def test_a_ranged_weapon_can_hamper_the_melee_attack_of_another_hunter(weapon: str, dealt: int) -> None:
    play = Play(Henryk={"also": ["blunderbuss"]}, Eileen={"also": ["threaded_cane"]}, Ludwig={})
    play.choose(Henryk="blunderbuss", Eileen=weapon, Ludwig="hunter_pistol")
    assert play.offered("Henryk") == ["hunter 2"]  # no ranged weapon, and not oneself
    assert play.refused("Henryk", "hunter 3") == "BB-D61"
    play.round("green 0", Henryk="hunter 2")
    assert play.happened(f"BB-5.03 hampers Henryk Eileen {weapon}")
    assert play.collected("Eileen") == dealt
    assert (play.collected("Henryk"), play.collected("Ludwig")) == (1, 1)
    assert play.waits() == play.names


@pytest.mark.rule("BB-5.03", "BB-D19")
@pytest.mark.parametrize(("roll", "own", "other"), [("0", 8, 8), ("1", 8, 7), ("2", 8, 6), ("3", 7, 5), ("4", 6, 4)])
def test_a_ranged_weapon_can_protect_its_user_alone(roll: str, own: int, other: int) -> None:
    play = Play("scourge_beast", 9, Henryk={"also": ["repeating_pistol"]}, Eileen={}, Ludwig={})
    rolls = ["red 1+", "red 0"] if roll == "1" else [f"red {roll}"]
    play.round(*rolls, Henryk="repeating_pistol", Eileen="hunter_axe", Ludwig="hunters_dream")
    assert (play.health("Henryk"), play.health("Eileen")) == (own, other)
    assert play.happened("BB-11.03 hits Henryk scourge_beast 1")
    assert play.waits() == ["Ludwig"]


# ---------------------------------------------------------------- Round structure (section 6)


@pytest.mark.rule("BB-6.01", "BB-6.02")
@pytest.mark.parametrize("first", ["Henryk", "Eileen", "Ludwig"])
def test_a_round_has_eight_phases_in_this_order(first: str) -> None:
    play = seated(3, first=first, round=4)
    assert play.told() == [f"BB-6.02 round 4 {first}", "BB-6.01 phase 1"]
    all_play(play, "saw_cleaver", "green 0")
    phases = [line for line in play.told() if line.startswith("BB-6.01")]
    assert phases == [f"BB-6.01 phase {number}" for number in (2, 3, 4, 5, 6, 7, 8, 1)]
    assert [line for line in play.told() if line.startswith("BB-6.02")] == [
        f"BB-6.02 round 5 {NAMES[(NAMES.index(first) + 1) % 3]}"
    ]
    assert (play.table.round, play.table.phase) == (5, 1)
    assert play.waits() == play.names


@pytest.mark.rule("BB-6.01", "BB-6.02")
def test_a_whole_round_line_by_line() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={"used": ["hunter_axe"], "collected": 3, "health": 6})
    play.round("green 1", Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="hunters_dream")
    assert play.told() == [
        "BB-7.03 plays Henryk hunter_axe",
        "BB-7.03 plays Eileen hunter_pistol",
        "BB-7.03 plays Ludwig hunters_dream",
        "BB-6.01 phase 2",
        "BB-6.01 phase 3",
        "BB-9.03 hits Eileen carrion_crows 1",
        "BB-6.01 phase 4",
        "BB-10.01 rolls Henryk green 1",
        "BB-10.04 attack carrion_crows 1",
        "BB-10.02 hurt Henryk 1 7",
        "BB-10.02 hurt Eileen 1 7",
        "BB-13.02 unharmed Ludwig",
        "BB-6.01 phase 5",
        "BB-11.08 no_attack Eileen hunter_pistol",
        "BB-11.02 no_attack Ludwig hunters_dream",
        "BB-11.03 hits Henryk carrion_crows 2",
        "BB-6.01 phase 6",
        "BB-12.01 escapes carrion_crows 4",
        "BB-6.01 phase 7",
        "BB-13.05 banks Ludwig 3",
        "BB-13.07 takes_back Ludwig 2",
    ]
    assert play.waits() == ["Ludwig"]
    play.round("dungeon scourge_beast", Ludwig="decline")
    assert play.told() == [
        "BB-D10 declines Ludwig",
        "BB-13.11 rests Ludwig 8",
        "BB-6.01 phase 8",
        "BB-15.02 puts_away Henryk hunter_axe",
        "BB-15.02 puts_away Eileen hunter_pistol",
        "BB-15.04 marker Eileen",
        "BB-3.01 appears scourge_beast 3",
        "BB-18.05 more_echoes scourge_beast 2",
        "BB-6.02 round 2 Eileen",
        "BB-6.01 phase 1",
    ]
    assert play.waits() == play.names


@pytest.mark.rule("BB-7.06", "BB-6.02")
def test_no_monster_can_be_walked_past() -> None:
    play = seated(3)
    for monster in ("scourge_beast", "bloody_crow"):
        before = play.monster
        all_play(play, "hunters_dream", f"{'green' if before == 'carrion_crows' else 'red'} 0")
        assert play.happened(f"BB-10.04 attack {before} 0")
        assert play.monster is None
        play.given(f"dungeon {monster}")
        for sleeper in list(play.table.in_turn_order()):
            play.table.answer(sleeper.seat, DECLINE)
        assert play.monster == monster
    assert play.waits() == play.names
