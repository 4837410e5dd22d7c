"""Phase 4: the monster strikes everybody at once (section 10), and what Hunter's Dream halves."""

import pytest

from tests.games.bloodborne.kit import Play

FREE = ("upgrade", "dungeon", "green", "yellow", "red")


@pytest.mark.rule("BB-10.01", "BB-10.02", "BB-10.04")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("Henryk", ["Henryk", "Eileen", "Ludwig", "Alfred"]),
        ("Ludwig", ["Ludwig", "Alfred", "Henryk", "Eileen"]),
        ("Alfred", ["Alfred", "Henryk", "Eileen", "Ludwig"]),
    ],
)
def test_the_first_player_rolls_once_for_the_whole_table(first: str, order: list[str]) -> None:
    play = Play("garden_of_eyes", 9, Henryk={}, Eileen={}, Ludwig={}, Alfred={}, position={"first": first})
    play.round("yellow 3", **dict.fromkeys(play.names, "saw_cleaver"))
    told = play.told()
    start, end = told.index("BB-6.01 phase 4"), told.index("BB-6.01 phase 5")
    assert told[start + 1 : end] == [
        f"BB-10.01 rolls {first} yellow 3",
        "BB-10.04 attack garden_of_eyes 3",
        *[f"BB-10.02 hurt {name} 3 5" for name in order],
    ]
    assert play.waits() == play.names


