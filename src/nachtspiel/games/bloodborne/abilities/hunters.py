"""The texts of action cards.

Every class reads its numbers from the card's entry, so a designer changes them, or gives the text to another card,
without Python. The words for it, in three languages, carry the same name: `ability-last`, `ability-shield`, ...
"""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.content import Entry
from nachtspiel.games.bloodborne.hunter import Hunter
from nachtspiel.games.bloodborne.pieces import (
    AFTER_ALL,
    BEFORE_ALL,
    MELEE,
    ORDINARY,
    UTILITY,
    Ability,
)  # fmt: skip
from nachtspiel.games.bloodborne.table import NO_MONSTER, Hunt
from nachtspiel.games.bloodborne.views import CARD_KINDS, TYPE_NAMES
from nachtspiel.games.bloodborne.vocabulary import (
    BURY,
    DUNGEON_DRAW,
    FORESEE,
    LEAVE,
    SEAT,
    TARGET,
)

TYPE_WORDS: Final[dict[str, int]] = {name: number for number, name in enumerate(TYPE_NAMES)}
KIND_WORDS: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD_KINDS)}
WEAPON_WORDS: Final[dict[str, int]] = {name: number for name, number in KIND_WORDS.items() if number != UTILITY}

TEXT_RULE: Final = "BB-9.01"  # an Instant text is followed as it stands


def aim(hunt: Hunt, hunter: Hunter, card: i64, targets: list[int]) -> bool:
    """Let the player of a card choose a hunter (BB-D61). False if there is nobody to choose."""
    if not targets:
        hunt.tell("BB-D61", "no_target", hunter.seat, card)
        return False
    hunt.ask(hunter.seat, TARGET, [SEAT + seat for seat in targets], "BB-D61", card)
    return True


def others(hunt: Hunt, hunter: Hunter) -> list[Hunter]:
    """Every other hunter in action, dreaming ones included (BB-D26, BB-D60), in turn order."""
    return [other for other in hunt.in_turn_order() if other is not hunter and other.in_action()]


# ---------------------------------------------------------------- Phase 2


class Transform(Ability):
    """Brings in a weapon from hand, which deals `bonus` more damage (BB-8.01)."""

    transforms = True

    def __init__(self, entry: Entry) -> None:
        self.amount: i64 = entry.number("bonus", 0, 3)

    def weapon_bonus(self) -> i64:
        return self.amount


# ---------------------------------------------------------------- Phase 3


class Price(Ability):
    """Instant: its hunter suffers `damage`."""

    instant = True

    def __init__(self, entry: Entry) -> None:
        self.damage: i64 = entry.number("damage", 1, 8)

    def resolve(self, hunt: Hunt, hunter: Hunter, card: i64) -> bool:
        hunt.hurt(hunter, self.damage, TEXT_RULE)
        return False


class Restore(Ability):
    """Instant: its hunter returns to full health."""

    instant = True

    def resolve(self, hunt: Hunt, hunter: Hunter, card: i64) -> bool:
        hunt.heal(hunter, hunt.box.full_health, TEXT_RULE)
        return False


class Throw(Ability):
    """Instant: `damage` to the monster."""

    instant = True

    def __init__(self, entry: Entry) -> None:
        self.damage: i64 = entry.number("damage", 1, 3)

    def resolve(self, hunt: Hunt, hunter: Hunter, card: i64) -> bool:
        hunt.blow(hunter, hunt.card(card), self.damage, True, "BB-9.03")
        return False


class Scorch(Ability):
    """Instant: `damage` to every other hunter; with `melee = true` only to those with a Melee Weapon in play."""

    instant = True

    def __init__(self, entry: Entry) -> None:
        self.damage: i64 = entry.number("damage", 1, 3)
        self.melee_only: bool = entry.yes("melee")

    def resolve(self, hunt: Hunt, hunter: Hunter, card: i64) -> bool:
        for other in others(hunt, hunter):
            if not self.melee_only or hunt.plays_kind(other, MELEE):
                hunt.hurt(other, self.damage, TEXT_RULE)
        return False


class Backstab(Ability):
    """Instant: `damage` to one other hunter, chosen by the player of the card."""

    instant = True

    def __init__(self, entry: Entry) -> None:
        self.damage: i64 = entry.number("damage", 1, 3)

    def resolve(self, hunt: Hunt, hunter: Hunter, card: i64) -> bool:
        return aim(hunt, hunter, card, [int(other.seat) for other in others(hunt, hunter)])

    def chosen(self, hunt: Hunt, hunter: Hunter, card: i64, option: i64) -> None:
        hunt.hurt(hunt.hunters[option - SEAT], self.damage, TEXT_RULE)


def rob(hunt: Hunt, thief: Hunter, victim: Hunter, echoes: i64) -> None:
    """Collected echoes change hands; that is no damage to the monster (BB-D49)."""
    stolen = min(echoes, victim.collected)
    victim.collected -= stolen
    thief.collected += stolen
    hunt.tell("BB-D49", "steals", thief.seat, victim.seat, stolen)


