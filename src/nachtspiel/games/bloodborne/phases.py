"""The rulebook, phase by phase, in its own order."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step, numbered
from nachtspiel.games.bloodborne.pieces import AFTER_ALL, BEFORE_ALL, ORDINARY
from nachtspiel.games.bloodborne.table import NO_CARD, NO_MONSTER, NO_TEXTS, STEPS, Hunt, Hunter
from nachtspiel.games.bloodborne.vocabulary import (
    DECLINE,
    DICE,
    FINAL_BOSS_DRAW,
    FIRST_PLAYER,
    IN_PLAY,
    PLAY,
    REMOVE,
    TRANSFORM,
    UPGRADE,
    USED,
)  # fmt: skip


def distinct(cards: list[int]) -> list[int]:
    """Every card of a sorted list once."""
    found: list[int] = []
    last = NO_CARD
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


# ---------------------------------------------------------------- Setup (section 2)


class Setup(Step[Hunt]):
    """The nine steps of the setup; boards, hands and health are laid out with the table itself."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        table.tell("BB-4.01", "phase", 0)
        chosen = table.variants.final_boss
        if chosen == NO_MONSTER:
            table.final_boss = table.draw(FINAL_BOSS_DRAW, table.box.final_bosses.copy())  # BB-2.01
            table.tell("BB-2.01", "final_boss", table.final_boss)
        else:
            table.final_boss = chosen  # BB-2.02
            table.tell("BB-2.02", "final_boss_chosen", chosen)
        table.refill_row("BB-2.08")
        for hunter in table.hunters:
            table.tell("BB-2.11", "equipped", hunter.seat, hunter.health)
        first = table.variants.first_player
        if first < 0:
            first = table.roll(FIRST_PLAYER, table.seats)  # BB-D23
        table.give_marker(first)
        table.tell("BB-2.14", "first_player", first)
        table.next_monster()  # BB-2.16, BB-2.17
        table.then(ROUND)


class Round(Step[Hunt]):
    """A round has eight phases, always in this order (BB-6.01)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        table.round += 1
        table.slain = NO_MONSTER
        table.fight_over = False
        table.first_blow = False
        table.tell("BB-6.02", "round", table.round, table.first)
        table.then(CHOOSE_AND_PLAY)
        table.then(TRANSFORM_WEAPONS)
        table.then(INSTANT_EFFECTS)
        table.then(MONSTER_ATTACK)
        table.then(HUNTERS_ATTACK)
        table.then(MONSTER_ESCAPES)
        table.then(HUNTERS_DREAM)
        table.then(END_OF_ROUND)
        table.then(ROUND)


# ---------------------------------------------------------------- Phase 1: choose and play (section 7)


class ChooseAndPlay(Step[Hunt]):
    """Every hunter secretly picks one card; all are turned over together."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        table.phase = 1
        table.tell("BB-6.01", "phase", 1)
        for hunter in table.in_turn_order():
            if hunter.dead:
                table.tell("BB-7.02", "sits_out", hunter.seat)  # BB-D25
            else:
                table.ask(hunter.seat, PLAY, distinct(hunter.hand), "BB-7.01")
        table.then(REVEAL_CARDS)


class RevealCards(Step[Hunt]):
    """Only when everybody has chosen (BB-7.03)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        for hunter in table.in_turn_order():
            if not hunter.dead:
                hunter.played = table.answers[hunter.seat]
                hunter.hand.remove(hunter.played)
                hunter.dreaming = hunter.played == table.box.dream
                table.read_texts(hunter)
                table.tell("BB-7.03", "plays", hunter.seat, hunter.played)


# ---------------------------------------------------------------- Phase 2: transform weapons (section 8)


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


# ---------------------------------------------------------------- Phase 3: instant effects (section 9)


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


# ---------------------------------------------------------------- Phase 4: monster attack (section 10)


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
        roller = table.in_turn_order()[0].seat  # BB-10.01, BB-D34
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


# ---------------------------------------------------------------- Phase 5: hunters attack (section 11)


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


# ---------------------------------------------------------------- Phase 6: the monster escapes (section 12)


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


# ---------------------------------------------------------------- Phase 7: Hunter's Dream (sections 13, 14)


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


# ---------------------------------------------------------------- Phase 8: end of round (section 15)


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
            hunter.played = NO_CARD
            hunter.weapon = NO_CARD
            hunter.dreaming = False  # BB-D27
            hunter.texts = NO_TEXTS
            hunter.dealt = 0
            hunter.weapon_dealt = False
            hunter.cancelled = False
            hunter.delayed = False
            hunter.hampered = 0


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


SETUP: Final = Setup()
ROUND: Final = Round()
CHOOSE_AND_PLAY: Final = ChooseAndPlay()
REVEAL_CARDS: Final = RevealCards()
TRANSFORM_WEAPONS: Final = TransformWeapons()
DRAW_WEAPON: Final = DrawWeapon()
CLASH: Final = Clash()
INSTANT_EFFECTS: Final = InstantEffects()
INSTANT_BLOW: Final = InstantBlow()
INSTANT_TEXT: Final = InstantText()
INSTANT_CHOICE: Final = InstantChoice()
MONSTER_ATTACK: Final = MonsterAttack()
HUNTERS_ATTACK: Final = HuntersAttack()
ATTACK: Final = Attack()
MONSTER_ESCAPES: Final = MonsterEscapes()
HUNTERS_DREAM: Final = HuntersDream()
DREAM: Final = Dream()
TAKE_UPGRADE: Final = TakeUpgrade()
REMOVE_CARD: Final = RemoveCard()
REST: Final = Rest()
REFILL: Final = Refill()
END_OF_ROUND: Final = EndOfRound()
END_EFFECTS: Final = EndEffects()
PUT_AWAY: Final = PutAway()
PASS_MARKER: Final = PassMarker()
NEXT_MONSTER: Final = NextMonster()

STEPS.extend(
    numbered([
        SETUP, ROUND, CHOOSE_AND_PLAY, REVEAL_CARDS, TRANSFORM_WEAPONS, DRAW_WEAPON, CLASH, INSTANT_EFFECTS,
        INSTANT_BLOW, INSTANT_TEXT, INSTANT_CHOICE, MONSTER_ATTACK, HUNTERS_ATTACK, ATTACK, MONSTER_ESCAPES,
        HUNTERS_DREAM, DREAM, TAKE_UPGRADE, REMOVE_CARD, REST, REFILL, END_OF_ROUND, END_EFFECTS,
        PUT_AWAY, PASS_MARKER, NEXT_MONSTER,
    ])
)  # fmt: skip
