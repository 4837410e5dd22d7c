"""The death of hunters: when, what it costs, and what becomes of their cards (section 16)."""

import pytest

from tests.games.bloodborne.kit import ALL, Play

CLEAVERS = {"Henryk": "saw_cleaver", "Eileen": "saw_cleaver", "Ludwig": "saw_cleaver"}


@pytest.mark.rule("BB-16.01", "BB-D26")
@pytest.mark.parametrize(("health", "left"), [(1, 0), (2, 0), (3, 1)])
def test_a_hunter_at_zero_or_below_is_killed(health: int, left: int) -> None:
    play = Play(Henryk={"health": health}, Eileen={}, Ludwig={})
    play.round("green 2", *(["dungeon garden_of_eyes"] if left else []), **CLEAVERS)
    assert play.happened(f"BB-10.02 hurt Henryk 2 {left}")
    assert play.happened("BB-16.01 dies Henryk 0") == (left == 0)
    assert play.health("Henryk") == left
    assert play.facts("Henryk")["dead"] is (left == 0)
    assert play.facts("Henryk")["deaths"] == (left == 0)
    assert play.waits() == (ALL if left else ["Henryk"])


@pytest.mark.rule("BB-16.02", "BB-16.03", "BB-16.09", "BB-16.08")
def test_death_costs_collected_echoes_and_nothing_else() -> None:
    play = Play(
        Henryk={
            "health": 2, "collected": 5, "banked": 3, "trophies": {"kin": 2, "beast": 1}, "used": ["hunter_axe"],
            "also": ["cannon"],
        },
        Eileen={"collected": 1, "banked": 2}, Ludwig={},
    )  # fmt: skip
    play.round("green 2", **CLEAVERS)
    assert play.told_from("BB-10.02 hurt Henryk 2 0")[:4] == [
        "BB-10.02 hurt Henryk 2 0",
        "BB-16.02 dies Henryk 5",
        "BB-16.03 keeps_bank Henryk 3",
        "BB-10.02 hurt Eileen 2 6",
    ]
    assert [play.collected(name) for name in ALL] == [0, 2, 1]
    assert [play.banked(name) for name in ALL] == [3, 2, 0]
    assert play.happened("BB-12.01 escapes carrion_crows 5")  # 7 - 2: the lost echoes do not go to the monster
    assert play.trophies("Henryk") == {"kin": 2, "humanoid": 0, "beast": 1}
    play.round("dungeon garden_of_eyes", Henryk="decline")
    assert sorted(play.hand("Henryk")) == ["cannon", "hunter_pistol", "hunters_dream", "transform"]
    assert sorted(play.used("Henryk")) == ["hunter_axe", "saw_cleaver"]
    assert play.trophies("Henryk") == {"kin": 2, "humanoid": 0, "beast": 1}
    assert play.waits() == ALL


