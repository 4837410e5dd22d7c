"""The texts of monsters, bosses and Final Bosses.

Ordinary monsters act on reveal, if they escape, or while they lie open (BB-3.09); bosses as long as they are in play
(BB-3.12); the law of a Final Boss holds for the whole game (BB-18.04).
"""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.content import Entry
from nachtspiel.games.bloodborne.abilities.hunters import KIND_WORDS, WEAPON_WORDS
from nachtspiel.games.bloodborne.hunter import NO_CARD, Hunter
from nachtspiel.games.bloodborne.pieces import RED, Power
from nachtspiel.games.bloodborne.table import NO_MONSTER, Hunt

ON_REVEAL: Final = "BB-3.14"
ON_ESCAPE: Final = "BB-12.03"
WHILE_OPEN: Final = "BB-3.15"
WHILE_IN_PLAY: Final = "BB-3.12"
WHOLE_GAME: Final = "BB-18.04"


def richest(hunt: Hunt) -> Hunter | None:
    """Who has collected most, the first of them in turn order (BB-D61); None if nobody has anything."""
    found: Hunter | None = None
    most: i64 = 0
    for hunter in hunt.in_turn_order():
        if hunter.in_action() and hunter.collected > most:
            found = hunter
            most = hunter.collected
    return found


def acts(hunt: Hunt, monster: i64, rule: str) -> None:
    """Say whose text is at work, before it hurts anybody."""
    hunt.tell(rule, "acts", monster)


# ---------------------------------------------------------------- on reveal


class Ambush(Power):
    """On reveal: `damage` to every hunter with at least `collected` collected echoes."""

    def __init__(self, entry: Entry) -> None:
        self.damage: i64 = entry.number("damage", 1, 2)
        self.collected: i64 = entry.number("collected", 0, 9)

    def reveal(self, hunt: Hunt) -> None:
        acts(hunt, hunt.monster, ON_REVEAL)
        for hunter in hunt.in_turn_order():
            if hunter.collected >= self.collected:
                hunt.hurt(hunter, self.damage, ON_REVEAL)


class Envy(Power):
    """On reveal: `damage` to the hunter who has collected most."""

    def __init__(self, entry: Entry) -> None:
        self.damage: i64 = entry.number("damage", 1, 2)

    def reveal(self, hunt: Hunt) -> None:
        hunter = richest(hunt)
        if hunter is not None:
            acts(hunt, hunt.monster, ON_REVEAL)
            hunt.hurt(hunter, self.damage, ON_REVEAL)


# ---------------------------------------------------------------- if it escapes


class PartingBlow(Power):
    """If it escapes: `damage` to every hunter; with `idle = true` only to those who took no echo from it this round."""

    def __init__(self, entry: Entry) -> None:
        self.damage: i64 = entry.number("damage", 1, 2)
        self.idle_only: bool = entry.yes("idle")

    def escape(self, hunt: Hunt) -> None:
        acts(hunt, hunt.past[-1], ON_ESCAPE)
        for hunter in hunt.in_turn_order():
            if not self.idle_only or hunter.dealt == 0:
                hunt.hurt(hunter, self.damage, ON_ESCAPE)


class Drain(Power):
    """If it escapes: every hunter loses `echoes` collected echoes."""

    def __init__(self, entry: Entry) -> None:
        self.echoes: i64 = entry.number("echoes", 1, 2)

    def escape(self, hunt: Hunt) -> None:
        acts(hunt, hunt.past[-1], ON_ESCAPE)
        for hunter in hunt.in_turn_order():
            hunt.lose_echoes(hunter, self.echoes, ON_ESCAPE)


class Ransom(Power):
    """If it escapes: the hunter who has collected most loses `echoes` of them."""

    def __init__(self, entry: Entry) -> None:
        self.echoes: i64 = entry.number("echoes", 1, 2)

    def escape(self, hunt: Hunt) -> None:
        hunter = richest(hunt)
        if hunter is not None:
            acts(hunt, hunt.past[-1], ON_ESCAPE)
            hunt.lose_echoes(hunter, self.echoes, ON_ESCAPE)


class Call(Power):
    """If it escapes: the next monster to appear gets `echoes` more."""

    def __init__(self, entry: Entry) -> None:
        self.echoes: i64 = entry.number("echoes", 1, 3)

    def escape(self, hunt: Hunt) -> None:
        hunt.called += self.echoes
        hunt.tell(ON_ESCAPE, "call", hunt.past[-1], self.echoes)


