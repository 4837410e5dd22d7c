"""Leaks in what a seat is shown of a table and told of what happens there. They are possible in every game."""

import time
from typing import Any

import pytest

from nachtspiel.engine import knowing as engine_knowing
from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import EVERYTHING, Knowing
from nachtspiel.engine.table import NOBODY, Event, Question, Table
from nachtspiel.server.audience import Audience, Subscriber
from nachtspiel.server.ledger import Ledger
from nachtspiel.server.messages import coding
from nachtspiel.server.messages.told import ChatTold, Seats, SeatTold, UndoTold
from nachtspiel.server.room import Room
from tests.leaks.injected import SECRET_ANSWERS, Leaks, after, before, is_odd, secret, secret_of

LEAKS = Leaks()
Patch = pytest.MonkeyPatch
SLEEP = 0.06  # seconds

# ---------------------------------------------------------------- the view


@LEAKS.add("others' answers", "the view names what others have chosen face down", "table: view.answers", SECRET_ANSWERS)
def open_answers(patch: Patch, game: Game) -> None:
    patch.setattr(engine_knowing, "sees", lambda seat, owner: True)


@LEAKS.add("a fingerprint", "the view has a checksum of the whole table", "table: view.fingerprint")
def fingerprint(patch: Patch, game: Game) -> None:
    after(patch, Knowing, "base_view", lambda view, _, table, seat: {**view, "fingerprint": secret(game, table)})


@LEAKS.add("an extra name", "a field of the view is there or not, by what is hidden", "table: view (names)")
def extra_name(patch: Patch, game: Game) -> None:
    after(patch, Knowing, "base_view", lambda view, _, table, seat: view | ({"more": 1} if is_odd(game, table) else {}))


@LEAKS.add("the order of names", "the fields of the view come in another order", "table: (bytes)")
def order_of_names(patch: Patch, game: Game) -> None:
    def change(view: dict[str, Any], _: Knowing, table: Table, seat: int) -> dict[str, Any]:
        return dict(reversed(view.items())) if is_odd(game, table) else view

    after(patch, Knowing, "base_view", change)


def change_view(patch: Patch, game: Game, name: str, value: Any) -> None:
    """A field of every view is changed, or not, by what is hidden."""

    def change(view: dict[str, Any], _: Knowing, table: Table, seat: int) -> dict[str, Any]:
        return view | ({name: value(view[name], table)} if is_odd(game, table) else {})

    after(patch, Knowing, "base_view", change)


@LEAKS.add("who is waited for", "a seat is waited for, or not, by what it holds", "table: view.waiting (length)")
def waited_for(patch: Patch, game: Game) -> None:
    change_view(patch, game, "waiting", lambda waiting, table: [*waiting, table.seats])


@LEAKS.add("whose answer lies there", "an answer counts as laid, by what is hidden", "table: view.laid")
def laid(patch: Patch, game: Game) -> None:
    change_view(patch, game, "laid", lambda laid, table: [not one for one in laid])


@LEAKS.add("how one may talk", "talk is forbidden by what somebody holds", "table: view.talk")
def talk(patch: Patch, game: Game) -> None:
    change_view(patch, game, "talk", lambda talk, table: "silent" if talk != "silent" else "free")


@LEAKS.add("the signals", "more signals may be given, by what is hidden", "table: view.signals (length)")
def signals(patch: Patch, game: Game) -> None:
    change_view(patch, game, "signals", lambda signals, table: [*signals, "beware"])


@LEAKS.add("whether there are secrets", "only where somebody holds something good", "table: view.secrets")
def secrets(patch: Patch, game: Game) -> None:
    change_view(patch, game, "secrets", lambda secrets, table: not secrets)


@LEAKS.add("the score before the end", "the view foretells it", "table: view.scores (length)")
def score(patch: Patch, game: Game) -> None:
    change_view(patch, game, "scores", lambda scores, table: [1] * table.seats)


@LEAKS.add("the spectators' view", "spectators see everything", "spectator's table: view")
def spectators_see_all(patch: Patch, game: Game) -> None:
    plain = Knowing.view

    def view(knowing: Knowing, table: Table, seat: int) -> Any:
        return plain(knowing, table, EVERYTHING if seat == NOBODY else seat)

    patch.setattr(Knowing, "view", view)


# ---------------------------------------------------------------- the question


def change_question(patch: Patch, game: Game, name: str, value: Any) -> None:
    """Something of a question is changed, or not, by what is hidden."""

    def change(told: dict[str, Any], _: Knowing, table: Table, question: Question) -> dict[str, Any]:
        return told | ({name: value(told[name])} if is_odd(game, table) else {})

    after(patch, Knowing, "question_told", change)


@LEAKS.add("an option too many", "a question offers what another holds", "table: view.question.options (length)")
def option_too_many(patch: Patch, game: Game) -> None:
    change_question(patch, game, "options", lambda options: [*options, options[-1]])


