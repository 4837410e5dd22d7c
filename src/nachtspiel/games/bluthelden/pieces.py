"""What is in the box: cards, and the parts their texts are made of. Nothing here ever changes during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from nachtspiel.games.bluthelden.terms import (
    ADVISOR,
    CHARACTER,
    MIRACLE,
    RESOURCE,
    RUNE,
    SOVEREIGN,
    SPELL,
    TRAINING,
)

if TYPE_CHECKING:
    from nachtspiel.games.bluthelden.state import Item
    from nachtspiel.games.bluthelden.table import Duel

# Whose, as the controller of an ability sees it.
ANY_SIDE: Final = 0
OWN: Final = 1
ENEMY: Final = 2

# Which lane a selection speaks of.
ANY_LANE: Final = 0
THIS_LANE: Final = 1
TARGET_LANE: Final = 2
TARGET2_LANE: Final = 3
EVENT_LANE: Final = 4
REMEMBERED_LANE: Final = 5

# What a target is.
A_PIECE: Final = 0
A_WAR_ZONE: Final = 1
A_CHAIN_ITEM: Final = 2

# To whom an effect happens.
TO_NOBODY: Final = 0
TO_TARGET: Final = 1
TO_TARGET2: Final = 2
TO_SELF: Final = 3
TO_HOST: Final = 4
TO_EVENT: Final = 5
TO_EACH: Final = 6
TO_MADE: Final = 7  # what this text has brought into play

# What a number is multiplied by.
PER_NOTHING: Final = 0
PER_SHADOW: Final = 1
PER_OWN_SHADOW: Final = 2
PER_POWER: Final = 3
PER_EACH: Final = 4

# How an ability comes about.
EFFECT: Final = 0  # what a Spell does
ACTIVATED: Final = 1
TRIGGERED: Final = 2
LATER: Final = 3  # set up by another effect
RISE: Final = 4  # activated, in a place of its own
SHIELDING: Final = 5
SHIFTING: Final = 6
REVEALING: Final = 7

# How often.
ALWAYS: Final = 0
ONCE_A_ROUND: Final = 1
ONCE_A_LANE: Final = 2

CHARACTERS: Final = 1 << CHARACTER | 1 << ADVISOR
ANYTHING: Final = -1


class Selection:
    """Which permanents, or which cards, are meant."""

    __slots__ = (
        "what", "side", "zone", "lane", "species", "card", "keyword", "other", "token", "bound", "turned", "attacking",
        "damaged", "rises", "colour", "level", "type",
    )  # fmt: skip

    def __init__(self, what: i64) -> None:
        self.what = what  # a bit for each kind of permanent
        self.side: i64 = ANY_SIDE
        self.zone: i64 = ANYTHING  # IN_WAR or IN_SAFETY
        self.lane: i64 = ANY_LANE
        self.species: i64 = ANYTHING
        self.card: i64 = ANYTHING
        self.keyword: i64 = 0
        self.other: bool = False
        self.token: i64 = ANYTHING  # 0 or 1, as the next two
        self.bound: i64 = ANYTHING
        self.turned: i64 = ANYTHING
        self.attacking: bool = False
        self.damaged: bool = False
        self.rises: bool = False
        self.colour: i64 = ANYTHING
        self.level: i64 = ANYTHING
        self.type: i64 = ANYTHING


class Target:
    """What is chosen when a card is played or an ability goes on the chain."""

    __slots__ = ("kind", "selection", "low", "high", "single", "spell")

    def __init__(self, kind: i64, selection: Selection, low: i64, high: i64, single: bool) -> None:
        self.kind = kind
        self.selection = selection
        self.low = low
        self.high = high
        self.spell: bool = False  # it is a Spell that chooses
        self.single = single  # of a chain item: it must have exactly one target itself


class Condition:
    """All of it must hold."""

    __slots__ = (
        "count", "least", "most", "resources_named", "shadows", "counter", "counters", "without", "bound", "did",
        "died", "victim",
    )  # fmt: skip

    def __init__(self) -> None:
        self.count: Selection | None = None
        self.least: i64 = 0
        self.most: i64 = 999
        self.resources_named: i64 = 0
        self.shadows: i64 = 0
        self.counter: i64 = ANYTHING
        self.counters: i64 = 0
        self.without: i64 = ANYTHING  # no counter of this name
        self.bound: bool = False
        self.did: bool = False
        self.died: bool = False
        self.victim: Selection | None = None


class Cost:
    """What has to be paid (BH-7.01, BH-D111)."""

    __slots__ = (
        "asp", "turn", "lp", "counter", "counters", "sacrifice", "sacrifices", "sacrifice_self", "shadows", "graveyard",
        "discard", "graveyard_of",
    )  # fmt: skip

    def __init__(self) -> None:
        self.asp: i64 = 0
        self.turn: bool = False
        self.lp: i64 = 0
        self.counter: i64 = ANYTHING
        self.counters: i64 = 0
        self.sacrifice: Selection | None = None
        self.sacrifices: i64 = 0
        self.sacrifice_self: bool = False
        self.shadows: i64 = 0
        self.graveyard: i64 = 0
        self.discard: i64 = 0
        self.graveyard_of: Selection | None = None


class Static:
    """What a permanent changes as long as it is there, or an effect for a while (BH-D119)."""

    __slots__ = (
        "number", "to", "selection", "condition", "power", "hp", "resistance", "initiative", "gain", "lose", "blank",
        "base_power", "base_resistance", "base_initiative", "reduce", "per", "per_selection", "cheaper", "rise_cheaper",
    )  # fmt: skip

    def __init__(self, number: i64) -> None:
        self.number = number
        self.to: i64 = TO_SELF
        self.selection: Selection | None = None
        self.condition: Condition | None = None
        self.power: i64 = 0
        self.hp: i64 = 0
        self.resistance: i64 = 0
        self.initiative: i64 = 0
        self.gain: i64 = 0
        self.lose: i64 = 0
        self.blank: bool = False
        self.base_power: i64 = ANYTHING
        self.base_resistance: i64 = ANYTHING
        self.base_initiative: i64 = ANYTHING
        self.reduce: i64 = 0
        self.per: i64 = PER_NOTHING
        self.per_selection: Selection | None = None
        self.cheaper: i64 = 0
        self.rise_cheaper: i64 = 0


class Effect:
    """One thing an ability does. Effects have no state: what they need lies in the chain item."""

    def __init__(self) -> None:
        self.condition: Condition | None = None
        self.to: i64 = TO_NOBODY
        self.selection: Selection | None = None
        self.n: i64 = 1
        self.per: i64 = PER_NOTHING
        self.per_selection: Selection | None = None
        self.lane: i64 = ANY_LANE  # where something is created: ANY_LANE, THIS_LANE, TARGET_LANE or EVENT_LANE
        self.d6: i64 = 0  # bit mask of the results on which it happens

    def run(self, duel: Duel, item: Item) -> None:
        raise NotImplementedError

    def choices(self, duel: Duel, item: Item) -> list[int]:
        """The options of a question that depends on what only its player knows."""
        return []

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        """A player has answered what `run` asked."""


class Ability:
    """One text of a card."""

    __slots__ = (
        "kind", "number", "place", "when", "of_self", "of", "victim", "targets", "effects", "cost", "condition",
        "bound", "limit", "may", "asp", "uses_event", "uses_source",
    )  # fmt: skip

    def __init__(self, kind: i64, number: i64, place: i64) -> None:
        self.kind = kind
        self.number = number  # among all abilities of its card
        self.place = place  # among its activated abilities, or its modes
        self.when: i64 = 0
        self.of_self: bool = True
        self.of: Selection | None = None
        self.victim: Selection | None = None
        self.targets: list[Target] = []
        self.effects: list[Effect] = []
        self.cost: Cost | None = None
        self.condition: Condition | None = None
        self.bound: bool = False
        self.limit: i64 = ALWAYS
        self.may: bool = False
        self.asp: i64 = 0  # what this mode costs more
        self.uses_event: bool = False  # what it does differs by what has triggered it
        self.uses_source: bool = False  # ... by where its source lies, or by its Power


class Card:
    """A card or a token. Cards of the same name are one and the same here: only its number goes round the table."""

    __slots__ = (
        "key", "number", "type", "colour", "rarity", "asp", "level", "power", "hp", "resistance", "initiative",
        "species", "magic", "pool", "lp", "surcharge", "keywords", "origin", "token", "rise_into", "rise_asp", "onto",
        "onto_less", "hideout", "enters_with", "only_into", "blood_rush", "host", "banishes_host", "host_counters",
        "abilities", "modes", "activated", "statics", "when", "needs",
    )  # fmt: skip

    def __init__(self, key: str, number: i64, type: i64) -> None:
        self.key = key
        self.number = number
        self.type = type
        self.colour: i64 = 0
        self.rarity: i64 = 0
        self.asp: i64 = 0
        self.level: i64 = 0
        self.power: i64 = 0
        self.hp: i64 = 0
        self.resistance: i64 = 0
        self.initiative: i64 = 0
        self.species: list[int] = []
        self.magic: i64 = ANYTHING
        self.pool: bool = False
        self.lp: i64 = 0
        self.surcharge: list[int] = [0, 0, 0, 0, 0]  # by colour; negative: cannot be played
        self.keywords: i64 = 0
        self.origin: str = ""
        self.token: bool = False
        self.rise_into: i64 = ANYTHING
        self.rise_asp: i64 = 0
        self.onto: i64 = ANYTHING
        self.onto_less: i64 = 0
        self.hideout: i64 = ANYTHING  # the price for turning it up
        self.enters_with: tuple[int, ...] = ()  # counter, number, ...
        self.only_into: i64 = ANYTHING
        self.blood_rush: i64 = 0
        self.host: Target | None = None
        self.banishes_host: bool = False
        self.host_counters: tuple[int, ...] = ()
        self.abilities: list[Ability] = []
        self.modes: list[Ability] = []  # of a Spell
        self.activated: list[Ability] = []
        self.statics: list[Static] = []
        self.needs: i64 = ANYTHING  # without this counter it is sacrificed
        self.when: i64 = 0  # all moments at which one of its abilities may trigger

    def is_character(self) -> bool:
        return self.type == CHARACTER or self.type == ADVISOR

    def is_spell(self) -> bool:
        return self.type == SPELL or self.type == MIRACLE

    def is_resource(self) -> bool:
        """The Rune counts as one (BH-9.17)."""
        return self.type == RESOURCE or self.type == RUNE

    def is_permanent(self) -> bool:
        return not self.is_spell()

    def is_government(self) -> bool:
        return self.type == SOVEREIGN or self.type == RUNE


class Deck:
    """Sovereign, Rune, and the two piles."""

    __slots__ = ("key", "name", "sovereign", "rune", "spells", "pool", "only_pool")

    def __init__(self, key: str, name: str, sovereign: i64, rune: i64, spells: list[int], pool: list[int]) -> None:
        self.key = key
        self.name = name
        self.sovereign = sovereign
        self.rune = rune
        self.spells = spells  # sorted
        self.pool = pool
        self.only_pool = frozenset(pool) - frozenset(spells)


class Box:
    """All cards, tokens and decks, shared by all tables."""

    __slots__ = (
        "cards",
        "species",
        "counters",
        "decks",
        "fingerprint",
        "numbers",
        "rules",
        "trinket",
        "ghost",
        "discount",
        "gifts",
    )

    def __init__(
        self, cards: list[Card], species: list[str], counters: list[str], fingerprint: str, rules: i64,
    ) -> None:  # fmt: skip
        self.cards = cards
        self.species = species
        self.counters = counters
        self.decks: list[Deck] = []
        self.fingerprint = fingerprint
        self.numbers = {card.key: int(card.number) for card in cards}
        self.rules = rules  # the card that stands for the rulebook itself: Madness, Blood Rush, Protective Shield
        self.trinket: i64 = self.numbers.get("blood_trinket", -1)
        self.ghost: i64 = self.numbers.get("ghost", -1)
        self.gifts: list[tuple[int, ...]] = [()]  # counters with which something comes into play
        self.discount: i64 = 0  # the most that can be taken off the price of a card that is no Training
        for card in cards:
            for static in card.statics:
                selection = static.selection
                if static.cheaper and (selection is None or selection.type != TRAINING):
                    self.discount += static.cheaper * 8

    def called(self, key: str) -> int:
        """The number of the card or token of this key; ANYTHING if there is none. The rules' own card lies nowhere."""
        number = self.numbers.get(key, ANYTHING)
        return ANYTHING if number == self.rules else number
