"""Everything wrong that can be sent: refused with a sentence, nothing changed, nobody disturbed, no error of ours."""

import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from nachtspiel.server.app import Server
from nachtspiel.server.config import Limits
from tests.server.kit import PATIENT, PEOPLE, THREE, Served, bearer, decide, found, look, opened, served, visited

Client = TestClient[Server]

BROKEN: list[Any] = [
    "", "null", "[]", "{}", "0", '"hello"', "{", "{" * 5000, "[" * 15000, '{"t":', '{"t":"\\ud800"}',
    '{"t": "fly"}', '{"t": null}', '{"t": ["decide"]}', '{"t": "decide"}', '{"t": "decide", "decision": 0}',
    '{"t": "decide", "decision": "0", "option": 0}', '{"t": "decide", "decision": 0, "option": 0.5}',
    '{"t": "decide", "decision": -1, "option": 0}', '{"t": "decide", "decision": 0, "option": 1e400}',
    '{"t": "decide", "decision": 0, "option": 99999999999999999999999999}',
    '{"t": "decide", "decision": true, "option": 0}',
    '{"t": "decide", "decision": 0, "option": 0, "seat": 1}', '{"t": "decide", "decision": 0, "option": 0, "age": -1}',
    '{"t": "decide", "decision": 0, "option": NaN}', '{"t": "decide", "decision": 0, "option": 0, "id": {"a": 1}}',
    '{"t": "say"}', '{"t": "say", "text": 5}', '{"t": "say", "text": ""}', '{"t": "agree"}', '{"t": "agree", "yes": 1}',
    '{"t": "stand_in", "level": "god"}', '{"t": "stand_in", "level": null, "seat": 99}',
    '{"t": "stand_in", "seat": -1}',
    '{"t": "name"}', '{"t": "name", "name": ""}', '{"t": "hello", "key": "short"}', '{"t": "hello", "seen": -5}',
    '{"t": "announce", "option": 161}', '{"t": "announce", "option": -7}', '{"t": "agree", "yes": true}',
    '{"t": "undo"}', '{"t": "table"}', '{"t": "told", "n": 5}',
]  # fmt: skip


@pytest.fixture(autouse=True)
def no_errors_of_ours(caplog: pytest.LogCaptureFixture) -> Any:
    """Whatever is sent, nothing of ours breaks."""
    yield
    assert [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.ERROR] == []


def hello(server: Served, match: str, key: str | None) -> ClientConnection:
    socket = opened(server.port, match)
    socket.send(json.dumps({"t": "hello", "key": key}))
    while json.loads(socket.recv(PATIENT))["t"] != "table":
        pass
    return socket


def answer_of(socket: ClientConnection) -> Any:
    while True:
        message = json.loads(socket.recv(PATIENT))
        if message["t"] in ("no", "ack", "pong"):
            return message


def closing_code(server: Served, match: str, *texts: str, origin: str | None = None) -> int:
    """With which code the server closes, or with which status it does not even open."""
    try:
        with connect(f"ws://127.0.0.1:{server.port}/ws/{match}", origin=Origin(origin) if origin else None) as socket:
            for text in texts:
                socket.send(text)
            while True:
                socket.recv(PATIENT)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    except InvalidStatus as status:
        return status.response.status_code


def test_broken_messages_are_refused_and_change_nothing(near: Served) -> None:
    client = near.client()
    match, keys = found(client, PEOPLE)
    before = look(client, match)
    socket = hello(near, match, keys[0])
    for text in BROKEN:
        socket.send(text)
        message = answer_of(socket)
        assert message["t"] == "no", text
        assert message["error"]["sentence"]
    socket.send(json.dumps({"t": "ping", "id": "still here"}))
    assert answer_of(socket)["id"] == "still here"
    socket.close()
    after = look(client, match)
    assert (after["n"], after["view"], after["events"]) == (before["n"], before["view"], before["events"])
    assert decide(client, match, keys[0]).status_code == 200


def test_binary_garbage(near: Served) -> None:
    client = near.client()
    match, keys = found(client, PEOPLE)
    socket = hello(near, match, keys[0])
    dice = random.Random(7)
    for _ in range(100):
        socket.send(dice.randbytes(dice.randrange(1, 300)))
        assert answer_of(socket)["t"] == "no"
    socket.close()


