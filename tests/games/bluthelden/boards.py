"""Random games with random legal decks of all cards, watched at every decision (invariants.py).

    python -m tests.games.bluthelden.boards [--games 2000] [--first 1] [--workers 2]

Every seed is a game of its own: two decks, the table's other settings, and everything that is chosen. Whatever breaks
is told by its seed and decision. Exit code 1 if anything did.
"""

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from nachtspiel.engine.chance import Chance, seeded
from nachtspiel.games.bluthelden.deck import FEWEST_POOL, FEWEST_SPELLS, MOST, MOST_POOL, deck_line
from nachtspiel.games.bluthelden.deck import faults as deck_faults
from nachtspiel.games.bluthelden.pieces import Card, Deck
from nachtspiel.games.bluthelden.table import duel_of
from nachtspiel.games.bluthelden.terms import COPIES, GREY, RESOURCE, RUNE, SOVEREIGN
from tests.conformance.support import MOST_DECISIONS, pick, random_answer
from tests.games.bluthelden.invariants import faults
from tests.games.bluthelden.kit import GAME
from tests.games.bluthelden.watch import Watch

BOX = GAME.box
GOVERNMENT = 2
TOLD = 20  # faults that are told of one game


class Played:
    """What came of one game."""

    def __init__(self) -> None:
        self.decisions = 0
        self.faults: list[str] = []
        self.cards: set[str] = set()


def random_deck(chance: Chance) -> Deck:
    """Any Sovereign and Rune, and of every card that a deck of theirs may hold any number of copies."""
    cards = [card for card in BOX.cards if not card.token and card.number != BOX.rules]
    sovereign = BOX.cards[pick(chance, [int(card.number) for card in cards if card.type == SOVEREIGN])]
    rune = pick(chance, [int(card.number) for card in cards if card.type == RUNE])
    able = [card for card in cards if not card.is_government() and sovereign.surcharge[card.colour] >= 0]
    in_pool = [card for card in able if card.pool and card.colour in (sovereign.colour, GREY)]
    pool = some(in_pool, [], FEWEST_POOL + int(chance.below(MOST_POOL - FEWEST_POOL + 1)), chance)
    most = MOST - GOVERNMENT - len(pool)
    number = FEWEST_SPELLS + int(chance.below(most - FEWEST_SPELLS + 1))
    spells = some([card for card in able if card.type != RESOURCE], pool, number, chance)
    return Deck("x", "x", sovereign.number, rune, sorted(spells), sorted(pool))


def some(cards: list[Card], taken: list[int], number: int, chance: Chance) -> list[int]:
    """So many copies by chance, never more of a card than its rarity allows (BH-D106)."""
    bag = [int(card.number) for card in cards for _ in range(COPIES[card.rarity] - taken.count(int(card.number)))]
    return [bag.pop(int(chance.below(len(bag)))) for _ in range(number)]


def random_settings(chance: Chance) -> dict[str, str]:
    decks = [random_deck(chance) for _ in range(2)]
    for deck in decks:
        assert deck_faults(BOX, deck) == []
    settings = {"deck1": deck_line(BOX, decks[0]), "deck2": deck_line(BOX, decks[1])}
    for setting in GAME.settings:
        if setting.name not in settings and chance.below(4) == 0:
            settings[setting.name] = setting.values[int(chance.below(len(setting.values)))]
    return settings


def play(seed: int) -> Played:
    """The game of a seed, watched to its end or to its first fault."""
    chance = seeded(seed)
    table = duel_of(GAME.lay_out(2, random_settings(chance), seed))
    watch = Watch(GAME, table)
    GAME.start(table)
    played = Played()
    played.cards = watch.shown
    while True:
        found = faults(watch)
        if found:
            played.faults = [f"seed {seed}, decision {played.decisions}: {fault}" for fault in found[:TOLD]]
        if found or table.over:
            return played
        assert played.decisions < MOST_DECISIONS, f"the game of seed {seed} does not end"
        seat, option = random_answer(table, chance)
        played.decisions += 1
        try:
            table.answer(seat, option)
        except Exception as error:
            played.faults = [f"seed {seed}, decision {played.decisions}: it fails: {error!r}"]
            return played


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    said = parser.parse_args()
    begin = time.time()
    decisions = broken = 0
    names: Counter[str] = Counter()
    seen: set[str] = set()
    with ProcessPoolExecutor(said.workers) as pool:
        for number, played in enumerate(pool.map(play, range(said.first, said.first + said.games)), 1):
            decisions += played.decisions
            broken += bool(played.faults)
            names.update({fault.split(": ")[1] for fault in played.faults})
            seen |= played.cards
            for fault in played.faults:
                print(fault, flush=True)
            if number % 100 == 0:
                print(f"{number} games, {decisions} decisions, {time.time() - begin:.0f} s", flush=True)
    cards = {card.key for card in BOX.cards if not card.is_government() and card.number != BOX.rules}
    print(f"{said.games} games, {decisions} decisions watched; broken: {broken} games {dict(names) or ''}")
    never = ", ".join(sorted(cards - seen)) or "none"
    print(f"{len(cards & seen)} of {len(cards)} cards and tokens came into play; never: {never}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
