"""From content files to cards: every field is read to its place, and every mistake is told in one sentence."""

from typing import Any

import pytest

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import ContentMistake
from nachtspiel.games.bluthelden import terms
from nachtspiel.games.bluthelden.box import VERBS, check_names, number_keys, open_box, read_card, read_files, rules_card
from nachtspiel.games.bluthelden.effects import characters, making
from nachtspiel.games.bluthelden.pieces import (
    A_PIECE,
    ACTIVATED,
    ANY_SIDE,
    ANYTHING,
    EFFECT,
    ENEMY,
    ONCE_A_LANE,
    ONCE_A_ROUND,
    OWN,
    RISE,
    SHIELDING,
    THIS_LANE,
    TO_EVENT,
    TRIGGERED,
)  # fmt: skip
from nachtspiel.games.bluthelden.reading import Reader
from tests.games.bluthelden.content import ADVISOR, BOLT, CHARM, DRILL, FIELD, HERO, LORD, RUNE, TOKEN, mistake, read

DRAW = [{"do": "draw"}]
DEAR: list[dict[str, Any]] = [{"sacrifice": {}}, {"shadows": 1}, {"banish_graveyard": 1}, {"discard": 1}]


def test_every_field_of_a_character() -> None:
    card = read(
        {
            **HERO, "species": ["elf", "human"], "magic": 8, "pool": True, "keywords": ["epic", "flying"],
            "enters_with": {"charge": 2, "plus": 1}, "rise": {"into": "sage", "asp": 9},
            "onto": {"base": "hero", "less": 10}, "hideout": {"asp": 11}, "only_into": "safety", "needs": "curse",
            "enters_blood_rush": 12,
        }
    )  # fmt: skip
    assert (card.key, card.number, card.type) == ("hero", 0, terms.CHARACTER)
    assert (card.colour, card.rarity, card.origin, card.token) == (2, 2, "completed", False)
    assert (card.asp, card.level, card.power, card.hp, card.resistance, card.initiative) == (3, 2, 4, 5, 6, 7)
    assert (card.species, card.magic, card.pool) == ([0, 1], 8, True)
    assert card.keywords == terms.EPIC | terms.FLYING
    assert card.enters_with == (6, 2, terms.PLUS_COUNTER, 1)  # a new counter follows the six of the rules
    assert (card.rise_into, card.rise_asp, card.onto, card.onto_less) == (1, 9, 0, 10)
    assert (card.hideout, card.only_into, card.needs, card.blood_rush) == (11, terms.IN_SAFETY, 7, 12)
    assert read({**HERO, "only_into": "war"}).only_into == terms.IN_WAR
    assert (card.lp, card.surcharge, card.host, card.modes) == (0, [0, 0, 0, 0, 0], None, [])


def test_what_is_not_said_of_a_character() -> None:
    card = read(HERO)
    assert (card.species, card.magic, card.pool, card.keywords) == ([], ANYTHING, False, 0)
    assert (card.enters_with, card.rise_into, card.rise_asp, card.onto) == ((), ANYTHING, 0, ANYTHING)
    assert (card.onto_less, card.hideout, card.only_into, card.needs, card.blood_rush) == (
        0, ANYTHING, ANYTHING, ANYTHING, 0,
    )  # fmt: skip
    assert (card.abilities, card.activated, card.statics, card.when) == ([], [], [], 0)


def test_each_type_has_its_own_fields() -> None:
    sage, field, rune = read(ADVISOR), read(FIELD), read(RUNE)
    assert (sage.type, sage.asp, sage.level, sage.resistance, sage.power) == (terms.ADVISOR, 1, 1, 2, 0)
    assert (field.type, field.level, field.asp, field.pool) == (terms.RESOURCE, 1, 0, True)
    assert (rune.type, rune.level, rune.asp, rune.pool) == (terms.RUNE, 0, 0, False)
    lord = read({**LORD, "surcharge": {"green": 3, "white": "never", "grey": 1}})
    assert (lord.type, lord.lp, lord.asp, lord.level) == (terms.SOVEREIGN, 30, 0, 0)
    assert lord.surcharge == [0, 3, 0, -1, 1]
    assert read(LORD).surcharge == [0, 0, 0, 0, 0]
    token = read(TOKEN, token=True)
    assert (token.token, token.rarity, token.asp, token.level, token.power) == (True, 0, 0, 0, 1)


