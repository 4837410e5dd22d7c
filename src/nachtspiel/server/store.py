"""The store: SQLite in one file, or PostgreSQL for several servers. What it has acknowledged survives a power cut.

Lines are only ever added. (match, seq) is unique, so of two servers that write the same place of the same match one is
told that it was too late.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from importlib.resources import files

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, event, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from nachtspiel.engine.errors import Mistake
from nachtspiel.server.config import shown
from nachtspiel.server.tables import CHAT, LINES, MATCHES, SEATS, Founding, Remark, Row

CHANNEL = "nachtspiel"
MIGRATION_LOCK = 8737_0001


class Conflict(Exception):
    """Another server has written this place already."""


class StoreDown(Exception):
    """The store does not answer; whether it wrote is not known."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """All matches, safe."""

    def __init__(self, db: str, clock: Callable[[], int] = now) -> None:
        self.db = db
        self.clock = clock
        self.is_sqlite = db.startswith("sqlite")
        if self.is_sqlite:
            self.engine = create_async_engine(db, pool_size=2, max_overflow=2)
            event.listen(self.engine.sync_engine, "connect", careful)
            event.listen(self.engine.sync_engine, "begin", begin_now)
        else:
            self.engine = create_async_engine(db, pool_size=10, max_overflow=10, pool_pre_ping=True)
        self.writing = asyncio.Lock()

    async def open(self) -> None:
        """Connect, and bring the tables to their newest shape."""
        try:
            async with self.engine.begin() as connection:
                if not self.is_sqlite:
                    await connection.execute(text("select pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError) as error:
            why = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise Mistake(f"the database {shown(self.db)} cannot be used: {why}") from None

    async def close(self) -> None:
        await self.engine.dispose()

    def transaction(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self.engine.begin()

    async def well(self) -> bool:
        """Whether the store answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("select 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    # ------------------------------------------------------------ writing

    async def found(self, founding: Founding, hashes: list[str | None], rows: list[Row]) -> None:
        """A new match with its seats and first lines."""
        seats = [
            {"match": founding.id, "seat": seat, "kind": kind, "name": name, "key_hash": key_hash}
            for seat, (kind, name, key_hash) in enumerate(zip(founding.kinds, founding.names, hashes, strict=True))
        ]

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(MATCHES).values(
                    id=founding.id, game=founding.game, rules=founding.rules, content=founding.content,
                    settings=json.dumps(founding.settings), seed=str(founding.seed), seeded=founding.seeded,
                    timer=founding.timer, parent=founding.parent, at=founding.at,
                )
            )  # fmt: skip
            await connection.execute(insert(SEATS), seats)
            await connection.execute(insert(LINES), self.records(founding.id, 0, rows))

        await self.write(write)

    async def append(self, match: str, seq: int, rows: list[Row], claim: tuple[int, str, str] | None = None) -> None:
        """The next lines of a match, all or none. `claim`: a seat whose key changes with them, from hash to hash."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(LINES), self.records(match, seq, rows))
            if claim is not None:
                seat, old, new = claim
                changed = await connection.execute(
                    update(SEATS)
                    .where(SEATS.c.match == match, SEATS.c.seat == seat, SEATS.c.key_hash == old)
                    .values(key_hash=new)
                )
                if changed.rowcount != 1:
                    raise Conflict
            await self.notify(connection, f"{match} lines {seq + len(rows)}")

        await self.write(write)

    async def say(self, match: str, remark: Remark) -> None:
        """Something said at the table."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(CHAT).values(match=match, number=remark.number, seat=remark.seat, text=remark.text, at=remark.at)
            )
            await self.notify(connection, f"{match} chat {remark.number + 1}")

        await self.write(write)

    def records(self, match: str, seq: int, rows: list[Row]) -> list[dict[str, object]]:
        at = self.clock()
        return [
            {
                "match": match, "seq": seq + i, "kind": row.kind, "seat": row.seat, "value": row.value,
                "text": row.text, "at": at,
            }
            for i, row in enumerate(rows)
        ]  # fmt: skip

    async def notify(self, connection: AsyncConnection, payload: str) -> None:
        """Tell the other servers, when this is committed."""
        if not self.is_sqlite:
            await connection.execute(
                text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )

    async def write(self, work: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        """Do some work in one transaction. A conflict is reported, not swallowed; so is any failure."""
        try:
            if self.is_sqlite:
                async with self.writing, self.engine.begin() as connection:
                    await work(connection)
            else:
                async with self.engine.begin() as connection:
                    await work(connection)
        except IntegrityError:
            raise Conflict from None
        except (DBAPIError, SQLAlchemyError, OSError, TimeoutError) as error:
            raise StoreDown(type(error).__name__) from error

    # ------------------------------------------------------------ reading

    async def founding(self, match: str) -> Founding | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match))).mappings().first()
            if found is None:
                return None
            seats = (
                await connection.execute(select(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.seat))
            ).mappings()
            seated = list(seats)
        return Founding(
            found["id"], found["game"], found["rules"], found["content"], json.loads(found["settings"]),
            int(found["seed"]), bool(found["seeded"]), [seat["name"] for seat in seated],
            [seat["kind"] for seat in seated], found["timer"], found["parent"], found["at"],
        )  # fmt: skip

    async def hashes(self, match: str) -> list[str | None]:
        """The hashes of the seats' keys."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(SEATS.c.key_hash).where(SEATS.c.match == match).order_by(SEATS.c.seat)
            )
            return [row[0] for row in rows]

    async def lines(self, match: str, since: int = 0) -> list[Row]:
        """The lines from a place on."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(LINES.c.kind, LINES.c.seat, LINES.c.value, LINES.c.text)
                .where(LINES.c.match == match, LINES.c.seq >= since)
                .order_by(LINES.c.seq)
            )
            return [Row(*row) for row in rows]

    async def remarks(self, match: str, since: int = 0) -> list[Remark]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(CHAT.c.number, CHAT.c.seat, CHAT.c.text, CHAT.c.at)
                .where(CHAT.c.match == match, CHAT.c.number >= since)
                .order_by(CHAT.c.number)
            )
            return [Remark(*row) for row in rows]

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(MATCHES))).scalar_one())


def careful(connection: object, _: object) -> None:
    """SQLite: readers do not wait for writers, and a commit is on the disk when it returns."""
    connection.isolation_level = None  # type: ignore[attr-defined]  # we say BEGIN ourselves
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_now(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def migrate(connection: Connection) -> None:
    """Bring the tables to their newest shape."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(files("nachtspiel.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
