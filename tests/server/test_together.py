"""One team at one table: acting at the same moment, deciding as a group, signals, several seats for one person."""

import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from nachtspiel.engine import record
from nachtspiel.games.registry import game
from nachtspiel.server.app import Server
from tests.server.kit import Json, Player, bearer, found, look, reason, served

Client = TestClient[Server]
CREW: list[Json] = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cy")]
MOMENTS = 200


def crew(client: Any, seats: list[Json] = CREW, **more: Any) -> tuple[str, list[str]]:
    return found(client, seats, game="beacon", **more)


def option(table: Json, name: str) -> int:
    return next(int(one["option"]) for one in table["view"]["question"]["options"] if one["name"] == name)


def choose(client: Any, match: str, key: str, name: str, seat: int | None = None) -> httpx.Response:
    """Choose an option of one's question by its name."""
    headers = bearer(key) if seat is None else {**bearer(key), "nachtspiel-seat": str(seat)}
    table = client.get(f"/api/matches/{match}", headers=headers).json()
    body = {"decision": table["view"]["question"]["number"], "option": option(table, name), "age": table["age"]}
    answer: httpx.Response = client.post(f"/api/matches/{match}/decisions", json=body, headers=headers)
    return answer


def to_the_shutters(client: Any, match: str, keys: list[str]) -> None:
    for key in keys:
        assert choose(client, match, key, "done").status_code == 200


def has_settled(client: Any, match: str) -> bool:
    """Whether a shutter was closed: then the storm came."""
    return any(event["what"] == "storm" for event in look(client, match)["events"])


# ---------------------------------------------------------------- at once


def at_the_same_moment(clients: list[httpx.Client], match: str, keys: list[str], bodies: list[Json]) -> list[int]:
    """Several people decide at the same moment, each through their own server."""
    codes = [0] * len(keys)
    ready = threading.Barrier(len(keys))

    def send(place: int) -> None:
        ready.wait()
        answer = clients[place].post(f"/api/matches/{match}/decisions", json=bodies[place], headers=bearer(keys[place]))
        codes[place] = answer.status_code

    threads = [threading.Thread(target=send, args=(place,)) for place in range(len(keys))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return codes


def moments_at_once(clients: list[httpx.Client], moments: int) -> None:
    """Two seats answer at the same moment, again and again: nothing is refused that was still legal."""
    done = 0
    while done < moments:
        match, keys = crew(clients[0], CREW[:2])
        for round_ in range(2):
            tables = [look(each, match, key) for each, key in zip(clients, keys, strict=True)]
            bodies = [
                {"decision": table["view"]["question"]["number"], "option": option(table, "gather"), "age": 0}
                for table in tables
            ]
            assert at_the_same_moment(clients, match, keys, bodies) == [200, 200], (done, round_)
            done += 1
        assert look(clients[1], match)["view"]["wood"] == look(clients[0], match)["view"]["wood"] == 4


def test_two_who_answer_at_the_same_moment_both_count(tmp_path: Path) -> None:
    with served(tmp_path) as server, server.client() as first, server.client() as second:
        moments_at_once([first, second], MOMENTS)


def test_what_a_friend_did_elsewhere_makes_no_answer_stale(client: Client) -> None:
    match, keys = crew(client)
    table = look(client, match, keys[1])
    for name in ("gather", "search", "burn"):
        assert choose(client, match, keys[0], name).status_code == 200
    body = {"decision": table["view"]["question"]["number"], "option": option(table, "gather"), "age": 0}
    assert client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(keys[1])).status_code == 200
    again = client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(keys[1]))
    assert again.status_code == 200
    assert look(client, match)["view"]["wood"] == 2


def test_while_one_is_in_the_middle_of_something_the_others_go_on(client: Client) -> None:
    match, keys = crew(client)
    assert choose(client, match, keys[0], "search").status_code == 200
    assert look(client, match, keys[0])["view"]["question"]["kind"] == "find"
    assert choose(client, match, keys[1], "gather").status_code == 200
    assert look(client, match, keys[0])["view"]["question"]["kind"] == "find"
    assert look(client, match)["view"]["waiting"] == [0, 1, 2]


