"""How the text client looks, for every game: framed and coloured, or plain lines that read well aloud."""

import os
import sys

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from nachtspiel.engine.words import Words
from nachtspiel.terminal.block import ASH, BLOOD, EMBER, GOLD, Block
from nachtspiel.terminal.chronicle import OWN_BEGINS, OWN_ENDS, Entry, Part

WIDEST = 100
SIDE_BY_SIDE = 96  # from this width on, two short blocks share a row
CURTAIN_LINES = 40


def is_plain(console: Console) -> bool:
    """Whether this is no place for colours and frames."""
    dumb = os.environ.get("TERM", "") == "dumb" or bool(os.environ.get("NO_COLOR"))
    return dumb or not console.is_terminal or not console.encoding.lower().startswith("utf")


class Screen:
    """Everything that is printed goes through here."""

    def __init__(self, console: Console, plain: bool) -> None:
        self.console = console
        self.plain = plain

    @property
    def width(self) -> int:
        return min(WIDEST, self.console.width)

    def draw(self, what: RenderableType) -> None:
        self.console.print(what, width=self.width, highlight=False)

    def line(self, text: Text | str = "", style: str = "") -> None:
        """One line; in plain mode never broken, so that a screen reader meets whole sentences."""
        text = text if isinstance(text, Text) else Text(text)
        if self.plain:
            self.console.print(text.plain, soft_wrap=True, highlight=False, markup=False)
        else:
            self.draw(Text.assemble((text.plain, style)) if style else text)

    # ------------------------------------------------------------ parts of a screen

    def title(self, title: str, lines: list[str]) -> None:
        """The first screen."""
        if self.plain:
            self.line()
            for line in [title, *lines]:
                self.line(line)
            return
        head = Text(title, style=f"bold {EMBER}", justify="center")
        body: list[RenderableType] = [head]
        for line in lines:
            body += [Text(), Text(line)]
        self.draw(Panel(Group(*body), border_style=BLOOD, padding=(1, 3)))

    def heading(self, title: str) -> None:
        self.line()
        self.line(f"{title}:" if self.plain else title, f"bold {EMBER}")

    def status(self, line: str, help_text: str) -> None:
        self.line()
        if self.plain:
            self.line(line)
        else:
            self.draw(Rule(Text(line, style="bold"), style=BLOOD, characters="━", align="left"))
        if help_text:
            self.line(help_text, ASH)

    def blocks(self, blocks: list[Block]) -> None:
        """The table. Two neighbours without a picture of their own stand side by side where there is room."""
        waiting: Block | None = None
        for block in blocks:
            pairs = not self.plain and self.width >= SIDE_BY_SIDE and block.body is None
            if pairs and waiting is not None:
                self.pair(waiting, block)
                waiting = None
            elif pairs:
                waiting = block
            else:
                self.flush(waiting)
                waiting = None
                self.block(block)
        self.flush(waiting)

    def flush(self, block: Block | None) -> None:
        if block is not None:
            self.block(block)

    def pair(self, left: Block, right: Block) -> None:
        grid = Grid.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        half = (self.width - 1) // 2 - 4
        tall = max(self.height(block, half) for block in (left, right))
        grid.add_row(self.panel(left, tall + 2), self.panel(right, tall + 2))
        self.draw(grid)

    def height(self, block: Block, width: int) -> int:
        return sum(len(line.wrap(self.console, width)) for line in block.lines)

    def block(self, block: Block) -> None:
        if self.plain:
            self.line()
            self.line(block.title if ":" in block.title else f"{block.title}:")
            for line in block.lines:
                self.line(line)
        else:
            self.draw(self.panel(block))

    def panel(self, block: Block, height: int | None = None) -> Panel:
        tone = block.tone or ASH
        body = block.body if block.body is not None else Group(*block.lines)
        title = Text(block.title, style=f"bold {tone}")
        return Panel(body, title=title, title_align="left", border_style=tone, padding=(0, 1), height=height)

    def log(self, title: str, parts: list[Part], you: str) -> None:
        """What happened. Lines about the reader are marked: by an arrow, or in plain words."""
        if not parts:
            return
        self.heading(title)
        for part in parts:
            if part.heading:
                self.line(f"{part.heading}:" if self.plain else f"  {part.heading}", f"italic {ASH}")
            for entry in part.entries:
                self.entry(entry, you)

    def entry(self, entry: Entry, you: str) -> None:
        if self.plain:
            text = entry.text.replace(OWN_BEGINS, "").replace(OWN_ENDS, f" ({you})")
            self.line(f"{entry.number}. {text}")
            return
        line = Text()
        for piece in entry.text.split(OWN_BEGINS):
            name, mark, rest = piece.rpartition(OWN_ENDS)
            line.append(name, f"bold {GOLD}" if mark else "")
            line.append(rest)
        head = Text.assemble((f"{entry.number:>4} ", ASH), ("▸ " if entry.own else "  ", GOLD))
        self.hanging(head, line, 7)

    def hanging(self, head: Text, rest: Text, indent: int) -> None:
        """A line whose continuation is indented."""
        grid = Grid.grid()
        grid.add_column(width=indent)
        grid.add_column(ratio=1)
        grid.add_row(head, rest)
        self.draw(grid)

    def question(self, asked: str, notes: list[str], options: list[tuple[str, str]], help_text: str) -> None:
        """A question, its numbered answers, and what to think of."""
        self.line()
        if self.plain:
            self.line(asked)
        else:
            self.draw(Rule(Text(asked, style=f"bold {EMBER}"), style=BLOOD, align="left"))
        for note in notes:
            self.line(note)
        for number, (name, note) in enumerate(options, 1):
            if self.plain:
                self.line(f"{number}. {name}. {note}".rstrip())
            else:
                self.option(number, name, note)
        if help_text:
            self.line(help_text, f"italic {ASH}")

    def option(self, number: int, name: str, note: str) -> None:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=4, justify="right")
        grid.add_column(width=26 if self.width >= 90 else 22)
        grid.add_column(ratio=1)
        grid.add_row(Text(f"{number}", style=f"bold {GOLD}"), Text(name, style="bold"), Text(note))
        self.draw(grid)

    def pairs(self, rows: list[tuple[str, str]]) -> None:
        """Terms and what they mean."""
        for term, meaning in rows:
            if self.plain:
                self.line(f"{term}: {meaning}")
            else:
                grid = Grid.grid(padding=(0, 1))
                grid.add_column(width=26)
                grid.add_column(ratio=1)
                grid.add_row(Text(term, style=f"bold {GOLD}"), Text(meaning))
                self.draw(Padding(grid, (0, 0, 0, 2)))

    def text(self, title: str, lines: list[str]) -> None:
        """Something to read: a rule, a card."""
        self.block(Block(title, [Text(line) for line in lines], GOLD))

    def sorry(self, text: str) -> None:
        """Something did not work; what to do instead."""
        self.line(text if self.plain else f"✗ {text}", EMBER)

    def done(self, text: str) -> None:
        self.line(text if self.plain else f"✓ {text}", GOLD)

    def clear(self) -> None:
        """Nothing of what was shown stays in sight, nor in the history of the keyboard."""
        if self.plain:
            lines = max(CURTAIN_LINES, self.console.height + 1)
            self.console.print("\n" * (lines - 1), highlight=False)
        else:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        history = sys.modules.get("readline")
        if history is not None:
            history.clear_history()


def joined(parts: list[str], words: Words) -> str:
    """A list in a sentence; says so if it is empty."""
    return ", ".join(parts) if parts else words.say("none")
