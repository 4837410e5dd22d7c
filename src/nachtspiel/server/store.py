"""The store: SQLite in one file, or PostgreSQL for several servers. What it has acknowledged survives a power cut.

Lines are only ever added. (match, seq) is unique, so of two servers that write the same place of the same match one is
told that it was too late.
"""

import asyncio
import json
import time
from collections.abc import Callable
from importlib.resources import files

import msgspec
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from nachtspiel.engine.errors import Mistake
from nachtspiel.server.config import shown
from nachtspiel.server.tables import (
    CAMPAIGNS,
    CHAT,
    ENDS,
    LINES,
    MATCHES,
    PERSON,
    SEATS,
    Campaign,
    End,
    Founding,
    Remark,
    Row,
    Run,
)
from nachtspiel.server.writer import (
    NAMES,
    PRAGMAS,
    Change,
    Claim,
    Conflict,
    Line,
    StoreDown,
    Work,
    Writer,
    due,
)

CHANNEL = "nachtspiel"
PART = 2000  # lines that are read at a time: others have their turn between
MOST_CHAT = 200  # remarks that are kept at hand
MOST_DUE = 50  # matches that are looked at in one round
MIGRATION_LOCK = 8737_0001
TRY_SECONDS = 3.0


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """All matches, safe."""

    def __init__(self, db: str, clock: Callable[[], int] = now, took: Callable[[float], object] = abs) -> None:
        self.db = db
        self.took = took  # is told how many seconds each transaction has taken
        self.clock = clock
        self.is_sqlite = db.startswith("sqlite")
        if self.is_sqlite:
            self.engine = create_async_engine(db, pool_size=2, max_overflow=2)
            event.listen(self.engine.sync_engine, "connect", careful)
            event.listen(self.engine.sync_engine, "begin", begin_now)
        else:
            self.engine = create_async_engine(db, pool_size=10, max_overflow=10, pool_pre_ping=True)
        self.trying = asyncio.Lock()
        self.tried = -TRY_SECONDS
        self.is_well = True
        self.writer = Writer(self.engine.url.database or "", took) if self.is_sqlite else None

    async def open(self) -> None:
        """Connect, and bring the tables to their newest shape."""
        try:
            async with self.engine.begin() as connection:
                if not self.is_sqlite:
                    await connection.execute(text("select pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError) as error:
            raise Mistake(f"the database {shown(self.db)} cannot be used: {why_not(error)}") from None

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer.close()
        await self.engine.dispose()

    async def well(self) -> bool:
        """Whether the store can be read and written: a disk may be full. Tried not more than once in a few seconds,
        however often one asks."""
        async with self.trying:
            if time.monotonic() - self.tried > TRY_SECONDS:
                self.is_well = await self.try_writing()
                self.tried = time.monotonic()
            return self.is_well

    async def try_writing(self) -> bool:
        """Write what is there already, with all that belongs to it."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(text("update alembic_version set version_num = version_num"))
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True

    # ------------------------------------------------------------ writing

    async def found(
        self, founding: Founding, hashes: list[str | None], rows: list[Row], due: int | None = None
    ) -> None:  # fmt: skip
        """A new match with its seats and first lines. `due`: when it must be looked at."""
        match: dict[str, object] = {
            "id": founding.id, "game": founding.game, "rules": founding.rules, "content": founding.content,
            "settings": json.dumps(founding.settings), "seed": "" if founding.seed is None else str(founding.seed),
            "timer": founding.timer, "parent": founding.parent, "at": founding.at, "hints": founding.hints,
            "usual": json.dumps(founding.usual), "carried": founding.carried,
            "campaign": founding.campaign, "run": founding.run, "due": due,
        }  # fmt: skip
        seats: list[dict[str, object]] = [
            {"match": founding.id, "seat": seat, "kind": kind, "name": name, "key_hash": key_hash, "owner": owner}
            for seat, (kind, name, key_hash, owner) in enumerate(
                zip(founding.kinds, founding.names, hashes, founding.owners, strict=True)
            )
        ]
        await self.write(Work(self.records(founding.id, 0, rows), [(MATCHES, [match]), (SEATS, seats)]))

    async def begin(self, campaign: Campaign) -> None:
        """A new campaign."""
        await self.write(Work([], [(CAMPAIGNS, [msgspec.structs.asdict(campaign)])]))

    async def end(self, match: str, end: End) -> None:
        """How a run has ended; once and for all."""
        row: dict[str, object] = {
            "match": match, "won": json.dumps(end.won), "scores": json.dumps(end.scores), "leaves": end.leaves
        }  # fmt: skip
        await self.write(Work([], [(ENDS, [row])]))

    async def append(
        self, match: str, seq: int, rows: list[Row], claim: Claim | None = None, changes: list[Change] | None = None
    ) -> None:
        """The next lines of a match, all or none, with the change of a seat's key if there is one, and of what else
        changes with them."""
        news = f"{match} lines {seq + len(rows)}"
        await self.write(Work(self.records(match, seq, rows), [], changes or [], claim, news))

    async def remind(self, match: str, at: int | None) -> None:
        """When a match must be looked at."""
        await self.write(Work([], [], [due(match, at)]))

    async def say(self, match: str, remark: Remark) -> None:
        """Something said at the table."""
        row: dict[str, object] = {
            "match": match, "number": remark.number, "seat": remark.seat, "text": remark.text, "at": remark.at
        }  # fmt: skip
        await self.write(Work([], [(CHAT, [row])], news=f"{match} chat {remark.number + 1}"))

    def records(self, match: str, seq: int, rows: list[Row]) -> list[Line]:
        at = self.clock()
        return [(match, seq + i, row.kind, row.seat, row.value, row.text, row.at or at) for i, row in enumerate(rows)]

    async def write(self, work: Work) -> None:
        """All or nothing. A conflict is reported, not swallowed; so is any failure."""
        if self.writer is not None:
            await self.writer.write(work)
            return
        try:
            began = time.perf_counter()
            async with self.engine.begin() as connection:
                for table, rows in work.inserts:
                    await connection.execute(insert(table), rows)
                if work.lines:
                    await connection.execute(
                        insert(LINES), [dict(zip(NAMES, line, strict=True)) for line in work.lines]
                    )
                for statement, values in work.changes:
                    await connection.execute(text(statement), values)
                if work.claim is not None:
                    await change_key(connection, work.claim)
                if work.news:  # heard by the other servers when this is committed
                    await connection.execute(text("select pg_notify(:c, :p)"), {"c": CHANNEL, "p": work.news})
            self.took(time.perf_counter() - began)
        except IntegrityError:
            raise Conflict from None
        except (SQLAlchemyError, OSError, TimeoutError) as error:
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
            int(found["seed"]) if found["seed"] else None, [seat["name"] for seat in seated],
            [seat["kind"] for seat in seated], [seat["owner"] for seat in seated], found["timer"], found["parent"],
            found["at"], found["hints"], json.loads(found["usual"]), found["carried"], found["campaign"], found["run"],
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
            chosen = (
                select(LINES.c.kind, LINES.c.seat, LINES.c.value, LINES.c.text, LINES.c.at)
                .where(LINES.c.match == match, LINES.c.seq >= since)
                .order_by(LINES.c.seq)
            )
            found: list[Row] = []
            async for part in (await connection.stream(chosen)).partitions(PART):
                found += [Row(*row) for row in part]
            return found

    async def campaign(self, name: str) -> Campaign | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(CAMPAIGNS).where(CAMPAIGNS.c.id == name))).mappings().first()
        return None if found is None else Campaign(**found)

    async def runs(self, campaign: str) -> list[Run]:
        """The runs of a campaign that are its own, in order."""
        chosen = select(MATCHES.c.id).where(MATCHES.c.campaign == campaign)
        async with self.engine.connect() as connection:
            names: dict[str, list[str]] = {}
            persons: dict[str, list[int]] = {}
            seats = select(SEATS.c.match, SEATS.c.seat, SEATS.c.name, SEATS.c.kind).where(SEATS.c.match.in_(chosen))
            for match, seat, name, kind in await connection.execute(seats.order_by(SEATS.c.seat)):
                names.setdefault(match, []).append(name)
                persons.setdefault(match, []).extend([seat] if kind == PERSON else [])
            rows = await connection.execute(
                select(MATCHES.c.run, MATCHES.c.id, MATCHES.c.at, ENDS.c.won, ENDS.c.scores, ENDS.c.leaves)
                .outerjoin(ENDS, ENDS.c.match == MATCHES.c.id)
                .where(MATCHES.c.campaign == campaign)
                .order_by(MATCHES.c.run)
            )
            return [
                Run(
                    run, match, at, names[match], persons[match],
                    None if won is None else End(json.loads(won), json.loads(scores), leaves),
                )
                for run, match, at, won, scores, leaves in rows
            ]  # fmt: skip

    async def next_run(self, campaign: str, run: int) -> str | None:
        """The match that follows a run."""
        async with self.engine.connect() as connection:
            chosen = select(MATCHES.c.id).where(MATCHES.c.campaign == campaign, MATCHES.c.run == run + 1)
            return (await connection.execute(chosen)).scalar_one_or_none()

    async def remarks(self, match: str, since: int = 0) -> list[Remark]:
        """What was said from a number on, or the last of it."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(CHAT.c.number, CHAT.c.seat, CHAT.c.text, CHAT.c.at)
                .where(CHAT.c.match == match, CHAT.c.number >= since)
                .order_by(CHAT.c.number.desc())
                .limit(MOST_CHAT)
            )
            return [Remark(*row) for row in rows][::-1]

    async def due(self, until: int) -> list[str]:
        """Matches that must be looked at by then, the first ones first."""
        async with self.engine.connect() as connection:
            chosen = select(MATCHES.c.id).where(MATCHES.c.due <= until).order_by(MATCHES.c.due).limit(MOST_DUE)
            return list((await connection.execute(chosen)).scalars())

    async def matches(self) -> list[str]:
        """The ids of all matches, the oldest first."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(MATCHES.c.id).order_by(MATCHES.c.at, MATCHES.c.id))).scalars())

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(MATCHES))).scalar_one())


async def change_key(connection: AsyncConnection, claim: Claim) -> None:
    changed = await connection.execute(
        update(SEATS).where(SEATS.c.match == claim.match, SEATS.c.key_hash == claim.old).values(key_hash=claim.new)
    )
    if changed.rowcount < 1:
        raise Conflict


def careful(connection: object, _: object) -> None:
    """SQLite: readers do not wait for writers, and a commit is on the disk when it returns."""
    connection.isolation_level = None  # type: ignore[attr-defined]  # we say BEGIN ourselves
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in PRAGMAS:
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def begin_now(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def why_not(error: Exception) -> str:
    """What a database says, in one line."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def migrate(connection: Connection, shape: str = "head") -> None:
    """Bring the tables to their newest shape, or to an older one."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(files("nachtspiel.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, shape)
