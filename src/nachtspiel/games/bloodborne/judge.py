"""How good a position looks to a seat, and which way a fair player leans: what rollouts and quick bots go by.

Both are sums of a few plain marks, each times a weight. The weights are in `judge.toml`; they were not guessed but
fitted from self-play by `nachtspiel lab fit bloodborne`, which reads the same marks through the same functions.
"""

import math
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.content import numbers
from nachtspiel.engine.scale import Scale
from nachtspiel.engine.table import Question
from nachtspiel.games.bloodborne.hunter import Hunter
from nachtspiel.games.bloodborne.pieces import BOSS, FINAL_BOSS, ORDINARY, Box
from nachtspiel.games.bloodborne.table import NO_MONSTER, Hunt
from nachtspiel.games.bloodborne.vocabulary import (
    DECLINE,
    FORESEE,
    LEAVE,
    PLAY,
    REMOVE,
    SEAT,
    TARGET,
    TRANSFORM,
    UPGRADE,
    USED,
    card_in,
)

FILE: Final = "judge.toml"
LONG_NIGHT: Final = 16.0  # about as many rounds as a hunt has

# What is looked at in a hunter. `early` is the part of the night still to come, `late` the rest of it.
WORTH_MARKS: Final = (
    "level", "level_late", "level_last", "collected", "collected_late", "collected_in_danger", "collected_in_need",
    "health", "health_late", "weak", "dead", "gone", "last_life", "hand_early", "damage_in_hand",
    "damage_in_hand_early", "damage_owned_early", "dream_in_hand", "tracks_early", "behind_marker", "upgrades_early",
)  # fmt: skip

REASONS: Final[dict[str, str]] = {  # marks with a word (`mark-level`), and those that are more of the same
    "level": "level", "level_late": "level", "level_last": "level", "collected": "collected",
    "collected_late": "collected", "collected_in_danger": "collected", "collected_in_need": "collected",
    "health": "health", "health_late": "health", "weak": "health", "dead": "dead", "gone": "gone",
    "hand_early": "hand_early", "damage_in_hand": "damage_in_hand", "damage_in_hand_early": "damage_in_hand",
    "damage_owned_early": "damage_owned_early", "dream_in_hand": "dream_in_hand", "tracks_early": "tracks_early",
    "upgrades_early": "upgrades_early",
}  # fmt: skip

# What is looked at in an option, besides which card it is.
LEAN_MARKS: Final = (
    "takes", "takes_all", "takes_all_first", "instant_takes_all", "weapon_at_boss", "weapon_at_final_boss",
    "weapon_in_danger", "dream_collected", "dream_in_danger", "dream_collected_in_danger", "dream_used",
    "dream_at_boss", "dream_at_final_boss", "dream_empty_hand", "dream_last_echoes", "utility_at_final_boss",
    "target_level", "target_collected", "target_health", "leave_boss", "remove_damage", "remove_used",
    "upgrade_damage", "upgrade_late",
)  # fmt: skip

ROLES: Final = (PLAY, TRANSFORM, UPGRADE, REMOVE)  # the questions in which every card has a weight of its own


class Weights:
    """The weights of the marks, and of every card of one box: to own it, and to choose it."""

    __slots__ = ("worth", "owned", "lean", "cards", "decline", "leave")

    def __init__(self, worth: list[float], owned: list[float], lean: list[float], cards: list[list[float]],
                 decline: float, leave: float) -> None:  # fmt: skip
        self.worth = worth
        self.owned = owned
        self.lean = lean
        self.cards = cards  # by role, then by card
        self.decline = decline
        self.leave = leave


def read_weights(box: Box, text: str = "") -> Weights:
    """The weights for a box; a card that was not there when they were fitted has none of its own."""
    if not text:
        text = (files("nachtspiel.games.bloodborne") / FILE).read_text(encoding="utf-8")
    known = numbers(FILE, text)
    return Weights(
        [known.get(f"worth.{mark}", 0.0) for mark in WORTH_MARKS],
        [known.get(f"owned.{card.key}", 0.0) for card in box.cards],
        [known.get(f"lean.{mark}", 0.0) for mark in LEAN_MARKS],
        [[known.get(f"{role}.{card.key}", 0.0) for card in box.cards] for role in ROLES],
        known.get("upgrade.decline", 0.0),
        known.get("lean.leave", 0.0),
    )


# ---------------------------------------------------------------- positions


