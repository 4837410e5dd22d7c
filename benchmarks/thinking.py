"""How long other tables wait while masters think: the time from a decision to its acknowledgement, without and with
four tables of masters on the same server.

    python benchmarks/thinking.py [--tables 8] [--masters 4] [--seconds 15] [--pause 0.05]

The server runs from the package that this Python finds, compiled or not.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from websockets.asyncio.client import connect

LIMITS = (
    "messages_per_second=99999,message_burst=99999,requests_per_second=99999,request_burst=99999,"
    "founded_per_minute=9999999,found_burst=99999"
)
PATIENCE = 60.0  # seconds for the first decision
Json = dict[str, Any]


def found(address: str, kinds: list[str]) -> tuple[str, list[str]]:
    body = json.dumps({"game": "bloodborne", "seats": [{"kind": kind} for kind in kinds]}).encode()
    request = urllib.request.Request(f"{address}api/matches", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        told: Json = json.load(answer)
    return told["match"], list(told["keys"].values())


class Table:
    """A table and its people, who answer whatever they are asked."""

    def __init__(self, address: str, kinds: list[str], pause: float) -> None:
        self.address = address
        self.kinds = kinds
        self.pause = pause
        self.waits: list[float] = []

    def left(self, end: float) -> float:
        """How long it goes on: to the end, or on a busy machine until something was measured."""
        return end + (0.0 if self.waits else PATIENCE) - time.monotonic()

    async def play(self, end: float) -> None:
        while self.left(end) > 0:
            match, keys = await asyncio.to_thread(found, self.address, self.kinds)
            await asyncio.gather(*(self.sit(match, key, end) for key in keys))

    async def sit(self, match: str, key: str, end: float) -> None:
        place = self.address.replace("http", "ws", 1)
        async with connect(f"{place}ws/{match}", max_size=None) as socket:
            await socket.send(json.dumps({"t": "hello", "key": key}))
            sent, decided = 0.0, (-1, -1)
            while self.left(end) > 0:
                try:
                    message: Json = json.loads(await asyncio.wait_for(socket.recv(), self.left(end)))
                except TimeoutError:
                    return
                if message["t"] == "ack":
                    self.waits.append(time.perf_counter() - sent)
                if "view" not in message:
                    continue
                if message["view"]["over"]:
                    return
                question = message["view"]["question"]
                if question and (message["age"], question["number"]) != decided:
                    decided = (message["age"], question["number"])
                    await asyncio.sleep(self.pause)
                    option = question["options"][len(self.waits) % len(question["options"])]["option"]
                    sent = time.perf_counter()
                    await socket.send(json.dumps({"t": "decide", "decision": decided[1], "option": option, "id": 1}))


async def measure(address: str, tables: int, masters: int, seconds: float, pause: float) -> list[float]:
    end = time.monotonic() + seconds
    people = [Table(address, ["person"] * 3, pause) for _ in range(tables)]
    thinking = [Table(address, ["person", "master", "master", "master"], 0.0) for _ in range(masters)]
    await asyncio.gather(*(table.play(end) for table in people + thinking))
    return sorted(wait * 1000 for table in people for wait in table.waits)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--masters", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--pause", type=float, default=0.05, help="before a person decides")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "nachtspiel", "serve", "--port", "0", "--db", f"{folder}/games.db"]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "NACHTSPIEL_LIMITS": LIMITS}
        )
        assert server.stdout is not None
        address = server.stdout.readline().split()[1]
        try:
            for masters in (0, given.masters):
                waits = asyncio.run(measure(address, given.tables, masters, given.seconds, given.pause))
                p50, p99 = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
                print(f"{masters} tables of masters: {len(waits)} decisions, p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {waits[-1]:.1f} ms", flush=True)  # noqa: E501  # fmt: skip
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
