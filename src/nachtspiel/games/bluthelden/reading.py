"""Reading the parts of a card's text: selections, targets, conditions, costs, statics (docs/bluthelden-cards.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nachtspiel.engine.content import Entry
from nachtspiel.games.bluthelden.pieces import (
    A_CHAIN_ITEM,
    A_PIECE,
    A_WAR_ZONE,
    ALWAYS,
    ANY_LANE,
    ANY_SIDE,
    CHARACTERS,
    ENEMY,
    EVENT_LANE,
    LATER,
    ONCE_A_LANE,
    ONCE_A_ROUND,
    OWN,
    PER_EACH,
    PER_NOTHING,
    PER_OWN_SHADOW,
    PER_POWER,
    PER_SHADOW,
    REMEMBERED_LANE,
    TARGET2_LANE,
    TARGET_LANE,
    THIS_LANE,
    TO_EACH,
    TO_EVENT,
    TO_HOST,
    TO_MADE,
    TO_SELF,
    TO_TARGET,
    TO_TARGET2,
    Ability,
    Card,
    Condition,
    Cost,
    Effect,
    Selection,
    Static,
    Target,
)
from nachtspiel.games.bluthelden.terms import (
    ARTIFACT,
    CHARACTER,
    COUNTERS,
    IN_SAFETY,
    IN_WAR,
    KEYWORDS,
    MOMENTS,
    RESOURCE,
    RITUAL,
    RUNE,
    SOVEREIGN,
    TRAINING,
)
from nachtspiel.games.bluthelden.views import CARD_TYPES, COLOURS

MOST: Final = 99
KEYWORD_WORDS: Final = {word: 1 << bit for bit, word in enumerate(KEYWORDS)}
MOMENT_WORDS: Final = {word: 1 << bit for bit, word in enumerate(MOMENTS)}
COLOUR_WORDS: Final[dict[str, int]] = {word: number for number, word in enumerate(COLOURS)}
TYPE_WORDS: Final[dict[str, int]] = {word: number for number, word in enumerate(CARD_TYPES)}
SIDES: Final = {"any": ANY_SIDE, "own": OWN, "enemy": ENEMY}
ALL_PERMANENTS: Final = (1 << len(CARD_TYPES)) - 1 & ~(1 << SOVEREIGN)
WHATS: Final = {
    "character": CHARACTERS, "fighter": 1 << CHARACTER, "artifact": 1 << ARTIFACT, "ritual": 1 << RITUAL,
    "training": 1 << TRAINING, "resource": 1 << RESOURCE | 1 << RUNE, "sovereign": 1 << SOVEREIGN,
    "permanent": ALL_PERMANENTS,
}  # fmt: skip
WHERES: Final = {
    "this_lane": (-1, THIS_LANE), "this_war_zone": (IN_WAR, THIS_LANE), "war_zones": (IN_WAR, ANY_LANE),
    "safety_zones": (IN_SAFETY, ANY_LANE), "target_lane": (-1, TARGET_LANE), "target_war_zone": (IN_WAR, TARGET_LANE),
    "target2_war_zone": (IN_WAR, TARGET2_LANE), "event_lane": (-1, EVENT_LANE), "event_war_zone": (IN_WAR, EVENT_LANE),
    "remembered_war_zone": (IN_WAR, REMEMBERED_LANE),
}  # fmt: skip
TOS: Final = {
    "target": TO_TARGET, "target2": TO_TARGET2, "self": TO_SELF, "host": TO_HOST, "event": TO_EVENT,
    "risen": TO_MADE, "fetched": TO_MADE, "created": TO_MADE,
}  # fmt: skip
PERS: Final = {"shadows": PER_SHADOW, "own_shadows": PER_OWN_SHADOW, "power": PER_POWER}
LIMITS: Final = {"round": ONCE_A_ROUND, "lane_round": ONCE_A_LANE}

Verb = Callable[[Entry, "Reader"], Effect]


class Reader:
    """Knows all names while cards are being read."""

    def __init__(self, numbers: dict[str, int], verbs: dict[str, Verb]) -> None:
        self.numbers = numbers
        self.verbs = verbs
        self.species: dict[str, int] = {}
        self.counters: dict[str, int] = {word: number for number, word in enumerate(COUNTERS)}
        self.gifts: list[tuple[int, ...]] = [()]
        self.statics = 0
        self.card: Card | None = None  # the card being read

    # ------------------------------------------------------------ names

    def number_of(self, entry: Entry, field: str) -> int:
        key = entry.text(field)
        if key not in self.numbers:
            raise entry.mistake(field, f"there is no card '{key}'")
        return self.numbers[key]

    def species_of(self, entry: Entry, field: str) -> int:
        return self.species.setdefault(name(entry, field, entry.text(field)), len(self.species))

    def counter_of(self, entry: Entry, field: str, word: str) -> int:
        return self.counters.setdefault(name(entry, field, word), len(self.counters))

    def counter_table(self, entry: Entry, field: str) -> tuple[int, ...]:
        """counter, number, counter, number, ..."""
        if not entry.has(field):
            return ()
        table = Entry(entry.file, entry.name, entry.value(field))
        found: list[int] = []
        for word in table.fields:
            found += [self.counter_of(entry, field, word), table.number(word, 1, MOST)]
        return tuple(found)

    def gift(self, entry: Entry, field: str) -> int:
        """The number of a set of counters with which something comes into play."""
        counters = self.counter_table(entry, field)
        if counters not in self.gifts:
            self.gifts.append(counters)
        return self.gifts.index(counters)

    def one_counter(self, entry: Entry, field: str) -> tuple[int, int]:
        found = self.counter_table(entry, field)
        if len(found) != 2:
            raise entry.mistake(field, "must name exactly one counter and its number, such as {charge = 1}")
        return found[0], found[1]

    def keywords(self, entry: Entry, field: str) -> int:
        mask = 0
        if entry.has(field):
            for bit in entry.choices(field, KEYWORD_WORDS):
                mask |= bit
        return mask

    # ------------------------------------------------------------ selections

    def selection(self, entry: Entry, field: str) -> Selection:
        inner = Entry(entry.file, entry.name, entry.value(field))
        found = self.fields_of_selection(inner)
        inner.done()
        return found

    def fields_of_selection(self, entry: Entry) -> Selection:
        found = Selection(self.what(entry))
        if entry.has("side"):
            found.side = entry.choice("side", SIDES)
        if entry.has("where"):
            word = entry.text("where")
            if word not in WHERES:
                raise entry.mistake("where", f"must be one of {', '.join(WHERES)}, not '{word}'")
            found.zone, found.lane = WHERES[word]
        if entry.has("species"):
            found.species = self.species_of(entry, "species")
        if entry.has("card"):
            found.card = self.number_of(entry, "card")
        if entry.has("keyword"):
            found.keyword = entry.choice("keyword", KEYWORD_WORDS)
        if entry.has("colour"):
            found.colour = entry.choice("colour", COLOUR_WORDS)
        if entry.has("level"):
            found.level = entry.number("level", 1, 9)
        if entry.has("type"):
            found.type = entry.choice("type", TYPE_WORDS)
        found.other = entry.yes("other")
        found.attacking = entry.yes("attacking")
        found.damaged = entry.yes("damaged")
        found.rises = entry.yes("rises")
        if entry.has("token"):
            found.token = int(entry.yes("token"))
        if entry.has("bound"):
            found.bound = int(entry.yes("bound"))
        if entry.has("turned"):
            found.turned = int(entry.yes("turned"))
        return found

    def what(self, entry: Entry) -> int:
        if not entry.has("what"):
            return CHARACTERS
        value = entry.value("what")
        words = value if isinstance(value, list) else [value]
        mask = 0
        for word in words:
            if not isinstance(word, str) or word not in WHATS:
                raise entry.mistake("what", f"must be one of {', '.join(WHATS)}, not {word!r}")
            mask |= WHATS[word]
        return mask

    def target(self, entry: Entry) -> Target:
        kind, single = A_PIECE, False
        fields = entry.fields
        if fields.get("what") in ("war_zone", "chain"):
            kind = A_WAR_ZONE if entry.text("what") == "war_zone" else A_CHAIN_ITEM
            entry = Entry(entry.file, entry.name, {word: value for word, value in fields.items() if word != "what"})
        low = high = entry.number("n", 1, 9) if entry.has("n") else 1
        if entry.has("upto"):
            low, high = 0, entry.number("upto", 1, 9)
        if kind == A_CHAIN_ITEM:
            single = entry.yes("single_target")
        found = self.fields_of_selection(entry)
        entry.done()
        return Target(kind, found, low, high, single)

    # ------------------------------------------------------------ conditions and costs

    def condition(self, entry: Entry, field: str) -> Condition | None:
        if not entry.has(field):
            return None
        inner = Entry(entry.file, entry.name, entry.value(field))
        found = Condition()
        if inner.has("count"):
            found.count = self.selection(inner, "count")
            found.least = inner.number("least", 0, MOST) if inner.has("least") else 0
            found.most = inner.number("most", 0, MOST) if inner.has("most") else MOST
        if inner.has("resources_named"):
            found.resources_named = inner.number("resources_named", 1, 9)
        if inner.has("shadows"):
            found.shadows = inner.number("shadows", 1, MOST)
        if inner.has("counters"):
            found.counter, found.counters = self.one_counter(inner, "counters")
        if inner.has("no_counters"):
            found.without = self.counter_of(inner, "no_counters", inner.text("no_counters"))
        if inner.has("victim"):
            found.victim = self.selection(inner, "victim")
        found.bound = inner.yes("bound")
        found.did = inner.yes("did")
        found.died = inner.yes("died")
        inner.done()
        return found

    def cost(self, entry: Entry) -> Cost | None:
        if not entry.has("cost"):
            return None
        inner = Entry(entry.file, entry.name, entry.value("cost"))
        found = Cost()
        found.asp = inner.number("asp", 0, MOST) if inner.has("asp") else 0
        found.lp = inner.number("lp", 0, MOST) if inner.has("lp") else 0
        found.turn = inner.yes("turn")
        if inner.has("counters"):
            found.counter, found.counters = self.one_counter(inner, "counters")
        if inner.has("sacrifice"):
            victims = Entry(inner.file, inner.name, inner.value("sacrifice"))
            found.sacrifices = victims.number("n", 1, 9) if victims.has("n") else 1
            found.sacrifice = self.fields_of_selection(victims)
            victims.done()
        found.sacrifice_self = inner.yes("sacrifice_self")
        found.shadows = inner.number("shadows", 1, MOST) if inner.has("shadows") else 0
        if inner.has("banish_graveyard"):
            if isinstance(inner.value("banish_graveyard"), int):
                found.graveyard = inner.number("banish_graveyard", 1, MOST)
            else:
                buried = Entry(inner.file, inner.name, inner.value("banish_graveyard"))
                found.graveyard = buried.number("n", 1, MOST) if buried.has("n") else 1
                found.graveyard_of = self.fields_of_selection(buried)
                buried.done()
        found.discard = inner.number("discard", 1, MOST) if inner.has("discard") else 0
        inner.done()
        return found

    # ------------------------------------------------------------ statics

    def static(self, entry: Entry) -> Static:
        """What a `static`, or the effect `change`, alters; the caller says for whom."""
        found = Static(self.statics)
        self.statics += 1
        for field in ("power", "hp", "resistance", "initiative"):
            if entry.has(field):
                setattr(found, field, entry.number(field, -9, 9))
        found.gain = self.keywords(entry, "keywords")
        found.lose = self.keywords(entry, "lose")
        found.blank = entry.yes("blank")
        if entry.has("base"):
            base = Entry(entry.file, entry.name, entry.value("base"))
            for field in ("power", "resistance", "initiative"):
                if base.has(field):
                    setattr(found, f"base_{field}", base.number(field, 0, 20))
            base.done()
        return found

    def card_static(self, entry: Entry) -> Static:
        found = self.static(entry)
        if entry.has("for"):
            value = entry.value("for")
            if isinstance(value, str):
                found.to = entry.choice("for", {"self": TO_SELF, "host": TO_HOST})
            else:
                found.to = TO_EACH
                found.selection = self.selection(entry, "for")
        found.condition = self.condition(entry, "if")
        found.reduce = entry.number("reduce", 1, 9) if entry.has("reduce") else 0
        found.cheaper = entry.number("cheaper", 1, 9) if entry.has("cheaper") else 0
        found.rise_cheaper = entry.number("rise_cheaper", 1, 9) if entry.has("rise_cheaper") else 0
        found.per, found.per_selection = self.per(entry)
        if found.cheaper and found.selection is None:
            raise entry.mistake("cheaper", "needs a selection of cards in 'for'")
        if found.cheaper:  # it changes prices, not permanents
            found.to = TO_SELF
        entry.done()
        return found

    def per(self, entry: Entry) -> tuple[int, Selection | None]:
        if not entry.has("per"):
            return 0, None
        if isinstance(entry.value("per"), str):
            return entry.choice("per", PERS), None
        return PER_EACH, self.selection(entry, "per")

    # ------------------------------------------------------------ effects

    def effects(self, entry: Entry, field: str) -> list[Effect]:
        found: list[Effect] = []
        for inner in entry.entries(field):
            word = inner.text("do")
            if word not in self.verbs:
                raise inner.mistake("do", f"must be one of {', '.join(sorted(self.verbs))}, not '{word}'")
            effect = self.verbs[word](inner, self)
            effect.condition = self.condition(inner, "if")
            inner.done()
            found.append(effect)
        if not found:
            raise entry.mistake(field, "must hold at least one effect")
        return found

    def to(self, entry: Entry, effect: Effect) -> None:
        """`to`, and the die that may decide for each."""
        if isinstance(entry.value("to"), str):
            effect.to = entry.choice("to", TOS)
        else:
            effect.to = TO_EACH
            effect.selection = self.selection(entry, "to")
        if entry.has("on_d6"):
            results = entry.value("on_d6")
            if not isinstance(results, list) or not results:
                raise entry.mistake("on_d6", f"must be a list of results from 1 to 6, not {results!r}")
            for result in results:
                if not isinstance(result, int) or not 1 <= result <= 6:
                    raise entry.mistake("on_d6", f"must be a list of results from 1 to 6, not {results!r}")
                effect.d6 |= 1 << result

    def amount(self, entry: Entry, effect: Effect) -> None:
        """`n`, and what it is multiplied by."""
        effect.n = entry.number("n", 1, MOST) if entry.has("n") else 1
        effect.per, effect.per_selection = self.per(entry)

    def later(self, entry: Entry) -> int:
        """An ability that an effect sets up: it becomes one of the card's abilities."""
        card = self.card
        assert card is not None
        ability = Ability(LATER, len(card.abilities), 0)
        card.abilities.append(ability)
        ability.effects = self.effects(entry, "then")
        ability.may = entry.yes("may")
        return int(ability.number)


def name(entry: Entry, field: str, word: str) -> str:
    """Keys, species and counters are made of small letters, digits and underscores."""
    if not word.replace("_", "").isalnum() or word != word.lower() or not word.isascii():
        raise entry.mistake(field, f"'{word}' must be made of small letters, digits and underscores")
    return word


def limit(entry: Entry, words: dict[str, int]) -> int:
    return entry.choice("limit", words) if entry.has("limit") else ALWAYS


def note_uses(ability: Ability) -> None:
    """Whether it matters what has triggered an ability, and where its source lies (BH-D29)."""
    meant: list[Selection | None] = [target.selection for target in ability.targets]
    for effect in ability.effects:
        meant += [effect.selection, effect.per_selection]
        if effect.to == TO_EVENT:
            ability.uses_event = True
        if effect.per not in (PER_NOTHING, PER_EACH):
            ability.uses_source = True
    lanes = [effect.lane for effect in ability.effects]
    lanes += [selection.lane for selection in meant if selection is not None]
    ability.uses_event = ability.uses_event or EVENT_LANE in lanes
    ability.uses_source = ability.uses_source or THIS_LANE in lanes
