"""Phase 6: the monster escapes (section 12)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bloodborne.pieces import ORDINARY
from nachtspiel.games.bloodborne.table import NO_MONSTER, Hunt


class MonsterEscapes(Step[Hunt]):
    """An ordinary monster with echoes left is gone (BB-12.01); bosses never leave (BB-12.05)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        if table.fight_over:
            return
        table.phase = 6
        table.tell("BB-6.01", "phase", 6)
        if table.monster == NO_MONSTER:
            return
        foe = table.foe()
        if foe.rank != ORDINARY:
            table.tell("BB-12.07", "boss_stays", foe.number, table.echoes)  # BB-12.08
            return
        table.tell("BB-12.01", "escapes", foe.number, table.echoes)  # BB-12.02, BB-12.04
        table.past.append(foe.number)
        table.monster = NO_MONSTER
        table.echoes = 0  # BB-12.12
        for power in foe.powers:
            power.escape(table)  # BB-12.03


MONSTER_ESCAPES: Final = MonsterEscapes()
