"""The hall: finds, loads, keeps and forgets rooms, founds new ones, and listens to the other servers."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.lesson import LEARNER, Lesson
from nachtspiel.engine.match import Line, Match
from nachtspiel.games.registry import game as game_of
from nachtspiel.games.registry import names as names_of
from nachtspiel.games.registry import nearest
from nachtspiel.server import guards
from nachtspiel.server.campaigns import Campaigns, tell_next
from nachtspiel.server.company import Company
from nachtspiel.server.config import Config
from nachtspiel.server.hourglass import Hourglass
from nachtspiel.server.insight import Insight
from nachtspiel.server.ledger import Ledger, first_rows, unplayed
from nachtspiel.server.messages.answers import Founded
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.messages.wishes import Found, Learn, SeatWish
from nachtspiel.server.metrics import Metrics
from nachtspiel.server.porch import Porch, Standing, Tally, most_connections
from nachtspiel.server.room import Room
from nachtspiel.server.seating import Seated, seated
from nachtspiel.server.store import Store, now
from nachtspiel.server.tables import PERSON, Founding, Row
from nachtspiel.server.thinkers import Thinkers
from nachtspiel.server.thoughts import STAND_IN
from nachtspiel.server.turns import FROM, Asker, Turns
from nachtspiel.server.volume import Unread
from nachtspiel.server.wire import Wire
from nachtspiel.server.writer import Conflict, StoreDown

LOG = logging.getLogger("nachtspiel.server")
SWEEP = 15.0  # seconds
LOADS = 1  # matches that are played again at the same time, beside the event loop


class Hall:
    """All matches of one server."""

    def __init__(self, config: Config, clock: Callable[[], int] = now) -> None:
        self.config = config
        self.metrics = Metrics()
        self.store = Store(config.db, clock, self.metrics.storing.observe)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        limits = config.limits
        self.thinkers = Thinkers(
            limits.thinking, limits.thoughts, self.metrics, config.compiled, limits.thoughts_per_address
        )
        self.company = Company(self)
        self.hourglass = Hourglass(self)
        self.insight = Insight(self)
        self.campaigns = Campaigns(self)
        self.wire = Wire(config.db, self.heard, self.back) if config.is_shared() else None
        self.rates = guards.Rates(limits.requests_per_second, limits.request_burst)
        self.page_rates = guards.Rates(limits.pages_per_second, limits.page_burst)
        self.found_rates = guards.Rates(limits.founded_per_minute / 60, limits.found_burst)
        self.hint_rates = guards.Rates(limits.hints_per_minute / 60, limits.hint_burst)
        self.chat_rates = guards.Rates(limits.said_per_minute / 60, limits.say_burst)
        self.still_rates = guards.Rates(limits.stills_per_minute / 60, limits.still_burst)
        self.loads = Turns(LOADS)
        self.unread = Unread()
        self.sockets: Counter[str] = Counter()  # how many each address has open
        self.watchers: Counter[str] = Counter()  # and how many of them without a key
        self.porch = Porch(limits.waiting_per_address, most_connections(), self.turned_away)
        self.tally = Tally()
        self.tasks: list[asyncio.Task[None]] = []
        self.errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        self.tasks.append(asyncio.create_task(self.sweep()))
        if self.wire is not None:
            self.tasks.append(asyncio.create_task(self.wire.run()))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.company.close()
        await self.hourglass.close()
        await self.insight.close()
        await self.thinkers.close()
        for room in list(self.rooms.values()):
            await room.settled()
        await self.store.close()

    def troubled(self, what: str, error: BaseException) -> None:
        """The store failed us."""
        self.metrics.troubles.labels(what).inc()
        LOG.error("the store failed", extra={"doing": what, "error": type(error).__name__, "why": str(error)[:200]})

    # ------------------------------------------------------------ rooms

    async def room(self, match: str) -> Room:
        """The room of a match, loaded from the store if need be; all that one sees there now is stored."""
        found = self.rooms.get(match)
        if found is not None:
            if self.config.is_shared():
                await found.refresh()
            else:
                await found.settled()
            self.company.wake(found)
            return found
        if not guards.is_id(match):
            raise Problem(404, "unknown", "there is no such match")
        waiting = self.loading.get(match)
        if waiting is None:
            waiting = self.loading[match] = asyncio.ensure_future(self.load(match))
            waiting.add_done_callback(lambda _: self.loading.pop(match, None))
        return await asyncio.shield(waiting)

    async def load(self, match: str) -> Room:
        try:
            founding = await self.store.founding(match)
            if founding is None:
                raise Problem(404, "unknown", "there is no such match")
            rows, hashes = await self.store.lines(match), await self.store.hashes(match)
            remarks = await self.store.remarks(match)
            following = None
            if founding.campaign is not None and founding.run is not None:
                following = await self.store.next_run(founding.campaign, founding.run)
        except Problem:
            raise
        except Exception as error:
            self.troubled("read", error)
            raise Problem(503, "store", "the games cannot be read just now; try again in a moment") from None
        try:
            ledger = await self.played(founding, rows)
        except Mistake as mistake:
            LOG.error("a match cannot be laid out", extra={"match": match, "why": str(mistake)})
            raise Problem(409, "other-rules", str(mistake)) from None
        if ledger.misfit is not None:
            LOG.error("a match does not go on", extra={"match": match, "why": str(ledger.misfit)})
        room = Room(self, ledger, hashes, remarks)
        room.next = following
        return self.keep(room)

    async def played(self, founding: Founding, rows: list[Row]) -> Ledger:
        """All that has happened to a match, played again: beside the event loop, one after the other."""
        await self.loads.take(Asker(FROM.get(), founding.id))
        try:
            return await asyncio.to_thread(Ledger, founding, rows)
        finally:
            self.loads.leave()

    async def unplayed(self, match: str, key: str | None) -> str:
        """The record of a match that cannot even be laid out here, for those who sit there."""
        founding = await self.store.founding(match)
        if founding is None or key is None or not guards.seats_of(key, await self.store.hashes(match)):
            raise Problem(403, "key", "only somebody with the key of a seat can read a match that does not fit")
        return unplayed(founding, await self.store.lines(match))

    def keep(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.metrics.rooms.set(len(self.rooms))
        self.company.wake(room)
        self.hourglass.turn(room)
        return room

    async def sweep(self) -> None:
        """Open the rooms where somebody's time will be up, and forget those that nobody has used for a while; the store
        keeps them."""
        while True:
            await self.hourglass.look_after()
            await asyncio.sleep(min(SWEEP, self.config.limits.idle_seconds))
            self.forget(time.monotonic() - self.config.limits.idle_seconds)

    def forget(self, before: float) -> None:
        for room in list(self.rooms.values()):
            idle = not room.subscribers and not room.lock.locked() and room.id not in self.company.tasks
            if idle and room.used < before:
                del self.rooms[room.id]
                self.hourglass.forget(room.id)
        self.metrics.rooms.set(len(self.rooms))

    # ------------------------------------------------------------ other servers

    def heard(self, payload: str) -> None:
        """Another server, or we ourselves, have stored something, or somebody came or went."""
        match, what, *more = payload.split(" ")
        room = self.rooms.get(match)
        if room is None:
            return
        if what == "lines" and room.ledger.seq < int(more[0]):
            self.later(room.refresh(seq=int(more[0]), remarks=0))
        elif what == "chat" and room.said < int(more[0]):
            self.later(room.refresh(seq=0, remarks=int(more[0])))
        elif what == "next":
            tell_next(room, more[0])
        elif what == "here" and self.wire is not None and more[2] != self.wire.name:
            room.heard_here(int(more[0]), more[2], more[1] == "1")

    def back(self) -> None:
        """We may have missed something: look after every room that is looked at, and say again who is here."""
        for room in self.rooms.values():
            if room.subscribers:
                self.later(room.refresh())
            for seat in {*(subscriber.seat for subscriber in room.subscribers), *room.calls}:
                self.say_here(room.id, seat, True)

    def say_here(self, match: str, seat: int, here: bool) -> None:
        if self.wire is not None and seat >= 0:
            self.wire.send(f"{match} here {seat} {int(here)} {self.wire.name}")

    def say_next(self, match: str, following: str) -> None:
        """Those who look at a finished run, here or at another server, hear of the next one."""
        room = self.rooms.get(match)
        if room is not None:
            tell_next(room, following)
        if self.wire is not None:
            self.wire.send(f"{match} next {following}")

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something when there is time; a failure is no news, the next look will tell."""

        async def quietly() -> None:
            with contextlib.suppress(Problem):
                await work

        task = asyncio.ensure_future(quietly())
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # ------------------------------------------------------------ founding

    async def found(self, wish: Found) -> Founded:
        """A new match, with a key for every person."""
        game = game_of(wish.game)
        if any(seat.again is not None for seat in wish.seats):
            raise Problem(400, "again", "only in the next run of a campaign somebody can come again")
        spare = names_of(game.name, nearest(game.name, wish.language))
        seats = seated(wish.seats, self.config.limits.name_length, spare)
        seed = None if wish.seed is None else int(wish.seed)
        founding = self.founding(game, seats, wish.settings, seed, wish.timer, None, wish.hints)
        return await self.begin(founding, None)

    async def teach(self, game_name: str, lesson: Lesson, wish: Learn) -> Founded:
        """A guided game: the learner, and bots that do as the lesson says, and play on when it is over. Its names are
        those of the game's English words, and told as the learner's language writes them."""
        game = game_of(game_name)
        spare = names_of(game.name, nearest(game.name, wish.language))
        written = dict(zip(names_of(game.name, "en"), spare, strict=False))
        wishes = [
            SeatWish(PERSON, wish.name or None) if seat == LEARNER else SeatWish(STAND_IN, written.get(other, other))
            for seat, other in enumerate(lesson.names)
        ]
        seats = seated(wishes, self.config.limits.name_length, spare)
        founding = self.founding(game, seats, lesson.settings)
        return await self.begin(founding, None, lesson)

    async def fork(
        self, room: Room, decisions: int, seats: list[SeatWish] | None, campaign: str | None = None,
        run: int | None = None,
    ) -> Founded:  # fmt: skip
        """A new match that goes on from a point of another: the same past, a new future. It may be the first run of its
        own in a campaign. What a person does not know of a game that is still being played is dealt anew."""
        ledger = room.ledger
        old = ledger.founding
        if seats is None:
            taken = Seated(list(old.kinds), list(ledger.names), list(old.owners))
        else:
            taken = seated(seats, self.config.limits.name_length, list(ledger.names))
            if len(taken.kinds) != len(old.kinds):
                raise Problem(400, "seats", f"this match has {len(old.kinds)} seats, not {len(taken.kinds)}")
        match = ledger.match
        founding = self.founding(
            match.game, taken, match.settings, None, old.timer, room.id, old.hints, match.carried, campaign, run
        )
        forked: Match = await asyncio.to_thread(match.fork, decisions, None)
        if not await self.is_open(room):
            blind, people = match.dealt_anew(decisions), old.seats_for_people()
            if blind is None and len(people) < len(old.kinds):
                blind = people[0]
            if blind is not None:
                forked.deal_anew(blind)
        return await self.begin(founding, forked.lines)

    async def is_open(self, room: Room) -> bool:
        """Whether all of a match may be known: it is over, and so is the one that it was dealt anew from."""
        ledger = room.ledger
        if not ledger.over:
            return False
        parent = ledger.founding.parent
        if parent is None or ledger.match.dealt_anew() is None:
            return True
        return await self.is_open(await self.room(parent))

    async def check_open(self, room: Room, what: str) -> None:
        """Refuse to tell what is known of a match only when it is open."""
        if not room.ledger.over:
            raise Problem(403, "not-over", what)
        if not await self.is_open(room):
            raise Problem(403, "parent-not-over", "this game goes on from one that is not over; wait for that")

    def founding(
        self, game: Game, seats: Seated, settings: dict[str, str], seed: int | None = None, timer: int | None = None,
        parent: str | None = None, hints: bool | None = None, carried: str = "", campaign: str | None = None,
        run: int | None = None,
    ) -> Founding:  # fmt: skip
        """What a new match of these people begins with."""
        settled = game.settle(len(seats.kinds), settings)
        usual = [setting.name for setting in game.settings if settled[setting.name] == setting.default]
        return Founding(
            guards.new_id(), game.name, game.version, game.content, settled, seed, seats.names, seats.kinds,
            seats.owners, timer, parent, self.store.clock(), hints, usual, carried, campaign, run,
        )  # fmt: skip

    async def begin(
        self, founding: Founding, past: list[Line] | None, lesson: Lesson | None = None,
        known: list[str | None] | None = None,
    ) -> Founded:  # fmt: skip
        """Keep a new match. `known`: the hashes of keys that people have already, from an earlier run."""
        rows = first_rows(founding, past, lesson)
        ledger = Ledger(founding, rows) if past is None else await self.played(founding, rows)
        fresh = {owner: guards.new_key() for owner in founding.owners}
        keys = [
            fresh[owner] if kind == PERSON else None
            for kind, owner in zip(founding.kinds, founding.owners, strict=True)
        ]
        hashes = [None if key is None else guards.hash_of(key) for key in keys]
        if known is not None:  # one key opens all seats of a person
            for seat, owner in enumerate(founding.owners):
                if known[owner] is not None and keys[seat] is not None:
                    keys[seat], hashes[seat] = None, known[owner]
        try:
            await self.store.found(founding, hashes, rows, ledger.due_by(founding.at))
        except Conflict:
            raise Problem(409, "run-open", "somebody else has begun this run already; look again") from None
        except StoreDown as error:
            self.troubled("write", error)
            raise Problem(503, "store", "the game cannot be kept safe just now; try again in a moment") from None
        self.metrics.founded.inc()
        self.keep(Room(self, ledger, hashes, []))
        return Founded(founding.id, {str(seat): key for seat, key in enumerate(keys) if key is not None})

    # ------------------------------------------------------------ addresses

    @contextlib.contextmanager
    def visit(self, address: str, watches: bool) -> Iterator[None]:
        """One open socket of an address. Those who only watch never take the last places from those who play."""
        limits = self.config.limits
        if self.sockets[address] >= limits.sockets_per_address or (
            watches and self.watchers[address] >= limits.watchers_per_address
        ):
            raise Problem(429, "too-many", "too many sockets are open from there")
        counts = [self.sockets, self.watchers] if watches else [self.sockets]
        for count in counts:
            count[address] += 1
        self.metrics.sockets.inc()
        try:
            yield
        finally:
            self.metrics.sockets.dec()
            for count in counts:
                count[address] -= 1
                if not count[address]:
                    del count[address]

    def peer(self, client: tuple[str, int] | None) -> str:
        """The address of a connection; empty if it is a proxy's, or unknown."""
        host = client[0] if client else ""
        return "" if self.config.is_proxy(host) else guards.house(host)

    def stand(self, one: Standing, connections: int) -> None:
        """A connection waits for something to be said. Proxies look after their own visitors."""
        if one.address:
            self.porch.come(one, connections)

    def turned_away(self, why: str, address: str) -> None:
        self.metrics.refused.labels(why).inc()
        self.tally.note(why, address)
