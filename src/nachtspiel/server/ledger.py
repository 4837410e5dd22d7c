"""A match as the sum of its stored lines: the game, who sits where, what was taken back, who asks for what.

Every server that reads the same lines has the same ledger. Nothing here waits, stores or tells.
"""

import contextlib
from bisect import bisect_left
from collections import Counter

from nachtspiel.bots.manners import unheard
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game, waiting_seats
from nachtspiel.engine.lesson import LEARNER, Lesson
from nachtspiel.engine.match import Line, Match
from nachtspiel.engine.record import heading
from nachtspiel.engine.table import ANEW, EVERYONE, NOBODY, Event
from nachtspiel.games.registry import game as game_of
from nachtspiel.server.lessons import lessons
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.still import AGREE, ANNOUNCE, CLAIM, GONE, NAME, SIGNAL, SIT, STILL, UNDO, Still, replaced
from nachtspiel.server.tables import PERSON, Founding, Row

# Kinds of lines that move the game; the others are in `still.py`. All but `chance` are entries, and counted by `n`.
FOUND = "found"
CHANCE = "chance"
DECIDE = "decide"
REWIND = "rewind"

Question = tuple[int, int, int]  # age, number, seat
END = 1 << 62  # beyond every event


class Proposal:
    """Somebody asks to go back to the point where so many decisions had been made."""

    __slots__ = ("agreed", "by", "decisions")

    def __init__(self, by: int, decisions: int) -> None:
        self.by = by
        self.decisions = decisions
        self.agreed = {by}


class Misfit:
    """What no longer fits into a match, and how far it came: the lines of another program go on where the rules and
    the content of this one do not."""

    __slots__ = ("decisions", "line", "why")

    def __init__(self, decisions: int, line: int, why: str) -> None:
        self.decisions = decisions
        self.line = line
        self.why = why

    def __str__(self) -> str:
        return (
            "this game was played by other rules or with other content than this program has, and cannot go on here: "
            f"it fits up to decision {self.decisions}, but line {self.line} does not ({self.why})"
        )


