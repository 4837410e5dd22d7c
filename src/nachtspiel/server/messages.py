"""Every message in both directions. What does not fit these is malformed, and refused before anything looks at it."""

from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec
from msgspec import Meta, Struct

from nachtspiel.bots.advice import Clearness
from nachtspiel.engine.errors import Mistake, Refused

Id = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]+$")]
Count = Annotated[int, Meta(ge=0, le=2**31)]
Option = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Word = Annotated[str, Meta(max_length=64)]
Value = Annotated[str, Meta(max_length=8000)]  # of a setting; some are texts
Language = Literal["de", "en", "ru"]
Text = Annotated[str, Meta(max_length=4000)]
Level = Annotated[str, Meta(max_length=32)]
View = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/BaseView"})]  # see BaseView
T = TypeVar("T")


class Problem(Mistake):
    """Why something cannot be done: for HTTP with its status, for everybody with a sentence."""

    def __init__(
        self, status: int, reason: str, sentence: str, rule: str = "", names: dict[str, str] | None = None,
        fork: int | None = None,
    ) -> None:  # fmt: skip
        super().__init__(sentence)
        self.status = status
        self.reason = reason
        self.rule = rule
        self.names = names or {}
        self.fork = fork

    def told(self) -> "Error":
        return Error(str(self), self.rule, self.reason, self.names, self.fork)


def problem_of(mistake: Mistake) -> Problem:
    """A mistake as the client is told of it."""
    if isinstance(mistake, Problem):
        return mistake
    if isinstance(mistake, Refused):
        return Problem(409, mistake.reason, str(mistake), mistake.rule, mistake.names)
    return Problem(400, "mistake", str(mistake))


# ---------------------------------------------------------------- from the client, over the socket


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    key: Key | None = None
    seen: Count = 0


class Decide(Struct, tag_field="t", tag="decide", forbid_unknown_fields=True):
    decision: Count
    option: Option
    age: Count = 0
    id: Id | None = None


class Announce(Struct, tag_field="t", tag="announce", forbid_unknown_fields=True):
    option: Option
    id: Id | None = None


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    text: Text
    id: Id | None = None


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    id: Id | None = None


class Agree(Struct, tag_field="t", tag="agree", forbid_unknown_fields=True):
    yes: bool
    id: Id | None = None


class StandIn(Struct, tag_field="t", tag="stand_in", forbid_unknown_fields=True):
    level: Level | None = None
    seat: Count | None = None
    id: Id | None = None


class Name(Struct, tag_field="t", tag="name", forbid_unknown_fields=True):
    name: Word
    id: Id | None = None


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    id: Id | None = None


FromClient = Hello | Decide | Announce | Say | Undo | Agree | StandIn | Name | Ping


# ---------------------------------------------------------------- from the client, over HTTP


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit there: `person`, or a bot's level."""

    kind: Level = "person"
    name: Word | None = None


class Found(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    settings: Annotated[dict[Word, Value], Meta(max_length=64)] = {}
    seed: Annotated[str, Meta(pattern="^[0-9]{1,29}$")] | Annotated[int, Meta(ge=0, le=2**53)] | None = None
    language: Language = "en"  # of the names that nobody has given
    timer: Annotated[int, Meta(ge=5, le=86400)] | None = None
    hints: bool | None = None  # left out: only where one person plays alone


class Learn(Struct, forbid_unknown_fields=True):
    """A guided game: how the learner wants to be called."""

    name: Word | None = None


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


class Spoken(Struct, forbid_unknown_fields=True):
    text: Text


class Fork(Struct, forbid_unknown_fields=True):
    decisions: Count
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None


# ---------------------------------------------------------------- to the client


class Error(Struct):
    sentence: str
    rule: str = ""
    reason: str = ""
    names: dict[str, str] = {}
    fork: int | None = None  # the point from which a new game could go on instead


class Failed(Struct):
    error: Error


class EventTold(Struct):
    rule: str
    what: str
    a: int
    b: int
    c: int


class OptionTold(Struct):
    option: int
    name: str


class QuestionTold(Struct):
    """What a seat is asked: `about` is the card or monster that asks, if it is not the rulebook itself."""

    number: int
    kind: str
    rule: str
    about: str | None
    options: list[OptionTold]


class BaseView(Struct):
    """What the view of every game has; each game adds its own."""

    game: str
    seat: int
    question: QuestionTold | None
    waiting: list[int]
    over: bool


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


class Said(Struct, tag_field="t", tag="said"):
    chat: list[ChatTold]


class Ack(Struct, tag_field="t", tag="ack"):
    id: Id | None


class No(Struct, tag_field="t", tag="no"):
    id: Id | None
    error: Error


class Pong(Struct, tag_field="t", tag="pong"):
    id: Id | None


ToClient = Table | Told | Seats | Said | Ack | No | Pong


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
    """A replay's point: what had happened since the one before, and how things stood."""

    events: list[EventTold]
    view: View
    decision: tuple[int, int] | None = None  # seat and option of the decision that led here, when all is open


class Replay(Struct):
    match: str
    game: str
    names: list[str]
    seat: int | None
    over: bool
    points: list[Point]


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


ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def encode(message: ToClient) -> bytes:
    return ENCODER.encode(message)


def written(values: list[T]) -> list[T]:
    """What several messages share, written once: it can be sent in the place of the list, and no more."""
    return cast(list[T], msgspec.Raw(ENCODER.encode(values)))


def decode(text: bytes | str) -> FromClient:
    """A message of the client, or a problem that says what is wrong with it."""
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Problem(400, "malformed", f"the message is malformed: {str(error)[:200]}") from None


def id_of(text: bytes | str) -> Id | None:
    """The id of a broken message, if it has a good one."""

    try:
        return msgspec.json.decode(text, type=OnlyId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class OnlyId(Struct):
    id: Id | None = None
