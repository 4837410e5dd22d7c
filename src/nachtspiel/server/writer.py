"""SQLite's one writer: what many tables want to store at the same moment goes to the disk together.

A commit waits for the disk, and the disk takes as long for one line as for a hundred. While one commit is on its way
the next ones gather. The lines of all decisions that have gathered are one statement and one transaction: the thread
then needs Python's lock once for all of them, and the event loop goes on meanwhile. If one of them comes too late, all
are tried again, each in its own savepoint, so that it does not harm the others.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec
from sqlalchemy import Table

from nachtspiel.server.still import GONE
from nachtspiel.server.tables import LINES

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class Conflict(Exception):
    """Another server has written this place already."""


class StoreDown(Exception):
    """The store does not answer; whether it wrote is not known."""


class Claim(msgspec.Struct, frozen=True):
    """The key of a person's seats changes, from one hash to another."""

    match: str
    old: str
    new: str


Line = tuple[str, int, str, int, int, str, int]  # as the columns of `lines`
Change = tuple[str, dict[str, object]]  # a statement and its values


class Work(msgspec.Struct, frozen=True):
    """What is to be written in one transaction, all or nothing."""

    lines: list[Line] = []
    inserts: list[tuple[Table, list[dict[str, object]]]] = []  # before the lines
    changes: list[Change] = []  # after the lines
    claim: Claim | None = None
    news: str = ""  # for the other servers

    def is_plain(self) -> bool:
        """Whether it is only lines."""
        return not self.inserts and not self.changes and self.claim is None


def insert_text(table: Table) -> str:
    names = [column.name for column in table.columns]
    return f"insert into {table.name} ({', '.join(names)}) values ({', '.join(':' + name for name in names)})"


NAMES = [column.name for column in LINES.columns]
PICKED = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(NAMES)))
LINES_TEXT = f"insert into lines ({', '.join(NAMES)}) select {PICKED} from json_each(?)"
GONE_TEXT = f"update lines set kind = '{GONE}', value = 0, text = '' where match = :match and seq = :seq"
DUE_TEXT = "update matches set due = :due where id = :match"
CLAIM_TEXT = "update seats set key_hash = :new where match = :match and key_hash = :old"


def gone(match: str, seq: int) -> Change:
    """A line that another one replaces."""
    return GONE_TEXT, {"match": match, "seq": seq}


def due(match: str, at: int | None) -> Change:
    """When a match must be looked at."""
    return DUE_TEXT, {"match": match, "due": at}


class Writer:
    """A thread and a connection of its own."""

    def __init__(self, path: str, took: Callable[[float], object]) -> None:
        self.path = path
        self.took = took
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
                began = loop.time()
                outcomes = await loop.run_in_executor(self.thread, self.commit, [work for work, _ in batch])
                self.took(loop.time() - began)
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
        """In the thread: the plain ones in one statement, the others in one transaction."""
        written = False
        try:
            connection = self.connected()
            try:
                put(connection, [line for work in batch if work.is_plain() for line in work.lines])
                written = True
            except sqlite3.IntegrityError:
                pass
            return self.one_by_one(connection, batch, written)
        except (sqlite3.Error, OSError) as error:
            self.forget()
            down = StoreDown(f"{type(error).__name__}: {error}")
            return [None if written and work.is_plain() else down for work in batch]

    def one_by_one(self, connection: sqlite3.Connection, batch: list[Work], skip: bool) -> list[Exception | None]:
        """One transaction with a savepoint for each; `skip`: the plain ones are written already."""
        outcomes: list[Exception | None] = []
        if skip and all(work.is_plain() for work in batch):
            return [None] * len(batch)
        connection.execute("begin immediate")
        for work in batch:
            if skip and work.is_plain():
                outcomes.append(None)
                continue
            connection.execute("savepoint work")
            try:
                self.do(connection, work)
                outcomes.append(None)
            except (sqlite3.IntegrityError, Conflict):
                connection.execute("rollback to work")
                outcomes.append(Conflict())
            connection.execute("release work")
        connection.execute("commit")
        return outcomes

    def do(self, connection: sqlite3.Connection, work: Work) -> None:
        for table, rows in work.inserts:
            if table.name not in self.texts:
                self.texts[table.name] = insert_text(table)
            connection.executemany(self.texts[table.name], rows)
        put(connection, work.lines)
        for text, values in work.changes:
            connection.execute(text, values)
        claim = work.claim
        if claim is not None and connection.execute(CLAIM_TEXT, msgspec.structs.asdict(claim)).rowcount < 1:
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


def put(connection: sqlite3.Connection, lines: list[Line]) -> None:
    """Many lines in one statement."""
    if not lines:
        return
    connection.execute(LINES_TEXT, (msgspec.json.encode(lines).decode(),))