class Ledger:
    """The state of a match after its lines so far, or after as many of them as fit."""

    def __init__(self, founding: Founding, rows: list[Row]) -> None:
        self.founding = founding
        self.game: Game = game_of(founding.game)
        self.seq = 0  # lines so far
        self.age = 0  # how often something was taken back
        self.sits = list(founding.kinds)
        self.has_bots = any(who != PERSON for who in self.sits)
        self.decided: dict[tuple[int, int], tuple[int, int]] = {}  # (age, number of the decision): seat, option
        self.proposal: Proposal | None = None
        self.changes = 0  # of names, and of who sits where
        self.points: list[int] = []  # how many events there were after each entry
        self.hidden: list[int] = []  # the places of the events that not everybody may know
        self.looked = 0
        self.still: list[Still] = []  # lines since the game last moved, the replaced ones left out
        self.low = END  # the place of the first of them that was replaced
        self.stills: Counter[int] = Counter()  # how many lines each seat has that did not move the game
        self.asked: dict[Question, int] = {}  # in a match with a timer: since when people are asked what they are
        self.misfit: Misfit | None = None
        setup = first_group(rows)
        self.lesson: Lesson | None = lessons(founding.game).get(setup[0].text)  # a guided game names it there
        try:
            self.match = laid_out(founding, lines_of(self.game, setup[1:]))
            self.followed()
        except Mistake as mistake:
            raise Mistake(str(Misfit(0, 0, str(mistake)))) from None
        self.entered(setup)
        self.take(rows[len(setup) :])

    @property
    def n(self) -> int:
        """How many entries there are: the number of the last message about this match."""
        return len(self.points)

    @property
    def decisions(self) -> int:
        return len(self.match.marks)

    @property
    def names(self) -> list[str]:
        return self.match.names

    @property
    def over(self) -> bool:
        return bool(self.match.table.over)

    def settings_for(self, seat: int) -> dict[str, str]:
        """What a seat may know of the settings; all is open when the game is over."""
        settings = self.match.settings
        return settings if self.over else self.game.knowing.settings(settings, seat)

    # ------------------------------------------------------------ taking lines

    def take(self, rows: list[Row]) -> None:
        """Lines that are in the store, as far as they fit."""
        place = 0
        while place < len(rows) and self.misfit is None:
            group = first_group(rows, place)
            decisions = self.decisions
            try:
                self.enter(group)
            except Mistake as mistake:
                self.match.release()
                self.match.rewind(min(decisions, self.decisions))
                self.misfit = Misfit(self.decisions, self.seq, str(mistake))
            place += len(group)

    def enter(self, group: list[Row]) -> None:
        """One entry, with the strokes of chance that followed from it."""
        row = group[0]
        for line in replaced(self.still, row):
            self.drop(line)
        place = len(self.match.events)
        if row.kind == DECIDE:
            question = self.match.table.question(row.seat)
            option = self.game.naming.decision(row.text)
            self.match.lead(lines_of(self.game, group[1:]))
            self.match.repeat(row.seat, option)
            self.followed()
            if question is not None and option != ANEW:
                self.decided[(self.age, int(question.number))] = (row.seat, option)
            self.proposal = None
        elif row.kind == REWIND:
            self.match.rewind(row.value)
            self.age += 1
            self.proposal = None
        elif row.kind in (ANNOUNCE, SIGNAL):
            with contextlib.suppress(Mistake):  # what was only said stops no game that other rules have changed
                self.heard_again(row)
        elif row.kind == SIT:
            self.sits[row.seat] = row.text
            self.has_bots = any(who != PERSON for who in self.sits)
            self.changes += 1
        elif row.kind == NAME:
            self.match.names[row.seat] = row.text
            self.changes += 1
        elif row.kind == CLAIM:
            pass  # the key itself is no part of the log
        elif row.kind == UNDO:
            self.proposal = Proposal(row.seat, row.value)
        elif row.kind == AGREE:
            if self.proposal is not None and row.value:
                self.proposal.agreed.add(row.seat)
            else:
                self.proposal = None
        elif row.kind == GONE:
            self.low = min(self.low, place)
        else:
            raise Mistake(f"the store has a line of the kind '{row.kind}', which this version does not know")
        if row.kind in STILL:
            self.stills[row.seat] += 1
        if row.kind in STILL and row.kind != GONE:
            self.still.append(Still(row, self.seq, self.n, place, len(self.match.events) > place))
        self.entered(group)

    def heard_again(self, row: Row) -> None:
        if row.kind == ANNOUNCE:
            self.match.announce(row.seat, self.game.naming.decision(row.text))
        else:
            self.match.signal(row.seat, row.text)

    def drop(self, line: Still) -> None:
        """Another line replaces this one: what it told is taken back."""
        self.still.remove(line)
        if line.told:
            del self.match.events[line.place]
            for other in self.still:
                other.place -= other.place > line.place
        self.low = min(self.low, line.place)
        for entry in range(line.entry, self.n):
            self.points[entry] = min(self.points[entry], self.low)
        self.forget_hidden(line.place)

    def forget_hidden(self, place: int) -> None:
        while self.hidden and self.hidden[-1] >= place:
            self.hidden.pop()
        self.looked = min(self.looked, place)

    def entered(self, group: list[Row]) -> None:
        self.seq += len(group)
        if group[0].kind not in STILL:
            self.still, self.low = [], END
        events = self.match.events
        self.points.append(min(len(events), self.low))
        self.forget_hidden(len(events))
        for place in range(self.looked, len(events)):
            if events[place].to != EVERYONE:
                self.hidden.append(place)
        self.looked = len(events)
        if self.founding.timer is not None:
            at = group[0].at or self.founding.at
            self.asked = {question: self.asked.get(question, at) for question in self.open_questions()}

    def open_questions(self) -> list[Question]:
        """What people at this table are asked now."""
        if self.misfit is not None:
            return []
        table, people = self.match.table, self.people()
        found = []
        for seat in sorted({*waiting_seats(table), *unheard(table, people)}):
            question = table.question(seat)
            if question is not None and seat in people:
                found.append((self.age, int(question.number), seat))
        return found

    def due_by(self, at: int) -> int | None:
        """When a match with a timer must be looked at again, if something is stored at this time. A table at which
        only bots are asked too: they may have been interrupted."""
        if self.founding.timer is None or self.over or self.misfit is not None:
            return None
        asked = [self.asked.get(question, at) for question in self.open_questions()]
        return min(asked, default=at) + self.founding.timer * 1000

    def followed(self) -> None:
        """All that was laid down has happened; from here on chance is free."""
        match = self.match
        if match.followed != len(match.script):
            raise Mistake(f"the store has strokes of chance that do not happen: {match.script[match.followed].purpose}")
        match.release()

    # ------------------------------------------------------------ trying a decision

    def play(self, seat: int, option: int) -> list[Row]:
        """Decide, before it is stored: the lines to be stored. Then `keep` or `unplay`."""
        match = self.match
        before = len(match.lines)
        if self.due(seat) not in (None, option):
            raise Problem(409, "lesson", "the lesson asks for another choice here; leave it to play freely")
        match.script = [] if self.lesson is None else self.lesson.coming(match.lines)
        match.answer(seat, option)
        match.release()
        return rows_of(self.game, match.lines[before:])

    def unplay(self) -> None:
        """The decision could not be stored: nothing has happened."""
        self.match.undo()

    def keep(self, number: int, rows: list[Row]) -> None:
        """The decision is stored."""
        made = self.match.lines[self.match.marks[-1].lines]
        self.decided[(self.age, number)] = (made.seat, made.value)
        self.proposal = None
        self.entered(rows)

    # ------------------------------------------------------------ asking

    def due(self, seat: int) -> int | None:
        """What a guided game wants this seat to decide now; nothing in any other game."""
        return None if self.lesson is None else self.lesson.due(self.match.lines, seat)

    def learning(self, seat: int) -> Lesson | None:
        """The lesson, for the seat that learns, until it plays on alone."""
        lesson = self.lesson
        return None if lesson is None or seat != LEARNER or lesson.is_over(self.match.lines) else lesson

    def stopped(self) -> Problem | None:
        """Why this match cannot go on here; nothing if it can."""
        misfit = self.misfit
        if misfit is None:
            return None
        names = {"decisions": str(misfit.decisions), "line": str(misfit.line), "why": misfit.why}
        return Problem(409, "other-rules", str(misfit), names=names)

    def people(self) -> list[int]:
        """The seats where people sit now."""
        return [seat for seat, who in enumerate(self.sits) if who == PERSON]

    def own(self, seat: int) -> list[int]:
        """The seats of the person of this seat."""
        owners, kinds = self.founding.owners, self.founding.kinds
        if seat < 0 or kinds[seat] != PERSON:
            return []
        return [other for other, owner in enumerate(owners) if owner == owners[seat] and kinds[other] == PERSON]

    def persons(self, seats: list[int]) -> set[int]:
        """The people of these seats, each by the first seat that is theirs."""
        return {self.founding.owners[seat] for seat in seats}

    def is_alone(self) -> bool:
        """Whether this is one person's own table."""
        return len(self.persons(self.founding.seats_for_people())) == 1

    def has_hints(self) -> bool:
        """Whether those who play may ask for hints: alone, and where all stand together, if nobody forbade it; against
        other people, if it was allowed. In a game whose chances cannot be trusted, and in a lesson, nobody may."""
        if self.lesson is not None or self.misfit is not None or not self.game.thinking.can_judge():
            return False
        together = len(set(self.game.sides(len(self.sits)))) == 1
        return (self.is_alone() or together) if self.founding.hints is None else self.founding.hints

    def heard(self, seat: int, places: int) -> int:
        """How many of the first so many events this seat may know."""
        if not self.hidden:
            return places
        events = self.match.events
        few = bisect_left(self.hidden, places)
        return places - sum(1 for place in self.hidden[:few] if not events[place].may_know(seat))

    def place_of(self, seen: int) -> int:
        """How many events still stand of those that a client with all messages up to `seen` has."""
        return min(self.points[seen - 1 :]) if 0 < seen <= self.n else 0

    def is_public(self, place: int) -> bool:
        """Whether everybody may know every event from this place on."""
        return not self.hidden or self.hidden[-1] < place

    def since(self, seat: int, seen: int) -> tuple[int, list[Event]]:
        """For a client that has all messages up to `seen`: how many of its events still stand, and what follows."""
        place = self.place_of(seen)
        events = [event for event in self.match.events[place:] if event.may_know(seat)]
        return self.heard(seat, place), events


