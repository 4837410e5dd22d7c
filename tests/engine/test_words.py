"""Words: found by language and message, never silent."""

from pathlib import Path

import pytest

from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.table import Question
from nachtspiel.engine.words import Words, _resources, ftl_text, resource, sealed_text
from nachtspiel.games import registry
from tests.words import messages

PACKAGE = "nachtspiel.games.bloodborne"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(Mistake, match=r"^there is no language 'xx' for bloodborne; there are de, en, .*ru$"):
        registry.speech("bloodborne", "xx", [])


def test_an_unknown_word_is_an_error_and_never_silence() -> None:
    words = Words("en", PACKAGE)
    with pytest.raises(KeyError, match="no word for card-excalibur in any language"):
        words.say("card-excalibur")
    with pytest.raises(KeyError, match=r"no word for ask-play\.joke in any language"):
        words.say("ask-play", "joke")
    with pytest.raises(KeyError, match="event-plays in en"):
        words.say("event-plays", "", hunter="Henryk")
    assert words.has("ask-play")
    assert words.has("ask-play", "help")
    assert not words.has("ask-play", "joke")
    assert not words.has("card-excalibur")
    assert not words.has("card-excalibur", "help")
    assert words.say("event-plays", "", hunter="A", card="B") == "A played B."


def test_the_words_of_a_folder_are_read_once_for_each_language() -> None:
    _resources.clear()
    english = resource(PACKAGE, "en")
    assert resource(PACKAGE, "en") is english
    assert resource(PACKAGE, "de") is not english
    assert Words("en", PACKAGE).say("card-hunter-axe") == "Hunter Axe"
    assert Words("de", PACKAGE).say("card-hunter-axe") != "Hunter Axe"


def test_several_folders_make_one_language() -> None:
    words = Words("de", PACKAGE, "nachtspiel.terminal")
    assert words.language == "de"
    assert words.has("card-hunter-axe")
    assert any(words.has(name) for name in messages("nachtspiel.terminal", "de"))


def test_a_game_without_words_of_its_own_shows_keys_and_numbers() -> None:
    speech = Speech(registry.game("bloodborne"), Words("en", PACKAGE), ["Henryk"])
    assert speech.role("number", 3, [3]) == 3
    assert speech.option_text(0) == ""
    assert speech.about(Question(0, "play", [0], "", 0, 0)) == ""
    assert speech.names_of(Refused("", "")) == {}
    assert speech.option(registry.game("bloodborne").naming.option("hunter_axe")) == "hunter axe"
    assert speech.printed("cards", "hunter_axe") == ["hunter axe"]


def test_the_words_of_sealed_parts_are_said_but_not_among_those_that_all_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "sealed_box"
    (package / "words" / "en" / "sealed").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "words" / "en" / "open.ftl").write_text("card-lamp = Lamp\n", encoding="utf-8")
    (package / "words" / "en" / "sealed" / "reef.ftl").write_text("card-reef = The reef\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert Words("en", "sealed_box").say("card-reef") == "The reef"
    assert ftl_text("sealed_box", "en") == "card-lamp = Lamp\n"
    assert sealed_text("sealed_box", "en", "reef") == "card-reef = The reef\n"
    assert sealed_text("sealed_box", "de", "reef") == sealed_text("sealed_box", "en", "kraken") == ""
