"""The client's words: none that nobody says."""

from importlib.resources import files
from pathlib import Path

from tests.words import messages


def test_no_message_is_left_unsaid() -> None:
    source = "".join(
        Path(str(file)).read_text(encoding="utf-8")
        for file in files("nachtspiel.terminal").iterdir()
        if file.name.endswith(".py")
    )
    for name in messages("nachtspiel.terminal", "en"):
        key = name.split(".")[0].removeprefix("bb-").removeprefix("bh-")
        if key.startswith(("command-", "column-", "knows-", "seen-", "settles-", "talk-", "view-")):
            continue
        assert f'"{key}"' in source or f"'{key}'" in source, name
