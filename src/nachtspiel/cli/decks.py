"""`nachtspiel deck check|show|new`: decks of Bluthelden as text."""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.rulebook import LANGUAGES
from nachtspiel.games import registry
from nachtspiel.games.bluthelden.catalogue import counted
from nachtspiel.games.bluthelden.deck import FEWEST_POOL, FEWEST_SPELLS, Fault, faults, parse_deck, write_deck
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.pieces import Box, Deck
from nachtspiel.games.bluthelden.speech import DuelSpeech, card_names
from nachtspiel.games.bluthelden.terms import TYPES

HAND = 7  # cards at the start of a game
MOST_HANDS = 100


def deck(said: argparse.Namespace) -> int:
    if said.lang not in LANGUAGES:
        raise Mistake(f"there is no language '{said.lang}'; the languages are {', '.join(LANGUAGES)}")
    game = registry.game("bluthelden")
    assert isinstance(game, Bluthelden)
    speech = registry.speech("bluthelden", said.lang, ["1", "2"])
    assert isinstance(speech, DuelSpeech)
    if said.action == "new":
        return new(said, game)
    if said.deck is None:
        raise Mistake(f"name a deck: a text file, '-' for the standard input, or one of {', '.join(game.decks)}")
    found = read(said.deck, game)
    broken = faults(game.box, found)
    if said.action == "check":
        return check(said, found, broken, speech)
    return show(said, game.box, found, broken, speech)


def read(name: str, game: Bluthelden) -> Deck:
    """A deck of the box, the standard input, or a file."""
    if name in game.decks:
        return game.decks[name]
    if name == "-":
        return parse_deck(game.box, "input", sys.stdin.read(), card_names(game.box))
    path = Path(name)
    if not path.exists():
        raise Mistake(f"there is no file '{name}' and no deck of that name; the decks are {', '.join(game.decks)}")
    return parse_deck(game.box, path.name, path.read_text(encoding="utf-8"), card_names(game.box))


def deck_file(name: str) -> str:
    """The text of a deck in a file, its cards by their keys."""
    game = registry.game("bluthelden")
    assert isinstance(game, Bluthelden)
    return write_deck(
        game.box, parse_deck(game.box, Path(name).name, Path(name).read_text(encoding="utf-8"), card_names(game.box))
    )


def check(said: argparse.Namespace, found: Deck, broken: list[Fault], speech: DuelSpeech) -> int:
    if said.json:
        data = [{"rule": fault.rule, "card": fault.card, "reason": fault.reason} for fault in broken]
        print(json.dumps({"deck": found.name, "legal": not broken, "faults": data}, ensure_ascii=False, indent=1))
    elif broken:
        print("\n".join(f"{speech.fault(fault)} ({fault.rule})" for fault in broken))
    else:
        size = 2 + len(found.spells) + len(found.pool)
        print(f"{speech.deck(found)}: {size} ({len(found.spells)} + {len(found.pool)} + 2), BH-16.02 ✓")
    return 1 if broken else 0


def show(said: argparse.Namespace, box: Box, found: Deck, broken: list[Fault], speech: DuelSpeech) -> int:
    curve = Counter(int(box.cards[number].asp) for number in found.spells)
    kinds = Counter(TYPES[box.cards[number].type] for number in found.spells + found.pool)
    hands = test_hands(said, found)
    if said.json:
        data = {
            "name": found.name,
            "sovereign": box.cards[found.sovereign].key,
            "rune": box.cards[found.rune].key,
            "spells": counted(box, found.spells),
            "pool": counted(box, found.pool),
            "curve": dict(sorted(curve.items())),
            "types": dict(sorted(kinds.items())),
            "legal": not broken,
            "hands": [[box.cards[number].key for number in hand] for hand in hands],
        }
        print(json.dumps(data, ensure_ascii=False, indent=1))
        return 0
    lines = [speech.deck(found), f"{speech.card(found.sovereign)} · {speech.card(found.rune)}"]
    for pile, cards in (("pile-spell", found.spells), ("pile-pool", found.pool)):
        lines += ["", f"{speech.words.say(pile)} ({len(cards)})"]
        for number in sorted(set(cards), key=lambda number: (box.cards[number].asp, box.cards[number].key)):
            lines.append(f"{cards.count(number)} × {speech.card(number)}: {speech.card_line(number)}")
    lines += [
        "",
        *[f"{speech.words.say('text-asp', '', asp=asp)} {'█' * curve[asp]} {curve[asp]}" for asp in sorted(curve)],
    ]
    for hand in hands:
        lines += ["", ", ".join(speech.card(number) for number in hand)]
    lines += [f"{speech.fault(fault)} ({fault.rule})" for fault in broken]
    print("\n".join(lines))
    return 0


def test_hands(said: argparse.Namespace, found: Deck) -> list[list[int]]:
    """Hands as they might be at the start of a game."""
    if not 0 <= said.draws <= MOST_HANDS:
        raise Mistake(f"--draws takes a number from 0 to {MOST_HANDS}, not {said.draws}")
    chance = seeded(said.seed)
    hands = []
    for _ in range(said.draws):
        pile = found.spells.copy()
        hands.append(sorted(pile.pop(int(chance.below(len(pile)))) for _ in range(min(HAND, len(pile)))))
    return hands


def new(said: argparse.Namespace, game: Bluthelden) -> int:
    """A deck to begin with: the test deck of a colour, as text."""
    name = said.deck or next(iter(game.decks))
    if name not in game.decks:
        raise Mistake(f"'{name}' is no deck to begin with; choose one of {', '.join(game.decks)}")
    print(f"# {FEWEST_SPELLS} to 58 spells, {FEWEST_POOL} to 20 pool cards; nachtspiel deck check FILE")
    print(write_deck(game.box, game.decks[name]), end="")
    return 0
