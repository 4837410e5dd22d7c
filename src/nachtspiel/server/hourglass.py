"""The optional turn timer: who does not decide in time has it decided by a bot, in the same way as every decision."""

import asyncio
import logging
import math
import time
from typing import TYPE_CHECKING

from nachtspiel.bots.manners import unheard
from nachtspiel.engine.game import waiting_seats
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.tables import PERSON

if TYPE_CHECKING:
    from nachtspiel.server.audience import Audience
    from nachtspiel.server.hall import Hall
    from nachtspiel.server.room import Room

LOG = logging.getLogger("nachtspiel.server")
Question = tuple[int, int, int]  # age, number, seat


class Hourglass:
    """Times the people of all rooms that have agreed on a timer."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.running: dict[tuple[str, Question], asyncio.Task[None]] = {}
        self.ends: dict[tuple[str, Question], float] = {}

    def turn(self, room: "Room") -> None:
        """Begin to time every question that people are asked now."""
        seconds = room.ledger.founding.timer
        if seconds is None:
            return
        for question in open_questions(room):
            if (room.id, question) not in self.running:
                task = asyncio.ensure_future(self.run(room, question, seconds))
                self.running[(room.id, question)] = task
                self.ends[(room.id, question)] = time.monotonic() + seconds

    def left(self, room: "Audience", seat: int) -> int | None:
        """How many seconds this seat still has; nothing if it is not asked."""
        ends = [self.ends.get((room.id, question)) for question in open_questions(room) if question[2] == seat]
        return max(0, math.ceil(ends[0] - time.monotonic())) if ends and ends[0] is not None else None

    async def run(self, room: "Room", question: Question, seconds: float) -> None:
        try:
            await asyncio.sleep(seconds)
            if question in open_questions(room):
                await self.hall.company.move(room, question[2], PERSON)
        except Problem:
            pass  # decided meanwhile
        except Exception:
            LOG.exception("a timer failed", extra={"match": room.id})
        finally:
            self.running.pop((room.id, question), None)
            self.ends.pop((room.id, question), None)

    async def close(self) -> None:
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def open_questions(room: "Audience") -> list[Question]:
    """What people at this table are asked now."""
    ledger = room.ledger
    found: list[Question] = []
    if ledger.misfit is not None:
        return found
    table, people = ledger.match.table, ledger.people()
    for seat in sorted({*waiting_seats(table), *unheard(table, people)}):
        question = table.question(seat)
        if question is not None and seat in people:
            found.append((ledger.age, int(question.number), seat))
    return found
