"""The words of the black, green and grey cards: complete, and saying the same in three languages."""

import re

import pytest

from nachtspiel.engine.rulebook import LANGUAGES
from nachtspiel.games import registry
from nachtspiel.games.bluthelden.pieces import Card
from nachtspiel.games.bluthelden.speech import DuelSpeech
from nachtspiel.games.bluthelden.terms import COLOURS
from tests.games.bluthelden.kit import GAME

BOX = GAME.box

CARDS = [card for card in BOX.cards[:-1] if COLOURS[card.colour] in ("black", "green", "grey")]


def speech(language: str) -> DuelSpeech:
    found = registry.speech("bluthelden", language, ["Anna", "Ben"])
    assert isinstance(found, DuelSpeech)
    return found


SPEECH = {language: speech(language) for language in LANGUAGES}


def message(card: Card) -> str:
    return "card-" + card.key.replace("_", "-")


def has_text(card: Card) -> bool:
    """Whether a card says something that is not a keyword, nor a way of playing it."""
    return bool(card.modes or card.statics or card.enters_with or card.host_counters) or any(
        ability.place < 4 for ability in card.abilities
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=[card.key for card in CARDS])
def test_every_card_has_its_words(language: str, card: Card) -> None:
    words = SPEECH[language].words
    assert words.say(message(card))
    assert words.has(message(card), "text") is has_text(card)
    for mode in (1, 2, 3):
        assert words.has(message(card), f"mode{mode}") is (len(card.modes) > 1 and mode <= len(card.modes))
    assert SPEECH[language].card_line(card.number)
    assert isinstance(SPEECH[language].card_text(card.number), str)


@pytest.mark.parametrize("card", CARDS, ids=[card.key for card in CARDS])
def test_the_numbers_are_the_same_in_all_languages(card: Card) -> None:
    for attribute in ("text", "mode1", "mode2"):
        numbers = [
            sorted(re.findall(r"[+-]?\d+(?:/[+-]?\d+)?", SPEECH[language].words.say(message(card), attribute)))
            for language in LANGUAGES
            if SPEECH[language].words.has(message(card), attribute)
        ]
        assert all(found == numbers[0] for found in numbers), numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    names = [SPEECH[language].card(card.number) for card in CARDS if not card.token]
    assert sorted(names) == sorted(set(names))


def test_the_three_languages_differ() -> None:
    """A card of one language in the file of another would be noticed."""
    for card in CARDS:
        russian = SPEECH["ru"].card_text(card.number) + SPEECH["ru"].card(card.number)
        assert re.search("[а-яё]", russian), card.key
        for language in ("de", "en"):
            assert not re.search("[а-яё]", SPEECH[language].card_text(card.number) + SPEECH[language].card(card.number))
