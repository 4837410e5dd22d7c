"""A server for a test, in this process or in its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from nachtspiel.server.app import Server
from tests.server.kit import Running, Served, running, served, visited


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Server]]:
    with visited(tmp_path) as found:
        yield found


@pytest.fixture
def near(tmp_path: Path) -> Iterator[Served]:
    """A real server on a port, in this process."""
    with served(tmp_path) as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a file."""
    with running(str(tmp_path_factory.mktemp("server") / "games.db")) as found:
        yield found


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The same with the limits that it has by itself; what it logs is in a file."""
    folder = tmp_path_factory.mktemp("attacked")
    with running(str(folder / "games.db"), limits="", log=folder / "log") as found:
        yield found
