"""The parts of a card's text: selections, targets, conditions, costs."""

from typing import Any

import pytest

from nachtspiel.games.bluthelden import pieces, terms
from nachtspiel.games.bluthelden.pieces import Condition, Cost, Selection
from nachtspiel.games.bluthelden.reading import MOST
from tests.games.bluthelden.content import changed, entry, reader, told, values

# ---------------------------------------------------------------- selections and targets


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({}, {}),
        ({"side": "own"}, {"side": 1}),
        ({"side": "enemy"}, {"side": 2}),
        ({"side": "any"}, {}),
        ({"where": "this_lane"}, {"lane": pieces.THIS_LANE}),
        ({"where": "this_war_zone"}, {"zone": terms.IN_WAR, "lane": pieces.THIS_LANE}),
        ({"where": "war_zones"}, {"zone": terms.IN_WAR}),
        ({"where": "safety_zones"}, {"zone": terms.IN_SAFETY}),
        ({"where": "target_lane"}, {"lane": pieces.TARGET_LANE}),
        ({"where": "target2_war_zone"}, {"zone": terms.IN_WAR, "lane": pieces.TARGET2_LANE}),
        ({"where": "event_war_zone"}, {"zone": terms.IN_WAR, "lane": pieces.EVENT_LANE}),
        ({"where": "remembered_war_zone"}, {"zone": terms.IN_WAR, "lane": pieces.REMEMBERED_LANE}),
        ({"species": "undead"}, {"species": 0}),
        ({"card": "hero"}, {"card": 4}),
        ({"keyword": "flying"}, {"keyword": terms.FLYING}),
        ({"colour": "green"}, {"colour": 1}),
        ({"level": 9}, {"level": 9}),
        ({"level": 1}, {"level": 1}),
        ({"type": "miracle"}, {"type": terms.MIRACLE}),
        ({"other": True}, {"other": True}),
        ({"attacking": True}, {"attacking": True}),
        ({"damaged": True}, {"damaged": True}),
        ({"rises": True}, {"rises": True}),
        ({"token": True}, {"token": 1}),
        ({"token": False}, {"token": 0}),
        ({"bound": True}, {"bound": 1}),
        ({"bound": False}, {"bound": 0}),
        ({"turned": True}, {"turned": 1}),
        ({"turned": False}, {"turned": 0}),
        ({"what": "fighter"}, {"what": 1}),
        ({"what": "resource"}, {"what": 1 << terms.RESOURCE | 1 << terms.RUNE}),
        ({"what": "sovereign"}, {"what": 1 << terms.SOVEREIGN}),
        ({"what": "permanent"}, {"what": 0b1011111111}),
        ({"what": ["artifact", "ritual"]}, {"what": 1 << terms.ARTIFACT | 1 << terms.RITUAL}),
        ({"what": "character"}, {}),
    ],
)
def test_every_word_of_a_selection(fields: dict[str, Any], found: dict[str, Any]) -> None:
    selection = reader().selection(entry(of=fields), "of")
    assert changed(selection, Selection(pieces.CHARACTERS)) == found


WHERES = (
    "this_lane, this_war_zone, war_zones, safety_zones, target_lane, target_war_zone, target2_war_zone, event_lane, "
    "event_war_zone, remembered_war_zone"
)
WHATS = "character, fighter, artifact, ritual, training, resource, sovereign, permanent"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"side": "mine"}, "side: must be one of any, own, enemy, not 'mine'"),
        ({"where": "here"}, f"where: must be one of {WHERES}, not 'here'"),
        ({"what": "hero"}, f"what: must be one of {WHATS}, not 'hero'"),
        ({"what": ["fighter", 7]}, f"what: must be one of {WHATS}, not 7"),
        ({"species": "Elf"}, "species: 'Elf' must be made of small letters, digits and underscores"),
        ({"card": "nobody"}, "card: there is no card 'nobody'"),
        ({"level": 0}, "level: must be a whole number from 1 to 9, not 0"),
        ({"level": 10}, "level: must be a whole number from 1 to 9, not 10"),
        ({"other": "yes"}, "other: must be true or false, not 'yes'"),
        ({"speces": "elf"}, "speces: is not a known field; did you mean species?"),
    ],
)
def test_mistakes_in_a_selection(fields: dict[str, Any], message: str) -> None:
    assert told(reader().selection, entry(of=fields), "of") == message


@pytest.mark.parametrize(
    ("fields", "kind", "low", "high", "single"),
    [
        ({}, pieces.A_PIECE, 1, 1, False),
        ({"n": 9}, pieces.A_PIECE, 9, 9, False),
        ({"upto": 9}, pieces.A_PIECE, 0, 9, False),
        ({"what": "war_zone"}, pieces.A_WAR_ZONE, 1, 1, False),
        ({"what": "chain", "side": "enemy"}, pieces.A_CHAIN_ITEM, 1, 1, False),
        ({"what": "chain", "single_target": True, "n": 2}, pieces.A_CHAIN_ITEM, 2, 2, True),
    ],
)
def test_targets(fields: dict[str, Any], kind: int, low: int, high: int, single: bool) -> None:
    found = reader().target(entry(**fields))
    assert (found.kind, found.low, found.high, found.single, found.spell) == (kind, low, high, single, False)
    assert found.selection.side == (2 if "side" in fields else 0)
    assert found.selection.what == pieces.CHARACTERS


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"n": 0}, "n: must be a whole number from 1 to 9, not 0"),
        ({"n": 10}, "n: must be a whole number from 1 to 9, not 10"),
        ({"upto": 0}, "upto: must be a whole number from 1 to 9, not 0"),
        ({"upto": 10}, "upto: must be a whole number from 1 to 9, not 10"),
        ({"single_target": True}, "single_target: is not a known field"),
        ({"what": "war_zone", "hm": 1}, "hm: is not a known field"),
    ],
)
def test_mistakes_in_a_target(fields: dict[str, Any], message: str) -> None:
    assert told(reader().target, entry(**fields)).partition(";")[0] == message


