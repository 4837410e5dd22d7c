"""What is in the box: action cards, monsters, dice, the hunter board; and the moments at which their texts work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from nachtspiel.engine.content import Entry

if TYPE_CHECKING:
    from nachtspiel.games.bloodborne.hunter import Hunter
    from nachtspiel.games.bloodborne.table import Hunt

# The three kinds of action cards (BB-5.01).
MELEE: Final = 0
RANGED: Final = 1
UTILITY: Final = 2

# The three monster types (BB-17.02).
KIN: Final = 0
HUMANOID: Final = 1
BEAST: Final = 2
TYPES: Final = 3

# Ordinary monster, boss, Final Boss.
ORDINARY: Final = 0
BOSS: Final = 1
FINAL_BOSS: Final = 2

# Lanterns and their dice (BB-3.06).
GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2

# The order of attack within Phase 5.
BEFORE_ALL: Final = 0
IN_TURN: Final = 1
AFTER_ALL: Final = 2


class Ability:
    """A text on an action card. Each hook is one moment of the round; by default nothing happens then."""

    instant: bool = False  # whether it has something to do in Phase 3
    transforms: bool = False  # whether it brings in a weapon in Phase 2
    when: i64 = IN_TURN  # when its weapon attacks in Phase 5

    def __init__(self, entry: Entry) -> None:
        """Reads the numbers of the text from the card's entry."""

    def resolve(self, hunt: Hunt, hunter: Hunter, card: i64) -> bool:
        """Phase 3. True if the player has been asked something; the answer comes to `chosen`."""
        return False

    def chosen(self, hunt: Hunt, hunter: Hunter, card: i64, option: i64) -> None:
        """The player has answered."""

    def guard(self, hunt: Hunt, hunter: Hunter, damage: i64) -> i64:
        """Phase 4: what the monster's attack does to this card's own hunter."""
        return damage

    def ward(self) -> i64:
        """Phase 4: how much less everybody suffers from the monster's attack."""
        return 0

    def endures(self) -> bool:
        """Phase 4: whether its hunter survives a deadly monster attack."""
        return False

    def bonus(self, hunt: Hunt, hunter: Hunter) -> i64:
        """Additional damage of its own weapon."""
        return 0

    def weapon_bonus(self) -> i64:
        """Additional damage of the weapon brought in by this card."""
        return 0

    def after_attack(self, hunt: Hunt, hunter: Hunter, killed: bool) -> None:
        """Phase 5: right after its hunter's attack."""

    def claims(self) -> i64:
        """How often its hunter earns the trophies of a killed monster, damaged or not; 0: only who has damaged it."""
        return 0

    def end_of_round(self, hunt: Hunt, hunter: Hunter) -> None:
        """Phase 8, before the cards are put away."""


class Power:
    """A text on a monster or boss card, or the law that a Final Boss lays on the whole game."""

    def __init__(self, entry: Entry) -> None:
        """Reads the numbers of the text from the monster's entry."""

    def reveal(self, hunt: Hunt) -> None:
        """As soon as the card lies open with its echoes on it (BB-3.14)."""

    def escape(self, hunt: Hunt) -> None:
        """When the monster escapes (BB-12.03)."""

    def lantern(self, hunt: Hunt, lantern: i64) -> i64:
        """Which die it rolls."""
        return lantern

    def blow(self, hunt: Hunt, kind: i64, instant: bool, damage: i64) -> i64:
        """What is left of one blow against it. `kind` is the kind of the card that deals it."""
        return damage

    def toll(self, hunt: Hunt, hunter: Hunter, damage: i64) -> i64:
        """What its attack does to this hunter, before any protection."""
        return damage

    def pierces_dream(self) -> bool:
        """Whether its attack is not halved by Hunter's Dream."""
        return False

    def first_blood(self, hunt: Hunt, hunter: Hunter) -> None:
        """Before the blow of the first hunter to attack in Phase 5."""

    def answer_blow(self, hunt: Hunt, hunter: Hunter, taken: i64) -> None:
        """Right after a hunter took echoes from it."""

    def end_of_round(self, hunt: Hunt) -> None:
        """Phase 8, before the cards are put away."""

    # For the laws of Final Bosses, which hold from setup to the end (BB-2.03):

    def more_echoes(self) -> i64:
        """Additional echoes on every other monster."""
        return 0

    def card_limit(self, limit: i64) -> i64:
        return limit

    def rested(self, health: i64, full: i64) -> i64:
        """The health of a hunter after the rest in the Dream."""
        return full

    def lives(self) -> i64:
        """How many deaths take a hunter out of the game; 0: none do."""
        return 0

    def hunter_died(self, hunt: Hunt, hunter: Hunter) -> None:
        """A hunter was killed, and has lost what is to be lost."""

    def upgrade_taken(self, hunt: Hunt, hunter: Hunter) -> None:
        """A hunter has taken an upgrade."""


