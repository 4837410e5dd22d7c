"""Leaks in what a server answers, thinks, keeps and counts. They are possible in every game."""

import logging
import time
from typing import Any

import pytest

from nachtspiel.bots.advice import advise
from nachtspiel.bots.mind import Mind
from nachtspiel.engine.errors import Refused
from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import Knowing
from nachtspiel.engine.table import Table
from nachtspiel.server import audience, fairness, gate, insight, library, preview, replays, retelling, routes, thoughts
from nachtspiel.server.campaigns import Campaigns
from nachtspiel.server.hall import Hall
from nachtspiel.server.insight import Insight
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.metrics import Metrics
from nachtspiel.server.replays import Replays
from nachtspiel.server.room import Room
from nachtspiel.server.store import Store
from nachtspiel.server.volume import Volume
from tests.leaks.at_the_table import SLEEP, put
from tests.leaks.injected import (
    ANNOUNCEMENTS,
    CAMPAIGN,
    JUDGEMENT,
    SIGNALS,
    Leaks,
    after,
    before,
    is_odd,
    open_early,
    secret,
    secret_here,
    secret_of,
)

LEAKS = Leaks()
Patch = pytest.MonkeyPatch
LOG = logging.getLogger("nachtspiel.server")

# ---------------------------------------------------------------- looking back


@LEAKS.add("the replay's events", "the replay of a running game tells all events", "replay: points")
def events_of_replay(patch: Patch, game: Game) -> None:
    plain = replays.heard
    patch.setattr(replays, "heard", lambda match, seat: plain(match, None))


@LEAKS.add("the replay's views", "the replay of a running game shows all that lay there", "replay's views: views")
def views_of_replay(patch: Patch, game: Game) -> None:
    plain = retelling.page
    patch.setattr(retelling, "page", lambda past, seat, since, count: plain(past, None, since, count))


@LEAKS.add("the spectators' replay", "spectators see the replay of the next seat", "spectator's replay")
def spectators_replay(patch: Patch, game: Game) -> None:
    plain = replays.whose

    async def whose(hall: Hall, room: Room, own: int, wanted: str) -> int | None:
        return None if wanted == "spectator" else await plain(hall, room, own, wanted)

    patch.setattr(replays, "whose", whose)


@LEAKS.add("another seat's replay", "a seat may be named before the game is over", "another seat's")
def replay_of_another(patch: Patch, game: Game) -> None:
    open_early(patch, "whose")


@LEAKS.add("the record", "it is given out while the game is running", "record: text")
def record_while_running(patch: Patch, game: Game) -> None:
    open_early(patch, "get_record")


@LEAKS.add("the review", "one may look back before the end", "review: ", JUDGEMENT)
def review_while_running(patch: Patch, game: Game) -> None:
    open_early(patch, "review")


@LEAKS.add("the refusal of a review", "it says how the game will end", "review: error.sentence")
def refusal_of_review(patch: Patch, game: Game) -> None:
    async def review(_: Insight, room: Room, seat: int) -> None:
        raise Problem(403, "not-over", f"one can look back when the game is over ({secret_of(room)})")

    patch.setattr(Insight, "review", review)


@LEAKS.add("the replay's etag", "it is made from the lines of the match", "replay: headers.etag")
def etag(patch: Patch, game: Game) -> None:
    change_volume(patch, lambda volume, room: volume.headers.update(etag=f'"{secret_of(room)}"'))


@LEAKS.add("the replay's length", "it is filled up with blanks", "replay: (bytes)")
def length_of_replay(patch: Patch, game: Game) -> None:
    def fill(volume: Volume, room: Room) -> None:
        volume.body += b" " * (secret_of(room) % 97)

    change_volume(patch, fill)


def change_volume(patch: Patch, change: Any) -> None:
    plain = Replays.volume

    async def volume(kept: Replays, room: Room, *given: Any) -> Volume:
        found = await plain(kept, room, *given)
        change(found, room)
        return found

    patch.setattr(Replays, "volume", volume)


@LEAKS.add("a fork", "whether one may go on from here follows from what is hidden", "fork: error.sentence")
def fork(patch: Patch, game: Game) -> None:
    plain = Problem.told

    def told(problem: Problem) -> Any:
        if problem.reason == "not-over" and "go on" in str(problem):
            problem = Problem(403, "not-over", f"{problem} {secret_here()}")
        return plain(problem)

    patch.setattr(Problem, "told", told)


