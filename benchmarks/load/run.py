"""Load: decisions a second, p50 and p99 from sent to seen by the others, memory; boardgame.io's server in the same run.

    python benchmarks/load/run.py [--tables 20 100] [--seconds 10] [--open 1000] [--json]

Needs Node and, beside this file, `npm install --no-package-lock`. Both servers are driven by the same script
(`load.mjs`) with its own small game each: ours plays Bloodborne and keeps every decision on the disk before it is told,
boardgame.io adds numbers and keeps them in memory. The two take turns, so that both meet the same machine.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
LIMITS = (
    "messages_per_second=99999,message_burst=99999,requests_per_second=99999,request_burst=99999,"
    "founded_per_minute=9999999,found_burst=99999,sockets_per_address=99999,idle_seconds=3600"
)
Row = dict[str, object]


def resident(process: subprocess.Popen[str]) -> float:
    """Megabytes of memory that a process holds."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def start(kind: str, folder: str) -> tuple[subprocess.Popen[str], int]:
    if kind == "nachtspiel":
        command = [sys.executable, "-m", "nachtspiel", "serve", "--port", "0", "--db", f"{folder}/load.db"]
    else:
        command = ["node", str(HERE / "boardgame.mjs"), "0"]
    environment = {**os.environ, "NACHTSPIEL_LIMITS": LIMITS}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    for line in process.stdout:
        if "http://" in line:
            return process, int(line.strip().rstrip("/").rsplit(":", 1)[1])
        if line.startswith("ready"):
            return process, int(line.split()[1])
    raise SystemExit(f"{kind} did not start")


def measure(kind: str, tables: int, seconds: int) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(kind, folder)
        try:
            command = ["node", str(HERE / "load.mjs"), kind, str(port), str(tables), str(seconds)]
            told = subprocess.run(command, capture_output=True, text=True, timeout=seconds + 120, check=True)
            row: Row = json.loads(told.stdout.strip().splitlines()[-1])
            row["server_mb"] = round(resident(process))
            return row
        finally:
            process.kill()
            process.wait()


def memory(kind: str, tables: int) -> Row:
    """What so many open tables, each with three connected people, take."""
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(kind, folder)
        try:
            before = resident(process)
            command = ["node", str(HERE / "load.mjs"), kind, str(port), "0", "0", str(tables)]
            driver = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            assert driver.stdout is not None
            driver.stdout.readline()
            after = resident(process)
            driver.kill()
            driver.wait()
            return {
                "server": kind, "open_tables": tables, "server_mb": round(after),
                "kb_per_table": round((after - before) * 1024 / tables, 1),
            }  # fmt: skip
        finally:
            process.kill()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[20, 100])
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--open", type=int, default=1000)
    parser.add_argument("--only", default="")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    kinds = [said.only] if said.only else ["nachtspiel", "boardgame"]
    rows = [measure(kind, tables, said.seconds) for tables in said.tables for kind in kinds]
    if said.open:
        rows += [memory(kind, said.open) for kind in kinds]
    for row in rows:
        print(json.dumps(row) if said.json else "  ".join(f"{name} {value}" for name, value in row.items()))


if __name__ == "__main__":
    main()
