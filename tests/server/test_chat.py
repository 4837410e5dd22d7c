"""Chat at the table: cleaned, limited, and silent where a game says so."""

from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import FREE, SILENT, Json
from nachtspiel.engine.table import Table
from nachtspiel.server.app import Server
from nachtspiel.server.config import Limits
from nachtspiel.server.guards import clean
from tests.server.kit import PEOPLE, Player, Served, bearer, found, hall_of, look, reason, visited

Client = TestClient[Server]


def say(client: Any, match: str, key: str, text: str) -> tuple[int, str]:
    answer = client.post(f"/api/matches/{match}/chat", json={"text": text}, headers=bearer(key))
    return answer.status_code, "" if answer.status_code == 200 else reason(answer)


def test_what_is_said_is_heard_by_all(near: Served) -> None:
    with near.client() as client:
        match, keys = found(client, PEOPLE)
        watcher = Player(near, match, None)
        watcher.come()
        assert watcher.hear()["chat"] == []
        assert say(client, match, keys[1], "I flee.") == (200, "")
        (heard,) = watcher.hear_until("said")["chat"]
        assert (heard["number"], heard["seat"], heard["text"]) == (0, 1, "I flee.")
        watcher.leave()
        assert [one["text"] for one in look(client, match)["chat"]] == ["I flee."]
        assert look(client, match)["n"] == 1  # talk is no part of the log


def test_it_is_cleaned(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    say(client, match, keys[0], "  <b>hi</b>\x00\x1b[31m\u202e\n\n there \u200f")
    assert look(client, match)["chat"][0]["text"] == "<b>hi</b> [31m there"
    assert say(client, match, keys[0], " \u200b\n\u202e ") == (400, "empty")
    assert say(client, match, keys[0], "x" * 4001) == (400, "malformed")
    say(client, match, keys[0], "ж" * 600)
    assert look(client, match)["chat"][1]["text"] == "ж" * 500


def test_cleaning() -> None:
    assert clean("Straße, ёлка, 狩人", 99) == "Straße, ёлка, 狩人"
    assert clean("e\u0301", 99) == "é"
    assert len(clean("a" + "\u0336" * 50, 99)) == 3
    assert clean("\U0001f468\u200d\U0001f469\u200d\U0001f467", 99) == "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert clean("a\u2028b\r\nc", 99) == "a b c"
    assert clean("\ue000x\U000e0041", 99) == "x"


def test_it_is_limited(tmp_path: Path) -> None:
    with visited(tmp_path, Limits(said_per_minute=0.001, say_burst=2)) as client:
        match, keys = found(client, PEOPLE)
        answers = [say(client, match, keys[0], "again")[0] for _ in range(4)]
        assert answers == [200, 200, 429, 429]
        assert say(client, match, keys[1], "me too") == (200, "")


class Quiet:
    """The game, but its first seat must not talk."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.knowing = self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def talk(self, _table: Table, seat: int) -> str:
        return SILENT if seat == 0 else FREE

    def view(self, table: Table, seat: int) -> Json:
        return self.game.knowing.view(table, seat)


def test_a_game_may_forbid_talk(client: Client) -> None:
    match, keys = found(client, PEOPLE)
    ledger: Any = hall_of(client).rooms[match].ledger
    ledger.game = Quiet(ledger.game)
    assert say(client, match, keys[0], "psst") == (409, "no-talk")
    assert say(client, match, keys[1], "psst") == (200, "")


def test_spectators_do_not_talk(client: Client) -> None:
    match, _ = found(client, PEOPLE)
    answer = client.post(f"/api/matches/{match}/chat", json={"text": "boo"})
    assert answer.status_code == 403
