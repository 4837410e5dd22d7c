"""Decks over HTTP: a text is read, checked by the game's own rules, and given back tidy."""

from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from nachtspiel.engine.errors import Refused
from nachtspiel.games import registry
from nachtspiel.server.library import known
from nachtspiel.server.messages.fields import Value
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.refusals import REFUSALS
from nachtspiel.server.routes import Asked, exact


class DeckText(Struct, forbid_unknown_fields=True):
    text: Value


@post("/api/games/{name:str}/decks/check", status_code=200, responses=REFUSALS)
async def check_deck(request: Asked, name: FromPath[str], data: JSONBody[DeckText]) -> dict[str, Any]:
    """Read a deck and name every deck rule that it breaks, each with its card (empty: the deck as a whole), the game's
    word for it (`deck-...`) and how often it is there. A text that is no deck is refused by its line."""
    workshop = registry.workshop(known(name).name)
    if workshop is None:
        raise Problem(404, "unknown", f"{name} is played without decks")
    data = await exact(request, data)
    try:
        built = workshop.read("deck", data.text)
    except Refused as refused:
        raise Problem(400, refused.reason, str(refused), refused.rule, refused.names) from None
    found = [
        {"rule": fault.rule, "card": fault.card, "reason": fault.reason, "number": fault.number}
        for fault in built.faults
    ]
    return {**built.told(), "text": built.text(), "faults": found}


DECKS = [check_deck]