@pytest.mark.rule("BB-10.02", "BB-D15")
@pytest.mark.parametrize(("roll", "damage"), [("0", 0), ("2", 2), ("3", 3), ("4", 4)])
def test_the_result_is_what_every_hunter_suffers_and_nobody_deals(roll: str, damage: int) -> None:
    play = Play("bloody_crow", 9, Henryk={"health": 8}, Eileen={"health": 6}, Ludwig={"health": 5})
    play.round(f"red {roll}", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert [play.health(name) for name in play.names] == [8 - damage, 6 - damage, 5 - damage]
    assert play.happened("BB-10.02 unharmed Henryk") == (damage == 0)
    assert [play.collected(name) for name in play.names] == [2, 1, 1]
    assert play.happened("BB-12.01 escapes bloody_crow 5")
    assert play.waits() == play.names


@pytest.mark.rule("BB-10.03", "BB-10.04")
@pytest.mark.parametrize(
    ("rolls", "damage"),
    [(["2+", "0"], 2), (["2+", "4"], 6), (["1+", "2+", "3"], 6), (["1+", "1+", "1+", "0"], 3), (["2"], 2)],
)
def test_a_plus_rolls_again_and_the_sum_counts(rolls: list[str], damage: int) -> None:
    play = Play("bloody_crow", 9, Henryk={}, Eileen={}, Ludwig={})
    play.round(*[f"red {roll}" for roll in rolls], **dict.fromkeys(play.names, "saw_cleaver"))
    rules = ["BB-10.01"] + ["BB-10.03"] * (len(rolls) - 1)
    told = play.told()
    start = told.index("BB-6.01 phase 4") + 1
    assert told[start : start + len(rolls) + 2] == [
        *[f"{rule} rolls Henryk red {roll}" for rule, roll in zip(rules, rolls, strict=True)],
        f"BB-10.04 attack bloody_crow {damage}",
        f"BB-10.02 hurt Henryk {damage} {8 - damage}",
    ]
    assert [play.health(name) for name in play.names] == [8 - damage] * 3
    assert play.waits() == play.names


@pytest.mark.rule("BB-10.03")
@pytest.mark.parametrize(("monster", "die"), [("carrion_crows", "green"), ("garden_of_eyes", "yellow")])
def test_the_combo_goes_on_with_the_same_die(monster: str, die: str) -> None:
    play = Play(monster, 9, Henryk={}, Eileen={}, Ludwig={})
    play.round(f"{die} 1+", f"{die} 1+", f"{die} 1", **dict.fromkeys(play.names, "saw_cleaver"))
    assert play.happened(f"BB-10.04 attack {monster} 3")
    assert [play.health(name) for name in play.names] == [5, 5, 5]
    assert play.waits() == play.names


@pytest.mark.rule("BB-D41")
def test_a_combo_has_no_limit_and_every_roll_is_told() -> None:
    play = Play("bloody_crow", 9, Henryk={}, Eileen={}, Ludwig={})
    play.round(*["red 1+"] * 60, "red 0", **dict.fromkeys(play.names, "saw_cleaver"))
    assert sum(" rolls Henryk red " in line for line in play.told()) == 61
    assert play.happened("BB-10.04 attack bloody_crow 60")
    assert all(play.facts(name)["dead"] for name in play.names)
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-10.05", "BB-D11")
@pytest.mark.parametrize(
    ("rolls", "damage", "half"),
    [(["0"], 0, 0), (["1+", "0"], 1, 0), (["2"], 2, 1), (["3"], 3, 1), (["4"], 4, 2), (["1+", "4"], 5, 2)],
)
def test_hunters_in_the_dream_suffer_half_rounded_down_once_on_the_sum(
    rolls: list[str], damage: int, half: int
) -> None:
    play = Play("bloody_crow", 9, Henryk={}, Eileen={}, Ludwig={})
    play.round(*[f"red {roll}" for roll in rolls], Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert [play.health(name) for name in play.names] == [8 - damage, 8 - half, 8 - damage]
    line = f"BB-13.02 dream_hurt Eileen {half} {8 - half}" if half else "BB-13.02 unharmed Eileen"
    assert play.happened(line)
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D11", "BB-12.03")
@pytest.mark.parametrize(("setting", "left", "line"), [
    ("all", 7, "BB-D11 dream_hurt Henryk 1 6"),
    ("attack", 6, "BB-12.03 hurt Henryk 2 5"),
])  # fmt: skip
def test_the_dream_halves_each_damage_of_the_round_on_its_own(setting: str, left: int, line: str) -> None:
    # attack 3 and parting blow 2: halved one by one 1 + 1, not (3 + 2) // 2
    play = Play("rabid_dog", 9, Henryk={}, Eileen={}, Ludwig={}, position={"settings": {"dream_halves": setting}})
    play.round("yellow 3", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-13.02 dream_hurt Henryk 1 7")
    assert play.happened(line)
    assert play.health("Henryk") == left - 1
    assert (play.health("Eileen"), play.health("Ludwig")) == (3, 3)
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D11")
@pytest.mark.parametrize(("setting", "dreamer"), [("all", [8, 7]), ("attack", [7, 6])])
@pytest.mark.parametrize(("card", "damage", "case"), [("molotov_cocktail", 1, 0), ("shaman_bone_blade", 2, 1)])
def test_the_dream_halves_what_other_hunters_do(
    setting: str, dreamer: list[int], card: str, damage: int, case: int
) -> None:
    play = Play(
        Henryk={"also": [card]}, Eileen={}, Ludwig={}, position={"settings": {"dream_halves": setting}}
    )  # fmt: skip
    play.given("green 0")
    play.choose(Henryk=card, Eileen="hunters_dream", Ludwig="saw_cleaver")
    if card == "shaman_bone_blade":
        play.choose(Henryk="hunter 2")
    assert play.health("Eileen") == dreamer[case]
    half = damage // 2
    if setting == "attack":
        assert play.happened(f"BB-9.01 hurt Eileen {damage} {8 - damage}")
    else:
        assert play.happened(f"BB-D11 dream_hurt Eileen {half} {8 - half}" if half else "BB-D11 unharmed Eileen")
    assert play.health("Ludwig") == (7 if card == "molotov_cocktail" else 8)
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D11")
def test_the_dream_no_longer_halves_what_the_next_monster_does() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("dungeon beast_patient", Henryk="decline")
    assert play.happened("BB-3.14 hurt Henryk 1 7")
    assert [play.health(name) for name in play.names] == [7, 7, 7]
    assert play.waits() == play.names


@pytest.mark.rule("BB-10.06", "BB-11.09")
@pytest.mark.parametrize(("health", "left", "dead"), [(4, 1, False), (3, 0, True), (2, 0, True), (1, 0, True)])
def test_a_hunter_at_zero_or_below_is_killed_and_does_not_attack(health: int, left: int, dead: bool) -> None:
    play = Play("bloody_crow", 9, Henryk={"health": health}, Eileen={}, Ludwig={})
    play.round("red 3", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert (play.health("Henryk"), play.facts("Henryk")["dead"]) == (left, dead)
    assert play.happened(f"BB-10.02 hurt Henryk 3 {left}")
    assert play.happened("BB-16.01 dies Henryk 0") == dead
    assert play.happened("BB-11.09 cannot_attack Henryk hunter_axe") == dead
    assert play.collected("Henryk") == (0 if dead else 2)
    assert [play.collected(name) for name in ("Eileen", "Ludwig")] == [1, 1]
    assert [play.facts(name)["dead"] for name in ("Eileen", "Ludwig")] == [False, False]
    assert play.waits() == (["Henryk"] if dead else play.names)


@pytest.mark.rule("BB-10.06")
def test_a_hunter_can_be_killed_in_the_dream_too() -> None:
    play = Play("bloody_crow", 9, Henryk={"health": 2}, Eileen={"health": 3}, Ludwig={})
    play.round("red 4", Henryk="hunters_dream", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert [play.facts(name)["dead"] for name in play.names] == [True, False, False]
    assert play.health("Eileen") == 1
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-10.07")
@pytest.mark.parametrize("choice", ["threaded_cane", "decline"])
def test_a_killed_hunter_may_pick_an_upgrade_later_in_the_round(choice: str) -> None:
    play = Play("bloody_crow", 9, Henryk={}, Eileen={"health": 1}, Ludwig={})
    play.round("red 2", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert (play.table.phase, play.waits(), play.asked("Eileen")) == (7, ["Eileen"], "upgrade")
    assert play.offered("Eileen") == ["decline", "kirkhammer", "saw_spear", "threaded_cane"]
    question = play.table.question(1)
    assert question is not None
    assert question.rule == "BB-16.06"
    play.choose(Eileen=choice)
    assert play.happened("BB-14.03 takes_upgrade Eileen threaded_cane") == (choice != "decline")
    assert ("threaded_cane" in play.hand("Eileen")) == (choice != "decline")
    assert play.health("Eileen") == 8
    assert play.waits() == play.names


@pytest.mark.rule("BB-D51")
@pytest.mark.parametrize(("rolls", "dreamer", "other"), [
    (["0"], 8, 8),
    (["1+", "0"], 8, 8),
    (["2"], 8, 7),
    (["3"], 7, 6),  # halved first it would be 8
    (["4"], 7, 5),
    (["1+", "4"], 6, 4),  # halved first it would be 7
])  # fmt: skip
def test_fixed_numbers_come_off_before_the_dream_halves(rolls: list[str], dreamer: int, other: int) -> None:
    play = Play("bloody_crow", 9, Henryk={"also": ["rosmarinus"]}, Eileen={}, Ludwig={})
    play.round(*[f"red {roll}" for roll in rolls], Henryk="rosmarinus", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert [play.health(name) for name in play.names] == [other, dreamer, other]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D51")
@pytest.mark.parametrize(("roll", "dreamer"), [("0", 8), ("1", 7), ("3", 6)])
def test_more_damage_is_added_before_anything_comes_off(roll: str, dreamer: int) -> None:
    # Maneater Boar: one more for everybody without a weapon
    play = Play("maneater_boar", 9, Henryk={}, Eileen={"hand": ["hunters_dream", "lead_elixir"]}, Ludwig={})
    play.round(f"yellow {roll}", Henryk="hunters_dream", Eileen="lead_elixir", Ludwig="saw_cleaver")
    assert play.health("Henryk") == dreamer
    assert play.happened(f"BB-D51 calmer Eileen {int(roll) + 1}")
    assert play.health("Eileen") == 8
    assert play.health("Ludwig") == 8 - int(roll)
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D51")
@pytest.mark.parametrize(("first", "order"), [
    ("Henryk", ["Henryk", "Eileen", "Ludwig"]),
    ("Ludwig", ["Ludwig", "Henryk", "Eileen"]),
])  # fmt: skip
def test_protections_work_in_turn_order(first: str, order: list[str]) -> None:
    shields = {"repeating_pistol": 2, "lead_elixir": 4}
    play = Play(
        "bloody_crow", 9, position={"first": first},
        Henryk={"also": ["repeating_pistol"]}, Eileen={"hand": ["hunters_dream", "lead_elixir"]},
        Ludwig={"also": ["repeating_pistol"]},
    )  # fmt: skip
    cards = {"Henryk": "repeating_pistol", "Eileen": "lead_elixir", "Ludwig": "repeating_pistol"}
    play.round("red 3", **cards)
    told = play.told()
    start, end = told.index("BB-10.04 attack bloody_crow 3"), told.index("BB-6.01 phase 5")
    expected = []
    for name in order:
        less = min(3, shields[cards[name]])
        expected.append(f"BB-D51 calmer {name} {less}")
        expected.append(f"BB-10.02 hurt {name} 1 7" if less == 2 else f"BB-10.02 unharmed {name}")
    assert told[start + 1 : end] == expected
    assert play.waits() == play.names


@pytest.mark.rule("BB-D51")
def test_protections_of_everybody_add_up_but_not_those_of_the_dead() -> None:
    play = Play(
        "bloody_crow", 9,
        Henryk={"also": ["molotov_cocktail"]}, Eileen={"also": ["rosmarinus"], "health": 1},
        Ludwig={"also": ["rosmarinus"]}, Alfred={"also": ["rosmarinus"]},
    )  # fmt: skip
    play.round("red 4", Henryk="molotov_cocktail", Eileen="rosmarinus", Ludwig="rosmarinus", Alfred="rosmarinus")
    assert [play.health(name) for name in play.names] == [6, 0, 5, 5]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D54")
def test_the_monster_attacks_and_escapes_although_everybody_dreams() -> None:
    play = Play("rabid_dog", 5, Henryk={}, Eileen={}, Ludwig={})
    play.round("yellow 2+", "yellow 0", Henryk="hunters_dream", Eileen="hunters_dream", Ludwig="hunters_dream")
    told = play.told()
    start = told.index("BB-6.01 phase 4")
    assert told[start:-2] == [
        "BB-6.01 phase 4",
        "BB-10.01 rolls Henryk yellow 2+",
        "BB-10.03 rolls Henryk yellow 0",
        "BB-10.04 attack rabid_dog 2",
        "BB-13.02 dream_hurt Henryk 1 7",
        "BB-13.02 dream_hurt Eileen 1 7",
        "BB-13.02 dream_hurt Ludwig 1 7",
        "BB-6.01 phase 5",
        "BB-11.02 no_attack Henryk hunters_dream",
        "BB-11.02 no_attack Eileen hunters_dream",
        "BB-11.02 no_attack Ludwig hunters_dream",
        "BB-6.01 phase 6",
        "BB-12.01 escapes rabid_dog 5",
        "BB-D11 dream_hurt Henryk 1 6",
        "BB-D11 dream_hurt Eileen 1 6",
        "BB-D11 dream_hurt Ludwig 1 6",
    ]
    assert told[-2:] == ["BB-6.01 phase 7", "BB-13.07 takes_back Henryk 1"]
    assert [play.collected(name) for name in play.names] == [0, 0, 0]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D54")
def test_a_boss_stays_although_nobody_played_a_weapon() -> None:
    play = Play("watchdog", 5, Henryk={"also": ["bold_hunters_mark"]}, Eileen={}, Ludwig={})
    play.round("red 2", Henryk="bold_hunters_mark", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert [play.health(name) for name in play.names] == [6, 7, 7]
    assert play.happened("BB-12.07 boss_stays watchdog 5")
    assert (play.monster, play.echoes) == ("watchdog", 5)
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D54")
def test_the_die_is_rolled_although_all_hunters_are_dead() -> None:
    price = {"also": ["beast_blood_pellet"], "health": 1, "collected": 2}
    play = Play(Henryk=dict(price), Eileen=dict(price), Ludwig=dict(price))
    play.choose(**dict.fromkeys(play.names, "beast_blood_pellet"))
    play.round("green 2", **dict.fromkeys(play.names, "hunter_axe"))
    told = play.told()
    start, end = told.index("BB-6.01 phase 4"), told.index("BB-6.01 phase 7")
    assert told[start:end] == [
        "BB-6.01 phase 4",
        "BB-10.01 rolls Henryk green 2",
        "BB-10.04 attack carrion_crows 2",
        "BB-6.01 phase 5",
        "BB-11.09 cannot_attack Henryk hunter_axe",
        "BB-11.09 cannot_attack Eileen hunter_axe",
        "BB-11.09 cannot_attack Ludwig hunter_axe",
        "BB-6.01 phase 6",
        "BB-12.01 escapes carrion_crows 7",
    ]
    assert [play.health(name) for name in play.names] == [0, 0, 0]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D54", "BB-7.02")
def test_a_round_in_which_nobody_can_choose_is_played_all_the_same() -> None:
    play = Play("rabid_dog", 5, free=FREE, Henryk={"health": 0}, Eileen={"health": 0}, Ludwig={"health": 0})
    told = play.told()
    assert [line for line in told if line.startswith("BB-6.01")] == [f"BB-6.01 phase {n}" for n in range(1, 8)]
    assert any(line.startswith("BB-10.04 attack rabid_dog") for line in told)
    assert "BB-12.01 escapes rabid_dog 5" in told
    assert not any("hurt" in line for line in told)
    assert play.waits() == ["Henryk"]
