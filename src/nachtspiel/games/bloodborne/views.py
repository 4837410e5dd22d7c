"""What a hunt shows and what is in the box, as types. The browser's own are made from them (`make types`)."""

from typing import Final, Literal, TypedDict, get_args

TypeName = Literal["kin", "humanoid", "beast"]  # of monsters (BB-17.02)
CardKind = Literal["melee", "ranged", "utility"]  # BB-5.01
Rank = Literal["ordinary", "boss", "final_boss"]
Lantern = Literal["green", "yellow", "red"]  # BB-3.06

TYPE_NAMES: Final[tuple[TypeName, ...]] = get_args(TypeName)  # by their numbers, as all of these
CARD_KINDS: Final[tuple[CardKind, ...]] = get_args(CardKind)
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)
LANTERNS: Final[tuple[Lantern, ...]] = get_args(Lantern)


class HunterView(TypedDict):
    """A hunter board."""

    seat: int
    health: int
    collected: int
    banked: int
    trophies: dict[TypeName, int]
    level: int
    hand: list[str] | None  # None: not open
    hand_size: int
    used: list[str]
    played: str | None
    weapon: str | None
    dreaming: bool
    dead: bool
    gone: bool
    deaths: int
    dealt: int
    cancelled: bool
    delayed: bool
    hampered: int


class PlaceView(TypedDict):
    """A dungeon card whose place somebody has looked at."""

    card: str | None
    seen_by: list[int]


class DungeonView(TypedDict):
    cards: int
    top: list[PlaceView]
    bottom: list[PlaceView]


class HuntView(TypedDict):
    round: int
    phase: int
    first: int
    final_boss: str | None
    monster: str | None
    echoes: int
    full_echoes: int
    dungeon: DungeonView
    upgrades: int
    row: list[str]
    removed: list[str]
    past: list[str | None]
    hunters: list[HunterView]


Ability = dict[str, str | int | bool]  # `does`, and its numbers


class CardEntry(TypedDict):
    key: str
    number: int
    kind: CardKind
    damage: int
    instant: bool
    starting: bool
    copies: int
    dream: bool
    clashes: bool
    abilities: list[Ability]
    origin: str


class MonsterEntry(TypedDict):
    key: str
    number: int
    rank: Rank
    health: int
    lantern: Lantern
    types: list[TypeName]
    abilities: list[Ability]
    origin: str


class FaceEntry(TypedDict):
    """A face of a die."""

    number: int
    again: bool


class Catalogue(TypedDict):
    cards: list[CardEntry]
    monsters: list[MonsterEntry]
    dice: dict[Lantern, list[FaceEntry]]
    track: list[int]
    full_health: int
    card_limit: int


View = HuntView
