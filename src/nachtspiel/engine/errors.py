"""What goes wrong, said in one sentence.

Every error a person can cause is a `Mistake`: its text names what is wrong, where, and what to do.
"""


class Mistake(Exception):
    """Something a person asked for cannot be done; nothing was changed."""


class Refused(Mistake):
    """An answer that the rules forbid. `rule` is the id of the rule that forbids it."""

    def __init__(self, rule: str, message: str, reason: str = "", names: "dict[str, str] | None" = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.reason = reason  # the word for it in the game's three languages: refused-...
        self.names = names or {}  # what that word needs to know


def refused(rule: str, sentences: dict[str, str], reason: str, names: dict[str, str]) -> Refused:
    """A refusal in one of a game's sentences, with its names filled in."""
    sentence = sentences[reason]
    for name, value in names.items():
        sentence = sentence.replace("{" + name + "}", value)
    return Refused(rule, sentence, reason, names)


class ContentMistake(Mistake):
    """A content file says something that cannot be."""

    def __init__(self, file: str, entry: str, field: str, message: str) -> None:
        where = ", ".join(part for part in (file, entry, field) if part)
        super().__init__(f"{where}: {message}")
        self.file = file
        self.entry = entry
        self.field = field


class RecordMistake(Mistake):
    """A record that does not fit; `line` counts from 1, 0 means the record as a whole."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class ScenarioMistake(Mistake):
    """A scenario that is badly written, or whose expectations do not hold."""
