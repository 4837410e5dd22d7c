"""Hints and the look back, over HTTP: honest, only for those who may ask, and never in anybody's way."""

import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from nachtspiel.bots.levels import LEVELS
from nachtspiel.engine.game import Game
from nachtspiel.engine.thinking import Thinking
from nachtspiel.engine.words import ftl_text
from nachtspiel.games.registry import game, games, package
from nachtspiel.server.app import Server
from nachtspiel.server.config import Limits
from nachtspiel.server.thinkers import Lost
from tests.server.kit import (
    ALONE,
    GENEROUS,
    PATIENT,
    PEOPLE,
    Json,
    Served,
    bearer,
    decide,
    found,
    hall_of,
    look,
    reason,
    served,
    visited,
    wait_for,
)
from tests.words import LANGUAGES

ROOT = Path(__file__).parents[2]
Client = TestClient[Server]
QUICKLY = {"hint_iterations": 60, "hint_seconds": 0.0, "review_iterations": 24, "review_seconds": 0.0}
LIMITS: Limits = msgspec.structs.replace(GENEROUS, **QUICKLY)
GAME = game("bloodborne")
TWO_PEOPLE: list[Json] = [*PEOPLE[:2], {"kind": "random"}]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with visited(tmp_path_factory.mktemp("insight"), LIMITS) as found_client:
        yield found_client


def asked(client: Any, match: str, key: str, **changes: int) -> Any:
    """Ask for a hint for whatever this seat has to decide now."""
    table = look(client, match, key)
    question = table["view"]["question"]
    body = {"decision": question["number"] if question else 0, "age": table["age"], **changes}
    return client.post(f"/api/matches/{match}/hint", json=body, headers=bearer(key))


# ---------------------------------------------------------------- hints


def test_a_hint_ranks_what_can_be_chosen_and_changes_nothing(client: Client) -> None:
    match, keys = found(client, PEOPLE, seed=7, hints=True)
    before = look(client, match, keys[0])
    answer = asked(client, match, keys[0])
    assert answer.status_code == 200
    hint = answer.json()
    question = before["view"]["question"]
    assert hint["decision"] == question["number"]
    assert hint["rule"] == question["rule"] == "BB-7.01"
    assert {one["option"] for one in hint["prospects"]} == {one["option"] for one in question["options"]}
    ranked = [one["chance"] - one["error"] for one in hint["prospects"]]
    assert all(one >= other - 0.002 for one, other in pairwise(ranked))  # each is rounded
    assert all(0 <= one["chance"] <= 1 for one in hint["prospects"])
    assert hint["clear"] in ("clear", "close", "even")
    assert all(guess["seat"] in (1, 2) and 0.4 <= guess["share"] <= 1 for guess in hint["guesses"])
    known = {GAME.thinking.reason(mark) for mark in GAME.thinking.mark_names()[0]} - {""}
    assert 1 <= len(hint["reasons"]) <= 2
    assert all(reason["what"] in known and reason["seat"] in (0, 1, 2) for reason in hint["reasons"])
    after = look(client, match, keys[0])
    assert (after["n"], after["view"]) == (before["n"], before["view"])


def test_a_hint_is_thought_of_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    match, keys = found(client, ALONE)
    first = asked(client, match, keys[0]).json()
    monkeypatch.setattr(hall_of(client).thinkers, "ask", lambda *_: pytest.fail("thought of twice"))
    assert asked(client, match, keys[0]).json() == first


