"""A game being played: the table, its log, and the way back.

The log is the game: every decision and every stroke of chance, in order. From it come saving, replaying, undoing and
going on from any point. A match without a seed draws each stroke from the machine's own randomness when it happens:
nothing that anybody has or keeps says what will come.
"""

import secrets
from collections.abc import Iterator
from typing import Final

from nachtspiel.engine.errors import Mistake, RecordMistake
from nachtspiel.engine.game import Game, check, check_seated, machine_sized
from nachtspiel.engine.knowing import SILENT
from nachtspiel.engine.table import ANEW, NOBODY, Event, Listener, Table

EVERY: Final = 16  # a table is kept before every so many decisions, those between are played again


class Line:
    """One line of the log: a decision of a seat, or (`seat` is `NOBODY`) a stroke of chance with its purpose."""

    __slots__ = ("seat", "purpose", "value", "place")

    def __init__(self, seat: int, purpose: str, value: int, place: int = 0) -> None:
        self.seat = seat
        self.purpose = purpose
        self.value = value
        self.place = place  # the line of the record it was read from

    def is_chance(self) -> bool:
        return self.seat == NOBODY


class Mark:
    """A point to return to: the table before a decision, and how much had been logged and told by then. Where not
    every table is kept, `table` is the last one kept, and the decision is `ahead` decisions after it."""

    __slots__ = ("table", "ahead", "lines", "events")

    def __init__(self, table: Table, ahead: int, lines: int, events: int) -> None:
        self.table = table
        self.ahead = ahead
        self.lines = lines
        self.events = events


class Follower(Listener):
    """Leads chance along lines that were logged before."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.place = 0

    def chanced(self, purpose: str, drawn: int, choices: list[int]) -> int:
        line = self.lines[self.place]
        self.place += 1
        return line.value


MOST_SEED = 2**96 - 1


def check_names(names: list[str], seats: int) -> None:
    """A record keeps the names in one line, separated by commas."""
    if len(names) != seats:
        raise Mistake(f"there are {len(names)} names for {seats} seats")
    for name in names:
        if not name.strip() or name != name.strip() or not name.isprintable() or any(sign in name for sign in ",;#"):
            raise Mistake(f"{name!r} cannot be a name: it needs a letter, and no comma, ';', '#' or line break")


def check_carried(game: Game, carried: str) -> str:
    """A record keeps what is carried in one line, with ' / ' between the lines of it."""
    if carried and not game.carries:
        raise Mistake(f"nothing is carried from one game of {game.name} to the next")
    for line in carried.splitlines():
        if not line.isprintable() or line != line.strip() or any(sign in line for sign in (";", "#", " / ")):
            raise Mistake(f"{line!r} cannot be carried: it must be one line without ';', '#' and ' / '")
    return carried


class Past(Listener):
    """A game as far as it has been played: its lines, what was told, and the table as it was at every point."""

    def __init__(self, game: Game, lines: list[Line], events: list[Event], marks: list[Mark], table: Table) -> None:
        self.game = game
        self.lines = lines
        self.events = events
        self.marks = marks  # one for each decision
        self.table = table  # as it stands after all of them

    def at(self, decisions: int) -> Table:
        """The table as it was when so many decisions had been made: one's own copy, and nobody listens to it."""
        if decisions == len(self.marks):
            return self.table.copy()
        mark = self.marks[decisions]
        table = mark.table.copy()
        for number in range(decisions - mark.ahead, decisions):
            self.again(table, number)
        return table

    def again(self, table: Table, number: int) -> None:
        """Make a decision once more, on a table that stands before it."""
        end = self.marks[number + 1].lines if number + 1 < len(self.marks) else len(self.lines)
        line = self.lines[self.marks[number].lines]
        table.listener = Follower(self.lines[self.marks[number].lines + 1 : end])
        if line.value == ANEW:
            self.game.knowing.forget(table, line.seat)
        else:
            table.answer(line.seat, line.value)
        table.listener = None

    def last_of(self, seat: int) -> int | None:
        """The number of the last decision that this seat has made, since the cards were last dealt anew."""
        for number in range(len(self.marks) - 1, -1, -1):
            line = self.lines[self.marks[number].lines]
            if line.value == ANEW:
                return None
            if line.seat == seat:
                return number
        return None

    def dealt_anew(self, since: int = 0) -> int | None:
        """The seat for which the cards are dealt anew, from this point on; nobody, if they never are. Then it goes on
        from a game that was still being played, and its earlier lines tell more of that than the seat may know."""
        for mark in self.marks[since:]:
            line = self.lines[mark.lines]
            if line.value == ANEW:
                return line.seat
        return None

    def points(self, since: int = 0) -> Iterator[Table]:
        """The tables before each decision, and the present one. To look at, one after the other: the next may be the
        same table, played on."""
        for number in range(since, len(self.marks)):
            if number == since or self.marks[number].ahead == 0:
                table = self.at(number)
            else:
                self.again(table, number - 1)
            yield table
        yield self.table


