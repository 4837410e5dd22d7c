"""What a card or an ability costs, whether it can be paid, and paying it (BH-7.01 to BH-7.10, BH-D111)."""

from mypy_extensions import i64

from nachtspiel.games.bluthelden.matching import card_fits, fits, holds_static
from nachtspiel.games.bluthelden.pieces import ANY_LANE, ANYTHING, RISE, THIS_LANE, Ability, Card, Cost
from nachtspiel.games.bluthelden.state import FACE_DOWN, FOR_FREE, ONTO_BASE, Making, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import LANES, SOVEREIGN
from nachtspiel.games.bluthelden.zones import die, take_counters, turn

HIDING: i64 = 2  # BH-13.23
NEVER: i64 = 10_000


def price(duel: Duel, seat: i64, card: Card, way: i64, mode: i64, lane: i64) -> i64:
    """The ASP for a card: increases and surcharges first, then reductions, never below 0 (BH-D111)."""
    if way == FOR_FREE:
        return 0
    if way == FACE_DOWN:
        return HIDING
    surcharge: i64 = duel.box.cards[duel.players[seat].deck.sovereign].surcharge[card.colour]  # BH-D62
    if surcharge < 0:
        return NEVER
    total: i64 = card.asp + surcharge
    if mode >= 0:
        total += card.modes[mode].asp
    if way == ONTO_BASE:
        total -= card.onto_less
    total -= cheaper(duel, seat, card, lane)
    return max(total, 0)


def cheaper(duel: Duel, seat: i64, card: Card, lane: i64) -> i64:
    """What own permanents take off the price of a card that is played into this lane, or onto something in it."""
    less: i64 = 0
    for piece in duel.pieces:
        if piece.controller != seat or piece.blank:
            continue
        for static in duel.box.cards[piece.card].statics:
            selection = static.selection
            if not static.cheaper or selection is None or not card_fits(selection, card):
                continue
            if selection.lane == THIS_LANE and duel.lane_of(piece) != lane:
                continue
            if holds_static(duel, piece, static):
                less += static.cheaper
    return less


def rise_price(duel: Duel, seat: i64, asp: i64) -> i64:
    less: i64 = 0
    for piece in duel.pieces:
        if piece.controller == seat and not piece.blank:
            for static in duel.box.cards[piece.card].statics:
                less += static.rise_cheaper
    return max(asp - less, 0)


def ability_price(duel: Duel, seat: i64, ability: Ability) -> i64:
    cost = ability.cost
    if cost is None:
        return 0
    return rise_price(duel, seat, cost.asp) if ability.kind == RISE else cost.asp


def can_pay(duel: Duel, seat: i64, cost: Cost, source: Piece | None, card: i64) -> bool:
    """Everything but the ASP; `card` is the card being played, which cannot be discarded for itself."""
    player = duel.players[seat]
    if cost.lp > player.lp:  # BH-D35
        return False
    if cost.turn and (source is None or source.turned):
        return False
    if cost.counters and (source is None or source.counter(cost.counter) < cost.counters):
        return False
    if cost.shadows and shadows_of(duel, seat) < cost.shadows:
        return False
    if cost.graveyard and len(graves(duel, seat, cost)) < cost.graveyard:
        return False
    if cost.discard and len(player.hand) - (1 if card >= 0 else 0) < cost.discard:
        return False
    return not cost.sacrifices or len(victims(duel, seat, cost, source, [])) >= cost.sacrifices


def graves(duel: Duel, seat: i64, cost: Cost) -> list[int]:
    """The cards of the own Graveyard that may be banished for this cost."""
    selection = cost.graveyard_of
    cards = duel.players[seat].graveyard
    if selection is None:
        return cards.copy()
    return [number for number in cards if card_fits(selection, duel.box.cards[number])]


def shadows_of(duel: Duel, seat: i64) -> i64:
    return duel.shadows[seat * LANES] + duel.shadows[seat * LANES + 1] + duel.shadows[seat * LANES + 2]


def victims(duel: Duel, seat: i64, cost: Cost, source: Piece | None, chosen: list[int]) -> list[Piece]:
    """What may be sacrificed for this cost: own permanents, never the Sovereign (BH-D103, BH-D57)."""
    selection = cost.sacrifice
    if selection is None:
        return []
    self_serial: i64 = 0 if source is None else source.serial
    lane: i64 = ANYTHING if source is None or selection.lane == ANY_LANE else duel.lane_of(source)
    return [
        piece
        for piece in duel.pieces
        if piece.controller == seat
        and piece.kind != SOVEREIGN
        and piece.serial not in chosen
        and fits(duel, selection, piece, seat, self_serial, lane)
        and not (cost.sacrifice_self and piece.serial == self_serial)
    ]


def pay(duel: Duel, making: Making, cost: Cost, source: Piece | None) -> None:
    """Pay all but the ASP; what is sacrificed leaves at the same time."""
    player = duel.players[making.seat]
    if cost.lp:
        player.lp -= cost.lp
        duel.tell("BH-D35", "pays_lp", making.seat, cost.lp, duel.left(making.seat))
    if source is not None:
        if cost.turn:
            turn(duel, source, "BH-D31")
        if cost.counters:
            take_counters(duel, source, cost.counter, cost.counters, "BH-12.01")
    for card in making.discards:
        player.lay_down(card)
        player.graveyard.append(card)
        duel.tell("BH-7.10", "discards", making.seat, card)
    for card in making.buried:
        player.graveyard.remove(card)
        player.banished.append(card)
        duel.tell("BH-13.04", "banishes", making.seat, card)
    for lane in making.lanes:
        duel.shadows[making.seat * LANES + lane] -= 1
        duel.stale = True
        duel.tell("BH-D123", "shadows_gone", making.seat, lane, 1)
    dying = [piece for piece in duel.pieces if piece.serial in making.sacrifices]
    if cost.sacrifice_self and source is not None:
        dying.append(source)
    if dying:
        die(duel, dying, "BH-D103", "sacrificed")


def pay_asp(duel: Duel, seat: i64, asp: i64) -> None:
    duel.players[seat].asp -= asp
