"""Backups: whole, portable, consistent, and never over anything that is there."""

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.server.backup import backup, restore
from nachtspiel.server.config import database
from nachtspiel.server.store import Store
from tests.server.kit import PEOPLE, decide, found, look, visited
from tests.server.old import GAMES, lay_down

TABLES = ("matches", "seats", "lines", "chat")


def content_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    connection = sqlite3.connect(path)
    return {table: connection.execute(f"select * from {table} order by 1, 2").fetchall() for table in TABLES}


def kept(db: Path, name: str = "backup") -> Path:
    path = db.parent / name
    asyncio.run(backup(database(str(db)), path))
    return path


def brought_back(path: Path, name: str = "new.db") -> Path:
    db = path.parent / name
    asyncio.run(restore(path, database(str(db))))
    return db


def mistake_of(path: Path, db: Path) -> str:
    with pytest.raises(Mistake) as caught:
        asyncio.run(restore(path, database(str(db))))
    return str(caught.value)


def test_a_backup_of_a_running_server_holds_all_that_is_stored(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        match, keys = found(client, PEOPLE)
        for key in keys:
            assert decide(client, match, key).status_code == 200
        path = kept(tmp_path / "games.db")
        before = content_of(tmp_path / "games.db")
        decisions = look(client, match)["decisions"]
        (tmp_path / "again").mkdir()
        db = brought_back(path, "again/games.db")
    assert content_of(db) == before
    with visited(tmp_path / "again") as client:
        assert look(client, match, keys[0])["decisions"] == decisions


def test_an_old_backup_is_brought_to_the_newest_shape(tmp_path: Path) -> None:
    path = kept(lay_down(tmp_path))
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    assert rows[0] == {"title": "Nachtspiel backup 1", "shape": "0002"}
    assert rows[-1]["rows"]["matches"] == len(GAMES)
    db = brought_back(path)
    whole = content_of(db)
    assert not any(value for _, _, kind, _, value, _, _ in whole["lines"] if kind in ("decide", "chance", "announce"))
    assert content_of(brought_back(kept(db, "second"), "third.db")) == whole


def test_campaigns_come_back_before_those_that_go_on_from_them(tmp_path: Path) -> None:
    db = brought_back(kept(lay_down(tmp_path)))
    connection = sqlite3.connect(db)
    for campaign, at, parent in (("b", 1, None), ("a", 2, "b"), ("c", 3, "a")):
        connection.execute(
            "insert into campaigns (id, game, name, at, key_hash, parent) values (?, 'beacon', 'x', ?, '', ?)",
            (campaign, at, parent),
        )
    connection.commit()
    again = sqlite3.connect(brought_back(kept(db, "second"), "third.db"))
    assert again.execute("select id, parent from campaigns order by at").fetchall() == [
        ("b", None), ("a", "b"), ("c", "a"),
    ]  # fmt: skip


def test_a_store_that_has_only_empty_tables_is_empty(tmp_path: Path) -> None:
    path = kept(lay_down(tmp_path))

    async def opened() -> None:
        store = Store(database(str(tmp_path / "new.db")))
        await store.open()
        await store.close()

    asyncio.run(opened())
    assert len(content_of(brought_back(path))["matches"]) == len(GAMES)


def test_nothing_that_is_there_is_overwritten(tmp_path: Path) -> None:
    db = lay_down(tmp_path)
    path = kept(db)
    before = path.read_bytes()
    with pytest.raises(Mistake, match=r"backup' exists already; name a new file for the backup$"):
        kept(db)
    assert path.read_bytes() == before
    assert mistake_of(path, db).endswith("games.db is not empty; restore the backup into a new one")
    assert not list(tmp_path.glob("*.part"))


def test_there_must_be_a_database_with_games(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match=r"^there is no database '.*none\.db'$"):
        kept(tmp_path / "none.db")
    sqlite3.connect(tmp_path / "other.db").execute("create table x (y)").close()
    with pytest.raises(Mistake, match=r"other\.db holds no games$"):
        kept(tmp_path / "other.db")
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == []


def test_a_damaged_backup_changes_nothing(tmp_path: Path) -> None:
    path = kept(lay_down(tmp_path))
    text = gzip.decompress(path.read_bytes()).decode()
    rows = text.splitlines(keepends=True)
    damaged = {
        "no gzip": text.encode(),
        "half": path.read_bytes()[:2000],
        "no title": gzip.compress(b"hello\n"),
        "other title": gzip.compress(b'{"title": "something else", "shape": "0002"}\n'),
        "no end": gzip.compress("".join(rows[:-1]).encode()),
        "a chat line less": gzip.compress("".join(row for row in rows if "Axt" not in row).encode()),
        "a column less": gzip.compress("".join([*rows[:2], rows[2].replace("null,", "", 1), *rows[3:]]).encode()),
    }
    for what, content in damaged.items():
        (tmp_path / what).write_bytes(content)
        assert mistake_of(tmp_path / what, tmp_path / "new.db").endswith("is not a backup, or it is damaged"), what
    (tmp_path / "later").write_bytes(gzip.compress(text.replace('"0002"', '"0999"', 1).encode()))
    assert mistake_of(tmp_path / "later", tmp_path / "new.db").endswith(
        "by a newer version of this program; use that one"
    )
    assert len(content_of(brought_back(path))["matches"]) == len(GAMES)
