"""A database as version 0002 of the tables kept it: choices and draws by number, nothing about settings as usual."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from nachtspiel.games import registry
from nachtspiel.server.lessons import lessons

HERE = Path(__file__).parent
CONTENT = HERE.parents[1] / "engine" / "old" / "content"
GAMES: dict[str, dict[str, Any]] = json.loads((HERE / "games.json").read_text(encoding="utf-8"))  # by what they are


def lay_down(folder: Path) -> Path:
    """The old database, as a file."""
    path = folder / "games.db"
    connection = sqlite3.connect(path)
    connection.executescript((HERE / "games.sql").read_text(encoding="utf-8"))
    connection.close()
    return path


def texts_of_that_time(name: str) -> dict[str, str]:
    """The content files of a game as they were then."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted((CONTENT / name).iterdir())}


def bring_back_content(patch: pytest.MonkeyPatch) -> None:
    """Play with the content of that time: cards that do something else since then would stop some of these games."""
    for name in ("bloodborne", "bluthelden"):
        patch.setitem(registry._games, name, registry.open_content(name, texts_of_that_time(name)))
    lessons.cache_clear()
