"""The table that knows no game, tried out with a toy: steps that write down what they did."""

from collections.abc import Callable
from typing import Any

import pytest

from nachtspiel.engine.asking import ONE, TOGETHER
from nachtspiel.engine.chance import Chance, seeded
from nachtspiel.engine.errors import Refused
from nachtspiel.engine.table import (
    ARG_MASK,
    EVERYONE,
    NOBODY,
    Event,
    Listener,
    Question,
    Step,
    Table,
    numbered,
)


class Toy(Table):
    """A table on which nothing lies but a diary."""

    __slots__ = ("diary",)

    def __init__(self, seats: int = 3, seed: int = 0) -> None:
        super().__init__(seats, seeded(seed))
        self.diary: list[object] = []

    def steps(self) -> list[Step[Any]]:
        return STEPS

    def copy(self) -> "Toy":
        twin = Toy(self.seats)
        twin.chance = self.chance.copy()
        self.copy_base(twin)
        twin.diary = self.diary.copy()
        return twin

    def key(self) -> tuple[object, ...]:
        return (self.base_key(), tuple(self.diary))


class Do(Step[Toy]):
    """A step that does whatever the test wants."""

    __slots__ = ("what",)

    def __init__(self, what: Callable[[Toy, int, int, int], None]) -> None:
        super().__init__()
        self.what = what

    def run(self, table: Toy, a: int, b: int, c: int) -> None:
        self.what(table, a, b, c)


def branch(table: Toy, a: int, b: int, c: int) -> None:
    """Note `a`; then the leaves 10a + 1 and 10a + 2, each a branch again while `b` lasts."""
    table.diary.append(a)
    if b:
        table.then(BRANCH, 10 * a + 1, b - 1)
        table.then(BRANCH, 10 * a + 2, b - 1)
        table.then(NOTE, 10 * a + 3)


def ask_all(table: Toy, a: int, b: int, c: int) -> None:
    for seat in range(table.seats):
        table.ask(seat, "colour", [1, 2, 5 + seat], "T-1", about=7)
    table.then(READ)


NOTE = Do(lambda table, a, b, c: table.diary.append((a, b, c)))
BRANCH = Do(branch)
ASK_ALL = Do(ask_all)
READ = Do(lambda table, a, b, c: table.diary.append(tuple(table.answers)))
FINISH = Do(lambda table, a, b, c: table.finish())
STEPS: list[Step[Any]] = numbered([NOTE, BRANCH, ASK_ALL, READ, FINISH])


class Ear(Listener):
    """Hears everything, and says what chance shall say, if it is told to."""

    def __init__(self, *laid_down: int) -> None:
        self.laid_down = list(laid_down)
        self.chances: list[tuple[str, int, list[int]]] = []
        self.answers: list[tuple[int, int]] = []
        self.events: list[Event] = []

    def chanced(self, purpose: str, drawn: int, choices: list[int]) -> int:
        self.chances.append((purpose, drawn, list(choices)))
        return self.laid_down.pop(0) if self.laid_down else drawn

    def answered(self, seat: int, option: int) -> None:
        self.answers.append((seat, option))

    def told(self, event: Event) -> None:
        self.events.append(event)


# ---------------------------------------------------------------- agenda


def test_steps_are_numbered_in_the_order_of_the_list() -> None:
    assert [step.code for step in STEPS] == [0, 1, 2, 3, 4]
    assert Step[Toy]().code == -1


def test_what_one_step_puts_on_the_agenda_happens_in_order_and_before_what_waited() -> None:
    table = Toy()
    table.then(NOTE, 99)  # put by nobody: the agenda is a stack, the last of these comes first
    table.then(BRANCH, 1, 2)
    table.run()
    assert table.diary == [
        1, 11, 111, 112, (113, 0, 0), 12, 121, 122, (123, 0, 0), (13, 0, 0), (99, 0, 0),
    ]  # fmt: skip
    assert table.agenda == []


