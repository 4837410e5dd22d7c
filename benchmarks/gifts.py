"""What an upgrade of Bloodborne is worth to whoever has it: one of four greedy hunters begins with it as a sixth card.

A trial of the laboratory meets a card that is taken at once too seldom to say much of it; a gift reaches every card.

PYTHONPATH=build/compiled python benchmarks/gifts.py [GAMES] [SEED] [CARD ...]
"""

import sys
from concurrent.futures import ProcessPoolExecutor

from nachtspiel.bots.levels import bot
from nachtspiel.bots.mind import Mind
from nachtspiel.engine.game import waiting_seats
from nachtspiel.games.bloodborne.game import Bloodborne
from nachtspiel.games.bloodborne.table import hunt_of
from nachtspiel.lab.stats import Z95, mean_error

SEATS = 4
GAME = Bloodborne()


def won(key: str, seed: int) -> float:
    """What the seat that was given the card has won: 1, 0, or its share."""
    hunt = hunt_of(GAME.lay_out(SEATS, {}, seed))
    card, seat = GAME.cards[key], seed % SEATS
    hunt.upgrades.remove(card)
    hunt.hunters[seat].hand.append(card)
    hunt.hunters[seat].hand.sort()
    GAME.start(hunt)
    bots = [bot("greedy", seed * 8 + number + 1, 0.0) for number in range(SEATS)]
    while not hunt.over:
        asked = waiting_seats(hunt)[0]
        hunt.answer(asked, bots[asked].choose(Mind(GAME, hunt, asked)))
    return float(GAME.shares(hunt)[seat])


def given(task: tuple[str, int, int]) -> list[float]:
    key, games, seed = task
    return [won(key, seed + number) for number in range(games)]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    keys = sys.argv[3:] or [card.key for card in GAME.box.cards if not card.starting]
    with ProcessPoolExecutor() as pool:
        found = dict(zip(keys, pool.map(given, [(key, games, seed) for key in keys]), strict=True))
    mean = sum(sum(shares) for shares in found.values()) / (games * len(keys))
    print(f"{games} games each; with any of these cards {100 * mean:.1f} % are won, even is {100 / SEATS:.0f}")
    for key, shares in sorted(found.items(), key=lambda pair: -sum(pair[1])):
        share, error = mean_error(sum(shares), sum(share * share for share in shares), games)
        print(f"{key:20} {100 * share:5.1f} %  {100 * (share - mean):+5.1f} ± {100 * Z95 * error:.1f}")


if __name__ == "__main__":
    main()
