"""Whole games over real sockets; reconnecting; what a client keeps."""

import json
import statistics
import threading
import time

import pytest

from nachtspiel.engine import record
from nachtspiel.games.registry import game
from tests.server.kit import ALONE, PATIENT, PEOPLE, THREE, Json, Player, Running, found, whole_log


def in_threads(*players: Player) -> None:
    """Let them all play to the end, at the same time."""
    failures: list[BaseException] = []

    def play(player: Player) -> None:
        try:
            player.play()
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=play, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not failures, failures


def test_two_people_a_bot_and_a_spectator_play_a_whole_game(server: Running) -> None:
    with server.client() as client:
        match, keys = found(client, THREE)
        people = [Player(server, match, keys[0], 1), Player(server, match, keys[1], 2)]
        spectator = Player(server, match, None)
        everyone = [*people, spectator]
        for player in everyone:
            player.come()
            player.hear_until("table")
        in_threads(*everyone)
        for player in everyone:
            assert player.view["over"]
            assert player.view["places"] == spectator.view["places"]
        text = client.get(f"/api/matches/{match}/record").text
        played = record.verify(record.parse(text), game("bloodborne"))
        for player, seat in zip(everyone, (0, 1, -1), strict=True):
            heard = [
                {"rule": event.rule, "what": event.what, "a": event.a, "b": event.b, "c": event.c}
                for event in played.heard(seat)
            ]
            assert player.log == heard  # every event it may know, in order, and no other
        made = [(line.seat, line.value) for line in played.lines if not line.is_chance()]
        for seat, player in enumerate(people):
            assert [option for _, _, option in player.acknowledged] == [value for who, value in made if who == seat]
        for player in everyone:
            player.leave()


def test_one_who_comes_back_has_missed_nothing(server: Running) -> None:
    with server.client() as client:
        match, keys = found(client, ALONE)
        steady, shaky = Player(server, match, None), Player(server, match, keys[0], 5)
        steady.come()
        steady.hear_until("table")
        cuts = 0
        while not shaky.view.get("over") and cuts < 40:
            shaky.come()
            cuts += 1
            shaky.hear_until("table")
            for _ in range(3):
                choice = shaky.choice()
                if choice is not None:
                    shaky.decide(choice)
        while not shaky.view.get("over"):
            choice = shaky.choice()
            if choice is None:
                shaky.hear()
            else:
                shaky.decide(choice)
        while steady.n < shaky.n:
            steady.hear()
        assert cuts > 3
        assert shaky.log == whole_log(client, match, keys[0])
        steady.leave()
        shaky.leave()


def test_a_decision_that_was_not_acknowledged_is_simply_sent_again(server: Running) -> None:
    with server.client() as client:
        match, keys = found(client, PEOPLE)
        player = Player(server, match, keys[0])
        player.come()
        player.hear_until("table")
        choice = player.choice()
        assert choice is not None
        age, decision, option = choice
        player.send({"t": "decide", "id": "a", "decision": decision, "option": option, "age": age})
        player.come()  # cut before the answer came
        player.hear_until("table")
        assert player.decide(choice)["t"] == "ack"
        assert player.decide(choice)["t"] == "ack"
        assert client.get(f"/api/matches/{match}").json()["decisions"] == 1
        player.leave()


def test_told_comes_before_its_ack_and_carries_the_next_number(server: Running) -> None:
    with server.client() as client:
        match, keys = found(client, PEOPLE)
        player = Player(server, match, keys[0])
        player.come()
        first = player.hear_until("table")
        choice = player.choice()
        assert choice is not None
        player.send({"t": "decide", "id": 1, "decision": choice[1], "option": choice[2]})
        messages: list[Json] = []
        while not messages or messages[-1]["t"] != "ack":
            messages.append(player.hear())
        told = [message for message in messages if message["t"] == "told"]
        assert [message["n"] for message in told] == [first["n"] + 1]
        player.leave()


