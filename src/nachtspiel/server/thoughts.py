"""What worker processes do: bots that search, hints, and the look back. The search holds Python's lock, so in a thread
it would hold up every table.

A worker is given the lines of a match so far, and of what is to come it knows nothing. It plays them again
and makes the mind of one seat; whoever thinks is given that mind and nothing else, as everywhere (`bots/mind.py`).
"""

import contextlib
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from nachtspiel.bots import review
from nachtspiel.bots.advice import Advice, advise
from nachtspiel.bots.levels import LEVELS, bot
from nachtspiel.bots.mind import Mind, turn_seed
from nachtspiel.engine.match import Line, Match, follow
from nachtspiel.games.registry import game as game_of

STAND_IN = "greedy"  # who decides for those whose time is up
KEPT = 32  # matches that a worker remembers
LOWER = 10  # workers let the tables go first

Entry = tuple[int, str, int]  # a line: seat, purpose, value


class Past:
    """What a worker is told of a match."""

    __slots__ = ("id", "game", "settings", "names", "carried", "entries")

    def __init__(self, match_id: str, match: Match) -> None:
        self.id = match_id
        self.game = match.game.name
        self.settings = match.settings
        self.names = list(match.names)
        self.carried = match.carried
        self.entries: list[Entry] = [(line.seat, line.purpose, line.value) for line in match.lines]


class Memory:
    """Matches played so far, so that only what is new has to be played again."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, tuple[list[Entry], Match]] = OrderedDict()

    def match(self, past: Past) -> Match:
        entries, match = self.known.pop(past.id, ([], None))
        if match is None or past.entries[: len(entries)] != entries:  # new, or something was taken back
            seats, lines = len(past.names), lines_of(past)
            match = Match(game_of(past.game), seats, past.settings, 0, past.names, lines, carried=past.carried)
        else:
            match.lead(lines_of(past)[len(entries) :])
        follow(match)
        self.known[past.id] = (past.entries, match)
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return match


MEMORY = Memory()


def lines_of(past: Past) -> list[Line]:
    return [Line(*entry) for entry in past.entries]


# ---------------------------------------------------------------- what is thought about


def decided(mind: Mind, level: str, seed: int | None) -> int:
    """What a bot of that level decides. A level that nobody knows any more is stood in for."""
    known = level if level in LEVELS else STAND_IN
    return bot(known, turn_seed(seed, mind)).choose(mind)


def choose(past: Past, seat: int, level: str, seed: int | None) -> int:
    match = MEMORY.match(past)
    return decided(Mind(match.game, match.table, seat), level, seed)


def hint(past: Past, seat: int, iterations: int, seconds: float) -> Advice:
    """What a thinking player would do. The seed is what the seat knows itself: the number of its question."""
    match = MEMORY.match(past)
    mind = Mind(match.game, match.table, seat)
    return advise(mind, turn_seed(0, mind), iterations, seconds)


def outline(past: Past, seat: int) -> review.Outline:
    return review.outline_of(MEMORY.match(past), seat)


def reconsider(past: Past, seat: int, choice: review.Choice, iterations: int, seconds: float) -> review.Slip | None:
    return review.reconsider(MEMORY.match(past), seat, choice, iterations, seconds)


# ---------------------------------------------------------------- the life of a worker


def work(connection: Connection) -> None:
    """Think about whatever comes, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    with contextlib.suppress(AttributeError, OSError):
        os.nice(LOWER)
    with contextlib.suppress(EOFError, OSError):
        while True:
            task: tuple[Callable[..., Any], tuple[Any, ...]] = connection.recv()
            connection.send(answered(*task))


def answered(task: Callable[..., Any], given: tuple[Any, ...]) -> tuple[bool, Any]:
    """Whether it went well, and what came of it."""
    try:
        return True, task(*given)
    except Exception as error:
        return False, f"{type(error).__name__}: {error}"
