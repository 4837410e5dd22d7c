"""Two worlds: two histories of one game that a seat cannot tell apart, and that differ in what it may not know.

They are made without knowing the game. Somebody answers otherwise in secret, or decides otherwise where that does not
show, or chance strikes otherwise where nobody sees it; then both go on with the same decisions. That the seat cannot
tell them apart is said by what it imagines (`Knowing.imagine`), never by what it is shown: what it is shown is to be
tried.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import NamedTuple

from nachtspiel.engine.asking import TOGETHER
from nachtspiel.engine.chance import Chance, apart, seeded
from nachtspiel.engine.game import MOST_OPTION, Game, waiting_seats
from nachtspiel.engine.match import Line
from nachtspiel.engine.table import NOBODY, Event, Listener, Table

SEED = 20_241
DECISIONS = 70  # of a random game, after which nothing is looked for any more
STRETCH = 6  # decisions that both worlds may have in common after they have parted
SOME = 4  # options of others, and of nobody, that a seat tries in vain
OTHERS = 3  # outcomes, answers or choices that are tried in the place of what was
MOST = 2  # partings at one point of a game
ANSWER, CHOICE, STROKE, SETTING = "answer", "choice", "stroke", "setting"  # how worlds part


class History(NamedTuple):
    """One world: what has happened, and the decision that happens before everybody's eyes."""

    settings: dict[str, str]
    seed: int | None  # none: each stroke is drawn when it happens
    lines: list[Line]
    step: list[Line]  # a decision, and the strokes of chance that follow from it


class Worlds(NamedTuple):
    """Two histories, and the seat that cannot tell them apart (`NOBODY`: the spectators)."""

    game: Game
    seats: int
    seat: int
    kind: str
    own: list[int]  # the options that the seat has at the end, if it is asked
    foreign: list[int]  # options that others have, in one world or the other, and some that nobody has
    first: History
    second: History

    @property
    def decisions(self) -> int:
        return sum(not line.is_chance() for line in self.first.lines)

    def __str__(self) -> str:
        who = "spectators" if self.seat == NOBODY else f"seat {self.seat + 1}"
        return f"{self.game.name} for {self.seats}: another {self.kind}, at decision {self.decisions}, unknown to {who}"


class Scribe(Listener):
    """Writes down what happens, and leads chance along what is laid down as far as that can come up."""

    def __init__(self, laid: list[Line]) -> None:
        self.laid = [line for line in laid if line.is_chance()]
        self.lines: list[Line] = []
        self.choices: list[list[int]] = []  # of every stroke of chance

    def chanced(self, purpose: str, drawn: int, choices: list[int]) -> int:
        place = len(self.choices)
        wanted = self.laid[place] if place < len(self.laid) else None
        fits = wanted is not None and wanted.purpose == purpose and wanted.value in choices
        outcome = wanted.value if wanted is not None and fits else drawn
        self.choices.append(list(choices))
        self.lines.append(Line(NOBODY, purpose, outcome))
        return outcome

    def answered(self, seat: int, option: int) -> None:
        self.lines.append(Line(seat, "", option))

    def told(self, event: Event) -> None:
        """What is told follows from the lines."""


class Step(NamedTuple):
    """What one decision, or the set-up, has led to."""

    table: Table
    lines: list[Line]
    choices: list[list[int]]


def laid_out(game: Game, seats: int, settings: dict[str, str], seed: int, laid: list[Line]) -> Step:
    table, scribe = game.lay_out(seats, game.settle(seats, settings), seed), Scribe(laid)
    table.listener = scribe
    game.start(table)
    table.listener = None
    return Step(table, scribe.lines, scribe.choices)


def decided(table: Table, seat: int, option: int, laid: list[Line]) -> Step:
    twin, scribe = table.copy(), Scribe(laid)
    twin.listener = scribe
    twin.answer(seat, option)
    twin.listener = None
    return Step(twin, scribe.lines, scribe.choices)


