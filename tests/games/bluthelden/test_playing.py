"""Sections 4 to 8: the battlefield, playing cards, and the Reaction Chain."""

import pytest

from tests.games.bluthelden.kit import GAME, Play

OPEN = {"resource-left": "fertile_field"}
WHITE = {"settings": {"deck1": "white", "deck2": "white"}}


# ---------------------------------------------------------------- 4: zones and lanes


@pytest.mark.rule("BH-4.01", "BH-4.02", "BH-4.03", "BH-4.06", "BH-4.07", "BH-4.11", "BH-4.12", "BH-9.26", "BH-10.18")
@pytest.mark.rule("BH-10.19", "BH-4.08", "BH-7.11")
def test_a_character_is_played_only_into_a_lane_with_an_own_resource() -> None:
    play = Play(
        Anna={"asp": 2, "hand": ["watch_dog"], "pieces": {"resource-middle": "fertile_field"}},
        Ben={"pieces": {"resource-left": "fertile_field"}},
    )
    play.choose("Anna", "watch_dog")
    assert play.asked("Anna") == "slot"
    war = ["1-war-middle-1", "1-war-middle-2"]
    assert play.offered("Anna") == ["1-safety-middle-1", "1-safety-middle-2", "1-safety-middle-3", *war]


@pytest.mark.rule("BH-4.06", "BH-D25")
def test_without_a_resource_no_character_can_be_played() -> None:
    play = Play(Anna={"asp": 2, "hand": ["watch_dog"]}, Ben={"pieces": OPEN})
    assert "watch_dog" not in play.offered("Anna")
    assert play.refused("Anna", "watch_dog") == "BH-10.20"


@pytest.mark.rule("BH-4.09", "BH-9.10", "BH-4.12")
def test_two_characters_in_a_war_zone_and_three_in_the_safety_zone() -> None:
    pieces = {**OPEN, "war-left-1": "watch_dog", "war-left-2": "watch_dog", "safety-left-1": "watch_dog"}
    play = Play(Anna={"asp": 2, "hand": ["swordsman", "watch_dog"], "pieces": pieces}, Ben={})
    play.choose("Anna", "watch_dog")
    assert play.offered("Anna") == ["1-safety-left-2", "1-safety-left-3"]


@pytest.mark.rule("BH-4.09", "BH-10.19")
def test_a_full_lane_takes_no_further_character() -> None:
    slots = ["war-left-1", "war-left-2", "safety-left-1", "safety-left-2", "safety-left-3"]
    play = Play(Anna={"asp": 2, "hand": ["watch_dog"], "pieces": {**OPEN, **dict.fromkeys(slots, "swordsman")}}, Ben={})
    assert play.refused("Anna", "watch_dog") == "BH-10.19"


@pytest.mark.rule("BH-9.11", "BH-9.12")
def test_force_of_nature_has_a_third_slot_in_every_war_zone() -> None:
    pieces = {**OPEN, "war-left-1": "watch_dog", "war-left-2": "watch_dog"}
    play = Play(
        Anna={"asp": 3, "hand": ["ranger"], "pieces": pieces}, Ben={}, position={"settings": {"deck1": "green"}}
    )
    play.choose("Anna", "ranger", "1-war-left-3")
    play.resolve()
    assert play.card("1-war-left-3") == "ranger"


@pytest.mark.rule("BH-9.11", "BH-D50")
def test_the_fourth_character_finds_no_slot_even_with_force_of_nature() -> None:
    pieces = {**OPEN, **{f"war-left-{i}": "watch_dog" for i in (1, 2, 3)}}
    play = Play(
        Anna={"asp": 3, "hand": ["ranger"], "pieces": pieces}, Ben={}, position={"settings": {"deck1": "green"}}
    )
    play.choose("Anna", "ranger")
    assert play.offered("Anna") == ["1-safety-left-1", "1-safety-left-2", "1-safety-left-3"]


@pytest.mark.rule("BH-4.16", "BH-10.07", "BH-10.09", "BH-10.29", "BH-D51")
def test_artifacts_and_rituals_lie_in_the_permanents_area() -> None:
    play = Play(Anna={"asp": 6, "hand": ["charm_of_wards", "vow_of_the_steadfast"]}, Ben={})
    play.choose("Anna", "charm_of_wards")
    play.resolve()
    play.choose("Anna", "vow_of_the_steadfast")
    play.resolve_all()
    assert play.card("1-area-1") == "charm_of_wards"
    assert play.card("1-area-2") == "vow_of_the_steadfast"
    assert play.asp("Anna") == 0


