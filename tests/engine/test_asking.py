"""Asking at once and as a group, each rule of it on a table of its own."""

import pytest
from mypy_extensions import i64

from nachtspiel.engine.asking import ALL, AT_ONCE, GROUP, MOST, ONE, TOGETHER
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Refused
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.table import AWAY, NOBODY, Step, Table, numbered

SAY, PAUSE, ASK_ALL, VOTE, STOP, END = range(6)
ACTIONS = [SAY, PAUSE, ASK_ALL, VOTE, STOP, END]


class Board(Table):
    """Everybody does things at once, and it is written down in which order."""

    __slots__ = ("done", "written")

    def __init__(self, seats: i64, seed: int) -> None:
        super().__init__(seats, seeded(seed))
        self.written: list[str] = []
        self.done: i64 = 0

    def copy(self) -> "Board":
        twin = Board(self.seats, 0)
        twin.chance = self.chance.copy()
        twin.written = self.written.copy()
        twin.done = self.done
        self.copy_base(twin)
        return twin

    def key(self) -> tuple[object, ...]:
        return (self.base_key(), tuple(self.written), self.done)

    def steps(self) -> "list[Step[Board]]":
        return STEPS


class Everybody(Step[Board]):
    def run(self, table: Board, a: i64, b: i64, c: i64) -> None:
        for seat in range(table.seats):
            if not table.is_busy(seat) and not (table.done >> seat) & 1:
                table.ask_at_once(seat, "act", ACTIONS, "T-1", DO)
        if table.done == (1 << table.seats) - 1 or "end" in table.written:
            table.then(AFTER)
        else:
            table.stay(self)


class Do(Step[Board]):
    def run(self, table: Board, a: i64, b: i64, c: i64) -> None:
        option = table.answers[a]
        if option == SAY:
            table.written.append(f"{a} says")
        elif option == PAUSE:
            table.ask(a, "pause", [7, 8], "T-2")
            table.then(PAUSED, a)
        elif option == ASK_ALL:
            for seat in range(table.seats):
                table.ask(seat, "all", [1, 2], "T-3")
            table.then(ASKED, a)
        elif option == VOTE:
            table.ask_group(list(range(table.seats)), "vote", [3, 4, 5], "T-4", a, MOST)
            table.then(VOTED, a)
        elif option == STOP:
            table.done |= 1 << a
        else:
            table.written.append("end")


class Paused(Step[Board]):
    def run(self, table: Board, a: i64, b: i64, c: i64) -> None:
        table.written.append(f"{a} pauses {table.answers[a]}")


class Asked(Step[Board]):
    def run(self, table: Board, a: i64, b: i64, c: i64) -> None:
        table.written.append(f"all say {table.answers}")


class Voted(Step[Board]):
    def run(self, table: Board, a: i64, b: i64, c: i64) -> None:
        table.written.append(f"voted {table.answers[a]}")


class After(Step[Board]):
    def run(self, table: Board, a: i64, b: i64, c: i64) -> None:
        table.written.append("after")
        table.finish()


EVERYBODY, DO, PAUSED, ASKED, VOTED, AFTER = Everybody(), Do(), Paused(), Asked(), Voted(), After()
STEPS: "list[Step[Board]]" = numbered([EVERYBODY, DO, PAUSED, ASKED, VOTED, AFTER])


def board(seats: int = 3) -> Board:
    table = Board(seats, 1)
    table.then(EVERYBODY)
    table.run()
    return table


def numbers(table: Table) -> dict[int, int]:
    return {int(question.seat): int(question.number) for question in table.questions}


# ---------------------------------------------------------------- at once


def test_all_are_asked_and_each_answer_takes_effect_immediately() -> None:
    table = board()
    assert [question.way for question in table.questions] == [AT_ONCE] * 3
    table.answer(2, SAY)
    assert table.written == ["2 says"]
    table.answer(0, SAY)
    assert table.written == ["2 says", "0 says"]
    assert waiting_seats(table) == [0, 1, 2]


