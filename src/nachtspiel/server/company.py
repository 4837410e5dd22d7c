"""Bots at the table. They think away from the event loop, and their moves go the same way as people's."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from nachtspiel.bots.levels import LEVELS, QUICK
from nachtspiel.bots.manners import proposed
from nachtspiel.bots.mind import Mind
from nachtspiel.engine.game import Game
from nachtspiel.engine.table import NOBODY, Table
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.thinkers import Lost
from nachtspiel.server.thoughts import STAND_IN, Past, choose, decided
from nachtspiel.server.turns import Turns

if TYPE_CHECKING:
    from nachtspiel.server.hall import Hall
    from nachtspiel.server.room import Room

LOG = logging.getLogger("nachtspiel.server")
PATIENCE = 50
FOREIGN_SECONDS = 2.0  # how long the server that took the last decision is left to move the bots


def think(game: Game, table: Table, seat: int, level: str, seed: int | None) -> int:
    """What a quick bot decides at this seat. The table is a copy, and the bot is given only the seat's mind of it."""
    return decided(Mind(game, table, seat), level, seed)


class Company:
    """Moves the bots of all rooms."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.waiting: set[str] = set()  # rooms whose bots another server should move
        self.chairs = Turns(hall.config.limits.thinking)

    def wake(self, room: "Room", foreign: bool = False) -> None:
        """See whether bots have to decide at this table, and let them. `foreign`: another server is at it."""
        if not room.waiting_bots():
            return
        if room.id in self.tasks:
            if foreign or room.id not in self.waiting:
                return
            self.tasks.pop(room.id).cancel()
            self.waiting.discard(room.id)
        self.tasks[room.id] = asyncio.ensure_future(self.drive(room, FOREIGN_SECONDS if foreign else 0.0))

    async def drive(self, room: "Room", delay: float) -> None:
        """Let the bots decide until it is the people's turn."""
        own = asyncio.current_task()
        try:
            if delay:
                self.waiting.add(room.id)
                await asyncio.sleep(delay)
                self.waiting.discard(room.id)
            await self.moves(room)
        except Exception:
            LOG.exception("a bot failed", extra={"match": room.id})
        finally:
            if self.tasks.get(room.id) is own:  # at once, so that nobody who wakes us is overheard
                del self.tasks[room.id]

    async def moves(self, room: "Room") -> None:
        failures = 0
        while failures < PATIENCE and (waiting := room.waiting_bots()):
            try:
                await self.move(room, waiting[0], room.ledger.sits[waiting[0]])
                failures = 0
            except Problem as problem:  # another server was faster, or the store is down for a moment
                failures += 1
                if problem.status >= 500:
                    await asyncio.sleep(min(5.0, 0.1 * 2**failures))

    async def move(self, room: "Room", seat: int, who: str) -> None:
        """One decision of a seat. `who` sits there: a bot, or a person whose time is up."""
        ledger = room.ledger
        table = ledger.match.table.copy()
        question = table.question(seat)
        if question is None:
            return
        age, number = ledger.age, int(question.number)
        due = ledger.due(seat)
        if due is not None:
            await room.decide(seat, age, number, due, who, by=NOBODY)
            return
        began = time.perf_counter()
        option = proposed(table, ledger.people())
        if option == NOBODY:
            option = await self.thought(room, table, seat, who)
        self.hall.metrics.thinking.observe(time.perf_counter() - began)
        await room.decide(seat, age, number, option, who, by=NOBODY)

    async def thought(self, room: "Room", table: Table, seat: int, who: str) -> int:
        """Who searches thinks in a process of its own; who is quick is done before a process had heard of it."""
        ledger = room.ledger
        seed = ledger.founding.seed
        if who in LEVELS and who not in QUICK:
            try:
                return await self.hall.thinkers.think(
                    choose, Past(room.id, ledger.match), seat, who, seed, asker=room.asker, patient=True
                )
            except (Lost, RuntimeError):
                LOG.exception("a bot cannot think, somebody stands in", extra={"match": room.id})
                who = STAND_IN
        await self.chairs.take(room.asker)
        try:
            return await asyncio.to_thread(think, ledger.game, table, seat, who, seed)
        finally:
            self.chairs.leave()

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
