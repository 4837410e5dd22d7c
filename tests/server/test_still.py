"""What does not move the game: it is limited, and only the last of it counts, on every server, after every restart."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from nachtspiel.engine.table import Event
from nachtspiel.server.app import Server
from nachtspiel.server.hall import Hall
from nachtspiel.server.ledger import Ledger, first_rows
from nachtspiel.server.messages.wishes import Found, SeatWish
from nachtspiel.server.still import replaced
from nachtspiel.server.tables import Row
from tests.server.kit import (
    ALONE,
    GENEROUS,
    PATIENT,
    PEOPLE,
    Player,
    Served,
    bearer,
    config,
    decide,
    found,
    hall_of,
    look,
    reason,
    visited,
    whole_log,
)

Client = TestClient[Server]
WISH = Found("bloodborne", [SeatWish(name="Ada"), SeatWish(name="Bo"), SeatWish(name="Cy")])


def rename(client: Any, match: str, key: str, name: str) -> Any:
    return client.post(f"/api/matches/{match}/seat", json={"name": name}, headers=bearer(key))


def kinds_of(tmp_path: Path, match: str) -> list[str]:
    connection = sqlite3.connect(tmp_path / "games.db")
    rows = connection.execute("select kind from lines where match = ? and kind != 'chance' order by seq", [match])
    found = [row[0] for row in rows]
    connection.close()
    return found


def test_only_the_last_name_stays_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        match, keys = found(client, PEOPLE)
        for number in range(5):
            assert rename(client, match, keys[0], f"Ada {number}").status_code == 200
        assert rename(client, match, keys[1], "Bob").status_code == 200
        decide(client, match, keys[0])
        assert rename(client, match, keys[0], "Ada").status_code == 200
        before = look(client, match)
    assert kinds_of(tmp_path, match) == ["found", *["gone"] * 4, "name", "name", "decide", "name"]
    with visited(tmp_path) as client:
        after = look(client, match)
        assert {**after, "seats": [{**one, "here": False} for one in after["seats"]]} == {
            **before, "seats": [{**one, "here": False} for one in before["seats"]]
        }  # fmt: skip
        assert [one["name"] for one in after["seats"]] == ["Ada", "Bob", "Cy"]


def rows_of(ledger: Ledger, steps: list[tuple[str, int, int]]) -> list[Row]:
    """Lines of these kinds, seats and values; an announcement is of the option of that place."""
    found = []
    for kind, seat, value in steps:
        text = ""
        if kind in ("announce", "decide"):
            question = ledger.match.table.question(seat)
            assert question is not None
            text = ledger.game.naming.decision_name(question.options[value])
        found.append(Row(kind, seat, 0 if text else value, text))
    return found


STEPS = [
    ("announce", 0, 0), ("announce", 1, 0), ("announce", 0, 1), ("undo", 0, 0), ("agree", 1, 0), ("announce", 1, 1),
    ("undo", 1, 0), ("decide", 2, 0), ("announce", 0, 2), ("announce", 0, 0),
]  # fmt: skip


def told(events: list[Event]) -> list[tuple[str, int, int, int]]:
    return [(event.what, int(event.a), int(event.b), int(event.c)) for event in events]


def test_who_was_there_and_who_loads_it_later_have_the_same_ledger_and_the_same_log(client: Client) -> None:
    """Every client that has seen any part of it is told what makes its log right, whether the server was restarted."""
    match, _ = found(client, PEOPLE)
    founding = hall_of(client).rooms[match].ledger.founding
    first = first_rows(founding)
    live = Ledger(founding, first)
    stored = list(first)
    logs = [told(live.match.heard(2))]  # what a client has that left after so many entries
    for row in rows_of(live, STEPS):
        for line in replaced(live.still, row):
            stored[line.seq] = Row("gone", line.seat)
        live.take([row])
        stored.append(row)
        loaded = Ledger(founding, stored)
        assert (loaded.n, loaded.seq, loaded.points) == (live.n, live.seq, live.points)
        assert told(loaded.match.events) == told(live.match.events)
        assert (loaded.hidden, loaded.low, loaded.stills) == (live.hidden, live.low, live.stills)
        logs.append(told(live.match.heard(2)))
        for ledger in (live, loaded):
            for seen, log in enumerate(logs, 1):
                at, news = ledger.since(2, seen)
                assert log[:at] + told(news) == logs[-1], seen
    assert sum(row.kind == "gone" for row in stored) == 5


def test_an_announcement_takes_the_place_of_the_one_before(near: Served) -> None:
    with near.client() as client:
        match, keys = found(client, PEOPLE)
        players = [Player(near, match, key) for key in keys[:2]]
        for player in players:
            player.come()
            player.hear_until("table")
        options = [one["option"] for one in players[0].view["question"]["options"]]
        before = len(players[0].log)
        for option in options[:3]:
            assert players[0].ask({"t": "announce", "option": option})["t"] == "ack"
        players[1].ask({"t": "ping"})
        assert len(players[0].log) == before + 1
        for player, key in zip(players, keys, strict=False):
            assert player.log == whole_log(client, match, key)
            player.leave()


def test_what_does_not_move_the_game_is_limited_by_seat_and_decisions_are_not(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, stills_per_minute=1.0, still_burst=4)
    with visited(tmp_path, limits) as client:
        match, keys = found(client, PEOPLE)
        answers = [rename(client, match, keys[0], f"Ada {number}") for number in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
        assert reason(answers[-1]) == "too-often"
        undo = client.post(f"/api/matches/{match}/undo", json={}, headers=bearer(keys[0]))
        assert undo.status_code == 429
        assert rename(client, match, keys[1], "Bob").status_code == 200
        assert decide(client, match, keys[0]).status_code == 200
        assert client.post(f"/api/matches/{match}/claim", headers=bearer(keys[0])).status_code == 200


def test_a_match_holds_no_more_than_so_many_such_lines(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, still_lines=3)
    with visited(tmp_path, limits) as client:
        match, keys = found(client, ALONE)
        for number in range(3):
            assert rename(client, match, keys[0], f"Ada {number}").status_code == 200
        assert reason(rename(client, match, keys[0], "Ada")) == "enough"
    with visited(tmp_path, limits) as client:
        assert reason(rename(client, match, keys[0], "Ada")) == "enough"
        assert decide(client, match, keys[0]).status_code == 200


def test_a_long_talk_is_not_loaded_whole(tmp_path: Path) -> None:
    with visited(tmp_path, msgspec.structs.replace(GENEROUS, said_per_minute=60_000.0, say_burst=1000)) as client:
        match, keys = found(client, PEOPLE)
        for number in range(205):
            client.post(f"/api/matches/{match}/chat", json={"text": f"{number}"}, headers=bearer(keys[0]))
        assert [one["text"] for one in look(client, match)["chat"]] == [f"{n}" for n in range(5, 205)]
    with visited(tmp_path) as client:
        assert [one["number"] for one in look(client, match)["chat"]] == list(range(5, 205))
        client.post(f"/api/matches/{match}/chat", json={"text": "more"}, headers=bearer(keys[0]))
        assert look(client, match)["chat"][-1]["number"] == 205


def test_loading_does_not_hold_up_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a match is played again others are served, and whoever wants the same one waits for it."""
    others_served = threading.Event()
    plain = Ledger.take

    def slow(ledger: Ledger, rows: list[Row]) -> None:
        assert others_served.wait(PATIENT)
        plain(ledger, rows)

    async def scene() -> None:
        hall = Hall(config(tmp_path))
        await hall.store.open()
        match, other = [(await hall.found(WISH)).match for _ in range(2)]
        del hall.rooms[match]
        monkeypatch.setattr(Ledger, "take", slow)
        waiting = [asyncio.ensure_future(hall.room(match)) for _ in range(2)]
        await asyncio.sleep(0.05)
        assert (await hall.room(other)).ledger.n == 1
        assert not any(one.done() for one in waiting)
        others_served.set()
        first, second = await asyncio.gather(*waiting)
        assert first is second
        await hall.close()

    asyncio.run(scene())