def test_the_others_keep_their_numbers_and_whoever_answered_gets_a_new_one() -> None:
    table = board()
    before = numbers(table)
    table.answer(1, SAY)
    after = numbers(table)
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] not in before.values()


def test_what_a_seat_is_in_the_middle_of_waits_on_its_own_line() -> None:
    table = board()
    table.answer(0, PAUSE)
    assert [(question.seat, question.kind, question.way) for question in table.questions] == [
        (0, "pause", AT_ONCE), (1, "act", AT_ONCE), (2, "act", AT_ONCE),
    ]  # fmt: skip
    pause = numbers(table)[0]
    table.answer(1, PAUSE)
    table.answer(2, SAY)
    assert numbers(table)[0] == pause
    table.answer(1, 8)
    table.answer(0, 7)
    assert table.written == ["2 says", "1 pauses 8", "0 pauses 7"]
    assert [question.kind for question in table.questions] == ["act"] * 3


def test_a_copy_in_the_middle_goes_its_own_way() -> None:
    table = board()
    table.answer(0, PAUSE)
    twin = table.copy()
    assert twin == table
    twin.answer(1, SAY)
    twin.answer(0, 8)
    assert table.written == []
    assert twin != table
    table.answer(0, 7)
    assert (table.written, twin.written) == (["0 pauses 7"], ["1 says", "0 pauses 8"])


def test_a_question_to_others_in_between_makes_all_wait_and_then_goes_on_where_they_were() -> None:
    table = board()
    table.answer(1, PAUSE)
    before = numbers(table)
    table.answer(0, ASK_ALL)
    assert {question.kind for question in table.questions} == {"all"}
    assert {question.way for question in table.questions} == {TOGETHER}
    for seat in (2, 0, 1):
        table.answer(seat, 1 + seat % 2)
    assert table.written == ["all say [1, 2, 1]"]
    after = numbers(table)
    assert (after[1], after[2]) == (before[1], before[2])
    assert {int(question.seat): question.kind for question in table.questions} == {0: "act", 1: "pause", 2: "act"}


def test_a_group_in_between_settles_and_then_all_goes_on() -> None:
    table = board()
    before = numbers(table)
    table.answer(2, VOTE)
    assert {question.way for question in table.questions} == {GROUP}
    table.answer(0, 4)
    table.answer(1, 4)
    assert table.written == ["voted 4"]
    assert (numbers(table)[0], numbers(table)[1]) == (before[0], before[1])


def test_the_phase_is_over_when_its_step_does_not_stay() -> None:
    table = board(2)
    table.answer(0, STOP)
    assert waiting_seats(table) == [1]
    table.answer(1, STOP)
    assert table.written == ["after"]
    assert table.over


def test_a_phase_cannot_end_while_somebody_is_in_the_middle_of_something() -> None:
    table = board()
    table.answer(0, PAUSE)
    with pytest.raises(ValueError, match="while somebody was in the middle of something"):
        table.answer(1, END)


def test_an_answer_that_is_not_offered_any_longer_is_refused_and_changes_nothing() -> None:
    table = board()
    before = table.key()
    with pytest.raises(Refused):
        table.answer(0, 99)
    assert table.key() == before


def test_nobody_asked_is_a_mistake_of_the_game() -> None:
    table = Board(2, 1)
    with pytest.raises(ValueError, match="nobody is asked"):
        table.stay(EVERYBODY)
    with pytest.raises(ValueError, match="without any option"):
        table.ask_at_once(0, "act", [], "T-1", DO)


# ---------------------------------------------------------------- as a group


def group(settles: int, seats: int = 3, decider: int = 1) -> Board:
    table = Board(seats, 1)
    table.ask_group(list(range(seats)), "vote", [3, 4, 5], "T-4", decider, settles)
    table.then(VOTED, decider)
    return table


