"""What may be taken back: nothing by which anybody has learned something that was hidden or not yet rolled."""

from itertools import islice

from nachtspiel.engine.asking import TOGETHER
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.match import Match
from nachtspiel.engine.table import EVERYONE, Table

WORLDS = 3


def is_revealing(match: Match, since: int, people: list[int]) -> bool:
    """Whether, since so many decisions, chance has spoken, secret choices were shown, or somebody saw something."""
    mark = match.marks[since]
    if any(line.is_chance() for line in match.lines[mark.lines :]):
        return True
    if any(event.to != EVERYONE for event in match.events[mark.events :]):
        return True
    decisions = len(match.marks) - since
    for table in islice(match.points(since), decisions):
        if len(table.questions) > 1 and table.questions[0].way == TOGETHER and int(table.waiting).bit_count() == 1:
            return True  # this decision was the last of several secret ones
    return any(is_surprised(match, since, seat) for seat in people)


def is_surprised(match: Match, since: int, seat: int) -> bool:
    """Whether a seat sees now what it could not have foreseen then: in worlds it could have believed in, the same
    decisions lead it to another view."""
    now = match.game.knowing.view(match.table, seat)
    decisions = [match.lines[mark.lines] for mark in match.marks[since:]]
    for seed in range(WORLDS):
        try:
            world = believed(match, match.at(since), seat, seed)
            for line in decisions:
                world.answer(line.seat, line.value)
        except Mistake:
            return True
        if match.game.knowing.view(world, seat) != now:
            return True
    return False


def believed(match: Match, table: Table, seat: int, seed: int) -> Table:
    """A table this seat could have believed in, with the choices that were laid already."""
    world = match.game.knowing.imagine(table, seat, seed)
    for question in table.questions:
        if (
            question.way == TOGETHER
            and table.question(question.seat) is None
            and world.question(question.seat) is not None
        ):
            world.answer(question.seat, table.answers[question.seat])
    return world
