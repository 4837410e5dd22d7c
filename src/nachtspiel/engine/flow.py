"""Play that flows: passing by itself where a player wants nothing, and stopping where he does.

Some questions are routine: one of their options means to do nothing (`Flowing.idle`). A `Flow` answers them for a seat,
by the stops that the seat has set. A browser does the same with what is told beside the question (`Flowing.told`); both
are tried on the same cases. Whether it stops depends only on what everybody can see (the moment, the stops, what the
other player has just done), never on whether the seat could have done anything; so nobody can read from the time an
answer takes what the other holds. A seat that does not mind being read may set `hurry`.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.table import NOBODY, Table
from nachtspiel.engine.views import FlowTold

if TYPE_CHECKING:
    from nachtspiel.engine.game import Game

AUTO = "auto"  # stop where a stop is set
FULL = "full"  # stop everywhere
MODES = (AUTO, FULL)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flowing:
    """Where a game has routine questions, and the moments at which a player may want to be asked all the same."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    def idle(self, table: Table, seat: i64) -> int:
        """The option that does nothing, if this seat is asked a routine question; else `NOBODY`."""
        return NOBODY

    def moment(self, table: Table, seat: i64) -> str:
        """The name of this moment for this seat, by which a stop can be set: what another has just done is one too."""
        return ""

    def moments(self) -> list[str]:
        """All moments at which a stop can be set."""
        return []

    def first_stops(self) -> list[str]:
        """The stops that are set at first."""
        return []

    def stir(self, table: Table, seat: i64) -> str:
        """What another seat has done that this seat may answer now, seen by all; empty if nothing."""
        return ""

    def stretch(self, table: Table, seat: i64) -> str:
        """What goes on that ends passing in advance when it begins, by name; empty if nothing of note does."""
        return ""

    def told(self, table: Table, seat: i64) -> FlowTold | None:
        """What a seat needs to pass by itself, beside its question; nothing if it is asked no routine question."""
        idle = self.idle(table, seat)
        if idle == NOBODY:
            return None
        return {
            "idle": idle,
            "moment": self.moment(table, seat),
            "stir": self.stir(table, seat),
            "stretch": self.stretch(table, seat),
        }


class Flow:
    """How one seat wants to be asked."""

    def __init__(self, game: "Game", seat: int) -> None:
        self.flowing = game.flowing
        self.seat = seat
        self.mode = AUTO
        self.stops: set[str] = set(game.flowing.first_stops())
        self.hurry = False  # also pass when there is nothing else to do, whoever may notice
        self.rests = False  # pass everything until something happens
        self.stretch = ""  # what went on when that was said
        self.lulled = ""  # and what had been done

    def set_stop(self, moment: str, wanted: bool) -> None:
        """Stop, or no longer stop, at a moment of the game."""
        known = self.flowing.moments()
        if moment not in known:
            raise Mistake(f"there is no moment '{moment}' to stop at; the moments are {', '.join(known)}")
        if wanted:
            self.stops.add(moment)
        else:
            self.stops.discard(moment)

    def set_mode(self, mode: str) -> None:
        if mode not in MODES:
            raise Mistake(f"there is no way of play '{mode}'; choose one of {', '.join(MODES)}")
        self.mode = mode

    def pass_until_something(self, table: Table) -> None:
        """Pass until another player does something, something of note begins, or there is something to decide."""
        self.rests = True
        self.stretch = self.flowing.stretch(table, self.seat)
        self.lulled = self.flowing.stir(table, self.seat)

    def choose(self, table: Table) -> i64:
        """The option to take without asking; `NOBODY` if the player is to be asked."""
        question = table.question(self.seat)
        if question is None:
            return NOBODY
        idle = self.flowing.idle(table, self.seat)
        if idle == NOBODY:
            self.rests = False
            return NOBODY
        if self.rests:
            stir = self.flowing.stir(table, self.seat)
            if stir in ("", self.lulled) and self.flowing.stretch(table, self.seat) in ("", self.stretch):
                return idle
            self.rests = False
        if self.mode == FULL:
            return NOBODY
        if self.hurry and len(question.options) == 1:
            return idle
        return NOBODY if self.flowing.moment(table, self.seat) in self.stops else idle
