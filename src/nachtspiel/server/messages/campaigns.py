"""Campaigns over HTTP: what the client asks for, and what it is answered."""

from typing import Annotated

from msgspec import Meta, Struct

from nachtspiel.server.messages.fields import Count, Language, Timer, Value, View, Word
from nachtspiel.server.messages.wishes import SeatWish

Seats = Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]


class Begin(Struct, forbid_unknown_fields=True):
    """A campaign, before its first run."""

    game: Word
    name: Word | None = None


class RunWish(Struct, forbid_unknown_fields=True):
    """The next run: who comes along, and how it is played. Whoever sat in the last run (`again`) keeps the key."""

    seats: Seats
    settings: Annotated[dict[Word, Value], Meta(max_length=64)] = {}
    language: Language = "en"
    timer: Timer | None = None
    hints: bool | None = None


class Branch(Struct, forbid_unknown_fields=True):
    """Go on from a point of an old run, as a campaign of its own."""

    run: Count
    decisions: Count
    seats: Seats | None = None


class CampaignFounded(Struct):
    """A campaign and its secret key, which begins runs; of one that branched off, its first match and keys."""

    campaign: str
    key: str
    match: str | None = None
    keys: dict[str, str] = {}


class RunTold(Struct):
    """A run: who sat there, and how it ended, if it has."""

    run: int
    match: str
    names: list[str]
    persons: list[int]  # the seats where people sat
    at: int
    over: bool
    won: list[bool]
    scores: list[int]


class CampaignTold(Struct):
    """A campaign: its runs, and where it stands between them."""

    campaign: str
    game: str
    name: str
    at: int
    parent: str | None  # the campaign it branched off, at this run
    parent_run: int | None
    runs: list[RunTold]
    chronicle: View  # as the game tells what the last finished run has left
    open: str | None  # the match of the run that is being played
    goes_on: bool  # whether there is another run to be played
    own: bool  # whether the key that was sent begins runs
