"""Reading content: TOML tables whose every field is asked for by name, type and range.

What is wrong is said with the file, the entry and the field.
"""

import difflib
import hashlib
import json
import tomllib

from nachtspiel.engine.errors import ContentMistake


def parse(file: str, text: str) -> dict[str, object]:
    """The tables of a TOML file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentMistake(file, "", "", f"is not valid TOML: {error}") from None


def numbers(file: str, text: str) -> dict[str, float]:
    """A file of nothing but numbers: each by its section and its field, as `worth.level`."""
    found: dict[str, float] = {}
    for section, fields in parse(file, text).items():
        entry = Entry(file, section, fields)
        for field, value in entry.fields.items():
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise entry.mistake(field, f"must be a number, not {value!r}")
            found[f"{section}.{field}"] = float(value)
    return found


def fingerprint(*documents: object) -> str:
    """A short hash of what the content says, whatever its layout and comments."""
    canonical = json.dumps(documents, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


class Entry:
    """One table of a content file. Call `done` at the end: fields nobody asked for are mistakes too."""

    def __init__(self, file: str, name: str, fields: object) -> None:
        self.file = file
        self.name = name
        self.asked: set[str] = set()
        if not isinstance(fields, dict):
            raise ContentMistake(file, name, "", f"must be a table of fields, not {fields!r}")
        self.fields: dict[str, object] = fields

    def mistake(self, field: str, message: str) -> ContentMistake:
        return ContentMistake(self.file, self.name, field, message)

    def has(self, field: str) -> bool:
        self.asked.add(field)
        return field in self.fields

    def value(self, field: str) -> object:
        self.asked.add(field)
        if field not in self.fields:
            raise self.mistake(field, "is missing")
        return self.fields[field]

    def text(self, field: str) -> str:
        value = self.value(field)
        if not isinstance(value, str) or not value:
            raise self.mistake(field, f"must be a text, not {value!r}")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value = self.value(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.mistake(field, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def yes(self, field: str) -> bool:
        """A flag; absent means no."""
        if not self.has(field):
            return False
        value = self.fields[field]
        if not isinstance(value, bool):
            raise self.mistake(field, f"must be true or false, not {value!r}")
        return value

    def choice(self, field: str, choices: dict[str, int]) -> int:
        return self._choose(field, self.value(field), choices)

    def choices(self, field: str, choices: dict[str, int]) -> list[int]:
        """A list of different words."""
        value = self.value(field)
        if not isinstance(value, list):
            raise self.mistake(field, f"must be a list, not {value!r}")
        numbers = [self._choose(field, word, choices) for word in value]
        if len(set(numbers)) != len(numbers):
            raise self.mistake(field, "names something twice")
        return numbers

    def _choose(self, field: str, word: object, choices: dict[str, int]) -> int:
        if not isinstance(word, str) or word not in choices:
            raise self.mistake(field, f"must be one of {', '.join(choices)}, not {word!r}")
        return choices[word]

    def entries(self, field: str) -> "list[Entry]":
        """A list of tables; absent means none."""
        if not self.has(field):
            return []
        value = self.fields[field]
        if not isinstance(value, list):
            raise self.mistake(field, f"must be a list of tables, not {value!r}")
        return [Entry(self.file, self.name, item) for item in value]

    def done(self) -> None:
        for field in self.fields:
            if field not in self.asked:
                near = difflib.get_close_matches(field, sorted(self.asked))
                hint = f"did you mean {near[0]}?" if near else f"known fields: {', '.join(sorted(self.asked))}"
                raise self.mistake(field, f"is not a known field; {hint}")
