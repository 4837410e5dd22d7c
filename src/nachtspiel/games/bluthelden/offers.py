"""What a player may do with priority: which cards can be played, abilities activated, Characters moved."""

from mypy_extensions import i64

from nachtspiel.games.bluthelden.costs import ability_price, can_pay, price
from nachtspiel.games.bluthelden.matching import fits, holds_for, kept_lane
from nachtspiel.games.bluthelden.pieces import (
    A_CHAIN_ITEM,
    A_PIECE,
    ANYTHING,
    ENEMY,
    EVENT_LANE,
    ONCE_A_ROUND,
    OWN,
    RISE,
    Ability,
    Card,
    Target,
)
from nachtspiel.games.bluthelden.state import NOTHING, ONTO_BASE, PLAINLY, PLAYED, USED, WINDOW_A, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    ACTIVATION_LIMIT,
    ADVISOR,
    BARRIER,
    CHARACTER,
    END,
    HIDEOUTS,
    IN_SAFETY,
    IN_WAR,
    LANE_OF,
    LANES,
    MAIN_1,
    MAIN_2,
    NOWHERE,
    PLACES,
    RESOURCE,
    RESOURCES,
    SHIELD,
    SPECTRAL_WARD,
    TRAINING,
    UNTARGETABLE,
    WAR,
    ZONE_OF,
)
from nachtspiel.games.bluthelden.triggers import SHIELD_ABILITY
from nachtspiel.games.bluthelden.vocabulary import (
    ABILITIES,
    ABILITY,
    CARD,
    CHAIN,
    HIDE,
    LANE,
    MOVE,
    PASS,
    PLACE,
    REVEAL_PLACE,
    SHIELD_PLACE,
    SHIFT_PLACE,
)
from nachtspiel.games.bluthelden.zones import slots_for

ONE_RESOURCE: i64 = 1  # BH-9.25


def options(duel: Duel, seat: i64) -> list[int]:
    """All that the player with priority may do now; passing is always possible."""
    duel.fresh()
    found: list[int] = [PASS]
    own_turn = is_own_turn(duel, seat)
    if own_turn or duel.phase == END:
        add_cards(duel, seat, own_turn, found)
    for piece in duel.pieces:
        if piece.controller == seat:
            add_abilities(duel, seat, piece, own_turn, found)
    return found


def is_own_turn(duel: Duel, seat: i64) -> bool:
    """One's own Main Phase: BH-3.11, BH-3.16; the other player may not play cards in it (BH-3.13, BH-3.18)."""
    return (duel.phase == MAIN_1 or duel.phase == MAIN_2) and duel.active == seat


# ---------------------------------------------------------------- cards


def add_cards(duel: Duel, seat: i64, own_turn: bool, found: list[int]) -> None:
    last: i64 = -1
    asp = duel.players[seat].asp
    for number in duel.players[seat].hand:
        if number == last:
            continue
        last = number
        card = duel.box.cards[number]
        if not own_turn and not (card.is_spell() or card.type == TRAINING):  # BH-3.29, BH-3.31, BH-6.07
            continue
        if ways(duel, seat, card):
            found.append(CARD + number)
        if own_turn and card.hideout != ANYTHING and asp >= 2 and hideouts(duel, seat):
            found.append(HIDE + number)


def ways(duel: Duel, seat: i64, card: Card) -> i64:
    """The ways to play it now, a bit each: plainly, onto its base form."""
    asp = duel.players[seat].asp
    if card.type != TRAINING and asp < card.asp - card.onto_less - duel.box.discount:  # most cards fail here
        return 0
    found: i64 = 0
    if can_play(duel, seat, card, PLAINLY):
        found |= 1 << PLAINLY
    if card.onto != ANYTHING and bases(duel, seat, card):
        found |= 1 << ONTO_BASE
    return found


def can_play(duel: Duel, seat: i64, card: Card, way: i64) -> bool:
    """Whether cost, slot and targets are all there (BH-D25)."""
    if card.is_spell():
        return len(modes(duel, seat, card, way)) > 0
    if card.type == TRAINING:
        return len(hosts(duel, seat, card, way)) > 0
    return len(play_slots(duel, seat, card, way)) > 0


def modes(duel: Duel, seat: i64, card: Card, way: i64) -> list[int]:
    """The modes of a Spell that can be chosen."""
    found: list[int] = []
    asp = duel.players[seat].asp
    for mode in card.modes:
        if price(duel, seat, card, way, mode.place, NOWHERE) > asp:
            continue
        cost = mode.cost
        if cost is not None and not can_pay(duel, seat, cost, None, card.number):
            continue
        if have_targets(duel, seat, mode, NOTHING, NOWHERE, NOWHERE):
            found.append(mode.place)
    return found


