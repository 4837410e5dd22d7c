"""Records that an older version wrote, with the content of that time: they load, verify and go on; only their seeds and
positions cannot be compared."""

from pathlib import Path

import pytest

from nachtspiel.engine.game import Game
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import differences, parse, play, unchecked, verify, write
from nachtspiel.games.registry import open_content

FOLDER = Path(__file__).parent / "old"
OLD = sorted(FOLDER.glob("*.record"))


def game_of_that_time(name: str) -> Game:
    files = sorted((FOLDER / "content" / name).iterdir())
    return open_content(name, {path.name: path.read_text(encoding="utf-8") for path in files})


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_verifies_but_for_its_seed_and_position(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    read = parse(text)
    found = game_of_that_time(read.game)
    match = verify(read, found)
    assert differences(read, found) == ["the record was played by version 1 of the rules, this program has 2"]
    assert unchecked(read, match)[-1] == (
        "this program describes positions otherwise; the position of the record is not compared"
    )
    assert without_version(write(match)) == without_version(text)


def without_version(text: str) -> list[str]:
    """The lines of a record, but for those that may differ from version to version."""
    return [row for row in text.splitlines() if not row.startswith(("rules:", "position:"))]


def any_decision(match: Match) -> None:
    question = next(question for question in match.table.questions if match.table.question(question.seat) is not None)
    match.answer(question.seat, question.options[0])


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_goes_on(path: Path) -> None:
    read = parse(path.read_text(encoding="utf-8"))
    match = play(read, game_of_that_time(read.game), 5)
    any_decision(match)
    assert verify(parse(write(match)), match.game).table == match.table
