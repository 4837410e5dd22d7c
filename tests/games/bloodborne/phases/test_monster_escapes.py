"""Phase 6: what has echoes left escapes, unless it is a boss (section 12)."""

import pytest

from nachtspiel.engine.errors import ContentMistake, ScenarioMistake
from nachtspiel.games.bloodborne.box import open_box, read_files
from nachtspiel.games.bloodborne.pieces import BOSS, FINAL_BOSS, ORDINARY
from tests.games.bloodborne.kit import ALL, GAME, Play

NOTHING = {"kin": 0, "humanoid": 0, "beast": 0}
BOSSES = [
    ("father_gascoigne", "red"),
    ("watchdog", "red"),
    ("cleric_beast", "yellow"),
    ("blood_starved_beast", "yellow"),
    ("vicar_amelia", "red"),
    ("amygdala", "red"),
    ("undead_giant", "red"),
]
FINAL_BOSSES = [
    ("gehrman", "yellow"),
    ("rom", "yellow"),
    ("mergos_wet_nurse", "yellow"),
    ("ebrietas", "red"),
    ("moon_presence", "red"),
]


@pytest.mark.rule("BB-12.01", "BB-12.02", "BB-12.04", "BB-12.12", "BB-D37", "BB-15.05")
def test_an_ordinary_monster_with_echoes_left_escapes_and_nobody_gets_them() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", "dungeon garden_of_eyes", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="hunter_pistol")
    assert play.told_from("BB-6.01 phase 6") == [
        "BB-6.01 phase 6",
        "BB-12.01 escapes carrion_crows 3",
        "BB-6.01 phase 7",
        "BB-6.01 phase 8",
        "BB-15.02 puts_away Henryk hunter_axe",
        "BB-15.02 puts_away Eileen saw_cleaver",
        "BB-15.02 puts_away Ludwig hunter_pistol",
        "BB-15.04 marker Eileen",
        "BB-3.01 appears garden_of_eyes 7",
        "BB-18.05 more_echoes garden_of_eyes 2",
        "BB-6.02 round 2 Eileen",
        "BB-6.01 phase 1",
    ]
    assert [play.collected(name) for name in ALL] == [2, 1, 1]
    assert [play.banked(name) for name in ALL] == [0, 0, 0]
    assert [play.trophies(name) for name in ALL] == [NOTHING, NOTHING, NOTHING]
    assert (play.monster, play.echoes) == ("garden_of_eyes", 9)
    assert play.game.knowing.facts(play.table)["past"] == ["carrion_crows"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.01", "BB-12.02", "BB-20.02")
@pytest.mark.parametrize(("echoes", "escapes"), [(3, False), (4, False), (5, True)])
def test_one_echo_left_is_enough_to_escape_and_none_is_death(echoes: int, escapes: bool) -> None:
    play = Play(echoes=echoes, Henryk={}, Eileen={}, Ludwig={"also": ["bold_hunters_mark"]})
    play.round(
        "green 0", "dungeon garden_of_eyes", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="bold_hunters_mark"
    )
    assert play.happened("BB-12.01 escapes carrion_crows 1") == escapes
    assert play.happened("BB-11.10 slain carrion_crows Eileen") != escapes
    trophy = NOTHING if escapes else {"kin": 0, "humanoid": 0, "beast": 1}
    assert [play.trophies(name) for name in ALL] == [trophy, trophy, NOTHING]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.01", "BB-D37", "BB-D47")
def test_an_ordinary_monster_that_nobody_touched_is_gone_all_the_same() -> None:
    play = Play(echoes=1, Henryk={"also": ["bold_hunters_mark"]}, Eileen={"also": ["ritual_blood"]}, Ludwig={})
    play.round("green 0", Henryk="bold_hunters_mark", Eileen="ritual_blood", Ludwig="hunters_dream")
    assert play.told_from("BB-6.01 phase 6")[:3] == [
        "BB-6.01 phase 6",
        "BB-12.01 escapes carrion_crows 1",
        "BB-6.01 phase 7",
    ]
    assert play.monster is None
    assert play.echoes == 0
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D47")
def test_an_escaped_monster_never_comes_back() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.given("green 0", "dungeon carrion_crows")
    with pytest.raises(ScenarioMistake, match="'carrion_crows' cannot come up for 'dungeon'"):
        play.choose(Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert not play.table.over


@pytest.mark.rule("BB-D47", "BB-18.01")
def test_what_was_killed_or_escaped_is_not_shuffled_into_a_new_dungeon() -> None:
    play = Play(
        echoes=1, position={"monsters_left": 1, "bosses_left": 0},
        Henryk={}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", "dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.game.knowing.facts(play.table)["past"] == ["carrion_crows"]
    assert play.game.knowing.facts(play.table)["dungeon"] == {"cards": 0, "top": [], "bottom": []}
    play.round("yellow 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert play.game.knowing.facts(play.table)["past"] == ["carrion_crows", "garden_of_eyes"]
    assert play.monster == "gehrman"
    assert play.waits() == ALL


# ---------------------------------------------------------------- escape abilities


@pytest.mark.rule("BB-12.03", "BB-D07")
@pytest.mark.parametrize("first", ALL)
def test_an_escape_ability_works_by_itself_in_turn_order(first: str) -> None:
    play = Play(monster="rabid_dog", echoes=5, position={"first": first}, Henryk={}, Eileen={}, Ludwig={"health": 4})
    play.round("yellow 1", "dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    left = {"Henryk": 5, "Eileen": 5, "Ludwig": 1}
    order = ALL[ALL.index(first) :] + ALL[: ALL.index(first)]
    assert play.told_from("BB-6.01 phase 6")[:5] == [
        "BB-6.01 phase 6",
        "BB-12.01 escapes rabid_dog 2",
        *[f"BB-12.03 hurt {name} 2 {left[name]}" for name in order],
    ]
    assert {name: play.health(name) for name in ALL} == left
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.03")
def test_the_escape_ability_of_a_killed_monster_never_happens() -> None:
    play = Play(monster="rabid_dog", echoes=3, Henryk={}, Eileen={}, Ludwig={})
    play.round("yellow 0", "dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [8, 8, 8]
    assert not any(line.startswith("BB-12.") for line in play.told())
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.03")
def test_the_next_monster_gets_what_the_escaped_one_called_for_and_only_that_one() -> None:
    play = Play(monster="bell_ringing_woman", echoes=9, final_boss="rom", Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", "dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-12.03 call bell_ringing_woman 2")
    assert play.happened("BB-12.03 more_echoes garden_of_eyes 2")
    assert play.echoes == 9
    play.round("yellow 0", "dungeon bloody_crow", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert not play.happened("BB-12.03 more_echoes")
    assert play.echoes == 6
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.03", "BB-D60", "BB-D26")
def test_an_escape_ability_reaches_the_dreaming_at_half_and_the_dead_not_at_all() -> None:
    play = Play(monster="rabid_dog", echoes=5, Henryk={}, Eileen={}, Ludwig={"health": 1})
    play.round("yellow 1", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.told_from("BB-12.01 escapes rabid_dog 4")[1:4] == [
        "BB-D11 dream_hurt Henryk 1 7",
        "BB-12.03 hurt Eileen 2 5",
        "BB-6.01 phase 7",
    ]
    assert play.health("Ludwig") == 0
    assert play.waits() == ["Henryk"]


# ---------------------------------------------------------------- bosses


@pytest.mark.rule("BB-12.05", "BB-12.07", "BB-12.08", "BB-15.06", "BB-18.02")
@pytest.mark.parametrize(("monster", "die"), [*BOSSES, *FINAL_BOSSES])
def test_a_boss_with_echoes_left_stays_with_what_is_left(monster: str, die: str) -> None:
    final_boss = monster if (monster, die) in FINAL_BOSSES else "rom"
    play = Play(monster=monster, echoes=20, final_boss=final_boss, Henryk={}, Eileen={}, Ludwig={})
    play.round(f"{die} 0", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert play.told_from("BB-6.01 phase 6")[:3] == [
        "BB-6.01 phase 6",
        f"BB-12.07 boss_stays {monster} 16",
        "BB-6.01 phase 7",
    ]
    assert play.told_from("BB-15.04 marker Eileen") == [
        "BB-15.04 marker Eileen",
        f"BB-15.06 boss_stays {monster} 16",
        "BB-6.02 round 2 Eileen",
        "BB-6.01 phase 1",
    ]
    assert (play.monster, play.echoes) == (monster, 16)
    assert play.game.knowing.facts(play.table)["past"] == []
    play.round(f"{die} 0", Henryk="hunter_pistol", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert (play.monster, play.echoes) == (monster, 12)
    assert [play.trophies(name) for name in ALL] == [NOTHING, NOTHING, NOTHING]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.06", "BB-15.05")
def test_after_a_killed_boss_the_next_card_is_revealed() -> None:
    play = Play(monster="watchdog", echoes=3, Henryk={}, Eileen={}, Ludwig={})
    play.round("red 0", "dungeon cleric_beast", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.told_from("BB-6.01 phase 6")[:3] == ["BB-6.01 phase 6", "BB-6.01 phase 7", "BB-6.01 phase 8"]
    assert play.told_from("BB-15.04 marker Eileen") == [
        "BB-15.04 marker Eileen",
        "BB-3.01 appears cleric_beast 9",
        "BB-18.05 more_echoes cleric_beast 2",
        "BB-6.02 round 2 Eileen",
        "BB-6.01 phase 1",
    ]
    assert (play.monster, play.echoes) == ("cleric_beast", 11)
    assert play.game.knowing.facts(play.table)["past"] == ["watchdog"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.10", "BB-17.05", "BB-D06", "BB-17.01", "BB-12.08")
def test_only_damage_in_the_killing_round_earns_the_trophies_of_a_boss() -> None:
    play = Play(
        monster="watchdog", echoes=4,
        Henryk={"also": ["bold_hunters_mark"]}, Eileen={"also": ["ritual_blood"]}, Ludwig={"also": ["sinister_bell"]},
    )  # fmt: skip
    play.round("red 0", Henryk="hunter_axe", Eileen="ritual_blood", Ludwig="sinister_bell")
    assert play.echoes == 2
    play.round(
        "red 0", "dungeon garden_of_eyes", Henryk="bold_hunters_mark", Eileen="saw_cleaver", Ludwig="saw_cleaver"
    )
    assert play.trophies("Henryk") == NOTHING
    assert play.trophies("Eileen") == {"kin": 1, "humanoid": 0, "beast": 1}  # not the killing blow
    assert play.trophies("Ludwig") == {"kin": 1, "humanoid": 0, "beast": 1}  # the killing blow
    assert [line for line in play.told() if "trophy" in line] == [
        "BB-12.10 trophy Eileen kin 1",
        "BB-12.10 trophy Eileen beast 1",
        "BB-12.10 trophy Ludwig kin 1",
        "BB-12.10 trophy Ludwig beast 1",
    ]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.09", "BB-17.05", "BB-17.07", "BB-17.02")
def test_ordinary_monsters_have_one_type_and_bosses_two_or_three() -> None:
    for monster in GAME.box.monsters:
        assert set(monster.types) <= {0, 1, 2}
        assert len(set(monster.types)) == len(monster.types)
        if monster.rank == ORDINARY:
            assert len(monster.types) == 1
        elif monster.rank == BOSS:
            assert len(monster.types) in (2, 3)
        else:
            assert monster.rank == FINAL_BOSS
            assert len(monster.types) == 3
    assert [len(GAME.box.ordinary), len(GAME.box.bosses), len(GAME.box.final_bosses)] == [18, 7, 5]


@pytest.mark.rule("BB-12.09", "BB-17.07", "BB-18.03", "BB-17.02")
@pytest.mark.parametrize(
    ("entry", "before", "after", "message"),
    [
        ("watchdog", '["kin", "beast"]', '["beast"]', "monsters.toml, watchdog, types: a boss has two or three types"),
        ("rabid_dog", '["beast"]', '["beast", "kin"]', "rabid_dog, types: an ordinary monster has exactly one type"),
        ("rabid_dog", '["beast"]', "[]", "monsters.toml, rabid_dog, types: "),
        ("rom", '"humanoid", "beast"]', '"beast"]', "rom, types: a Final Boss has all three types"),
        ("rabid_dog", '["beast"]', '["undead"]', "monsters.toml, rabid_dog, types: .*kin.*humanoid.*beast"),
    ],
)
def test_content_with_the_wrong_number_of_types_is_refused(entry: str, before: str, after: str, message: str) -> None:
    texts = read_files()
    monsters = texts["monsters.toml"]
    start = monsters.index(f'key = "{entry}"')
    end = monsters.index("origin", start)
    assert before in monsters[start:end]
    texts["monsters.toml"] = monsters[:start] + monsters[start:end].replace(before, after) + monsters[end:]
    with pytest.raises(ContentMistake, match=message):
        open_box(texts)
    assert open_box(read_files()).fingerprint == GAME.content


@pytest.mark.rule("BB-D57")
def test_after_a_kill_in_phase_five_nothing_is_left_to_escape() -> None:
    play = Play(
        echoes=2, Henryk={}, Eileen={"also": ["logarius_wheel"]}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", "dungeon garden_of_eyes", Henryk="hunter_axe", Eileen="logarius_wheel", Ludwig="saw_cleaver")
    assert play.told_from("BB-6.01 phase 5")[:9] == [
        "BB-6.01 phase 5",
        "BB-11.03 hits Henryk carrion_crows 2",
        "BB-11.10 slain carrion_crows Henryk",
        "BB-11.11 trophy Henryk beast 1",
        "BB-11.05 hits_air Eileen logarius_wheel",
        "BB-D57 hurt Eileen 2 6",  # a text that does not need the monster
        "BB-11.05 hits_air Ludwig saw_cleaver",
        "BB-6.01 phase 6",
        "BB-6.01 phase 7",
    ]
    assert [play.collected(name) for name in ALL] == [2, 0, 0]
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert play.waits() == ALL