@LEAKS.add("sealed parts", "a part of the box can be asked for before it is opened", "sealed parts: ")
def sealed_parts(patch: Patch, game: Game) -> None:
    patch.setattr(type(game.knowing), "revealed", lambda knowing, table, seat: ["A"] if is_odd(game, table) else [])
    patch.setattr(routes, "part", lambda *_: {"holds": {}, "words": ""})


@LEAKS.add("a campaign", "its page tells of the run that is being played", "campaign: chronicle", CAMPAIGN)
def campaign(patch: Patch, game: Game) -> None:
    after(patch, type(game.knowing), "chronicle", lambda told, *_: {**told, "omen": secret_here()})


@LEAKS.add("a campaign's record", "it has the run that is being played", "campaign's record: text", CAMPAIGN)
def record_of_campaign(patch: Patch, game: Game) -> None:
    async def is_open(_: Hall, room: Room) -> bool:
        return True

    patch.setattr(Hall, "is_open", is_open)


@LEAKS.add("a campaign's end", "a run counts as won before its end", "campaign: runs", CAMPAIGN)
def end_of_campaign(patch: Patch, game: Game) -> None:
    plain = Campaigns.look

    async def look(campaigns: Campaigns, name: str, key: str | None) -> Any:
        told = await plain(campaigns, name, key)
        room = await campaigns.hall.room(told.runs[0].match)
        told.runs[0].scores = [secret_of(room)]
        return told

    patch.setattr(Campaigns, "look", look)


# ---------------------------------------------------------------- thinking


@LEAKS.add("a preview", "it is played on the true table", "preview: runs")
def preview_on_the_true_table(patch: Patch, game: Game) -> None:
    def runs(game: Game, table: Table, seat: int, option: int) -> Any:
        return [preview.future(game, told_open(table), seat, option, number) for number in range(2)]

    patch.setattr(routes, "preview", runs)


def told_open(table: Table) -> Table:
    """The true table, as nobody should be given it."""
    twin = table.copy()
    for question in table.questions:
        twin.waiting |= 1 << question.seat
    return twin


@LEAKS.add("the number of previews", "there are more where more is hidden", "preview: runs (length)")
def number_of_previews(patch: Patch, game: Game) -> None:
    after(patch, routes, "preview", lambda runs, game, table, *_: runs[: 1 + secret(game, table) % 2])


@LEAKS.add("what is imagined", "what a seat does not know is not dealt anew", "hint: ", JUDGEMENT)
def imagined(patch: Patch, game: Game) -> None:
    patch.setattr(type(game.knowing), "deal_anew", lambda knowing, table, seat: None)


@LEAKS.add("a hint", "it is thought of from the true table", "hint: ", JUDGEMENT)
def hint_from_the_true_table(patch: Patch, game: Game) -> None:
    plain = Knowing.imagine

    def hint(past: Any, seat: int, *given: Any) -> Any:
        match = thoughts.MEMORY.match(past)
        with pytest.MonkeyPatch.context() as inner:
            number = secret(match.game, match.table)
            inner.setattr(Knowing, "imagine", lambda own, table, who, seed: plain(own, table, who, seed ^ number))
            return advise(Mind(match.game, match.table, seat), 0, *given)

    patch.setattr(thoughts, "hint", hint)


@LEAKS.add("the order of a hint", "options stand in it by what others hold", "hint: prospects", JUDGEMENT)
def order_of_hint(patch: Patch, game: Game) -> None:
    change_hint(patch, lambda hint, number: setattr(hint, "prospects", hint.prospects[:: 1 if number % 2 else -1]))


@LEAKS.add("how clear a hint is", "it is clear where one knows more", "hint: clear", JUDGEMENT)
def clearness(patch: Patch, game: Game) -> None:
    change_hint(patch, lambda hint, number: setattr(hint, "clear", str(number)))


@LEAKS.add("the length of a hint", "a reason is added where one knows more", "hint: reasons", JUDGEMENT)
def reasons(patch: Patch, game: Game) -> None:
    change_hint(patch, lambda hint, number: setattr(hint, "reasons", [*hint.reasons, *[None] * (number % 7)]))


def change_hint(patch: Patch, change: Any) -> None:

    def changed(hint: Any, *_: Any) -> Any:
        change(hint, secret_here())
        return hint

    after(patch, insight, "hint_told", changed)


