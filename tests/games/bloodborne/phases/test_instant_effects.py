"""Phase 3: Instant effects in turn order, the clash of pistols, and a kill that skips the fight (section 9)."""

import pytest

from tests.games.bloodborne.kit import GAME, Play


def phase(play: Play, number: int) -> list[str]:
    """What was told in one phase of the last round."""
    told = play.told()
    start = told.index(f"BB-6.01 phase {number}") + 1
    end = next((i for i in range(start, len(told)) if told[i].startswith("BB-6.01 phase")), len(told))
    return told[start:end]


@pytest.mark.rule("BB-9.01", "BB-D32")
def test_what_is_instant_is_done_without_being_asked() -> None:
    play = Play(
        Henryk={"also": ["blood_vial"], "health": 3}, Eileen={"also": ["bold_hunters_mark"], "collected": 5},
        Ludwig={"also": ["molotov_cocktail"]},
    )  # fmt: skip
    play.choose(Henryk="blood_vial", Eileen="bold_hunters_mark", Ludwig="molotov_cocktail")
    play.round("green 0", Henryk="saw_cleaver")
    assert phase(play, 3) == [
        "BB-9.01 heals Henryk 5",
        "BB-9.01 banks Eileen 4",
        "BB-9.03 hits Ludwig carrion_crows 1",
        "BB-9.01 hurt Henryk 1 7",
        "BB-9.01 hurt Eileen 1 7",
    ]
    assert (play.collected("Eileen"), play.banked("Eileen")) == (1, 4)
    assert play.waits() == play.names


