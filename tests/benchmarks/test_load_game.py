"""The load benchmark brings a game of its own to the server, through its back door. Here somebody knocks."""

import json
import pathlib
import subprocess
import sys
import urllib.request

PICK = pathlib.Path(__file__).parents[2] / "benchmarks" / "load" / "pick.py"


def test_the_game_of_the_load_benchmark_can_be_founded(tmp_path: pathlib.Path) -> None:
    command = [sys.executable, str(PICK), "0", str(tmp_path / "load.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(line for line in server.stdout if "http://" in line).split()[-1]
            wish = {"game": "pick", "seats": [{"kind": "person"}] * 3}
            asked = urllib.request.Request(
                f"{address}api/matches", json.dumps(wish).encode(), {"content-type": "application/json"}
            )
            with urllib.request.urlopen(asked, timeout=30) as answer:
                assert len(json.load(answer)["keys"]) == 3
        finally:
            server.kill()
