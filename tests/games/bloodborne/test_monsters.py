"""The eighteen ordinary monsters: their numbers, what their texts do, when, to whom, and when no longer."""

from typing import Any

import pytest

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import Mistake
from nachtspiel.games.bloodborne.abilities.monsters import LAWS, POWERS
from nachtspiel.games.bloodborne.pieces import ORDINARY
from tests.games.bloodborne.kit import GAME, Play, set_up

ALL = ["Henryk", "Eileen", "Ludwig"]
NEXT = "dungeon garden_of_eyes"  # a monster without any text

# Two or more Hunter Pistols cancel each other: three hunters in the fight, weapon in play, and no echo taken.
IDLE = {"Henryk": "hunter_pistol", "Eileen": "hunter_pistol", "Ludwig": "hunter_pistol"}

MONSTERS = [
    # key, health with three hunters, lantern, type
    ("scourge_beast", 3, "red", "beast"),
    ("winter_lantern", 6, "yellow", "kin"),
    ("executioner", 5, "red", "humanoid"),
    ("beast_patient", 4, "green", "beast"),
    ("rabid_dog", 5, "yellow", "beast"),
    ("carrion_crows", 7, "green", "beast"),
    ("garden_of_eyes", 7, "yellow", "kin"),
    ("bloody_crow", 6, "red", "humanoid"),
    ("celestial_emissary", 4, "green", "kin"),
    ("fluorescent_flower", 7, "green", "kin"),
    ("brainsucker", 5, "yellow", "kin"),
    ("parasite_larva", 3, "red", "kin"),
    ("yharnam_huntsman", 4, "green", "humanoid"),
    ("church_giant", 6, "yellow", "humanoid"),
    ("bell_ringing_woman", 5, "green", "humanoid"),
    ("masked_hunter", 4, "red", "humanoid"),
    ("maneater_boar", 6, "yellow", "beast"),
    ("bloodlicker", 5, "red", "beast"),
]

PLAIN = ["scourge_beast", "carrion_crows", "garden_of_eyes", "bloody_crow"]


def fight(monster: str, echoes: int, *boards: dict[str, Any], **more: Any) -> Play:
    """Henryk (first player), Eileen and Ludwig before this monster; no law of a Final Boss adds echoes."""
    hunters = [*boards, {}, {}, {}]
    more.setdefault("final_boss", "rom")
    return Play(monster, echoes, Henryk=hunters[0], Eileen=hunters[1], Ludwig=hunters[2], **more)


def before(monster: str, *boards: dict[str, Any], **more: Any) -> Play:
    """Henryk, Eileen and Ludwig idly let a plain monster escape; then this one appears, before Eileen."""
    play = fight("carrion_crows" if monster != "carrion_crows" else "scourge_beast", 3, *boards, **more)
    play.round("green 0" if monster != "carrion_crows" else "red 0", f"dungeon {monster}", **IDLE)
    return play


def by(play: Play, rule: str) -> list[str]:
    """What happened by this rule."""
    return [line for line in play.told() if line.startswith(f"{rule} ")]


def health(play: Play) -> list[int]:
    return [play.health(name) for name in play.names]


def collected(play: Play) -> list[int]:
    return [play.collected(name) for name in play.names]


# ---------------------------------------------------------------- the cards


@pytest.mark.rule("BB-1.04", "BB-17.07")
def test_there_are_eighteen_ordinary_monsters_of_exactly_one_type() -> None:
    ordinary = [monster for monster in GAME.box.monsters if monster.rank == ORDINARY]
    assert [monster.key for monster in ordinary] == [key for key, _, _, _ in MONSTERS]
    assert [len(monster.types) for monster in ordinary] == [1] * 18
    assert [[kind for _, _, _, kind in MONSTERS].count(kind) for kind in ("kin", "humanoid", "beast")] == [6, 6, 6]