def test_trainings() -> None:
    drill = read({**DRILL, "banishes_host": True, "host_counters": {"resistance": 2, "charge": 3}})
    assert drill.banishes_host
    assert drill.host_counters == (2, 2, 6, 3)
    host = drill.host
    assert host is not None
    assert (host.kind, host.low, host.high, host.single, host.selection.side) == (A_PIECE, 1, 1, False, OWN)
    plain = read(DRILL)
    assert (plain.banishes_host, plain.host_counters) == (False, ())
    for side, number in (("enemy", ENEMY), ("any", ANY_SIDE)):
        cursed = read({**DRILL, "magic": 0, "host": {"side": side}}).host
        assert cursed is not None
        assert cursed.selection.side == number
    growth = {"key": "growth", "type": "training", "colour": "green", "origin": "original"}
    assert read(growth, token=True).host is None
    assert read({**growth, "host": {"side": "enemy"}}, token=True).host is not None


SMALL = [
    (HERO, "asp", 0, 20), (HERO, "level", 1, 9), (HERO, "power", 0, 20), (HERO, "hp", 1, 20),
    (HERO, "resistance", 0, 20), (HERO, "initiative", 0, 20), (HERO, "magic", 0, 20),
    (HERO, "enters_blood_rush", 1, 20), (ADVISOR, "resistance", 0, 20), (FIELD, "level", 1, 9), (LORD, "lp", 1, 99),
]  # fmt: skip


@pytest.mark.parametrize(("base", "field", "low", "high"), SMALL)
def test_numbers_have_their_bounds(base: dict[str, Any], field: str, low: int, high: int) -> None:
    where = f"white.toml, {base['key']}, {field}: must be a whole number from {low} to {high}"
    attribute = {"enters_blood_rush": "blood_rush"}.get(field, field)
    for value in (low, high):
        assert getattr(read({**base, field: value}), attribute) == value
    for value in (low - 1, high + 1):
        assert mistake({**base, field: value}) == f"{where}, not {value}"
    if field in base:
        without = {name: value for name, value in base.items() if name != field}
        assert mistake(without) == f"white.toml, {base['key']}, {field}: is missing"


@pytest.mark.parametrize(
    ("base", "field", "inner", "low", "high"),
    [
        (HERO, "rise", {"into": "sage", "asp": 1}, 0, 20), (HERO, "onto", {"base": "sage", "less": 1}, 0, 20),
        (HERO, "hideout", {"asp": 1}, 0, 20), (LORD, "surcharge", {"green": 1}, 0, 9),
        (HERO, "enters_with", {"charge": 1}, 1, 99), (DRILL, "host_counters", {"charge": 1}, 1, 99),
    ],
)  # fmt: skip
def test_numbers_in_tables_have_their_bounds(
    base: dict[str, Any], field: str, inner: dict[str, Any], low: int, high: int
) -> None:
    name = list(inner)[-1]
    for value in (low, high):
        read({**base, field: {**inner, name: value}})
    for value in (low - 1, high + 1):
        assert mistake({**base, field: {**inner, name: value}}) == (
            f"white.toml, {base['key']}, {name}: must be a whole number from {low} to {high}, not {value}"
        )
    if field in ("rise", "onto", "hideout"):
        known = ", ".join(sorted(inner))
        assert mistake({**base, field: {**inner, "zzz": 1}}) == (
            f"white.toml, {base['key']}, zzz: is not a known field; known fields: {known}"
        )


