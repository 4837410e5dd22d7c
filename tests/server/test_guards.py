"""Keys, origins, rates; where the games are kept; the store."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.server import guards
from nachtspiel.server.config import Config, Limits, data_folder, database, limits_of, shown
from nachtspiel.server.hall import Hall
from nachtspiel.server.line import Line as SocketLine
from nachtspiel.server.messages.heard import Hello
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.messages.wishes import Found, SeatWish
from nachtspiel.server.socket import Visit
from nachtspiel.server.store import Store
from nachtspiel.server.tables import Row
from nachtspiel.server.writer import Claim, Conflict, Line, StoreDown, Work, Writer
from tests.server.kit import config


def test_keys_are_long_different_and_found_by_their_hash() -> None:
    keys = [guards.new_key() for _ in range(5)]
    assert len(set(keys)) == 5
    assert all(len(key) == 43 for key in keys)
    hashes: list[str | None] = [guards.hash_of(key) for key in keys]
    hashes[2] = None
    assert [guards.seats_of(key, hashes) for key in keys] == [[0], [1], [], [3], [4]]
    assert guards.seats_of(keys[0], [*hashes, hashes[0]]) == [0, 5]
    assert guards.seats_of("", hashes) == []
    assert guards.seats_of("-", [None]) == []
    assert guards.is_id(guards.new_id())
    assert not guards.is_id("../../../etc/pass")


def test_a_bucket_fills_again() -> None:
    bucket = guards.Bucket(2.0, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(0.4)
    assert bucket.take(0.6)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_rates_are_kept_for_each_and_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "MOST_BUCKETS", 10)
    rates = guards.Rates(0.0, 1)
    for number in range(100):
        rates.check(str(number))
    assert len(rates.buckets) <= 10
    with pytest.raises(Problem):
        rates.check("99")


@pytest.mark.parametrize(
    ("host", "origin", "fits"),
    [
        ("localhost:8737", None, True),
        ("localhost:8737", "http://localhost:8737", True),
        ("127.0.0.1:8737", "http://localhost:8737", False),
        ("[::1]:8737", "http://[::1]:8737", True),
        ("evil.example", None, False),
        ("evil.example", "http://evil.example", False),
        ("localhost:8737", "null", False),
        ("localhost:8737", "https://friend.example", True),
        ("localhost:8737", "ftp://localhost:8737", False),
        ("localhost:8737", "http://[", False),
        ("", None, False),
    ],
)
def test_origins(host: str, origin: str | None, fits: bool) -> None:
    near = Config("", origins=("https://friend.example",))
    if fits:
        guards.check_origin(near, host, origin)
    else:
        with pytest.raises(Problem):
            guards.check_origin(near, host, origin)


def test_a_server_for_all_answers_to_any_name() -> None:
    guards.check_origin(Config("", host="0.0.0.0"), "games.example", "http://games.example")
    with pytest.raises(Problem):
        guards.check_origin(Config("", host="0.0.0.0"), "games.example", "http://evil.example")


def test_where_the_games_are_kept(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    assert database(None, home).startswith("sqlite+aiosqlite:///")
    assert data_folder(home).is_dir()
    assert shown(database(None, home)) == str(data_folder(home) / "games.db")
    assert database("postgres://u:secret@h/n", {}) == "postgresql+asyncpg://u:secret@h/n"
    assert "secret" not in shown(database("postgresql://u:secret@h/n", {}))
    assert database(None, {"NACHTSPIEL_DB": str(tmp_path / "x.db")}).endswith("x.db")
    for wrong in ("sqlite://", "sqlite:///:memory:"):
        with pytest.raises(Mistake, match="must be kept in a file"):
            database(wrong, {})
    for wrong in ("mysql://h/n", "://", str(tmp_path), str(tmp_path / "no" / "x.db"), "postgresql://h:port/n"):
        with pytest.raises(Mistake):
            database(wrong, {})


def test_limits_by_the_environment() -> None:
    assert limits_of({}) == Limits()
    assert limits_of({"NACHTSPIEL_LIMITS": "thinking=5, idle_seconds=0.5"}) == Limits(thinking=5, idle_seconds=0.5)
    for wrong in ("thinking=x", "nothing=1", "thinking"):
        with pytest.raises(Mistake):
            limits_of({"NACHTSPIEL_LIMITS": wrong})


WISH = Found("bloodborne", [SeatWish(), SeatWish(), SeatWish()], seed=1)


def test_the_store_reports_conflicts_and_stores_all_or_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = Hall(config(tmp_path))
        await hall.store.open()
        match = (await hall.found(WISH)).match
        seq = hall.rooms[match].ledger.seq
        await hall.store.append(match, seq, [Row("name", 0, 0, "A"), Row("name", 0, 0, "B")])
        for place in (seq, seq + 1):
            with pytest.raises(Conflict):
                await hall.store.append(match, place, [Row("name", 0, 0, "C"), Row("name", 0, 0, "D")])
        with pytest.raises(Conflict):
            await hall.store.append(match, seq + 2, [Row("claim", 0)], Claim(match, "wrong", "hash"))
        assert [row.text for row in (await hall.store.lines(match, seq))] == ["A", "B"]
        await hall.close()

    asyncio.run(scene())


def committed(writer: Writer, batch: list[Work]) -> list[Exception | None]:
    """Written together, in the writer's own thread."""
    return writer.thread.submit(writer.commit, batch).result()


