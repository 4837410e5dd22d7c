"""What content lacks is found: words that are not there, in each language, and pictures."""

import re
from pathlib import Path

import pytest

from nachtspiel.engine.complete import lacking_pictures, lacking_words, pieces
from nachtspiel.games import registry
from tests.words import LANGUAGES


def renamed(name: str, old: str, new: str) -> dict[str, str]:
    """The content of a game with one key changed wherever it stands."""
    return {file: re.sub(rf"\b{old}\b", new, text) for file, text in registry.content_texts(name).items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "old", "new", "lacking"),
    [
        ("bloodborne", "threaded_cane", "unheard_of", ["card-unheard-of"]),
        ("bloodborne", "rabid_dog", "mad_cat", ["monster-mad-cat"]),
        ("bluthelden", "exodus", "great_exodus", ["card-great-exodus", "card-great-exodus.text"]),
    ],
)
def test_words_that_are_missing_are_named(name: str, old: str, new: str, lacking: list[str], language: str) -> None:
    game = registry.open_content(name, renamed(name, old, new))
    assert lacking_words(game, registry.speech_of(game, language, [])) == lacking


def test_the_words_of_every_way_of_a_spell_are_asked_for() -> None:
    game = registry.open_content("bluthelden", renamed("bluthelden", "blood", "ichor"))
    found = lacking_words(game, registry.speech_of(game, "en", []))
    assert found == ["card-ichor", "card-ichor.text", "card-ichor.mode1", "card-ichor.mode2"]


def test_pictures_that_are_missing_are_named(tmp_path: Path) -> None:
    game = registry.game("bloodborne")
    keys = [key for _, key in pieces(game)]
    assert {"hunter_axe", "rom"} < set(keys)
    for key in keys:
        (tmp_path / f"{key}.webp").touch()
    assert lacking_pictures(game, tmp_path) == []
    (tmp_path / "rom.webp").unlink()
    assert lacking_pictures(game, tmp_path) == ["rom"]
