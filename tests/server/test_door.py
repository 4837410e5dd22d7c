"""What a connection may do: how long a head may be, how long one may wait, how many may watch, where one comes from."""

import contextlib
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.server.config import Config, Limits, names_of, proxies_of
from nachtspiel.server.guards import check_origin, house, visitor
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.porch import Porch, Tally
from tests.server.kit import GENEROUS, PATIENT, PEOPLE, Player, Served, found, served, visited
from tests.server.test_hostile_line import PING, Wire, frame

HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def limited(**changes: float) -> Limits:
    return msgspec.structs.replace(GENEROUS, **changes)


@contextlib.contextmanager
def connected(server: Served) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENT) as line:
        yield line


def whole(line: socket.socket) -> bytes:
    """All that comes until the server closes."""
    found = b""
    try:
        while piece := line.recv(65536):
            found += piece
    except ConnectionError:
        pass
    return found


# ---------------------------------------------------------------- requests


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (HEAD + b"X-Long: " + b"x" * 20_000 + b"\r\n\r\n", 431),
        (HEAD + b"X-Long: " + b"x" * 20_000, 431),
        (b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 431),
        (HEAD + b"a: b\r\n" * 5000 + b"\r\n", 431),
        (b"\x16\x03\x01 is this a web server?\r\n\r\n", 400),
        (HEAD + b"X-Long: " + b"x" * 8000 + b"\r\nConnection: close\r\n\r\n", 200),
    ],
)
def test_a_head_has_an_end(near: Served, sent: bytes, status: int) -> None:
    with connected(near) as line:
        line.sendall(sent)
        assert whole(line).startswith(b"HTTP/1.1 %d " % status)
    assert near.client().get("/health").status_code == 200


def test_a_long_head_after_others_is_seen_too(near: Served) -> None:
    with connected(near) as line:
        line.sendall((HEAD + b"\r\n") * 3 + HEAD + b"X-Long: " + b"x" * 20_000)
        heard = whole(line)
    assert heard.count(b"HTTP/1.1 200 ") <= 3
    assert line.fileno() == -1


