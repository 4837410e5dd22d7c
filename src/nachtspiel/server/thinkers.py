"""The worker processes that think: started when first needed, with a fair queue before them. One that dies is replaced,
and its work is done again."""

import asyncio
import contextlib
import logging
import multiprocessing
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.metrics import Metrics
from nachtspiel.server.swifter import Swifter
from nachtspiel.server.thoughts import work
from nachtspiel.server.turns import SOMEBODY, Asker, Turns

LOG = logging.getLogger("nachtspiel.server")
SPAWN = multiprocessing.get_context("spawn")  # a copy of a process with threads would not be safe
TRIES = 3

T = TypeVar("T")


class Lost(Exception):
    """Worker after worker died over it, or we are closing."""


class Worker:
    """One process that thinks about one thing at a time."""

    def __init__(self, swift: bool) -> None:
        self.swift = swift  # from the compiled build that came later
        self.connection, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(theirs,), daemon=True, name="thinker")
        self.process.start()
        theirs.close()  # so that we hear when it is gone

    def ask(self, task: Callable[..., Any], given: tuple[Any, ...]) -> tuple[bool, Any]:
        self.connection.send((task, given))
        answer: tuple[bool, Any] = self.connection.recv()
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


class Thinkers:
    """All workers of a server. Each has a thread that hands it work and waits for it, so there are never more."""

    def __init__(
        self, workers: int, longest: int, metrics: Metrics, compiled: Path | None = None, of_one: int = 1_000
    ) -> None:
        self.longest = longest  # so many in a hurry are let in; the patient always
        self.of_one = of_one  # and so many of one address
        self.metrics = metrics
        self.swifter = Swifter(compiled)
        self.threads = ThreadPoolExecutor(workers, "thinker")
        self.turns = Turns(workers)
        self.hurried: Counter[str] = Counter()  # by address, thoughts that somebody wants at once
        self.free: list[Worker] = []
        self.all: set[Worker] = set()
        self.waiting = 0  # thoughts that are waited for, those in work included
        self.closed = False

    async def think(self, task: Callable[..., T], *given: Any, asker: Asker = SOMEBODY, patient: bool = False) -> T:
        """Let a worker do it, when it is this asker's turn. `patient`: let those go first who wait for an answer, and
        wait however many there are."""
        address = asker.address
        if not patient and (self.hurried.total() >= self.longest or self.hurried[address] >= self.of_one):
            raise Problem(503, "busy", "too many are thinking just now; try again in a moment")
        if self.closed:
            raise Lost
        self.count(address, patient, 1)
        try:
            await self.turns.take(asker, patient)
        except BaseException:
            self.count(address, patient, -1)
            raise
        work = asyncio.get_running_loop().run_in_executor(self.threads, self.ask, task, given)
        work.add_done_callback(lambda done: self.thought(address, patient, done))
        return await asyncio.shield(work)  # it goes on if nobody waits any more, and keeps its place until then

    def count(self, address: str, patient: bool, more: int) -> None:
        self.waiting += more
        self.metrics.thoughts.set(self.waiting)
        if not patient:
            self.hurried[address] += more
            if not self.hurried[address]:
                del self.hurried[address]

    def thought(self, address: str, patient: bool, done: "asyncio.Future[Any]") -> None:
        if not done.cancelled():
            done.exception()  # whoever waits hears of it; perhaps nobody does
        self.count(address, patient, -1)
        self.turns.leave()

    def ask(self, task: Callable[..., T], given: tuple[Any, ...]) -> T:
        for _ in range(TRIES):
            worker = self.taken()
            try:
                well, answer = worker.ask(task, given)
            except (EOFError, OSError):
                self.lose(worker)
                continue
            self.free.append(worker)
            if not well:
                raise RuntimeError(f"a worker failed: {answer}")
            found: T = answer
            return found
        raise Lost

    def taken(self) -> Worker:
        if self.closed:
            raise Lost
        swift = self.swifter.taken_over()
        with contextlib.suppress(IndexError):
            while (worker := self.free.pop()).swift != swift:
                self.all.discard(worker)
                worker.end()
            return worker
        worker = Worker(swift)
        self.all.add(worker)
        if self.closed:  # meanwhile
            worker.end()
            raise Lost
        return worker

    def lose(self, worker: Worker) -> None:
        self.all.discard(worker)
        worker.end()
        if not self.closed:
            self.metrics.lost.inc()
            LOG.warning("a worker died; its work is done again")

    async def close(self) -> None:
        self.closed = True
        self.turns.end(Lost())
        for worker in list(self.all):
            worker.process.kill()  # whoever waits for it hears that it is gone
        await asyncio.to_thread(self.threads.shutdown, cancel_futures=True)
        for worker in list(self.all):
            worker.end()
        self.all.clear()
