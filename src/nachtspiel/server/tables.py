"""What the store holds: matches, their seats, their lines, and what was said."""

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA = MetaData()
PERSON = "person"  # who sits on a seat, if it is no bot

CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key_hash", Text, nullable=False),
    Column("parent", Text, ForeignKey("campaigns.id"), nullable=True),
    Column("parent_run", Integer, nullable=True),
)
MATCHES = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("timer", Integer, nullable=True),
    Column("parent", Text, nullable=True),
    Column("at", BigInteger, nullable=False),
    Column("hints", Boolean, nullable=True),
    Column("usual", Text, nullable=False, server_default="[]"),
    Column("carried", Text, nullable=False, server_default=""),
    Column("campaign", Text, nullable=True),
    Column("run", Integer, nullable=True),
    Column("due", BigInteger, nullable=True),
    Index("one_match_for_each_run", "campaign", "run", unique=True),
    Index("matches_by_due", "due"),
)
ENDS = Table(
    "ends",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("won", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("leaves", Text, nullable=False),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("key_hash", Text, nullable=True),
    Column("owner", Integer, nullable=False),
)
LINES = Table(
    "lines",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
CHAT = Table(
    "chat",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)


class Founding(msgspec.Struct, frozen=True):
    """What a match began with; never changed."""

    id: str
    game: str
    rules: int
    content: str
    settings: dict[str, str]
    seed: int | None  # chosen by whoever founded it, who could know what will come; mostly there is none
    names: list[str]
    kinds: list[str]
    owners: list[int]  # the person of each seat, by the first seat that is theirs: one may play several
    timer: int | None = None
    parent: str | None = None
    at: int = 0
    hints: bool | None = None  # whether they may be asked for; if nobody said: where one person plays alone
    usual: list[str] = []  # the settings that nobody chose: if a later program has no such setting, nothing is lost
    carried: str = ""  # what an earlier run of the same campaign has left
    campaign: str | None = None
    run: int | None = None  # its number in the campaign, from 1

    def seats_for_people(self) -> list[int]:
        """The seats that were made for people."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]


class Campaign(msgspec.Struct, frozen=True):
    """A chain of runs; `parent`: the campaign it branched off, at the run `parent_run`."""

    id: str
    game: str
    name: str
    at: int
    key_hash: str
    parent: str | None = None
    parent_run: int | None = None


class End(msgspec.Struct, frozen=True):
    """How a run has ended, and what it leaves to the next. It follows from the run's lines."""

    won: list[bool]
    scores: list[int]
    leaves: str


class Run(msgspec.Struct, frozen=True):
    """A match as a run of a campaign."""

    run: int
    match: str
    at: int
    names: list[str]
    persons: list[int]
    end: End | None


class Row(msgspec.Struct, frozen=True):
    """One line of a match in the store. Choices and draws stand in `text`, by the names that records write: numbers
    mean something only to the program that gave them."""

    kind: str
    seat: int = -1
    value: int = 0
    text: str = ""
    at: int = 0  # when it was stored, in milliseconds since 1970


class Remark(msgspec.Struct, frozen=True):
    """Something said at the table."""

    number: int
    seat: int
    text: str
    at: int
