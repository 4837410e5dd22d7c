"""A server with one table, in this process: one world is played there, and all that gets out of it is written down."""

import asyncio
import contextlib
import json
import logging
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from nachtspiel.bots import advice, reasons
from nachtspiel.engine.table import NOBODY
from nachtspiel.server import guards, preview
from nachtspiel.server.app import Server, create_app
from nachtspiel.server.config import Config, Limits, database
from nachtspiel.server.gate import Gate
from nachtspiel.server.hall import Hall
from nachtspiel.server.ledger import FOUND, rows_of
from nachtspiel.server.line import Line
from nachtspiel.server.replays import Replays
from nachtspiel.server.room import Room
from nachtspiel.server.socket import Visit
from nachtspiel.server.tables import PERSON, Campaign, Founding, Row
from tests.leaks.worlds import History, Worlds

MATCH, CAMPAIGN = "m" * guards.ID_LENGTH, "c" * guards.ID_LENGTH
AT = 1_700_000_000_000  # the hour that stands still
TIMER = 3600
PATIENCE = 60.0  # seconds
QUIET = b'{"t":"pong","id":"quiet"}'
LIMITS = Limits(
    messages_per_second=10_000, message_burst=10_000, requests_per_second=10_000, request_burst=10_000,
    hints_per_minute=6_000, hint_burst=100, said_per_minute=6_000, say_burst=100, absent_seconds=0.0,
    hint_iterations=16, hint_seconds=0.0,
)  # fmt: skip
STANDARD = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "ms"}


class Answer(NamedTuple):
    """An answer over HTTP, whole."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


Seen = Answer | list[bytes] | list[str] | list[int] | float  # seconds


class Ear(Line):
    """The end of a line at which nobody stands but we."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.said: Callable[[bytes], None] = self.heard.append
        self.visit: asyncio.Task[None] | None = None

    def listen(self, hear: Callable[[bytes], None], *_: Callable[[], None]) -> None:
        self.said = hear

    def write(self, text: bytes) -> int:
        self.heard.append(text)
        return 0

    async def until(self, something: Callable[[], bool]) -> None:
        """Listen until something has been heard."""
        async with asyncio.timeout(PATIENCE):
            while not something():
                assert self.visit is not None
                assert not self.visit.done(), self.visit.exception()
                await asyncio.sleep(0)


