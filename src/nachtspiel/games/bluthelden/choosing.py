"""What must be chosen before anything is paid: way, mode, slot, targets, what is paid with (BH-7.08, BH-D111)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.games.bluthelden.costs import graves, victims
from nachtspiel.games.bluthelden.matching import lane_meant
from nachtspiel.games.bluthelden.offers import bases, candidates, hideouts, hosts, modes, move_slots, play_slots, ways
from nachtspiel.games.bluthelden.pieces import A_WAR_ZONE, ANYTHING, Ability, Cost, Target
from nachtspiel.games.bluthelden.state import FACE_DOWN, ONTO_BASE, PLAINLY, PLAYED, TRIGGER, USED, Making, Piece
from nachtspiel.games.bluthelden.state import MOVE as A_MOVE
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import LANES, NOWHERE, TRAINING
from nachtspiel.games.bluthelden.vocabulary import (
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
    LANE,
    MODE,
    NORMAL,
    ONTO,
    PLACE,
)

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


def named(duel: Duel, making: Making) -> i64:
    """The card after which it is called: what no card says, after the permanent that does it; face down, after none."""
    if making.way == FACE_DOWN or making.ability == REVEALING:
        return ANYTHING
    source = duel.find(making.source)
    return source.card if making.card == duel.box.rules and source is not None else making.card


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


# ---------------------------------------------------------------- asking


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
    duel.ask(making.seat, kind, found, rule, named(duel, making))


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


# ---------------------------------------------------------------- what was chosen


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
