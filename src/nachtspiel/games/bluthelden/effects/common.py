"""What all effects share: to whom they happen, and how much."""

from mypy_extensions import i64

from nachtspiel.games.bluthelden.matching import amount, each
from nachtspiel.games.bluthelden.pieces import (
    ANYTHING,
    TO_EACH,
    TO_EVENT,
    TO_HOST,
    TO_MADE,
    TO_SELF,
    TO_TARGET,
    TO_TARGET2,
    Effect,
)
from nachtspiel.games.bluthelden.state import NOTHING, Item, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import ADVISOR, CHARACTER
from nachtspiel.games.bluthelden.vocabulary import D6


def much(duel: Duel, item: Item, effect: Effect) -> i64:
    return amount(duel, item, effect.n, effect.per, effect.per_selection, effect.selection)


def receivers(duel: Duel, item: Item, effect: Effect) -> list[Piece]:
    """To whom it happens: each that is not proof against the magic value (BH-D66), and for whom the die is right."""
    duel.fresh()
    found = meant(duel, item, effect)
    if item.magic != ANYTHING:
        found = [piece for piece in found if works_on(duel, item, piece)]
    if effect.d6:
        found = [piece for piece in found if die_says(duel, effect, piece)]
    return found


def meant(duel: Duel, item: Item, effect: Effect) -> list[Piece]:
    to = effect.to
    if to == TO_TARGET:
        return chosen(duel, item.first)
    if to == TO_TARGET2:
        return chosen(duel, item.second)
    if to == TO_EACH:
        selection = effect.selection
        return [] if selection is None else each(duel, item, selection)
    if to == TO_MADE:
        return chosen(duel, duel.made)
    serial: i64 = NOTHING
    if to == TO_SELF:
        serial = item.source
    elif to == TO_EVENT:
        serial = item.event
    elif to == TO_HOST:
        source = duel.find(item.source)
        if source is not None:
            serial = source.host
    piece = duel.find(serial)
    return [] if piece is None else [piece]


def chosen(duel: Duel, serials: list[int]) -> list[Piece]:
    found: list[Piece] = []
    for serial in serials:
        piece = duel.find(serial)
        if piece is not None:
            found.append(piece)
    return found


def works_on(duel: Duel, item: Item, piece: Piece) -> bool:
    """Magic value against Resistance; whatever has no Resistance cannot resist (BH-11.05, BH-11.08)."""
    if piece.kind != CHARACTER and piece.kind != ADVISOR:
        return True
    if piece.resistance <= item.magic:
        return True
    duel.tell("BH-11.05", "resists", piece.told())
    return False


def die_says(duel: Duel, effect: Effect, piece: Piece) -> bool:
    result = duel.roll(D6, 6) + 1
    duel.tell("BH-13.07", "rolls", piece.told(), result)
    return bool((effect.d6 >> result) & 1)
