"""Names for numbers: the facet of a game by which records, scenarios and refusals speak."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.options import Options
from nachtspiel.engine.table import ANEW, AWAY, EVERYONE, Event, Table

if TYPE_CHECKING:
    from nachtspiel.engine.game import Game

LINES = {AWAY: "away", ANEW: "anew"}  # what stands where a decision does, in every game
NAMED = {name: line for line, name in LINES.items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Naming:
    """How the options, outcomes and events of a game are written."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.events: dict[str, tuple[str, ...]] = {}  # the roles of the numbers of each event
        self.options = Options([])
        self.roles: dict[str, list[str]] = {}  # the keys behind the numbers of a role; its words are `role-key`
        self.asking = ""  # the role of what asks a question, if it is not the rulebook itself
        self.signals: list[str] = []  # what seats may say to each other where talk is not free
        self.signal_rule = ""

    def option_name(self, option: i64) -> str:
        """An option as records and scenarios write it."""
        return self.options.name(option)

    def option(self, name: str) -> int:
        """The option of that name."""
        if name not in self.options.numbers:
            raise Mistake(f"'{name}' is no card and no choice of {self.game.name}")
        return self.options.numbers[name]

    def decision_name(self, option: i64) -> str:
        """A decision as records write it: an option, that a seat is away, or that cards are dealt anew for it."""
        return LINES[option] if option in LINES else self.option_name(option)

    def decision(self, name: str) -> int:
        """The decision of that name."""
        return NAMED[name] if name in NAMED else self.option(name)

    def outcome_name(self, purpose: str, outcome: i64) -> str:
        """A stroke of chance as records and scenarios write it."""
        raise NotImplementedError

    def outcome(self, purpose: str, name: str) -> int:
        """The outcome of that name."""
        raise NotImplementedError

    def event_line(self, event: Event, names: list[str]) -> str:
        """An event as scenarios write it: its rule, what it is, and its numbers by name."""
        words = [event.rule, event.what]
        numbers = [event.a, event.b, event.c]
        for role, number in zip(self.events[event.what], numbers, strict=False):
            words.append(names[number] if role in (self.game.seat, "target") else self.role_name(role, number, numbers))
        return " ".join(words)

    def role_name(self, role: str, number: i64, numbers: list[int]) -> str:
        """What stands behind a number of an event, by its key; `numbers` are all of them."""
        keys = self.roles.get(role)
        return str(number) if keys is None else keys[number]

    def announcement(self, table: Table, seat: i64, option: i64) -> Event:
        """What everybody hears when a seat says what it means to choose, now or later; refused if it never could."""
        raise Mistake(f"nothing is announced in {self.game.name}")

    def signal(self, seat: i64, name: str) -> Event:
        """What everybody hears when a seat gives one of the game's signals: the event `signals`."""
        if name not in self.signals:
            known = ", ".join(self.signals) or "none"
            raise Mistake(f"'{name}' is no signal of {self.game.name}; the signals are {known}")
        return Event(self.signal_rule, "signals", seat, self.signals.index(name), 0, EVERYONE)

    def refusal(self, table: Table, seat: i64, option: i64) -> Refused:
        """Why this seat cannot choose this option now, by the rule that forbids it."""
        question = table.question(seat)
        rule = "" if question is None else question.rule
        return Refused(rule, f"seat {seat + 1} cannot choose that now")
