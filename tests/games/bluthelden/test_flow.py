"""Play that flows: what is passed by itself, where the game stops, and that nobody can read anything from it."""

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.flow import Flow
from nachtspiel.engine.table import NOBODY
from nachtspiel.games.bluthelden.vocabulary import PASS
from tests.games.bluthelden.kit import GAME, Play, set_up

OPEN = {"resource-left": "fertile_field"}


def flows() -> list[Flow]:
    return [Flow(GAME, 0), Flow(GAME, 1)]


def run(play: Play, seats: list[Flow]) -> None:
    """Everything passes by itself as far as it goes."""
    moving = True
    while moving and not play.over:
        moving = False
        for flow in seats:
            option = int(flow.choose(play.table))
            if option != NOBODY:
                play.table.answer(flow.seat, option)
                moving = True


def test_ones_own_main_phase_stops_and_the_others_passes() -> None:
    play = Play(Anna={"hand": ["watch_dog"] * 3}, Ben={"hand": ["watch_dog"] * 3})
    seats = flows()
    assert seats[0].choose(play.table) == NOBODY
    play.passes("Anna")
    assert seats[1].choose(play.table) == PASS
    run(play, seats)
    assert (play.phase, play.waits()) == ("main2", ["Ben"])


def test_a_real_decision_is_never_taken_by_itself() -> None:
    play = set_up()
    for flow in flows():
        flow.pass_until_something(play.table)
        assert flow.choose(play.table) == NOBODY


def test_what_the_other_puts_on_the_chain_stops() -> None:
    play = Play(Anna={"pieces": OPEN}, Ben={})
    play.choose("Anna", "use 1-resource-left 1")
    play.passes("Anna")
    seats = flows()
    assert seats[1].choose(play.table) == NOBODY
    play.passes("Ben")
    play.passes("Anna")
    assert seats[1].choose(play.table) == PASS


def test_what_one_has_put_on_the_chain_oneself_happens_unless_a_stop_is_set_there() -> None:
    play = Play(Anna={"pieces": OPEN}, Ben={})
    play.choose("Anna", "use 1-resource-left 1")
    anna = Flow(GAME, 0)
    assert anna.choose(play.table) == PASS
    anna.set_stop("own_chain", True)
    assert anna.choose(play.table) == NOBODY


def test_what_the_other_does_is_a_stop_like_others() -> None:
    play = Play(Anna={"pieces": OPEN}, Ben={})
    play.choose("Anna", "use 1-resource-left 1")
    play.passes("Anna")
    ben = Flow(GAME, 1)
    assert GAME.flowing.moment(play.table, 1) == "their_ability"
    ben.set_stop("their_ability", False)
    assert ben.choose(play.table) == PASS


def test_passing_until_something_happens_ends_when_somebody_fights() -> None:
    play = Play("main2", Anna={}, Ben={"pieces": {"war-left-1": "watch_dog"}})
    play.passes("Ben")
    anna = Flow(GAME, 0)
    anna.set_stop("before_declaration", True)
    anna.pass_until_something(play.table)
    assert (anna.choose(play.table), anna.rests) == (PASS, True)
    play.passes("Anna")
    play.passes("Ben")
    assert GAME.flowing.moment(play.table, 0) == "before_declaration"
    assert (anna.choose(play.table), anna.rests) == (NOBODY, False)
    anna.pass_until_something(play.table)
    assert anna.choose(play.table) == PASS  # the same fight does not wake her again


def test_full_control_stops_everywhere_and_a_stop_can_be_set_and_lifted() -> None:
    play = Play(Anna={}, Ben={})
    play.passes("Anna")
    ben = Flow(GAME, 1)
    assert ben.choose(play.table) == PASS
    ben.set_mode("full")
    assert ben.choose(play.table) == NOBODY
    ben.set_mode("auto")
    ben.set_stop("other_main", True)
    assert ben.choose(play.table) == NOBODY
    ben.set_stop("other_main", False)
    assert ben.choose(play.table) == PASS


def test_passing_until_something_happens() -> None:
    play = Play(Anna={}, Ben={"pieces": OPEN})
    anna = Flow(GAME, 0)
    anna.pass_until_something(play.table)
    assert anna.choose(play.table) == PASS
    play.passes("Anna")
    play.choose("Ben", "use 2-resource-left 1")
    play.passes("Ben")
    assert anna.choose(play.table) == NOBODY  # Ben did something
    play.passes("Anna")
    assert anna.choose(play.table) == NOBODY  # and the order is used up: it is her own Main Phase


def test_passing_until_something_happens_ends_with_the_round() -> None:
    play = Play("end", Anna={"hand": ["watch_dog"] * 4}, Ben={"hand": ["watch_dog"] * 4})
    seats = flows()
    for flow in seats:
        flow.pass_until_something(play.table)
    run(play, seats)
    assert play.table.round == 4
    play.choose("Anna", "spell_pile")
    play.choose("Ben", "spell_pile")
    assert seats[0].choose(play.table) == NOBODY


def test_whether_it_stops_does_not_depend_on_what_a_player_could_do() -> None:
    """Two tables that differ only in Ben's hand and ASP: his flow treats them alike at every moment of a round."""
    for phase in ("main1", "main2", "combat", "end"):
        answers = []
        for side in ({}, {"asp": 9, "hand": ["exodus"] * 3, "pieces": {"area-1": "blood_chalice"}}):
            play = Play(phase, Anna={"pieces": {"war-left-1": "watch_dog"}}, Ben=side)
            ben = Flow(GAME, 1)
            seen = []
            for _ in range(12):
                if play.waits() != ["Ben"] or play.asked("Ben") != "priority":
                    if play.asked("Anna") not in ("priority", "declare"):
                        break
                    play.choose("Anna", "pass" if play.asked("Anna") == "priority" else "attack")
                    continue
                seen.append((play.phase, int(play.table.window), int(ben.choose(play.table))))
                play.passes("Ben")
            answers.append(seen)
        assert answers[0] == answers[1]
        assert answers[0]


def test_in_a_hurry_it_passes_when_there_is_nothing_to_do() -> None:
    play = Play(Anna={}, Ben={"sovereign_turned": True, "rune_turned": True, "lp": 1})
    play.passes("Anna")
    ben = Flow(GAME, 1)
    ben.set_mode("auto")
    ben.set_stop("other_main", True)
    assert play.offered("Ben") == ["pass"]
    assert ben.choose(play.table) == NOBODY
    ben.hurry = True
    assert ben.choose(play.table) == PASS


def test_unknown_stops_and_ways_name_the_known_ones() -> None:
    flow = Flow(GAME, 0)
    with pytest.raises(Mistake, match=r"'teatime'.*own_main, other_main, their_card"):
        flow.set_stop("teatime", True)
    with pytest.raises(Mistake, match=r"'slow'.*auto, full"):
        flow.set_mode("slow")
