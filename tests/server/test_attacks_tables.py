"""Attacks on tables: matches that are made long, games seen again and again, answers that nobody reads, and more bots
than anybody can wait for. The attackers come from another address than those who play quietly."""

import asyncio
import contextlib
import functools
import json
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from nachtspiel.engine.game import waiting_seats
from nachtspiel.server.hall import Hall
from nachtspiel.server.messages.wishes import Found, SeatWish
from nachtspiel.server.room import stamped
from nachtspiel.server.tables import Row
from tests.server.attacks import withstands
from tests.server.kit import ALONE, PATIENT, Running, bearer, config, decide, found, look, running

ELSEWHERE = "127.0.0.2"
LONG = 860  # decisions of a duel that is then given up
CYCLES = 20_000  # decisions that were made and taken back
TABLES = 59


def elsewhere(port: int) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=ELSEWHERE)
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=PATIENT)


class Besieged:
    """A server, a match that is long to load, and a long duel."""

    def __init__(self, server: Running, long: str, duel: str) -> None:
        self.server = server
        self.long = long
        self.duel = duel


async def taken_back(hall: Hall) -> str:
    """A match in which somebody has decided and taken back, again and again."""
    founded = await hall.found(Found("bloodborne", [SeatWish(), SeatWish("random"), SeatWish("random")]))
    ledger = hall.rooms[founded.match].ledger
    question = ledger.match.table.question(0)
    assert question is not None
    decision = Row("decide", 0, 0, ledger.game.naming.decision_name(question.options[0]))
    rows = [decision, Row("undo", 0, 0), Row("rewind", 0, 0)] * CYCLES
    await hall.store.append(founded.match, ledger.seq, stamped(rows, hall.store.clock()))
    return founded.match


async def played_long(hall: Hall) -> str:
    """A duel of many decisions."""
    founded = await hall.found(Found("bluthelden", [SeatWish(), SeatWish()], seed=7))
    ledger = hall.rooms[founded.match].ledger
    seq, match = ledger.seq, ledger.match
    stored: list[Row] = []
    while not match.table.over and len(match.marks) < LONG:
        seat = waiting_seats(match.table)[0]
        question = match.table.question(seat)
        assert question is not None
        rows = ledger.play(seat, question.options[len(match.marks) % len(question.options)])
        ledger.keep(int(question.number), rows)
        stored += rows
    if not match.table.over:
        rows = ledger.play(0, ledger.game.naming.option("concede"))
        ledger.keep(-1, rows)
        stored += rows
    await hall.store.append(founded.match, seq, stored)
    return founded.match


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    folder = tmp_path_factory.mktemp("besieged")

    async def prepare() -> tuple[str, str]:
        hall = Hall(config(folder))
        await hall.open()
        matches = await taken_back(hall), await played_long(hall)
        await hall.close()
        return matches

    matches = asyncio.run(prepare())
    with running(str(folder / "games.db"), limits="idle_seconds=1", log=folder / "log") as server:
        yield Besieged(server, *matches)


# ---------------------------------------------------------------- matches that are made long


async def rename(port: int, match: str, key: str, end: float) -> None:
    """Another name, as often as one can say it on one socket."""
    number = 0
    where = f"ws://127.0.0.1:{port}/ws/{match}"
    with contextlib.suppress(ConnectionClosed):  # not all of them may come in
        async with connect(where, local_addr=(ELSEWHERE, 0), max_size=None) as line:
            await line.send(json.dumps({"t": "hello", "key": key}))
            while time.monotonic() < end:
                number += 1
                await line.send(json.dumps({"t": "name", "name": f"{id(line)} {number}", "id": number}))
                while json.loads(await line.recv()).get("id") != number:
                    pass
                await asyncio.sleep(0.04)


def renaming(port: int, seconds: float) -> None:
    with elsewhere(port) as client:
        match, keys = found(client, ALONE)
    end = time.monotonic() + seconds

    async def all_at_once() -> None:
        await asyncio.gather(*(rename(port, match, keys[0], end) for _ in range(20)))

    asyncio.run(all_at_once())


