"""Turns at something of which there is little: shared fairly by address, then by table, however much one of them
asks."""

import asyncio
from collections import OrderedDict, deque
from contextvars import ContextVar
from typing import NamedTuple

FROM: ContextVar[str] = ContextVar("from", default="")  # the address of whoever is being served
ROW = 2  # turns of those in a hurry one after the other, while somebody patient waits


class Asker(NamedTuple):
    """For whom something is done: an address, and one of its tables."""

    address: str = ""
    table: str = ""


SOMEBODY = Asker()
Waiting = asyncio.Future[None]


class Queue:
    """Those who wait: the addresses take turns, so do the tables of an address; at a table it goes in order."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, OrderedDict[str, deque[Waiting]]] = OrderedDict()

    def put(self, asker: Asker, waiting: Waiting) -> None:
        self.addresses.setdefault(asker.address, OrderedDict()).setdefault(asker.table, deque()).append(waiting)

    def next(self) -> Waiting | None:
        """The next whose turn it is and who still waits for it."""
        while self.addresses:
            address, tables = self.addresses.popitem(last=False)
            table, line = tables.popitem(last=False)
            waiting = line.popleft()
            if line:
                tables[table] = line
            if tables:
                self.addresses[address] = tables
            if not waiting.done():
                return waiting
        return None

    def is_empty(self) -> bool:
        return not any(
            not waiting.done() for tables in self.addresses.values() for line in tables.values() for waiting in line
        )


class Turns:
    """So many at a time. People who wait for an answer go before the patient, who still have every third turn."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.hurried = Queue()
        self.patient = Queue()
        self.row = 0  # turns of the hurried since the last of the patient

    async def take(self, asker: Asker, patient: bool = False) -> None:
        """Wait for a turn. Who has taken it says `leave` in the end."""
        if self.free:
            self.free -= 1
            return
        waiting: Waiting = asyncio.get_running_loop().create_future()
        (self.patient if patient else self.hurried).put(asker, waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it was our turn in the same moment
                self.leave()
            raise

    def leave(self) -> None:
        """Somebody has done: it is the next one's turn."""
        waiting = self.chosen()
        if waiting is None:
            self.free += 1
        else:
            waiting.set_result(None)

    def chosen(self) -> Waiting | None:
        if self.row < ROW or self.patient.is_empty():
            hurried = self.hurried.next()
            if hurried is not None:
                self.row += 1
                return hurried
        self.row = 0
        return self.patient.next() or self.hurried.next()

    def end(self, why: Exception) -> None:
        """Nobody has a turn any more."""
        for queue in (self.hurried, self.patient):
            while (waiting := queue.next()) is not None:
                waiting.set_exception(why)