class Card:
    """An action card. Cards of the same name are one and the same here: only its number goes round the table."""

    __slots__ = (
        "key", "number", "kind", "damage", "instant_damage", "starting", "copies", "abilities", "origin", "when",
        "transforms",
    )  # fmt: skip

    def __init__(
        self, key: str, number: i64, kind: i64, damage: i64, instant_damage: bool, starting: bool, copies: i64,
        abilities: list[Ability], origin: str,
    ) -> None:  # fmt: skip
        self.key = key
        self.number = number
        self.kind = kind
        self.damage = damage
        self.instant_damage = instant_damage
        self.starting = starting
        self.copies = copies
        self.abilities = abilities
        self.origin = origin
        self.when: i64 = IN_TURN  # its place in the order of attack
        self.transforms = False  # whether it brings in a weapon in Phase 2
        for ability in abilities:
            if ability.when != IN_TURN:
                self.when = ability.when
            if ability.transforms:
                self.transforms = True

    def is_weapon(self) -> bool:
        return self.kind != UTILITY


class Monster:
    """A Chalice Dungeon card or a Final Boss."""

    __slots__ = ("key", "number", "rank", "health", "lantern", "types", "powers", "origin")

    def __init__(
        self, key: str, number: i64, rank: i64, health: i64, lantern: i64, types: list[int], powers: list[Power],
        origin: str,
    ) -> None:  # fmt: skip
        self.key = key
        self.number = number
        self.rank = rank
        self.health = health
        self.lantern = lantern
        self.types = types
        self.powers = powers
        self.origin = origin


class Box:
    """The whole content of one edition of the game, shared by all its tables."""

    __slots__ = (
        "cards", "monsters", "dice", "track", "full_health", "card_limit", "starting_set", "upgrades", "ordinary",
        "bosses", "final_bosses", "dream", "pistol", "texts", "fingerprint",
    )  # fmt: skip

    def __init__(
        self, cards: list[Card], monsters: list[Monster], dice: list[list[str]], track: list[int], full_health: i64,
        card_limit: i64, dream: i64, pistol: i64, texts: dict[str, list[tuple[str, dict[str, int | str]]]],
        fingerprint: str,
    ) -> None:  # fmt: skip
        self.cards = cards
        self.monsters = monsters
        self.dice = [[(int(face.rstrip("+")), face.endswith("+")) for face in die] for die in dice]
        self.track = track
        self.full_health = full_health
        self.card_limit = card_limit
        self.starting_set = [card.number for card in cards if card.starting]
        self.upgrades = [card.number for card in cards if not card.starting for _ in range(card.copies)]
        self.ordinary = [monster.number for monster in monsters if monster.rank == ORDINARY]
        self.bosses = [monster.number for monster in monsters if monster.rank == BOSS]
        self.final_bosses = [monster.number for monster in monsters if monster.rank == FINAL_BOSS]
        self.dream = dream
        self.pistol = pistol
        self.texts = texts  # for every card and monster its abilities as written: name and numbers
        self.fingerprint = fingerprint