class Match(Past):
    """One game from its first line to its last."""

    def __init__(
        self, game: Game, seats: int, settings: dict[str, str], seed: int | None, names: list[str] | None = None,
        script: list[Line] | None = None, every: int = EVERY, carried: str = "",
    ) -> None:  # fmt: skip
        self.settings = game.settle(seats, settings)
        self.carried = check_carried(game, carried)  # what an earlier run of the same campaign has left
        if seed is not None and not 0 <= seed <= MOST_SEED:
            raise Mistake(f"a seed is a number from 0 to {MOST_SEED}, not {seed}")
        self.seed = seed  # none: every stroke is drawn when it happens
        self.names = names if names is not None else [f"Seat {seat + 1}" for seat in range(seats)]
        check_names(self.names, seats)
        self.every = every
        self.script = script or []  # lines to be followed
        self.followed = 0
        self.is_live = script is None  # whether things happen for the first time, not once more
        self.taken_back: list[Line] = []  # strokes of chance that were taken back; they come again
        self.stray: Line | None = None  # the first stroke of chance that the seed would not have given
        super().__init__(game, [], [], [], game.lay_out(seats, self.settings, seed or 0, carried))
        self.table.listener = self
        game.start(self.table)

    # ------------------------------------------------------------ listening

    def chanced(self, purpose: str, drawn: int, choices: list[int]) -> int:
        if self.seed is None:
            drawn = self.drawn_now(purpose, drawn, choices)
        outcome = drawn
        if self.followed < len(self.script) and self.script[self.followed].is_chance():
            line = self.script[self.followed]
            if line.purpose != purpose:
                raise RecordMistake(line.place, f"'{purpose}' is drawn here, not '{line.purpose}'")
            if line.value not in choices:
                name = self.game.naming.outcome_name(purpose, line.value)
                raise RecordMistake(line.place, f"'{name}' cannot come up here for '{purpose}'")
            self.followed += 1
            name = self.game.naming.outcome_name(purpose, line.value)
            outcome = line.value
            if self.seed is not None and self.stray is None and name != self.game.naming.outcome_name(purpose, drawn):
                self.stray = line
        outcome = self.plain(purpose, outcome, choices)
        self.lines.append(Line(NOBODY, purpose, outcome))
        return outcome

    def drawn_now(self, purpose: str, drawn: int, choices: list[int]) -> int:
        """What comes up without a seed. Taking back rolls no die again: what came up then comes up now, if it can. What
        a log does not tell of itself comes from the table's own generator, the same for all who read it."""
        if self.taken_back:
            line = self.taken_back.pop(0)
            if line.purpose == purpose and line.value in choices:
                return line.value
            self.taken_back = []
        return secrets.choice(choices) if self.is_live else drawn

    def plain(self, purpose: str, outcome: int, choices: list[int]) -> int:
        """Of two faces that look the same the first: which of them it was is no part of the log, and would only tell of
        where chance comes from."""
        naming = self.game.naming
        first = naming.outcome(purpose, naming.outcome_name(purpose, outcome))
        return first if first in choices else outcome

    def answered(self, seat: int, option: int) -> None:
        self.lines.append(Line(seat, "", option))

    def told(self, event: Event) -> None:
        self.events.append(event)

    # ------------------------------------------------------------ playing

    def answer(self, seat: int, option: int) -> None:
        """A seat decides; refused with the reason and the rule if it may not."""
        question = check(self.game, self.table, seat, option)
        self.mark()
        if question is None:
            self.table.answer(seat, option)
        else:
            self.table.take(question, option)

    def mark(self) -> None:
        """Remember the point before a decision."""
        number = len(self.marks)
        if number % self.every == 0:
            self.marks.append(Mark(self.table.copy(), 0, len(self.lines), len(self.events)))
        else:
            last = self.marks[number - 1]
            self.marks.append(Mark(last.table, last.ahead + 1, len(self.lines), len(self.events)))

    def deal_anew(self, seat: int) -> None:
        """All that this seat does not know is dealt anew, and a line of the log."""
        self.mark()
        self.answered(seat, ANEW)
        self.game.knowing.forget(self.table, seat)

    def repeat(self, seat: int, option: int) -> None:
        """Something that was logged before."""
        if option == ANEW:
            self.deal_anew(seat)
        else:
            self.answer(seat, option)

    def announce(self, seat: int, option: int) -> None:
        """A seat says openly what it means to choose. That binds nobody, and is no part of the log."""
        self.told(self.announcement(seat, option))

    def announcement(self, seat: int, option: int) -> Event:
        """What everybody would hear; refused with the reason if this seat cannot announce that."""
        check_seated(self.table, seat)
        return self.game.naming.announcement(self.table, seat, machine_sized(option))

    def signal(self, seat: int, name: str) -> None:
        """A seat gives one of the game's signals. No part of the log either."""
        if self.game.knowing.talk(self.table, seat) == SILENT:
            raise Mistake("nothing can be heard at this moment")
        self.told(self.game.naming.signal(seat, name))

    def heard(self, seat: int, since: int = 0) -> list[Event]:
        """The events this seat may know of."""
        return [event for event in self.events[since:] if event.may_know(seat)]

    # ------------------------------------------------------------ going back

    def past(self) -> Past:
        """What has been played so far, to be looked at while the game goes on."""
        return Past(self.game, self.lines.copy(), self.events.copy(), self.marks.copy(), self.table.copy())

    def rewind(self, decisions: int) -> None:
        """Go back to the point where so many decisions had been made."""
        if not 0 <= decisions <= len(self.marks):
            raise Mistake(f"this game has {len(self.marks)} decisions, so there is no point {decisions}")
        if decisions < len(self.marks):
            mark = self.marks[decisions]
            if self.seed is None:
                self.taken_back = [line for line in self.lines[mark.lines :] if line.is_chance()] + self.taken_back
            self.table = self.at(decisions)
            self.table.listener = self
            del self.lines[mark.lines :]
            del self.events[mark.events :]
            del self.marks[decisions:]

    def undo(self, decisions: int = 1) -> None:
        """Take the last decisions back."""
        if decisions > len(self.marks):
            raise Mistake(f"only {len(self.marks)} decisions can be taken back, not {decisions}")
        self.rewind(len(self.marks) - decisions)

    # ------------------------------------------------------------ going on elsewhere

    def lead(self, lines: list[Line]) -> None:
        """What is to happen next has happened before: these are the lines of it."""
        self.script = lines
        self.followed = 0
        self.is_live = False

    def release(self) -> None:
        """From here on everything happens for the first time."""
        self.script = []
        self.followed = 0
        self.is_live = True

    def fork(self, decisions: int, seed: int | None) -> "Match":
        """Another game that goes on from here: the same past, a new future."""
        if not 0 <= decisions <= len(self.marks):
            raise Mistake(f"this game has {len(self.marks)} decisions, so there is no point {decisions}")
        end = self.marks[decisions].lines if decisions < len(self.marks) else len(self.lines)
        lines = self.lines[:end]
        return replay(self.game, int(self.table.seats), self.settings, seed, self.names, lines, self.carried)


def replay(
    game: Game, seats: int, settings: dict[str, str], seed: int | None, names: list[str] | None, lines: list[Line],
    carried: str = "",
) -> Match:  # fmt: skip
    """Play a log again. Every line must fit: the decisions be legal, the chances possible."""
    match = Match(game, seats, settings, seed, names, lines, carried=carried)
    follow(match)
    return match


def follow(match: Match) -> None:
    """Play on along the lines that are laid down, to their end."""
    lines = match.script
    while match.followed < len(lines):
        line = lines[match.followed]
        if line.is_chance():
            raise RecordMistake(line.place, f"nothing is drawn for '{line.purpose}' here")
        match.followed += 1
        try:
            match.repeat(line.seat, line.value)
        except RecordMistake:
            raise
        except Mistake as mistake:
            raise RecordMistake(line.place, str(mistake)) from None
    match.release()
