"""Which way a fair player leans: what there is to see in an option, mark by mark. Rollouts and quick bots go by it."""

import math

from mypy_extensions import i64

from nachtspiel.engine.scale import Scale
from nachtspiel.engine.table import Question
from nachtspiel.games.bluthelden import weights as mark
from nachtspiel.games.bluthelden.pieces import Card
from nachtspiel.games.bluthelden.state import Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    AT_RESOURCES,
    AT_SOVEREIGN,
    BINDING,
    CHARACTER,
    COMBAT,
    END,
    FIRST_DAMAGE,
    FLYING,
    HIDEOUTS,
    IN_SAFETY,
    IN_WAR,
    LANE_OF,
    MAIN_1,
    MAIN_2,
    PLACES,
    RANGED,
    RESOURCE,
    SKYGUARD,
    UNBLOCKABLE,
    ZONE_OF,
    back_row,
)
from nachtspiel.games.bluthelden.vocabulary import (
    ABILITIES,
    ABILITY,
    ASK_ASP,
    ASK_BLOCK,
    ASK_BURY,
    ASK_DECLARE,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_FETCH,
    ASK_INITIATIVE,
    ASK_MAY,
    ASK_MULLIGAN,
    ASK_OBJECT,
    ASK_PLACE,
    ASK_PLAY,
    ASK_PRIORITY,
    ASK_RISE,
    ASK_SACRIFICE,
    ASK_SLOT,
    ASK_TARGET,
    ATTACK,
    ATTACK_TWICE,
    CHAIN,
    DONE,
    HIDE,
    INITIATIVE,
    MOVE,
    MULLIGAN,
    NO_PLACE,
    PASS,
    PLACE,
    POOL_PILE,
    RETREAT,
    REVEAL_PLACE,
    RISE_PLACE,
    SHIELD_PLACE,
    SHIFT_PLACE,
    SHOOT,
    TRINKET,
    YES,
    place_in,
)
from nachtspiel.games.bluthelden.weights import NAMED, PLACES_OF_ABILITIES, Weights

SOVEREIGN_STRENGTH = 6.0


def leans(duel: Duel, question: Question, weights: Weights) -> list[float]:
    """How likely a fair player is to choose each option."""
    duel.fresh()
    scale = Scale(weights.lean)
    found: list[float] = []
    for option in question.options:
        scale.total = 0.0
        look(duel, question, option, weights, scale)
        found.append(math.exp(min(20.0, max(-20.0, scale.total))))
    return found


def option_marks(duel: Duel, question: Question, option: i64, weights: Weights) -> list[float]:
    """All that is weighed in an option, for the laboratory."""
    duel.fresh()
    scale = Scale(weights.lean, True)
    look(duel, question, option, weights, scale)
    return scale.row


def look(duel: Duel, question: Question, option: i64, weights: Weights, scale: Scale) -> None:
    kind = question.kind
    seat = question.seat
    if kind == ASK_PRIORITY:
        look_at_priority(duel, seat, option, weights, scale)
    elif kind in (ASK_SLOT, ASK_PLACE):
        look_at_slot(duel, seat, question.about, option, scale)
    elif kind == ASK_TARGET:
        look_at_target(duel, seat, question.about, option, weights, scale)
    elif kind == ASK_DECLARE:
        look_at_action(duel, option, scale)
    elif kind == ASK_BLOCK:
        look_at_block(duel, seat, option, scale)
    elif kind == ASK_OBJECT:
        look_at_object(duel, seat, option, scale)
    elif kind == ASK_SACRIFICE:
        look_at_offer(duel, option, scale)
    elif kind in (ASK_DISCARD, ASK_BURY):
        if option < HIDE:
            weigh_card(duel, seat, option, -1.0, weights, scale)
    elif kind in (ASK_FETCH, ASK_PLAY, ASK_RISE):
        if option < HIDE:
            weigh_card(duel, seat, option, 1.0, weights, scale)
        else:
            scale.add(mark.KEEP_DONE, 1.0)
    elif kind == ASK_DRAW:
        look_at_draw(duel, seat, option, scale)
    elif kind == ASK_MULLIGAN:
        hand = duel.players[seat].hand
        for i in range(len(hand)):
            if ((option - MULLIGAN) >> i) & 1:
                weigh_card(duel, seat, hand[i], -1.0, weights, scale)
                scale.add(mark.MULLIGAN_EACH, 1.0)
    elif kind == ASK_MAY:
        if option == YES:
            scale.add(mark.MAY, 1.0)
    elif kind == ASK_INITIATIVE:
        if option == INITIATIVE:
            scale.add(mark.TAKE_INITIATIVE, 1.0)
    elif kind == ASK_ASP and option == TRINKET:
        scale.add(mark.ASP_TRINKET, 1.0)


