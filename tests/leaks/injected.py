"""Leaks that are let in, one at a time: each with what gets out, where, and the check that has to catch it."""

import sys
import zlib
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, NamedTuple

import pytest

from nachtspiel.engine.game import Game
from nachtspiel.engine.table import Table
from nachtspiel.server.audience import Audience
from nachtspiel.server.hall import Hall
from nachtspiel.server.room import Room
from tests.leaks.house import MATCH, building
from tests.leaks.worlds import ANSWER

LetIn = Callable[[pytest.MonkeyPatch, Game], None]

# What a game must have for a leak to be possible.
NOTHING = ""
SECRET_ANSWERS = ANSWER
JUDGEMENT = "judgement"  # hints are given
CAMPAIGN = "campaign"
SIGNALS = "signals"
ANNOUNCEMENTS = "announcements"


class Injected(NamedTuple):
    """A leak. `check` is how the name of what is found begins."""

    name: str
    where: str
    check: str
    needs: str
    let_in: LetIn


class Leaks(list[Injected]):
    """Leaks of one kind, or of one game."""

    def add(self, name: str, where: str, check: str, needs: str = NOTHING) -> Callable[[LetIn], LetIn]:
        def added(let_in: LetIn) -> LetIn:
            self.append(Injected(name, where, check, needs, let_in))
            return let_in

        return added


# ---------------------------------------------------------------- what is not to be known


def secret(game: Game, table: Table) -> int:
    """A number that follows from all that lies on the table, hidden or not, and from all answers."""
    return zlib.crc32(repr((game.knowing.facts(table), table.answers)).encode()) >> 4


def is_odd(game: Game, table: Table) -> bool:
    """One bit of it."""
    return secret(game, table) % 2 == 1


def secret_of(audience: Audience) -> int:
    return secret(audience.ledger.game, audience.ledger.match.table)


def room_here() -> Room:
    """For places that know of no room: the one of the house that is visited."""
    hall = building().state.hall
    assert isinstance(hall, Hall)
    return hall.rooms[MATCH]


def secret_here() -> int:
    return secret_of(room_here())


# ---------------------------------------------------------------- how something gets out


def after(patch: pytest.MonkeyPatch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """A function does its work, and something is done to what comes of it."""
    plain = getattr(owner, name)

    @wraps(plain)
    def changed(*given: Any, **more: Any) -> Any:
        return change(plain(*given, **more), *given)

    patch.setattr(owner, name, changed)


def before(patch: pytest.MonkeyPatch, owner: Any, name: str, act: Callable[..., None]) -> None:
    """Something is done before a function does its work."""
    plain = getattr(owner, name)

    @wraps(plain)
    def late(*given: Any, **more: Any) -> Any:
        act(*given)
        return plain(*given, **more)

    patch.setattr(owner, name, late)


def open_early(patch: pytest.MonkeyPatch, asker: str) -> None:
    """One function takes every game for finished."""
    plain = Hall.check_open

    async def yes() -> None:
        """It is open."""

    def check_open(hall: Hall, room: Room, what: str) -> Coroutine[Any, Any, None]:
        return yes() if sys._getframe(1).f_code.co_name == asker else plain(hall, room, what)

    patch.setattr(Hall, "check_open", check_open)
