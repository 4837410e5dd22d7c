"""Compiles `engine`, `games` and `bots` with mypyc where a C compiler is at hand; without one all stays pure Python.

Each game is a library of its own, the engine and the bots are another: they are compiled side by side, and again only
if their C has changed. `build/` keeps what was compiled.
"""

import os
import shutil
import sysconfig
from pathlib import Path
from typing import ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("src/nachtspiel")
COMPILED = ("engine", "games", "examples", "bots")
# The closures of a mind keep the table out of a bot's reach; the types of views are read as they stand.
INTERPRETED = ("mind.py", "advice.py", "reasons.py", "review.py", "views.py")
AT_ONCE = 4  # compilers, each of which may take a gigabyte
# Nobody calls into the libraries by name, so the compiler may inline across functions.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden"]


def can_compile():
    if os.environ.get("NACHTSPIEL_PURE"):
        return False
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler is None:  # Windows, where setuptools looks for it
        return True
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


def libraries():
    """Which modules make which library."""
    found = {}
    for room in COMPILED:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            if path.name not in ("__init__.py", *INTERPRETED):
                inside = path.relative_to(PACKAGE).parts
                name = inside[1] if len(inside) > 2 else "engine"
                found.setdefault(f"nachtspiel_{name}", []).append(str(path))
    return found


def extensions():
    from mypyc.build import mypycify

    groups = [(modules, name) for name, modules in libraries().items()]
    modules = [module for group, _ in groups for module in group]
    # Nothing of an earlier build is believed but C that came out the same.
    found = mypycify(["--cache-dir", os.devnull, *modules], debug_level="0", separate=groups)
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]  # mypyc's list is one for all
    return sorted(found, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


class Translate(Command):
    """Only mypyc, without the C compiler: in seconds it says what it refuses, which mypy does not know."""

    user_options: ClassVar = []

    def initialize_options(self):
        pass

    def finalize_options(self):
        pass

    def run(self):
        extensions()


class Compile(build_ext):
    """mypyc when something is built, not whenever somebody asks for the version. All of it, or nothing."""

    def run(self):
        self.distribution.ext_modules = extensions()
        self.reinitialize_command(self).ensure_finalized()
        self.parallel = min(AT_ONCE, os.cpu_count() or 1)
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            self.warn(f"the C compiler failed, so everything stays pure Python: {error}")
            self.extensions = []


class Build(build):
    """Without what an earlier build has left behind."""

    def run(self):
        super().run()
        commands = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {Path(path).resolve() for command in commands for path in command.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in made:
                path.unlink()


waiting = [Extension("nachtspiel", [])] if can_compile() else []
setup(ext_modules=waiting, cmdclass={"build": Build, "build_ext": Compile, "translate": Translate})
