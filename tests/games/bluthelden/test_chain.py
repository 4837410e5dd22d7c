"""Cases in which two things wait on the chain for the same place, or the ground has changed meanwhile."""

import pytest

from tests.games.bluthelden.kit import Play

OPEN = {"resource-left": "fertile_field"}


def decks(first: str, second: str) -> dict[str, dict[str, str]]:
    return {"settings": {"deck1": first, "deck2": second}}


@pytest.mark.rule("BH-D51", "BH-D27", "BH-10.09")
def test_two_permanents_of_the_area_may_wait_on_the_chain_together() -> None:
    play = Play(Anna={"asp": 6, "hand": ["charm_of_wards", "vow_of_the_steadfast"]}, Ben={})
    play.choose("Anna", "charm_of_wards")
    play.choose("Anna", "vow_of_the_steadfast")
    play.resolve_all()
    assert play.card("1-area-1") == "vow_of_the_steadfast"
    assert play.card("1-area-2") == "charm_of_wards"
    assert play.graveyard("Anna") == []


@pytest.mark.rule("BH-D27")
def test_two_characters_cannot_wait_for_the_same_slot() -> None:
    play = Play(Anna={"asp": 4, "hand": ["watch_dog", "watch_dog"], "pieces": OPEN}, Ben={})
    play.choose("Anna", "watch_dog", "1-war-left-1")
    play.choose("Anna", "watch_dog", "1-war-left-1")
    play.resolve_all()
    assert play.where("watch_dog") == ["1-war-left-1"]
    assert play.graveyard("Anna") == ["watch_dog"]


@pytest.mark.rule("BH-D96")
def test_two_hidden_cards_cannot_share_a_slot() -> None:
    play = Play(
        Anna={"asp": 4, "hand": ["slave_of_the_abyss", "slave_of_the_abyss"]}, Ben={}, position=decks("black", "white")
    )
    play.choose("Anna", "hide slave_of_the_abyss", "1-hidden-left-1")
    play.choose("Anna", "hide slave_of_the_abyss", "1-hidden-left-1")
    play.resolve()
    assert play.where("slave_of_the_abyss") == ["1-hidden-left-1"]
    play.resolve()
    assert play.where("slave_of_the_abyss") == ["1-hidden-left-1"]
    assert play.graveyard("Anna") == ["slave_of_the_abyss"]
    assert play.happened("BH-D96 turned_up")


@pytest.mark.rule("BH-D96", "BH-13.23")
def test_a_card_is_hidden_for_two_asp_without_resource_level_or_surcharge() -> None:
    play = Play(Anna={"asp": 2, "hand": ["slave_of_the_abyss"]}, Ben={}, position=decks("green", "white"))
    play.choose("Anna", "hide slave_of_the_abyss", "1-hidden-right-2")
    assert play.asp("Anna") == 0
    play.resolve()
    assert play.where("slave_of_the_abyss") == ["1-hidden-right-2"]
    play = Play(Anna={"asp": 1, "hand": ["slave_of_the_abyss"]}, Ben={}, position=decks("black", "white"))
    assert "hide slave_of_the_abyss" not in play.offered("Anna")


@pytest.mark.rule("BH-D96")
def test_a_hidden_card_is_not_put_onto_a_character() -> None:
    play = Play(
        Anna={"asp": 2, "hand": ["slave_of_the_abyss"]},
        Ben={"pieces": {"war-left-1": "watch_dog"}},
        position=decks("black", "white"),
    )
    play.choose("Anna", "hide slave_of_the_abyss")
    slots = ["1-hidden-left-2", "1-hidden-middle-1", "1-hidden-middle-2", "1-hidden-right-1", "1-hidden-right-2"]
    assert play.offered("Anna") == slots