def rounds_left(hunt: Hunt) -> float:
    """About how many rounds are still to come: one for a monster, two for a boss, three for the Final Boss."""
    left = 1.3 * float(hunt.dungeon.size())
    if hunt.monster == NO_MONSTER:
        return left + 3.0
    rank = hunt.foe().rank
    if rank == ORDINARY:
        return left + 4.0
    own = 1.0 + float(hunt.echoes) / (1.6 * float(hunt.seats))
    return own if rank == FINAL_BOSS else left + own + 3.0


def weigh_hunter(hunt: Hunt, hunter: Hunter, left: float, scale: Scale) -> None:
    """What there is to see in a hunter, in the order of `WORTH_MARKS`."""
    early = min(1.0, left / LONG_NIGHT)
    late = 1.0 - early
    level = float(hunt.level(hunter))
    collected = float(hunter.collected)
    danger = 1.0 - float(hunter.health) / float(hunt.box.full_health)
    cards = hunt.box.cards
    in_hand: i64 = 0
    dream = 0.0
    for card in hunter.hand:
        in_hand += cards[card].damage
        if card == hunt.box.dream:
            dream = 1.0
    owned = in_hand
    for card in hunter.used:
        owned += cards[card].damage
    track = hunt.box.track
    tracks: i64 = 0
    for steps in hunter.trophies:
        if steps < len(track):
            tracks += track[steps] - (track[steps - 1] if steps else 0)
    last_life = 0.0
    for law in hunt.law().powers:
        if law.lives() == hunter.deaths + 1:
            last_life = 1.0
    scale.add(0, level)
    scale.add(1, level * late)
    scale.add(2, level / left)
    scale.add(3, collected)
    scale.add(4, collected * late)
    scale.add(5, collected * danger)
    scale.add(6, collected * danger * (1.0 - dream))
    scale.add(7, 1.0 - danger)
    scale.add(8, (1.0 - danger) * late)
    scale.add(9, 1.0 if hunter.health <= 3 else 0.0)
    scale.add(10, 1.0 if hunter.dead else 0.0)
    scale.add(11, 1.0 if hunter.gone else 0.0)
    scale.add(12, last_life * early)
    scale.add(13, float(len(hunter.hand)) * early)
    scale.add(14, float(in_hand))
    scale.add(15, float(in_hand) * early)
    scale.add(16, float(owned) * early)
    scale.add(17, dream * early)
    scale.add(18, float(tracks) * early)
    scale.add(19, float((hunter.seat - hunt.first) % hunt.seats))
    scale.add(20, float(hunter.owns() - 5) * early)


def worth_marks(hunt: Hunt, hunter: Hunter, left: float) -> list[float]:
    scale = Scale([0.0] * len(WORTH_MARKS), True)
    weigh_hunter(hunt, hunter, left, scale)
    return scale.row


def worth(hunt: Hunt, hunter: Hunter, left: float, weights: Weights, scale: Scale) -> float:
    """How strong a hunter stands. The odds of two hunters are as the exponentials of their worth."""
    scale.total = 0.0
    weigh_hunter(hunt, hunter, left, scale)
    owned = weights.owned
    cards = 0.0
    for card in hunter.hand:
        cards += owned[card]
    for card in hunter.used:
        cards += owned[card]
    if hunter.played >= 0:
        cards += owned[hunter.played]
    if hunter.weapon >= 0:
        cards += owned[hunter.weapon]
    return scale.total + cards * min(1.0, left / LONG_NIGHT)


def chances(hunt: Hunt, weights: Weights) -> list[float]:
    """How likely each hunter is to win."""
    if hunt.over:
        ranks = hunt.ranks()
        first = ranks.count(1)  # all who are first share the victory
        return [1.0 / first if rank == 1 else 0.0 for rank in ranks]
    left = rounds_left(hunt)
    scale = Scale(weights.worth)
    found = [worth(hunt, hunter, left, weights, scale) for hunter in hunt.hunters]
    best = max(found)
    total = 0.0
    for i in range(len(found)):
        found[i] = math.exp(found[i] - best)
        total += found[i]
    for i in range(len(found)):
        found[i] /= total
    return found


# ---------------------------------------------------------------- options


