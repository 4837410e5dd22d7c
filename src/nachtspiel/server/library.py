"""What the server knows about games as such: their settings, pieces, words and rulebooks. All of it is the same for
everybody, and written once."""

import asyncio
from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from nachtspiel.bots.levels import LEVELS
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.words import ENGLISH, ftl_text, sealed_text
from nachtspiel.games import registry
from nachtspiel.server.lending import LENT, lend
from nachtspiel.server.lessons import lessons
from nachtspiel.server.messages.answers import GameTold, Opened, RulebookTold, RuleTold, SettingTold
from nachtspiel.server.messages.coding import ENCODER
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.refusals import REFUSALS
from nachtspiel.server.volume import Volume

JSON = "application/json"
FLUENT = "text/plain; charset=utf-8"
Asked = Request[Any, Any, Any]


def known(name: str) -> Game:
    try:
        return registry.game(name)
    except Mistake as mistake:
        raise Problem(404, "unknown", str(mistake)) from None


def spoken(name: str, language: str) -> tuple[str, str]:
    """A game and a language that it speaks."""
    try:
        return known(name).name, registry.spoken(name, language)
    except Mistake as mistake:
        raise Problem(404, "unknown", str(mistake)) from None


def game_told(game: Game) -> GameTold:
    settings = [SettingTold(one.name, one.default, one.values, one.low, one.high, one.text) for one in game.settings]
    return GameTold(
        game.name,
        game.version,
        game.content,
        game.fewest,
        game.most,
        settings,
        list(LEVELS),
        list(registry.languages(game.name)),
        list(lessons(game.name)),
        game.thinking.can_judge(),
        game.carries,
        game.name in registry.EXAMPLES,
    )


# ---------------------------------------------------------------- written once


@cache
def games() -> Volume:
    return Volume(JSON, ENCODER.encode([game_told(game) for game in [*registry.games(), *registry.examples()]]))


@cache
def catalogue(name: str) -> Volume:
    return Volume(JSON, ENCODER.encode(registry.game(name).knowing.catalogue()))


@cache
def words(name: str, language: str) -> Volume:
    return Volume(FLUENT, ftl_text(registry.package(name), language).encode())


@cache
def rulebook(name: str, language: str) -> Volume:
    book = registry.rulebook(name, language)
    rules = [
        RuleTold(rule.id, rule.kind, rule.page, rule.section, rule.title, rule.text) for rule in book.rules.values()
    ]
    return Volume(JSON, ENCODER.encode(RulebookTold(book.sections, rules)))


def part(game: Game, code: str, language: str) -> Opened:
    """A part of the box that somebody has seen opened; its words in English where the language lacks them."""
    package = registry.package(game.name)
    words = sealed_text(package, language, code) or sealed_text(package, ENGLISH, code)
    return Opened(game.knowing.part(code), words)


async def warm() -> None:
    """Write everything before somebody asks for it, beside the event loop and one after the other."""
    await asyncio.to_thread(games)
    for name in registry.PACKAGES:
        await asyncio.to_thread(catalogue, name)
        for language in registry.languages(name):
            await asyncio.to_thread(words, name, language)
            await asyncio.to_thread(rulebook, name, language)
            await asyncio.to_thread(registry.names, name, language)


# ---------------------------------------------------------------- lent to everybody


@get("/api/games", responses=REFUSALS, sync_to_thread=True, opt=LENT)
def get_games(request: Asked) -> Response[list[GameTold]]:
    """Every game: its seats, its settings with values and defaults, the levels of bots, the languages it speaks."""
    return lend(request, games())  # type: ignore[return-value]


@get("/api/games/{name:str}/catalogue", responses=REFUSALS, sync_to_thread=True, opt=LENT)
def get_catalogue(request: Asked, name: FromPath[str]) -> Response[dict[str, Any]]:
    """What lies open in the box, and what every number means."""
    return lend(request, catalogue(known(name).name))  # type: ignore[return-value]


@get("/api/games/{name:str}/words/{language:str}", responses=REFUSALS, sync_to_thread=True, opt=LENT)
def get_words(request: Asked, name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The game's words in one language, as a Fluent file; English stands behind what it lacks."""
    return lend(request, words(*spoken(name, language)))  # type: ignore[return-value]


@get("/api/games/{name:str}/rulebook/{language:str}", responses=REFUSALS, sync_to_thread=True, opt=LENT)
def get_rulebook(request: Asked, name: FromPath[str], language: FromPath[str]) -> Response[RulebookTold]:
    """The rulebook in one language; what it lacks is told in English."""
    return lend(request, rulebook(*spoken(name, language)))  # type: ignore[return-value]


LIBRARY = [get_games, get_catalogue, get_words, get_rulebook]