def test_half_right_messages(near: Served) -> None:
    client = near.client()
    """Good messages with one thing wrong: a value of another type or size, a field more or less."""
    match, keys = found(client, PEOPLE)
    socket = hello(near, match, keys[0])
    dice = random.Random(11)
    wrong: list[Any] = [None, True, -1, 2**63, 1.5, "", "x" * 5000, [], {}, [1], {"a": {}}, "\u0000"]
    good: list[dict[str, Any]] = [
        {"t": "decide", "decision": 999, "option": 999, "age": 3}, {"t": "say", "text": "\u200b"},
        {"t": "announce", "option": 99999}, {"t": "name", "name": ","}, {"t": "stand_in", "level": "no", "seat": 5},
    ]  # fmt: skip
    for _ in range(300):
        message = dict(dice.choice(good))
        field = dice.choice(list(message))
        if dice.random() < 0.5:
            message[field] = dice.choice(wrong)
        elif dice.random() < 0.5:
            del message[field]
        else:
            message[dice.choice(["seat", "key", "id", "x"])] = dice.choice(wrong)
        socket.send(json.dumps(message))
        assert answer_of(socket)["t"] == "no", message
    socket.close()
    assert look(client, match)["decisions"] == 0


@pytest.mark.parametrize("text", ['{"t": "ping"}', "{", '{"t": "decide", "decision": 0, "option": 0}', "x" * 100])
def test_the_first_message_must_be_hello(near: Served, text: str) -> None:
    client = near.client()
    match, _ = found(client, PEOPLE)
    assert closing_code(near, match, text) == 4400


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with served(tmp_path, Limits(hello_seconds=0.1)) as near:
        client = near.client()
        match, _ = found(client, PEOPLE)
        assert closing_code(near, match) == 4400


def test_wrong_keys_and_unknown_matches(near: Served) -> None:
    client = near.client()
    _, keys = found(client, PEOPLE)
    other, _ = found(client, PEOPLE)
    text = json.dumps({"t": "hello", "key": keys[0]})
    assert closing_code(near, other, text) == 4403
    assert closing_code(near, "a" * 16, text) == 4404
    assert closing_code(near, "..%2f", text) in (403, 404, 4404)


def test_a_socket_keeps_its_seat(near: Served) -> None:
    client = near.client()
    match, keys = found(client, PEOPLE)
    socket = hello(near, match, None)
    socket.send(json.dumps({"t": "hello", "key": keys[0]}))
    assert answer_of(socket)["error"]["reason"] == "key"
    socket.send(json.dumps({"t": "decide", "decision": 0, "option": 0}))
    assert answer_of(socket)["error"]["reason"] == "key"
    socket.send(json.dumps({"t": "hello", "key": None, "seen": 999}))
    assert json.loads(socket.recv(PATIENT))["at"] == 0
    socket.close()


def test_huge_messages_close_the_socket(near: Served) -> None:
    client = near.client()
    match, keys = found(client, PEOPLE)
    greeting = json.dumps({"t": "hello", "key": keys[0]})
    assert closing_code(near, match, greeting, json.dumps({"t": "say", "text": "x" * 20_000})) == 1009


def test_floods_close_the_socket_and_nobody_else_notices(tmp_path: Path) -> None:
    with served(tmp_path, Limits()) as near:
        client = near.client()
        match, keys = found(client, THREE)
        other = hello(near, match, keys[1])
        greeting = json.dumps({"t": "hello", "key": keys[0]})
        assert closing_code(near, match, greeting, *['{"t": "ping"}'] * 200) == 4429
        other.send(json.dumps({"t": "ping"}))
        assert answer_of(other)["t"] == "pong"
        other.close()
        assert decide(client, match, keys[0]).status_code == 200


def test_floods_over_http_are_refused(tmp_path: Path) -> None:
    with visited(tmp_path, Limits(requests_per_second=0.01, request_burst=10)) as client:
        codes = [client.get("/api/games").status_code for _ in range(15)]
        assert codes == [200] * 10 + [429] * 5
        assert client.get("/health").status_code == 200
    with visited(tmp_path, Limits(founded_per_minute=0.01, found_burst=2)) as client:
        body = {"game": "bloodborne", "seats": PEOPLE}
        assert [client.post("/api/matches", json=body).status_code for _ in range(3)] == [201, 201, 429]


