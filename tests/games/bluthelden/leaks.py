"""Leaks that only Bluthelden can have: hands, piles, hidden cards, and decks of one's own (BH-D97, BH-D108)."""

from typing import Any

import pytest

from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import EVERYTHING, sees
from nachtspiel.engine.table import Table
from nachtspiel.games.bluthelden import seen
from nachtspiel.games.bluthelden.flowing import DuelFlowing
from nachtspiel.games.bluthelden.knowing import DuelKnowing
from nachtspiel.games.bluthelden.naming import DuelNaming
from nachtspiel.games.bluthelden.state import Piece, Player
from nachtspiel.games.bluthelden.table import Duel, duel_of
from tests.games.bluthelden.test_own_decks import BLACK, GREEN, changed
from tests.leaks.injected import Leaks, after

LEAKS = Leaks()
LIKES = ("hide",)
HIDING = changed(  # many cards that can lie face down
    GREEN, ("4 druid_of_the_earth", "4 wild_boar"), ("3 gardener", "3 luminary_of_growth"), ("2 tracker", "4 tracker"),
    ("3 elvish_archer", "1 elvish_archer"),
)  # fmt: skip
SETTINGS = [{}, {"deck1": HIDING, "deck2": HIDING}]
OTHER = changed(GREEN, ("2 tracker", "1 tracker\n1 forest_dwellers"))
SECRETS = [(1, [{"deck1": GREEN, "deck2": BLACK}, {"deck1": OTHER, "deck2": BLACK}])]
Patch = pytest.MonkeyPatch


def change_player(patch: Patch, name: str, value: Any) -> None:
    """Something on a player's side follows from what only that player sees."""

    def changed(view: Any, duel: Duel, player: Player, seat: int) -> Any:
        return view if sees(seat, player.seat) else view | {name: value(view[name], duel, player)}

    after(patch, seen, "player_view", changed)


@LEAKS.add("a hand", "the other player's cards are shown", "table: view.players.hand")
def hand(patch: Patch, game: Game) -> None:
    change_player(patch, "hand", lambda _, duel, player: seen.keys(duel, player.hand))


@LEAKS.add("the size of a hand", "cards that cannot be played do not count", "table: view.players.hand_size")
def hand_size(patch: Patch, game: Game) -> None:
    change_player(patch, "hand_size", lambda size, duel, player: size + sum(player.hand))


@LEAKS.add("the Spell deck", "the other player's pile is shown", "table: view.players.spell_cards")
def spell_cards(patch: Patch, game: Game) -> None:
    change_player(patch, "spell_cards", lambda _, duel, player: seen.keys(duel, player.spells))


@LEAKS.add("the size of the Spell deck", "only its Spells are counted", "table: view.players.spells")
def spells(patch: Patch, game: Game) -> None:
    change_player(patch, "spells", lambda size, duel, player: size + sum(player.spells))


@LEAKS.add("the Pool", "what is left of it is shown", "table: view.players.pool_cards")
def pool_cards(patch: Patch, game: Game) -> None:
    change_player(patch, "pool_cards", lambda _, duel, player: seen.keys(duel, player.pool))


@LEAKS.add("the size of the Pool", "it counts what was drawn from it", "table: view.players.pool")
def pool(patch: Patch, game: Game) -> None:
    change_player(patch, "pool", lambda size, duel, player: size + sum(player.pool))


@LEAKS.add("shown cards", "a drawn card counts as shown", "table: view.players.shown")
def shown(patch: Patch, game: Game) -> None:
    change_player(patch, "shown", lambda shown, duel, player: [*shown, *seen.keys(duel, player.hand)])


@LEAKS.add("the order of the Graveyard", "it is sorted by what is in hand", "table: view.players.graveyard")
def graveyard(patch: Patch, game: Game) -> None:
    change_player(patch, "graveyard", lambda yard, duel, player: [*yard, sum(player.hand)])


@LEAKS.add("the Pool deck", "it lists what is still to come", "table: view.players.pool_deck")
def pool_deck(patch: Patch, game: Game) -> None:
    change_player(patch, "pool_deck", lambda deck, duel, player: {**deck, "left": sum(player.pool)})


def change_hidden(patch: Patch, name: str, value: Any) -> None:
    """Something of a hidden card shows."""

    def changed(view: Any, duel: Duel, piece: Piece, seat: int) -> Any:
        is_closed = piece.is_hidden() and not sees(seat, piece.controller)
        return view | {name: value(duel, piece)} if is_closed else view

    after(patch, seen, "piece_view", changed)


@LEAKS.add("a hidden card", "its face is shown", "table: view.pieces.card")
def hidden_card(patch: Patch, game: Game) -> None:
    change_hidden(patch, "card", lambda duel, piece: seen.card_key(duel, piece.card))


@LEAKS.add("the kind of a hidden card", "whether it is a Character or a Spell", "table: view.pieces.kind")
def hidden_kind(patch: Patch, game: Game) -> None:
    change_hidden(patch, "kind", lambda duel, piece: f"{duel.box.cards[piece.card].type} {piece.card}")


@LEAKS.add("an id that stays", "a card has the same number in hand and face down", "table: view.pieces.id")
def stays(patch: Patch, game: Game) -> None:
    change_hidden(patch, "id", lambda duel, piece: int(piece.card))


@LEAKS.add("what is being hidden", "the card is named while it is laid down", "table: view.making.card")
def making(patch: Patch, game: Game) -> None:
    after(patch, seen, "making_view", lambda view, duel, made, _: {**view, "card": seen.card_key(duel, made.card)})


@LEAKS.add("a face-down card on the chain", "it is named there", "table: view.chain.card")
def chain(patch: Patch, game: Game) -> None:
    after(patch, seen, "item_view", lambda view, duel, item, _: {**view, "card": seen.card_key(duel, item.card)})


@LEAKS.add("a deck of one's own", "the settings have the other player's list", "table: settings.deck1")
def settings(patch: Patch, game: Game) -> None:
    patch.setattr(DuelKnowing, "settings", lambda knowing, settings, seat: settings)


@LEAKS.add("where one is stopped", "at moments at which the other could answer", "table: view.question.flow.moment")
def moment(patch: Patch, game: Game) -> None:
    def changed(moment: str, _: DuelFlowing, table: Table, seat: int) -> str:
        return f"{moment} {sum(duel_of(table).players[1 - seat].hand)}"

    after(patch, DuelFlowing, "moment", changed)


@LEAKS.add("who has a card", "the refusal of a card that is not in hand says where it is", "refusal: error.names")
def refusal(patch: Patch, game: Game) -> None:
    def changed(refused: Any, _: DuelNaming, table: Table, seat: int, *__: int) -> Any:
        refused.names = {**refused.names, "there": str(duel_of(table).players[1 - seat].hand)}
        return refused

    after(patch, DuelNaming, "refusal", changed)


@LEAKS.add("what is believed of a deck", "it follows from the true one", "hint: ")
def belief(patch: Patch, game: Game) -> None:
    def deal_hidden(duel: Duel, seat: int) -> None:
        for _ in range(sum(duel.players[1 - seat].hand) % 5 if seat != EVERYTHING else 0):
            duel.chance.next()

    patch.setattr(seen, "deal_hidden", deal_hidden)
