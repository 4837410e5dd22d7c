"""The damage of attacks in its two segments, and that of ranged attacks (step 7 of BH-D76)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.combat.blocks import attacker
from nachtspiel.games.bluthelden.combat.declaration import is_in
from nachtspiel.games.bluthelden.damage import DEAL, IN_COMBAT, hit
from nachtspiel.games.bluthelden.state import NOTHING, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import FIRST_DAMAGE, LANE_OF, PUNCH, back_row

FIRST: Final = 0  # segments of the damage step
NORMAL: Final = 1


class Damage(Step[Duel]):
    """First Damage, then the others (BH-13.09, BH-13.10); a is the segment. All attacks together (BH-D87)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = attacker(table)
        if piece is None:
            return
        table.fresh()
        for i in range(table.attacks):
            exchange(table, piece, i, a)
        table.then(DEAL)


def exchange(duel: Duel, piece: Piece, index: i64, segment: i64) -> None:
    """One attack: Power against Power if it is blocked, else against the Sovereign (BH-14.20, BH-14.21)."""
    foe = -1 - (1 - piece.controller)
    strikes = in_segment(piece, segment)
    serial = duel.blockers[index]
    if serial == NOTHING and duel.victims[index] == NOTHING:
        if strikes:
            hit(duel, piece.serial, foe, piece.power, IN_COMBAT)
        return
    other = duel.find(serial)
    if other is None or not is_in(other, duel.lane) or other.controller == piece.controller:
        if strikes and piece.keywords & PUNCH:  # BH-D81, BH-D92
            hit(duel, piece.serial, foe, piece.power, IN_COMBAT)
        return
    if strikes:
        strike(duel, piece, other, foe)
    if in_segment(other, segment):
        hit(duel, other.serial, piece.serial, other.power, IN_COMBAT)


def in_segment(piece: Piece, segment: i64) -> bool:
    return ((piece.keywords & FIRST_DAMAGE) != 0) == (segment == FIRST)


def strike(duel: Duel, piece: Piece, other: Piece, foe: i64) -> None:
    """With Punch what the blocker cannot take goes to its Sovereign (BH-13.45, BH-13.46)."""
    amount = piece.power
    if piece.keywords & PUNCH:
        left = max(other.hp - other.damage, 0)
        if amount > left:
            hit(duel, piece.serial, foe, amount - left, IN_COMBAT)
            amount = left
    hit(duel, piece.serial, other.serial, amount, IN_COMBAT)


class RangedDamage(Step[Duel]):
    """Damage to the victim, none back; not if one of them has left its place (BH-D89)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.fresh()
        piece = table.find(table.acting)
        victim = table.find(table.victims[0])
        if piece is None or victim is None or piece.controller != table.active:
            return
        if not back_row(piece.place) or LANE_OF[piece.place] != table.lane or not is_in(victim, table.lane):
            return
        hit(table, piece.serial, victim.serial, piece.power, IN_COMBAT)
        table.then(DEAL)


DAMAGE: Final = Damage()
RANGED_DAMAGE: Final = RangedDamage()