COLOURS = "black, green, orange, white, grey"
TYPES = "character, advisor, artifact, training, ritual, spell, miracle, resource, sovereign, rune"
NAMED = "must be made of small letters, digits and underscores"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({**HERO, "key": "Hero"}, f"Hero, key: 'Hero' {NAMED}"),
        ({**HERO, "key": "héro"}, f"héro, key: 'héro' {NAMED}"),
        ({**HERO, "key": "he-ro"}, f"he-ro, key: 'he-ro' {NAMED}"),
        ({**HERO, "key": "rulebook"}, "rulebook, key: is used twice"),
        ({**HERO, "type": "hero"}, f"hero, type: must be one of {TYPES}, not 'hero'"),
        ({**HERO, "colour": "red"}, f"hero, colour: must be one of {COLOURS}, not 'red'"),
        ({**HERO, "rarity": "X"}, "hero, rarity: must be one of K, N, L, F, not 'X'"),
        ({**HERO, "origin": "mine"}, "hero, origin: must be one of published, completed, original, not 'mine'"),
        ({**HERO, "species": "elf"}, "hero, species: must be a list of words, not 'elf'"),
        ({**HERO, "species": ["elf", 1]}, "hero, species: must be a list of words, not ['elf', 1]"),
        ({**HERO, "species": ["Elf"]}, f"hero, species: 'Elf' {NAMED}"),
        ({**HERO, "pool": 1}, "hero, pool: must be true or false, not 1"),
        ({**HERO, "keywords": ["epic", "epic"]}, "hero, keywords: names something twice"),
        ({**HERO, "enters_with": {"Big": 1}}, f"hero, enters_with: 'Big' {NAMED}"),
        ({**HERO, "rise": {"into": "nobody", "asp": 1}}, "hero, into: there is no card 'nobody'"),
        ({**HERO, "onto": {"base": "nobody", "less": 1}}, "hero, base: there is no card 'nobody'"),
        ({**HERO, "only_into": "area"}, "hero, only_into: must be one of war, safety, not 'area'"),
        ({**HERO, "needs": "Curse"}, f"hero, needs: 'Curse' {NAMED}"),
        ({**HERO, "powr": 1}, "hero, powr: is not a known field; did you mean power?"),
        ({**CHARM, "power": 1}, "charm, power: is not a known field"),
        ({**LORD, "surcharge": {"red": 1}}, f"lord, surcharge: must name colours ({COLOURS}), not 'red'"),
        ({**LORD, "surcharge": {"green": "often"}},
         "lord, green: must be a whole number from 0 to 9, not 'often'"),
        ({**DRILL, "host": {"side": "enemy"}},
         "drill, host: a Training for enemy or any Characters needs a magic value (BH-10.12)"),
        ({**DRILL, "host": {}}, "drill, host: a Training for enemy or any Characters needs a magic value (BH-10.12)"),
        ({name: value for name, value in DRILL.items() if name != "host"}, "drill, host: is missing"),
        ({**HERO, "effect": [{"do": DRAW}]},
         "hero, effect: only Spells and Miracles have it; others have activated, triggered, static"),
        ({**BOLT, "effect": []}, "bolt, effect: is missing: what does this Spell do?"),
        ({**BOLT, "type": "miracle", "effect": []}, "bolt, effect: is missing: what does this Spell do?"),
        ({**CHARM, "activated": [{"do": DRAW}] * 5}, "charm, activated: a card can have at most 4 activated abilities"),
        ({**CHARM, "activated": [{"do": DRAW, "targets": [{}] * 3}]}, "charm, targets: can hold two entries at most"),
        ({**CHARM, "activated": [{"do": []}]}, "charm, do: must hold at least one effect"),
        ({**CHARM, "activated": [{"do": DRAW, "limit": "lane_round"}]},
         "charm, limit: must be one of round, not 'lane_round'"),
        ({**CHARM, "activated": [{"do": DRAW, "bounded": True}]},
         "charm, bounded: is not a known field; did you mean bound?"),
        ({**CHARM, "triggered": [{"do": DRAW}]}, "charm, when: is missing"),
        ({**CHARM, "triggered": [{"when": "dies", "do": DRAW, "cost": {"asp": 1}}]},
         "charm, cost: a trigger with a cost needs may = true"),
        *[({**CHARM, "triggered": [{"when": "dies", "may": True, "do": DRAW, "cost": cost}]},
           "charm, cost: a trigger can cost ASP, LP, turning, counters or itself only")
          for cost in DEAR],
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_card_and_field(fields: dict[str, Any], message: str) -> None:
    said = mistake(fields)
    assert said == f"white.toml, {message}" or said.startswith(f"white.toml, {message}; known fields: ")