@pytest.mark.parametrize(("key", "echoes", "lantern", "kind"), MONSTERS)
@pytest.mark.rule("BB-3.01", "BB-3.04", "BB-2.17")
def test_a_monster_appears_with_its_health_in_echoes(key: str, echoes: int, lantern: str, kind: str) -> None:
    play = set_up(f"dungeon {key}", final_boss="rom")
    assert play.monster == key
    assert play.echoes == echoes
    assert f"BB-3.01 appears {key} {echoes}" in play.told()
    assert not any("more_echoes" in line for line in play.told())
    assert play.waits() == ALL


@pytest.mark.parametrize(("key", "echoes", "lantern", "kind"), MONSTERS)
@pytest.mark.rule("BB-3.06", "BB-3.07", "BB-11.11", "BB-17.07", "BB-12.03")
def test_a_monster_rolls_the_die_of_its_lantern_and_yields_one_trophy_of_its_type(
    key: str, echoes: int, lantern: str, kind: str
) -> None:
    play = fight(key, 2, {"collected": 4})
    play.round(f"{lantern} 0", "dungeon bloody_crow" if key != "bloody_crow" else NEXT,
               Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")  # fmt: skip
    nothing = {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.trophies("Henryk") == {**nothing, kind: 1}
    assert play.trophies("Eileen") == nothing
    assert play.trophies("Ludwig") == nothing
    assert collected(play) == [6, 0, 0]  # and no escape text took anything: it was killed
    assert by(play, "BB-12.03") == []
    assert by(play, "BB-11.10") == [f"BB-11.10 slain {key} Henryk"]
    assert play.waits() == ALL


@pytest.mark.parametrize("key", PLAIN)
@pytest.mark.rule("BB-3.08")
def test_a_monster_without_text_only_has_its_numbers(key: str) -> None:
    lantern = {name: die for name, _, die, _ in MONSTERS}[key]
    play = before(key, {"collected": 3}, {"collected": 9})
    assert health(play) == [8, 8, 8]
    assert collected(play) == [3, 9, 0]
    play = fight(key, 9, {"collected": 3}, {"collected": 9, "also": ["kirkhammer"]}, {"also": ["ludwigs_rifle"]})
    play.round(f"{lantern} 0", "dungeon fluorescent_flower",
               Henryk="hunter_axe", Eileen="kirkhammer", Ludwig="ludwigs_rifle")  # fmt: skip
    assert collected(play) == [5, 13, 2]
    assert health(play) == [8, 8, 8]
    told = play.told()
    assert told[told.index(f"BB-12.01 escapes {key} 1") + 1] == "BB-6.01 phase 7"
    assert play.waits() == ALL


# ---------------------------------------------------------------- on reveal: Beast Patient, Larva, Masked Hunter


@pytest.mark.rule("BB-3.14", "BB-D20", "BB-2.16")
def test_the_beast_patient_of_the_setup_hurts_every_hunter_by_one() -> None:
    play = set_up("dungeon beast_patient", final_boss="rom", first_player="2")
    assert health(play) == [7, 7, 7]
    told = play.told()
    start = told.index("BB-3.01 appears beast_patient 4")
    assert told[start + 1 : start + 4] == [
        "BB-3.14 hurt Eileen 1 7", "BB-3.14 hurt Ludwig 1 7", "BB-3.14 hurt Henryk 1 7",
    ]  # fmt: skip
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.02", "BB-3.14", "BB-D20")
def test_the_echoes_lie_on_the_beast_patient_before_it_strikes_at_a_table_of_five() -> None:
    play = set_up("dungeon beast_patient", final_boss="gehrman", seats=5)
    told = play.told()
    start = told.index("BB-3.01 appears beast_patient 4")
    assert told[start + 1 : start + 4] == [
        "BB-3.03 more_echoes beast_patient 2", "BB-18.05 more_echoes beast_patient 2", "BB-3.14 hurt Henryk 1 7",
    ]  # fmt: skip
    assert play.echoes == 8
    assert health(play) == [7] * 5
    assert play.waits() == play.names


@pytest.mark.rule("BB-3.14", "BB-D27")
def test_the_beast_patient_strikes_in_the_order_of_the_new_first_player() -> None:
    play = before("beast_patient", {"collected": 2}, {}, {"health": 3})
    assert by(play, "BB-3.14") == ["BB-3.14 hurt Eileen 1 7", "BB-3.14 hurt Ludwig 1 2", "BB-3.14 hurt Henryk 1 7"]
    assert health(play) == [7, 7, 2]
    assert collected(play) == [2, 0, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.14")
def test_the_beast_patient_strikes_once_and_not_again_in_its_own_round() -> None:
    play = before("beast_patient")
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert health(play) == [7, 7, 7]
    assert by(play, "BB-3.14") == []
    assert by(play, "BB-12.03") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-D27", "BB-D11")
def test_the_dream_of_the_last_round_does_not_protect_from_the_next_monster() -> None:
    play = fight("carrion_crows", 1, {}, {"health": 4})
    play.given("dungeon beast_patient")
    play.choose(Henryk="hunter_pistol", Eileen="hunters_dream", Ludwig="saw_cleaver")
    play.choose(Eileen="decline")
    assert health(play) == [7, 7, 7]
    assert "BB-3.14 hurt Eileen 1 7" in play.told()
    assert by(play, "BB-D11") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-D25", "BB-7.02", "BB-16.02")
def test_who_is_killed_by_a_reveal_loses_everything_collected_and_sits_out_the_round() -> None:
    play = before("beast_patient", {}, {"health": 1, "collected": 5, "banked": 2}, {"health": 2})
    assert by(play, "BB-16.02") == ["BB-16.02 dies Eileen 5"]
    assert by(play, "BB-7.02") == ["BB-7.02 sits_out Eileen"]
    assert health(play) == [7, 0, 1]
    assert collected(play) == [0, 0, 0]
    assert play.banked("Eileen") == 2
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-D26")
def test_a_reveal_passes_by_a_hunter_who_is_dead() -> None:
    """Poison kills Ludwig at the end of the round, then the Beast Patient appears."""
    play = fight("blood_starved_beast", 3, {}, {}, {"health": 1}, position={"settings": {"after_kill": "pending"}})
    play.round("yellow 0", "dungeon beast_patient", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert by(play, "BB-3.14") == ["BB-3.14 hurt Eileen 1 6", "BB-3.14 hurt Henryk 1 6"]
    assert health(play) == [6, 6, 0]
    assert play.facts("Ludwig")["deaths"] == 1
    assert play.waits() == ["Henryk", "Eileen"]


@pytest.mark.parametrize(("echoes", "left"), [(0, 8), (2, 8), (3, 7), (4, 7), (9, 7)])
@pytest.mark.rule("BB-3.14")
def test_the_parasite_larva_hurts_whoever_has_three_or_more_collected(echoes: int, left: int) -> None:
    play = before("parasite_larva", {"collected": 2, "banked": 9}, {"collected": echoes}, {"collected": 3})
    hurt = ["BB-3.14 hurt Eileen 1 7"] if left == 7 else []
    assert by(play, "BB-3.14") == [*hurt, "BB-3.14 hurt Ludwig 1 7"]
    assert health(play) == [8, left, 7]
    assert collected(play) == [2, echoes, 3]
    assert play.waits() == ALL


@pytest.mark.parametrize("key", ["parasite_larva", "masked_hunter"])
@pytest.mark.rule("BB-3.14")
def test_what_goes_for_the_rich_harms_nobody_in_the_setup(key: str) -> None:
    play = set_up(f"dungeon {key}", final_boss="rom")
    assert health(play) == [8, 8, 8]
    assert by(play, "BB-3.14") == []
    assert play.waits() == ALL


@pytest.mark.parametrize(
    ("purses", "victim"),
    [
        ((0, 0, 0), None),
        ((1, 0, 0), "Henryk"),
        ((2, 3, 2), "Eileen"),
        ((2, 1, 3), "Ludwig"),
        ((3, 1, 3), "Ludwig"),  # Eileen is first player now, so Ludwig comes before Henryk
        ((3, 3, 3), "Eileen"),
        ((3, 2, 2), "Henryk"),
    ],
)
@pytest.mark.rule("BB-3.14", "BB-D61", "BB-D27")
def test_the_masked_hunter_hurts_the_one_who_has_collected_most(
    purses: tuple[int, int, int], victim: str | None
) -> None:
    boards = [{"collected": purse, "banked": 5 - purse} for purse in purses]
    play = before("masked_hunter", *boards)
    assert by(play, "BB-3.14") == ([] if victim is None else [f"BB-3.14 hurt {victim} 1 7"])
    assert health(play) == [7 if name == victim else 8 for name in ALL]
    assert collected(play) == list(purses)
    assert play.waits() == ALL


@pytest.mark.rule("BB-D61")
def test_a_tie_for_the_masked_hunter_goes_to_the_first_in_turn_order_whoever_that_is() -> None:
    play = before("masked_hunter", {"collected": 3}, {"collected": 1}, {"collected": 3}, position={"first": "Ludwig"})
    assert play.table.first == 0
    assert by(play, "BB-3.14") == ["BB-3.14 hurt Henryk 1 7"]
    assert health(play) == [7, 8, 8]
    assert play.waits() == ALL


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


# ---------------------------------------------------------------- while it lies open: Winter Lantern


@pytest.mark.parametrize(
    ("weapon", "taken", "left"), [("saw_cleaver", 1, 8), ("hunter_axe", 2, 7), ("threaded_cane", 3, 7)]
)
@pytest.mark.rule("BB-3.15")
def test_the_winter_lantern_hurts_whoever_takes_two_or_more_in_one_blow(weapon: str, taken: int, left: int) -> None:
    play = fight("winter_lantern", 9, {}, {"also": ["threaded_cane"]}, {})
    play.round("yellow 0", NEXT, Henryk="saw_cleaver", Eileen=weapon, Ludwig="saw_cleaver")
    assert by(play, "BB-3.15") == ([f"BB-3.15 hurt Eileen 1 {left}"] if left < 8 else [])
    assert health(play) == [8, left, 8]
    assert collected(play) == [1, taken, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.15", "BB-D58")
def test_the_winter_lantern_does_not_answer_the_blow_that_kills_it() -> None:
    play = fight("winter_lantern", 4)
    play.round("yellow 0", "dungeon bloody_crow", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert by(play, "BB-3.15") == ["BB-3.15 hurt Henryk 1 7"]
    assert health(play) == [7, 8, 8]
    play.round("red 0", "dungeon scourge_beast", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert health(play) == [7, 8, 8]  # gone, and its text with it
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.15", "BB-D25", "BB-16.02")
def test_the_winter_lantern_answers_an_instant_at_once_and_may_kill() -> None:
    play = fight("winter_lantern", 6, {}, {"also": ["ludwigs_rifle"], "health": 1, "collected": 3}, {})
    play.round("yellow 2+", "yellow 1", Henryk="saw_cleaver", Eileen="ludwigs_rifle", Ludwig="saw_cleaver")
    told = play.told()
    assert told.index("BB-3.15 hurt Eileen 1 0") < told.index("BB-6.01 phase 4")
    assert by(play, "BB-16.02") == ["BB-16.02 dies Eileen 5"]
    assert health(play) == [5, 0, 5]
    assert collected(play) == [1, 0, 1]
    assert play.waits() == ["Eileen"]


# ---------------------------------------------------------------- while it lies open: Celestial Emissary, Flower, Giant


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ("hunter_pistol", 2),  # ranged, Instant
        ("repeating_pistol", 2),  # ranged, Phase 5
        ("ludwigs_rifle", 3),
        ("hunter_axe", 2),  # melee
        ("saw_cleaver", 1),
        ("molotov_cocktail", 1),  # utility
    ],
)
@pytest.mark.rule("BB-3.15")
def test_ranged_weapons_deal_one_more_to_the_celestial_emissary(card: str, taken: int) -> None:
    play = fight("celestial_emissary", 9, {}, {"also": ["repeating_pistol", "ludwigs_rifle", "molotov_cocktail"]}, {})
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen=card, Ludwig="saw_cleaver")
    assert collected(play) == [1, taken, 1]
    rule = "BB-11.03" if card in ("repeating_pistol", "hunter_axe", "saw_cleaver") else "BB-9.03"
    assert play.happened(f"{rule} hits Eileen celestial_emissary {taken}")
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.15")
def test_the_next_monster_is_not_as_weak_as_the_celestial_emissary() -> None:
    play = fight("celestial_emissary", 2)
    play.round(NEXT, Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("yellow 0", "dungeon bloody_crow", Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert collected(play) == [3, 1, 2]
    assert play.waits() == ALL


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ("saw_cleaver", 1),
        ("hunter_axe", 2),
        ("threaded_cane", 2),
        ("kirkhammer", 2),
        ("ludwigs_rifle", 2),
        ("hunter_pistol", 1),
    ],
)
@pytest.mark.rule("BB-3.15")
def test_no_blow_takes_more_than_two_from_the_fluorescent_flower(card: str, taken: int) -> None:
    play = fight("fluorescent_flower", 9, {}, {"also": ["threaded_cane", "kirkhammer", "ludwigs_rifle"]}, {})
    play.round("green 0", NEXT, Henryk="hunter_axe", Eileen=card, Ludwig="hunter_axe")
    assert collected(play) == [2, taken, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.15")
def test_the_flower_holds_for_ranged_weapons_with_a_bonus_too_and_only_as_long_as_it_is_there() -> None:
    boards = {"also": ["cannon"]}, {"also": ["repeating_pistol", "kirkhammer"]}
    play = fight("fluorescent_flower", 4, *boards)
    play.round("green 0", NEXT, Henryk="cannon", Eileen="repeating_pistol", Ludwig="saw_cleaver")
    assert collected(play) == [2, 1, 1]  # the cannon would have been worth 4
    play.round("yellow 0", "dungeon bloody_crow", Henryk="saw_cleaver", Eileen="kirkhammer", Ludwig="hunter_axe")
    assert collected(play) == [3, 5, 3]
    assert play.waits() == ALL


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ("hunter_pistol", 0),
        ("ludwigs_rifle", 1),
        ("molotov_cocktail", 0),
        ("repeating_pistol", 1),
        ("hunter_axe", 2),
        ("saw_cleaver", 1),
    ],
)
@pytest.mark.rule("BB-3.15", "BB-11.06")
def test_instant_damage_to_the_church_giant_is_one_less(card: str, taken: int) -> None:
    play = fight("church_giant", 9, {}, {"also": ["repeating_pistol", "ludwigs_rifle", "molotov_cocktail"]}, {})
    play.round("yellow 0", NEXT, Henryk="saw_cleaver", Eileen=card, Ludwig="saw_cleaver")
    assert collected(play) == [1, taken, 1]
    assert play.happened(f"BB-11.06 hits_air Eileen {card}") == (taken == 0)
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.06", "BB-17.01")
def test_a_shot_that_the_church_giant_does_not_feel_earns_no_trophy() -> None:
    play = fight("church_giant", 1)
    play.round("yellow 0", NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert [play.trophies(name)["humanoid"] for name in ALL] == [1, 0, 0]
    assert collected(play) == [1, 0, 0]
    play.round("yellow 0", "dungeon bloody_crow", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert collected(play) == [2, 1, 2]  # gone, and Instants are themselves again
    assert play.waits() == ALL


# ---------------------------------------------------------------- while it lies open: Yharnam Huntsman


@pytest.mark.parametrize(("first", "victim"), [("Henryk", "Henryk"), ("Eileen", "Eileen"), ("Ludwig", "Ludwig")])
@pytest.mark.rule("BB-3.15", "BB-11.01")
def test_the_yharnam_huntsman_hurts_the_first_attacker_and_nobody_else(first: str, victim: str) -> None:
    play = fight("yharnam_huntsman", 9, position={"first": first})
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert by(play, "BB-3.15") == [f"BB-3.15 hurt {victim} 1 7"]
    told = play.told()
    start = told.index(f"BB-3.15 hurt {victim} 1 7")
    assert told[start - 1] == "BB-6.01 phase 5"
    assert told[start + 1].startswith(f"BB-11.03 hits {victim} yharnam_huntsman")
    assert health(play) == [7 if name == victim else 8 for name in ALL]
    assert collected(play) == [1, 2, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.15", "BB-11.08")
def test_an_instant_is_no_attack_in_phase_five_for_the_yharnam_huntsman() -> None:
    play = fight("yharnam_huntsman", 9)
    play.round("green 0", NEXT, Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert by(play, "BB-3.15") == ["BB-3.15 hurt Eileen 1 7"]
    assert health(play) == [8, 7, 8]
    assert collected(play) == [1, 1, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.15", "BB-D60")
def test_dreamers_and_cancelled_pistols_are_passed_by_the_yharnam_huntsman() -> None:
    play = fight("yharnam_huntsman", 9)
    play.round("green 0", Henryk="hunters_dream", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    assert by(play, "BB-3.15") == []
    assert by(play, "BB-D11") == []
    assert health(play) == [8, 8, 8]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-3.15")
def test_a_swift_weapon_draws_the_blood_of_its_hunter_first() -> None:
    play = fight("yharnam_huntsman", 9, {"also": ["kirkhammer"]}, {}, {"also": ["blade_of_mercy"]})
    play.round("green 0", NEXT, Henryk="kirkhammer", Eileen="saw_cleaver", Ludwig="blade_of_mercy")
    assert by(play, "BB-3.15") == ["BB-3.15 hurt Ludwig 1 7"]
    assert health(play) == [8, 8, 7]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.15", "BB-11.09", "BB-D25")
def test_who_dies_of_first_blood_deals_no_blow_and_the_next_attacker_is_safe() -> None:
    play = fight("yharnam_huntsman", 9, {"health": 1, "collected": 2}, {"health": 1}, {})
    play.round("green 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert by(play, "BB-3.15") == ["BB-3.15 hurt Henryk 1 0"]
    assert by(play, "BB-16.02") == ["BB-16.02 dies Henryk 2"]
    assert health(play) == [0, 1, 8]
    assert collected(play) == [0, 2, 1]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-11.09", "BB-3.15")
def test_a_first_player_killed_in_phase_four_is_not_the_first_attacker() -> None:
    play = fight("yharnam_huntsman", 9, {"health": 2}, {}, {})
    play.round("green 2", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert by(play, "BB-3.15") == ["BB-3.15 hurt Eileen 1 5"]
    assert health(play) == [0, 5, 6]
    assert play.waits() == ["Henryk"]


# ---------------------------------------------------------------- while it lies open: Maneater Boar


@pytest.mark.parametrize(
    ("card", "roll", "left"),
    [
        ("saw_cleaver", "3", 5),
        ("repeating_pistol", "3", 7),
        ("hunter_pistol", "0", 8),
        ("ritual_blood", "0", 7),
        ("ritual_blood", "3", 4),
        ("hunters_dream", "0", 8),  # 1 halved is nothing
        ("hunters_dream", "1", 7),  # (1 + 1) / 2
        ("hunters_dream", "3", 6),  # (3 + 1) / 2
        ("lead_elixir", "3", 8),  # 3 + 1 - 4
    ],
)
@pytest.mark.rule("BB-3.15", "BB-D51", "BB-D60")
def test_the_maneater_boar_deals_one_more_to_hunters_without_a_weapon(card: str, roll: str, left: int) -> None:
    play = fight("maneater_boar", 6, {}, {"also": ["repeating_pistol", "ritual_blood", "lead_elixir"]}, {})
    play.given(f"yellow {roll}", NEXT)
    play.choose(Henryk="saw_cleaver", Eileen=card, Ludwig="saw_cleaver")
    assert health(play) == [8 - int(roll), left, 8 - int(roll)]
    assert play.waits() == (["Eileen"] if card == "hunters_dream" else ALL)


@pytest.mark.rule("BB-3.15", "BB-D22")
def test_a_cancelled_pistol_is_still_a_weapon_in_play_for_the_maneater_boar() -> None:
    play = fight("maneater_boar", 6)
    play.round("yellow 3", NEXT, **IDLE)
    assert health(play) == [5, 5, 5]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.15", "BB-8.06", "BB-D21")
def test_transform_counts_by_the_weapon_it_brings_for_the_maneater_boar() -> None:
    unarmed = {"hand": ["transform", "hunters_dream"], "used": ["hunter_axe"]}
    play = fight("maneater_boar", 6, {}, unarmed, {})
    play.choose(Henryk="transform", Eileen="transform", Ludwig="saw_cleaver")
    assert play.waits() == ["Henryk"]
    play.round("yellow 3", NEXT, Henryk="saw_cleaver")
    assert health(play) == [5, 4, 5]
    assert by(play, "BB-10.02") == ["BB-10.02 hurt Henryk 3 5", "BB-10.02 hurt Eileen 4 4", "BB-10.02 hurt Ludwig 3 5"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.15")
def test_after_the_maneater_boar_the_unarmed_suffer_like_all_others() -> None:
    play = fight("maneater_boar", 1, {}, {"also": ["ritual_blood"]}, {})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("yellow 3", "dungeon bloody_crow", Henryk="saw_cleaver", Eileen="ritual_blood", Ludwig="hunter_axe")
    assert health(play) == [5, 5, 5]
    assert play.waits() == ALL


# ---------------------------------------------------------------- what a designer may write


@pytest.mark.parametrize(
    ("name", "field", "least", "most", "rest"),
    [
        ("ambush", "damage", 1, 2, {"collected": 0}),
        ("ambush", "collected", 0, 9, {"damage": 1}),
        ("envy", "damage", 1, 2, {}),
        ("parting_blow", "damage", 1, 2, {}),
        ("drain", "echoes", 1, 2, {}),
        ("ransom", "echoes", 1, 2, {}),
        ("call", "echoes", 1, 3, {}),
        ("thorns", "echoes", 1, 4, {"damage": 1}),
        ("thorns", "damage", 1, 2, {"echoes": 1}),
        ("weakness", "bonus", 1, 2, {"kind": "ranged"}),
        ("hide", "most", 0, 4, {}),
        ("sluggish", "less", 1, 3, {}),
        ("trample", "more", 1, 2, {}),
        ("first_blood", "damage", 1, 2, {}),
        ("poison", "damage", 1, 2, {}),
        ("more_echoes", "echoes", 1, 3, {}),
        ("last_death", "deaths", 2, 5, {}),
        ("shallow_rest", "health", 1, 7, {}),
        ("fewer_cards", "cards", 5, 7, {}),
        ("blood_tithe", "echoes", 1, 5, {}),
    ],
)
def test_the_numbers_of_a_text_have_limits(name: str, field: str, least: int, most: int, rest: dict[str, Any]) -> None:
    power = {**POWERS, **LAWS}[name]
    for number in (least, most):
        entry = Entry("monsters.toml", "a monster", {**rest, field: number})
        power(entry)
        entry.done()
    for number in (least - 1, most + 1):
        with pytest.raises(Mistake, match=f"monsters.toml.*a monster.*{field}"):
            power(Entry("monsters.toml", "a monster", {**rest, field: number}))


def test_the_laws_of_final_bosses_are_no_texts_of_other_monsters() -> None:
    assert sorted(LAWS) == ["blood_tithe", "fewer_cards", "last_death", "more_echoes", "shallow_rest"]
    assert not set(LAWS) & set(POWERS)
    assert len(POWERS) == 17
