"""Matches over HTTP: found, look, decide, talk, take back, go on from a point."""

import asyncio
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from nachtspiel.engine.game import check
from nachtspiel.engine.table import NOBODY
from nachtspiel.games.registry import nearest
from nachtspiel.server.audience import told
from nachtspiel.server.hall import Hall
from nachtspiel.server.lessons import lesson
from nachtspiel.server.library import known, part
from nachtspiel.server.messages.answers import Claimed, Done, Earlier, Founded, Opened
from nachtspiel.server.messages.campaigns import Begin, Branch, CampaignFounded, CampaignTold, RunWish
from nachtspiel.server.messages.insight import Preview
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.messages.told import Table
from nachtspiel.server.messages.wishes import (
    Consent,
    Decision,
    Fork,
    Found,
    Learn,
    SeatAway,
    SeatChange,
    Signalled,
    Spoken,
)
from nachtspiel.server.preview import preview
from nachtspiel.server.refusals import REFUSALS
from nachtspiel.server.room import Room
from nachtspiel.server.turns import FROM

T = TypeVar("T")
MOST_EARLIER = 1000  # events of a log that are told at once
Asked = Request[Any, Any, Any]
MatchId = Annotated[str, PathParameter(max_length=64)]
CampaignId = Annotated[str, PathParameter(max_length=64)]


def hall_of(request: Asked) -> Hall:
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def bearer(request: Asked) -> str | None:
    """The key that a request carries."""
    text = request.headers.get("authorization")
    if text is None:
        return None
    scheme, _, key = text.partition(" ")
    if scheme.casefold() != "bearer" or not key.strip() or len(key) > 100:
        raise Problem(403, "key", "a key is sent as 'Authorization: Bearer KEY'")
    return key.strip()


async def entered(request: Asked, match: str) -> tuple[Room, int]:
    """The room, and the seat of whoever asks (`NOBODY` for spectators). Whose key opens several seats says which."""
    room = await hall_of(request).room(match)
    wanted = request.headers.get("nachtspiel-seat")
    if wanted is not None and not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 3):
        raise Problem(400, "malformed", "the header nachtspiel-seat takes the number of a seat, from 0")
    seat = room.seat_of(bearer(request), None if wanted is None else int(wanted))
    if seat != NOBODY:
        room.called(seat)
    return room, seat


async def seated(request: Asked, match: str) -> tuple[Room, int]:
    """The room, and the seat of whoever asks, who must have a key."""
    room, seat = await entered(request, match)
    if seat == NOBODY:
        raise Problem(403, "key", "only somebody with the key of a seat can do that")
    return room, seat


async def exact(request: Asked, data: T) -> T:
    """The body again, without any kindness: a number in quotes is no number."""
    try:
        return msgspec.json.decode(await request.body(), type=type(data))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Problem(400, "malformed", f"the request is malformed: {str(error)[:200]}") from None


async def said(request: Asked, match: str, data: T) -> tuple[Room, int, T]:
    """The room, the seat of whoever says something there, and what they say."""
    room, seat = await seated(request, match)
    return room, seat, await exact(request, data)


# ---------------------------------------------------------------- playing


@post("/api/matches", status_code=201, responses=REFUSALS)
async def found_match(request: Asked, data: JSONBody[Found]) -> Founded:
    """Found a match. The answer holds the secret key of every person's seat."""
    hall = hall_of(request)
    hall.found_rates.check(FROM.get())
    return await hall.found(await exact(request, data))


@post("/api/games/{name:str}/lessons/{which:str}", status_code=201, responses=REFUSALS)
async def found_lesson(request: Asked, name: FromPath[str], which: FromPath[str], data: JSONBody[Learn]) -> Founded:
    """Found a guided game, in which one person learns by playing."""
    hall = hall_of(request)
    data = await exact(request, data)
    found = lesson(known(name).name, which)
    hall.found_rates.check(FROM.get())
    return await hall.teach(name, found, data)