# ---------------------------------------------------------------- with priority


def look_at_priority(duel: Duel, seat: i64, option: i64, weights: Weights, scale: Scale) -> None:
    own_turn = (duel.phase == MAIN_1 or duel.phase == MAIN_2) and duel.active == seat
    top: i64 = -1
    if duel.chain:
        top = duel.chain[-1].seat
    if option == PASS:
        if top >= 0:
            scale.add(mark.PASS_OWN_TOP if top == seat else mark.PASS_FOE_TOP, 1.0)
        elif own_turn:
            scale.add(mark.PASS_MAIN, 1.0)
            scale.add(mark.PASS_MAIN_ASP, float(min(duel.players[seat].asp, 6)))
        else:
            scale.add(quiet_window(duel, mark.PASS_AWAY, mark.PASS_COMBAT, mark.PASS_END), 1.0)
    elif option < HIDE:
        card = duel.box.cards[option]
        scale.add(mark.PLAY_TYPE + card.type, 1.0)
        scale.add(mark.PLAY_ASP, float(card.asp))
        scale.add(NAMED + option, 1.0)
        if top >= 0:
            scale.add(mark.PLAY_ON_CHAIN, 1.0)
        elif duel.phase == END:
            scale.add(mark.PLAY_END, 1.0)
    elif option < ABILITY:
        scale.add(mark.HIDES, 1.0)
        if top >= 0:
            scale.add(mark.PLAY_ON_CHAIN, 1.0)
    elif option < MOVE:
        look_at_use(duel, seat, option - ABILITY, own_turn, top, weights, scale)
    else:
        piece = duel.at(option - MOVE)
        if piece is not None:
            inward = ZONE_OF[piece.place] == IN_SAFETY
            scale.add(mark.MOVE_IN if inward else mark.MOVE_OUT, 1.0)
            scale.add(mark.MOVE_IN_POWER if inward else mark.MOVE_OUT_POWER, float(piece.power))
            if top >= 0:
                scale.add(mark.PLAY_ON_CHAIN, 1.0)


def quiet_window(duel: Duel, away: i64, combat: i64, end: i64) -> i64:
    """Which of three marks is meant while nothing lies on the chain and it is not one's own Main Phase."""
    if duel.phase == COMBAT:
        return combat
    return end if duel.phase == END else away