def lying(table: Table) -> tuple[object, ...]:
    """What lies on a table, whatever chance will say."""
    twin = table.copy()
    twin.chance = seeded(0)
    return twin.key()


def cannot_tell(game: Game, seat: int, first: Table, second: Table) -> bool:
    """Whether a seat believes the same of both tables, though different things lie there."""
    knowing = game.knowing
    if first.over or second.over or lying(first) == lying(second):
        return False
    return knowing.imagine(first, seat, SEED).key() == knowing.imagine(second, seat, SEED).key()


def pick(chance: Chance, items: list[int]) -> int:
    return items[int(chance.below(len(items)))]


class Parting:
    """Two worlds that have just parted, and go on together."""

    def __init__(self, game: Game, seat: int, kind: str, past: list[Line], first: Step, second: Step) -> None:
        self.game, self.seat, self.kind = game, seat, kind
        self.pasts = [past.copy(), past.copy()]
        self.steps = [first, second]
        self.coming: list[Step] = []

    def can_go_on(self, chance: Chance) -> bool:
        """Find one more decision that is possible in both, after which the seat cannot tell them apart either."""
        first, second = self.steps[0].table, self.steps[1].table
        both = [seat for seat in waiting_seats(first) if seat in waiting_seats(second)]
        if not both or (self.kind == ANSWER and len(both) == 1):  # the last answer turns all of them over
            return False
        seat = pick(chance, both)
        options = [option for option in offered(first, seat) if option in offered(second, seat)]
        if not options:
            return False
        one = decided(first, seat, pick(chance, options), [])
        self.coming = [one, decided(second, seat, one.lines[0].value, one.lines)]
        return cannot_tell(self.game, self.seat, self.coming[0].table, self.coming[1].table)

    def go_on(self) -> None:
        for past, step in zip(self.pasts, self.steps, strict=True):
            past += step.lines
        self.steps = self.coming

    def has_begun(self) -> bool:
        """Whether somebody has decided something, before everybody's eyes."""
        return not self.steps[0].lines[0].is_chance()

    def worlds(self, settings: list[dict[str, str]], seed: int) -> Worlds:
        histories = [
            History(chosen, seed + place if seed % 3 else None, past.copy(), step.lines)  # nobody knows the seed either
            for place, (chosen, past, step) in enumerate(zip(settings, self.pasts, self.steps, strict=True))
        ]
        tables = [step.table for step in self.steps]
        own = offered(tables[0], self.seat)
        others = [option for table in tables for one in table.questions for option in one.options]
        known = list(self.game.naming.options.numbers.values())
        some = [known[len(known) * place // SOME] for place in range(SOME)] + [MOST_OPTION]
        foreign = [option for option in dict.fromkeys(others[-SOME:] + some) if option not in own]
        return Worlds(self.game, int(tables[0].seats), self.seat, self.kind, own, foreign, *histories)


def offered(table: Table, seat: int) -> list[int]:
    question = None if seat == NOBODY else table.question(seat)
    return [] if question is None else question.options


# ---------------------------------------------------------------- where worlds part


def other_strokes(game: Game, seat: int, step: Step, happen: Callable[[list[Line]], Step]) -> Iterator[Step]:
    """The same step with one stroke of chance that came up otherwise, where the seat does not see it."""
    strokes = [line for line in step.lines if line.is_chance()]
    for place, (stroke, choices) in enumerate(zip(strokes, step.choices, strict=True)):
        for other in [choice for choice in dict.fromkeys(choices) if choice != stroke.value][-OTHERS:]:
            found = happen([*strokes[:place], Line(NOBODY, stroke.purpose, other), *strokes[place + 1 :]])
            if cannot_tell(game, seat, step.table, found.table):
                yield found


def other_answers(game: Game, seat: int, table: Table, chance: Chance) -> Iterator[tuple[Step, Step]]:
    """Somebody answers in secret, this way or that; not as the last, who would turn all over."""
    waiting = waiting_seats(table)
    liars = [other for other in waiting if other != seat]
    if len(waiting) < 2 or not liars or any(question.way != TOGETHER for question in table.questions):
        return
    liar = pick(chance, liars)
    options = offered(table, liar)
    option = pick(chance, options)
    for other in [one for one in options if one != option][:OTHERS]:
        steps = decided(table, liar, option, []), decided(table, liar, other, [])
        if cannot_tell(game, seat, steps[0].table, steps[1].table):
            yield steps


def other_choices(game: Game, seat: int, table: Table, likes: tuple[str, ...]) -> Iterator[tuple[Step, Step]]:
    """Somebody decides openly this way or that, but which does not show: a card is laid face down, or taken from a
    pile. Tried with what players like, or else with the first and the last option of every kind."""
    for who in waiting_seats(table) if len(table.questions) == 1 else []:
        kinds: dict[str, list[int]] = {}
        for option in offered(table, who) if who != seat else []:
            if not likes or is_liked(game, option, likes):
                kinds.setdefault(game.naming.options.read(option).kind, []).append(option)
        for options in kinds.values():
            steps = decided(table, who, options[0], []), decided(table, who, options[-1], [])
            if cannot_tell(game, seat, steps[0].table, steps[1].table):
                yield steps


def is_liked(game: Game, option: int, likes: tuple[str, ...]) -> bool:
    """Whether an option is liked, by its name or as one of its kind."""
    meant = game.naming.options.read(option)
    return meant.name in likes or meant.kind in likes


def worlds(
    game: Game, seats: int, seat: int, seed: int, settings: dict[str, str], likes: tuple[str, ...] = ()
) -> Iterator[Worlds]:  # fmt: skip
    """All that a random game has of this kind, as it goes on. What players like they do more often: much of what is
    done in secret is rare otherwise."""
    chance = apart(seed)
    step = laid_out(game, seats, settings, seed, [])
    happen: Callable[[list[Line]], Step] = partial(laid_out, game, seats, settings, seed)
    past: list[Line] = []
    for _ in range(DECISIONS):
        for other in islice(other_strokes(game, seat, step, happen), MOST):
            yield from gone_on(Parting(game, seat, STROKE, past, step, other), chance, [settings, settings], seed)
        past = past + step.lines
        table = step.table
        if table.over:
            return
        for one, other in islice(other_answers(game, seat, table, chance), MOST):
            yield from gone_on(Parting(game, seat, ANSWER, past, one, other), chance, [settings, settings], seed)
        for one, other in islice(other_choices(game, seat, table, likes), MOST):
            yield from gone_on(Parting(game, seat, CHOICE, past, one, other), chance, [settings, settings], seed)
        who = pick(chance, waiting_seats(table))
        options = offered(table, who)
        liked = [option for option in options if is_liked(game, option, likes)] if chance.below(2) else []
        happen = partial(decided, table, who, pick(chance, liked or options))
        step = happen([])


def other_settings(game: Game, seat: int, seed: int, pair: list[dict[str, str]]) -> Iterator[Worlds]:
    """Games of people who agreed on something that this seat may not know."""
    one, other = [laid_out(game, game.fewest, chosen, seed, []) for chosen in pair]
    if cannot_tell(game, seat, one.table, other.table):
        yield from gone_on(Parting(game, seat, SETTING, [], one, other), apart(seed), pair, seed)


def gone_on(parting: Parting, chance: Chance, settings: list[dict[str, str]], seed: int) -> Iterator[Worlds]:
    """The worlds as they have parted, or some decisions later; what is rare is looked at after every decision. Nobody
    sees a set-up happen."""
    wanted = STRETCH if parting.kind == CHOICE else int(chance.below(STRETCH))
    for later in range(wanted + 1):
        is_last = later == wanted or not parting.can_go_on(chance)
        if parting.has_begun() and (is_last or parting.kind == CHOICE):
            yield parting.worlds(settings, seed)
        if is_last:
            return
        parting.go_on()
