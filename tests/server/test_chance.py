"""Nobody can foresee chance: it comes when it happens, and nothing that is told or kept holds it before."""

import shutil
from pathlib import Path

import pytest
from litestar.testing import TestClient

from nachtspiel.games.bluthelden.vocabulary import CONCEDE
from nachtspiel.server.app import Server
from nachtspiel.server.ledger import rows_of
from tests.server.kit import PEOPLE, Json, bearer, decide, found, hall_of, look, reason, visited, wait_for

Client = TestClient[Server]
DUEL: list[Json] = [{"kind": "person", "name": "Ada"}, {"kind": "random"}]
BOTH: list[Json] = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo", "owner": 0}]
DECISIONS = 9


def lines(client: Client, match: str) -> list[str]:
    """The lines of a match as they are stored: two faces of a die may look the same."""
    look(client, match)
    ledger = hall_of(client).rooms[match].ledger
    return [f"{row.seat} {row.text}" for row in rows_of(ledger.game, ledger.match.lines)]


def play_firsts(client: Client, match: str, keys: list[str], decisions: int = DECISIONS) -> None:
    """Everybody always takes the first option."""
    for number in range(decisions):
        asked = next(key for key in keys if look(client, match, key)["view"]["question"])
        assert decide(client, match, asked).status_code == 200, number


@pytest.mark.parametrize("seed", [None, "17"])
def test_two_servers_with_the_same_store_and_decisions_go_different_ways(tmp_path: Path, seed: str | None) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    more = {} if seed is None else {"seed": seed}
    with visited(first) as client:
        match, keys = found(client, PEOPLE, **more)
    shutil.copytree(first, second)
    logs = []
    for path in (first, second):
        with visited(path) as client:
            play_firsts(client, match, keys, 12)
            logs.append(lines(client, match))
    assert (logs[0] == logs[1]) is (seed is not None)  # who chooses a seed knows what comes, and the table says so


def test_no_seed_is_kept_unless_somebody_chose_it(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        match, _ = found(client, PEOPLE)
        assert hall_of(client).rooms[match].ledger.founding.seed is None
        assert not look(client, match)["seeded"]
        chosen, _ = found(client, PEOPLE, seed="0")
        assert look(client, chosen)["seeded"]
    with visited(tmp_path) as client:
        assert not look(client, match)["seeded"]
        assert look(client, chosen)["seeded"]
        assert hall_of(client).rooms[chosen].ledger.founding.seed == 0


def test_a_server_that_starts_again_goes_on_with_what_was_drawn(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        match, keys = found(client, PEOPLE)
        play_firsts(client, match, keys)
        before = lines(client, match)
    with visited(tmp_path) as client:
        assert lines(client, match) == before
        play_firsts(client, match, keys, 3)


# ---------------------------------------------------------------- going on from a game that is still being played


def fork(client: Client, match: str, key: str, decisions: int, seats: list[Json] | None = None) -> tuple[str, Json]:
    body: Json = {"decisions": decisions} if seats is None else {"decisions": decisions, "seats": seats}
    answer = client.post(f"/api/matches/{match}/fork", json=body, headers=bearer(key))
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return told["match"], told["keys"]


def hidden_hand(client: Client, match: str) -> list[int]:
    table = hall_of(client).rooms[match].ledger.match.table
    hand: list[int] = sorted(table.players[1].hand)  # type: ignore[attr-defined]
    return hand


def begun_duel(client: Client) -> tuple[str, str]:
    answer = client.post("/api/matches", json={"game": "bluthelden", "seats": DUEL})
    told = answer.json()
    match, key = told["match"], told["keys"]["0"]
    for _ in range(6):
        wait_for(client, match, key)
        decide(client, match, key)
    wait_for(client, match, key)
    return match, key


def test_who_goes_on_alone_with_every_seat_does_not_see_the_bots_hand(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        match, key = begun_duel(client)
        truth = hidden_hand(client, match)
        own = look(client, match, key)
        hands = []
        for _ in range(6):
            other, keys = fork(client, match, key, own["decisions"], BOTH)
            hands.append(hidden_hand(client, other))
            same = look(client, other, keys["0"])
            assert same["view"]["players"][0] == own["view"]["players"][0]
            assert same["view"]["question"]["options"] == own["view"]["question"]["options"]
        assert any(hand != truth for hand in hands)
        assert len({tuple(hand) for hand in hands}) > 1


def test_nothing_of_the_game_behind_it_can_be_read_from_a_fork_until_that_is_over(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        match, key = begun_duel(client)
        point = look(client, match, key)["decisions"]
        other, keys = fork(client, match, key, point, BOTH)
        give_up(client, other, keys["0"])
        for path in ("record", "replay?seat=open", "replay?seat=1", "replay/views?seat=1", "review?seat=1"):
            answer = client.get(f"/api/matches/{other}/{path}", headers=bearer(keys["0"]))
            assert (answer.status_code, reason(answer)) == (403, "parent-not-over"), path
        own = client.get(f"/api/matches/{other}/replay", headers=bearer(keys["0"])).json()
        assert not own["over"]
        assert all(point["decision"] is None and point["course"] == [] for point in own["points"])
        give_up(client, match, key)
        assert "1: anew" in client.get(f"/api/matches/{other}/record").text
        assert client.get(f"/api/matches/{other}/replay?seat=open").json()["over"]


def test_a_fork_of_a_fork_does_not_bring_the_truth_back(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        match, key = begun_duel(client)
        point = look(client, match, key)["decisions"]
        truth = hidden_hand(client, match)
        other, keys = fork(client, match, key, point, BOTH)
        give_up(client, other, keys["0"])
        hands = [hidden_hand(client, fork(client, other, keys["0"], point)[0]) for _ in range(6)]
        assert any(hand != truth for hand in hands)
        undone = client.post(f"/api/matches/{fork(client, match, key, point)[0]}/undo", json={})
        assert undone.status_code in (403, 409)


def test_a_fork_that_was_dealt_anew_is_the_same_after_a_start(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        match, key = begun_duel(client)
        other, _ = fork(client, match, key, look(client, match, key)["decisions"], BOTH)
        before, hand = lines(client, other), hidden_hand(client, other)
        assert "0 anew" in before
    with visited(tmp_path) as client:
        assert lines(client, other) == before
        assert hidden_hand(client, other) == hand


def give_up(client: Client, match: str, key: str) -> None:
    """Leave the duel, which ends it."""
    body = {"decision": 0, "option": CONCEDE, "age": look(client, match, key)["age"]}
    answer = client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(key))
    assert answer.status_code == 200, answer.text
    assert look(client, match, key)["view"]["over"]
