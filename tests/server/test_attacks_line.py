"""Attacks on the connection itself: heads without an end, requests that are never finished, pings and answers that
nobody reads."""

import contextlib
import functools
import json
import socket
import time
from pathlib import Path

import httpx

from nachtspiel.server.porch import open_more_files
from tests.server.attacks import SECONDS, withstands
from tests.server.kit import ALONE, Running, found
from tests.server.test_hostile_line import CONTINUED, PING, TEXT, Wire, frame

HEADER = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: "
ADDRESS = b"GET /"
HEADERS = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def endless(port: int, seconds: float, start: bytes, more: bytes) -> None:
    """Something that goes on and on; from the beginning whenever it is cut off."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)) as line:
            line.settimeout(1.0)
            line.sendall(start)
            while time.monotonic() < end:
                line.sendall(more)


def test_a_header_without_an_end(attacked: Running) -> None:
    withstands(attacked, functools.partial(endless, start=HEADER, more=b"x" * 65536))


def test_an_address_without_an_end(attacked: Running) -> None:
    withstands(attacked, functools.partial(endless, start=ADDRESS, more=b"x" * 65536))


def test_headers_without_an_end(attacked: Running) -> None:
    withstands(attacked, functools.partial(endless, start=HEADERS, more=b"a: b\r\n" * 10_000))


def test_a_body_without_an_end(attacked: Running) -> None:
    start = b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    withstands(attacked, functools.partial(endless, start=start, more=b"10000\r\n" + b"x" * 65536 + b"\r\n"))


def test_requests_without_an_end(attacked: Running) -> None:
    """One after the other on one connection, and no answer is read."""
    withstands(attacked, functools.partial(endless, start=b"", more=HEADERS + b"\r\n"))


def unread(port: int, seconds: float, more: bytes) -> None:
    """Frames of a socket, as many as go, and nothing of what comes back is read."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        match, _ = found(client, ALONE)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError, ValueError):
            line = Wire(port, match)
            line.socket.settimeout(1.0)
            line.say(t="hello", key=None)
            with line.socket, line.read:
                while time.monotonic() < end:
                    line.send(more)


def test_pings_that_are_not_read(attacked: Running) -> None:
    withstands(attacked, functools.partial(unread, more=frame(PING, b"x" * 125) * 2000))


def test_messages_in_parts_without_an_end(attacked: Running) -> None:
    parts = frame(TEXT, b"", final=False) + frame(CONTINUED, b"", final=False) * 5000
    withstands(attacked, functools.partial(unread, more=parts))


def test_hellos_that_are_not_read(attacked: Running) -> None:
    hello = frame(TEXT, json.dumps({"t": "hello", "key": None, "seen": 0}).encode())
    withstands(attacked, functools.partial(unread, more=hello * 1000))


def half_a_request(port: int, seconds: float, count: int) -> None:
    """So many connections on which something begins and nothing ends; again, when they are cut off."""
    open_more_files()
    end = time.monotonic() + seconds
    lines: list[socket.socket] = []
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            line = socket.create_connection(("127.0.0.1", port), timeout=1.0)
            line.sendall(HEADERS)
            lines.append(line)
        if len(lines) > count:
            lines.pop(0).close()
    for line in lines:
        line.close()


def test_requests_that_are_never_finished(attacked: Running) -> None:
    """They take only so many of the server's files, everybody else comes in, and a line in the log tells of it."""
    withstands(attacked, functools.partial(half_a_request, count=1100), max(SECONDS, 2.0))
    assert attacked.log is not None
    told = [json.loads(line) for line in attacked.log.read_text().splitlines()]
    assert {"turned away"} == {line["what"] for line in told}
    assert "too-many-waiting" in {line["why"] for line in told}
    assert attacked.process is not None
    files = Path(f"/proc/{attacked.process.pid}/fd")
    assert not files.exists() or len(list(files.iterdir())) < 250


def crowd(port: int, seconds: float, count: int) -> None:
    """Strangers without a key, as many as come in, who look at somebody's table and say nothing."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        match, _ = found(client, ALONE)
    end = time.monotonic() + seconds
    lines: list[Wire] = []
    while time.monotonic() < end:
        with contextlib.suppress(OSError, ValueError):
            line = Wire(port, match)
            line.say(t="hello", key=None)
            lines.append(line)
        if len(lines) > count:
            lines.pop(0).close()
        time.sleep(0.02)  # not so fast that the address itself is refused
    for line in lines:
        line.close()


def test_a_crowd_without_keys(attacked: Running) -> None:
    """Whoever plays comes from the same address as the crowd, and still sits down at one table after the other."""
    withstands(attacked, functools.partial(crowd, count=150))
