"""What the small tables of all games have in common: given chance, choices by name, and what came of them."""

from pathlib import Path
from typing import Generic, Self, TypeVar

import pytest

from nachtspiel.engine.errors import Refused
from nachtspiel.engine.game import Game, check, waiting_seats
from nachtspiel.engine.scenario import Scenario, Script
from nachtspiel.engine.table import Table
from nachtspiel.games import registry

G = TypeVar("G", bound=Game)
T = TypeVar("T", bound=Table)
RULES: dict[str, set[str]] = {}  # by game


SCENARIOS = Path(__file__).parents[2] / "scenarios"


class Trial(Generic[G, T]):
    """A table to try things at. Chance that is asked for without being given is an error; so are events and questions
    that name no rule of the rulebook."""

    game: G
    table: T
    names: list[str]
    script: Script

    def lay(self, game: G, table: T, names: list[str], free: list[str], *outcomes: str) -> None:
        """Sit down at a table; of these purposes chance is free, the rest has to be given."""
        self.game = game
        self.table = table
        self.names = names
        self.script = Script(game, free)
        table.listener = self.script
        self.given(*outcomes)

    @classmethod
    def begun(cls, game: G, table: T, names: list[str], free: list[str], *outcomes: str) -> Self:
        """A game from its first step up to the first decision."""
        trial = cls.__new__(cls)
        trial.lay(game, table, names, free, *outcomes)
        game.start(table)
        trial.sound()
        return trial

    # ------------------------------------------------------------ acting

    def given(self, *outcomes: str) -> None:
        """Lay down what chance will say, in order: "red 2+", "dungeon rabid_dog", "spell baal_the_necromancer"."""
        for outcome in outcomes:
            purpose, _, name = outcome.partition(" ")
            self.script.outcomes.append((purpose, self.game.naming.outcome(purpose, name)))

    def all_used(self) -> None:
        assert not self.script.outcomes, f"never asked for: {self.script.outcomes}"

    def answer(self, name: str, choice: str) -> None:
        """This seat answers what it is asked."""
        seat, option = self.names.index(name), self.game.naming.option(choice)
        check(self.game, self.table, seat, option)
        self.table.answer(seat, option)
        self.sound()

    def refused(self, name: str, choice: str) -> str:
        """The rule by which this choice is refused; the table must not change."""
        before = self.table.key()
        with pytest.raises(Refused) as caught:
            check(self.game, self.table, self.names.index(name), self.game.naming.option(choice))
        assert self.table.key() == before
        return caught.value.rule

    # ------------------------------------------------------------ looking

    def sound(self) -> None:
        """What was told and asked names its rule and can be said."""
        name = self.game.name
        if name not in RULES:
            RULES[name] = set(registry.rulebook(name, "en").rules)
        for event in self.script.events:
            assert event.rule in RULES[name], f"{event.what} names no rule: {event.rule}"
            assert self.game.naming.event_line(event, self.names)
        for question in self.table.questions:
            assert question.rule in RULES[name], f"{question.kind} names no rule: {question.rule}"

    def waits(self) -> list[str]:
        """Who is to decide now, in seat order."""
        return [self.names[seat] for seat in waiting_seats(self.table)]

    def asked(self, name: str) -> str:
        """What kind of decision this seat is asked for now; "" if none."""
        question = self.table.question(self.names.index(name))
        return "" if question is None else question.kind

    def offered(self, name: str) -> list[str]:
        """The choices this seat has now, sorted by name."""
        question = self.table.question(self.names.index(name))
        return [] if question is None else sorted(self.game.naming.option_name(option) for option in question.options)

    def told(self) -> list[str]:
        """What happened since the last choices began, as far as tests want to know."""
        return self.lines()

    def told_from(self, line: str) -> list[str]:
        """That line of `told`, and what came after it."""
        told = self.told()
        return told[told.index(line) :]

    def lines(self) -> list[str]:
        """All that happened: "BB-10.02 hurt Eileen 2 6", names and keys instead of numbers."""
        return [self.game.naming.event_line(event, self.names) for event in self.script.events]

    def happened(self, line: str) -> bool:
        """Whether a line of `told`, with or without its rule, begins with these words."""
        lines = self.told()
        lines += [told.partition(" ")[2] for told in lines]
        return any(told == line or told.startswith(line + " ") for told in lines)


def examples_in_scenarios(game: str) -> set[str]:
    """The worked examples of a rulebook that are scenarios."""
    paths = (SCENARIOS / game).glob("*.toml")
    return {Scenario(path.name, path.read_text(encoding="utf-8")).example for path in paths}
