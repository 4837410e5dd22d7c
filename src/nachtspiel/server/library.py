"""What the server knows about games as such: their settings, pieces, words and rulebooks."""

from functools import cache
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath

from nachtspiel.bots.levels import LEVELS
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.rulebook import LANGUAGES, Rulebook
from nachtspiel.engine.words import ftl_text
from nachtspiel.games.registry import game as game_of
from nachtspiel.games.registry import games
from nachtspiel.server.lessons import lessons
from nachtspiel.server.messages.answers import GameTold, RulebookTold, RuleTold, SettingTold
from nachtspiel.server.messages.coding import ENCODER
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.refusals import REFUSALS

FRESH = {"cache-control": "no-cache"}


def known(name: str) -> Game:
    try:
        return game_of(name)
    except Mistake as mistake:
        raise Problem(404, "unknown", str(mistake)) from None


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise Problem(404, "unknown", f"there is no such language; the languages are {', '.join(LANGUAGES)}")
    return language


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
        list(LANGUAGES),
        list(lessons(game.name)),
        game.thinking.can_judge(),
    )


@cache
def catalogue(name: str) -> bytes:
    return ENCODER.encode(known(name).knowing.catalogue())


@cache
def rulebook_told(name: str, language: str) -> RulebookTold:
    book = Rulebook(name, language)
    rules = [
        RuleTold(rule.id, rule.kind, rule.page, rule.section, rule.title, rule.text) for rule in book.rules.values()
    ]
    return RulebookTold(book.sections, rules)


@get("/api/games", responses=REFUSALS, sync_to_thread=False)
def get_games() -> list[GameTold]:
    """Every game: its seats, its settings with values and defaults, the levels of bots."""
    return [game_told(game) for game in games()]


@get("/api/games/{name:str}/content", responses=REFUSALS, sync_to_thread=False)
def get_content(name: FromPath[str]) -> Response[dict[str, Any]]:
    """Everything in the box, and what every number means."""
    return Response(catalogue(name), media_type=MediaType.JSON, headers=FRESH)  # type: ignore[arg-type]


@get("/api/games/{name:str}/words/{language:str}", media_type=MediaType.TEXT, responses=REFUSALS, sync_to_thread=False)
def get_words(name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The game's words in one language, as a Fluent file."""
    text = ftl_text(f"nachtspiel.games.{known(name).name}", spoken(language))
    return Response(text, media_type=MediaType.TEXT, headers=FRESH)


@get("/api/games/{name:str}/rulebook/{language:str}", responses=REFUSALS, sync_to_thread=False)
def get_rulebook(name: FromPath[str], language: FromPath[str]) -> RulebookTold:
    """The rulebook in one language."""
    return rulebook_told(known(name).name, spoken(language))


LIBRARY = [get_games, get_content, get_words, get_rulebook]
