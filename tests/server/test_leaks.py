"""The leak test over real sockets: two matches that differ only in what a seat cannot know send it the same bytes.
Every other way out is tried in `tests/leaks`."""

import json
from typing import Any

from tests.server.kit import PATIENT, PEOPLE, Player, Running, found, seen_again


def raw(player: Player) -> list[str]:
    """Everything that has been sent to a player so far, as it came."""
    assert player.socket is not None
    player.send({"t": "ping", "id": "so far"})
    texts: list[str] = []
    while True:
        text = player.socket.recv(PATIENT)
        assert isinstance(text, str)
        if json.loads(text)["t"] == "pong":
            return texts
        texts.append(text)


def test_over_real_sockets_too(server: Running) -> None:
    """From points of a finished game two matches go on, and somebody chooses otherwise in the second."""
    with server.client() as client:
        match, keys = found(client, PEOPLE)
        players = [Player(server, match, key, seed) for seed, key in enumerate(keys)]
        for player in players:
            player.come()
            player.hear_until("table")
        while not all(player.view["over"] for player in players):
            for player in players:
                choice = player.choice()
                if choice is not None:
                    player.decide(choice)
                if not player.view["over"] and not player.choice():
                    player.ask({"t": "ping"})
        together = [
            number for number, view in enumerate(seen_again(client, match, "open"))
            if len(view["waiting"]) == 3 and not any(view["laid"])
        ]  # fmt: skip
        assert together
        for number in together[:6]:
            heard = [fork_and_choose(server, client, match, number, which) for which in (0, -1)]
            assert heard[0] == heard[1]
        for player in players:
            player.leave()


def fork_and_choose(server: Running, client: Any, match: str, number: int, which: int) -> list[list[str]]:
    """What seat 0, seat 2 and a spectator are sent while seat 1 chooses, and then seat 2."""
    told = client.post(f"/api/matches/{match}/fork", json={"decisions": number}).json()
    players = [Player(server, told["match"], told["keys"].get(str(seat))) for seat in (0, 1, 2, -1)]
    for player in players:
        player.come()
    for player in players:
        while player.n == 0:
            player.hear()
        player.ask({"t": "ping"})
    past = players[0].n  # two faces of a die may look the same, so only what comes now must be the same in both
    for player, place in ((players[1], which), (players[2], 0)):
        question = player.view["question"]
        choice = {"decision": question["number"], "option": question["options"][place]["option"]}
        assert player.ask({"t": "decide", **choice})["t"] == "ack"
    heard = [raw(players[0]), raw(players[3])]
    for player in (players[0], players[2], players[3]):
        player.send({"t": "hello", "key": player.key, "seen": past})
        heard.append([text.replace(told["match"], "MATCH") for text in raw(player)])
    for player in players:
        player.leave()
    return heard
