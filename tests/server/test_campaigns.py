"""Campaigns on the server: chains of runs, who may begin them, branches, and what everybody may see."""

from pathlib import Path
from typing import Any

import httpx
from litestar.testing import TestClient

from nachtspiel.engine import campaign as chain
from nachtspiel.games.registry import game
from nachtspiel.server.app import Server
from tests.server.kit import Json, Player, bearer, hall_of, look, reason, served, visited

Client = TestClient[Server]
SOLO: list[Json] = [{"kind": "person", "name": "Ada"}]
WON, LOST = "won", "lost"


def begin(client: Any, **more: Any) -> tuple[str, str]:
    answer = client.post("/api/campaigns", json={"game": "beacon", "name": "The long winter", **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["campaign"], answer.json()["key"]


def next_run(client: Any, campaign: str, key: str, seats: list[Json] = SOLO, **more: Any) -> httpx.Response:
    answer: httpx.Response = client.post(
        f"/api/campaigns/{campaign}/runs", json={"seats": seats, **more}, headers=bearer(key)
    )
    return answer


def run(client: Any, campaign: str, key: str, seats: list[Json] = SOLO) -> tuple[str, dict[str, str]]:
    answer = next_run(client, campaign, key, seats)
    assert answer.status_code == 201, answer.text
    return answer.json()["match"], answer.json()["keys"]


def told(client: Any, campaign: str, key: str = "") -> Json:
    answer = client.get(f"/api/campaigns/{campaign}", headers=bearer(key) if key else {})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


WISE = ("look", "feed", "gather", "burn", "done", "return")


def play(client: Any, match: str, keys: dict[str, str], wise: bool = True) -> str:
    """Play a run to its end: looking out and feeding the fire, or doing nothing at all."""
    while not (table := look(client, match))["view"]["over"]:
        seat = table["view"]["waiting"][0]
        view = look(client, match, keys[str(seat)])["view"]
        offered = {one["name"]: one["option"] for one in view["question"]["options"]}
        wanted = [view["storm"], *WISE] if wise else ["done", "left"]
        option = next(offered[name] for name in [*wanted, *offered] if name in offered)
        body = {"decision": view["question"]["number"], "option": option, "age": 0}
        answer = client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(keys[str(seat)]))
        assert answer.status_code == 200, answer.text
    return WON if all(table["view"]["won"]) else LOST


def test_a_campaign_is_the_chain_of_its_runs(client: Client) -> None:
    campaign, key = begin(client)
    state = told(client, campaign)
    assert (state["runs"], state["open"], state["goes_on"], state["name"]) == ([], None, True, "The long winter")
    assert state["chronicle"] == {"night": 1, "oil": 0, "kept": []}
    night, won = 1, 0
    for number in range(1, 9):
        match, keys = run(client, campaign, key)
        assert told(client, campaign)["open"] == match
        assert look(client, match)["view"]["night"] == night
        assert look(client, match)["campaign"] == {"campaign": campaign, "run": number, "next": None}
        ended = play(client, match, keys, wise=number != 2)
        night += ended == WON
        won += ended == WON
        state = told(client, campaign)
        assert state["open"] is None
        assert state["chronicle"]["night"] == night
        assert state["runs"][-1]["won"] == [ended == WON]
        assert [one["run"] for one in state["runs"]] == list(range(1, number + 1))
        if not state["goes_on"]:
            break
    assert (won, number) == (3, 4)
    assert [one["won"] for one in state["runs"]] == [[True], [False], [True], [True]]
    assert reason(next_run(client, campaign, key)) == "campaign-over"


def test_only_one_run_is_open_and_only_its_key_begins_one(client: Client) -> None:
    campaign, key = begin(client)
    match, _ = run(client, campaign, key)
    answer = next_run(client, campaign, key)
    assert (answer.status_code, reason(answer)) == (409, "run-open")
    assert told(client, campaign)["open"] == match
    other, other_key = begin(client)
    assert next_run(client, campaign, other_key).status_code == 403
    assert client.post(f"/api/campaigns/{campaign}/runs", json={"seats": SOLO}).status_code == 403
    assert told(client, other)["runs"] == []
    assert told(client, campaign, key)["own"]
    assert not told(client, campaign, other_key)["own"]


def test_people_and_their_number_may_change_from_run_to_run_and_those_who_stay_keep_their_keys(client: Client) -> None:
    campaign, key = begin(client)
    pair: list[Json] = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    first, keys = run(client, campaign, key, pair)
    play(client, first, keys)
    three: list[Json] = [
        {"kind": "person", "name": "Cy"}, {"kind": "greedy"}, {"kind": "person", "name": "Bo", "again": 1}
    ]  # fmt: skip
    second, more = run(client, campaign, key, three)
    assert set(more) == {"0"}, "whoever sat in the last run has a key already"
    assert look(client, second, keys["1"])["seat"] == 2
    assert client.get(f"/api/matches/{second}", headers=bearer(keys["0"])).status_code == 403
    answer = next_run(client, campaign, key, [{"kind": "person", "again": 7}])
    assert answer.status_code == 409


def test_whoever_comes_again_with_another_hero_has_one_key_for_both(client: Client) -> None:
    campaign, key = begin(client)
    first, keys = run(client, campaign, key)
    play(client, first, keys)
    second, more = run(client, campaign, key, [{"kind": "person", "again": 0}, {"kind": "person", "owner": 0}])
    assert more == {}
    assert look(client, second, keys["0"])["own"] == [0, 1]


def test_who_did_not_sit_there_cannot_come_again(client: Client) -> None:
    campaign, key = begin(client)
    match, keys = run(client, campaign, key)
    play(client, match, keys)
    answer = next_run(client, campaign, key, [{"kind": "person", "again": 3}])
    assert (answer.status_code, reason(answer)) == (400, "again")


def test_those_who_look_at_the_last_run_hear_of_the_next(tmp_path: Path) -> None:
    with served(tmp_path) as server, server.client() as client:
        campaign, key = begin(client)
        first, keys = run(client, campaign, key)
        play(client, first, keys)
        ada = Player(server, first, keys["0"])
        ada.come()
        ada.hear_until("table")
        second, _ = run(client, campaign, key, [{"kind": "person", "again": 0}])
        assert ada.hear_until("next")["match"] == second
        assert look(client, first)["campaign"]["next"] == second
        ada.leave()


def test_a_branch_goes_on_from_an_old_run_and_the_past_is_as_it_was(client: Client) -> None:
    campaign, key = begin(client)
    matches = []
    for _ in range(2):
        match, keys = run(client, campaign, key)
        play(client, match, keys)
        matches.append(match)
    before = told(client, campaign)
    answer = client.post(f"/api/campaigns/{campaign}/fork", json={"run": 2, "decisions": 3})
    assert answer.status_code == 201, answer.text
    branch = answer.json()
    assert look(client, branch["match"])["decisions"] == 3
    state = told(client, branch["campaign"])
    assert (state["parent"], state["parent_run"], state["open"]) == (campaign, 2, branch["match"])
    assert [one["match"] for one in state["runs"]] == [matches[0], branch["match"]]
    assert told(client, campaign) == before
    play(client, branch["match"], branch["keys"])
    third, _ = run(client, branch["campaign"], branch["key"])
    assert [one["run"] for one in told(client, branch["campaign"])["runs"]] == [1, 2, 3]
    assert look(client, third)["campaign"]["run"] == 3


def test_a_branch_of_a_branch_shares_only_the_runs_before_it(client: Client) -> None:
    campaign, key = begin(client)
    for _ in range(2):
        match, keys = run(client, campaign, key)
        play(client, match, keys)
    first = client.post(f"/api/campaigns/{campaign}/fork", json={"run": 2, "decisions": 1}).json()
    play(client, first["match"], first["keys"])
    second = client.post(f"/api/campaigns/{first['campaign']}/fork", json={"run": 1, "decisions": 2}).json()
    state = told(client, second["campaign"])
    assert [(one["run"], one["match"]) for one in state["runs"]] == [(1, second["match"])]
    assert state["open"] == second["match"]
    assert [one["run"] for one in told(client, first["campaign"])["runs"]] == [1, 2]


def test_nobody_comes_again_to_a_match_that_is_no_run(client: Client) -> None:
    answer = client.post("/api/matches", json={"game": "beacon", "seats": [{"kind": "person", "again": 0}]})
    assert (answer.status_code, reason(answer)) == (400, "again")


def test_a_branch_from_a_run_that_is_being_played_needs_the_key_and_a_point_that_is_there(client: Client) -> None:
    campaign, key = begin(client)
    run(client, campaign, key)
    wish = {"run": 1, "decisions": 0}
    assert client.post(f"/api/campaigns/{campaign}/fork", json=wish).status_code == 403
    headers = bearer(key)
    assert client.post(f"/api/campaigns/{campaign}/fork", json=wish, headers=headers).status_code == 201
    for wrong, why in (({"run": 1, "decisions": 9}, "no-point"), ({"run": 4, "decisions": 0}, "unknown")):
        answer = client.post(f"/api/campaigns/{campaign}/fork", json=wrong, headers=headers)
        assert reason(answer) == why


def test_how_a_run_has_ended_is_kept_and_told_again_after_a_restart(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        campaign, key = begin(client)
        match, keys = run(client, campaign, key)
        play(client, match, keys)
        before = told(client, campaign)
    with visited(tmp_path) as client:
        assert told(client, campaign) == before
        assert match not in hall_of(client).rooms, "looking at a campaign plays no finished run again"
        second, _ = run(client, campaign, key)
        assert look(client, second)["view"]["night"] == before["chronicle"]["night"]


def test_the_record_of_a_campaign_is_a_chain_that_verifies(client: Client) -> None:
    campaign, key = begin(client)
    assert client.get(f"/api/campaigns/{campaign}/record").status_code == 403
    for _ in range(2):
        match, keys = run(client, campaign, key)
        play(client, match, keys)
    run(client, campaign, key)
    text = client.get(f"/api/campaigns/{campaign}/record").text
    again = chain.verify(chain.parse(text), game("beacon"))
    assert [match.table.over for match in again.runs] == [True, True]
    assert again.write() == text


def test_the_next_run_is_told_also_by_a_server_that_was_not_there(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        campaign, key = begin(client)
        first, keys = run(client, campaign, key)
        play(client, first, keys)
        second, _ = run(client, campaign, key)
    with visited(tmp_path) as client:
        assert look(client, first)["campaign"] == {"campaign": campaign, "run": 1, "next": second}


def test_a_game_without_campaigns_and_a_campaign_that_is_not_there(client: Client) -> None:
    answer = client.post("/api/campaigns", json={"game": "bloodborne"})
    assert (answer.status_code, reason(answer)) == (400, "no-campaign")
    for name in ("nothing", "a" * 16):
        answer = client.get(f"/api/campaigns/{name}")
        assert (answer.status_code, reason(answer)) == (404, "unknown")
