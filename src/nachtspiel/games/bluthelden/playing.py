"""Playing a card and activating an ability, step by step (BH-7.08, BH-D111).

It is one uninterrupted action: way, mode, slot, targets, what is paid with; then everything is paid and the card or
ability lies on top of the Reaction Chain.
"""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.costs import ability_price, graves, pay, pay_asp, price, victims
from nachtspiel.games.bluthelden.matching import lane_meant
from nachtspiel.games.bluthelden.offers import (
    bases,
    candidates,
    hideouts,
    hosts,
    modes,
    move_slots,
    play_slots,
    use_of,
    ways,
)
from nachtspiel.games.bluthelden.pieces import A_WAR_ZONE, ANYTHING, RISE, Ability, Card, Cost, Target
from nachtspiel.games.bluthelden.state import (
    FACE_DOWN,
    FOR_FREE,
    NOTHING,
    ONTO_BASE,
    PLAINLY,
    PLAYED,
    TRIGGER,
    USED,
    Item,
    Making,
    Piece,
)
from nachtspiel.games.bluthelden.state import MOVE as A_MOVE
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    LANE_OF,
    LANES,
    NOWHERE,
    RESOURCE,
    TRAINING,
)
from nachtspiel.games.bluthelden.triggers import SHIELD_ABILITY
from nachtspiel.games.bluthelden.vocabulary import (
    ABILITY,
    ASK_BASE,
    ASK_BURY,
    ASK_DISCARD,
    ASK_MODE,
    ASK_SACRIFICE,
    ASK_SHADOW,
    ASK_SLOT,
    ASK_TARGET,
    ASK_WAY,
    CARD,
    CHAIN,
    DONE,
    HIDE,
    LANE,
    MODE,
    MOVE,
    NORMAL,
    ONTO,
    PLACE,
    REVEAL_PLACE,
    SHIELD_PLACE,
    SHIFT_PLACE,
)
from nachtspiel.games.bluthelden.zones import turn

# Stages of making, in their order.
WAY: Final = 0
CHOOSE_MODE: Final = 1
SLOT: Final = 2
FIRST: Final = 3
SECOND: Final = 4
SACRIFICES: Final = 5
DISCARDS: Final = 6
BURIALS: Final = 7
SHADOWS: Final = 8
READY: Final = 9

REVEALING: Final = -2  # the ability of a hidden card
SHIFTING: Final = -3


def begin(duel: Duel, seat: i64, option: i64) -> None:
    """A player with priority has chosen to do something."""
    if option >= MOVE:
        piece = piece_at(duel, option - MOVE)
        duel.making = Making(seat, A_MOVE, piece.card, ANYTHING, piece.serial)
    elif option >= ABILITY:
        begin_ability(duel, seat, option - ABILITY)
    elif option >= HIDE:
        making = Making(seat, PLAYED, option - HIDE, ANYTHING, NOTHING)
        making.way = FACE_DOWN
        making.stage = SLOT
        duel.making = making
    else:
        duel.making = Making(seat, PLAYED, option - CARD, ANYTHING, NOTHING)
    duel.then(MAKE)


