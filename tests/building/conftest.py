"""The wheel that was built for everybody, in an environment where nothing else was ever installed."""

import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
WHEEL = Path(os.environ.get("NACHTSPIEL_WHEEL", "build/wheel"))  # the folder in which it lies
OURS = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # without the build under test
SECONDS = 120.0  # a busy machine is late, not wrong


def bare(*folders: Path) -> dict[str, str]:
    """An environment in which nothing is found but what lies in these folders: no Node, no sources."""
    return {"PATH": os.pathsep.join(str(folder) for folder in folders), "HOME": os.environ.get("HOME", "")}


class Server:
    """`nachtspiel serve`, and what it says."""

    def __init__(self, command: list[str], folder: Path, environment: dict[str, str]) -> None:
        self.errors = folder / "errors.txt"
        with self.errors.open("w", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                [*command, "--port", "0", "--db", str(folder / "games.db")], cwd=folder, env=environment, text=True,
                stdout=subprocess.PIPE, stderr=errors,
            )  # fmt: skip
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().removeprefix("nachtspiel: ").strip().rstrip("/")
        assert self.address, self.errors.read_text(encoding="utf-8")

    def get(self, path: str, key: str = "", body: dict[str, Any] | None = None) -> bytes:
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers)) as answer:
            told: bytes = answer.read()
        return told

    def found(self, game: str, *bots: str) -> tuple[str, str]:
        """A match of one person with bots: where it is, and the person's key."""
        seats = [{"kind": "person", "name": "Ada"}, *({"kind": bot} for bot in bots)]
        told = json.loads(self.get("/api/matches", body={"game": game, "seats": seats, "seed": "7"}))
        return f"/api/matches/{told['match']}", told["keys"]["0"]

    def asked(self, path: str, key: str) -> dict[str, Any]:
        """The table, once the person is asked something."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            table: dict[str, Any] = json.loads(self.get(path, key))
            if table["view"]["question"]:
                return table
            time.sleep(0.02)
        raise AssertionError(f"the table is stuck; {self.errors.read_text(encoding='utf-8')}")

    def decide(self, path: str, key: str) -> int:
        """Answer the question, whatever it is. Its number."""
        table = self.asked(path, key)
        question = table["view"]["question"]
        option = question["options"][0]["option"]
        self.get(f"{path}/decisions", key, {"decision": question["number"], "option": option, "age": table["age"]})
        return int(question["number"])


@contextmanager
def served(command: list[str], folder: Path, environment: dict[str, str]) -> Iterator[Server]:
    server = Server(command, folder, environment)
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.communicate(timeout=SECONDS)


@pytest.fixture(scope="session")
def wheel() -> Path:
    (found,) = (ROOT / WHEEL).glob("nachtspiel-*.whl")
    return found


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of a fresh environment, into which pip installed the wheel."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", str(wheel)]
    subprocess.run(command, check=True, env=OURS)
    return python.parent