def propose(table: Board, *proposals: tuple[int, int]) -> Board:
    for seat, option in proposals:
        table.answer(seat, option)
    return table


@pytest.mark.parametrize(
    ("settles", "proposals", "settled"),
    [
        (ONE, [(0, 3), (2, 3)], None),
        (ONE, [(0, 3), (1, 5)], 5),
        (MOST, [(0, 3)], None),
        (MOST, [(0, 3), (2, 3)], 3),
        (MOST, [(0, 3), (2, 4)], None),
        (MOST, [(0, 3), (2, 4), (1, 5)], 5),
        (MOST, [(0, 3), (2, 4), (0, 4)], 4),
        (ALL, [(0, 3), (2, 3)], None),
        (ALL, [(0, 3), (2, 3), (1, 3)], 3),
        (ALL, [(0, 3), (2, 3), (1, 4)], 4),
        (ALL, [(0, 3), (2, 4), (2, 3), (1, 3)], 3),
    ],
)
def test_a_group_settles(settles: int, proposals: list[tuple[int, int]], settled: int | None) -> None:
    table = propose(group(settles), *proposals)
    assert table.written == ([] if settled is None else [f"voted {settled}"])


def test_only_the_decider_is_waited_for_where_one_decides_but_all_may_propose() -> None:
    table = group(ONE)
    assert waiting_seats(table) == [1]
    assert all(table.question(seat) is not None for seat in range(3))
    propose(table, (0, 4))
    assert (waiting_seats(table), table.answers) == ([1], [4, NOBODY, NOBODY])


def test_whoever_has_proposed_is_not_waited_for_and_may_change_it() -> None:
    table = propose(group(MOST), (0, 3))
    assert waiting_seats(table) == [1, 2]
    question = table.question(0)
    assert question is not None
    propose(table, (0, 4))
    assert table.answers == [4, NOBODY, NOBODY]
    assert table.question(0) is question


@pytest.mark.parametrize(
    ("settles", "away", "proposals", "settled"),
    [
        (ONE, [1], [(0, 3)], None),  # the next after seat 1 decides
        (ONE, [1], [(2, 4)], 4),
        (ONE, [1, 2], [(0, 5)], 5),
        (MOST, [2], [(0, 3)], None),
        (MOST, [2], [(0, 3), (1, 3)], 3),
        (MOST, [0, 2], [(1, 4)], 4),
        (ALL, [0], [(1, 5), (2, 5)], 5),
        (ALL, [0, 1, 2], [(1, 5)], 5),  # whoever answers is here again, and the others are not
    ],
)
def test_those_who_are_away_are_counted_out(
    settles: int, away: list[int], proposals: list[tuple[int, int]], settled: int | None
) -> None:
    table = group(settles)
    for seat in away:
        table.answer(seat, AWAY)
    propose(table, *proposals)
    assert table.written == ([] if settled is None else [f"voted {settled}"])


def test_a_group_settles_when_the_last_one_it_waits_for_leaves() -> None:
    table = propose(group(ALL), (0, 4), (1, 4))
    table.answer(2, AWAY)
    assert table.written == ["voted 4"]


def test_if_all_are_away_none_is_counted_out() -> None:
    table = group(MOST)
    for seat in range(3):
        table.answer(seat, AWAY)
    assert waiting_seats(table) == [0, 1, 2]


def test_whoever_answers_a_group_is_here_again() -> None:
    table = group(MOST)
    table.answer(0, AWAY)
    assert (table.away, waiting_seats(table)) == (1, [1, 2])
    propose(table, (0, 3))
    assert (table.away, waiting_seats(table)) == (0, [1, 2])


def test_a_group_of_nobody_or_without_options_is_a_mistake_of_the_game() -> None:
    table = Board(2, 1)
    for seats, options in (([], [1]), ([0], [])):
        with pytest.raises(ValueError, match="a group was asked"):
            table.ask_group(seats, "vote", options, "T-4", 0)
