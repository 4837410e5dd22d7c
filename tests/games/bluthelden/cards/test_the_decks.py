"""The four test decks hold what their plans ask for, and show the face that their first line promises."""

from collections import Counter

import pytest

from nachtspiel.games.bluthelden.deck import faults
from nachtspiel.games.bluthelden.pieces import Card, Deck
from nachtspiel.games.bluthelden.terms import (
    ADVISOR,
    ARTIFACT,
    CHARACTER,
    GREY,
    KEYWORDS,
    MIRACLE,
    RESOURCE,
    RITUAL,
    SPELL,
    TRAINING,
)
from tests.games.bluthelden.kit import GAME

BOX = GAME.box
COLOURS = ["black", "green", "orange", "white"]
ALL_FOUR = pytest.mark.parametrize("key", COLOURS)

KEYWORDS_OF = {
    "black": "ranged poison punch epic unblockable target_strike flying mythic bloodmage binding must_attack",
    "green": "ranged punch speed epic shield skyguard mythic binding tactical_shift target_strike",
    "orange": "madness barrier unblockable flying epic mythic binding spectral_ward",
    "white": "flying first_damage two_handed speed defender skyguard epic mythic binding",
}
MADNESS = ("drums_of_the_jungle", "purple_smoke", "soul_of_confusion")


def deck(key: str) -> Deck:
    return next(found for found in BOX.decks if found.key == key)


def cards(numbers: list[int]) -> list[Card]:
    return [BOX.cards[number] for number in numbers]


def spells(key: str) -> Counter[str]:
    return Counter(card.key for card in cards(deck(key).spells))


@ALL_FOUR
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
        ("green", {CHARACTER: 23, ARTIFACT: 1, RITUAL: 2, TRAINING: 7, SPELL: 7}),
        ("orange", {CHARACTER: 27, ARTIFACT: 1, TRAINING: 5, SPELL: 7}),
        ("white", {CHARACTER: 31, ARTIFACT: 1, TRAINING: 1, SPELL: 1, MIRACLE: 6}),
    ],
)
def test_the_spell_deck_holds_so_many_of_each_type(key: str, numbers: dict[int, int]) -> None:
    types = [int(card.type) for card in cards(deck(key).spells)]
    assert {type_: types.count(type_) for type_ in set(types)} == numbers


@ALL_FOUR
def test_the_pool_holds_seven_and_four_resources_six_binders_and_an_advisor(key: str) -> None:
    pool = cards(deck(key).pool)
    resources = [int(card.level) for card in pool if card.type == RESOURCE]
    assert (resources.count(1), resources.count(2)) == (7, 4)
    assert len([card for card in pool if card.type == CHARACTER]) == 6
    assert len([card for card in pool if card.type == ADVISOR]) == 1


@ALL_FOUR
def test_a_test_deck_has_the_keywords_of_its_plan(key: str) -> None:
    found = deck(key)
    mask = 0
    for card in cards(found.spells + found.pool):
        mask |= int(card.keywords)
    for word in KEYWORDS_OF[key].split():
        assert (mask >> KEYWORDS.index(word)) & 1, word


@ALL_FOUR
def test_base_forms_have_forms_to_rise_into(key: str) -> None:
    found = spells(key)
    base = next(card for card in cards(deck(key).spells) if card.rise_into >= 0)
    assert found[base.key] >= 3
    assert found[BOX.cards[base.rise_into].key] >= 2


@ALL_FOUR
def test_a_deck_is_no_collection_of_single_cards(key: str) -> None:
    """A plan has to be drawn to be played: most cards come more than once, and what comes once is rare."""
    single = sum(1 for number in spells(key).values() if number == 1)
    assert single <= 12
    assert sum(number for number in spells(key).values() if number > 1) >= 28


def test_green_reaches_the_enemy_and_grows_up() -> None:
    """It has answers (shots, strikes, storms, peace), and Characters of level 2 for its later rounds."""
    found = deck("green")
    reach = {"elvish_archer", "paki_master_marksman", "ulfreds_hornets", "hunters_eye", "hornets_rage", "peace_of_mind"}
    assert sum(spells("green")[key] for key in reach) >= 9
    assert len([card for card in cards(found.spells) if card.type == CHARACTER and card.level == 2]) >= 6


def test_orange_brings_madness() -> None:
    assert sum(spells("orange")[key] for key in MADNESS) >= 8


def test_white_has_miracles_for_its_sovereign() -> None:
    assert len([card for card in cards(deck("white").spells) if card.type == MIRACLE]) >= 6
