"""Who may block, and what becomes of a blocker (step 5 of BH-D76)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.combat.declaration import is_in
from nachtspiel.games.bluthelden.combat.initiative import actions_of
from nachtspiel.games.bluthelden.state import Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    BARRIER,
    BLOCKS,
    CANNOT_BLOCK,
    DEFENDER,
    FLYING,
    IS_BLOCKED,
    SKYGUARD,
    UNBLOCKABLE,
)
from nachtspiel.games.bluthelden.triggers import notify
from nachtspiel.games.bluthelden.vocabulary import DONE, PLACE
from nachtspiel.games.bluthelden.zones import turn


def attacker(duel: Duel) -> Piece | None:
    """The acting Character while its attack goes on (BH-D81)."""
    piece = duel.find(duel.acting)
    if piece is None or piece.controller != duel.active or not is_in(piece, duel.lane):
        return None
    return piece


def may_block(duel: Duel, piece: Piece, other: Piece) -> bool:
    """The same War Zone, unturned, Initiative above 0, an action left, and able to reach it (BH-D79, BH-D80)."""
    if other.controller == piece.controller or not is_in(other, duel.lane) or other.turned or other.initiative <= 0:
        return False
    if other.actions >= actions_of(other) or other.keywords & CANNOT_BLOCK:
        return False
    if piece.keywords & UNBLOCKABLE:  # BH-13.44
        return False
    if piece.keywords & FLYING and not other.keywords & (FLYING | SKYGUARD):  # BH-13.11, BH-13.12
        return False
    if other.keywords & BARRIER:  # BH-13.52
        for third in duel.pieces:
            if third.controller == other.controller and third.serial != other.serial and is_in(third, duel.lane):
                return False
    return True


class BlockChosen(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        option = table.answers[b]
        piece = attacker(table)
        assert piece is not None
        if option == DONE:
            table.tell("BH-14.20", "not_blocked", b, piece.told())
            return
        other = table.at(option - PLACE)
        assert other is not None
        block(table, piece, other, a, False)


def block(duel: Duel, piece: Piece, other: Piece, index: i64, forced: bool) -> None:
    """The blocker is turned unless it has Defender; its action is used up if it had one (BH-14.14, BH-13.37)."""
    duel.blockers[index] = other.serial
    if other.actions < actions_of(other):
        other.actions += 1
    other.fought = True
    duel.tell("BH-13.16" if forced else "BH-14.19", "blocks", other.controller, other.told(), piece.told())
    if not other.keywords & DEFENDER and other.actions >= actions_of(other):
        turn(duel, other, "BH-14.14")
    duel.fresh()
    notify(duel, BLOCKS, other, other.controller, duel.lane)
    notify(duel, IS_BLOCKED, piece, piece.controller, duel.lane)


BLOCK_CHOSEN: Final = BlockChosen()
