"""Phase 8: end of round (section 15)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bloodborne.table import NO_MONSTER, Hunt


class EndOfRound(Step[Hunt]):
    """Put away the cards, pass the marker, reveal the next monster (BB-15.01)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        table.phase = 8
        table.tell("BB-6.01", "phase", 8)
        table.then(END_EFFECTS)
        table.then(PUT_AWAY)
        table.then(PASS_MARKER)
        table.then(NEXT_MONSTER)


class EndEffects(Step[Hunt]):
    """What is dated 'at the end of the round': the monster's first, then the hunters' cards (BB-D59)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        monster = table.monster
        if monster == NO_MONSTER and table.variants.powers_outlive:
            monster = table.slain  # BB-D58
        if monster != NO_MONSTER:
            for power in table.box.monsters[monster].powers:
                power.end_of_round(table)
        for hunter in table.in_turn_order():
            for text in hunter.texts:  # BB-D43
                text.end_of_round(table, hunter)


class PutAway(Step[Hunt]):
    """Played cards go to the used pile (BB-15.02), Transform and its weapon alike (BB-15.09, BB-D42)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        for hunter in table.in_turn_order():
            for card in table.cards_in_play(hunter):
                hunter.used.append(card.number)
                table.tell("BB-15.02", "puts_away", hunter.seat, card.number)
            hunter.put_down()


class PassMarker(Step[Hunt]):
    """To the left-hand neighbour, every round (BB-15.04); past those who are out of the game (BB-D34)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        first = (table.first + 1) % table.seats
        while table.hunters[first].gone:
            first = (first + 1) % table.seats
        table.give_marker(first)
        table.tell("BB-15.04", "marker", first)


class NextMonster(Step[Hunt]):
    """If the monster is gone the next one is revealed (BB-15.05); a boss that survived stays (BB-15.06)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        if table.monster == NO_MONSTER:
            table.next_monster()
            return
        table.tell("BB-15.06", "boss_stays", table.monster, table.echoes)
        table.barren += 1
        if table.barren >= table.variants.stall_rounds:  # BB-D40
            table.tell("BB-D40", "stalled", table.barren)
            table.end("BB-D40")


END_OF_ROUND: Final = EndOfRound()
END_EFFECTS: Final = EndEffects()
PUT_AWAY: Final = PutAway()
PASS_MARKER: Final = PassMarker()
NEXT_MONSTER: Final = NextMonster()
