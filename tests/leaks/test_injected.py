"""The search itself: leaks are let in, one at a time, and each is caught by the check that is named for it."""

import os
from pathlib import Path

import pytest

from nachtspiel.engine.game import Game
from nachtspiel.games import registry
from tests.leaks.crowd import GAMES, crowd
from tests.leaks.injected import Injected
from tests.leaks.search import search
from tests.leaks.table import DOCUMENT, fits, leaks_of, written

AT_LEAST = 50  # leaks for every game
OF_EACH = 3  # pairs of worlds of each kind, until it is caught
CASES = [(game.name, leak) for game in GAMES for leak in leaks_of(game)]
IDS = [f"{name}-{leak.name.replace(' ', '_')}" for name, leak in CASES]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("worlds")


@pytest.mark.parametrize(("name", "leak"), CASES, ids=IDS)
def test_a_leak_is_caught_by_name(name: str, leak: Injected, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game(name)
    worlds = crowd(name, max(2, game.fewest), OF_EACH)
    leak.let_in(monkeypatch, game)
    assert any(search(folder, one, leak.check) is not None for one in worlds), f"not caught: {leak.name}, {leak.where}"


@pytest.mark.skipif("NACHTSPIEL_LEAKS" not in os.environ, reason="only for longer runs: make leaks")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_where_nothing_is_hidden_nothing_is_caught(game: Game, folder: Path) -> None:
    """It is the secret that is caught, not the change: in two worlds that are the same no leak shows anything."""
    worlds = crowd(game.name, max(2, game.fewest), 1)[0]
    for leak in leaks_of(game):
        with pytest.MonkeyPatch.context() as patch:
            leak.let_in(patch, game)
            assert search(folder, worlds._replace(second=worlds.first)) is None, leak.name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_there_are_many_leaks_for_every_game(game: Game) -> None:
    found = leaks_of(game)
    assert len(found) >= AT_LEAST
    assert len({(leak.name, leak.where) for leak in found}) == len(found)
    assert all(fits(game, leak) for leak in found)


def test_the_document_has_them_all() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == written(), "python -m tests.leaks.table writes it anew"
