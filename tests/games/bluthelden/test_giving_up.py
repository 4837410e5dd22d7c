"""Giving up: at any moment, asked or not, and part of the record (BH-D109)."""

import pytest

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Refused
from nachtspiel.engine.game import check, waiting_seats
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import parse, verify, write
from nachtspiel.games.bluthelden.table import duel_of
from nachtspiel.games.bluthelden.vocabulary import CONCEDE
from tests.games.bluthelden.kit import GAME, Play, set_up


@pytest.mark.rule("BH-D109")
def test_a_player_gives_up_while_the_other_thinks() -> None:
    play = Play(Anna={}, Ben={})
    assert play.waits() == ["Anna"]
    play.choose("Ben", "concede")
    assert (play.over, play.winner) == (True, "Anna")
    assert play.happened("BH-D109 concedes Ben")
    assert play.waits() == []
    with pytest.raises(Refused, match="over"):
        check(play.game, play.table, 0, CONCEDE)
    with pytest.raises(Refused):
        play.table.answer(0, CONCEDE)
    assert play.winner == "Anna"


@pytest.mark.rule("BH-D109", "BH-D05")
def test_a_player_gives_up_after_the_mulligan_is_chosen() -> None:
    play = set_up()
    play.choose("Anna", "mulligan none")
    assert play.waits() == ["Ben"]
    play.choose("Anna", "concede")
    assert (play.over, play.winner) == (True, "Ben")


@pytest.mark.rule("BH-D109")
def test_who_concedes_loses_at_once() -> None:
    play = Play(Anna={}, Ben={})
    assert play.waits() == ["Anna"]
    play.choose("Anna", "concede")
    assert play.winner == "Ben"
    assert play.over


@pytest.mark.rule("BH-D109", "BH-15.03")
def test_whoever_is_asked_may_give_up_although_it_is_never_offered() -> None:
    play = Play(Anna={}, Ben={})
    assert "concede" not in play.offered("Anna")
    play.choose("Anna", "concede")
    assert play.over
    assert play.winner == "Ben"
    assert GAME.places(play.table) == [2, 1]
    assert play.happened("BH-D109 concedes Anna")


def test_giving_up_is_part_of_the_record() -> None:
    match = Match(GAME, 2, {}, 4)
    match.answer(1, CONCEDE)
    again = verify(parse(write(match)), GAME)
    assert again.table == match.table
    assert again.table.over


@pytest.mark.rule("BH-D109")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_gives_up_at_any_moment_loses_and_the_record_says_so(seat: int) -> None:
    """In the middle of a chain, of a fight, of paying, and while the other is asked; taking it back plays on."""
    kinds: set[str] = set()
    chains = 0
    match, chance = Match(GAME, 2, {"deck1": "green", "deck2": "black"}, 6), seeded(6)
    while not match.table.over:
        now = {question.kind for question in match.table.questions}
        if now - kinds or len(match.marks) % 20 == 0:
            before, decisions = match.table.copy(), len(match.marks)
            kinds |= now
            chains += len(duel_of(before).chain) > 0
            match.answer(seat, CONCEDE)
            assert (match.table.over, waiting_seats(match.table)) == (True, [])
            assert GAME.places(match.table) == ([2, 1] if seat == 0 else [1, 2])
            assert verify(parse(write(match)), GAME).table == match.table
            match.undo()
            assert (match.table, len(match.marks)) == (before, decisions)
        asked = waiting_seats(match.table)[0]
        question = match.table.question(asked)
        assert question is not None
        match.answer(asked, question.options[int(chance.below(len(question.options)))])
    assert chains >= 10
    assert {"mulligan", "priority", "slot", "target", "declare"} <= kinds
