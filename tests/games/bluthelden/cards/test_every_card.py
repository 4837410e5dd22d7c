"""Every card of the four decks and every keyword has tests of its own. What this file finds missing is to be written
beside the others of its colour."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from nachtspiel.games.bluthelden.terms import KEYWORDS
from nachtspiel.lab.coverage import proofs
from tests.games.bluthelden.kit import GAME

FOLDER = Path(__file__).parent
WORD = re.compile(r"[a-z0-9_]+")
ENOUGH = 2  # tests that put the card on the table, or play it

KEYWORD_RULES = {
    "binding": ("BH-13.01", "BH-13.02", "BH-13.03"),
    "flying": ("BH-13.11",),
    "skyguard": ("BH-13.12",),
    "first_damage": ("BH-13.09", "BH-13.10"),
    "speed": ("BH-13.35", "BH-13.36"),
    "defender": ("BH-13.37", "BH-13.38"),
    "two_handed": ("BH-13.39", "BH-13.40", "BH-13.41", "BH-13.42", "BH-13.43"),
    "unblockable": ("BH-13.44",),
    "punch": ("BH-13.45", "BH-13.46", "BH-D92"),
    "poison": ("BH-13.17", "BH-13.18", "BH-13.19", "BH-D93"),
    "bloodmage": ("BH-13.47", "BH-13.48"),
    "barrier": ("BH-13.51", "BH-13.52", "BH-13.53"),
    "ranged": ("BH-14.23", "BH-14.24", "BH-D89"),
    "target_strike": ("BH-13.15", "BH-13.16"),
    "shield": ("BH-13.20", "BH-13.21", "BH-D91"),
    "epic": ("BH-10.24", "BH-10.25", "BH-10.26"),
    "mythic": ("BH-10.30", "BH-10.31", "BH-10.32"),
    "madness": ("BH-D123",),
    "tactical_shift": ("BH-D131",),
    "untargetable": ("BH-D133",),
    "must_attack": ("BH-D116",),
    "cannot_attack": ("BH-D116",),
    "cannot_block": ("BH-D116",),
    "cannot_be_hurt": ("BH-D120",),
    "stays_turned": ("BH-3.03",),
    "force_of_nature": ("BH-9.11", "BH-D50"),
    "spectral_ward": ("BH-D120",),
    "deals_no_damage": ("BH-D120", "BH-D138"),
}


@cache
def tried() -> dict[str, set[str]]:
    """For each word in a string of a test, the tests it stands in; the constants of their files count."""
    found: dict[str, set[str]] = {}
    for path in sorted(FOLDER.glob("test_*.py")):
        if path.name == Path(__file__).name:
            continue
        constants: dict[str, set[str]] = {}
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                constants[node.targets[0].id] = words_in(node, {})
            elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for word in words_in(node, constants):
                    found.setdefault(word, set()).add(f"{path.stem}::{node.name}")
    return found


def words_in(node: ast.AST, constants: dict[str, set[str]]) -> set[str]:
    words: set[str] = set()
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            words.update(WORD.findall(inner.value))
        elif isinstance(inner, ast.Name):
            words |= constants.get(inner.id, set())
    return words


def keys_of_the_decks() -> list[str]:
    cards = {number for deck in GAME.box.decks for number in (*deck.spells, *deck.pool)}
    return sorted(GAME.box.cards[number].key for number in cards)


@pytest.mark.parametrize("key", keys_of_the_decks())
def test_every_card_of_the_decks_is_tried(key: str) -> None:
    assert len(tried().get(key, ())) >= ENOUGH, f"{key} needs tests of its own"


@pytest.mark.parametrize("deck", [deck.key for deck in GAME.box.decks])
def test_every_ability_of_sovereign_and_rune_is_tried(deck: str) -> None:
    """They are laid out with their decks, so tests name their places."""
    texts = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob(f"test_*{deck}*.py"))
    neutral = (FOLDER / "test_neutral_cards.py").read_text(encoding="utf-8")
    for number, place, where in (
        (GAME.decks[deck].sovereign, "sovereign", texts),
        (GAME.decks[deck].rune, "rune", neutral),
    ):
        card = GAME.box.cards[number]
        for ability in range(1, len(card.activated) + 1):
            assert f"use me-{place} {ability}" in where, f"{card.key}: nobody tries ability {ability}"


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_is_proved(keyword: str) -> None:
    proved = proofs(FOLDER.parent)
    for rule in KEYWORD_RULES[keyword]:
        assert proved.get(rule), f"{keyword}: nothing under {FOLDER.parent.name} proves {rule}"
    carriers = [card.key for card in GAME.box.cards if card.keywords >> KEYWORDS.index(keyword) & 1]
    granted = [card.key for card in GAME.box.cards if card.statics or card.abilities]
    assert any(key in tried() for key in carriers or granted), f"no card with {keyword} is tried"
