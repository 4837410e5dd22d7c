"""How good a position looks to a seat: what bots without time, and rollouts, go by."""

import math
from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Question
from nachtspiel.games.bluthelden import weights as mark
from nachtspiel.games.bluthelden.leaning import can_stop, leans
from nachtspiel.games.bluthelden.state import DRAWN_GAME, FACE_DOWN, NOTHING, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    ADVISOR,
    ARTIFACT,
    AT_RESOURCES,
    CHARACTER,
    COMBAT,
    FLYING,
    HIDDEN,
    IN_SAFETY,
    IN_WAR,
    LANE_OF,
    LANES,
    MAIN_1,
    MAIN_2,
    POISON_COUNTER,
    RANGED,
    RESOURCE,
    RITUAL,
    TRAINING,
    ZONE_OF,
)
from nachtspiel.games.bluthelden.vocabulary import ASK_PRIORITY, PASS
from nachtspiel.games.bluthelden.weights import PLACES_OF_ABILITIES, WORTH, Weights

MOST_STEPS: Final = 200  # answers until something that has begun is over
FEW_SPELLS: Final = 10
LOW: Final = 10


def is_calm(duel: Duel) -> bool:
    """Whether nothing is under way: a position can be judged as it stands."""
    return duel.over or (
        not duel.chain and duel.making is None and duel.resolving is None and duel.acting == NOTHING
    )  # fmt: skip


def is_quiet(duel: Duel) -> bool:
    """Whether a thought may break off: in Main Phase 1, before its player has done anything, or after it is done."""
    return duel.over or (duel.phase == MAIN_1 and duel.passes == 0 and is_calm(duel))


def calm_down(duel: Duel, weights: Weights) -> None:
    """Play on until nothing is under way: everybody passes, and where something has to be chosen, whoever is asked
    takes what seems most natural."""
    for _ in range(MOST_STEPS):
        if is_calm(duel):
            return
        for question in duel.questions:
            if (duel.waiting >> question.seat) & 1:
                duel.take(question, natural(duel, question, weights))
                break


def natural(duel: Duel, question: Question, weights: Weights) -> int:
    options = question.options
    if question.kind == ASK_PRIORITY:
        return PASS
    if len(options) == 1:
        return options[0]
    found = leans(duel, question, weights)
    best = 0
    for i in range(len(found)):
        if found[i] > found[best]:
            best = i
    return options[best]


def scene(duel: Duel, question: Question) -> int:
    """Who has priority, or is asked, when: phase, window, the acting Character and the topmost item of the chain."""
    found: i64 = duel.phase * 16 + duel.window
    found = found * 1024 + question.about + 1
    found = found * 65536 + duel.acting
    if duel.chain:
        item = duel.chain[-1]
        found = found * 1024 + (1 if item.way == FACE_DOWN else item.card + 2)  # a hidden card tells nothing
    return found


# ---------------------------------------------------------------- worth


def chances(duel: Duel, weights: Weights) -> list[float]:
    """How likely each player is to win, once what has begun is over. Looking never changes a table."""
    if not is_calm(duel):
        duel = duel.copy()
        calm_down(duel, weights)
    elif duel.stale:
        duel = duel.copy()
    if duel.over:
        if duel.result == DRAWN_GAME:
            return [0.5, 0.5]
        return [1.0, 0.0] if duel.result == 0 else [0.0, 1.0]
    duel.fresh()
    lead = worth(duel, 0, weights) - worth(duel, 1, weights)
    chance = 1.0 / (1.0 + math.exp(-min(30.0, max(-30.0, lead))))
    return [chance, 1.0 - chance]


def worth(duel: Duel, seat: i64, weights: Weights) -> float:
    """How strong a player stands. The odds of the two are as the exponentials of their worth."""
    marks = worth_marks(duel, seat, weights)
    total = 0.0
    for i in range(len(marks)):
        total += marks[i] * weights.worth[i]
    owned = weights.owned
    for piece in duel.pieces:
        if piece.controller == seat:
            total += owned[piece.card]
    return total


def position_marks(duel: Duel, seat: i64, weights: Weights) -> list[float]:
    """All that is weighed in a position, for the laboratory."""
    if duel.stale:
        duel = duel.copy()
        duel.fresh()
    owned = [0.0] * len(duel.box.cards)
    for piece in duel.pieces:
        if piece.controller == seat:
            owned[piece.card] += 1.0
    return worth_marks(duel, seat, weights) + owned


