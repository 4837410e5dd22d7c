"""How good a position looks to a seat: what bots without time, and rollouts, go by."""

from mypy_extensions import i64

from nachtspiel.games.bluthelden.table import DRAWN_GAME, Duel
from nachtspiel.games.bluthelden.terms import ADVISOR, CHARACTER, IN_WAR, LANES, RESOURCE, ZONE_OF

WIN = 1000.0


def judge(duel: Duel, seat: i64) -> float:
    """The lead over the other player, in life points; a finished game counts as what it is."""
    if duel.over:
        if duel.result == DRAWN_GAME:
            return 0.0
        return WIN if duel.result == seat else -WIN
    if duel.stale:
        duel = duel.copy()  # looking never changes a table
        duel.fresh()
    return worth(duel, seat) - worth(duel, 1 - seat)


def worth(duel: Duel, seat: i64) -> float:
    """Life, cards, astral points, resources, and what stands on the battlefield."""
    player = duel.players[seat]
    total = float(player.lp) + 1.6 * float(len(player.hand)) + 0.25 * float(player.asp)
    if not player.spells and not player.pool:
        total -= 15.0
    for lane in range(LANES):
        total += 0.5 * float(duel.shadows[seat * LANES + lane])
    for piece in duel.pieces:
        if piece.controller != seat:
            continue
        card = duel.box.cards[piece.card]
        if piece.kind == CHARACTER:
            health = float(piece.hp - piece.damage)
            total += 1.0 + 1.1 * float(piece.power) + 0.7 * health + 0.2 * float(piece.initiative)
            if ZONE_OF[piece.place] == IN_WAR and not piece.turned:
                total += 0.6
            if piece.bound:
                total += 1.5
        elif piece.kind == RESOURCE:
            total += 3.0 + 2.0 * float(card.level)
        elif piece.kind == ADVISOR:
            total += 4.0
        else:
            total += 1.0
    return total
