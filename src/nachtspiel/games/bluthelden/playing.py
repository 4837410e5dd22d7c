"""Playing a card and activating an ability, step by step (BH-7.08, BH-D111).

It is one uninterrupted action: way, mode, slot, targets, what is paid with; then everything is paid and the card or
ability lies on top of the Reaction Chain.
"""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.choosing import (
    CHOOSE_MODE,
    FIRST,
    READY,
    REVEALING,
    SHIFTING,
    SLOT,
    ask_next,
    piece_at,
    take,
)
from nachtspiel.games.bluthelden.paying import put_on_chain
from nachtspiel.games.bluthelden.pieces import ANYTHING
from nachtspiel.games.bluthelden.state import FACE_DOWN, FOR_FREE, NOTHING, PLAYED, TRIGGER, USED, Item, Making
from nachtspiel.games.bluthelden.state import MOVE as A_MOVE
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.triggers import SHIELD_ABILITY
from nachtspiel.games.bluthelden.vocabulary import (
    ABILITIES,
    ABILITY,
    CARD,
    HIDE,
    MOVE,
    REVEAL_PLACE,
    SHIELD_PLACE,
    SHIFT_PLACE,
)


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
    piece = piece_at(duel, rest // ABILITIES)
    number = rest % ABILITIES
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


MAKE: Final = Make()
MADE: Final = Made()
