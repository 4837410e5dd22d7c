"""Bots at the table: in a group they let people speak first, and follow them."""

import time

import pytest
from litestar.testing import TestClient

from nachtspiel.examples.beacon.table import DONE, LEFT, RIGHT
from nachtspiel.server.app import Server
from tests.server.kit import ALONE, PATIENT, Json, bearer, found, hall_of, look, wait_for

Client = TestClient[Server]


def until_the_shutters(client: Client, match: str, key: str) -> Json:
    """The person does nothing, the bots do what they like, and then all are asked as a group."""
    end = time.monotonic() + PATIENT
    while time.monotonic() < end:
        table = wait_for(client, match, key)
        question = table["view"]["question"]
        if question["kind"] == "shutters":
            return table
        options = [one["option"] for one in question["options"]]
        answered(client, match, key, table, DONE if DONE in options else options[-1])
        time.sleep(0.01)
    raise AssertionError("the hour does not end")


def answered(client: Client, match: str, key: str, table: Json, option: int) -> None:
    body = {"decision": table["view"]["question"]["number"], "option": option, "age": table["age"]}
    client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(key))


@pytest.mark.parametrize("option", [LEFT, RIGHT])
@pytest.mark.parametrize("first", [0, 1])
def test_bots_of_a_group_wait_for_people_and_do_as_they_say(client: Client, option: int, first: int) -> None:
    """Whoever decides the first hour, two bots could outvote the person."""
    seats = ALONE if first == 0 else [ALONE[1], ALONE[0], ALONE[2]]
    match, keys = found(client, seats, game="beacon")
    table = until_the_shutters(client, match, keys[first])
    time.sleep(0.2)
    assert look(client, match, keys[first])["view"]["question"]["kind"] == "shutters"
    room = hall_of(client).rooms[match]
    assert room.waiting_bots() == []
    answered(client, match, keys[first], table, option)
    end = time.monotonic() + PATIENT
    while time.monotonic() < end and "shuts" not in [event.what for event in room.ledger.match.events]:
        time.sleep(0.01)
    shut = next(event for event in room.ledger.match.events if event.what == "shuts")
    assert shut.a == option - LEFT
