"""A game seen again, over HTTP: its course in one piece, which is small, and what was to be seen at its points in
pages. Both are written in worker processes, from what had been played when somebody asked."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from itertools import pairwise
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import QueryParameter

from nachtspiel.engine import record
from nachtspiel.engine.match import Match
from nachtspiel.engine.table import NOBODY
from nachtspiel.server import retelling, thoughts
from nachtspiel.server.audience import told
from nachtspiel.server.hall import Hall
from nachtspiel.server.lending import LENT, lend
from nachtspiel.server.messages.answers import Replay, Views
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.messages.told import EventTold
from nachtspiel.server.refusals import REFUSALS
from nachtspiel.server.room import Room
from nachtspiel.server.routes import Asked, MatchId, bearer, entered, hall_of
from nachtspiel.server.thinkers import Lost
from nachtspiel.server.turns import FROM, Asker
from nachtspiel.server.volume import Volume

LOG = logging.getLogger("nachtspiel.server")
OPEN = "open"
SPECTATOR = "spectator"
PAGE, MOST_PAGE = 16, 64  # points
MOST_BYTES = 16 * 1024 * 1024  # of what is kept
MOST_UNREAD = 64 * 1024 * 1024  # of what is being read, until nothing more is written

Key = tuple[object, ...]
Whose = Annotated[str, QueryParameter(max_length=16)]


class Replays:
    """What is written for those who look back, and what was written lately."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.kept: OrderedDict[Key, Volume] = OrderedDict()
        self.bytes = 0  # of all that is kept
        self.at_work: dict[Key, asyncio.Task[Volume]] = {}

    async def volume(self, room: Room, what: Key, task: Callable[..., Volume], *given: object) -> Volume:
        """Something that is written from the past of a match, once for all who want it, and kept for a while. What is
        told of a match that goes on is told anew after the next decision."""
        ledger = room.ledger
        key = (room.id, ledger.n, ledger.age, *what)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if self.hall.unread.bytes > MOST_UNREAD:
            raise Problem(503, "busy", "too many read long answers just now; try again in a moment")
        writing = self.at_work.get(key)
        if writing is None:
            past = thoughts.Past(room.id, ledger.match)
            asker = Asker(FROM.get(), room.id)
            writing = asyncio.ensure_future(self.hall.thinkers.think(task, past, *given, asker=asker))
            self.at_work[key] = writing
            writing.add_done_callback(lambda done: self.written(key, done))
        try:
            return await asyncio.shield(writing)
        except (Lost, RuntimeError):
            raise Problem(503, "busy", "no game can be seen again just now; try again in a moment") from None

    def written(self, key: Key, done: "asyncio.Task[Volume]") -> None:
        del self.at_work[key]
        error = None if done.cancelled() else done.exception()
        if isinstance(error, Lost | RuntimeError):
            LOG.error("a game could not be seen again", exc_info=error, extra={"match": key[0]})
        if done.cancelled() or error is not None:
            return
        self.kept[key] = done.result()
        self.bytes += weight(self.kept[key])
        while self.bytes > MOST_BYTES:
            self.bytes -= weight(self.kept.popitem(last=False)[1])


def weight(volume: Volume) -> int:
    return len(volume.body) + len(volume.small)


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


def heard(match: Match, seat: int | None) -> list[list[EventTold]]:
    """What was told at each point of a game since the one before, as far as a seat may know it."""
    ends = [*(mark.events for mark in match.marks), len(match.events)]
    return [
        [told(event) for event in match.events[begin:end] if seat is None or event.may_know(seat)]
        for begin, end in pairwise([0, *ends])
    ]


@get("/api/matches/{match:str}/replay", responses=REFUSALS, opt=LENT)
async def get_replay(request: Asked, match: MatchId, seat: Whose = "") -> Response[Replay]:
    """The course of a game, from its first point to its last. `seat` is a number, `spectator` or `open`; before the end
    one sees only one's own."""
    room, own = await entered(request, match)
    hall = hall_of(request)
    wanted, is_open = await whose(hall, room, own, seat), await hall.is_open(room)
    replays: Replays = request.app.state.replays
    what = ("course", *room.ledger.names, wanted, is_open)
    events = heard(room.ledger.match, wanted)
    return lend(request, await replays.volume(room, what, retelling.course, wanted, is_open, events))  # type: ignore[return-value]


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
    replays: Replays = request.app.state.replays
    what = ("views", wanted, since, count)
    return lend(request, await replays.volume(room, what, retelling.page, wanted, since, count))  # type: ignore[return-value]


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
