"""Websockets byte by byte: broken frames, foreign seats, stale decisions, floods, people who do not read. Whatever is
sent, nothing of ours breaks, and the table goes on."""

import base64
import contextlib
import json
import logging
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from nachtspiel.server.config import Limits
from tests.server.kit import GENEROUS, PATIENT, PEOPLE, Player, Served, found, look, served

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


@pytest.fixture(autouse=True)
def no_errors_of_ours(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.ERROR] == []


def frame(kind: int, payload: bytes, final: bool = True, masked: bool = True, bits: int = 0) -> bytes:
    """A frame as a client sends it, or should not."""
    length = len(payload)
    second = 0x80 if masked else 0
    head = bytes([kind | (0x80 if final else 0) | bits])
    if length <= 125:
        head += bytes([second | length])
    elif length < 65536:
        head += bytes([second | 126]) + struct.pack("!H", length)
    else:
        head += bytes([second | 127]) + struct.pack("!Q", length)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


class Wire:
    """A websocket by hand."""

    def __init__(self, port: int, match: str, buffer: int | None = None) -> None:
        self.socket = socket.socket()
        self.socket.settimeout(PATIENT)
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /ws/{match} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "",
        ]  # fmt: skip
        self.socket.sendall("\r\n".join(lines).encode())
        self.read = self.socket.makefile("rb")
        while self.read.readline() != b"\r\n":
            pass

    def close(self) -> None:
        self.read.close()
        self.socket.close()

    def send(self, *frames: bytes) -> None:
        self.socket.sendall(b"".join(frames))

    def say(self, **message: Any) -> None:
        self.send(frame(TEXT, json.dumps(message).encode()))

    def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and what it holds."""
        first, second = self.read.read(2)
        assert first & 0x80, "the server sends whole messages"
        assert not second & 0x80, "a server does not mask"
        length = second
        if second == 126:
            (length,) = struct.unpack("!H", self.read.read(2))
        elif second == 127:
            (length,) = struct.unpack("!Q", self.read.read(8))
        return first & 0x0F, self.read.read(length)

    def answer(self) -> dict[str, Any]:
        """The next answer to something that was said."""
        while True:
            kind, payload = self.hear()
            assert kind == TEXT, (kind, payload)
            message: dict[str, Any] = json.loads(payload)
            if message["t"] in ("ack", "no", "pong", "table"):
                return message

    def closing(self) -> int:
        """With which code the server closes; 0: without a word."""
        while True:
            try:
                kind, payload = self.hear()
            except (ConnectionError, ValueError):
                return 0
            if kind == CLOSE:
                return int.from_bytes(payload[:2])


@contextmanager
def wire(server: Served, match: str, key: str | None, buffer: int | None = None) -> Iterator[Wire]:
    line = Wire(server.port, match, buffer)
    line.say(t="hello", key=key)
    assert line.answer()["t"] == "table"
    try:
        yield line
    finally:
        line.close()


def goes_on(server: Served, match: str, keys: list[str]) -> None:
    """Everybody at this table can still come, decide, and see it."""
    people = [Player(server, match, key, seed) for seed, key in enumerate(keys)]
    for person in people:
        person.come()
        person.hear_until("table")
    before = look(server.client(), match)["decisions"]
    for person in people:
        person.ask({"t": "ping"})
        choice = person.choice()
        if choice is not None:
            assert person.decide(choice)["t"] == "ack"
    assert look(server.client(), match)["decisions"] > before
    for person in people:
        person.leave()


PINGED = json.dumps({"t": "ping", "id": 7}).encode()


def test_messages_may_come_in_any_pieces(near: Served) -> None:
    """Byte by byte, many at once, in parts with a ping between them: a message is a message."""
    match, keys = found(near.client(), PEOPLE)
    with wire(near, match, keys[0]) as line:
        for byte in frame(TEXT, PINGED):
            line.send(bytes([byte]))
        assert line.answer() == {"t": "pong", "id": 7}
        long = json.dumps({"t": "ping", "id": "x" * 60}).encode() + b" " * 200  # its length takes two bytes more
        whole = frame(TEXT, long)
        for place in range(0, len(whole), 3):
            line.send(whole[place : place + 3])
        assert line.answer() == {"t": "pong", "id": "x" * 60}
        line.send(*[frame(TEXT, PINGED)] * 5, frame(BINARY, PINGED))
        assert [line.answer()["t"] for _ in range(6)] == ["pong"] * 6
        line.send(frame(TEXT, PINGED[:9], final=False), frame(PING, b"are you there"), frame(CONTINUED, PINGED[9:]))
        assert line.hear() == (PONG, b"are you there")
        assert line.answer() == {"t": "pong", "id": 7}
        line.send(frame(TEXT, b""), frame(PONG, b"nobody asked"), frame(TEXT, PINGED))
        assert [line.answer()["t"] for _ in range(2)] == ["no", "pong"]
    goes_on(near, match, keys)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(TEXT, PINGED, masked=False)], 1002),
        ([frame(3, PINGED)], 1002),
        ([frame(TEXT, PINGED, bits=0x40)], 1002),
        ([frame(CONTINUED, PINGED)], 1002),
        ([frame(TEXT, PINGED, final=False), frame(TEXT, PINGED)], 1002),
        ([frame(PING, b"x" * 126)], 1002),
        ([frame(PING, b"x", final=False)], 1002),
        ([frame(CLOSE, b"\x00")], 1002),
        ([frame(TEXT, b"x" * 16_385)], 1009),
        ([frame(TEXT, b"x" * 70_000)], 1009),
        ([frame(TEXT, b"x" * 9000, final=False), frame(CONTINUED, b"x" * 9000)], 1009),
        ([bytes([0x81, 0xFF]) + b"\xff" * 8], 1009),
        ([frame(CLOSE, struct.pack("!H", 1000))], 1000),
    ],
)
def test_broken_frames_close_the_line_and_nothing_else(near: Served, frames: list[bytes], code: int) -> None:
    match, keys = found(near.client(), PEOPLE)
    with wire(near, match, keys[1]) as line, wire(near, match, keys[2]) as other:
        line.send(*frames)
        assert line.closing() == code
        other.say(t="ping", id=1)
        assert other.answer()["t"] == "pong"
    goes_on(near, match, keys)


def test_bytes_that_are_no_text_are_answered_with_no(near: Served) -> None:
    match, keys = found(near.client(), PEOPLE)
    with wire(near, match, keys[0]) as line:
        line.send(frame(TEXT, b'{"t": "say", "text": "\xff\xfe"}'))
        assert line.answer()["t"] == "no"
        line.send(frame(TEXT, b'{"t": "name", "name": "\xc3"}'))
        assert line.answer()["t"] == "no"
    assert look(near.client(), match)["chat"] == []
    goes_on(near, match, keys)


def test_a_cut_in_the_middle_of_a_message(near: Served) -> None:
    match, keys = found(near.client(), PEOPLE)
    for size in (1, 3, 7, 20):
        with wire(near, match, keys[0]) as line:
            line.send(frame(TEXT, PINGED)[:size])
    goes_on(near, match, keys)


def test_foreign_seats_and_stale_decisions(near: Served) -> None:
    """A seat decides for itself only, what it is asked, once; with the reason of every refusal."""
    client = near.client()
    match, keys = found(client, PEOPLE)
    asked = [look(client, match, key)["view"]["question"] for key in keys]
    with wire(near, match, keys[0]) as line:

        def said(decision: int, option: int, age: int = 0) -> str:
            line.say(t="decide", id=1, decision=decision, option=option, age=age)
            answer = line.answer()
            return str(answer["t"] if answer["t"] == "ack" else answer["error"]["reason"])

        own, other = asked[0], asked[1]
        option = own["options"][0]["option"]
        assert said(other["number"], other["options"][0]["option"]) == "foreign"
        assert said(own["number"] + 50, option) == "stale"
        assert said(own["number"], option, age=1) == "stale"
        assert said(own["number"], 99_999) == "not-offered"
        assert look(client, match)["decisions"] == 0
        assert said(own["number"], option) == "ack"
        assert said(own["number"], option) == "ack"
        assert said(own["number"], own["options"][1]["option"]) == "stale"
        assert look(client, match)["decisions"] == 1
    with wire(near, match, None) as line:
        line.say(t="decide", id=1, decision=asked[1]["number"], option=asked[1]["options"][0]["option"])
        assert line.answer()["error"]["reason"] == "key"
    assert look(client, match)["decisions"] == 1
    goes_on(near, match, keys)


def test_a_flood_ends_with_a_word_and_only_for_the_one_who_floods(tmp_path: Path) -> None:
    limits = Limits(message_burst=30, messages_per_second=5, requests_per_second=1000, request_burst=1000)
    with served(tmp_path, limits) as near:
        match, keys = found(near.client(), PEOPLE)
        with wire(near, match, keys[0]) as line, wire(near, match, keys[1]) as other:
            line.send(*[frame(TEXT, PINGED)] * 500)
            assert line.closing() == 4429
            other.say(t="ping", id=1)
            assert other.answer()["t"] == "pong"
        goes_on(near, match, keys)


def test_who_does_not_read_is_cut_off_and_the_others_play_on(tmp_path: Path) -> None:
    limits = Limits(
        **{name: getattr(GENEROUS, name) for name in Limits.__struct_fields__ if name != "unsent_bytes"},
        unsent_bytes=20_000,
    )
    with served(tmp_path, limits) as near:
        match, keys = found(near.client(), PEOPLE)
        with wire(near, match, keys[2], buffer=4096) as deaf:
            request = frame(TEXT, json.dumps({"t": "hello", "key": keys[2], "seen": 0}).encode())
            end = time.monotonic() + PATIENT
            with contextlib.suppress(ConnectionError):
                while near.hall.rooms[match].is_here(2) and time.monotonic() < end:
                    deaf.send(*[request] * 50)  # it asks for the whole table again and again, and never reads it
                    time.sleep(0.01)
            while near.hall.rooms[match].is_here(2) and time.monotonic() < end:
                time.sleep(0.01)
            assert not near.hall.rooms[match].is_here(2)
        goes_on(near, match, keys)
        assert 'reason="closed-4408"' in near.hall.metrics.text().decode()
