"""Continuous effects: what a permanent's values and keywords are now (BH-D119)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from nachtspiel.games.bluthelden.matching import fits, holds_static, times
from nachtspiel.games.bluthelden.pieces import ANYTHING, TO_EACH, TO_HOST, Static
from nachtspiel.games.bluthelden.state import BLOOD_RUSH, SHIFT, Lasting, Piece
from nachtspiel.games.bluthelden.terms import (
    HIDDEN,
    IN_WAR,
    INITIATIVE_COUNTER,
    LANE_OF,
    MADNESS,
    MADNESS_COUNTER,
    MADNESS_SHADOWS,
    PLUS_COUNTER,
    RESISTANCE_COUNTER,
    RESISTANCE_DOWN_COUNTER,
    TACTICAL_SHIFT,
    ZONE_OF,
)
from nachtspiel.games.bluthelden.vocabulary import SHIFT_PLACE

if TYPE_CHECKING:
    from nachtspiel.games.bluthelden.table import Duel


def refresh(duel: Duel) -> None:
    """Work out all values anew, in the six steps of BH-D119; being turned comes last (BH-D68)."""
    duel.stale = False
    cards = duel.box.cards
    statics = False
    for piece in duel.pieces:  # 1: the printed card
        card = cards[piece.card]
        piece.power = card.power
        piece.hp = card.hp
        piece.resistance = card.resistance
        piece.initiative = card.initiative
        piece.keywords = card.keywords
        piece.blank = False
        piece.reduce = 0
        piece.shifts = 0
        if card.statics:
            statics = True
    changes: list[Lasting] = [lasting for lasting in duel.lasting if lasting.kind <= SHIFT]
    if statics or changes:
        find_blanks(duel, changes)
        apply_statics(duel, changes)
    for piece in duel.pieces:
        if piece.counters:
            count_counters(piece)
        zone = ZONE_OF[piece.place]
        if zone == IN_WAR and duel.shadows_in(LANE_OF[piece.place]) >= MADNESS_SHADOWS:  # BH-D123
            piece.keywords |= MADNESS
        count_shifts(piece)
        if zone == HIDDEN:  # BH-D97
            piece.keywords = 0
        if piece.turned or piece.resistance < 0:  # BH-14.15, BH-D69
            piece.resistance = 0
        if piece.turned or piece.initiative < 0:
            piece.initiative = 0
        if piece.power < 0:
            piece.power = 0


def count_shifts(piece: Piece) -> None:
    """Its own Tactical Shift, unless it is used up, and each that it was granted (BH-D131)."""
    if piece.keywords & TACTICAL_SHIFT and not (piece.used >> SHIFT_PLACE) & 1:
        piece.shifts += 1
    if piece.shifts:
        piece.keywords |= TACTICAL_SHIFT


def count_counters(piece: Piece) -> None:
    plus = piece.counter(PLUS_COUNTER)
    piece.power += plus
    piece.hp += plus
    piece.resistance += piece.counter(RESISTANCE_COUNTER) - piece.counter(RESISTANCE_DOWN_COUNTER)
    piece.initiative += piece.counter(INITIATIVE_COUNTER)
    if piece.counter(MADNESS_COUNTER):
        piece.keywords |= MADNESS


def find_blanks(duel: Duel, changes: list[Lasting]) -> None:
    """4, first part: who has lost the printed abilities; their statics are silent then."""
    for piece in duel.pieces:
        for static in duel.box.cards[piece.card].statics:
            if static.blank and static.to == TO_HOST:
                host = duel.find(piece.host)
                if host is not None:
                    lose_text(host)
    for lasting in changes:
        static_of = lasting.static
        if static_of is not None and static_of.blank:
            target = duel.find(lasting.target)
            if target is not None:
                lose_text(target)


def lose_text(piece: Piece) -> None:
    piece.blank = True
    piece.keywords = 0


def apply_statics(duel: Duel, changes: list[Lasting]) -> None:
    """4 and 5: gains, losses and set values, in the order in which they began; then 6: what is added."""
    for adding in (False, True):
        waiting: i64 = 0
        number: i64 = len(changes)
        for piece in duel.pieces:
            if piece.blank or not duel.box.cards[piece.card].statics or piece.is_hidden():
                continue
            while waiting < number and changes[waiting].serial < piece.serial:
                apply_change(duel, changes[waiting], adding)
                waiting += 1
            for static in duel.box.cards[piece.card].statics:
                apply_static(duel, piece, static, adding)
        while waiting < number:
            apply_change(duel, changes[waiting], adding)
            waiting += 1


def apply_static(duel: Duel, piece: Piece, static: Static, adding: bool) -> None:
    if not holds_static(duel, piece, static):
        return
    n = times(duel, piece, static.per, static.per_selection, 1)
    if static.to == TO_HOST:
        host = duel.find(piece.host)
        if host is not None:
            alter(host, static, n, adding)
    elif static.to == TO_EACH:
        selection = static.selection
        if selection is None:
            return
        lane = duel.lane_of(piece)
        for other in duel.pieces:
            if fits(duel, selection, other, piece.controller, piece.serial, lane):
                alter(other, static, n, adding)
    else:
        alter(piece, static, n, adding)


def apply_change(duel: Duel, lasting: Lasting, adding: bool) -> None:
    target = duel.find(lasting.target)
    if target is None:
        return
    if lasting.kind == BLOOD_RUSH:  # BH-13.13
        if adding:
            target.power += lasting.a
            target.hp += lasting.a
        return
    if lasting.kind == SHIFT:
        if adding:
            target.shifts += 1
        return
    static = lasting.static
    if static is not None:
        alter(target, static, lasting.a, adding)


def alter(piece: Piece, static: Static, n: i64, adding: bool) -> None:
    if adding:
        piece.power += static.power * n
        piece.hp += static.hp * n
        piece.resistance += static.resistance * n
        piece.initiative += static.initiative * n
        piece.reduce += static.reduce
        return
    piece.keywords = (piece.keywords | static.gain) & ~static.lose
    if static.base_power != ANYTHING:
        piece.power = static.base_power
    if static.base_resistance != ANYTHING:
        piece.resistance = static.base_resistance
    if static.base_initiative != ANYTHING:
        piece.initiative = static.base_initiative
