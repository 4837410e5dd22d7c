"""Phase 3: instant effects, of weapons and of texts (section 9). Pistols have clashed before, at the end of Phase 2."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bloodborne.table import Hunt


class InstantEffects(Step[Hunt]):
    """In turn order, what has an Instant effect is resolved (BB-9.01, BB-9.02)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        table.phase = 3
        table.tell("BB-6.01", "phase", 3)
        for hunter in table.in_turn_order():
            for card in table.cards_in_play(hunter):
                if card.instant_damage and not hunter.cancelled and not hunter.delayed:
                    table.then(INSTANT_BLOW, hunter.seat, card.number)
                for index, ability in enumerate(card.abilities):
                    if ability.instant:
                        table.then(INSTANT_TEXT, hunter.seat, card.number, index)


class InstantBlow(Step[Hunt]):
    """A weapon whose damage is Instant has its one chance now (BB-9.03, BB-D52)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        hunter = table.hunters[a]
        if hunter.in_action():  # BB-D25
            card = table.card(b)
            table.blow(hunter, card, table.weapon_damage(hunter, card), True, "BB-9.03")


class InstantText(Step[Hunt]):
    """An Instant text does what it says (BB-9.01), even if the monster is dead by now (BB-D03)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        hunter = table.hunters[a]
        if hunter.in_action():
            table.tell("BB-9.01", "uses", a, b)
            if table.card(b).abilities[c].resolve(table, hunter, b):
                table.then(INSTANT_CHOICE, a, b, c)


class InstantChoice(Step[Hunt]):
    """The player of the card has chosen (BB-D61)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        table.card(b).abilities[c].chosen(table, table.hunters[a], b, table.answers[a])


INSTANT_EFFECTS: Final = InstantEffects()
INSTANT_BLOW: Final = InstantBlow()
INSTANT_TEXT: Final = InstantText()
INSTANT_CHOICE: Final = InstantChoice()
