"""What the view and the catalogue of every game have, as types. The browser's own are made from them (`make types`);
only what they say is ever told."""

from typing import TypedDict


class OptionTold(TypedDict):
    option: int
    name: str


class GroupTold(TypedDict):
    """How a group decides; what its seats have proposed so far stands in `answers` of the view."""

    decider: int  # the seat whose word counts
    settles: str  # one, most, all


class FlowTold(TypedDict):
    """What passing by itself goes by, beside a routine question: the option that does nothing, the moment at which a
    stop may be set, what another seat has just done, and what goes on that ends passing in advance."""

    idle: int
    moment: str
    stir: str
    stretch: str


class QuestionTold(TypedDict):
    """What a seat is asked: `about` is the card or monster that asks, if it is not the rulebook itself."""

    number: int
    kind: str
    rule: str
    way: str  # together, at_once, group
    about: str | None
    options: list[OptionTold]
    group: GroupTold | None
    flow: FlowTold | None


class BaseView(TypedDict):
    """What the view of every game has; each game adds its own."""

    game: str
    seat: int  # -1: the spectators
    sides: list[int]  # which seats stand together
    question: QuestionTold | None
    waiting: list[int]  # seats that owe an answer
    laid: list[bool]  # by seat: whether its answer lies there while others are waited for
    answers: list[OptionTold | None]  # by seat: what was answered, as far as this seat may know it
    talk: str  # free, signals, silent
    signals: list[str]  # that this seat may give now
    secrets: bool  # whether some seat knows what another does not
    over: bool
    won: list[bool]  # by seat, like the next two, when it is over
    places: list[int]  # empty in a game without a ranking
    scores: list[int]


class RangePart(TypedDict):
    name: str
    size: int


class RangeTold(TypedDict):
    """Options of one kind, from `first` on, for every combination of their parts: the last part counts fastest. One
    without parts is a word."""

    kind: str
    first: int
    parts: list[RangePart]


class StopsTold(TypedDict):
    """All moments at which a stop can be set, and where one is set at first."""

    moments: list[str]
    first: list[str]


class BaseCatalogue(TypedDict):
    """What the catalogue of every game has."""

    game: str
    seat: str  # what a seat is called in events
    options: list[RangeTold]
    events: dict[str, list[str]]  # the roles of the numbers of each event
    roles: dict[str, list[str]]  # the keys behind the numbers of a role, where they have words of their own
    stops: StopsTold