@get("/api/matches/{match:str}", responses=REFUSALS)
async def get_match(request: Asked, match: MatchId, seen: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0) -> Table:
    """The table as the seat of the key sees it, or without a key as spectators do."""
    room, seat = await entered(request, match)
    return room.table_for(seat, seen)


@get("/api/matches/{match:str}/events", responses=REFUSALS)
async def get_events(
    request: Asked, match: MatchId, before: Annotated[int, QueryParameter(ge=0, le=2**31)],
    count: Annotated[int, QueryParameter(ge=1, le=MOST_EARLIER)] = MOST_EARLIER,
) -> Earlier:  # fmt: skip
    """The events of this seat's log that came before the first `before` of them had been heard."""
    room, seat = await entered(request, match)
    return room.earlier(seat, before, count)


@get("/api/matches/{match:str}/catalogue", responses=REFUSALS)
async def get_parts(
    request: Asked,
    match: MatchId,
    codes: Annotated[str, QueryParameter(max_length=4000)],
    language: Annotated[str, QueryParameter(max_length=16)] = "en",
) -> dict[str, Opened]:
    """The sealed parts of the box of these codes, separated by commas, with their words: those that this seat has seen
    opened. Of the others nothing is told, not even whether they exist."""
    room, seat = await entered(request, match)
    game = room.ledger.game
    opened = set(game.knowing.revealed(room.ledger.match.table, seat))
    spoken = nearest(game.name, language)
    return {code: part(game, code, spoken) for code in codes.split(",") if code in opened}


@post("/api/matches/{match:str}/decisions", status_code=200, responses=REFUSALS)
async def post_decision(request: Asked, match: MatchId, data: JSONBody[Decision]) -> Done:
    """Decide. The same decision sent twice counts once."""
    room, seat, data = await said(request, match, data)
    await room.decide(seat, data.age, data.decision, data.option)
    return Done(room.ledger.n)


@get("/api/matches/{match:str}/preview", responses=REFUSALS)
async def get_preview(
    request: Asked, match: MatchId, decision: Annotated[int, QueryParameter(ge=0, le=2**31)],
    option: Annotated[int, QueryParameter(ge=-(2**31), le=2**31)],
) -> Preview:  # fmt: skip
    """What might follow if this seat decided so: several futures, imagined from what it may know. None if it is not
    asked that (any more)."""
    room, seat = await seated(request, match)
    game, table = room.ledger.game, room.ledger.match.table
    question = table.question(seat)
    if question is None or question.number != decision:
        return Preview([])
    check(game, table, seat, option)
    runs = await asyncio.to_thread(preview, game, table.copy(), seat, option)
    return Preview([[told(event) for event in run] for run in runs])


@post("/api/matches/{match:str}/undo", status_code=200, responses=REFUSALS)
async def post_undo(request: Asked, match: MatchId, data: JSONBody[Consent]) -> Done:
    """Ask to take back, or say whether one agrees to it."""
    room, seat, data = await said(request, match, data)
    if data.agree is None:
        await room.ask_undo(seat)
    else:
        await room.agree(seat, data.agree)
    return Done(room.ledger.n)


@post("/api/matches/{match:str}/seat", status_code=200, responses=REFUSALS)
async def post_seat(request: Asked, match: MatchId, data: JSONBody[SeatChange]) -> Done:
    """Name the seat, let a bot stand in, or take the seat back."""
    room, seat, data = await said(request, match, data)
    wishes = (data.name is not None) + (data.stand_in is not None) + data.take_back
    if wishes != 1 or (data.seat is not None and data.stand_in is None):
        raise Problem(400, "malformed", "say one thing: a name, a bot that stands in, or that the seat is taken back")
    if data.name is not None:
        await room.rename(seat, data.name)
    else:
        await room.sit(seat, seat if data.seat is None else data.seat, data.stand_in)
    return Done(room.ledger.n)


@post("/api/matches/{match:str}/claim", status_code=200, responses=REFUSALS)
async def post_claim(request: Asked, match: MatchId) -> Claimed:
    """Exchange the key of an invitation for one that nobody else has seen; the old one opens nothing any more."""
    room, _ = await seated(request, match)
    return await room.claim(bearer(request) or "")


