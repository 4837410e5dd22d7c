"""A game seen again: its course at once, its views in pages, made beside the event loop; and what somebody is told who
comes late."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from litestar.testing import TestClient

from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.knowing import EVERYTHING
from nachtspiel.games.registry import game
from nachtspiel.server import audience, replays, retelling
from nachtspiel.server.app import Server
from nachtspiel.server.room import Room
from tests.server.kit import PEOPLE, bearer, decide, earlier, found, hall_of, look, reason, seen_again, whole_log

Client = TestClient[Server]
LONG = 850  # decisions
TWO = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]


def room_of(client: Client, match: str) -> Room:
    return hall_of(client).rooms[match]


def played_on(client: Client, match: str, decisions: int, leave_off: bool = False) -> None:
    """Play in the room itself, as if it had just been loaded: any option that ends nothing."""
    ledger = room_of(client, match).ledger
    play = ledger.match
    while not play.table.over and len(play.marks) < decisions:
        seat = waiting_seats(play.table)[0]
        question = play.table.question(seat)
        assert question is not None
        rows = ledger.play(seat, question.options[len(play.marks) % len(question.options)])
        ledger.keep(int(question.number), rows)
    if leave_off and not play.table.over:
        rows = ledger.play(0, game("bluthelden").naming.option("concede"))
        ledger.keep(-1, rows)


@pytest.fixture
def duel(client: Client) -> str:
    """A long duel that is over."""
    match, _ = found(client, TWO, game="bluthelden", seed="7")
    played_on(client, match, LONG, leave_off=True)
    return match


def timed(client: Client, path: str) -> tuple[Any, float]:
    begun = time.perf_counter()
    answer = client.get(path, headers={"accept-encoding": "gzip"})
    assert answer.status_code == 200, answer.text
    return answer, time.perf_counter() - begun


def test_a_long_replay_opens_soon_and_with_little(client: Client, duel: str) -> None:
    course, first = timed(client, f"/api/matches/{duel}/replay?seat=open")
    views, second = timed(client, f"/api/matches/{duel}/replay/views?seat=open&from=400")
    assert len(course.json()["points"]) > 200
    moved = sum(int(answer.headers["content-length"]) for answer in (course, views))
    assert all(answer.headers["content-encoding"] == "gzip" for answer in (course, views))
    assert moved < 60_000
    assert first + second < 5  # far less than a second on a quiet machine


def test_the_course_tells_rounds_events_and_the_curve(client: Client, duel: str) -> None:
    play = room_of(client, duel).ledger.match
    points = client.get(f"/api/matches/{duel}/replay?seat=open").json()["points"]
    tables = [play.at(number) for number in range(len(play.marks) + 1)]
    assert [point["round"] for point in points] == [play.game.round(table) for table in tables]
    assert [point["course"] for point in points] == [play.game.scores(table) for table in tables]
    assert sum(len(point["events"]) for point in points) == len(play.events)


def test_pages_of_views_are_the_views(client: Client, duel: str) -> None:
    play = room_of(client, duel).ledger.match
    knowing = play.game.knowing
    views = seen_again(client, duel, "1")
    assert len(views) == len(play.marks) + 1
    for number in (0, 1, 15, 16, 17, 64, len(views) - 1):
        assert views[number] == json.loads(json.dumps(knowing.view(play.at(number), 1)))
    page = client.get(f"/api/matches/{duel}/replay/views?seat=open&from=37&count=3").json()
    assert page["from"] == 37
    assert page["views"] == [
        json.loads(json.dumps(knowing.view(play.at(number), EVERYTHING))) for number in (37, 38, 39)
    ]
    last = client.get(f"/api/matches/{duel}/replay/views?seat=open&from={len(play.marks)}").json()
    assert len(last["views"]) == 1


def test_pages_have_bounds(client: Client, duel: str) -> None:
    points = len(room_of(client, duel).ledger.match.marks)
    path = f"/api/matches/{duel}/replay/views?seat=open"
    past_the_end = client.get(f"{path}&from={points + 1}")
    assert (past_the_end.status_code, reason(past_the_end)) == (409, "no-point")
    for more in ("count=0", "count=65", "from=-1", "from=x", f"from={2**40}"):
        assert client.get(f"{path}&{more}").status_code == 400, more


def test_a_finished_game_is_sent_again_only_if_it_changed(client: Client, duel: str) -> None:
    for path in ("replay?seat=open", "replay/views?seat=0&from=16"):
        first = client.get(f"/api/matches/{duel}/{path}")
        assert first.headers["cache-control"] == "private, no-cache"
        again = client.get(f"/api/matches/{duel}/{path}", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    other = client.get(f"/api/matches/{duel}/replay?seat=1", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


def test_what_was_written_lately_is_kept_and_no_more(
    client: Client, duel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_BYTES", 100_000)
    written = client.app.state.replays
    paths = [f"/api/matches/{duel}/replay/views?seat=open&from={page}&count=1" for page in range(30)]
    sizes = [len(client.get(path, headers={"accept-encoding": "identity"}).content) for path in paths]
    assert sum(sizes) > 100_000
    assert written.bytes == sum(replays.weight(volume) for volume in written.kept.values()) <= 100_000
    assert next(reversed(written.kept))[-2:] == (29, 1)  # the last ones
    assert not written.at_work


def test_what_many_want_at_the_same_time_is_written_once(client: Client, duel: str) -> None:
    thinkers = hall_of(client).thinkers
    asked: list[object] = []
    plain = thinkers.ask

    def ask(task: Any, given: tuple[Any, ...]) -> Any:
        asked.append(task)
        time.sleep(0.2)
        return plain(task, given)

    thinkers.ask = ask  # type: ignore[method-assign]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(client.get, [f"/api/matches/{duel}/replay?seat=open"] * 6))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert asked == [retelling.course]


def test_a_game_that_goes_on_is_told_anew_after_every_decision(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    decide(client, match, keys[1])
    path = f"/api/matches/{match}/replay/views?seat=0"
    first = client.get(path, headers=bearer(keys[0])).json()["views"]
    assert decide(client, match, keys[0]).status_code == 200
    second = client.get(path, headers=bearer(keys[0])).json()["views"]
    assert len(second) == len(first) + 1
    assert second[-1] == look(client, match, keys[0])["view"]


def test_what_was_announced_is_told_again(client: Client) -> None:
    """It is no part of the log of the game, which is all that a worker plays again."""
    match, keys = found(client, PEOPLE)
    ledger = room_of(client, match).ledger
    question = ledger.match.table.question(0)
    assert question is not None
    ledger.match.announce(0, question.options[0])
    points = client.get(f"/api/matches/{match}/replay", headers=bearer(keys[0])).json()["points"]
    assert [event["what"] for event in points[-1]["events"]][-1] == "announces"


def test_before_the_end_one_sees_only_ones_own_again(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    decide(client, match, keys[0])
    for seat, key in (("open", keys[0]), ("1", keys[0]), ("0", "")):
        answer = client.get(f"/api/matches/{match}/replay/views?seat={seat}", headers=bearer(key) if key else {})
        assert (answer.status_code, reason(answer)) == (403, "not-over")
    points = client.get(f"/api/matches/{match}/replay", headers=bearer(keys[0])).json()["points"]
    assert [point["course"] for point in points] == [[], []]
    own = client.get(f"/api/matches/{match}/replay/views", headers=bearer(keys[0])).json()["views"]
    assert own[-1] == look(client, match, keys[0])["view"]
    watched = client.get(f"/api/matches/{match}/replay/views?seat=spectator").json()["views"]
    assert watched[-1] == look(client, match)["view"]


# ---------------------------------------------------------------- coming late


def test_somebody_who_comes_late_is_told_the_end_of_the_log_and_may_ask_for_the_rest(client: Client, duel: str) -> None:
    heard = room_of(client, duel).ledger.match.heard(-1)
    assert len(heard) > audience.MOST_EVENTS
    table = look(client, duel)
    assert len(table["events"]) == audience.MOST_EVENTS
    assert table["at"] + len(table["events"]) == len(heard)
    assert [event["what"] for event in whole_log(client, duel)] == [event.what for event in heard]
    some = client.get(f"/api/matches/{duel}/events?before=20&count=5").json()
    assert (some["at"], some["events"]) == (15, whole_log(client, duel)[15:20])
    assert earlier(client, duel, "", 0) == []
    assert client.get(f"/api/matches/{duel}/events?before=-1").status_code == 400
    assert client.get(f"/api/matches/{duel}/events?before=9&count=100000").status_code == 400


def test_a_long_talk_is_told_no_longer_than_a_slow_line_carries(client: Client) -> None:
    match, _ = found(client, TWO, game="bluthelden")
    room = room_of(client, match)
    room.remarks += [type("Remark", (), {"number": n, "seat": 0, "text": "x" * 500, "at": 0})() for n in range(300)]
    told = look(client, match)["chat"]
    assert [one["number"] for one in told] == list(range(200, 300))
    assert len(json.dumps(told)) < 100_000


def test_no_more_is_written_while_too_much_is_unread(
    client: Client, duel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/matches/{duel}/replay/views?seat=open&count=64&from="
    first = client.get(f"{path}200")
    unread = hall_of(client).unread
    monkeypatch.setattr(replays, "MOST_UNREAD", 1000)
    with unread.held(first.content), unread.held(first.content):
        assert unread.bytes == len(first.content)  # held once
        busy = client.get(f"{path}201")
        assert (busy.status_code, reason(busy)) == (503, "busy")
        assert client.get(f"{path}200").content == first.content  # it is there already
    assert unread.bytes == 0
    assert client.get(f"{path}201").status_code == 200
    assert unread.bytes == 0
