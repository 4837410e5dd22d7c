"""What is printed on the 34 different action cards, written down a second time so that a changed number is noticed."""

import pytest

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import ContentMistake
from nachtspiel.games.bloodborne.abilities.hunters import ABILITIES
from nachtspiel.games.bloodborne.pieces import MELEE, RANGED, UTILITY
from tests.games.bloodborne.kit import GAME

KINDS = {MELEE: "melee", RANGED: "ranged", UTILITY: "utility"}

Texts = list[tuple[str, dict[str, int | str]]]

# key, kind, damage, Instant damage, copies, texts
STARTING: list[tuple[str, str, int, bool, int, Texts]] = [
    ("hunter_axe", "melee", 2, False, 5, []),
    ("saw_cleaver", "melee", 1, False, 5, []),
    ("hunter_pistol", "ranged", 1, True, 5, []),
    ("transform", "utility", 0, False, 5, [("transform", {"bonus": 0})]),
    ("hunters_dream", "utility", 0, False, 5, []),
]
UPGRADES: list[tuple[str, str, int, bool, int, Texts]] = [
    ("kirkhammer", "melee", 4, False, 1, [("slow", {})]),
    ("stake_driver", "melee", 2, False, 1, [("boss_bane", {"bonus": 2})]),
    ("threaded_cane", "melee", 3, False, 1, []),
    ("burial_blade", "melee", 2, False, 1, [("reap", {"echoes": 3})]),
    ("ludwigs_holy_blade", "melee", 2, False, 1, [("alone", {"kind": "melee", "bonus": 2})]),
    ("logarius_wheel", "melee", 4, False, 1, [("recoil", {"damage": 2})]),
    ("chikage", "melee", 2, False, 1, [("desperate", {"health": 4, "bonus": 2})]),
    ("tonitrus", "melee", 2, False, 1, [("type_bane", {"type": "kin", "bonus": 2})]),
    ("saw_spear", "melee", 2, False, 1, [("type_bane", {"type": "beast", "bonus": 2})]),
    ("blade_of_mercy", "melee", 2, False, 1, [("swift", {})]),
    ("beast_claw", "melee", 1, False, 1, [("frenzy", {"most": 3})]),
    ("whirligig_saw", "melee", 2, False, 1, [("fresh", {"bonus": 2})]),
    ("repeating_pistol", "ranged", 1, False, 2, [("shield", {"less": 2})]),
    ("ludwigs_rifle", "ranged", 2, True, 1, []),
    ("blunderbuss", "ranged", 1, False, 2, [("hamper", {"less": 2})]),
    ("evelyn", "ranged", 1, True, 1, [("steal", {"echoes": 1})]),
    ("flamesprayer", "ranged", 1, False, 1, [("scorch", {"damage": 1, "melee": True})]),
    ("rosmarinus", "ranged", 2, False, 1, [("smoke", {"less": 1})]),
    ("cannon", "ranged", 2, False, 1, [("volley", {"kind": "ranged", "bonus": 2})]),
    ("rifle_spear", "ranged", 2, False, 1, [("endure", {})]),
    ("blood_vial", "utility", 0, False, 2, [("restore", {})]),
    ("molotov_cocktail", "utility", 0, False, 1, [("throw", {"damage": 1}), ("scorch", {"damage": 1})]),
    ("beast_blood_pellet", "utility", 0, False, 1, [("transform", {"bonus": 2}), ("price", {"damage": 1})]),
    ("bold_hunters_mark", "utility", 0, False, 1, [("bank", {"echoes": 4})]),
    ("sinister_bell", "utility", 0, False, 1, [("steal", {"echoes": 2})]),
    ("madmans_knowledge", "utility", 0, False, 1, [("foresee", {}), ("bank", {"echoes": 1})]),
    ("ritual_blood", "utility", 0, False, 1, [("claim", {})]),
    ("shaman_bone_blade", "utility", 0, False, 1, [("backstab", {"damage": 2})]),
    ("lead_elixir", "utility", 0, False, 1, [("shield", {"less": 4}), ("mend", {"health": 2})]),
]


def printed(key: str) -> tuple[str, str, int, bool, int, Texts]:
    card = GAME.box.cards[GAME.cards[key]]
    return key, KINDS[card.kind], card.damage, card.instant_damage, card.copies, GAME.box.texts.get(key, [])


@pytest.mark.rule("BB-5.01", "BB-5.05", "BB-5.06")
@pytest.mark.parametrize("card", STARTING, ids=[card[0] for card in STARTING])
def test_a_starting_card_is_as_printed(card: tuple[str, str, int, bool, int, Texts]) -> None:
    assert printed(card[0]) == card
    assert GAME.box.cards[GAME.cards[card[0]]].starting


