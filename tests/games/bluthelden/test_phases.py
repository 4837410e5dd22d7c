"""Section 3: the five phases of a round."""

import pytest

from tests.games.bluthelden.kit import Play

OPEN = {"resource-left": "fertile_field"}


@pytest.mark.rule("BH-1.03", "BH-3.01", "BH-3.39", "BH-3.27", "BH-3.20", "BH-8.09")
def test_a_round_runs_through_its_five_phases() -> None:
    play = Play("beginning", round=4, Anna={"hand": ["watch_dog"] * 4}, Ben={"hand": ["watch_dog"] * 4})
    seen = [play.phase]
    play.choose("Anna", "spell_pile")
    play.choose("Ben", "spell_pile")
    while play.table.round == 4:
        seen.append(play.phase)
        play.both_pass()
    seen.append(play.phase)
    assert seen == ["beginning", "main1", "main2", "combat", "end", "beginning"]
    assert play.table.round == 5


@pytest.mark.rule("BH-3.02", "BH-3.03", "BH-D31")
def test_everything_unturns_at_the_beginning_for_both() -> None:
    pieces = {**OPEN, "war-left-1": {"card": "watch_dog", "turned": True}}
    play = Play(
        "beginning",
        Anna={"hand": ["watch_dog"] * 4, "pieces": pieces, "sovereign_turned": True, "rune_turned": True},
        Ben={"hand": ["watch_dog"] * 4, "pieces": {"resource-left": {"card": "fertile_field", "turned": True}}},
    )
    for place in ("1-war-left-1", "1-sovereign", "1-rune", "2-resource-left"):
        assert not play.value(place, "turned")
    assert play.value("1-war-left-1", "initiative") == 4


@pytest.mark.rule("BH-3.03", "BH-13.08", "BH-D95")
def test_what_misses_its_unturning_unturns_one_round_later() -> None:
    pieces = {"war-left-1": {"card": "watch_dog", "turned": True, "missed": True}}
    play = Play("beginning", Anna={"hand": ["watch_dog"] * 4, "pieces": pieces}, Ben={"hand": ["watch_dog"] * 4})
    assert play.value("1-war-left-1", "turned")
    assert not play.value("1-war-left-1", "missed")
    play.choose("Anna", "spell_pile")
    play.choose("Ben", "spell_pile")
    play.pass_to("beginning")
    assert not play.value("1-war-left-1", "turned")


@pytest.mark.rule("BH-3.06", "BH-D14")
@pytest.mark.parametrize(
    ("anna", "ben", "leader"),
    [
        ("watch_dog", "skeleton_warrior", "Anna"),  # 4 against 1
        ("skeleton_warrior", "watch_dog", "Ben"),
        ("swordsman", "demonflame", "Anna"),  # 3 against 3: it stays with the one who had it (BH-3.07)
    ],
)
def test_the_highest_initiative_decides_who_has_the_round(anna: str, ben: str, leader: str) -> None:
    play = Play(
        "beginning",
        Anna={"hand": ["watch_dog"] * 4, "pieces": {"safety-left-3": anna}},
        Ben={"hand": ["watch_dog"] * 4, "pieces": {"war-right-2": ben}},
    )
    play.choose("Anna", "spell_pile")
    play.choose("Ben", "spell_pile")
    assert play.phase == "main1"
    assert play.waits() == [leader]


@pytest.mark.rule("BH-3.07", "BH-D13")
@pytest.mark.parametrize("had", ["Anna", "Ben"])
def test_a_tie_or_an_empty_battlefield_leaves_the_initiative_where_it_was(had: str) -> None:
    hand = {"hand": ["watch_dog"] * 4}
    play = Play("beginning", initiative=had, Anna=hand, Ben=hand)
    other = "Ben" if had == "Anna" else "Anna"
    play.choose(had, "spell_pile")
    play.choose(other, "spell_pile")
    assert play.waits() == [had]


