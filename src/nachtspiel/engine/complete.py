"""What content still lacks before people can see it: words in every language, and pictures."""

from pathlib import Path

from nachtspiel.engine.game import Game
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.words import Value, Words


class Noting(Words):
    """The words of a language, which note what they lack instead of failing."""

    def __init__(self, words: Words) -> None:
        self.language = words.language
        self.bundle = words.bundle
        self.lacking: list[str] = []

    def say(self, message: str, attribute: str = "", **values: Value) -> str:
        if self.has(message, attribute):
            return super().say(message, attribute, **values)
        name = f"{message}.{attribute}" if attribute else message
        if name not in self.lacking:
            self.lacking.append(name)
        return ""


def pieces(game: Game) -> list[tuple[str, str]]:
    """Everything that is printed: the list of the catalogue it stands in, and its key."""
    found: list[tuple[str, str]] = []
    catalogue = game.knowing.catalogue()
    for part in game.printed:
        entries = catalogue[part]
        assert isinstance(entries, list)
        found += [(part, entry["key"]) for entry in entries]
    return found


def lacking_words(game: Game, speech: Speech) -> list[str]:
    """The messages that are needed to say all that is printed, and are not there in this language."""
    words = Noting(speech.words)
    speech.words = words
    for part, key in pieces(game):
        speech.printed(part, key)
    return words.lacking


def lacking_pictures(game: Game, folder: Path) -> list[str]:
    """The keys of all that is printed and has no picture in this folder."""
    return [key for _, key in pieces(game) if not (folder / f"{key}.webp").is_file()]
