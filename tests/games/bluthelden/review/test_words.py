"""Decisions about words and authority, and prices of cards of other colours."""

import pytest

from tests.games.bluthelden.kit import Play


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


@pytest.mark.rule("BH-D02", "BH-12.06")
def test_damage_is_no_counter() -> None:
    hurt = {"card": "ranger", "damage": 2, "counters": {"poison": 1}}
    play = Play(Anna={"pieces": {"war-left-1": hurt, "war-left-2": "medica"}}, Ben={})
    play.choose("Anna", "use 1-war-left-2 2", "1-war-left-1")
    play.resolve()
    assert play.value("1-war-left-1", "counters") == {}
    assert play.value("1-war-left-1", "damage") == 2


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


@pytest.mark.rule("BH-D62", "BH-9.02")
def test_a_resource_of_another_colour_costs_the_surcharge_or_cannot_be_played() -> None:
    anna = {"asp": 2, "hand": ["creeper_field", "the_river_forge"], "pieces": {"resource-left": "fertile_field"}}
    play = Play(Anna=anna, Ben={}, position={"settings": {"deck1": "black"}})
    assert "creeper_field" in play.offered("Anna")  # green: two more
    assert "the_river_forge" not in play.offered("Anna")  # white: never
    play.choose("Anna", "creeper_field", "1-resource-right")
    assert play.asp("Anna") == 0
    play = Play(Anna={**anna, "asp": 1}, Ben={}, position={"settings": {"deck1": "black"}})
    assert "creeper_field" not in play.offered("Anna")


@pytest.mark.rule("BH-D57", "BH-9.17")
def test_the_rune_may_be_sacrificed_as_a_resource_and_is_not_replaced() -> None:
    anna = {"asp": 3, "hand": ["blood_victim"], "pieces": {"resource-left": "fertile_field"}}
    play = Play(Anna=anna, Ben={}, position={"settings": {"deck1": "black"}})
    play.choose("Anna", "blood_victim")
    assert play.offered("Anna") == ["1-resource-left", "1-rune"]
    play.choose("Anna", "1-rune")
    play.resolve()
    play.choose("Anna", "spell_pile")
    assert play.card("1-rune") is None
    assert [option for option in play.offered("Anna") if "1-rune" in option] == []
    for seat in range(2):
        assert play.game.view(play.table, seat)