def test_what_is_no_longer_there_is_refused_by_its_rule_and_not_as_stale(client: Client) -> None:
    match, keys = crew(client)
    assert choose(client, match, keys[0], "gather").status_code == 200
    table = look(client, match, keys[1])
    late = {"decision": table["view"]["question"]["number"], "option": option(table, "feed"), "age": 0}
    assert choose(client, match, keys[0], "feed").status_code == 200
    answer = client.post(f"/api/matches/{match}/decisions", json=late, headers=bearer(keys[1]))
    assert answer.status_code == 409
    assert answer.json()["error"]["rule"] == "BE-2.01"


# ---------------------------------------------------------------- as a group


def test_a_group_sees_proposals_changes_them_and_settles(client: Client) -> None:
    match, keys = crew(client)
    to_the_shutters(client, match, keys)
    assert choose(client, match, keys[1], "left").status_code == 200
    view = look(client, match, keys[2])["view"]
    left, right = view["question"]["options"]
    assert (view["question"]["way"], view["answers"]) == ("group", [None, left, None])
    assert choose(client, match, keys[1], "right").status_code == 200
    assert look(client, match, keys[2])["view"]["answers"] == [None, right, None]
    lines = look(client, match)["n"]
    assert choose(client, match, keys[1], "right").status_code == 200
    assert look(client, match)["n"] == lines, "the same proposal twice counts once"
    assert choose(client, match, keys[0], "right").status_code == 200
    assert has_settled(client, match)


def away(client: Any, match: str, key: str, seat: int | None = None) -> httpx.Response:
    answer: httpx.Response = client.post(f"/api/matches/{match}/away", json={"seat": seat}, headers=bearer(key))
    return answer


def test_who_has_left_can_be_counted_out_but_nobody_who_is_here(tmp_path: Path) -> None:
    with served(tmp_path) as server, server.client() as client:
        match, keys = crew(client)
        to_the_shutters(client, match, keys)
        bo = Player(server, match, keys[1])
        bo.come()
        bo.hear_until("table")
        assert reason(away(client, match, keys[0], 1)) == "present"
        bo.leave()
        time.sleep(0.3)
        assert away(client, match, keys[0], 1).status_code == 200
        assert away(client, match, keys[0], 1).status_code == 200, "twice counts once"
        assert choose(client, match, keys[0], "left").status_code == 200
        assert choose(client, match, keys[2], "left").status_code == 200
        assert has_settled(client, match)


def test_one_may_count_oneself_out(client: Client) -> None:
    match, keys = crew(client, CREW[:2])
    assert away(client, match, keys[1]).status_code == 200
    to_the_shutters(client, match, keys)
    assert choose(client, match, keys[0], "left").status_code == 200
    assert has_settled(client, match)


# ---------------------------------------------------------------- talk


def signal(client: Any, match: str, key: str, name: str) -> httpx.Response:
    answer: httpx.Response = client.post(f"/api/matches/{match}/signals", json={"name": name}, headers=bearer(key))
    return answer


@pytest.mark.parametrize(
    ("storm", "talk", "words", "signs"),
    [("mild", "free", 200, 200), ("wild", "signals", 409, 200), ("deafening", "silent", 409, 409)],
)
def test_talk_has_grades(client: Client, storm: str, talk: str, words: int, signs: int) -> None:
    match, keys = crew(client, settings={"storm": storm})
    to_the_shutters(client, match, keys)
    assert look(client, match, keys[0])["view"]["talk"] == talk
    said = client.post(f"/api/matches/{match}/chat", json={"text": "left, I think"}, headers=bearer(keys[0]))
    assert said.status_code == words
    assert signal(client, match, keys[0], "left").status_code == signs
    heard = [event for event in look(client, match, keys[1])["events"] if event["what"] == "signals"]
    assert len(heard) == (signs == 200)
    assert signal(client, match, keys[0], "I have the lens").status_code in (400, 409)


# ---------------------------------------------------------------- several seats for one person


def heroes(client: Any) -> tuple[str, list[str]]:
    mine: list[Json] = [
        {"kind": "person", "name": "Ada"},
        {"kind": "greedy"},
        {"kind": "person", "name": "Eva", "owner": 0},
    ]
    return crew(client, mine)


