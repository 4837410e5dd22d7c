"""What the server's tests share: a server in this process, a server of its own, and people who play on it."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from nachtspiel.engine.chance import Chance, seeded
from nachtspiel.server.app import Server, create_app
from nachtspiel.server.config import Config, Limits, Network, database
from nachtspiel.server.hall import Hall
from nachtspiel.server.serve import Serving, bound, uvicorn_settings

Json = dict[str, Any]
PATIENT = 120.0  # seconds: a busy machine is late, not wrong
THREE: list[Json] = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}, {"kind": "random"}]
PEOPLE: list[Json] = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cy")]
ALONE: list[Json] = [{"kind": "person", "name": "Ada"}, {"kind": "random"}, {"kind": "random"}]
GENEROUS = Limits(
    messages_per_second=10_000, message_burst=10_000, requests_per_second=10_000, request_burst=10_000,
    pages_per_second=10_000, page_burst=10_000, founded_per_minute=60_000, found_burst=10_000,
    stills_per_minute=600_000, still_burst=10_000, present_seconds=0.2, absent_seconds=0.2,
)  # fmt: skip


def config(tmp_path: Path, limits: Limits = GENEROUS, proxies: tuple[Network, ...] = ()) -> Config:
    return Config(database(str(tmp_path / "games.db")), limits=limits, proxies=proxies)


@contextmanager
def visited(tmp_path: Path, limits: Limits = GENEROUS) -> Iterator[TestClient[Server]]:
    """A server in this process. Errors of ours fail the test."""
    app = create_app(config(tmp_path, limits))
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        yield client


def hall_of(client: TestClient[Server]) -> Hall:
    hall = client.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def found(client: Any, seats: list[Json], **more: Any) -> tuple[str, list[str]]:
    """A new match and its keys, by seat."""
    answer = client.post("/api/matches", json={"game": "bloodborne", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return told["match"], [told["keys"].get(str(seat), "") for seat in range(len(seats))]


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def look(client: Any, match: str, key: str = "") -> Json:
    answer = client.get(f"/api/matches/{match}", headers=bearer(key) if key else {})
    assert answer.status_code == 200, answer.text
    table: Json = answer.json()
    return table


def earlier(client: Any, match: str, key: str, before: int) -> list[Json]:
    """The first `before` events of a seat's log."""
    found: list[Json] = []
    while before:
        answer = client.get(f"/api/matches/{match}/events?before={before}", headers=bearer(key) if key else {})
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert told["at"] + len(told["events"]) == before
        found, before = told["events"] + found, told["at"]
    return found


def whole_log(client: Any, match: str, key: str = "") -> list[Json]:
    """All that a seat has heard."""
    table = look(client, match, key)
    return earlier(client, match, key, table["at"]) + list(table["events"])


def seen_again(client: Any, match: str, seat: str, key: str = "") -> list[Json]:
    """What was to be seen at every point of a game, page after page."""
    found: list[Json] = []
    headers = bearer(key) if key else {}
    points = client.get(f"/api/matches/{match}/replay?seat={seat}", headers=headers).json()["points"]
    while len(found) < len(points):
        path = f"/api/matches/{match}/replay/views?seat={seat}&from={len(found)}&count=64"
        answer = client.get(path, headers=headers)
        assert answer.status_code == 200, answer.text
        assert answer.json()["from"] == len(found)
        found += answer.json()["views"]
    return found


def decide(client: Any, match: str, key: str, which: int = 0, **changes: int) -> httpx.Response:
    """Choose one of the options of this seat's question, by its place."""
    table = look(client, match, key)
    question = table["view"]["question"]
    body = {
        "decision": question["number"], "option": question["options"][which]["option"], "age": table["age"], **changes
    }  # fmt: skip
    answer: httpx.Response = client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(key))
    return answer


def reason(answer: httpx.Response) -> str:
    told: str = answer.json()["error"]["reason"]
    return told