@pytest.mark.rule("BH-D14", "BH-14.15")
def test_turned_and_hidden_characters_do_not_count_in_the_initiative_check() -> None:
    stunned = {"card": "griffin", "turned": True, "missed": True}
    play = Play(
        "beginning",
        Anna={"hand": ["watch_dog"] * 4, "pieces": {"war-left-1": "skeleton_warrior"}},
        Ben={"hand": ["watch_dog"] * 4, "pieces": {"war-left-1": stunned, "hidden-middle-1": "tracker"}},
    )
    play.choose("Anna", "spell_pile")
    play.choose("Ben", "spell_pile")
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-3.04", "BH-3.08", "BH-3.09", "BH-D114", "BH-D100")
def test_triggers_of_the_beginning_resolve_by_themselves_before_the_draw() -> None:
    play = Play(
        "end",
        Anna={"asp": 3, "hand": ["offspring"] + ["watch_dog"] * 4, "pieces": OPEN},
        Ben={"pieces": {**OPEN, "war-left-1": "skeleton_warrior"}, "hand": ["watch_dog"] * 4},
        position={"settings": {"deck1": "orange", "deck2": "black"}},
    )
    play.choose("Anna", "offspring", "2-war-left-1")
    play.resolve()
    assert play.banished("Ben") == ["skeleton_warrior"]
    play.close()
    assert play.phase == "beginning"
    assert play.asked("Ben") == "place"  # nobody was asked to pass
    play.choose("Ben", "2-safety-left-1")
    assert play.banished("Ben") == []
    assert play.value("2-safety-left-1", "counters") == {"plus": 1, "resistance": 1}
    assert play.asked("Anna") == "draw"


@pytest.mark.rule("BH-3.10", "BH-3.11", "BH-3.12", "BH-3.13", "BH-6.04", "BH-6.05", "BH-D23")
def test_in_main_phase_1_the_initiative_player_plays_and_moves_and_the_other_may_only_use_abilities() -> None:
    side = {
        "asp": 9, "hand": ["watch_dog", "light_of_retribution", "forge"],
        "pieces": {**OPEN, "safety-left-1": "swordsman"},
    }  # fmt: skip
    play = Play(Anna=side, Ben=side, position={"settings": {"deck1": "white", "deck2": "white"}})
    offered = play.offered("Anna")
    assert {"watch_dog", "light_of_retribution", "forge", "move 1-safety-left-1", "use 1-rune 1"} <= set(offered)
    play.passes("Anna")
    assert play.waits() == ["Ben"]
    offered = play.offered("Ben")
    assert "use 2-rune 1" in offered
    assert "use 2-resource-left 1" in offered
    assert not {"watch_dog", "light_of_retribution", "forge", "move 2-safety-left-1"} & set(offered)
    assert play.refused("Ben", "watch_dog") == "BH-6.05"
    assert play.refused("Ben", "move 2-safety-left-1") == "BH-D115"


@pytest.mark.rule("BH-3.14", "BH-3.19", "BH-9.31", "BH-9.18", "BH-8.11")
def test_the_other_player_uses_abilities_in_both_main_phases() -> None:
    play = Play(Anna={}, Ben={"pieces": OPEN})
    play.passes("Anna")
    play.choose("Ben", "use 2-resource-left 1")
    play.passes("Ben", "Anna")
    assert play.asp("Ben") == 1
    assert play.waits() == ["Anna"]
    play.close()
    assert play.phase == "main2"
    play.passes("Ben")
    play.choose("Anna", "use 1-rune 1")
    assert play.chain() == ["sovereigns_rune"]
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-3.15", "BH-3.16", "BH-3.17", "BH-3.18")
def test_in_main_phase_2_it_is_the_other_way_round() -> None:
    side = {"asp": 9, "hand": ["watch_dog"], "pieces": {**OPEN, "safety-left-1": "swordsman"}}
    play = Play("main2", Anna=side, Ben=side, position={"settings": {"deck1": "white", "deck2": "white"}})
    assert play.waits() == ["Ben"]
    assert {"watch_dog", "move 2-safety-left-1"} <= set(play.offered("Ben"))
    play.passes("Ben")
    assert not {"watch_dog", "move 1-safety-left-1"} & set(play.offered("Anna"))
    assert play.refused("Anna", "watch_dog") == "BH-6.05"