class Steal(Ability):
    """Instant: up to `echoes` collected echoes of one other hunter who has any (BB-D49)."""

    instant = True

    def __init__(self, entry: Entry) -> None:
        self.echoes: i64 = entry.number("echoes", 1, 3)

    def resolve(self, hunt: Hunt, hunter: Hunter, card: i64) -> bool:
        return aim(hunt, hunter, card, [int(other.seat) for other in others(hunt, hunter) if other.collected > 0])

    def chosen(self, hunt: Hunt, hunter: Hunter, card: i64, option: i64) -> None:
        rob(hunt, hunter, hunt.hunters[option - SEAT], self.echoes)


class Levy(Ability):
    """Instant: up to `echoes` collected echoes of every other hunter who has any (BB-D49)."""

    instant = True

    def __init__(self, entry: Entry) -> None:
        self.echoes: i64 = entry.number("echoes", 1, 2)

    def resolve(self, hunt: Hunt, hunter: Hunter, card: i64) -> bool:
        victims = [other for other in others(hunt, hunter) if other.collected > 0]
        if not victims:
            hunt.tell("BB-D61", "no_target", hunter.seat, card)
        for victim in victims:
            rob(hunt, hunter, victim, self.echoes)
        return False


class Hamper(Ability):
    """Instant: the Melee Weapon of one other hunter deals `less` damage this round."""

    instant = True

    def __init__(self, entry: Entry) -> None:
        self.less: i64 = entry.number("less", 1, 4)

    def resolve(self, hunt: Hunt, hunter: Hunter, card: i64) -> bool:
        armed = [int(other.seat) for other in others(hunt, hunter) if hunt.plays_kind(other, MELEE)]
        return aim(hunt, hunter, card, armed)

    def chosen(self, hunt: Hunt, hunter: Hunter, card: i64, option: i64) -> None:
        victim = hunt.hunters[option - SEAT]
        victim.hampered += self.less
        hunt.tell("BB-5.03", "hampers", hunter.seat, victim.seat, victim.arm())


class Bank(Ability):
    """Instant: its hunter banks up to `echoes` collected echoes, without any Dream."""

    instant = True

    def __init__(self, entry: Entry) -> None:
        self.echoes: i64 = entry.number("echoes", 1, 5)

    def resolve(self, hunt: Hunt, hunter: Hunter, card: i64) -> bool:
        hunt.bank(hunter, self.echoes, TEXT_RULE)
        return False


class Foresee(Ability):
    """Instant: its hunter looks at the next dungeon card and may put it under the deck."""

    instant = True

    def resolve(self, hunt: Hunt, hunter: Hunter, card: i64) -> bool:
        if not hunt.dungeon.size():
            hunt.tell(TEXT_RULE, "no_target", hunter.seat, card)
            return False
        monster = hunt.dungeon.peek(hunt, DUNGEON_DRAW, hunter.seat)
        hunt.tell(TEXT_RULE, "looks", hunter.seat)
        hunt.tell_seat(hunter.seat, TEXT_RULE, "foresees", hunter.seat, monster)
        hunt.ask(hunter.seat, FORESEE, [LEAVE, BURY], TEXT_RULE, card)
        return True

    def chosen(self, hunt: Hunt, hunter: Hunter, card: i64, option: i64) -> None:
        if option == BURY:
            hunt.dungeon.bury()
            hunt.tell(TEXT_RULE, "buries", hunter.seat)
        else:
            hunt.tell(TEXT_RULE, "leaves", hunter.seat)


# ---------------------------------------------------------------- Phase 4


class Shield(Ability):
    """Its hunter suffers `less` from this round's monster attack."""

    def __init__(self, entry: Entry) -> None:
        self.less: i64 = entry.number("less", 1, 8)

    def guard(self, hunt: Hunt, hunter: Hunter, damage: i64) -> i64:
        return hunt.soften(hunter, damage, self.less)


class Smoke(Ability):
    """Every hunter suffers `less` from this round's monster attack."""

    def __init__(self, entry: Entry) -> None:
        self.less: i64 = entry.number("less", 1, 3)

    def ward(self) -> i64:
        return self.less


class Endure(Ability):
    """The monster's attack cannot kill its hunter: one health is left."""

    def endures(self) -> bool:
        return True


# ---------------------------------------------------------------- Phase 5


class Swift(Ability):
    """Its weapon attacks before all others."""

    when: i64 = BEFORE_ALL


class Slow(Ability):
    """Its weapon attacks after all others."""

    when: i64 = AFTER_ALL


class BossBane(Ability):
    """`bonus` more damage against a boss or the Final Boss."""

    def __init__(self, entry: Entry) -> None:
        self.amount: i64 = entry.number("bonus", 1, 3)

    def bonus(self, hunt: Hunt, hunter: Hunter) -> i64:
        return self.amount if hunt.monster != NO_MONSTER and hunt.foe().rank != ORDINARY else 0


