"""Chalice Dungeon cards (section 3)."""

import pytest

from nachtspiel.games.bloodborne.pieces import BOSS, FINAL_BOSS, ORDINARY
from tests.games.bloodborne.chapters.layout import BOX, NAMES, all_play, seated, set_up
from tests.games.bloodborne.kit import Play

MONSTERS = {monster.key: monster for monster in BOX.monsters}


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
    play = seated(3, "amygdala", 4, first="Henryk")  # a Melee Weapon costs 1 more
    for name, left in (("Henryk", 3), ("Eileen", 2), ("Ludwig", 1)):
        choices = {other: "saw_cleaver" if other == name else "hunters_dream" for other in play.names}
        play.round("red 0", **choices)
        assert play.happened(f"BB-10.02 hurt {name} 1 7")
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
    play = seated(3, "undead_giant", 2)  # no blow takes its last echo with others
    play.round("red 0", "dungeon scourge_beast", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-11.03 hits Henryk undead_giant 1")
    assert play.happened("BB-11.10 slain undead_giant Eileen")
    play.round("red 0", "dungeon watchdog", Henryk="hunter_pistol", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert play.happened("BB-11.03 hits Ludwig scourge_beast 2")
    assert play.happened("BB-11.10 slain scourge_beast Ludwig")
    assert play.waits() == play.names


@pytest.mark.rule("BB-D13", "BB-D14")
def test_the_two_monsters_of_the_examples() -> None:
    beast, lantern = MONSTERS["scourge_beast"], MONSTERS["winter_lantern"]
    assert (beast.rank, beast.health, beast.lantern, beast.types) == (ORDINARY, 3, 2, [2])
    assert (lantern.rank, lantern.health, lantern.types) == (ORDINARY, 6, [0])
    play = set_up(3, "dungeon winter_lantern", final_boss="rom")
    assert play.echoes == 6
    assert play.waits() == play.names
