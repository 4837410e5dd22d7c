"""A compiled build that is ready while the server runs: whoever starts to think then starts from it."""

import asyncio
import os
import shutil
import sys
from pathlib import Path

import pytest

import nachtspiel
from nachtspiel.server import swifter
from nachtspiel.server.config import compiled_build
from nachtspiel.server.metrics import Metrics
from nachtspiel.server.swifter import SOURCES, Swifter, revision, works
from nachtspiel.server.thinkers import Thinkers


def engine_of() -> tuple[int, str]:
    """Who thinks, and from where."""
    return os.getpid(), str(Path(str(nachtspiel.__file__)).parents[1])


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build of our own sources, all there but the mark. That it is compiled is believed."""
    shutil.copytree(SOURCES, tmp_path / "nachtspiel", ignore=shutil.ignore_patterns("static", "__pycache__"))
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(swifter, "works", lambda folder: True)
    return tmp_path


def test_thinkers_start_from_the_build_as_soon_as_it_is_ready(build: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def think() -> None:
        thinkers = Thinkers(1, 10, Metrics(), build)
        try:
            first, folder = await thinkers.think(engine_of)
            assert folder == str(SOURCES.parent)
            assert await thinkers.think(engine_of) == (first, folder)
            (build / ".done").touch()
            second, folder = await thinkers.think(engine_of)
            assert (second != first, folder) == (True, str(build))
            assert await thinkers.think(engine_of) == (second, folder)  # and stay
            assert len(thinkers.all) == 1  # who thought from the sources is gone

            shutil.rmtree(build)  # a new one is being built
            assert (await thinkers.think(engine_of))[1] == str(SOURCES.parent)
        finally:
            await thinkers.close()

    asyncio.run(think())
    assert [record.message for record in caplog.records] == ["bots think compiled from now on"]


def test_a_thought_that_is_under_way_is_thought_to_the_end(build: Path) -> None:
    async def think() -> None:
        thinkers = Thinkers(2, 10, Metrics(), build)
        try:
            await asyncio.gather(thinkers.think(engine_of), thinkers.think(engine_of))
            under_way = asyncio.ensure_future(thinkers.think(waits_for, str(build / "go")))
            while not (build / "waiting").exists():
                await asyncio.sleep(0.01)
            (build / ".done").touch()
            assert (await thinkers.think(engine_of))[1] == str(build)
            (build / "go").touch()
            assert await under_way == str(SOURCES.parent)
        finally:
            await thinkers.close()

    asyncio.run(think())


def waits_for(mark: str) -> str:
    Path(mark).with_name("waiting").touch()
    while not Path(mark).exists():
        pass
    return engine_of()[1]


def test_a_build_of_other_sources_does_not_take_over(build: Path, caplog: pytest.LogCaptureFixture) -> None:
    found = Swifter(build)
    path = build / "nachtspiel" / "bots" / "levels.py"
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    (build / ".done").touch()
    assert not found.taken_over()
    assert not found.taken_over()
    assert [record.message for record in caplog.records] == [
        "the compiled build is of other sources; bots go on thinking without it"
    ]


def test_a_build_that_does_not_work_does_not_take_over(
    build: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(swifter, "works", works)
    found = Swifter(build)
    (build / ".done").touch()
    assert not found.taken_over()  # for nothing in it is compiled
    assert [record.message for record in caplog.records] == [
        "the compiled build does not work here; bots go on thinking without it"
    ]


def test_sources_differ_by_any_letter_and_any_name(build: Path) -> None:
    package = build / "nachtspiel"
    ours = revision(SOURCES)
    assert revision(package) == ours
    (package / "server" / "static").mkdir()
    (package / "server" / "static" / "index.html").write_text("the page is no part of what thinks", encoding="utf-8")
    assert revision(package) == ours
    (package / "__init__.py").rename(package / "other.py")
    assert revision(package) != ours


def test_where_it_appears_is_said_in_the_environment() -> None:
    assert compiled_build({}) is None
    assert compiled_build({"NACHTSPIEL_COMPILED": "build/compiled"}) == Path("build/compiled")
    assert not Swifter(None).taken_over()