def hosts(duel: Duel, seat: i64, card: Card, way: i64) -> list[Piece]:
    """Whom a Training can be played onto and paid for."""
    target = card.host
    if target is None:
        return []
    asp = duel.players[seat].asp
    return [
        piece
        for piece in duel.pieces
        if may_target(duel, target, piece, seat, NOTHING, NOWHERE)
        and price(duel, seat, card, way, -1, duel.lane_of(piece)) <= asp
    ]


def play_slots(duel: Duel, seat: i64, card: Card, way: i64) -> list[int]:
    """The slots a permanent may be played into, as far as it can be paid for there; only playing asks into which zone
    it must be played (BH-D129)."""
    if card.type == RESOURCE:
        affordable = price(duel, seat, card, way, -1, NOWHERE) <= duel.players[seat].asp  # BH-D62
        return resource_slots(duel, seat, card) if affordable else []
    if (card.type == CHARACTER or card.type == ADVISOR) and duel.resource_level(seat) < card.level:
        return []  # BH-10.20, BH-10.21
    asp = duel.players[seat].asp
    return [
        place
        for place in slots_for(duel, card.number, seat, card.only_into, NOWHERE)
        if price(duel, seat, card, way, -1, LANE_OF[place]) <= asp
    ]


def resource_slots(duel: Duel, seat: i64, card: Card) -> list[int]:
    """Level 1 on an empty field, level n on an own resource of level n-1 (BH-9.23, BH-9.27, BH-D61, BH-D130); one
    per round (BH-9.25)."""
    if duel.players[seat].resources >= ONE_RESOURCE:
        return []
    found: list[int] = []
    for lane in range(LANES):
        place = seat * PLACES + RESOURCES + lane
        there = duel.at(place)
        level: i64 = 0 if there is None else duel.box.cards[there.card].level
        if level == card.level - 1:
            found.append(place)
    return found


def bases(duel: Duel, seat: i64, card: Card) -> list[Piece]:
    """The base forms onto which a higher form can be played now (BH-D122)."""
    if duel.resource_level(seat) < card.level:
        return []
    asp = duel.players[seat].asp
    return [
        piece
        for piece in duel.pieces
        if piece.controller == seat
        and piece.card == card.onto
        and piece.is_fighter()
        and price(duel, seat, card, ONTO_BASE, -1, LANE_OF[piece.place]) <= asp
    ]


def hideouts(duel: Duel, seat: i64) -> list[int]:
    """Opposing War Zone slots that hold neither a Character nor a hidden card (BH-D96)."""
    found: list[int] = []
    other = 1 - seat
    for lane in range(LANES):
        for index in range(duel.war_slots(other)):
            inside = lane * LANES + index
            if duel.at(other * PLACES + WAR + inside) is None and duel.at(seat * PLACES + HIDEOUTS + inside) is None:
                found.append(seat * PLACES + HIDEOUTS + inside)
    return found


# ---------------------------------------------------------------- targets


def have_targets(duel: Duel, seat: i64, ability: Ability, source: i64, lane: i64, event_lane: i64) -> bool:
    """Whether every required target exists (BH-D25, BH-D113)."""
    for target in ability.targets:
        if target.low and len(candidates(duel, target, seat, source, lane, event_lane, [])) < target.low:
            return False
    return True


def candidates(
    duel: Duel, target: Target, seat: i64, source: i64, lane: i64, event_lane: i64, chosen: list[int]
) -> list[int]:
    """The options for one target; nothing can be chosen twice (BH-D111)."""
    found: list[int] = []
    if target.kind == A_PIECE:
        here = event_lane if target.selection.lane == EVENT_LANE else lane
        for piece in duel.pieces:
            if piece.serial not in chosen and may_target(duel, target, piece, seat, source, here):
                found.append(PLACE + piece.place)
        found.sort()
    elif target.kind == A_CHAIN_ITEM:
        for index in range(len(duel.chain)):
            if chain_target(duel, target, index, seat) and duel.chain[index].serial not in chosen:
                found.append(CHAIN + index)
    else:
        kept = kept_lane(duel, source) if target.selection.other else NOWHERE
        for each_lane in range(LANES):
            if -1 - each_lane not in chosen and each_lane != kept:
                found.append(LANE + each_lane)
    return found


