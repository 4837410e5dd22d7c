"""No leak: in every game, for every number of seats, worlds that a seat cannot tell apart are one on every way out.

`make leaks` compares many more of them.
"""

import os
from pathlib import Path

import pytest

from nachtspiel.engine.game import Game
from nachtspiel.games import registry
from tests.leaks.crowd import GAMES, crowd
from tests.leaks.search import search

OF_EACH = int(os.environ.get("NACHTSPIEL_LEAKS", "1"))  # pairs of each kind
PARTIES = [(game.name, seats) for game in GAMES for seats in range(max(2, game.fewest), game.most + 1)]


@pytest.mark.parametrize(("name", "seats"), PARTIES, ids=[f"{name}-{seats}" for name, seats in PARTIES])
def test_two_worlds_are_one_on_every_way_out(name: str, seats: int, tmp_path: Path) -> None:
    pairs = crowd(name, seats, OF_EACH)
    for worlds in pairs:
        leak = search(tmp_path, worlds)
        assert leak is None, f"{worlds}\n{leak.check}\n{leak.first[-800:]}\n{leak.second[-800:]}"
    assert len({worlds.seat for worlds in pairs}) == 3, "not everybody was tried"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_worlds_do_differ_and_nobody_who_may_know_takes_them_for_one(game: Game) -> None:
    """What is compared is not the same twice: to those to whom all is open the worlds look different."""
    for worlds in crowd(game.name, max(2, game.fewest), OF_EACH):
        texts = []
        for history in (worlds.first, worlds.second):
            lines = [*history.lines, *history.step]
            texts.append([(line.seat, line.purpose, line.value) for line in lines] + [str(history.settings)])
        assert texts[0] != texts[1]
        assert registry.game(worlds.game.name) is worlds.game
