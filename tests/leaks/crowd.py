"""Which worlds are compared: of every game and every number of seats some of each kind, found without knowing the game.

A game's own tests may add what is special about it: `leaks.py` in their folder (`tests/games/GAME`, for examples
`tests/examples/GAME`) has its own `LEAKS`, and if need be `SETTINGS` to play with in turn, `LIKES`, what players prefer
by kind or name, and `SECRETS`, pairs of settings that a seat cannot tell apart. A game without it is tried too.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from nachtspiel.engine.game import Game
from nachtspiel.engine.table import NOBODY
from nachtspiel.games import registry
from tests.leaks.injected import Injected
from tests.leaks.worlds import Worlds, other_settings, worlds

SEEDS = 8  # games that are looked through, for each seat
GAMES = [*registry.games(), *registry.examples()]

Secret = tuple[int, list[dict[str, str]]]  # the seat that cannot tell them apart, and two ways to set a table


class Special(NamedTuple):
    """What is special about a game."""

    leaks: list[Injected]
    settings: list[dict[str, str]]
    likes: tuple[str, ...]
    secrets: list[Secret]


@cache
def special(name: str) -> Special:
    for place in (f"tests.games.{name}", f"tests.examples.{name}"):
        if find_spec(place) is not None and find_spec(f"{place}.leaks") is not None:
            own = import_module(f"{place}.leaks")
            return Special(
                own.LEAKS, getattr(own, "SETTINGS", [{}]), getattr(own, "LIKES", ()), getattr(own, "SECRETS", [])
            )
    return Special([], [{}], (), [])


def found(game: Game, seats: int) -> Iterator[Worlds]:
    """All pairs of worlds that some random games have, for the first two seats and the spectators."""
    own = special(game.name)
    for seed in range(SEEDS):
        for seat in [*range(min(seats, 2)), NOBODY]:
            yield from worlds(game, seats, seat, seed, own.settings[seed % len(own.settings)], own.likes)
        if seats == game.fewest:
            for seat, pair in own.secrets:
                yield from other_settings(game, seat, seed, pair)


@cache
def crowd(name: str, seats: int, of_each: int) -> list[Worlds]:
    """Some of each kind in turn: however they part, whether the seat has to decide, whether chance has its part in what
    happens before everybody's eyes. First those in which it has to decide, and short games."""
    kinds: dict[tuple[object, ...], list[Worlds]] = defaultdict(list)
    for one in found(registry.game(name), seats):
        kinds[(not one.own, one.kind, len(one.first.step) > 1, one.seat == NOBODY)].append(one)
    ranks: list[tuple[bool, int, int, Worlds]] = []
    for place, kind in enumerate(sorted(kinds, key=str)):
        same = sorted(kinds[kind], key=lambda one: one.decisions)
        some = [same[len(same) * rank // of_each] for rank in range(min(of_each, len(same)))]
        ranks += [(not one.own, rank, place, one) for rank, one in enumerate(some)]
    return [one for *_, one in sorted(ranks, key=lambda rank: rank[:3])]
