"""Phase 7: Hunter's Dream, for the dreaming and the killed, and the upgrades that are taken there (sections 13, 14)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bloodborne.hunter import NO_CARD, Hunter, distinct
from nachtspiel.games.bloodborne.table import Hunt
from nachtspiel.games.bloodborne.vocabulary import DECLINE, IN_PLAY, REMOVE, UPGRADE, USED


class HuntersDream(Step[Hunt]):
    """In turn order, dreaming and killed hunters alike (BB-13.04, BB-13.12, BB-D38)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        table.phase = 7
        table.tell("BB-6.01", "phase", 7)
        for hunter in table.in_turn_order():
            if hunter.dreaming or hunter.dead:  # BB-13.15
                table.then(DREAM, hunter.seat)
        table.then(REFILL)


class Dream(Step[Hunt]):
    """Bank, take back, upgrade, rest (BB-13.04); who was killed only the last two (BB-13.12, BB-13.13)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        hunter = table.hunters[a]
        if not hunter.dead:
            table.bank(hunter, hunter.collected, "BB-13.05")
        if hunter.dreaming:
            self.take_back(table, hunter)
        else:
            table.tell("BB-13.13", "keeps_used", hunter.seat)  # BB-16.07
        if table.row:
            options = distinct(sorted(table.row))
            if not table.variants.must_upgrade:
                options.append(DECLINE)  # BB-D10
            table.ask(hunter.seat, UPGRADE, options, "BB-16.06" if hunter.dead else "BB-13.09")
            table.then(TAKE_UPGRADE, a)
        else:
            table.tell("BB-14.06", "no_upgrade", hunter.seat)  # BB-D18
        table.then(REST, a)

    def take_back(self, table: Hunt, hunter: Hunter) -> None:
        """All used cards and the Dream itself return to hand (BB-13.07), even after death (BB-13.14)."""
        hunter.hand.extend(hunter.used)
        hunter.hand.append(hunter.played)
        hunter.hand.sort()
        table.tell("BB-13.14" if hunter.dead else "BB-13.07", "takes_back", hunter.seat, len(hunter.used) + 1)
        hunter.used = []
        hunter.played = NO_CARD


class TakeUpgrade(Step[Hunt]):
    """An upgrade goes straight to hand (BB-14.03); the eighth card costs one (BB-14.10)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        hunter = table.hunters[a]
        card = table.answers[a]
        if card == DECLINE:
            table.tell("BB-D10", "declines", a)
            return
        table.row.remove(card)
        hunter.hand.append(card)
        hunter.hand.sort()
        table.tell("BB-14.03", "takes_upgrade", a, card)
        for law in table.law().powers:
            law.upgrade_taken(table, hunter)
        if hunter.owns() > table.card_limit():
            table.ask(a, REMOVE, self.removable(table, hunter), "BB-14.10")
            table.then(REMOVE_CARD, a)

    def removable(self, table: Hunt, hunter: Hunter) -> list[int]:
        """Any own card wherever it lies (BB-D33), but never Hunter's Dream (BB-14.11)."""
        dream = table.box.dream
        options = [card for card in distinct(hunter.hand) if card != dream]
        options.extend([USED + card for card in distinct(sorted(hunter.used)) if card != dream])
        options.extend([IN_PLAY + card.number for card in table.cards_in_play(hunter) if card.number != dream])
        return options


class RemoveCard(Step[Hunt]):
    """One card leaves the game for good."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        hunter = table.hunters[a]
        option = table.answers[a]
        card = option % USED
        if option < USED:
            hunter.hand.remove(card)
        elif option < IN_PLAY:
            hunter.used.remove(card)
        elif hunter.weapon == card:
            hunter.weapon = NO_CARD
        else:
            hunter.played = NO_CARD
        table.removed.append(card)
        table.tell("BB-14.10", "removes", a, card)


class Rest(Step[Hunt]):
    """Health back to the maximum (BB-13.11); the killed return to the hunt (BB-16.04, BB-16.05)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        hunter = table.hunters[a]
        health = table.box.full_health
        for law in table.law().powers:
            health = law.rested(hunter.health, health)
        hunter.health = health
        if hunter.dead:
            hunter.dead = False
            table.tell("BB-16.04", "returns", a)
            table.tell("BB-16.05", "rests", a, health)
        else:
            table.tell("BB-13.11", "rests", a, health)


class Refill(Step[Hunt]):
    """New upgrades only when everybody has picked (BB-13.10, BB-14.04)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        table.refill_row("BB-14.04")
        if len(table.row) < table.seats:
            table.tell("BB-14.05", "upgrades_over")


HUNTERS_DREAM: Final = HuntersDream()
DREAM: Final = Dream()
TAKE_UPGRADE: Final = TakeUpgrade()
REMOVE_CARD: Final = RemoveCard()
REST: Final = Rest()
REFILL: Final = Refill()