# ---------------------------------------------------------------- while it lies open


class Thorns(Power):
    """A hunter who takes `echoes` or more from it in one blow suffers `damage`."""

    def __init__(self, entry: Entry) -> None:
        self.echoes: i64 = entry.number("echoes", 1, 4)
        self.damage: i64 = entry.number("damage", 1, 2)

    def answer_blow(self, hunt: Hunt, hunter: Hunter, taken: i64) -> None:
        if taken >= self.echoes:
            acts(hunt, hunt.monster, WHILE_OPEN)
            hunt.hurt(hunter, self.damage, WHILE_OPEN)


class Weakness(Power):
    """Weapons of one `kind` deal `bonus` more damage to it."""

    def __init__(self, entry: Entry) -> None:
        self.kind: i64 = entry.choice("kind", KIND_WORDS)
        self.bonus: i64 = entry.number("bonus", 1, 2)

    def blow(self, hunt: Hunt, kind: i64, instant: bool, damage: i64) -> i64:
        return damage + self.bonus if kind == self.kind else damage


class Hide(Power):
    """No single blow takes more than `most` echoes from it; with a `kind`, no blow by a card of that kind."""

    def __init__(self, entry: Entry) -> None:
        self.most: i64 = entry.number("most", 0, 4)
        self.kind: i64 = entry.choice("kind", KIND_WORDS) if entry.has("kind") else -1

    def blow(self, hunt: Hunt, kind: i64, instant: bool, damage: i64) -> i64:
        return min(damage, self.most) if self.kind < 0 or self.kind == kind else damage


class Sluggish(Power):
    """Instant damage to it is `less`."""

    def __init__(self, entry: Entry) -> None:
        self.less: i64 = entry.number("less", 1, 3)

    def blow(self, hunt: Hunt, kind: i64, instant: bool, damage: i64) -> i64:
        return damage - self.less if instant else damage


class Unhurried(Power):
    """Instant effects deal no damage to it."""

    def blow(self, hunt: Hunt, kind: i64, instant: bool, damage: i64) -> i64:
        return 0 if instant else damage


class Undying(Power):
    """While more than one echo lies on it, no blow takes its last."""

    def blow(self, hunt: Hunt, kind: i64, instant: bool, damage: i64) -> i64:
        return min(damage, max(1, hunt.echoes - 1))


class Trample(Power):
    """Its attack deals `more` damage to every hunter without a weapon in play."""

    def __init__(self, entry: Entry) -> None:
        self.more: i64 = entry.number("more", 1, 2)

    def toll(self, hunt: Hunt, hunter: Hunter, damage: i64) -> i64:
        arm = hunter.arm()
        return damage if arm != NO_CARD and hunt.card(arm).is_weapon() else damage + self.more


class Grapple(Power):
    """Its attack deals `more` damage to every hunter with a weapon of one `kind` in play."""

    def __init__(self, entry: Entry) -> None:
        self.kind: i64 = entry.choice("kind", WEAPON_WORDS)
        self.more: i64 = entry.number("more", 1, 2)

    def toll(self, hunt: Hunt, hunter: Hunter, damage: i64) -> i64:
        return damage + self.more if hunt.plays_kind(hunter, self.kind) else damage


class FirstBlood(Power):
    """The first hunter to attack it in Phase 5 suffers `damage` before the blow."""

    def __init__(self, entry: Entry) -> None:
        self.damage: i64 = entry.number("damage", 1, 2)

    def first_blood(self, hunt: Hunt, hunter: Hunter) -> None:
        acts(hunt, hunt.monster, WHILE_OPEN)
        hunt.hurt(hunter, self.damage, WHILE_OPEN)


class Enrage(Power):
    """With half of its echoes or fewer left it rolls the next stronger die."""

    def lantern(self, hunt: Hunt, lantern: i64) -> i64:
        if lantern < RED and hunt.echoes * 2 <= hunt.full_echoes:
            hunt.tell(WHILE_IN_PLAY, "enraged", hunt.monster)
            return lantern + 1
        return lantern


class PierceDream(Power):
    """Hunter's Dream does not halve the damage of its attack."""

    def pierces_dream(self) -> bool:
        return True