@pytest.mark.rule("BH-4.22", "BH-10.01", "BH-10.02", "BH-10.03", "BH-D63", "BH-D65", "BH-10.04", "BH-10.05")
def test_an_advisor_lies_in_its_slot_and_only_one() -> None:
    hand = ["magister_tillion_of_weidenheim", "magister_tillion_of_weidenheim"]
    play = Play(Anna={"asp": 8, "hand": hand, "pieces": OPEN}, Ben={})
    play.choose("Anna", "magister_tillion_of_weidenheim")
    play.resolve()
    assert play.value("1-advisor", "resistance") == 5
    assert play.value("1-advisor", "hp") == 0  # it has none, and lives
    assert play.refused("Anna", "magister_tillion_of_weidenheim") == "BH-10.02"


@pytest.mark.rule("BH-4.05")
def test_what_speaks_of_its_lane_cannot_choose_in_another() -> None:
    pieces = {**OPEN, "safety-left-1": "medica", "war-left-1": "watch_dog", "war-middle-1": "watch_dog"}
    play = Play(Anna={"pieces": pieces}, Ben={"pieces": {"war-left-1": "skeleton", "war-right-1": "skeleton"}})
    play.choose("Anna", "use 1-safety-left-1 1")
    assert play.offered("Anna") == ["1-safety-left-1", "1-war-left-1", "2-war-left-1"]


# ---------------------------------------------------------------- 5 to 7: costs and steps


@pytest.mark.rule("BH-5.03", "BH-7.01", "BH-7.03", "BH-7.10", "BH-D26")
def test_a_card_is_played_only_if_its_asp_are_there() -> None:
    side = {"hand": ["watch_dog"], "pieces": OPEN}
    assert Play(Anna={"asp": 1, **side}, Ben={}).refused("Anna", "watch_dog") == "BH-7.10"
    play = Play(Anna={"asp": 2, **side}, Ben={})
    play.choose("Anna", "watch_dog", "1-war-left-2")
    assert play.asp("Anna") == 0
    assert play.hand("Anna") == []
    assert play.chain() == ["watch_dog"]


@pytest.mark.rule("BH-5.04", "BH-7.02", "BH-7.09", "BH-9.02", "BH-16.08", "BH-D62")
@pytest.mark.parametrize(
    ("sovereign", "card", "price"),
    [
        ("barabas_ulfaran", "ranger", 5),  # green under black: 3 + 2 (BH-D62)
        ("sirunian_seehoff", "ranger", 3),  # green under white: no surcharge
        ("king_loemeling", "ranger", 3),  # own colour
        ("barabas_ulfaran", "war_drummer", 2),  # grey never costs more
    ],
)
def test_foreign_colours_cost_what_the_sovereign_says(sovereign: str, card: str, price: int) -> None:
    side = {"hand": [card], "pieces": OPEN, "sovereign": sovereign}
    assert Play(Anna={"asp": price - 1, **side}, Ben={}).refused("Anna", card) == "BH-7.10"
    play = Play(Anna={"asp": price, **side}, Ben={})
    play.choose("Anna", card, "1-safety-left-1")
    assert play.asp("Anna") == 0


@pytest.mark.rule("BH-D62")
def test_a_colour_that_cannot_be_played_stays_in_hand() -> None:
    play = Play(Anna={"asp": 20, "hand": ["watch_dog"], "pieces": OPEN, "sovereign": "barabas_ulfaran"}, Ben={})
    assert "watch_dog" not in play.offered("Anna")