def worth_marks(duel: Duel, seat: i64, weights: Weights) -> list[float]:
    """What there is to see in a player, in the order of `WORTH`."""
    marks = [0.0] * len(WORTH)
    player = duel.players[seat]
    lp = float(player.lp)
    marks[mark.LP] = lp
    marks[mark.LP_LOW] = min(lp, float(LOW))
    marks[mark.LP_LAST] = 1.0 if lp <= 4.0 else 0.0
    marks[mark.HAND] = float(len(player.hand))
    marks[mark.HAND_FEW] = float(min(len(player.hand), 3))
    acts_now = (duel.phase == MAIN_1 or duel.phase == MAIN_2) and duel.active == seat
    acts_yet = (acts_now and duel.passes == 0) or (duel.phase < MAIN_2 and duel.leader != seat) or duel.phase < MAIN_1
    marks[mark.ASP_NOW if acts_yet else mark.ASP_KEPT] = float(player.asp)
    marks[mark.HAS_INITIATIVE] = 1.0 if duel.leader == seat else 0.0
    for lane in range(LANES):
        marks[mark.SHADOWS] += float(duel.shadows[seat * LANES + lane])
    for piece in duel.pieces:
        if piece.controller == seat:
            mark_piece(duel, piece, acts_yet, weights, marks)
    level = duel.resource_level(seat)
    marks[mark.LEVEL_TWO] = 1.0 if level >= 2 else 0.0
    marks[mark.LEVEL_THREE] = 1.0 if level >= 3 else 0.0
    most = int(marks[mark.INCOME]) + 1
    for number in player.hand:
        card = duel.box.cards[number]
        if card.type == RESOURCE:
            marks[mark.RESOURCE_IN_HAND] = 1.0
        elif card.level <= level and card.asp <= most:
            marks[mark.PLAYABLE] += 1.0
    marks[mark.FEW_SPELLS] = float(max(FEW_SPELLS - len(player.spells), 0))
    marks[mark.GRAVES] = float(min(len(player.graveyard), 8))
    return marks


def mark_piece(duel: Duel, piece: Piece, acts_yet: bool, weights: Weights, marks: list[float]) -> None:
    zone = ZONE_OF[piece.place]
    if zone == HIDDEN:
        marks[mark.HIDDEN_ONES] += 1.0
        return
    if brings_asp(duel, piece, weights):
        marks[mark.INCOME] += 1.0
        if acts_yet and not piece.turned:
            marks[mark.INCOME_TO_COME] += 1.0
    if piece.bound:
        marks[mark.BOUND_ONES] += 1.0
    if piece.kind == CHARACTER and zone <= IN_SAFETY:
        mark_fighter(duel, piece, marks)
    elif zone == AT_RESOURCES:
        marks[mark.OPEN_LANES] += 1.0
    elif piece.kind == ADVISOR:
        marks[mark.ADVISORS] += 1.0
    elif piece.kind == ARTIFACT:
        marks[mark.ARTIFACTS] += 1.0
    elif piece.kind == RITUAL:
        marks[mark.RITUALS] += 1.0
    elif piece.kind == TRAINING:
        marks[mark.TRAINED_ONES] += 1.0


def brings_asp(duel: Duel, piece: Piece, weights: Weights) -> bool:
    """Whether turning it brings an Astral Point without life."""
    if piece.blank:
        return False
    for ability in duel.box.cards[piece.card].activated:
        if weights.gains[piece.card * PLACES_OF_ABILITIES + ability.place] and (piece.bound or not ability.bound):
            cost = ability.cost
            return cost is not None and cost.lp == 0
    return False


def mark_fighter(duel: Duel, piece: Piece, marks: list[float]) -> None:
    power = float(piece.power)
    health = float(max(piece.hp - piece.damage, 0))
    marks[mark.FIGHTERS] += 1.0
    if piece.counters and piece.counter(POISON_COUNTER):
        marks[mark.POISONED] += 1.0
    marks[mark.BEST_INITIATIVE] = max(marks[mark.BEST_INITIATIVE], float(piece.initiative))
    if piece.keywords & FLYING:
        marks[mark.FLYING_POWER] += power
    if piece.keywords & RANGED:
        marks[mark.SHOOTERS] += 1.0
    if ZONE_OF[piece.place] != IN_WAR:
        marks[mark.SAFE_POWER] += power
        marks[mark.SAFE_HEALTH] += health
        return
    marks[mark.WAR_POWER] += power
    marks[mark.WAR_HEALTH] += health
    if piece.turned or piece.initiative <= 0 or duel.phase > COMBAT:
        return
    marks[mark.GUARDS] += 1.0
    if piece.acted:
        return
    marks[mark.READY_POWER] += power
    lane = LANE_OF[piece.place]
    for other in duel.pieces:
        if (
            other.controller != piece.controller
            and other.is_fighter()
            and other.in_war(lane)
            and can_stop(piece, other)
        ):
            return
    marks[mark.FREE_POWER] += power
