"""The table: agenda, open questions, chance, and whoever listens.

A game derives its own table from `Table` and its rules from `Step`. The agenda holds what still has to happen as
plain ints: which step, and up to three small numbers for it. Nothing that waits is code, so a table can be copied,
compared and looked at in the middle of anything.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from nachtspiel.engine.chance import Chance
from nachtspiel.engine.errors import Refused

NOBODY: Final = -1
EVERYONE: Final = -1  # an event's `to`: all bits set, every seat and the spectators

STEP_BITS: Final = 10
ARG_BITS: Final = 16
STEP_MASK: Final = (1 << STEP_BITS) - 1
ARG_MASK: Final = (1 << ARG_BITS) - 1


class Event:
    """Something happened: what, to whom, how much, and by which rule. `to` is a bit mask of the seats that may know."""

    __slots__ = ("rule", "what", "a", "b", "c", "to")

    def __init__(self, rule: str, what: str, a: i64, b: i64, c: i64, to: i64) -> None:
        self.rule = rule
        self.what = what
        self.a = a
        self.b = b
        self.c = c
        self.to = to

    def may_know(self, seat: i64) -> bool:
        """Whether this seat (or the spectators, `NOBODY`) may hear of it."""
        return self.to == EVERYONE or (seat >= 0 and bool((self.to >> seat) & 1))


class Question:
    """An open decision of one seat. Never changed once asked, so copies of a table share it."""

    __slots__ = ("seat", "kind", "options", "rule", "about", "number")

    def __init__(self, seat: i64, kind: str, options: list[int], rule: str, about: i64, number: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.rule = rule
        self.about = about  # what asks: a card, a monster; `NOBODY` if it is the rulebook itself
        self.number = number  # counts the questions of a game: the decision's id

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.kind, tuple(self.options), self.rule, self.about, self.number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears everything that happens at a table, and may lead chance by the hand (replays, scenarios)."""

    def chanced(self, purpose: str, drawn: int, choices: list[int]) -> int:
        """Chance says `drawn`, one of `choices`. What is returned happens: the same, or what is laid down already."""
        return drawn

    def answered(self, seat: int, option: int) -> None:
        """A seat has answered."""

    def told(self, event: Event) -> None:
        """An event, with all who may know it."""


