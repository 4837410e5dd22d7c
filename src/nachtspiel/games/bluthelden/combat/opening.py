"""The start of combat: Poison, the opening check, and the first triggers (BH-3.20 to BH-3.22, BH-D76)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.chain import WINDOW_IF_CHAIN
from nachtspiel.games.bluthelden.check import CHECK
from nachtspiel.games.bluthelden.combat.acting import FIND_ACTING
from nachtspiel.games.bluthelden.combat.initiative import eligible, foremost
from nachtspiel.games.bluthelden.damage import DEAL, hit
from nachtspiel.games.bluthelden.state import COMBAT_START, NOTHING
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import COMBAT, COMBAT_BEGINS, NOWHERE, POISON_COUNTER
from nachtspiel.games.bluthelden.triggers import notify


class CombatPhase(Step[Duel]):
    """Poison, state check, the opening check for the active player, then combat (BH-3.20 to BH-3.22, BH-D76)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.phase = COMBAT
        table.active = table.leader
        table.finished = 0
        table.lane = NOWHERE
        table.acting = NOTHING
        table.tell("BH-3.20", "phase", COMBAT)
        for piece in table.pieces:
            if piece.counter(POISON_COUNTER) and 0 < piece.poisoned < table.round:  # BH-13.19
                table.tell("BH-13.19", "poison", piece.told())
                hit(table, 0, piece.serial, 1, 0)
        table.then(DEAL)
        table.then(CHECK)
        table.then(COMBAT_OPENS)


class CombatOpens(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.fresh()
        found = foremost(table, eligible(table, NOWHERE))
        if found:
            table.active = found[0].controller  # BH-3.22
        notify(table, COMBAT_BEGINS, None, -1, NOWHERE)
        table.then(WINDOW_IF_CHAIN, table.active, COMBAT_START)
        table.then(FIND_ACTING)


COMBAT_PHASE: Final = CombatPhase()
COMBAT_OPENS: Final = CombatOpens()
