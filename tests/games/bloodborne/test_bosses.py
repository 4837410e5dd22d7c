"""The seven bosses: their numbers, and the texts that hold from their reveal until they are killed."""

from typing import Any

import pytest

from nachtspiel.engine.content import Entry
from nachtspiel.games.bloodborne.abilities.monsters import POWERS
from nachtspiel.games.bloodborne.pieces import BOSS, GREEN, MELEE, RANGED, RED, UTILITY, YELLOW
from tests.games.bloodborne.kit import GAME, Play, set_up

ALL = ["Henryk", "Eileen", "Ludwig"]
NEXT = "dungeon garden_of_eyes"  # a monster without any text
PENDING = {"settings": {"after_kill": "pending"}}

BOSSES = [
    # key, health with three hunters, lantern, trophies for kin, humanoid, beast
    ("father_gascoigne", 8, "red", (0, 1, 1)),
    ("watchdog", 12, "red", (1, 0, 1)),
    ("cleric_beast", 9, "yellow", (0, 1, 1)),
    ("blood_starved_beast", 8, "yellow", (1, 0, 1)),
    ("vicar_amelia", 10, "red", (1, 1, 0)),
    ("amygdala", 11, "red", (1, 1, 1)),
    ("undead_giant", 10, "red", (1, 1, 0)),
]


def fight(monster: str, echoes: int, *boards: dict[str, Any], **more: Any) -> Play:
    """Henryk (first player), Eileen and Ludwig before this boss; no law of a Final Boss adds echoes."""
    hunters = [*boards, {}, {}, {}]
    more.setdefault("final_boss", "rom")
    return Play(monster, echoes, Henryk=hunters[0], Eileen=hunters[1], Ludwig=hunters[2], **more)


def by(play: Play, rule: str) -> list[str]:
    """What happened by this rule."""
    return [line for line in play.told() if line.startswith(f"{rule} ")]


def health(play: Play) -> list[int]:
    return [play.health(name) for name in play.names]


def collected(play: Play) -> list[int]:
    return [play.collected(name) for name in play.names]


def removed(play: Play) -> list[str]:
    """Cards that left the game."""
    return [play.table.box.cards[card].key for card in play.table.removed]


# ---------------------------------------------------------------- the cards


@pytest.mark.rule("BB-1.04", "BB-12.09", "BB-3.12")
def test_there_are_seven_bosses_of_two_or_three_types_each_with_a_text() -> None:
    bosses = [monster for monster in GAME.box.monsters if monster.rank == BOSS]
    assert [boss.key for boss in bosses] == [key for key, _, _, _ in BOSSES]
    assert [len(boss.types) for boss in bosses] == [2, 2, 2, 2, 2, 3, 2]
    assert [len(boss.powers) for boss in bosses] == [1] * 7


@pytest.mark.parametrize(("key", "echoes", "lantern", "trophies"), BOSSES)
@pytest.mark.rule("BB-3.01", "BB-2.05", "BB-2.16", "BB-3.14")
def test_a_boss_may_come_first_and_harms_nobody_by_appearing(
    key: str, echoes: int, lantern: str, trophies: tuple[int, int, int]
) -> None:
    play = set_up(f"dungeon {key}", final_boss="rom")
    assert (play.monster, play.echoes) == (key, echoes)
    assert f"BB-3.01 appears {key} {echoes}" in play.told()
    assert health(play) == [8, 8, 8]
    assert play.waits() == ALL