@pytest.mark.parametrize("kind", ["advisor", "ritual", "spell", "resource", "sovereign"])
def test_what_a_token_can_be(kind: str) -> None:
    assert mistake({**TOKEN, "type": kind}, token=True) == (
        "tokens.toml, imp, type: a token must be a character, an artifact or a training"
    )
    assert mistake({**TOKEN, "asp": 1}, token=True).startswith("tokens.toml, imp, asp: is not a known field")
    relic = {"key": "relic", "type": "artifact", "colour": "black", "origin": "original"}
    assert read(relic, token=True).type == terms.ARTIFACT


def test_no_two_cards_have_one_key() -> None:
    with pytest.raises(ContentMistake, match=r"^white.toml, hero, key: is used twice$"):
        number_keys([Entry("black.toml", "", HERO), Entry("white.toml", "", HERO)])
    entries = [Entry("black.toml", "", HERO), Entry("white.toml", "", BOLT)]
    assert number_keys(entries) == {"hero": 0, "bolt": 1}
    assert [entry.name for entry in entries] == ["hero", "bolt"]


# ---------------------------------------------------------------- abilities


def test_the_effects_of_a_spell_are_its_modes() -> None:
    bolt = read({**BOLT, "effect": [{"do": DRAW, "targets": [{}, {}]}, {"do": DRAW, "asp": 4, "cost": {"lp": 5}}]})
    assert [(mode.kind, mode.number, mode.place, mode.asp) for mode in bolt.modes] == [
        (EFFECT, 0, 0, 0),
        (EFFECT, 1, 1, 4),
    ]
    assert bolt.modes == bolt.abilities
    assert [target.spell for target in bolt.modes[0].targets] == [True, True]
    cost = bolt.modes[1].cost
    assert bolt.modes[0].cost is None
    assert cost is not None
    assert cost.lp == 5
    assert mistake({**BOLT, "effect": [{"do": DRAW, "asp": 21}]}) == (
        "white.toml, bolt, asp: must be a whole number from 0 to 20, not 21"
    )
    assert mistake({**BOLT, "effect": [{"do": DRAW, "asp": -1}]}).endswith("from 0 to 20, not -1")
    assert read({**BOLT, "effect": [{"do": DRAW, "asp": 20}]}).modes[0].asp == 20


def test_activated_abilities_and_rise() -> None:
    first = {"do": DRAW, "cost": {"turn": True}, "bound": True, "limit": "round", "if": {"bound": True}}
    card = read({**HERO, "rise": {"into": "sage", "asp": 3}, "activated": [first, {"do": DRAW, "targets": [{}]}]})
    one, two, rise = card.activated
    assert [(each.kind, each.number, each.place) for each in card.activated] == [
        (ACTIVATED, 0, 0), (ACTIVATED, 1, 1), (RISE, 2, 4),
    ]  # fmt: skip
    assert card.abilities == card.activated
    assert (one.bound, one.limit, two.bound, two.limit) == (True, ONCE_A_ROUND, False, 0)
    assert one.cost is not None
    assert one.condition is not None
    assert (one.cost.turn, one.condition.bound, two.cost, two.condition) == (True, True, None, None)
    assert (len(one.targets), len(two.targets), two.targets[0].spell) == (0, 1, False)
    assert rise.cost is not None
    assert (rise.cost.asp, rise.cost.turn, rise.cost.lp) == (3, True, 0)
    assert [type(effect) for effect in rise.effects] == [making.RiseItself]
    assert len(read({**CHARM, "activated": [{"do": DRAW}] * 4}).activated) == 4


