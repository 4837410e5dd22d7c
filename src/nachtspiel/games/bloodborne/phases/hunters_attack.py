"""Phase 5: hunters attack (section 11)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bloodborne.hunter import NO_CARD, Hunter
from nachtspiel.games.bloodborne.pieces import AFTER_ALL, BEFORE_ALL
from nachtspiel.games.bloodborne.table import NO_MONSTER, Hunt


class HuntersAttack(Step[Hunt]):
    """One after the other in turn order (BB-11.01), unless a weapon says it comes first or last."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        if table.fight_over:
            return
        table.phase = 5
        table.tell("BB-6.01", "phase", 5)
        order = table.in_turn_order()
        for when in range(BEFORE_ALL, AFTER_ALL + 1):
            for hunter in order:
                arm = hunter.arm()
                if arm != NO_CARD and table.card(arm).when == when and self.attacks(table, hunter, arm):
                    table.then(ATTACK, hunter.seat)

    def attacks(self, table: Hunt, hunter: Hunter, arm: i64) -> bool:
        card = table.card(arm)
        if not card.is_weapon():
            table.tell("BB-11.02", "no_attack", hunter.seat, arm)
            return False
        if hunter.dead:
            table.tell("BB-11.09", "cannot_attack", hunter.seat, arm)
            return False
        if hunter.cancelled:
            table.tell("BB-D52", "cancelled", hunter.seat, arm)
            return False
        if card.instant_damage and not hunter.delayed:
            table.tell("BB-11.08", "no_attack", hunter.seat, arm)
            return False
        return True


class Attack(Step[Hunt]):
    """A hunter takes as many echoes as the weapon deals damage (BB-11.03)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        hunter = table.hunters[a]
        if not table.first_blow and table.monster != NO_MONSTER and hunter.in_action():
            table.first_blow = True
            for power in table.foe().powers:
                power.first_blood(table, hunter)
        if not hunter.in_action():  # BB-11.09
            return
        card = table.card(hunter.arm())
        killed = table.blow(hunter, card, table.weapon_damage(hunter, card), False, "BB-11.03")
        if not table.over:  # BB-D29
            for ability in card.abilities:  # BB-D57
                ability.after_attack(table, hunter, killed)


HUNTERS_ATTACK: Final = HuntersAttack()
ATTACK: Final = Attack()
