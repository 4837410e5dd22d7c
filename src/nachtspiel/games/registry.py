"""Which games there are: every folder with a `shelf.py`, in `nachtspiel.games` or, for those who look how a game is
made, in `nachtspiel.examples`."""

from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.shelf import Shelf

if TYPE_CHECKING:
    from nachtspiel.engine.rulebook import Rulebook
    from nachtspiel.engine.speech import Speech
    from nachtspiel.engine.workshop import Workshop


def folders(home: str) -> dict[str, str]:
    """The packages of the games in this one, by the names of their folders."""
    found = sorted([folder.name for folder in files(home).iterdir() if (folder / "shelf.py").is_file()])
    return {name: f"{home}.{name}" for name in found}


PACKAGES = folders("nachtspiel.games")
NAMES = tuple(PACKAGES)
EXAMPLES = tuple(folders("nachtspiel.examples"))
PACKAGES.update(folders("nachtspiel.examples"))
_games: dict[str, Game] = {}
_workshops: "dict[str, Workshop | None]" = {}


def package(name: str) -> str:
    """Where the folder of a game is."""
    if name not in PACKAGES:
        raise Mistake(f"there is no game '{name}'; the games are {', '.join(NAMES)}")
    return PACKAGES[name]


def shelf(name: str) -> Shelf:
    """What the folder of a game offers."""
    found = import_module(f"{package(name)}.shelf").SHELF
    assert isinstance(found, Shelf)
    return found


def game(name: str) -> Game:
    """The game of that name, with the project's own content."""
    if name not in _games:
        _games[name] = shelf(name).make(None)
    return _games[name]


def games() -> list[Game]:
    """All games."""
    return [game(name) for name in NAMES]


def examples() -> list[Game]:
    """Small games that show how a game is made."""
    return [game(name) for name in EXAMPLES]


# ---------------------------------------------------------------- in words


def languages(name: str) -> tuple[str, ...]:
    """The languages that a game speaks: those in its folder `words`."""
    from nachtspiel.engine.words import languages as in_folder  # mypyc makes it a name of the module: not our own

    return in_folder(package(name))


def spoken(name: str, language: str) -> str:
    """A language that the game speaks."""
    if language not in languages(name):
        raise Mistake(f"there is no language '{language}' for {name}; there are {', '.join(languages(name))}")
    return language


def nearest(name: str, language: str) -> str:
    """The language if the game speaks it, or else English."""
    return language if language in languages(name) else "en"


def speech(name: str, language: str, names: list[str], settings: dict[str, str] | None = None) -> "Speech":
    """How a game speaks in one language to people of these names, at a table with these settings."""
    return speech_of(game(name), language, names, settings)


def speech_of(game: Game, language: str, names: list[str], settings: dict[str, str] | None = None) -> "Speech":
    """How a game speaks that may have other content than the project's own."""
    from nachtspiel.engine.words import Words

    speech = shelf(game.name).speak(game, Words(spoken(game.name, language), package(game.name)), names)
    speech.play(settings or {})
    return speech


def rulebook(name: str, language: str) -> "Rulebook":
    """The rules of a game in one language."""
    from nachtspiel.engine.rulebook import Rulebook

    return Rulebook(package(name), spoken(name, language))


def names(name: str, language: str) -> list[str]:
    """What seats are called whose people give no name. One line of a game's words: they need not all be kept for it."""
    from nachtspiel.engine.words import ENGLISH, ftl_text

    for spoken_in in (spoken(name, language), ENGLISH):
        for row in ftl_text(package(name), spoken_in).splitlines():
            attribute, _, found = row.partition(" = ")
            if attribute.strip() == ".names":
                return found.strip().split(", ")
    return [f"{game(name).seat} {number}" for number in range(1, game(name).most + 1)]


# ---------------------------------------------------------------- content


def content_files(name: str) -> tuple[str, ...]:
    """The names of a game's content files."""
    return tuple(content_texts(name))


def content_texts(name: str) -> dict[str, str]:
    """A game's own content files, by name."""
    return shelf(name).texts()


def open_content(name: str, texts: dict[str, str]) -> Game:
    """The game with other content: the texts of its content files."""
    return shelf(name).make(texts)


# ---------------------------------------------------------------- decks


def workshop(name: str) -> "Workshop | None":
    """Where decks for a game are built; nothing for a game without."""
    if name not in _workshops:
        _workshops[name] = shelf(name).workshop(game(name))
    return _workshops[name]


def with_decks() -> list[str]:
    """The games that are played with decks."""
    return [name for name in PACKAGES if workshop(name) is not None]
