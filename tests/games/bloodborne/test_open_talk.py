"""Open talk: what is announced is heard by all, changes nothing and binds nobody."""

import pytest

from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.match import Match
from nachtspiel.engine.table import NOBODY
from tests.games.bloodborne.kit import GAME


def new_match() -> Match:
    return Match(GAME, 3, {}, 1, ["Henryk", "Eileen", "Ludwig"])


@pytest.mark.rule("BB-7.04", "BB-D39")
def test_an_announcement_is_heard_by_everybody_and_changes_nothing() -> None:
    match = new_match()
    before, lines = match.table.key(), len(match.lines)
    match.announce(1, GAME.option("hunter_axe"))
    for seat in (0, 1, 2, NOBODY):
        event = match.heard(seat)[-1]
        assert (event.rule, event.what, event.a, event.b) == ("BB-7.04", "announces", 1, GAME.option("hunter_axe"))
    assert match.table.key() == before
    assert len(match.lines) == lines
    assert match.table.question(1) is not None


@pytest.mark.rule("BB-7.05", "BB-D39")
def test_an_announcement_binds_nobody() -> None:
    match = new_match()
    match.announce(0, GAME.option("hunter_axe"))
    match.answer(0, GAME.option("saw_cleaver"))
    match.answer(1, GAME.option("saw_cleaver"))
    match.answer(2, GAME.option("saw_cleaver"))
    assert any(
        event.what == "plays" and event.a == 0 and event.b == GAME.option("saw_cleaver") for event in match.events
    )


def test_what_cannot_be_chosen_cannot_be_announced() -> None:
    match = new_match()
    with pytest.raises(Refused):
        match.announce(0, GAME.option("kirkhammer"))
    with pytest.raises(Refused):
        match.announce(3, GAME.option("hunter_axe"))
    with pytest.raises(Mistake, match="only a card can be announced"):
        GAME.announcement(0, GAME.option("decline"))
