"""The table: agenda, open questions, chance, and whoever listens.

A game derives its own table from `Table` and its rules from `Step`. The agenda holds what still has to happen as
plain ints: which step, and up to three small numbers for it. Nothing that waits is code, so a table can be copied,
compared and looked at in the middle of anything.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from nachtspiel.engine.asking import ALL, AT_ONCE, GROUP, ONE, TOGETHER, Free
from nachtspiel.engine.asking import NOBODY as NOBODY
from nachtspiel.engine.asking import Question as Question
from nachtspiel.engine.chance import Chance
from nachtspiel.engine.errors import Refused

EVERYONE: Final = -1  # an event's `to`: all bits set, every seat and the spectators
AWAY: Final = -2  # a decision that is possible at any moment: groups no longer wait for this seat, until it answers
ANEW: Final = -3  # no decision of a seat, but a line of a log like one: what this seat does not know is dealt anew

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

    __slots__ = (
        "seats", "chance", "agenda", "questions", "waiting", "answers", "asked", "away", "free", "over", "listener",
    )  # fmt: skip

    seats: i64
    chance: Chance
    agenda: list[int]
    questions: list[Question]
    waiting: i64
    answers: list[int]
    asked: i64
    away: i64
    free: Free | None
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
        self.away = 0  # bit mask of the seats that groups do not wait for
        self.free = None  # what a free phase keeps, while there is one
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

    def run(self, once: bool = False) -> None:
        """Work the agenda off until somebody has to decide, or the game is over; or only its next step."""
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
            if once:
                return
        if self.free is not None and not self.over:
            self.leave_line(self.free)

    def finish(self) -> None:
        """The game is over: nothing waits any longer."""
        self.over = True
        self.agenda.clear()
        self.questions = []
        self.waiting = 0
        self.free = None

    # ------------------------------------------------------------ decisions

    def ask(self, seat: i64, kind: str, options: list[int], rule: str, about: i64 = NOBODY) -> None:
        """Ask a seat to decide. All questions a step asks are open together, and their answers are secret until the
        last of them is in; then the agenda goes on, and `answers` holds them by seat. On a line of a free phase a seat
        that is asked alone answers at once; everybody else waits only if somebody else is asked."""
        if not options:
            raise ValueError(f"seat {seat} was asked {kind} without any option")
        question = Question(seat, kind, options, rule, about, self.asked, TOGETHER, NOBODY, ONE)
        if self.waiting == 0:
            self.questions = [question]
            self.answers = [NOBODY] * self.seats
        else:
            self.questions = self.questions + [question]  # copies share it
        self.asked += 1
        self.waiting |= 1 << seat

    def question(self, seat: i64) -> Question | None:
        """What this seat is being asked now, if anything; in a group also what it has proposed to already."""
        for question in self.questions:
            if question.seat == seat:
                return question if (self.waiting >> seat) & 1 or question.way == GROUP else None
        return None

    def answer(self, seat: i64, option: i64) -> None:
        """A seat decides. Refused answers change nothing."""
        if seat < 0 or seat >= self.seats:
            raise Refused("", f"there is no seat {seat + 1} here, the seats are 1 to {self.seats}")
        if option == AWAY and not self.over:
            self.leave(seat)
            return
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
        if question.way == TOGETHER:
            if self.waiting == 0:
                self.questions = []
                self.run()
        elif question.way == AT_ONCE:
            self.enter_line(seat)
        else:
            self.away &= ~(1 << seat)
            self.settle()

    # ------------------------------------------------------------ at once: a free phase

    def ask_at_once(
        self, seat: i64, kind: str, options: list[int], rule: str, step: Step[T], about: i64 = NOBODY
    ) -> None:
        """Ask a seat that may answer whenever it likes. What it chooses is done by `step` at once, with the seat as its
        first number, on a line of the seat's own; there further questions may follow, while the others go on. The step
        that asks everybody then calls `stay`."""
        if not options:
            raise ValueError(f"seat {seat} was asked {kind} without any option")
        free = self.free
        if free is None:
            free = self.free = Free([[] for _ in range(self.seats)])
        number = self.asked
        for kept in free.kept:
            if kept.means_the_same(seat, kind, rule, about):
                number = kept.number
        if number == self.asked:
            self.asked += 1
        self.questions = self.questions + [Question(seat, kind, options, rule, about, number, AT_ONCE)]
        self.waiting |= 1 << seat
        free.offered |= 1 << seat
        free.lines[seat] = [step.code | seat << STEP_BITS]

    def is_busy(self, seat: i64) -> bool:
        """Whether a seat is in the middle of something in a free phase, so that it need not be asked what to do."""
        free = self.free
        return free is not None and bool((free.owed >> seat) & 1)

    def stay(self, step: Step[T], a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """The free phase goes on: this step is done again after the next answer of anybody."""
        free = self.free
        if free is None or not (self.waiting or free.owed):
            raise ValueError("a free phase in which nobody is asked anything")
        self.then(step, a, b, c)
        free.again = self.agenda.pop()
        free.kept = []
        self.questions = free.aside + self.questions
        self.waiting |= free.owed
        free.aside = []
        free.owed = 0

    def enter_line(self, seat: i64) -> None:
        """A seat has answered at once: work its line off, while everything else is set aside."""
        free = self.free
        assert free is not None
        free.offered &= ~(1 << seat)
        free.aside = [question for question in self.questions if question.seat != seat]
        free.owed = self.waiting
        self.questions = []
        self.waiting = 0
        free.rest = self.agenda
        self.agenda = free.lines[seat]
        free.lines[seat] = []
        free.acting = seat
        self.run()

    def leave_line(self, free: Free) -> None:
        """A line rests, because it is worked off or its own seat is asked: let the others be asked anew."""
        seat = free.acting
        if seat == NOBODY:
            return
        if self.waiting:
            if self.waiting != 1 << seat or self.questions[0].way != TOGETHER:
                return  # somebody else is asked in between: all wait for that
            free.aside = free.aside + [self.questions[0].at_once()]
            free.owed |= 1 << seat
            self.questions = []
            self.waiting = 0
        self.answers[seat] = NOBODY
        free.lines[seat] = self.agenda
        self.agenda = free.rest
        free.rest = []
        free.acting = NOBODY
        free.kept = [question for question in free.aside if (free.offered >> question.seat) & 1]
        free.aside = [question for question in free.aside if not (free.offered >> question.seat) & 1]
        free.owed &= ~free.offered
        free.offered = 0
        self.agenda.append(free.again)
        free.again = NOBODY
        self.run(once=True)
        if free.again == NOBODY and not self.over:  # it did not stay
            if free.owed or free.offered:
                raise ValueError("a free phase ended while somebody was in the middle of something")
            self.free = None
            self.run()

    # ------------------------------------------------------------ as a group

    def ask_group(
        self, seats: list[int], kind: str, options: list[int], rule: str, decider: i64, settles: i64 = ONE,
        about: i64 = NOBODY,
    ) -> None:  # fmt: skip
        """Ask several seats the same. Their answers are open proposals that may change, until one of them is settled;
        then `answers` holds it for all of them. Seats that are away are counted out: if the decider is, the next seat
        that is here decides; if all are, none is counted out."""
        if not options or not seats:
            raise ValueError(f"a group was asked {kind} without any option, or nobody was asked")
        self.answers = [NOBODY] * self.seats
        for seat in seats:
            question = Question(seat, kind, options, rule, about, self.asked, GROUP, decider, settles)
            self.questions = self.questions + [question]
            self.asked += 1
        self.settle()

    def leave(self, seat: i64) -> None:
        """A seat is away: groups do not wait for it until it answers again."""
        if self.listener is not None:
            self.listener.answered(seat, AWAY)
        self.away |= 1 << seat
        if self.questions and self.questions[0].way == GROUP:
            self.settle()

    def here(self) -> list[int]:
        """The seats of the open group that count."""
        asked: list[int] = [question.seat for question in self.questions]
        present = [seat for seat in asked if not (self.away >> seat) & 1]
        return present if present else asked

    def decider(self) -> i64:
        """The seat that decides for the open group: the one named, or the next after it that is here."""
        here = self.here()
        seat = self.questions[0].decider
        while seat not in here:
            seat = (seat + 1) % self.seats
        return seat

    def settled(self) -> i64:
        """What the open group has settled on; `NOBODY` if nothing yet."""
        here = self.here()
        own = self.answers[self.decider()]
        settles = self.questions[0].settles
        if settles == ONE:
            return own
        proposed: list[int] = [self.answers[seat] for seat in here if self.answers[seat] != NOBODY]
        needed = len(here) if settles == ALL else len(here) // 2 + 1
        for option in proposed:
            if proposed.count(option) >= needed:
                return option
        return own if len(proposed) == len(here) else NOBODY

    def settle(self) -> None:
        """See whether the open group has settled; who is waited for, if not."""
        option = self.settled()
        if option == NOBODY:
            self.waiting = 0
            for seat in [int(self.decider())] if self.questions[0].settles == ONE else self.here():
                if self.answers[seat] == NOBODY:
                    self.waiting |= 1 << seat
            return
        for question in self.questions:
            self.answers[question.seat] = option
        self.questions = []
        self.waiting = 0
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
        twin.away = self.away
        free = self.free
        if free is not None:
            twin.free = free.copy()
        twin.over = self.over

    def base_key(self) -> tuple[object, ...]:
        questions = tuple([question.key() for question in self.questions])
        return (
            self.seats, self.chance.key(), tuple(self.agenda), questions,
            self.waiting, tuple(self.answers), self.asked, self.away, None if self.free is None else self.free.key(),
            self.over,
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