class Poison(Power):
    """At the end of the round every hunter who took echoes from it this round suffers `damage`."""

    def __init__(self, entry: Entry) -> None:
        self.damage: i64 = entry.number("damage", 1, 2)

    def end_of_round(self, hunt: Hunt) -> None:
        poisoned = [hunter for hunter in hunt.in_turn_order() if hunter.dealt > 0]
        if poisoned:
            acts(hunt, hunt.monster if hunt.monster != NO_MONSTER else hunt.slain, "BB-D59")
        for hunter in poisoned:
            hunt.hurt(hunter, self.damage, "BB-D59")


class BreakWeapons(Power):
    """At the end of the round every weapon that damaged it this round leaves the game (BB-D58, BB-D59)."""

    def end_of_round(self, hunt: Hunt) -> None:
        for hunter in hunt.in_turn_order():
            weapon = hunter.arm()
            if hunter.weapon_dealt and weapon != NO_CARD and hunt.card(weapon).is_weapon():  # not Transform (BB-D33)
                if hunter.weapon != NO_CARD:
                    hunter.weapon = NO_CARD
                else:
                    hunter.played = NO_CARD
                if hunter.texts:  # not those of a hunter who fell this round (BB-D43)
                    hunt.read_texts(hunter)
                hunt.removed.append(weapon)
                hunt.tell("BB-D59", "weapon_lost", hunter.seat, weapon)


# ---------------------------------------------------------------- laws of Final Bosses


class MoreEchoes(Power):
    """All other monsters appear with `echoes` more (BB-18.05)."""

    def __init__(self, entry: Entry) -> None:
        self.echoes: i64 = entry.number("echoes", 1, 3)

    def more_echoes(self) -> i64:
        return self.echoes


class LastDeath(Power):
    """A hunter who dies for the `deaths`th time is out of the game (BB-D36)."""

    def __init__(self, entry: Entry) -> None:
        self.deaths: i64 = entry.number("deaths", 2, 5)

    def lives(self) -> i64:
        return self.deaths

    def hunter_died(self, hunt: Hunt, hunter: Hunter) -> None:
        if hunter.deaths >= self.deaths:
            hunt.eliminate(hunter)


class ShallowRest(Power):
    """Resting restores only `health`."""

    def __init__(self, entry: Entry) -> None:
        self.health: i64 = entry.number("health", 1, 7)

    def rested(self, health: i64, full: i64) -> i64:
        return min(full, health + self.health)


class FewerCards(Power):
    """The card limit is `cards`."""

    def __init__(self, entry: Entry) -> None:
        self.cards: i64 = entry.number("cards", 5, 7)

    def card_limit(self, limit: i64) -> i64:
        return self.cards


def lose_banked(hunt: Hunt, hunter: Hunter, echoes: i64) -> None:
    """The law of the Final Boss takes what was safe."""
    lost = min(echoes, hunter.banked)
    if lost > 0:
        hunter.banked -= lost
        hunt.tell(WHOLE_GAME, "loses_banked", hunter.seat, lost)


class UpgradePrice(Power):
    """A hunter who takes an upgrade loses up to `echoes` banked echoes."""

    def __init__(self, entry: Entry) -> None:
        self.echoes: i64 = entry.number("echoes", 1, 3)

    def upgrade_taken(self, hunt: Hunt, hunter: Hunter) -> None:
        lose_banked(hunt, hunter, self.echoes)


class BloodTithe(Power):
    """A hunter who is killed also loses up to `echoes` banked echoes."""

    def __init__(self, entry: Entry) -> None:
        self.echoes: i64 = entry.number("echoes", 1, 5)

    def hunter_died(self, hunt: Hunt, hunter: Hunter) -> None:
        lose_banked(hunt, hunter, self.echoes)


POWERS: Final[dict[str, type[Power]]] = {
    "ambush": Ambush,
    "envy": Envy,
    "parting_blow": PartingBlow,
    "drain": Drain,
    "ransom": Ransom,
    "call": Call,
    "thorns": Thorns,
    "weakness": Weakness,
    "hide": Hide,
    "sluggish": Sluggish,
    "unhurried": Unhurried,
    "undying": Undying,
    "trample": Trample,
    "grapple": Grapple,
    "first_blood": FirstBlood,
    "enrage": Enrage,
    "pierce_dream": PierceDream,
    "poison": Poison,
    "break_weapons": BreakWeapons,
}

LAWS: Final[dict[str, type[Power]]] = {
    "more_echoes": MoreEchoes,
    "last_death": LastDeath,
    "shallow_rest": ShallowRest,
    "fewer_cards": FewerCards,
    "upgrade_price": UpgradePrice,
    "blood_tithe": BloodTithe,
}
