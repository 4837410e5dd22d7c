"""A live match: its ledger in memory, those who look at it, and one lock. Everything that happens to it goes this way:

checked, done in memory but not yet told, stored in one transaction, told to everyone by their own view, acknowledged.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from nachtspiel.bots.levels import bot
from nachtspiel.bots.manners import unheard
from nachtspiel.engine.asking import GROUP, NOBODY
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import gives_up, waiting_seats
from nachtspiel.engine.knowing import FREE, SILENT
from nachtspiel.engine.match import check_names
from nachtspiel.engine.table import AWAY
from nachtspiel.server import fairness, guards, still
from nachtspiel.server.audience import Audience
from nachtspiel.server.ledger import REWIND, Ledger
from nachtspiel.server.messages.answers import Claimed
from nachtspiel.server.messages.problem import Problem, problem_of
from nachtspiel.server.store import Store
from nachtspiel.server.tables import PERSON, Remark, Row
from nachtspiel.server.writer import Claim, Conflict, StoreDown, due, gone

if TYPE_CHECKING:
    from nachtspiel.server.hall import Hall

TRIES = 20

T = TypeVar("T")
AT_WORK: set[asyncio.Future[Any]] = set()  # the event loop itself would forget them


class Room(Audience):
    """One match being played on this server."""

    def __init__(self, hall: "Hall", ledger: Ledger, hashes: list[str | None], remarks: list[Remark]) -> None:
        super().__init__(hall, ledger, hashes, remarks)
        self.store: Store = hall.store
        self.lock = asyncio.Lock()

    def happened(self, before: int, foreign: bool = False) -> None:
        """Something new is stored: tell it, and let the bots see whether it is their turn."""
        self.hall.hourglass.turn(self)
        self.tell(before)
        self.hall.company.wake(self, foreign)

    async def settled(self) -> None:
        """Wait for what is being stored: whoever looks now is told nothing that might still be undone."""
        async with self.lock:
            pass

    # ------------------------------------------------------------ keeping up with other servers

    async def catch_up(self) -> bool:
        """Take what other servers have stored, and tell it. True if there was something."""
        if self.ledger.misfit is not None:
            return False
        rows = await self.read(self.store.lines(self.id, self.ledger.seq))
        if not rows:
            return False
        if any(row.kind == still.CLAIM for row in rows):
            self.change_keys(await self.read(self.store.hashes(self.id)))
        before = self.ledger.n
        self.ledger.take(rows)
        self.happened(before, foreign=True)
        return True

    async def catch_up_chat(self) -> None:
        news = await self.read(self.store.remarks(self.id, self.said))
        if news:
            self.hear(news)

    async def refresh(self, seq: int | None = None, remarks: int | None = None) -> None:
        """Take whatever other servers have stored meanwhile; given a number, only if we have not got so far."""
        async with self.lock:
            if seq is None or self.ledger.seq < seq:
                await self.catch_up()
            if remarks is None or self.said < remarks:
                await self.catch_up_chat()

    async def read(self, reading: Coroutine[Any, Any, T]) -> T:
        try:
            return await reading
        except Exception as error:
            self.hall.troubled("read", error)
            raise Problem(503, "store", "the games cannot be read just now; try again in a moment") from None

    # ------------------------------------------------------------ writing

    async def write(self, by: int, plan: Callable[[], list[Row]], claim: Claim | None = None) -> None:
        """Check and plan lines, store them, take them, tell them. Planned anew if another server was faster. `by`: the
        seat whose key was used."""
        held = self.hashes[by]
        await finish(self.locked(lambda: self.write_locked(by, held, plan, claim)))

    async def locked(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        async with self.lock:
            await work()

    def check_fit(self) -> None:
        """Refuse to go on with a match that does not fit any more: its lines in the store are further than we are."""
        problem = self.ledger.stopped()
        if problem is not None:
            raise problem

    def check_held(self, by: int, held: str | None) -> None:
        """Whoever waited for their turn must still have the key of their seat: it may have been claimed meanwhile."""
        if by != NOBODY and self.hashes[by] != held:
            raise Problem(403, "key", "that key opens no seat of this match any more")

    async def write_locked(
        self, by: int, held: str | None, plan: Callable[[], list[Row]], claim: Claim | None
    ) -> None:  # fmt: skip
        for attempt in range(TRIES):
            try:
                self.check_held(by, held)
                self.check_fit()
                at = self.store.clock()
                rows = stamped(plan(), at)
            except Mistake as mistake:
                if attempt == 0 and await self.behind():
                    continue
                raise problem_of(mistake) from None
            if not rows:
                return
            try:
                await self.stored(rows, at, claim)
            except Conflict:
                if not await self.catch_up() and claim is not None:
                    raise Problem(403, "key", "that key opens no seat of this match") from None
                continue
            if claim is not None:
                self.change_keys([claim.new if known == claim.old else known for known in self.hashes])
            before = self.ledger.n
            self.ledger.take(rows)
            self.happened(before)
            return
        raise Problem(503, "store", "this table is too busy just now; try again in a moment")

    async def decide(
        self, seat: int, age: int, number: int, option: int, who: str = PERSON, by: int | None = None
    ) -> None:  # fmt: skip
        """A decision. The same one twice counts once; a stale or foreign one is refused. `who` must sit there. `by`:
        the seat whose key was used, if it is another; NOBODY for the house itself."""
        by = seat if by is None else by
        if by != NOBODY and self.is_said_again(seat, option):
            self.hall.still_rates.check(f"{self.id} {by}")
        held = self.hashes[by]
        async with self.lock:
            await self.decide_locked(seat, age, number, option, who, by, held)

    async def decide_locked(
        self, seat: int, age: int, number: int, option: int, who: str, by: int, held: str | None
    ) -> None:  # fmt: skip
        ledger = self.ledger
        for attempt in range(TRIES):
            try:
                self.check_held(by, held)
                if self.is_repeated(seat, age, number, option):
                    return
                self.check_fit()
                if ledger.sits[seat] != who:
                    raise Problem(409, "stand-in", "somebody else sits on that seat now")
                at = self.store.clock()
                rows = stamped(ledger.play(seat, option), at)
            except Mistake as mistake:
                if attempt == 0 and await self.behind():
                    continue
                raise problem_of(mistake) from None
            try:
                await self.stored(rows, at)
            except Conflict:
                ledger.unplay()
                await self.catch_up()
                continue
            except BaseException:
                ledger.unplay()
                raise
            before = ledger.n
            ledger.keep(number, rows)
            self.hall.metrics.decisions.inc()
            self.happened(before)
            return
        raise Problem(503, "store", "this table is too busy just now; try again in a moment")

    async def behind(self) -> bool:
        """Whether what we refuse may be right, because another server knows more."""
        return self.hall.config.is_shared() and await self.catch_up()

    async def stored(self, rows: list[Row], at: int, claim: Claim | None = None) -> None:
        changes = [gone(self.id, line.seq) for row in rows for line in still.replaced(self.ledger.still, row)]
        if self.ledger.founding.timer is not None:
            changes.append(due(self.id, self.ledger.due_by(at)))
        try:
            await self.store.append(self.id, self.ledger.seq, rows, claim, changes)
        except StoreDown as error:
            self.hall.troubled("write", error)
            raise Problem(503, "store", "the game cannot be kept safe just now; try again in a moment") from None

    def is_said_again(self, seat: int, option: int) -> bool:
        """Whether this moves nothing: another proposal in a group, or being away from it."""
        table = self.ledger.match.table
        question = table.question(seat)
        return option == AWAY or (
            question is not None and question.way == GROUP and table.answers[seat] not in (NOBODY, option)
        )

    def is_repeated(self, seat: int, age: int, number: int, option: int) -> bool:
        """Whether this very decision was made already; a stale or foreign one is refused."""
        ledger = self.ledger
        question = ledger.match.table.question(seat)
        if age == ledger.age and question is not None and question.number == number:
            return question.way == GROUP and ledger.match.table.answers[seat] == option
        if age == ledger.age and not ledger.over and (option == AWAY or gives_up(ledger.match.table, option)):
            return False
        made = ledger.decided.get((age, number))
        if made is not None and made == (seat, option):
            return True
        if made is not None and made[0] == seat:
            raise Problem(409, "stale", "that decision was made already, and otherwise")
        open_now = [int(question.number) for question in ledger.match.table.questions]
        if age == ledger.age and number in open_now:
            raise Problem(409, "foreign", "that decision belongs to another seat")
        raise Problem(409, "stale", "that decision is not open; look at the table again")

    # ------------------------------------------------------------ all else that can happen

    def check_still(self, seat: int) -> None:
        """What does not move the game is limited: how often, and how much of it in one match."""
        self.hall.still_rates.check(f"{self.id} {seat}")
        if self.ledger.stills[seat] >= self.hall.config.limits.still_lines:
            raise Problem(429, "enough", "this seat has changed so much in this match that nothing more is taken")

    async def announce(self, seat: int, option: int) -> None:
        """A seat says openly what it means to choose, now or later."""

        def plan() -> list[Row]:
            self.ledger.match.announcement(seat, option)
            return [Row(still.ANNOUNCE, seat, 0, self.ledger.game.naming.decision_name(option))]

        self.hall.chat_rates.check(f"{self.id} {seat}")
        self.check_still(seat)
        await self.write(seat, plan)

    async def signal(self, seat: int, name: str) -> None:
        """A seat gives one of the game's signals, where it can be heard."""

        def plan() -> list[Row]:
            if self.ledger.game.knowing.talk(self.ledger.match.table, seat) == SILENT:
                raise Problem(409, "no-talk", "nothing can be heard at this moment")
            self.ledger.game.naming.signal(seat, name)
            return [Row(still.SIGNAL, seat, 0, name)]

        self.hall.chat_rates.check(f"{self.id} {seat}")
        self.check_still(seat)
        await self.write(seat, plan)

    async def count_out(self, by: int, seat: int) -> None:
        """Groups no longer wait for a seat: one's own, or that of somebody who has left, until it answers again."""
        ledger = self.ledger
        if not 0 <= seat < len(ledger.sits):
            raise Problem(409, "not-a-person", "there is no such seat")
        if seat not in ledger.own(by):
            self.check_left(seat)
        if (ledger.match.table.away >> seat) & 1:
            return
        await self.decide(seat, ledger.age, NOBODY, AWAY, ledger.sits[seat], by)

    async def ask_undo(self, seat: int) -> None:
        """Take back one's last decision: alone at once, with others if all agree; never what has shown something."""

        def plan() -> list[Row]:
            target = self.undo_point(seat)
            rows = [Row(still.UNDO, seat, target)]
            if len(self.ledger.persons(self.ledger.people())) == 1:
                rows.append(Row(REWIND, seat, target))
            return rows

        self.check_still(seat)
        await self.write(seat, plan)

    async def agree(self, seat: int, yes: bool) -> None:
        """Say whether one agrees to what was asked."""

        def plan() -> list[Row]:
            asked = self.ledger.proposal
            if asked is None:
                raise Problem(409, "nothing-asked", "nobody asks to take anything back now")
            rows = [Row(still.AGREE, seat, int(yes))]
            agreed = self.ledger.persons([*asked.agreed, seat])
            if yes and self.ledger.persons(self.ledger.people()) <= agreed:
                rows.append(Row(REWIND, asked.by, asked.decisions))
            return rows

        self.check_still(seat)
        await self.write(seat, plan)

    def undo_point(self, seat: int) -> int:
        ledger = self.ledger
        made = [ledger.match.last_of(own) for own in ledger.own(seat)]
        target = max([number for number in made if number is not None], default=None)
        if ledger.over:
            raise Problem(409, "over", "the game is over", fork=target if ledger.is_alone() else None)
        if target is None:
            raise Problem(409, "nothing-to-undo", "this seat has not decided anything yet")
        if fairness.is_revealing(ledger.match, target, ledger.people()):
            raise Problem(
                409, "revealed", "something hidden was revealed or rolled since then, so it cannot be taken back",
                fork=target if ledger.is_alone() else None,
            )  # fmt: skip
        return target

    async def sit(self, by: int, seat: int, level: str | None) -> None:
        """A bot stands in for a seat, or (without a level) its person takes it back."""

        def plan() -> list[Row]:
            ledger = self.ledger
            if not 0 <= seat < len(ledger.sits) or ledger.founding.kinds[seat] != PERSON:
                raise Problem(409, "not-a-person", "that seat was not made for a person")
            if level is not None:
                bot(level, 0)
            if seat not in ledger.own(by):
                self.check_absent(seat, level)
            wanted = level or PERSON
            return [] if ledger.sits[seat] == wanted else [Row(still.SIT, seat, by, wanted)]

        self.check_still(by)
        await self.write(by, plan)

    def check_absent(self, seat: int, level: str | None) -> None:
        """Others may only let a bot stand in for somebody who has left, until that person comes back."""
        if level is None:
            raise Problem(403, "foreign", "only the person of that seat can take it back")
        self.check_left(seat)

    def check_left(self, seat: int) -> None:
        away = time.monotonic() - self.left_at.get(seat, self.opened)
        agreed = max(self.hall.config.limits.absent_seconds, self.ledger.founding.timer or 0)
        if self.is_here(seat) or away < agreed:
            raise Problem(409, "present", "that is possible only when they have left for a while")

    async def rename(self, seat: int, name: str) -> None:
        def plan() -> list[Row]:
            names = list(self.ledger.names)
            if name in names[:seat] + names[seat + 1 :]:
                raise Problem(409, "name-taken", "another seat has that name")
            names[seat] = name
            check_names(names, len(names))
            return [Row(still.NAME, seat, 0, name)]

        name = guards.clean(name, self.hall.config.limits.name_length)
        self.check_still(seat)
        await self.write(seat, plan)

    async def claim(self, key: str) -> Claimed:
        """Exchange the key of an invitation for one that nobody else has seen."""
        seat = self.seat_of(key)
        fresh = guards.new_key()
        old, new = guards.hash_of(key), guards.hash_of(fresh)

        def plan() -> list[Row]:
            return [Row(still.CLAIM, seat)]

        self.hall.still_rates.check(f"{self.id} {seat} claim")  # of its own: an old key cannot use it up
        await self.write(seat, plan, Claim(self.id, old, new))
        return Claimed(self.id, seat, fresh)

    async def say(self, seat: int, text: str) -> None:
        """Something said at the table, where the game allows talk."""
        self.hall.chat_rates.check(f"{self.id} {seat}")
        limits = self.hall.config.limits
        text = guards.clean(text, limits.text_length)
        if not text:
            raise Problem(400, "empty", "nothing was said")
        if self.ledger.game.knowing.talk(self.ledger.match.table, seat) != FREE:
            raise Problem(409, "no-talk", "the rules forbid talk at this moment")
        held = self.hashes[seat]
        await finish(self.locked(lambda: self.say_locked(seat, held, text)))

    async def say_locked(self, seat: int, held: str | None, text: str) -> None:
        for _ in range(TRIES):
            self.check_held(seat, held)
            remark = Remark(self.said, seat, text, self.store.clock())
            try:
                await self.store.say(self.id, remark)
            except Conflict:
                await self.catch_up_chat()
                continue
            except StoreDown as error:
                self.hall.troubled("write", error)
                raise Problem(503, "store", "the server cannot write just now; try again in a moment") from None
            self.hear([remark])
            return
        raise Problem(503, "store", "this table is too busy just now; try again in a moment")

    # ------------------------------------------------------------ bots

    def waiting_bots(self) -> list[int]:
        """The seats that owe an answer and where bots sit; none while a group has not heard its people."""
        table, people = self.ledger.match.table, self.ledger.people()
        if not self.ledger.has_bots or self.ledger.misfit is not None or unheard(table, people):
            return []
        return [seat for seat in waiting_seats(table) if seat not in people]


def stamped(rows: list[Row], at: int) -> list[Row]:
    """These lines, with the time at which they are stored."""
    return [msgspec.structs.replace(row, at=at) for row in rows]


async def finish(work: Coroutine[Any, Any, T]) -> T:
    """Do something to its end, even if whoever asked for it has gone meanwhile."""
    task = asyncio.ensure_future(work)
    AT_WORK.add(task)
    task.add_done_callback(AT_WORK.discard)
    return await asyncio.shield(task)