@pytest.mark.rule("BH-D99", "BH-13.27", "BH-13.28", "BH-D55")
def test_a_character_that_moves_onto_a_hidden_card_finds_it_out() -> None:
    play = Play(
        Anna={"pieces": {**OPEN, "safety-left-1": "swordsman"}},
        Ben={"pieces": {"hidden-left-1": "slave_of_the_abyss"}},
    )
    play.choose("Anna", "move 1-safety-left-1", "1-war-left-1")
    assert play.where("slave_of_the_abyss") == ["2-hidden-left-1"]  # the Move waits
    play.resolve()
    assert play.card("1-war-left-1") == "swordsman"
    assert play.graveyard("Ben") == ["slave_of_the_abyss"]
    assert play.asked("Ben") == "order"  # Lord of the Dead, and what turning it up does (BH-13.28)
    play.choose("Ben", "trigger 1")
    assert sorted(play.chain()) == ["barabas_ulfaran", "slave_of_the_abyss"]
    play.resolve_all()
    assert play.value("1-war-left-1", "damage") == 1


@pytest.mark.rule("BH-D99")
def test_a_character_beside_a_hidden_card_does_not_find_it_out() -> None:
    play = Play(
        Anna={"pieces": {**OPEN, "safety-left-1": "swordsman"}},
        Ben={"pieces": {"hidden-left-1": "slave_of_the_abyss"}},
    )
    play.choose("Anna", "move 1-safety-left-1", "1-war-left-2")
    play.resolve()
    assert play.where("slave_of_the_abyss") == ["2-hidden-left-1"]


@pytest.mark.rule("BH-13.34", "BH-D42", "BH-D118")
def test_a_form_rises_on_its_own_side_if_the_lower_one_has_changed_sides() -> None:
    pieces = {"resource-left": "ritual_place", "war-left-1": "nascent_necromancer"}
    play = Play(
        phase="end",
        Anna={
            "asp": 2,
            "spells": ["baal_the_necromancer"],
            "pieces": pieces,
        },
        Ben={"asp": 4, "hand": ["strings_of_the_spirits"], "pieces": OPEN},
        position=decks("black", "orange"),
    )
    play.choose("Anna", "use 1-war-left-1 5")
    play.passes("Anna")
    play.choose("Ben", "strings_of_the_spirits", "1-war-left-1")
    play.passes("Ben", "Anna")
    play.choose("Ben", "2-war-left-1")
    assert play.card("2-war-left-1") == "nascent_necromancer"
    play.resolve()
    play.choose("Anna", "baal_the_necromancer")
    assert play.where("baal_the_necromancer") == ["1-war-left-1"]
    assert play.where("nascent_necromancer") == ["2-war-left-1"]
    assert play.graveyard("Anna") == []


@pytest.mark.rule("BH-D118", "BH-3.36")
def test_control_taken_back_and_forth_ends_where_it_began() -> None:
    play = Play(
        phase="end",
        Anna={"asp": 4, "hand": ["strings_of_the_spirits"], "pieces": OPEN},
        Ben={"asp": 4, "hand": ["strings_of_the_spirits"], "pieces": {**OPEN, "war-left-1": "watch_dog"}},
        position=decks("orange", "orange"),
    )
    play.choose("Anna", "strings_of_the_spirits", "2-war-left-1")
    play.resolve()
    play.choose("Anna", "1-war-left-1")
    play.passes("Anna")
    play.choose("Ben", "strings_of_the_spirits", "1-war-left-1")
    play.passes("Ben", "Anna")
    play.choose("Ben", "2-war-left-2")
    assert play.card("2-war-left-2") == "watch_dog"
    play.close()
    assert play.table.round == 4
    assert play.where("watch_dog") == ["2-war-left-2"]


@pytest.mark.rule("BH-D111", "BH-D90")
def test_who_leads_back_chooses_the_slots_and_barriers_stay() -> None:
    pieces = {"area-1": "prayer_of_the_ancestors", "war-left-1": "medica", "barrier-left": "palisades_wall"}
    play = Play(Anna={"pieces": {**OPEN, **pieces}}, Ben={})
    play.choose("Anna", "use 1-area-1 1", "left")
    play.resolve()
    assert play.offered("Anna") == ["1-safety-left-1", "1-safety-left-2", "1-safety-left-3"]
    play.choose("Anna", "1-safety-left-3")
    assert play.card("1-safety-left-3") == "medica"
    assert play.card("1-barrier-left") == "palisades_wall"
    assert play.waits() == ["Anna"]