def look_at_use(
    duel: Duel, seat: i64, rest: i64, own_turn: bool, top: i64, weights: Weights, scale: Scale
) -> None:  # fmt: skip
    piece = duel.at(rest // ABILITIES)
    place = rest % ABILITIES
    if piece is None:
        return
    if top >= 0:
        scale.add(mark.USE_OWN_TOP if top == seat else mark.USE_FOE_TOP, 1.0)
    elif own_turn:
        scale.add(mark.USE_MAIN, 1.0)
    else:
        scale.add(quiet_window(duel, mark.USE_AWAY, mark.USE_COMBAT, mark.USE_END), 1.0)
    if place == REVEAL_PLACE:
        scale.add(mark.REVEALS, 1.0)
        return
    if place == SHIELD_PLACE:
        scale.add(mark.SHIELDS, 1.0)
        return
    if place == SHIFT_PLACE:
        scale.add(mark.SHIFTS, 1.0)
        return
    if place == RISE_PLACE:
        scale.add(mark.RISES, 1.0)
    index = piece.card * PLACES_OF_ABILITIES + place
    scale.add(NAMED + 3 * weights.cards + index, 1.0)
    if weights.gains[index]:
        scale.add(mark.USE_ASP_MAIN if own_turn else mark.USE_ASP_AWAY, 1.0)
    for ability in duel.box.cards[piece.card].activated:
        if ability.place == place:
            cost = ability.cost
            if cost is not None:
                if cost.lp:
                    scale.add(mark.USE_LP, float(cost.lp))
                    scale.add(mark.USE_LP_LOW, float(cost.lp) / float(max(duel.players[seat].lp, 1)))
                if cost.turn and piece.kind == CHARACTER and ZONE_OF[piece.place] == IN_WAR and duel.phase < COMBAT:
                    scale.add(mark.USE_TURNS_READY, float(piece.power))


# ---------------------------------------------------------------- where, whom


def card_in_question(duel: Duel, about: i64) -> i64:
    """The card that is being played or used, or else the one the question is about."""
    making = duel.making
    return about if making is None else making.card


def look_at_slot(duel: Duel, seat: i64, about: i64, option: i64, scale: Scale) -> None:
    """A slot for a card that comes into play or moves."""
    place = place_in(option)
    if place == NO_PLACE:
        return
    zone = ZONE_OF[place]
    if place % PLACES >= HIDEOUTS:
        return
    if zone == AT_RESOURCES:
        scale.add(mark.SLOT_NEW_LANE if duel.at(place) is None else mark.SLOT_HIGHER, 1.0)
        return
    number = card_in_question(duel, about)
    if number < 0:
        return
    card: Card = duel.box.cards[number]
    if zone == IN_WAR:
        lane = LANE_OF[place]
        foes = 0.0
        friends = 0.0
        for piece in duel.pieces:
            if piece.kind == CHARACTER and piece.in_war(lane):
                if piece.controller == seat:
                    friends += 1.0
                else:
                    foes += float(piece.power)
        scale.add(mark.SLOT_WAR, 1.0)
        scale.add(mark.SLOT_WAR_POWER, float(card.power))
        scale.add(mark.SLOT_WAR_FOES, foes)
        scale.add(mark.SLOT_WAR_FRIENDS, friends)
        if foes == 0.0:
            scale.add(mark.SLOT_WAR_FREE, float(card.power))
    else:
        if card.keywords & BINDING:
            scale.add(mark.SLOT_SAFE_BINDING, 1.0)
        if card.keywords & RANGED and back_row(place):
            scale.add(mark.SLOT_BACK_RANGED, 1.0)


def strength(piece: Piece) -> float:
    """How much of a fighter there is in a permanent."""
    if ZONE_OF[piece.place] == AT_SOVEREIGN:
        return SOVEREIGN_STRENGTH
    return 1.0 + float(piece.power) + float(max(piece.hp - piece.damage, 0)) if piece.kind == CHARACTER else 2.0


def look_at_target(duel: Duel, seat: i64, about: i64, option: i64, weights: Weights, scale: Scale) -> None:
    if option == DONE:
        scale.add(mark.AIM_DONE, 1.0)
        return
    if CHAIN <= option < CHAIN + len(duel.chain):
        if duel.chain[option - CHAIN].seat != seat:
            scale.add(mark.AIM_FOE_ITEM, 1.0)
        return
    place = place_in(option)
    piece = None if place == NO_PLACE else duel.at(place)
    if piece is None:
        return
    foe = piece.controller != seat
    number = card_in_question(duel, about)
    if number >= 0:
        scale.add(NAMED + 2 * weights.cards + number, 1.0 if foe else -1.0)
    if ZONE_OF[piece.place] == AT_SOVEREIGN:
        scale.add(mark.AIM_SOVEREIGN, 1.0 if foe else -1.0)
    elif foe:
        scale.add(mark.AIM_FOE, 1.0)
        scale.add(mark.AIM_FOE_STRENGTH, strength(piece))
    else:
        scale.add(mark.AIM_OWN_STRENGTH, strength(piece))


def look_at_offer(duel: Duel, option: i64, scale: Scale) -> None:
    """What is given up."""
    place = place_in(option)
    piece = None if place == NO_PLACE else duel.at(place)
    if piece is None:
        scale.add(mark.OFFER_DONE, 1.0)
        return
    scale.add(mark.OFFER_STRENGTH, strength(piece))
    if piece.token:
        scale.add(mark.OFFER_TOKEN, 1.0)
    if piece.kind == RESOURCE:
        scale.add(mark.OFFER_RESOURCE, 1.0)


# ---------------------------------------------------------------- cards in hand


def weigh_card(duel: Duel, seat: i64, number: i64, sign: float, weights: Weights, scale: Scale) -> None:
    """What it is to have a card: to fetch it, or with the other sign to give it away."""
    card = duel.box.cards[number]
    scale.add(NAMED + weights.cards + number, sign)
    if card.type == CHARACTER:
        scale.add(mark.KEEP_CHARACTER, sign)
    elif card.type == RESOURCE:
        scale.add(mark.KEEP_RESOURCE, sign)
        if lanes_of(duel, seat) < 3 and card.level == 1:
            scale.add(mark.KEEP_RESOURCE_FEW, sign)
    scale.add(mark.KEEP_ASP, sign * float(card.asp))
    if card.level > duel.resource_level(seat) + 1:
        scale.add(mark.KEEP_LEVEL, sign)


def lanes_of(duel: Duel, seat: i64) -> i64:
    """The lanes this player has opened."""
    found: i64 = 0
    for piece in duel.pieces:
        if piece.controller == seat and piece.kind == RESOURCE and ZONE_OF[piece.place] == AT_RESOURCES:
            found += 1
    return found


def look_at_draw(duel: Duel, seat: i64, option: i64, scale: Scale) -> None:
    if option == POOL_PILE:
        lanes = lanes_of(duel, seat)
        scale.add(mark.DRAW_POOL, 1.0)
        scale.add(mark.DRAW_POOL_FEW, float(3 - lanes))
        for number in duel.players[seat].hand:
            if duel.box.cards[number].type == RESOURCE:
                scale.add(mark.DRAW_POOL_RESOURCE, 1.0)
                break
    elif option == DONE:
        scale.add(mark.DRAW_DONE, 1.0)


# ---------------------------------------------------------------- combat


def can_stop(piece: Piece, other: Piece) -> bool:
    """Whether `other` looks able to block `piece`."""
    if other.turned or other.initiative <= 0 or piece.keywords & UNBLOCKABLE:
        return False
    return not piece.keywords & FLYING or bool(other.keywords & (FLYING | SKYGUARD))


def beats(piece: Piece, other: Piece) -> bool:
    """Whether `piece` kills `other` when they fight, and is not killed before."""
    if piece.power < other.hp - other.damage:
        return False
    first = bool(piece.keywords & FIRST_DAMAGE)
    return first or not (other.keywords & FIRST_DAMAGE and other.power >= piece.hp - piece.damage)


def look_at_action(duel: Duel, option: i64, scale: Scale) -> None:
    """What the acting Character does."""
    piece = duel.find(duel.acting)
    if piece is None:
        return
    if option in (ATTACK, ATTACK_TWICE):
        blockers = 0
        wins = 0.0
        loses = 0.0
        exposes = 0.0
        for other in duel.pieces:
            if other.controller == piece.controller or not other.is_fighter() or not other.in_war(duel.lane):
                continue
            if not other.acted and not other.turned:
                exposes += float(other.power)
            if can_stop(piece, other):
                blockers += 1
                won, lost = beats(piece, other), beats(other, piece)
                if won and not lost:
                    wins = 1.0
                elif lost and not won:
                    loses = 1.0
        power = float(piece.power) * (2.0 if option == ATTACK_TWICE else 1.0)
        scale.add(mark.ATTACKS, 1.0)
        scale.add(mark.ATTACK_POWER, power)
        if not blockers:
            scale.add(mark.ATTACK_FREE, 1.0)
            scale.add(mark.ATTACK_FREE_POWER, power)
            if power >= float(duel.players[1 - piece.controller].lp):
                scale.add(mark.ATTACK_LAST, 1.0)
        scale.add(mark.ATTACK_WINS, wins)
        scale.add(mark.ATTACK_LOSES, loses)
        scale.add(mark.ATTACK_EXPOSES, exposes)
        if option == ATTACK_TWICE:
            scale.add(mark.ATTACKS_TWICE, 1.0)
    elif option == SHOOT:
        scale.add(mark.SHOOTS, 1.0)
    elif option == RETREAT:
        scale.add(mark.RETREATS, 1.0)
        if ZONE_OF[piece.place] == IN_WAR and piece.hp - piece.damage <= 2:
            scale.add(mark.RETREAT_WEAK, 1.0)


def look_at_object(duel: Duel, seat: i64, option: i64, scale: Scale) -> None:
    """Whom the acting Character strikes or shoots."""
    piece = duel.find(duel.acting)
    other = duel.at(option - PLACE)
    if piece is None or other is None:
        return
    if not other.is_fighter():
        scale.add(mark.OBJECT_SOVEREIGN, 1.0)
        scale.add(mark.OBJECT_SOVEREIGN_POWER, float(piece.power))
        if piece.power >= duel.players[1 - seat].lp:
            scale.add(mark.ATTACK_LAST, 1.0)
        return
    if beats(piece, other):
        scale.add(mark.OBJECT_KILLS, 1.0)
    if ZONE_OF[piece.place] == IN_WAR and beats(other, piece):
        scale.add(mark.OBJECT_DIES, 1.0)
    scale.add(mark.OBJECT_STRENGTH, strength(other))


def look_at_block(duel: Duel, seat: i64, option: i64, scale: Scale) -> None:
    if option == DONE:
        return
    piece = duel.find(duel.acting)
    other = duel.at(option - PLACE)
    if piece is None or other is None:
        return
    scale.add(mark.BLOCKS, 1.0)
    scale.add(mark.BLOCK_POWER, float(piece.power))
    gain = 0.0
    if beats(other, piece):
        scale.add(mark.BLOCK_KILLS, 1.0)
        gain += strength(piece)
    if beats(piece, other):
        scale.add(mark.BLOCK_DIES, 1.0)
        gain -= strength(other)
    scale.add(mark.BLOCK_GAIN, gain)
    if piece.power >= duel.players[seat].lp:
        scale.add(mark.BLOCK_LAST, 1.0)
