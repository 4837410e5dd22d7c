"""Every step that can be on the agenda, chapter by chapter. Its place here is its code, in every process."""

from typing import Any

from nachtspiel.engine.table import Step, numbered
from nachtspiel.games.bluthelden import chain, check, damage, entering, phases, playing, zones
from nachtspiel.games.bluthelden.combat import acting, blocks, end, opening
from nachtspiel.games.bluthelden.combat import damage as combat_damage
from nachtspiel.games.bluthelden.effects import making
from nachtspiel.games.bluthelden.table import STEPS


def chapters() -> list[Step[Any]]:
    return [
        phases.SETUP, phases.EXCHANGE, phases.ROLL_INITIATIVE, phases.TAKE_INITIATIVE, phases.ROUND,
        phases.BEGINNING_OF_ROUND, phases.DRAW_STEP, phases.DRAWN, phases.INITIATIVE_CHECK, phases.MAIN_PHASE,
        phases.END_OF_TURN, phases.END_OF_ROUND, phases.DISCARD_DOWN, phases.DISCARDED, phases.LOSE_ASP,
        phases.EFFECTS_END, phases.GIVE_BACK, phases.GIVEN_BACK,
        opening.COMBAT_PHASE, opening.COMBAT_OPENS, acting.FIND_ACTING, acting.ACTING_CHOSEN, acting.DECLARE,
        acting.DECLARED, acting.RETREATS, acting.SHOOTS, combat_damage.RANGED_DAMAGE, acting.CHOOSE_OBJECT,
        acting.OBJECT_CHOSEN, acting.BLOCK, blocks.BLOCK_CHOSEN, combat_damage.DAMAGE, acting.ACTION_OVER,
        end.NOBODY_ACTS, end.END_OF_COMBAT, end.COMBAT_OVER,
        chain.WINDOW, chain.WINDOW_IF_CHAIN, chain.PRIORITY_IF_CHAIN, chain.PRIORITY, chain.PRIORITY_USED,
        chain.BY_ITSELF, chain.NEXT_BY_ITSELF, chain.TRIGGERS, chain.EVENT_CHOSEN, chain.TRIGGER_CHOSEN, chain.RESOLVE,
        chain.RESOLVED, chain.MAY_CHOSEN, chain.EFFECTS, chain.EFFECT_CHOSEN, entering.REVEAL_CHOSEN,
        playing.MAKE, playing.MADE,
        zones.PUT_INTO_PLAY, zones.PLACE_CHOSEN,
        damage.DEAL, damage.SHIELD_CHOSEN,
        check.CHECK, check.KEEP_ONE, check.MAKE_ROOM,
        making.RISE, making.RISE_CHOSEN, making.SHADOWS_GO,
    ]  # fmt: skip


STEPS.extend(numbered(chapters()))