@post("/api/matches/{match:str}/chat", status_code=200, responses=REFUSALS)
async def post_chat(request: Asked, match: MatchId, data: JSONBody[Spoken]) -> Done:
    """Say something at the table."""
    room, seat, data = await said(request, match, data)
    await room.say(seat, data.text)
    return Done(room.ledger.n)


@post("/api/matches/{match:str}/signals", status_code=200, responses=REFUSALS)
async def post_signal(request: Asked, match: MatchId, data: JSONBody[Signalled]) -> Done:
    """Give one of the game's signals."""
    room, seat, data = await said(request, match, data)
    await room.signal(seat, data.name)
    return Done(room.ledger.n)


@post("/api/matches/{match:str}/away", status_code=200, responses=REFUSALS)
async def post_away(request: Asked, match: MatchId, data: JSONBody[SeatAway]) -> Done:
    """Let groups not wait for a seat: one's own, or that of somebody who has left."""
    room, seat, data = await said(request, match, data)
    await room.count_out(seat, seat if data.seat is None else data.seat)
    return Done(room.ledger.n)


@post("/api/matches/{match:str}/fork", status_code=201, responses=REFUSALS)
async def post_fork(request: Asked, match: MatchId, data: JSONBody[Fork]) -> Founded:
    """A new match that goes on from the point after so many decisions."""
    room, seat = await entered(request, match)
    data = await exact(request, data)
    ledger = room.ledger
    if not ledger.over and (seat == NOBODY or not ledger.is_alone()):
        raise Problem(403, "not-over", "one can go on from here when the game is over, or alone with bots")
    if data.decisions > ledger.decisions:
        raise Problem(409, "no-point", f"this game has {ledger.decisions} decisions so far")
    hall = hall_of(request)
    hall.found_rates.check(FROM.get())
    return await hall.fork(room, data.decisions, data.seats)


# ---------------------------------------------------------------- campaigns


@post("/api/campaigns", status_code=201, responses=REFUSALS)
async def begin_campaign(request: Asked, data: JSONBody[Begin]) -> CampaignFounded:
    """Begin a campaign. The answer holds the secret key that begins its runs."""
    hall = hall_of(request)
    hall.found_rates.check(FROM.get())
    return await hall.campaigns.begin(await exact(request, data))


@get("/api/campaigns/{campaign:str}", responses=REFUSALS)
async def get_campaign(request: Asked, campaign: CampaignId) -> CampaignTold:
    """A campaign: its runs, what stands between them, and the run that is being played."""
    return await hall_of(request).campaigns.look(campaign, bearer(request))


@get("/api/campaigns/{campaign:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def get_campaign_record(request: Asked, campaign: CampaignId) -> str:
    """The record of a campaign, with all runs that are over."""
    return await hall_of(request).campaigns.record(campaign)


@post("/api/campaigns/{campaign:str}/runs", status_code=201, responses=REFUSALS)
async def post_run(request: Asked, campaign: CampaignId, data: JSONBody[RunWish]) -> Founded:
    """Begin the next run. The answer holds the keys of those who are new."""
    hall = hall_of(request)
    data = await exact(request, data)
    hall.found_rates.check(FROM.get())
    return await hall.campaigns.run(campaign, bearer(request), data)


@post("/api/campaigns/{campaign:str}/fork", status_code=201, responses=REFUSALS)
async def post_branch(request: Asked, campaign: CampaignId, data: JSONBody[Branch]) -> CampaignFounded:
    """Go on from a point of an old run, as a new campaign."""
    hall = hall_of(request)
    data = await exact(request, data)
    hall.found_rates.check(FROM.get())
    return await hall.campaigns.branch(campaign, bearer(request), data)


MATCHES = [
    found_match, found_lesson, get_match, get_events, get_parts, get_preview, post_decision, post_undo, post_seat,
    post_claim, post_chat, post_signal, post_away, begin_campaign, get_campaign, get_campaign_record, post_run,
    post_branch, post_fork,
]  # fmt: skip
