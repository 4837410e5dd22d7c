"""The compiled build that thinkers start from once it is there: `make play` serves from the sources at once and
compiles meanwhile. Only thinking is slow, and a thinker is told all it needs, so nothing else has to start again."""

import hashlib
import logging
import os
import subprocess
import sys
import threading
from pathlib import Path

import nachtspiel

LOG = logging.getLogger("nachtspiel.server")
SOURCES = Path(str(nachtspiel.__file__)).parent
ENDINGS = (".py", ".toml", ".ftl", ".deck")
MARK = ".done"  # lies in the folder when all else does
# A thinker that starts there, and says where its engine comes from.
TRIAL = "import nachtspiel.server.thoughts; from nachtspiel.engine import table; print(table.__file__)"


def revision(package: Path) -> str:
    """What a package is made of: equal where every source is."""
    found = hashlib.sha256()
    for path in sorted(path for path in package.rglob("*") if path.suffix in ENDINGS):
        found.update(f"{path.relative_to(package).as_posix()}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def works(folder: Path) -> bool:
    """Whether a process that starts from the folder has a compiled engine. One for another Python has not."""
    said = subprocess.run(
        [sys.executable, "-c", TRIAL], env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True
    )
    engine = said.stdout.strip()
    return said.returncode == 0 and engine.startswith(str(folder)) and not engine.endswith(".py")


class Swifter:
    """A folder in which a compiled build of our own sources may appear at any time."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = None if folder is None else folder.resolve()
        self.ours = "" if folder is None else revision(SOURCES)  # as it was when we started
        self.looked = 0  # the mark that we have looked at, by its time
        self.lock = threading.Lock()  # workers are started by several threads

    def taken_over(self) -> bool:
        """Whether whoever starts to think now starts from there."""
        if self.folder is None:
            return False
        with self.lock:
            try:
                made = (self.folder / MARK).stat().st_mtime_ns
            except OSError:
                made = 0
            if made != self.looked:
                self.looked = made
                self.look(self.folder)
            return str(self.folder) in sys.path

    def look(self, folder: Path) -> None:
        """Let it take over if it fits. New processes are given our path; what we have loaded ourselves stays."""
        if str(folder) in sys.path:
            sys.path.remove(str(folder))
        if not self.looked:
            return
        if revision(folder / "nachtspiel") != self.ours:
            LOG.warning("the compiled build is of other sources; bots go on thinking without it")
        elif not works(folder):
            LOG.warning("the compiled build does not work here; bots go on thinking without it")
        else:
            sys.path.insert(0, str(folder))
            LOG.warning("bots think compiled from now on")
