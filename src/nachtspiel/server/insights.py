"""Hints and reviews over HTTP."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from nachtspiel.engine.table import NOBODY
from nachtspiel.server.messages.insight import Hint, Review
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.messages.wishes import HintWish
from nachtspiel.server.refusals import REFUSALS
from nachtspiel.server.routes import Asked, MatchId, entered, exact, hall_of, seated


@post("/api/matches/{match:str}/hint", status_code=200, responses=REFUSALS)
async def post_hint(request: Asked, match: MatchId, data: JSONBody[HintWish]) -> Hint:
    """A hint for the decision that this seat is asked for: the best options, how likely one wins with them, and what
    the others are expected to do. Only what the seat may know is thought about."""
    room, seat = await seated(request, match)
    data = await exact(request, data)
    return await hall_of(request).insight.hint(room, seat, data.age, data.decision)


@get("/api/matches/{match:str}/review", responses=REFUSALS)
async def get_review(
    request: Asked, match: MatchId, seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None
) -> Review:
    """A finished game as one seat played it (without a number: one's own): its chances, where they turned, what would
    have been better. The first who asks begins it; ask again until `done` has come to `decisions`."""
    room, own = await entered(request, match)
    wanted = own if seat is None else seat
    if wanted == NOBODY:
        raise Problem(400, "seat", "say whose game is looked back at, as seat=0 for the first seat")
    if wanted >= len(room.ledger.sits):
        raise Problem(400, "seat", f"this match has {len(room.ledger.sits)} seats, counted from 0")
    return await hall_of(request).insight.review(room, wanted)


INSIGHTS = [post_hint, get_review]
