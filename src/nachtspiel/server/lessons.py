"""The guided games that lie in a game's own folder."""

from functools import cache
from importlib.resources import files

from nachtspiel.engine.lesson import Lesson
from nachtspiel.engine.scenario import Scenario
from nachtspiel.games.registry import game as game_of
from nachtspiel.games.registry import package
from nachtspiel.server.messages.problem import Problem


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """All lessons of a game by their names."""
    folder = files(package(game)) / "lessons"
    if not folder.is_dir():
        return {}
    found = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            name = file.name.removesuffix(".toml")
            scenario = Scenario(f"{game}/lessons/{file.name}", file.read_text(encoding="utf-8"))
            found[name] = Lesson(name, game_of(game), scenario)
    return found


def lesson(game: str, name: str) -> Lesson:
    found = lessons(game).get(name)
    if found is None:
        raise Problem(404, "unknown", "there is no such lesson")
    return found
