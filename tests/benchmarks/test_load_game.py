"""The load benchmark brings a game of its own to the server, through its back door. Here somebody knocks, and plays."""

import pathlib
import subprocess
import sys

import httpx

from tests.server.kit import decide, look

PICK = pathlib.Path(__file__).parents[2] / "benchmarks" / "load" / "pick.py"


def test_the_game_of_the_load_benchmark_can_be_founded_and_played(tmp_path: pathlib.Path) -> None:
    command = [sys.executable, str(PICK), "0", str(tmp_path / "load.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(line for line in server.stdout if "http://" in line).split()[-1]
            with httpx.Client(base_url=address, timeout=30) as client:
                founded = client.post("/api/matches", json={"game": "pick", "seats": [{"kind": "person"}] * 3}).json()
                keys = list(founded["keys"].values())
                assert len(keys) == 3
                for key in keys:
                    decided = decide(client, founded["match"], key)
                    assert decided.status_code < 300, decided.text
                assert look(client, founded["match"], keys[0])["view"]["round"] == 2
        finally:
            server.kill()
