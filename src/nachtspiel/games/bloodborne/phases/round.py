"""The round: its eight phases, one after the other (section 6)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bloodborne.phases.choose_and_play import CHOOSE_AND_PLAY
from nachtspiel.games.bloodborne.phases.end_of_round import END_OF_ROUND
from nachtspiel.games.bloodborne.phases.hunters_attack import HUNTERS_ATTACK
from nachtspiel.games.bloodborne.phases.hunters_dream import HUNTERS_DREAM
from nachtspiel.games.bloodborne.phases.instant_effects import INSTANT_EFFECTS
from nachtspiel.games.bloodborne.phases.monster_attack import MONSTER_ATTACK
from nachtspiel.games.bloodborne.phases.monster_escapes import MONSTER_ESCAPES
from nachtspiel.games.bloodborne.phases.transform_weapons import TRANSFORM_WEAPONS
from nachtspiel.games.bloodborne.table import NO_MONSTER, Hunt


class Round(Step[Hunt]):
    """A round has eight phases, always in this order (BB-6.01)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        table.round += 1
        table.slain = NO_MONSTER
        table.fight_over = False
        table.first_blow = False
        table.tell("BB-6.02", "round", table.round, table.leader())
        table.then(CHOOSE_AND_PLAY)
        table.then(TRANSFORM_WEAPONS)
        table.then(INSTANT_EFFECTS)
        table.then(MONSTER_ATTACK)
        table.then(HUNTERS_ATTACK)
        table.then(MONSTER_ESCAPES)
        table.then(HUNTERS_DREAM)
        table.then(END_OF_ROUND)
        table.then(ROUND)


ROUND: Final = Round()
