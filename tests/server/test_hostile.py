"""Everything wrong that can be sent: refused with a sentence, nothing changed, nobody else disturbed, no error of ours."""

import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from nachtspiel.server.app import Server
from nachtspiel.server.config import Limits
from tests.server.kit import PEOPLE, THREE, bearer, decide, found, look, visited

Client = TestClient[Server]

BROKEN: list[Any] = [
    "", "null", "[]", "{}", "0", '"hello"', "{", "{" * 5000, "[" * 15000, '{"t":', "\ud83d", '{"t":"\\ud800"}',
    '{"t": "fly"}', '{"t": null}', '{"t": ["decide"]}', '{"t": "decide"}', '{"t": "decide", "decision": 0}',
    '{"t": "decide", "decision": "0", "option": 0}', '{"t": "decide", "decision": 0, "option": 0.5}',
    '{"t": "decide", "decision": -1, "option": 0}', '{"t": "decide", "decision": 0, "option": 1e400}',
    '{"t": "decide", "decision": 0, "option": 99999999999999999999999999}', '{"t": "decide", "decision": true, "option": 0}',
    '{"t": "decide", "decision": 0, "option": 0, "seat": 1}', '{"t": "decide", "decision": 0, "option": 0, "age": -1}',
    '{"t": "decide", "decision": 0, "option": NaN}', '{"t": "decide", "decision": 0, "option": 0, "id": {"a": 1}}',
    '{"t": "say"}', '{"t": "say", "text": 5}', '{"t": "say", "text": ""}', '{"t": "agree"}', '{"t": "agree", "yes": 1}',
    '{"t": "stand_in", "level": "god"}', '{"t": "stand_in", "level": null, "seat": 99}', '{"t": "stand_in", "seat": -1}',
    '{"t": "name"}', '{"t": "name", "name": ""}', '{"t": "hello", "key": "short"}', '{"t": "hello", "seen": -5}',
    '{"t": "announce", "option": 161}', '{"t": "announce", "option": -7}', '{"t": "agree", "yes": true}',
    '{"t": "undo"}', '{"t": "table"}', '{"t": "told", "n": 5}',
]  # fmt: skip


@pytest.fixture(autouse=True)
def no_errors_of_ours(caplog: pytest.LogCaptureFixture) -> Any:
    """Whatever is sent, nothing of ours breaks."""
    yield
    assert [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.ERROR] == []


def hello(client: Client, match: str, key: str | None) -> Any:
    socket = client.websocket_connect(f"/ws/{match}")
    session = socket.__enter__()
    session.send_json({"t": "hello", "key": key})
    assert session.receive_json(timeout=10)["t"] == "table"
    return session


def answer_of(session: Any) -> Any:
    while True:
        message = session.receive_json(timeout=10)
        if message["t"] in ("no", "ack", "pong"):
            return message


