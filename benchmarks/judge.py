"""The fitted judgement beside the one it replaced: the same one-step bot, once with each, at the same tables.

PYTHONPATH=build/compiled python benchmarks/judge.py [GAMES]
"""

import sys
from collections.abc import Callable

from nachtspiel.bots.levels import play_until_quiet
from nachtspiel.bots.mind import Mind
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.table import Table
from nachtspiel.games.bloodborne.game import hunt_of
from nachtspiel.games.bloodborne.table import Hunt, Hunter
from nachtspiel.games.registry import game
from nachtspiel.lab.stats import Z95, mean_error

SEATS = 4
DREAMS = 6
GAME = game("bloodborne")


def worth_by_hand(hunt: Hunt, hunter: Hunter) -> float:
    """What a hunter was worth before the weights were fitted, number by number."""
    if hunter.gone:
        return -20.0
    level = float(hunt.level(hunter))
    if hunt.over:
        return level
    danger = 1.0 - hunter.health / hunt.box.full_health
    ready = sum(0.25 + 0.2 * hunt.box.cards[card].damage for card in hunter.hand)
    at_risk = hunter.collected * (0.9 - 0.6 * danger * danger)
    return level + at_risk + ready + 0.3 * hunter.owns() + 0.35 * hunter.health


def by_hand(table: Table, seat: int) -> float:
    hunt = hunt_of(table)
    others = [worth_by_hand(hunt, other) for other in hunt.hunters if other.seat != seat]
    return worth_by_hand(hunt, hunt.hunters[seat]) - 0.6 * max(others)


def fitted(table: Table, seat: int) -> float:
    return GAME.chances(table)[seat]


def choose(mind: Mind, judge: Callable[[Table, int], float], seed: int) -> int:
    """One step ahead; everybody does anything until the next round."""
    totals = dict.fromkeys(mind.question.options, 0.0)
    for dream in range(DREAMS if len(totals) > 1 else 0):
        for option in totals:
            table = mind.imagine(seed + dream)
            table.answer(mind.seat, option)
            play_until_quiet(GAME, table, seeded(seed + dream))
            totals[option] += judge(table, mind.seat)
    return max(totals, key=totals.__getitem__)


def main(games: int) -> None:
    shares = []
    for seed in range(games // SEATS):
        won = 0.0
        for own in range(SEATS):
            table = GAME.new(SEATS, {}, seed)
            while not table.over:
                for seat in waiting_seats(table):
                    judge = fitted if seat == own else by_hand
                    mind = Mind(GAME, table, seat)
                    table.answer(seat, choose(mind, judge, seed * 1000 + int(mind.question.number)))
            won += GAME.chances(table)[own]
        shares.append(won / SEATS)
    mean, error = mean_error(sum(shares), sum(share * share for share in shares), len(shares))
    print(f"one with fitted weights among {SEATS - 1} with the old ones wins {100 * mean:.1f} % "
          f"(± {100 * Z95 * error:.1f}; even is {100 / SEATS:.0f}) of {len(shares) * SEATS} games")  # fmt: skip


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