def unplayed(founding: Founding, rows: list[Row]) -> str:
    """The record of a match that this program cannot even lay out: its lines as they are stored, by name."""
    names = list(founding.names)
    groups: list[list[str]] = []  # the set-up, then every decision, each with the strokes of chance that followed
    for row in rows:
        if row.kind == FOUND:
            groups.append([])
        elif row.kind == CHANCE:
            groups[-1].append(f"* {row.text}")
        elif row.kind == DECIDE:
            groups.append([f"{row.seat + 1}: {row.text}"])
        elif row.kind == REWIND:
            del groups[row.value + 1 :]
        elif row.kind == NAME:
            names[row.seat] = row.text
    chosen = {name: value for name, value in founding.settings.items() if name not in founding.usual}
    head = heading(founding.game, founding.rules, founding.content, names, None, False, chosen, founding.carried)
    return "\n".join([*head, *[line for group in groups for line in group]]) + "\n"


def first_group(rows: list[Row], place: int = 0) -> list[Row]:
    """The first entry from a place on, and its strokes of chance."""
    end = place + 1
    while end < len(rows) and rows[end].kind == CHANCE:
        end += 1
    return rows[place:end]


def lines_of(game: Game, rows: list[Row]) -> list[Line]:
    """Stored strokes of chance as the game's own lines."""
    found = []
    for row in rows:
        purpose, _, outcome = row.text.partition(" ")
        found.append(Line(NOBODY, purpose, game.naming.outcome(purpose, outcome)))
    return found


