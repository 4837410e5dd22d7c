"""Effects on players: life points, astral points, sacrifices, drawing and discarding."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.content import Entry
from nachtspiel.games.bluthelden.chain import EFFECT_CHOSEN
from nachtspiel.games.bluthelden.damage import gain_lp
from nachtspiel.games.bluthelden.effects.common import much
from nachtspiel.games.bluthelden.matching import fits
from nachtspiel.games.bluthelden.pieces import CHARACTERS, Effect, Selection
from nachtspiel.games.bluthelden.piles import cannot_draw, discard, draw, hand_options, piles
from nachtspiel.games.bluthelden.reading import Reader
from nachtspiel.games.bluthelden.state import Item, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import BLOODMAGE, NOWHERE, SOVEREIGN
from nachtspiel.games.bluthelden.vocabulary import (
    ASK_ASP,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_SACRIFICE,
    ASP,
    CARD,
    PLACE,
    POOL_PILE,
    SPELL_PILE,
    TRINKET,
)
from nachtspiel.games.bluthelden.zones import A_TOKEN, die, put_into_play

YOU: Final = 0
OPPONENT: Final = 1
EACH: Final = 2
PLAYERS: Final = {"you": YOU, "opponent": OPPONENT}
SOME: Final = {"you": YOU, "opponent": OPPONENT, "each": EACH}


def who(entry: Entry, words: dict[str, int]) -> int:
    return entry.choice("who", words) if entry.has("who") else YOU


class GainLp(Effect):
    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.amount(entry, self)
        self.who = who(entry, PLAYERS)

    def run(self, duel: Duel, item: Item) -> None:
        seat = item.seat if self.who == YOU else 1 - item.seat
        gain_lp(duel, seat, much(duel, item, self))


class LoseLp(Effect):
    """Losing LP is not damage and cannot be prevented (BH-D120)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.amount(entry, self)
        self.who = who(entry, PLAYERS)

    def run(self, duel: Duel, item: Item) -> None:
        player = duel.players[item.seat if self.who == YOU else 1 - item.seat]
        number = much(duel, item, self)
        player.lp -= number
        duel.did = True
        duel.tell("BH-D120", "loses_lp", player.seat, number, duel.left(player.seat))


