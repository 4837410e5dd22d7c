"""How the table is laid out (section 2)."""

import pytest

from nachtspiel.engine.errors import Mistake, ScenarioMistake
from nachtspiel.games.bloodborne.pieces import BOSS, FINAL_BOSS, ORDINARY
from nachtspiel.games.bloodborne.table import hunt_of
from tests.games.bloodborne.chapters.layout import BOX, NAMES, all_play, seated, set_up, whole_game
from tests.games.bloodborne.kit import GAME, Play


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
        assert GAME.knowing.view(play.table, seat)["final_boss"] == boss
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
    assert GAME.knowing.view(play.table, -1)["final_boss"] == boss
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
        assert GAME.knowing.view(play.table, seat)["dungeon"] == {"cards": 9, "top": [], "bottom": []}
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
        seen = GAME.knowing.view(play.table, seat)
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
        assert GAME.knowing.view(play.table, -1)["first"] == seat
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
    play = Play(Henryk={"hand": ["hunters_dream", "lead_elixir"], "health": before}, Eileen={"health": 5}, Ludwig={})
    play.round("green 0", Henryk="lead_elixir", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.health("Henryk") == before + healed
    assert play.happened(f"BB-D59 heals Henryk {healed}") == (healed > 0)
    assert play.health("Eileen") == 5
    assert play.waits() == play.names


@pytest.mark.rule("BB-2.18", "BB-2.13")
@pytest.mark.parametrize("before", [1, 7, 8])
def test_rest_and_blood_vial_restore_eight_and_never_more(before: int) -> None:
    play = Play(Henryk={"also": ["blood_vial"], "health": before}, Eileen={"health": before}, Ludwig={"health": 3})
    play.choose(Henryk="blood_vial", Eileen="hunters_dream", Ludwig="saw_cleaver")
    play.round("green 0", Henryk="saw_cleaver")
    assert play.health("Henryk") == 8
    assert play.happened("BB-9.01 heals Henryk") == (before < 8)
    play.choose(Eileen="decline")
    assert play.happened("BB-13.11 rests Eileen 8")
    assert (play.health("Eileen"), play.health("Ludwig")) == (8, 3)
    assert play.waits() == play.names