def test_what_comes_too_late_does_not_harm_what_is_written_with_it(tmp_path: Path) -> None:
    """Decisions of many tables in one statement, and between them one that is too late, a claim and a founding."""

    async def scene() -> None:
        hall = Hall(config(tmp_path))
        await hall.store.open()
        writer = hall.store.writer
        assert writer is not None
        founded = [await hall.found(WISH) for _ in range(4)]
        matches = [one.match for one in founded]
        ends = [hall.rooms[match].ledger.seq for match in matches]
        old = guards.hash_of(founded[3].keys["0"])

        def lines(place: int, seq: int, text: str) -> list[Line]:
            return hall.store.records(matches[place], seq, [Row("name", 0, 0, text), Row("name", 1, 0, text)])

        plain = [Work(lines(0, ends[0], "first")), Work(lines(1, ends[1], "first"))]
        claim = Work(lines(3, ends[3], "claimed"), claim=Claim(matches[3], old, "new"))
        late = Work(lines(0, ends[0] + 1, "late"))
        wrong = Work(lines(2, ends[2], "wrong"), claim=Claim(matches[2], "no such", "hash"))
        assert committed(writer, [plain[0], claim, plain[1]]) == [None, None, None]
        more = Work(lines(1, ends[1] + 2, "more"))
        outcomes = committed(writer, [late, wrong, more])
        assert [type(outcome) for outcome in outcomes] == [Conflict, Conflict, type(None)]
        texts = [
            [row.text for row in await hall.store.lines(match, end)] for match, end in zip(matches, ends, strict=True)
        ]
        assert texts == [["first"] * 2, ["first"] * 2 + ["more"] * 2, [], ["claimed"] * 2]
        assert (await hall.store.hashes(matches[3]))[0] == "new"
        await hall.close()

    asyncio.run(scene())


