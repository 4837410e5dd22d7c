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
from nachtspiel.server.turns import FROM

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
ENDING = 1012
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
        self.closed: Closed | None = None  # nothing more is heard, nor done of what was said before
        self.ending = False  # nothing more is said
        line.listen(self.hear, self.count, self.lost, self.stop)

    def hear(self, raw: bytes) -> None:
        """Something was said; it is dealt with when all before it is done."""
        self.count()
        if self.ending or self.closed is not None:
            return
        if self.inbox.qsize() > self.limits.message_burst:
            self.cut_off(FLOOD, "too many messages")
        elif len(raw) > self.limits.message_bytes:
            self.cut_off(HUGE, "the message is too long")
        else:
            self.inbox.put_nowait(raw)

    def count(self) -> None:
        """Something came, be it only a ping or a part of a message."""
        if not self.ending and self.closed is None and not self.bucket.take(time.monotonic()):
            self.cut_off(FLOOD, "too many messages")

    def cut_off(self, code: int, reason: str) -> None:
        self.line.deafen()
        self.end(Closed(code, reason))

    def stop(self) -> None:
        """The server is about to end: what is being done is done and answered; all else may be said to the next one."""
        self.closed = self.closed or Closed(ENDING, "the server is about to end; come again")
        self.inbox.put_nowait(self.closed)

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
            self.cut_off(SLOW, "this client reads too slowly")

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

    async def hello(self) -> tuple[Room, int]:
        """The first message says who comes, and what they have seen. Returns where to, and that."""
        try:
            async with asyncio.timeout(self.hall.config.limits.hello_seconds):
                said, _, problem = await self.receive()
        except TimeoutError:
            raise Closed(MALFORMED, "no hello") from None
        if problem is not None or not isinstance(said, Hello):
            raise Closed(MALFORMED, "the first message must be hello")
        self.hall.porch.go(self.line)
        room = await self.hall.room(self.match)
        room.seat_down(self.subscriber, said.key, said.seat)
        room.check_place(self.subscriber)
        return room, said.seen

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
        room, seen = await self.hello()
        with self.hall.visit(FROM.get(), self.subscriber.seat == NOBODY):
            self.room = room
            try:
                room.join(self.subscriber, seen)
                await self.listen()
            finally:
                self.ending = True
                room.leave(self.subscriber)


@websocket("/ws/{match:str}")
async def ws(socket: Socket, match: FromPath[str]) -> None:
    """A match over a websocket."""
    hall = socket.app.state.hall
    line = (socket.scope["extensions"] or {})["line"]["line"]
    assert isinstance(hall, Hall)
    assert isinstance(line, Line)
    await socket.accept()
    try:
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
