"""A server that runs from the sources while they are being compiled: bots think compiled as soon as they can, in the
middle of a game."""

import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

from tests.building.conftest import OURS, ROOT, SECONDS, Server, served

TAKEN_OVER = "bots think compiled from now on"


def loaded(server: Server, folder: Path) -> list[int]:
    """The processes of the server that have loaded a library from there."""
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True)
    pids = [int(pid) for pid in children.stdout.split()]
    return [pid for pid in pids if f"{folder}/nachtspiel_engine__mypyc" in Path(f"/proc/{pid}/maps").read_text()]


def test_bots_go_on_thinking_compiled_in_the_middle_of_a_game(wheel: Path, tmp_path: Path) -> None:
    build = tmp_path / "compiled"
    environment = {**OURS, "PYTHONPATH": str(ROOT / "src"), "NACHTSPIEL_COMPILED": str(build)}
    with served([sys.executable, "-m", "nachtspiel", "serve"], tmp_path, environment) as server:
        path, key = server.found("bloodborne", "adept", "adept")
        first = server.decide(path, key)
        assert server.asked(path, key)["view"]["question"]["number"] > first
        assert loaded(server, build) == []

        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(build)
        (build / ".done").touch()
        end = time.monotonic() + SECONDS
        while not loaded(server, build):
            assert time.monotonic() < end, server.errors.read_text(encoding="utf-8")
            server.decide(path, key)
        before = server.decide(path, key)
        assert server.asked(path, key)["view"]["question"]["number"] > before
        assert server.errors.read_text(encoding="utf-8").count(TAKEN_OVER) == 1

        shutil.rmtree(build)  # somebody builds anew: the sources still know how to think
        before = server.decide(path, key)
        assert server.asked(path, key)["view"]["question"]["number"] > before