def weigh_option(hunt: Hunt, question: Question, option: i64, scale: Scale) -> None:
    """What there is to see in an option, in the order of `LEAN_MARKS`."""
    hunter = hunt.hunters[question.seat]
    danger = 1.0 - float(hunter.health) / float(hunt.box.full_health)
    rank: i64 = ORDINARY
    if hunt.monster != NO_MONSTER:
        rank = hunt.foe().rank
    kind = question.kind
    if kind in (PLAY, TRANSFORM):
        card = hunt.box.cards[option]
        if option == hunt.box.dream:
            scale.add(7, float(hunter.collected))
            scale.add(8, danger)
            scale.add(9, float(hunter.collected) * danger)
            scale.add(10, float(len(hunter.used)))
            scale.add(11, 1.0 if rank == BOSS else 0.0)
            scale.add(12, 1.0 if rank == FINAL_BOSS else 0.0)
            scale.add(13, 1.0 if len(hunter.hand) <= 2 else 0.0)
            scale.add(14, 1.0 if rank == FINAL_BOSS and hunt.echoes <= 2 * hunt.seats else 0.0)
        elif card.is_weapon():
            damage = card.damage
            for ability in card.abilities:
                damage += ability.bonus(hunt, hunter)
            scale.add(0, float(min(damage, hunt.echoes)))
            if damage >= hunt.echoes:
                scale.add(1, 1.0)
                scale.add(2, 1.0 if hunter.seat == hunt.first else 0.0)
                scale.add(3, 1.0 if card.instant_damage else 0.0)
            scale.add(4, 1.0 if rank == BOSS else 0.0)
            scale.add(5, 1.0 if rank == FINAL_BOSS else 0.0)
            scale.add(6, danger)
        else:
            scale.add(15, 1.0 if rank == FINAL_BOSS else 0.0)
    elif kind == TARGET:
        target = hunt.hunters[option - SEAT]
        scale.add(16, float(hunt.level(target)) / 10.0)
        scale.add(17, float(target.collected))
        scale.add(18, float(target.health))
    elif kind == FORESEE:
        if option == LEAVE and hunt.dungeon.top and hunt.dungeon.top[-1] >= hunt.dungeon.first_boss:
            scale.add(19, 1.0)
    elif kind == REMOVE:
        scale.add(20, float(hunt.box.cards[card_in(option)].damage))
        scale.add(21, 1.0 if option >= USED else 0.0)
    elif kind == UPGRADE and option != DECLINE:
        scale.add(22, float(hunt.box.cards[option].damage))
        scale.add(23, 1.0 - min(1.0, rounds_left(hunt) / LONG_NIGHT))


def lean_marks(hunt: Hunt, question: Question, option: i64) -> list[float]:
    scale = Scale([0.0] * len(LEAN_MARKS), True)
    weigh_option(hunt, question, option, scale)
    return scale.row


def own_weight(question: Question, option: i64, weights: Weights) -> float:
    """The weight of the option itself, whatever the position."""
    if option == DECLINE:
        return weights.decline
    if option == LEAVE:
        return weights.leave
    card = card_in(option)
    return weights.cards[ROLES.index(question.kind)][card] if card >= 0 else 0.0


def leans(hunt: Hunt, question: Question, weights: Weights) -> list[float]:
    """How likely a fair player is to choose each option."""
    found: list[float] = []
    scale = Scale(weights.lean)
    for option in question.options:
        scale.total = own_weight(question, option, weights)
        weigh_option(hunt, question, option, scale)
        found.append(math.exp(scale.total))
    return found


# ---------------------------------------------------------------- for the laboratory


def mark_names(box: Box) -> tuple[list[str], list[str]]:
    """What the two functions below give, in their order, by the names that `judge.toml` has."""
    keys = [card.key for card in box.cards]
    positions = [f"worth.{mark}" for mark in WORTH_MARKS] + [f"owned.{key}" for key in keys]
    options = [f"lean.{mark}" for mark in LEAN_MARKS] + ["lean.leave", "upgrade.decline"]
    return positions, options + [f"{role}.{key}" for role in ROLES for key in keys]


def position_marks(hunt: Hunt, seat: i64) -> list[float]:
    hunter = hunt.hunters[seat]
    left = rounds_left(hunt)
    owned = [0.0] * len(hunt.box.cards)
    for card in hunter.hand + hunter.used + [piece.number for piece in hunt.cards_in_play(hunter)]:
        owned[card] += min(1.0, left / LONG_NIGHT)
    return worth_marks(hunt, hunter, left) + owned


def option_marks(hunt: Hunt, question: Question, option: i64) -> list[float]:
    cards = len(hunt.box.cards)
    own = [0.0] * (2 + len(ROLES) * cards)
    if option == LEAVE:
        own[0] = 1.0
    elif option == DECLINE:
        own[1] = 1.0
    elif card_in(option) >= 0 and question.kind in ROLES:
        own[2 + ROLES.index(question.kind) * cards + card_in(option)] = 1.0
    return lean_marks(hunt, question, option) + own
