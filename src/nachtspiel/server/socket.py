"""Matches over a websocket: hello, then decisions one way and news the other."""

import asyncio
import contextlib
import logging
import time
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.table import NOBODY
from nachtspiel.server.audience import Subscriber
from nachtspiel.server.guards import Bucket
from nachtspiel.server.hall import Hall
from nachtspiel.server.line import Line
from nachtspiel.server.messages import coding
from nachtspiel.server.messages.fields import Id
from nachtspiel.server.messages.heard import (
    Agree,
    Announce,
    Away,
    Decide,
    FromClient,
    Hello,
    Ping,
    Say,
    Signal,
    StandIn,
    Undo,
)
from nachtspiel.server.messages.problem import Problem, problem_of
from nachtspiel.server.messages.told import Ack, No, Pong
from nachtspiel.server.room import Room

LOG = logging.getLogger("nachtspiel.server")
Socket = WebSocket[Any, Any, Any]

MALFORMED = 4400
FORBIDDEN = 4403
UNKNOWN = 4404
SLOW = 4408
HUGE = 4413
FLOOD = 4429
TROUBLE = 4503
BROKEN = 1011
CODES = {403: FORBIDDEN, 404: UNKNOWN, 429: FLOOD, 503: TROUBLE}


class Closed(Exception):
    """The socket is to be closed, and why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Visit:
    """One socket, from hello to good-bye."""

    def __init__(self, hall: Hall, line: Line, match: str) -> None:
        self.hall = hall
        self.line = line
        self.match = match
        self.limits = hall.config.limits
        self.bucket = Bucket(self.limits.messages_per_second, self.limits.message_burst, time.monotonic())
        self.room: Room | None = None
        self.subscriber = Subscriber(NOBODY, self.send, self.show_out)
        self.inbox: asyncio.Queue[bytes | Exception] = asyncio.Queue()
        self.ending = False  # nothing more is heard or said
        self.closed: Closed | None = None  # nor is anything done that was said before
        line.listen(self.hear, self.lost)

    def hear(self, raw: bytes) -> None:
        """Something was said; it is dealt with when all before it is done."""
        if self.ending:
            return
        if not self.bucket.take(time.monotonic()) or self.inbox.qsize() > self.limits.message_burst:
            self.end(Closed(FLOOD, "too many messages"))
        elif len(raw) > self.limits.message_bytes:
            self.end(Closed(HUGE, "the message is too long"))
        else:
            self.inbox.put_nowait(raw)

    def lost(self) -> None:
        self.end(WebSocketDisconnect(detail="gone"))

    def show_out(self) -> None:
        self.end(Closed(FORBIDDEN, "this key was exchanged for another"))

    def end(self, why: Exception) -> None:
        self.ending = True
        if self.closed is None and isinstance(why, Closed):
            self.closed = why
        self.inbox.put_nowait(why)

    def send(self, message: bytes) -> None:
        if not self.ending and self.line.write(message) > self.limits.unsent_bytes:
            self.line.abort_soon()
            self.end(Closed(SLOW, "this client reads too slowly"))

    async def receive(self) -> tuple[FromClient | None, Id | None, Problem | None]:
        """The next message; if it is broken, the id it carries and what is wrong."""
        raw = await self.inbox.get()
        if self.closed is not None:
            raise self.closed
        if isinstance(raw, Exception):
            raise raw
        try:
            return coding.decode(raw), None, None
        except Problem as problem:
            return None, coding.id_of(raw), problem

    async def hello(self) -> None:
        """The first message says who comes, and what they have seen."""
        try:
            async with asyncio.timeout(self.hall.config.limits.hello_seconds):
                said, _, problem = await self.receive()
        except TimeoutError:
            raise Closed(MALFORMED, "no hello") from None
        if problem is not None or not isinstance(said, Hello):
            raise Closed(MALFORMED, "the first message must be hello")
        room = await self.hall.room(self.match)
        room.seat_down(self.subscriber, said.key, said.seat)
        if len(room.subscribers) >= self.hall.config.limits.sockets_per_match:
            raise Closed(FLOOD, "too many look at this match")
        self.room = room
        room.join(self.subscriber, said.seen)

    async def listen(self) -> None:
        while True:
            said, broken_id, problem = await self.receive()
            if said is None:
                self.refuse(broken_id, problem or Problem(400, "malformed", "the message is malformed"))
                continue
            try:
                await self.obey(said)
            except Mistake as mistake:
                self.refuse(getattr(said, "id", None), problem_of(mistake))

    def refuse(self, message_id: Id | None, problem: Problem) -> None:
        self.hall.metrics.refused.labels(problem.reason or "rule").inc()
        self.send(coding.encode(No(message_id, problem.told())))

    async def obey(self, said: FromClient) -> None:
        room, seat = self.room, self.subscriber.seat
        assert room is not None
        if isinstance(said, Hello):
            await room.settled()
            self.seat_again(room, said)
            self.send(coding.encode(room.table_for(self.subscriber.seat, said.seen)))
            return
        if isinstance(said, Ping):
            self.send(coding.encode(Pong(said.id)))
            return
        if seat == NOBODY:
            raise Problem(403, "key", "only somebody with the key of a seat can do that")
        if isinstance(said, Decide):
            await room.decide(seat, said.age, said.decision, said.option)
        elif isinstance(said, Announce):
            await room.announce(seat, said.option)
        elif isinstance(said, Signal):
            await room.signal(seat, said.name)
        elif isinstance(said, Away):
            await room.count_out(seat, seat if said.seat is None else said.seat)
        elif isinstance(said, Say):
            await room.say(seat, said.text)
        elif isinstance(said, Undo):
            await room.ask_undo(seat)
        elif isinstance(said, Agree):
            await room.agree(seat, said.yes)
        elif isinstance(said, StandIn):
            await room.sit(seat, seat if said.seat is None else said.seat, said.level)
        else:
            await room.rename(seat, said.name)
        self.send(coding.encode(Ack(said.id)))

    def seat_again(self, room: Room, said: Hello) -> None:
        """A second hello asks for what was missed; it may change the seat only among those of the same person."""
        seat = room.seat_of(said.key, said.seat)
        if seat != self.subscriber.seat and seat not in room.ledger.own(self.subscriber.seat):
            raise Problem(403, "key", "another seat needs another socket")
        room.seat_down(self.subscriber, said.key, said.seat)

    async def run(self) -> None:
        try:
            await self.hello()
            await self.listen()
        finally:
            self.ending = True
            if self.room is not None:
                self.room.leave(self.subscriber)


@websocket("/ws/{match:str}")
async def ws(socket: Socket, match: FromPath[str]) -> None:
    """A match over a websocket."""
    hall = socket.app.state.hall
    line = (socket.scope["extensions"] or {})["line"]["line"]
    assert isinstance(hall, Hall)
    assert isinstance(line, Line)
    await socket.accept()
    host = socket.client.host if socket.client else ""
    try:
        with hall.visit(host):
            await Visit(hall, line, match).run()
    except Closed as closed:
        code, reason = closed.code, closed.reason
    except Problem as problem:
        code, reason = CODES.get(problem.status, MALFORMED), str(problem)[:120]
    except WebSocketDisconnect:
        return
    except Exception as error:
        code, reason = BROKEN, "something went wrong on the server"
        LOG.error("an error of ours", exc_info=error)
    hall.metrics.refused.labels(f"closed-{code}").inc()
    with contextlib.suppress(Exception):
        await socket.close(code, reason)