def test_triggered_abilities() -> None:
    card = read(
        {**CHARM, "triggered": [
            {"when": ["dies", "enters"], "of": {"side": "own"}, "victim": {"side": "enemy"}, "if": {"did": True},
             "limit": "lane_round", "may": True, "cost": {"asp": 2, "lp": 1, "turn": True}, "do": DRAW},
            {"when": "hits", "of": "self", "limit": "round", "do": DRAW},
            {"when": "blocks", "do": DRAW},
        ]}
    )  # fmt: skip
    one, two, three = card.abilities
    assert [(each.kind, each.number, each.place) for each in card.abilities] == [
        (TRIGGERED, 0, 0), (TRIGGERED, 1, 0), (TRIGGERED, 2, 0),
    ]  # fmt: skip
    assert (one.when, two.when, three.when) == (terms.DIES | terms.ENTERS, terms.HITS, terms.BLOCKS)
    assert card.when == terms.DIES | terms.ENTERS | terms.HITS | terms.BLOCKS
    assert (one.of_self, two.of_self, three.of_self) == (False, True, True)
    assert one.of is not None
    assert one.victim is not None
    assert one.condition is not None
    assert one.cost is not None
    assert (one.of.side, one.victim.side, one.condition.did, one.cost.asp) == (OWN, ENEMY, True, 2)
    assert (two.of, two.victim, two.condition, two.cost, three.of) == (None, None, None, None, None)
    assert (one.may, two.may) == (True, False)
    assert (one.limit, two.limit, three.limit) == (ONCE_A_LANE, ONCE_A_ROUND, 0)
    assert card.activated == card.modes == []


def test_the_abilities_of_the_rulebook() -> None:
    card = rules_card(77)
    assert (card.key, card.number, card.type) == ("rulebook", 77, terms.RITUAL)
    madness, death, rush, shield, returns = card.abilities
    assert [ability.number for ability in card.abilities] == [0, 1, 2, 3, 4]
    kinds = [TRIGGERED, TRIGGERED, TRIGGERED, SHIELDING, TRIGGERED]
    assert [ability.kind for ability in card.abilities] == kinds
    assert [ability.place for ability in card.abilities] == [0, 0, 0, 6, 0]
    assert [ability.when for ability in card.abilities] == [terms.ROUND_ENDS, 0, 0, 0, 0]
    effects = [characters.Damage, making.MadnessDeath, characters.Banish, characters.Cover, making.ReturnBanished]
    assert [type(ability.effects[0]) for ability in card.abilities] == effects
    assert (madness.effects[0].to, madness.effects[0].n, rush.effects[0].to) == (TO_EVENT, 1, TO_EVENT)
    assert rush.effects[0].rule == "BH-13.14"  # type: ignore[attr-defined]
    assert [ability.uses_event for ability in card.abilities] == [True, False, True, False, False]
    assert [ability.uses_source for ability in card.abilities] == [False, True, False, True, True]
    assert shield.cost is not None
    assert (shield.cost.turn, shield.cost.asp, madness.cost, death.cost, returns.cost) == (True, 0, None, None, None)
    (covered,) = shield.targets
    assert (covered.kind, covered.low, covered.high, covered.single, covered.spell) == (A_PIECE, 1, 1, False, False)
    chosen = covered.selection
    assert (chosen.what, chosen.side, chosen.other) == (1 << terms.CHARACTER, OWN, True)
    assert (chosen.zone, chosen.lane) == (terms.IN_WAR, THIS_LANE)


# ---------------------------------------------------------------- the whole box


