"""Words that must agree with the cards they speak of."""

import re

import pytest

from nachtspiel.engine.errors import Refused
from nachtspiel.engine.game import check
from nachtspiel.engine.table import Question
from nachtspiel.games import registry
from nachtspiel.games.bluthelden.pieces import Card
from nachtspiel.games.bluthelden.speech import DuelSpeech, card_names, has_text
from nachtspiel.games.bluthelden.vocabulary import DONE, RISE_PLACE
from tests.games.bluthelden.kit import GAME, Play
from tests.words import LANGUAGES

TURN = {"de": "turnen", "en": "turn", "ru": "поворот"}
PRINTED = [card for card in GAME.box.cards if card.number != GAME.box.rules]
CARDS = [card for card in PRINTED if any(ability.place < RISE_PLACE for ability in card.activated)]


def spoken(language: str) -> DuelSpeech:
    speech = registry.speech("bluthelden", language, ["Anna", "Ben"])
    assert isinstance(speech, DuelSpeech)
    return speech


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_each_ability_has_a_line_that_names_its_cost(card: Card, language: str) -> None:
    """The menu of a permanent shows it; so the lines must lie in the order of the abilities."""
    speech = spoken(language)
    for ability in card.activated:
        if ability.place >= RISE_PLACE:
            continue
        price = speech.ability_text(card.number, ability.place).partition(":")[0].lower()
        cost = ability.cost
        assert cost is not None
        assert (TURN[language] in price) == bool(cost.turn), price
        asp = re.search(r"(\d+) (?:asp|ао)", price)
        assert (int(asp.group(1)) if asp else 0) == cost.asp, price
        lp = re.search(r"(\d+) (?:lp|ож)", price)
        assert (int(lp.group(1)) if lp else 0) == cost.lp, price


def message(card: Card) -> str:
    return "card-" + card.key.replace("_", "-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.key)
def test_a_card_has_a_text_if_it_says_something_and_a_line_for_each_way_to_play_it(card: Card, language: str) -> None:
    words = spoken(language).words
    assert words.has(message(card), "text") is has_text(card)
    for mode in (1, 2, 3):
        assert words.has(message(card), f"mode{mode}") is (len(card.modes) > 1 and mode <= len(card.modes))


@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.key)
def test_the_numbers_on_a_card_are_the_same_in_all_languages(card: Card) -> None:
    texts = ["\n".join(spoken(language).printed("cards", card.key)[1:]) for language in LANGUAGES]
    numbers = [sorted(re.findall(r"[+-]?\d+(?:/[+-]?\d+)?", text)) for text in texts]
    assert all(found == numbers[0] for found in numbers), numbers


def test_decks_are_read_by_names_that_mean_no_token() -> None:
    names = card_names(GAME.box)
    for called in ("barbarian mercenary", "barbarischer söldner", "варвар-наёмник"):
        assert names[called] == "barbarian_mercenary"
    assert not [key for key in names.values() if GAME.box.cards[GAME.box.numbers[key]].token]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ready_decks_have_names_in_every_language(language: str) -> None:
    speech = spoken(language)
    said = {speech.deck(deck) for deck in GAME.box.decks}
    assert len(said) == len(GAME.box.decks)
    if language != "en":
        assert not {deck.name for deck in GAME.box.decks} & said


def test_the_catalogue_gives_the_stops_of_the_game() -> None:
    stops = GAME.knowing.catalogue()["stops"]
    assert isinstance(stops, dict)
    assert stops["moments"] == GAME.flowing.moments()
    assert stops["first"] == GAME.flowing.first_stops()


def told_why(play: Play, name: str, choice: str, language: str) -> str:
    """The sentence with which something is refused."""
    speech = registry.speech("bluthelden", language, play.names)
    with pytest.raises(Refused) as caught:
        check(play.game, play.table, play.names.index(name), play.game.naming.option(choice))
    return f"{speech.refusal(caught.value)} {caught.value.rule}"


def test_why_not_says_what_is_missing() -> None:
    field = {"resource-left": {"card": "fertile_field", "turned": True}, "war-left-1": "watch_dog"}
    hand = ["vampire_soldier", "consecrated_monk", "watch_dog"]
    play = Play(Anna={"asp": 1, "hand": hand, "pieces": field}, Ben={})
    watch_dog = next(card for card in play.game.box.cards if card.key == "watch_dog")
    assert told_why(play, "Anna", "watch_dog", "en") == f"Watch Dog costs {watch_dog.asp} ASP, and you have 1. BH-7.10"
    assert told_why(play, "Anna", "watch_dog", "de") == f"Wachhund kostet {watch_dog.asp} ASP, du hast 1. BH-7.10"
    assert told_why(play, "Anna", "consecrated_monk", "en").endswith("a resource of level 2 of yours in play. BH-10.21")
    assert told_why(play, "Anna", "use 1-resource-left 1", "en").startswith("Fertile Field is turned already.")
    assert told_why(play, "Anna", "use 1-resource-left 1", "ru").endswith("BH-D31")
    assert told_why(play, "Anna", "use 1-war-left-1 1", "en").startswith("Watch Dog has no ability to use.")


def test_to_choose_nothing_more_says_what_that_means_everywhere() -> None:
    for language in LANGUAGES:
        speech = registry.speech("bluthelden", language, ["Anna", "Ben"])
        asked = ("draw", "target", "block", "fetch", "play", "rise", "place")
        said = {speech.answer(Question(0, kind, [DONE], "BH-8.03", -1, 1), DONE) for kind in asked}
        assert len(said) == len(asked)
        assert not any("option" in words or speech.option(DONE) == words for words in said)
        assert speech.answer(Question(0, "block", [5, DONE], "BH-8.03", -1, 1), 5) == speech.option(5)