class GainAsp(Effect):
    """Astral points; from a Bloodmage source each may become a Blood Trinket instead (BH-13.47, BH-D101)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.amount(entry, self)

    def run(self, duel: Duel, item: Item) -> None:
        number = much(duel, item, self)
        if not is_bloodmage(duel, item):
            gain_asp(duel, item.seat, number)
            return
        duel.picks = [number]
        self.ask(duel, item)

    def ask(self, duel: Duel, item: Item) -> None:
        duel.ask(item.seat, ASK_ASP, [ASP, TRINKET], "BH-D101", item.card)
        duel.then(EFFECT_CHOSEN, item.seat)

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        left = duel.picks[0] - 1
        if option == TRINKET:
            duel.did = True
            put_into_play(duel, duel.box.trinket, item.seat, A_TOKEN, -1, NOWHERE)
        else:
            gain_asp(duel, item.seat, 1)
        duel.picks = [left]
        if left:
            self.ask(duel, item)


def is_bloodmage(duel: Duel, item: Item) -> bool:
    source = duel.find(item.source)
    if source is not None:
        return source.has(BLOODMAGE)
    return bool(duel.box.cards[item.card].keywords & BLOODMAGE)


def gain_asp(duel: Duel, seat: i64, number: i64) -> None:
    if number > 0:
        duel.players[seat].asp += number
        duel.did = True
        duel.tell("BH-7.06", "gains_asp", seat, number, duel.players[seat].asp)


class Sacrifice(Effect):
    """A player, or each, sacrifices: the active player chooses first, then all leave together (BH-D103, BH-D125)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.amount(entry, self)
        self.who = who(entry, SOME)
        self.of = reader.selection(entry, "of") if entry.has("of") else Selection(CHARACTERS)

    def run(self, duel: Duel, item: Item) -> None:
        duel.fresh()
        for seat in (duel.active, 1 - duel.active):
            if self.who != EACH and (self.who == YOU) != (seat == item.seat):
                continue
            able = self.able(duel, item, seat)
            missing = self.n - self.chosen_by(duel, seat)
            if missing <= 0:
                continue
            if len(able) <= missing:
                for piece in able:
                    duel.picks.append(piece.serial)
                continue
            options = sorted([PLACE + piece.place for piece in able])
            duel.ask(seat, ASK_SACRIFICE, options, "BH-D103", item.card)
            duel.then(EFFECT_CHOSEN, seat)
            return
        dying = [piece for piece in duel.pieces if piece.serial in duel.picks]
        if dying:
            duel.did = True
            die(duel, dying, "BH-D103", "sacrificed")

    def able(self, duel: Duel, item: Item, seat: i64) -> list[Piece]:
        source = duel.find(item.source)
        lane: i64 = item.lane if source is None else duel.lane_of(source)
        return [
            piece
            for piece in duel.pieces
            if piece.controller == seat
            and piece.kind != SOVEREIGN
            and piece.serial not in duel.picks
            and fits(duel, self.of, piece, seat, item.source, lane)
        ]

    def chosen_by(self, duel: Duel, seat: i64) -> i64:
        number: i64 = 0
        for serial in duel.picks:
            piece = duel.find(serial)
            if piece is not None and piece.controller == seat:
                number += 1
        return number

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        piece = duel.at(option - PLACE)
        assert piece is not None
        duel.picks.append(piece.serial)
        self.run(duel, item)


class Draw(Effect):
    """Draws cards; the pile is chosen for each unless it is named (BH-D10)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.amount(entry, self)
        words = {"choice": 0, "spell": SPELL_PILE, "pool": POOL_PILE}
        self.pile = entry.choice("from", words) if entry.has("from") else 0

    def run(self, duel: Duel, item: Item) -> None:
        duel.picks = [much(duel, item, self)]
        self.go_on(duel, item)

    def go_on(self, duel: Duel, item: Item) -> None:
        while duel.picks[0] > 0:
            found = [self.pile] if self.pile else piles(duel, item.seat)
            if len(found) > 1:
                duel.ask(item.seat, ASK_DRAW, found, "BH-D10", item.card)
                duel.then(EFFECT_CHOSEN, item.seat)
                return
            if not found:
                cannot_draw(duel, item.seat)
                return
            self.take(duel, item, found[0])

    def take(self, duel: Duel, item: Item, pile: i64) -> None:
        draw(duel, item.seat, pile, "BH-D10")
        duel.did = True
        duel.picks[0] -= 1

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        self.take(duel, item, option)
        self.go_on(duel, item)


class Discard(Effect):
    """Discards cards of the player's own choice, as many as there are (BH-D127)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.amount(entry, self)
        self.who = who(entry, PLAYERS)

    def run(self, duel: Duel, item: Item) -> None:
        duel.picks = [much(duel, item, self)]
        self.go_on(duel, item)

    def go_on(self, duel: Duel, item: Item) -> None:
        seat = item.seat if self.who == YOU else 1 - item.seat
        while duel.picks[0] > 0:
            found = hand_options(duel, seat)
            if not found:
                return
            if len(found) > 1:
                duel.ask(seat, ASK_DISCARD, found, "BH-D127", item.card)
                duel.then(EFFECT_CHOSEN, seat)
                return
            self.drop(duel, seat, found[0])

    def drop(self, duel: Duel, seat: i64, option: i64) -> None:
        discard(duel, seat, option - CARD, "BH-D127")
        duel.did = True
        duel.picks[0] -= 1

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        self.drop(duel, item.seat if self.who == YOU else 1 - item.seat, option)
        self.go_on(duel, item)