@pytest.mark.parametrize(
    "numbers", [(0, 0, 0), (1, 2, 3), (ARG_MASK, 0, 0), (0, ARG_MASK, 0), (0, 0, ARG_MASK), (65535, 65535, 65535)]
)
def test_a_step_gets_its_three_numbers(numbers: tuple[int, int, int]) -> None:
    table = Toy()
    table.then(NOTE, *numbers)
    table.run()
    assert table.diary == [numbers]


@pytest.mark.parametrize("numbers", [(65536, 0, 0), (0, 65536, 0), (0, 0, 65536), (-1, 0, 0), (0, -1, 0), (0, 0, -1)])
def test_numbers_that_do_not_fit_into_the_agenda_are_an_error(numbers: tuple[int, int, int]) -> None:
    table = Toy()
    with pytest.raises(ValueError, match="takes numbers from 0 to 65535, not") as caught:
        table.then(NOTE, *numbers)
    assert str(numbers) in str(caught.value)
    assert table.agenda == []


def test_a_step_without_rules_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Step[Toy]().run(Toy(), 0, 0, 0)


@pytest.mark.parametrize("method", ["steps", "copy", "key"])
def test_a_table_of_no_game_has_no_steps_no_copy_and_no_key(method: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Table(2, seeded(0)), method)()


def test_a_new_table_is_empty() -> None:
    table = Toy(4)
    assert (table.seats, table.agenda, table.questions, table.waiting) == (4, [], [], 0)
    assert (table.answers, table.asked, table.over, table.listener) == ([NOBODY] * 4, 0, False, None)


# ---------------------------------------------------------------- decisions


def test_questions_of_one_step_are_open_together_and_answers_are_secret_until_the_last() -> None:
    table = Toy()
    ear = Ear()
    table.listener = ear
    table.then(ASK_ALL)
    table.run()
    assert table.waiting == 0b111
    assert [question.number for question in table.questions] == [0, 1, 2]
    table.answer(1, 6)
    assert table.diary == []
    assert table.waiting == 0b101
    assert table.question(1) is None
    assert len(table.questions) == 3  # that seat 1 has answered is known, what is not
    table.answer(2, 7)
    assert table.diary == []
    assert table.waiting == 0b001
    table.answer(0, 2)
    assert table.diary == [(2, 6, 7)]
    assert (table.waiting, table.questions) == (0, [])
    assert ear.answers == [(1, 6), (2, 7), (0, 2)]


def test_a_question_says_who_what_by_which_rule_and_about_what() -> None:
    table = Toy()
    table.then(ASK_ALL)
    table.run()
    question = table.question(2)
    assert question is not None
    assert question.key() == (2, "colour", (1, 2, 7), "T-1", 7, 2, TOGETHER, NOBODY, ONE)
    assert Question(0, "k", [1], "r", 0, 5).key() == (0, "k", (1,), "r", 0, 5, TOGETHER, NOBODY, ONE)


def test_the_next_questions_go_on_counting_and_forget_the_old_answers() -> None:
    table = Toy(2)
    table.then(ASK_ALL)
    table.run()
    table.answer(0, 1)
    table.answer(1, 2)
    assert table.answers == [1, 2]
    table.ask(1, "size", [3], "T-2")
    assert table.answers == [NOBODY, NOBODY]
    question = table.question(1)
    assert question is not None
    assert (question.number, question.about, question.rule) == (2, -1, "T-2")
    assert table.asked == 3
    assert table.question(0) is None
    assert len(table.questions) == 1


def test_a_question_without_options_is_an_error() -> None:
    table = Toy()
    with pytest.raises(ValueError, match=r"^seat 1 was asked colour without any option$"):
        table.ask(1, "colour", [], "T-1")
    assert (table.waiting, table.asked, table.questions) == (0, 0, [])


def test_asking_never_changes_the_list_of_questions_that_copies_share() -> None:
    table = Toy()
    table.ask(0, "colour", [1], "T-1")
    twin = table.copy()
    table.ask(1, "colour", [1], "T-1")
    assert [question.seat for question in twin.questions] == [0]
    assert [question.seat for question in table.questions] == [0, 1]


