"""Two servers on one PostgreSQL serve the same tables. Only where it is installed (`postgres.sh install`)."""

import asyncio
import gzip
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from nachtspiel.engine import record
from nachtspiel.engine.errors import Mistake
from nachtspiel.games.registry import game
from nachtspiel.server.backup import backup, restore
from nachtspiel.server.config import database
from nachtspiel.server.examine import examine
from tests.server import kills
from tests.server import test_campaigns as campaigns
from tests.server.kit import (
    PATIENT,
    PEOPLE,
    THREE,
    Json,
    Player,
    Running,
    bearer,
    decide,
    found,
    look,
)
from tests.server.old import GAMES, bring_back_content, lay_down
from tests.server.test_together import moments_at_once

SCRIPT = Path(__file__).with_name("postgres.sh")
HERE = subprocess.run([SCRIPT, "find"], check=False).returncode == 0

pytestmark = [pytest.mark.skipif(not HERE, reason="PostgreSQL is not installed"), pytest.mark.xdist_group("postgres")]


@pytest.fixture(scope="module")
def db() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tempfile.mkdtemp(prefix="nachtspiel-")
    Path(folder).chmod(0o755)
    url = subprocess.run([SCRIPT, "start", f"{folder}/pg", str(port)], check=True, capture_output=True, text=True)
    try:
        yield url.stdout.strip().splitlines()[-1]
    finally:
        subprocess.run([SCRIPT, "stop", f"{folder}/pg"], check=False)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def other_db(db: str) -> str:
    """A second, empty database of the same PostgreSQL."""

    async def create() -> None:
        connection = await asyncpg.connect(db)
        await connection.execute("create database other")
        await connection.close()

    asyncio.run(create())
    return db.removesuffix("nachtspiel") + "other"


@pytest.fixture(scope="module")
def pair(db: str) -> Iterator[list[Running]]:
    servers = [Running(db), Running(db)]
    starting = [threading.Thread(target=server.start) for server in servers]  # both at once: who migrates?
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    yield servers
    for server in servers:
        server.stop()


def test_two_people_on_two_servers_play_a_whole_game(pair: list[Running]) -> None:
    with pair[0].client() as first, pair[1].client() as second:
        match, keys = found(first, THREE)
        people = [Player(pair[0], match, keys[0], 1), Player(pair[1], match, keys[1], 2), Player(pair[1], match, None)]
        for player in people:
            player.come()
            player.hear_until("table")
        threads = [threading.Thread(target=player.play) for player in people]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(120)
        assert all(player.view["over"] for player in people)
        texts = [client.get(f"/api/matches/{match}/record").text for client in (first, second)]
        assert texts[0] == texts[1]
        played = record.verify(record.parse(texts[0]), game("bloodborne"))
        for seat, player in enumerate(people[:2]):
            made = [line.value for line in played.lines if not line.is_chance() and line.seat == seat]
            assert made == [option for _, _, option in player.acknowledged]
            player.leave()


