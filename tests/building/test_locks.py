"""What is installed comes in the versions that were tested: constraints.txt for Python, package-lock.json for Node."""

import json
import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]*)==([0-9][A-Za-z0-9.]*)")


def locked() -> dict[str, str]:
    """Every version of constraints.txt by its package. A line is a name and a version, and nothing else."""
    found: dict[str, str] = {}
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        match = LINE.fullmatch(line)
        assert match is not None, line
        found[canonicalize_name(match[1])] = match[2]
    return found


def wanted() -> list[Requirement]:
    """All that pyproject.toml asks for, to build, to run and to test."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = told["project"]["optional-dependencies"]
    texts = [*told["build-system"]["requires"], *told["project"]["dependencies"]]
    return [Requirement(text) for text in [*texts, *extras["dev"], *extras["server"], *extras["lab"]]]


def needed(requirement: Requirement) -> Iterator[Requirement]:
    """What this needs here in its turn."""
    try:
        texts = requires(requirement.name) or []
    except PackageNotFoundError:
        return
    for text in texts:
        found = Requirement(text)
        for one in ("", *requirement.extras):
            if found.marker is None or found.marker.evaluate({"extra": one}):
                yield found
                break


def test_every_dependency_has_its_version() -> None:
    versions = locked()
    waiting, seen = wanted(), set()
    while waiting:
        one = waiting.pop()
        if str(one) in seen or (one.marker is not None and not one.marker.evaluate({"extra": ""})):
            continue
        seen.add(str(one))
        name = canonicalize_name(one.name)
        assert name in versions, f"{one} has no line in constraints.txt; say make constraints"
        assert one.specifier.contains(versions[name]), f"constraints.txt does not fit {one}; say make constraints"
        waiting += needed(one)
    assert len(seen) > 40


def test_what_stands_on_inner_classes_has_an_upper_bound() -> None:
    """server/door.py and server/line.py extend classes of uvicorn that it may change in any version."""
    for one in wanted():
        if one.name in ("uvicorn", "websockets"):
            assert any(bound.operator == "<" for bound in one.specifier), one


def test_the_client_is_locked_whole() -> None:
    """`npm ci` refuses a lock in which anything is missing, also for other machines; and it says nowhere from where."""
    text = (ROOT / "client" / "package-lock.json").read_text()
    assert '"resolved"' not in text
    packages = json.loads(text)["packages"]
    own = json.loads((ROOT / "client" / "package.json").read_text())
    assert packages[""]["devDependencies"] == own["devDependencies"]
    for place, package in packages.items():
        for name in [*package.get("dependencies", {}), *package.get("optionalDependencies", {})]:
            folders = [place, *(place[: match.start()] for match in re.finditer("/?node_modules/", place))]
            assert any(f"{folder}/node_modules/{name}".lstrip("/") in packages for folder in folders), (place, name)
