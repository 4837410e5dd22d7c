"""The optional timer: who does not decide in time has it decided by a bot, in the same way as every decision.

Since when somebody is asked stands in the log, so a restart changes nothing; and the store knows when each match must
be looked at, so time goes on for those that nobody has open. Who was asked before the server started could perhaps not
answer: they have at least an hour from then on, or the whole time if that is less.
"""

import asyncio
import logging
import math
from typing import TYPE_CHECKING

from nachtspiel.server.ledger import Ledger, Question
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.tables import PERSON
from nachtspiel.server.writer import StoreDown

if TYPE_CHECKING:
    from nachtspiel.server.audience import Audience
    from nachtspiel.server.hall import Hall
    from nachtspiel.server.room import Room

LOG = logging.getLogger("nachtspiel.server")
AHEAD = 30_000  # milliseconds before the time is up a match is opened
GRACE = 3_600_000  # milliseconds after the start of the server, if the timer is not shorter
LONGEST_SLEEP = 60.0  # seconds: clocks are set, and machines sleep


class Hourglass:
    """Times the people of all rooms that have agreed on a timer."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.clock = hall.store.clock
        self.started = self.clock()
        self.running: dict[tuple[str, Question], asyncio.Task[None]] = {}

    def turn(self, room: "Room") -> None:
        """Begin to time every question that people are asked now."""
        for question in room.ledger.asked:
            if (room.id, question) not in self.running:
                self.running[(room.id, question)] = asyncio.ensure_future(self.run(room, question))

    def end(self, ledger: Ledger, question: Question) -> int:
        """When the time for a question is up, in milliseconds since 1970."""
        timer = (ledger.founding.timer or 0) * 1000
        asked = ledger.asked[question]
        return asked + timer if asked >= self.started else max(asked + timer, self.started + min(timer, GRACE))

    def left(self, room: "Audience", seat: int) -> int | None:
        """How many seconds this seat still has; nothing if it is not asked."""
        ends = [self.end(room.ledger, question) for question in room.ledger.asked if question[2] == seat]
        return max(0, math.ceil((ends[0] - self.clock()) / 1000)) if ends else None

    async def run(self, room: "Room", question: Question) -> None:
        try:
            while question in room.ledger.asked:
                left = (self.end(room.ledger, question) - self.clock()) / 1000
                if left <= 0:
                    await self.hall.company.move(room, question[2], PERSON)
                    return
                await asyncio.sleep(min(left, LONGEST_SLEEP))
        except Problem:
            pass  # decided meanwhile
        except Exception:
            LOG.exception("a timer failed", extra={"match": room.id})
        finally:
            if self.running.get((room.id, question)) is asyncio.current_task():
                del self.running[(room.id, question)]

    async def look_after(self) -> None:
        """Open the matches in which somebody's time is soon up."""
        try:
            for match in await self.hall.store.due(self.clock() + AHEAD):
                await self.look_at(match)
        except Exception as error:
            self.hall.troubled("read", error)

    async def look_at(self, match: str) -> None:
        try:
            room = await self.hall.room(match)
        except Problem as problem:
            if problem.status != 503:  # it cannot be played here: no time runs there
                await self.remind(match, None)
            return
        self.turn(room)
        ledger = room.ledger
        ends = [self.end(ledger, question) for question in ledger.asked]
        due = min(ends) if ends else ledger.due_by(self.clock())
        if due is None or due > self.clock() + AHEAD:
            await self.remind(match, due)

    async def remind(self, match: str, due: int | None) -> None:
        try:
            await self.hall.store.remind(match, due)
        except StoreDown as error:
            self.hall.troubled("write", error)

    def forget(self, match: str) -> None:
        """Nobody has this match open any more; the store knows when it must be looked at again."""
        for key in [key for key in self.running if key[0] == match]:
            self.running.pop(key).cancel()

    async def close(self) -> None:
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
