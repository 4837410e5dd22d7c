"""SQLite's one writer: what many tables want to store at the same moment goes to the disk together.

A commit waits for the disk, and the disk takes as long for one line as for a hundred. While one commit is on its way
the next ones gather, each in its own savepoint, so that one that comes too late does not harm the others.
"""

import asyncio
import sqlite3
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

import msgspec
from sqlalchemy import Table

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class Conflict(Exception):
    """Another server has written this place already."""


class StoreDown(Exception):
    """The store does not answer; whether it wrote is not known."""


class Claim(msgspec.Struct, frozen=True):
    """A seat's key changes, from one hash to another."""

    match: str
    seat: int
    old: str
    new: str


class Work(msgspec.Struct, frozen=True):
    """What is to be written in one transaction, all or nothing."""

    inserts: list[tuple[Table, list[dict[str, object]]]]
    claim: Claim | None = None
    news: str = ""  # for the other servers


def insert_text(table: Table) -> str:
    names = [column.name for column in table.columns]
    return f"insert into {table.name} ({', '.join(names)}) values ({', '.join(':' + name for name in names)})"


CLAIM_TEXT = "update seats set key_hash = :new where match = :match and seat = :seat and key_hash = :old"


class Writer:
    """A thread and a connection of its own."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "nachtspiel-writer")
        self.connection: sqlite3.Connection | None = None
        self.waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self.task: asyncio.Task[None] | None = None
        self.texts: dict[str, str] = {}

    async def write(self, work: Work) -> None:
        """Returns when it is on the disk."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, future))
        if self.task is None:
            self.task = asyncio.ensure_future(self.flush())
        await future

    async def flush(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                outcomes = await loop.run_in_executor(self.thread, self.commit, [work for work, _ in batch])
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    if future.done():
                        continue
                    if outcome is None:
                        future.set_result(None)
                    else:
                        future.set_exception(outcome)
        finally:
            self.task = None

    def commit(self, batch: list[Work]) -> list[Exception | None]:
        """In the thread: one transaction for all."""
        outcomes: list[Exception | None] = []
        try:
            connection = self.connected()
            connection.execute("begin immediate")
            for work in batch:
                connection.execute("savepoint work")
                try:
                    self.do(connection, work)
                    outcomes.append(None)
                except (sqlite3.IntegrityError, Conflict):
                    connection.execute("rollback to work")
                    outcomes.append(Conflict())
                connection.execute("release work")
            connection.execute("commit")
        except (sqlite3.Error, OSError) as error:
            self.forget()
            return [StoreDown(f"{type(error).__name__}: {error}") for _ in batch]
        return outcomes

    def do(self, connection: sqlite3.Connection, work: Work) -> None:
        for table, rows in work.inserts:
            if table.name not in self.texts:
                self.texts[table.name] = insert_text(table)
            connection.executemany(self.texts[table.name], rows)
        if work.claim is not None:
            values: Mapping[str, object] = msgspec.structs.asdict(work.claim)
            if connection.execute(CLAIM_TEXT, values).rowcount != 1:
                raise Conflict

    def connected(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None)
            for pragma in PRAGMAS:
                self.connection.execute(f"pragma {pragma}")
        return self.connection

    def forget(self) -> None:
        """After a failure begin anew: closing rolls back."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    async def close(self) -> None:
        while self.task is not None:
            await asyncio.sleep(0.001)
        await asyncio.get_running_loop().run_in_executor(self.thread, self.forget)
        self.thread.shutdown()
