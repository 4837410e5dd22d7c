"""The leak test on the wire: two matches that differ only in what a seat cannot know send it the same bytes."""

import json
from pathlib import Path
from typing import Any

import pytest

from nachtspiel.engine.asking import TOGETHER
from nachtspiel.engine.chance import Chance, seeded
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.table import NOBODY, Event, Table
from nachtspiel.games.registry import game
from nachtspiel.server.audience import Audience, Subscriber
from nachtspiel.server.hall import Hall
from nachtspiel.server.ledger import Ledger, first_rows
from nachtspiel.server.messages.coding import encode
from nachtspiel.server.tables import Founding, Row
from tests.server.kit import PATIENT, PEOPLE, Player, Running, config, found, seen_again

LEAST = 500  # positions for every seat and the spectators


def pick(chance: Chance, items: list[int]) -> int:
    return items[chance.below(len(items))]


def new_ledger(name: str, seed: int, seats: int, settings: dict[str, str]) -> Ledger:
    played = game(name)
    names = [f"H{seat}" for seat in range(seats)]
    founding = Founding(
        "a" * 16, name, played.version, played.content, played.settle(seats, settings), seed, names,
        ["person"] * seats, list(range(seats)),
    )  # fmt: skip
    return Ledger(founding, first_rows(founding))


def put(ledger: Ledger, seat: int, option: int) -> list[Row]:
    question = ledger.match.table.question(seat)
    assert question is not None
    rows = ledger.play(seat, option)
    ledger.keep(int(question.number), rows)
    return rows


def sent(hall: Hall, ledger: Ledger, seat: int, step: tuple[int, int] | None) -> list[bytes]:
    """All that a seat is sent: the table, the table after a cut, and what is told of one more decision."""
    audience = Audience(hall, ledger, [], [])
    messages = [encode(audience.table_for(seat, seen)) for seen in (0, 1, ledger.n // 2, ledger.n)]
    if step is not None:
        audience.subscribers.add(Subscriber(seat, messages.append))
        before = ledger.n
        put(ledger, *step)
        audience.tell(before)
    return messages


def back(ledger: Ledger, decisions: int, n: int, seq: int) -> None:
    """As if what was tried had never happened."""
    ledger.match.rewind(decisions)
    del ledger.points[n:]
    ledger.seq = seq
    ledger.looked = len(ledger.match.events)
    ledger.hidden = [place for place in ledger.hidden if place < ledger.looked]


def is_fresh(table: Table) -> bool:
    """Whether nobody has chosen in secret yet."""
    return all(question.way != TOGETHER or (table.waiting >> question.seat) & 1 for question in table.questions)


def secretly(ledger: Ledger, seat: int, chance: Chance) -> tuple[dict[int, int], dict[int, int], int] | None:
    """What some choose in secret in the one match and in the other, as `seat` cannot know; and who chooses next."""
    waiting = waiting_seats(ledger.match.table)
    others = [one for one in waiting if one != seat]
    if len(waiting) < 2 or not others or ledger.match.table.questions[0].way != TOGETHER:
        return None
    left = others.pop(chance.below(len(others))) if len(others) > 1 else seat
    if left not in waiting:
        return None
    first: dict[int, int] = {}
    second: dict[int, int] = {}
    for liar in others:
        question = ledger.match.table.question(liar)
        assert question is not None
        first[liar] = pick(chance, question.options)
        rest = [option for option in question.options if option != first[liar]]
        second[liar] = pick(chance, rest) if rest else first[liar]
    return first, second, left


def tried(hall: Hall, ledger: Ledger, seat: int, choices: dict[int, int], step: tuple[int, int] | None) -> list[bytes]:
    before = (ledger.decisions, ledger.n, ledger.seq)
    for liar, option in choices.items():
        put(ledger, liar, option)
    messages = sent(hall, ledger, seat, step)
    back(ledger, *before)
    return messages


@pytest.mark.parametrize(
    ("name", "seats", "open_hands", "least"),
    [("bloodborne", 3, "no", LEAST), ("bloodborne", 4, "yes", LEAST), ("bloodborne", 5, "no", LEAST),
     ("bluthelden", 2, "no", 60)],
)  # fmt: skip
def test_secret_choices_do_not_show_on_the_wire(
    tmp_path: Path, name: str, seats: int, open_hands: str, least: int
) -> None:
    hall = Hall(config(tmp_path))
    chance = seeded(seats)
    compared = dict.fromkeys([*range(seats), NOBODY], 0)
    different = seed = 0
    people = [seat for seat in compared if seat != NOBODY or seats > 2]  # spectators of a pair see the last answer
    while min(compared[seat] for seat in people) < least:
        seed += 1
        ledger = new_ledger(name, seed, seats, {"open_hands": open_hands})
        for _ in range(200 if seats > 2 else 1):  # a pair chooses in secret only at the beginning
            if ledger.over:
                break
            if len(waiting_seats(ledger.match.table)) == len(ledger.match.table.questions) > 1:
                for seat in compared:
                    pair = secretly(ledger, seat, chance)
                    if pair is None:
                        continue
                    question = ledger.match.table.question(pair[2])
                    assert question is not None
                    still = len(waiting_seats(ledger.match.table)) > len(pair[0]) + 1  # the last would turn all over
                    step = (pair[2], pick(chance, question.options)) if still else None
                    assert tried(hall, ledger, seat, pair[0], step) == tried(hall, ledger, seat, pair[1], step)
                    compared[seat] += 1
                    different += pair[0] != pair[1]
            seat = pick(chance, waiting_seats(ledger.match.table))
            question = ledger.match.table.question(seat)
            assert question is not None
            put(ledger, seat, pick(chance, question.options))
    assert len(compared) == seats + 1  # every seat, and the spectators
    assert different > sum(compared.values()) // 2


@pytest.mark.parametrize(
    ("name", "seats"), [("bloodborne", 3), ("bloodborne", 5), ("bluthelden", 2), ("beacon", 2), ("beacon", 4)]
)
def test_what_others_have_seen_or_hold_does_not_show_on_the_wire(tmp_path: Path, name: str, seats: int) -> None:
    """The true match, and one in which all that the seat cannot know is dealt anew and told otherwise."""
    hall = Hall(config(tmp_path))
    chance = seeded(99)
    compared = dict.fromkeys([*range(seats), NOBODY], 0)
    secrets = seed = 0
    while min(compared.values()) < LEAST:
        seed += 1
        ledger = new_ledger(name, 1000 + seed, seats, {})
        for _ in range(200):
            if ledger.over:
                break
            waiting = waiting_seats(ledger.match.table)
            if is_fresh(ledger.match.table):
                for seat in compared:
                    true = sent(hall, ledger, seat, None)
                    match = ledger.match
                    table, events = match.table, list(match.events)
                    match.table = ledger.game.knowing.imagine(table, seat, seed)
                    for place, event in enumerate(events):
                        if not event.may_know(seat):
                            other = Event(event.rule, event.what, event.a, event.b ^ 1, event.c, event.to)
                            match.events[place] = other
                            secrets += 1
                    assert sent(hall, ledger, seat, None) == true
                    match.table, match.events[:] = table, events
                    compared[seat] += 1
            seat = pick(chance, waiting)
            question = ledger.match.table.question(seat)
            assert question is not None
            put(ledger, seat, pick(chance, question.options))
    assert all(count >= LEAST for count in compared.values())
    assert len(compared) == seats + 1
    assert secrets > LEAST


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
