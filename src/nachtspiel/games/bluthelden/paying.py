"""Paying for what is played or activated, and putting it on top of the Reaction Chain (BH-7.10, BH-7.13, BH-8.04)."""

from mypy_extensions import i64

from nachtspiel.games.bluthelden.choosing import REVEALING, SHIFTING, cost_of, named, text_of
from nachtspiel.games.bluthelden.costs import ability_price, pay, pay_asp, price
from nachtspiel.games.bluthelden.offers import use_of
from nachtspiel.games.bluthelden.pieces import ANYTHING, RISE, Card
from nachtspiel.games.bluthelden.state import FACE_DOWN, PLAYED, SHIFT, TRIGGER, Item, Making, Piece
from nachtspiel.games.bluthelden.state import MOVE as A_MOVE
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import LANE_OF, NOWHERE, RESOURCE, TRAINING
from nachtspiel.games.bluthelden.vocabulary import SHIFT_PLACE
from nachtspiel.games.bluthelden.zones import turn


def put_on_chain(duel: Duel, making: Making) -> None:
    """Pay everything (BH-7.10), then it lies on top (BH-7.13, BH-8.04)."""
    duel.making = None
    seat = making.seat
    if making.kind == TRIGGER:
        put_trigger(duel, making)
        return
    duel.streak = 0
    card = duel.box.cards[making.card]
    source = duel.find(making.source)
    item = Item(duel.serial(), making.kind, seat, making.card, making.ability, making.source)
    item.way = making.way
    item.slot = making.slot
    item.base = making.base
    item.first = making.first
    item.second = making.second
    item.text = text_of(duel, making)
    item.magic = card.magic
    item.named = named(duel, making)
    if source is not None:
        item.lane = duel.lane_of(source)
        item.noted = source.power
    text = item.text
    if text is not None and text.kind == RISE and source is not None:
        item.slot = source.place
    if making.kind == PLAYED:
        pay_card(duel, making, card, item)
    elif making.kind == A_MOVE:
        pay_move(duel, making, source)
    else:
        pay_ability(duel, making, source, item)
    duel.push(item)


def put_trigger(duel: Duel, making: Making) -> None:
    item = making.item
    assert item is not None
    source = duel.find(item.source)
    if source is not None and item.card != duel.box.rules and item.noted != source.power:  # fixed now (BH-D113)
        item = item.twin()
        item.noted = source.power
    if making.first or making.second:
        item = item.twin()
        item.first = making.first
        item.second = making.second
    duel.push(item)
    duel.tell("BH-D113", "triggers", item.seat, item.named, duel.cause(item))
    tell_targets(duel, item)


def tell_targets(duel: Duel, item: Item) -> None:
    """What was chosen for it (BH-7.12): permanents, lanes, other items of the chain."""
    for serial in item.first + item.second:
        piece = duel.find(serial)
        if serial < 0:
            duel.tell("BH-4.08", "aims_at_lane", -1 - serial)
        elif piece is not None:
            duel.tell("BH-7.12", "aims_at", piece.told())
        else:
            for other in duel.chain:
                if other.serial == serial:
                    duel.tell("BH-7.12", "aims_at_item", other.seat, other.named, duel.cause(other))


def pay_card(duel: Duel, making: Making, card: Card, item: Item) -> None:
    seat = making.seat
    player = duel.players[seat]
    lane = card_lane(duel, making)
    pay_asp(duel, seat, price(duel, seat, card, making.way, making.mode, lane))
    if making.way == FACE_DOWN:
        player.hand.remove(card.number)
        player.shown = [other for other in player.shown if duel.box.cards[other].hideout == ANYTHING]
        duel.tell("BH-13.23", "hides", seat, making.slot)
        duel.tell_seat(seat, "BH-13.23", "plays", seat, card.number, making.mode)
    else:
        player.lay_down(card.number)
        duel.tell("BH-7.13", "plays", seat, card.number, making.mode)
        tell_targets(duel, item)
    if card.type == RESOURCE:
        player.resources += 1  # BH-D121
    cost = cost_of(duel, making)
    if cost is not None:
        pay(duel, making, cost, None)


def card_lane(duel: Duel, making: Making) -> i64:
    """The lane a card is played into, or onto something in."""
    if making.way == FACE_DOWN:
        return NOWHERE
    if making.slot >= 0:
        return LANE_OF[making.slot]
    if duel.box.cards[making.card].type == TRAINING and making.first:
        host = duel.find(making.first[0])
        return NOWHERE if host is None else duel.lane_of(host)
    return NOWHERE


def pay_move(duel: Duel, making: Making, source: Piece | None) -> None:
    """Turning is the price of a Move (BH-12.12); Tactical Shift has none (BH-D131)."""
    assert source is not None
    duel.tell("BH-8.04", "sets_out", making.seat, source.told(), making.slot)
    if making.ability == SHIFTING:
        spend_shift(duel, source)
    else:
        turn(duel, source, "BH-12.12")


def spend_shift(duel: Duel, piece: Piece) -> None:
    """Its own Tactical Shift comes first; then those that it was granted, each of which is gone with its Move."""
    granted = [lasting for lasting in duel.lasting if lasting.kind == SHIFT and lasting.target == piece.serial]
    if piece.shifts > len(granted):
        piece.used |= 1 << SHIFT_PLACE
        duel.stale = True
    else:
        duel.drop_lasting(granted[0])


def pay_ability(duel: Duel, making: Making, source: Piece | None, item: Item) -> None:
    seat = making.seat
    assert source is not None
    if making.ability == REVEALING:
        pay_asp(duel, seat, duel.box.cards[source.card].hideout)
        duel.tell("BH-13.24", "reveals", seat, source.place)
        return
    text = item.text
    assert text is not None
    duel.tell("BH-8.04", "activates", seat, source.told(), text.place)
    tell_targets(duel, item)
    source.used |= 1 << text.place
    duel.tally.append(use_of(source, text.place))
    pay_asp(duel, seat, ability_price(duel, seat, text))
    cost = text.cost
    if cost is not None:
        pay(duel, making, cost, source)