@pytest.mark.rule("BH-3.23", "BH-6.06")
def test_no_hand_card_is_played_in_combat() -> None:
    side = {"asp": 9, "hand": ["watch_dog", "light_of_retribution"], "pieces": OPEN}
    play = Play("combat", Anna=side, Ben=side)
    assert play.waits() == ["Anna"]  # the window at the end of combat
    assert not {"watch_dog", "light_of_retribution"} & set(play.offered("Anna"))
    assert play.refused("Anna", "light_of_retribution") == "BH-6.06"


@pytest.mark.rule("BH-3.28", "BH-3.29", "BH-3.30", "BH-3.31", "BH-6.07", "BH-11.04")
def test_at_the_end_of_the_round_trainings_and_spells_are_played_by_both() -> None:
    side = {
        "asp": 9, "hand": ["watch_dog", "light_of_retribution", "magic_missile", "sacred_talisman", "forge",
                           "charm_of_wards", "vow_of_the_steadfast", "magister_tillion_of_weidenheim"],
        "pieces": {**OPEN, "safety-left-1": "swordsman"},
    }  # fmt: skip
    play = Play("end", initiative="Ben", Anna=side, Ben=side, position={"settings": {"deck2": "white"}})
    for name in ("Ben", "Anna"):
        assert play.waits() == [name]
        seat = play.names.index(name) + 1
        hand = play.hand(name)
        cards = [choice for choice in play.offered(name) if choice in hand]
        assert cards == ["light_of_retribution", "magic_missile", "sacred_talisman"]
        assert f"use {seat}-rune 1" in play.offered(name)
        assert f"move {seat}-safety-left-1" not in play.offered(name)
        assert play.refused(name, "watch_dog") == "BH-3.31"
        play.passes(name)


@pytest.mark.rule("BH-3.32", "BH-3.33", "BH-3.34", "BH-D47")
def test_both_discard_down_to_eight_the_initiative_player_first() -> None:
    play = Play("end", Anna={"hand": ["watch_dog"] * 9}, Ben={"hand": ["exodus"] * 10})
    assert len(play.hand("Ben")) == 10  # the limit holds only at this moment
    play.close()
    assert play.asked("Anna") == "discard"
    play.choose("Anna", "watch_dog")
    play.choose("Ben", "exodus")
    assert play.asked("Ben") == "discard"
    play.choose("Ben", "exodus")
    assert (len(play.hand("Anna")), len(play.hand("Ben"))) == (8, 8)
    assert play.graveyard("Anna") == ["watch_dog"]
    assert play.graveyard("Ben") == ["exodus", "exodus"]
    assert play.asked("Anna") == "draw"


@pytest.mark.rule("BH-3.35", "BH-7.06", "BH-7.07", "BH-D48")
def test_astral_points_last_through_all_phases_and_vanish_in_the_closing_steps() -> None:
    play = Play(Anna={"asp": 3}, Ben={"asp": 2})
    play.pass_to("combat")
    play.pass_to("end")
    assert (play.asp("Anna"), play.asp("Ben")) == (3, 2)
    play.close()
    assert (play.asp("Anna"), play.asp("Ben")) == (0, 0)
    assert play.happened("BH-3.35 loses_asp Anna 3")


