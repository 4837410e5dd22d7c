"""kill -9 under load: nothing acknowledged is lost, every table goes on, every record verifies. `make kills`: more."""

from pathlib import Path

from tests.server.kills import run
from tests.server.kit import Running


def test_five_kills_lose_nothing(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "games.db"))
    server.start()
    try:
        told = run([server], kills=5, tables=2)
    finally:
        server.stop()
    assert told["acknowledged"] > 20
    assert told["reconnected"] > 0
    assert told["looked"] > 20
    assert told["strictly serialisable"]
