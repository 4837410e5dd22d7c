"""A game seen again, over HTTP: its course in one piece, which is small, and what was to be seen at its points in
pages. Both are made beside the event loop, from what had been played when somebody asked."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from itertools import islice
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import QueryParameter

from nachtspiel.engine import record
from nachtspiel.engine.knowing import EVERYTHING
from nachtspiel.engine.match import Past
from nachtspiel.engine.table import ANEW, NOBODY
from nachtspiel.server.audience import told
from nachtspiel.server.hall import Hall
from nachtspiel.server.messages.answers import Point, Replay, Views
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.refusals import REFUSALS
from nachtspiel.server.room import Room
from nachtspiel.server.routes import Asked, MatchId, bearer, entered, hall_of
from nachtspiel.server.volume import LENT, OWN, Volume, lend

OPEN = "open"
SPECTATOR = "spectator"
PAGE, MOST_PAGE = 16, 64  # points
AT_ONCE = 2  # replays that are written at the same time
MOST_KEPT = 32  # pages of finished games

Whose = Annotated[str, QueryParameter(max_length=16)]


class Replays:
    """What is written for those who look back, and what was written lately."""

    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.kept: OrderedDict[tuple[object, ...], Volume] = OrderedDict()

    async def volume(self, room: Room, what: tuple[object, ...], write: Callable[[Past], bytes]) -> Volume:
        """Something that is written from the past of a match; of a finished one it is kept for a while."""
        ledger = room.ledger
        key = (room.id, ledger.n, ledger.age, *what)
        found = self.kept.get(key)
        if found is None:
            past = ledger.match.past()
            async with self.turns:
                found = await asyncio.to_thread(lambda: Volume(MediaType.JSON, write(past), OWN))
            if past.table.over:
                self.kept[key] = found
        if key in self.kept:
            self.kept.move_to_end(key)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found


async def whose(hall: Hall, room: Room, own: int, wanted: str) -> int | None:
    """The seat whose game is seen again: by its number, as a spectator, or (`None`) with everything open."""
    if wanted == "":
        return own
    if wanted == OPEN:
        await hall.check_open(room, "all is open when the game is over")
        return None
    if wanted == SPECTATOR:
        return NOBODY
    if not wanted.isdecimal() or not wanted.isascii() or int(wanted) >= len(room.ledger.sits):
        raise Problem(400, "malformed", "the seat of a replay is a number, 'spectator' or 'open'")
    if int(wanted) != own:
        await hall.check_open(room, "the views of other seats are open when the game is over")
    return int(wanted)


def course(past: Past, seat: int | None, is_open: bool) -> list[Point]:
    """Every point of a game: its round, what had happened since the one before, and how things stood."""
    ends = [mark.events for mark in past.marks] + [len(past.events)]
    points = []
    begin = 0
    for number, (table, end) in enumerate(zip(past.points(), ends, strict=True)):
        events = [told(event) for event in past.events[begin:end] if seat is None or event.may_know(seat)]
        held = past.game.knowing.course(table) if is_open else []
        line = past.lines[past.marks[number - 1].lines] if seat is None and number else None
        decision = None if line is None or line.value == ANEW else (line.seat, line.value)
        points.append(Point(past.game.round(table), events, held, decision))
        begin = end
    return points


def views(past: Past, seat: int | None, since: int, count: int) -> list[dict[str, Any]]:
    """What was to be seen at some points of a game, one after the other."""
    knowing = past.game.knowing
    tables = islice(past.points(since), count)
    return [knowing.view(table, EVERYTHING if seat is None else seat) for table in tables]


@get("/api/matches/{match:str}/replay", responses=REFUSALS, opt=LENT)
async def get_replay(request: Asked, match: MatchId, seat: Whose = "") -> Response[Replay]:
    """The course of a game, from its first point to its last. `seat` is a number, `spectator` or `open`; before the end
    one sees only one's own."""
    room, own = await entered(request, match)
    hall = hall_of(request)
    wanted, is_open = await whose(hall, room, own, seat), await hall.is_open(room)
    head = (room.id, room.ledger.game.name, list(room.ledger.names), wanted, is_open)

    def write(past: Past) -> bytes:
        return msgspec.json.encode(Replay(*head, course(past, wanted, is_open)))

    replays: Replays = request.app.state.replays
    return lend(request, await replays.volume(room, ("course", *room.ledger.names, wanted, is_open), write))  # type: ignore[return-value]


@get("/api/matches/{match:str}/replay/views", responses=REFUSALS, opt=LENT)
async def get_views(
    request: Asked, match: MatchId, seat: Whose = "",
    since: Annotated[int, QueryParameter(name="from", ge=0, le=2**31)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_PAGE)] = PAGE,
) -> Response[Views]:  # fmt: skip
    """What was to be seen at the points of a game, a page of them."""
    room, own = await entered(request, match)
    wanted = await whose(hall_of(request), room, own, seat)
    if since > room.ledger.decisions:
        raise Problem(409, "no-point", f"this game has {room.ledger.decisions} decisions so far")

    def write(past: Past) -> bytes:
        return msgspec.json.encode(Views(since, views(past, wanted, since, count)))

    replays: Replays = request.app.state.replays
    return lend(request, await replays.volume(room, ("views", wanted, since, count), write))  # type: ignore[return-value]


@get("/api/matches/{match:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def get_record(request: Asked, match: MatchId) -> str:
    """The record of a finished game; of one that cannot go on here, for those who sit there: as far as it fits, or as
    it is stored if not even its set-up does."""
    try:
        room, seat = await entered(request, match)
    except Problem as problem:
        if problem.reason != "other-rules":
            raise
        return await hall_of(request).unplayed(match, bearer(request))
    stopped = room.ledger.misfit is not None and seat != NOBODY
    if not stopped:
        await hall_of(request).check_open(room, "the record is open when the game is over")
    async with room.lock:
        return await asyncio.to_thread(record.write, room.ledger.match, not stopped)


REPLAYS = [get_replay, get_views, get_record]
