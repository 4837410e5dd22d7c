"""The parts of a card's text: statics, effects, and names."""

from typing import Any

import pytest

from nachtspiel.games.bluthelden import pieces, terms
from nachtspiel.games.bluthelden.box import VERBS
from nachtspiel.games.bluthelden.pieces import ANYTHING, Ability, Card, Effect, Selection, Static
from nachtspiel.games.bluthelden.reading import limit, name, note_uses
from tests.games.bluthelden.content import changed, entry, reader, told, values

# ---------------------------------------------------------------- statics


def test_every_word_of_a_static() -> None:
    one = reader()
    found = one.card_static(
        entry(
            power=1, hp=-2, resistance=3, initiative=-4, keywords=["flying"], lose=["punch", "epic"], blank=True,
            base={"power": 5, "resistance": 6, "initiative": 7}, reduce=8, rise_cheaper=9, per="shadows",
            **{"for": {"side": "own"}, "if": {"bound": True}},
        )
    )  # fmt: skip
    assert found.selection is not None
    assert found.condition is not None
    assert (found.selection.side, found.condition.bound) == (1, True)
    assert values(found, "selection", "condition") == {
        "number": 0, "to": pieces.TO_EACH, "power": 1, "hp": -2, "resistance": 3, "initiative": -4,
        "gain": terms.FLYING, "lose": terms.PUNCH | terms.EPIC, "blank": True, "base_power": 5, "base_resistance": 6,
        "base_initiative": 7, "reduce": 8, "per": pieces.PER_SHADOW, "per_selection": None, "cheaper": 0,
        "rise_cheaper": 9,
    }  # fmt: skip
    assert one.card_static(entry()).number == 1  # they are counted through the box
    assert one.static(entry()).number == 2
    assert changed(reader().card_static(entry()), Static(0)) == {}


def test_for_whom_a_static_is() -> None:
    assert reader().card_static(entry(**{"for": "self"})).to == pieces.TO_SELF
    assert reader().card_static(entry(**{"for": "host"})).to == pieces.TO_HOST
    cheaper = reader().card_static(entry(cheaper=3, **{"for": {"type": "training"}}))
    assert (cheaper.cheaper, cheaper.to) == (3, pieces.TO_SELF)
    assert cheaper.selection is not None
    counted = reader().card_static(entry(per={"side": "enemy"}))
    assert counted.per == pieces.PER_EACH
    assert counted.per_selection is not None
    assert counted.per_selection.side == 2
    words = {"shadows": pieces.PER_SHADOW, "own_shadows": pieces.PER_OWN_SHADOW, "power": pieces.PER_POWER}
    assert {word: reader().per(entry(per=word)) for word in words} == {word: (per, None) for word, per in words.items()}


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        *[({field: value}, f"{field}: must be a whole number from -9 to 9, not {value}")
          for field in ("power", "hp", "resistance", "initiative") for value in (-10, 10)],
        *[({"base": {field: value}}, f"{field}: must be a whole number from 0 to 20, not {value}")
          for field in ("power", "resistance", "initiative") for value in (-1, 21)],
        *[({field: value, "for": {}}, f"{field}: must be a whole number from 1 to 9, not {value}")
          for field in ("reduce", "cheaper", "rise_cheaper") for value in (0, 10)],
        ({"base": {"hp": 1}}, "hp: is not a known field"),
        ({"for": "nobody"}, "for: must be one of self, host, not 'nobody'"),
        ({"cheaper": 1}, "cheaper: needs a selection of cards in 'for'"),
        ({"cheaper": 1, "for": "self"}, "cheaper: needs a selection of cards in 'for'"),
        ({"per": "hm"}, "per: must be one of shadows, own_shadows, power, not 'hm'"),
        ({"hm": 1}, "hm: is not a known field"),
    ],
)  # fmt: skip
def test_mistakes_in_a_static(fields: dict[str, Any], message: str) -> None:
    assert told(reader().card_static, entry(**fields)).partition(";")[0] == message


