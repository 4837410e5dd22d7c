"""Phase 4: monster attack (section 10)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bloodborne.hunter import Hunter
from nachtspiel.games.bloodborne.table import Hunt
from nachtspiel.games.bloodborne.vocabulary import DICE


class MonsterAttack(Step[Hunt]):
    """The monster strikes every hunter at once, with one throw for all (BB-10.01)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        if table.fight_over:
            return
        table.phase = 4
        table.tell("BB-6.01", "phase", 4)
        damage = self.combo(table)
        foe = table.foe()
        table.tell("BB-10.04", "attack", foe.number, damage)
        ward: i64 = 0
        for hunter in table.in_turn_order():
            for text in hunter.texts:
                ward += text.ward()
        for hunter in table.in_turn_order():
            if hunter.in_action():
                self.strike(table, hunter, damage, ward)

    def combo(self, table: Hunt) -> i64:
        """Roll, and roll again after every '+' (BB-10.03); the sum counts, last number included (BB-10.04)."""
        lantern = table.foe().lantern
        for power in table.foe().powers:
            lantern = power.lantern(table, lantern)
        die = table.box.dice[lantern]
        roller = table.leader()  # BB-10.01
        total: i64 = 0
        rule = "BB-10.01"
        while True:  # BB-D41
            face = table.roll(DICE[lantern], len(die))
            number, again = die[face]
            total += number
            table.tell(rule, "rolls", roller, lantern, face)
            if not again:
                return total
            rule = "BB-10.03"

    def strike(self, table: Hunt, hunter: Hunter, damage: i64, ward: i64) -> None:
        """The result is what every hunter suffers (BB-10.02); fixed numbers first, halving last (BB-D51)."""
        for power in table.foe().powers:
            damage = power.toll(table, hunter, damage)
        damage = table.soften(hunter, damage, ward)
        for text in hunter.texts:
            damage = text.guard(table, hunter, damage)
        table.hurt(hunter, damage, "BB-10.02", attack=True)


MONSTER_ATTACK: Final = MonsterAttack()