def test_taking_back_cuts_the_log(server: Running) -> None:
    with server.client() as client:
        match, keys = found(client, PEOPLE)
        players = [Player(server, match, key) for key in keys]
        away = Player(server, match, None)
        for player in [*players, away]:
            player.come()
            player.hear_until("table")
        before = list(players[0].log)
        card = players[0].view["question"]["options"][0]["option"]
        assert players[0].ask({"t": "announce", "option": card})["t"] == "ack"
        away.hear_until("told")
        assert away.log[-1]["what"] == "announces"
        away.leave()
        choice = players[0].choice()
        assert choice is not None
        players[0].decide(choice)
        assert players[0].ask({"t": "undo"})["t"] == "ack"
        assert players[1].ask({"t": "agree", "yes": True})["t"] == "ack"
        assert players[2].ask({"t": "agree", "yes": True})["t"] == "ack"
        while players[0].age == 0:
            players[0].hear()
        assert players[0].log == [
            *before,
            {"rule": "BB-7.04", "what": "announces", "a": 0, "b": card, "c": 0},
        ]
        away.come()
        away.hear_until("table")
        assert away.log == players[0].log
        for player in [*players, away]:
            player.leave()


@pytest.mark.rule("BB-7.04", "BB-D39")
def test_a_card_is_announced_at_any_time_but_not_without_end(server: Running) -> None:
    """Also after one has chosen, when nothing is asked any more."""
    with server.client() as client:
        match, keys = found(client, PEOPLE)
        player, other = Player(server, match, keys[0]), Player(server, match, keys[1])
        player.come()
        other.come()
        player.hear_until("table")
        other.hear_until("table")
        choice = player.choice()
        assert choice is not None
        assert player.decide(choice)["t"] == "ack"
        assert player.view["question"] is None
        assert player.ask({"t": "announce", "option": choice[2] + 1})["t"] == "ack"
        while other.log[-1]["what"] != "announces":
            other.hear_until("told")
        assert (other.log[-1]["a"], other.log[-1]["b"]) == (0, choice[2] + 1)
        refused = player.ask({"t": "announce", "option": 20})
        assert (refused["t"], refused["error"]["reason"], refused["error"]["rule"]) == ("no", "not-owned", "BB-7.04")
        answers = [player.ask({"t": "announce", "option": choice[2]}) for _ in range(40)]
        assert answers[-1]["error"]["reason"] == "too-often"
        player.leave()
        other.leave()


def test_who_comes_and_goes_is_seen(server: Running) -> None:
    with server.client() as client:
        match, keys = found(client, PEOPLE)
        watcher, other = Player(server, match, None), Player(server, match, keys[1])
        watcher.come()
        assert [seat["here"] for seat in watcher.hear_until("table")["seats"]] == [False, False, False]
        other.come()
        assert [seat["here"] for seat in watcher.hear_until("seats")["seats"]] == [False, True, False]
        other.leave()
        assert [seat["here"] for seat in watcher.hear_until("seats")["seats"]] == [False, False, False]
        watcher.leave()


def test_names_stand_ins_and_talk_over_the_socket(server: Running) -> None:
    with server.client() as client:
        match, keys = found(client, PEOPLE)
        player = Player(server, match, keys[0])
        player.come()
        player.hear_until("table")
        assert player.ask({"t": "name", "name": "Eileen"})["t"] == "ack"
        assert player.seats[0]["name"] == "Eileen"
        assert player.ask({"t": "say", "text": "to the hunt"})["t"] == "ack"
        assert player.chat[0]["text"] == "to the hunt"
        assert player.ask({"t": "stand_in", "level": "random"})["t"] == "ack"
        end = time.monotonic() + PATIENT
        while player.view["question"] and time.monotonic() < end:
            player.hear()
        assert player.seats[0]["sits"] == "random"
        assert player.ask({"t": "stand_in", "level": None})["t"] == "ack"
        assert player.seats[0]["sits"] == "person"
        assert player.ask({"t": "ping"})["t"] == "pong"
        player.leave()


def test_many_tables_with_bots_do_not_block_each_other(server: Running) -> None:
    """While greedy bots think at other tables, a question is mostly answered soon."""
    greedy: list[Json] = [{"kind": "person"}, *[{"kind": "greedy"}] * 4]
    with server.client() as client:
        for _ in range(10):
            found(client, greedy)
        match, keys = found(client, PEOPLE)
        player = Player(server, match, keys[0])
        player.come()
        player.hear_until("table")
        waited = []
        for _ in range(20):
            began = time.monotonic()
            player.ask({"t": "ping"})
            waited.append(time.monotonic() - began)
        assert statistics.median(waited) < 2.0
        player.leave()


def test_messages_are_compact_json(server: Running) -> None:
    with server.client() as client:
        match, _ = found(client, PEOPLE)
        player = Player(server, match, None)
        player.come()
        assert player.socket is not None
        text = player.socket.recv(PATIENT)
        assert isinstance(text, str)
        assert json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False) == text
        player.leave()
