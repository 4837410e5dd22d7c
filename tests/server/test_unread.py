"""Long answers: they go out in parts, are held once however many read them, and whoever does not read is cut off."""

import socket
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from nachtspiel.server.volume import OWN, Volume
from tests.server.kit import ALONE, GENEROUS, PATIENT, Served, found, served

LONG = 8_000_000  # bytes: more than the system's own buffers hold
READERS = 8


def ask(server: Served, match: str) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENT)
    line.connect(("127.0.0.1", server.port))
    line.sendall(f"GET /api/matches/{match}/replay HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    assert line.recv(1, socket.MSG_PEEK) == b"H"
    return line


def waiting(server: Served) -> list[int]:
    """How many bytes wait to be sent on each connection."""
    connections = list(server.server.server_state.connections)
    return [one.transport.get_write_buffer_size() for one in connections]


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENT
    while not holds():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


def written_long(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    volume = Volume("application/octet-stream", bytes(LONG), OWN)

    async def long(*_: object) -> Volume:
        return volume

    monkeypatch.setattr(server.app.state.replays, "volume", long)


def test_answers_that_nobody_reads_are_held_once_and_then_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path, msgspec.structs.replace(GENEROUS, unread_seconds=3.0)) as server:
        with server.client() as client:
            match, _ = found(client, ALONE)
        written_long(server, monkeypatch)
        lines = [ask(server, match) for _ in range(READERS)]
        wait_until(lambda: sum(size > 0 for size in waiting(server)) == READERS)
        assert max(waiting(server)) < 200_000
        assert server.hall.unread.bytes == LONG
        wait_until(lambda: not server.server.server_state.connections)
        assert server.hall.unread.bytes == 0
        for line in lines:
            line.close()


def test_who_reads_slowly_gets_all_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer than one may leave an answer alone."""
    with served(tmp_path, msgspec.structs.replace(GENEROUS, unread_seconds=0.5)) as server:
        with server.client() as client:
            match, _ = found(client, ALONE)
        written_long(server, monkeypatch)
        line = ask(server, match)
        heard, began = 0, time.monotonic()
        while heard < LONG:
            piece = line.recv(200_000)
            assert piece, "cut off"
            heard += len(piece)
            time.sleep(2.0 * len(piece) / LONG)
        assert time.monotonic() - began > 1.5
        line.close()


def test_one_address_is_answered_so_many_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path, msgspec.structs.replace(GENEROUS, answers_per_address=3)) as server:
        with server.client() as client:
            match, _ = found(client, ALONE)
        written_long(server, monkeypatch)
        lines = [ask(server, match) for _ in range(3)]
        wait_until(lambda: sum(size > 0 for size in waiting(server)) == 3)
        with server.client() as client:
            assert client.get("/health").status_code == 429
            lines.pop().close()
            wait_until(lambda: client.get("/health").status_code == 200)
        for line in lines:
            line.close()