def may_target(duel: Duel, target: Target, piece: Piece, seat: i64, source: i64, lane: i64) -> bool:
    """Whether it fits and may be chosen by this player (BH-D133)."""
    if piece.keywords & UNTARGETABLE and piece.controller != seat:
        return False
    if piece.keywords & SPECTRAL_WARD and not target.spell:
        return False
    return fits(duel, target.selection, piece, seat, source, lane)


def chain_target(duel: Duel, target: Target, index: i64, seat: i64) -> bool:
    """Spells and activated abilities on the chain."""
    item = duel.chain[index]
    if item.kind == PLAYED:
        if not duel.box.cards[item.card].is_spell():
            return False
    elif item.kind != USED:
        return False
    side = target.selection.side
    if (side == OWN and item.seat != seat) or (side == ENEMY and item.seat == seat):
        return False
    return not target.single or len(item.first) + len(item.second) == 1


# ---------------------------------------------------------------- abilities and Move


def add_abilities(duel: Duel, seat: i64, piece: Piece, own_turn: bool, found: list[int]) -> None:
    card = duel.box.cards[piece.card]
    if piece.is_hidden():
        if duel.players[seat].asp >= card.hideout:  # BH-13.24
            found.append(ABILITY + piece.place * ABILITIES + REVEAL_PLACE)
        return
    if not piece.blank:
        for ability in card.activated:
            if can_use(duel, seat, piece, ability):
                found.append(ABILITY + piece.place * ABILITIES + ability.place)
    if piece.kind != CHARACTER or ZONE_OF[piece.place] > IN_SAFETY:
        return
    if piece.keywords & SHIELD and not piece.turned and ZONE_OF[piece.place] == IN_WAR:  # BH-13.20, BH-D91
        shielding = duel.box.cards[duel.box.rules].abilities[SHIELD_ABILITY]
        if have_targets(duel, seat, shielding, piece.serial, LANE_OF[piece.place], NOWHERE):
            found.append(ABILITY + piece.place * ABILITIES + SHIELD_PLACE)
    if own_turn and can_move(duel, piece):
        found.append(MOVE + piece.place)
    if piece.shifts and can_shift(duel, piece, own_turn):
        found.append(ABILITY + piece.place * ABILITIES + SHIFT_PLACE)


def can_use(duel: Duel, seat: i64, piece: Piece, ability: Ability) -> bool:
    if ability.bound and not piece.bound:  # BH-13.03
        return False
    cost = ability.cost
    if cost is not None:
        if ability_price(duel, seat, ability) > duel.players[seat].asp:
            return False
        if not can_pay(duel, seat, cost, piece, -1):
            return False
    if ability.limit == ONCE_A_ROUND and (piece.used >> ability.place) & 1:
        return False
    if ability.kind == RISE:
        form = duel.box.cards[duel.box.cards[piece.card].rise_into]
        if duel.resource_level(seat) < form.level:  # BH-D43
            return False
    if len(duel.tally) >= ACTIVATION_LIMIT and duel.tally.count(use_of(piece, ability.place)) >= ACTIVATION_LIMIT:
        return False  # BH-D37
    lane = duel.lane_of(piece)
    if not holds_for(duel, ability, seat, piece, lane, None):
        return False
    return have_targets(duel, seat, ability, piece.serial, lane, NOWHERE)


def use_of(piece: Piece, place: i64) -> i64:
    """An ability of a source as a number for the tally; tokens of one name are one source (BH-D37)."""
    source: i64 = -1 - piece.card if piece.token else piece.serial
    return (source * 8 + place) * 2 + piece.controller


def can_move(duel: Duel, piece: Piece) -> bool:
    """Unturned, Initiative at least 1, a free slot in the other zone of its lane (BH-12.11, BH-12.12, BH-12.15)."""
    if piece.turned or piece.initiative < 1 or piece.keywords & BARRIER:
        return False
    return len(move_slots(duel, piece)) > 0


def move_slots(duel: Duel, piece: Piece) -> list[int]:
    """Between War Zone and Safety Zone of the same lane, open or not (BH-D54, BH-D49)."""
    zone = IN_SAFETY if ZONE_OF[piece.place] == IN_WAR else IN_WAR
    return duel.free_slots(piece.controller, LANE_OF[piece.place], zone)


def can_shift(duel: Duel, piece: Piece, own_turn: bool) -> bool:
    """Move without turning: in its own Main Phase, or in window A while it is acting (BH-D131)."""
    if not can_move(duel, piece):
        return False
    if own_turn:
        return True
    return duel.window == WINDOW_A and duel.acting == piece.serial
