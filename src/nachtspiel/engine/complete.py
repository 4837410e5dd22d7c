"""What content still lacks before people can see it: words in the languages that shall be complete, and pictures."""

from pathlib import Path

from fluent.syntax.ast import Message

from nachtspiel.engine.game import Game
from nachtspiel.engine.speech import Speech, dashed
from nachtspiel.engine.words import ENGLISH, Value, Words, resource


class Noting(Words):
    """The words of a language, which note what they lack instead of saying it in English."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.language)
        self.bundle = words.bundle
        self.given = words.given
        self.lacking: list[str] = []

    def say(self, message: str, attribute: str = "", **values: Value) -> str:
        if self.owns(message, attribute):
            return super().say(message, attribute, **values)
        self.need(message, attribute)
        return ""

    def need(self, message: str, attribute: str = "") -> None:
        name = f"{message}.{attribute}" if attribute else message
        if not self.owns(message, attribute) and name not in self.lacking:
            self.lacking.append(name)


def pieces(game: Game) -> list[tuple[str, str]]:
    """Everything that is printed: the list of the catalogue it stands in, and its key."""
    found: list[tuple[str, str]] = []
    catalogue = game.knowing.catalogue() if game.printed else {}
    for part in game.printed:
        entries = catalogue[part]
        assert isinstance(entries, list)
        found += [(part, entry["key"]) for entry in entries]
    return found


def lacking_words(game: Game, speech: Speech) -> list[str]:
    """The messages that are needed to ask, to tell what happens and to say all that is printed, and that are not there
    in this language; and those that are there only in English."""
    words = Noting(speech.words)
    for kind in game.kinds:
        words.need(f"ask-{dashed(kind)}")
        words.need(f"ask-{dashed(kind)}", "help")
    for what in game.naming.events:
        words.need(f"event-{dashed(what)}")
    for package in speech.words.packages:
        for name in messages(package, ENGLISH):
            message, _, attribute = name.partition(".")
            words.need(message, attribute)
    speech.words = words
    for part, key in pieces(game):
        speech.printed(part, key)
    return words.lacking


def messages(package: str, language: str) -> list[str]:
    """All messages of a package in one language; their attributes as `message.attribute`."""
    found: list[str] = []
    for entry in resource(package, language).body:
        if isinstance(entry, Message):
            found += [entry.id.name] if entry.value is not None else []
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


def lacking_pictures(game: Game, folder: Path) -> list[str]:
    """The keys of all that is printed and has no picture in this folder."""
    return [key for _, key in pieces(game) if not (folder / f"{key}.webp").is_file()]
