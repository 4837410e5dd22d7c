"""What ordinary monsters do as long as they lie open: to whom, and when no longer."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, by, collected, health
from tests.games.bloodborne.monsters.fights import IDLE, fight

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
    ],
)
@pytest.mark.rule("BB-3.15", "BB-D51", "BB-D60")
def test_the_maneater_boar_deals_one_more_to_hunters_without_a_weapon(card: str, roll: str, left: int) -> None:
    play = fight("maneater_boar", 6, {}, {"also": ["repeating_pistol", "ritual_blood"]}, {})
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