def test_twenty_sockets_that_rename_a_seat(besieged: Besieged) -> None:
    """245 lines a second were written, and all of them read again by whoever opened the match."""
    withstands(besieged.server, renaming)
    connection = sqlite3.connect(besieged.server.db)
    names = connection.execute("select match, count(*) from lines where kind = 'name' group by match").fetchall()
    gone = connection.execute("select match, count(*) from lines where kind = 'gone' group by match").fetchall()
    connection.close()
    assert names
    assert all(count <= 3 for _, count in names)  # one, and one before each decision of the two bots
    assert all(0 < count < 60 for _, count in gone)


def opening(port: int, seconds: float, match: str) -> None:
    """Open a match whenever it was forgotten."""
    end = time.monotonic() + seconds
    with elsewhere(port) as client:
        while time.monotonic() < end:
            look(client, match)
            time.sleep(1.2)


def test_a_match_that_is_long_to_load(besieged: Besieged) -> None:
    withstands(besieged.server, functools.partial(opening, match=besieged.long))


# ---------------------------------------------------------------- games seen again


def seeing_again(port: int, seconds: float, match: str) -> None:
    """Four strangers who turn the pages of a replay as fast as they can, never the same page twice."""
    end = time.monotonic() + seconds
    answers: list[int] = []

    def stranger(which: int) -> None:
        with elsewhere(port) as client:
            page = which
            while time.monotonic() < end:
                page += 4
                path = f"/api/matches/{match}/replay/views?seat=spectator&from={page % 500}&count={64 - page // 500}"
                answers.append(client.get(path).status_code)

    strangers = [threading.Thread(target=stranger, args=(which,)) for which in range(4)]
    for one in strangers:
        one.start()
    for one in strangers:
        one.join()
    assert 200 in answers
    assert set(answers) <= {200, 429, 503}


def test_strangers_who_look_at_a_long_replay(besieged: Besieged) -> None:
    withstands(besieged.server, functools.partial(seeing_again, match=besieged.duel))


def unread(port: int, seconds: float, match: str) -> None:
    """300 long answers for five addresses, of which nothing is read."""
    lines: list[socket.socket] = []
    for number in range(300):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((f"127.0.0.{2 + number % 5}", 0))
        line.settimeout(PATIENT)
        lines.append(line)
        path = f"/api/matches/{match}/replay/views?seat=open&from={LONG - 70 + number % 4}&count=64"
        with contextlib.suppress(OSError):
            line.connect(("127.0.0.1", port))
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        time.sleep(seconds / 300)
    for line in lines:
        with contextlib.suppress(OSError):
            line.recv(1, socket.MSG_PEEK)  # it was answered, and stays where it is
    for line in lines:
        line.close()


def test_three_hundred_replays_that_are_never_read(besieged: Besieged) -> None:
    measured = withstands(besieged.server, functools.partial(unread, match=besieged.duel))
    assert measured.most < measured.memory + 80, measured


# ---------------------------------------------------------------- thinking

MASTERS = [{"kind": "person"}, {"kind": "master"}, {"kind": "master"}]
ADEPTS = [{"kind": "person"}, {"kind": "adept"}, {"kind": "random"}]
ADEPT_WAITS = 20.0  # seconds: an adept thinks for one or two, and lets at most one thought of each other address pass


def many_masters(port: int, seconds: float) -> None:
    """So many tables at which masters have to think; then somebody plays with an adept, from another address."""
    end = time.monotonic() + seconds
    with elsewhere(port) as client:
        for _ in range(TABLES):
            match, keys = found(client, MASTERS)
            decide(client, match, keys[0])
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENT) as client:
        match, keys = found(client, ADEPTS)
        while True:
            began = time.monotonic()
            asked_again(client, match, keys[0])
            assert time.monotonic() - began < ADEPT_WAITS
            if time.monotonic() > end:
                return


def asked_again(client: Any, match: str, key: str) -> None:
    """Decide, and wait until one is asked again."""
    client.post(f"/api/matches/{match}/decisions", json=choice(look(client, match, key)), headers=bearer(key))
    while not choice(look(client, match, key)):
        time.sleep(0.05)


def choice(table: dict[str, Any]) -> dict[str, int]:
    question = table["view"]["question"]
    if question is None:
        return {}
    return {"decision": question["number"], "option": question["options"][0]["option"], "age": table["age"]}


def test_an_adept_beside_fifty_nine_tables_of_masters(tmp_path: Path) -> None:
    with running(str(tmp_path / "games.db"), limits="") as server:
        withstands(server, many_masters)
