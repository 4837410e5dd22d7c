"""The line to one client. uvicorn's own websocket does what is rare: opening, closing, pings, long and broken messages.
What is common, a short whole message in and a message out, goes straight to the visit and straight to the wire."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

WHOLE = (0x81, 0x82)  # text and binary, with nothing to follow
FINAL, KIND, MASKED, LENGTH = 0x80, 0x0F, 0x80, 0x7F
CONTROL = 0x08
SHORT, TWO_BYTES = 125, 126
ABORT_SECONDS = 5.0


class Line(WebSocketsSansIOProtocol):
    """One websocket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.rest = b""  # of a message that has not come whole
        self.continued = False  # in the middle of a message in several parts
        self.left_alone = False  # something is wrong: all else is for uvicorn
        self.early: list[bytes] = []  # said before anybody listened
        self.hear: Callable[[bytes], None] = self.early.append
        self.unsent: list[bytes] = []
        self.lost: Callable[[], None] | None = None

    def listen(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        """From now on messages go to `hear`; `lost` is called once, when the line is cut."""
        self.hear, self.lost = hear, lost
        for message in self.early:
            hear(message)
        if self.disconnected:
            lost()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"]["line"] = {"line": self}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.lost is not None:
            self.lost()

    # ------------------------------------------------------------ in

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or self.left_alone:
            super().data_received(data)
            return
        data = self.rest + data if self.rest else data
        place = 0
        while (size := self.frame_size(data, place)) > 0 and len(data) - place >= size:
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
        return self.transport.get_write_buffer_size()

    def flush(self) -> None:
        """Send what was said, before anything else that goes out."""
        if self.unsent:
            unsent, self.unsent = self.unsent, []
            if not self.transport.is_closing():
                self.transport.write(b"".join(unsent))

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

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