def test_a_disk_that_fails_in_the_middle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written before it failed is known to be written; nothing else is."""

    async def scene() -> None:
        hall = Hall(config(tmp_path))
        await hall.store.open()
        writer = hall.store.writer
        assert writer is not None
        matches = [(await hall.found(WISH)).match for _ in range(2)]
        seq = hall.rooms[matches[0]].ledger.seq
        plain = Work(hall.store.records(matches[0], seq, [Row("name", 0, 0, "kept")]))
        claim = Work(hall.store.records(matches[1], seq, [Row("claim", 0)]), claim=Claim(matches[1], "a", "b"))

        def full(*_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(writer, "do", full)
            outcomes = committed(writer, [claim, plain])
            assert [type(outcome) for outcome in outcomes] == [StoreDown, type(None)]
        with monkeypatch.context() as patch:
            patch.setattr("nachtspiel.server.writer.put", full)
            assert [type(outcome) for outcome in committed(writer, [plain, claim])] == [StoreDown, StoreDown]
        assert [row.text for row in await hall.store.lines(matches[0], seq)] == ["kept"]
        assert await hall.store.lines(matches[1], seq) == []
        await hall.close()

    asyncio.run(scene())


def test_sqlite_is_careful(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(database(str(tmp_path / "games.db")))
        await store.open()
        async with store.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.exec_driver_sql(f"pragma {pragma}")).scalar_one() == value
        await store.close()
        again = Store(database(str(tmp_path / "games.db")))
        await again.open()  # migrating twice changes nothing
        await again.close()

    asyncio.run(scene())
    connection = sqlite3.connect(tmp_path / "games.db")
    assert connection.execute("select version_num from alembic_version").fetchall() == [("0006",)]
    connection.close()


def test_a_file_that_is_no_database_is_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("this is not a database" * 100)
    with pytest.raises(Mistake, match="cannot be used"):
        asyncio.run(Store(database(str(tmp_path / "games.db"))).open())


def test_another_server_wrote_first_on_the_same_file(tmp_path: Path) -> None:
    """Two halls on one store: the slower one is told, reads, and checks again."""

    async def scene() -> None:
        first, second = Hall(config(tmp_path)), Hall(config(tmp_path))
        await first.store.open()
        match = (await first.found(WISH)).match
        one, other = first.rooms[match], await second.room(match)
        questions = [one.ledger.match.table.question(seat) for seat in range(3)]
        choices = [(int(question.number), question.options[0]) for question in questions if question is not None]
        await one.decide(0, 0, *choices[0])
        await other.decide(1, 0, *choices[1])  # it did not know of the first
        await one.decide(2, 0, *choices[2])
        await other.refresh()
        assert one.ledger.match.table == other.ledger.match.table
        assert one.ledger.n == other.ledger.n
        await first.close()
        await second.close()

    asyncio.run(scene())


def test_a_store_that_fails_refuses_and_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        hall = Hall(config(tmp_path))
        await hall.store.open()
        match = (await hall.found(WISH)).match
        room = hall.rooms[match]
        question = room.ledger.match.table.question(0)
        assert question is not None
        before = room.ledger.match.table.key()

        async def broken(_: Work) -> None:
            raise StoreDown("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "write", broken)
            with pytest.raises(Problem) as problem:
                await room.decide(0, 0, int(question.number), question.options[0])
            assert problem.value.status == 503
        assert room.ledger.match.table.key() == before
        await room.decide(0, 0, int(question.number), question.options[0])
        assert room.ledger.decisions == 1
        await hall.close()

    asyncio.run(scene())


class Paper:
    """A line that keeps what is written to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def listen(self, *_: object) -> None:
        """Nothing is ever said on it."""

    def write(self, message: bytes) -> int:
        self.written.append(message)
        return 0


async def comes(hall: Hall, match: str, key: str) -> int:
    """How many decisions somebody sees who comes now."""
    return (await hall.room(match)).table_for(0).decisions


async def asks_again(hall: Hall, match: str, key: str) -> int:
    """The same for somebody who is there already and says hello once more."""
    paper = Paper()
    visit = Visit(hall, cast(SocketLine, paper), match)
    visit.room, visit.subscriber.seat = hall.rooms[match], 0
    await visit.obey(Hello(key, 0))
    decisions: int = json.loads(paper.written[-1])["decisions"]
    return decisions


@pytest.mark.parametrize("look", [comes, asks_again])
@pytest.mark.parametrize("fails", [True, False])
def test_nobody_is_told_what_is_not_stored_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool, look: Callable[[Hall, str, str], Awaitable[int]]
) -> None:
    """Whoever looks while a decision is being stored is told the table when that is over, however it ends."""

    async def scene() -> None:
        hall = Hall(config(tmp_path))
        await hall.store.open()
        founded = await hall.found(WISH)
        match = founded.match
        room = hall.rooms[match]
        question = room.ledger.match.table.question(0)
        assert question is not None
        write, waiting, let_go = hall.store.write, asyncio.Event(), asyncio.Event()

        async def slow(work: Work) -> None:
            waiting.set()
            await let_go.wait()
            if fails:
                raise StoreDown("the disk is full")
            await write(work)

        monkeypatch.setattr(hall.store, "write", slow)
        deciding = asyncio.ensure_future(room.decide(0, 0, int(question.number), question.options[0]))
        await waiting.wait()
        looking = asyncio.ensure_future(look(hall, match, founded.keys["0"]))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not looking.done()
        let_go.set()
        assert await looking == (0 if fails else 1)
        assert isinstance((await asyncio.gather(deciding, return_exceptions=True))[0], Problem) == fails
        await hall.close()

    asyncio.run(scene())


def test_rooms_are_forgotten_and_found_again(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = Hall(config(tmp_path))
        await hall.store.open()
        match = (await hall.found(WISH)).match
        before = hall.rooms[match].table_for(0)
        hall.forget(1e18)
        assert not hall.rooms
        rooms = await asyncio.gather(*[hall.room(match) for _ in range(5)])
        assert len({id(room) for room in rooms}) == 1
        assert rooms[0].table_for(0) == before
        await hall.close()

    asyncio.run(scene())
