"""Every word a person reads is there, in every language a game has, with the same ids and the same values to put in."""

import re
from itertools import combinations

import pytest

from nachtspiel.engine.complete import pieces
from nachtspiel.engine.game import Game
from nachtspiel.engine.speech import Speech, dashed
from nachtspiel.engine.table import NOBODY, Question
from nachtspiel.games import registry
from tests.conformance.support import GAMES
from tests.words import LANGUAGES, PACKAGES, SPOKEN, messages, package_of

SAID = [(game, language) for game in GAMES for package, language in SPOKEN if package == package_of(game)]

every_folder = pytest.mark.parametrize(("package", "language"), SPOKEN, ids=["-".join(spoken) for spoken in SPOKEN])
every_game = pytest.mark.parametrize(("game", "language"), SAID, ids=[f"{game.name}-{lang}" for game, lang in SAID])


def speech_of(game: Game, language: str) -> Speech:
    return registry.speech(game.name, language, registry.names(game.name, language))


# ---------------------------------------------------------------- the files


@every_folder
def test_all_languages_have_the_same_messages_and_attributes(package: str, language: str) -> None:
    said, english = set(messages(package, language)), set(messages(package, "en"))
    assert said == english if language in LANGUAGES else said <= english


@every_folder
def test_all_languages_put_in_no_value_that_english_does_not_know(package: str, language: str) -> None:
    english = messages(package, "en")
    for name, variables in messages(package, language).items():
        assert variables <= english[name], name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_no_two_folders_that_speak_together_use_the_same_message(game: Game) -> None:
    shared = [package for package in PACKAGES if not package.startswith(("nachtspiel.games.", "nachtspiel.examples."))]
    for one, other in combinations([*shared, package_of(game)], 2):
        assert not set(messages(one, "en")) & set(messages(other, "en"))


# ---------------------------------------------------------------- what every game says


@every_game
def test_a_game_has_a_title_an_introduction_a_goal_and_names_for_all_seats(game: Game, language: str) -> None:
    words = speech_of(game, language).words
    for attribute in ("", "about", "goal"):
        assert words.say(f"game-{game.name}", attribute).strip()
    assert len(set(registry.names(game.name, language))) >= game.most


@every_game
def test_the_events_of_the_words_are_the_events_of_the_game(game: Game, language: str) -> None:
    said = {name for name in messages(package_of(game), language) if name.startswith("event-")}
    known = {f"event-{dashed(what)}" for what in game.naming.events}
    assert said == known if language in LANGUAGES else said <= known


@every_game
def test_every_event_puts_in_only_its_own_values(game: Game, language: str) -> None:
    roles = {f"event-{dashed(what)}": set(roles) for what, roles in game.naming.events.items()}
    for name, variables in messages(package_of(game), language).items():
        if name.startswith("event-"):
            assert variables <= roles[name], name


@every_game
def test_every_kind_of_decision_has_its_question_and_help(game: Game, language: str) -> None:
    assert game.kinds
    speech = speech_of(game, language)
    for kind in game.kinds:
        question = Question(0, kind, [0], "", NOBODY, 0)
        for said in (speech.question(question), speech.help(question)):
            assert said.strip()
            assert "{" not in said


@every_game
def test_every_moment_has_a_name_of_its_own(game: Game, language: str) -> None:
    speech = speech_of(game, language)
    named = [speech.moment(moment) for moment in game.flowing.moments()]
    assert all(name.strip() for name in named)
    assert len(set(named)) == len(named)


# ---------------------------------------------------------------- what is printed


@every_game
def test_everything_printed_has_a_name_of_its_own_and_its_lines(game: Game, language: str) -> None:
    speech = speech_of(game, language)
    names: dict[str, set[str]] = {part: set() for part in game.printed}
    for part, key in pieces(game):
        name, *lines = speech.printed(part, key)
        assert name.strip(), key
        assert name.lower() not in names[part], f"{name} stands on two cards"
        names[part].add(name.lower())
        assert lines
        assert not any("{" in line for line in lines), key


@every_game
def test_a_card_of_one_language_does_not_stand_among_those_of_another(game: Game, language: str) -> None:
    speech = speech_of(game, language)
    for part, key in pieces(game):
        said = " ".join(speech.printed(part, key))
        assert bool(re.search("[а-яё]", said)) == (language == "ru"), key
