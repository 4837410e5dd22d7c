"""Phase 2: who revealed Transform brings in a weapon (section 8)."""

import pytest

from tests.games.bloodborne.kit import GAME, Play


@pytest.mark.rule("BB-8.01", "BB-8.04", "BB-8.05")
def test_who_transforms_must_choose_a_weapon_from_hand() -> None:
    play = Play(
        Henryk={"used": ["hunter_axe"], "also": ["kirkhammer", "cannon", "blood_vial", "ritual_blood"]},
        Eileen={}, Ludwig={},
    )  # fmt: skip
    play.choose(Henryk="transform", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert (play.asked("Henryk"), play.waits()) == ("transform", ["Henryk"])
    assert play.offered("Henryk") == ["cannon", "hunter_pistol", "kirkhammer", "saw_cleaver"]
    question = play.table.question(0)
    assert question is not None
    assert (question.rule, GAME.naming.option_name(question.about)) == ("BB-8.01", "transform")
    assert play.refused("Henryk", "hunter_axe") == "BB-8.05"
    assert play.refused("Henryk", "hunters_dream") == "BB-8.04"
    assert play.refused("Henryk", "blood_vial") == "BB-8.04"
    assert play.refused("Henryk", "ritual_blood") == "BB-8.04"
    assert play.refused("Henryk", "threaded_cane") == "BB-8.01"
    assert play.refused("Henryk", "decline") == "BB-8.01"
    assert play.refused("Eileen", "saw_cleaver") == ""
    play.round("green 0", Henryk="saw_cleaver")
    assert play.told()[:2] == ["BB-8.02 draws_weapon Henryk saw_cleaver", "BB-6.01 phase 3"]
    assert play.waits() == play.names


@pytest.mark.rule("BB-8.01")
def test_nobody_who_did_not_transform_is_asked() -> None:
    play = Play(Henryk={}, Eileen={"also": ["bold_hunters_mark"]}, Ludwig={})
    play.round("green 0", Henryk="hunter_axe", Eileen="bold_hunters_mark", Ludwig="hunter_pistol")
    assert not any("draws_weapon" in line or "no_weapon" in line for line in play.told())
    assert [play.facts(name)["weapon"] for name in play.names] == [None, None, None]
    assert play.waits() == play.names


@pytest.mark.rule("BB-8.02", "BB-8.03")
@pytest.mark.parametrize("first", ["Henryk", "Eileen", "Ludwig"])
def test_several_choose_at_once_and_turn_their_weapons_over_together(first: str) -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={}, position={"first": first})
    play.choose(Henryk="transform", Eileen="hunter_axe", Ludwig="transform")
    assert play.waits() == ["Henryk", "Ludwig"]
    play.choose(Ludwig="saw_cleaver")
    assert play.told() == []
    assert [play.facts(name)["weapon"] for name in play.names] == [None, None, None]
    assert play.waits() == ["Henryk"]
    play.round("green 0", Henryk="hunter_axe")
    drawn = ["BB-8.02 draws_weapon Henryk hunter_axe", "BB-8.02 draws_weapon Ludwig saw_cleaver"]
    if first != "Henryk":
        drawn.reverse()
    assert play.told()[:3] == [*drawn, "BB-6.01 phase 3"]
    assert play.waits() == play.names


@pytest.mark.rule("BB-8.03")
def test_who_transforms_has_seen_all_cards_of_phase_1() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunter_pistol", Ludwig="hunters_dream")
    assert play.told() == [
        "BB-7.03 plays Henryk transform",
        "BB-7.03 plays Eileen hunter_pistol",
        "BB-7.03 plays Ludwig hunters_dream",
        "BB-6.01 phase 2",
    ]
    view = GAME.knowing.view(play.table, 0)
    assert isinstance(view["hunters"], list)
    assert [hunter["played"] for hunter in view["hunters"]] == ["transform", "hunter_pistol", "hunters_dream"]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-8.06", "BB-11.01", "BB-11.03")
