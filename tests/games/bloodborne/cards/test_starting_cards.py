"""The five starting cards: what each does, what it does not do, and when."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows, boards, throw

# ---------------------------------------------------------------- Hunter Axe and Saw Cleaver


@pytest.mark.rule("BB-5.06", "BB-11.03", "BB-0.03")
@pytest.mark.parametrize(("card", "damage"), [("hunter_axe", 2), ("saw_cleaver", 1)])
def test_axe_and_cleaver_take_their_damage_in_phase_5(card: str, damage: int) -> None:
    play = Play("carrion_crows", 7, Henryk={"collected": 1, "banked": 3}, Eileen={}, Ludwig={})
    play.round("green 1", Henryk=card, Eileen="hunters_dream", Ludwig="hunters_dream")
    told = play.told()
    assert blows(play) == [f"BB-11.03 hits Henryk carrion_crows {damage}"]
    assert told.index("BB-6.01 phase 5") < told.index(blows(play)[0]) < told.index("BB-6.01 phase 6")
    assert boards(play) == [(7, 1 + damage, 3), (8, 0, 0), (8, 0, 0)]
    assert f"BB-12.01 escapes carrion_crows {7 - damage}" in told
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.04", "BB-11.10", "BB-11.11")
@pytest.mark.parametrize(
    ("echoes", "line", "killed"),
    [
        (1, "BB-11.04 hits Henryk carrion_crows 1", True),
        (2, "BB-11.03 hits Henryk carrion_crows 2", True),
        (3, "BB-11.03 hits Henryk carrion_crows 2", False),
    ],
)
def test_the_axe_takes_no_more_than_is_left(echoes: int, line: str, killed: bool) -> None:
    play = Play("carrion_crows", echoes, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunter_axe", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert blows(play) == [line]
    assert ("BB-11.10 slain carrion_crows Henryk" in play.told()) == killed
    assert play.trophies("Henryk") == {"kin": 0, "humanoid": 0, "beast": int(killed)}
    assert play.trophies("Eileen") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.01")
@pytest.mark.parametrize(("first", "taken"), [("Henryk", [2, 1, 0]), ("Eileen", [0, 2, 1]), ("Ludwig", [1, 0, 2])])
def test_axes_fall_in_turn_order(first: str, taken: list[int]) -> None:
    play = Play("carrion_crows", 3, position={"first": first}, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert [play.collected(name) for name in ALL] == taken
    assert [play.trophies(name)["beast"] for name in ALL] == [min(1, echoes) for echoes in taken]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Hunter Pistol


@pytest.mark.rule("BB-5.06", "BB-9.03", "BB-9.07", "BB-11.08")
def test_a_single_pistol_takes_one_echo_in_phase_3_and_none_in_phase_5() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 1", NEXT, Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    told = play.told()
    shot = "BB-9.03 hits Eileen carrion_crows 1"
    assert blows(play) == [shot, "BB-11.03 hits Henryk carrion_crows 2", "BB-11.03 hits Ludwig carrion_crows 1"]
    assert told.index("BB-6.01 phase 3") < told.index(shot) < told.index("BB-6.01 phase 4")
    assert "BB-11.08 no_attack Eileen hunter_pistol" in told
    assert boards(play) == [(7, 2, 0), (7, 1, 0), (7, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.07", "BB-D22", "BB-D52")
@pytest.mark.parametrize("shooters", [["Henryk", "Eileen"], ["Henryk", "Ludwig"], ["Henryk", "Eileen", "Ludwig"]])
def test_two_or_more_pistols_cancel_each_other(shooters: list[str]) -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={}, Ludwig={}, Maria={})
    cards = {name: "hunter_pistol" if name in shooters else "saw_cleaver" for name in play.names}
    play.round("green 0", NEXT, **cards)
    told = play.told()
    assert [line for line in told if "clash" in line] == [f"BB-9.07 clash {name} hunter_pistol" for name in shooters]
    assert [line for line in told if "cancelled" in line] == [
        f"BB-D52 cancelled {name} hunter_pistol" for name in shooters
    ]
    assert [play.collected(name) for name in play.names] == [int(name not in shooters) for name in play.names]
    assert all(play.used(name) == ["hunter_pistol"] for name in shooters)
    assert play.waits() == play.names


@pytest.mark.rule("BB-8.06", "BB-9.07", "BB-D22")
def test_a_pistol_from_transform_cancels_the_first_and_itself() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunter_pistol", Ludwig="hunter_axe")
    play.round("green 0", NEXT, Henryk="hunter_pistol")
    told = play.told()
    assert told.index("BB-8.02 draws_weapon Henryk hunter_pistol") < told.index("BB-9.07 clash Henryk hunter_pistol")
    assert told.index("BB-9.07 clash Eileen hunter_pistol") < told.index("BB-6.01 phase 3")
    assert [play.collected(name) for name in ALL] == [0, 0, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D22")
def test_pistols_that_clash_shoot_in_phase_5_where_the_table_agreed_so() -> None:
    play = Play(
        "carrion_crows", 7, position={"settings": {"pistol_clash": "delay"}, "first": "Eileen"}, Henryk={}, Eileen={},
        Ludwig={},
    )  # fmt: skip
    play.round("green 0", NEXT, Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="hunter_pistol")
    told = play.told()
    assert [line for line in told if "clash" in line] == [
        "BB-D22 late_clash Ludwig hunter_pistol",
        "BB-D22 late_clash Henryk hunter_pistol",
    ]
    assert blows(play) == [
        "BB-11.03 hits Eileen carrion_crows 1",
        "BB-11.03 hits Ludwig carrion_crows 1",
        "BB-11.03 hits Henryk carrion_crows 1",
    ]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.03", "BB-9.07")
def test_a_single_pistol_is_not_delayed_where_the_table_agreed_on_delay() -> None:
    play = Play("carrion_crows", 7, position={"settings": {"pistol_clash": "delay"}}, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert blows(play)[0] == "BB-9.03 hits Henryk carrion_crows 1"
    assert [play.collected(name) for name in ALL] == [1, 1, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D22", "BB-15.02")
def test_a_clash_is_forgotten_in_the_next_round() -> None:
    """Both pistols were removed by nothing: a second copy in hand shows that the next shot goes off."""
    play = Play("vicar_amelia", 9, Henryk={"also": ["hunter_pistol"]}, Eileen={}, Ludwig={})
    play.round("red 0", Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    play.round("red 0", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert [play.collected(name) for name in ALL] == [1, 1, 3]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.04", "BB-9.05", "BB-9.06")
def test_a_pistol_that_kills_saves_everybody_the_attack() -> None:
    play = Play("scourge_beast", 1, Henryk={}, Eileen={}, Ludwig={"collected": 2})
    play.round(Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="hunters_dream")
    told = play.told()
    assert "BB-9.05 slain scourge_beast Eileen" in told
    assert "BB-9.04 fight_skipped" in told
    assert not any(line in told for line in ("BB-6.01 phase 4", "BB-6.01 phase 5", "BB-6.01 phase 6"))
    assert boards(play) == [(8, 0, 0), (8, 1, 0), (8, 0, 2)]
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 1, 0]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D24", "BB-16.02")
def test_a_pistol_shot_earns_the_trophy_even_if_the_shooter_dies_before_the_kill() -> None:
    play = Play("carrion_crows", 3, Henryk={}, Eileen={"health": 1}, Ludwig={})
    play.round("green 1", Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 1, 0]
    assert boards(play) == [(7, 2, 0), (0, 0, 0), (7, 0, 0)]
    assert play.waits() == ["Eileen"]


# ---------------------------------------------------------------- Transform


@pytest.mark.rule("BB-8.01", "BB-8.03", "BB-8.04", "BB-8.05")
def test_transform_asks_its_player_and_nobody_else_for_a_weapon_from_hand() -> None:
    play = Play("carrion_crows", 7, Henryk={"used": ["hunter_axe"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert play.waits() == ["Henryk"]
    assert play.asked("Henryk") == "transform"
    assert play.offered("Henryk") == ["hunter_pistol", "saw_cleaver"]
    assert play.refused("Henryk", "hunter_axe") == "BB-8.05"
    assert play.refused("Henryk", "hunters_dream") == "BB-8.04"
    assert play.refused("Henryk", "kirkhammer") == "BB-8.01"
    assert play.refused("Eileen", "saw_cleaver") == ""
    play.round("green 0", NEXT, Henryk="saw_cleaver")
    assert "BB-8.02 draws_weapon Henryk saw_cleaver" in play.told()
    assert [play.collected(name) for name in ALL] == [1, 1, 2]
    assert play.hand("Henryk") == ["hunter_pistol", "hunters_dream"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-8.02")
def test_several_transforms_choose_at_the_same_time_and_turn_over_together() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunter_axe", Ludwig="transform")
    assert play.waits() == ["Henryk", "Ludwig"]
    play.choose(Ludwig="hunter_axe")
    assert play.waits() == ["Henryk"]
    assert play.facts("Ludwig")["weapon"] is None
    assert not play.happened("BB-8.02")
    play.round("green 0", NEXT, Henryk="saw_cleaver")
    assert play.told()[:2] == ["BB-8.02 draws_weapon Henryk saw_cleaver", "BB-8.02 draws_weapon Ludwig hunter_axe"]
    assert [play.collected(name) for name in ALL] == [1, 2, 2]
    assert play.waits() == ALL


@pytest.mark.rule("BB-15.09", "BB-D42")
def test_transform_and_its_weapon_both_go_to_the_used_pile() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("green 0", NEXT, Henryk="hunter_axe")
    assert play.used("Henryk") == ["hunter_axe", "transform"]
    assert play.hand("Henryk") == ["saw_cleaver", "hunter_pistol", "hunters_dream"]
    assert (play.facts("Henryk")["played"], play.facts("Henryk")["weapon"]) == (None, None)
    assert play.waits() == ALL


@pytest.mark.rule("BB-D21", "BB-11.02", "BB-10.02")
def test_transform_without_a_weapon_in_hand_is_a_hunter_without_an_attack() -> None:
    play = Play(
        "carrion_crows", 7, Henryk={"used": ["hunter_axe", "saw_cleaver", "hunter_pistol"]}, Eileen={}, Ludwig={}
    )
    play.round("green 2", NEXT, Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    told = play.told()
    assert "BB-D21 no_weapon Henryk" in told
    assert "BB-11.02 no_attack Henryk transform" in told
    assert boards(play) == [(6, 0, 0), (6, 1, 0), (6, 1, 0)]
    assert "transform" in play.used("Henryk")
    assert play.waits() == ALL


@pytest.mark.rule("BB-8.06", "BB-9.03", "BB-11.08")
def test_a_pistol_from_transform_shoots_in_phase_3_and_only_once() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("green 0", NEXT, Henryk="hunter_pistol")
    assert blows(play)[0] == "BB-9.03 hits Henryk carrion_crows 1"
    assert "BB-11.08 no_attack Henryk hunter_pistol" in play.told()
    assert [play.collected(name) for name in ALL] == [1, 1, 1]
    assert play.waits() == ALL


# ---------------------------------------------------------------- Hunter's Dream


@pytest.mark.rule("BB-13.02", "BB-13.03", "BB-10.05", "BB-D51")
@pytest.mark.parametrize(("total", "half"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_dream_halves_the_whole_attack_rounded_down(total: int, half: int) -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={}, Ludwig={})
    play.round(*throw(total), Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    told = play.told()
    assert (f"BB-13.02 dream_hurt Eileen {half} {8 - half}" in told) == (half > 0)
    assert ("BB-13.02 unharmed Eileen" in told) == (half == 0)
    assert [play.health(name) for name in ALL] == [8 - total, 8 - half, 8 - total]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-13.01", "BB-11.02", "BB-13.15")
def test_a_dreaming_hunter_deals_no_damage_and_earns_no_trophy() -> None:
    play = Play("carrion_crows", 2, Henryk={"collected": 1}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunter_axe", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert "BB-11.02 no_attack Eileen hunters_dream" in play.told()
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert boards(play) == [(8, 3, 0), (8, 0, 0), (8, 0, 0)]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-13.04", "BB-13.05", "BB-13.07", "BB-13.09", "BB-13.11", "BB-15.10")
def test_the_dream_banks_takes_back_upgrades_and_rests_in_this_order() -> None:
    hunter = {"health": 4, "collected": 5, "banked": 2, "used": ["hunter_axe", "transform"]}
    play = Play("carrion_crows", 7, Henryk={}, Eileen=hunter, Ludwig={})
    play.round("green 2", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    told = play.told()
    assert told.index("BB-13.05 banks Eileen 5") < told.index("BB-13.07 takes_back Eileen 3")
    assert boards(play) == [(6, 1, 0), (3, 0, 7), (6, 1, 0)]
    assert play.waits() == ["Eileen"]
    assert play.offered("Eileen") == ["decline", "kirkhammer", "saw_spear", "threaded_cane"]
    play.round(NEXT, Eileen="kirkhammer")
    assert play.told()[:2] == ["BB-14.03 takes_upgrade Eileen kirkhammer", "BB-13.11 rests Eileen 8"]
    assert boards(play) == [(6, 1, 0), (8, 0, 7), (6, 1, 0)]
    assert play.used("Eileen") == []
    assert sorted(play.hand("Eileen")) == sorted(
        ["hunter_axe", "saw_cleaver", "hunter_pistol", "transform", "hunters_dream", "kirkhammer"]
    )
    assert not any(line.startswith("BB-15.02 puts_away Eileen") for line in play.told())
    assert play.waits() == ALL


@pytest.mark.rule("BB-13.14", "BB-13.13", "BB-16.07", "BB-D04")
@pytest.mark.parametrize(("card", "used"), [("hunters_dream", []), ("saw_cleaver", ["hunter_axe", "saw_cleaver"])])
def test_a_killed_hunter_takes_cards_back_only_from_the_dream(card: str, used: list[str]) -> None:
    hunter = {"health": 1, "collected": 5, "banked": 2, "used": ["hunter_axe"]}
    play = Play("carrion_crows", 7, Henryk={}, Eileen=hunter, Ludwig={})
    play.round("green 2", Henryk="saw_cleaver", Eileen=card, Ludwig="saw_cleaver")
    assert "BB-16.02 dies Eileen 5" in play.told()
    dreamt = card == "hunters_dream"
    assert ("BB-13.14 takes_back Eileen 2" in play.told()) == dreamt
    assert ("BB-13.13 keeps_used Eileen" in play.told()) != dreamt
    play.round(NEXT, Eileen="decline")
    assert play.used("Eileen") == used
    assert boards(play)[1] == (8, 0, 2)
    assert play.waits() == ALL


@pytest.mark.rule("BB-D11", "BB-D59")
def test_the_dream_halves_an_escaping_monsters_blow_too() -> None:
    play = Play("rabid_dog", 7, Henryk={}, Eileen={"health": 7}, Ludwig={})
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert "BB-D11 dream_hurt Eileen 1 6" in play.told()
    assert [play.health(name) for name in ALL] == [6, 6, 6]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D11")
def test_the_dream_halves_only_the_attack_where_the_table_agreed_so() -> None:
    play = Play("rabid_dog", 7, position={"settings": {"dream_halves": "attack"}}, Henryk={}, Eileen={}, Ludwig={})
    play.round("yellow 3", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    told = play.told()
    assert "BB-13.02 dream_hurt Eileen 1 7" in told
    assert "BB-12.03 hurt Eileen 2 5" in told
    assert [play.health(name) for name in ALL] == [3, 5, 3]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D27")
def test_the_dream_of_the_past_round_does_not_halve_the_reveal() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    play.round("dungeon beast_patient", Eileen="decline")
    assert "BB-3.14 hurt Eileen 1 7" in play.told()
    assert play.waits() == ALL


@pytest.mark.rule("BB-8.04", "BB-7.02")
def test_the_dream_can_be_played_even_with_nothing_else_in_hand() -> None:
    used = ["hunter_axe", "saw_cleaver", "hunter_pistol", "transform"]
    play = Play("carrion_crows", 7, Henryk={"used": used}, Eileen={}, Ludwig={})
    assert play.offered("Henryk") == ["hunters_dream"]
    assert play.refused("Henryk", "hunter_axe") == "BB-15.07"
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-13.07 takes_back Henryk 5" in play.told()
    assert sorted(play.hand("Henryk")) == sorted([*used, "hunters_dream"])
    assert play.waits() == ["Henryk"]
