"""Cards written down in a test, read as a content file is read."""

from typing import Any

import pytest

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import ContentMistake
from nachtspiel.games.bluthelden.box import VERBS, number_keys, read_card
from nachtspiel.games.bluthelden.pieces import Card, Condition, Cost, Selection, Static
from nachtspiel.games.bluthelden.reading import Reader

ORIGIN = {"colour": "orange", "rarity": "L", "origin": "completed"}
HERO: dict[str, Any] = {
    "key": "hero", "type": "character", **ORIGIN, "asp": 3, "level": 2, "power": 4, "hp": 5, "resistance": 6,
    "initiative": 7,
}  # fmt: skip
ADVISOR: dict[str, Any] = {"key": "sage", "type": "advisor", **ORIGIN, "asp": 1, "level": 1, "resistance": 2}
BOLT: dict[str, Any] = {"key": "bolt", "type": "spell", **ORIGIN, "asp": 2, "effect": [{"do": [{"do": "draw"}]}]}
CHARM: dict[str, Any] = {"key": "charm", "type": "artifact", **ORIGIN, "asp": 2}
DRILL: dict[str, Any] = {"key": "drill", "type": "training", **ORIGIN, "asp": 2, "host": {"side": "own"}}
FIELD: dict[str, Any] = {"key": "field", "type": "resource", **ORIGIN, "level": 1}
LORD: dict[str, Any] = {"key": "lord", "type": "sovereign", **ORIGIN, "lp": 30}
RUNE: dict[str, Any] = {"key": "rune", "type": "rune", **ORIGIN}
TOKEN: dict[str, Any] = {
    "key": "imp", "type": "character", "colour": "black", "origin": "original", "power": 1, "hp": 1, "resistance": 1,
    "initiative": 1,
}  # fmt: skip


def read(fields: dict[str, Any], token: bool = False, reader: Reader | None = None) -> Card:
    """One card among others: hero, sage, bolt and so on can be named."""
    file = "tokens.toml" if token else "white.toml"
    entries = [Entry(file, "", fields)]
    others = [HERO, ADVISOR, BOLT, CHARM, DRILL, FIELD, LORD, RUNE, TOKEN]
    entries += [Entry("white.toml", "", other) for other in others if other["key"] != fields["key"]]
    return read_card(entries[0], 0, reader or Reader(number_keys(entries), VERBS))


def mistake(fields: dict[str, Any], token: bool = False) -> str:
    with pytest.raises(ContentMistake) as caught:
        read(fields, token)
    return str(caught.value)


# ---------------------------------------------------------------- parts of a card's text


def reader() -> Reader:
    return Reader({"zero": 0, "hero": 4}, VERBS)


def entry(**fields: Any) -> Entry:
    return Entry("white.toml", "hero", fields)


def told(act: Any, *arguments: Any) -> str:
    with pytest.raises(ContentMistake) as caught:
        act(*arguments)
    return str(caught.value).removeprefix("white.toml, hero, ")


FIELDS: dict[type, tuple[str, ...]] = {
    Selection: (
        "what", "side", "zone", "lane", "species", "card", "keyword", "other", "token", "bound", "turned", "attacking",
        "damaged", "rises", "colour", "level", "type",
    ),
    Condition: (
        "count", "least", "most", "resources_named", "shadows", "counter", "counters", "without", "bound", "did",
        "died", "victim",
    ),
    Cost: (
        "asp", "turn", "lp", "counter", "counters", "sacrifice", "sacrifices", "sacrifice_self", "shadows", "graveyard",
        "discard", "graveyard_of",
    ),
    Static: (
        "number", "to", "selection", "condition", "power", "hp", "resistance", "initiative", "gain", "lose", "blank",
        "base_power", "base_resistance", "base_initiative", "reduce", "per", "per_selection", "cheaper", "rise_cheaper",
    ),
}  # fmt: skip


def values(thing: Any, *without: str) -> dict[str, Any]:
    """All fields of a selection, a condition, a cost or a static, by name."""
    return {field: getattr(thing, field) for field in FIELDS[type(thing)] if field not in without}


def changed(thing: Any, plain: Any) -> dict[str, Any]:
    """The fields that are not as in a plain one."""
    return {field: value for field, value in values(thing).items() if value != getattr(plain, field)}
