"""What the server thinks for the client: previews, hints and reviews."""

from msgspec import Struct

from nachtspiel.bots.advice import Clearness
from nachtspiel.server.messages.told import EventTold


class Preview(Struct):
    """What might follow from a choice: the events of several possible futures."""

    runs: list[list[EventTold]]


class ProspectTold(Struct):
    """An option, the chance of winning after it, and how far that may be wrong (one standard error)."""

    option: int
    chance: float
    error: float


class GuessTold(Struct):
    """What another seat is expected to choose now, and in how many of the imagined games it did."""

    seat: int
    option: int
    share: float


class ReasonTold(Struct):
    """By the next quiet moment a seat should have so much more of something (or less) than after the second option."""

    seat: int
    what: str
    change: float


class Hint(Struct):
    """What a thinking player would do, knowing what this seat knows: the best option first."""

    decision: int
    rule: str
    clear: Clearness  # how the best stands to the second
    prospects: list[ProspectTold]
    guesses: list[GuessTold]
    reasons: list[ReasonTold]


class MomentTold(Struct):
    """A quiet moment after so many decisions, and the chance of the seat then."""

    decision: int
    chance: float


class TurnTold(Struct):
    """From one quiet moment to the next (`number`, from 1) the chance changed by so much."""

    number: int
    change: float


class SlipTold(Struct):
    """A decision that cost chance of winning, and what would have been better."""

    decision: int
    number: int
    chosen: int
    better: int
    loss: float


class Review(Struct):
    """A finished game as one seat played it. While it is worked at, `done` is less than `decisions`."""

    seat: int
    done: int
    decisions: int
    curve: list[MomentTold]
    turns: list[TurnTold]
    slips: list[SlipTold]
