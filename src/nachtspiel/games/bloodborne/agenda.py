"""Every step that can be on the agenda, phase by phase. Its place here is its code, in every process."""

from nachtspiel.engine.table import numbered
from nachtspiel.games.bloodborne.phases.choose_and_play import CHOOSE_AND_PLAY, REVEAL_CARDS
from nachtspiel.games.bloodborne.phases.end_of_round import (
    END_EFFECTS,
    END_OF_ROUND,
    NEXT_MONSTER,
    PASS_MARKER,
    PUT_AWAY,
)
from nachtspiel.games.bloodborne.phases.hunters_attack import ATTACK, HUNTERS_ATTACK
from nachtspiel.games.bloodborne.phases.hunters_dream import (
    DREAM,
    HUNTERS_DREAM,
    REFILL,
    REMOVE_CARD,
    REST,
    TAKE_UPGRADE,
)
from nachtspiel.games.bloodborne.phases.instant_effects import (
    INSTANT_BLOW,
    INSTANT_CHOICE,
    INSTANT_EFFECTS,
    INSTANT_TEXT,
)
from nachtspiel.games.bloodborne.phases.monster_attack import MONSTER_ATTACK
from nachtspiel.games.bloodborne.phases.monster_escapes import MONSTER_ESCAPES
from nachtspiel.games.bloodborne.phases.round import ROUND
from nachtspiel.games.bloodborne.phases.setup import SETUP
from nachtspiel.games.bloodborne.phases.transform_weapons import CLASH, DRAW_WEAPON, TRANSFORM_WEAPONS
from nachtspiel.games.bloodborne.table import STEPS

STEPS.extend(
    numbered([
        SETUP, ROUND, CHOOSE_AND_PLAY, REVEAL_CARDS, TRANSFORM_WEAPONS, DRAW_WEAPON, CLASH, INSTANT_EFFECTS,
        INSTANT_BLOW, INSTANT_TEXT, INSTANT_CHOICE, MONSTER_ATTACK, HUNTERS_ATTACK, ATTACK, MONSTER_ESCAPES,
        HUNTERS_DREAM, DREAM, TAKE_UPGRADE, REMOVE_CARD, REST, REFILL, END_OF_ROUND, END_EFFECTS,
        PUT_AWAY, PASS_MARKER, NEXT_MONSTER,
    ])
)  # fmt: skip