@pytest.mark.rule("BH-7.08", "BH-7.12", "BH-7.13", "BH-8.04", "BH-D111")
def test_the_steps_of_playing_a_card() -> None:
    foe = {"pieces": {"war-left-1": "skeleton", "war-left-2": "skeleton"}}
    play = Play(Anna={"asp": 2, "hand": ["light_of_retribution"]}, Ben=foe)
    play.choose("Anna", "light_of_retribution")
    assert play.asked("Anna") == "target"
    assert play.hand("Anna") == ["light_of_retribution"]  # nothing is paid before everything is chosen
    assert play.asp("Anna") == 2
    play.choose("Anna", "2-war-left-2")
    assert (play.hand("Anna"), play.asp("Anna"), play.chain()) == ([], 0, ["light_of_retribution"])
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-7.14", "BH-D129", "BH-12.17", "BH-12.19")
def test_a_permanent_enters_when_it_resolves_and_can_be_used_at_once() -> None:
    play = Play(Anna={"asp": 2, "hand": ["medica"], "pieces": OPEN}, Ben={})
    play.choose("Anna", "medica", "1-war-left-1")
    assert play.piece("1-war-left-1") is None
    play.resolve()
    assert not play.value("1-war-left-1", "turned")
    assert "use 1-war-left-1 1" in play.offered("Anna")


@pytest.mark.rule("BH-7.15", "BH-11.01", "BH-11.02", "BH-4.18")
def test_a_spell_works_and_goes_to_the_graveyard() -> None:
    play = Play(Anna={"asp": 2, "hand": ["light_of_retribution"]}, Ben={"pieces": {"war-left-1": "zombie_warrior"}})
    play.choose("Anna", "light_of_retribution", "2-war-left-1")
    assert play.graveyard("Anna") == []
    play.resolve()
    assert play.value("2-war-left-1", "damage") == 1
    assert play.graveyard("Anna") == ["light_of_retribution"]


@pytest.mark.rule("BH-D27")
def test_a_permanent_whose_slot_was_filled_goes_to_the_graveyard() -> None:
    play = Play(Anna={"asp": 4, "hand": ["watch_dog", "watch_dog"], "pieces": OPEN}, Ben={})
    play.choose("Anna", "watch_dog", "1-war-left-1")
    play.choose("Anna", "watch_dog", "1-war-left-1")
    play.resolve()
    play.resolve()
    assert play.where("watch_dog") == ["1-war-left-1"]
    assert play.graveyard("Anna") == ["watch_dog"]


@pytest.mark.rule("BH-D28")
def test_a_spell_whose_only_target_is_gone_has_no_effect() -> None:
    foe = {"pieces": {"war-left-1": {"card": "zombie_warrior", "damage": 1}}}
    play = Play(Anna={"asp": 4, "hand": ["light_of_retribution"] * 2, "lp": 20}, Ben=foe)
    play.choose("Anna", "light_of_retribution", "2-war-left-1")
    play.choose("Anna", "light_of_retribution", "2-war-left-1")
    play.resolve()
    assert play.lp("Anna") == 21
    assert play.chain() == ["light_of_retribution", "barabas_ulfaran"]
    play.resolve()  # Lord of the Dead, without an open lane
    play.resolve()
    assert play.happened("BH-D28 fizzles Anna light_of_retribution")
    assert play.lp("Anna") == 21
    assert play.graveyard("Anna") == ["light_of_retribution"] * 2


@pytest.mark.rule("BH-D28")
def test_with_one_of_two_targets_left_it_works_on_that_one() -> None:
    foe = {"pieces": {"war-left-1": {"card": "zombie_warrior", "damage": 1}, "war-left-2": "zombie_warrior"}}
    play = Play(Anna={"asp": 6, "hand": ["light_of_retribution", "magic_missile"]}, Ben=foe)
    play.choose("Anna", "magic_missile", "2-war-left-1", "2-war-left-2")
    play.choose("Anna", "light_of_retribution", "2-war-left-1")
    play.resolve()
    assert play.graveyard("Ben") == ["zombie_warrior"]
    play.resolve_all()
    assert play.graveyard("Ben") == ["zombie_warrior", "zombie_warrior"]


# ---------------------------------------------------------------- 8: the chain