def test_one_key_opens_all_seats_of_a_person(client: Client) -> None:
    match, keys = heroes(client)
    assert keys[0] == keys[2] != ""
    assert look(client, match, keys[0])["own"] == [0, 2]
    assert look(client, match)["own"] == []
    for seat in (0, 2):
        assert choose(client, match, keys[0], "gather", seat).status_code == 200
    headers = {**bearer(keys[0]), "nachtspiel-seat": "1"}
    assert client.get(f"/api/matches/{match}", headers=headers).status_code == 403


def test_a_person_with_several_seats_takes_back_as_one_person(client: Client) -> None:
    match, keys = crew(client, [{"kind": "person"}, {"kind": "person", "owner": 0}])
    assert choose(client, match, keys[0], "gather", 1).status_code == 200
    answer = client.post(f"/api/matches/{match}/undo", json={}, headers=bearer(keys[0]))
    assert answer.status_code == 200
    table = look(client, match, keys[0])
    assert (table["view"]["wood"], table["undo"]) == (0, None)


def test_the_last_decision_of_any_own_seat_is_taken_back(client: Client) -> None:
    match, keys = crew(client, [{"kind": "person"}, {"kind": "person", "owner": 0}])
    for seat in (1, 0, 1):
        assert choose(client, match, keys[0], "gather", seat).status_code == 200
    assert client.post(f"/api/matches/{match}/undo", json={}, headers=bearer(keys[0])).status_code == 200
    assert look(client, match)["view"]["wood"] == 2


def test_a_claim_changes_the_key_of_all_seats_of_a_person(client: Client) -> None:
    match, keys = heroes(client)
    fresh = client.post(f"/api/matches/{match}/claim", headers=bearer(keys[0])).json()["key"]
    assert look(client, match, fresh)["own"] == [0, 2]
    assert client.get(f"/api/matches/{match}", headers=bearer(keys[0])).status_code == 403


def test_a_seat_can_only_belong_to_the_person_of_an_earlier_one(client: Client) -> None:
    for seats in (
        [{"kind": "person", "owner": 0}],
        [{"kind": "person"}, {"kind": "greedy", "owner": 0}],
        [{"kind": "greedy"}, {"kind": "person", "owner": 2}, {"kind": "person"}],
    ):
        answer = client.post("/api/matches", json={"game": "beacon", "seats": seats})
        assert (answer.status_code, reason(answer)) == (400, "owner")


def test_over_one_socket_a_person_goes_from_seat_to_seat(tmp_path: Path) -> None:
    with served(tmp_path) as server, server.client() as client:
        mine: Json = {"kind": "person", "owner": 0}
        match, keys = crew(client, [CREW[0], mine, CREW[2]])
        ada = Player(server, match, keys[0])
        ada.come()
        assert ada.hear_until("table")["seat"] == 0
        ada.send({"t": "hello", "key": keys[0], "seat": 1, "seen": 0})
        assert ada.hear_until("table")["seat"] == 1
        ada.send({"t": "hello", "key": keys[0], "seat": 2, "seen": 0})
        assert ada.hear_until("no")["error"]["reason"] == "key"
        cy = Player(server, match, keys[2])
        cy.come()
        assert [seat["here"] for seat in cy.hear_until("table")["seats"]] == [True, True, True]
        ada.leave()
        cy.leave()


def test_a_night_with_bots_of_every_level_ends_and_its_record_verifies(client: Client) -> None:
    seats: list[Json] = [{"kind": "person"}, {"kind": "greedy"}, {"kind": "random"}]
    match, keys = crew(client, seats)
    end = time.monotonic() + 60
    while not (table := look(client, match, keys[0]))["view"]["over"]:
        assert time.monotonic() < end
        question = table["view"]["question"]
        if question is not None and 0 in table["view"]["waiting"]:
            body = {"decision": question["number"], "option": question["options"][0]["option"], "age": 0}
            client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(keys[0]))
        time.sleep(0.01)
    text = client.get(f"/api/matches/{match}/record").text
    assert record.verify(record.parse(text), game("beacon")).table.over
