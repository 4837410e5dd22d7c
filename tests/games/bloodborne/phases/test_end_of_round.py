"""Phase 8: effects dated to the end of the round, cards away, marker on, next monster (section 15)."""

import pytest

from tests.games.bloodborne.kit import ALL, GAME, Play

FIVE = ["Henryk", "Eileen", "Ludwig", "Maria", "Djura"]


@pytest.mark.rule("BB-15.01", "BB-15.02", "BB-15.04", "BB-15.05")
@pytest.mark.parametrize(("first", "following"), [("Henryk", "Eileen"), ("Eileen", "Ludwig"), ("Ludwig", "Henryk")])
def test_cards_away_then_the_marker_then_the_next_monster(first: str, following: str) -> None:
    play = Play(position={"first": first, "round": 4}, Henryk={}, Eileen={}, Ludwig={"used": ["hunter_axe"]})
    play.round("green 0", "dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_pistol")
    order = ALL[ALL.index(first) :] + ALL[: ALL.index(first)]
    card = {"Henryk": "saw_cleaver", "Eileen": "hunter_axe", "Ludwig": "hunter_pistol"}
    assert play.told_from("BB-6.01 phase 8") == [
        "BB-6.01 phase 8",
        *[f"BB-15.02 puts_away {name} {card[name]}" for name in order],
        f"BB-15.04 marker {following}",
        "BB-3.01 appears garden_of_eyes 7",
        "BB-18.05 more_echoes garden_of_eyes 2",
        f"BB-6.02 round 5 {following}",
        "BB-6.01 phase 1",
    ]
    assert [sorted(play.used(name)) for name in ALL] == [
        ["saw_cleaver"],
        ["hunter_axe"],
        ["hunter_axe", "hunter_pistol"],
    ]
    assert [play.facts(name)["played"] for name in ALL] == [None, None, None]
    assert play.game.knowing.facts(play.table)["first"] == ALL.index(following)
    assert play.waits() == ALL


@pytest.mark.rule("BB-15.04", "BB-15.06")
def test_the_marker_goes_round_even_when_the_boss_stays() -> None:
    play = Play(monster="watchdog", echoes=50, Henryk={}, Eileen={}, Ludwig={}, Maria={}, Djura={})
    cards = ["hunter_axe", "saw_cleaver", "hunter_pistol"]
    first = []
    for card in cards:
        play.round("red 0", **dict.fromkeys(FIVE, card))
        first.append(play.game.knowing.facts(play.table)["first"])
    assert first == [1, 2, 3]
    assert play.echoes == 50 - 5 * 2 - 5 * 1  # the pistols cancel each other
    assert play.waits() == FIVE


@pytest.mark.rule("BB-15.09", "BB-D42")
def test_transform_and_its_weapon_both_go_to_the_used_pile() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("green 0", "dungeon garden_of_eyes", Henryk="hunter_axe")
    assert play.happened("BB-15.02 puts_away Henryk transform")
    assert play.happened("BB-15.02 puts_away Henryk hunter_axe")
    assert sorted(play.used("Henryk")) == ["hunter_axe", "transform"]
    assert sorted(play.hand("Henryk")) == ["hunter_pistol", "hunters_dream", "saw_cleaver"]
    assert play.facts("Henryk")["weapon"] is None
    assert play.waits() == ALL


@pytest.mark.rule("BB-15.10", "BB-D42")
def test_a_dream_taken_back_does_not_go_to_the_used_pile() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("dungeon garden_of_eyes", Henryk="decline")
    assert not play.happened("BB-15.02 puts_away Henryk")
    assert play.used("Henryk") == []
    assert "hunters_dream" in play.offered("Henryk")
    assert play.facts("Henryk")["dreaming"] is False
    assert play.waits() == ALL