@LEAKS.add("an option too few", "a question lacks what would fail", "table: view.question.options (length)")
def option_too_few(patch: Patch, game: Game) -> None:
    change_question(patch, game, "options", lambda options: options[:-1])


@LEAKS.add("the order of options", "the best option comes first", "table: view.question.options (order)")
def order_of_options(patch: Patch, game: Game) -> None:
    change_question(patch, game, "options", lambda options: options[::-1])


@LEAKS.add("the number of a question", "questions that nobody sees are counted", "table: view.question.number")
def number_of_question(patch: Patch, game: Game) -> None:
    change_question(patch, game, "number", lambda number: number + 1)


@LEAKS.add("the kind of a question", "a question is called by what it will lead to", "table: view.question.kind")
def kind_of_question(patch: Patch, game: Game) -> None:
    change_question(patch, game, "kind", lambda kind: f"{kind}-trap")


@LEAKS.add("the rule of a question", "a question names the rule of a hidden card", "table: view.question.rule")
def rule_of_question(patch: Patch, game: Game) -> None:
    change_question(patch, game, "rule", lambda rule: f"{rule}a")


@LEAKS.add("what asks", "a question names the hidden card that asks", "table: view.question.about")
def what_asks(patch: Patch, game: Game) -> None:
    change_question(patch, game, "about", lambda about: f"{about}, hidden")


@LEAKS.add("the flow", "one is stopped where another could answer", "table: view.question.flow")
def flow(patch: Patch, game: Game) -> None:
    change_question(patch, game, "flow", lambda _: {"idle": 0, "moment": "", "stir": "trap", "stretch": ""})


# ---------------------------------------------------------------- what is told


@LEAKS.add("private events", "everybody hears what one seat alone is told", "table: events")
def private_events(patch: Patch, game: Game) -> None:
    patch.setattr(Event, "may_know", lambda event, seat: True)


@LEAKS.add("news for one", "what one seat is to be told is told to everybody", "table: events")
def news_for_one(patch: Patch, game: Game) -> None:
    patch.setattr(Table, "tell_seat", lambda table, seat, *what: table.tell(*what))


@LEAKS.add("news for all", "private news are written once and sent to all", "socket: events")
def news_for_all(patch: Patch, game: Game) -> None:
    patch.setattr(Ledger, "is_public", lambda ledger, place: True)


@LEAKS.add("how many events", "the place in the log counts what one did not hear", "table: at")
def number_of_events(patch: Patch, game: Game) -> None:
    after(patch, Audience, "table_for", lambda table, room, *_: put(table, "at", table.at + secret_of(room) % 97))


@LEAKS.add("earlier events", "older events are told without asking who may know them", "earlier events: events")
def earlier_events(patch: Patch, game: Game) -> None:
    plain = Audience.earlier

    def earlier(room: Audience, seat: int, before: int, count: int) -> Any:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(Event, "may_know", lambda event, seat: True)
            return plain(room, seat, before, count)

    patch.setattr(Audience, "earlier", earlier)


@LEAKS.add("events after a cut", "who comes back hears all that was missed", "hello again: events")
def events_after_a_cut(patch: Patch, game: Game) -> None:
    plain = Ledger.since

    def since(ledger: Ledger, seat: int, seen: int) -> Any:
        at, events = plain(ledger, seat, seen)
        return (at, ledger.match.events[ledger.place_of(seen) :]) if seen else (at, events)

    patch.setattr(Ledger, "since", since)


# ---------------------------------------------------------------- around the view


def put(message: Any, name: str, value: Any) -> Any:
    setattr(message, name, value)
    return message


@LEAKS.add("the seed", "the settings of the table have it", "table: settings.seed")
def seed_in_settings(patch: Patch, game: Game) -> None:
    after(patch, Ledger, "settings_for", lambda told, ledger, _: {**told, "seed": str(ledger.founding.seed)})


@LEAKS.add("how much has happened", "messages are counted with those for others", "table: n")
def counted_messages(patch: Patch, game: Game) -> None:
    after(patch, Audience, "table_for", lambda table, room, *_: put(table, "n", table.n + secret_of(room) % 97))


@LEAKS.add("how many decisions", "a decision counts twice, by what it was", "table: decisions")
def counted_decisions(patch: Patch, game: Game) -> None:
    after(
        patch, Audience, "table_for", lambda table, room, *_: put(table, "decisions", table.decisions + secret_of(room))
    )


@LEAKS.add("what was taken back", "the age of the table counts secret changes of mind", "table: age")
def age(patch: Patch, game: Game) -> None:
    after(patch, Audience, "table_for", lambda table, room, *_: put(table, "age", secret_of(room) % 97))