@pytest.mark.parametrize(
    ("seat", "option", "rule", "message"),
    [
        (-1, 1, "", "there is no seat 0 here, the seats are 1 to 3"),
        (3, 1, "", "there is no seat 4 here, the seats are 1 to 3"),
        (1, 1, "", "seat 2 is not asked anything now"),
        (0, 6, "T-1", "seat 1 cannot answer 6 to 'colour'"),
        (2, 5, "T-1", "seat 3 cannot answer 5 to 'colour'"),
        (2, -1, "T-1", "seat 3 cannot answer -1 to 'colour'"),
    ],
)
def test_a_refused_answer_says_why_and_changes_nothing(seat: int, option: int, rule: str, message: str) -> None:
    table = Toy()
    table.then(ASK_ALL)
    table.run()
    table.answer(1, 6)
    ear = Ear()
    table.listener = ear
    before = table.key()
    with pytest.raises(Refused) as caught:
        table.answer(seat, option)
    assert (str(caught.value), caught.value.rule) == (message, rule)
    assert table.key() == before
    assert ear.answers == []
    table.answer(0, 5)  # the first and the last seat may answer
    table.answer(2, 7)
    assert table.diary == [(5, 6, 7)]


def test_the_agenda_rests_while_somebody_decides() -> None:
    table = Toy(1)
    table.then(NOTE, 4)
    table.then(ASK_ALL)
    table.run()
    assert len(table.agenda) == 2
    table.run()
    assert len(table.agenda) == 2
    table.answer(0, 1)
    assert table.diary == [(1,), (4, 0, 0)]


def test_when_the_game_is_over_nothing_waits_any_longer() -> None:
    table = Toy()
    table.then(NOTE, 1)
    table.then(FINISH)
    table.ask(0, "colour", [1], "T-1")
    table.answer(0, 1)
    assert table.over
    assert (table.agenda, table.questions, table.waiting, table.diary) == ([], [], 0, [])
    table.then(NOTE, 2)
    table.run()
    assert table.diary == []
    with pytest.raises(Refused, match="seat 1 is not asked anything now"):
        table.answer(0, 1)


def test_finish_closes_open_questions() -> None:
    table = Toy()
    table.ask(0, "colour", [1], "T-1")
    table.finish()
    assert (table.waiting, table.questions, table.over) == (0, [], True)
    assert table.question(0) is None


# ---------------------------------------------------------------- chance


def test_a_roll_without_listener_is_what_chance_says() -> None:
    table, chance = Toy(seed=4), seeded(4)
    assert [table.roll("die", 6) for _ in range(20)] == [chance.below(6) for _ in range(20)]


def test_a_roll_with_listener_is_heard_and_may_be_led() -> None:
    table, chance = Toy(seed=4), seeded(4)
    ear = Ear(5, 0)
    table.listener = ear
    assert [table.roll("die", 6) for _ in range(3)][:2] == [5, 0]
    drawn = [chance.below(6) for _ in range(3)]
    assert ear.chances == [("die", drawn[i], [0, 1, 2, 3, 4, 5]) for i in range(3)]
    assert table.chance.key() == chance.key()  # chance goes on the same, led or not


def test_a_draw_takes_one_out_of_the_bag() -> None:
    table, chance = Toy(seed=9), seeded(9)
    bag = [10, 20, 20, 30]
    drawn = table.draw("card", bag)
    assert drawn == [10, 20, 20, 30][chance.below(4)]
    assert sorted([*bag, drawn]) == [10, 20, 20, 30]
    assert bag == sorted(bag)


def test_a_led_draw_takes_what_was_laid_down() -> None:
    table, chance = Toy(seed=9), seeded(9)
    ear = Ear(20)
    table.listener = ear
    bag = [10, 20, 20, 30]
    assert table.draw("card", bag) == 20
    assert bag == [10, 20, 30]
    assert ear.chances == [("card", [10, 20, 20, 30][chance.below(4)], [10, 20, 20, 30])]