def test_the_same_decision_on_both_servers_counts_once(pair: list[Running]) -> None:
    with pair[0].client() as first, pair[1].client() as second:
        for _ in range(10):
            match, keys = found(first, PEOPLE)
            table = look(second, match, keys[0])
            question = table["view"]["question"]
            body = {"decision": question["number"], "option": question["options"][0]["option"]}
            codes: list[int] = []

            def send(client: object, match: str = match, key: str = keys[0], body: dict[str, int] = body) -> None:
                answer = client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(key))  # type: ignore[attr-defined]
                codes.append(answer.status_code)  # noqa: B023

            threads = [threading.Thread(target=send, args=(client,)) for client in (first, second)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert codes == [200, 200]
            assert look(first, match)["decisions"] == look(second, match)["decisions"] == 1


def test_two_people_on_two_servers_act_at_the_same_moment_and_both_count(pair: list[Running]) -> None:
    with pair[0].client() as first, pair[1].client() as second:
        moments_at_once([first, second], 200)


def test_a_campaign_goes_on_at_either_server_and_its_next_run_is_begun_once(pair: list[Running]) -> None:
    with pair[0].client() as first, pair[1].client() as second:
        campaign, key = campaigns.begin(first)
        match, keys = campaigns.run(second, campaign, key)
        campaigns.play(first, match, keys)
        codes: list[int] = []
        ready = threading.Barrier(2)

        def begin(client: httpx.Client) -> None:
            ready.wait()
            codes.append(campaigns.next_run(client, campaign, key).status_code)

        threads = [threading.Thread(target=begin, args=(client,)) for client in (first, second)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == [201, 409]
        states = [campaigns.told(client, campaign) for client in (first, second)]
        assert states[0] == states[1]
        assert [one["run"] for one in states[0]["runs"]] == [1, 2]


def test_a_whole_campaign_is_played_on_two_servers_in_turn(pair: list[Running]) -> None:
    with pair[0].client() as first, pair[1].client() as second:
        clients = [first, second]
        campaign, key = campaigns.begin(first)
        crew: list[Json] = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
        for number in range(1, 4):
            match, keys = campaigns.run(clients[number % 2], campaign, key, crew)
            assert campaigns.play(clients[1 - number % 2], match, keys) == campaigns.WON
        for client in clients:
            state = campaigns.told(client, campaign)
            assert ([one["won"] for one in state["runs"]], state["goes_on"]) == ([[True, True]] * 3, False)


def test_talk_presence_consent_and_claims_cross_over(pair: list[Running]) -> None:
    with pair[0].client() as first, pair[1].client() as second:
        match, keys = found(first, PEOPLE)
        ada, bo, cy = Player(pair[0], match, keys[0]), Player(pair[1], match, keys[1]), Player(pair[1], match, keys[2])
        for player in (ada, bo, cy):
            player.come()
            player.hear_until("table")
        end = time.monotonic() + PATIENT
        while not all(seat["here"] for seat in ada.seats) and time.monotonic() < end:
            ada.hear()
        assert all(seat["here"] for seat in ada.seats)
        bo.ask({"t": "say", "text": "over here"})
        assert ada.hear_until("said")["chat"][0]["text"] == "over here"
        choice = ada.choice()
        assert choice is not None
        ada.decide(choice)
        ada.ask({"t": "undo"})
        while bo.hear_until("told")["undo"] is None:
            pass
        assert bo.ask({"t": "agree", "yes": True})["t"] == "ack"
        assert cy.ask({"t": "agree", "yes": True})["t"] == "ack"
        while ada.age == 0:
            ada.hear()
        assert ada.view["question"]
        fresh = first.post(f"/api/matches/{match}/claim", headers=bearer(keys[1])).json()["key"]
        assert second.get(f"/api/matches/{match}", headers=bearer(keys[1])).status_code == 403
        assert look(second, match, fresh)["seat"] == 1
        for player in (ada, bo, cy):
            player.leave()


def test_a_claim_at_one_server_closes_the_lines_of_the_other(pair: list[Running]) -> None:
    with pair[0].client() as first, pair[1].client() as second:
        match, keys = found(first, PEOPLE)
        looker, other = Player(pair[1], match, keys[1]), Player(pair[1], match, keys[0])
        for player in (looker, other):
            player.come()
            player.hear_until("table")
        fresh = first.post(f"/api/matches/{match}/claim", headers=bearer(keys[1])).json()["key"]
        assert decide(first, match, fresh).status_code == 200
        code, heard = looker.closing()
        assert code == 4403
        assert heard <= {"seats"}
        while other.hear_until("told")["decisions"] < 1:
            pass
        assert look(second, match, fresh)["seat"] == 1
        for player in (looker, other):
            player.leave()


def test_kills_of_either_server_lose_nothing(pair: list[Running]) -> None:
    told = kills.run(pair, kills=5, tables=2, seed=3)
    assert told["acknowledged"] > 20


# ---------------------------------------------------------------- upgrades and backups


def test_an_old_database_goes_over_is_upgraded_checked_and_comes_back(
    other_db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From SQLite to PostgreSQL, numbers to names on the way, and back again: the same in all places."""
    bring_back_content(monkeypatch)
    old, here = database(str(lay_down(tmp_path))), database(str(tmp_path / "here.db"))
    there = database(other_db)
    asyncio.run(backup(old, tmp_path / "old"))
    counts = asyncio.run(restore(tmp_path / "old", there))
    assert asyncio.run(restore(tmp_path / "old", here)) == counts
    with pytest.raises(Mistake, match="is not empty"):
        asyncio.run(restore(tmp_path / "old", there))
    assert asyncio.run(examine(there, lambda *_: None)) == (len(GAMES), [])
    texts = []
    for db, name in ((there, "there"), (here, "here")):
        asyncio.run(backup(db, tmp_path / name))
        texts.append(gzip.decompress((tmp_path / name).read_bytes()))
    assert texts[0] == texts[1]
    server = Running(other_db)
    server.start()
    try:
        with server.client() as client:
            one = GAMES["hunt of three people"]
            key = next(key for key in one["keys"] if look(client, one["match"], key)["view"]["question"])
            assert decide(client, one["match"], key).status_code == 200
            assert look(client, one["match"])["decisions"] == one["decisions"] + 1
    finally:
        server.stop()
