"""The utility upgrades: what each does, what it does not do, and when; and Instant texts of all kinds by turn order."""

from typing import Any

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


# ---------------------------------------------------------------- every utility card


QUIET = ["blood_vial", "bold_hunters_mark", "sinister_bell", "ritual_blood", "lead_elixir"]


@pytest.mark.rule("BB-5.04", "BB-11.02")
@pytest.mark.parametrize("card", QUIET)
def test_a_utility_upgrade_does_not_attack(card: str) -> None:
    play = Play("carrion_crows", 7, Henryk={"also": [card]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk=card, Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert f"BB-11.02 no_attack Henryk {card}" in play.told()
    assert [line.split()[2] for line in blows(play)] == ["Eileen", "Ludwig"]
    assert boards(play) == [(8, 0, 0), (8, 1, 0), (8, 1, 0)]
    assert play.used("Henryk") == [card]
    assert play.waits() == ALL


@pytest.mark.rule("BB-8.04")
@pytest.mark.parametrize(
    "card", [*QUIET, "molotov_cocktail", "madmans_knowledge", "shaman_bone_blade", "hunters_dream"]
)
def test_transform_cannot_bring_in_a_utility_card(card: str) -> None:
    play = Play(Henryk={"hand": ["transform", "saw_cleaver", "hunters_dream", card]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.offered("Henryk") == ["saw_cleaver"]
    assert play.refused("Henryk", card) == "BB-8.04"
    assert play.waits() == ["Henryk"]


INSTANTS = [
    "blood_vial", "molotov_cocktail", "bold_hunters_mark", "sinister_bell", "madmans_knowledge", "shaman_bone_blade",
    "blunderbuss", "evelyn", "flamesprayer", "ludwigs_rifle", "hunter_pistol",
]  # fmt: skip


@pytest.mark.rule("BB-D25", "BB-9.02")
@pytest.mark.parametrize("card", INSTANTS)
def test_the_instant_of_a_hunter_killed_earlier_in_phase_3_is_lost(card: str) -> None:
    victim = {"health": 1, "collected": 4, "banked": 2, "also": [card]}
    play = Play("carrion_crows", 7, Henryk={"also": ["molotov_cocktail"]}, Eileen=victim, Ludwig={"collected": 3})
    play.round("green 0", Henryk="molotov_cocktail", Eileen=card, Ludwig="hunter_axe")
    assert "BB-16.02 dies Eileen 4" in play.told()
    assert boards(play) == [(8, 1, 0), (0, 0, 2), (7, 5, 0)]
    assert blows(play) == ["BB-9.03 hits Henryk carrion_crows 1", "BB-11.03 hits Ludwig carrion_crows 2"]
    for word in ("no_target", "looks", "heals", "banks", "steals", "hampers"):
        assert not any(line.split()[1] == word for line in play.told())
    assert play.waits() == ["Eileen"]
    assert play.asked("Eileen") == "upgrade"


@pytest.mark.rule("BB-9.02", "BB-D61")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("bold_hunters_mark", "BB-9.01 banks Eileen 4"), ("blood_vial", "BB-9.01 heals Eileen 7"),
        ("ludwigs_rifle", "BB-9.03 hits Eileen carrion_crows 2"),
        ("hunter_pistol", "BB-9.03 hits Eileen carrion_crows 1"),
        ("flamesprayer", "BB-9.01 hurt Ludwig 1 7"), ("molotov_cocktail", "BB-9.03 hits Eileen carrion_crows 1"),
    ],
)  # fmt: skip
def test_the_same_instant_works_if_its_hunter_comes_first(card: str, line: str) -> None:
    victim = {"health": 1, "collected": 4, "also": [card]}
    play = Play(
        "carrion_crows",
        7,
        position={"first": "Eileen"},
        Henryk={"also": ["molotov_cocktail"]},
        Eileen=victim,
        Ludwig={},
    )
    play.round(
        "green 0",
        Henryk="molotov_cocktail",
        Eileen=card,
        Ludwig="hunters_dream" if card != "flamesprayer" else "hunter_axe",
    )
    told = play.told()
    assert told.index(line) < told.index("BB-9.03 hits Henryk carrion_crows 1")
    assert play.waits() == (["Ludwig"] if card == "blood_vial" else ["Eileen"])


@pytest.mark.rule("BB-D61", "BB-9.02")
@pytest.mark.parametrize(("first", "second"), [("Henryk", "Ludwig"), ("Eileen", "Ludwig"), ("Ludwig", "Henryk")])
def test_the_table_waits_for_one_chooser_after_the_other_in_turn_order(first: str, second: str) -> None:
    knife: dict[str, Any] = {"also": ["shaman_bone_blade"]}
    play = Play("carrion_crows", 7, position={"first": first}, Henryk=knife, Eileen={}, Ludwig=knife)
    play.choose(Henryk="shaman_bone_blade", Eileen="hunter_axe", Ludwig="shaman_bone_blade")
    order = [first, second] if first != "Eileen" else ["Ludwig", "Henryk"]
    assert play.waits() == [order[0]]
    assert play.asked(order[1]) == ""
    play.choose(**{order[0]: "hunter 2"})
    assert play.health("Eileen") == 6
    assert play.waits() == [order[1]]
    play.given("green 0", NEXT)
    play.choose(**{order[1]: "hunter 2"})
    assert play.health("Eileen") == 4
    assert play.waits() == ALL


@pytest.mark.rule("BB-D61")
@pytest.mark.parametrize("card", ["shaman_bone_blade", "sinister_bell", "blunderbuss", "evelyn"])
def test_the_question_for_a_target_names_its_card_and_its_rule(card: str) -> None:
    play = Play("carrion_crows", 7, Henryk={"collected": 1}, Eileen={"also": [card]}, Ludwig={})
    play.choose(Henryk="hunter_axe", Eileen=card, Ludwig="hunters_dream")
    question = play.table.question(1)
    assert question is not None
    assert (question.kind, question.rule, question.about) == ("target", "BB-D61", play.game.cards[card])
    assert "hunter 1" in play.offered("Eileen")
    assert play.waits() == ["Eileen"]


# ---------------------------------------------------------------- Blood Vial: full health


@pytest.mark.rule("BB-9.01", "BB-9.08", "BB-2.18")
@pytest.mark.parametrize("health", [1, 4, 7])
def test_the_blood_vial_restores_its_hunter_and_nobody_else(health: int) -> None:
    hunter = {"health": health, "also": ["blood_vial"]}
    play = Play("carrion_crows", 7, Henryk={"health": 5}, Eileen=hunter, Ludwig={"health": 6})
    play.round("green 1", NEXT, Henryk="saw_cleaver", Eileen="blood_vial", Ludwig="saw_cleaver")
    told = play.told()
    healed = f"BB-9.01 heals Eileen {8 - health}"
    assert told.index("BB-6.01 phase 3") < told.index(healed) < told.index("BB-6.01 phase 4")
    assert [play.health(name) for name in ALL] == [4, 7, 5]
    assert play.waits() == ALL


@pytest.mark.rule("BB-2.18")
def test_the_blood_vial_does_nothing_at_full_health() -> None:
    play = Play("carrion_crows", 7, Henryk={"also": ["blood_vial"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="blood_vial", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert not any("heals" in line for line in play.told())
    assert play.health("Henryk") == 8
    assert play.waits() == ALL


@pytest.mark.rule("BB-D03")
def test_the_blood_vial_works_after_the_monster_died_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"health": 3, "also": ["blood_vial"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="blood_vial", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [8, 8, 8]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D29")
def test_no_blood_vial_after_the_final_boss_died_in_phase_3() -> None:
    play = Play("gehrman", 1, Henryk={}, Eileen={"health": 3, "also": ["blood_vial"]}, Ludwig={})
    play.round(Henryk="hunter_pistol", Eileen="blood_vial", Ludwig="saw_cleaver")
    assert play.health("Eileen") == 3
    assert play.table.over


# ---------------------------------------------------------------- Molotov Cocktail: the monster and everybody else


@pytest.mark.rule("BB-9.03", "BB-D60", "BB-D11", "BB-D26")
def test_the_molotov_burns_the_monster_and_then_every_other_hunter() -> None:
    play = Play(
        "carrion_crows", 9, position={"first": "Ludwig"}, Henryk={}, Eileen={"also": ["molotov_cocktail"]}, Ludwig={},
        Maria={}, Djura={"health": 0},
    )  # fmt: skip
    play.round("green 0", Henryk="hunter_pistol", Eileen="molotov_cocktail", Ludwig="hunter_axe", Maria="hunters_dream")
    told = play.told()
    start = told.index("BB-9.03 hits Eileen carrion_crows 1")
    assert told[start : start + 4] == [
        "BB-9.03 hits Eileen carrion_crows 1",
        "BB-9.01 hurt Ludwig 1 7",
        "BB-D11 unharmed Maria",
        "BB-9.01 hurt Henryk 1 7",
    ]
    assert boards(play) == [(7, 1, 0), (8, 1, 0), (7, 2, 0), (8, 0, 0), (0, 0, 0)]
    assert "BB-11.02 no_attack Eileen molotov_cocktail" in told
    assert play.waits() == ["Maria"]


@pytest.mark.rule("BB-D11")
def test_the_molotov_burns_a_dreaming_hunter_in_full_where_the_dream_halves_only_attacks() -> None:
    play = Play(
        "carrion_crows", 9, position={"settings": {"dream_halves": "attack"}}, Henryk={"also": ["molotov_cocktail"]},
        Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", Henryk="molotov_cocktail", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert "BB-9.01 hurt Eileen 1 7" in play.told()
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-9.04", "BB-9.05", "BB-D03")
def test_the_molotov_that_kills_the_monster_still_burns_the_others() -> None:
    play = Play("carrion_crows", 1, Henryk={"also": ["molotov_cocktail"]}, Eileen={}, Ludwig={})
    play.round(NEXT, Henryk="molotov_cocktail", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-9.05 slain carrion_crows Henryk" in play.told()
    assert boards(play) == [(8, 1, 0), (7, 0, 0), (7, 0, 0)]
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D03", "BB-11.05")
def test_the_molotov_on_a_dead_monster_only_burns_the_others() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["molotov_cocktail"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="molotov_cocktail", Ludwig="saw_cleaver")
    assert "BB-11.05 hits_air Eileen molotov_cocktail" in play.told()
    assert boards(play) == [(7, 1, 0), (8, 0, 0), (7, 0, 0)]
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D29")
def test_the_molotov_that_kills_the_final_boss_burns_nobody() -> None:
    play = Play("gehrman", 1, Henryk={"also": ["molotov_cocktail"]}, Eileen={"health": 1, "collected": 3}, Ludwig={})
    play.round(Henryk="molotov_cocktail", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert boards(play) == [(8, 0, 1), (1, 0, 3), (8, 0, 0)]
    assert play.table.over


@pytest.mark.rule("BB-3.12")
@pytest.mark.parametrize(
    ("monster", "die", "line"),
    [
        ("undead_giant", "red 0", "BB-11.06 hits_air Henryk molotov_cocktail"),
        ("church_giant", "yellow 0", "BB-11.06 hits_air Henryk molotov_cocktail"),
        ("celestial_emissary", "green 0", "BB-9.03 hits Henryk celestial_emissary 1"),
    ],
)
def test_the_molotov_is_instant_damage_but_no_ranged_weapon(monster: str, die: str, line: str) -> None:
    play = Play(monster, 9, Henryk={"also": ["molotov_cocktail"]}, Eileen={}, Ludwig={})
    play.round(die, Henryk="molotov_cocktail", Eileen="saw_cleaver", Ludwig="hunters_dream")
    assert blows(play)[0] == line
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D59")
def test_the_molotov_is_no_weapon_that_gascoigne_breaks() -> None:
    play = Play("father_gascoigne", 8, Henryk={"also": ["molotov_cocktail"]}, Eileen={}, Ludwig={})
    play.round("red 0", Henryk="molotov_cocktail", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert play.used("Henryk") == ["molotov_cocktail"]
    assert play.used("Eileen") == []
    assert play.waits() == ALL


# ---------------------------------------------------------------- Beast Blood Pellet: a stronger weapon for health


@pytest.mark.rule("BB-8.01", "BB-9.01", "BB-5.04")
@pytest.mark.parametrize(
    ("weapon", "line"),
    [
        ("saw_cleaver", "BB-11.03 hits Henryk carrion_crows 3"),
        ("hunter_axe", "BB-11.03 hits Henryk carrion_crows 4"),
        ("hunter_pistol", "BB-9.03 hits Henryk carrion_crows 3"),
    ],
)
def test_the_pellet_brings_in_a_weapon_with_two_more_damage_for_one_health(weapon: str, line: str) -> None:
    play = Play("carrion_crows", 9, Henryk={"also": ["beast_blood_pellet"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="beast_blood_pellet", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.waits() == ["Henryk"]
    assert play.asked("Henryk") == "transform"
    assert play.offered("Henryk") == ["hunter_axe", "hunter_pistol", "saw_cleaver"]
    assert play.refused("Henryk", "transform") == "BB-8.04"
    assert play.health("Henryk") == 8
    play.round("green 0", NEXT, Henryk=weapon)
    told = play.told()
    assert told.index("BB-6.01 phase 3") < told.index("BB-9.01 hurt Henryk 1 7") < told.index(line)
    assert [play.health(name) for name in ALL] == [7, 8, 8]
    assert [play.collected(name) for name in ALL[1:]] == [1, 1]
    assert play.used("Henryk") == sorted([weapon, "beast_blood_pellet"], key=list(play.game.cards).index)
    assert play.waits() == ALL


@pytest.mark.rule("BB-D25", "BB-11.09")
@pytest.mark.parametrize("weapon", ["hunter_axe", "hunter_pistol"])
def test_the_pellet_can_kill_its_hunter_before_the_weapon_is_used(weapon: str) -> None:
    play = Play(
        "carrion_crows", 9, Henryk={"health": 1, "collected": 2, "also": ["beast_blood_pellet"]}, Eileen={}, Ludwig={}
    )
    play.choose(Henryk="beast_blood_pellet", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("green 0", Henryk=weapon)
    assert "BB-16.02 dies Henryk 2" in play.told()
    assert [line.split()[2] for line in blows(play)] == ["Eileen", "Ludwig"]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D21", "BB-9.01", "BB-11.02")
def test_the_pellet_without_a_weapon_in_hand_only_costs_health() -> None:
    play = Play("carrion_crows", 9, Henryk={"hand": ["hunters_dream", "beast_blood_pellet"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="beast_blood_pellet", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    told = play.told()
    assert "BB-D21 no_weapon Henryk" in told
    assert "BB-11.02 no_attack Henryk beast_blood_pellet" in told
    assert boards(play) == [(7, 0, 0), (8, 1, 0), (8, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-5.03")
def test_a_blunderbuss_takes_from_a_weapon_made_stronger_by_the_pellet() -> None:
    play = Play(
        "carrion_crows", 9, Henryk={"also": ["beast_blood_pellet"]}, Eileen={"also": ["blunderbuss"]}, Ludwig={}
    )
    play.choose(Henryk="beast_blood_pellet", Eileen="blunderbuss", Ludwig="hunters_dream")
    play.choose(Henryk="saw_cleaver")
    play.given("green 0")
    play.choose(Eileen="hunter 1")
    assert play.told()[0] == "BB-5.03 hampers Eileen Henryk saw_cleaver"
    assert [play.collected(name) for name in ALL] == [1, 1, 0]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-9.07", "BB-D22")
def test_a_pistol_that_clashes_gets_nothing_from_the_pellet() -> None:
    play = Play("carrion_crows", 9, Henryk={"also": ["beast_blood_pellet"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="beast_blood_pellet", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    play.round("green 0", NEXT, Henryk="hunter_pistol")
    assert boards(play) == [(7, 0, 0), (8, 0, 0), (8, 1, 0)]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Bold Hunter's Mark: banks without the Dream


@pytest.mark.rule("BB-9.01", "BB-13.06")
@pytest.mark.parametrize(("collected", "banked"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4), (9, 4)])
def test_the_mark_banks_up_to_four_collected_echoes(collected: int, banked: int) -> None:
    hunter = {"collected": collected, "banked": 2, "also": ["bold_hunters_mark"]}
    play = Play("carrion_crows", 7, Henryk={"collected": 5}, Eileen=hunter, Ludwig={"collected": 5})
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="bold_hunters_mark", Ludwig="saw_cleaver")
    told = play.told()
    assert [line for line in told if "banks" in line] == ([f"BB-9.01 banks Eileen {banked}"] if banked else [])
    assert boards(play) == [(8, 6, 0), (8, collected - banked, 2 + banked), (8, 6, 0)]
    assert play.used("Eileen") == ["bold_hunters_mark"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.01", "BB-16.03")
def test_the_mark_banks_before_the_monster_can_kill() -> None:
    hunter = {"health": 1, "collected": 5, "also": ["bold_hunters_mark"]}
    play = Play("carrion_crows", 7, Henryk={}, Eileen=hunter, Ludwig={})
    play.round("green 1", Henryk="saw_cleaver", Eileen="bold_hunters_mark", Ludwig="saw_cleaver")
    assert "BB-16.02 dies Eileen 1" in play.told()
    assert boards(play)[1] == (0, 0, 4)
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D03")
def test_the_mark_banks_after_the_monster_died_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"collected": 5, "also": ["bold_hunters_mark"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="bold_hunters_mark", Ludwig="saw_cleaver")
    assert boards(play) == [(8, 1, 0), (8, 1, 4), (8, 0, 0)]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Sinister Bell: steals two


@pytest.mark.rule("BB-D49", "BB-D61")
@pytest.mark.parametrize(("collected", "stolen"), [(1, 1), (2, 2), (3, 2), (7, 2)])
def test_the_bell_steals_up_to_two_collected_echoes(collected: int, stolen: int) -> None:
    play = Play(
        "carrion_crows", 7, Henryk={"collected": 3, "also": ["sinister_bell"]},
        Eileen={"collected": collected, "banked": 6}, Ludwig={"collected": 5},
    )  # fmt: skip
    play.choose(Henryk="sinister_bell", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert play.waits() == ["Henryk"]
    assert play.offered("Henryk") == ["hunter 2", "hunter 3"]
    assert play.refused("Henryk", "hunter 1") == "BB-D61"
    play.given("green 0")
    play.choose(Henryk="hunter 2")
    assert play.told()[0] == f"BB-D49 steals Henryk Eileen {stolen}"
    assert boards(play) == [(8, 3 + stolen, 0), (8, 0, 6 + collected - stolen), (8, 5, 0)]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D49", "BB-17.01")
def test_stolen_echoes_earn_no_trophy() -> None:
    play = Play("carrion_crows", 2, Henryk={"also": ["sinister_bell"]}, Eileen={"collected": 2}, Ludwig={})
    play.choose(Henryk="sinister_bell", Eileen="hunter_axe", Ludwig="saw_cleaver")
    play.given("green 0", NEXT)
    play.choose(Henryk="hunter 2")
    assert play.collected("Henryk") == 2
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 1, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D61", "BB-D26", "BB-D36")
def test_the_bell_tolls_for_nobody_who_has_nothing_is_dead_or_out_of_the_game() -> None:
    play = Play(
        "carrion_crows", 7, final_boss="rom", Henryk={"collected": 3, "also": ["sinister_bell"]}, Eileen={"banked": 6},
        Ludwig={"health": 0}, Maria={"gone": True},
    )  # fmt: skip
    play.round("green 0", Henryk="sinister_bell", Eileen="saw_cleaver")
    assert "BB-D61 no_target Henryk sinister_bell" in play.told()
    assert boards(play)[:2] == [(8, 3, 0), (8, 1, 6)]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D03", "BB-9.02")
def test_the_bell_steals_what_an_instant_has_just_taken() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["sinister_bell"]}, Ludwig={})
    play.given(NEXT)
    play.choose(Henryk="hunter_pistol", Eileen="sinister_bell", Ludwig="saw_cleaver")
    assert play.offered("Eileen") == ["hunter 1"]
    play.choose(Eileen="hunter 1")
    assert play.told()[0] == "BB-D49 steals Eileen Henryk 1"
    assert boards(play) == [(8, 0, 0), (8, 1, 0), (8, 0, 0)]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Madman's Knowledge: looks ahead


@pytest.mark.rule("BB-9.01", "BB-D46")
def test_only_the_reader_of_madmans_knowledge_sees_the_next_monster() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"collected": 3, "also": ["madmans_knowledge"]}, Ludwig={})
    play.round("dungeon rabid_dog", Henryk="saw_cleaver", Eileen="madmans_knowledge", Ludwig="saw_cleaver")
    assert play.waits() == ["Eileen"]
    assert play.asked("Eileen") == "foresee"
    assert play.offered("Eileen") == ["bury", "leave"]
    assert play.refused("Eileen", "hunter 1") == "BB-9.01"
    assert play.told()[-2:] == ["BB-9.01 looks Eileen", "BB-9.01 foresees Eileen rabid_dog"]
    looks, foresees = play.script.events[-2:]
    assert [looks.may_know(seat) for seat in (-1, 0, 1, 2)] == [True, True, True, True]
    assert [foresees.may_know(seat) for seat in (-1, 0, 1, 2)] == [False, False, True, False]
    seen = [play.game.view(play.table, seat)["dungeon"] for seat in range(3)]
    hidden = {"cards": 9, "top": [{"card": None, "seen_by": [1]}], "bottom": []}
    assert seen == [hidden, {"cards": 9, "top": [{"card": "rabid_dog", "seen_by": [1]}], "bottom": []}, hidden]
    assert boards(play)[1] == (8, 3, 0)  # the bank comes after the look


@pytest.mark.rule("BB-9.01")
def test_the_foreseen_monster_is_left_and_comes_next() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"collected": 3, "also": ["madmans_knowledge"]}, Ludwig={})
    play.round("dungeon rabid_dog", Henryk="saw_cleaver", Eileen="madmans_knowledge", Ludwig="saw_cleaver")
    play.round("green 0", Eileen="leave")
    assert play.told()[:2] == ["BB-9.01 leaves Eileen", "BB-9.01 banks Eileen 1"]
    assert play.monster == "rabid_dog"
    assert boards(play) == [(8, 1, 0), (8, 2, 1), (8, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.01")
def test_the_foreseen_monster_is_buried_and_another_comes() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"collected": 3, "also": ["madmans_knowledge"]}, Ludwig={})
    play.round("dungeon rabid_dog", Henryk="saw_cleaver", Eileen="madmans_knowledge", Ludwig="saw_cleaver")
    play.round("green 0", NEXT, Eileen="bury")
    assert play.told()[:2] == ["BB-9.01 buries Eileen", "BB-9.01 banks Eileen 1"]
    assert play.monster == "garden_of_eyes"
    assert boards(play)[1] == (8, 2, 1)
    bottom = [{"card": "rabid_dog", "seen_by": [1]}]
    assert play.game.view(play.table, 1)["dungeon"] == {"cards": 8, "top": [], "bottom": bottom}
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.01", "BB-18.01")
def test_madmans_knowledge_finds_no_card_in_an_empty_dungeon_but_still_banks() -> None:
    play = Play(
        "carrion_crows", 7, position={"monsters_left": 0, "bosses_left": 0}, Henryk={},
        Eileen={"collected": 3, "also": ["madmans_knowledge"]}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", Henryk="saw_cleaver", Eileen="madmans_knowledge", Ludwig="saw_cleaver")
    told = play.told()
    start = told.index("BB-9.01 no_target Eileen madmans_knowledge")
    assert told[start + 1] == "BB-9.01 banks Eileen 1"
    assert not any("looks" in line for line in told)
    assert (play.monster, play.echoes) == ("gehrman", 14)
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.01")
def test_the_last_dungeon_card_comes_next_even_if_it_is_buried() -> None:
    play = Play(
        "carrion_crows", 7, position={"monsters_left": 1, "bosses_left": 0}, Henryk={},
        Eileen={"also": ["madmans_knowledge"]}, Ludwig={},
    )  # fmt: skip
    play.round("dungeon rabid_dog", Henryk="saw_cleaver", Eileen="madmans_knowledge", Ludwig="saw_cleaver")
    play.round("green 0", Eileen="bury")
    assert play.monster == "rabid_dog"
    assert not any("banks" in line for line in play.told())
    assert play.waits() == ALL


@pytest.mark.rule("BB-D03")
def test_madmans_knowledge_looks_ahead_after_the_monster_died_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["madmans_knowledge"]}, Ludwig={})
    play.round("dungeon rabid_dog", Henryk="hunter_pistol", Eileen="madmans_knowledge", Ludwig="saw_cleaver")
    assert play.waits() == ["Eileen"]
    play.choose(Eileen="leave")
    assert play.monster == "rabid_dog"
    assert play.waits() == ALL


# ---------------------------------------------------------------- Ritual Blood: trophies without a blow


@pytest.mark.rule("BB-D50", "BB-17.01")
def test_ritual_blood_claims_the_trophy_of_a_monster_killed_by_others() -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"also": ["ritual_blood"]}, Ludwig={})
    play.round("green 0", NEXT, Henryk="hunter_axe", Eileen="ritual_blood", Ludwig="saw_cleaver")
    assert "BB-11.11 trophy Eileen beast 1" in play.told()
    assert [play.trophies(name) for name in ALL] == [
        {"kin": 0, "humanoid": 0, "beast": 1},
        {"kin": 0, "humanoid": 0, "beast": 1},
        {"kin": 0, "humanoid": 0, "beast": 0},
    ]
    assert boards(play) == [(8, 2, 0), (8, 0, 0), (8, 0, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.05", "BB-D02")
def test_ritual_blood_claims_after_a_kill_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={}, Ludwig={"also": ["ritual_blood"]})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="ritual_blood")
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.10", "BB-17.05")
def test_ritual_blood_claims_every_trophy_of_a_boss() -> None:
    play = Play("watchdog", 2, Henryk={}, Eileen={"also": ["ritual_blood"]}, Ludwig={})
    play.round("red 0", NEXT, Henryk="hunter_axe", Eileen="ritual_blood", Ludwig="saw_cleaver")
    assert play.trophies("Eileen") == {"kin": 1, "humanoid": 0, "beast": 1}
    assert "BB-12.10 trophy Eileen kin 1" in play.told()
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.03", "BB-19.01")
def test_ritual_blood_claims_the_trophies_of_the_final_boss() -> None:
    play = Play("gehrman", 2, Henryk={}, Eileen={"also": ["ritual_blood"]}, Ludwig={})
    play.round("yellow 0", Henryk="hunter_axe", Eileen="ritual_blood", Ludwig="saw_cleaver")
    assert play.trophies("Eileen") == {"kin": 1, "humanoid": 1, "beast": 1}
    assert play.trophies("Ludwig") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.table.over


@pytest.mark.rule("BB-12.02")
def test_ritual_blood_claims_nothing_from_a_monster_that_escapes() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"also": ["ritual_blood"]}, Ludwig={})
    play.round("green 0", NEXT, Henryk="hunter_axe", Eileen="ritual_blood", Ludwig="saw_cleaver")
    assert play.trophies("Eileen") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43")
@pytest.mark.parametrize(("health", "trophies"), [(1, 0), (2, 1)])
def test_ritual_blood_claims_nothing_for_a_killed_hunter(health: int, trophies: int) -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"health": health, "also": ["ritual_blood"]}, Ludwig={})
    play.round("green 1", Henryk="hunter_axe", Eileen="ritual_blood", Ludwig="hunters_dream")
    assert play.trophies("Eileen")["beast"] == trophies
    assert play.waits() == (["Ludwig"] if trophies else ["Eileen"])


@pytest.mark.rule("BB-15.02")
def test_ritual_blood_claims_only_in_the_round_it_is_played() -> None:
    play = Play("vicar_amelia", 3, Henryk={}, Eileen={"also": ["ritual_blood"]}, Ludwig={})
    play.round("red 0", Henryk="saw_cleaver", Eileen="ritual_blood", Ludwig="saw_cleaver")
    play.choose(Henryk="hunter_axe", Eileen="hunters_dream", Ludwig="transform")
    play.round("red 0", Ludwig="hunter_axe")
    assert [play.trophies(name)["kin"] for name in ALL] == [0, 0, 1]
    assert play.waits() == ["Eileen"]


# ---------------------------------------------------------------- Shaman Bone Blade: two damage to one hunter


@pytest.mark.rule("BB-D61", "BB-D26")
def test_the_bone_blade_may_be_aimed_at_every_other_living_hunter() -> None:
    play = Play(
        "carrion_crows", 7, final_boss="rom", Henryk={}, Eileen={"also": ["shaman_bone_blade"]}, Ludwig={},
        Maria={"health": 0}, Djura={"gone": True},
    )  # fmt: skip
    play.choose(Henryk="saw_cleaver", Eileen="shaman_bone_blade", Ludwig="hunters_dream")
    assert play.waits() == ["Eileen"]
    assert play.asked("Eileen") == "target"
    assert play.offered("Eileen") == ["hunter 1", "hunter 3"]
    for seat in ("hunter 2", "hunter 4", "hunter 5"):
        assert play.refused("Eileen", seat) == "BB-D61"
    assert play.refused("Ludwig", "hunter 1") == ""
    play.given("green 0")
    play.choose(Eileen="hunter 1")
    assert play.told()[0] == "BB-9.01 hurt Henryk 2 6"
    assert boards(play) == [(6, 1, 0), (8, 0, 0), (8, 0, 0), (0, 0, 0), (8, 0, 0)]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D11", "BB-D60")
@pytest.mark.parametrize(
    ("halves", "line"), [("all", "BB-D11 dream_hurt Ludwig 1 7"), ("attack", "BB-9.01 hurt Ludwig 2 6")]
)
def test_the_bone_blade_reaches_a_dreaming_hunter(halves: str, line: str) -> None:
    play = Play(
        "carrion_crows", 7, position={"settings": {"dream_halves": halves}}, Henryk={},
        Eileen={"also": ["shaman_bone_blade"]}, Ludwig={},
    )  # fmt: skip
    play.given("green 0")
    play.choose(Henryk="saw_cleaver", Eileen="shaman_bone_blade", Ludwig="hunters_dream")
    play.choose(Eileen="hunter 3")
    assert play.told()[0] == line
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D25", "BB-16.02", "BB-11.09")
@pytest.mark.parametrize(("health", "dead"), [(1, True), (2, True), (3, False)])
def test_the_bone_blade_can_kill_before_the_attack(health: int, dead: bool) -> None:
    play = Play(
        "carrion_crows", 7, Henryk={"health": health, "collected": 4}, Eileen={"also": ["shaman_bone_blade"]}, Ludwig={}
    )
    play.choose(Henryk="hunter_axe", Eileen="shaman_bone_blade", Ludwig="hunters_dream")
    play.given("green 0")
    play.choose(Eileen="hunter 1")
    assert ("BB-16.02 dies Henryk 4" in play.told()) == dead
    assert boards(play)[0] == ((0, 0, 0) if dead else (1, 6, 0))
    assert play.collected("Eileen") == 0
    assert play.waits() == (["Henryk"] if dead else ["Ludwig"])


@pytest.mark.rule("BB-D61")
def test_the_bone_blade_finds_nobody_when_all_others_are_dead() -> None:
    play = Play("carrion_crows", 7, Henryk={"health": 0}, Eileen={"also": ["shaman_bone_blade"]}, Ludwig={"health": 0})
    play.round("green 0", Eileen="shaman_bone_blade")
    assert "BB-D61 no_target Eileen shaman_bone_blade" in play.told()
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D03")
def test_the_bone_blade_stabs_after_the_monster_died_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["shaman_bone_blade"]}, Ludwig={})
    play.choose(Henryk="hunter_pistol", Eileen="shaman_bone_blade", Ludwig="saw_cleaver")
    play.given(NEXT)
    play.choose(Eileen="hunter 1")
    assert [play.health(name) for name in ALL] == [6, 8, 8]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Lead Elixir: protects, and mends at the end


@pytest.mark.rule("BB-D51", "BB-10.02")
@pytest.mark.parametrize(("total", "calmer", "lost"), [(0, 0, 0), (3, 3, 0), (4, 4, 0), (5, 4, 1), (7, 4, 3)])
def test_the_elixir_takes_four_off_the_monsters_attack(total: int, calmer: int, lost: int) -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"also": ["lead_elixir"]}, Ludwig={})
    play.round(*throw(total), NEXT, Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    told = play.told()
    assert [line for line in told if "calmer" in line] == ([f"BB-D51 calmer Eileen {calmer}"] if calmer else [])
    assert [line for line in told if "hurt Eileen" in line] == (
        [f"BB-10.02 hurt Eileen {lost} {8 - lost}"] if lost else []
    )
    assert (play.health("Henryk"), play.health("Ludwig")) == (8 - total, 8 - total)
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59", "BB-2.18")
@pytest.mark.parametrize(("health", "healed"), [(3, 2), (6, 2), (7, 1), (8, 0)])
def test_the_elixir_mends_two_health_at_the_end_of_the_round(health: int, healed: int) -> None:
    hunter = {"health": health, "also": ["lead_elixir"]}
    play = Play("carrion_crows", 7, Henryk={"health": 5}, Eileen=hunter, Ludwig={"health": 5})
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    told = play.told()
    if healed:
        line = f"BB-D59 heals Eileen {healed}"
        assert told.index("BB-6.01 phase 8") < told.index(line) < told.index("BB-15.02 puts_away Eileen lead_elixir")
    else:
        assert not play.happened("BB-D59")
    assert [play.health(name) for name in ALL] == [5, health + healed, 5]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.04", "BB-D59")
def test_the_elixir_mends_even_if_the_monster_died_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"health": 3, "also": ["lead_elixir"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="lead_elixir", Ludwig="saw_cleaver")
    assert play.health("Eileen") == 5
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59")
def test_the_elixir_mends_only_once() -> None:
    play = Play("vicar_amelia", 10, Henryk={}, Eileen={"health": 3, "also": ["lead_elixir"]}, Ludwig={})
    play.round("red 0", Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert play.health("Eileen") == 5
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43")
def test_the_elixir_of_a_killed_hunter_mends_nothing_at_the_end_of_the_round() -> None:
    """With Mergo's Wet Nurse the killed hunter returns with 4 health, so two more would be seen."""
    play = Play(
        "carrion_crows", 7, final_boss="mergos_wet_nurse", Henryk={"also": ["molotov_cocktail"]},
        Eileen={"health": 1, "also": ["lead_elixir"]}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", Henryk="molotov_cocktail", Eileen="lead_elixir", Ludwig="saw_cleaver")
    assert play.waits() == ["Eileen"]
    play.round(NEXT, Eileen="decline")
    assert "BB-16.05 rests Eileen 4" in play.told()
    assert not play.happened("BB-D59")
    assert play.health("Eileen") == 4
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59")
def test_the_elixirs_mend_comes_after_the_boss_at_the_end_of_the_round() -> None:
    """Poison: whoever took echoes suffers first; a hunter who took none is only mended."""
    play = Play(
        "blood_starved_beast", 8, Henryk={}, Eileen={"health": 3, "also": ["lead_elixir"]}, Ludwig={}
    )  # fmt: skip
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    told = play.told()
    assert told.index("BB-D59 hurt Ludwig 1 7") < told.index("BB-D59 heals Eileen 2")
    assert [play.health(name) for name in ALL] == [7, 5, 7]
    assert play.waits() == ALL
