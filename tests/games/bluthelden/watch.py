"""Somebody who sits beside a table of Bluthelden from its beginning and keeps in mind what was there."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from nachtspiel.engine.table import ARG_BITS, ARG_MASK, STEP_BITS, STEP_MASK, Event, Listener
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.pieces import Card
from nachtspiel.games.bluthelden.state import FACE_DOWN, PLAYED, Item, Piece
from nachtspiel.games.bluthelden.table import STEPS, Duel
from nachtspiel.games.bluthelden.terms import CARDS
from nachtspiel.games.bluthelden.vocabulary import ASK_PLACE, ASK_PRIORITY
from nachtspiel.games.bluthelden.zones import FETCHED, PLACE_CHOSEN, PUT_INTO_PLAY, RETURNING

View = Callable[[Duel, int], dict[str, Any]]


class Watch(Listener):
    """Sits beside one table from its beginning."""

    def __init__(self, game: Bluthelden, table: Duel, view: View | None = None) -> None:
        self.game = game
        self.table = table
        self.view: View = view or (lambda duel, seat: game.knowing.view(duel, seat))
        self.views: dict[int, dict[str, Any]] = {}  # what each seat sees now
        self.owned = [
            Counter([*player.deck.spells, *player.deck.pool, int(player.deck.sovereign), int(player.deck.rune)])
            for player in table.players
        ]
        self.no_cards = {int(card.number) for card in game.box.cards if card.token or card.number == game.box.rules}
        governments = {int(number) for player in table.players for number in (player.deck.sovereign, player.deck.rune)}
        self.open = [self.no_cards | governments | set(owned) for owned in self.owned]  # what each seat always knows
        self.events: list[Event] = []
        self.begin()
        self.before = self.now
        self.round = self.serials = 0
        self.shown: set[str] = set()  # the cards that have come into play or been played
        table.listener = self

    def told(self, event: Event) -> None:
        self.events.append(event)
        if event.what in ("enters", "plays", "trained"):
            self.shown |= {self.key(number) for number in self.named(event)}

    def named(self, event: Event) -> list[int]:
        """The cards that an event names; one that lies face down is none."""
        roles = self.game.naming.events[event.what]
        found: list[int] = []
        for role, number in zip(roles, (event.a, event.b, event.c), strict=False):
            if role in ("card", "base"):
                found.append(int(number))
            elif role in ("piece", "own", "other"):
                found.append(int(number) % CARDS)
        return [number for number in found if 0 <= number < len(self.game.box.cards)]

    def key(self, number: int) -> str:
        return self.game.box.cards[number].key

    def card(self, piece: Piece) -> Card:
        return self.game.box.cards[piece.card]

    def begin(self) -> None:
        """A new look at the table: what is asked of it again and again."""
        self.at_rest = any(question.kind == ASK_PRIORITY for question in self.table.questions)
        self.now = [self.known(seat) for seat in range(2)]

    def known(self, seat: int) -> set[int]:
        """The cards that this seat may hear of by number: its own, and those of the other that lie open."""
        table = self.table
        own, other = table.players[seat], table.players[1 - seat]
        found = self.open[seat] | {*own.graveyard, *own.banished, *other.graveyard, *other.banished, *other.shown}
        found |= {int(piece.card) for piece in table.pieces if not piece.is_hidden()}
        found |= {int(item.card) for item in items(table) if item.way != FACE_DOWN}
        making = table.making
        if making is not None and making.way != FACE_DOWN:
            found |= {int(making.card), *making.discards}
        return found | set(in_the_air(table, 1 - seat))


def items(table: Duel) -> list[Item]:
    """All that is on the chain, resolves or waits for it."""
    return [*table.chain, *table.pending, *([] if table.resolving is None else [table.resolving])]


def in_the_air(table: Duel, seat: int) -> list[int]:
    """Cards that have left one place while their player is still choosing the next."""
    found: list[int] = []
    for entry in table.agenda:
        step = STEPS[entry & STEP_MASK]
        rest = entry >> STEP_BITS
        card, how = rest & ARG_MASK, (rest >> ARG_BITS) & ARG_MASK
        if step in (PUT_INTO_PLAY, PLACE_CHOSEN) and how & 1 == seat and (how >> 1) & 7 in (RETURNING, FETCHED):
            found.append(card)
    for question in table.questions:  # a Rune has found it in the Pool
        if question.kind == ASK_PLACE and question.rule == "BH-D58" and question.seat == seat:
            found.append(int(question.about))
    return found


def cards_of(watch: Watch, seat: int) -> list[int]:
    """All cards of a player, wherever they are."""
    table, box = watch.table, watch.game.box
    player = table.players[seat]
    found = [*player.hand, *player.spells, *player.pool, *player.graveyard, *player.banished, *in_the_air(table, seat)]
    found += [int(piece.card) for piece in table.pieces if piece.owner == seat and not piece.token]
    found += [int(item.card) for item in table.chain if item.kind == PLAYED and item.seat == seat]
    resolving = table.resolving
    if resolving is not None and resolving.kind == PLAYED and box.cards[resolving.card].is_spell():
        found += [int(resolving.card)] * (resolving.seat == seat)  # a permanent has come to its place already
    return found
