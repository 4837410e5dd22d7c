"""Seats: keys, invitations, names, stand-ins, and who may do what."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from nachtspiel.engine.table import NOBODY
from nachtspiel.server import guards
from nachtspiel.server.app import Server
from nachtspiel.server.config import Config
from nachtspiel.server.hall import Hall
from nachtspiel.server.messages.wishes import Found, SeatWish
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
    served,
    visited,
)  # fmt: skip

Client = TestClient[Server]


def seat(client: Any, match: str, key: str, **wish: object) -> tuple[int, str]:
    answer = client.post(f"/api/matches/{match}/seat", json=wish, headers=bearer(key))
    return answer.status_code, "" if answer.status_code == 200 else reason(answer)


@pytest.mark.parametrize("call", ["decisions", "undo", "seat", "chat", "claim"])
def test_nobody_acts_without_a_key_or_with_a_foreign_one(client: Client, call: str) -> None:
    match, keys = found(client, PEOPLE)
    other_match, other_keys = found(client, PEOPLE)
    body = {
        "decisions": {"decision": 0, "option": 0}, "undo": {}, "seat": {"name": "X"}, "chat": {"text": "hi"},
        "claim": None,
    }[call]  # fmt: skip
    before = look(client, match)
    for headers in ({}, bearer(other_keys[0]), bearer("x" * 43), {"authorization": "Basic abc"}, bearer("")):
        answer = client.post(f"/api/matches/{match}/{call}", json=body, headers=headers)
        assert (answer.status_code, reason(answer)) == (403, "key")
    assert look(client, match) == before
    assert other_match != match
    assert keys[0] != keys[1]


def test_keys_are_kept_only_as_hashes(client: Client, tmp_path: Path) -> None:
    _, keys = found(client, PEOPLE)
    for key in keys:
        assert all(key.encode() not in file.read_bytes() for file in tmp_path.iterdir())
    connection = sqlite3.connect(tmp_path / "games.db")
    kept = [row[0] for row in connection.execute("select key_hash from seats order by seat")]
    connection.close()
    assert kept == [guards.hash_of(key) for key in keys]


def test_an_invitation_is_spent_when_it_is_claimed(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    answer = client.post(f"/api/matches/{match}/claim", headers=bearer(keys[1]))
    assert answer.status_code == 200
    fresh = answer.json()["key"]
    assert answer.json()["seat"] == 1
    assert client.get(f"/api/matches/{match}", headers=bearer(keys[1])).status_code == 403
    assert look(client, match, fresh)["seat"] == 1
    assert client.post(f"/api/matches/{match}/claim", headers=bearer(keys[1])).status_code == 403


def test_a_claim_closes_every_line_that_used_the_old_key(near: Served) -> None:
    """Whoever made the invitation looks on with its key: at the claim they are shown out, and hear nothing more."""
    with near.client() as client:
        match, keys = found(client, PEOPLE)
        lookers = [Player(near, match, keys[1]) for _ in range(2)]
        others = [Player(near, match, keys[0]), Player(near, match, None)]
        for player in lookers + others:
            player.come()
            player.hear_until("table")
        fresh = client.post(f"/api/matches/{match}/claim", headers=bearer(keys[1])).json()["key"]
        assert decide(client, match, fresh).status_code == 200
        for player in lookers:
            code, heard = player.closing()
            assert code == 4403
            assert heard <= {"seats"}
        assert [player.hear_until("told")["decisions"] for player in others] == [0, 0]  # they stay: the claim itself,
        assert [player.hear_until("told")["decisions"] for player in others] == [1, 1]  # and what the guest decides
        guest = Player(near, match, fresh)
        guest.come()
        assert guest.hear_until("table")["seat"] == 1
        for player in [*lookers, *others, guest]:
            player.leave()


def test_what_waits_behind_a_claim_is_refused(tmp_path: Path) -> None:
    """With the old key everything was said before the claim was done, and nothing of it counts any more."""

    async def scene() -> None:
        hall = Hall(config(tmp_path))
        await hall.store.open()
        founded = await hall.found(Found("bloodborne", [SeatWish(), SeatWish(), SeatWish()]))
        room = hall.rooms[founded.match]
        question = room.ledger.match.table.question(1)
        assert question is not None
        async with room.lock:
            claim = asyncio.ensure_future(room.claim(founded.keys["1"]))
            await asyncio.sleep(0.01)
            late = asyncio.gather(
                room.decide(1, 0, int(question.number), question.options[0]), room.announce(1, question.options[0]),
                room.rename(1, "Eileen"), room.say(1, "hello"), room.ask_undo(1), room.sit(1, 1, "random"),
                room.count_out(1, 1), room.claim(founded.keys["1"]), return_exceptions=True,
            )  # fmt: skip
            await asyncio.sleep(0.01)
        await claim
        outcomes = await late
        assert [getattr(outcome, "reason", outcome) for outcome in outcomes] == ["key"] * 8
        await room.decide(1, 0, int(question.number), question.options[0], by=NOBODY)  # the house itself goes on
        assert (room.ledger.decisions, room.remarks) == (1, [])
        await hall.close()

    asyncio.run(scene())


def test_a_claim_holds_after_a_restart(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        match, keys = found(client, PEOPLE)
        fresh = client.post(f"/api/matches/{match}/claim", headers=bearer(keys[1])).json()["key"]
    with visited(tmp_path) as client:
        assert look(client, match, fresh)["seat"] == 1
        assert client.get(f"/api/matches/{match}", headers=bearer(keys[1])).status_code == 403


def test_names(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    assert seat(client, match, keys[0], name=" \u202eEil\u0007een ") == (200, "")
    assert [one["name"] for one in look(client, match)["seats"]] == ["Eil een", "Bo", "Cy"]
    assert seat(client, match, keys[0], name="Bo") == (409, "name-taken")
    assert seat(client, match, keys[0], name="a,b")[0] == 400
    assert seat(client, match, keys[0], name="\u200b")[0] == 400
    assert seat(client, match, keys[0], name="x" * 65)[0] == 400
    assert seat(client, match, keys[0])[0] == 400
    assert seat(client, match, keys[0], name="X", take_back=True)[0] == 400


def test_names_at_the_founding_are_cleaned_and_different(client: Client) -> None:
    seats = [{"kind": "person", "name": "A,;#"}, {"kind": "person", "name": "A"}, {"kind": "random", "name": "\u0000"}]
    match, _ = found(client, seats)
    names = [one["name"] for one in look(client, match)["seats"]]
    assert names[0] == "A"
    assert len(set(names)) == 3
    assert all(names)


def test_a_bot_stands_in_and_hands_back(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    assert seat(client, match, keys[0], stand_in="genius")[0] == 400
    assert seat(client, match, keys[0], stand_in="random") == (200, "")
    for key in keys[1:]:
        decide(client, match, key)
    end = time.monotonic() + PATIENT
    while look(client, match)["decisions"] < 3 and time.monotonic() < end:
        time.sleep(0.01)
    assert look(client, match)["decisions"] >= 3
    told = look(client, match)["seats"][0]
    assert (told["kind"], told["sits"]) == ("person", "random")
    assert seat(client, match, keys[0], take_back=True) == (200, "")
    assert look(client, match)["seats"][0]["sits"] == "person"
    table = look(client, match, keys[0])
    if table["view"]["question"]:
        assert decide(client, match, keys[0]).status_code == 200


def test_while_a_bot_stands_in_its_person_does_not_decide(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    hall_of(client).company.wake = lambda *_: None  # type: ignore[method-assign]  # it thinks for long
    assert seat(client, match, keys[0], stand_in="random") == (200, "")
    assert reason(decide(client, match, keys[0])) == "stand-in"
    assert seat(client, match, keys[0], take_back=True) == (200, "")
    assert decide(client, match, keys[0]).status_code == 200


def allowing(config: Config, seconds: float) -> Config:
    """The same server, where who is away for so long may be stood in for."""
    return msgspec.structs.replace(config, limits=msgspec.structs.replace(config.limits, absent_seconds=seconds))


def test_others_may_let_a_bot_stand_in_only_for_one_who_has_left(near: Served) -> None:
    with near.client() as client:
        match, keys = found(client, PEOPLE)
        player = Player(near, match, keys[1])
        player.come()
        player.hear_until("table")
        time.sleep(0.3)
        assert seat(client, match, keys[0], stand_in="random", seat=1) == (409, "present")
        player.leave()
        near.hall.config = allowing(near.hall.config, 3600.0)
        assert seat(client, match, keys[0], stand_in="random", seat=1) == (409, "present")  # just now
        near.hall.config = allowing(near.hall.config, 0.2)
        end = time.monotonic() + PATIENT
        while seat(client, match, keys[0], stand_in="random", seat=1) != (200, "") and time.monotonic() < end:
            time.sleep(0.05)
        assert look(client, match)["seats"][1]["sits"] == "random"
        assert seat(client, match, keys[0], stand_in="random", seat=7) == (409, "not-a-person")
        assert seat(client, match, keys[1], take_back=True) == (200, "")


def here(client: Any, match: str) -> list[bool]:
    return [one["here"] for one in look(client, match)["seats"]]


def test_who_plays_over_http_only_is_here(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, present_seconds=1.0, absent_seconds=0.1)
    with served(tmp_path, limits) as near, near.client() as client:
        match, keys = found(client, PEOPLE)
        watcher = Player(near, match, None)
        watcher.come()
        watcher.hear_until("table")
        assert here(client, match) == [False, False, False]
        assert decide(client, match, keys[1]).status_code == 200
        assert here(client, match) == [False, True, False]
        while not watcher.seats[1]["here"]:
            watcher.hear()  # the others hear of it
        end = time.monotonic() + 1.5
        while time.monotonic() < end:  # whoever asks now and then stays
            look(client, match, keys[1])
            assert seat(client, match, keys[0], stand_in="random", seat=1) == (409, "present")
            time.sleep(0.3)
        while watcher.seats[1]["here"]:
            watcher.hear()  # and that they do not ask any more
        time.sleep(0.2)
        assert seat(client, match, keys[0], stand_in="random", seat=1) == (200, "")
        watcher.leave()


def test_who_closes_the_socket_has_left_whatever_was_asked_over_http(near: Served) -> None:
    near.hall.config = msgspec.structs.replace(
        near.hall.config, limits=msgspec.structs.replace(GENEROUS, present_seconds=3600.0)
    )
    with near.client() as client:
        match, keys = found(client, PEOPLE)
        player = Player(near, match, keys[1])
        player.come()
        player.hear_until("table")
        look(client, match, keys[1])
        player.leave()
        end = time.monotonic() + PATIENT
        while here(client, match)[1] and time.monotonic() < end:
            time.sleep(0.01)
        assert here(client, match) == [False, False, False]


def test_a_seat_made_for_a_bot_stays_a_bots(client: Client) -> None:
    match, keys = found(client, ALONE)
    assert seat(client, match, keys[0], stand_in="random", seat=1) == (409, "not-a-person")


def test_all_of_it_is_there_after_a_restart(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        match, keys = found(client, PEOPLE)
        seat(client, match, keys[0], name="Eileen")
        seat(client, match, keys[1], stand_in="random")
        decide(client, match, keys[0])
        client.post(f"/api/matches/{match}/chat", json={"text": "hello"}, headers=bearer(keys[2]))
        end = time.monotonic() + PATIENT
        while look(client, match)["decisions"] < 2 and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(0.3)  # until those who only asked are away again
        before = look(client, match, keys[2])
    with visited(tmp_path) as client:
        assert look(client, match, keys[2]) == before
        assert decide(client, match, keys[2]).status_code == 200


def test_who_does_not_decide_in_time_has_it_decided_by_a_bot(client: Client) -> None:
    match, _ = found(client, PEOPLE, timer=5)
    room = hall_of(client).rooms[match]
    assert look(client, match)["timer"] == 5
    assert len(hall_of(client).hourglass.running) == 3
    assert room.ledger.decisions == 0
    end = time.monotonic() + PATIENT
    while look(client, match)["decisions"] < 3 and time.monotonic() < end:
        time.sleep(0.2)
    assert look(client, match)["decisions"] >= 3


def test_the_time_left_is_told_to_the_seat_that_is_asked(client: Client) -> None:
    match, keys = found(client, PEOPLE, timer=60)
    assert 30 <= look(client, match, keys[0])["left"] <= 60
    assert look(client, match)["left"] is None  # spectators are not asked
    decide(client, match, keys[0])
    assert look(client, match, keys[0])["left"] is None
    assert 30 <= look(client, match, keys[1])["left"] <= 60
    assert 30 <= (hall_of(client).hourglass.left(hall_of(client).rooms[match], 2) or 0) <= 60
    untimed, others = found(client, PEOPLE)
    assert look(client, untimed, others[0])["left"] is None