@pytest.mark.parametrize(("first", "left"), [("Henryk", [2, 1, 0]), ("Eileen", [0, 1, 2])])
def test_a_weapon_of_phase_2_attacks_in_its_turn(first: str, left: list[int]) -> None:
    play = Play(echoes=3, Henryk={}, Eileen={}, Ludwig={}, position={"first": first})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="hunter_axe")
    play.round("green 0", Henryk="hunter_axe")
    assert [play.collected(name) for name in play.names] == left
    assert play.waits() == play.names


@pytest.mark.rule("BB-8.06", "BB-9.01", "BB-9.03")
def test_an_instant_weapon_of_phase_2_acts_in_phase_3() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="saw_cleaver", Eileen="transform", Ludwig="saw_cleaver")
    play.round("green 2", Eileen="hunter_pistol")
    assert play.told()[:4] == [
        "BB-8.02 draws_weapon Eileen hunter_pistol",
        "BB-6.01 phase 3",
        "BB-9.03 hits Eileen carrion_crows 1",
        "BB-6.01 phase 4",
    ]
    assert play.happened("BB-11.08 no_attack Eileen hunter_pistol")
    assert play.collected("Eileen") == 1
    assert play.waits() == play.names


@pytest.mark.rule("BB-8.06")
def test_an_instant_text_of_a_weapon_of_phase_2_acts_in_phase_3_and_the_weapon_in_phase_5() -> None:
    play = Play(Henryk={"also": ["flamesprayer"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunter_axe", Ludwig="hunters_dream")
    play.round("green 0", Henryk="flamesprayer")
    told = play.told()
    assert told[:4] == [
        "BB-8.02 draws_weapon Henryk flamesprayer",
        "BB-6.01 phase 3",
        "BB-9.01 hurt Eileen 1 7",
        "BB-6.01 phase 4",
    ]
    assert told.index("BB-11.03 hits Henryk carrion_crows 1") > told.index("BB-6.01 phase 5")
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-8.06", "BB-9.07", "BB-D22")
@pytest.mark.parametrize("both_transform", [True, False])
def test_a_pistol_of_phase_2_clashes_with_the_pistol_of_another(both_transform: bool) -> None:
    play = Play("scourge_beast", 3, Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="transform" if both_transform else "hunter_pistol", Ludwig="hunters_dream")
    assert play.waits() == (["Henryk", "Eileen"] if both_transform else ["Henryk"])
    if both_transform:
        play.round("red 0", Henryk="hunter_pistol", Eileen="hunter_pistol")
    else:
        play.round("red 0", Henryk="hunter_pistol")
    assert play.happened("BB-9.07 clash Henryk hunter_pistol")
    assert play.happened("BB-9.07 clash Eileen hunter_pistol")
    assert (play.collected("Henryk"), play.collected("Eileen")) == (0, 0)
    assert play.happened("BB-12.01 escapes scourge_beast 3")
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-8.06")
def test_a_weapon_of_phase_2_can_be_hampered_like_any_other() -> None:
    play = Play(Henryk={"also": ["blunderbuss"]}, Eileen={"also": ["threaded_cane"]}, Ludwig={})
    play.choose(Henryk="blunderbuss", Eileen="transform", Ludwig="hunters_dream")
    play.choose(Eileen="threaded_cane")
    assert play.offered("Henryk") == ["hunter 2"]
    play.round("green 0", Henryk="hunter 2")
    assert play.happened("BB-5.03 hampers Henryk Eileen threaded_cane")
    assert play.collected("Eileen") == 1
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-8.06", "BB-5.03")
@pytest.mark.parametrize(
    ("weapon", "healths"), [("repeating_pistol", [7, 5]), ("rosmarinus", [6, 6]), ("threaded_cane", [5, 5])]
)
def test_a_weapon_of_phase_2_protects_like_any_other(weapon: str, healths: list[int]) -> None:
    play = Play("bloody_crow", 9, Henryk={"also": [weapon]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunter_axe", Ludwig="hunters_dream")
    play.round("red 3", Henryk=weapon)
    assert [play.health(name) for name in ("Henryk", "Eileen")] == healths
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-8.06")
@pytest.mark.parametrize(("health", "left"), [(1, 1), (3, 1), (4, 1), (5, 2)])
def test_a_weapon_of_phase_2_keeps_its_hunter_alive_like_any_other(health: int, left: int) -> None:
    play = Play("bloody_crow", 9, Henryk={"also": ["rifle_spear"], "health": health}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("red 3", Henryk="rifle_spear")
    assert play.health("Henryk") == left
    assert play.waits() == play.names


@pytest.mark.rule("BB-8.04", "BB-8.06")
def test_transform_and_its_weapon_are_both_put_away_and_the_fight_is_taken_in_full() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("green 2", Henryk="saw_cleaver")
    assert play.health("Henryk") == 6
    assert sorted(play.used("Henryk")) == ["saw_cleaver", "transform"]
    assert sorted(play.hand("Henryk")) == ["hunter_axe", "hunter_pistol", "hunters_dream"]
    assert play.happened("BB-15.02 puts_away Henryk transform")
    assert play.happened("BB-15.02 puts_away Henryk saw_cleaver")
    assert play.waits() == play.names


@pytest.mark.rule("BB-8.05")
def test_a_used_copy_does_not_stop_the_copy_in_hand() -> None:
    play = Play(Henryk={"used": ["repeating_pistol"], "also": ["repeating_pistol"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "repeating_pistol" in play.offered("Henryk")
    play.round("green 0", Henryk="repeating_pistol")
    assert sorted(play.used("Henryk")) == ["repeating_pistol", "repeating_pistol", "transform"]
    assert play.waits() == play.names


@pytest.mark.rule("BB-D21")
@pytest.mark.parametrize("hand", [["transform", "hunters_dream"], ["transform", "hunters_dream", "blood_vial"]])
def test_transform_without_a_weapon_is_allowed_and_does_nothing(hand: list[str]) -> None:
    used = ["hunter_axe", "saw_cleaver", "hunter_pistol"]
    play = Play(Henryk={"hand": hand, "used": used}, Eileen={}, Ludwig={})
    assert "transform" in play.offered("Henryk")
    play.round("green 2", Henryk="transform", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert play.told()[3:7] == [
        "BB-6.01 phase 2",
        "BB-D21 no_weapon Henryk",
        "BB-6.01 phase 3",
        "BB-6.01 phase 4",
    ]
    assert play.happened("BB-10.02 hurt Henryk 2 6")
    assert play.happened("BB-11.02 no_attack Henryk transform")
    assert play.collected("Henryk") == 0
    assert sorted(play.used("Henryk")) == sorted([*used, "transform"])
    assert sorted(play.hand("Henryk")) == sorted(set(hand) - {"transform"})
    assert play.waits() == play.names


@pytest.mark.rule("BB-D21", "BB-8.01")
def test_one_without_a_weapon_does_not_stop_the_others_who_transform() -> None:
    play = Play(
        Henryk={"hand": ["transform", "hunters_dream"], "used": ["hunter_axe", "saw_cleaver", "hunter_pistol"]},
        Eileen={}, Ludwig={},
    )  # fmt: skip
    play.choose(Henryk="transform", Eileen="transform", Ludwig="transform")
    assert play.happened("BB-D21 no_weapon Henryk")
    assert play.waits() == ["Eileen", "Ludwig"]
    play.round("green 0", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert [play.collected(name) for name in play.names] == [0, 2, 1]
    assert play.waits() == play.names


@pytest.mark.rule("BB-D21")
def test_who_has_no_weapon_to_bring_in_is_named() -> None:
    bare = {"hand": ["transform", "hunters_dream"], "used": ["hunter_axe", "saw_cleaver", "hunter_pistol"]}
    play = Play(echoes=20, Henryk={}, Eileen=bare, Ludwig={})
    play.round("green 0", Henryk="saw_cleaver", Eileen="transform", Ludwig="saw_cleaver")
    assert play.happened("BB-D21 no_weapon Eileen")
    assert play.waits() == ["Henryk", "Eileen", "Ludwig"]
