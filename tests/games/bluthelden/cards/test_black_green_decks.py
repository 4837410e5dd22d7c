"""The black and the green test deck hold what their plans ask for."""

import pytest

from nachtspiel.games.bluthelden.deck import faults
from nachtspiel.games.bluthelden.pieces import Card, Deck
from nachtspiel.games.bluthelden.terms import (
    ADVISOR,
    ARTIFACT,
    CHARACTER,
    GREY,
    KEYWORDS,
    RESOURCE,
    RITUAL,
    SPELL,
    TRAINING,
)
from tests.games.bluthelden.kit import GAME

BOX = GAME.box

KEYWORDS_OF = {
    "black": "ranged poison punch epic unblockable target_strike flying mythic bloodmage binding must_attack",
    "green": "ranged punch speed epic shield skyguard mythic binding tactical_shift",
}


def deck(key: str) -> Deck:
    return next(found for found in BOX.decks if found.key == key)


def cards(numbers: list[int]) -> list[Card]:
    return [BOX.cards[number] for number in numbers]


@pytest.mark.parametrize("key", ["black", "green"])
@pytest.mark.rule("BH-16.01", "BH-16.07")
def test_a_test_deck_is_legal_and_of_one_colour(key: str) -> None:
    found = deck(key)
    assert faults(BOX, found) == []
    assert (len(found.spells), len(found.pool)) == (40, 18)
    colour = BOX.cards[found.sovereign].colour
    assert {card.colour for card in cards(found.spells)} == {colour}
    assert {card.colour for card in cards(found.pool)} == {colour, GREY}


@pytest.mark.parametrize(
    ("key", "numbers"),
    [
        ("black", {CHARACTER: 22, ARTIFACT: 3, RITUAL: 2, TRAINING: 3, SPELL: 10}),
        ("green", {CHARACTER: 22, ARTIFACT: 3, RITUAL: 2, TRAINING: 7, SPELL: 6}),
    ],
)
def test_the_spell_deck_holds_so_many_of_each_type(key: str, numbers: dict[int, int]) -> None:
    types = [int(card.type) for card in cards(deck(key).spells)]
    assert {type_: types.count(type_) for type_ in set(types)} == numbers


@pytest.mark.parametrize("key", ["black", "green"])
def test_the_pool_holds_seven_and_four_resources_six_binders_and_an_advisor(key: str) -> None:
    pool = cards(deck(key).pool)
    resources = [int(card.level) for card in pool if card.type == RESOURCE]
    assert (resources.count(1), resources.count(2)) == (7, 4)
    assert len([card for card in pool if card.type == CHARACTER]) == 6
    assert len([card for card in pool if card.type == ADVISOR]) == 1


@pytest.mark.parametrize("key", ["black", "green"])
def test_a_test_deck_has_the_keywords_of_its_plan(key: str) -> None:
    found = deck(key)
    mask = 0
    for card in cards(found.spells + found.pool):
        mask |= int(card.keywords)
    for word in KEYWORDS_OF[key].split():
        assert (mask >> KEYWORDS.index(word)) & 1, word


@pytest.mark.parametrize("key", ["black", "green"])
def test_four_base_forms_have_two_forms_to_rise_into(key: str) -> None:
    spells = deck(key).spells
    base = [number for number in spells if BOX.cards[number].rise_into >= 0]
    assert len(base) == 4
    assert spells.count(int(BOX.cards[base[0]].rise_into)) == 2
