"""Bots where seats act at once or decide as a group, and where partners stand on their side."""

import pytest

from nachtspiel.bots.advice import advise, guesses
from nachtspiel.bots.levels import GreedyBot, SearchBot, bot
from nachtspiel.bots.manners import proposed, unheard
from nachtspiel.bots.mind import Mind
from nachtspiel.bots.reasons import reasons
from nachtspiel.bots.review import curve_of, look_back, outline_of
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.match import Match
from nachtspiel.engine.playout import carry_out, next_question, play_on
from nachtspiel.engine.table import AWAY, NOBODY
from nachtspiel.examples.beacon.table import BURN, DONE, FEED, GATHER, KEEP, LEFT, LOOK, RIGHT, SEARCH
from nachtspiel.games.registry import game
from tests.bots.wardens import keen, night, to_the_shutters

BEACON = game("beacon")

# ---------------------------------------------------------------- playing on


def test_of_those_who_may_act_at_once_anybody_is_next() -> None:
    table = BEACON.new(3)
    met = {int(next_question(table, seeded(seed)).seat) for seed in range(30)}
    assert met == {0, 1, 2}
    table.answer(1, DONE)
    assert {int(next_question(table, seeded(seed)).seat) for seed in range(30)} == {0, 2}


def test_together_the_first_is_next_and_chance_is_not_asked() -> None:
    table, chance = game("bloodborne").new(3), seeded(5)
    assert next_question(table, chance) is table.questions[0]
    assert chance.key() == seeded(5).key()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_night_is_played_to_its_end_at_random(seats: int) -> None:
    lengths = set()
    for seed in range(6):
        table = BEACON.new(seats, seed=seed)
        lengths.add(int(play_on(table, seeded(seed))))
        assert table.over
    assert len(lengths) > 1


@pytest.mark.parametrize("settled_by", [0, 1, 2])
def test_what_a_thought_looks_at_is_what_the_group_settles_on(settled_by: int) -> None:
    table = to_the_shutters(night(keen(), 3))
    table.answer(2, LEFT)  # who proposes something else is overruled in the thought
    carry_out(table, settled_by, RIGHT)
    assert table.answers == [RIGHT] * 3 or table.hour == 2


def test_who_is_away_stays_away_in_a_thought() -> None:
    table = to_the_shutters(night(keen(), 3))
    table.answer(1, AWAY)
    carry_out(table, 0, RIGHT)
    assert (table.hour, table.away) == (2, 0b010)


# ---------------------------------------------------------------- thinking


@pytest.mark.parametrize("level", ["random", "greedy", "adept:6", "master:6"])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_level_plays_to_the_end(level: str, seats: int) -> None:
    table = BEACON.new(seats, seed=3)
    bots = [bot(level, seat, 0.0) for seat in range(seats)]
    while not table.over:
        seat = waiting_seats(table)[-1]
        table.answer(seat, bots[seat].choose(Mind(BEACON, table, seat)))
    assert BEACON.thinking.chances(table) == BEACON.shares(table)


def test_who_thinks_acts_first() -> None:
    """Else the others would have done everything before, and nothing would be left to think about."""
    table = BEACON.new(3)
    search = SearchBot(1, 40).think(Mind(BEACON, table, 2))
    assert search.root().options == [GATHER, LOOK, SEARCH, DONE]
    assert sum(search.root().visits) == 40


@pytest.mark.parametrize("side", [0, 1])
def test_who_knows_where_the_storm_comes_from_proposes_that_shutter(side: int) -> None:
    """One of three votes: judged by where it leads if the others agree, it is clear."""
    beacon = keen()
    for seed in range(9):
        table = night(beacon, 3, seed)
        table.answer(1, LOOK)
        to_the_shutters(table)
        if table.side == side:
            break
    mind = Mind(beacon, table, 1)
    assert GreedyBot(4).choose(mind) == LEFT + side
    assert SearchBot(4, 80).choose(mind) == LEFT + side


