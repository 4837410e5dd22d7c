"""Records that the tests read, write and damage."""

import pytest

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import RecordMistake
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import parse, verify, write
from nachtspiel.games.registry import game

GAME = game("bloodborne")


def some_match(decisions: int = 8, **chosen: str) -> Match:
    """Three named hunters, so many decisions at random."""
    match = Match(GAME, 3, chosen, 7, ["Henryk", "Eileen", "Ludwig"])
    chance = seeded(1)
    for _ in range(decisions):
        question = next((q for q in match.table.questions if match.table.question(q.seat) is not None), None)
        if question is None:
            break
        match.answer(question.seat, question.options[chance.below(len(question.options))])
    return match


def finished() -> Match:
    match = some_match(5000)
    assert match.table.over
    return match


FINISHED = write(finished())
TEXT = write(some_match(40))


def place_of(text: str, beginning: str, which: int = 0) -> int:
    """The line on which the n-th row with this beginning stands."""
    return [place for place, row in enumerate(text.splitlines(), 1) if row.startswith(beginning)][which]


def mistake_of(text: str) -> RecordMistake:
    with pytest.raises(RecordMistake) as caught:
        verify(parse(text), GAME)
    return caught.value