def test_broken_messages_are_refused_and_change_nothing(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    before = look(client, match)
    session = hello(client, match, keys[0])
    for text in BROKEN:
        session.send({"type": "websocket.receive", "text": text})
        message = answer_of(session)
        assert message["t"] == "no", text
        assert message["error"]["sentence"]
    session.send_json({"t": "ping", "id": "still here"})
    assert answer_of(session)["id"] == "still here"
    session.close()
    after = look(client, match)
    assert (after["n"], after["view"], after["events"]) == (before["n"], before["view"], before["events"])
    assert decide(client, match, keys[0]).status_code == 200


def test_binary_garbage(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    session = hello(client, match, keys[0])
    dice = random.Random(7)
    for _ in range(100):
        session.send({"type": "websocket.receive", "bytes": dice.randbytes(dice.randrange(1, 300))})
        assert answer_of(session)["t"] == "no"
    session.close()


def test_half_right_messages(client: Client) -> None:
    """Good messages with one thing wrong: a value of another type or size, a field more or less."""
    match, keys = found(client, PEOPLE)
    session = hello(client, match, keys[0])
    dice = random.Random(11)
    wrong = [None, True, -1, 2**63, 1.5, "", "x" * 5000, [], {}, [1], {"a": {}}, "\u0000"]
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
        session.send_json(message)
        assert answer_of(session)["t"] == "no", message
    session.close()
    assert look(client, match)["decisions"] == 0


def closing_code(client: Client, match: str, *texts: str, **headers: str) -> int:
    """With which code the server closes."""
    try:
        with client.websocket_connect(f"/ws/{match}", headers=headers) as session:
            for text in texts:
                session.send({"type": "websocket.receive", "text": text})
            while True:
                session.receive_json(timeout=10)
    except WebSocketDisconnect as gone:
        return gone.code


@pytest.mark.parametrize("text", ['{"t": "ping"}', "{", '{"t": "decide", "decision": 0, "option": 0}', "x" * 100])
def test_the_first_message_must_be_hello(client: Client, text: str) -> None:
    match, _ = found(client, PEOPLE)
    assert closing_code(client, match, text) == 4400


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with visited(tmp_path, Limits(hello_seconds=0.1)) as client:
        match, _ = found(client, PEOPLE)
        assert closing_code(client, match) == 4400


def test_wrong_keys_and_unknown_matches(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    other, _ = found(client, PEOPLE)
    text = json.dumps({"t": "hello", "key": keys[0]})
    assert closing_code(client, other, text) == 4403
    assert closing_code(client, "a" * 16, text) == 4404
    assert closing_code(client, "..%2f", text) in (4404, 1000, 1006, 4400)


def test_a_socket_keeps_its_seat(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    session = hello(client, match, None)
    session.send_json({"t": "hello", "key": keys[0]})
    assert answer_of(session)["error"]["reason"] == "key"
    session.send_json({"t": "decide", "decision": 0, "option": 0})
    assert answer_of(session)["error"]["reason"] == "key"
    session.send_json({"t": "hello", "key": None, "seen": 999})
    assert session.receive_json(timeout=5)["at"] == 0
    session.close()


def test_huge_messages_close_the_socket(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    greeting = json.dumps({"t": "hello", "key": keys[0]})
    assert closing_code(client, match, greeting, json.dumps({"t": "say", "text": "x" * 20_000})) == 4413


def test_floods_close_the_socket_and_nobody_else_notices(tmp_path: Path) -> None:
    with visited(tmp_path, Limits()) as client:
        match, keys = found(client, THREE)
        other = hello(client, match, keys[1])
        greeting = json.dumps({"t": "hello", "key": keys[0]})
        assert closing_code(client, match, greeting, *['{"t": "ping"}'] * 200) == 4429
        other.send_json({"t": "ping"})
        assert answer_of(other)["t"] == "pong"
        other.close()
        assert decide(client, match, keys[0]).status_code == 200


def test_one_who_reads_too_slowly_is_cut_off(tmp_path: Path) -> None:
    from nachtspiel.server.audience import Subscriber

    slow = Subscriber(0, 3)
    for _ in range(5):
        slow.send(b"x")
    assert slow.cut
    assert slow.queue.get_nowait() is None
    assert slow.queue.empty()


def test_floods_over_http_are_refused(tmp_path: Path) -> None:
    with visited(tmp_path, Limits(requests_per_second=0.01, request_burst=10)) as client:
        codes = [client.get("/api/games").status_code for _ in range(15)]
        assert codes == [200] * 10 + [429] * 5
        assert client.get("/health").status_code == 200
    with visited(tmp_path, Limits(founded_per_minute=0.01, found_burst=2)) as client:
        body = {"game": "bloodborne", "seats": PEOPLE}
        assert [client.post("/api/matches", json=body).status_code for _ in range(3)] == [201, 201, 429]


def test_too_many_sockets(tmp_path: Path) -> None:
    with visited(tmp_path, Limits(sockets_per_match=2)) as client:
        match, _ = found(client, PEOPLE)
        sessions = [hello(client, match, None) for _ in range(2)]
        assert closing_code(client, match, '{"t": "hello"}') == 4429
        for session in sessions:
            session.close()


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
        "/api/matches/" + "a" * 5000, "/api/games/bloodborne/words/..", "/api/games/../../x/content", "/assets/../app.py",
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


def test_foreign_pages_and_foreign_names_are_refused(client: Client) -> None:
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
        assert closing_code(client, match, '{"t": "hello"}', origin=origin) == 4403
    assert client.get("/api/games", headers={"origin": "http://127.0.0.1"}).status_code == 200
    assert client.get("/api/games", headers={"host": "evil.example"}).status_code == 403
    assert client.get("/api/games", headers={"host": "localhost:8737"}).status_code == 200


def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with visited(tmp_path) as client:
        match, keys = found(client, PEOPLE)
        decide(client, match, keys[0])
        hello(client, match, keys[0]).close()
        client.get(f"/api/matches/{match}", headers=bearer("y" * 43))
        client.post(f"/api/matches/{match}/chat", content=b"{", headers=bearer(keys[0]))
    for key in [*keys, "y" * 43]:
        assert key not in caplog.text
