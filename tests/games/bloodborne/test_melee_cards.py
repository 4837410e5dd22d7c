"""The melee upgrades: what each does, what it does not do, and when."""

import pytest

from tests.games.bloodborne.kit import Play

NEXT = "dungeon garden_of_eyes"  # the next monster, which does nothing when it appears
ALL = ["Henryk", "Eileen", "Ludwig"]


def boards(play: Play) -> list[tuple[int, int, int]]:
    """Health, collected and banked echoes of everybody."""
    return [(play.health(name), play.collected(name), play.banked(name)) for name in play.names]


def blows(play: Play) -> list[str]:
    """What came of the attacks, in order."""
    return [line for line in play.told() if line.split()[1] in ("hits", "hits_air")]


# ---------------------------------------------------------------- every melee weapon


PLAIN = [
    ("kirkhammer", 4), ("stake_driver", 2), ("threaded_cane", 3), ("burial_blade", 2), ("logarius_wheel", 4),
    ("chikage", 2), ("tonitrus", 2), ("saw_spear", 2), ("blade_of_mercy", 2), ("beast_claw", 2),
]  # fmt: skip


@pytest.mark.rule("BB-11.03", "BB-14.07", "BB-0.03")
@pytest.mark.parametrize(("card", "damage"), [*PLAIN, ("ludwigs_holy_blade", 4), ("whirligig_saw", 2)])
def test_a_melee_upgrade_takes_its_damage_in_phase_5(card: str, damage: int) -> None:
    """Against an ordinary Humanoid, at full health, with one used card."""
    play = Play("bloody_crow", 6, Henryk={"used": ["hunter_axe"], "also": [card]}, Eileen={}, Ludwig={})
    play.round("red 0", Henryk=card, Eileen="hunters_dream", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-11.03 hits Henryk bloody_crow {damage}"]
    told = play.told()
    assert told.index("BB-6.01 phase 5") < told.index(blows(play)[0]) < told.index("BB-6.01 phase 6")
    assert play.collected("Henryk") == damage
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-14.12", "BB-8.06")
@pytest.mark.parametrize(("card", "damage"), [*PLAIN, ("ludwigs_holy_blade", 4), ("whirligig_saw", 2)])
def test_transform_brings_in_a_melee_upgrade_at_its_own_strength(card: str, damage: int) -> None:
    play = Play("bloody_crow", 6, Henryk={"used": ["hunter_axe"], "also": [card]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert play.waits() == ["Henryk"]
    assert play.offered("Henryk") == sorted(["saw_cleaver", "hunter_pistol", card])
    play.round("red 0", Henryk=card)
    assert blows(play) == [f"BB-11.03 hits Henryk bloody_crow {damage}"]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.09", "BB-10.06")
@pytest.mark.parametrize("card", [card for card, _ in PLAIN] + ["ludwigs_holy_blade", "whirligig_saw"])
def test_a_hunter_killed_in_phase_4_does_not_attack_whatever_the_weapon(card: str) -> None:
    hunter = {"health": 2, "collected": 5, "banked": 1, "also": [card]}
    play = Play("carrion_crows", 1, Henryk=hunter, Eileen={}, Ludwig={})
    play.round("green 2", Henryk=card, Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert f"BB-11.09 cannot_attack Henryk {card}" in play.told()
    assert blows(play) == ["BB-11.03 hits Ludwig carrion_crows 1"]
    assert boards(play) == [(0, 0, 1), (7, 0, 0), (6, 1, 0)]
    assert play.trophies("Henryk") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.waits() == ["Henryk"]


LATE = [card for card, _ in PLAIN if card != "blade_of_mercy"] + ["ludwigs_holy_blade", "whirligig_saw"]


@pytest.mark.rule("BB-11.05", "BB-17.01")
@pytest.mark.parametrize("card", LATE)
def test_a_melee_upgrade_finds_nothing_on_a_monster_already_dead(card: str) -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"collected": 3, "also": [card]}, Ludwig={})
    play.round("green 0", Henryk="hunter_axe", Eileen=card, Ludwig="hunters_dream")
    assert blows(play) == ["BB-11.03 hits Henryk carrion_crows 2", f"BB-11.05 hits_air Eileen {card}"]
    assert (play.collected("Eileen"), play.banked("Eileen")) == (3, 0)
    assert (play.trophies("Henryk")["beast"], play.trophies("Eileen")["beast"]) == (1, 0)
    assert play.waits() == ["Ludwig"]


# ---------------------------------------------------------------- Kirkhammer: after all others


@pytest.mark.rule("BB-11.01", "BB-11.05", "BB-D50")
@pytest.mark.parametrize("first", ALL)
def test_the_kirkhammer_strikes_after_all_others_whoever_is_first(first: str) -> None:
    play = Play("carrion_crows", 5, position={"first": first}, Henryk={"also": ["kirkhammer"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="kirkhammer", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert blows(play)[2] == "BB-11.04 hits Henryk carrion_crows 2"
    assert [play.collected(name) for name in ALL] == [2, 2, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.05", "BB-17.01")
def test_the_kirkhammer_comes_too_late_if_the_others_kill_the_monster() -> None:
    play = Play("carrion_crows", 3, Henryk={"also": ["kirkhammer"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="kirkhammer", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert blows(play) == [
        "BB-11.03 hits Eileen carrion_crows 2",
        "BB-11.03 hits Ludwig carrion_crows 1",
        "BB-11.05 hits_air Henryk kirkhammer",
    ]
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 1, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.01")
@pytest.mark.parametrize(("first", "order"), [("Henryk", ["Henryk", "Ludwig"]), ("Eileen", ["Ludwig", "Henryk"])])
def test_two_kirkhammers_keep_turn_order_among_themselves(first: str, order: list[str]) -> None:
    also = {"also": ["kirkhammer"]}
    play = Play("carrion_crows", 6, position={"first": first}, Henryk=also, Eileen={}, Ludwig=also)
    play.round("green 0", NEXT, Henryk="kirkhammer", Eileen="saw_cleaver", Ludwig="kirkhammer")
    assert [line.split()[2] for line in blows(play)] == ["Eileen", *order]
    assert [play.collected(name) for name in order] == [4, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-8.06")
def test_a_kirkhammer_brought_in_by_transform_is_still_last() -> None:
    play = Play("carrion_crows", 3, Henryk={"also": ["kirkhammer"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunter_axe", Ludwig="saw_cleaver")
    play.round("green 0", NEXT, Henryk="kirkhammer")
    assert [line.split()[2] for line in blows(play)] == ["Eileen", "Ludwig", "Henryk"]
    assert play.collected("Henryk") == 0
    assert play.waits() == ALL


# ---------------------------------------------------------------- Blade of Mercy: before all others


@pytest.mark.rule("BB-11.01", "BB-D50")
@pytest.mark.parametrize("first", ALL)
def test_the_blade_of_mercy_strikes_before_all_others_whoever_is_first(first: str) -> None:
    play = Play(
        "carrion_crows", 3, position={"first": first}, Henryk={}, Eileen={}, Ludwig={"also": ["blade_of_mercy"]}
    )
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="blade_of_mercy")
    assert blows(play)[0] == "BB-11.03 hits Ludwig carrion_crows 2"
    assert [line.split()[2] for line in blows(play)[1:]] == (
        ["Eileen", "Henryk"] if first == "Eileen" else ["Henryk", "Eileen"]
    )
    assert play.collected("Ludwig") == 2
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.01")
def test_blades_of_mercy_then_the_others_then_kirkhammers() -> None:
    play = Play(
        "carrion_crows", 20, position={"first": "Eileen"}, Henryk={"also": ["blade_of_mercy"]},
        Eileen={"also": ["kirkhammer"]}, Ludwig={"also": ["threaded_cane"]}, Maria={"also": ["blade_of_mercy"]},
    )  # fmt: skip
    play.round(
        "green 0", NEXT, Henryk="blade_of_mercy", Eileen="kirkhammer", Ludwig="threaded_cane", Maria="blade_of_mercy"
    )
    assert blows(play) == [
        "BB-11.03 hits Maria carrion_crows 2",
        "BB-11.03 hits Henryk carrion_crows 2",
        "BB-11.03 hits Ludwig carrion_crows 3",
        "BB-11.03 hits Eileen carrion_crows 4",
    ]
    assert play.waits() == ["Henryk", "Eileen", "Ludwig", "Maria"]


@pytest.mark.rule("BB-8.06")
def test_a_blade_of_mercy_brought_in_by_transform_is_still_first() -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={}, Ludwig={"also": ["blade_of_mercy"]})
    play.choose(Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="transform")
    play.round("green 0", NEXT, Ludwig="blade_of_mercy")
    assert [play.collected(name) for name in ALL] == [0, 0, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-6.01", "BB-9.03")
def test_the_blade_of_mercy_is_no_instant() -> None:
    play = Play("carrion_crows", 1, Henryk={"also": ["blade_of_mercy"]}, Eileen={}, Ludwig={})
    play.round(NEXT, Henryk="blade_of_mercy", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert blows(play) == ["BB-9.03 hits Eileen carrion_crows 1"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.15")
def test_the_blade_of_mercy_meets_what_awaits_the_first_to_attack() -> None:
    play = Play("yharnam_huntsman", 4, Henryk={}, Eileen={}, Ludwig={"also": ["blade_of_mercy"]})
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="blade_of_mercy")
    assert boards(play) == [(8, 1, 0), (8, 1, 0), (7, 2, 0)]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Stake Driver: against bosses


@pytest.mark.rule("BB-11.03", "BB-D50")
@pytest.mark.parametrize(
    ("monster", "die", "damage"),
    [
        ("carrion_crows", "green 0", 2), ("bloody_crow", "red 0", 2), ("garden_of_eyes", "yellow 0", 2),
        ("vicar_amelia", "red 0", 4), ("cleric_beast", "yellow 0", 4), ("watchdog", "red 0", 4),
        ("gehrman", "yellow 0", 4), ("ebrietas", "red 0", 4),
    ],
)  # fmt: skip
def test_the_stake_driver_hits_bosses_and_final_bosses_harder(monster: str, die: str, damage: int) -> None:
    play = Play(monster, 12, final_boss="rom", Henryk={"also": ["stake_driver"]}, Eileen={}, Ludwig={})
    play.round(die, Henryk="stake_driver", Eileen="hunter_axe", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-11.03 hits Henryk {monster} {damage}", f"BB-11.03 hits Eileen {monster} 2"]
    assert play.waits() == ["Ludwig"]


# ---------------------------------------------------------------- Burial Blade: banks with the last echo


@pytest.mark.rule("BB-20.02", "BB-13.06")
@pytest.mark.parametrize(("before", "banked"), [(0, 2), (1, 3), (2, 3), (7, 3)])
def test_the_burial_blade_banks_up_to_three_echoes_when_it_kills(before: int, banked: int) -> None:
    hunter = {"collected": before, "banked": 5, "also": ["burial_blade"]}
    play = Play("carrion_crows", 2, Henryk=hunter, Eileen={"collected": 4}, Ludwig={"collected": 4})
    play.round("green 0", NEXT, Henryk="burial_blade", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    told = play.told()
    assert f"BB-20.02 banks Henryk {banked}" in told
    assert told.index("BB-11.10 slain carrion_crows Henryk") < told.index(f"BB-20.02 banks Henryk {banked}")
    assert boards(play) == [(8, before + 2 - banked, 5 + banked), (8, 4, 0), (8, 4, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-20.02")
def test_the_burial_blade_banks_nothing_if_an_echo_is_left() -> None:
    play = Play("carrion_crows", 3, Henryk={"collected": 4, "also": ["burial_blade"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="burial_blade", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-11.10 slain carrion_crows Eileen" in play.told()
    assert boards(play) == [(8, 6, 0), (8, 1, 0), (8, 0, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.04", "BB-20.02")
def test_the_burial_blade_banks_with_a_smaller_last_blow_too() -> None:
    play = Play("carrion_crows", 1, Henryk={"also": ["burial_blade"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="burial_blade", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert blows(play)[0] == "BB-11.04 hits Henryk carrion_crows 1"
    assert boards(play) == [(8, 0, 1), (8, 0, 0), (8, 0, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D57", "BB-20.02")
def test_the_burial_blade_banks_nothing_on_a_monster_somebody_else_killed() -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"collected": 4, "also": ["burial_blade"]}, Ludwig={})
    play.round("green 0", NEXT, Henryk="hunter_axe", Eileen="burial_blade", Ludwig="saw_cleaver")
    assert boards(play) == [(8, 2, 0), (8, 4, 0), (8, 0, 0)]
    assert not play.happened("BB-20.02")
    assert play.waits() == ALL


@pytest.mark.rule("BB-D29")
def test_the_burial_blade_that_ends_the_game_says_nothing_more() -> None:
    play = Play("gehrman", 2, Henryk={"collected": 1, "also": ["burial_blade"]}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="burial_blade", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert not play.happened("BB-20.02")
    assert "BB-19.02 banks Henryk 3" in play.told()
    assert play.table.over
    assert play.waits() == []


# ---------------------------------------------------------------- Ludwig's Holy Blade: alone


@pytest.mark.rule("BB-11.03", "BB-D60")
@pytest.mark.parametrize(
    ("other", "damage"),
    [
        ("hunter_axe", 2), ("saw_cleaver", 2), ("hunter_pistol", 4), ("hunters_dream", 4), ("blood_vial", 4),
        ("rosmarinus", 4), ("ludwigs_holy_blade", 2),
    ],
)  # fmt: skip
@pytest.mark.parametrize("first", ["Henryk", "Eileen"])
def test_the_holy_blade_is_stronger_without_another_melee_weapon(first: str, other: str, damage: int) -> None:
    play = Play(
        "carrion_crows", 20, position={"first": first}, Henryk={"also": ["ludwigs_holy_blade"]},
        Eileen={"also": ["blood_vial", "rosmarinus", "ludwigs_holy_blade"]}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", Henryk="ludwigs_holy_blade", Eileen=other, Ludwig="hunters_dream")
    assert f"BB-11.03 hits Henryk carrion_crows {damage}" in play.told()
    assert play.waits() == ["Eileen" if other == "hunters_dream" else "Ludwig"]


@pytest.mark.rule("BB-8.06")
@pytest.mark.parametrize(("weapon", "damage"), [("saw_cleaver", 2), ("hunter_pistol", 4)])
def test_a_weapon_from_transform_counts_against_the_holy_blade(weapon: str, damage: int) -> None:
    play = Play("carrion_crows", 20, Henryk={"also": ["ludwigs_holy_blade"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="ludwigs_holy_blade", Eileen="transform", Ludwig="hunters_dream")
    play.round("green 0", Eileen=weapon)
    assert f"BB-11.03 hits Henryk carrion_crows {damage}" in play.told()
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D43")
def test_the_melee_weapon_of_a_killed_hunter_does_not_count_against_the_holy_blade() -> None:
    play = Play("carrion_crows", 20, Henryk={"also": ["ludwigs_holy_blade"]}, Eileen={"health": 1}, Ludwig={})
    play.round("green 1", Henryk="ludwigs_holy_blade", Eileen="hunter_axe", Ludwig="hunters_dream")
    assert "BB-11.03 hits Henryk carrion_crows 4" in play.told()
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.03")
def test_one_melee_weapon_among_several_others_is_enough_against_the_holy_blade() -> None:
    blade = {"also": ["ludwigs_holy_blade"]}
    play = Play("carrion_crows", 20, Henryk=blade, Eileen={}, Ludwig={}, Maria={})
    play.round(
        "green 0", Henryk="ludwigs_holy_blade", Eileen="hunters_dream", Ludwig="hunter_pistol", Maria="saw_cleaver"
    )
    assert "BB-11.03 hits Henryk carrion_crows 2" in play.told()
    assert play.waits() == ["Eileen"]


# ---------------------------------------------------------------- Logarius' Wheel: costs health after the attack


@pytest.mark.rule("BB-D57", "BB-16.01")
@pytest.mark.parametrize(("health", "left"), [(8, 6), (3, 1)])
def test_the_wheel_hurts_its_hunter_after_the_attack_and_nobody_else(health: int, left: int) -> None:
    hunter = {"health": health, "also": ["logarius_wheel"]}
    play = Play("carrion_crows", 7, Henryk=hunter, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    told = play.told()
    hit, hurt = "BB-11.03 hits Henryk carrion_crows 4", f"BB-D57 hurt Henryk 2 {left}"
    assert told.index(hit) + 1 == told.index(hurt)
    assert boards(play) == [(left, 4, 0), (8, 1, 0), (8, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-16.02", "BB-16.03", "BB-D25")
@pytest.mark.parametrize("health", [2, 1])
def test_the_wheel_can_kill_its_hunter_who_loses_what_it_took(health: int) -> None:
    hunter = {"health": health, "collected": 3, "banked": 6, "also": ["logarius_wheel"]}
    play = Play("carrion_crows", 7, Henryk=hunter, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-16.02 dies Henryk 7" in play.told()
    assert boards(play) == [(0, 0, 6), (8, 1, 0), (8, 1, 0)]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D55", "BB-16.08")
def test_a_hunter_killed_by_the_own_wheel_keeps_the_trophy_of_the_kill() -> None:
    play = Play("carrion_crows", 4, Henryk={"health": 2, "also": ["logarius_wheel"]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    told = play.told()
    assert told.index("BB-11.11 trophy Henryk beast 1") < told.index("BB-16.02 dies Henryk 4")
    assert play.trophies("Henryk") == {"kin": 0, "humanoid": 0, "beast": 1}
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D57")
def test_the_wheel_hurts_even_if_the_monster_is_already_dead() -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"also": ["logarius_wheel"]}, Ludwig={})
    play.round("green 0", NEXT, Henryk="hunter_axe", Eileen="logarius_wheel", Ludwig="saw_cleaver")
    told = play.told()
    assert told.index("BB-11.05 hits_air Eileen logarius_wheel") + 1 == told.index("BB-D57 hurt Eileen 2 6")
    assert boards(play) == [(8, 2, 0), (6, 0, 0), (8, 0, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.04")
def test_the_wheel_costs_nothing_if_there_is_no_phase_5() -> None:
    play = Play("carrion_crows", 1, Henryk={"also": ["logarius_wheel"]}, Eileen={}, Ludwig={})
    play.round(NEXT, Henryk="logarius_wheel", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert boards(play) == [(8, 0, 0), (8, 1, 0), (8, 0, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D29")
def test_the_wheel_that_kills_the_final_boss_costs_nothing() -> None:
    play = Play("gehrman", 4, Henryk={"health": 2, "also": ["logarius_wheel"]}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert boards(play)[0] == (2, 0, 4)
    assert play.table.over


@pytest.mark.rule("BB-D26", "BB-11.09")
def test_a_hunter_killed_by_first_blood_neither_attacks_nor_turns_the_wheel() -> None:
    play = Play("amygdala", 11, Henryk={"health": 2, "also": ["logarius_wheel"]}, Eileen={}, Ludwig={})
    play.round("red 0", Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-3.12 hurt Henryk 2 0" in play.told()
    assert blows(play) == ["BB-11.03 hits Eileen amygdala 1", "BB-11.03 hits Ludwig amygdala 1"]
    assert not play.happened("BB-D57")
    assert boards(play) == [(0, 0, 0), (8, 1, 0), (8, 1, 0)]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D26")
def test_a_hunter_killed_by_thorns_is_not_hurt_by_the_wheel_as_well() -> None:
    play = Play("winter_lantern", 6, Henryk={"health": 1, "also": ["logarius_wheel"]}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-3.15 hurt Henryk 1 0" in play.told()
    assert not play.happened("BB-D57")
    assert play.facts("Henryk")["deaths"] == 1
    assert play.waits() == ["Henryk"]


# ---------------------------------------------------------------- Chikage: while hurt


@pytest.mark.rule("BB-11.03", "BB-6.01")
@pytest.mark.parametrize(
    ("health", "die", "damage"),
    [(8, "green 0", 2), (5, "green 0", 2), (4, "green 0", 4), (3, "green 0", 4), (1, "green 0", 4),
     (6, "green 1", 2), (5, "green 1", 4), (6, "green 2", 4)],
)  # fmt: skip
def test_the_chikage_is_stronger_at_four_health_or_less_after_the_monsters_attack(
    health: int, die: str, damage: int
) -> None:
    hunter = {"health": health, "also": ["chikage"]}
    play = Play("carrion_crows", 7, Henryk=hunter, Eileen={"health": 5}, Ludwig={"health": 5})
    play.round(die, NEXT, Henryk="chikage", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert blows(play)[0] == f"BB-11.03 hits Henryk carrion_crows {damage}"
    assert [play.collected(name) for name in ALL] == [damage, 1, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.03")
def test_the_chikage_looks_only_at_its_own_hunters_health() -> None:
    play = Play("carrion_crows", 7, Henryk={"also": ["chikage"]}, Eileen={"health": 2}, Ludwig={"health": 2})
    play.round("green 0", NEXT, Henryk="chikage", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert [play.collected(name) for name in ALL] == [2, 1, 1]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Tonitrus and Saw Spear: against one type


@pytest.mark.rule("BB-11.03", "BB-D50")
@pytest.mark.parametrize(
    ("monster", "die", "tonitrus", "saw_spear"),
    [
        ("garden_of_eyes", "yellow 0", 4, 2),
        ("bloody_crow", "red 0", 2, 2),
        ("carrion_crows", "green 0", 2, 4),
        ("watchdog", "red 0", 4, 4),  # Kin and Beast
        ("vicar_amelia", "red 0", 4, 2),  # Kin and Humanoid
        ("cleric_beast", "yellow 0", 2, 4),  # Humanoid and Beast
        ("gehrman", "yellow 0", 4, 4),
    ],
)
def test_tonitrus_and_saw_spear_are_stronger_against_their_type(
    monster: str, die: str, tonitrus: int, saw_spear: int
) -> None:
    play = Play(monster, 20, Henryk={"also": ["tonitrus"]}, Eileen={"also": ["saw_spear"]}, Ludwig={})
    play.round(die, Henryk="tonitrus", Eileen="saw_spear", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-11.03 hits Henryk {monster} {tonitrus}", f"BB-11.03 hits Eileen {monster} {saw_spear}"]
    assert play.waits() == ["Ludwig"]


# ---------------------------------------------------------------- Beast Claw and Whirligig Saw: the used pile


PILE = ["hunter_axe", "saw_cleaver", "hunter_pistol", "transform", "kirkhammer"]


@pytest.mark.rule("BB-11.03", "BB-D50")
@pytest.mark.parametrize(("used", "claw", "saw"), [(0, 1, 4), (1, 2, 2), (2, 3, 2), (3, 4, 2), (4, 4, 2), (5, 4, 2)])
def test_the_claw_grows_with_the_used_pile_and_the_saw_wants_it_empty(used: int, claw: int, saw: int) -> None:
    pile = PILE[:used]
    play = Play(
        "carrion_crows", 20, Henryk={"used": pile, "also": ["beast_claw"]},
        Eileen={"used": pile, "also": ["whirligig_saw"]}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", Henryk="beast_claw", Eileen="whirligig_saw", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-11.03 hits Henryk carrion_crows {claw}", f"BB-11.03 hits Eileen carrion_crows {saw}"]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-15.02", "BB-15.09")
def test_a_transform_still_in_play_is_no_used_card_for_claw_and_saw() -> None:
    play = Play(
        "carrion_crows", 20, Henryk={"also": ["beast_claw"]}, Eileen={"also": ["whirligig_saw"]}, Ludwig={}
    )  # fmt: skip
    play.choose(Henryk="transform", Eileen="transform", Ludwig="hunters_dream")
    play.round("green 0", Henryk="beast_claw", Eileen="whirligig_saw")
    assert blows(play) == ["BB-11.03 hits Henryk carrion_crows 1", "BB-11.03 hits Eileen carrion_crows 4"]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-11.03")
def test_claw_and_saw_look_only_at_their_own_hunters_used_pile() -> None:
    play = Play(
        "carrion_crows", 20, Henryk={"also": ["beast_claw"]}, Eileen={"also": ["whirligig_saw"]}, Ludwig={"used": PILE}
    )  # fmt: skip
    play.round("green 0", Henryk="beast_claw", Eileen="whirligig_saw", Ludwig="hunters_dream")
    assert blows(play) == ["BB-11.03 hits Henryk carrion_crows 1", "BB-11.03 hits Eileen carrion_crows 4"]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-13.07")
def test_the_saw_is_strong_again_when_the_dream_has_emptied_the_used_pile() -> None:
    play = Play("vicar_amelia", 20, Henryk={"used": ["hunter_axe"], "also": ["whirligig_saw"]}, Eileen={}, Ludwig={})
    play.round("red 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.choose(Henryk="decline")
    play.round("red 0", Henryk="whirligig_saw", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert "BB-11.03 hits Henryk vicar_amelia 4" in play.told()
    assert play.waits() == ALL
