"""What a person has typed, and what they may have meant by it."""

import unicodedata
from collections.abc import Sequence

LONGEST_ECHO = 40


def clean(text: str) -> str:
    """Text from outside, without anything that could steer a terminal."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


def short(text: str) -> str:
    """What was typed, cut down so that it can be repeated in a sentence."""
    text = clean(text)
    return text if len(text) <= LONGEST_ECHO else text[:LONGEST_ECHO] + "…"


def normal(text: str) -> str:
    """Letters and digits only: capitals, accents, quotation marks and dashes make no difference."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("'", "").replace("’", ""))
    kept = "".join(letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter))
    return " ".join(kept.split())


def find(text: str, named: Sequence[tuple[int, str]]) -> list[int]:
    """Which of the named things are meant: the whole name, else its beginning, a word's beginning, any part of it."""
    wanted = normal(text)
    if not wanted:
        return []
    names = [(number, normal(name)) for number, name in named]
    for fits in (is_name, begins_name, begins_word, is_part):
        found = [number for number, name in names if fits(wanted, name)]
        if found:
            return found
    return []


def is_name(wanted: str, name: str) -> bool:
    return wanted == name


def begins_name(wanted: str, name: str) -> bool:
    return name.startswith(wanted)


def begins_word(wanted: str, name: str) -> bool:
    return f" {wanted}" in f" {name}"


def is_part(wanted: str, name: str) -> bool:
    return wanted in name
