"""Which game wears which face in the terminal: a folder of its name here has a function `face`, and its own words; a
game without one has the face that all have."""

from importlib import import_module
from importlib.util import find_spec

from nachtspiel.engine.game import Game
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.words import Words
from nachtspiel.terminal.face import Face


def package(game: str) -> str | None:
    """Where a game's own face is, if it has one."""
    found = f"{__name__}.{game}"
    return found if find_spec(found) is not None else None


def face(game: Game, speech: Speech, language: str, plain: bool) -> Face:
    """How this game is shown in the terminal."""
    own = package(game.name)
    words = Words(language, "nachtspiel.terminal", *([] if own is None else [own]))
    words.given = speech.words.given  # the settings of the table
    if own is None:
        return Face(game, speech, words, plain)
    found = import_module(own).face(game, speech, words, plain)
    assert isinstance(found, Face)
    return found
