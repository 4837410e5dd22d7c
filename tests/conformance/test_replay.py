"""A record plays again to the same table: here, up to any point, and in another process."""

import json
import os
import subprocess
import sys

import pytest

from nachtspiel.engine.errors import RecordMistake
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import described, digest, parse, verify, write
from nachtspiel.engine.record import play as play_record
from nachtspiel.games import registry
from tests.conformance.support import (
    PARTIES,
    Party,
    events_at,
    lines_at,
    log,
    matches,
    points,
    random_match,
    story,
    table_at,
)

GAMES = 6
UNFINISHED = (0, 1, 2, 5, 17, 40)  # decisions
POINTS = 12
HASH_SEEDS = ("0", "1", "4711")

ELSEWHERE = """
import hashlib, json, sys
from nachtspiel.engine.record import digest, parse, verify, write
from nachtspiel.games.registry import game
found = []
for text in json.load(sys.stdin):
    read = parse(text)
    match = verify(read, game(read.game))
    events = [match.game.naming.event_line(event, match.names) for event in match.events]
    views = [match.game.knowing.view(match.table, seat) for seat in range(-1, match.table.seats)]
    facts = match.game.knowing.facts(match.table)
    known = hashlib.sha256(json.dumps([events, views, facts]).encode()).hexdigest()
    found.append([digest(match.game, match.table), known, write(match) == text, hash("a word")])
print(json.dumps(found))
"""


def batch(party: Party) -> list[Match]:
    return [*matches(party, GAMES), *[random_match(party, 100 + some, None, some) for some in UNFINISHED]]


def test_records_of_finished_and_unfinished_games_verify(party: Party) -> None:
    for match in batch(party):
        again = verify(parse(write(match)), party.game)
        assert again.table == match.table
        assert again.table.key() == match.table.key()
        assert digest(again.game, again.table) == digest(match.game, match.table)
        assert again.settings == match.settings
        assert again.names == match.names
        assert log(again) == log(match)
        assert story(again) == story(match)


def test_writing_the_replayed_match_gives_the_identical_text(party: Party) -> None:
    for match in batch(party):
        text = write(match)
        assert write(verify(parse(text), party.game)) == text


def test_a_record_played_to_any_point_equals_the_live_table_there(party: Party) -> None:
    for match in matches(party, GAMES):
        read = parse(write(match))
        for point in points(match, POINTS):
            again = play_record(read, party.game, point)
            assert again.table.key() == table_at(match, point).key()
            assert log(again) == log(match)[: lines_at(match, point)]
            assert story(again) == story(match)[: events_at(match, point)]


def test_play_goes_on_from_a_record_as_it_went_in_the_first_game(party: Party) -> None:
    for match in matches(party, GAMES):
        half = play_record(parse(write(match)), party.game, len(match.marks) // 2)
        for line in match.lines[len(half.lines) :]:
            if not line.is_chance():
                half.answer(line.seat, line.value)
        assert write(half) == write(match)


def test_records_verify_in_other_processes_whatever_their_hash_seed() -> None:
    texts, expected = [], []
    for party in PARTIES:
        for match in batch(party):
            texts.append(write(match))
            expected.append(digest(match.game, match.table))
    answers = []
    for hash_seed in HASH_SEEDS:
        done = subprocess.run(
            [sys.executable, "-c", ELSEWHERE], input=json.dumps(texts), capture_output=True, text=True, check=False,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        answers.append(json.loads(done.stdout))
    for answer in answers:
        assert [row[0] for row in answer] == expected
        assert [row[1] for row in answer] == [row[1] for row in answers[0]]
        assert all(row[2] for row in answer)
    assert len({answer[0][3] for answer in answers}) == len(HASH_SEEDS), "the hash seeds made no difference"


def test_a_changed_decision_chance_score_or_position_does_not_verify(party: Party) -> None:
    match = max(matches(party, GAMES), key=lambda match: sum(line.is_chance() for line in match.lines))
    rows = write(match).splitlines()
    position = f"position: {described(match)}".replace(digest(match.game, match.table), "0" * 16)
    for wrong in ("scores: " + " ".join(["987654"] * party.seats), position):
        changed = [wrong if row.split(":")[0] == wrong.split(":")[0] else row for row in rows]
        with pytest.raises(RecordMistake):
            verify(parse("\n".join(changed)), party.game)
    decided = max(i for i, row in enumerate(rows) if row[:1].isdigit())  # an earlier one might come to the same
    for changed in ([*rows[:decided], *rows[decided + 1 :]], [*rows[: decided + 1], *rows[decided:]]):
        with pytest.raises(RecordMistake):
            verify(parse("\n".join(changed)), party.game)
    reseeded = ["seed: 999999" if row.startswith("seed:") else row for row in rows]
    with pytest.raises(RecordMistake, match="seed 999999"):
        verify(parse("\n".join(reseeded)), party.game)


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64 + 3, 2**96 - 1])
def test_any_seed_of_up_to_96_bits_can_be_recorded(party: Party, seed: int) -> None:
    match = random_match(party, seed, {}, 6)
    assert verify(parse(write(match)), party.game).table == match.table


def test_every_option_and_every_outcome_has_a_name_that_leads_back_to_it(party: Party) -> None:
    game = party.game
    for match in matches(party, GAMES):
        for mark in match.marks:
            for question in mark.table.questions:
                names = [game.naming.option_name(option) for option in question.options]
                assert len(set(names)) == len(names)
                assert [game.naming.option(name) for name in names] == question.options
        for line in match.lines:
            if line.is_chance():
                name = game.naming.outcome_name(line.purpose, line.value)
                assert game.naming.outcome_name(line.purpose, game.naming.outcome(line.purpose, name)) == name
                assert " " not in line.purpose


def test_every_game_is_found_by_the_name_in_its_records(party: Party) -> None:
    assert registry.game(parse(write(random_match(party, 1, {}, 1))).game) is party.game