def test_too_many_sockets(tmp_path: Path) -> None:
    with served(tmp_path, Limits(watchers_per_match=2)) as near:
        client = near.client()
        match, _ = found(client, PEOPLE)
        sockets = [hello(near, match, None) for _ in range(2)]
        assert closing_code(near, match, '{"t": "hello"}') == 4429
        for socket in sockets:
            socket.close()


def test_long_bodies(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    answer = client.post(
        f"/api/matches/{match}/chat", content=b'{"text": "' + b"x" * 20_000 + b'"}',
        headers={**bearer(keys[0]), "content-type": "application/json"},
    )  # fmt: skip
    assert answer.status_code == 413


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b'{"a":1}',
    b"[" * 10_000,
    b'{"text": "\\ud800"}',
    b"NaN",
    b'"x"',
    b"1e999",
]


@pytest.mark.parametrize("path", ["", "/decisions", "/undo", "/seat", "/chat", "/fork", "/claim"])
def test_broken_bodies(client: Client, path: str) -> None:
    match, keys = found(client, PEOPLE)
    for body in BODIES:
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            place = f"/api/matches/{match}{path}" if path else "/api/matches"
            headers = {**bearer(keys[0]), **({"content-type": kind} if kind else {})}
            answer = client.post(place, content=body, headers=headers)
            assert answer.status_code < 500, (place, body, kind, answer.text)
            if path not in ("/claim",):
                assert answer.status_code in (400, 409, 413, 415), (place, body, kind, answer.status_code)
            else:
                keys[0] = answer.json()["key"] if answer.status_code == 200 else keys[0]
    assert look(client, match)["decisions"] == 0


@pytest.mark.parametrize(
    "path",
    [
        "/api/matches/%00", "/api/matches/..%2f..%2fetc%2fpasswd", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
        "/api/matches/" + "a" * 5000, "/api/games/bloodborne/words/..", "/api/games/../../x/catalogue",
        "/assets/../app.py",
        "/api/games/%2e%2e%2fbots/words/en", "/api/matches/aaaaaaaaaaaaaaaa/replay?seat=%ff", "/ws/aaaaaaaaaaaaaaaa",
        "/api/matches/aaaaaaaaaaaaaaaa?seen=-1", "/api/matches/aaaaaaaaaaaaaaaa?seen=x", "/schema", "/schema/../app.py",
        "/api/matches/\u0430" + "a" * 15, "/api/matches/aaaaaaaaaaaaaaaa/replay?seat=" + "9" * 5000,
    ],
)  # fmt: skip
def test_strange_paths(client: Client, path: str) -> None:
    for method in ("GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH"):
        answer = client.request(method, path)
        assert answer.status_code < 500, (method, path, answer.text)
        assert b"root:" not in answer.content
        assert b"import" not in answer.content


def test_foreign_pages_and_foreign_names_are_refused(near: Served) -> None:
    client = near.client()
    match, _ = found(client, PEOPLE)
    for origin in (
        "https://evil.example",
        "null",
        "http://127.0.0.1.evil.example",
        "http://127.0.0.1:99",
        "file://",
        "http://[",
    ):
        answer = client.get(f"/api/matches/{match}", headers={"origin": origin})
        assert answer.status_code == 403, origin
        assert closing_code(near, match, '{"t": "hello"}', origin=origin) == 403
    assert client.get("/api/games", headers={"origin": near.url}).status_code == 200
    assert client.get("/api/games", headers={"host": "evil.example"}).status_code == 403
    assert client.get("/api/games", headers={"host": "localhost:8737"}).status_code == 200


def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, "nachtspiel")
    monkeypatch.setattr(logging.getLogger("nachtspiel"), "propagate", True)  # a server's set-up turns it off
    with served(tmp_path) as near:
        client = near.client()
        match, keys = found(client, PEOPLE)
        decide(client, match, keys[0])
        hello(near, match, keys[0]).close()
        client.get(f"/api/matches/{match}", headers=bearer("y" * 43))
        client.post(f"/api/matches/{match}/chat", content=b"{", headers=bearer(keys[0]))
    ours = [entry for entry in caplog.records if entry.name.startswith("nachtspiel")]
    assert ours
    for key in [*keys, "y" * 43]:
        assert all(key not in str(vars(entry)) for entry in ours)
