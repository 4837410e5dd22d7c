"""Attacks, and a quiet table beside them: an attack runs in a process of its own, for a few seconds and only ever
against this machine, while somebody plays elsewhere on the same server. How long that person waits is what counts.

`make attacks` runs the same tests for longer (`NACHTSPIEL_ATTACK_SECONDS`).
"""

import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from pathlib import Path

import msgspec

from tests.server.kit import ALONE, PATIENT, Player, Running, found

SECONDS = float(os.environ.get("NACHTSPIEL_ATTACK_SECONDS", "2"))
CALM_SECONDS = 1.0
PACE = 0.06  # seconds between two decisions: no server refuses that
WAITS = 0.25  # seconds: nobody at a quiet table waits longer, in 99 of 100 cases
BUSY = 3.0  # times what it is without the attack: on a machine that is busy with other things
MARGIN = 48.0  # megabytes that may stay: what every server takes for its first visitors
TRIES = 3
Attack = Callable[[int, float], None]  # the port, and for how many seconds


class Quiet(threading.Thread):
    """Somebody who plays alone with quick bots, game after game, and how long everything takes: to sit down at a new
    table, and every decision."""

    def __init__(self, server: Running) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.took: list[float] = []
        self.enough = threading.Event()
        self.failed: Exception | None = None

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self.play()
        except Exception as error:
            self.failed = error

    def play(self) -> None:
        began = time.perf_counter()
        with self.server.client() as client:
            match, keys = found(client, ALONE)
        player = Player(self.server, match, keys[0])
        player.come()
        try:
            player.hear_until("table")
            self.took.append(time.perf_counter() - began)
            while not (self.enough.is_set() or player.view["over"]):
                choice = player.choice()
                if choice is None:
                    player.hear()
                    continue
                began = time.perf_counter()
                assert player.decide(choice)["t"] == "ack"
                self.took.append(time.perf_counter() - began)
                self.enough.wait(PACE)
        finally:
            player.leave()

    def waits(self, since: int, until: int) -> float:
        """The 99th percentile of these, in seconds."""
        took = sorted(self.took[since:until])
        return took[len(took) * 99 // 100] if took else 0.0


@contextmanager
def quiet(server: Running) -> Iterator[Quiet]:
    person = Quiet(server)
    person.start()
    try:
        yield person
    finally:
        person.enough.set()
        person.join(PATIENT)
    if person.failed is not None:
        raise person.failed


class Measured(msgspec.Struct):
    """What a quiet table felt of an attack, and what it cost the server."""

    without: float  # seconds that 99 of 100 answers took at most, before and after
    during: float
    answers: int  # during the attack
    memory: float  # megabytes before it
    most: float
    after: float

    def is_calm(self) -> bool:
        return self.during < max(WAITS, BUSY * self.without)

    def is_given_back(self) -> bool:
        return self.after < self.memory + MARGIN

    def __str__(self) -> str:
        return (
            f"p99 {self.without * 1000:.0f} ms, under attack {self.during * 1000:.0f} ms ({self.answers} answers); "
            f"memory {self.memory:.0f} MB, at most {self.most:.0f}, afterwards {self.after:.0f}"
        )


def memory(server: Running) -> float:
    """How many megabytes the server holds; 0 where the system does not tell."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        return 0.0
    held = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(held.split()[1]) / 1024


def strike(attack: Attack, port: int, seconds: float, ready: Event, go: Event) -> None:
    """In the attacker's process."""
    ready.set()
    go.wait(PATIENT)
    attack(port, seconds)


def measure(server: Running, attack: Attack, seconds: float = SECONDS) -> Measured:
    """One attack, with a quiet table beside it. The attacker must come to an end by itself."""
    context = multiprocessing.get_context("spawn")
    ready, go = context.Event(), context.Event()
    attacker = context.Process(target=strike, args=(attack, server.port, seconds, ready, go), daemon=True)
    attacker.start()
    assert ready.wait(PATIENT)
    with quiet(server) as person:
        while not person.took and person.failed is None:
            time.sleep(0.01)
        first = len(person.took) - 1
        time.sleep(CALM_SECONDS)
        since, held = len(person.took), memory(server)
        most = held
        go.set()
        while attacker.is_alive():
            most = max(most, memory(server))
            time.sleep(0.02)
        asked = len(person.took)
        end = time.monotonic() + PATIENT
        while len(person.took) == asked and person.failed is None and time.monotonic() < end:
            time.sleep(0.01)  # the one who waits for an answer now was attacked too
        until = len(person.took)
        time.sleep(CALM_SECONDS)
        without = max(person.waits(first, since), person.waits(until, len(person.took)))
        during = person.waits(since, until)
    assert attacker.exitcode == 0, "the attacker failed"
    end = time.monotonic() + 10.0
    while (after := memory(server)) > held + MARGIN and time.monotonic() < end:
        time.sleep(0.1)
    return Measured(without, during, until - since, held, most, after)


def withstands(server: Running, attack: Attack, seconds: float = SECONDS) -> Measured:
    """Whoever plays elsewhere does not feel the attack, and its memory is given back. On a busy machine a measurement
    may be bad by chance: it is repeated then."""
    for _ in range(TRIES):
        measured = measure(server, attack, seconds)
        print(measured)
        if measured.is_calm():
            break
    assert measured.is_calm(), measured
    assert measured.is_given_back(), measured
    return measured
