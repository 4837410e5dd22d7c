"""The line to one client. uvicorn's own websocket does what is rare: opening, closing, pings, long and broken messages.
What is common, a short whole message in and a message out, goes straight to the visit and straight to the wire. Whoever
sends too much, or does not read, is not listened to any more and is soon gone."""

from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from nachtspiel.server.hall import Hall

WHOLE = (0x81, 0x82)  # text and binary, with nothing to follow
FINAL, KIND, MASKED, LENGTH = 0x80, 0x0F, 0x80, 0x7F
CONTROL = 0x08
SHORT, TWO_BYTES = 125, 126
ABORT_SECONDS = 3.0  # to read our good-bye, and to answer it
EARLY = 60  # messages that may come before anybody listens


class Line(WebSocketsSansIOProtocol):
    """One websocket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        hall = self.config.app.state.hall  # type: ignore[union-attr]
        assert isinstance(hall, Hall)
        self.hall = hall
        self.address = ""
        self.close_timeout = ABORT_SECONDS
        self.rest = b""  # of a message that has not come whole
        self.continued = False  # in the middle of a message in several parts
        self.left_alone = False  # something is wrong: all else is for uvicorn
        self.deaf = False  # whatever comes is not heard any more
        self.early: list[bytes] = []  # said before anybody listened
        self.hear: Callable[[bytes], None] = self.remember
        self.count: Callable[[], None] = lambda: None
        self.unsent: list[bytes] = []
        self.held = 0  # bytes of it
        self.lost: Callable[[], None] | None = None
        self.stop: Callable[[], None] | None = None

    def remember(self, message: bytes) -> None:
        self.early.append(message)
        if len(self.early) > EARLY:
            self.deafen()

    def listen(
        self, hear: Callable[[bytes], None], count: Callable[[], None], lost: Callable[[], None],
        stop: Callable[[], None],
    ) -> None:  # fmt: skip
        """From now on messages go to `hear`; `count` is called for all else that comes, `lost` once, when the line is
        cut, and `stop` when the server is about to end."""
        self.hear, self.count, self.lost, self.stop = hear, count, lost, stop
        for message in self.early:
            hear(message)
        if self.disconnected:
            lost()

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.address = self.hall.peer(self.client)
        self.hall.stand(self, len(self.connections))

    def push_out(self, why: str) -> None:
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"]["line"] = {"line": self}

    def connection_lost(self, exc: Exception | None) -> None:
        self.hall.porch.go(self)
        super().connection_lost(exc)
        if self.lost is not None:
            self.lost()

    # ------------------------------------------------------------ in

    def data_received(self, data: bytes) -> None:
        if self.deaf:
            return
        if not self.handshake_initiated or self.left_alone:
            super().data_received(data)
            return
        data = self.rest + data if self.rest else data
        place = 0
        while (size := self.frame_size(data, place)) > 0 and len(data) - place >= size and not self.deaf:
            self.frame(data[place : place + size])
            place += size
        self.rest = data[place:]
        if size < 0:
            self.left_alone = True
            super().data_received(self.rest)

    def frame_size(self, data: bytes, place: int) -> int:
        """The length of the frame that begins here: 0 if that is not known yet, -1 if it is longer than we take."""
        if len(data) < place + 2:
            return 0
        length = data[place + 1] & LENGTH
        mask = 4 if data[place + 1] & MASKED else 0
        if length <= SHORT:
            return 2 + mask + length
        if length > TWO_BYTES:
            return -1
        if len(data) < place + 4:
            return 0
        length = int.from_bytes(data[place + 2 : place + 4])
        return 4 + mask + length if length <= self.config.ws_max_size else -1

    def frame(self, frame: bytes) -> None:
        """One whole frame."""
        if frame[0] in WHOLE and frame[1] & MASKED and not self.continued and not self.close_sent:
            start = 2 if frame[1] & LENGTH <= SHORT else 4
            self.hear(apply_mask(frame[start + 4 :], frame[start : start + 4]))
            return
        if not frame[0] & CONTROL:
            self.continued = not frame[0] & FINAL
        self.count()
        if not self.deaf:
            super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message that came in several parts."""
        message, self.frames = b"".join(self.frames), []
        self.hear(message)

    # ------------------------------------------------------------ out

    def write(self, text: bytes) -> int:
        """Send a text, together with all that is said to this client in the same moment. Returns how much waits."""
        if self.close_sent or self.transport.is_closing():
            return 0
        length = len(text)
        if length <= SHORT:
            header = bytes((0x81, length))
        elif length < 1 << 16:
            header = b"\x81\x7e" + length.to_bytes(2)
        else:
            header = b"\x81\x7f" + length.to_bytes(8)
        if not self.unsent:
            if not FULL:
                self.loop.call_soon(send_all)
            FULL.append(self)
        self.unsent.append(header + text)
        self.held += len(header) + length
        return self.held + self.transport.get_write_buffer_size()

    def flush(self) -> None:
        """Send what was said, before anything else that goes out."""
        if self.unsent:
            unsent, self.unsent, self.held = self.unsent, [], 0
            if not self.transport.is_closing():
                self.transport.write(b"".join(unsent))

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The server is about to end: what is being done now is done, and answered, before the line is closed."""
        self.flush()
        if self.stop is not None and self.handshake_complete and not self.close_sent:
            self.stop_keepalive()
            self.stop()
        else:
            super().shutdown()
        self.abort_soon()

    def deafen(self) -> None:
        """Hear no more of whoever sends too much or does not read: what they have sent waits on their side."""
        if not self.deaf and not self.transport.is_closing():
            self.deaf = True
            self.transport.pause_reading()
            self.abort_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort_soon()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.abort_soon()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.abort_soon()

    def abort_soon(self) -> None:
        """Whoever does not even read our good-bye is cut off."""
        self.loop.call_later(ABORT_SECONDS, self.transport.abort)


FULL: list[Line] = []  # the lines that have something to send


def send_all() -> None:
    """At the end of a moment: one write for each line, however much was said."""
    lines = FULL[:]
    FULL.clear()
    for line in lines:
        line.flush()
