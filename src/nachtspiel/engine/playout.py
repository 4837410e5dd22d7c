"""Random play, compiled with the engine: the loop inside every rollout and every measurement."""

from mypy_extensions import i64

from nachtspiel.engine.chance import Chance
from nachtspiel.engine.table import Table


def answer_one(table: Table, chance: Chance) -> None:
    """The first seat that still owes an answer takes any option."""
    for question in table.questions:
        if (table.waiting >> question.seat) & 1:
            options = question.options
            table.take(question, options[chance.below(len(options))])
            return


def play_on(table: Table, chance: Chance) -> i64:
    """Play at random to the end. Returns how many decisions were made."""
    decisions: i64 = 0
    while not table.over:
        answer_one(table, chance)
        decisions += 1
    return decisions