def begin_ability(duel: Duel, seat: i64, rest: i64) -> None:
    piece = piece_at(duel, rest // 8)
    number = rest % 8
    making = Making(seat, USED, piece.card, ANYTHING, piece.serial)
    if number == SHIELD_PLACE:
        making.card = duel.box.rules
        making.ability = SHIELD_ABILITY
    elif number == SHIFT_PLACE:
        making.kind = A_MOVE
        making.ability = SHIFTING
    elif number == REVEAL_PLACE:
        making.card = duel.box.rules  # its face stays hidden (BH-D97)
        making.ability = REVEALING
    else:
        for ability in duel.box.cards[piece.card].activated:
            if ability.place == number:
                making.ability = ability.number
    making.stage = SLOT if making.kind == A_MOVE else FIRST
    duel.making = making


def begin_trigger(duel: Duel, item: Item) -> None:
    """A trigger goes on the chain: only its targets are chosen (BH-D113)."""
    making = Making(item.seat, TRIGGER, item.card, item.ability, item.source)
    making.item = item
    making.stage = FIRST
    duel.making = making
    duel.then(MAKE)


def begin_free(duel: Duel, seat: i64, number: i64) -> None:
    """An effect lets a player play a card without ASP (BH-D24)."""
    making = Making(seat, PLAYED, number, ANYTHING, NOTHING)
    making.way = FOR_FREE
    making.stage = CHOOSE_MODE
    duel.making = making
    duel.then(MAKE)


def piece_at(duel: Duel, place: i64) -> Piece:
    found = duel.at(place)
    assert found is not None
    return found


# ---------------------------------------------------------------- what is being made


def text_of(duel: Duel, making: Making) -> Ability | None:
    """The ability whose targets and costs are chosen."""
    item = making.item
    if item is not None:
        return item.text
    card = duel.box.cards[making.card]
    if making.kind == USED:
        return card.abilities[making.ability] if making.ability >= 0 else None
    if making.kind == PLAYED and making.mode >= 0:
        return card.modes[making.mode]
    return None


def cost_of(duel: Duel, making: Making) -> Cost | None:
    if making.kind == TRIGGER:
        return None
    text = text_of(duel, making)
    return None if text is None else text.cost


def target_of(duel: Duel, making: Making, second: bool) -> Target | None:
    if making.kind == PLAYED:
        card = duel.box.cards[making.card]
        if card.type == TRAINING and making.way != FACE_DOWN:
            return None if second else card.host
    text = text_of(duel, making)
    if text is None:
        return None
    index = 1 if second else 0
    return text.targets[index] if len(text.targets) > index else None


class Make(Step[Duel]):
    """Ask for the next thing that is open; when nothing is, pay and put it on the chain."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        making = table.making
        assert making is not None
        table.fresh()
        while making.stage < READY:
            if ask_next(table, making):
                table.then(MADE)
                return
            making.stage += 1
        put_on_chain(table, making)


class Made(Step[Duel]):
    """The player has chosen; go on with the next thing."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        making = table.making
        assert making is not None
        take(table, making, table.answers[making.seat])
        table.then(MAKE)


def ask_next(duel: Duel, making: Making) -> bool:
    """Ask what this stage needs, or settle it if there is only one possibility. False when the stage is done."""
    stage = making.stage
    if stage == WAY:
        return ask_way(duel, making)
    if stage == CHOOSE_MODE:
        return ask_mode(duel, making)
    if stage == SLOT:
        return ask_slot(duel, making)
    if stage == FIRST:
        return ask_target(duel, making, making.first, target_of(duel, making, False))
    if stage == SECOND:
        return ask_target(duel, making, making.second, target_of(duel, making, True))
    cost = cost_of(duel, making)
    if cost is None:
        return False
    if stage == SACRIFICES and len(making.sacrifices) < cost.sacrifices:
        found = victims(duel, making.seat, cost, duel.find(making.source), making.sacrifices)
        ask(duel, making, ASK_SACRIFICE, sorted([PLACE + piece.place for piece in found]), "BH-D103")
        return True
    if stage == DISCARDS and len(making.discards) < cost.discard:
        ask(duel, making, ASK_DISCARD, discard_options(duel, making), "BH-7.10")
        return True
    if stage == BURIALS and len(making.buried) < cost.graveyard:
        ask(duel, making, ASK_BURY, different(left(graves(duel, making.seat, cost), making.buried), CARD), "BH-7.10")
        return True
    if stage == SHADOWS and len(making.lanes) < cost.shadows:
        lanes = [
            LANE + lane for lane in range(LANES) if duel.shadows[making.seat * LANES + lane] > making.lanes.count(lane)
        ]
        ask(duel, making, ASK_SHADOW, lanes, "BH-D123")
        return True
    return False


def discard_options(duel: Duel, making: Making) -> list[int]:
    """Cards of the hand that can be discarded as a cost: not the one being played."""
    taken = making.discards + ([making.card] if making.kind == PLAYED else [])
    return different(left(duel.players[making.seat].hand, taken), CARD)


def ask(duel: Duel, making: Making, kind: str, found: list[int], rule: str) -> None:
    duel.ask(making.seat, kind, found, rule, -1 if making.way == FACE_DOWN else making.card)


def left(cards: list[int], taken: list[int]) -> list[int]:
    rest = cards.copy()
    for card in taken:
        rest.remove(card)
    return rest


def different(cards: list[int], offset: i64) -> list[int]:
    """Each card once."""
    found: list[int] = []
    for card in sorted(cards):
        if not found or found[-1] != offset + card:
            found.append(offset + card)
    return found


def ask_way(duel: Duel, making: Making) -> bool:
    if making.kind != PLAYED:
        return False
    found = ways(duel, making.seat, duel.box.cards[making.card])
    if found == (1 << PLAINLY | 1 << ONTO_BASE):
        ask(duel, making, ASK_WAY, [NORMAL, ONTO], "BH-D122")
        return True
    if found == 1 << ONTO_BASE:
        making.way = ONTO_BASE
    return False


def ask_mode(duel: Duel, making: Making) -> bool:
    """The mode is chosen when the card is played (BH-D111)."""
    card = duel.box.cards[making.card]
    if making.kind != PLAYED or not card.modes:
        return False
    found = modes(duel, making.seat, card, making.way)
    if len(found) > 1:
        ask(duel, making, ASK_MODE, [MODE + mode for mode in found], "BH-D111")
        return True
    making.mode = found[0]
    return False


def ask_slot(duel: Duel, making: Making) -> bool:
    """A permanent names its slot (BH-7.11), a Move its destination (BH-D54)."""
    seat = making.seat
    if making.kind == A_MOVE:
        mover = duel.find(making.source)
        assert mover is not None
        return choose_slot(duel, making, move_slots(duel, mover), "BH-D54")
    if making.kind != PLAYED:
        return False
    card = duel.box.cards[making.card]
    if making.way == FACE_DOWN:
        return choose_slot(duel, making, hideouts(duel, seat), "BH-D96")
    if making.way == ONTO_BASE:
        found = bases(duel, seat, card)
        if len(found) > 1:
            ask(duel, making, ASK_BASE, sorted([PLACE + piece.place for piece in found]), "BH-D122")
            return True
        making.base = found[0].serial
        making.slot = found[0].place
        return False
    if card.is_spell() or card.type == TRAINING:
        return False
    return choose_slot(duel, making, play_slots(duel, seat, card, making.way), "BH-7.11")


def choose_slot(duel: Duel, making: Making, found: list[int], rule: str) -> bool:
    if len(found) > 1:
        ask(duel, making, ASK_SLOT, [PLACE + place for place in found], rule)
        return True
    making.slot = found[0]
    return False


def ask_target(duel: Duel, making: Making, chosen: list[int], target: Target | None) -> bool:
    """One target after the other; 'up to' may stop at any number (BH-7.12)."""
    if target is None or len(chosen) >= target.high:
        return False
    source = duel.find(making.source)
    item = making.item
    lane: i64 = NOWHERE if source is None else duel.lane_of(source)
    event_lane: i64 = NOWHERE
    if item is not None:
        event_lane = item.event_lane
        lane = lane_meant(duel, item, target.selection.lane)
    if making.kind == PLAYED and duel.box.cards[making.card].type == TRAINING:
        able = hosts(duel, making.seat, duel.box.cards[making.card], making.way)
        found = sorted([PLACE + piece.place for piece in able])
    else:
        found = candidates(duel, target, making.seat, making.source, lane, event_lane, chosen)
    if not found:
        return False
    if len(chosen) >= target.low:
        found = [*found, DONE]
    ask(duel, making, ASK_TARGET, found, "BH-7.12" if target.kind != A_WAR_ZONE else "BH-4.08")
    return True


def meant(duel: Duel, target: Target, option: i64) -> i64:
    """The target that an option stands for."""
    if option >= CHAIN:
        return duel.chain[option - CHAIN].serial
    if option >= LANE:
        return -1 - (option - LANE)
    return piece_at(duel, option - PLACE).serial


def take(duel: Duel, making: Making, option: i64) -> None:
    """What the player has chosen in this stage."""
    stage = making.stage
    if stage == WAY:
        making.way = ONTO_BASE if option == ONTO else PLAINLY
        making.stage += 1
    elif stage == CHOOSE_MODE:
        making.mode = option - MODE
        making.stage += 1
    elif stage == SLOT:
        making.slot = option - PLACE
        if making.way == ONTO_BASE:
            making.base = piece_at(duel, option - PLACE).serial
        making.stage += 1
    elif stage in (FIRST, SECOND):
        target = target_of(duel, making, stage == SECOND)
        if option == DONE or target is None:
            making.stage += 1
        else:
            (making.second if stage == SECOND else making.first).append(meant(duel, target, option))
    elif stage == SACRIFICES:
        making.sacrifices.append(piece_at(duel, option - PLACE).serial)
    elif stage == DISCARDS:
        making.discards.append(option - CARD)
    elif stage == BURIALS:
        making.buried.append(option - CARD)
    else:
        making.lanes.append(option - LANE)


# ---------------------------------------------------------------- onto the chain


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
    duel.tell("BH-D113", "triggers", item.seat, item.card)


def pay_card(duel: Duel, making: Making, card: Card, item: Item) -> None:
    seat = making.seat
    player = duel.players[seat]
    lane = card_lane(duel, making)
    pay_asp(duel, seat, price(duel, seat, card, making.way, making.mode, lane))
    if making.way == FACE_DOWN:
        player.hand.remove(card.number)
        player.shown = [other for other in player.shown if duel.box.cards[other].hideout == ANYTHING]
        duel.tell("BH-13.23", "hides", seat, making.slot)
        duel.tell_seat(seat, "BH-13.23", "plays", seat, card.number)
    else:
        player.lay_down(card.number)
        duel.tell("BH-7.13", "plays", seat, card.number)
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
    if making.ability == SHIFTING:
        source.used |= 1 << SHIFT_PLACE
    else:
        turn(duel, source, "BH-12.12")
    duel.tell("BH-8.04", "activates", making.seat, source.card)


def pay_ability(duel: Duel, making: Making, source: Piece | None, item: Item) -> None:
    seat = making.seat
    assert source is not None
    if making.ability == REVEALING:
        pay_asp(duel, seat, duel.box.cards[source.card].hideout)
        duel.tell("BH-13.24", "activates", seat, duel.box.rules)
        return
    duel.tell("BH-8.04", "activates", seat, source.card)
    text = item.text
    assert text is not None
    source.used |= 1 << text.place
    duel.tally.append(use_of(source, text.place))
    pay_asp(duel, seat, ability_price(duel, seat, text))
    cost = text.cost
    if cost is not None:
        pay(duel, making, cost, source)


MAKE: Final = Make()
MADE: Final = Made()