def test_names_that_refer_to_each_other() -> None:
    def checked(**fields: Any) -> None:
        """The hero lies between others, so that its number is not the first."""
        written = [ADVISOR, {**HERO, **fields}, BOLT, CHARM]
        entries = [Entry("white.toml", "", one) for one in written]
        reader = Reader(number_keys(entries), VERBS)
        check_names([read_card(entry, number, reader) for number, entry in enumerate(entries)], entries)

    for into in ("hero", "sage"):
        checked(rise={"into": into, "asp": 1})
    checked(onto={"base": "hero", "less": 1})
    for wrong in ("bolt", "charm"):
        with pytest.raises(ContentMistake, match=r"^white.toml, hero, rise: must lead to a Character$"):
            checked(rise={"into": wrong, "asp": 1})
    for wrong in ("sage", "charm"):
        with pytest.raises(ContentMistake, match=r"^white.toml, hero, onto: must name a Character$"):
            checked(onto={"base": wrong, "less": 1})


def test_the_box_is_opened_from_all_its_files() -> None:
    texts = read_files()
    assert set(texts) == {
        "black.toml", "green.toml", "neutral.toml", "orange.toml", "white.toml", "tokens.toml", "black.deck",
        "green.deck", "orange.deck", "white.deck",
    }  # fmt: skip
    box = open_box(texts)
    assert box.rules == len(box.cards) - 1
    assert box.cards[box.rules].key == "rulebook"
    assert [card.number for card in box.cards] == list(range(len(box.cards)))
    assert [deck.key for deck in box.decks] == ["black", "green", "orange", "white"]
    assert box.gifts[0] == ()
    assert len(box.gifts) > 1  # counters with which a banished card comes back
    assert box.counters[:6] == list(terms.COUNTERS)
    assert len(set(box.species)) == len(box.species) > 10
    assert (len(box.fingerprint), box.fingerprint) == (12, open_box(dict(texts)).fingerprint)
    commented = {**texts, "white.toml": texts["white.toml"] + "\n# a remark\n"}
    assert open_box(commented).fingerprint == box.fingerprint
    stronger = {**texts, "white.toml": texts["white.toml"].replace("power = 2", "power = 3", 1)}
    assert open_box(stronger).fingerprint != box.fingerprint
    renamed = {**texts, "white.deck": texts["white.deck"].replace("name:", "name: x", 1)}
    assert open_box(renamed).fingerprint != box.fingerprint


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("tokens.toml", None, "tokens.toml: is missing"),
        ("white.deck", None, "white.deck: is missing"),
        ("white.toml", "card = 1", "white.toml, card: must be a list of tables, not 1"),
        ("white.toml", "[[cards]]", "white.toml, cards: is not a known field; did you mean card?"),
        ("tokens.toml", "[[card]]", "tokens.toml, card: is not a known field; known fields: token"),
        ("white.toml", "[[card]]\n", "white.toml, key: is missing"),
        ("green.toml", read_files()["green.toml"].replace('into = "drumin_the_druid"', 'into = "exodus"'),
         "green.toml, druid_of_the_earth, rise: must lead to a Character"),
    ],
)  # fmt: skip
def test_a_file_that_does_not_fit(file: str, text: str | None, message: str) -> None:
    texts = {**read_files(), file: text or ""}
    if text is None:
        del texts[file]
    with pytest.raises(ContentMistake) as caught:
        open_box(texts)
    assert str(caught.value) == message


@pytest.mark.parametrize(("more", "fits"), [(0, True), (1, False)])
def test_there_is_room_for_a_thousand_cards(more: int, fits: bool) -> None:
    texts = read_files()
    missing = 1000 - len(open_box(texts).cards) + more
    relic = '[[token]]\nkey = "relic_{}"\ntype = "artifact"\ncolour = "black"\norigin = "original"\n'
    texts["tokens.toml"] += "".join(relic.format(number) for number in range(missing))
    if fits:
        assert len(open_box(texts).cards) == 1000
        return
    with pytest.raises(ContentMistake, match=r"^cards: there are 1001 cards, more than 1000$"):
        open_box(texts)
