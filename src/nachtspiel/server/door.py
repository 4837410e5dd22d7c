"""One connection over HTTP. uvicorn does all that is right and proper; here is what it does not do: a head has an end,
a request comes in time, an answer is read, and who does not keep to that is cut off early."""

import asyncio
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from nachtspiel.server.hall import Hall

SLICE = 4096  # bytes that are read of a head before we look how long it is
MOST_WAITING = 16  # requests that were sent before the first was answered
WASTED_BYTES = 1 << 20  # of a body that nobody wants, until we stop to listen
GOODBYE_SECONDS = 1.0  # to read why
REASONS = {
    "malformed": (400, "the request is malformed"),
    "too-slow": (408, "the request did not come in time"),
    "head-too-long": (431, "the address or the headers are too long"),
    "too-many-waiting": (429, "too many requests on one connection"),
}


class Door(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        hall = self.config.app.state.hall  # type: ignore[union-attr]
        assert isinstance(hall, Hall)
        self.hall = hall
        self.limits = hall.config.limits
        self.address = ""
        self.in_head = True
        self.head = 0  # bytes of the head that is coming
        self.wasted = 0
        self.turned = False  # nothing more is heard
        self.deadline: asyncio.TimerHandle | None = None
        self.watching: asyncio.TimerHandle | None = None  # whether our answer is being read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.hall.peer(self.client)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """This connection is closed, or goes on as a websocket."""
        self.stop_waiting()
        if self.watching is not None:
            self.watching.cancel()

    # ------------------------------------------------------------ who waits

    def wait(self) -> None:
        """Until a request has come whole."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.limits.request_seconds, self.late)
        self.hall.stand(self, len(self.connections))

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        self.hall.porch.go(self)

    def late(self) -> None:
        self.turn_away("too-slow")

    def push_out(self, why: str) -> None:
        self.turned = True
        self.transport.abort()

    def turn_away(self, why: str) -> None:
        """Say why, if that can still be said, hear no more, and be gone."""
        if self.turned:
            return
        self.turned = True
        self.hall.turned_away(why, self.address)
        if self.transport.is_closing():
            self.transport.abort()
            return
        if why in REASONS and (self.cycle is None or self.cycle.response_complete):
            status, sentence = REASONS[why]
            head = STATUS_LINE[status] + b"content-type: text/plain\r\nconnection: close\r\ncontent-length: "
            self.transport.write(head + str(len(sentence)).encode() + b"\r\n\r\n" + sentence.encode())
        self.transport.pause_reading()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    # ------------------------------------------------------------ in

    def data_received(self, data: bytes) -> None:
        """As uvicorn does it, but a little at a time, as long as a head is coming."""
        self._unset_keepalive_if_required()
        place = 0
        while place < len(data) and not self.turned:
            end = place + SLICE if self.in_head else len(data)
            piece = data[place:end]
            place = end
            try:
                self.parser.feed_data(piece)
            except httptools.HttpParserUpgrade:
                if self._should_upgrade():
                    self.leave()
                    self.handle_websocket_upgrade()
                    return
            except httptools.HttpParserError:
                self.turn_away("malformed")
            if self.in_head:
                self.head += len(piece)
                if self.head >= self.limits.head_bytes:
                    self.turn_away("head-too-long")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.head = True, 0
        self.wait()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()
        if len(self.pipeline) > MOST_WAITING:
            self.turn_away("too-many-waiting")

    def on_body(self, body: bytes) -> None:
        if self.cycle is not None and self.cycle.response_complete:
            self.wasted += len(body)
            if self.wasted > WASTED_BYTES:
                self.turn_away("body-too-long")
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_head, self.head = True, 0
        self.stop_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()
        if not self.pipeline and self.deadline is None and not self.transport.is_closing():
            self.hall.stand(self, len(self.connections))

    # ------------------------------------------------------------ out

    def pause_writing(self) -> None:
        super().pause_writing()
        self.look()

    def resume_writing(self) -> None:
        """It is being read; the next part follows."""
        super().resume_writing()
        if self.watching is not None:
            self.watching.cancel()
            self.watching = None
        self.look()

    def shutdown(self) -> None:
        """We close; who does not read is not waited for."""
        if self.watching is not None:
            self.transport.abort()
        else:
            super().shutdown()

    def look(self) -> None:
        """In a while, whether anything of what waits was read."""
        if self.watching is None and (unread := self.transport.get_write_buffer_size()):
            self.watching = self.loop.call_later(self.limits.unread_seconds, self.looked, unread)

    def looked(self, before: int) -> None:
        self.watching = None
        if self.transport.get_write_buffer_size() < before:
            self.look()
        else:
            self.hall.turned_away("unread", self.address)
            self.transport.abort()