def wait_for(client: Any, match: str, key: str, seconds: float = PATIENT) -> Json:
    """Look until this seat is asked something, or the game is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        table = look(client, match, key)
        if table["view"]["question"] or table["view"]["over"]:
            return table
        time.sleep(0.01)
    raise AssertionError("the table is stuck")


# ---------------------------------------------------------------- a server of its own


class Served:
    """A real server on a port of its own, in a thread of this process."""

    def __init__(self, tmp_path: Path, limits: Limits, proxies: tuple[Network, ...]) -> None:
        self.app = create_app(config(tmp_path, limits, proxies))
        listening = bound(Config("", port=0))
        self.port = int(listening.getsockname()[1])
        self.server = Serving(uvicorn_settings(self.app, limits))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listening]}, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def hall(self) -> Hall:
        hall = self.app.state.hall
        assert isinstance(hall, Hall)
        return hall

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENT)


@contextmanager
def served(tmp_path: Path, limits: Limits = GENEROUS, proxies: tuple[Network, ...] = ()) -> Iterator[Served]:
    server = Served(tmp_path, limits, proxies)
    server.thread.start()
    end = time.monotonic() + PATIENT
    while not server.server.started and time.monotonic() < end:
        time.sleep(0.01)
    try:
        yield server
    finally:
        server.server.should_exit = True
        server.thread.join(20)


UNLIMITED = (
    "messages_per_second=9999,message_burst=9999,requests_per_second=9999,request_burst=9999,"
    "pages_per_second=9999,page_burst=9999,founded_per_minute=99999,found_burst=9999,stills_per_minute=99999,"
    "still_burst=9999,sockets_per_address=9999"
)


class Running:
    """`nachtspiel serve` in a process of its own, which can be killed and started again. `limits`: as in
    NACHTSPIEL_LIMITS; `log`: a file for what it logs."""

    def __init__(self, db: str, limits: str = UNLIMITED, log: Path | None = None) -> None:
        self.db = db
        self.port = 0
        self.limits = limits
        self.log = log
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "nachtspiel", "serve", "--port", str(self.port), "--db", self.db]
        with contextlib.ExitStack() as stack:
            errors = None if self.log is None else stack.enter_context(self.log.open("a"))
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True,
                env={**os.environ, "NACHTSPIEL_LIMITS": self.limits},
            )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, line
        self.port = int(line.strip().rstrip("/").rsplit(":", 1)[1])
        end = time.monotonic() + PATIENT
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As by a power cut: no good-bye."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENT)


@contextmanager
def running(db: str, limits: str = UNLIMITED, log: Path | None = None) -> Iterator[Running]:
    server = Running(db, limits, log)
    server.start()
    try:
        yield server
    finally:
        server.stop()


# ---------------------------------------------------------------- people


def opened(port: int, match: str) -> ClientConnection:
    """A websocket to a match, which whoever asked for it closes."""
    return connect(f"ws://127.0.0.1:{port}/ws/{match}", open_timeout=PATIENT, max_size=None).__enter__()


class Player:
    """A client as the protocol describes it: keeps its log, answers what it is asked, comes back after a cut."""

    def __init__(self, server: "Running | Served", match: str, key: str | None, seed: int = 1) -> None:
        self.server = server
        self.match = match
        self.key = key
        self.chance: Chance = seeded(seed)
        self.log: list[Json] = []
        self.n = 0
        self.age = 0
        self.view: Json = {}
        self.seats: list[Json] = []
        self.chat: list[Json] = []
        self.acknowledged: list[tuple[int, int, int]] = []  # age, decision, option
        self.socket: ClientConnection | None = None
        self.ids = 0

    def come(self) -> None:
        """Say hello, for the first time or again."""
        self.leave()
        self.socket = opened(self.server.port, self.match)
        self.send({"t": "hello", "key": self.key, "seen": self.n})

    def leave(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def send(self, message: Json) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENT) -> Json:
        """The next message, taken in."""
        assert self.socket is not None
        message: Json = json.loads(self.socket.recv(timeout))
        if message["t"] in ("table", "told"):
            assert message["n"] >= self.n
            if message["at"] > len(self.log):
                with httpx.Client(base_url=f"http://127.0.0.1:{self.server.port}", timeout=PATIENT) as client:
                    self.log = earlier(client, self.match, self.key or "", message["at"])
            self.log = self.log[: message["at"]] + message["events"]
            self.n, self.age, self.view = message["n"], message["age"], message["view"]
        if "seats" in message:
            self.seats = message["seats"]
        if message["t"] == "table":
            self.chat = message["chat"]
        elif message["t"] == "said":
            self.chat += message["chat"]
        return message

    def closing(self) -> tuple[int, set[str]]:
        """With which code the server closes, and what kinds of messages came before that."""
        heard = set()
        try:
            while True:
                heard.add(self.hear()["t"])
        except ConnectionClosed as closed:
            return (0 if closed.rcvd is None else closed.rcvd.code), heard

    def hear_until(self, kind: str) -> Json:
        while True:
            message = self.hear()
            if message["t"] == kind:
                return message

    def ask(self, message: Json) -> Json:
        """Say something, and hear until it is answered."""
        self.ids += 1
        self.send({**message, "id": self.ids})
        while True:
            answer = self.hear()
            if answer["t"] in ("ack", "no", "pong") and answer["id"] == self.ids:
                return answer

    def choice(self) -> tuple[int, int, int] | None:
        """Age, decision and option of something this seat may choose now."""
        question = self.view.get("question")
        if not question:
            return None
        options = question["options"]
        return self.age, question["number"], options[self.chance.below(len(options))]["option"]

    def decide(self, choice: tuple[int, int, int]) -> Json:
        age, decision, option = choice
        answer = self.ask({"t": "decide", "decision": decision, "option": option, "age": age})
        if answer["t"] == "ack":
            self.acknowledged.append(choice)
        return answer

    def play(self) -> None:
        """Play to the end of the game."""
        while not self.view.get("over"):
            choice = self.choice()
            if choice is None:
                self.hear()
            else:
                self.decide(choice)