@LEAKS.add("a stand-in", "a bot looks at the table and not at what its seat knows", "stand-in: ")
def stand_in(patch: Patch, game: Game) -> None:
    def decided(mind: Mind, *_: Any) -> int:
        view: Any = mind.view.__closure__
        table = next(cell.cell_contents for cell in view if isinstance(cell.cell_contents, Table))
        return secret(mind.game, table)

    patch.setattr(thoughts, "decided", decided)


# ---------------------------------------------------------------- refusals


def change_refusal(patch: Patch, game: Game, **changes: Any) -> None:
    """Whoever chooses what is not offered hears more than that."""

    def change(refused: Refused, _: Any, table: Table, *__: Any) -> Refused:
        number = str(secret(game, table))
        return Refused(
            refused.rule + changes.get("rule", "") * (len(number) and int(number) % 2),
            f"{refused} {number}" if "sentence" in changes else str(refused),
            f"{refused.reason}-{number}" if "reason" in changes else refused.reason,
            {**refused.names, "number": number} if "names" in changes else refused.names,
        )

    after(patch, type(game.naming), "refusal", change)


@LEAKS.add("the wording of a refusal", "its sentence names what stands in the way", "refusal: error.sentence")
def sentence(patch: Patch, game: Game) -> None:
    change_refusal(patch, game, sentence=True)


@LEAKS.add("the reason of a refusal", "another reason, by what is hidden", "refusal: error.reason")
def reason(patch: Patch, game: Game) -> None:
    change_refusal(patch, game, reason=True)


@LEAKS.add("the rule of a refusal", "the rule of a card that nobody sees", "refusal: error.rule")
def rule(patch: Patch, game: Game) -> None:
    change_refusal(patch, game, rule="b")


@LEAKS.add("the names in a refusal", "the card that stands in the way", "refusal: error.names")
def names(patch: Patch, game: Game) -> None:
    change_refusal(patch, game, names=True)


@LEAKS.add("the status of a refusal", "400 or 409, by what is hidden", "refusal: status")
def status(patch: Patch, game: Game) -> None:
    def refused(naming: Any, table: Table, *_: Any) -> Problem:
        return Problem(409 if is_odd(game, table) else 400, "not-now", "that cannot be done now")

    patch.setattr(type(game.naming), "refusal", refused)


@LEAKS.add("the time a refusal takes", "what almost fits is looked at for longer", "time of a refusal")
def time_of_refusal(patch: Patch, game: Game) -> None:
    before(patch, Room, "is_repeated", lambda room, *_: time.sleep(SLEEP * (secret_of(room) % 2)))


@LEAKS.add("a stale decision", "it is told how it was decided", "refusal of a stale decision: error.sentence")
def stale(patch: Patch, game: Game) -> None:
    plain = Room.is_repeated

    def is_repeated(room: Room, *given: int) -> bool:
        try:
            return plain(room, *given)
        except Problem as problem:
            raise Problem(409, "stale", f"{problem}: {room.ledger.match.lines[-1].value} {secret_of(room)}") from None

    patch.setattr(Room, "is_repeated", is_repeated)


@LEAKS.add("an error of ours", "a crash writes the table into the log", "log: ")
def crash(patch: Patch, game: Game) -> None:
    async def count_out(room: Room, by: int, seat: int) -> None:
        raise RuntimeError(f"no seat {seat} at {room.ledger.match.table.key()}")

    patch.setattr(Room, "count_out", count_out)


# ---------------------------------------------------------------- talking and taking back


@LEAKS.add("the answer to an undo", "it is refused, by what others have seen", "undo: status")
def undo(patch: Patch, game: Game) -> None:
    patch.setattr(fairness, "is_revealing", lambda match, *_: is_odd(match.game, match.table))


@LEAKS.add("from where one can go on", "the refusal of an undo names a point", "undo: error.fork")
def fork_of_undo(patch: Patch, game: Game) -> None:
    def undo_point(room: Room, seat: int) -> int:
        raise Problem(409, "revealed", "it cannot be taken back", fork=secret_of(room) % 97)

    patch.setattr(Room, "undo_point", undo_point)


@LEAKS.add("an undo that others hear of", "how far it goes follows from what is hidden", "hearsay: undo")
def heard_undo(patch: Patch, game: Game) -> None:
    patch.setattr(Room, "undo_point", lambda room, seat: secret_of(room) % (1 + room.ledger.decisions))