@pytest.mark.parametrize("value", [-9, 9])
def test_a_static_changes_by_nine_at_most(value: int) -> None:
    found = reader().static(entry(power=value, hp=value, resistance=value, initiative=value))
    assert (found.power, found.hp, found.resistance, found.initiative) == (value, value, value, value)
    most = reader().card_static(entry(reduce=9, cheaper=9, rise_cheaper=1, base={"power": 0}, **{"for": {}}))
    assert (most.reduce, most.cheaper, most.rise_cheaper, most.base_power) == (9, 9, 1, 0)
    assert (most.base_resistance, most.base_initiative) == (ANYTHING, ANYTHING)
    least = reader().card_static(entry(reduce=1, cheaper=1, rise_cheaper=9, base={"initiative": 20}, **{"for": {}}))
    assert (least.reduce, least.cheaper, least.rise_cheaper, least.base_initiative) == (1, 1, 9, 20)


# ---------------------------------------------------------------- effects


def test_effects_have_receivers_amounts_conditions_and_dice() -> None:
    (one, two) = reader().effects(
        entry(do=[
            {"do": "damage", "to": {"side": "own"}, "n": 3, "per": {"side": "enemy"}, "on_d6": [1, 4],
             "if": {"died": True}},
            {"do": "damage", "to": "target2"},
        ]), "do",
    )  # fmt: skip
    assert (one.to, one.n, one.per, one.d6) == (pieces.TO_EACH, 3, pieces.PER_EACH, 0b10010)
    assert one.selection is not None
    assert one.per_selection is not None
    assert one.condition is not None
    assert (one.selection.side, one.per_selection.side, one.condition.died) == (1, 2, True)
    assert (two.to, two.n, two.per, two.d6, two.condition) == (pieces.TO_TARGET2, 1, pieces.PER_NOTHING, 0, None)
    words = {"target": 1, "self": 3, "host": 4, "event": 5, "risen": 7, "fetched": 7, "created": 7}
    for word, number in words.items():
        (effect,) = reader().effects(entry(do=[{"do": "destroy", "to": word}]), "do")
        assert (effect.to, effect.selection) == (number, None)


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ({"do": "damage", "to": "me"},
         "to: must be one of target, target2, self, host, event, risen, fetched, created, not 'me'"),
        ({"do": "damage"}, "to: is missing"),
        ({"do": "damage", "to": "self", "n": 0}, "n: must be a whole number from 1 to 99, not 0"),
        ({"do": "damage", "to": "self", "n": 100}, "n: must be a whole number from 1 to 99, not 100"),
        ({"do": "damage", "to": "self", "on_d6": 3}, "on_d6: must be a list of results from 1 to 6, not 3"),
        ({"do": "damage", "to": "self", "on_d6": []}, "on_d6: must be a list of results from 1 to 6, not []"),
        ({"do": "damage", "to": "self", "on_d6": [0]}, "on_d6: must be a list of results from 1 to 6, not [0]"),
        ({"do": "damage", "to": "self", "on_d6": [1, 7]}, "on_d6: must be a list of results from 1 to 6, not [1, 7]"),
        ({"do": "damage", "to": "self", "on_d6": ["1"]}, "on_d6: must be a list of results from 1 to 6, not ['1']"),
        ({"do": "damage", "to": "self", "hm": 1},
         "hm: is not a known field; known fields: do, if, n, on_d6, per, to"),
    ],
)  # fmt: skip
def test_mistakes_in_an_effect(effect: dict[str, Any], message: str) -> None:
    assert told(reader().effects, entry(do=[effect]), "do") == message


def test_what_can_be_done_is_listed() -> None:
    said = told(reader().effects, entry(do=[{"do": "dance"}]), "do")
    assert said == f"do: must be one of {', '.join(sorted(VERBS))}, not 'dance'"
    assert told(reader().effects, entry(do=[]), "do") == "do: must hold at least one effect"
    (all_six,) = reader().effects(entry(do=[{"do": "destroy", "to": "self", "on_d6": [1, 6]}]), "do")
    assert all_six.d6 == 0b1000010


