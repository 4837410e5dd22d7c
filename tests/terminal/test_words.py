"""The client's words: the same messages, with the same values, in all three languages; and none that nobody says."""

import re
from importlib.resources import files
from pathlib import Path

from nachtspiel.engine.words import ftl_text

from .kit import LANGUAGES


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the values it takes."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in ftl_text("nachtspiel.terminal", language).splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            name = match[1]
            found[name] = set()
        if match := re.match(r"\s+\.(\w+) =", line):
            name = f"{name.split('.')[0]}.{match[1]}"
            found[name] = set()
        if name:
            found[name] |= set(re.findall(r"\$(\w+)", line))
    return found


def test_all_languages_say_the_same() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert messages(language) == english or same_but_plural(messages(language), english), language


def same_but_plural(one: dict[str, set[str]], other: dict[str, set[str]]) -> bool:
    assert set(one) == set(other)
    return all(one[name] <= other[name] or other[name] <= one[name] for name in one)


def test_no_message_is_left_unsaid() -> None:
    source = "".join(
        Path(str(file)).read_text(encoding="utf-8")
        for file in files("nachtspiel.terminal").iterdir()
        if file.name.endswith(".py")
    )
    for name in messages("en"):
        key = name.split(".")[0].removeprefix("bb-").removeprefix("bh-")
        if key.startswith(("command-", "column-", "knows-", "seen-")):
            continue
        assert f'"{key}"' in source or f"'{key}'" in source, name
