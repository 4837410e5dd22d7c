"""Matches over HTTP: found, look, decide; what is refused, and with what."""

import time

import pytest
from litestar.testing import TestClient

from nachtspiel.engine import record
from nachtspiel.games.bluthelden.vocabulary import CONCEDE
from nachtspiel.games.registry import game
from nachtspiel.server.app import Server
from tests.server.kit import ALONE, PATIENT, PEOPLE, bearer, decide, found, look, reason, seen_again, wait_for

Client = TestClient[Server]


def test_games_are_described(client: Client) -> None:
    told, duel, example = client.get("/api/games").json()
    assert [one["example"] for one in (told, duel, example)] == [False, False, True]
    assert (duel["name"], duel["fewest"], duel["most"]) == ("bluthelden", 2, 2)
    assert (told["name"], told["fewest"], told["most"]) == ("bloodborne", 3, 5)
    assert {"random", "greedy"} <= set(told["levels"])
    assert told["languages"] == ["de", "en", "ru"]
    final_boss = next(setting for setting in told["settings"] if setting["name"] == "final_boss")
    assert final_boss["default"] == "random"
    assert "rom" in final_boss["values"]


def test_content_gives_every_number_a_meaning(client: Client) -> None:
    content = client.get("/api/games/bloodborne/catalogue").json()
    bloodborne = game("bloodborne")
    assert content["options"] == bloodborne.naming.options.told()
    assert set(content["events"]) == set(bloodborne.naming.events)
    assert [card["number"] for card in content["cards"]] == list(range(len(content["cards"])))
    assert content["dice"]["green"][3] == {"number": 1, "again": True}


@pytest.mark.parametrize("language", ["de", "en", "ru"])
def test_words_and_rulebook_in_every_language(client: Client, language: str) -> None:
    words = client.get(f"/api/games/bloodborne/words/{language}")
    assert words.headers["content-type"].startswith("text/plain")
    assert "card-hunter-axe" in words.text
    book = client.get(f"/api/games/bloodborne/rulebook/{language}").json()
    rules = {rule["id"]: rule for rule in book["rules"]}
    assert rules["BB-0.01"]["text"]
    assert rules["BB-0.01"]["section"] in book["sections"]


@pytest.mark.parametrize(
    "path", ["games/chess/catalogue", "games/bloodborne/words/fr", "games/x/rulebook/de", "matches/q"]
)
def test_what_does_not_exist_is_404(client: Client, path: str) -> None:
    answer = client.get(f"/api/{path}")
    assert (answer.status_code, reason(answer)) == (404, "unknown")


def test_a_match_is_founded_with_a_key_for_every_person(client: Client) -> None:
    answer = client.post("/api/matches", json={"game": "bloodborne", "seats": ALONE})
    assert answer.status_code == 201
    told = answer.json()
    assert set(told) == {"match", "keys"}
    assert list(told["keys"]) == ["0"]
    assert len(told["keys"]["0"]) == 43
    table = wait_for(client, told["match"], told["keys"]["0"])
    assert table["seat"] == table["view"]["seat"] == 0
    assert [seat["kind"] for seat in table["seats"]] == ["person", "random", "random"]
    assert len({seat["name"] for seat in table["seats"]}) == 3


def test_without_a_key_one_is_a_spectator(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    decide(client, match, keys[1])
    watching = look(client, match)
    assert watching["seat"] == watching["view"]["seat"] == -1
    assert watching["view"]["question"] is None
    assert watching["view"]["laid"][1]
    assert watching["view"]["answers"][1] is None
    assert look(client, match, keys[1])["view"]["answers"][1] is not None


def test_a_decision_counts_once_however_often_it_is_sent(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    question = look(client, match, keys[0])["view"]["question"]
    body = {"decision": question["number"], "option": question["options"][1]["option"]}
    answers = [
        client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(keys[0])).json() for _ in range(3)
    ]
    assert answers[0] == answers[1] == answers[2]
    assert look(client, match, keys[0])["decisions"] == 1
    body["option"] = question["options"][0]["option"]
    other = client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(keys[0]))
    assert (other.status_code, reason(other)) == (409, "stale")


