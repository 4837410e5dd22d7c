"""Whose turn it is at this screen, whichever way the table asks."""

from nachtspiel.engine.asking import AT_ONCE, GROUP
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.match import Match
from nachtspiel.engine.table import NOBODY, Table
from nachtspiel.terminal.party import Party


def open_seats(table: Table) -> list[int]:
    """The seats that may say something now. In a group that is also who need not, but has proposed nothing yet."""
    if not is_group(table):
        return waiting_seats(table)
    here = [int(seat) for seat in table.here()]
    return [seat for seat in here if table.answers[seat] == NOBODY]


def is_group(table: Table) -> bool:
    return bool(table.questions) and table.questions[0].way == GROUP


def may_settle(table: Table, seat: int) -> bool:
    """Whether a proposal of this seat could be the last word of its group."""
    question = table.question(seat)
    assert question is not None
    for option in question.options:
        twin = table.copy()
        twin.answers[seat] = option
        if twin.settled() != NOBODY:
            return True
    return False


class Turns:
    """Finds who is next. Where all act at once, one bot acts after each decision of a person, so that people can follow
    and answer it. A group hears what bots propose before people do, but nothing is settled without the people."""

    def __init__(self, match: Match, party: Party) -> None:
        self.match = match
        self.party = party
        self.viewer = NOBODY  # the seat of the person in front of the screen
        self.called = NOBODY  # the person whose decision was taken back, or who wants to be next
        self.waited: set[int] = set()  # people who let others go first

    def answered(self) -> None:
        """Something was decided: everybody may want to think again."""
        self.called = NOBODY
        self.waited.clear()

    def next(self) -> int:
        """The seat that decides now, a person's or a bot's."""
        table = self.match.table
        if self.party.is_person(self.called) and table.question(self.called) is not None:
            return self.called
        asked = open_seats(table)
        persons = [seat for seat in asked if self.party.is_person(seat)]
        bots = self.bots(table, [seat for seat in asked if seat not in persons])
        ready = [seat for seat in persons if seat not in self.waited]
        if bots and (not ready or self.is_bots_turn(table, bots[0])):
            return bots[0]
        if not ready:  # all let the others go first: in turn, then
            self.waited.clear()
            ready = [seat for seat in persons if seat != self.viewer] or persons
        own = [seat for seat in ready if seat in self.party.own(self.viewer)]
        return self.viewer if self.viewer in ready else [*own, *ready][0]

    def bots(self, table: Table, bots: list[int]) -> list[int]:
        """Those with a choice first, and whoever decides for a group last."""
        if is_group(table):
            return sorted(bots, key=lambda seat: (seat == table.decider(), may_settle(table, seat)))
        return sorted(bots, key=lambda seat: not self.has_choice(table, seat))

    def has_choice(self, table: Table, seat: int) -> bool:
        question = table.question(seat)
        return question is not None and len(question.options) > 1

    def is_bots_turn(self, table: Table, seat: int) -> bool:
        """Whether a bot goes before the people who are asked too."""
        if is_group(table):
            return seat != table.decider() and not may_settle(table, seat)
        if table.questions[0].way != AT_ONCE or not self.has_choice(table, seat):
            return False
        marks = self.match.marks
        return bool(marks) and self.party.is_person(self.match.lines[marks[-1].lines].seat)