def test_a_hint_is_given_to_who_has_proposed_already_and_guesses_nothing() -> None:
    beacon = keen()
    table = to_the_shutters(night(beacon, 3))
    table.answer(0, LEFT)
    mind = Mind(beacon, table, 0)
    advice = advise(mind, 3, 40, 0.0)
    assert sorted(one.option for one in advice.prospects) == [LEFT, RIGHT]
    assert min(one.visits for one in advice.prospects) >= 40
    assert guesses(SearchBot(1, 40).think(mind), mind) == []


def test_what_a_partner_gains_is_a_reason_for_it() -> None:
    beacon = keen()
    table = night(beacon, 2)
    table.answer(0, SEARCH)
    mind = Mind(beacon, table, 0)
    assert mind.question.options == [BURN, KEEP]
    found = reasons(mind, BURN, KEEP, 5)
    assert {(one.seat, one.what) for one in found} == {(0, "flame"), (1, "flame")}
    assert all(one.change > 0 for one in found)
    assert reasons(mind, KEEP, BURN, 5) == []  # that the partner has less of it speaks for nothing


def test_alone_there_is_nobody_to_share_the_reasons_with() -> None:
    beacon = keen()
    table = night(beacon, 1)
    table.answer(0, SEARCH)
    assert [one.what for one in reasons(Mind(beacon, table, 0), BURN, KEEP, 5)] == ["flame"]


# ---------------------------------------------------------------- looking back


def lost_match() -> Match:
    """Nobody does anything; in the first hour seat 2 changes its mind."""
    match = Match(keen(), 2, {"storm": "deafening"}, 4)
    for seat in (0, 1):
        match.answer(seat, DONE)
    for option in (LEFT, RIGHT, LEFT):
        match.answer(1, option)
    while not match.table.over:
        seat = waiting_seats(match.table)[0]
        question = match.table.question(seat)
        assert question is not None
        match.answer(seat, question.options[-1])
    return match


def test_a_lost_night_is_lost_for_all_and_their_curve_is_one() -> None:
    match = lost_match()
    curves = [curve_of(match, seat) for seat in (0, 1)]
    assert curves[0] == curves[1]
    assert curves[0][-1].chance == 0.0


def test_of_a_proposal_that_changed_the_last_is_looked_at() -> None:
    match = lost_match()
    first = [choice for choice in outline_of(match, 1).choices if choice.decision < 6]
    assert [(choice.decision, choice.chosen) for choice in first] == [(1, DONE), (4, LEFT)]
    assert look_back(match, 1, 16).decisions == len(outline_of(match, 1).choices)


# ---------------------------------------------------------------- among people


def test_bots_of_a_group_let_people_speak_first() -> None:
    table = night(keen(), 4)
    assert unheard(table, [0, 1]) == []  # nothing is decided as a group now
    to_the_shutters(table)
    assert unheard(table, [0, 1]) == [0, 1]
    table.answer(1, LEFT)
    assert unheard(table, [0, 1]) == [0]
    table.answer(0, AWAY)
    assert unheard(table, [0, 1]) == []


def test_bots_follow_most_of_the_people_and_of_equals_the_first() -> None:
    table = night(keen(), 4)
    assert proposed(table, [0, 1, 2]) == NOBODY
    to_the_shutters(table)
    assert proposed(table, [0, 1, 2]) == NOBODY
    table.answer(3, LEFT)
    assert proposed(table, [0, 1, 2]) == NOBODY  # a bot
    table.answer(0, RIGHT)
    table.answer(1, LEFT)
    assert proposed(table, [0, 1, 2]) == RIGHT
    assert proposed(table, [1, 2]) == LEFT
    assert proposed(table, [0, 1, 3]) == LEFT


def test_a_free_question_is_nothing_to_propose_to() -> None:
    table = night(keen(), 2)
    table.answer(0, GATHER)
    assert FEED in Mind(BEACON, table, 1).question.options
    assert proposed(table, [0]) == NOBODY
