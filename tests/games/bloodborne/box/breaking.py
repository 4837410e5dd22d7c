"""Boxes with a mistake in them."""

import pytest

from nachtspiel.engine.errors import ContentMistake
from nachtspiel.games.bloodborne.box import open_box, read_files
from nachtspiel.games.bloodborne.pieces import Box

FINE = read_files()


def broken(file: str, *changes: str) -> ContentMistake:
    """The mistake after replacing texts in a file: old, new, old, new, ..."""
    text = FINE[file]
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text, f"'{old}' does not stand in {file}"
        text = text.replace(old, new, 1)
    with pytest.raises(ContentMistake) as caught:
        open_box({**FINE, file: text})
    return caught.value


def wrong(file: str, key: str, old: str, new: str) -> str:
    """What is said after replacing a text in the entry of one card or monster."""
    entry = entry_of(file, key)
    assert old in entry
    return str(broken(file, entry, entry.replace(old, new, 1)))


def changed(file: str, old: str, new: str) -> Box:
    assert old in FINE[file]
    return open_box({**FINE, file: FINE[file].replace(old, new, 1)})


def entry_of(file: str, key: str) -> str:
    """The text of one card or monster, up to the next."""
    start = FINE[file].index(f'key = "{key}"')
    end = FINE[file].find("[[", start)
    return FINE[file][start:] if end < 0 else FINE[file][start:end]
