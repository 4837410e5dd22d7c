"""What a duel shows and what is in the box, as types. The browser's own are made from them (`make types`)."""

from typing import Final, Literal, NotRequired, TypedDict, get_args

CardType = Literal[
    "character", "advisor", "artifact", "training", "ritual", "spell", "miracle", "resource", "sovereign", "rune"
]
Colour = Literal["black", "green", "orange", "white", "grey"]
LaneName = Literal["left", "middle", "right"]
ItemKind = Literal["card", "ability", "trigger", "move", "reveal", "shift"]

CARD_TYPES: Final[tuple[CardType, ...]] = get_args(CardType)  # by their numbers, as the next two
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
LANE_NAMES: Final[tuple[LaneName, ...]] = get_args(LaneName)


class PieceTold(TypedDict):
    """A permanent; of a card that lies face down others know no more than the first four."""

    place: str
    controller: int
    hidden: bool
    card: str | None
    owner: NotRequired[int]
    kind: NotRequired[CardType]  # what it is now
    token: NotRequired[bool]
    turned: NotRequired[bool]
    missed: NotRequired[bool]  # does not unturn next time
    bound: NotRequired[bool]
    damage: NotRequired[int]
    power: NotRequired[int]
    hp: NotRequired[int]
    resistance: NotRequired[int]
    initiative: NotRequired[int]
    keywords: NotRequired[list[str]]
    blank: NotRequired[bool]
    counters: NotRequired[dict[str, int]]
    host: NotRequired[str | None]
    captive: NotRequired[str | None]
    acted: NotRequired[bool]
    actions: NotRequired[int]
    entered: NotRequired[int]
    fresh: NotRequired[bool]
    used: NotRequired[int]
    reduce: NotRequired[int]
    remembers: NotRequired[LaneName | None]


class ItemTold(TypedDict):
    """An item of the chain."""

    kind: ItemKind
    seat: int
    card: str | None  # the card it is called after; None: it lies face down
    face_down: bool
    cause: str  # "text", or the rule that no card says
    source: str | None
    slot: str | None
    targets: list[str | None]  # places, lanes, or "chain 1"
    ability: int  # its place among those that can be used; -1: none of them
    magic: int | None
    void: bool
    mends: bool


class PlayerView(TypedDict):
    seat: int
    deck: str
    pool_deck: dict[str, int]  # open to all
    lp: int
    asp: int
    hand: list[str] | None
    hand_size: int
    shown: list[str]  # cards of the hand that everybody has seen
    spells: int
    pool: int
    spell_cards: list[str] | None
    pool_cards: list[str] | None
    graveyard: list[str]
    banished: list[str]
    resources: int  # brought into play this round
    decked: bool


class MakingView(TypedDict):
    """What is being played or used."""

    seat: int
    card: str | None
    source: str | None
    ability: int | None
    slot: str | None
    targets: list[str | None]
    discards: list[str]


class CombatView(TypedDict):
    acting: str | None
    lane: LaneName | None
    attacks: int
    victims: list[str | None]
    blockers: list[str | None]


class DuelTold(TypedDict):
    round: int
    phase: int  # 1 Beginning, 2 and 3 Main Phases, 4 Combat, 5 End
    window: int  # the priority window, 0 if none
    active: int
    priority: int
    initiative: int
    players: list[PlayerView]
    pieces: list[PieceTold]
    shadows: list[list[int]]  # by seat and lane
    chain: list[ItemTold]  # the topmost is the last
    resolving: ItemTold | None
    making: MakingView | None
    combat: CombatView | None
    finished: list[int]
    result: int | None  # the winner's seat; 2 if nobody wins


class AbilityEntry(TypedDict):
    number: int
    asp: int
    lp: int
    turn: bool
    bound: bool


class RiseEntry(TypedDict):
    into: str
    asp: int


class OntoEntry(TypedDict):
    base: str
    less: int


class CardEntry(TypedDict):
    """What is printed on a card."""

    key: str
    number: int
    type: CardType
    colour: Colour
    rarity: str | None
    asp: int
    level: int
    power: int
    hp: int
    resistance: int
    initiative: int
    species: list[str]
    magic: int | None
    pool: bool
    keywords: list[str]
    token: bool
    origin: str
    rise: RiseEntry | None
    onto: OntoEntry | None
    hideout: int | None
    abilities: list[AbilityEntry]
    modes: int
    lp: NotRequired[int]  # of a Sovereign, as is the next
    surcharge: NotRequired[dict[Colour, int]]


class DeckEntry(TypedDict):
    key: str
    name: str
    sovereign: str
    rune: str
    spells: dict[str, int]
    pool: dict[str, int]


class Catalogue(TypedDict):
    cards: list[CardEntry]
    species: list[str]
    counters: list[str]
    places: list[str]  # by the numbers that options and events have
    uses: dict[str, int]  # the numbers of abilities that are not printed as one
    keywords: list[str]  # by the numbers that events have
    causes: list[str]  # the same: why something is on the chain
    quiet: list[str]  # events that a reader follows without
    started: list[str]  # events by which something goes on the chain
    decks: list[DeckEntry]


View = DuelTold