def test_what_comes_later_is_an_ability_of_the_card() -> None:
    one = reader()
    one.card = Card("hero", 0, terms.CHARACTER)
    one.card.abilities.append(Ability(pieces.TRIGGERED, 0, 0))
    assert one.later(entry(then=[{"do": "draw", "n": 2}], may=True)) == 1
    assert one.later(entry(then=[{"do": "draw"}])) == 2
    later = one.card.abilities[1]
    assert (later.kind, later.number, later.place, later.may) == (pieces.LATER, 1, 0, True)
    assert (len(later.effects), later.effects[0].n) == (1, 2)
    assert one.card.abilities[2].may is False


# ---------------------------------------------------------------- names


def test_counters_gifts_species_and_keywords() -> None:
    one = reader()
    assert one.counter_table(entry(), "with") == ()
    assert one.counter_table(entry(**{"with": {"poison": 1, "charge": 99}}), "with") == (0, 1, 6, 99)
    assert one.counters["charge"] == 6
    assert one.gift(entry(), "with") == 0
    assert one.gift(entry(**{"with": {"plus": 1}}), "with") == 1
    assert one.gift(entry(**{"with": {"plus": 2}}), "with") == 2
    assert one.gift(entry(**{"with": {"plus": 1}}), "with") == 1
    assert one.gifts == [(), (1, 1), (1, 2)]
    assert one.one_counter(entry(**{"with": {"plus": 3}}), "with") == (1, 3)
    assert [one.species_of(entry(species=word), "species") for word in ("elf", "orc", "elf")] == [0, 1, 0]
    assert one.keywords(entry(), "keywords") == 0
    assert one.keywords(entry(keywords=["binding", "punch"]), "keywords") == terms.BINDING | terms.PUNCH
    assert one.number_of(entry(card="zero"), "card") == 0
    assert told(one.number_of, entry(card="nobody"), "card") == "card: there is no card 'nobody'"


@pytest.mark.parametrize("word", ["elf", "elf_2", "a_b_c", "7"])
def test_names_that_are_names(word: str) -> None:
    assert name(entry(), "key", word) == word


@pytest.mark.parametrize("word", ["Elf", "elf ", "élf", "_", "elf-2", "elf.2"])
def test_names_that_are_none(word: str) -> None:
    assert told(name, entry(), "key", word) == f"key: '{word}' must be made of small letters, digits and underscores"


def test_limits() -> None:
    assert limit(entry(), {"round": 1}) == pieces.ALWAYS
    assert limit(entry(limit="round"), {"round": 7}) == 7
    assert told(limit, entry(limit="game"), {"round": 1}) == "limit: must be one of round, not 'game'"


@pytest.mark.parametrize(
    ("fields", "event", "source"),
    [
        ({}, False, False), ({"to": pieces.TO_EVENT}, True, False), ({"to": pieces.TO_SELF}, False, False),
        ({"per": pieces.PER_SHADOW}, False, True), ({"per": pieces.PER_POWER}, False, True),
        ({"per": pieces.PER_EACH}, False, False), ({"lane": pieces.EVENT_LANE}, True, False),
        ({"lane": pieces.THIS_LANE}, False, True), ({"lane": pieces.TARGET_LANE}, False, False),
        ({"selection": pieces.EVENT_LANE}, True, False), ({"selection": pieces.THIS_LANE}, False, True),
        ({"per_selection": pieces.EVENT_LANE}, True, False), ({"per_selection": pieces.THIS_LANE}, False, True),
        ({"target": pieces.THIS_LANE}, False, True), ({"target": pieces.EVENT_LANE}, True, False),
    ],
)  # fmt: skip
def test_whether_trigger_and_source_matter(fields: dict[str, int], event: bool, source: bool) -> None:
    """For triggers that are alike their order need not be asked (BH-D29)."""
    ability, effect = Ability(pieces.TRIGGERED, 0, 0), Effect()
    for field, value in fields.items():
        if field in ("selection", "per_selection", "target"):
            selection = Selection(1)
            selection.lane = value
            if field == "target":
                ability.targets = [pieces.Target(pieces.A_PIECE, selection, 1, 1, False)]
            else:
                setattr(effect, field, selection)
        else:
            setattr(effect, field, value)
    ability.effects = [effect, Effect()]
    note_uses(ability)
    assert (ability.uses_event, ability.uses_source) == (event, source)