@pytest.mark.rule("BB-9.01")
def test_only_where_the_card_says_may_the_player_is_asked() -> None:
    play = Play(Henryk={"also": ["madmans_knowledge"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="madmans_knowledge", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert (play.asked("Henryk"), play.waits()) == ("foresee", ["Henryk"])
    assert play.offered("Henryk") == ["bury", "leave"]
    assert play.refused("Henryk", "decline") == "BB-9.01"
    play.round("green 0", Henryk="leave")
    assert play.waits() == play.names


@pytest.mark.rule("BB-9.01")
def test_cards_without_instant_effect_do_nothing_in_phase_3() -> None:
    play = Play(Henryk={}, Eileen={"also": ["kirkhammer"]}, Ludwig={"also": ["ritual_blood"]})
    play.round("green 0", Henryk="hunter_axe", Eileen="kirkhammer", Ludwig="ritual_blood")
    assert phase(play, 3) == []
    assert play.waits() == play.names


@pytest.mark.rule("BB-9.02")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("Henryk", ["Henryk", "Eileen", "Ludwig", "Alfred"]),
        ("Eileen", ["Eileen", "Ludwig", "Alfred", "Henryk"]),
        ("Ludwig", ["Ludwig", "Alfred", "Henryk", "Eileen"]),
        ("Alfred", ["Alfred", "Henryk", "Eileen", "Ludwig"]),
    ],
)
def test_the_first_player_comes_first_and_the_others_clockwise(first: str, order: list[str]) -> None:
    play = Play(
        position={"first": first},
        Henryk={"also": ["blood_vial"], "health": 5}, Eileen={},
        Ludwig={"also": ["ludwigs_rifle"]}, Alfred={"also": ["bold_hunters_mark"], "collected": 2},
    )  # fmt: skip
    play.choose(Alfred="bold_hunters_mark", Ludwig="ludwigs_rifle", Eileen="hunter_pistol", Henryk="blood_vial")
    play.round("green 0", Henryk="saw_cleaver")
    lines = {
        "Henryk": "BB-9.01 heals Henryk 3",
        "Eileen": "BB-9.03 hits Eileen carrion_crows 1",
        "Ludwig": "BB-9.03 hits Ludwig carrion_crows 2",
        "Alfred": "BB-9.01 banks Alfred 2",
    }
    assert [line for line in phase(play, 3) if "hurt" not in line] == [lines[name] for name in order]
    assert play.waits() == play.names


@pytest.mark.rule("BB-9.02")
def test_who_has_no_instant_effect_is_passed_over() -> None:
    play = Play(Henryk={}, Eileen={"also": ["ludwigs_rifle"]}, Ludwig={}, position={"first": "Henryk"})
    play.round("green 0", Henryk="hunter_axe", Eileen="ludwigs_rifle", Ludwig="hunter_pistol")
    assert phase(play, 3) == [
        "BB-9.03 hits Eileen carrion_crows 2",
        "BB-9.01 hurt Eileen 3 5",
        "BB-9.03 hits Ludwig carrion_crows 1",
    ]
    assert play.waits() == play.names


@pytest.mark.rule("BB-9.02")
@pytest.mark.parametrize(("first", "stolen_from"), [("Henryk", ["hunter 2"]), ("Eileen", ["hunter 2", "hunter 3"])])
def test_the_order_decides_what_a_later_effect_finds(first: str, stolen_from: list[str]) -> None:
    # Henryk steals; Ludwig has nothing to be stolen before his own pistol has struck
    play = Play(
        position={"first": first}, Henryk={"also": ["evelyn"]}, Eileen={"collected": 1}, Ludwig={},
    )  # fmt: skip
    play.choose(Henryk="evelyn", Eileen="hunter_axe", Ludwig="hunter_pistol")
    assert play.offered("Henryk") == stolen_from
    play.round("green 0", Henryk="hunter 2")
    assert play.happened("BB-D49 steals Henryk Eileen 1")
    assert play.collected("Henryk") == 2
    assert play.waits() == play.names


@pytest.mark.rule("BB-9.03", "BB-0.03")
@pytest.mark.parametrize(("card", "damage"), [("hunter_pistol", 1), ("ludwigs_rifle", 2)])
def test_instant_damage_takes_echoes_before_the_monster_attacks(card: str, damage: int) -> None:
    hunter = {"also": [card], "health": 1} if card == "ludwigs_rifle" else {"health": 1}
    play = Play(Henryk=hunter, Eileen={}, Ludwig={})
    play.round("green 2", Henryk=card, Eileen="saw_cleaver", Ludwig="saw_cleaver")
    told = play.told()
    assert told.index(f"BB-9.03 hits Henryk carrion_crows {damage}") < told.index("BB-6.01 phase 4")
    assert f"BB-16.02 dies Henryk {damage}" in told  # they lay in his Collected area
    assert play.happened(f"BB-12.01 escapes carrion_crows {7 - damage - 2}")
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-9.04", "BB-9.05", "BB-9.06", "BB-D02")
def test_a_kill_in_phase_3_gives_trophies_and_skips_the_next_three_phases() -> None:
    play = Play(echoes=1, Henryk={"collected": 2}, Eileen={}, Ludwig={})
    play.round(Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="hunters_dream")
    assert play.told()[3:] == [
        "BB-6.01 phase 2",
        "BB-6.01 phase 3",
        "BB-9.03 hits Eileen carrion_crows 1",
        "BB-9.05 slain carrion_crows Eileen",
        "BB-11.11 trophy Eileen beast 1",
        "BB-9.04 fight_skipped",
        "BB-6.01 phase 7",
        "BB-13.07 takes_back Ludwig 1",
    ]
    assert (play.monster, play.echoes) == (None, 0)
    assert play.trophies("Eileen") == {"kin": 0, "humanoid": 0, "beast": 1}
    assert play.trophies("Henryk") == play.trophies("Ludwig") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert [play.collected(name) for name in play.names] == [2, 1, 0]
    assert [play.health(name) for name in play.names] == [8, 8, 8]
    assert play.waits() == ["Ludwig"]
    play.round("dungeon scourge_beast", Ludwig="decline")
    assert play.happened("BB-6.01 phase 8")
    assert play.happened("BB-15.02 puts_away Henryk hunter_axe")
    assert (play.monster, play.echoes) == ("scourge_beast", 5)
    assert play.waits() == play.names


@pytest.mark.rule("BB-9.04", "BB-9.06")
def test_the_round_after_a_kill_in_phase_3_is_fought_as_usual() -> None:
    play = Play(echoes=1, Henryk={}, Eileen={}, Ludwig={})
    play.round("dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert play.happened("BB-9.04 fight_skipped")
    play.round("yellow 3", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert [line for line in play.told() if line.startswith("BB-6.01")] == [
        f"BB-6.01 phase {number}" for number in (2, 3, 4, 5, 6, 7, 8, 1)
    ]
    assert not play.happened("BB-9.04 fight_skipped")
    assert [play.health(name) for name in play.names] == [5, 5, 5]
    assert [play.collected(name) for name in play.names] == [2, 3, 2]
    assert play.waits() == play.names


@pytest.mark.rule("BB-9.04")
@pytest.mark.parametrize(("echoes", "skipped"), [(2, True), (3, True), (4, False)])
def test_the_fight_is_skipped_only_if_the_last_echo_is_taken(echoes: int, skipped: bool) -> None:
    play = Play(
        echoes=echoes, free=("upgrade", "dungeon", "green"), Henryk={}, Eileen={"also": ["ludwigs_rifle"]}, Ludwig={}
    )
    play.choose(Henryk="hunter_pistol", Eileen="ludwigs_rifle", Ludwig="saw_cleaver")
    assert play.happened("BB-9.04 fight_skipped") == skipped
    assert play.happened("BB-6.01 phase 4") != skipped
    assert play.happened("BB-6.01 phase 5") != skipped
    assert play.happened("BB-6.01 phase 6") != skipped
    assert play.collected("Eileen") == (1 if echoes == 2 else 2)
    assert play.collected("Ludwig") == (0 if skipped else 1)
    assert play.waits() == play.names


@pytest.mark.rule("BB-9.05", "BB-D02", "BB-D55")
@pytest.mark.parametrize(("first", "killer"), [("Henryk", "Eileen"), ("Eileen", "Henryk")])
def test_all_who_damaged_it_in_phase_3_earn_the_trophies(first: str, killer: str) -> None:
    play = Play(
        "watchdog", 2, position={"first": first}, Henryk={}, Eileen={"also": ["molotov_cocktail"]}, Ludwig={},
    )  # fmt: skip
    play.round("dungeon carrion_crows", Henryk="hunter_pistol", Eileen="molotov_cocktail", Ludwig="hunter_axe")
    slain = play.told().index(f"BB-9.05 slain watchdog {killer}")
    order = [name for name in (first, killer) if name != "Ludwig"]
    assert play.told()[slain + 1 : slain + 6] == [
        *[f"BB-12.10 trophy {name} {kind} 1" for name in order for kind in ("kin", "beast")],
        "BB-9.04 fight_skipped",
    ]
    assert play.trophies("Henryk") == play.trophies("Eileen") == {"kin": 1, "humanoid": 0, "beast": 1}
    assert play.trophies("Ludwig") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.waits() == play.names


@pytest.mark.rule("BB-D03", "BB-9.04")
def test_instant_effects_after_the_kill_still_act_except_on_the_monster() -> None:
    play = Play(
        echoes=1, Henryk={}, Eileen={"also": ["ludwigs_rifle"]}, Ludwig={"also": ["blood_vial"], "health": 4},
        Alfred={"also": ["molotov_cocktail"]},
    )  # fmt: skip
    play.choose(Henryk="hunter_pistol", Eileen="ludwigs_rifle", Ludwig="blood_vial", Alfred="molotov_cocktail")
    play.round("dungeon scourge_beast", Ludwig="saw_cleaver")
    assert phase(play, 3) == [
        "BB-9.03 hits Henryk carrion_crows 1",
        "BB-9.05 slain carrion_crows Henryk",
        "BB-11.11 trophy Henryk beast 1",
        "BB-9.04 fight_skipped",
        "BB-11.05 hits_air Eileen ludwigs_rifle",
        "BB-9.01 hurt Eileen 3 5",
        "BB-9.01 heals Ludwig 4",
        "BB-11.05 hits_air Alfred molotov_cocktail",
        "BB-9.01 hurt Henryk 1 7",
        "BB-9.01 hurt Eileen 1 4",
        "BB-9.01 hurt Ludwig 1 7",
    ]
    assert [play.collected(name) for name in play.names] == [1, 0, 0, 0]
    assert [play.trophies(name)["beast"] for name in play.names] == [1, 0, 0, 0]
    assert (play.monster, play.echoes) == ("scourge_beast", 6)
    assert play.waits() == play.names


@pytest.mark.rule("BB-D03", "BB-9.06", "BB-D12")
def test_nothing_acts_any_more_when_the_final_boss_dies_in_phase_3() -> None:
    play = Play(
        "gehrman", 1, Henryk={}, Eileen={"also": ["blood_vial"], "health": 4}, Ludwig={"also": ["molotov_cocktail"]}
    )  # fmt: skip
    play.choose(Henryk="hunter_pistol", Eileen="blood_vial", Ludwig="molotov_cocktail")
    play.choose(Eileen="saw_cleaver")
    assert phase(play, 3) == [
        "BB-9.03 hits Henryk gehrman 1",
        "BB-9.05 slain gehrman Henryk",
        "BB-18.03 trophy Henryk kin 1",
        "BB-18.03 trophy Henryk humanoid 1",
        "BB-18.03 trophy Henryk beast 1",
        "BB-19.01 hunt_over",
        "BB-19.02 banks Henryk 1",
        "BB-19.04 scores Henryk 4 1",
        "BB-19.06 scores Eileen 0 2",
        "BB-19.06 scores Ludwig 0 2",
    ]
    assert [play.health(name) for name in play.names] == [8, 4, 8]
    assert play.waits() == []
    assert play.table.over


@pytest.mark.rule("BB-D12", "BB-0.04")
def test_only_who_damaged_the_final_boss_in_the_last_round_earns_its_trophies() -> None:
    play = Play("gehrman", 2, Henryk={}, Eileen={}, Ludwig={"collected": 3})
    play.round("yellow 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunters_dream")
    assert play.trophies("Henryk") == {"kin": 1, "humanoid": 1, "beast": 1}
    assert play.trophies("Eileen") == play.trophies("Ludwig") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.happened("BB-19.01 hunt_over")
    assert GAME.scores(play.table) == [5, 0, 3]
    assert play.table.over


@pytest.mark.rule("BB-9.07")
@pytest.mark.parametrize("shooter", ["Henryk", "Eileen", "Ludwig"])
def test_a_single_pistol_strikes_at_once(shooter: str) -> None:
    play = Play("scourge_beast", 3, Henryk={}, Eileen={}, Ludwig={})
    cards = {name: "hunter_pistol" if name == shooter else "saw_cleaver" for name in play.names}
    play.round("red 0", **cards)
    assert phase(play, 3) == [f"BB-9.03 hits {shooter} scourge_beast 1"]
    assert not any("clash" in line or "cancelled" in line for line in play.told())
    assert play.happened(f"BB-11.08 no_attack {shooter} hunter_pistol")
    assert play.collected(shooter) == 1
    assert play.waits() == play.names


@pytest.mark.rule("BB-9.07", "BB-D22", "BB-D52")
@pytest.mark.parametrize(
    ("shooters", "first"),
    [
        (["Henryk", "Eileen"], "Henryk"), (["Henryk", "Eileen"], "Eileen"), (["Eileen", "Ludwig"], "Henryk"),
        (["Henryk", "Ludwig"], "Ludwig"), (["Henryk", "Eileen", "Ludwig"], "Henryk"),
    ],
)  # fmt: skip
def test_two_pistols_or_more_all_lose_their_effect(shooters: list[str], first: str) -> None:
    play = Play("scourge_beast", 9, Henryk={}, Eileen={}, Ludwig={}, position={"first": first})
    names = play.names[play.names.index(first) :] + play.names[: play.names.index(first)]
    order = [name for name in names if name in shooters]
    play.round("red 0", **{name: "hunter_pistol" if name in shooters else "saw_cleaver" for name in play.names})
    assert phase(play, 2) == [f"BB-9.07 clash {name} hunter_pistol" for name in order]
    assert phase(play, 3) == []
    attacks = [f"BB-11.03 hits {name} scourge_beast 1" for name in names if name not in shooters]
    assert phase(play, 5) == [*[f"BB-D52 cancelled {name} hunter_pistol" for name in order], *attacks]
    assert [play.collected(name) for name in play.names] == [int(name not in shooters) for name in play.names]
    for name in shooters:
        assert play.used(name) == ["hunter_pistol"]
    assert play.waits() == play.names


@pytest.mark.rule("BB-D22")
@pytest.mark.parametrize(("first", "collected"), [("Henryk", [1, 1, 1]), ("Ludwig", [1, 0, 2])])
def test_with_the_other_reading_clashing_pistols_strike_in_phase_5(first: str, collected: list[int]) -> None:
    position = {"settings": {"pistol_clash": "delay"}, "first": first}
    play = Play("scourge_beast", 3, Henryk={}, Eileen={}, Ludwig={}, position=position)
    play.round("red 0", Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert phase(play, 2) == ["BB-D22 late_clash Henryk hunter_pistol", "BB-D22 late_clash Eileen hunter_pistol"]
    assert phase(play, 3) == []
    assert not any("cancelled" in line or "no_attack" in line or "BB-9.07" in line for line in play.told())
    assert [play.collected(name) for name in play.names] == collected
    assert phase(play, 5)[-1] == (
        "BB-11.11 trophy Ludwig beast 1" if first == "Henryk" else "BB-11.05 hits_air Eileen hunter_pistol"
    )
    assert play.waits() == play.names


@pytest.mark.rule("BB-D22", "BB-9.07")
def test_with_the_other_reading_a_single_pistol_still_strikes_at_once() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={}, position={"settings": {"pistol_clash": "delay"}})
    play.round("green 0", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert phase(play, 3) == ["BB-9.03 hits Henryk carrion_crows 1"]
    assert play.happened("BB-11.08 no_attack Henryk hunter_pistol")
    assert play.collected("Henryk") == 1
    assert play.waits() == play.names


@pytest.mark.rule("BB-D22")
def test_clashing_pistols_are_forgotten_in_the_next_round() -> None:
    for setting in ("cancel", "delay"):
        play = Play(
            "watchdog", 12, Henryk={}, Eileen={}, Ludwig={"hand": ["hunter_pistol", "hunters_dream", "saw_cleaver"]},
            position={"settings": {"pistol_clash": setting}},
        )  # fmt: skip
        play.round("red 0", Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="saw_cleaver")
        play.round("red 0", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_pistol")
        assert phase(play, 2) == []
        assert phase(play, 3) == ["BB-9.03 hits Ludwig watchdog 1"]
        assert phase(play, 5) == [
            "BB-11.08 no_attack Ludwig hunter_pistol",
            "BB-11.03 hits Eileen watchdog 2",
            "BB-11.03 hits Henryk watchdog 1",
        ]
        assert play.waits() == play.names


@pytest.mark.rule("BB-D22", "BB-9.07")
def test_only_hunter_pistols_clash() -> None:
    play = Play(Henryk={"also": ["ludwigs_rifle"]}, Eileen={"also": ["ludwigs_rifle"]}, Ludwig={})
    play.round("green 0", Henryk="ludwigs_rifle", Eileen="ludwigs_rifle", Ludwig="hunter_pistol")
    assert not any("clash" in line or "cancelled" in line for line in play.told())
    assert [play.collected(name) for name in play.names] == [2, 2, 1]
    assert play.waits() == play.names


@pytest.mark.rule("BB-D22")
def test_a_pistol_still_counts_when_its_owner_dies_before_the_shot() -> None:
    play = Play(Henryk={"also": ["molotov_cocktail"]}, Eileen={"health": 1}, Ludwig={})
    play.round("green 0", Henryk="molotov_cocktail", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    assert play.happened("BB-16.01 dies Eileen 0")
    assert phase(play, 2) == ["BB-9.07 clash Eileen hunter_pistol", "BB-9.07 clash Ludwig hunter_pistol"]
    assert play.collected("Ludwig") == 0
    assert play.happened("BB-D52 cancelled Ludwig hunter_pistol")
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-9.08")
def test_weapons_and_utility_cards_can_have_an_instant_effect() -> None:
    cards = {card.key: card for card in GAME.box.cards}
    assert (cards["hunter_pistol"].starting, cards["hunter_pistol"].is_weapon()) == (True, True)
    assert (cards["blood_vial"].starting, cards["blood_vial"].is_weapon()) == (False, False)
    play = Play(Henryk={"also": ["blood_vial"], "health": 1}, Eileen={}, Ludwig={})
    play.choose(Henryk="blood_vial", Eileen="hunter_pistol", Ludwig="hunter_axe")
    play.round("green 0", Henryk="saw_cleaver")
    assert phase(play, 3) == ["BB-9.01 heals Henryk 7", "BB-9.03 hits Eileen carrion_crows 1"]
    assert play.waits() == play.names


@pytest.mark.rule("BB-D52")
def test_an_instant_weapon_that_could_deal_no_damage_does_not_attack_later() -> None:
    play = Play("church_giant", 9, Henryk={"also": ["evelyn"]}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="evelyn", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert phase(play, 3) == [
        "BB-11.06 hits_air Henryk evelyn",
        "BB-D61 no_target Henryk evelyn",
        "BB-9.01 hurt Henryk 2 6",
        "BB-11.06 hits_air Eileen hunter_pistol",
    ]
    assert phase(play, 5) == [
        "BB-11.08 no_attack Henryk evelyn",
        "BB-11.08 no_attack Eileen hunter_pistol",
        "BB-11.03 hits Ludwig church_giant 1",
    ]
    assert [play.collected(name) for name in play.names] == [0, 0, 1]
    assert play.waits() == play.names


@pytest.mark.rule("BB-D52")
def test_a_weapon_with_another_instant_text_does_both() -> None:
    play = Play(Henryk={"also": ["flamesprayer"]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="flamesprayer", Eileen="hunter_axe", Ludwig="hunters_dream")
    assert phase(play, 3) == ["BB-9.01 hurt Eileen 1 7"]
    assert "BB-11.03 hits Henryk carrion_crows 1" in phase(play, 5)
    assert not play.happened("BB-11.08 no_attack Henryk")
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D52", "BB-9.01")
def test_an_instant_weapon_with_an_instant_text_first_strikes_and_then_does_what_it_says() -> None:
    play = Play(Henryk={"also": ["evelyn"]}, Eileen={"collected": 3}, Ludwig={})
    play.choose(Henryk="evelyn", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert phase(play, 3) == ["BB-9.03 hits Henryk carrion_crows 1"]
    assert play.offered("Henryk") == ["hunter 2"]
    play.round("green 0", Henryk="hunter 2")
    assert (play.collected("Henryk"), play.collected("Eileen")) == (2, 3)
    assert play.happened("BB-11.08 no_attack Henryk evelyn")
    assert play.waits() == play.names