def test_the_oldest_hints_are_forgotten(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nachtspiel.server.insight.KEPT", 2)
    matches = []
    for _ in range(3):
        match, keys = found(client, ALONE)
        assert asked(client, match, keys[0]).status_code == 200
        matches.append(match)
    assert [key[0] for key in hall_of(client).insight.hints] == matches[1:]


def test_others_secrets_do_not_matter(client: Client) -> None:
    """Two tables that differ only in a card laid face down, and in what chance will bring, give the same hint."""
    hints = []
    for which in (0, 3):
        match, keys = found(client, PEOPLE, seed=8, hints=True)
        assert decide(client, match, keys[1], which).status_code == 200
        hall_of(client).rooms[match].ledger.match.table.chance.next()
        hints.append(asked(client, match, keys[0]).json())
    assert hints[0] == hints[1]


def test_a_hint_is_only_for_the_seat_that_is_asked(client: Client) -> None:
    match, keys = found(client, TWO_PEOPLE, hints=True)
    table = look(client, match, keys[0])
    number = table["view"]["question"]["number"]
    other = look(client, match, keys[1])["view"]["question"]["number"]
    place = f"/api/matches/{match}/hint"
    assert reason(client.post(place, json={"decision": number})) == "key"  # a spectator
    assert reason(client.post(place, json={"decision": number}, headers=bearer("x" * 43))) == "key"
    foreign = client.post(place, json={"decision": other}, headers=bearer(keys[0]))
    assert (foreign.status_code, reason(foreign)) == (409, "stale")
    assert reason(asked(client, match, keys[0], age=1)) == "stale"
    assert decide(client, match, keys[0]).status_code == 200
    late = client.post(place, json={"decision": number}, headers=bearer(keys[0]))
    assert (late.status_code, reason(late)) == (409, "stale")
    for body in ({}, {"decision": "0"}, {"decision": -1}, {"decision": 0, "more": 1}):
        assert client.post(place, json=body, headers=bearer(keys[0])).status_code == 400


def test_with_other_people_there_are_hints_only_if_the_founder_allows_them(client: Client) -> None:
    for seats, said, given in (
        (ALONE, {}, True),
        (ALONE, {"hints": False}, False),
        (TWO_PEOPLE, {}, False),
        (TWO_PEOPLE, {"hints": True}, True),
    ):
        match, keys = found(client, seats, **said)
        assert look(client, match, keys[0])["hints"] is given
        assert look(client, match)["hints"] is False  # spectators
        answer = asked(client, match, keys[0])
        assert answer.status_code == (200 if given else 403)
        if not given:
            assert reason(answer) == "no-hints"


def test_what_the_founder_said_is_kept_and_goes_with_the_game(tmp_path: Path) -> None:
    with visited(tmp_path, LIMITS) as first:
        allowed, keys = found(first, TWO_PEOPLE, hints=True)
        silent, _ = found(first, TWO_PEOPLE)
    with visited(tmp_path, LIMITS) as second:
        assert look(second, allowed, keys[0])["hints"] is True
        rooms = hall_of(second).rooms
        assert rooms[allowed].ledger.founding.hints is True
        look(second, silent)
        assert rooms[silent].ledger.founding.hints is None
        alone, alone_keys = found(second, ALONE, hints=False)
        assert decide(second, alone, alone_keys[0]).status_code == 200
        fork = second.post(f"/api/matches/{alone}/fork", json={"decisions": 0}, headers=bearer(alone_keys[0])).json()
        assert look(second, fork["match"], fork["keys"]["0"])["hints"] is False


def test_a_lesson_gives_no_hints(client: Client) -> None:
    told = client.post("/api/games/bloodborne/lessons/first", json={}).json()
    assert look(client, told["match"], told["keys"]["0"])["hints"] is False
    assert reason(asked(client, told["match"], told["keys"]["0"])) == "no-hints"


def test_who_lets_a_bot_stand_in_gets_no_hint(client: Client) -> None:
    match, keys = found(client, PEOPLE, hints=True)
    hall_of(client).company.wake = lambda *_: None  # type: ignore[method-assign]  # it thinks for long
    try:
        client.post(f"/api/matches/{match}/seat", json={"stand_in": "greedy"}, headers=bearer(keys[0]))
        assert reason(asked(client, match, keys[0])) == "stand-in"
    finally:
        del hall_of(client).company.wake


class Unjudged:
    """The game on its first day: it judges no position."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.thinking = Thinking(game)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def test_where_chances_cannot_be_trusted_there_are_no_hints(client: Client) -> None:
    match, keys = found(client, ALONE)
    assert [one["chances"] for one in client.get("/api/games").json() if one["name"] == "bloodborne"] == [True]
    ledger: Any = hall_of(client).rooms[match].ledger
    ledger.game = Unjudged(ledger.game)
    assert look(client, match, keys[0])["hints"] is False
    assert reason(asked(client, match, keys[0])) == "no-hints"


def test_hints_are_rationed_by_seat(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(LIMITS, hints_per_minute=0.001, hint_burst=2)
    with visited(tmp_path, limits) as client:
        match, keys = found(client, TWO_PEOPLE, hints=True, seed=1)
        for allowed in (True, True, False):
            while look(client, match, keys[0])["view"]["question"] is None:
                decide(client, match, keys[1])
                time.sleep(0.02)
            answer = asked(client, match, keys[0])
            assert answer.status_code == (200 if allowed else 429)
            if allowed:
                assert asked(client, match, keys[0]).status_code == 200  # the same one again costs nothing
                assert decide(client, match, keys[0]).status_code == 200
        while look(client, match, keys[1])["view"]["question"] is None:
            decide(client, match, keys[0])
            time.sleep(0.02)
        assert asked(client, match, keys[1]).status_code == 200  # another seat has its own


def test_a_hint_that_cannot_be_thought_of_may_be_asked_for_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: object) -> None:
        raise Lost

    match, keys = found(client, ALONE)
    with monkeypatch.context() as broken:
        broken.setattr(hall_of(client).thinkers, "ask", lost)
        answer = asked(client, match, keys[0])
        assert (answer.status_code, reason(answer)) == (503, "busy")
    assert asked(client, match, keys[0]).status_code == 200


def test_nobody_waits_for_a_hint(tmp_path: Path) -> None:
    """While a hint is thought of for a long time, the same table and its other seats go on."""
    limits = msgspec.structs.replace(LIMITS, hint_iterations=1_000_000, hint_seconds=8.0)
    with served(tmp_path, limits) as server:
        client = server.client()
        match, keys = found(client, PEOPLE, hints=True)
        answers: list[int] = []
        asking = threading.Thread(target=lambda: answers.append(asked(server.client(), match, keys[0]).status_code))
        asking.start()
        wait_until(lambda: server.hall.thinkers.waiting == 1)
        for key in keys:
            assert decide(client, match, key).status_code == 200
        assert server.hall.thinkers.waiting == 1  # it still thinks
        asking.join(60)
        assert answers == [200]


def wait_until(done: Any, seconds: float = PATIENT) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


# ---------------------------------------------------------------- looking back


def played(client: Any, seats: list[Json], **more: Any) -> tuple[str, list[str]]:
    """A match that its one person has played to the end, always with the first choice."""
    match, keys = found(client, seats, **more)
    while not wait_for(client, match, keys[0])["view"]["over"]:
        assert decide(client, match, keys[0]).status_code == 200
    return match, keys


def whole_review(client: Any, match: str, key: str = "", seat: int | None = None) -> tuple[Json, list[int]]:
    """A review when it is done, and how far it had come whenever one asked."""
    steps: list[int] = []
    end = time.monotonic() + PATIENT
    place = f"/api/matches/{match}/review" + ("" if seat is None else f"?seat={seat}")
    while time.monotonic() < end:
        answer = client.get(place, headers=bearer(key) if key else {})
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        steps.append(told["done"])
        if told["done"] == told["decisions"]:
            return told, steps
        time.sleep(0.02)
    raise AssertionError("the review is never done")


@pytest.fixture(scope="module")
def over(client: Client) -> tuple[str, list[str]]:
    return played(client, ALONE, seed=5)


def test_a_review_is_the_game_as_the_seat_played_it(client: Client, over: tuple[str, list[str]]) -> None:
    match, keys = over
    told, steps = whole_review(client, match, keys[0])
    assert told["seat"] == 0
    assert steps == sorted(steps)
    replay = client.get(f"/api/matches/{match}/replay?seat=open").json()["points"]
    table = look(client, match, keys[0])
    # the curve goes from the first decision to the end, where it is certain
    moments = [one["decision"] for one in told["curve"]]
    assert moments[0] == 0
    assert moments == sorted(set(moments))
    assert moments[-1] == table["decisions"] == len(replay) - 1
    places = table["view"]["places"]
    assert told["curve"][-1]["chance"] == pytest.approx(places.count(1) ** -1 if places[0] == 1 else 0, abs=0.001)
    # the three largest changes, in their order
    changes = [b["chance"] - a["chance"] for a, b in pairwise(told["curve"])]
    assert [turn["number"] for turn in told["turns"]] == sorted(turn["number"] for turn in told["turns"])
    assert len(told["turns"]) == min(3, len(changes))
    for turn in told["turns"]:
        assert turn["change"] == pytest.approx(changes[turn["number"] - 1], abs=0.002)
    largest = sorted((abs(change) for change in changes), reverse=True)
    assert min(abs(turn["change"]) for turn in told["turns"]) >= largest[len(told["turns"]) - 1] - 0.002
    # whoever always takes the first card makes mistakes; each is a decision that was really made
    assert told["slips"]
    for slip in told["slips"]:
        assert replay[slip["decision"] + 1]["decision"] == [0, slip["chosen"]]
        assert slip["better"] != slip["chosen"]
        assert slip["loss"] >= 0.02
        assert moments[slip["number"] - 1] <= slip["decision"] < moments[slip["number"]]


def test_a_review_is_worked_out_once(
    client: Client, over: tuple[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, keys = over
    told, _ = whole_review(client, match, keys[0])
    monkeypatch.setattr(hall_of(client).thinkers, "ask", lambda *_: pytest.fail("thought of twice"))
    again, steps = whole_review(client, match, keys[0])
    assert again == told
    assert len(steps) == 1


def test_everybody_may_look_back_at_any_seat_of_a_finished_game(client: Client, over: tuple[str, list[str]]) -> None:
    match, _ = over
    other, _ = whole_review(client, match, seat=2)
    assert other["seat"] == 2
    place = f"/api/matches/{match}/review"
    for wrong in ("", "?seat=3", "?seat=-1", "?seat=x"):
        assert client.get(f"{place}{wrong}").status_code == 400
    own, _ = whole_review(client, match, seat=0)
    ends = [own["curve"][-1]["chance"], other["curve"][-1]["chance"]]
    assert sum(ends) <= 1.001


def test_before_the_end_nobody_looks_back(client: Client) -> None:
    match, keys = found(client, ALONE)
    answer = client.get(f"/api/matches/{match}/review", headers=bearer(keys[0]))
    assert (answer.status_code, reason(answer)) == (403, "not-over")


def test_only_so_many_look_back_together(
    client: Client, over: tuple[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, _ = over
    hall = hall_of(client)
    monkeypatch.setattr(hall, "config", msgspec.structs.replace(hall.config, limits=no_reviews()))
    hall.insight.reviews.pop((match, 1), None)
    answer = client.get(f"/api/matches/{match}/review?seat=1")
    assert (answer.status_code, reason(answer)) == (503, "busy")


def no_reviews() -> Limits:
    limits: Limits = msgspec.structs.replace(LIMITS, reviews=0)
    return limits


def test_a_review_that_fails_is_begun_again(
    client: Client, over: tuple[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: object) -> None:
        raise Lost

    match, _ = over
    hall_of(client).insight.reviews.pop((match, 1), None)
    with monkeypatch.context() as broken:
        broken.setattr(hall_of(client).thinkers, "ask", lost)
        answer = client.get(f"/api/matches/{match}/review?seat=1")
        assert (answer.status_code, reason(answer)) == (503, "busy")
    told, _ = whole_review(client, match, seat=1)
    assert told["decisions"] > 0


def test_a_killed_worker_costs_a_review_nothing_but_time(tmp_path: Path) -> None:
    with served(tmp_path, LIMITS) as server:
        match, keys = played(server.client(), ALONE, seed=5)
        told, _ = reviewed_with_kills(server, match, keys[0])
        server.hall.insight.reviews.clear()
        calm, _ = whole_review(server.client(), match, seat=0)
        assert told == calm
        assert told["done"] > 5


def reviewed_with_kills(server: Served, match: str, key: str) -> tuple[Json, list[int]]:
    client = server.client()
    client.get(f"/api/matches/{match}/review", headers=bearer(key))
    for _ in range(2):
        for worker in list(server.hall.thinkers.all):
            worker.process.kill()
        time.sleep(0.2)
    return whole_review(client, match, key)


# ---------------------------------------------------------------- the store


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_has_words_for_every_level_and_every_reason(language: str) -> None:
    text = (ROOT / "client" / "src" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    for level in LEVELS:
        assert f"\nbot-{level} = " in text
        assert f"\nexpect-{level} = " in text
    for one in games():
        spoken = ftl_text(package(one.name), language)
        reasons = {one.thinking.reason(mark).replace("_", "-") for mark in one.thinking.mark_names()[0]} - {""}
        assert reasons
        assert all(f"\nmark-{what} = " in spoken for what in reasons)
