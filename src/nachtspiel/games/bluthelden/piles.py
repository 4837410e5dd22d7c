"""Drawing, discarding, searching (BH-2.21 to BH-2.25, BH-D10, BH-D12)."""

from mypy_extensions import i64

from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.vocabulary import (
    CARD,
    POOL_DRAW,
    POOL_PILE,
    SPELL_DRAW,
    SPELL_PILE,
)


def piles(duel: Duel, seat: i64) -> list[int]:
    """The piles this player can draw from."""
    found: list[int] = []
    if duel.players[seat].spells:
        found.append(SPELL_PILE)
    if duel.players[seat].pool:
        found.append(POOL_PILE)
    return found


def draw(duel: Duel, seat: i64, pile: i64, rule: str, number: i64 = 1) -> None:
    """From which pile is open, which card is not (BH-D11). An empty pile loses the game (BH-D12)."""
    player = duel.players[seat]
    bag = player.spells if pile == SPELL_PILE else player.pool
    there = min(number, len(bag))
    if there:
        duel.tell(rule, "draws_hidden", seat, there, 0 if pile == SPELL_PILE else 1)
    for _ in range(there):
        card = duel.draw(SPELL_DRAW if pile == SPELL_PILE else POOL_DRAW, bag)
        player.take(card)
        if duel.variants.open_hands:
            duel.tell(rule, "draws", seat, card)
        else:
            duel.tell_seat(seat, rule, "draws", seat, card)
    if there < number:
        cannot_draw(duel, seat)


def cannot_draw(duel: Duel, seat: i64) -> None:
    duel.players[seat].decked = True
    duel.tell("BH-15.02", "cannot_draw", seat)


def discard(duel: Duel, seat: i64, card: i64, rule: str) -> None:
    player = duel.players[seat]
    player.lay_down(card)
    player.graveyard.append(card)
    duel.tell(rule, "discards", seat, card)


def hand_options(duel: Duel, seat: i64) -> list[int]:
    """Each card of the hand once."""
    found: list[int] = []
    for card in duel.players[seat].hand:
        if not found or found[-1] != CARD + card:
            found.append(CARD + card)
    return found