class Logbook(logging.Handler):
    """All that is logged, without how long it took; by the house in which something is being done."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        more = {name: str(value) for name, value in vars(record).items() if name not in STANDARD}
        error = "" if not record.exc_info else f" {record.exc_info[1]!r}"
        self.lines.append(f"{record.name} {record.levelname} {record.getMessage()} {more}{error}")


@cache
def building() -> Server:
    """The house itself is the same for all worlds; who lives there changes."""
    return create_app(Config("sqlite+aiosqlite:///nowhere.db"))


async def think_here(task: Callable[..., Any], *given: Any, **_: Any) -> Any:
    """What a worker process would think."""
    return task(*given)


class House:
    """One world, open to visitors."""

    def __init__(self, worlds: Worlds, history: History, hall: Hall, room: Room) -> None:
        self.worlds, self.history, self.hall, self.room = worlds, history, hall, room
        self.app, self.gate, self.replays = building(), Gate(hall), Replays(hall)
        self.log: list[str] = []
        self.visits: list[asyncio.Task[None]] = []

    def enter(self) -> None:
        """From here on something is done in this house, not in its twin."""
        self.app.state.hall, self.app.state.replays, self.app.gate = self.hall, self.replays, self.gate
        LOGBOOK.lines = self.log

    async def ask(self, method: str, path: str, seat: int = NOBODY, said: object = None) -> Answer:
        """A request by the person of a seat, or by a spectator."""
        self.enter()
        place, _, query = path.partition("?")
        headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")]
        if seat != NOBODY:
            headers.append((b"authorization", f"Bearer {key_of(seat)}".encode()))
        body = b"" if said is None else json.dumps(said).encode()
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": place, "raw_path": place.encode(), "query_string": query.encode(), "root_path": "",
            "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
        }  # fmt: skip
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        told = [(name.decode(), value.decode()) for name, value in sent[0]["headers"]]
        return Answer(sent[0]["status"], told, b"".join(message.get("body", b"") for message in sent[1:]))

    async def visit(self, seat: int) -> Ear:
        """Somebody comes to the table."""
        self.enter()
        ear = Ear()
        ear.visit = asyncio.ensure_future(Visit(self.hall, ear, MATCH).run())
        self.visits.append(ear.visit)
        ear.said(json.dumps({"t": "hello", "key": None if seat == NOBODY else key_of(seat)}).encode())
        await quiet(ear)
        return ear

    async def happen(self) -> None:
        """The decision that the worlds end with, by whoever makes it."""
        self.enter()
        decision, *strokes = self.history.step
        room, game = self.room, self.worlds.game
        question = room.ledger.match.table.question(decision.seat)
        if strokes or question is None:
            rows = rows_of(game, self.history.step)
            await room.write(decision.seat, lambda: rows)
            return
        said = {"decision": int(question.number), "option": decision.value, "age": room.ledger.age}
        answer = await self.ask("POST", f"/api/matches/{MATCH}/decisions", decision.seat, said)
        assert answer.status == 200, answer.body


def key_of(seat: int) -> str:
    return f"{seat}" * 43


LOGBOOK = Logbook()


async def quiet(ear: Ear) -> None:
    """Wait until all that was to be said has been heard."""
    ear.said(b'{"t": "ping", "id": "quiet"}')
    await ear.until(lambda: QUIET in ear.heard)
    ear.heard.remove(QUIET)


@contextlib.contextmanager
def haste() -> Iterator[None]:
    """All is logged, and hints are thought of for a moment only."""
    log = logging.getLogger("nachtspiel")
    level, log.propagate = log.level, False
    log.setLevel(logging.INFO)
    log.addHandler(LOGBOOK)
    try:
        with (
            mock.patch.object(advice, "LEAST", 2), mock.patch.object(reasons, "DREAMS", 2),
            mock.patch.object(preview, "RUNS", 3),
        ):  # fmt: skip
            yield
    finally:
        log.removeHandler(LOGBOOK)
        log.setLevel(level)
        log.propagate = True


async def empty(folder: Path) -> Path:
    """A database without any match, made once for all worlds."""
    base = folder / "empty.db"
    if not base.exists():
        hall = Hall(Config(database(str(base))))
        await hall.store.open()
        await hall.store.close()
    return base


@contextlib.asynccontextmanager
async def opened(folder: Path, name: str, worlds: Worlds, history: History) -> AsyncIterator[House]:
    """A house for this world, with everybody's seat taken by a person."""
    base = await empty(folder)
    for old in folder.glob(f"{name}.db*"):
        old.unlink()
    file = shutil.copyfile(base, folder / f"{name}.db")
    hall = Hall(Config(database(str(file)), limits=LIMITS), lambda: AT)
    hall.thinkers.think = think_here  # type: ignore[method-assign]
    try:
        await furnish(hall, worlds, history)
        house = House(worlds, history, hall, await hall.room(MATCH))
        yield house
        for visit in house.visits:
            visit.cancel()
        await asyncio.gather(*house.visits, return_exceptions=True)
    finally:
        await hall.close()


async def furnish(hall: Hall, worlds: Worlds, history: History) -> None:
    """Store what has happened in this world so far."""
    game, seats = worlds.game, worlds.seats
    if game.carries:
        await hall.store.begin(Campaign(CAMPAIGN, game.name, "", AT, guards.hash_of("campaign")))
    founding = Founding(
        MATCH, game.name, game.version, game.content, game.settle(seats, history.settings), history.seed,
        [f"P{seat}" for seat in range(seats)], [PERSON] * seats, list(range(seats)), TIMER, None, AT, True,
        campaign=CAMPAIGN if game.carries else None, run=1 if game.carries else None,
    )  # fmt: skip
    hashes: list[str | None] = [guards.hash_of(key_of(seat)) for seat in range(seats)]
    await hall.store.found(founding, hashes, [Row(FOUND), *rows_of(game, history.lines)])