@pytest.mark.rule("BH-7.04", "BH-7.05", "BH-8.01", "BH-8.02", "BH-8.05", "BH-8.06", "BH-8.10", "BH-D19", "BH-9.20")
def test_producing_asp_waits_on_the_chain_and_can_be_responded_to() -> None:
    play = Play(Anna={"pieces": OPEN}, Ben={})
    play.choose("Anna", "use 1-resource-left 1")
    assert play.asp("Anna") == 0
    assert play.value("1-resource-left", "turned")
    assert play.chain() == ["fertile_field"]
    assert play.waits() == ["Anna"]
    play.passes("Anna")
    assert play.waits() == ["Ben"]
    assert "use 2-rune 1" in play.offered("Ben")
    play.passes("Ben")
    assert play.asp("Anna") == 1
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-8.07", "BH-8.08", "BH-D20", "BH-D21")
def test_the_topmost_item_resolves_first_and_then_the_active_player_has_priority() -> None:
    play = Play(Anna={"pieces": OPEN}, Ben={"pieces": OPEN})
    play.choose("Anna", "use 1-resource-left 1")
    play.passes("Anna")
    play.choose("Ben", "use 2-resource-left 1")
    play.passes("Ben")
    assert play.waits() == ["Anna"]  # what Ben added starts the count anew
    play.passes("Anna")
    assert (play.asp("Anna"), play.asp("Ben")) == (0, 1)
    assert play.waits() == ["Anna"]
    assert play.chain() == ["fertile_field"]
    play.both_pass()
    assert play.asp("Anna") == 1
    assert (play.phase, play.waits()) == ("main1", ["Anna"])


@pytest.mark.rule("BH-8.03", "BH-8.09")
def test_only_who_has_priority_is_asked_and_two_passes_on_an_empty_chain_end_the_phase() -> None:
    play = Play(Anna={}, Ben={})
    assert play.waits() == ["Anna"]
    play.passes("Anna")
    assert (play.phase, play.waits()) == ("main1", ["Ben"])
    play.passes("Ben")
    assert (play.phase, play.waits()) == ("main2", ["Ben"])


@pytest.mark.rule("BH-D22")
def test_in_ones_own_main_phase_every_type_may_be_played_in_response() -> None:
    play = Play(Anna={"asp": 2, "hand": ["watch_dog", "forge"], "pieces": OPEN}, Ben={})
    play.choose("Anna", "use 1-resource-left 1")
    assert {"watch_dog", "forge"} <= set(play.offered("Anna"))


@pytest.mark.rule("BH-D24", "BH-11.09", "BH-11.10", "BH-11.11")
def test_the_white_sovereign_plays_a_miracle_in_the_others_main_phase_without_asp() -> None:
    foe = {"pieces": {"war-left-1": "demonflame", "war-left-2": "zombie_warrior"}}
    play = Play("main2", Anna={"hand": ["magic_missile", "light_of_retribution"]}, Ben=foe)
    play.passes("Ben")
    play.choose("Anna", "use 1-sovereign 2")
    assert play.lp("Anna") == 26
    play.passes("Anna", "Ben")
    assert play.asked("Anna") == "play"
    assert play.offered("Anna") == ["done", "magic_missile"]
    play.choose("Anna", "magic_missile", "2-war-left-1", "2-war-left-2")
    assert play.chain() == ["magic_missile"]
    assert play.waits() == ["Ben"]  # the active player; he may respond
    play.both_pass()
    assert play.graveyard("Ben") == ["demonflame", "zombie_warrior"]
    assert play.asp("Anna") == 0


@pytest.mark.rule("BH-D24")
def test_it_may_be_used_without_a_miracle_and_the_costs_stay_paid() -> None:
    play = Play(Anna={}, Ben={})
    play.choose("Anna", "use 1-sovereign 2")
    play.both_pass()
    assert play.offered("Anna") == ["done"]
    play.choose("Anna", "done")
    assert play.lp("Anna") == 26
    assert play.value("1-sovereign", "turned")


@pytest.mark.rule("BH-D112", "BH-D29", "BH-D113")
def test_what_a_cost_triggers_lies_above_the_ability_and_the_player_keeps_priority() -> None:
    pieces = {**OPEN, "advisor": "archdemon_kangor", "safety-left-1": "zombie_warrior"}
    play = Play(Anna={"pieces": pieces}, Ben={}, position={"settings": {"deck1": "black", "deck2": "white"}})
    play.choose("Anna", "use 1-advisor 1", "1-safety-left-1")
    assert play.chain() == ["archdemon_kangor", "barabas_ulfaran"]
    assert play.waits() == ["Anna"]
    play.both_pass()
    play.choose("Anna", "1-war-left-1")
    assert play.card("1-war-left-1") == "skeleton"
    assert play.waits() == ["Anna"]
    play.both_pass()
    assert play.card("1-area-1") == "blood_trinket"
    assert (play.waits(), play.chain()) == (["Anna"], [])


