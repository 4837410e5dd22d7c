"""Which permanents and cards a text means, and whether its conditions hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from nachtspiel.games.bluthelden.pieces import (
    ANY_LANE,
    ANYTHING,
    EVENT_LANE,
    OWN,
    PER_EACH,
    PER_NOTHING,
    PER_OWN_SHADOW,
    PER_POWER,
    PER_SHADOW,
    REMEMBERED_LANE,
    TARGET2_LANE,
    TARGET_LANE,
    THIS_LANE,
    Ability,
    Card,
    Condition,
    Selection,
    Static,
)
from nachtspiel.games.bluthelden.terms import CHARACTER, HIDDEN, LANES, NOWHERE, ZONE_OF

if TYPE_CHECKING:
    from nachtspiel.games.bluthelden.state import Item, Piece
    from nachtspiel.games.bluthelden.table import Duel


def fits(duel: Duel, selection: Selection, piece: Piece, seat: i64, source: i64, lane: i64) -> bool:
    """Whether this permanent is meant; `lane` is the lane the selection speaks of, if it speaks of one."""
    if not (selection.what >> piece.kind) & 1:
        return False
    side = selection.side
    if side and (piece.controller == seat) != (side == OWN):
        return False
    if selection.other and piece.serial == source:
        return False
    zone = ZONE_OF[piece.place]
    if zone == HIDDEN:  # BH-D97
        return False
    if selection.zone != ANYTHING and zone != selection.zone:
        return False
    if selection.lane != ANY_LANE and (lane == NOWHERE or duel.lane_of(piece) != lane):
        return False
    if selection.token != ANYTHING and piece.token != (selection.token == 1):
        return False
    if selection.keyword and not piece.keywords & selection.keyword:
        return False
    if selection.bound != ANYTHING and piece.bound != (selection.bound == 1):
        return False
    if selection.turned != ANYTHING and piece.turned != (selection.turned == 1):
        return False
    if selection.damaged and piece.damage == 0:
        return False
    if selection.attacking and not (piece.serial == duel.acting and duel.blockers):  # all is declared (BH-D135)
        return False
    return card_fits(selection, duel.box.cards[piece.card]) and (not selection.rises or not piece.blank)


def card_fits(selection: Selection, card: Card) -> bool:
    """The part of a selection that a card shows wherever it lies."""
    if selection.card != ANYTHING and card.number != selection.card:
        return False
    if selection.species != ANYTHING and selection.species not in card.species:
        return False
    if selection.rises and card.rise_into == ANYTHING:
        return False
    if selection.colour != ANYTHING and card.colour != selection.colour:
        return False
    if selection.level != ANYTHING and card.level != selection.level:
        return False
    if selection.type == CHARACTER:  # Advisors are Characters (BH-10.01)
        return card.is_character()
    return selection.type == ANYTHING or card.type == selection.type


def lane_meant(duel: Duel, item: Item, which: i64) -> i64:
    """The lane that a word of a chain item's text speaks of; NOWHERE if any will do."""
    if which == ANY_LANE:
        return NOWHERE
    if which == THIS_LANE:
        source = duel.find(item.source)
        return item.lane if source is None else duel.lane_of(source)
    if which == TARGET_LANE:
        return target_lane(duel, item.first)
    if which == TARGET2_LANE:
        if item.second:
            return target_lane(duel, item.second)
        return -1 - item.first[1] if len(item.first) > 1 and item.first[1] < 0 else NOWHERE
    if which == EVENT_LANE:
        return item.event_lane
    return kept_lane(duel, item.source) if which == REMEMBERED_LANE else NOWHERE


def kept_lane(duel: Duel, source: i64) -> i64:
    """The lane that a permanent keeps in mind."""
    piece = duel.find(source)
    return NOWHERE if piece is None else piece.lane_kept


def target_lane(duel: Duel, targets: list[int]) -> i64:
    if not targets:
        return NOWHERE
    first = targets[0]
    if first < 0:
        return -1 - first
    piece = duel.find(first)
    return NOWHERE if piece is None else duel.lane_of(piece)


def each(duel: Duel, item: Item, selection: Selection) -> list[Piece]:
    """All permanents that a selection of a chain item means."""
    duel.fresh()
    lane = lane_meant(duel, item, selection.lane)
    return [piece for piece in duel.pieces if fits(duel, selection, piece, item.seat, item.source, lane)]


def count(duel: Duel, selection: Selection, seat: i64, source: i64, lane: i64) -> i64:
    number: i64 = 0
    for piece in duel.pieces:
        if fits(duel, selection, piece, seat, source, lane):
            number += 1
    return number


def times(duel: Duel, piece: Piece, per: i64, selection: Selection | None, n: i64) -> i64:
    """A number of a static, multiplied by what it counts."""
    if per == PER_NOTHING:
        return n
    lane = duel.lane_of(piece)
    if per == PER_EACH and selection is not None:
        return n * count(duel, selection, piece.controller, piece.serial, lane)
    if lane == NOWHERE:
        return 0
    return n * (duel.shadows_in(lane) if per == PER_SHADOW else duel.shadows[piece.controller * LANES + lane])


def amount(duel: Duel, item: Item, n: i64, per: i64, selection: Selection | None, where: Selection | None) -> i64:
    """A number of an effect, multiplied by what it counts."""
    if per == PER_NOTHING:
        return n
    if per == PER_POWER:
        return n * item.noted
    if per == PER_EACH and selection is not None:
        return n * len(each(duel, item, selection))
    lane = item.lane if where is None else lane_meant(duel, item, where.lane)
    if lane == NOWHERE:
        return 0
    return n * (duel.shadows[item.seat * LANES + lane] if per == PER_OWN_SHADOW else duel.shadows_in(lane))


# ---------------------------------------------------------------- conditions


def holds_static(duel: Duel, piece: Piece, static: Static) -> bool:
    condition = static.condition
    return condition is None or holds(duel, condition, piece.controller, piece, duel.lane_of(piece))


def holds(duel: Duel, condition: Condition, seat: i64, source: Piece | None, lane: i64) -> bool:
    """Whether the part of a condition holds that speaks of the table."""
    selection = condition.count
    if selection is not None:
        number = count(duel, selection, seat, 0 if source is None else source.serial, lane)
        if number < condition.least or number > condition.most:
            return False
    if condition.resources_named and resource_names(duel, seat) < condition.resources_named:
        return False
    if condition.shadows and (lane == NOWHERE or duel.shadows[seat * LANES + lane] < condition.shadows):
        return False
    if condition.counters and (source is None or source.counter(condition.counter) < condition.counters):
        return False
    if condition.without != ANYTHING and source is not None and source.counter(condition.without):
        return False
    return not condition.bound or (source is not None and source.bound)


def resource_names(duel: Duel, seat: i64) -> i64:
    """How many different names this player's resources have; the Rune counts (BH-D57)."""
    names: list[int] = []
    for piece in duel.pieces:
        if piece.controller == seat and duel.box.cards[piece.card].is_resource() and piece.card not in names:
            names.append(piece.card)
    return len(names)


def holds_for(duel: Duel, ability: Ability, seat: i64, source: Piece | None, lane: i64, event: Piece | None) -> bool:
    """The condition of a triggered or activated ability."""
    condition = ability.condition
    if condition is None:
        return True
    victim = condition.victim
    if victim is not None and (event is None or not fits(duel, victim, event, seat, 0, lane)):
        return False
    return holds(duel, condition, seat, source, lane)
