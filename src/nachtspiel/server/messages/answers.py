"""What the client is answered over HTTP: about matches, about games and their rules."""

from typing import Any

from msgspec import Struct

from nachtspiel.server.messages.fields import View
from nachtspiel.server.messages.told import EventTold


class Founded(Struct):
    """A new match, and the secret key of every seat that a person takes."""

    match: str
    keys: dict[str, str]


class Claimed(Struct):
    match: str
    seat: int
    key: str


class Done(Struct):
    n: int


class Point(Struct):
    """A replay's point: the round, what had happened since the one before, and how things stood."""

    round: int
    events: list[EventTold]
    course: list[int]  # of each seat, what a curve of the game shows; empty before the end
    decision: tuple[int, int] | None = None  # seat and option of the decision that led here, when all is open


class Replay(Struct):
    """The course of a game: all its points, from the first to the last."""

    match: str
    game: str
    names: list[str]
    seat: int | None
    over: bool
    points: list[Point]


class Views(Struct, rename={"at": "from"}):
    """What was to be seen at some points of a game, from this one on."""

    at: int
    views: list[View]


class Earlier(Struct):
    """Events that a seat has heard before: `at` of them came before these."""

    at: int
    events: list[EventTold]


class Opened(Struct):
    """A part of the box that was sealed, and what is said in it."""

    holds: dict[str, Any]
    words: str  # a Fluent text


class SettingTold(Struct):
    name: str
    default: str
    values: list[str]
    low: int
    high: int
    text: bool  # a text of the player's own may stand here too


class GameTold(Struct):
    name: str
    rules: int
    content: str
    fewest: int
    most: int
    settings: list[SettingTold]
    levels: list[str]
    languages: list[str]
    lessons: list[str] = []
    chances: bool = False  # whether hints and reviews are to be had
    carries: bool = False  # whether it is played in campaigns
    example: bool = False  # shows how a game is made, and stands on no start page


class RuleTold(Struct):
    id: str
    kind: str
    page: int
    section: str
    title: str
    text: str


class RulebookTold(Struct):
    sections: dict[str, str]
    rules: list[RuleTold]


class Health(Struct):
    well: bool
    version: str
