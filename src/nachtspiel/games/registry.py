"""Which games there are."""

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game

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
