"""Those who are connected and have not said yet what they want: half a request, or a socket without hello. Of one
address only so many may stand there, and the oldest makes room for the newest: nobody is kept out by those who wait."""

import logging
import sys
import time
from collections.abc import Callable
from typing import Protocol

LOG = logging.getLogger("nachtspiel.server")
OWN_FILES = 128  # that the server needs itself: the store, its thinkers, its logs
MOST_FILES = 16_384
LOG_SECONDS = 10.0


class Standing(Protocol):
    """A connection that waits."""

    address: str

    def push_out(self, why: str) -> None:
        """Cut it off without a word."""


class Porch:
    """All who wait, in the order in which they came."""

    def __init__(self, per_address: int, most: int, turned_away: Callable[[str, str], None]) -> None:
        self.per_address = per_address
        self.most = most  # connections in all, whether they wait or not
        self.turned_away = turned_away
        self.standing: dict[Standing, None] = {}
        self.by_address: dict[str, dict[Standing, None]] = {}

    def come(self, one: Standing, connections: int) -> None:
        """Somebody begins to wait. `connections`: how many there are in all."""
        near = self.by_address.setdefault(one.address, {})
        near[one] = self.standing[one] = None
        if len(near) > self.per_address:
            self.push_out(next(iter(near)), "too-many-waiting")
        elif connections > self.most:
            self.push_out(next(iter(self.standing)), "too-many-connections")

    def push_out(self, one: Standing, why: str) -> None:
        self.go(one)
        self.turned_away(why, one.address)
        one.push_out(why)

    def go(self, one: Standing) -> None:
        """It does not wait any more: it has said what it wants, or it is gone."""
        if one not in self.standing:
            return
        del self.standing[one]
        near = self.by_address[one.address]
        del near[one]
        if not near:
            del self.by_address[one.address]


class Tally:
    """Log lines about people who knock in vain: the first at once, then not more than one in ten seconds, with how many
    there were."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.counted: dict[str, int] = {}
        self.told: dict[str, float] = {}

    def note(self, why: str, address: str) -> None:
        self.counted[why] = self.counted.get(why, 0) + 1
        now = self.clock()
        if now - self.told.get(why, -LOG_SECONDS) < LOG_SECONDS:
            return
        self.told[why] = now
        LOG.warning("turned away", extra={"why": why, "times": self.counted.pop(why), "last": address})


def most_connections() -> int:
    """How many connections the system's limit of open files leaves us."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(OWN_FILES, min(MOST_FILES, MOST_FILES if allowed < 0 else allowed) - OWN_FILES)


def open_more_files() -> None:
    """Take as many files as the system gives without asking for more rights."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard < 0 else min(MOST_FILES, hard)
    if 0 <= soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
