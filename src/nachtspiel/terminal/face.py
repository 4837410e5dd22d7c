"""What a game adds to the text client: how its table looks to a seat, told from that seat's view and nothing else."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from nachtspiel.engine.table import Event, Question
from nachtspiel.engine.words import Words

View = dict[str, Any]


class Block:
    """A part of the table: a heading and lines. `body`, if given, is a richer picture of the same lines."""

    def __init__(self, title: str, lines: list[Text], tone: str = "", body: RenderableType | None = None) -> None:
        self.title = title
        self.lines = lines
        self.tone = tone  # the colour of its frame
        self.body = body


class Face:
    """One game in one language. `plain`: no bars, no columns."""

    def __init__(self, words: Words, plain: bool) -> None:
        self.words = words
        self.plain = plain

    def status(self, view: View) -> tuple[str, str]:
        """Where the game stands, in one line, and what this moment is about."""
        raise NotImplementedError

    def blocks(self, view: View) -> list[Block]:
        """The table as the owner of this view sees it."""
        raise NotImplementedError

    def primer(self) -> list[tuple[str, str]]:
        """How a round goes: its parts, and what happens in each."""
        return []

    def question_notes(self, view: View, question: Question) -> list[str]:
        """What one should know before answering."""
        return []

    def lists(self, question: Question) -> bool:
        """Whether the choices are listed one by one; if not, `read` understands them and the notes say how."""
        return True

    def read(self, question: Question, line: str) -> int | None:
        """A choice written in the game's own way."""
        return None

    def option_note(self, view: View, option: int) -> str:
        """What choosing it means, in short."""
        raise NotImplementedError

    def giving_up(self) -> int | None:
        """The option that gives the game up, if there is one: never listed, and done only when confirmed."""
        return None

    def choices(self) -> list[tuple[int, str]]:
        """Everything that can ever be chosen, with its name: to explain why it cannot be chosen now."""
        raise NotImplementedError

    def pieces(self) -> list[tuple[int, str]]:
        """Everything that has a text of its own, with its name."""
        raise NotImplementedError

    def piece(self, number: int) -> Block:
        """The whole text of one of them."""
        raise NotImplementedError

    def piece_of(self, view: View, option: int) -> int | None:
        """The piece behind an option, if there is one."""
        raise NotImplementedError

    def numbered(self, view: View, question: Question) -> list[int | None]:
        """The pieces behind the numbers on the screen, from 1."""
        return [self.piece_of(view, option) for option in question.options]

    def is_heading(self, event: Event) -> bool:
        """Whether an event opens a new part of the log."""
        raise NotImplementedError

    def is_noise(self, event: Event, before: list[Event], after: Event | None) -> bool:
        """Whether the short log is clearer without it; `before` is what happened earlier in the same part, `after` what
        one sees next."""
        raise NotImplementedError

    def result(self, view: View) -> Block:
        """The end of the game: who came where, and with what."""
        raise NotImplementedError
