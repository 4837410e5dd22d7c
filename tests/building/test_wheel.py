"""What is installed from the wheel is compiled, holds the browser's client, and serves all of it without Node."""

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from nachtspiel.games.registry import games
from tests.building.conftest import OURS, ROOT, bare, served

COMPILED = ["nachtspiel.engine.table", "nachtspiel.bots.search"]
COMPILED += [f"nachtspiel.games.{game.name}.game" for game in games()]


def files_of(module: str, python: Path) -> str:
    said = [str(python), "-c", f"import {module} as found; print(found.__file__)"]
    return subprocess.run(said, env=bare(python.parent), capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize("module", COMPILED)
def test_what_plays_and_thinks_is_compiled(installed: Path, module: str) -> None:
    found = files_of(module, installed / "python")
    assert found.endswith((".so", ".pyd"))
    assert found.startswith(str(installed.parent))


def test_minds_stay_closed(installed: Path) -> None:
    """Compiled closures would let a bot reach for the table."""
    assert files_of("nachtspiel.bots.mind", installed / "python").endswith(".py")


def test_it_serves_everything_without_node(installed: Path, tmp_path: Path) -> None:
    environment = bare(installed)
    assert shutil.which("node", path=environment["PATH"]) is None
    with served([str(installed / "nachtspiel"), "serve"], tmp_path, environment) as server:
        page = server.get("/").decode()
        assets = re.findall(r'(?:src|href)="\.?(/assets/[^"]+)"', page)
        assert {Path(asset).suffix for asset in assets} == {".js", ".css"}
        assert all(server.get(asset) for asset in assets)
        for picture in sorted((ROOT / "client" / "public").rglob("*.webp"))[::50]:
            path = picture.relative_to(ROOT / "client" / "public").as_posix()
            assert server.get(f"/{path}") == picture.read_bytes()
        for told in json.loads(server.get("/api/games")):
            for language in told["languages"]:
                assert server.get(f"/api/games/{told['name']}/words/{language}")
                assert json.loads(server.get(f"/api/games/{told['name']}/rulebook/{language}"))["rules"]
            path, key = server.found(told["name"], *["adept"] * (told["fewest"] - 1))
            first = server.decide(path, key)
            assert server.asked(path, key)["view"]["question"]["number"] > first


def said(installed: Path, folder: Path, *words: str, typed: str = "") -> str:
    """What a command of the wheel prints, which must end well."""
    command = [str(installed / "nachtspiel"), *words]
    done = subprocess.run(command, cwd=folder, env=bare(installed), input=typed, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_are_played_verified_and_typed(installed: Path, tmp_path: Path) -> None:
    for game in games():
        records = tmp_path / game.name
        said(installed, tmp_path, "simulate", game.name, "--games", "2", "--records", str(records))
        assert len(list(records.iterdir())) == 2
        for record in records.iterdir():
            said(installed, tmp_path, "record", "verify", str(record))
        typed = said(installed, tmp_path, "play", game.name, "--terminal", "--save", f"{game.name}.txt", typed="1\nq\n")
        assert typed
        assert (tmp_path / f"{game.name}.txt").read_text(encoding="utf-8").startswith("Nachtspiel record")


# ---------------------------------------------------------------- from the sources to the wheel


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as they would be published. Packing works inside their folder, so those who test at the same time
    pack once, one after the other."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder = shared / "packed"
    with (shared / "packing.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not any(folder.glob("*.tar.gz")):
            command = [sys.executable, "-m", "build", "--sdist", "--outdir", str(folder), str(ROOT)]
            subprocess.run(command, check=True, env=OURS)
    (archive,) = folder.glob("*.tar.gz")
    return archive


@pytest.mark.parametrize("compiler", ["there-is-none", shutil.which("false")])
def test_without_a_compiler_that_works_the_wheel_is_pure_python_and_complete(
    packed: Path, tmp_path: Path, compiler: str
) -> None:  # fmt: skip
    """And without Node, for what is published holds the built client."""
    environment = {**OURS, "PATH": str(tmp_path), "CC": compiler}
    said = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(tmp_path), str(packed)]
    subprocess.run(said, env=environment, check=True)
    (found,) = tmp_path.glob("*.whl")
    assert insides(found) == sources()


def test_the_wheel_holds_what_the_sources_hold_and_nothing_older(wheel: Path) -> None:
    assert {name for name in insides(wheel) if not name.endswith(".so")} == sources()


def insides(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def sources() -> set[str]:
    package = ROOT / "src" / "nachtspiel"
    hidden = ("__pycache__", ".vite")
    paths = [path for path in package.rglob("*") if path.is_file() and path.parent.name not in hidden]
    return {path.relative_to(package.parent).as_posix() for path in paths}