@pytest.mark.rule("BH-3.36", "BH-3.38", "BH-D39")
def test_a_bonus_that_ends_can_kill_and_the_death_is_processed_before_the_round_ends() -> None:
    """2/2 with 3 damage and +1/+1 and +2 ... here: king Loemeling's +1/+1 on a Character with 2 HP and 2 damage."""
    play = Play(
        "end",
        Anna={"pieces": {**OPEN, "war-left-1": {"card": "druid_of_the_earth", "damage": 1}}},
        Ben={"asp": 2, "hand": ["light_of_retribution"]},
        position={"settings": {"deck1": "green", "deck2": "white"}},
    )
    play.choose("Anna", "use 1-sovereign 2")
    play.resolve()
    assert (play.value("1-war-left-1", "power"), play.value("1-war-left-1", "hp")) == (3, 3)
    play.passes("Anna")
    play.choose("Ben", "light_of_retribution", "1-war-left-1")
    assert play.value("1-war-left-1", "resistance") == 4
    play.resolve()  # magic value 3 against 4
    assert play.value("1-war-left-1", "damage") == 1
    play.close()
    assert play.piece("1-war-left-1") is not None
    assert play.value("1-war-left-1", "hp") == 2  # 1 damage: it lives


@pytest.mark.rule("BH-3.38", "BH-3.37")
def test_damage_that_outlasts_the_bonus_destroys_in_closing_step_3() -> None:
    play = Play(
        "end",
        Anna={"pieces": {**OPEN, "war-left-1": {"card": "druid_of_the_earth", "damage": 1}}},
        Ben={"asp": 3, "hand": ["exodus", "poisoned_blood"]},
        position={"settings": {"deck1": "green", "deck2": "black"}},
    )
    play.choose("Anna", "use 1-sovereign 2")
    play.resolve()
    play.passes("Anna")
    play.choose("Ben", "poisoned_blood", "1-war-left-1")  # magic value 4 against Resistance 4
    play.resolve()
    assert play.value("1-war-left-1", "damage") == 2
    assert play.value("1-war-left-1", "hp") == 3
    play.close()
    assert play.piece("1-war-left-1") is None
    assert play.graveyard("Anna") == ["druid_of_the_earth"]
    assert play.happened("BH-12.05 dies Anna druid_of_the_earth")


@pytest.mark.rule("BH-D30")
def test_the_end_of_a_turn_has_its_moment_once() -> None:
    play = Play(Anna={"asp": 2, "hand": ["divine_healing", "watch_dog"]}, Ben={})
    play.choose("Anna", "divine_healing")
    while play.asked("Anna") != "priority":
        play.choose("Anna", play.offered("Anna")[0])
    play.both_pass()
    if play.asked("Anna") == "draw":
        play.choose("Anna", "spell_pile")
    play.close()
    assert (play.phase, play.waits()) == ("main1", ["Anna"])
    assert play.chain() == ["divine_healing"]
    play.both_pass()
    play.choose("Anna", "watch_dog")
    assert play.phase == "main1"
    play.close()
    assert (play.phase, play.waits()) == ("main2", ["Ben"])


@pytest.mark.rule("BH-3.33", "BH-3.34")
def test_of_equal_cards_one_is_offered_for_discarding() -> None:
    play = Play("end", Anna={"hand": ["watch_dog"] * 5 + ["exodus"] * 4}, Ben={})
    play.close()
    assert play.asked("Anna") == "discard"
    assert play.offered("Anna") == ["exodus", "watch_dog"]
    play.choose("Anna", "exodus")
    assert play.hand("Anna").count("exodus") == 3


@pytest.mark.rule("BH-D03", "BH-3.30", "BH-3.32", "BH-8.08", "BH-8.09")
def test_the_end_of_the_round_follows_the_reaction_chain() -> None:
    play = Play(phase="end", Anna={}, Ben={})
    assert play.waits() == ["Anna"]
    play.passes("Anna")
    play.choose("Ben", "use 2-sovereign 1")
    assert play.waits() == ["Ben"]  # he keeps priority
    play.passes("Ben", "Anna")
    assert play.chain() == []
    assert play.asp("Ben") == 1
    assert play.waits() == ["Anna"]
    assert play.phase == "end"
    play.close()
    assert play.table.round == 4
    assert play.asp("Ben") == 0