@LEAKS.add("when something was said", "the hour of a remark", "hearsay: chat")
def hour_of_chat(patch: Patch, game: Game) -> None:
    after(patch, audience, "chat_told", lambda told, remark: put(told, "at", told.at + secret_here()))


@LEAKS.add("whether one may speak", "talk is refused by what somebody holds", "chat: status")
def chat(patch: Patch, game: Game) -> None:
    patch.setattr(
        type(game.knowing), "talk", lambda knowing, table, seat: "free" if seat < 0 or is_odd(game, table) else "silent"
    )
    after(patch, Knowing, "base_view", lambda view, *_: view | {"talk": "free", "signals": []})


@LEAKS.add("a signal", "it is heard with a number", "signal: ", SIGNALS)
def signal(patch: Patch, game: Game) -> None:
    async def signal(room: Room, seat: int, name: str) -> None:
        raise Problem(409, "no-talk", f"nothing can be heard at this moment ({secret_of(room)})")

    patch.setattr(Room, "signal", signal)


@LEAKS.add("an announcement", "one may announce only what will not fail", "announcement: ", ANNOUNCEMENTS)
def announcement(patch: Patch, game: Game) -> None:
    plain = Room.announce

    async def announce(room: Room, seat: int, option: int) -> None:
        if secret_of(room) % 2:
            raise Problem(409, "no-talk", "not that")
        await plain(room, seat, option)

    patch.setattr(Room, "announce", announce)


# ---------------------------------------------------------------- the whole server


@LEAKS.add("a header", "every answer carries the load of the table", "table: headers")
def header(patch: Patch, game: Game) -> None:
    after(patch, gate, "with_headers", lambda own, *_: [*own, (b"x-load", b"%d" % secret_here())])


@LEAKS.add("a log line", "what was decided in secret is logged", "log: ")
def log_line(patch: Patch, game: Game) -> None:
    before(patch, Room, "happened", lambda room, *_: LOG.info("decided", extra={"lines": secret_of(room)}))


@LEAKS.add("a line of the access log", "it has what was asked for and answered", "log: ")
def access_log(patch: Patch, game: Game) -> None:
    after(patch, gate, "with_headers", lambda own, *_: gate.LOG.info("sent %d bytes", secret_here()) or own)  # type: ignore[func-returns-value]


@LEAKS.add("how much is logged", "one line more, by what is hidden", "log: number")
def number_of_log_lines(patch: Patch, game: Game) -> None:
    before(patch, Room, "happened", lambda room, *_: LOG.info("decided") if secret_of(room) % 2 else None)


@LEAKS.add("a metric", "decisions are counted by what was chosen", "metrics: ")
def metric(patch: Patch, game: Game) -> None:
    before(patch, Room, "happened", lambda room, *_: room.hall.metrics.troubles.labels(secret_of(room) % 97).inc())


@LEAKS.add("a count", "refusals count twice, by what is hidden", "metrics: ")
def count(patch: Patch, game: Game) -> None:
    before(patch, Room, "happened", lambda room, *_: room.hall.metrics.founded.inc(secret_of(room) % 97))


@LEAKS.add("how often one thought", "bots' thoughts are counted where they helped", "metrics: ")
def thoughts_counted(patch: Patch, game: Game) -> None:
    before(patch, Metrics, "text", lambda metrics: metrics.thinking.observe(1.0) if secret_here() % 2 else None)


@LEAKS.add("the health of the server", "it is well only where nothing is hidden", "health: status")
def health(patch: Patch, game: Game) -> None:

    async def well(_: Store) -> bool:
        return secret_here() % 2 == 1

    patch.setattr(Store, "well", well)


@LEAKS.add("the catalogue", "it has a card more, if it lies hidden", "catalogue: ")
def catalogue(patch: Patch, game: Game) -> None:
    patch.setattr(library, "catalogue", lambda name: Volume("application/json", b'{"cards":%d}' % secret_here()))


@LEAKS.add("the list of games", "its etag counts what is played", "games: headers.etag")
def games(patch: Patch, game: Game) -> None:

    def volume() -> Volume:
        found = Volume("application/json", b"[]")
        found.headers["etag"] = f'"{secret_here()}"'
        return found

    patch.setattr(library, "games", volume)