@LEAKS.add("who is here", "a seat counts as gone, by what it holds", "table: seats")
def who_is_here(patch: Patch, game: Game) -> None:
    def change(seats: list[SeatTold], room: Audience) -> list[SeatTold]:
        return [put(seat, "here", secret_of(room) % 2 == 1) for seat in seats]

    after(patch, Audience, "seats", change)


@LEAKS.add("a name", "a seat's name has a blank more, by what is hidden", "table: seats")
def name_of_seat(patch: Patch, game: Game) -> None:
    def change(seats: list[SeatTold], room: Audience) -> list[SeatTold]:
        return [put(seat, "name", seat.name + " " * (secret_of(room) % 7)) for seat in seats]

    after(patch, Audience, "seats", change)


@LEAKS.add("the time that is left", "who holds more has more time", "table: left")
def time_left(patch: Patch, game: Game) -> None:
    after(patch, Audience, "left", lambda left, room, seat: secret_of(room) % 97)


@LEAKS.add("who asks to take back", "what is asked for is told before it is asked", "table: undo")
def undo_told(patch: Patch, game: Game) -> None:
    after(patch, Audience, "undo_told", lambda _, room: UndoTold(0, secret_of(room), []))


@LEAKS.add("old remarks", "the chat has a line by the server", "table: chat")
def remark(patch: Patch, game: Game) -> None:
    after(patch, Audience, "chat_told", lambda chat, room: [*chat, ChatTold(0, 0, str(secret_of(room)), 0)])


@LEAKS.add("whether hints are given", "only where something can be gained", "table: hints")
def hints(patch: Patch, game: Game) -> None:
    after(patch, Ledger, "has_hints", lambda has, ledger: is_odd(ledger.game, ledger.match.table))


@LEAKS.add("one's own seats", "another seat is told as one's own, by what is hidden", "table: own (length)")
def own_seats(patch: Patch, game: Game) -> None:
    def change(own: list[int], ledger: Ledger, seat: int) -> list[int]:
        return own * (1 + is_odd(ledger.game, ledger.match.table))

    after(patch, Ledger, "own", change)


# ---------------------------------------------------------------- as it is sent


@LEAKS.add("a message too many", "some answers are announced by a message of their own", "socket: number")
def message_too_many(patch: Patch, game: Game) -> None:
    def act(room: Room, *_: Any) -> None:
        if secret_of(room) % 2:
            room.send_all(Seats([]))

    before(patch, Room, "tell", act)


@LEAKS.add("the order of messages", "who came is told before or after the news", "socket: (names)")
def order_of_messages(patch: Patch, game: Game) -> None:
    plain = Audience.tell

    def tell(room: Audience, since: int) -> None:
        if secret_of(room) % 2:
            room.send_all(Seats([]))
        plain(room, since)
        if not secret_of(room) % 2:
            room.send_all(Seats([]))

    patch.setattr(Audience, "tell", tell)


@LEAKS.add("the length of a message", "news have blanks at their end, by what is hidden", "socket: (bytes)")
def length_of_message(patch: Patch, game: Game) -> None:
    plain = Audience.tell

    def tell(room: Audience, since: int) -> None:
        blanks = b" " * (secret_of(room) % 97)
        with pytest.MonkeyPatch.context() as inner:
            encode = coding.encode
            inner.setattr(coding, "encode", lambda message: encode(message) + blanks)
            plain(room, since)

    patch.setattr(Audience, "tell", tell)


@LEAKS.add("spectators' news", "spectators are sent the news of a seat", "spectator's socket: view")
def spectators_news(patch: Patch, game: Game) -> None:
    plain = Audience.tell

    def tell(room: Audience, since: int) -> None:
        with pytest.MonkeyPatch.context() as inner:
            view = Knowing.view
            inner.setattr(
                Knowing, "view", lambda own, table, seat: view(own, table, EVERYTHING if seat == NOBODY else seat)
            )
            plain(room, since)

    patch.setattr(Audience, "tell", tell)


@LEAKS.add("the first look", "who comes is shown the table as it will be", "hello: view")
def first_look(patch: Patch, game: Game) -> None:
    plain = Audience.join

    def join(room: Audience, subscriber: Subscriber, seen: int) -> None:
        with pytest.MonkeyPatch.context() as inner:
            after(
                inner,
                Knowing,
                "base_view",
                lambda view, *_: view | {"to_come": room.ledger.founding.seed},
            )
            plain(room, subscriber, seen)

    patch.setattr(Audience, "join", join)


@LEAKS.add("the time a look takes", "a table with more to hide is shown later", "time of the table")
def time_of_a_look(patch: Patch, game: Game) -> None:
    before(patch, Audience, "table_for", lambda room, *_: time.sleep(SLEEP * (secret_of(room) % 2)))


@LEAKS.add("the time news take", "some answers are told later than others", "time of news")
def time_of_news(patch: Patch, game: Game) -> None:
    before(patch, Audience, "tell", lambda room, _: time.sleep(SLEEP * (secret_of(room) % 2)))
