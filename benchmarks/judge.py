"""The fitted judgement beside the one it replaced: the same one-step bot, once with each, at the same tables.

PYTHONPATH=build/compiled python benchmarks/judge.py [bloodborne|bluthelden] [GAMES] [DREAMS]
"""

import sys
from collections.abc import Callable

from nachtspiel.bots.mind import Mind
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.game import Game, waiting_seats
from nachtspiel.engine.table import Table
from nachtspiel.games.bloodborne.hunter import Hunter
from nachtspiel.games.bloodborne.table import Hunt, hunt_of
from nachtspiel.games.bluthelden.state import DRAWN_GAME
from nachtspiel.games.bluthelden.table import Duel, duel_of
from nachtspiel.games.bluthelden.terms import ADVISOR, CHARACTER, IN_WAR, LANES, RESOURCE, ZONE_OF
from nachtspiel.games.registry import game
from nachtspiel.lab.run import variations
from nachtspiel.lab.stats import Z95, mean_error

Judge = Callable[[Table, int], float]


def worth_by_hand(hunt: Hunt, hunter: Hunter) -> float:
    """What a hunter was worth before the weights were fitted, number by number."""
    if hunter.gone:
        return -20.0
    level = float(hunt.level(hunter))
    if hunt.over:
        return level
    danger = 1.0 - int(hunter.health) / int(hunt.box.full_health)
    ready = sum(0.25 + 0.2 * int(hunt.box.cards[card].damage) for card in hunter.hand)
    at_risk = int(hunter.collected) * (0.9 - 0.6 * danger * danger)
    return level + at_risk + ready + 0.3 * int(hunter.owns()) + 0.35 * int(hunter.health)


def hunt_by_hand(table: Table, seat: int) -> float:
    hunt = hunt_of(table)
    others = [worth_by_hand(hunt, other) for other in hunt.hunters if other.seat != seat]
    return worth_by_hand(hunt, hunt.hunters[seat]) - 0.6 * max(others)


def side_by_hand(duel: Duel, seat: int) -> float:
    """What a player of Bluthelden was worth before: life, cards, astral points, resources, and who stands there."""
    player = duel.players[seat]
    total = (
        int(player.lp) + 1.6 * len(player.hand) + 0.25 * int(player.asp) - (0 if player.spells or player.pool else 15)
    )
    total += 0.5 * sum(int(number) for number in duel.shadows[seat * LANES : (seat + 1) * LANES])
    for piece in duel.pieces:
        if piece.controller == seat and piece.kind == CHARACTER:
            total += 1.0 + 1.1 * int(piece.power) + 0.7 * int(piece.hp - piece.damage) + 0.2 * int(piece.initiative)
            total += 0.6 if ZONE_OF[piece.place] == IN_WAR and not piece.turned else 0
            total += 1.5 if piece.bound else 0
        elif piece.controller == seat:
            resource = 3.0 + 2.0 * int(duel.box.cards[piece.card].level)
            total += resource if piece.kind == RESOURCE else 4.0 if piece.kind == ADVISOR else 1.0
    return total


def duel_by_hand(table: Table, seat: int) -> float:
    duel = duel_of(table)
    if duel.over:
        return 0.0 if duel.result == DRAWN_GAME else 1000.0 if duel.result == seat else -1000.0
    duel.fresh()
    return side_by_hand(duel, seat) - side_by_hand(duel, 1 - seat)


BY_HAND: dict[str, Judge] = {"bloodborne": hunt_by_hand, "bluthelden": duel_by_hand}


def choose(mind: Mind, judge: Judge, seed: int, dreams: int) -> int:
    """One step ahead, and on until a position can be judged."""
    totals = dict.fromkeys(mind.question.options, 0.0)
    for dream in range(dreams if len(totals) > 1 else 0):
        for option in totals:
            table = mind.imagine(seed + dream)
            since = mind.game.thinking.stage(table)
            table.answer(mind.seat, option)
            mind.game.thinking.calm_down(table, since, seeded(seed + dream))
            totals[option] += judge(table, mind.seat)
    return max(totals, key=totals.__getitem__)


def main(played: Game, games: int, dreams: int) -> None:
    seats = min(4, played.most)
    settings = list(variations(played, played.varied).values())
    shares = []
    for seed in range(games // seats):
        won = 0.0
        for own in range(seats):
            table = played.new(seats, settings[seed % len(settings)], seed)
            while not table.over:
                for seat in waiting_seats(table):
                    judge = (
                        (lambda table, seat: played.thinking.chances(table)[seat])
                        if seat == own
                        else BY_HAND[played.name]
                    )
                    mind = Mind(played, table, seat)
                    table.answer(seat, choose(mind, judge, seed * 1000 + int(mind.question.number), dreams))
            won += played.thinking.chances(table)[own]
        shares.append(won / seats)
    mean, error = mean_error(sum(shares), sum(share * share for share in shares), len(shares))
    print(f"{played.name}: one with fitted weights among {seats - 1} with the old formula wins {100 * mean:.1f} % "
          f"(± {100 * Z95 * error:.1f}; even is {100 / seats:.0f}) of {len(shares) * seats} games")  # fmt: skip


if __name__ == "__main__":
    said = [*sys.argv[1:], *("bloodborne", "400", "6")[len(sys.argv) - 1 :]]
    main(game(said[0]), int(said[1]), int(said[2]))
