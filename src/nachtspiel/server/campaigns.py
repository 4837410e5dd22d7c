"""Campaigns: a campaign is the chain of its runs, a run is a match. What stands between two runs is what the finished
one has left; nothing else is kept but how each run has ended, which could be played again at any time."""

import asyncio
import hmac
from typing import TYPE_CHECKING

import msgspec

from nachtspiel.engine import record
from nachtspiel.engine.campaign import chained
from nachtspiel.engine.game import Game
from nachtspiel.games.registry import game as game_of
from nachtspiel.games.registry import names as names_of
from nachtspiel.games.registry import nearest
from nachtspiel.server import guards
from nachtspiel.server.messages.answers import Founded
from nachtspiel.server.messages.campaigns import Begin, Branch, CampaignFounded, CampaignTold, RunTold, RunWish
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.messages.told import Next
from nachtspiel.server.room import Room
from nachtspiel.server.seating import seated
from nachtspiel.server.tables import Campaign, End, Run
from nachtspiel.server.writer import Conflict, StoreDown

if TYPE_CHECKING:
    from nachtspiel.server.hall import Hall

MOST_BRANCHES = 64  # campaigns that branched off campaigns that branched off ...


class Campaigns:
    """All campaigns of one server."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.store = hall.store

    # ------------------------------------------------------------ looking

    async def campaign(self, name: str) -> Campaign:
        found = await self.store.campaign(name) if guards.is_id(name) else None
        if found is None:
            raise Problem(404, "unknown", "there is no such campaign")
        return found

    async def runs(self, campaign: Campaign) -> list[Run]:
        """The runs of a campaign, in order; those before the point where it branched off are its parent's."""
        found = await self.store.runs(campaign.id)
        for _ in range(MOST_BRANCHES):
            if campaign.parent is None or campaign.parent_run is None:
                break
            first = found[0].run if found else campaign.parent_run
            campaign = await self.campaign(campaign.parent)
            found = [run for run in await self.store.runs(campaign.id) if run.run < first] + found
        return found

    async def ended(self, run: Run) -> End | None:
        """How a run has ended; nothing while it is being played. Kept, so that a long campaign is looked at quickly."""
        if run.end is not None:
            return run.end
        room = await self.hall.room(run.match)
        ledger = room.ledger
        if not ledger.over:
            return None
        table = ledger.match.table
        end = End(ledger.game.won(table), ledger.game.scores(table), ledger.game.leaves(table))
        try:
            await self.store.end(run.match, end)
        except Conflict:
            pass  # finished twice counts once
        except StoreDown as error:
            self.hall.troubled("write", error)
        return end

    async def look(self, name: str, key: str | None) -> CampaignTold:
        """A campaign as everybody may see it who knows its name."""
        campaign = await self.campaign(name)
        runs = await self.runs(campaign)
        ends = [await self.ended(run) for run in runs]
        left = next((end.leaves for end in reversed(ends) if end is not None), "")
        game = game_of(campaign.game)
        told = [
            RunTold(
                run.run, run.match, run.names, run.persons, run.at, end is not None, [] if end is None else end.won,
                [] if end is None else end.scores,
            )
            for run, end in zip(runs, ends, strict=True)
        ]  # fmt: skip
        return CampaignTold(
            campaign.id, campaign.game, campaign.name, campaign.at, campaign.parent, campaign.parent_run, told,
            game.knowing.chronicle(left), runs[-1].match if runs and ends[-1] is None else None, game.goes_on(left),
            self.opens(campaign, key),
        )  # fmt: skip

    async def record(self, name: str) -> str:
        """The record of a campaign: the records of its runs, one after the other, as far as they are over."""
        texts = []
        for run in await self.runs(await self.campaign(name)):
            room = await self.hall.room(run.match)
            if await self.hall.is_open(room):
                texts.append(await asyncio.to_thread(record.write, room.ledger.match))
        if not texts:
            raise Problem(403, "not-over", "the record of a campaign is open when its first run is over")
        return chained(texts)

    def opens(self, campaign: Campaign, key: str | None) -> bool:
        return key is not None and hmac.compare_digest(guards.hash_of(key), campaign.key_hash)

    # ------------------------------------------------------------ beginning

    async def begin(self, wish: Begin) -> CampaignFounded:
        """A new campaign, without any run yet."""
        game = carrying(wish.game)
        name = guards.clean(wish.name or "", self.hall.config.limits.name_length)
        return await self.keep(game.name, name)

    async def keep(
        self, game: str, name: str, parent: str | None = None, parent_run: int | None = None
    ) -> CampaignFounded:
        key = guards.new_key()
        campaign = Campaign(guards.new_id(), game, name, self.store.clock(), guards.hash_of(key), parent, parent_run)
        try:
            await self.store.begin(campaign)
        except (Conflict, StoreDown) as error:
            self.hall.troubled("write", error)
            raise Problem(503, "store", "the campaign cannot be kept safe just now; try again in a moment") from None
        return CampaignFounded(campaign.id, key)

    async def run(self, name: str, key: str | None, wish: RunWish) -> Founded:
        """The next run. Only one is open at a time; of two that are begun at the same moment one is too late."""
        campaign = await self.campaign(name)
        if not self.opens(campaign, key):
            raise Problem(403, "key", "only the key of the campaign begins its runs")
        runs = await self.runs(campaign)
        last = await self.ended(runs[-1]) if runs else None
        if runs and last is None:
            raise Problem(409, "run-open", "the last run is not over yet")
        game = game_of(campaign.game)
        carried = "" if last is None else last.leaves
        if runs and not game.goes_on(carried):
            raise Problem(409, "campaign-over", "this campaign has come to its end; go on from an old run instead")
        spare = names_of(game.name, nearest(game.name, wish.language))
        seats = seated(wish.seats, self.hall.config.limits.name_length, spare)
        before = await self.store.hashes(runs[-1].match) if runs else []
        known = [again(wished.again, before) for wished in wish.seats]
        founding = self.hall.founding(
            game, seats, wish.settings, None, wish.timer, None, wish.hints, carried, campaign.id,
            runs[-1].run + 1 if runs else 1,
        )  # fmt: skip
        founded = await self.hall.begin(founding, None, known=known)
        if runs:
            self.hall.say_next(runs[-1].match, founding.id)
        return founded

    async def branch(self, name: str, key: str | None, wish: Branch) -> CampaignFounded:
        """A new campaign that goes on from a point of an old run: the same past, a new future."""
        campaign = await self.campaign(name)
        runs = await self.runs(campaign)
        chosen = next((run for run in runs if run.run == wish.run), None)
        if chosen is None:
            raise Problem(404, "unknown", f"this campaign has no run {wish.run}")
        room = await self.hall.room(chosen.match)
        if not room.ledger.over and not (self.opens(campaign, key) and room.ledger.is_alone()):
            raise Problem(403, "not-over", "one can go on from a run when it is over, or alone with the campaign's key")
        if wish.decisions > room.ledger.decisions:
            raise Problem(409, "no-point", f"this run has {room.ledger.decisions} decisions so far")
        founded = await self.keep(campaign.game, campaign.name, campaign.id, chosen.run)
        match = await self.hall.fork(room, wish.decisions, wish.seats, founded.campaign, chosen.run)
        return msgspec.structs.replace(founded, match=match.match, keys=match.keys)


def carrying(name: str) -> Game:
    game = game_of(name)
    if not game.carries:
        raise Problem(400, "no-campaign", f"{name} is played one game at a time, it has no campaigns")
    return game


def again(seat: int | None, hashes: list[str | None]) -> str | None:
    """The hash of the key that a seat of the last run has; nothing if it is somebody new."""
    if seat is None:
        return None
    if seat >= len(hashes) or hashes[seat] is None:
        raise Problem(400, "again", f"nobody sat on seat {seat + 1} of the last run")
    return hashes[seat]


def tell_next(room: Room, match: str) -> None:
    """Those who still look at a finished run hear of the next one."""
    room.next = match
    room.send_all(Next(match))
