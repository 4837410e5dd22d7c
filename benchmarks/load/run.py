"""Load: decisions a second, p50 and p99 from sent to seen by the others, memory; boardgame.io's server in the same run.

    python benchmarks/load/run.py [--tables 20 100] [--seconds 6] [--rounds 3] [--open 1000] [--json]

Needs Node and, beside this file, `npm install --no-package-lock`. One light script (`load.mjs`) drives every server, in
turns and in several rounds, so that all meet the same machine; the figures are medians of the rounds.

Ours keeps every decision on the disk before it tells anybody: it plays Bloodborne, and `pick`, in which people add
numbers. boardgame.io plays the same `pick`, and `hall`, a table as large as Bloodborne's without its rules; in memory,
and with its own file storage, which writes before the next decision but does not wait for the disk.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
LIMITS = (
    "messages_per_second=99999,message_burst=99999,requests_per_second=99999,request_burst=99999,"
    "founded_per_minute=9999999,found_burst=99999,sockets_per_address=99999,"
    "waiting_per_address=99999,idle_seconds=20"
)
TICKS = os.sysconf("SC_CLK_TCK")
Row = dict[str, object]


class Kind(NamedTuple):
    server: str
    game: str
    kept: str

    def label(self) -> str:
        return f"{self.server} {self.game}, {self.kept}"


KINDS = [
    Kind("nachtspiel", "bloodborne", "on disk"),
    Kind("boardgame", "hall", "in memory"),
    Kind("boardgame", "hall", "in files"),
    Kind("nachtspiel", "pick", "on disk"),
    Kind("boardgame", "pick", "in memory"),
    Kind("boardgame", "pick", "in files"),
]


class Server:
    """One server in a process of its own."""

    def __init__(self, kind: Kind, folder: str) -> None:
        if kind.server == "boardgame":
            command = ["node", str(HERE / "boardgame.mjs"), "0", *([folder] if kind.kept == "in files" else [])]
        elif kind.game == "pick":
            command = [sys.executable, str(HERE / "pick.py"), "0", f"{folder}/load.db"]
        else:
            command = [sys.executable, "-m", "nachtspiel", "serve", "--port", "0", "--db", f"{folder}/load.db"]
        environment = {**os.environ, "NACHTSPIEL_LIMITS": LIMITS, "NODE_ENV": "production"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.port = 0
        for line in self.process.stdout:
            if "http://" in line:
                self.port = int(line.strip().rstrip("/").rsplit(":", 1)[1])
            elif line.startswith("ready"):
                self.port = int(line.split()[1])
            if self.port:
                return
        raise SystemExit(f"{kind.label()} did not start")

    def megabytes(self) -> float:
        """The memory it holds."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def busy(self) -> float:
        """Seconds of processor time it has taken."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def drive(kind: Kind, server: Server, *numbers: int) -> subprocess.Popen[str]:
    command = ["node", str(HERE / "load.mjs"), kind.server, kind.game, str(server.port), *map(str, numbers)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def measure(kind: Kind, tables: int, seconds: int) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(kind, folder)
        try:
            driver = drive(kind, server, tables, seconds)
            assert driver.stdout is not None
            if not driver.stdout.readline():
                raise SystemExit(f"{kind.label()}: the script failed")
            before = server.busy()
            said, _ = driver.communicate(timeout=seconds + 120)
            row: Row = json.loads(said.strip().splitlines()[-1])
            busy = server.busy() - before
            row["per_cpu_second"] = round(int(str(row["decisions"])) / busy)
            row["server_mb"] = round(server.megabytes())
            return row
        finally:
            server.stop()


def memory(kind: Kind, tables: int) -> Row:
    """What so many open tables, each with three connected people, take."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(kind, folder)
        try:
            before = server.megabytes()
            driver = drive(kind, server, 0, 0, tables)
            assert driver.stdout is not None
            if not driver.stdout.readline():
                raise SystemExit(f"{kind.label()}: the tables could not be opened")
            after = server.megabytes()
            driver.kill()
            driver.communicate()
            return {
                "open_tables": tables,
                "server_mb": round(after),
                "kb_per_table": round((after - before) * 1024 / tables, 1),
            }
        finally:
            server.stop()


def middle(rows: list[Row]) -> Row:
    """The medians of several rounds."""
    return {name: round(statistics.median(float(str(row[name])) for row in rows), 2) for name in rows[0]}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[20, 100])
    parser.add_argument("--seconds", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--open", type=int, default=1000)
    parser.add_argument("--only", default="", help="only the kinds whose label has this in it")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    kinds = [kind for kind in KINDS if said.only in kind.label()]
    shown: list[Row] = []
    for tables in said.tables:
        rounds = [[measure(kind, tables, said.seconds) for kind in kinds] for _ in range(said.rounds)]
        for place, kind in enumerate(kinds):
            shown.append({"kind": kind.label(), "tables": tables, **middle([rows[place] for rows in rounds])})
    if said.open:
        shown += [{"kind": kind.label(), **memory(kind, said.open)} for kind in kinds if kind.kept != "in files"]
    for row in shown:
        print(json.dumps(row) if said.json else "  ".join(f"{name} {value}" for name, value in row.items()))


if __name__ == "__main__":
    main()
