"""Phase 7: the Hunter's Dream, step by step, for the dreaming and the killed (section 13)."""

from itertools import pairwise

import pytest

from nachtspiel.games.bloodborne.pieces import BOSS, FINAL_BOSS
from tests.games.bloodborne.kit import ALL, GAME, Play

START = ["hunter_axe", "saw_cleaver", "hunter_pistol", "transform", "hunters_dream"]


@pytest.mark.rule("BB-13.04", "BB-13.05", "BB-13.07", "BB-13.09", "BB-13.11", "BB-D09", "BB-15.10", "BB-D42")
def test_the_dream_banks_takes_back_upgrades_and_rests_in_this_order() -> None:
    play = Play(
        Henryk={"collected": 3, "banked": 4, "health": 5, "used": ["hunter_axe", "transform"]}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("green 1", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.told_from("BB-6.01 phase 7") == [
        "BB-6.01 phase 7",
        "BB-13.05 banks Henryk 3",
        "BB-13.07 takes_back Henryk 3",
    ]
    assert (play.collected("Henryk"), play.banked("Henryk")) == (0, 7)
    assert sorted(play.hand("Henryk")) == sorted(START)
    assert play.used("Henryk") == []
    assert play.health("Henryk") == 5  # 1 halved is 0, and the rest is still to come
    assert play.waits() == ["Henryk"]
    assert play.asked("Henryk") == "upgrade"
    assert play.table.questions[0].rule == "BB-13.09"
    assert play.offered("Henryk") == ["decline", "kirkhammer", "saw_spear", "threaded_cane"]
    play.round("upgrade blood_vial", "dungeon garden_of_eyes", Henryk="kirkhammer")
    assert play.told() == [
        "BB-14.03 takes_upgrade Henryk kirkhammer",
        "BB-13.11 rests Henryk 8",
        "BB-14.04 row blood_vial",
        "BB-6.01 phase 8",
        "BB-15.02 puts_away Eileen saw_cleaver",
        "BB-15.02 puts_away Ludwig saw_cleaver",
        "BB-15.04 marker Eileen",
        "BB-3.01 appears garden_of_eyes 7",
        "BB-18.05 more_echoes garden_of_eyes 2",
        "BB-6.02 round 2 Eileen",
        "BB-6.01 phase 1",
    ]
    assert play.health("Henryk") == 8
    assert sorted(play.hand("Henryk")) == sorted([*START, "kirkhammer"])
    assert play.used("Henryk") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-13.01", "BB-13.15")
def test_a_dreaming_hunter_deals_no_damage_and_earns_no_trophy() -> None:
    play = Play(echoes=2, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-11.02 no_attack Henryk hunters_dream")
    assert [play.collected(name) for name in ALL] == [0, 1, 1]
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 1, 1]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-13.02")
@pytest.mark.parametrize(("face", "awake", "dreaming"), [("0", 0, 0), ("2", 2, 1), ("3", 3, 1), ("4", 4, 2)])
def test_the_dream_halves_the_attack_and_rounds_down(face: str, awake: int, dreaming: int) -> None:
    play = Play(monster="bloody_crow", echoes=6, Henryk={}, Eileen={}, Ludwig={})
    play.round(f"red {face}", Henryk="hunters_dream", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [8 - dreaming, 8 - dreaming, 8 - awake]
    if dreaming:
        assert play.happened(f"BB-13.02 dream_hurt Henryk {dreaming} {8 - dreaming}")
        assert play.happened(f"BB-10.02 hurt Ludwig {awake} {8 - awake}")
    else:
        assert play.happened("BB-13.02 unharmed Henryk")
        assert play.happened("BB-10.02 unharmed Ludwig")
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-13.02")
def test_one_damage_halved_is_none() -> None:
    play = Play(Henryk={"health": 1}, Eileen={}, Ludwig={})
    play.round("green 1", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-13.02 unharmed Henryk")
    assert [play.health(name) for name in ALL] == [1, 7, 7]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-13.03")
@pytest.mark.parametrize(
    ("dice", "awake", "dreaming"),
    [(("1+", "1+", "1"), 3, 1), (("1+", "1"), 2, 1), (("1+", "0"), 1, 0), (("1+", "1+", "1+", "2"), 5, 2)],
)
def test_the_whole_combo_is_halved_once(dice: tuple[str, ...], awake: int, dreaming: int) -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.round(*[f"green {face}" for face in dice], Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [8 - dreaming, 8 - awake, 8 - awake]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-13.04", "BB-13.12", "BB-D38", "BB-14.02", "BB-D34")
@pytest.mark.parametrize("first", ALL)
def test_each_hunter_ends_the_dream_before_the_next_one_begins(first: str) -> None:
    """Henryk dreams, Eileen is killed, Ludwig dreams."""
    play = Play(
        position={"first": first},
        Henryk={"collected": 2}, Eileen={"health": 2}, Ludwig={"collected": 5},
    )  # fmt: skip
    play.round("green 2", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="hunters_dream")
    order = ALL[ALL.index(first) :] + ALL[: ALL.index(first)]
    begins = {
        "Henryk": ["BB-13.05 banks Henryk 2", "BB-13.07 takes_back Henryk 1"],
        "Eileen": ["BB-13.13 keeps_used Eileen"],
        "Ludwig": ["BB-13.05 banks Ludwig 5", "BB-13.07 takes_back Ludwig 1"],
    }
    ends = {
        "Henryk": ["BB-D10 declines Henryk", "BB-13.11 rests Henryk 8"],
        "Eileen": ["BB-D10 declines Eileen", "BB-16.04 returns Eileen", "BB-16.05 rests Eileen 8"],
        "Ludwig": ["BB-D10 declines Ludwig", "BB-13.11 rests Ludwig 8"],
    }
    assert play.told_from("BB-6.01 phase 7") == ["BB-6.01 phase 7", *begins[order[0]]]
    for name, following in pairwise(order):
        assert play.waits() == [name]
        play.round(**{name: "decline"})
        assert play.told() == [*ends[name], *begins[following]]
    assert play.waits() == [order[2]]
    play.round("dungeon garden_of_eyes", **{order[2]: "decline"})
    assert play.told()[: len(ends[order[2]]) + 1] == [*ends[order[2]], "BB-6.01 phase 8"]
    assert [play.banked(name) for name in ALL] == [2, 0, 5]
    assert play.waits() == ALL


@pytest.mark.rule("BB-13.05", "BB-D09")
def test_banking_moves_everything_and_asks_nobody() -> None:
    play = Play(Henryk={"collected": 13, "banked": 1}, Eileen={"collected": 6}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert (play.collected("Henryk"), play.banked("Henryk")) == (0, 14)
    assert (play.collected("Eileen"), play.banked("Eileen")) == (7, 0)
    assert play.asked("Henryk") == "upgrade"
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-13.05")
def test_who_has_collected_nothing_banks_nothing() -> None:
    play = Play(Henryk={"banked": 4}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert not play.happened("BB-13.05")
    assert (play.collected("Henryk"), play.banked("Henryk")) == (0, 4)
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-13.06", "BB-16.03")
def test_banked_echoes_survive_death() -> None:
    play = Play(Henryk={"health": 2, "collected": 3, "banked": 9}, Eileen={}, Ludwig={})
    play.round("green 2", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert (play.collected("Henryk"), play.banked("Henryk")) == (0, 9)
    assert play.happened("BB-16.03 keeps_bank Henryk 9")
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-13.06")
def test_the_escape_of_a_monster_does_not_touch_banked_echoes() -> None:
    play = Play(
        monster="brainsucker", echoes=5,
        Henryk={"banked": 3, "collected": 2}, Eileen={"banked": 1}, Ludwig={"also": ["bold_hunters_mark"]},
    )  # fmt: skip
    play.round("yellow 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="bold_hunters_mark")
    assert [line for line in play.told() if "loses_echoes" in line] == [
        "BB-12.03 loses_echoes Henryk 1",
        "BB-12.03 loses_echoes Eileen 1",
    ]
    assert [play.banked(name) for name in ALL] == [4, 1, 0]
    assert [play.collected(name) for name in ALL] == [0, 0, 0]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-13.08", "BB-13.15", "BB-15.07")
def test_without_the_dream_used_cards_stay_used() -> None:
    play = Play(
        Henryk={"used": ["hunter_axe"], "also": ["ritual_blood"], "collected": 2, "health": 3}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("green 1", "dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert play.health("Henryk") == 2
    play.round("yellow 0", "dungeon bloody_crow", Henryk="ritual_blood", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert sorted(play.used("Henryk")) == ["hunter_axe", "ritual_blood", "saw_cleaver"]
    assert sorted(play.used("Eileen")) == ["hunter_axe", "saw_cleaver"]
    assert sorted(play.hand("Henryk")) == ["hunter_pistol", "hunters_dream", "transform"]
    assert (play.collected("Henryk"), play.banked("Henryk")) == (3, 0)
    assert play.refused("Henryk", "hunter_axe") == "BB-15.07"
    assert play.waits() == ALL


@pytest.mark.rule("BB-13.15")
def test_who_neither_dreams_nor_dies_does_nothing_in_phase_seven() -> None:
    play = Play(
        Henryk={"health": 3, "collected": 4, "used": ["hunter_axe"]}, Eileen={"health": 2}, Ludwig={"health": 5},
    )  # fmt: skip
    play.round("green 1", "dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.told_from("BB-6.01 phase 7")[:2] == ["BB-6.01 phase 7", "BB-6.01 phase 8"]
    assert [play.health(name) for name in ALL] == [2, 1, 4]
    assert (play.collected("Henryk"), play.banked("Henryk")) == (5, 0)
    assert sorted(play.used("Henryk")) == ["hunter_axe", "saw_cleaver"]
    assert play.game.knowing.facts(play.table)["row"] == ["threaded_cane", "kirkhammer", "saw_spear"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-13.10", "BB-14.04", "BB-14.02", "BB-14.01")
def test_the_row_is_refilled_only_when_everybody_has_picked() -> None:
    play = Play(position={"first": "Ludwig"}, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert play.waits() == ["Ludwig"]
    assert play.offered("Ludwig") == ["decline", "kirkhammer", "saw_spear", "threaded_cane"]
    play.round(Ludwig="saw_spear")
    assert play.waits() == ["Henryk"]
    assert play.offered("Henryk") == ["decline", "kirkhammer", "threaded_cane"]
    assert play.refused("Henryk", "saw_spear") == "BB-13.09"
    play.round(Henryk="kirkhammer")
    assert play.waits() == ["Eileen"]
    assert play.offered("Eileen") == ["decline", "threaded_cane"]
    assert not play.happened("BB-14.04")
    play.round("upgrade cannon", "upgrade evelyn", "upgrade chikage", "dungeon garden_of_eyes", Eileen="threaded_cane")
    assert play.told()[:5] == [
        "BB-14.03 takes_upgrade Eileen threaded_cane",
        "BB-13.11 rests Eileen 8",
        "BB-14.04 row cannon",
        "BB-14.04 row evelyn",
        "BB-14.04 row chikage",
    ]
    assert play.game.knowing.facts(play.table)["row"] == ["cannon", "evelyn", "chikage"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-13.11")
@pytest.mark.parametrize("health", [1, 4, 7, 8])
def test_rest_always_ends_at_eight(health: int) -> None:
    play = Play(Henryk={"health": health}, Eileen={"health": 6}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.health("Henryk") == health
    play.round("dungeon garden_of_eyes", Henryk="decline")
    assert play.happened("BB-13.11 rests Henryk 8")
    assert [play.health(name) for name in ALL] == [8, 6, 8]
    assert play.waits() == ALL


@pytest.mark.rule("BB-13.12", "BB-13.13", "BB-16.04", "BB-16.05", "BB-16.06", "BB-16.07", "BB-20.03", "BB-D04")
def test_a_killed_hunter_only_upgrades_and_rests() -> None:
    play = Play(Henryk={"health": 2, "collected": 3, "banked": 1, "used": ["hunter_axe"]}, Eileen={}, Ludwig={})
    play.round("green 2", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.told_from("BB-6.01 phase 7") == ["BB-6.01 phase 7", "BB-13.13 keeps_used Henryk"]
    assert play.waits() == ["Henryk"]
    assert play.asked("Henryk") == "upgrade"
    assert play.table.questions[0].rule == "BB-16.06"
    assert play.health("Henryk") == 0
    play.round("upgrade cannon", "dungeon garden_of_eyes", Henryk="threaded_cane")
    assert play.told()[:5] == [
        "BB-14.03 takes_upgrade Henryk threaded_cane",
        "BB-16.04 returns Henryk",
        "BB-16.05 rests Henryk 8",
        "BB-14.04 row cannon",
        "BB-6.01 phase 8",
    ]
    assert play.health("Henryk") == 8
    assert (play.collected("Henryk"), play.banked("Henryk")) == (0, 1)
    assert sorted(play.used("Henryk")) == ["hunter_axe", "saw_cleaver"]
    assert sorted(play.hand("Henryk")) == ["hunter_pistol", "hunters_dream", "threaded_cane", "transform"]
    assert play.facts("Henryk")["dead"] is False
    assert play.waits() == ALL


@pytest.mark.rule("BB-13.14", "BB-16.07", "BB-D04", "BB-13.13", "BB-20.03", "BB-15.10", "BB-D42", "BB-14.01")
def test_who_is_killed_while_dreaming_takes_cards_back_but_banks_nothing() -> None:
    play = Play(
        monster="bloody_crow", echoes=6,
        Henryk={"health": 2, "collected": 3, "banked": 5, "used": ["hunter_axe", "saw_cleaver"]}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("red 4", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-16.02 dies Henryk 3")
    assert play.told_from("BB-6.01 phase 7") == ["BB-6.01 phase 7", "BB-13.14 takes_back Henryk 3"]
    assert sorted(play.hand("Henryk")) == sorted(START)
    assert play.waits() == ["Henryk"]
    assert play.table.questions[0].rule == "BB-16.06"
    play.round("upgrade cannon", "dungeon garden_of_eyes", Henryk="threaded_cane")  # one upgrade, not two
    assert play.told()[:5] == [
        "BB-14.03 takes_upgrade Henryk threaded_cane",
        "BB-16.04 returns Henryk",
        "BB-16.05 rests Henryk 8",
        "BB-14.04 row cannon",
        "BB-6.01 phase 8",
    ]
    assert (play.collected("Henryk"), play.banked("Henryk")) == (0, 5)
    assert play.used("Henryk") == []
    assert sorted(play.hand("Henryk")) == sorted([*START, "threaded_cane"])
    assert play.waits() == ALL


@pytest.mark.rule("BB-13.16")
@pytest.mark.parametrize("monster", [monster.key for monster in GAME.box.monsters])
def test_the_dream_can_be_entered_against_every_monster(monster: str) -> None:
    foe = next(found for found in GAME.box.monsters if found.key == monster)
    final_boss = monster if foe.rank == FINAL_BOSS else "gehrman"
    die = ("green", "yellow", "red")[foe.lantern]
    play = Play(monster=monster, echoes=9, final_boss=final_boss, Henryk={"collected": 4}, Eileen={}, Ludwig={})
    assert "hunters_dream" in play.offered("Henryk")
    play.round(f"{die} 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.monster == (monster if foe.rank >= BOSS else None)
    assert play.asked("Henryk") == "upgrade"
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D60", "BB-13.02")
def test_another_hunters_card_reaches_the_dreaming_at_half() -> None:
    play = Play(Henryk={"also": ["shaman_bone_blade"]}, Eileen={}, Ludwig={"health": 1, "collected": 1})
    play.choose(Henryk="shaman_bone_blade", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert play.offered("Henryk") == ["hunter 2", "hunter 3"]
    play.round("green 0", Henryk="hunter 2")
    assert play.happened("BB-D11 dream_hurt Eileen 1 7")
    assert [play.health(name) for name in ALL] == [8, 7, 1]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D60", "BB-D49")
def test_a_dreaming_hunter_can_be_robbed_before_banking() -> None:
    play = Play(Henryk={"also": ["sinister_bell"]}, Eileen={"collected": 3, "banked": 2}, Ludwig={})
    play.round("green 0", Henryk="sinister_bell", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert play.happened("BB-D49 steals Henryk Eileen 1")
    assert play.happened("BB-13.05 banks Eileen 2")
    assert [play.collected(name) for name in ALL] == [1, 0, 1]
    assert [play.banked(name) for name in ALL] == [0, 4, 0]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D60")
def test_texts_about_weapons_pass_the_dreaming_by() -> None:
    play = Play(Henryk={"also": ["flamesprayer"]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="flamesprayer", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [8, 8, 7]
    assert not play.happened("BB-D11 unharmed Eileen")
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D60")
def test_a_blunderbuss_cannot_be_aimed_at_the_dreaming() -> None:
    play = Play(Henryk={"also": ["blunderbuss"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="blunderbuss", Eileen="hunters_dream", Ludwig="hunter_axe")
    assert play.offered("Henryk") == ["hunter 3"]
    assert play.refused("Henryk", "hunter 2") == "BB-D61"
    play.round("green 0", Henryk="hunter 3")
    assert [play.collected(name) for name in ALL] == [1, 0, 0]
    assert play.waits() == ["Eileen"]
