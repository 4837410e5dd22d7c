"""A database of an older version goes on: with this build, and with one in which cards, words and settings changed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from nachtspiel.engine import record
from nachtspiel.games import registry
from nachtspiel.server.app import Server
from tests.server.kit import decide, hall_of, look, visited, wait_for
from tests.server.old import GAMES, lay_down

RECORDS = Path(__file__).parents[1] / "engine" / "old"
OPEN = [what for what, one in GAMES.items() if not one["over"]]


def record_of(what: str) -> str:
    return (RECORDS / f"{what.replace(' ', '-').replace(chr(39), '')}.record").read_text(encoding="utf-8")


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[TestClient[Server]]:
    lay_down(tmp_path)
    with visited(tmp_path) as client:
        yield client


def go_on(client: TestClient[Server], what: str) -> None:
    """Somebody who is asked decides, and it counts."""
    match, keys = GAMES[what]["match"], [key for key in GAMES[what]["keys"] if key]
    if len(keys) == 1:
        wait_for(client, match, keys[0])
    key = next(key for key in keys if look(client, match, key)["view"]["question"])
    table = look(client, match, key)
    if table["lesson"]:
        options = [option["option"] for option in table["view"]["question"]["options"]]
        answer = decide(client, match, key, options.index(table["lesson"]["option"]))
    else:
        answer = decide(client, match, key)
    assert answer.status_code == 200, answer.text
    assert look(client, match, key)["decisions"] > GAMES[what]["decisions"]


@pytest.mark.parametrize("what", GAMES)
def test_every_game_stands_where_it_stood(upgraded: TestClient[Server], what: str) -> None:
    table = look(upgraded, GAMES[what]["match"])
    assert table["view"]["over"] == GAMES[what]["over"]
    ledger = hall_of(upgraded).rooms[GAMES[what]["match"]].ledger
    assert ledger.misfit is None
    rows = record_of(what).splitlines()
    now = record.write(ledger.match).splitlines()
    assert [row for row in now if row in rows] == rows[:-1]
    assert len(now) == len(rows) or what in OPEN


@pytest.mark.parametrize("what", OPEN)
def test_every_open_game_goes_on_and_verifies(upgraded: TestClient[Server], what: str) -> None:
    go_on(upgraded, what)
    match = hall_of(upgraded).rooms[GAMES[what]["match"]].ledger.match
    read = record.parse(record.write(match))
    assert record.verify(read, match.game).table == match.table
    assert record.unchecked(read, match) == []


def test_names_are_stored_and_only_names(upgraded: TestClient[Server]) -> None:
    go_on(upgraded, "duel of two people")
    hall = hall_of(upgraded)
    with upgraded.portal() as portal:
        rows = portal.call(hall.store.lines, GAMES["duel of two people"]["match"])
        announced = portal.call(hall.store.lines, GAMES["hunt of three people"]["match"])[-1]
    assert {row.value for row in rows} == {0}
    assert all(row.text for row in rows[1:])
    assert (announced.kind, announced.value) == ("announce", 0)
    registry.game("bloodborne").naming.option(announced.text)