# ---------------------------------------------------------------- conditions and costs


def test_conditions() -> None:
    assert reader().condition(entry(), "if") is None
    found = reader().condition(
        entry(**{"if": {
            "count": {"side": "own"}, "least": 2, "most": 5, "resources_named": 3, "shadows": 4,
            "counters": {"charge": 6}, "no_counters": "peace", "victim": {"side": "enemy"}, "bound": True, "did": True,
            "died": True,
        }}), "if",
    )  # fmt: skip
    assert found is not None
    assert found.count is not None
    assert found.victim is not None
    assert (found.count.side, found.victim.side) == (1, 2)
    assert values(found, "count", "victim") == {
        "least": 2, "most": 5, "resources_named": 3, "shadows": 4, "counter": 6, "counters": 6, "without": 7,
        "bound": True, "did": True, "died": True,
    }  # fmt: skip
    counted = reader().condition(entry(**{"if": {"count": {}}}), "if")
    assert counted is not None
    assert (counted.least, counted.most) == (0, MOST)
    plain = reader().condition(entry(**{"if": {}}), "if")
    assert changed(plain, Condition()) == {}


@pytest.mark.parametrize(
    ("fields", "field", "low", "high"),
    [
        ({"count": {}}, "least", 0, 99), ({"count": {}}, "most", 0, 99), ({}, "resources_named", 1, 9),
        ({}, "shadows", 1, 99),
    ],
)  # fmt: skip
def test_bounds_in_a_condition(fields: dict[str, Any], field: str, low: int, high: int) -> None:
    for value in (low, high):
        found = reader().condition(entry(**{"if": {**fields, field: value}}), "if")
        assert getattr(found, field) == value
    for value in (low - 1, high + 1):
        message = f"{field}: must be a whole number from {low} to {high}, not {value}"
        assert told(reader().condition, entry(**{"if": {**fields, field: value}}), "if") == message


def test_mistakes_in_a_condition() -> None:
    several = "counters: must name exactly one counter and its number, such as {charge = 1}"
    for counters in ({}, {"charge": 1, "plus": 1}):
        assert told(reader().condition, entry(**{"if": {"counters": counters}}), "if") == several
    assert told(reader().condition, entry(**{"if": {"least": 1}}), "if").startswith("least: is not a known field")
    wrong = "no_counters: 'Peace' must be made of small letters, digits and underscores"
    assert told(reader().condition, entry(**{"if": {"no_counters": "Peace"}}), "if") == wrong


def test_costs() -> None:
    assert reader().cost(entry()) is None
    assert changed(reader().cost(entry(cost={})), Cost()) == {}
    found = reader().cost(
        entry(cost={
            "asp": 1, "lp": 2, "turn": True, "counters": {"plus": 3}, "sacrifice": {"n": 4, "side": "own"},
            "sacrifice_self": True, "shadows": 5, "banish_graveyard": {"n": 6, "type": "spell"}, "discard": 7,
        })
    )  # fmt: skip
    assert found is not None
    assert found.sacrifice is not None
    assert found.graveyard_of is not None
    assert (found.sacrifice.side, found.graveyard_of.type) == (1, terms.SPELL)
    assert values(found, "sacrifice", "graveyard_of") == {
        "asp": 1, "turn": True, "lp": 2, "counter": 1, "counters": 3, "sacrifices": 4, "sacrifice_self": True,
        "shadows": 5, "graveyard": 6, "discard": 7,
    }  # fmt: skip
    few = reader().cost(entry(cost={"sacrifice": {}, "banish_graveyard": {}}))
    assert few is not None
    assert (few.sacrifices, few.graveyard) == (1, 1)
    plain = reader().cost(entry(cost={"banish_graveyard": 2}))
    assert plain is not None
    assert (plain.graveyard, plain.graveyard_of) == (2, None)


@pytest.mark.parametrize(
    ("field", "attribute", "low", "high"),
    [
        ("asp", "asp", 0, 99), ("lp", "lp", 0, 99), ("shadows", "shadows", 1, 99), ("discard", "discard", 1, 99),
        ("banish_graveyard", "graveyard", 1, 99), ("sacrifice n", "sacrifices", 1, 9),
        ("banish_graveyard n", "graveyard", 1, 99), ("counters plus", "counters", 1, 99),
    ],
)  # fmt: skip
def test_bounds_in_a_cost(field: str, attribute: str, low: int, high: int) -> None:
    outer, _, inner = field.partition(" ")
    for value in (low, high):
        found = reader().cost(entry(cost={outer: {inner: value} if inner else value}))
        assert getattr(found, attribute) == value
    for value in (low - 1, high + 1):
        message = f"{inner or outer}: must be a whole number from {low} to {high}, not {value}"
        assert told(reader().cost, entry(cost={outer: {inner: value} if inner else value})) == message


def test_unknown_fields_of_a_cost() -> None:
    for cost in ({"hm": 1}, {"sacrifice": {"hm": 1}}, {"banish_graveyard": {"hm": 1}}):
        assert told(reader().cost, entry(cost=cost)).startswith("hm: is not a known field; known fields: ")
