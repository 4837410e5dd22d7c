"""Compiles `engine`, `games` and `bots` with mypyc where a C compiler is at hand; without one all stays pure Python."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("src/nachtspiel/engine", "src/nachtspiel/games", "src/nachtspiel/examples", "src/nachtspiel/bots")
# The closures of a mind keep the table out of a bot's reach.
INTERPRETED = ("mind.py", "advice.py", "reasons.py", "review.py")


def extensions():
    if os.environ.get("NACHTSPIEL_PURE"):
        return []
    from mypyc.build import mypycify

    sources = [path for folder in COMPILED for path in sorted(Path(folder).rglob("*.py"))]
    modules = [str(path) for path in sources if path.name not in ("__init__.py", *INTERPRETED)]
    found = mypycify(modules, opt_level=os.environ.get("NACHTSPIEL_OPT", "3"))
    for extension in found:
        extension.optional = True  # no compiler: a warning, and the .py files do the work
    return found


setup(ext_modules=extensions())
