"""`nachtspiel deck check|show|new`: decks as text, of any game that is played with decks."""

import argparse
import json
import sys
from pathlib import Path

from nachtspiel.cli.language import language_for
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.workshop import Built, Workshop
from nachtspiel.games import registry

MOST_HANDS = 100


def deck(said: argparse.Namespace) -> int:
    game = said.game or registry.with_decks()[0]
    workshop = workshop_of(game)
    if said.action == "new":
        return new(said, workshop)
    speech = registry.speech(game, language_for(said, game), [])
    if said.deck is None:
        raise Mistake(f"name a deck: a text file, '-' for the standard input, or one of {', '.join(workshop.ready)}")
    found = read(said.deck, workshop)
    return check(said, found, speech) if said.action == "check" else show(said, found, speech)


def workshop_of(game: str) -> Workshop:
    found = registry.workshop(game)
    if found is None:
        raise Mistake(f"{game} is played without decks; with decks: {', '.join(registry.with_decks())}")
    return found


def read(name: str, workshop: Workshop) -> Built:
    """A deck of the box, the standard input, or a file."""
    if name in workshop.ready:
        return workshop.open(name)
    if name == "-":
        return workshop.read("input", sys.stdin.read())
    path = Path(name)
    if not path.exists():
        raise Mistake(f"there is no file '{name}' and no deck of that name; the decks are {', '.join(workshop.ready)}")
    return workshop.read(path.name, path.read_text(encoding="utf-8"))


def deck_file(game: str, name: str) -> str:
    """The text of a deck in a file, its cards by their keys."""
    return workshop_of(game).read(Path(name).name, Path(name).read_text(encoding="utf-8")).text()


def broken(found: Built, speech: Speech) -> list[str]:
    return [f"{found.fault(fault, speech)} ({fault.rule})" for fault in found.faults]


def check(said: argparse.Namespace, found: Built, speech: Speech) -> int:
    if said.json:
        data = [{"rule": fault.rule, "card": fault.card, "reason": fault.reason} for fault in found.faults]
        print(json.dumps({"deck": found.name, "legal": not data, "faults": data}, ensure_ascii=False, indent=1))
    else:
        print("\n".join(broken(found, speech) or [found.legal(speech)]))
    return 1 if found.faults else 0


def show(said: argparse.Namespace, found: Built, speech: Speech) -> int:
    if not 0 <= said.draws <= MOST_HANDS:
        raise Mistake(f"--draws takes a number from 0 to {MOST_HANDS}, not {said.draws}")
    chance = seeded(said.seed)
    hands = [found.hand(chance) for _ in range(said.draws)]
    if said.json:
        data = {**found.told(), **found.figures(), "legal": not found.faults, "hands": hands}
        print(json.dumps(data, ensure_ascii=False, indent=1))
        return 0
    lines = found.lines(speech)
    for hand in hands:
        lines += ["", found.hand_line(hand, speech)]
    print("\n".join(lines + broken(found, speech)))
    return 0


def new(said: argparse.Namespace, workshop: Workshop) -> int:
    """A deck to begin with: one of the box, as text."""
    found = workshop.choose(said.deck or workshop.ready[0])
    print(f"# {workshop.hint}; nachtspiel deck check FILE")
    print(found.text(), end="")
    return 0
