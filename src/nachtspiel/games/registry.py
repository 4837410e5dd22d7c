"""Which games there are: one entry each."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game

if TYPE_CHECKING:
    from nachtspiel.engine.speech import Speech


class Shelf:
    """A game on the shelf; nothing of it is imported before it is asked for."""

    def __init__(
        self,
        make: "Callable[[dict[str, str] | None], Game]",
        speak: "Callable[[Game, str, list[str]], Speech]",
        texts: "Callable[[], dict[str, str]]",
    ) -> None:
        self.make = make  # with its own content, or with these texts of content files
        self.speak = speak
        self.texts = texts  # its own content, by the names of the files


# ---------------------------------------------------------------- Bloodborne


def make_bloodborne(texts: dict[str, str] | None) -> Game:
    from nachtspiel.games.bloodborne.box import open_box
    from nachtspiel.games.bloodborne.game import Bloodborne

    return Bloodborne() if texts is None else Bloodborne(open_box(texts))


def speak_bloodborne(found: Game, language: str, names: list[str]) -> "Speech":
    from nachtspiel.engine.words import Words
    from nachtspiel.games.bloodborne.game import Bloodborne
    from nachtspiel.games.bloodborne.speech import HuntSpeech

    assert isinstance(found, Bloodborne)
    return HuntSpeech(found, Words(language, "nachtspiel.games.bloodborne"), names)


def bloodborne_texts() -> dict[str, str]:
    from nachtspiel.games.bloodborne.box import read_files

    return read_files()


# ---------------------------------------------------------------- Bluthelden


def make_bluthelden(texts: dict[str, str] | None) -> Game:
    from nachtspiel.games.bluthelden.box import open_box
    from nachtspiel.games.bluthelden.game import Bluthelden

    return Bluthelden() if texts is None else Bluthelden(open_box(texts))


def speak_bluthelden(found: Game, language: str, names: list[str]) -> "Speech":
    from nachtspiel.engine.words import Words
    from nachtspiel.games.bluthelden.game import Bluthelden
    from nachtspiel.games.bluthelden.speech import DuelSpeech

    assert isinstance(found, Bluthelden)
    return DuelSpeech(found, Words(language, "nachtspiel.games.bluthelden"), names)


def bluthelden_texts() -> dict[str, str]:
    from nachtspiel.games.bluthelden.box import read_files

    return read_files()


# ---------------------------------------------------------------- Beacon


def make_beacon(texts: dict[str, str] | None) -> Game:
    from nachtspiel.examples.beacon.game import Beacon

    return Beacon()


def speak_beacon(found: Game, language: str, names: list[str]) -> "Speech":
    from nachtspiel.engine.words import Words
    from nachtspiel.examples.beacon.speech import BeaconSpeech

    return BeaconSpeech(found, Words(language, "nachtspiel.examples.beacon"), names)


def beacon_texts() -> dict[str, str]:
    return {}


SHELF = {
    "bloodborne": Shelf(make_bloodborne, speak_bloodborne, bloodborne_texts),
    "bluthelden": Shelf(make_bluthelden, speak_bluthelden, bluthelden_texts),
}
EXAMPLES = {"beacon": Shelf(make_beacon, speak_beacon, beacon_texts)}
NAMES = tuple(SHELF)
_games: dict[str, Game] = {}


def shelf(name: str) -> Shelf:
    if name in EXAMPLES:
        return EXAMPLES[name]
    if name not in SHELF:
        raise Mistake(f"there is no game '{name}'; the games are {', '.join(NAMES)}")
    return SHELF[name]


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


def speech(name: str, language: str, names: list[str]) -> "Speech":
    """How a game speaks in one language to people of these names."""
    return shelf(name).speak(game(name), language, names)


def names(name: str, language: str) -> list[str]:
    """What seats are called whose people give no name."""
    return speech(name, language, []).words.say(f"game-{name}", "names").split(", ")


def content_files(name: str) -> tuple[str, ...]:
    """The names of a game's content files."""
    return tuple(content_texts(name))


def content_texts(name: str) -> dict[str, str]:
    """A game's own content files, by name."""
    return shelf(name).texts()


def open_content(name: str, texts: dict[str, str]) -> Game:
    """The game with other content: the texts of its content files."""
    return shelf(name).make(texts)
