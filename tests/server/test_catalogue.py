"""A box with sealed parts: a seat is told of a part what is in it and how it is called once it has seen it opened, and
nothing before."""

import pytest
from litestar.testing import TestClient

from nachtspiel.engine.knowing import Json, Knowing
from nachtspiel.engine.table import NOBODY, Table
from nachtspiel.games import registry
from nachtspiel.server import library
from nachtspiel.server.app import Server
from tests.server.kit import bearer, decide, found, look

Client = TestClient[Server]
TWO = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
PARTS: dict[str, Json] = {"reef": {"strength": 3}, "kraken": {"strength": 9}}
WORDS = {("en", "reef"): "part-reef = The reef\n", ("de", "reef"): "part-reef = Das Riff\n"}


class Sealed(Knowing):
    """A game as it is, with two sealed parts: both see the reef when somebody has decided, nobody ever the kraken."""

    def __init__(self, own: Knowing) -> None:
        super().__init__(own.game)
        self.own = own

    def view(self, table: Table, seat: int) -> Json:
        return self.own.view(table, seat)

    def catalogue(self) -> Json:
        return self.own.catalogue()

    def talk(self, table: Table, seat: int) -> str:
        return self.own.talk(table, seat)

    def revealed(self, table: Table, seat: int) -> list[str]:
        return [] if seat == NOBODY or table.asked <= 2 else ["reef"]

    def part(self, code: str) -> Json:
        return PARTS[code]


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("beacon")
    monkeypatch.setattr(game, "knowing", Sealed(game.knowing))
    monkeypatch.setattr(library, "sealed_text", lambda package, language, code: WORDS.get((language, code), ""))


@pytest.mark.usefixtures("sealed")
def test_a_part_is_told_when_it_was_seen_opened_and_not_before(client: Client) -> None:
    match, keys = found(client, TWO, game="beacon")
    path = f"/api/matches/{match}/catalogue?codes=reef,kraken,nothing"
    assert client.get(path, headers=bearer(keys[0])).json() == {}
    assert decide(client, match, keys[0]).status_code == 200
    told = {"reef": {"holds": {"strength": 3}, "words": "part-reef = The reef\n"}}
    for key in keys:
        assert client.get(path, headers=bearer(key)).json() == told
    assert client.get(path).json() == {}  # those who only watch
    german = client.get(f"{path}&language=de", headers=bearer(keys[1])).json()
    assert german["reef"]["words"] == "part-reef = Das Riff\n"
    russian = client.get(f"{path}&language=ru", headers=bearer(keys[1])).json()
    assert russian["reef"]["words"] == "part-reef = The reef\n"


@pytest.mark.usefixtures("sealed")
def test_nothing_that_all_are_told_speaks_of_a_sealed_part(client: Client) -> None:
    match, keys = found(client, TWO, game="beacon")
    paths = ["/api/games/beacon/catalogue", "/api/games/beacon/words/en", "/api/games", f"/api/matches/{match}"]
    for path in paths:
        for headers in ({}, bearer(keys[0])):
            said = client.get(path, headers=headers).text
            assert "reef" not in said
            assert "kraken" not in said


def test_a_game_without_sealed_parts_has_told_everything(client: Client) -> None:
    match, keys = found(client, [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cy")])
    assert client.get(f"/api/matches/{match}/catalogue?codes=hunter_axe", headers=bearer(keys[0])).json() == {}
    assert client.get(f"/api/matches/{match}/catalogue", headers=bearer(keys[0])).status_code == 400
    assert look(client, match, keys[0])["game"] == "bloodborne"