T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One thing the rulebook says shall happen. Steps have no state: what they need comes as a, b, c."""

    __slots__ = ("code",)

    code: i64

    def __init__(self) -> None:
        self.code = -1

    def run(self, table: T, a: i64, b: i64, c: i64) -> None:
        raise NotImplementedError


def numbered(steps: "list[Step[T]]") -> "list[Step[T]]":
    """Give the steps of a game their codes, in the order of the list."""
    for code, step in enumerate(steps):
        step.code = code
    return steps


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every game's table has. A game adds its own pieces and the four methods at the end."""

    __slots__ = ("seats", "chance", "agenda", "questions", "waiting", "answers", "asked", "over", "listener")

    seats: i64
    chance: Chance
    agenda: list[int]
    questions: list[Question]
    waiting: i64
    answers: list[int]
    asked: i64
    over: bool
    listener: Listener | None

    def __init__(self, seats: i64, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda = []
        self.questions = []
        self.waiting = 0  # bit mask of the seats that still owe an answer
        self.answers = [NOBODY] * seats
        self.asked = 0
        self.over = False
        self.listener = None

    # ------------------------------------------------------------ agenda

    def then(self, step: Step[T], a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a step on the agenda. What one step puts there happens in the order in which it was put,
        and before everything that was waiting already."""
        if (a | b | c) >> ARG_BITS:
            raise ValueError(f"an agenda entry takes numbers from 0 to {ARG_MASK}, not {(a, b, c)}")
        entry: i64 = step.code | a << STEP_BITS | b << (STEP_BITS + ARG_BITS) | c << (STEP_BITS + 2 * ARG_BITS)
        self.agenda.append(entry)

    def run(self) -> None:
        """Work the agenda off until somebody has to decide, or the game is over."""
        agenda = self.agenda
        steps = self.steps()
        while agenda and not self.waiting and not self.over:
            entry: i64 = agenda.pop()
            base = len(agenda)
            step = steps[entry & STEP_MASK]
            entry >>= STEP_BITS
            step.run(self, entry & ARG_MASK, (entry >> ARG_BITS) & ARG_MASK, entry >> (2 * ARG_BITS))
            last = len(agenda) - 1
            while base < last:  # turn round what was added: the first of it comes next
                agenda[base], agenda[last] = agenda[last], agenda[base]
                base += 1
                last -= 1

    def finish(self) -> None:
        """The game is over: nothing waits any longer."""
        self.over = True
        self.agenda.clear()
        self.questions = []
        self.waiting = 0

    # ------------------------------------------------------------ decisions

    def ask(self, seat: i64, kind: str, options: list[int], rule: str, about: i64 = NOBODY) -> None:
        """Ask a seat to decide. All questions a step asks are open at once, and their answers are secret until the
        last of them is in; then the agenda goes on, and `answers` holds them by seat."""
        if not options:
            raise ValueError(f"seat {seat} was asked {kind} without any option")
        question = Question(seat, kind, options, rule, about, self.asked)
        if self.waiting == 0:
            self.questions = [question]
            self.answers = [NOBODY] * self.seats
        else:
            self.questions = self.questions + [question]  # copies share it
        self.asked += 1
        self.waiting |= 1 << seat

    def question(self, seat: i64) -> Question | None:
        """What this seat is being asked now, if anything."""
        if (self.waiting >> seat) & 1:
            for question in self.questions:
                if question.seat == seat:
                    return question
        return None

    def answer(self, seat: i64, option: i64) -> None:
        """A seat decides. Refused answers change nothing."""
        if seat < 0 or seat >= self.seats:
            raise Refused("", f"there is no seat {seat + 1} here, the seats are 1 to {self.seats}")
        if self.always(option) and not self.over:
            if self.listener is not None:
                self.listener.answered(seat, option)
            self.give_up(seat)
            return
        question = self.question(seat)
        if question is None:
            raise Refused("", f"seat {seat + 1} is not asked anything now")
        if option not in question.options:
            raise Refused(question.rule, f"seat {seat + 1} cannot answer {option} to '{question.kind}'")
        self.take(question, option)

    def take(self, question: Question, option: i64) -> None:
        """The answer to a question that waits, one of its own options: for those who have just picked it from there."""
        seat = question.seat
        if self.listener is not None:
            self.listener.answered(seat, option)
        self.answers[seat] = option
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self.questions = []
            self.run()

    # ------------------------------------------------------------ chance

    def roll(self, purpose: str, sides: i64) -> i64:
        """A stroke of chance with equal sides: 0 to sides - 1."""
        side = self.chance.below(sides)
        if self.listener is not None:
            side = self.led(purpose, side, list(range(sides)))
        return side

    def draw(self, purpose: str, bag: list[int]) -> int:
        """Take one out of a bag, all being equally likely. A bag is kept sorted: its order tells nothing."""
        index = self.chance.below(len(bag))
        if self.listener is not None:
            index = bag.index(self.led(purpose, bag[index], bag))
        return bag.pop(index)

    def led(self, purpose: str, outcome: int, choices: list[int]) -> int:
        """What chance says, unless the listener has it laid down already."""
        listener = self.listener
        if listener is None:
            return outcome
        return listener.chanced(purpose, outcome, choices)

    # ------------------------------------------------------------ events

    def tell(self, rule: str, what: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Say to everybody what happened. Costs nothing when nobody listens."""
        if self.listener is not None:
            self.listener.told(Event(rule, what, a, b, c, EVERYONE))

    def tell_seat(self, seat: i64, rule: str, what: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Say to one seat what only that seat may know."""
        if self.listener is not None:
            self.listener.told(Event(rule, what, a, b, c, 1 << seat))

    # ------------------------------------------------------------ copies

    def copy_base(self, twin: "Table") -> None:
        """Copy what every table has. A copy has no listener: nobody hears what is only thought."""
        twin.agenda = self.agenda.copy()
        twin.questions = self.questions
        twin.waiting = self.waiting
        twin.answers = self.answers.copy()
        twin.asked = self.asked
        twin.over = self.over

    def base_key(self) -> tuple[object, ...]:
        questions = tuple([question.key() for question in self.questions])
        return (
            self.seats, self.chance.key(), tuple(self.agenda), questions,
            self.waiting, tuple(self.answers), self.asked, self.over,
        )  # fmt: skip

    # ------------------------------------------------------------ what a game adds

    def steps(self) -> "list[Step[Any]]":
        """The steps of this game by code."""
        raise NotImplementedError

    def always(self, option: i64) -> bool:
        """Whether it is the option to give up: never offered, and possible at any moment, asked or not."""
        return False

    def give_up(self, seat: i64) -> None:
        """A seat leaves the game to the others."""
        raise NotImplementedError

    def copy(self) -> "Table":
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything that makes this position what it is, chance included: equal keys, equal futures."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
