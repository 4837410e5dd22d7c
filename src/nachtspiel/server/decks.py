"""Decks over HTTP: a text is read, checked by the game's own rules, and given back tidy."""

from functools import cache
from typing import Annotated

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from nachtspiel.games.bluthelden.catalogue import counted
from nachtspiel.games.bluthelden.deck import MOST_LENGTH, DeckMistake, faults, parse_deck, write_deck
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.speech import card_names
from nachtspiel.server.library import known
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.refusals import REFUSALS
from nachtspiel.server.routes import Asked, exact


class DeckText(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=MOST_LENGTH)]


class FaultTold(Struct):
    """A deck rule that is broken: by which card (empty: by the deck as a whole), and how often it is there."""

    rule: str
    card: str
    reason: str  # the game's word deck-...
    number: int


class DeckTold(Struct):
    name: str
    sovereign: str
    rune: str
    spells: dict[str, int]
    pool: dict[str, int]
    text: str
    faults: list[FaultTold]


def with_decks(name: str) -> Bluthelden:
    game = known(name)
    if not isinstance(game, Bluthelden):
        raise Problem(404, "unknown", f"{game.name} is played without decks")
    return game


@cache
def names(name: str) -> dict[str, str]:
    return card_names(with_decks(name).box)


@post("/api/games/{name:str}/decks/check", status_code=200, responses=REFUSALS)
async def check_deck(request: Asked, name: FromPath[str], data: JSONBody[DeckText]) -> DeckTold:
    """Read a deck and name every deck rule that it breaks. A text that is no deck is refused by its line."""
    box = with_decks(name).box
    data = await exact(request, data)
    try:
        deck = parse_deck(box, "deck", data.text, names(name))
    except DeckMistake as mistake:
        raise Problem(400, mistake.reason, str(mistake), names=mistake.names) from None
    return DeckTold(
        deck.name,
        box.cards[deck.sovereign].key,
        box.cards[deck.rune].key,
        counted(box, deck.spells),
        counted(box, deck.pool),
        write_deck(box, deck),
        [FaultTold(fault.rule, fault.card, fault.reason, fault.number) for fault in faults(box, deck)],
    )


DECKS = [check_deck]
