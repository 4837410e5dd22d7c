"""The ranged upgrades: what each does, what it does not do, and when."""

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


def throw(total: int) -> list[str]:
    """Faces of the green die that add up to this total."""
    return ["green 0"] if total == 0 else ["green 1+"] * (total - 1) + ["green 1"]


# ---------------------------------------------------------------- every ranged weapon


SLOW = [("repeating_pistol", 1), ("flamesprayer", 1), ("rosmarinus", 2), ("cannon", 2), ("rifle_spear", 2)]


@pytest.mark.rule("BB-11.03", "BB-14.07", "BB-D52")
@pytest.mark.parametrize(("card", "damage"), [*SLOW, ("blunderbuss", 1)])
def test_most_ranged_upgrades_attack_in_phase_5(card: str, damage: int) -> None:
    play = Play("carrion_crows", 7, Henryk={"also": [card]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk=card, Eileen="hunters_dream", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-11.03 hits Henryk carrion_crows {damage}"]
    told = play.told()
    assert told.index("BB-6.01 phase 5") < told.index(blows(play)[0]) < told.index("BB-6.01 phase 6")
    assert boards(play) == [(8, damage, 0), (8, 0, 0), (8, 0, 0)]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-9.03", "BB-11.08")
@pytest.mark.parametrize(("card", "damage"), [("ludwigs_rifle", 2), ("evelyn", 1)])
def test_the_rifle_and_the_evelyn_strike_in_phase_3_and_not_again(card: str, damage: int) -> None:
    play = Play("carrion_crows", 7, Henryk={"also": [card]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk=card, Eileen="hunters_dream", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-9.03 hits Henryk carrion_crows {damage}"]
    told = play.told()
    assert told.index("BB-6.01 phase 3") < told.index(blows(play)[0]) < told.index("BB-6.01 phase 4")
    assert f"BB-11.08 no_attack Henryk {card}" in told
    assert boards(play) == [(8, damage, 0), (8, 0, 0), (8, 0, 0)]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-14.12", "BB-8.06")
@pytest.mark.parametrize(
    ("card", "line"),
    [(card, f"BB-11.03 hits Henryk carrion_crows {damage}") for card, damage in [*SLOW, ("blunderbuss", 1)]]
    + [("ludwigs_rifle", "BB-9.03 hits Henryk carrion_crows 2"), ("evelyn", "BB-9.03 hits Henryk carrion_crows 1")],
)
def test_transform_brings_in_a_ranged_upgrade(card: str, line: str) -> None:
    play = Play("carrion_crows", 7, Henryk={"also": [card]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunters_dream", Ludwig="hunters_dream")
    play.round("green 0", Henryk=card)
    assert blows(play) == [line]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.05", "BB-D57")
@pytest.mark.parametrize("card", [card for card, _ in SLOW])
def test_a_ranged_upgrade_finds_nothing_on_a_monster_killed_in_phase_5(card: str) -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"also": [card]}, Ludwig={"collected": 3})
    play.round("green 0", Henryk="hunter_axe", Eileen=card, Ludwig="hunters_dream")
    assert blows(play) == ["BB-11.03 hits Henryk carrion_crows 2", f"BB-11.05 hits_air Eileen {card}"]
    assert play.collected("Eileen") == 0
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-9.07", "BB-D22")
@pytest.mark.parametrize(("card", "taken"), [("repeating_pistol", 1), ("ludwigs_rifle", 2)])
def test_only_hunter_pistols_clash(card: str, taken: int) -> None:
    also = {"also": [card]}
    play = Play("carrion_crows", 9, Henryk=also, Eileen=also, Ludwig={}, Maria={})
    play.round("green 0", Henryk=card, Eileen=card, Ludwig="hunter_pistol", Maria="hunters_dream")
    assert [play.collected(name) for name in play.names] == [taken, taken, 1, 0]
    assert not play.happened("BB-9.07")
    assert play.waits() == ["Maria"]


# ---------------------------------------------------------------- Repeating Pistol: protects its hunter


@pytest.mark.rule("BB-D51", "BB-10.02")
@pytest.mark.parametrize(("total", "calmer", "left"), [(0, 0, 8), (1, 1, 8), (2, 2, 8), (3, 2, 7), (5, 2, 5)])
def test_the_repeating_pistol_takes_two_off_the_monsters_attack(total: int, calmer: int, left: int) -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"also": ["repeating_pistol"]}, Ludwig={})
    play.round(*throw(total), NEXT, Henryk="hunter_axe", Eileen="repeating_pistol", Ludwig="saw_cleaver")
    told = play.told()
    assert [line for line in told if "calmer" in line] == ([f"BB-D51 calmer Eileen {calmer}"] if calmer else [])
    assert ("BB-10.02 unharmed Eileen" in told) == (total <= 2)
    assert (f"BB-10.02 hurt Eileen {total - 2} {left}" in told) == (total > 2)
    assert boards(play) == [(8 - total, 2, 0), (left, 1, 0), (8 - total, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-8.06", "BB-D51")
def test_a_repeating_pistol_from_transform_protects_as_well() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"also": ["repeating_pistol"]}, Ludwig={})
    play.choose(Henryk="hunter_axe", Eileen="transform", Ludwig="saw_cleaver")
    play.round(*throw(3), NEXT, Eileen="repeating_pistol")
    assert [play.health(name) for name in ALL] == [5, 7, 5]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.01")
def test_the_repeating_pistol_does_not_protect_from_other_hunters() -> None:
    play = Play(
        "carrion_crows", 7, Henryk={"also": ["shaman_bone_blade"]}, Eileen={"also": ["repeating_pistol"]}, Ludwig={}
    )
    play.given("green 0", NEXT)
    play.choose(Henryk="shaman_bone_blade", Eileen="repeating_pistol", Ludwig="saw_cleaver")
    play.choose(Henryk="hunter 2")
    assert "BB-9.01 hurt Eileen 2 6" in play.told()
    assert [play.health(name) for name in ALL] == [8, 6, 8]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.03")
def test_the_repeating_pistol_does_not_protect_from_an_escaping_monster() -> None:
    play = Play("rabid_dog", 7, Henryk={}, Eileen={"also": ["repeating_pistol"]}, Ludwig={})
    play.round("yellow 0", NEXT, Henryk="hunter_axe", Eileen="repeating_pistol", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [6, 6, 6]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Ludwig's Rifle: two Instant damage


@pytest.mark.rule("BB-9.04", "BB-9.05", "BB-D02")
def test_the_rifle_can_kill_before_the_monster_strikes() -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"also": ["ludwigs_rifle"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_axe", Eileen="ludwigs_rifle", Ludwig="saw_cleaver")
    assert "BB-9.05 slain carrion_crows Eileen" in play.told()
    assert boards(play) == [(8, 0, 0), (8, 2, 0), (8, 0, 0)]
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 1, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.02", "BB-11.04", "BB-11.05")
@pytest.mark.parametrize(
    ("first", "lines"),
    [
        ("Henryk", ["BB-9.03 hits Henryk carrion_crows 2", "BB-11.04 hits Ludwig carrion_crows 1"]),
        ("Eileen", ["BB-9.03 hits Ludwig carrion_crows 2", "BB-11.04 hits Henryk carrion_crows 1"]),
    ],
)
def test_rifles_shoot_in_turn_order(first: str, lines: list[str]) -> None:
    also = {"also": ["ludwigs_rifle"]}
    play = Play("carrion_crows", 3, position={"first": first}, Henryk=also, Eileen={}, Ludwig=also)
    play.round(NEXT, Henryk="ludwigs_rifle", Eileen="hunter_axe", Ludwig="ludwigs_rifle")
    assert blows(play) == lines
    assert play.waits() == ALL


@pytest.mark.rule("BB-D03", "BB-D52", "BB-11.05")
def test_the_rifle_has_no_second_chance_when_the_monster_is_dead() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["ludwigs_rifle"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="ludwigs_rifle", Ludwig="saw_cleaver")
    assert blows(play) == ["BB-9.03 hits Henryk carrion_crows 1", "BB-11.05 hits_air Eileen ludwigs_rifle"]
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Blunderbuss: hampers a melee weapon


@pytest.mark.rule("BB-D61", "BB-D60", "BB-9.01")
def test_the_blunderbuss_may_be_aimed_only_at_other_hunters_with_a_melee_weapon_in_play() -> None:
    play = Play(
        Henryk={"also": ["blunderbuss"]}, Eileen={}, Ludwig={}, Maria={}, Djura={},
    )  # fmt: skip
    play.choose(
        Henryk="blunderbuss", Eileen="hunter_axe", Ludwig="hunter_pistol", Maria="hunters_dream", Djura="transform"
    )
    play.choose(Djura="saw_cleaver")
    assert play.waits() == ["Henryk"]
    assert play.asked("Henryk") == "target"
    assert play.offered("Henryk") == ["hunter 2", "hunter 5"]
    for seat in ("hunter 1", "hunter 3", "hunter 4"):
        assert play.refused("Henryk", seat) == "BB-D61"
    assert play.refused("Eileen", "hunter 2") == ""
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D26", "BB-D61")
def test_the_blunderbuss_finds_no_target_without_a_melee_weapon_in_play() -> None:
    play = Play("carrion_crows", 7, Henryk={"also": ["blunderbuss"]}, Eileen={}, Ludwig={"health": 0})
    play.round("green 0", Henryk="blunderbuss", Eileen="hunter_pistol")
    assert "BB-D61 no_target Henryk blunderbuss" in play.told()
    assert [play.collected(name) for name in ALL] == [1, 1, 0]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-5.03", "BB-D19", "BB-D52")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("saw_cleaver", "BB-11.06 hits_air Eileen saw_cleaver"),
        ("hunter_axe", "BB-11.06 hits_air Eileen hunter_axe"),
        ("threaded_cane", "BB-11.03 hits Eileen carrion_crows 1"),
        ("kirkhammer", "BB-11.03 hits Eileen carrion_crows 2"),
        ("saw_spear", "BB-11.03 hits Eileen carrion_crows 2"),
    ],
)
def test_the_blunderbuss_takes_two_off_the_chosen_melee_weapon(card: str, line: str) -> None:
    play = Play(
        "carrion_crows", 20, Henryk={"also": ["blunderbuss"]},
        Eileen={"also": ["threaded_cane", "kirkhammer", "saw_spear"]}, Ludwig={},
    )  # fmt: skip
    play.given("green 0", NEXT)
    play.choose(Henryk="blunderbuss", Eileen=card, Ludwig="hunter_axe")
    play.choose(Henryk="hunter 2")
    assert play.told()[0] == f"BB-5.03 hampers Henryk Eileen {card}"
    assert line in play.told()
    assert play.collected("Henryk") == 1
    assert play.collected("Ludwig") == 2
    assert play.waits() == ALL


@pytest.mark.rule("BB-5.03")
def test_two_blunderbusses_on_one_weapon_take_four() -> None:
    also = {"also": ["blunderbuss"]}
    play = Play(
        "carrion_crows", 7, Henryk=also, Eileen=also, Ludwig={"also": ["kirkhammer"]}, Maria={"also": ["saw_spear"]}
    )
    play.given("green 0", NEXT)
    play.choose(Henryk="blunderbuss", Eileen="blunderbuss", Ludwig="kirkhammer", Maria="saw_spear")
    play.choose(Henryk="hunter 3")
    assert play.waits() == ["Eileen"]
    play.choose(Eileen="hunter 3")
    assert [play.collected(name) for name in play.names] == [1, 1, 0, 4]
    assert "BB-11.06 hits_air Ludwig kirkhammer" in play.told()
    assert play.waits() == ["Henryk", "Eileen", "Ludwig", "Maria"]


@pytest.mark.rule("BB-11.06", "BB-17.01")
def test_a_weapon_hampered_to_nothing_earns_no_trophy() -> None:
    play = Play("carrion_crows", 3, Henryk={"also": ["blunderbuss"]}, Eileen={}, Ludwig={})
    play.given("green 0", NEXT)
    play.choose(Henryk="blunderbuss", Eileen="hunter_axe", Ludwig="hunter_axe")
    play.choose(Henryk="hunter 2")
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D27")
def test_the_hampering_ends_with_the_round() -> None:
    play = Play("vicar_amelia", 10, Henryk={"also": ["blunderbuss"]}, Eileen={"also": ["hunter_axe"]}, Ludwig={})
    play.given("red 0")
    play.choose(Henryk="blunderbuss", Eileen="hunter_axe", Ludwig="saw_cleaver")
    play.choose(Henryk="hunter 2")
    assert [play.collected(name) for name in ALL] == [1, 0, 1]
    play.round("red 0", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert [play.collected(name) for name in ALL] == [2, 2, 3]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43")
def test_the_hampering_stands_when_its_author_is_killed_afterwards() -> None:
    play = Play("carrion_crows", 7, Henryk={"health": 1, "also": ["blunderbuss"]}, Eileen={}, Ludwig={})
    play.given("green 1")
    play.choose(Henryk="blunderbuss", Eileen="hunter_axe", Ludwig="hunter_axe")
    play.choose(Henryk="hunter 3")
    assert "BB-11.09 cannot_attack Henryk blunderbuss" in play.told()
    assert boards(play) == [(0, 0, 0), (7, 2, 0), (7, 0, 0)]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D03", "BB-9.04")
def test_the_blunderbuss_is_aimed_even_if_the_monster_is_dead() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["blunderbuss"]}, Ludwig={})
    play.given(NEXT)
    play.choose(Henryk="hunter_pistol", Eileen="blunderbuss", Ludwig="hunter_axe")
    assert play.waits() == ["Eileen"]
    assert play.offered("Eileen") == ["hunter 3"]
    play.choose(Eileen="hunter 3")
    assert boards(play) == [(8, 1, 0), (8, 0, 0), (8, 0, 0)]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Evelyn: steals one echo


@pytest.mark.rule("BB-D49", "BB-D60", "BB-D61")
def test_the_evelyn_steals_one_collected_echo_of_the_chosen_hunter() -> None:
    play = Play(
        "carrion_crows", 7, Henryk={"collected": 2, "also": ["evelyn"]}, Eileen={"collected": 3, "banked": 5},
        Ludwig={"collected": 1}, Maria={"banked": 4}, Djura={"health": 0},
    )  # fmt: skip
    play.choose(Henryk="evelyn", Eileen="hunter_axe", Ludwig="hunters_dream", Maria="hunter_axe")
    assert "BB-9.03 hits Henryk carrion_crows 1" in play.told()
    assert play.asked("Henryk") == "target"
    assert play.offered("Henryk") == ["hunter 2", "hunter 3"]
    for seat in ("hunter 1", "hunter 4", "hunter 5"):
        assert play.refused("Henryk", seat) == "BB-D61"
    play.given("green 0")
    play.choose(Henryk="hunter 2")
    assert play.told()[0] == "BB-D49 steals Henryk Eileen 1"
    assert boards(play)[:2] == [(8, 4, 0), (8, 4, 5)]  # Eileen's axe took 2 more
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D49", "BB-D61")
def test_the_evelyn_finds_nobody_to_steal_from() -> None:
    play = Play("carrion_crows", 7, Henryk={"collected": 2, "also": ["evelyn"]}, Eileen={"banked": 3}, Ludwig={})
    play.round("green 0", NEXT, Henryk="evelyn", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-D61 no_target Henryk evelyn" in play.told()
    assert boards(play) == [(8, 3, 0), (8, 1, 3), (8, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D60", "BB-13.05")
def test_the_evelyn_steals_from_a_dreaming_hunter_before_the_bank() -> None:
    play = Play("carrion_crows", 7, Henryk={"also": ["evelyn"]}, Eileen={}, Ludwig={"collected": 1})
    play.given("green 0")
    play.choose(Henryk="evelyn", Eileen="saw_cleaver", Ludwig="hunters_dream")
    assert play.offered("Henryk") == ["hunter 3"]
    play.choose(Henryk="hunter 3")
    assert boards(play) == [(8, 2, 0), (8, 1, 0), (8, 0, 0)]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D03", "BB-D49", "BB-17.01")
def test_the_evelyn_steals_from_a_dead_monsters_slayer_without_a_trophy() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["evelyn"]}, Ludwig={})
    play.given(NEXT)
    play.choose(Henryk="hunter_pistol", Eileen="evelyn", Ludwig="saw_cleaver")
    assert "BB-11.05 hits_air Eileen evelyn" in play.told()
    assert play.offered("Eileen") == ["hunter 1"]
    play.choose(Eileen="hunter 1")
    assert boards(play) == [(8, 0, 0), (8, 1, 0), (8, 0, 0)]
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D29")
def test_the_evelyn_that_kills_the_final_boss_steals_nothing() -> None:
    play = Play("gehrman", 1, Henryk={"also": ["evelyn"]}, Eileen={"collected": 4}, Ludwig={})
    play.round(Henryk="evelyn", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert boards(play) == [(8, 0, 1), (8, 0, 4), (8, 0, 0)]
    assert play.table.over
    assert play.waits() == []


# ---------------------------------------------------------------- Flamesprayer: burns melee fighters


@pytest.mark.rule("BB-9.01", "BB-D60", "BB-D26")
def test_the_flamesprayer_burns_every_other_hunter_with_a_melee_weapon() -> None:
    play = Play(
        "carrion_crows", 20, position={"first": "Ludwig"}, Henryk={}, Eileen={"also": ["flamesprayer"]}, Ludwig={},
        Maria={}, Djura={},
    )  # fmt: skip
    play.choose(
        Henryk="saw_cleaver", Eileen="flamesprayer", Ludwig="hunter_pistol", Maria="hunters_dream", Djura="transform"
    )
    play.given("green 0")
    play.choose(Djura="hunter_axe")
    burnt = [line for line in play.told() if line.startswith("BB-9.01")]
    assert burnt == ["BB-9.01 hurt Djura 1 7", "BB-9.01 hurt Henryk 1 7"]
    assert [play.health(name) for name in play.names] == [7, 8, 8, 8, 7]
    assert [play.collected(name) for name in play.names] == [1, 1, 1, 0, 2]
    assert play.waits() == ["Maria"]


@pytest.mark.rule("BB-D52", "BB-D25")
def test_the_flamesprayer_burns_in_phase_3_and_can_stop_an_attack() -> None:
    play = Play(
        "carrion_crows",
        7,
        Henryk={"health": 1, "collected": 3},
        Eileen={"also": ["flamesprayer"]},
        Ludwig={"health": 2},
    )
    play.round("green 0", Henryk="hunter_axe", Eileen="flamesprayer", Ludwig="hunter_axe")
    told = play.told()
    assert told.index("BB-16.02 dies Henryk 3") < told.index("BB-6.01 phase 4")
    assert "BB-11.09 cannot_attack Henryk hunter_axe" in told
    assert boards(play) == [(0, 0, 0), (8, 1, 0), (1, 2, 0)]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D03")
def test_the_flamesprayer_burns_even_if_the_monster_is_dead() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["flamesprayer"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="flamesprayer", Ludwig="saw_cleaver")
    assert boards(play) == [(8, 1, 0), (8, 0, 0), (7, 0, 0)]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Rosmarinus: a cloud for everybody


@pytest.mark.rule("BB-D51", "BB-10.02")
@pytest.mark.parametrize(("total", "lost"), [(0, 0), (1, 0), (2, 1), (3, 2)])
@pytest.mark.parametrize("first", ALL)
def test_the_rosmarinus_takes_one_off_the_attack_for_everybody(first: str, total: int, lost: int) -> None:
    play = Play("carrion_crows", 7, position={"first": first}, Henryk={}, Eileen={"also": ["rosmarinus"]}, Ludwig={})
    play.round(*throw(total), NEXT, Henryk="saw_cleaver", Eileen="rosmarinus", Ludwig="saw_cleaver")
    assert f"BB-10.04 attack carrion_crows {total}" in play.told()
    assert boards(play) == [(8 - lost, 1, 0), (8 - lost, 2, 0), (8 - lost, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D51", "BB-13.02", "BB-13.03")
@pytest.mark.parametrize(("total", "halved"), [(2, 0), (3, 1), (4, 1), (5, 2)])
def test_the_rosmarinus_works_before_the_dream_halves(total: int, halved: int) -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"also": ["rosmarinus"]}, Ludwig={})
    play.round(*throw(total), Henryk="saw_cleaver", Eileen="rosmarinus", Ludwig="hunters_dream")
    assert [play.health(name) for name in ALL] == [9 - total, 9 - total, 8 - halved]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D51")
def test_two_rosmarinus_and_a_repeating_pistol_add_up() -> None:
    play = Play(
        "carrion_crows", 20, Henryk={"also": ["rosmarinus"]}, Eileen={"also": ["rosmarinus"]},
        Ludwig={"also": ["repeating_pistol"]},
    )  # fmt: skip
    play.round(*throw(5), NEXT, Henryk="rosmarinus", Eileen="rosmarinus", Ludwig="repeating_pistol")
    assert [play.health(name) for name in ALL] == [5, 5, 7]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43")
def test_the_cloud_is_gone_when_its_hunter_was_killed_in_phase_3() -> None:
    play = Play(
        "carrion_crows",
        7,
        Henryk={"also": ["molotov_cocktail"]},
        Eileen={"health": 1, "also": ["rosmarinus"]},
        Ludwig={},
    )
    play.round(*throw(2), Henryk="molotov_cocktail", Eileen="rosmarinus", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [6, 0, 5]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D43")
@pytest.mark.parametrize(("health", "left"), [(2, 0), (3, 1)])
def test_the_cloud_covers_the_attack_that_kills_its_own_hunter(health: int, left: int) -> None:
    hunter = {"health": health, "also": ["rosmarinus"]}
    play = Play("carrion_crows", 7, Henryk=hunter, Eileen={}, Ludwig={})
    play.round(*throw(3), Henryk="rosmarinus", Eileen="saw_cleaver", Ludwig="hunters_dream")
    assert [play.health(name) for name in ALL] == [left, 6, 7]
    assert play.waits() == (["Ludwig"] if left else ["Henryk"])


@pytest.mark.rule("BB-12.03")
def test_the_cloud_does_not_cover_an_escape() -> None:
    play = Play("rabid_dog", 7, Henryk={}, Eileen={"also": ["rosmarinus"]}, Ludwig={})
    play.round("yellow 0", NEXT, Henryk="saw_cleaver", Eileen="rosmarinus", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [6, 6, 6]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Cannon: stronger beside another ranged weapon


@pytest.mark.rule("BB-11.03", "BB-D60")
@pytest.mark.parametrize(
    ("other", "damage"),
    [
        ("hunter_axe", 2), ("hunters_dream", 2), ("bold_hunters_mark", 2), ("hunter_pistol", 4),
        ("repeating_pistol", 4), ("cannon", 4),
    ],
)  # fmt: skip
@pytest.mark.parametrize("first", ["Henryk", "Eileen"])
def test_the_cannon_is_stronger_beside_another_ranged_weapon(first: str, other: str, damage: int) -> None:
    also = ["bold_hunters_mark", "repeating_pistol", "cannon"]
    play = Play(
        "carrion_crows", 20, position={"first": first}, Henryk={"also": ["cannon"]}, Eileen={"also": also}, Ludwig={}
    )
    play.round("green 0", Henryk="cannon", Eileen=other, Ludwig="hunters_dream")
    assert f"BB-11.03 hits Henryk carrion_crows {damage}" in play.told()
    assert play.waits() == ["Eileen" if other == "hunters_dream" else "Ludwig"]


@pytest.mark.rule("BB-8.06")
@pytest.mark.parametrize(("weapon", "damage"), [("hunter_pistol", 4), ("saw_cleaver", 2)])
def test_a_weapon_from_transform_counts_for_the_cannon(weapon: str, damage: int) -> None:
    play = Play("carrion_crows", 20, Henryk={"also": ["cannon"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="cannon", Eileen="saw_cleaver", Ludwig="transform")
    play.round("green 0", NEXT, Ludwig=weapon)
    assert f"BB-11.03 hits Henryk carrion_crows {damage}" in play.told()
    assert play.waits() == ALL


@pytest.mark.rule("BB-D22")
def test_pistols_that_clash_still_lie_beside_the_cannon() -> None:
    play = Play("carrion_crows", 20, Henryk={"also": ["cannon"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="cannon", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    assert [play.collected(name) for name in ALL] == [4, 0, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43")
def test_the_ranged_weapon_of_a_killed_hunter_does_not_help_the_cannon() -> None:
    play = Play("carrion_crows", 20, Henryk={"also": ["cannon"]}, Eileen={"health": 1}, Ludwig={})
    play.round("green 1", Henryk="cannon", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert "BB-11.03 hits Henryk carrion_crows 2" in play.told()
    assert play.waits() == ["Eileen"]


# ---------------------------------------------------------------- Rifle Spear: outlives the monster's attack


@pytest.mark.rule("BB-D50", "BB-16.01")
@pytest.mark.parametrize(
    ("health", "total", "left", "endured"),
    [(3, 2, 1, False), (3, 3, 1, True), (3, 5, 1, True), (1, 0, 1, False), (1, 1, 1, True), (8, 3, 5, False)],
)
def test_the_rifle_spear_keeps_one_health_through_the_monsters_attack(
    health: int, total: int, left: int, endured: bool
) -> None:
    hunter = {"health": health, "collected": 2, "also": ["rifle_spear"]}
    play = Play("carrion_crows", 7, Henryk={}, Eileen=hunter, Ludwig={})
    play.round(*throw(total), NEXT, Henryk="saw_cleaver", Eileen="rifle_spear", Ludwig="saw_cleaver")
    assert ("BB-5.03 endures Eileen" in play.told()) == endured
    assert boards(play) == [(8 - total, 1, 0), (left, 4, 0), (8 - total, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-16.01", "BB-11.09")
def test_the_rifle_spear_saves_nobody_else() -> None:
    play = Play(
        "carrion_crows", 7, Henryk={"health": 2}, Eileen={"health": 2, "also": ["rifle_spear"]}, Ludwig={"health": 2}
    )
    play.round("green 2", Henryk="saw_cleaver", Eileen="rifle_spear", Ludwig="hunters_dream")
    assert [play.health(name) for name in ALL] == [0, 1, 1]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D25", "BB-9.01")
def test_the_rifle_spear_does_not_save_from_other_hunters() -> None:
    play = Play(
        "carrion_crows",
        7,
        Henryk={"also": ["molotov_cocktail"]},
        Eileen={"health": 1, "also": ["rifle_spear"]},
        Ludwig={},
    )
    play.round("green 0", Henryk="molotov_cocktail", Eileen="rifle_spear", Ludwig="saw_cleaver")
    assert "BB-16.01 dies Eileen 0" in play.told()
    assert play.health("Eileen") == 0
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-12.03", "BB-D25")
def test_the_rifle_spear_does_not_save_from_an_escaping_monster() -> None:
    play = Play("rabid_dog", 9, Henryk={}, Eileen={"health": 2, "also": ["rifle_spear"]}, Ludwig={})
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="rifle_spear", Ludwig="saw_cleaver")
    assert "BB-16.02 dies Eileen 2" in play.told()
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-8.06")
def test_a_rifle_spear_from_transform_saves_as_well() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"health": 2, "also": ["rifle_spear"]}, Ludwig={})
    play.choose(Henryk="saw_cleaver", Eileen="transform", Ludwig="saw_cleaver")
    play.round("green 2", NEXT, Eileen="rifle_spear")
    assert boards(play) == [(6, 1, 0), (1, 2, 0), (6, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D51")
def test_the_smoke_of_rosmarinus_takes_off_after_the_boar_has_added() -> None:
    play = Play(monster="maneater_boar", echoes=6, Henryk={"also": ["rosmarinus"]}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="rosmarinus", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ("Henryk", "Eileen", "Ludwig")] == [8, 8, 8]
    assert play.happened("BB-D51 calmer Eileen 1")  # 0 on the die, 1 for having no weapon, 1 off
    assert not play.happened("BB-D51 calmer Ludwig")
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D51")
@pytest.mark.parametrize(("face", "suffered", "said"), [("0", 0, 0), ("1", 0, 1), ("3", 2, 1)])
def test_the_smoke_of_rosmarinus_says_what_it_took_off(face: str, suffered: int, said: int) -> None:
    play = Play(monster="garden_of_eyes", echoes=9, Henryk={"also": ["rosmarinus"]}, Eileen={}, Ludwig={})
    play.round(f"yellow {face}", Henryk="rosmarinus", Eileen="saw_cleaver", Ludwig="hunters_dream")
    assert play.health("Henryk") == 8 - suffered
    assert play.happened(f"BB-D51 calmer Eileen {said}") == (said > 0)
    assert play.happened("BB-D51 calmer Eileen 0") is False
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-5.03")
def test_who_endures_at_one_health_is_not_said_to_be_hurt() -> None:
    play = Play(Henryk={"also": ["rifle_spear"], "health": 1}, Eileen={}, Ludwig={})
    play.round("green 2", Henryk="rifle_spear", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.health("Henryk") == 1
    assert play.happened("BB-5.03 endures Henryk")
    assert not play.happened("BB-10.02 hurt Henryk")
    assert play.waits() == ["Henryk", "Eileen", "Ludwig"]
