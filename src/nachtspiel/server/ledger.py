"""A match as the sum of its stored lines: the game, who sits where, what was taken back, who asks for what.

Every server that reads the same lines has the same ledger. Nothing here waits, stores or tells.
"""

from bisect import bisect_left

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.lesson import LEARNER, Lesson
from nachtspiel.engine.match import Line, Match
from nachtspiel.engine.table import EVERYONE, Event
from nachtspiel.games.registry import game as game_of
from nachtspiel.server.lessons import lessons
from nachtspiel.server.tables import Founding, Row

PERSON = "person"

# Kinds of lines. All but `chance` are entries, and counted by `n`.
FOUND = "found"
CHANCE = "chance"
DECIDE = "decide"
REWIND = "rewind"
ANNOUNCE = "announce"
SIT = "sit"
NAME = "name"
CLAIM = "claim"
UNDO = "undo"
AGREE = "agree"


class Proposal:
    """Somebody asks to go back to the point where so many decisions had been made."""

    __slots__ = ("agreed", "by", "decisions")

    def __init__(self, by: int, decisions: int) -> None:
        self.by = by
        self.decisions = decisions
        self.agreed = {by}


class Ledger:
    """The state of a match after its lines so far."""

    def __init__(self, founding: Founding, rows: list[Row]) -> None:
        self.founding = founding
        self.game: Game = game_of(founding.game)
        self.seq = 0  # lines so far
        self.age = 0  # how often something was taken back
        self.sits = list(founding.kinds)
        self.has_bots = any(who != PERSON for who in self.sits)
        self.decided: dict[tuple[int, int], tuple[int, int]] = {}  # (age, number of the decision): seat, option
        self.proposal: Proposal | None = None
        self.claims = 0
        self.changes = 0  # of names, and of who sits where
        self.points: list[int] = []  # how many events there were after each entry
        self.hidden: list[int] = []  # the places of the events that not everybody may know
        self.looked = 0
        setup = first_group(rows)
        self.lesson: Lesson | None = lessons(founding.game).get(setup[0].text)  # a guided game names it there
        self.match = Match(
            self.game, len(founding.kinds), founding.settings, founding.seed, list(founding.names),
            lines_of(setup[1:]),
        )  # fmt: skip
        self.followed()
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
        """Lines that are in the store."""
        while rows:
            group = first_group(rows)
            self.enter(group)
            rows = rows[len(group) :]

    def enter(self, group: list[Row]) -> None:
        """One entry, with the strokes of chance that followed from it."""
        row = group[0]
        if row.kind == DECIDE:
            question = self.match.table.question(row.seat)
            self.match.script = lines_of(group[1:])
            self.match.followed = 0
            self.match.answer(row.seat, row.value)
            self.followed()
            if question is not None:
                self.decided[(self.age, int(question.number))] = (row.seat, row.value)
            self.proposal = None
        elif row.kind == REWIND:
            self.match.rewind(row.value)
            self.age += 1
            self.proposal = None
        elif row.kind == ANNOUNCE:
            self.match.announce(row.seat, row.value)
        elif row.kind == SIT:
            self.sits[row.seat] = row.text
            self.has_bots = any(who != PERSON for who in self.sits)
            self.changes += 1
        elif row.kind == NAME:
            self.match.names[row.seat] = row.text
            self.changes += 1
        elif row.kind == CLAIM:
            self.claims += 1
        elif row.kind == UNDO:
            self.proposal = Proposal(row.seat, row.value)
        elif row.kind == AGREE:
            if self.proposal is not None and row.value:
                self.proposal.agreed.add(row.seat)
            else:
                self.proposal = None
        else:
            raise Mistake(f"the store has a line of the kind '{row.kind}', which this version does not know")
        self.entered(group)

    def entered(self, group: list[Row]) -> None:
        self.seq += len(group)
        events = self.match.events
        self.points.append(len(events))
        while self.hidden and self.hidden[-1] >= len(events):
            self.hidden.pop()
        for place in range(min(self.looked, len(events)), len(events)):
            if events[place].to != EVERYONE:
                self.hidden.append(place)
        self.looked = len(events)

    def followed(self) -> None:
        """All that was laid down has happened; from here on chance is free."""
        match = self.match
        if match.followed != len(match.script):
            raise Mistake(f"the store has strokes of chance that do not happen: {match.script[match.followed].purpose}")
        match.script = []
        match.followed = 0

    # ------------------------------------------------------------ trying a decision

    def play(self, seat: int, option: int) -> list[Row]:
        """Decide, before it is stored: the lines to be stored. Then `keep` or `unplay`."""
        match = self.match
        before = len(match.lines)
        match.script = [] if self.lesson is None else self.lesson.coming(match.lines)
        match.followed = 0
        match.answer(seat, option)
        match.script = []
        match.followed = 0
        return rows_of(match.lines[before:])

    def unplay(self) -> None:
        """The decision could not be stored: nothing has happened."""
        self.match.undo()

    def keep(self, number: int, rows: list[Row]) -> None:
        """The decision is stored."""
        self.decided[(self.age, number)] = (rows[0].seat, rows[0].value)
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

    def people(self) -> list[int]:
        """The seats where people sit now."""
        return [seat for seat, who in enumerate(self.sits) if who == PERSON]

    def is_alone(self) -> bool:
        """Whether this is one person's own table."""
        return self.founding.kinds.count(PERSON) == 1

    def has_hints(self) -> bool:
        """Whether those who play may ask for hints: alone, if nobody forbade it; with other people, if it was allowed.
        In a game whose chances cannot be trusted, and in a lesson, nobody may."""
        if self.lesson is not None or not self.game.thinking.can_judge():
            return False
        return self.is_alone() if self.founding.hints is None else self.founding.hints

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


def first_group(rows: list[Row]) -> list[Row]:
    """The first entry and its strokes of chance."""
    end = 1
    while end < len(rows) and rows[end].kind == CHANCE:
        end += 1
    return rows[:end]


def lines_of(rows: list[Row]) -> list[Line]:
    """Stored strokes of chance as the game's own lines."""
    return [Line(-1, row.text, row.value) for row in rows]


def rows_of(lines: list[Line]) -> list[Row]:
    """Lines of a game as they are stored."""
    return [
        Row(CHANCE, -1, line.value, line.purpose) if line.is_chance() else Row(DECIDE, line.seat, line.value)
        for line in lines
    ]


def first_rows(founding: Founding, past: list[Line] | None = None, lesson: Lesson | None = None) -> list[Row]:
    """The first lines of a new match: what chance gave at set-up, or the whole past of the one it goes on from."""
    if past is not None:
        return [Row(FOUND), *rows_of(past)]
    match = Match(
        game_of(founding.game), len(founding.kinds), founding.settings, founding.seed, list(founding.names),
        [] if lesson is None else lesson.coming([]),
    )  # fmt: skip
    return [Row(FOUND, text="" if lesson is None else lesson.name), *rows_of(match.lines)]
