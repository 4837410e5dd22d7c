"""Those who look at a match, and what each of them is shown: never more than their own view."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from nachtspiel.engine.table import NOBODY, Event
from nachtspiel.server import guards
from nachtspiel.server.ledger import Ledger
from nachtspiel.server.messages import coding
from nachtspiel.server.messages.answers import Earlier
from nachtspiel.server.messages.problem import Error, Problem
from nachtspiel.server.messages.told import (
    CampaignPlace,
    ChatTold,
    EventTold,
    LessonTold,
    Said,
    Seats,
    SeatTold,
    Table,
    ToClient,
    Told,
    UndoTold,
)
from nachtspiel.server.store import MOST_CHAT
from nachtspiel.server.tables import PERSON, Remark
from nachtspiel.server.turns import FROM, Asker

if TYPE_CHECKING:
    from nachtspiel.server.hall import Hall

MOST_CHAT_SIGNS = 50_000  # in all of them
MOST_EVENTS = 300  # that are told at once to somebody who comes; the earlier ones can be asked for
ELSEWHERE_SECONDS = 60.0  # how long the word of another server holds that somebody is there


class Subscriber:
    """Somebody who looks at a match: a seat, or a spectator; how to send them something, and how to show them out."""

    __slots__ = ("key_hash", "seat", "send", "show_out")

    def __init__(self, seat: int, send: Callable[[bytes], None], show_out: Callable[[], None] = lambda: None) -> None:
        self.seat = seat
        self.key_hash: str | None = None  # of the key with which they came
        self.send = send
        self.show_out = show_out


class Audience:
    """The people at one match, and those who watch it."""

    def __init__(self, hall: "Hall", ledger: Ledger, hashes: list[str | None], remarks: list[Remark]) -> None:
        self.hall = hall
        self.ledger = ledger
        self.hashes = hashes
        self.remarks = remarks
        self.id = ledger.founding.id
        self.subscribers: set[Subscriber] = set()
        self.elsewhere: dict[tuple[int, str], float] = {}  # (seat, server): until when it counts as there
        self.calls: dict[int, float] = {}  # until when a seat counts as here for what it asked over HTTP
        self.left_at: dict[int, float] = {}
        self.address = FROM.get()  # of whoever founded or opened this table, then of the last who came with a key
        self.opened = self.used = time.monotonic()
        self.comings = 0  # how often somebody came or went
        self.written_for = (-1, -1)
        self.written: list[SeatTold] = []
        self.next: str | None = None  # the match of the next run, if this is a run of a campaign

    @property
    def asker(self) -> Asker:
        """For whom bots think at this table."""
        return Asker(self.address, self.id)

    def seat_of(self, key: str | None, wanted: int | None = None) -> int:
        """The seat of a key, the one that is wanted if it opens several; without a key, the spectators'."""
        if key is None:
            return NOBODY
        own = guards.seats_of(key, self.hashes)
        if not own or (wanted is not None and wanted not in own):
            raise Problem(403, "key", "that key opens no such seat of this match")
        return own[0] if wanted is None else wanted

    def seat_down(self, subscriber: Subscriber, key: str | None, wanted: int | None) -> None:
        """Somebody comes with a key, or (with none) to watch."""
        subscriber.seat = self.seat_of(key, wanted)
        subscriber.key_hash = None if key is None else guards.hash_of(key)

    def change_keys(self, hashes: list[str | None]) -> None:
        """Whoever came with a key that opens nothing any more has to go, before anything else is told."""
        self.hashes = hashes
        for subscriber in self.subscribers:
            if subscriber.key_hash is not None and subscriber.key_hash not in hashes:
                subscriber.show_out()

    def check_place(self, subscriber: Subscriber) -> None:
        """Whoever has a key of their own never finds the table full of others: those who watch are counted apart."""
        limits = self.hall.config.limits
        most = limits.watchers_per_match if subscriber.key_hash is None else limits.sockets_per_seat
        if sum(other.key_hash == subscriber.key_hash for other in self.subscribers) >= most:
            raise Problem(429, "too-many", "too many look at this match")

    def join(self, subscriber: Subscriber, seen: int) -> None:
        """Somebody comes: first they are shown the table, then the others hear of it."""
        self.subscribers.add(subscriber)
        self.comings += 1
        self.used = time.monotonic()
        self.left_at.pop(subscriber.seat, None)
        if subscriber.seat != NOBODY:
            self.address = FROM.get()
        subscriber.send(coding.encode(self.table_for(subscriber.seat, seen)))
        if subscriber.seat != NOBODY:
            self.hall.say_here(self.id, subscriber.seat, True)
            self.tell_seats(besides=subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.comings += 1
        self.used = time.monotonic()
        if not any(other.seat == subscriber.seat for other in self.subscribers):
            self.calls.pop(subscriber.seat, None)
            self.gone(subscriber.seat)

    def gone(self, seat: int) -> None:
        """Tell it, if nobody is there for a seat any more."""
        if seat != NOBODY and not self.is_here(seat):
            self.left_at[seat] = time.monotonic()
            self.hall.say_here(self.id, seat, False)
            self.tell_seats()

    def called(self, seat: int) -> None:
        """Somebody with the key of a seat asks over HTTP: for a while that counts as being here."""
        was_here = self.is_here(seat)
        self.used = time.monotonic()
        self.address = FROM.get()
        self.left_at.pop(seat, None)
        is_new = seat not in self.calls
        self.calls[seat] = self.used + self.hall.config.limits.present_seconds
        if is_new:
            self.lapse(seat)
        if not was_here:
            self.comings += 1
            self.hall.say_here(self.id, seat, True)
            self.tell_seats()

    def lapse(self, seat: int) -> None:
        """Who has not asked again is gone; else look again when the time is up."""
        until = self.calls.get(seat)
        if until is None:
            return
        left = until - time.monotonic()
        if left > 0:
            asyncio.get_running_loop().call_later(left, self.lapse, seat)
            return
        del self.calls[seat]
        self.comings += 1
        self.gone(seat)

    def is_here(self, seat: int) -> bool:
        """Whether somebody with this seat's key is connected, here or to another server, or asked something lately."""
        own = self.ledger.own(seat)
        if any(subscriber.seat in own for subscriber in self.subscribers) or any(other in own for other in self.calls):
            return True
        now = time.monotonic()
        return any(other in own and until > now for (other, _), until in self.elsewhere.items())

    def heard_here(self, seat: int, server: str, here: bool) -> None:
        """Another server says who is there."""
        if here:
            known = (seat, server) in self.elsewhere
            self.elsewhere[(seat, server)] = time.monotonic() + ELSEWHERE_SECONDS
            self.left_at.pop(seat, None)
        else:
            known = self.elsewhere.pop((seat, server), None) is None
            self.comings += 1
            if not self.is_here(seat):
                self.left_at[seat] = time.monotonic()
        if not known:
            self.tell_seats()

    def seats(self) -> list[SeatTold]:
        ledger = self.ledger
        return [
            SeatTold(seat, ledger.names[seat], kind, ledger.sits[seat], kind != PERSON or self.is_here(seat))
            for seat, kind in enumerate(ledger.founding.kinds)
        ]

    def seats_written(self) -> list[SeatTold]:
        """The seats as they are sent; written again only when something has changed."""
        changed = (self.comings, self.ledger.changes)
        if self.elsewhere or self.written_for != changed:
            self.written_for = changed
            self.written = coding.written(self.seats())
        return self.written

    def undo_told(self) -> UndoTold | None:
        asked = self.ledger.proposal
        return None if asked is None else UndoTold(asked.by, asked.decisions, sorted(asked.agreed))

    def lesson_told(self, seat: int) -> LessonTold | None:
        lesson = self.ledger.learning(seat)
        if lesson is None:
            return None
        step = lesson.made(self.ledger.match.lines, seat)
        return LessonTold(lesson.name, step, len(lesson.moves[seat]), self.ledger.due(seat))

    def campaign_place(self) -> CampaignPlace | None:
        founding = self.ledger.founding
        if founding.campaign is None or founding.run is None:
            return None
        return CampaignPlace(founding.campaign, founding.run, self.next)

    def left(self, seat: int) -> int | None:
        """How long this seat has to decide, in whole seconds; nothing if nobody counts."""
        return None if self.ledger.founding.timer is None else self.hall.hourglass.left(self, seat)

    def table_for(self, seat: int, seen: int = 0) -> Table:
        """The first message: everything, and the events since `seen`, or the last ones of them."""
        ledger = self.ledger
        founding = ledger.founding
        at, events = ledger.since(seat, seen)
        at, events = at + len(events) - len(events[-MOST_EVENTS:]), events[-MOST_EVENTS:]
        return Table(
            match=self.id, game=founding.game, seat=seat, n=ledger.n, age=ledger.age, at=at,
            decisions=ledger.decisions, events=[told(event) for event in events],
            view=ledger.game.knowing.view(ledger.match.table, seat), seats=self.seats(), undo=self.undo_told(),
            chat=self.chat_told(), settings=ledger.settings_for(seat),
            seeded=founding.seed is not None, timer=founding.timer, parent=founding.parent,
            hints=seat != NOBODY and ledger.has_hints(), left=self.left(seat),
            lesson=self.lesson_told(seat), own=ledger.own(seat),
            campaign=self.campaign_place(),
            stopped=self.stopped_told(),
        )  # fmt: skip

    def stopped_told(self) -> Error | None:
        problem = self.ledger.stopped()
        return None if problem is None else problem.told()

    @property
    def said(self) -> int:
        """How much was said in all: the number of the next remark."""
        return self.remarks[-1].number + 1 if self.remarks else 0

    def hear(self, news: list[Remark]) -> None:
        """Something was said."""
        self.remarks = [*self.remarks, *news][-MOST_CHAT:]
        self.send_all(Said([chat_told(remark) for remark in news]))

    def chat_told(self) -> list[ChatTold]:
        """The last remarks, no more than a slow line carries."""
        found: list[ChatTold] = []
        signs = 0
        for remark in reversed(self.remarks):
            signs += len(remark.text)
            if signs > MOST_CHAT_SIGNS:
                break
            found.append(chat_told(remark))
        return found[::-1]

    def earlier(self, seat: int, before: int, count: int) -> Earlier:
        """The last `count` of the first `before` events that a seat has heard."""
        heard = self.ledger.match.heard(seat)[:before]
        at = max(0, len(heard) - count)
        return Earlier(at, [told(event) for event in heard[at:]])

    def tell(self, before: int) -> None:
        """Tell everyone what happened since entry `before`, each by their own view. What all may know is written
        once."""
        self.used = time.monotonic()
        if not self.subscribers:
            return
        ledger = self.ledger
        place = ledger.place_of(before)
        news = ledger.match.events[place:]
        shared = coding.written([told(event) for event in news]) if ledger.is_public(place) else None
        seats, undo = self.seats_written(), self.undo_told()
        sent: dict[int, bytes] = {}
        for subscriber in self.subscribers:
            seat = subscriber.seat
            if seat not in sent:
                sent[seat] = coding.encode(
                    Told(
                        n=ledger.n, age=ledger.age, at=ledger.heard(seat, place), decisions=ledger.decisions,
                        events=[told(event) for event in news if event.may_know(seat)] if shared is None else shared,
                        view=ledger.game.knowing.view(ledger.match.table, seat), seats=seats, undo=undo,
                        left=self.left(seat), lesson=self.lesson_told(seat),
                    )
                )  # fmt: skip
            subscriber.send(sent[seat])

    def tell_seats(self, besides: Subscriber | None = None) -> None:
        self.send_all(Seats(self.seats_written()), besides)

    def send_all(self, message: ToClient, besides: Subscriber | None = None) -> None:
        written = coding.encode(message)
        for subscriber in self.subscribers:
            if subscriber is not besides:
                subscriber.send(written)


def told(event: Event) -> EventTold:
    return EventTold(event.rule, event.what, int(event.a), int(event.b), int(event.c))


def chat_told(remark: Remark) -> ChatTold:
    return ChatTold(remark.number, remark.seat, remark.text, remark.at)
