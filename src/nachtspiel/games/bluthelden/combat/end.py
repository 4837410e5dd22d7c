"""Nobody acts any more, and the end of combat (steps 8 and 9 of BH-D76, BH-D117)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.chain import WINDOW
from nachtspiel.games.bluthelden.state import COMBAT_END, NO_WINDOW, NOTHING
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import COMBAT_ENDS, IN_WAR, LANE_OF, NOWHERE, SURVIVES_COMBAT, ZONE_OF
from nachtspiel.games.bluthelden.triggers import notify


class NobodyActs(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.acting = NOTHING
        table.attacks = 0
        table.victims = []
        table.blockers = []
        table.stale = True


class EndOfCombat(Step[Duel]):
    """Who has survived, the last triggers, and always a window (BH-D117)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.active = table.leader
        table.lane = NOWHERE
        table.fresh()
        notify(table, COMBAT_ENDS, None, -1, NOWHERE)
        for piece in table.pieces:
            if piece.fought and piece.is_fighter() and ZONE_OF[piece.place] == IN_WAR:
                notify(table, SURVIVES_COMBAT, piece, piece.controller, LANE_OF[piece.place])
        table.then(WINDOW, table.leader, COMBAT_END)
        table.then(COMBAT_OVER)


class CombatOver(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.window = NO_WINDOW
        for piece in table.pieces:
            piece.fresh = False
            piece.acted = False
            piece.actions = 0
            piece.fought = False


NOBODY_ACTS: Final = NobodyActs()
END_OF_COMBAT: Final = EndOfCombat()
COMBAT_OVER: Final = CombatOver()
