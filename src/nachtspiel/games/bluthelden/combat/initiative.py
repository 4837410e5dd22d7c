"""Whom Initiative calls up: who may act in a lane, how often, and who comes first (BH-14.03 to BH-14.05)."""

from mypy_extensions import i64

from nachtspiel.games.bluthelden.state import Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import BARRIER, IN_WAR, LANE_OF, NOWHERE, RANGED, TWO_HANDED, ZONE_OF, back_row


def eligible(duel: Duel, lane: i64) -> list[Piece]:
    """Who may become the acting Character, in one lane or in all that are not finished (BH-14.04, BH-D17)."""
    return [
        piece
        for piece in duel.pieces
        if piece.is_fighter()
        and not piece.acted
        and (LANE_OF[piece.place] == lane if lane != NOWHERE else not (duel.finished >> LANE_OF[piece.place]) & 1)
        and can_act(piece)
        and not piece.keywords & BARRIER
        and piece.actions < actions_of(piece)
    ]


def can_act(piece: Piece) -> bool:
    """Unturned, Initiative above 0, in a War Zone or in a Back Row with Ranged Combat (BH-5.07, BH-14.04)."""
    if piece.turned or piece.initiative <= 0:
        return False
    return ZONE_OF[piece.place] == IN_WAR or (back_row(piece.place) and (piece.keywords & RANGED) != 0)


def actions_of(piece: Piece) -> i64:
    """One combat action per Combat Phase, two with Two-handed Combat (BH-14.17, BH-13.39)."""
    return 2 if piece.keywords & TWO_HANDED else 1


def foremost(duel: Duel, found: list[Piece]) -> list[Piece]:
    """Those with the highest Initiative; if both players have some, those of the round's Initiative player (BH-14.05,
    BH-D16)."""
    best: i64 = 0
    for piece in found:
        if piece.initiative > best:
            best = piece.initiative
    first = [piece for piece in found if piece.initiative == best]
    own = [piece for piece in first if piece.controller == duel.leader]
    return own if own else first
