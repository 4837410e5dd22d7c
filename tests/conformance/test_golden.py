"""One whole game of each kind, written out: every choice offered and taken, every stroke of chance, every event; and
all that is printed. A change of rules or content shows here line by line.
"""

import re
from pathlib import Path

import pytest

from nachtspiel.engine.game import Game
from nachtspiel.games.registry import games
from tests.conformance.support import Party, decisions
from tests.golden import EVENTS, FOLDER, Kept, first_difference, golden_game, kept, played_again, printed


def test_the_golden_game_goes_as_written(party: Party) -> None:
    assert golden_game(party).difference() == ""


@pytest.mark.parametrize("game", [game for game in games() if game.printed], ids=lambda game: str(game.name))
def test_all_that_is_printed_is_as_written(game: Game) -> None:
    assert printed(game).difference() == ""


def test_a_golden_game_goes_as_written_up_to_where_it_does_not_fit_any_more(party: Party) -> None:
    kept_text = golden_game(party).path.read_text(encoding="utf-8")
    again = played_again(party, kept_text)
    whole = decisions(again)
    rows = kept_text.splitlines()
    places = [place for place, row in enumerate(rows[: rows.index(EVENTS)]) if re.match(r"\d+: ", row)]
    middle = len(places) // 2
    rows[places[middle]] = f"{rows[places[middle]][:1]}: no such thing"
    other = decisions(played_again(party, "\n".join(rows)))
    assert other[: middle - 1] == whole[: middle - 1]


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
