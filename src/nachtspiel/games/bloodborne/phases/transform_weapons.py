"""Phase 2: transform weapons (section 8), and the clash of pistols, looked at when all weapons lie open (BB-9.07)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bloodborne.hunter import NO_CARD, distinct
from nachtspiel.games.bloodborne.table import Hunt
from nachtspiel.games.bloodborne.vocabulary import TRANSFORM


class TransformWeapons(Step[Hunt]):
    """Who revealed Transform now picks a weapon from hand, having seen everybody's card (BB-8.03)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        table.phase = 2
        table.tell("BB-6.01", "phase", 2)
        for hunter in table.in_turn_order():
            if hunter.played != NO_CARD and table.card(hunter.played).transforms:
                weapons = [card for card in distinct(hunter.hand) if table.card(card).is_weapon()]  # BB-8.04, BB-8.05
                if weapons:
                    table.ask(hunter.seat, TRANSFORM, weapons, "BB-8.01", hunter.played)
                    table.then(DRAW_WEAPON, hunter.seat)
                else:
                    table.tell("BB-D21", "no_weapon", hunter.seat)
        table.then(CLASH)


class DrawWeapon(Step[Hunt]):
    """The chosen weapon is turned over, with all others chosen in this phase (BB-8.02)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        hunter = table.hunters[a]
        hunter.weapon = table.answers[a]
        hunter.hand.remove(hunter.weapon)
        table.read_texts(hunter)
        table.tell("BB-8.02", "draws_weapon", a, hunter.weapon)


class Clash(Step[Hunt]):
    """Two Hunter Pistols cancel each other, looked at once, when all weapons lie open (BB-9.07, BB-D22)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        pistol = table.box.pistol
        armed = [hunter for hunter in table.in_turn_order() if hunter.arm() == pistol]
        if len(armed) < 2:
            return
        for hunter in armed:
            if table.variants.pistols_delay:
                hunter.delayed = True
                table.tell("BB-D22", "late_clash", hunter.seat, pistol)
            else:
                hunter.cancelled = True
                table.tell("BB-9.07", "clash", hunter.seat, pistol)


TRANSFORM_WEAPONS: Final = TransformWeapons()
DRAW_WEAPON: Final = DrawWeapon()
CLASH: Final = Clash()
