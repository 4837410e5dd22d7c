"""Which games there are."""

from typing import TYPE_CHECKING

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game

if TYPE_CHECKING:
    from nachtspiel.engine.speech import Speech

NAMES = ("bloodborne",)
_games: dict[str, Game] = {}


def game(name: str) -> Game:
    """The game of that name, with the project's own content."""
    if name not in NAMES:
        raise Mistake(f"there is no game '{name}'; the games are {', '.join(NAMES)}")
    if name not in _games:
        from nachtspiel.games.bloodborne.game import Bloodborne

        _games[name] = Bloodborne()
    return _games[name]


def games() -> list[Game]:
    """All games."""
    return [game(name) for name in NAMES]


def speech(name: str, language: str, names: list[str]) -> "Speech":
    """How a game speaks in one language to people of these names."""
    from nachtspiel.engine.words import Words
    from nachtspiel.games.bloodborne.game import Bloodborne
    from nachtspiel.games.bloodborne.speech import HuntSpeech

    found = game(name)
    assert isinstance(found, Bloodborne)
    return HuntSpeech(found, Words(language, "nachtspiel.games.bloodborne"), names)


def names(name: str, language: str) -> list[str]:
    """What seats are called whose people give no name."""
    return speech(name, language, []).words.say(f"game-{name}", "names").split(", ")


def content_files(name: str) -> tuple[str, ...]:
    """The names of a game's content files."""
    from nachtspiel.games.bloodborne.box import FILES

    game(name)
    return FILES


def open_content(name: str, texts: dict[str, str]) -> Game:
    """The game with other content: the texts of its content files."""
    from nachtspiel.games.bloodborne.box import open_box
    from nachtspiel.games.bloodborne.game import Bloodborne

    game(name)
    return Bloodborne(open_box(texts))