@pytest.mark.rule("BB-5.01")
@pytest.mark.parametrize("card", UPGRADES, ids=[card[0] for card in UPGRADES])
def test_an_upgrade_card_is_as_printed(card: tuple[str, str, int, bool, int, Texts]) -> None:
    assert printed(card[0]) == card
    assert not GAME.box.cards[GAME.cards[card[0]]].starting


@pytest.mark.rule("BB-1.03", "BB-1.04")
def test_there_are_no_other_cards_in_the_box() -> None:
    assert [card.key for card in GAME.box.cards] == [card[0] for card in STARTING + UPGRADES]
    assert [card.number for card in GAME.box.cards] == list(range(34))


@pytest.mark.rule("BB-1.03", "BB-2.11")
def test_the_starting_set_is_one_of_each_starting_card() -> None:
    assert [GAME.box.cards[number].key for number in GAME.box.starting_set] == [card[0] for card in STARTING]


@pytest.mark.rule("BB-1.04", "BB-2.07")
@pytest.mark.parametrize(("kind", "count"), [("melee", 12), ("ranged", 10), ("utility", 10)])
def test_the_upgrade_deck_has_32_cards_of_three_kinds(kind: str, count: int) -> None:
    deck = [GAME.box.cards[number] for number in GAME.box.upgrades]
    assert len(deck) == 32
    assert sum(1 for card in deck if KINDS[card.kind] == kind) == count
    assert [card.key for card in deck] == [card[0] for card in UPGRADES for _ in range(card[4])]


@pytest.mark.rule("BB-9.07", "BB-13.01")
def test_the_pistol_clashes_and_the_dream_is_the_dream() -> None:
    assert GAME.box.cards[GAME.box.pistol].key == "hunter_pistol"
    assert GAME.box.cards[GAME.box.dream].key == "hunters_dream"


@pytest.mark.rule("BB-5.01", "BB-8.04")
@pytest.mark.parametrize(("kind", "weapon"), [("melee", True), ("ranged", True), ("utility", False)])
def test_melee_and_ranged_cards_are_weapons_and_utility_cards_are_not(kind: str, weapon: bool) -> None:
    assert {card.is_weapon() for card in GAME.box.cards if KINDS[card.kind] == kind} == {weapon}


# What a designer may write: ability, number, lowest, highest, and what else it needs.
LIMITS: list[tuple[str, str, int, int, dict[str, int | str]]] = [
    ("transform", "bonus", 0, 3, {}),
    ("price", "damage", 1, 8, {}),
    ("throw", "damage", 1, 3, {}),
    ("scorch", "damage", 1, 3, {}),
    ("backstab", "damage", 1, 3, {}),
    ("steal", "echoes", 1, 3, {}),
    ("hamper", "less", 1, 4, {}),
    ("bank", "echoes", 1, 5, {}),
    ("shield", "less", 1, 8, {}),
    ("smoke", "less", 1, 3, {}),
    ("boss_bane", "bonus", 1, 3, {}),
    ("type_bane", "bonus", 1, 3, {"type": "humanoid"}),
    ("alone", "bonus", 1, 3, {"kind": "ranged"}),
    ("volley", "bonus", 1, 3, {"kind": "melee"}),
    ("desperate", "bonus", 1, 3, {"health": 4}),
    ("desperate", "health", 1, 7, {"bonus": 2}),
    ("fresh", "bonus", 1, 3, {}),
    ("frenzy", "most", 1, 4, {}),
    ("recoil", "damage", 1, 3, {}),
    ("reap", "echoes", 1, 5, {}),
    ("mend", "health", 1, 8, {}),
]


@pytest.mark.parametrize(("name", "field", "low", "high", "more"), LIMITS, ids=[f"{row[0]}-{row[1]}" for row in LIMITS])
def test_a_number_outside_its_range_is_a_mistake_that_names_the_field(
    name: str, field: str, low: int, high: int, more: dict[str, int | str]
) -> None:
    for number in (low, high):
        entry = Entry("cards.toml", "card", {field: number, **more})
        ABILITIES[name](entry)
        entry.done()
    for number in (low - 1, high + 1):
        with pytest.raises(ContentMistake) as caught:
            ABILITIES[name](Entry("cards.toml", "card", {field: number, **more}))
        assert f"must be a whole number from {low} to {high}, not {number}" in str(caught.value)
        assert field in str(caught.value)


@pytest.mark.parametrize(
    ("name", "field", "word"), [("type_bane", "type", "melee"), ("alone", "kind", "kin"), ("volley", "kind", "beast")]
)
def test_a_word_that_is_no_type_or_kind_is_a_mistake(name: str, field: str, word: str) -> None:
    with pytest.raises(ContentMistake) as caught:
        ABILITIES[name](Entry("cards.toml", "card", {"bonus": 1, field: word}))
    assert field in str(caught.value)


def test_every_ability_is_on_a_card_by_its_name() -> None:
    written = {name for card in STARTING + UPGRADES for name, _ in card[5]}
    assert set(ABILITIES) == written
