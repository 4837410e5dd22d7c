"""One whole game of each kind, written out: every choice offered and taken, every stroke of chance, every event; and
all that is printed. A change of rules or content shows here line by line.
"""

from pathlib import Path

import pytest

from nachtspiel.engine.game import Game
from nachtspiel.games.registry import games
from tests.conformance.support import Party
from tests.golden import FOLDER, Kept, first_difference, golden_game, kept, printed


def test_the_golden_game_goes_as_written(party: Party) -> None:
    assert golden_game(party).difference() == ""


@pytest.mark.parametrize("game", [game for game in games() if game.printed], ids=lambda game: str(game.name))
def test_all_that_is_printed_is_as_written(game: Game) -> None:
    assert printed(game).difference() == ""


def test_everything_kept_is_looked_after() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(one.path for one in kept() if one.path.parent == FOLDER)


def test_the_first_difference_is_shown() -> None:
    assert first_difference("a\nb\n", "a\nb\n") == ""
    assert first_difference("a\nb\n", "a\nc\n") == "line 2, after 'a':\n  golden: b\n  now:    c"
    assert first_difference("a\n", "a\nc\n") == "line 2, after 'a':\n  golden: None\n  now:    c"


def test_what_has_changed_is_written_anew_and_nothing_else(tmp_path: Path) -> None:
    one = Kept(tmp_path / "golden" / "x.txt", lambda: "a\nb\n")
    assert one.difference() == "x.txt is not there yet; `make golden` writes it"
    assert one.renew()
    assert one.difference() == ""
    assert not one.renew()
    other = Kept(one.path, lambda: "a\nc\n")
    assert other.difference().startswith("x.txt, line 2, after 'a':\n  golden: b\n  now:    c\n")
    assert other.renew()
    assert one.path.read_text(encoding="utf-8") == "a\nc\n"
