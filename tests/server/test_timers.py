"""Time to decide: minutes or days, through every restart, also where nobody looks."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from litestar.testing import TestClient

from nachtspiel.server import hourglass
from nachtspiel.server.app import Server, create_app
from nachtspiel.server.store import now
from tests.server.kit import PATIENT, PEOPLE, bearer, config, decide, found, hall_of, look, reason

Client = TestClient[Server]
DAY = 86_400
HOUR = 3600


@contextmanager
def later(tmp_path: Path, seconds: float) -> Iterator[Client]:
    """A server on the same store, started so much later."""
    app = create_app(config(tmp_path), lambda: now() + int(seconds * 1000))
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        yield client


def due(tmp_path: Path, match: str) -> int | None:
    connection = sqlite3.connect(tmp_path / "games.db")
    found: int | None = connection.execute("select due from matches where id = ?", [match]).fetchone()[0]
    connection.close()
    return found


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENT
    while not holds():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


def left(client: Client, match: str, key: str) -> int:
    seconds: int = look(client, match, key)["left"]
    return seconds


def test_a_timer_may_be_days_long_and_goes_on_through_a_restart(tmp_path: Path) -> None:
    with later(tmp_path, 0) as client:
        match, keys = found(client, PEOPLE, timer=3 * DAY)
        assert left(client, match, keys[0]) > 3 * DAY - 60
        too_long = {"game": "bloodborne", "seats": PEOPLE, "timer": 31 * DAY}
        assert client.post("/api/matches", json=too_long).status_code == 400
    with later(tmp_path, DAY) as client:
        assert 2 * DAY - 60 < left(client, match, keys[0]) <= 2 * DAY
        decide(client, match, keys[0])
    with later(tmp_path, 2.5 * DAY) as client:  # the others still have what they had
        assert look(client, match, keys[0])["left"] is None
        assert DAY // 2 - 60 < left(client, match, keys[1]) <= DAY // 2


def test_time_passes_while_nobody_looks(tmp_path: Path) -> None:
    """Nobody opens the match: the server itself remembers, and a bot decides."""
    with later(tmp_path, 0) as client:
        match, _ = found(client, PEOPLE, timer=DAY)
    with later(tmp_path, DAY - 10) as client:  # it is opened before the time is up
        wait_until(lambda: match in hall_of(client).rooms)
        assert hall_of(client).rooms[match].ledger.decisions == 0
    with later(tmp_path, 3 * DAY) as client:
        stored = due(tmp_path, match)
        assert stored is not None
        wait_until(lambda: (due(tmp_path, match) or 0) > stored)


def test_who_could_not_answer_while_the_server_was_down_has_an_hour(tmp_path: Path) -> None:
    with later(tmp_path, 0) as client:
        match, keys = found(client, PEOPLE, timer=DAY)
        quick, others = found(client, PEOPLE, timer=60)
    with later(tmp_path, 2 * DAY) as client:
        assert HOUR - 60 < left(client, match, keys[0]) <= HOUR
        assert 30 < left(client, quick, others[0]) <= 60
        assert look(client, match)["decisions"] == 0
        assert decide(client, match, keys[0]).status_code == 200
        wait_until(lambda: (due(tmp_path, match) or 0) > now() + 2 * DAY * 1000)  # and is looked at when that is over


def test_after_the_hour_a_bot_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with later(tmp_path, 0) as client:
        match, _ = found(client, PEOPLE, timer=DAY)
    monkeypatch.setattr(hourglass, "GRACE", 500)
    with later(tmp_path, 2 * DAY) as client:
        wait_until(lambda: match in hall_of(client).rooms and hall_of(client).rooms[match].ledger.decisions >= 3)


def test_a_room_that_is_forgotten_leaves_no_timer_behind_and_comes_back_in_time(tmp_path: Path) -> None:
    with later(tmp_path, 0) as client:
        match, _ = found(client, PEOPLE, timer=DAY)
        hall = hall_of(client)
        first = hall.rooms[match]
        assert len(hall.hourglass.running) == 3
        hall.forget(time.monotonic() + 1)
        assert not hall.hourglass.running
        look(client, match)
        assert hall.rooms[match] is not first
        assert len(hall.hourglass.running) == 3


def test_a_game_that_is_over_is_looked_at_no_more(tmp_path: Path) -> None:
    two = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    with later(tmp_path, 0) as client:
        match, keys = found(client, two, game="bluthelden", timer=DAY)
        assert due(tmp_path, match) is not None
        options = client.get("/api/games/bluthelden/catalogue").json()["options"]
        concede = next(kind["first"] for kind in options if kind["kind"] == "concede")
        body = {"decision": 0, "option": concede, "age": 0}
        answer = client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(keys[0]))
        assert answer.status_code == 200, answer.text
        assert look(client, match)["view"]["over"]
        assert due(tmp_path, match) is None


def test_what_cannot_be_played_here_is_looked_at_once(tmp_path: Path) -> None:
    with later(tmp_path, 0) as client:
        match, _ = found(client, PEOPLE, timer=60)
    connection = sqlite3.connect(tmp_path / "games.db")
    connection.execute("update lines set text = 'no-such thing' where match = ? and kind = 'chance'", [match])
    connection.commit()
    connection.close()
    with later(tmp_path, DAY):
        wait_until(lambda: due(tmp_path, match) is None)


def test_nobody_is_stood_in_for_before_the_time_all_agreed_on(tmp_path: Path) -> None:
    with later(tmp_path, 0) as client:
        match, keys = found(client, PEOPLE, timer=DAY)
        time.sleep(0.5)  # elsewhere that would be long enough here
        wish = {"stand_in": "random", "seat": 1}
        answer = client.post(f"/api/matches/{match}/seat", json=wish, headers=bearer(keys[0]))
        assert (answer.status_code, reason(answer)) == (409, "present")
