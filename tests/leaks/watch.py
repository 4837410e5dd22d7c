"""Every way out of a house, tried for one seat: what is sent by itself, answered, refused, thought and logged."""

import json
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable

from nachtspiel.bots.mind import Mind
from nachtspiel.engine.table import NOBODY
from nachtspiel.server import thoughts
from tests.leaks.house import CAMPAIGN, MATCH, Answer, House, Seen, key_of, quiet

TIMES = 5  # a moment is measured so often, and the shortest counts
PREVIEWS = 2  # that are asked for
Found = AsyncIterator[tuple[str, Seen]]  # by the name of the way out
NUMBERED = 99  # no game has so many seats


def here(path: str) -> str:
    return f"/api/matches/{MATCH}{path}"


class Watch:
    """What one seat can get out of one world, in the order in which the worlds are compared."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.worlds = house.worlds
        self.seat = house.worlds.seat
        self.ledger = house.room.ledger
        self.times: list[tuple[str, float]] = []

    async def all(self) -> Found:
        """All ways out, those that change something last; at the very end how long something took."""
        for way in (
            self.at_the_table, self.looking, self.looking_back, self.thinking, self.refusals, self.talking,
            self.whole_server,
        ):  # fmt: skip
            async for name, seen in way():
                yield name, seen
        for name, took in self.times:
            yield name, took

    async def get(self, path: str) -> Answer:
        return await self.house.ask("GET", path, self.seat)

    async def post(self, path: str, said: object) -> Answer:
        return await self.house.ask("POST", path, self.seat, said)

    async def shortest(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        found = []
        for _ in range(TIMES):
            began = time.perf_counter()
            await work()
            found.append(time.perf_counter() - began)
        self.times.append((name, min(found)))

    # ------------------------------------------------------------ looking

    async def at_the_table(self) -> Found:
        """What is sent by itself, to the seat and to a spectator, while somebody decides; and the table then."""
        own, spectator = await self.house.visit(self.seat), await self.house.visit(NOBODY)
        await quiet(own)
        hello = own.heard.copy()
        own.heard.clear()
        spectator.heard.clear()
        began = time.perf_counter()
        await self.house.happen()
        await own.until(lambda: bool(own.heard))
        self.times.append(("time of news", time.perf_counter() - began))
        await quiet(own)
        await quiet(spectator)
        yield "table", await self.get(here(""))
        yield "socket", own.heard.copy()
        yield "spectator's table", await self.house.ask("GET", here(""))
        yield "spectator's socket", spectator.heard.copy()
        yield "hello", hello
        own.heard.clear()
        key = None if self.seat == NOBODY else key_of(self.seat)
        for seen in (0, self.ledger.n // 2, self.ledger.n):
            own.said(json.dumps({"t": "hello", "key": key, "seen": seen}).encode())
        await quiet(own)
        yield "hello again", own.heard

    async def looking(self) -> Found:
        yield "table after a cut", await self.get(here(f"?seen={self.ledger.n // 2}"))
        yield "earlier events", await self.get(here("/events?before=1000000&count=1000"))
        knowing, table = self.worlds.game.knowing, self.ledger.match.table
        codes = {code for seat in range(self.worlds.seats) for code in knowing.revealed(table, seat)}
        yield "sealed parts", await self.get(here(f"/catalogue?codes={','.join(sorted({*codes, 'A', '1'}))}"))
        await self.shortest("time of the table", lambda: self.get(here("")))

    async def looking_back(self) -> Found:
        last = max(0, self.ledger.decisions - 8)
        other = (self.seat + 1) % self.worlds.seats
        yield "replay", await self.get(here("/replay"))
        yield "replay's views", await self.get(here(f"/replay/views?from={last}"))
        yield "spectator's replay", await self.get(here("/replay?seat=spectator"))
        yield "spectator's replay's views", await self.get(here(f"/replay/views?seat=spectator&from={last}"))
        yield "another seat's replay", await self.get(here(f"/replay?seat={other}"))
        yield "another seat's views", await self.get(here(f"/replay/views?seat={other}&from={last}"))
        yield "open replay", await self.get(here(f"/replay/views?seat=open&from={last}"))
        yield "record", await self.get(here("/record"))
        yield "review", await self.get(here(f"/review?seat={other}"))
        yield "fork", await self.post(here("/fork"), {"decisions": 0})
        if self.worlds.game.carries:
            yield "campaign", await self.get(f"/api/campaigns/{CAMPAIGN}")
            yield "campaign's record", await self.get(f"/api/campaigns/{CAMPAIGN}/record")
            wish = {"run": 1, "decisions": 0}
            yield "campaign's fork", await self.post(f"/api/campaigns/{CAMPAIGN}/fork", wish)

    # ------------------------------------------------------------ asking

    async def thinking(self) -> Found:
        """What the server thinks for a seat that is asked."""
        question = None if self.seat == NOBODY else self.ledger.match.table.question(self.seat)
        if question is None:
            return
        for option in self.worlds.own[:PREVIEWS]:
            yield "preview", await self.get(here(f"/preview?decision={question.number}&option={option}"))
        yield "hint", await self.post(here("/hint"), {"decision": int(question.number), "age": self.ledger.age})
        mind = Mind(self.ledger.game, self.ledger.match.table, self.seat)
        yield "stand-in", [thoughts.decided(mind, thoughts.STAND_IN, 7)]

    async def refusals(self) -> Found:
        """What cannot be done."""
        open_now = [int(question.number) for question in self.ledger.match.table.questions]
        question = None if self.seat == NOBODY else self.ledger.match.table.question(self.seat)
        number = open_now[0] if question is None else int(question.number)

        def wrong(decision: int, option: int) -> Awaitable[Answer]:
            return self.post(here("/decisions"), {"decision": decision, "option": option, "age": self.ledger.age})

        for option in self.worlds.foreign:
            yield "refusal", await wrong(number, option)
        for other in [one for one in open_now if one != number]:
            yield "refusal of a foreign decision", await wrong(other, 0)
        for stale in (0, max(open_now) + 1):
            yield "refusal of a stale decision", await wrong(stale, 0)
        await self.shortest("time of a refusal", lambda: wrong(number, self.worlds.foreign[0]))
        yield "refusal of a stand-in", await self.post(here("/seat"), {"stand_in": "greedy", "seat": NUMBERED})
        yield "refusal of counting out", await self.post(here("/away"), {"seat": NUMBERED})

    async def talking(self) -> Found:
        """What is said at the table, and what is to be taken back; everybody hears it."""
        ear = await self.house.visit(NOBODY)
        ear.heard.clear()
        signals = self.worlds.game.naming.signals
        await self.house.ask("POST", here("/chat"), (self.seat + 1) % self.worlds.seats, {"text": "hm"})
        yield "chat", await self.post(here("/chat"), {"text": "so?"})
        yield "signal", await self.post(here("/signals"), {"name": signals[0] if signals else "x"})
        if self.worlds.own:
            own = await self.house.visit(self.seat)
            own.heard.clear()
            for option in (self.worlds.own[0], self.worlds.foreign[0]):
                own.said(json.dumps({"t": "announce", "id": 1, "option": option}).encode())
            await quiet(own)
            yield "announcement", own.heard
        yield "undo", await self.post(here("/undo"), {})
        yield "agreeing", await self.post(here("/undo"), {"agree": False})
        await quiet(ear)
        yield "hearsay", ear.heard

    # ------------------------------------------------------------ for all

    async def whole_server(self) -> Found:
        yield "games", await self.get("/api/games")
        yield "catalogue", await self.get(f"/api/games/{self.worlds.game.name}/catalogue")
        yield "health", await self.get("/health")
        yield "metrics", counted((await self.get("/metrics")).body.decode())
        yield "log", self.house.log


def counted(metrics: str) -> list[str]:
    """The figures, without how long something took."""
    lines = [line for line in metrics.splitlines() if not line.startswith("#")]
    return [line for line in lines if not re.search(r"_created|_seconds_(sum|bucket)", line)]
