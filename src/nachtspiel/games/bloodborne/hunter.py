"""A hunter: the board, the cards wherever they lie, and what holds until the end of the round."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.games.bloodborne.pieces import TYPES, Ability

NO_CARD: Final = -1
NO_TEXTS: Final[list[Ability]] = []


def distinct(cards: list[int]) -> list[int]:
    """Every card of a sorted list once."""
    found: list[int] = []
    last = NO_CARD
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


class Hunter:
    """A hunter board and the cards in front of it (BB-2.09 to BB-2.13)."""

    __slots__ = (
        "seat", "health", "collected", "banked", "trophies", "hand", "used", "played", "weapon", "texts", "dreaming",
        "dead", "gone", "deaths", "dealt", "weapon_dealt", "cancelled", "delayed", "hampered",
    )  # fmt: skip

    seat: i64
    health: i64
    collected: i64
    banked: i64
    trophies: list[int]
    hand: list[int]
    used: list[int]
    played: i64
    weapon: i64
    texts: list[Ability]
    dreaming: bool
    dead: bool
    gone: bool
    deaths: i64
    dealt: i64
    weapon_dealt: bool
    cancelled: bool
    delayed: bool
    hampered: i64

    def __init__(self, seat: i64, health: i64, trophies: list[int], hand: list[int], used: list[int]) -> None:
        self.seat = seat
        self.health = health  # BB-2.13
        self.collected = 0  # BB-2.09
        self.banked = 0
        self.trophies = trophies  # BB-2.10: steps along each track
        self.hand = hand  # BB-2.11
        self.used = used
        self.played = NO_CARD  # the card of Phase 1
        self.weapon = NO_CARD  # the weapon brought in by Phase 2
        self.texts = NO_TEXTS  # of the cards in play; none once the hunter was killed (BB-D43)
        self.dreaming = False  # played Hunter's Dream, which has not been put away yet
        self.dead = False  # killed, and not back yet
        self.gone = False  # out of the game (BB-D36)
        self.deaths = 0
        self.dealt = 0  # echoes taken from the monster this round (BB-11.06)
        self.weapon_dealt = False  # whether a weapon of this hunter took some of them
        self.cancelled = False  # whether the weapon has lost its effect
        self.delayed = False  # whether its Instant damage waits until Phase 5 (BB-D22)
        self.hampered = 0  # what others took off this hunter's melee damage

    def in_action(self) -> bool:
        return not self.dead and not self.gone

    def arm(self) -> i64:
        """The weapon this hunter fights with, from Phase 1 or Phase 2 (BB-8.06); whatever it is worth."""
        return self.weapon if self.weapon != NO_CARD else self.played

    def owns(self) -> i64:
        """All action cards, wherever they lie (BB-14.09, BB-D16)."""
        in_play: i64 = (self.played != NO_CARD) + (self.weapon != NO_CARD)
        return len(self.hand) + len(self.used) + in_play

    def has(self, card: i64) -> bool:
        """Whether a card is this hunter's, wherever it lies."""
        return card in self.hand or card in self.used or card == self.played or card == self.weapon

    def put_down(self) -> None:
        """Nothing in play, and nothing of what held for the round."""
        self.played = NO_CARD
        self.weapon = NO_CARD
        self.dreaming = False  # BB-D27
        self.texts = NO_TEXTS
        self.dealt = 0
        self.weapon_dealt = False
        self.cancelled = False
        self.delayed = False
        self.hampered = 0

    def leave(self) -> None:
        """Out of the game: no card, no echo and no trophy is left (BB-D36)."""
        self.gone = True
        self.collected = 0
        self.banked = 0
        self.trophies = [0] * TYPES
        self.hand = []
        self.used = []
        self.put_down()

    def copy(self) -> "Hunter":
        twin = Hunter(self.seat, self.health, self.trophies.copy(), self.hand.copy(), self.used.copy())
        twin.collected = self.collected
        twin.banked = self.banked
        twin.played = self.played
        twin.weapon = self.weapon
        twin.dreaming = self.dreaming
        twin.dead = self.dead
        twin.texts = self.texts
        twin.gone = self.gone
        twin.deaths = self.deaths
        twin.dealt = self.dealt
        twin.weapon_dealt = self.weapon_dealt
        twin.cancelled = self.cancelled
        twin.delayed = self.delayed
        twin.hampered = self.hampered
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.seat, self.health, self.collected, self.banked, tuple(self.trophies), tuple(sorted(self.hand)),
            tuple(sorted(self.used)), self.played, self.weapon, self.dreaming, self.dead, len(self.texts), self.gone,
            self.deaths, self.dealt, self.weapon_dealt, self.cancelled, self.delayed, self.hampered,
        )  # fmt: skip