def test_stale_foreign_and_unoffered_decisions_are_refused(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    table = look(client, match, keys[0])
    own, other = table["view"]["question"], look(client, match, keys[1])["view"]["question"]
    before = look(client, match)
    for body, status, why in (
        ({"decision": other["number"], "option": other["options"][0]["option"]}, 409, "foreign"),
        ({"decision": 999, "option": 0}, 409, "stale"),
        ({"decision": own["number"], "option": own["options"][0]["option"], "age": 1}, 409, "stale"),
        ({"decision": own["number"], "option": 49}, 409, "not-offered"),
        ({"decision": own["number"], "option": -(2**31)}, 409, "not-offered"),
        ({"decision": own["number"], "option": 2**40}, 400, "malformed"),
        ({"decision": own["number"], "option": "0"}, 400, "malformed"),
        ({"decision": own["number"]}, 400, "malformed"),
        ({"decision": own["number"], "option": 0, "seat": 1}, 400, "malformed"),
    ):
        answer = client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(keys[0]))
        assert answer.status_code == status, (body, answer.text)
        assert (answer.status_code, reason(answer)) == (status, why), (body, answer.text)
    assert look(client, match) == before


def test_a_player_gives_up_while_the_other_is_asked(client: Client) -> None:
    """Bluthelden: who has chosen the Mulligan is not asked anything, and may leave all the same (BH-D109)."""
    match, keys = found(client, PEOPLE[:2], game="bluthelden")
    decide(client, match, keys[0])
    waiting = look(client, match, keys[0])
    assert (waiting["view"]["question"], waiting["view"]["waiting"]) == (None, [1])
    body = {"decision": 0, "option": CONCEDE}
    answers = [
        client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(keys[0])).status_code for _ in range(2)
    ]
    assert answers == [200, 200]
    ended = look(client, match, keys[1])
    assert ended["view"]["over"]
    assert ended["decisions"] == 2
    late = client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(keys[1]))
    assert late.status_code == 409


def test_a_refusal_names_its_rule(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    question = look(client, match, keys[0])["view"]["question"]
    for option in range(50):
        if option not in [one["option"] for one in question["options"]]:
            body = {"decision": question["number"], "option": option}
            error = client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(keys[0])).json()["error"]
            assert error["rule"].startswith("BB-")
            assert error["sentence"]
            break


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "bloodborne"},
        {"game": "bloodborne", "seats": []},
        {"game": "bloodborne", "seats": [{}]},
        {"game": "bloodborne", "seats": PEOPLE, "x": 1},
        {"game": "bloodborne", "seats": PEOPLE, "settings": {"nonsense": "1"}},
        {"game": "bloodborne", "seats": PEOPLE, "settings": {"final_boss": "nobody"}},
        {"game": "bloodborne", "seats": PEOPLE, "settings": {"first_player": "5"}},
        {"game": "bloodborne", "seats": PEOPLE, "seed": -1},
        {"game": "bloodborne", "seats": PEOPLE, "seed": "9" * 29},
        {"game": "bloodborne", "seats": PEOPLE, "seed": "x"},
        {"game": "bloodborne", "seats": PEOPLE, "timer": 1},
        {"game": "chess", "seats": PEOPLE},
        {"game": "bloodborne", "seats": [{"kind": "genius"}, *PEOPLE]},
        {"game": "bloodborne", "seats": [{"kind": "random"}] * 3},
        {"game": "bloodborne", "seats": PEOPLE * 2},
    ],
)
def test_nonsense_founds_nothing(client: Client, body: object) -> None:
    answer = client.post("/api/matches", json=body)
    assert answer.status_code == 400
    assert set(answer.json()) == {"error"}


def test_the_same_seed_gives_the_same_game(client: Client) -> None:
    views = []
    for _ in range(2):
        match, keys = found(client, PEOPLE, seed="79228162514264337593543950335")
        for key in keys:
            decide(client, match, key)
        table = look(client, match)
        views.append((table["view"], table["events"]))
        assert table["seeded"]
    assert views[0] == views[1]


def test_nothing_tells_the_seed_before_the_end(client: Client) -> None:
    match, keys = found(client, PEOPLE, seed="1234567890123")
    for path in ("", "/replay", "/record", "/replay?seat=0"):
        for headers in ({}, bearer(keys[0])):
            assert "1234567890123" not in client.get(f"/api/matches/{match}{path}", headers=headers).text


def finished(client: Client, seats: list[dict[str, object]] = ALONE) -> tuple[str, list[str]]:
    """A match that has been played to its end."""
    match, keys = found(client, seats, settings={"final_boss": "rom"})
    end = time.monotonic() + PATIENT
    while time.monotonic() < end:
        for key in filter(None, keys):
            table = look(client, match, key)
            if table["view"]["over"]:
                return match, keys
            if table["view"]["question"]:
                assert decide(client, match, key).status_code == 200
    raise AssertionError("the game does not end")


