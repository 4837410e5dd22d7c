"""People who do not give up, and a server that is killed again and again. Afterwards nothing acknowledged is missing.

`python -m tests.server.kills --kills 100 [--db URL --servers 2 --history FILE]` is what `make kills` runs.
"""

import argparse
import contextlib
import random
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from nachtspiel.engine import record
from nachtspiel.games.registry import game
from tests.server.histories import APPEND, READ, History, Operation
from tests.server.kit import THREE, Json, Player, Running, bearer, found, whole_log

CUT = (WebSocketException, OSError, TimeoutError, EOFError, httpx.TransportError)


class Stubborn(Player):
    """Comes back after every cut, to any of the servers, and sends again what was not acknowledged."""

    def __init__(self, servers: list[Running], match: str, key: str, seat: int, seed: int, history: History) -> None:
        super().__init__(servers[seed % len(servers)], match, key, seed)
        self.servers = servers
        self.history = history
        self.seat = seat
        self.process = 2 * seed  # one decides, one looks
        self.pending: tuple[int, int, int] | None = None
        self.deciding: Operation | None = None
        self.trouble: list[str] = []
        self.cuts = 0

    def play_on(self, hurry: Callable[[], bool]) -> None:
        while (self.pending or not self.view.get("over")) and not self.trouble:
            try:
                self.come()
                self.hear_until("table")
                while self.pending or not self.view["over"]:  # the last one, too, is sent until it is acknowledged
                    self.step(hurry)
            except CUT:
                self.cuts += 1
                self.process += 1_000_000  # whoever has not been answered is somebody else from then on
                self.server = self.servers[(self.servers.index(self.server) + 1) % len(self.servers)]  # type: ignore[arg-type]
                time.sleep(0.05)
        with contextlib.suppress(*CUT):
            self.leave()

    def step(self, hurry: Callable[[], bool]) -> None:
        if self.pending is None:
            self.pending = self.choice()
        if self.pending is None:
            self.hear()
            return
        if not hurry():
            time.sleep(0.02)
        if self.deciding is None:
            self.look()
            element = f"{self.seat}.{len(self.acknowledged)}"
            self.deciding = self.history.begin(self.process, self.match, APPEND, element)
        answer = self.decide(self.pending)
        if answer["t"] == "no" and answer["error"]["reason"] == "store":
            time.sleep(0.1)
            return
        if answer["t"] == "no":
            self.trouble.append(f"{self.match}: {self.pending} was refused: {answer['error']}")
        else:
            self.history.end(self.deciding)
        self.pending = self.deciding = None

    def look(self) -> None:
        """How far the match has come, by any of the servers."""
        reading = self.history.begin(self.process + 1, self.match, READ)
        with random.choice(self.servers).client() as client:
            table = client.get(f"/api/matches/{self.match}", headers=bearer(self.key or "")).json()
        if "decisions" in table:
            self.history.end(reading, table["decisions"])


class Crowd:
    """Many tables, played at the same time and one after another."""

    def __init__(self, servers: list[Running], tables: int) -> None:
        self.servers = servers
        self.enough = threading.Event()  # no new games from here on
        self.games: list[list[Stubborn]] = []
        self.trouble: list[str] = []
        self.history = History()
        self.threads = [threading.Thread(target=self.table, args=(number,), daemon=True) for number in range(tables)]

    def table(self, number: int) -> None:
        try:
            while not self.enough.is_set():
                self.one_game(number)
        except BaseException as failure:
            self.trouble.append(f"{type(failure).__name__}: {failure}")

    def one_game(self, number: int) -> None:
        while True:
            try:
                server = random.choice(self.servers)
                with server.client() as client:
                    match, keys = found(client, THREE)
                break
            except CUT:
                time.sleep(0.1)
        seed = len(self.games) * 10 + number
        people = [
            Stubborn(self.servers, match, key, seat, seed + seat, self.history) for seat, key in enumerate(keys) if key
        ]
        self.games.append(people)
        threads = [
            threading.Thread(target=person.play_on, args=(self.enough.is_set,), daemon=True) for person in people
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for person in people:
            self.trouble += person.trouble


def run(
    servers: list[Running], kills: int, tables: int, seed: int = 1, say: Callable[[str], Any] = print,
    history: Path | None = None,
) -> Json:  # fmt: skip
    """Kill so many times under load, then let every table end, and look whether anything is missing."""
    dice = random.Random(seed)
    crowd = Crowd(servers, tables)
    for thread in crowd.threads:
        thread.start()
    for number in range(kills):
        time.sleep(dice.uniform(0.05, 1.0))
        victim = dice.choice(servers)
        victim.kill()
        if dice.random() < 0.5:
            time.sleep(dice.uniform(0, 0.3))
        victim.start()
        assert not crowd.trouble, crowd.trouble
        if (number + 1) % 10 == 0:
            say(f"{number + 1} kills, {len(crowd.games)} games")
    crowd.enough.set()
    for thread in crowd.threads:
        thread.join(300)
        assert not thread.is_alive(), "a table is stuck"
    assert not crowd.trouble, crowd.trouble
    return check(servers, crowd, kills, history)


def check(servers: list[Running], crowd: Crowd, kills: int, history: Path | None) -> Json:
    """Every game is over, its record verifies, and holds exactly what was acknowledged, in an order that fits what
    everybody had been answered."""
    acknowledged = cuts = 0
    lists: dict[str, list[str]] = {}
    with servers[0].client() as client:
        for people in crowd.games:
            match = people[0].match
            answer = client.get(f"/api/matches/{match}/record")
            assert answer.status_code == 200, (match, answer.text)
            played = record.verify(record.parse(answer.text), game("bloodborne"))
            lists[match] = elements([line.seat for line in played.lines if not line.is_chance()])
            for seat, person in enumerate(people):
                made = [line.value for line in played.lines if not line.is_chance() and line.seat == seat]
                told = [option for _, _, option in person.acknowledged]
                assert made == told, (match, seat, len(made), len(told), made[-3:], told[-3:], person.pending)
                assert whole_log(client, match, person.key or "") == person.log, (match, seat)
                acknowledged += len(made)
                cuts += person.cuts
    faults = crowd.history.faults(lists)
    assert not faults, faults[:9]
    if history is not None:
        crowd.history.write(history, lists)
    looked = sum(one.kind == READ for one in crowd.history.operations)
    return {
        "kills": kills, "games": len(crowd.games), "acknowledged": acknowledged, "looked": looked, "reconnected": cuts,
        "strictly serialisable": True,
    }  # fmt: skip


def elements(seats: list[int]) -> list[str]:
    """The decisions of a match, each by its seat and its number among those of the seat."""
    return [f"{seat}.{seats[:place].count(seat)}" for place, seat in enumerate(seats)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--db", default="")
    parser.add_argument("--history", type=Path)
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        servers = [Running(said.db or str(Path(folder) / "games.db")) for _ in range(said.servers)]
        try:
            for server in servers:
                server.start()
            print(run(servers, said.kills, said.tables, history=said.history))
        finally:
            for server in servers:
                server.stop()


if __name__ == "__main__":
    main()