@pytest.mark.rule("BH-D35", "BH-9.05")
def test_life_points_can_be_paid_down_to_zero_but_not_below() -> None:
    play = Play(Anna={"lp": 3}, Ben={})
    assert "use 1-sovereign 2" not in play.offered("Anna")  # 4 LP
    play = Play(Anna={"lp": 1}, Ben={})
    play.choose("Anna", "use 1-sovereign 1")
    assert play.over
    assert play.winner == "Ben"


@pytest.mark.rule("BH-D37")
def test_an_ability_is_offered_at_most_a_hundred_times_a_round() -> None:
    play = Play(
        Anna={"asp": 99, "pieces": {"area-1": "ring_of_might"}}, Ben={}, position={"settings": {"deck1": "black"}}
    )
    for _ in range(99):
        play.choose("Anna", "use 1-area-1 2")
    assert "use 1-area-1 2" not in play.offered("Anna")  # no ASP left
    play.table.players[0].asp = 5
    play.passes("Anna", "Ben")
    assert "use 1-area-1 2" in play.offered("Anna")
    play.choose("Anna", "use 1-area-1 2")
    assert "use 1-area-1 2" not in play.offered("Anna")
    assert play.asp("Anna") == 4


@pytest.mark.rule("BH-6.01", "BH-6.02", "BH-6.03", "BH-5.01", "BH-5.10", "BH-5.13", "BH-5.16", "BH-5.17", "BH-16.07")
def test_the_box_holds_every_type_every_rarity_and_two_levels() -> None:
    cards = [card for card in GAME.box.cards if not card.token and card.number != GAME.box.rules]
    assert {int(card.type) for card in cards} == set(range(10))
    assert {int(card.rarity) for card in cards} == {0, 1, 2, 3}
    assert {int(card.level) for card in cards if card.is_character()} == {1, 2}
    for deck in GAME.box.decks:
        colours = {int(GAME.box.cards[number].colour) for number in deck.spells + deck.pool}
        assert colours == {int(GAME.box.cards[deck.sovereign].colour), 4}


@pytest.mark.rule("BH-13.34", "BH-D42", "BH-D118")
def test_a_character_taken_over_before_it_rises_leaves_its_slot_to_the_higher_form() -> None:
    """The Rise ability still works; the original, now the other player's, is neither sacrificed nor covered."""
    anna = {"asp": 2, "pieces": {"resource-left": "burial_chamber", "war-left-1": "nascent_necromancer"}}
    ben = {"asp": 4, "hand": ["strings_of_the_spirits"], "pieces": OPEN}
    play = Play("end", Anna=anna, Ben=ben, position={"settings": {"deck1": "black", "deck2": "orange"}})
    play.choose("Anna", "use 1-war-left-1 5")
    play.passes("Anna")
    play.choose("Ben", "strings_of_the_spirits", "1-war-left-1")
    play.passes("Ben")
    play.passes("Anna")
    play.choose("Ben", "2-war-left-2")
    play.both_pass()
    play.choose("Anna", "baal_the_necromancer")
    assert play.card("2-war-left-2") == "nascent_necromancer"
    assert play.card("1-war-left-1") == "baal_the_necromancer"
    assert play.graveyard("Anna") == []
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-D01", "BH-D24", "BH-3.18")
def test_the_text_of_a_card_beats_the_phase_rule() -> None:
    """Nobody plays cards in the other's Main Phase, but the white Sovereign lets a Miracle be played."""
    white = {"settings": {"deck1": "white", "deck2": "white"}}
    hand = ["heavens_amulet"]
    play = Play(Anna={}, Ben={"asp": 9, "hand": hand, "pieces": {"war-left-1": "medica"}}, position=white)
    play.passes("Anna")
    assert "heavens_amulet" not in play.offered("Ben")
    ability = next(n for n in (1, 2, 3) if is_miracle_ability(play, n))
    play.choose("Ben", f"use 2-sovereign {ability}")
    play.resolve()
    assert play.asked("Ben") == "play"
    assert play.offered("Ben") == ["done", "heavens_amulet"]


def is_miracle_ability(play: Play, number: int) -> bool:
    card = play.table.box.cards[play.table.players[1].deck.sovereign]
    return any(type(effect).__name__ == "PlayFree" for effect in card.activated[number - 1].effects)
