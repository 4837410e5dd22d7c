"""What may be taken back: alone at once, with others by consent, never past a reveal or a roll."""

import pytest
from litestar.testing import TestClient

from nachtspiel.server import fairness
from nachtspiel.server.app import Server
from tests.server.kit import ALONE, PEOPLE, bearer, decide, found, hall_of, look, reason

Client = TestClient[Server]


def undo(client: Client, match: str, key: str, agree: bool | None = None) -> tuple[int, str]:
    body = {} if agree is None else {"agree": agree}
    answer = client.post(f"/api/matches/{match}/undo", json=body, headers=bearer(key))
    return answer.status_code, "" if answer.status_code == 200 else reason(answer)


def still(client: Client) -> None:
    """The bots think for long."""
    hall_of(client).company.wake = lambda *_: None  # type: ignore[method-assign]


def test_alone_the_last_decision_is_taken_back_at_once(client: Client) -> None:
    still(client)
    match, keys = found(client, ALONE)
    before = look(client, match, keys[0])
    decide(client, match, keys[0], 0)
    assert undo(client, match, keys[0]) == (200, "")
    after = look(client, match, keys[0])
    assert after["view"] == before["view"]
    assert after["events"] == before["events"]
    assert (after["decisions"], after["age"]) == (0, 1)
    assert after["n"] > before["n"]
    assert undo(client, match, keys[0]) == (409, "nothing-to-undo")


def test_a_decision_from_before_is_stale_afterwards(client: Client) -> None:
    """It may still be on its way, and its number is open again."""
    still(client)
    match, keys = found(client, ALONE)
    decide(client, match, keys[0], 1)
    undo(client, match, keys[0])
    assert decide(client, match, keys[0], 1, age=0).status_code == 200  # the very same: acknowledged, not counted
    assert look(client, match)["decisions"] == 0
    assert reason(decide(client, match, keys[0], 0, age=0)) == "stale"
    assert decide(client, match, keys[0], 0).status_code == 200
    assert look(client, match)["decisions"] == 1


def test_alone_what_was_revealed_stays_but_one_may_go_on_from_there(client: Client) -> None:
    match, keys = found(client, ALONE)
    decide(client, match, keys[0])
    for _ in range(500):
        if look(client, match)["decisions"] >= 3:
            break
    answer = client.post(f"/api/matches/{match}/undo", json={}, headers=bearer(keys[0]))
    error = answer.json()["error"]
    assert (answer.status_code, error["reason"]) == (409, "revealed")
    fork = client.post(f"/api/matches/{match}/fork", json={"decisions": error["fork"]}, headers=bearer(keys[0]))
    assert fork.status_code == 201
    table = look(client, fork.json()["match"], fork.json()["keys"]["0"])
    assert table["view"]["question"]["kind"] == "play"


def test_with_others_all_must_agree(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    decide(client, match, keys[0])
    assert undo(client, match, keys[0]) == (200, "")
    assert look(client, match)["undo"] == {"by": 0, "decisions": 0, "agreed": [0]}
    assert undo(client, match, keys[1], agree=True) == (200, "")
    assert look(client, match)["decisions"] == 1
    assert undo(client, match, keys[2], agree=True) == (200, "")
    table = look(client, match, keys[0])
    assert (table["decisions"], table["undo"], table["age"]) == (0, None, 1)
    assert table["view"]["question"]


def test_one_no_is_enough(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    decide(client, match, keys[0])
    undo(client, match, keys[0])
    assert undo(client, match, keys[1], agree=False) == (200, "")
    assert look(client, match)["undo"] is None
    assert undo(client, match, keys[2], agree=True) == (409, "nothing-asked")
    assert look(client, match)["decisions"] == 1


def test_a_new_decision_ends_the_question(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    decide(client, match, keys[0])
    undo(client, match, keys[0])
    decide(client, match, keys[1])
    assert look(client, match)["undo"] is None
    assert undo(client, match, keys[2], agree=True) == (409, "nothing-asked")


def test_with_others_never_past_what_was_turned_over(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    for key in keys:
        decide(client, match, key)
    answer = client.post(f"/api/matches/{match}/undo", json={}, headers=bearer(keys[0]))
    assert answer.json()["error"]["reason"] == "revealed"
    assert answer.json()["error"]["fork"] is None


def test_consent_counts_only_for_what_was_asked(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    assert undo(client, match, keys[0]) == (409, "nothing-to-undo")
    assert undo(client, match, keys[0], agree=True) == (409, "nothing-asked")
    decide(client, match, keys[0])
    undo(client, match, keys[0])
    for _ in range(3):
        undo(client, match, keys[0], agree=True)  # agreeing with oneself is not enough
    assert look(client, match)["decisions"] == 1


@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_showed_something_counts_as_harmless(client: Client, seed: int) -> None:
    """Whatever may be taken back could have been foreseen: no roll, no draw, nothing turned over since."""
    match, keys = found(client, PEOPLE, seed=str(seed))
    room = hall_of(client).rooms[match]
    harmless = 0
    for _ in range(200):
        table = room.ledger.match
        if table.table.over:
            break
        seat = next(number for number in range(3) if table.table.question(number))
        before = len(table.lines)
        assert decide(client, match, keys[seat], -1).status_code == 200
        point = len(table.marks) - 1
        if not fairness.is_revealing(table, point, [0, 1, 2]):
            harmless += 1
            assert len(table.lines) == before + 1
    assert harmless
