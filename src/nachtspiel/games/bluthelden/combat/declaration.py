"""What the acting Character may declare, and whom it can choose (step 3 of BH-D76)."""

from mypy_extensions import i64

from nachtspiel.games.bluthelden.combat.initiative import actions_of, can_act
from nachtspiel.games.bluthelden.offers import can_move
from nachtspiel.games.bluthelden.state import Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import CANNOT_ATTACK, IN_WAR, LANE_OF, MUST_ATTACK, RANGED, ZONE_OF, back_row
from nachtspiel.games.bluthelden.vocabulary import ATTACK, ATTACK_TWICE, NOTHING_AT_ALL, RETREAT, SHOOT


def still_acts(duel: Duel) -> Piece | None:
    """The acting Character, if it may still declare something (BH-D78)."""
    duel.fresh()
    piece = duel.find(duel.acting)
    if piece is None or piece.controller != duel.active or not piece.is_fighter():
        return None
    if LANE_OF[piece.place] != duel.lane or not can_act(piece) or piece.actions >= actions_of(piece):
        return None
    return piece


def declarations(duel: Duel, piece: Piece) -> list[int]:
    """What the acting Character may declare; who must attack cannot do anything else (BH-D116)."""
    found: list[int] = []
    may_attack = not piece.fresh and not piece.keywords & CANNOT_ATTACK  # BH-12.20
    if may_attack and ZONE_OF[piece.place] == IN_WAR:
        found.append(ATTACK)
        if actions_of(piece) == 2 and piece.actions == 0:  # BH-13.40
            found.append(ATTACK_TWICE)
    if may_attack and back_row(piece.place) and piece.keywords & RANGED and victims_of(duel, piece):
        found.append(SHOOT)
    if found and piece.keywords & MUST_ATTACK:
        return found
    if can_move(duel, piece):
        found.append(RETREAT)
    found.append(NOTHING_AT_ALL)
    return found


def victims_of(duel: Duel, piece: Piece) -> list[Piece]:
    """Opposing Characters in the War Zone of its lane (BH-13.15, BH-14.24)."""
    lane = LANE_OF[piece.place]
    return [other for other in duel.pieces if other.controller != piece.controller and is_in(other, lane)]


def is_in(piece: Piece, lane: i64) -> bool:
    return piece.is_fighter() and piece.in_war(lane)
