"""Any view as headings, lines and short tables: how a game looks that has no face of its own.

A field is called by its key. `view-KEY` in the words of the game gives it a name, and the attributes of that message
name the words that it may hold (`.left`)."""

from rich.table import Table as Grid
from rich.text import Text

from nachtspiel.engine.speech import Speech, dashed, plain
from nachtspiel.engine.words import Words
from nachtspiel.terminal.block import ASH, GOLD, MOON, Block

Row = dict[str, object]
SEAT = "seat"


class Tree:
    """Draws fields by their keys, in one language."""

    def __init__(self, speech: Speech, words: Words) -> None:
        self.speech = speech
        self.words = words

    def blocks(self, title: str, fields: Row, own: int) -> list[Block]:
        """Plain fields together under the title; then everything with parts of its own. `own` is whose view it is."""
        simple = {key: value for key, value in fields.items() if not self.has_rows(value)}
        found = [Block(title, self.lines(simple), ASH)] if simple else []
        for key, value in fields.items():
            if isinstance(value, dict) and key not in simple:
                found.append(Block(self.label(key), self.lines(value), MOON))
            elif isinstance(value, list) and key not in simple:
                found.append(self.rows(key, value, own))
        return found

    def has_rows(self, value: object) -> bool:
        """Whether it needs a part of the screen for itself."""
        if isinstance(value, dict):
            return bool(value)
        return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)

    def lines(self, fields: Row) -> list[Text]:
        return [Text.assemble((f"{self.label(key)}: ", "bold"), self.text(key, fields[key])) for key in fields]

    def rows(self, key: str, rows: list[Row], own: int) -> Block:
        """Several things of one kind: a line for each to be read aloud, and the same as a table."""
        columns = [column for column in dict.fromkeys(name for row in rows for name in row) if column != SEAT]
        grid = Grid(box=None, header_style=f"bold {ASH}", padding=(0, 2, 0, 0))
        for heading in ["", *[self.label(column) for column in columns]]:
            grid.add_column(heading)
        lines = []
        for number, row in enumerate(rows, 1):
            name = self.text(SEAT, row[SEAT]) if SEAT in row else str(number)
            told = [f"{self.label(column)} {self.text(column, row[column])}" for column in columns if column in row]
            lines.append(Text(f"{name}: {', '.join(told)}."))
            cells = [self.text(column, row[column]) if column in row else "" for column in columns]
            grid.add_row(
                Text(name, style=f"bold {GOLD}" if row.get(SEAT) == own else "bold"), *[Text(c) for c in cells]
            )
        return Block(self.label(key), lines, GOLD, grid)

    def label(self, key: str) -> str:
        """What a field is called: by the game, by the house, or as it is written."""
        message = f"view-{dashed(key)}"
        for words in (self.speech.words, self.words):
            if words.has(message):
                return words.say(message)
        return plain(key).capitalize()

    def text(self, key: str, value: object) -> str:
        """What a field holds, in one line."""
        if value is None:
            return self.words.say("unknown")
        if isinstance(value, bool):
            return self.words.say("yes" if value else "no")
        if isinstance(value, int):
            is_seat = key in (SEAT, self.speech.game.seat) and 0 <= value < len(self.speech.names)
            return self.speech.person(value) if is_seat else str(value)
        if isinstance(value, str):
            message = f"view-{dashed(key)}"
            named = self.speech.words.has(message, dashed(value))
            return self.speech.words.say(message, dashed(value)) if named else plain(value)
        if isinstance(value, list):
            return self.counted([self.text(key, one) for one in value])
        if isinstance(value, dict):
            return ", ".join(f"{self.label(name)} {self.text(name, one)}" for name, one in value.items())
        return str(value)

    def counted(self, names: list[str]) -> str:
        """A list in which what is there several times stands once."""
        if not names:
            return self.words.say("nothing")
        counts = {name: names.count(name) for name in names}
        return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in counts.items())
