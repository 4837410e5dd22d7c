"""Backups: all that a store holds as one text, for SQLite and PostgreSQL alike.

A backup is a gzipped text of JSON lines: a title with the shape of the tables, then for each table its name and columns
and every row as a list, and at the end how many rows each table has. It is read in one transaction, so that a server
may go on meanwhile. Restored, it gets the shape that it had, and is then brought to the newest one.
"""

import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

from alembic.util import CommandError
from sqlalchemy import Column, Connection, MetaData, Table, func, insert, inspect, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from nachtspiel.engine.errors import Mistake
from nachtspiel.server.config import shown
from nachtspiel.server.store import Store, migrate, why_not
from nachtspiel.server.tables import METADATA

TITLE = "Nachtspiel backup 1"
SHAPE = "alembic_version"  # the table that knows the shape of the others
CHUNK = 1000  # rows that are read and written at a time

Counts = dict[str, int]  # rows by table


async def within(db: str, work: Callable[[Connection], Counts]) -> Counts:
    """Do something with a store in one transaction, without bringing its tables to another shape before."""
    store = Store(db)
    try:
        async with store.engine.connect() as connection:
            if not store.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                return await connection.run_sync(work)
    except gzip.BadGzipFile:  # not the database's fault
        raise
    except (SQLAlchemyError, OSError) as error:
        raise Mistake(f"the database {shown(db)} cannot be used: {why_not(error)}") from None
    finally:
        await store.close()


# ---------------------------------------------------------------- writing


async def backup(db: str, path: Path) -> Counts:
    """Write all that a store holds into a new file."""
    if path.exists():
        raise Mistake(f"'{path}' exists already; name a new file for the backup")
    file = make_url(db).database if db.startswith("sqlite") else None
    if file is not None and not Path(file).exists():
        raise Mistake(f"there is no database '{file}'")
    half = path.with_name(f"{path.name}.part")
    try:
        with gzip.open(half, "wt", encoding="utf-8", newline="\n") as out:
            counts = await within(db, lambda connection: write(connection, out, shown(db)))
        os.replace(half, path)
    finally:
        half.unlink(missing_ok=True)
    return counts


def write(connection: Connection, out: IO[str], db: str) -> Counts:
    if not inspect(connection).has_table(SHAPE):
        raise Mistake(f"the database {db} holds no games")
    put(out, {"title": TITLE, "shape": connection.execute(text(f"select version_num from {SHAPE}")).scalar_one()})
    counts = {}
    for table in tables_of(connection):
        put(out, {"table": table.name, "columns": [column.name for column in table.columns]})
        rows = connection.execute(select(table).order_by(*order_of(table)).execution_options(yield_per=CHUNK))
        counts[table.name] = 0
        for row in rows:
            put(out, list(row))
            counts[table.name] += 1
    put(out, {"rows": counts})
    return counts


def order_of(table: Table) -> list[Column[Any]]:
    """By the primary key; where rows point to rows of the same table, the older ones first."""
    points_to_itself = any(key.references(table) for key in table.foreign_keys)
    return [*([table.c["at"]] if points_to_itself else []), *table.primary_key]


def put(out: IO[str], what: object) -> None:
    out.write(json.dumps(what, ensure_ascii=False, separators=(",", ":")) + "\n")


def tables_of(connection: Connection) -> list[Table]:
    """The tables as they are, whatever their shape: those that others point to come first."""
    found = MetaData()
    known = [*METADATA.tables]
    found.reflect(connection, only=lambda name, _: name in known)
    return found.sorted_tables


# ---------------------------------------------------------------- reading


async def restore(path: Path, db: str) -> Counts:
    """Fill an empty store with a backup, and bring it to the newest shape."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as text_lines:
            lines = parts(text_lines)
            title: dict[str, str] = next(lines, {})
            if title["title"] != TITLE:
                raise ValueError(title)
            return await within(db, lambda connection: read(connection, title["shape"], lines, path, shown(db)))
    except (gzip.BadGzipFile, EOFError, zlib.error, UnicodeDecodeError, ValueError, KeyError, TypeError):
        raise Mistake(f"'{path}' is not a backup, or it is damaged") from None


def parts(lines: IO[str]) -> Iterator[Any]:
    for line in lines:
        yield json.loads(line)


def read(connection: Connection, shape: str, lines: Iterator[Any], path: Path, db: str) -> Counts:
    make_room(connection, db)
    try:
        migrate(connection, shape)
    except CommandError:
        raise Mistake(f"'{path}' was made by a newer version of this program; use that one") from None
    tables = {table.name: table for table in tables_of(connection)}
    counts: Counts = {}
    rows: list[dict[str, object]] = []
    table: Table | None = None
    columns: list[str] = []
    for part in lines:
        if isinstance(part, list):
            rows.append(dict(zip(columns, part, strict=True)))
        if rows and table is not None and (len(rows) == CHUNK or isinstance(part, dict)):
            connection.execute(insert(table), rows)
            counts[table.name] += len(rows)
            rows = []
        if isinstance(part, dict):
            if "rows" in part:
                if part["rows"] != counts:
                    raise ValueError(counts)
                migrate(connection)
                return counts
            table, columns = tables[part["table"]], part["columns"]
            counts[table.name] = 0
    raise EOFError


def make_room(connection: Connection, db: str) -> None:
    """See that nothing is there; tables without a match are made anew."""
    tables = tables_of(connection)
    for table in tables:
        if table.name == "matches" and connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise Mistake(f"the database {db} is not empty; restore the backup into a new one")
    for table in reversed(tables):
        table.drop(connection)
    connection.execute(text(f"drop table if exists {SHAPE}"))