@pytest.mark.rule("BB-D42", "BB-16.08")
def test_the_cards_of_a_killed_hunter_go_to_the_used_pile() -> None:
    play = Play(Henryk={"health": 1}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("green 1", Henryk="hunter_axe")
    play.round("dungeon garden_of_eyes", Henryk="decline")
    assert sorted(play.used("Henryk")) == ["hunter_axe", "transform"]
    assert sorted(play.hand("Henryk")) == ["hunter_pistol", "hunters_dream", "saw_cleaver"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-15.03")
def test_used_piles_are_open_to_everybody() -> None:
    play = Play(
        position={"settings": {"open_hands": "no"}},
        Henryk={"used": ["hunter_axe"]}, Eileen={"used": ["saw_cleaver", "transform"]}, Ludwig={},
    )  # fmt: skip
    for seat in (-1, 0, 1, 2):
        hunters = GAME.knowing.view(play.table, seat)["hunters"]
        assert isinstance(hunters, list)
        assert [hunter["used"] for hunter in hunters] == [["hunter_axe"], ["saw_cleaver", "transform"], []]
    assert play.waits() == ALL


@pytest.mark.rule("BB-15.05", "BB-D28")
@pytest.mark.parametrize(("seats", "more"), [(3, 0), (4, 1), (5, 2)])
def test_the_next_monster_gets_its_echoes_by_the_number_of_players(seats: int, more: int) -> None:
    play = Play(echoes=1, final_boss="rom", **{name: {} for name in FIVE[:seats]})  # type: ignore[arg-type]
    play.round("green 0", "dungeon bloody_crow", **dict.fromkeys(FIVE[:seats], "saw_cleaver"))
    assert (play.monster, play.echoes) == ("bloody_crow", 6 + more)
    lines = ["BB-3.01 appears bloody_crow 6"]
    if more:
        lines.append(f"{'BB-3.02' if more == 1 else 'BB-3.03'} more_echoes bloody_crow {more}")
    assert play.told_from("BB-3.01 appears bloody_crow 6")[:-2] == lines
    assert play.waits() == FIVE[:seats]


@pytest.mark.rule("BB-15.07")
def test_a_used_card_cannot_be_played() -> None:
    play = Play(Henryk={"used": ["hunter_axe"]}, Eileen={}, Ludwig={})
    assert play.offered("Henryk") == ["hunter_pistol", "hunters_dream", "saw_cleaver", "transform"]
    assert play.refused("Henryk", "hunter_axe") == "BB-15.07"
    assert "hunter_axe" in play.offered("Eileen")
    assert play.waits() == ALL


# ---------------------------------------------------------------- at the end of the round


@pytest.mark.rule("BB-D59", "BB-D16")
def test_a_weapon_broken_at_the_end_of_the_round_leaves_the_game() -> None:
    play = Play(monster="father_gascoigne", echoes=8, Henryk={}, Eileen={}, Ludwig={"also": ["molotov_cocktail"]})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="molotov_cocktail")
    play.round("red 0", Henryk="hunter_axe")
    assert play.told_from("BB-6.01 phase 8") == [
        "BB-6.01 phase 8",
        "BB-D59 weapon_lost Henryk hunter_axe",
        "BB-D59 weapon_lost Eileen saw_cleaver",
        "BB-15.02 puts_away Henryk transform",
        "BB-15.02 puts_away Ludwig molotov_cocktail",
        "BB-15.04 marker Eileen",
        "BB-15.06 boss_stays father_gascoigne 4",
        "BB-6.02 round 2 Eileen",
        "BB-6.01 phase 1",
    ]
    assert play.used("Henryk") == ["transform"]
    assert play.used("Eileen") == []
    assert play.game.knowing.facts(play.table)["removed"] == ["hunter_axe", "saw_cleaver"]
    assert play.facts("Henryk")["hand_size"] == 3
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59", "BB-D42", "BB-D33")
def test_gascoigne_does_not_take_transform_for_the_weapon_that_was_given_up_at_the_card_limit() -> None:
    play = Play(
        monster="father_gascoigne", echoes=8,
        Henryk={"health": 2, "also": ["cannon", "evelyn"]}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("red 2", Henryk="hunter_pistol")
    play.round(Henryk="threaded_cane")
    play.round(Henryk="in_play hunter_pistol")
    assert not play.happened("BB-D59 weapon_lost Henryk")
    assert play.happened("BB-D59 weapon_lost Eileen saw_cleaver")
    assert play.used("Henryk") == ["transform"]
    assert play.game.knowing.facts(play.table)["removed"] == ["saw_cleaver", "saw_cleaver", "hunter_pistol"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59", "BB-D60")
@pytest.mark.parametrize("first", ALL)
def test_monster_abilities_come_first_then_cards_in_the_turn_order_of_the_past_round(first: str) -> None:
    play = Play(
        monster="blood_starved_beast", echoes=9, position={"first": first},
        Henryk={"health": 4}, Eileen={"health": 5, "hand": ["hunters_dream", "lead_elixir"]}, Ludwig={"health": 6},
    )  # fmt: skip
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="hunter_axe")
    hurt = {"Henryk": "BB-D59 hurt Henryk 1 3", "Ludwig": "BB-D59 hurt Ludwig 1 5"}
    order = [name for name in ALL[ALL.index(first) :] + ALL[: ALL.index(first)] if name != "Eileen"]
    told = play.told_from("BB-6.01 phase 8")
    assert told[:4] == ["BB-6.01 phase 8", *[hurt[name] for name in order], "BB-D59 heals Eileen 2"]
    assert told[4].startswith("BB-15.02 puts_away")
    assert [play.health(name) for name in ALL] == [3, 7, 5]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59")
@pytest.mark.parametrize(("health", "healed"), [(5, 2), (6, 2), (7, 1), (8, 0)])
def test_mending_comes_at_the_end_and_never_above_eight(health: int, healed: int) -> None:
    play = Play(Henryk={"health": health, "hand": ["hunters_dream", "lead_elixir"]}, Eileen={}, Ludwig={})
    play.round("green 2", "dungeon garden_of_eyes", Henryk="lead_elixir", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened(f"BB-D59 heals Henryk {healed}") == (healed > 0)
    assert play.health("Henryk") == health + healed
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43")
def test_a_killed_hunters_card_does_not_mend_at_the_end_of_the_round() -> None:
    play = Play(
        final_boss="mergos_wet_nurse",
        Henryk={"health": 2, "hand": ["hunters_dream", "lead_elixir"]},
        Eileen={"also": ["shaman_bone_blade"]}, Ludwig={},
    )  # fmt: skip
    play.choose(Henryk="lead_elixir", Eileen="shaman_bone_blade", Ludwig="saw_cleaver")
    play.round("green 0", Eileen="hunter 1")
    play.round("dungeon garden_of_eyes", Henryk="decline")
    assert play.happened("BB-16.05 rests Henryk 4")
    assert not play.happened("BB-D59 heals")
    assert play.health("Henryk") == 4
    assert play.used("Henryk") == ["lead_elixir"]
    play.round("yellow 0", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="hunter_axe")
    play.round("dungeon bloody_crow", Henryk="decline")
    play.round("red 4", "dungeon scourge_beast", Henryk="lead_elixir", Eileen="hunter_axe", Ludwig="hunter_pistol")
    assert play.health("Henryk") == 8  # a new round, a new effect; 4 + 4 rested, 4 off the attack
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43", "BB-D59")
def test_a_card_mends_again_in_a_later_round_than_that_of_the_death() -> None:
    play = Play(monster="watchdog", echoes=50, final_boss="mergos_wet_nurse",
        Henryk={"health": 2, "hand": ["saw_cleaver", "hunters_dream", "lead_elixir"]}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("red 2", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round(Henryk="decline")
    assert play.health("Henryk") == 4
    play.round("red 0", Henryk="lead_elixir", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert play.happened("BB-D59 heals Henryk 2")
    assert play.health("Henryk") == 6
    assert play.waits() == ALL


# ---------------------------------------------------------------- what a dead monster still does


@pytest.mark.rule("BB-D58")
def test_a_monsters_ability_ends_with_it() -> None:
    play = Play(monster="blood_starved_beast", echoes=3, Henryk={}, Eileen={}, Ludwig={})
    play.round("yellow 0", "dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [8, 8, 8]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D58")
def test_gascoignes_killers_keep_their_weapons() -> None:
    play = Play(monster="father_gascoigne", echoes=3, Henryk={}, Eileen={}, Ludwig={})
    play.round("red 0", "dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert [play.used(name) for name in ALL] == [["saw_cleaver"]] * 3
    assert play.game.knowing.facts(play.table)["removed"] == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-D58")
def test_a_table_may_agree_that_what_is_pending_still_happens() -> None:
    play = Play(
        monster="father_gascoigne", echoes=2, position={"settings": {"after_kill": "pending"}},
        Henryk={}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("red 0", "dungeon garden_of_eyes", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.told_from("BB-6.01 phase 8")[:5] == [
        "BB-6.01 phase 8",
        "BB-D59 weapon_lost Henryk saw_cleaver",
        "BB-D59 weapon_lost Eileen saw_cleaver",
        "BB-15.02 puts_away Ludwig saw_cleaver",  # found nothing left to hit
        "BB-15.04 marker Eileen",
    ]
    play.round("yellow 0", "dungeon bloody_crow", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert not play.happened("BB-D59 weapon_lost")  # Gascoigne died a round ago
    assert play.waits() == ALL


@pytest.mark.rule("BB-D58")
def test_pending_poison_works_after_a_kill_in_phase_three_too() -> None:
    play = Play(
        monster="blood_starved_beast", echoes=1, position={"settings": {"after_kill": "pending"}},
        Henryk={}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("dungeon garden_of_eyes", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [7, 8, 8]
    assert play.waits() == ALL


# ---------------------------------------------------------------- a boss nobody fights


@pytest.mark.rule("BB-D40")
@pytest.mark.parametrize(("barren", "stalls"), [(48, False), (49, True)])
def test_after_fifty_rounds_without_an_echo_the_game_ends(barren: int, stalls: bool) -> None:
    play = Play(
        monster="watchdog", echoes=5, position={"barren": barren, "row": [], "upgrades": []},
        Henryk={"collected": 3, "banked": 1}, Eileen={"banked": 9, "also": ["bold_hunters_mark"]}, Ludwig={},
    )  # fmt: skip
    play.round("red 0", Henryk="hunters_dream", Eileen="bold_hunters_mark", Ludwig="hunters_dream")
    assert play.table.over == stalls
    if not stalls:
        assert play.game.knowing.facts(play.table)["barren"] == 49
        assert play.waits() == ALL
        return
    assert play.told_from("BB-15.04 marker Eileen") == [
        "BB-15.04 marker Eileen",
        "BB-15.06 boss_stays watchdog 5",
        "BB-D40 stalled 50",
        "BB-D40 hunt_over",
        "BB-19.03 scores Henryk 4 2",
        "BB-19.04 scores Eileen 9 1",
        "BB-19.03 scores Ludwig 0 3",
    ]
    assert GAME.places(play.table) == [2, 1, 3]
    assert [sum(play.trophies(name).values()) for name in ALL] == [0, 0, 0]
    assert play.waits() == []


@pytest.mark.rule("BB-D40", "BB-19.02")
def test_the_stall_counts_from_the_last_echo_taken() -> None:
    play = Play(
        monster="watchdog", echoes=5, position={"settings": {"stall_rounds": 2}, "row": [], "upgrades": []},
        Henryk={}, Eileen={"collected": 4}, Ludwig={},
    )  # fmt: skip
    dream = {"Henryk": "hunters_dream", "Eileen": "hunters_dream", "Ludwig": "hunters_dream"}
    play.round("red 0", **dream)
    assert play.game.knowing.facts(play.table)["barren"] == 1
    play.round("red 0", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert play.game.knowing.facts(play.table)["barren"] == 0
    play.round("red 0", **dream)
    assert play.game.knowing.facts(play.table)["barren"] == 1
    assert not play.table.over
    play.round("red 0", **dream)
    assert play.happened("BB-D40 stalled 2")
    assert play.table.over
    assert GAME.scores(play.table) == [1, 4, 0]


@pytest.mark.rule("BB-D40")
def test_a_new_monster_starts_the_count_anew() -> None:
    play = Play(
        position={"settings": {"stall_rounds": 1}, "barren": 30, "row": [], "upgrades": []},
        Henryk={}, Eileen={}, Ludwig={},
    )  # fmt: skip
    dream = {"Henryk": "hunters_dream", "Eileen": "hunters_dream", "Ludwig": "hunters_dream"}
    play.round("green 0", "dungeon garden_of_eyes", **dream)
    assert play.game.knowing.facts(play.table)["barren"] == 0
    play.round("yellow 0", "dungeon watchdog", **dream)
    assert play.game.knowing.facts(play.table)["barren"] == 0
    assert not play.table.over  # ordinary monsters pass by, however idle the hunters are
    play.round("red 0", **dream)
    assert play.table.over
