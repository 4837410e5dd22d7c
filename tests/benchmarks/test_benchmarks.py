"""Every benchmark runs: for a moment, on the smallest table, so that none of them is found broken when it is needed."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "benchmarks"
MOMENTS = {
    "gifts.py": [["1", "0", "cannon"]],
    "judge.py": [["bloodborne", "4", "1"], ["bluthelden", "2", "1"]],
    "soak.py": [["bloodborne", "--games", "1"]],
    "thinking.py": [["--tables", "1", "--masters", "1", "--seconds", "1"]],
    "load/run.py": [["--only", "nachtspiel", "--tables", "1", "--seconds", "1", "--rounds", "1", "--open", "2"]],
}
SAYS = {
    "gifts.py": "1 games each; with any of these cards ",
    "judge.py": "wins ",
    "soak.py": "games ended and their records fit",
    "thinking.py": "1 tables of masters: ",
    "load/run.py": "open_tables 2",
}


@pytest.mark.parametrize(("name", "said"), [(name, said) for name, moments in MOMENTS.items() for said in moments])
def test_a_benchmark_runs(name: str, said: list[str]) -> None:
    if name == "load/run.py" and not (shutil.which("node") and (FOLDER / "load" / "node_modules").is_dir()):
        pytest.skip("needs Node and its packages; `make load` fetches them")
    command = [sys.executable, str(FOLDER / name), *said]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    assert SAYS[name] in done.stdout


def test_no_benchmark_is_left_out() -> None:
    """`pick.py` is a server of the load benchmark, and has a test of its own."""
    written = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.py") if "node_modules" not in path.parts}
    assert written - {"load/pick.py"} == set(MOMENTS) == set(SAYS)