def rows_of(game: Game, lines: list[Line]) -> list[Row]:
    """Lines of a game as they are stored."""
    naming = game.naming
    return [
        Row(CHANCE, NOBODY, 0, f"{line.purpose} {naming.outcome_name(line.purpose, line.value)}")
        if line.is_chance()
        else Row(DECIDE, line.seat, 0, naming.decision_name(line.value))
        for line in lines
    ]


def first_rows(founding: Founding, past: list[Line] | None = None, lesson: Lesson | None = None) -> list[Row]:
    """The first lines of a new match: what chance gave at set-up, or the whole past of the one it goes on from."""
    game = game_of(founding.game)
    if past is not None:
        return [Row(FOUND), *rows_of(game, past)]
    match = laid_out(founding, None if lesson is None else lesson.coming([]))
    return [Row(FOUND, text="" if lesson is None else lesson.name), *rows_of(game, match.lines)]


def laid_out(founding: Founding, script: list[Line] | None) -> Match:
    """The match at its beginning, by the lines of it if there are any. What was chosen must still be there; what was
    as usual need not."""
    game = game_of(founding.game)
    known = {setting.name for setting in game.settings}
    settings = {name: value for name, value in founding.settings.items() if name in known or name not in founding.usual}
    names = list(founding.names)
    return Match(game, len(names), settings, founding.seed, names, script, carried=founding.carried)
