"""A keyboard and a screen for tests: what is typed is scripted, what is printed is kept."""

import io
import pathlib
from collections.abc import Callable, Iterator

from rich.console import Console

from nachtspiel.engine.match import Match
from nachtspiel.games import registry
from nachtspiel.terminal.party import Party
from nachtspiel.terminal.session import run

NAMES = ["Anna", "Henryk", "Eileen", "Ludwig", "Maria"]


def fresh(seats: int = 3, seed: int | None = 1, settings: dict[str, str] | None = None) -> Match:
    return Match(registry.game("bloodborne"), seats, settings or {}, seed, NAMES[:seats])


def console(file: io.StringIO, plain: bool, width: int = 100) -> Console:
    return Console(
        file=file, width=width, height=30, force_terminal=not plain, color_system=None if plain else "truecolor"
    )


class Keyboard:
    """What is typed. `typed` comes first; when it is used up, `then` is asked, or the input ends."""

    def __init__(self, typed: list[str] | None = None) -> None:
        self.typed = list(typed or [])
        self.file = io.StringIO()
        self.prompts: list[str] = []
        self.then: Callable[[str], str] | None = None

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.file.write(prompt)
        if self.typed:
            line = self.typed.pop(0)
        elif self.then is not None:
            line = self.then(prompt)
        else:
            raise EOFError
        self.file.write(line + "\n")
        return line

    def first_choice(self, prompt: str) -> str:
        return "1"


class Sitting(Keyboard):
    """One run of the client."""

    def __init__(
        self, match: Match, players: list[str], typed: list[str] | None = None, people: list[int] | None = None
    ) -> None:
        super().__init__(typed)
        self.match = match
        self.party = Party(players, people)
        self.code = -1

    def run(
        self, language: str = "en", plain: bool = True, save_path: pathlib.Path | None = None, width: int = 100
    ) -> str:
        """Everything that was printed and typed."""
        self.code = run(self.match, self.party, language, plain, save_path, console(self.file, plain, width), self.ask)
        return self.file.getvalue()


def varied() -> Callable[[str], str]:
    """Answers that go through all choices: 1, 2, 3, 1, ... (numbers that are not offered are asked again)."""

    def numbers() -> Iterator[str]:
        while True:
            yield from ("1", "2", "3")

    stream = numbers()
    return lambda prompt: next(stream)
