"""Playing on, compiled with the engine: the loop inside every rollout and every measurement."""

from mypy_extensions import i64

from nachtspiel.engine.asking import AT_ONCE, GROUP, Question
from nachtspiel.engine.chance import Chance
from nachtspiel.engine.table import Table


def next_question(table: Table, chance: Chance) -> Question:
    """The question that is answered next where everybody plays on: the first that waits; of those who may act at once,
    anybody's."""
    for question in table.questions:
        if (table.waiting >> question.seat) & 1:
            return question if question.way != AT_ONCE else anybodys(table, chance)
    raise ValueError("nobody is asked anything")


def anybodys(table: Table, chance: Chance) -> Question:
    """Any of the questions that wait, each as likely as the others."""
    waiting = [question for question in table.questions if (table.waiting >> question.seat) & 1]
    return waiting[chance.below(len(waiting))] if len(waiting) > 1 else waiting[0]


def answer_one(table: Table, chance: Chance) -> None:
    """Whoever is next takes any option; nothing happens where nobody is asked."""
    for question in table.questions:
        if (table.waiting >> question.seat) & 1:
            if question.way == AT_ONCE:
                question = anybodys(table, chance)
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


def carry_out(table: Table, seat: i64, option: i64) -> None:
    """A seat chooses, and a group with it: what a thought looks at is where an option leads once it is settled."""
    asked = table.questions
    if not asked or asked[0].way != GROUP:
        table.answer(seat, option)
        return
    for other in table.here():
        if table.questions is asked:
            table.answer(other, option)
