"""Campaigns of every game that carries something from run to run: what a run leaves is taken by any party, the chain is
played again elsewhere, and damage is a named mistake."""

import json
import os
import subprocess
import sys

import pytest

from nachtspiel.engine import campaign
from nachtspiel.engine.campaign import Campaign
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Mistake, RecordMistake
from nachtspiel.engine.record import one_line, write
from tests.conformance.support import GAMES, PARTIES, Party, go_on, matches

CARRYING = [party for party in PARTIES if party.game.carries]
GAMES_EACH = 20
RUNS = 4  # of a chain, each with another number of seats
CHAINS = 5

ELSEWHERE = """
import json, sys
from nachtspiel.engine import campaign
from nachtspiel.games.registry import game
found = []
for text in json.load(sys.stdin):
    chain = campaign.parse(text)
    again = campaign.verify(chain, game(chain.game))
    found.append([again.write() == text, again.carried(), len(again.runs)])
print(json.dumps(found))
"""


@pytest.fixture(params=CARRYING, ids=[party.name for party in CARRYING])
def carrying(request: pytest.FixtureRequest) -> Party:
    assert isinstance(request.param, Party)
    return request.param


def chain(party: Party, seed: int) -> Campaign:
    """Some runs, each with another number of seats; the last one stands in the middle."""
    game = party.game
    found = Campaign(game)
    for run in range(RUNS):
        if found.is_over():
            return found
        seats = game.fewest + (party.seats + run) % (game.most - game.fewest + 1)
        match = found.begin(seats, {}, seed + run, [f"Seat {seat + 1}" for seat in range(seats)])
        go_on(match, seeded(seed + run), 5 if run == RUNS - 1 else 20_000)
    return found


def test_there_is_a_game_that_carries() -> None:
    assert CARRYING


def test_only_games_that_carry_have_campaigns() -> None:
    for game in GAMES:
        if not game.carries:
            with pytest.raises(Mistake, match="not played in campaigns"):
                Campaign(game)


def test_what_any_run_leaves_is_taken_by_every_number_of_seats(carrying: Party) -> None:
    game = carrying.game
    for match in matches(carrying, GAMES_EACH):
        left = game.leaves(match.table)
        assert left
        assert left == "\n".join(line.strip() for line in left.splitlines())
        assert game.knowing.chronicle(left)
        assert game.goes_on(left) in (True, False)
        for seats in range(game.fewest, game.most + 1):
            assert not game.new(seats, match.settings, 1, left).over


def test_what_nobody_knows_at_the_end_is_not_left(carrying: Party) -> None:
    """Whatever a seat does not know is dealt anew, and the same is left."""
    for match in matches(carrying, GAMES_EACH):
        for seat in carrying.everyone:
            for seed in range(4):
                imagined = carrying.game.knowing.imagine(match.table, seat, seed)
                assert carrying.game.leaves(imagined) == carrying.game.leaves(match.table)


def test_a_damaged_line_of_what_is_carried_is_a_named_mistake(carrying: Party) -> None:
    game = carrying.game
    for match in matches(carrying, GAMES_EACH):
        lines = game.leaves(match.table).splitlines()
        for place, line in enumerate(lines):
            damaged = "\n".join([*lines[:place], f"{line}?", *lines[place + 1 :]])
            with pytest.raises(Mistake) as raised:
                game.lay_out(carrying.seats, {}, 1, damaged)
            assert f"{line}?" in str(raised.value)


def test_a_chain_is_written_and_read_as_it_was_played(carrying: Party) -> None:
    played = chain(carrying, 7)
    text = played.write()
    again = campaign.verify(campaign.parse(text), carrying.game)
    assert again.write() == text
    assert [match.table for match in again.runs] == [match.table for match in played.runs]
    assert again.carried() == played.carried()


def test_chains_verify_in_another_process() -> None:
    chains = [chain(party, seed) for party in CARRYING for seed in range(CHAINS)]
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=json.dumps([one.write() for one in chains]), capture_output=True,
        text=True, check=False, env={**os.environ, "PYTHONHASHSEED": "4711"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [[True, one.carried(), len(one.runs)] for one in chains]


def test_what_a_run_does_not_carry_from_the_one_before_is_found_by_its_line(carrying: Party) -> None:
    played = chain(carrying, 7)
    rows = played.write().splitlines()
    place = next(place for place, row in enumerate(rows) if row.startswith("carried:"))
    for changed in (["carried: nothing of this kind"], []):
        text = "\n".join([*rows[:place], *changed, *rows[place + 1 :]])
        with pytest.raises(RecordMistake) as raised:
            campaign.verify(campaign.parse(text), carrying.game)
        assert raised.value.line > 1


def test_a_fork_has_the_runs_before_and_goes_on_from_there(carrying: Party) -> None:
    played = chain(carrying, 7)
    fork = played.fork(2, 3, 999)
    assert len(fork.runs) == 2
    assert len(fork.runs[1].marks) == 3
    assert fork.runs[1].carried == played.runs[1].carried
    assert one_line(fork.runs[1].carried) in fork.write()
    assert write(fork.runs[0]) == write(played.runs[0])
    go_on(fork.runs[1], seeded(3))
    campaign.verify(campaign.parse(fork.write()), carrying.game)
