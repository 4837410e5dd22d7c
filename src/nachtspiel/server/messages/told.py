"""What the client is told at the table: as it stands, and whatever happens there."""

from msgspec import Struct

from nachtspiel.server.messages.fields import Id, View
from nachtspiel.server.messages.problem import Error


class EventTold(Struct):
    rule: str
    what: str
    a: int
    b: int
    c: int


class SeatTold(Struct):
    seat: int
    name: str
    kind: str  # for whom the seat was made: person, or a bot's level
    sits: str  # who sits there now: person, or the level of the bot that stands in
    here: bool


class UndoTold(Struct):
    """Somebody asks to take back; `decisions` is the point to which, `agreed` who has said yes."""

    by: int
    decisions: int
    agreed: list[int]


class LessonTold(Struct):
    """How far a guided game has come: `step` decisions of the learner so far, and the one that is due now."""

    name: str
    step: int
    steps: int
    option: int | None


class ChatTold(Struct):
    number: int
    seat: int
    text: str
    at: int


class Table(Struct, tag_field="t", tag="table"):
    """Everything a seat may know, and what happened since it last looked."""

    match: str
    game: str
    seat: int
    n: int
    age: int
    at: int
    decisions: int
    events: list[EventTold]
    view: View
    seats: list[SeatTold]
    undo: UndoTold | None
    chat: list[ChatTold]
    settings: dict[str, str]
    seeded: bool
    timer: int | None
    parent: str | None
    hints: bool  # whether this seat may ask for one when it has to decide
    left: int | None = None  # seconds until a bot decides for this seat
    lesson: LessonTold | None = None
    own: list[int] = []  # all seats of whoever looks: one person may play several
    campaign: "CampaignPlace | None" = None
    stopped: Error | None = None  # why this match cannot go on here, and how far it came


class Told(Struct, tag_field="t", tag="told"):
    """Something happened: `events` follow on the first `at` events of this seat's log."""

    n: int
    age: int
    at: int
    decisions: int
    events: list[EventTold]
    view: View
    seats: list[SeatTold]
    undo: UndoTold | None
    left: int | None = None
    lesson: LessonTold | None = None


class Seats(Struct, tag_field="t", tag="seats"):
    seats: list[SeatTold]


class Next(Struct, tag_field="t", tag="next"):
    """The next run of this match's campaign has begun."""

    match: str


class CampaignPlace(Struct):
    """Which run of which campaign a match is, and the run that follows it, if there is one."""

    campaign: str
    run: int
    next: str | None


class Said(Struct, tag_field="t", tag="said"):
    chat: list[ChatTold]


class Ack(Struct, tag_field="t", tag="ack"):
    id: Id | None


class No(Struct, tag_field="t", tag="no"):
    id: Id | None
    error: Error


class Pong(Struct, tag_field="t", tag="pong"):
    id: Id | None


ToClient = Table | Told | Seats | Next | Said | Ack | No | Pong