def test_record_replay_and_fork_open_when_the_game_is_over(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    decide(client, match, keys[0])
    for path in ("record", "replay?seat=open", "replay?seat=1"):
        answer = client.get(f"/api/matches/{match}/{path}", headers=bearer(keys[0]))
        assert (answer.status_code, reason(answer)) == (403, "not-over")
    own = client.get(f"/api/matches/{match}/replay", headers=bearer(keys[0])).json()
    assert (own["seat"], len(own["points"])) == (0, 2)
    forked = client.post(f"/api/matches/{match}/fork", json={"decisions": 0}, headers=bearer(keys[0]))
    assert (forked.status_code, reason(forked)) == (403, "not-over")

    match, _ = finished(client)
    text = client.get(f"/api/matches/{match}/record").text
    played = record.verify(record.parse(text), game("bloodborne"))
    assert played.table.over
    told = client.get(f"/api/matches/{match}/replay?seat=open").json()
    assert told["over"]
    assert len(told["points"]) == len(played.marks) + 1
    assert [point["decision"][0] for point in told["points"][1:]] == [
        played.lines[mark.lines].seat for mark in played.marks
    ]
    events = [event for point in told["points"] for event in point["events"]]
    assert len(events) == len(played.events)
    for seat in ("0", "2", "spectator"):
        points = client.get(f"/api/matches/{match}/replay?seat={seat}").json()["points"]
        assert all(point["decision"] is None for point in points)
        assert seen_again(client, match, seat)[-1]["over"]
    assert client.get(f"/api/matches/{match}/replay?seat=9").status_code == 400


def test_a_finished_game_goes_on_from_any_point(client: Client) -> None:
    match, _ = finished(client)
    original = client.get(f"/api/matches/{match}/replay?seat=open").json()["points"]
    middle = len(original) // 2
    answer = client.post(f"/api/matches/{match}/fork", json={"decisions": middle})
    assert answer.status_code == 201
    fork, key = answer.json()["match"], answer.json()["keys"]["0"]
    past = client.get(f"/api/matches/{fork}/replay", headers=bearer(key)).json()["points"][: middle + 1]
    own = client.get(f"/api/matches/{match}/replay?seat=0").json()["points"][: middle + 1]
    for points in (past, own):
        for point in points:
            point["course"] = []  # told when a game is over
            for event in (event for event in point["events"] if event["what"] == "rolls"):
                event["c"] = 0  # two faces of a die may look the same
    assert past == own
    assert seen_again(client, fork, "", key)[: middle + 1] == seen_again(client, match, "0")[: middle + 1]
    assert look(client, fork)["parent"] == match
    wait_for(client, fork, key)
    assert client.post(f"/api/matches/{match}/fork", json={"decisions": len(original)}).status_code == 409
    seats = [{"kind": "random"}, {"kind": "person"}, {"kind": "person"}]
    other = client.post(f"/api/matches/{match}/fork", json={"decisions": 1, "seats": seats}).json()
    assert set(other["keys"]) == {"1", "2"}


def test_alone_with_bots_one_may_go_on_from_a_point_at_any_time(client: Client) -> None:
    match, keys = found(client, ALONE)
    decide(client, match, keys[0])
    assert client.post(f"/api/matches/{match}/fork", json={"decisions": 0}).status_code == 403
    answer = client.post(f"/api/matches/{match}/fork", json={"decisions": 0}, headers=bearer(keys[0]))
    assert answer.status_code == 201


def test_health_metrics_and_schema(client: Client) -> None:
    assert client.get("/health").json()["well"]
    found(client, PEOPLE)
    assert "nachtspiel_matches_founded_total 1.0" in client.get("/metrics").text
    schema = client.get("/schema/openapi.json").json()
    assert "/api/matches/{match}/decisions" in schema["paths"]
    socket = client.get("/schema/socket.json").json()
    assert {"Hello", "Decide", "Table", "Told"} <= set(socket["$defs"])


def test_every_answer_carries_the_headers_of_safety(client: Client) -> None:
    for path in ("/health", "/api/games", "/nowhere", "/api/matches/none"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    match, _ = found(client, PEOPLE)
    assert client.get(f"/api/matches/{match}").headers["cache-control"] == "no-store"


def test_seats_without_a_name_are_named_in_the_language_of_the_page(client: TestClient[Server]) -> None:
    match, keys = found(client, [{"kind": "person", "name": "Ludwig"}, {"kind": "random"}, {"kind": "random"}])
    assert [seat["name"] for seat in look(client, match, keys[0])["seats"]] == ["Ludwig", "Henryk", "Eileen"]
    match, keys = found(client, ALONE, language="ru")
    assert [seat["name"] for seat in look(client, match, keys[0])["seats"]] == ["Ada", "Хенрик", "Эйлин"]
    match, keys = found(client, ALONE, language="fr")  # in English, where the game does not speak it
    assert [seat["name"] for seat in look(client, match, keys[0])["seats"]] == ["Ada", "Henryk", "Eileen"]
