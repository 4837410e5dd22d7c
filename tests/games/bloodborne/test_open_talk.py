"""Open talk: what is announced is heard by all, changes nothing and binds nobody."""

import pytest

from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.match import Match
from nachtspiel.engine.table import NOBODY
from tests.games.bloodborne.kit import GAME, Play


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


@pytest.mark.rule("BB-7.04", "BB-D39")
def test_an_announcement_is_heard_at_any_time_also_after_one_has_chosen() -> None:
    """Seat 2 has laid its card; seat 1 has a weapon to choose, then all the others wait for the Dream of seat 1."""
    match = new_match()
    axe, cleaver = GAME.naming.option("hunter_axe"), GAME.naming.option("saw_cleaver")

    def announced(seat: int, card: int) -> None:
        before = match.table.key()
        match.announce(seat, card)
        assert [(event.what, event.a, event.b) for event in match.heard(NOBODY)[-1:]] == [("announces", seat, card)]
        assert match.table.key() == before

    match.answer(1, cleaver)
    for card in (axe, cleaver):  # what it says is the same, whatever it has chosen
        announced(1, card)
    match.answer(0, GAME.naming.option("transform"))
    announced(0, axe)
    match.answer(2, GAME.naming.option("hunters_dream"))
    assert [question.kind for question in match.table.questions] == ["transform"]
    announced(1, cleaver)  # lies open, and comes back one day
    announced(2, axe)
    match.answer(0, axe)
    assert [question.kind for question in match.table.questions] == ["upgrade"]
    for seat in range(3):
        announced(seat, cleaver)


@pytest.mark.rule("BB-7.04", "BB-D46")
@pytest.mark.parametrize("hands", ["yes", "no"])
def test_an_announcement_says_nothing_of_what_was_chosen(hands: str) -> None:
    """Two worlds that differ only in the card that seat 2 has laid are the same for all others, before and after."""
    seen = []
    for card in ("hunter_axe", "saw_cleaver"):
        match = Match(GAME, 3, {"open_hands": hands}, 1, ["Henryk", "Eileen", "Ludwig"])
        match.answer(1, GAME.naming.option(card))
        match.announce(1, GAME.naming.option("saw_cleaver"))
        told = [(event.rule, event.what, event.a, event.b, event.c) for event in match.heard(0)]
        seen.append((told, GAME.knowing.view(match.table, 0)))
    assert seen[0] == seen[1]


@pytest.mark.rule("BB-7.04", "BB-D39")
def test_a_card_of_somebody_else_cannot_be_announced() -> None:
    match = new_match()
    with pytest.raises(Refused) as refused:
        match.announce(0, GAME.naming.option("kirkhammer"))
    assert (refused.value.rule, refused.value.reason) == ("BB-7.04", "not-owned")
    with pytest.raises(Refused, match="there is no seat 4"):
        match.announce(3, GAME.naming.option("hunter_axe"))
    for option in (len(GAME.box.cards), GAME.naming.option("decline"), 10**30, -(10**30)):
        with pytest.raises(Mistake, match=r"^only a card can be announced$"):
            match.announce(0, option)


@pytest.mark.rule("BB-7.04", "BB-D36")
def test_neither_the_eliminated_nor_those_of_a_finished_game_announce_anything() -> None:
    play = Play(final_boss="rom", Henryk={}, Eileen={"gone": True}, Ludwig={})
    axe = GAME.naming.option("hunter_axe")
    assert GAME.naming.announcement(play.table, 0, axe).a == 0
    with pytest.raises(Refused, match="is not among this hunter's cards"):
        GAME.naming.announcement(play.table, 1, axe)
    match = new_match()
    match.table.finish()
    with pytest.raises(Refused, match="the game is over"):
        match.announce(0, axe)
