"""What the table is made of: permanents, players, items of the Reaction Chain, and what lasts for a while."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.games.bluthelden.pieces import ANYTHING, Ability, Deck, Static
from nachtspiel.games.bluthelden.terms import (
    CARDS,
    CHARACTER,
    HIDDEN,
    IN_SAFETY,
    IN_WAR,
    LANE_OF,
    NOWHERE,
    UNKNOWN,
    ZONE_OF,
)

NOTHING: Final = 0  # a serial nobody has

# Kinds of chain items.
PLAYED: Final = 0  # a card
USED: Final = 1  # an activated ability
TRIGGER: Final = 2
MOVE: Final = 3

# Ways to play a card.
PLAINLY: Final = 0
FACE_DOWN: Final = 1  # Hideout
ONTO_BASE: Final = 2  # BH-D122
FOR_FREE: Final = 3  # by an effect, without ASP

# Kinds of lasting effects.
CHANGE: Final = 0
BLOOD_RUSH: Final = 1
SHIFT: Final = 2  # one Move without turning (BH-D131)
PREVENT: Final = 3
COVER: Final = 4  # Protective Shield: `target` is covered by the serial `a`
CONTROL: Final = 5  # `seat` had it before
TO_COME: Final = 6  # an ability that waits for its moment
RETURN: Final = 7  # a banished card comes back

UNTIL_ROUND: Final = 0
UNTIL_GAME: Final = 1

# Priority windows.
NO_WINDOW: Final = 0
MAIN_WINDOW: Final = 1
COMBAT_START: Final = 2
WINDOW_A: Final = 3
WINDOW_B: Final = 4
WINDOW_C: Final = 5
AFTER_DAMAGE: Final = 6
COMBAT_END: Final = 7
END_WINDOW: Final = 8

DRAWN_GAME: Final = 2  # a result; else the winner's seat
UNDECIDED: Final = -1


class Piece:
    """A permanent on the battlefield."""

    __slots__ = (
        "serial", "card", "owner", "controller", "place", "kind", "turned", "missed", "damage", "counters", "entered",
        "fresh", "acted", "actions", "fought", "bound", "used", "lanes_used", "poisoned", "host", "captive",
        "captive_owner", "lane_kept", "token", "power", "hp", "resistance", "initiative", "keywords", "blank", "reduce",
        "shifts",
    )  # fmt: skip

    serial: i64
    card: i64
    owner: i64
    controller: i64
    place: i64
    kind: i64
    turned: bool
    missed: bool
    damage: i64
    counters: tuple[int, ...]
    entered: i64
    fresh: bool
    acted: bool
    actions: i64
    fought: bool
    bound: bool
    used: i64
    lanes_used: i64
    poisoned: i64
    host: i64
    captive: i64
    captive_owner: i64
    lane_kept: i64
    token: bool
    power: i64
    hp: i64
    resistance: i64
    initiative: i64
    keywords: i64
    blank: bool
    reduce: i64
    shifts: i64

    def __init__(self, serial: i64, card: i64, owner: i64, controller: i64, place: i64, kind: i64) -> None:
        self.serial = serial
        self.card = card
        self.owner = owner
        self.controller = controller
        self.place = place
        self.kind = kind  # its type now (BH-D119)
        self.turned = False
        self.missed = False  # it does not unturn at the next beginning of the round (BH-13.22)
        self.damage = 0
        self.counters = ()  # counter, number, counter, number, ...
        self.entered = 0  # the round in which it entered play
        self.fresh = False  # entered during this Combat Phase (BH-12.20)
        self.acted = False  # has been the acting Character in this Combat Phase
        self.actions = 0  # combat actions used in it
        self.fought = False  # has attacked or blocked in it (BH-D117)
        self.bound = False
        self.used = 0  # abilities used this round, a bit each (BH-D126)
        self.lanes_used = 0
        self.poisoned = 0  # the round in which it was poisoned
        self.host = NOTHING  # of a Training
        self.captive = ANYTHING  # the card it keeps banished
        self.captive_owner = 0
        self.lane_kept = NOWHERE
        self.token = False
        self.power = 0  # from here on: what follows from all the rest
        self.hp = 0
        self.resistance = 0
        self.initiative = 0
        self.keywords = 0
        self.blank = False
        self.reduce = 0
        self.shifts = 0  # Moves without turning that it has left

    def copy(self) -> "Piece":
        twin = Piece(self.serial, self.card, self.owner, self.controller, self.place, self.kind)
        twin.turned = self.turned
        twin.missed = self.missed
        twin.damage = self.damage
        twin.counters = self.counters
        twin.entered = self.entered
        twin.fresh = self.fresh
        twin.acted = self.acted
        twin.actions = self.actions
        twin.fought = self.fought
        twin.bound = self.bound
        twin.used = self.used
        twin.lanes_used = self.lanes_used
        twin.poisoned = self.poisoned
        twin.host = self.host
        twin.captive = self.captive
        twin.captive_owner = self.captive_owner
        twin.lane_kept = self.lane_kept
        twin.token = self.token
        twin.power = self.power
        twin.hp = self.hp
        twin.resistance = self.resistance
        twin.initiative = self.initiative
        twin.keywords = self.keywords
        twin.blank = self.blank
        twin.reduce = self.reduce
        twin.shifts = self.shifts
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.serial, self.card, self.owner, self.controller, self.place, self.kind, self.turned, self.missed,
            self.damage, self.counters, self.entered, self.fresh, self.acted, self.actions, self.fought, self.bound,
            self.used, self.lanes_used, self.poisoned, self.host, self.captive, self.captive_owner, self.lane_kept,
            self.token,
        )  # fmt: skip

    # ------------------------------------------------------------ reading

    def has(self, keyword: i64) -> bool:
        return (self.keywords & keyword) != 0

    def zone(self) -> i64:
        return ZONE_OF[self.place]

    def is_hidden(self) -> bool:
        return ZONE_OF[self.place] == HIDDEN

    def in_war(self, lane: i64) -> bool:
        return ZONE_OF[self.place] == IN_WAR and LANE_OF[self.place] == lane

    def is_fighter(self) -> bool:
        """A Character in a lane: it has Power, HP and Initiative (BH-10.17)."""
        return self.kind == CHARACTER and ZONE_OF[self.place] <= IN_SAFETY

    def told(self) -> i64:
        """For events: where it lies and which card it is, but never the face of a hidden one (BH-D97)."""
        return self.place * CARDS + (UNKNOWN if self.is_hidden() else self.card)

    def counter(self, name: i64) -> i64:
        """How many counters of this name lie on it."""
        counters = self.counters
        for i in range(0, len(counters), 2):
            if counters[i] == name:
                return counters[i + 1]
        return 0

    def set_counter(self, name: i64, number: i64) -> None:
        left: list[int] = []
        counters = self.counters
        for i in range(0, len(counters), 2):
            if counters[i] != name:
                left.append(counters[i])
                left.append(counters[i + 1])
        if number > 0:
            left.append(name)
            left.append(number)
        self.counters = tuple(left)


class Player:
    """A player: life points, astral points, hand and piles."""

    __slots__ = (
        "seat", "deck", "lp", "asp", "hand", "shown", "spells", "pool", "graveyard", "banished", "resources", "decked",
    )  # fmt: skip

    seat: i64
    deck: Deck
    lp: i64
    asp: i64
    hand: list[int]
    shown: list[int]
    spells: list[int]
    pool: list[int]
    graveyard: list[int]
    banished: list[int]
    resources: i64
    decked: bool

    def __init__(
        self, seat: i64, deck: Deck, hand: list[int], shown: list[int], spells: list[int], pool: list[int],
        graveyard: list[int], banished: list[int],
    ) -> None:  # fmt: skip
        self.seat = seat
        self.deck = deck
        self.lp = 0
        self.asp = 0
        self.hand = hand  # sorted, as all of these but the Graveyard and the Banished Zone
        self.shown = shown  # cards of the hand that the other player has seen
        self.spells = spells
        self.pool = pool
        self.graveyard = graveyard
        self.banished = banished
        self.resources = 0  # brought into play, or waiting on the chain, this round (BH-D121)
        self.decked = False  # a required draw was impossible

    def copy(self) -> "Player":
        twin = Player(
            self.seat, self.deck, self.hand.copy(), self.shown.copy(), self.spells.copy(), self.pool.copy(),
            self.graveyard.copy(), self.banished.copy(),
        )  # fmt: skip
        twin.lp = self.lp
        twin.asp = self.asp
        twin.resources = self.resources
        twin.decked = self.decked
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.seat, self.deck.key, self.lp, self.asp, tuple(sorted(self.hand)), tuple(sorted(self.shown)),
            tuple(sorted(self.spells)), tuple(sorted(self.pool)), tuple(self.graveyard), tuple(self.banished),
            self.resources, self.decked,
        )  # fmt: skip

    # ------------------------------------------------------------ hand

    def take(self, card: i64, seen: bool = False) -> None:
        """A card comes into the hand."""
        self.hand.append(card)
        self.hand.sort()
        if seen:
            self.shown.append(card)
            self.shown.sort()

    def lay_down(self, card: i64) -> None:
        """A card leaves the hand for all to see."""
        self.hand.remove(card)
        if card in self.shown:
            self.shown.remove(card)


class Item:
    """Something on the Reaction Chain. Never changed once it is there, so copies of a table share it."""

    __slots__ = (
        "serial", "kind", "seat", "card", "ability", "source", "way", "slot", "base", "first", "second", "lane",
        "event", "event_lane", "noted", "text", "magic", "void", "mends", "named",
    )  # fmt: skip

    def __init__(self, serial: i64, kind: i64, seat: i64, card: i64, ability: i64, source: i64) -> None:
        self.serial = serial
        self.kind = kind
        self.seat = seat
        self.card = card  # whose text it is: for what no card says that of the rules
        self.ability = ability  # its number on the card
        self.source = source  # the permanent it came from
        self.way: i64 = PLAINLY
        self.slot: i64 = NOWHERE
        self.base: i64 = NOTHING  # the base form it is played onto
        self.first: list[int] = []  # targets: serials, or lanes as -1 - lane
        self.second: list[int] = []
        self.lane: i64 = NOWHERE  # where its source was
        self.event: i64 = NOTHING  # what triggered it
        self.event_lane: i64 = NOWHERE
        self.noted: i64 = 0  # the Power of its source
        self.text: Ability | None = None
        self.magic: i64 = ANYTHING
        self.void: bool = False
        self.mends: bool = False
        self.named = card  # the card it is called after; `ANYTHING` if nobody may be told

    def twin(self) -> "Item":
        other = Item(self.serial, self.kind, self.seat, self.card, self.ability, self.source)
        other.way = self.way
        other.slot = self.slot
        other.base = self.base
        other.first = self.first
        other.second = self.second
        other.lane = self.lane
        other.event = self.event
        other.event_lane = self.event_lane
        other.noted = self.noted
        other.text = self.text
        other.magic = self.magic
        other.void = self.void
        other.mends = self.mends
        other.named = self.named
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.serial, self.kind, self.seat, self.card, self.ability, self.source, self.way, self.slot, self.base,
            tuple(self.first), tuple(self.second), self.lane, self.event, self.event_lane, self.noted, self.magic,
            self.void, self.mends, self.named,
        )  # fmt: skip


class Lasting:
    """An effect that goes on for a while. Never changed, so copies share it."""

    __slots__ = ("kind", "target", "a", "b", "seat", "card", "ability", "static", "until", "serial")

    def __init__(self, kind: i64, target: i64, a: i64, b: i64, until: i64, serial: i64) -> None:
        self.kind = kind
        self.target = target
        self.a = a
        self.b = b
        self.until = until
        self.serial = serial  # when it began
        self.seat: i64 = 0
        self.card: i64 = 0
        self.ability: i64 = 0
        self.static: Static | None = None

    def key(self) -> tuple[object, ...]:
        static = self.static
        return (
            self.kind, self.target, self.a, self.b, self.until, self.serial, self.seat, self.card, self.ability,
            -1 if static is None else static.number,
        )  # fmt: skip


class Making:
    """A card being played or an ability being activated: what has been chosen so far (BH-D111)."""

    __slots__ = (
        "seat", "kind", "card", "ability", "source", "way", "mode", "slot", "base", "stage", "first", "second",
        "sacrifices", "discards", "buried", "lanes", "item",
    )  # fmt: skip

    def __init__(self, seat: i64, kind: i64, card: i64, ability: i64, source: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.card = card
        self.ability = ability
        self.source = source
        self.way: i64 = PLAINLY
        self.mode: i64 = -1
        self.slot: i64 = NOWHERE
        self.base: i64 = NOTHING
        self.stage: i64 = 0
        self.first: list[int] = []
        self.second: list[int] = []
        self.sacrifices: list[int] = []
        self.discards: list[int] = []
        self.buried: list[int] = []
        self.lanes: list[int] = []  # of Shadow tokens that are sacrificed
        self.item: Item | None = None  # of a trigger: what goes on the chain

    def copy(self) -> "Making":
        twin = Making(self.seat, self.kind, self.card, self.ability, self.source)
        twin.way = self.way
        twin.mode = self.mode
        twin.slot = self.slot
        twin.base = self.base
        twin.stage = self.stage
        twin.first = self.first.copy()
        twin.second = self.second.copy()
        twin.sacrifices = self.sacrifices.copy()
        twin.discards = self.discards.copy()
        twin.buried = self.buried.copy()
        twin.lanes = self.lanes.copy()
        twin.item = self.item
        return twin

    def key(self) -> tuple[object, ...]:
        item = self.item
        return (
            self.seat, self.kind, self.card, self.ability, self.source, self.way, self.mode, self.slot, self.base,
            self.stage, tuple(self.first), tuple(self.second), tuple(self.sacrifices), tuple(self.discards),
            tuple(self.buried), tuple(self.lanes), None if item is None else item.key(),
        )  # fmt: skip
