"""What the client asks for over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from nachtspiel.server.messages.fields import Count, Language, Level, Option, Text, Timer, Value, Word


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit there: `person`, or a bot's level."""

    kind: Level = "person"
    name: Word | None = None
    owner: Count | None = None  # an earlier seat of the same person: one key opens both
    again: Count | None = None  # in a campaign: whoever sat on that seat of the last run, with the same key


class Found(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    settings: Annotated[dict[Word, Value], Meta(max_length=64)] = {}
    seed: Annotated[str, Meta(pattern="^[0-9]{1,29}$")] | Annotated[int, Meta(ge=0, le=2**53)] | None = None
    language: Language = "en"  # of the names that nobody has given
    timer: Timer | None = None
    hints: bool | None = None  # left out: only where one person plays alone


class Learn(Struct, forbid_unknown_fields=True):
    """A guided game: how the learner wants to be called."""

    name: Word | None = None
    language: Language = "en"  # of the other names


class Decision(Struct, forbid_unknown_fields=True):
    decision: Count
    option: Option
    age: Count = 0


class HintWish(Struct, forbid_unknown_fields=True):
    """The decision that one wants a hint for."""

    decision: Count
    age: Count = 0


class Consent(Struct, forbid_unknown_fields=True):
    """`agree` left out: I ask to take back. Else: whether I agree to what was asked."""

    agree: bool | None = None


class SeatChange(Struct, forbid_unknown_fields=True):
    """One of: a new name; a bot that stands in (for the own seat, or for one who has left); the seat taken back."""

    name: Word | None = None
    stand_in: Level | None = None
    take_back: bool = False
    seat: Count | None = None


class SeatAway(Struct, forbid_unknown_fields=True):
    """Groups shall not wait for a seat: one's own, or that of somebody who has left."""

    seat: Count | None = None


class Signalled(Struct, forbid_unknown_fields=True):
    name: Word


class Spoken(Struct, forbid_unknown_fields=True):
    text: Text


class Fork(Struct, forbid_unknown_fields=True):
    decisions: Count
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