@pytest.mark.parametrize(
    "begun", [b"", HEAD, b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_request_comes_in_time_or_not_at_all(tmp_path: Path, begun: bytes) -> None:
    with served(tmp_path, limited(request_seconds=0.3)) as near, connected(near) as line:
        line.sendall(begun)
        assert whole(line)[:12] in (b"HTTP/1.1 408", b"")
        assert 'reason="too-slow"' in near.hall.metrics.text().decode()


@pytest.mark.parametrize("path", [b"/api/matches", b"/health"])
def test_a_body_has_an_end(near: Served, path: bytes) -> None:
    """Whoever was answered long ago and still sends is not listened to any more."""
    sent = 0
    with connected(near) as line:
        line.sendall(b"POST " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            while sent < 1 << 28:
                line.sendall(b"10000\r\n" + b"x" * 65536 + b"\r\n")
                sent += 65536
    assert sent < 1 << 25  # what lies between us and the server


def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path) -> None:
    with served(tmp_path, limited(unread_seconds=0.2)) as near, connected(near) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ask = b"GET /api/games/bluthelden/catalogue HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        end = time.monotonic() + PATIENT
        while 'reason="unread"' not in near.hall.metrics.text().decode() and time.monotonic() < end:
            try:
                line.sendall(ask)
            except ConnectionError:
                break
            time.sleep(0.02)
        assert 'reason="unread"' in near.hall.metrics.text().decode()


def test_of_those_who_wait_the_oldest_makes_room(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Half requests and sockets without hello keep nobody out, and a line in the log tells of them."""
    with served(tmp_path, limited(waiting_per_address=5)) as near:
        match, keys = found(near.client(), PEOPLE)
        halves = [socket.create_connection(("127.0.0.1", near.port), timeout=PATIENT) for _ in range(4)]
        for half in halves:
            half.sendall(HEAD)
        silent = [Wire(near.port, match) for _ in range(4)]
        player = Player(near, match, keys[0])
        player.come()
        assert player.hear_until("table")["seat"] == 0
        assert near.client().get("/health").status_code == 200
        assert whole(halves[0]) == b""
        assert len(near.hall.porch.standing) <= 5
        for line in halves:
            line.close()
        for wire in silent:
            wire.close()
        player.leave()
        end = time.monotonic() + PATIENT
        while near.hall.porch.standing and time.monotonic() < end:
            time.sleep(0.01)
        assert near.hall.porch.by_address == {}
    told = [record for record in caplog.records if record.getMessage() == "turned away"]
    assert [vars(record)["why"] for record in told] == ["too-many-waiting"]


class Somebody:
    def __init__(self, address: str) -> None:
        self.address = address
        self.out = ""

    def push_out(self, why: str) -> None:
        self.out = why


def test_when_all_files_are_open_the_one_who_waited_longest_goes() -> None:
    porch = Porch(10, 3, lambda *_: None)
    people = [Somebody(address) for address in "abcd"]
    for number, one in enumerate(people, 1):
        porch.come(one, number)
    assert [one.out for one in people] == ["too-many-connections", "", "", ""]
    porch.go(people[1])
    porch.go(people[1])
    assert list(porch.by_address) == ["c", "d"]


def test_the_log_is_not_flooded(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    tally = Tally(lambda: now[0])
    with caplog.at_level(logging.WARNING):
        for second in range(25):
            now[0] = float(second)
            tally.note("too-slow", "10.0.0.1")
    assert [vars(record)["times"] for record in caplog.records] == [1, 10, 10]


# ---------------------------------------------------------------- sockets


def test_those_who_watch_keep_nobody_from_their_seat(tmp_path: Path) -> None:
    """A hundred without a key from one address: the next of them is refused, whoever has a key comes in."""
    limits = msgspec.structs.replace(Limits(), request_burst=1000)
    with served(tmp_path, limits) as near:
        match, keys = found(near.client(), PEOPLE)
        watchers = [Player(near, match, None) for _ in range(100)]
        refused = 0
        for watcher in watchers:
            watcher.come()
            try:
                watcher.hear_until("table")
            except Exception:
                refused += 1
        assert refused == 100 - limits.watchers_per_address
        owner = Player(near, match, keys[0])
        owner.come()
        assert owner.hear_until("table")["seat"] == 0
        choice = owner.choice()
        assert choice is not None
        assert owner.decide(choice)["t"] == "ack"
        for player in [*watchers, owner]:
            player.leave()


def test_a_table_full_of_those_who_watch_has_room_for_those_who_play(tmp_path: Path) -> None:
    with served(tmp_path, limited(watchers_per_match=2, sockets_per_seat=2)) as near:
        match, keys = found(near.client(), PEOPLE)
        people = [Player(near, match, key) for key in (None, None, keys[0], keys[0], keys[1])]
        for player in people:
            player.come()
            player.hear_until("table")
        for key in (None, keys[0]):
            late = Player(near, match, key)
            late.come()
            assert late.closing()[0] == 4429
        for player in people:
            player.leave()


def test_pings_are_counted_as_messages_are(tmp_path: Path) -> None:
    with served(tmp_path, limited(messages_per_second=1, message_burst=20)) as near:
        match, _ = found(near.client(), PEOPLE)
        line = Wire(near.port, match)
        line.say(t="hello", key=None)
        line.send(frame(PING, b"x") * 5000)
        assert line.closing() == 4429
        line.close()


# ---------------------------------------------------------------- where somebody comes from


@pytest.mark.parametrize(
    "host", ["127.0.0.1:1:2", "127.0.0.1:x", "a b", "[::1", "a,b", "u@h", "127.0.0.1:123456", "a/b"]
)
def test_a_host_that_is_none(tmp_path: Path, host: str) -> None:
    with visited(tmp_path) as client:
        for path in ("/", "/health", "/api/games", "/schema/openapi.json"):
            assert client.get(path, headers={"host": host}).status_code == 400
    for near in (Config(""), Config("", host="0.0.0.0")):
        with pytest.raises(Problem) as problem:
            check_origin(near, host, None)
        assert (problem.value.status, problem.value.reason) == (400, "host")


def test_a_server_behind_a_proxy_is_called_by_its_name() -> None:
    named = Config("", names=names_of(["Games.Example"]))
    check_origin(named, "games.example", "https://games.example")
    check_origin(named, "127.0.0.1:8737", None)
    for host in ("other.example", "games.example.evil"):
        with pytest.raises(Problem):
            check_origin(named, host, None)
    with pytest.raises(Mistake, match="without scheme"):
        names_of(["https://games.example"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("10.1.2.3", "203.0.113.7", "203.0.113.7"),
        ("10.1.2.3", "198.51.100.1, 203.0.113.7", "203.0.113.7"),  # what the visitor wrote there himself does not count
        ("10.1.2.3", "203.0.113.7, 10.9.9.9", "203.0.113.7"),  # two proxies of ours
        ("10.1.2.3", "", "10.1.2.3"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),  # nobody's word but a proxy's
        ("10.1.2.3", "2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("::1", "203.0.113.7", "203.0.113.7"),
        ("testclient", "203.0.113.7", "testclient"),
    ],
)
def test_the_word_of_a_proxy(peer: str, forwarded: str, found: str) -> None:
    config = Config("", proxies=proxies_of(["10.0.0.0/8", "::1"]))
    assert visitor(config, peer, forwarded) == found


def test_addresses_as_they_are_counted() -> None:
    assert house("::ffff:203.0.113.7") == house("203.0.113.7")
    assert house("2001:db8:1:2::1") == house("2001:db8:1:2:ffff::9") != house("2001:db8:1:3::1")
    with pytest.raises(Mistake, match="--proxy takes an address"):
        proxies_of(["the proxy"])


def test_visitors_behind_a_proxy_have_a_bucket_each(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0.01, request_burst=3)
    with served(tmp_path, limits, proxies_of(["127.0.0.1"])) as near, near.client() as client:

        def asked(address: str) -> int:
            return client.get("/api/games", headers={"x-forwarded-for": address}).status_code

        assert [asked("203.0.113.7") for _ in range(4)] == [200, 200, 200, 429]
        assert asked("203.0.113.8") == 200
        assert near.hall.porch.standing == {}  # the proxy itself is not counted
    with served(tmp_path, limits) as near, near.client() as client:
        assert [asked(f"203.0.113.{last}") for last in range(4)] == [200, 200, 200, 429]  # nobody's word
