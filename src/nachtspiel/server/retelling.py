"""A game seen again, as it is written in a worker process: it holds up nobody, however long the game is."""

from itertools import islice

import msgspec

from nachtspiel.engine.knowing import EVERYTHING
from nachtspiel.engine.table import ANEW
from nachtspiel.server.messages.answers import Point, Replay, Views
from nachtspiel.server.messages.told import EventTold
from nachtspiel.server.thoughts import MEMORY, Past
from nachtspiel.server.volume import OWN, Volume

JSON = "application/json"


def course(past: Past, seat: int | None, is_open: bool, events: list[list[EventTold]]) -> Volume:
    """Every point of a game: its round, what had happened since the one before (`events`), and how things stood. `seat`
    is `None` with everything open."""
    match = MEMORY.match(past)
    points = []
    for number, (table, heard) in enumerate(zip(match.points(), events, strict=True)):
        held = match.game.knowing.course(table) if is_open else []
        line = match.lines[match.marks[number - 1].lines] if seat is None and number else None
        decision = None if line is None or line.value == ANEW else (line.seat, line.value)
        points.append(Point(match.game.round(table), heard, held, decision))
    return Volume(JSON, msgspec.json.encode(Replay(past.id, past.game, past.names, seat, is_open, points)), OWN)


def page(past: Past, seat: int | None, since: int, count: int) -> Volume:
    """What was to be seen at some points of a game, one after the other."""
    match = MEMORY.match(past)
    whose = EVERYTHING if seat is None else seat
    views = [match.game.knowing.view(table, whose) for table in islice(match.points(since), count)]
    return Volume(JSON, msgspec.json.encode(Views(since, views)), OWN)
