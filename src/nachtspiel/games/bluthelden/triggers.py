"""Triggered abilities: an event happens, and what waits for it goes on the chain at the next state check (BH-D113)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nachtspiel.games.bluthelden.matching import fits, holds_for
from nachtspiel.games.bluthelden.pieces import (
    ANYTHING,
    ONCE_A_LANE,
    ONCE_A_ROUND,
    TRIGGERED,
    Ability,
)
from nachtspiel.games.bluthelden.state import TO_COME, TRIGGER, Item, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    COMBAT_BEGINS,
    COMBAT_ENDS,
    HITS,
    ROUND_BEGINS,
    ROUND_ENDS,
    SECOND_ROUND,
    SHADOW_CREATED,
    THIRD_ROUND,
    TURN_BEGINS,
    TURN_ENDS,
)

# Moments that happen to nobody in particular.
OF_THE_ROUND: Final = ROUND_BEGINS | COMBAT_BEGINS | COMBAT_ENDS | ROUND_ENDS
OF_A_TURN: Final = TURN_BEGINS | TURN_ENDS | SECOND_ROUND | THIRD_ROUND | SHADOW_CREATED

# Abilities of the rulebook itself, by their number on the card of the rules.
MADNESS_HURTS: Final = 0
MADNESS_DEATH: Final = 1
BLOOD_RUSH_ENDS: Final = 2
SHIELD_ABILITY: Final = 3
BANISHED_RETURNS: Final = 4


def notify(duel: Duel, moment: i64, event: Piece | None, seat: i64, lane: i64, victim: Piece | None = None) -> None:
    """Something has happened to `event` (or to a whole turn of `seat`): find all abilities that wait for it."""
    cards = duel.box.cards
    for piece in duel.pieces:
        card = cards[piece.card]
        if not card.when & moment or piece.blank:
            continue
        if piece.is_hidden() and piece is not event:
            continue
        for ability in card.abilities:
            if (
                ability.kind == TRIGGERED
                and ability.when & moment
                and concerns(duel, ability, moment, piece, event, seat)
            ):
                about = victim if moment == HITS else event
                wanted = ability.victim
                if wanted is not None and (
                    about is None or not fits(duel, wanted, about, piece.controller, 0, duel.lane_of(piece))
                ):
                    continue
                if not may_trigger(duel, ability, piece, about, lane):
                    continue
                wait(duel, ability, piece, about, lane)


def concerns(duel: Duel, ability: Ability, moment: i64, piece: Piece, event: Piece | None, seat: i64) -> bool:
    """Whether it is this permanent's event."""
    if moment & OF_THE_ROUND:
        return True
    if moment & OF_A_TURN:
        if piece.controller != seat:
            return False
        if moment == SECOND_ROUND:  # BH-D124
            return duel.round == piece.entered + 1
        return moment != THIRD_ROUND or duel.round == piece.entered + 2
    if event is None:
        return False
    if ability.of_self:
        return event.serial == piece.serial
    of = ability.of
    return of is not None and fits(duel, of, event, piece.controller, piece.serial, duel.lane_of(piece))


def may_trigger(duel: Duel, ability: Ability, piece: Piece, event: Piece | None, lane: i64) -> bool:
    """Its limit and its condition (BH-D126, BH-D113); one that still waits may have been brought about by this event
    instead (BH-D136)."""
    if (
        ability.limit == ONCE_A_ROUND
        and (piece.used >> (8 + ability.number)) & 1
        and not waits(duel, ability, piece, event)
    ):
        return False
    if ability.limit == ONCE_A_LANE and lane >= 0 and (piece.lanes_used >> (ability.number * 3 + lane)) & 1:
        return False
    if not holds_for(duel, ability, piece.controller, piece, duel.lane_of(piece), event):
        return False
    if ability.limit == ONCE_A_ROUND:
        piece.used |= 1 << (8 + ability.number)
    elif ability.limit == ONCE_A_LANE and lane >= 0:
        piece.lanes_used |= 1 << (ability.number * 3 + lane)
    return True


def waits(duel: Duel, ability: Ability, piece: Piece, event: Piece | None) -> bool:
    """Whether this ability has triggered but is not on the chain yet, and would do something else to this event."""
    found = False
    if event is not None and ability.uses_event:
        for item in duel.pending:
            if item.source == piece.serial and item.text is ability:
                if item.event == event.serial:
                    return False
                found = True
    return found


def wait(duel: Duel, ability: Ability, piece: Piece, event: Piece | None, lane: i64) -> None:
    item = Item(duel.serial(), TRIGGER, piece.controller, piece.card, ability.number, piece.serial)
    item.text = ability
    item.lane = duel.lane_of(piece)
    item.noted = piece.power
    item.magic = duel.box.cards[piece.card].magic
    if event is not None:
        item.event = event.serial
    item.event_lane = lane
    duel.pending = duel.pending + [item]


def wait_for_rule(duel: Duel, number: i64, seat: i64, event: Piece, lane: i64) -> None:
    """A trigger of the rulebook itself, under this player's control."""
    item = Item(duel.serial(), TRIGGER, seat, duel.box.rules, number, event.serial)
    item.text = duel.box.cards[duel.box.rules].abilities[number]
    item.lane = lane
    item.event = event.serial
    item.event_lane = lane
    item.named = event.card
    duel.pending = duel.pending + [item]


def moment_has_come(duel: Duel, moment: i64, seat: i64, lane: i64) -> None:
    """Abilities that an effect has set up for this moment; each works once."""
    for lasting in duel.lasting:
        if lasting.kind == TO_COME and lasting.a == moment and (lasting.seat == seat or seat == ANYTHING):
            duel.drop_lasting(lasting)
            item = Item(duel.serial(), TRIGGER, lasting.seat, lasting.card, lasting.ability, lasting.target)
            item.text = duel.box.cards[lasting.card].abilities[lasting.ability]
            item.lane = lane
            item.event_lane = lane
            duel.pending = duel.pending + [item]
