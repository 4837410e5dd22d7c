"""The visible mind: hints for those who have to decide, and the look back at games that are over."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

from nachtspiel.bots import review
from nachtspiel.bots.advice import Advice
from nachtspiel.server import thoughts
from nachtspiel.server.messages.insight import (
    GuessTold,
    Hint,
    MomentTold,
    ProspectTold,
    ReasonTold,
    Review,
    SlipTold,
    TurnTold,
)
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.tables import PERSON
from nachtspiel.server.thinkers import Lost
from nachtspiel.server.turns import FROM, Asker

if TYPE_CHECKING:
    from nachtspiel.server.hall import Hall
    from nachtspiel.server.room import Room

LOG = logging.getLogger("nachtspiel.server")
KEPT = 500  # hints and reviews that are remembered
HintKey = tuple[str, int, int, int]  # match, seat, age, number of the question
ReviewKey = tuple[str, int]


class LookBack:
    """A review, as far as it has come."""

    def __init__(self, seat: int) -> None:
        self.told = Review(seat, 0, 0, [], [], [])
        self.begun = asyncio.Event()  # the curve is there
        self.task: asyncio.Task[None] | None = None


class Insight:
    """All hints and reviews of one server. Each is thought of once, and remembered."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.hints: OrderedDict[HintKey, asyncio.Task[Hint]] = OrderedDict()
        self.reviews: OrderedDict[ReviewKey, LookBack] = OrderedDict()

    # ------------------------------------------------------------ hints

    async def hint(self, room: "Room", seat: int, age: int, number: int) -> Hint:
        """A hint for the seat that is asked. It is thought of from what the seat may know, and nothing waits for it."""
        ledger = room.ledger
        if not ledger.has_hints():
            raise Problem(403, "no-hints", "no hints are given at this table")
        question = ledger.match.table.question(seat)
        if question is None or age != ledger.age or question.number != number:
            raise Problem(409, "stale", "that decision is not open; look at the table again")
        if ledger.sits[seat] != PERSON:
            raise Problem(409, "stand-in", "somebody else sits on that seat now")
        key = (room.id, seat, age, number)
        found = self.hints.get(key)
        if found is None:
            self.hall.hint_rates.check(f"{room.id} {seat}")
            past = thoughts.Past(room.id, ledger.match)
            found = self.hints[key] = asyncio.ensure_future(self.advise(room.asker, past, seat, number))
            found.add_done_callback(lambda task: self.settle(key, task))
            while len(self.hints) > KEPT:
                self.hints.popitem(last=False)
        try:
            return await asyncio.shield(found)
        except (Lost, RuntimeError):
            raise Problem(503, "busy", "no hint can be given just now; try again in a moment") from None

    async def advise(self, asker: Asker, past: thoughts.Past, seat: int, number: int) -> Hint:
        limits = self.hall.config.limits
        advice = await self.hall.thinkers.think(
            thoughts.hint, past, seat, limits.hint_iterations, limits.hint_seconds, asker=asker
        )
        return hint_told(advice, number)

    def settle(self, key: HintKey, task: asyncio.Task[Hint]) -> None:
        """What could not be thought of may be asked for again."""
        error = None if task.cancelled() else task.exception()
        if task.cancelled() or error is not None:
            self.hints.pop(key, None)
        if isinstance(error, Lost | RuntimeError):
            LOG.error("a hint could not be thought of", exc_info=error, extra={"match": key[0]})

    # ------------------------------------------------------------ looking back

    async def review(self, room: "Room", seat: int) -> Review:
        """A game that is over, as this seat played it: begun by the first who asks, told as far as it has come."""
        await self.hall.check_open(room, "one can look back when the game is over")
        if not room.ledger.game.thinking.can_judge():
            raise Problem(409, "no-chances", "the chances of this game cannot be told yet")
        key = (room.id, seat)
        found = self.reviews.get(key)
        if found is None:
            at_work = sum(one.task is not None and not one.task.done() for one in self.reviews.values())
            if at_work >= self.hall.config.limits.reviews:
                raise Problem(503, "busy", "too many look back just now; try again in a moment")
            found = self.reviews[key] = LookBack(seat)
            past = thoughts.Past(room.id, room.ledger.match)
            found.task = asyncio.ensure_future(self.look_back(key, found, past, Asker(FROM.get(), room.id)))
            while len(self.reviews) > KEPT:
                self.reviews.popitem(last=False)
        self.reviews.move_to_end(key)
        await found.begun.wait()
        if key not in self.reviews:
            raise Problem(503, "busy", "one cannot look back just now; try again in a moment")
        return found.told

    async def look_back(self, key: ReviewKey, found: LookBack, past: thoughts.Past, asker: Asker) -> None:
        """Decision by decision, so that others can think in between."""
        _, seat = key
        try:
            outline = await self.hall.thinkers.think(thoughts.outline, past, seat, asker=asker, patient=True)
            found.told = review_told(seat, outline)
            found.begun.set()
            limits = self.hall.config.limits
            seconds = limits.review_seconds / max(1, len(outline.choices))
            for choice in outline.choices:
                slip = await self.hall.thinkers.think(
                    thoughts.reconsider, past, seat, choice, limits.review_iterations, seconds, asker=asker,
                    patient=True,
                )  # fmt: skip
                if slip is not None:
                    found.told.slips.append(slip_told(slip))
                found.told.done += 1
        except (Lost, RuntimeError):
            LOG.exception("a game could not be looked back at", extra={"match": past.id})
            self.reviews.pop(key, None)
        finally:
            found.begun.set()

    async def close(self) -> None:
        tasks = [*self.hints.values(), *(one.task for one in self.reviews.values() if one.task is not None)]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


# ---------------------------------------------------------------- as it is told


def share(chance: float) -> float:
    return round(chance, 3)


def hint_told(advice: Advice, number: int) -> Hint:
    known = [one for one in advice.prospects if one.visits > 1 or len(advice.prospects) == 1]  # time may have run out
    prospects = [ProspectTold(one.option, share(one.chance), share(one.error)) for one in known]
    guesses = [GuessTold(one.seat, one.option, share(one.share)) for one in advice.guesses]
    reasons = [ReasonTold(one.seat, one.what, round(one.change, 1)) for one in advice.reasons]
    return Hint(number, advice.rule, advice.clearness(), prospects, guesses, reasons)


def slip_told(slip: review.Slip) -> SlipTold:
    return SlipTold(slip.decision, slip.number, slip.chosen, slip.better, share(slip.loss))


def review_told(seat: int, outline: review.Outline) -> Review:
    curve = [MomentTold(one.decision, share(one.chance)) for one in outline.curve]
    turns = [TurnTold(one.number, share(one.change)) for one in outline.turns]
    return Review(seat, 0, len(outline.choices), curve, turns, [])