class TypeBane(Ability):
    """`bonus` more damage against monsters of one `type`."""

    def __init__(self, entry: Entry) -> None:
        self.amount: i64 = entry.number("bonus", 1, 3)
        self.type: i64 = entry.choice("type", TYPE_WORDS)

    def bonus(self, hunt: Hunt, hunter: Hunter) -> i64:
        return self.amount if hunt.monster != NO_MONSTER and self.type in hunt.foe().types else 0


class Alone(Ability):
    """`bonus` more damage if no other hunter in action has a weapon of this `kind` in play."""

    def __init__(self, entry: Entry) -> None:
        self.amount: i64 = entry.number("bonus", 1, 3)
        self.kind: i64 = entry.choice("kind", WEAPON_WORDS)

    def bonus(self, hunt: Hunt, hunter: Hunter) -> i64:
        for other in others(hunt, hunter):
            if hunt.plays_kind(other, self.kind):
                return 0
        return self.amount


class Volley(Ability):
    """`bonus` more damage if another hunter in action has a weapon of this `kind` in play."""

    def __init__(self, entry: Entry) -> None:
        self.amount: i64 = entry.number("bonus", 1, 3)
        self.kind: i64 = entry.choice("kind", WEAPON_WORDS)

    def bonus(self, hunt: Hunt, hunter: Hunter) -> i64:
        for other in others(hunt, hunter):
            if hunt.plays_kind(other, self.kind):
                return self.amount
        return 0


class Desperate(Ability):
    """`bonus` more damage while its hunter has `health` or less."""

    def __init__(self, entry: Entry) -> None:
        self.amount: i64 = entry.number("bonus", 1, 3)
        self.health: i64 = entry.number("health", 1, 7)

    def bonus(self, hunt: Hunt, hunter: Hunter) -> i64:
        return self.amount if hunter.health <= self.health else 0


class Fresh(Ability):
    """`bonus` more damage while its hunter's used pile is empty: for those who come from the Dream."""

    def __init__(self, entry: Entry) -> None:
        self.amount: i64 = entry.number("bonus", 1, 3)

    def bonus(self, hunt: Hunt, hunter: Hunter) -> i64:
        return 0 if hunter.used else self.amount


class Frenzy(Ability):
    """1 more damage for each card in its hunter's used pile, up to `most`: for those who stay."""

    def __init__(self, entry: Entry) -> None:
        self.most: i64 = entry.number("most", 1, 4)

    def bonus(self, hunt: Hunt, hunter: Hunter) -> i64:
        return min(self.most, len(hunter.used))


class FollowUp(Ability):
    """1 more damage for each other hunter who has taken echoes from the monster this round, up to `most`."""

    def __init__(self, entry: Entry) -> None:
        self.most: i64 = entry.number("most", 1, 4)

    def bonus(self, hunt: Hunt, hunter: Hunter) -> i64:
        ahead: i64 = 0
        for other in hunt.hunters:
            if other is not hunter and other.dealt > 0:
                ahead += 1
        return min(self.most, ahead)


class Recoil(Ability):
    """After its attack its hunter suffers `damage`."""

    def __init__(self, entry: Entry) -> None:
        self.damage: i64 = entry.number("damage", 1, 3)

    def after_attack(self, hunt: Hunt, hunter: Hunter, killed: bool) -> None:
        hunt.hurt(hunter, self.damage, "BB-D57")


class Reap(Ability):
    """If its attack takes the last echo, its hunter banks up to `echoes` collected echoes."""

    def __init__(self, entry: Entry) -> None:
        self.echoes: i64 = entry.number("echoes", 1, 5)

    def after_attack(self, hunt: Hunt, hunter: Hunter, killed: bool) -> None:
        if killed:
            hunt.bank(hunter, self.echoes, "BB-20.02")


class Claim(Ability):
    """If the monster is killed this round, its hunter earns its trophies `times`, even without having damaged it."""

    def __init__(self, entry: Entry) -> None:
        self.times: i64 = entry.number("times", 1, 2) if entry.has("times") else 1

    def claims(self) -> i64:
        return self.times


# ---------------------------------------------------------------- Phase 8


class Mend(Ability):
    """At the end of the round its hunter heals `health`."""

    def __init__(self, entry: Entry) -> None:
        self.health: i64 = entry.number("health", 1, 8)

    def end_of_round(self, hunt: Hunt, hunter: Hunter) -> None:
        hunt.heal(hunter, self.health, "BB-D59")


ABILITIES: Final[dict[str, type[Ability]]] = {
    "transform": Transform,
    "price": Price,
    "restore": Restore,
    "throw": Throw,
    "scorch": Scorch,
    "backstab": Backstab,
    "steal": Steal,
    "levy": Levy,
    "hamper": Hamper,
    "bank": Bank,
    "foresee": Foresee,
    "shield": Shield,
    "smoke": Smoke,
    "endure": Endure,
    "swift": Swift,
    "slow": Slow,
    "boss_bane": BossBane,
    "type_bane": TypeBane,
    "alone": Alone,
    "volley": Volley,
    "desperate": Desperate,
    "fresh": Fresh,
    "frenzy": Frenzy,
    "follow_up": FollowUp,
    "recoil": Recoil,
    "reap": Reap,
    "claim": Claim,
    "mend": Mend,
}