@pytest.mark.rule("BB-16.02")
def test_echoes_taken_this_very_round_are_lost_too() -> None:
    play = Play(Henryk={"health": 1, "collected": 2}, Eileen={}, Ludwig={})
    play.round("green 1", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-16.02 dies Henryk 3")
    assert play.collected("Henryk") == 0
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D25", "BB-11.09", "BB-16.04", "BB-10.06")
def test_a_hunter_killed_in_phase_four_makes_no_attack() -> None:
    play = Play(Henryk={}, Eileen={"health": 1}, Ludwig={})
    play.round("green 1", **CLEAVERS)
    assert play.told_from("BB-6.01 phase 5")[:5] == [
        "BB-6.01 phase 5",
        "BB-11.09 cannot_attack Eileen saw_cleaver",
        "BB-11.03 hits Henryk carrion_crows 1",
        "BB-11.03 hits Ludwig carrion_crows 1",
        "BB-6.01 phase 6",
    ]
    assert play.waits() == ["Eileen"]
    play.round("dungeon garden_of_eyes", Eileen="decline")
    assert play.happened("BB-16.04 returns Eileen")
    assert play.health("Eileen") == 8
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.02")
def test_a_dreamer_killed_in_the_dream_had_no_attack_to_lose() -> None:
    play = Play(Henryk={}, Eileen={"health": 1}, Ludwig={})
    play.round("green 2", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert play.happened("BB-11.02 no_attack Eileen hunters_dream")
    assert not play.happened("BB-11.09 cannot_attack Eileen hunters_dream")
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D25")
@pytest.mark.parametrize(("first", "taken"), [("Henryk", 0), ("Eileen", 1), ("Ludwig", 0)])
def test_an_instant_that_has_not_been_resolved_at_death_is_lost(first: str, taken: int) -> None:
    play = Play(
        position={"first": first}, Henryk={"also": ["molotov_cocktail"]}, Eileen={"health": 1, "banked": 1}, Ludwig={}
    )
    play.round("green 0", Henryk="molotov_cocktail", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert play.happened(f"BB-16.0{2 if taken else 1} dies Eileen {taken}")
    assert play.happened("BB-9.03 hits Eileen carrion_crows 1") == bool(taken)
    assert play.happened(f"BB-12.01 escapes carrion_crows {5 - taken}")
    assert [play.health(name) for name in ALL] == [8, 0, 7]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D25", "BB-D26")
def test_a_hunter_killed_in_phase_three_is_not_struck_by_the_monster_any_more() -> None:
    play = Play(Henryk={"also": ["molotov_cocktail"]}, Eileen={"health": 1}, Ludwig={})
    play.round("green 2", Henryk="molotov_cocktail", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert [line for line in play.told() if line.startswith("BB-10.02")] == [
        "BB-10.02 hurt Henryk 2 6",
        "BB-10.02 hurt Ludwig 2 5",
    ]
    assert play.facts("Eileen")["deaths"] == 1
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D26")
def test_a_dead_hunter_is_no_target() -> None:
    play = Play(
        Henryk={"also": ["molotov_cocktail"]}, Eileen={"health": 1, "collected": 4},
        Ludwig={"also": ["shaman_bone_blade"]},
    )  # fmt: skip
    play.choose(Henryk="molotov_cocktail", Eileen="saw_cleaver", Ludwig="shaman_bone_blade")
    assert play.offered("Ludwig") == ["hunter 1"]
    assert play.refused("Ludwig", "hunter 2") == "BB-D61"
    play.round("green 0", Ludwig="hunter 1")
    assert [play.health(name) for name in ALL] == [6, 0, 7]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D25")
def test_a_hunter_killed_by_the_own_weapon_in_phase_five_returns_in_phase_seven() -> None:
    play = Play(Henryk={"health": 2, "collected": 1, "also": ["logarius_wheel"]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-16.02 dies Henryk 5")
    assert play.collected("Henryk") == 0
    assert play.waits() == ["Henryk"]
    play.round("dungeon garden_of_eyes", Henryk="decline")
    assert play.health("Henryk") == 8
    assert play.waits() == ALL


@pytest.mark.rule("BB-D25", "BB-16.04")
def test_a_hunter_killed_by_an_escape_returns_in_phase_seven_of_the_same_round() -> None:
    play = Play(monster="rabid_dog", echoes=5, Henryk={"health": 2, "collected": 1}, Eileen={}, Ludwig={})
    play.round("yellow 0", **CLEAVERS)
    assert play.told_from("BB-12.03 hurt Henryk 2 0")[1] == "BB-16.02 dies Henryk 2"
    assert play.waits() == ["Henryk"]
    play.round("dungeon garden_of_eyes", Henryk="decline")
    assert play.health("Henryk") == 8
    assert play.waits() == ALL


@pytest.mark.rule("BB-D25", "BB-D26", "BB-D42", "BB-16.04", "BB-16.05", "BB-16.06", "BB-7.02")
def test_a_hunter_killed_at_the_end_of_the_round_sits_out_the_next_one() -> None:
    play = Play(
        monster="blood_starved_beast", echoes=20,
        Henryk={"health": 1, "collected": 2, "banked": 4}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("yellow 0", **CLEAVERS)
    assert play.happened("BB-16.02 dies Henryk 3")
    assert play.happened("BB-15.02 puts_away Henryk saw_cleaver")
    assert play.happened("BB-7.02 sits_out Henryk")
    assert play.used("Henryk") == ["saw_cleaver"]
    assert (play.health("Henryk"), play.collected("Henryk"), play.banked("Henryk")) == (0, 0, 4)
    assert play.waits() == ["Eileen", "Ludwig"]
    play.round("yellow 3", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert not play.happened("BB-10.02 hurt Henryk")
    assert not play.happened("BB-10.02 unharmed Henryk")
    assert not play.happened("BB-11.03 hits Henryk")
    assert play.told_from("BB-6.01 phase 7") == ["BB-6.01 phase 7", "BB-13.13 keeps_used Henryk"]
    assert play.waits() == ["Henryk"]
    assert play.table.questions[0].rule == "BB-16.06"
    play.round("upgrade cannon", Henryk="kirkhammer")
    assert play.health("Henryk") == 8
    assert play.used("Henryk") == ["saw_cleaver"]
    assert "kirkhammer" in play.hand("Henryk")
    assert play.facts("Henryk")["deaths"] == 1
    assert play.waits() == ALL


@pytest.mark.rule("BB-D25", "BB-D27")
def test_a_hunter_killed_by_a_reveal_sits_out_the_next_round() -> None:
    play = Play(Henryk={"health": 1, "collected": 2}, Eileen={}, Ludwig={})
    play.round("green 0", "dungeon beast_patient", **CLEAVERS)
    assert play.told_from("BB-15.04 marker Eileen") == [
        "BB-15.04 marker Eileen",
        "BB-3.01 appears beast_patient 4",
        "BB-18.05 more_echoes beast_patient 2",
        "BB-3.14 hurt Eileen 1 7",
        "BB-3.14 hurt Ludwig 1 7",
        "BB-3.14 hurt Henryk 1 0",
        "BB-16.02 dies Henryk 3",
        "BB-6.02 round 2 Eileen",
        "BB-6.01 phase 1",
        "BB-7.02 sits_out Henryk",
    ]
    assert play.waits() == ["Eileen", "Ludwig"]
    play.round("green 2", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert [play.health(name) for name in ALL] == [0, 5, 5]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D27")
def test_the_dream_of_the_past_round_does_not_protect_from_a_reveal() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("dungeon beast_patient", Henryk="decline")
    assert play.happened("BB-3.14 hurt Henryk 1 7")
    assert [play.health(name) for name in ALL] == [7, 7, 7]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D27")
def test_what_hampered_a_hunter_last_round_is_over() -> None:
    play = Play(monster="watchdog", echoes=50, Henryk={"also": ["blunderbuss"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="blunderbuss", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("red 0", Henryk="hunter 2")
    assert [play.collected(name) for name in ALL] == [1, 0, 1]
    play.round("red 0", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert [play.collected(name) for name in ALL] == [2, 2, 3]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D27")
def test_pistols_that_clashed_last_round_do_not_matter_in_the_next() -> None:
    play = Play(monster="watchdog", echoes=50, Henryk={}, Eileen={}, Ludwig={})
    play.round("red 0", Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    play.round("red 0", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_pistol")
    assert [play.collected(name) for name in ALL] == [1, 2, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D25", "BB-D34", "BB-16.04")
def test_a_round_in_which_everybody_is_out_of_action_passes_by() -> None:
    play = Play(Henryk={"health": 1}, Eileen={"health": 1}, Ludwig={"health": 1})
    play.round("green 0", "dungeon beast_patient", "green 2", **CLEAVERS)
    assert play.happened("BB-10.01 rolls Eileen")  # the dead first player still rolls
    assert play.happened("BB-12.01 escapes beast_patient 6")
    assert play.waits() == ["Eileen"]
    play.round(Eileen="decline")
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D34", "BB-14.02")
@pytest.mark.parametrize("card", ["hunters_dream", "saw_cleaver"])
def test_a_dreaming_or_dead_first_player_still_rolls_and_starts(card: str) -> None:
    play = Play(
        position={"first": "Eileen"},
        Henryk={"health": 1}, Eileen={"health": 1, "banked": 1}, Ludwig={"also": ["molotov_cocktail"]},
    )  # fmt: skip
    play.round("green 1", Henryk="saw_cleaver", Eileen=card, Ludwig="molotov_cocktail")
    assert play.happened("BB-10.01 rolls Eileen green 1")
    assert play.health("Eileen") == (1 if card == "hunters_dream" else 0)
    assert play.waits() == ["Eileen"]  # before Henryk, who is dead as well
    play.round(Eileen="decline")
    assert play.waits() == ["Henryk"]


# ---------------------------------------------------------------- effects of the cards of the dead


@pytest.mark.rule("BB-D43")
@pytest.mark.parametrize(("health", "suffered"), [(1, 2), (2, 1)])
def test_smoke_is_gone_with_the_hunter_who_laid_it(health: int, suffered: int) -> None:
    play = Play(Henryk={"health": health, "also": ["rosmarinus"]}, Eileen={"also": ["molotov_cocktail"]}, Ludwig={})
    play.round("green 2", Henryk="rosmarinus", Eileen="molotov_cocktail", Ludwig="saw_cleaver")
    assert play.health("Eileen") == 8 - suffered
    assert play.health("Ludwig") == 7 - suffered
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D43")
@pytest.mark.parametrize(("health", "trophies"), [(1, 0), (2, 2)])
def test_a_claim_dies_with_its_hunter(health: int, trophies: int) -> None:
    play = Play(
        echoes=2, Henryk={"health": health, "also": ["ritual_blood"]}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.given("green 1", *(["dungeon garden_of_eyes"] if trophies else []))
    play.choose(Henryk="ritual_blood", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert [play.trophies(name)["beast"] for name in ALL] == [trophies, 1, 1]
    assert play.waits() == (ALL if trophies else ["Henryk"])


@pytest.mark.rule("BB-D43")
def test_what_was_resolved_before_death_stands() -> None:
    play = Play(
        Henryk={"health": 1, "also": ["blunderbuss"]}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.choose(Henryk="blunderbuss", Eileen="hunter_axe", Ludwig="saw_cleaver")
    play.round("green 1", Henryk="hunter 2")
    assert play.health("Henryk") == 0
    assert [play.collected(name) for name in ALL] == [0, 0, 1]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D43")
@pytest.mark.parametrize(("health", "damage"), [(1, 4), (2, 2)])
def test_a_dead_hunters_weapon_no_longer_disturbs_the_holy_blade(health: int, damage: int) -> None:
    play = Play(
        Henryk={"also": ["ludwigs_holy_blade"]}, Eileen={"health": health}, Ludwig={"also": ["bold_hunters_mark"]}
    )
    play.given("green 1", *([] if health == 1 else ["dungeon garden_of_eyes"]))
    play.choose(Henryk="ludwigs_holy_blade", Eileen="saw_cleaver", Ludwig="bold_hunters_mark")
    assert play.happened(f"BB-11.03 hits Henryk carrion_crows {damage}")
    assert play.waits() == (["Eileen"] if health == 1 else ALL)


# ---------------------------------------------------------------- other laws about death and rest


@pytest.mark.rule("BB-18.04", "BB-D50")
@pytest.mark.parametrize(("banked", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_the_moon_presence_takes_banked_echoes_from_the_killed(banked: int, left: int) -> None:
    play = Play(final_boss="moon_presence", Henryk={"health": 1, "banked": banked}, Eileen={"banked": 4}, Ludwig={})
    play.round("green 1", **CLEAVERS)
    assert play.happened(f"BB-18.04 loses_banked Henryk {banked - left}") == (banked > 0)
    assert play.happened(f"BB-16.03 keeps_bank Henryk {left}") == (left > 0)
    assert [play.banked(name) for name in ALL] == [left, 4, 0]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-18.04", "BB-D50")
@pytest.mark.parametrize(("health", "rested"), [(1, 5), (3, 7), (4, 8), (6, 8)])
def test_under_the_wet_nurse_rest_restores_only_four(health: int, rested: int) -> None:
    play = Play(final_boss="mergos_wet_nurse", Henryk={"health": health}, Eileen={"health": 1}, Ludwig={})
    play.round("green 1", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round(Henryk="decline")
    assert play.happened(f"BB-13.11 rests Henryk {rested}")
    play.round("dungeon garden_of_eyes", Eileen="decline")
    assert play.happened("BB-16.05 rests Eileen 4")
    assert [play.health(name) for name in ALL] == [rested, 4, 7]
    assert play.waits() == ALL
