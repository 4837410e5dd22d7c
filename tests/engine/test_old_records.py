"""Records that an older version wrote: they load, verify and go on; only their positions cannot be compared."""

from pathlib import Path

import pytest

from nachtspiel.engine.match import Match
from nachtspiel.engine.record import differences, parse, play, unchecked, verify, write
from nachtspiel.games.registry import game

OLD = sorted((Path(__file__).parent / "old").glob("*.record"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_verifies_but_for_its_position(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    read = parse(text)
    found = game(read.game)
    match = verify(read, found)
    assert differences(read, found) == []
    assert unchecked(read, match) == [
        "this program describes positions otherwise; the position of the record is not compared"
    ]
    assert write(match).splitlines()[:-1] == text.splitlines()[:-1]


def any_decision(match: Match) -> None:
    question = next(question for question in match.table.questions if match.table.question(question.seat) is not None)
    match.answer(question.seat, question.options[0])


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_goes_on(path: Path) -> None:
    read = parse(path.read_text(encoding="utf-8"))
    match = play(read, game(read.game), 5)
    any_decision(match)
    assert verify(parse(write(match)), match.game).table == match.table