@pytest.mark.parametrize(("key", "echoes", "lantern", "trophies"), BOSSES)
@pytest.mark.rule("BB-3.06", "BB-12.10", "BB-17.05", "BB-12.06")
def test_a_boss_rolls_the_die_of_its_lantern_and_yields_one_trophy_of_each_type(
    key: str, echoes: int, lantern: str, trophies: tuple[int, int, int]
) -> None:
    play = fight(key, 2, position={"full_echoes": 2 if key != "cleric_beast" else 3})
    play.round(f"{lantern} 0", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    earned = dict(zip(("kin", "humanoid", "beast"), trophies, strict=True))
    nothing = {"kin": 0, "humanoid": 0, "beast": 0}
    assert [play.trophies(name) for name in ALL] == [earned, earned, nothing]
    assert len(by(play, "BB-12.10")) == 2 * sum(trophies)
    assert play.monster == "garden_of_eyes"
    assert play.waits() == ALL


@pytest.mark.parametrize(("key", "echoes", "lantern", "trophies"), BOSSES)
@pytest.mark.rule("BB-3.10", "BB-3.11", "BB-12.05", "BB-12.07", "BB-12.08", "BB-15.06")
def test_a_boss_with_a_single_echo_left_stays(
    key: str, echoes: int, lantern: str, trophies: tuple[int, int, int]
) -> None:
    play = fight(key, 4, position={"full_echoes": 4 if key != "cleric_beast" else 7})
    play.round(f"{lantern} 0", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert (play.monster, play.echoes) == (key, 1)
    assert by(play, "BB-12.07") == [f"BB-12.07 boss_stays {key} 1"]
    assert by(play, "BB-15.06") == [f"BB-15.06 boss_stays {key} 1"]
    assert play.trophies("Henryk") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.waits() == ALL


# ---------------------------------------------------------------- Father Gascoigne


@pytest.mark.rule("BB-3.12", "BB-D59", "BB-D42")
def test_every_weapon_that_damaged_father_gascoigne_leaves_the_game_at_the_end_of_the_round() -> None:
    play = fight("father_gascoigne", 8, position={"first": "Ludwig"})
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert by(play, "BB-D59") == [
        "BB-D59 weapon_lost Ludwig saw_cleaver", "BB-D59 weapon_lost Henryk hunter_axe",
        "BB-D59 weapon_lost Eileen hunter_pistol",
    ]  # fmt: skip
    assert sorted(removed(play)) == ["hunter_axe", "hunter_pistol", "saw_cleaver"]
    assert [play.used(name) for name in ALL] == [[], [], []]
    assert sorted(play.hand("Henryk")) == ["hunter_pistol", "hunters_dream", "saw_cleaver", "transform"]
    assert by(play, "BB-15.02") == []
    assert play.refused("Henryk", "hunter_axe") == "BB-7.01"
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59")
def test_weapons_are_lost_after_the_dream_and_before_cards_are_put_away() -> None:
    play = fight("father_gascoigne", 8)
    play.given("red 0")
    play.choose(Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="hunter_pistol")
    assert removed(play) == []
    play.choose(Eileen="decline")
    told = play.told()
    phase = told.index("BB-6.01 phase 8")
    assert told[phase + 1 : phase + 4] == [
        "BB-D59 weapon_lost Henryk saw_cleaver", "BB-D59 weapon_lost Ludwig hunter_pistol", "BB-15.04 marker Eileen",
    ]  # fmt: skip
    assert "hunters_dream" in play.hand("Eileen")
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59")
def test_the_boss_has_his_say_before_the_cards_of_the_hunters() -> None:
    play = fight("father_gascoigne", 8, {}, {"also": ["lead_elixir"], "health": 3}, {})
    play.round("red 0", Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="hunter_pistol")
    assert by(play, "BB-D59") == [
        "BB-D59 weapon_lost Henryk saw_cleaver", "BB-D59 weapon_lost Ludwig hunter_pistol", "BB-D59 heals Eileen 2",
    ]  # fmt: skip
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.06", "BB-3.12")
def test_a_weapon_that_took_nothing_from_father_gascoigne_stays() -> None:
    play = fight("father_gascoigne", 8)
    play.round("red 0", Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert removed(play) == ["hunter_axe"]
    assert [play.used(name) for name in ALL] == [["hunter_pistol"], ["hunter_pistol"], []]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-15.09", "BB-5.01")
def test_transform_and_thrown_things_are_no_weapons_and_stay() -> None:
    play = fight("father_gascoigne", 8, {}, {"also": ["molotov_cocktail"]}, {})
    play.choose(Henryk="transform", Eileen="molotov_cocktail", Ludwig="hunters_dream")
    play.given("red 0")
    play.choose(Henryk="hunter_axe")
    play.choose(Ludwig="decline")
    assert collected(play) == [2, 1, 0]
    assert by(play, "BB-D59") == ["BB-D59 weapon_lost Henryk hunter_axe"]
    assert [play.used(name) for name in ALL] == [["transform"], ["molotov_cocktail"], []]
    assert removed(play) == ["hunter_axe"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D58", "BB-3.12", "BB-3.15")
def test_in_the_round_of_his_death_father_gascoigne_breaks_nothing() -> None:
    play = fight("father_gascoigne", 3)
    play.round("red 0", NEXT, Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert removed(play) == []
    assert [play.used(name) for name in ALL] == [["hunter_axe"], ["hunter_pistol"], ["saw_cleaver"]]
    assert by(play, "BB-D59") == []
    play.round("yellow 0", "dungeon bloody_crow", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_pistol")
    assert removed(play) == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-D58")
def test_a_table_may_agree_that_he_breaks_weapons_after_his_death() -> None:
    play = fight("father_gascoigne", 3, position=PENDING)
    play.round("red 0", NEXT, Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert sorted(removed(play)) == ["hunter_axe", "hunter_pistol"]
    assert play.used("Ludwig") == ["saw_cleaver"]  # came too late
    play.round("yellow 0", "dungeon bloody_crow", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_pistol")
    assert len(removed(play)) == 2  # but only in that round
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-D24")
def test_the_weapon_of_a_hunter_killed_after_the_shot_is_lost_too() -> None:
    play = fight("father_gascoigne", 8, {}, {"health": 4}, {})
    play.given("red 4")
    play.choose(Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert play.waits() == ["Eileen"]
    play.choose(Eileen="decline")
    assert sorted(removed(play)) == ["hunter_axe", "hunter_pistol", "saw_cleaver"]
    assert play.used("Eileen") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-D33", "BB-D42")
def test_transform_stays_even_if_its_weapon_was_given_up_for_an_upgrade() -> None:
    """Henryk shoots, dies, and removes the rifle in play as his eighth card: nothing is left for the boss to break."""
    play = fight("father_gascoigne", 8, {"health": 1, "also": ["ludwigs_rifle", "ritual_blood"]}, {}, {})
    play.choose(Henryk="transform", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    play.given("red 4")
    play.choose(Henryk="ludwigs_rifle")
    play.choose(Henryk="threaded_cane")
    assert play.asked("Henryk") == "remove"
    play.choose(Henryk="in_play ludwigs_rifle")
    assert removed(play) == ["ludwigs_rifle"]
    assert play.used("Henryk") == ["transform"]
    assert by(play, "BB-D59") == []
    assert play.waits() == ALL


# ---------------------------------------------------------------- Watchdog of the Old Lords


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ("hunter_pistol", 1),
        ("ludwigs_rifle", 1),
        ("rosmarinus", 1),
        ("saw_cleaver", 1),
        ("hunter_axe", 2),
        ("kirkhammer", 4),
        ("molotov_cocktail", 1),
    ],
)
@pytest.mark.rule("BB-3.12")
def test_a_ranged_weapon_takes_at_most_one_from_the_watchdog(card: str, taken: int) -> None:
    also = ["ludwigs_rifle", "rosmarinus", "kirkhammer", "molotov_cocktail"]
    play = fight("watchdog", 12, {}, {"also": also}, {})
    play.round("red 0", Henryk="saw_cleaver", Eileen=card, Ludwig="hunter_axe")
    assert collected(play) == [1, taken, 2]
    assert play.echoes == 9 - taken
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-8.06")
def test_no_bonus_lifts_a_ranged_weapon_over_the_hide_of_the_watchdog() -> None:
    play = fight("watchdog", 12, {"also": ["beast_blood_pellet"]}, {"also": ["cannon"]}, {})
    play.choose(Henryk="beast_blood_pellet", Eileen="cannon", Ludwig="saw_cleaver")
    play.given("red 0")
    play.choose(Henryk="hunter_pistol")
    assert collected(play) == [1, 1, 1]  # 3 and 4 without the hide
    assert play.echoes == 9
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-D58")
def test_the_hide_goes_with_the_watchdog() -> None:
    play = fight("watchdog", 1, {"also": ["ludwigs_rifle"]}, {}, {})
    play.round(NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    play.round("yellow 0", "dungeon bloody_crow", Henryk="ludwigs_rifle", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert collected(play) == [2, 2, 2]
    assert play.waits() == ALL


@pytest.mark.parametrize(
    ("kind", "left"), [("melee", [2, 5, 5]), ("ranged", [5, 2, 5]), ("utility", [5, 5, 2]), (None, [2, 2, 2])]
)
def test_a_hide_may_be_written_against_any_kind_or_all(kind: str | None, left: list[int]) -> None:
    play = fight("watchdog", 12)
    fields: dict[str, Any] = {"most": 2} if kind is None else {"most": 2, "kind": kind}
    hide = POWERS["hide"](Entry("monsters.toml", "a monster", fields))
    assert [hide.blow(play.table, card, False, 5) for card in (MELEE, RANGED, UTILITY)] == left
    assert [hide.blow(play.table, card, True, 2) for card in (MELEE, RANGED, UTILITY)] == [2, 2, 2]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Cleric Beast


@pytest.mark.parametrize(
    ("full", "echoes", "die"),
    [
        (9, 9, "yellow"),
        (9, 5, "yellow"),
        (9, 4, "red"),
        (10, 6, "yellow"),
        (10, 5, "red"),
        (10, 4, "red"),
        (9, 1, "red"),
    ],
)
@pytest.mark.rule("BB-3.12", "BB-3.06")
def test_with_half_of_its_echoes_or_fewer_the_cleric_beast_rolls_the_red_die(full: int, echoes: int, die: str) -> None:
    play = fight("cleric_beast", echoes, position={"full_echoes": full})
    play.round(f"{die} 3", Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="hunters_dream")
    assert health(play) == [5, 5, 7]
    assert by(play, "BB-3.12") == (["BB-3.12 enraged cleric_beast"] if die == "red" else [])
    assert by(play, "BB-10.01") == [f"BB-10.01 rolls Henryk {die} 3"]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-3.12")
def test_an_instant_may_enrage_the_cleric_beast_before_it_attacks() -> None:
    play = fight("cleric_beast", 5, position={"full_echoes": 9})
    play.round("red 4", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    told = play.told()
    assert told[told.index("BB-6.01 phase 4") + 1] == "BB-3.12 enraged cleric_beast"
    assert health(play) == [4, 4, 4]
    assert play.echoes == 2
    assert play.waits() == ALL


@pytest.mark.parametrize(("fourth", "left", "die"), [("hunters_dream", 6, "red"), ("saw_cleaver", 7, "yellow")])
@pytest.mark.rule("BB-3.12", "BB-3.02", "BB-D45")
def test_half_means_half_of_all_the_echoes_it_appeared_with(fourth: str, left: int, die: str) -> None:
    """Four hunters and Gehrman: 9 + 1 + 2 echoes."""
    play = set_up("dungeon cleric_beast", final_boss="gehrman", seats=4)
    assert play.echoes == 12
    third, second = ("hunter_axe", "hunter_axe") if die == "red" else ("saw_cleaver", "saw_cleaver")
    play.given("yellow 0")
    play.choose(Henryk="hunter_axe", Eileen=second, Ludwig=third, Maria=fourth)
    if die == "red":
        play.choose(Maria="decline")
    assert play.echoes == left
    play.round(f"{die} 1+", f"{die} 0", **dict.fromkeys(play.names, "hunter_pistol"))
    assert health(play) == [7, 7, 7, 7]
    assert play.echoes == left
    assert play.waits() == play.names


def test_there_is_no_stronger_die_than_the_red_one() -> None:
    """No card says so, but a designer may give this text to a monster with a red lantern."""
    play = fight("cleric_beast", 1, position={"full_echoes": 9})
    enrage = POWERS["enrage"](Entry("monsters.toml", "a monster", {}))
    assert [enrage.lantern(play.table, lantern) for lantern in (GREEN, YELLOW, RED)] == [YELLOW, RED, RED]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Blood-starved Beast


@pytest.mark.rule("BB-3.12", "BB-D59")
def test_the_blood_starved_beast_poisons_all_who_took_echoes_from_it() -> None:
    play = fight("blood_starved_beast", 8, {"health": 5}, {}, {"also": ["threaded_cane"]}, position={"first": "Ludwig"})
    play.given("yellow 0")
    play.choose(Henryk="hunter_pistol", Eileen="hunters_dream", Ludwig="threaded_cane")
    assert health(play) == [5, 8, 8]
    play.choose(Eileen="decline")
    told = play.told()
    phase = told.index("BB-6.01 phase 8")
    assert told[phase + 1 : phase + 4] == [
        "BB-D59 hurt Ludwig 1 7", "BB-D59 hurt Henryk 1 4", "BB-15.02 puts_away Ludwig threaded_cane",
    ]  # fmt: skip
    assert health(play) == [4, 8, 7]
    assert collected(play) == [1, 0, 3]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-11.06")
def test_who_took_nothing_this_round_is_not_poisoned() -> None:
    play = fight("blood_starved_beast", 8)
    play.round("yellow 0", Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    assert health(play) == [7, 8, 8]
    assert play.notices() == ["BB-D59 acts blood_starved_beast"]
    play.round("yellow 0", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert health(play) == [6, 7, 7]
    play.given("yellow 0")
    play.choose(Henryk="hunters_dream", Eileen="hunters_dream", Ludwig="hunters_dream")
    play.choose(Ludwig="decline")  # first player of the third round
    play.choose(Henryk="decline")
    play.choose(Eileen="decline")
    assert play.notices() == []
    assert health(play) == [8, 8, 8]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D58")
def test_the_poison_dies_with_the_blood_starved_beast() -> None:
    play = fight("blood_starved_beast", 2)
    play.round("yellow 0", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert health(play) == [8, 8, 8]
    assert by(play, "BB-D59") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-D58")
def test_a_table_may_agree_that_the_poison_outlives_the_beast() -> None:
    play = fight("blood_starved_beast", 2, position=PENDING)
    play.round("yellow 0", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert health(play) == [7, 7, 8]
    assert by(play, "BB-D59") == ["BB-D59 hurt Henryk 1 7", "BB-D59 hurt Eileen 1 7"]
    assert play.notices() == ["BB-D59 acts blood_starved_beast"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D25", "BB-D42", "BB-7.02", "BB-16.02")
def test_who_dies_of_poison_sits_out_the_next_round_and_comes_back_in_its_dream() -> None:
    play = fight("blood_starved_beast", 12, {}, {"health": 1, "collected": 3, "banked": 1}, {})
    play.round("yellow 0", Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert health(play) == [8, 1, 7]
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="hunter_pistol")
    assert by(play, "BB-16.02") == ["BB-16.02 dies Eileen 4"]
    assert by(play, "BB-7.02") == ["BB-7.02 sits_out Eileen"]
    assert sorted(play.used("Eileen")) == ["hunter_pistol", "saw_cleaver"]
    assert (health(play), collected(play)) == ([7, 0, 6], [1, 0, 2])
    assert play.waits() == ["Henryk", "Ludwig"]
    play.round("yellow 3", Henryk="hunter_axe", Ludwig="hunter_axe")
    assert health(play) == [4, 0, 3]
    assert play.waits() == ["Eileen"]
    play.choose(Eileen="decline")
    assert health(play) == [3, 8, 2]
    assert sorted(play.used("Eileen")) == ["hunter_pistol", "saw_cleaver"]
    assert play.facts("Eileen")["deaths"] == 1
    assert play.waits() == ALL


@pytest.mark.rule("BB-D26", "BB-16.05")
def test_a_hunter_who_shot_died_and_came_back_is_poisoned_at_the_end_of_the_round() -> None:
    play = fight("blood_starved_beast", 8, {}, {"health": 3}, {})
    play.given("yellow 3")
    play.choose(Henryk="hunters_dream", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    play.choose(Henryk="decline")
    play.choose(Eileen="decline")
    assert health(play) == [8, 7, 4]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Vicar Amelia


@pytest.mark.parametrize(("roll", "damage"), [("3", 3), ("4", 4), ("2", 2)])
@pytest.mark.rule("BB-3.12")
def test_the_dream_does_not_halve_the_attack_of_vicar_amelia(roll: str, damage: int) -> None:
    play = fight("vicar_amelia", 10)
    play.round(f"red {roll}", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert by(play, "BB-10.02") == [f"BB-10.02 hurt {name} {damage} {8 - damage}" for name in ALL]
    assert by(play, "BB-13.02") == []
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D11", "BB-3.12")
def test_against_other_damage_the_dream_protects_even_before_vicar_amelia() -> None:
    play = fight("vicar_amelia", 10, {"also": ["shaman_bone_blade"]}, {}, {})
    play.choose(Henryk="shaman_bone_blade", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert play.offered("Henryk") == ["hunter 2", "hunter 3"]
    play.round("red 3", Henryk="hunter 2")
    assert by(play, "BB-D11") == ["BB-D11 dream_hurt Eileen 1 7"]
    assert health(play) == [5, 4, 5]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-13.02", "BB-D58")
def test_after_vicar_amelia_the_dream_halves_again() -> None:
    play = fight("vicar_amelia", 1)
    play.round(NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    play.round("yellow 3", Henryk="hunter_axe", Eileen="hunters_dream", Ludwig="hunter_axe")
    assert by(play, "BB-13.02") == ["BB-13.02 dream_hurt Eileen 1 7"]
    assert health(play) == [5, 7, 5]
    assert play.waits() == ["Eileen"]


# ---------------------------------------------------------------- Amygdala


@pytest.mark.rule("BB-3.12", "BB-11.01", "BB-3.11")
def test_amygdala_hurts_the_first_attacker_of_every_round_by_two() -> None:
    play = fight("amygdala", 11)
    play.round("red 0", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert by(play, "BB-3.12") == ["BB-3.12 hurt Henryk 2 6"]
    assert play.notices() == ["BB-3.12 acts amygdala"]
    assert health(play) == [6, 8, 8]
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_pistol")
    assert by(play, "BB-3.12") == ["BB-3.12 hurt Eileen 2 6"]
    assert health(play) == [6, 6, 8]
    assert collected(play) == [3, 3, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-11.09")
def test_the_first_attacker_of_amygdala_may_die_before_the_blow() -> None:
    play = fight("amygdala", 11, {"health": 2}, {"health": 3}, {})
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert health(play) == [0, 3, 8]
    assert collected(play) == [0, 2, 1]
    assert play.waits() == ["Henryk"]
    play = fight("amygdala", 11, {"health": 3}, {"health": 3}, {})
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert (health(play), collected(play)) == ([1, 3, 8], [2, 2, 1])
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-D60")
def test_who_does_not_attack_in_phase_five_is_passed_by_amygdala() -> None:
    play = fight("amygdala", 11)
    play.round("red 0", Henryk="hunter_pistol", Eileen="hunters_dream", Ludwig="hunter_axe")
    assert health(play) == [8, 8, 6]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-3.12", "BB-D58")
def test_after_amygdala_the_first_attacker_is_safe() -> None:
    play = fight("amygdala", 1)
    play.round(NEXT, Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("yellow 0", "dungeon bloody_crow", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert health(play) == [8, 8, 8]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Undead Giant


@pytest.mark.parametrize(
    ("card", "taken"),
    [("hunter_pistol", 0), ("ludwigs_rifle", 0), ("molotov_cocktail", 0), ("repeating_pistol", 1), ("hunter_axe", 2)],
)
@pytest.mark.rule("BB-3.12", "BB-11.06", "BB-D52")
def test_instant_effects_deal_no_damage_to_the_undead_giant(card: str, taken: int) -> None:
    play = fight("undead_giant", 10, {}, {"also": ["ludwigs_rifle", "molotov_cocktail", "repeating_pistol"]}, {})
    play.round("red 0", Henryk="saw_cleaver", Eileen=card, Ludwig="saw_cleaver")
    assert collected(play) == [1, taken, 1]
    assert play.echoes == 8 - taken
    assert by(play, "BB-11.06") == ([f"BB-11.06 hits_air Eileen {card}"] if taken == 0 else [])
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12")
def test_an_instant_text_that_needs_no_damage_still_works_before_the_undead_giant() -> None:
    play = fight("undead_giant", 10, {"collected": 3}, {"also": ["evelyn", "molotov_cocktail"]}, {})
    play.choose(Henryk="hunters_dream", Eileen="evelyn", Ludwig="saw_cleaver")
    play.round("red 0", Eileen="hunter 1")
    assert play.happened("BB-D49 steals Eileen Henryk 1")
    assert play.collected("Eileen") == 1
    assert play.echoes == 9
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-17.01", "BB-D58")
def test_a_shot_at_the_undead_giant_earns_no_trophy_and_the_next_monster_feels_it_again() -> None:
    play = fight("undead_giant", 1)
    play.round("red 0", NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert [play.trophies(name)["kin"] for name in ALL] == [1, 0, 0]
    play.round("yellow 0", "dungeon bloody_crow", Henryk="hunter_pistol", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert collected(play) == [2, 2, 2]
    assert play.waits() == ALL
