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
    match.announce(1, GAME.naming.option("hunter_axe"))
    for seat in (0, 1, 2, NOBODY):
        event = match.heard(seat)[-1]
        assert (event.rule, event.what) == ("BB-7.04", "announces")
        assert (event.a, event.b, event.c) == (1, GAME.naming.option("hunter_axe"), 0)
    assert match.table.key() == before
    assert len(match.lines) == lines
    assert match.table.question(1) is not None


@pytest.mark.rule("BB-7.05", "BB-D39")
def test_an_announcement_binds_nobody() -> None:
    match = new_match()
    match.announce(0, GAME.naming.option("hunter_axe"))
    match.answer(0, GAME.naming.option("saw_cleaver"))
    match.answer(1, GAME.naming.option("saw_cleaver"))
    match.answer(2, GAME.naming.option("saw_cleaver"))
    assert any(
        event.what == "plays" and event.a == 0 and event.b == GAME.naming.option("saw_cleaver")
        for event in match.events
    )


def test_what_cannot_be_chosen_cannot_be_announced() -> None:
    match = new_match()
    with pytest.raises(Refused):
        match.announce(0, GAME.naming.option("kirkhammer"))
    with pytest.raises(Refused):
        match.announce(3, GAME.naming.option("hunter_axe"))
    for option in (len(GAME.box.cards), GAME.naming.option("decline")):
        with pytest.raises(Mistake, match=r"^only a card can be announced$"):
            GAME.naming.announcement(0, option)
    last = len(GAME.box.cards) - 1
    assert GAME.naming.announcement(0, last).b == last
