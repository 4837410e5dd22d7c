"""A database as version 0002 of the tables kept it: choices and draws by number, nothing about settings as usual."""

import json
import sqlite3
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
GAMES: dict[str, dict[str, Any]] = json.loads((HERE / "games.json").read_text(encoding="utf-8"))  # by what they are


def lay_down(folder: Path) -> Path:
    """The old database, as a file."""
    path = folder / "games.db"
    connection = sqlite3.connect(path)
    connection.executescript((HERE / "games.sql").read_text(encoding="utf-8"))
    connection.close()
    return path