def test_led_is_the_outcome_itself_when_nobody_listens() -> None:
    table = Toy()
    assert table.led("card", 3, [1, 2, 3]) == 3
    table.listener = Ear(1)
    assert table.led("card", 3, [1, 2, 3]) == 1
    table.listener = Listener()
    assert table.led("card", 3, [1, 2, 3]) == 3


# ---------------------------------------------------------------- events


def test_what_is_told_to_all_may_be_known_by_every_seat_and_the_spectators() -> None:
    table = Toy()
    ear = Ear()
    table.listener = ear
    table.tell("T-1", "falls", 1, 2, 3)
    table.tell("T-2", "rises")
    first, second = ear.events
    assert (first.rule, first.what, first.a, first.b, first.c, first.to) == ("T-1", "falls", 1, 2, 3, EVERYONE)
    assert (second.rule, second.what, second.a, second.b, second.c) == ("T-2", "rises", 0, 0, 0)
    assert all(first.may_know(seat) for seat in (NOBODY, 0, 1, 2, 40))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_told_to_one_seat_may_be_known_by_nobody_else(seat: int) -> None:
    table = Toy()
    ear = Ear()
    table.listener = ear
    table.tell_seat(seat, "T-1", "sees", 4, 5, 6)
    table.tell_seat(seat, "T-1", "looks")
    event = ear.events[0]
    assert (event.rule, event.what, event.a, event.b, event.c, event.to) == ("T-1", "sees", 4, 5, 6, 1 << seat)
    assert (ear.events[1].a, ear.events[1].b, ear.events[1].c) == (0, 0, 0)
    assert [other for other in (NOBODY, 0, 1, 2, 3) if event.may_know(other)] == [seat]


def test_nobody_listening_is_no_error() -> None:
    table = Toy()
    table.tell("T-1", "falls")
    table.tell_seat(0, "T-1", "falls")
    Listener().answered(0, 0)
    Listener().told(Event("T-1", "falls", 0, 0, 0, EVERYONE))


# ---------------------------------------------------------------- copies


def test_a_copy_is_equal_has_the_same_hash_and_no_listener() -> None:
    table = Toy()
    table.listener = Ear()
    table.then(ASK_ALL)
    table.run()
    table.answer(1, 6)
    twin = table.copy()
    assert twin == table
    assert hash(twin) == hash(table)
    assert twin.listener is None
    assert (twin == 5) is False


def test_a_copy_goes_its_own_way() -> None:
    table = Toy()
    table.then(ASK_ALL)
    table.run()
    table.answer(1, 6)
    before, twin = table.key(), table.copy()
    twin.answer(0, 5)
    twin.answer(2, 7)
    assert table.key() == before
    assert twin != table
    table.answer(0, 5)
    table.answer(2, 7)
    assert twin == table


def changed(change: Callable[[Toy], None]) -> Toy:
    table = Toy(2)
    table.ask(0, "colour", [1, 2], "T-1")
    change(table)
    return table


@pytest.mark.parametrize(
    "change",
    [
        lambda table: table.chance.next(),
        lambda table: table.then(NOTE),
        lambda table: table.ask(1, "colour", [1], "T-1"),
        lambda table: setattr(table, "waiting", 0),
        lambda table: setattr(table, "answers", [1, NOBODY]),
        lambda table: setattr(table, "asked", 9),
        lambda table: setattr(table, "over", True),
        lambda table: setattr(table, "questions", []),
        lambda table: setattr(table, "seats", 3),
        lambda table: setattr(table, "chance", Chance(1, 2, 3, 4)),
        lambda table: table.diary.append(1),
    ],
)
def test_two_tables_that_differ_anywhere_are_not_equal(change: Callable[[Toy], None]) -> None:
    same, other = changed(lambda table: None), changed(change)
    assert same == changed(lambda table: None)
    assert same != other
    assert hash(same) != hash(other)
    assert other.copy() == other or other.seats == 3
