"""Questions: who is asked what, in which way, and what a free phase keeps meanwhile."""

from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1

# Ways of asking.
TOGETHER: Final = 0  # several seats, each in secret until the last answer is in
AT_ONCE: Final = 1  # several seats, each whenever it likes: an answer takes effect immediately
GROUP: Final = 2  # several seats, all the same: answers are open proposals until one of them is settled
WAYS: Final = ("together", "at_once", "group")

# How a group settles.
ONE: Final = 0  # as the decider says; the others may propose
MOST: Final = 1  # what more than half of them propose; if all have proposed without that, as the decider says
ALL: Final = 2  # what all of them propose; if all have proposed and differ, as the decider says
SETTLES: Final = ("one", "most", "all")


class Question:
    """An open decision of one seat. Never changed once asked, so copies of a table share it."""

    __slots__ = ("seat", "kind", "options", "rule", "about", "number", "way", "decider", "settles")

    def __init__(
        self, seat: i64, kind: str, options: list[int], rule: str, about: i64, number: i64, way: i64 = TOGETHER,
        decider: i64 = NOBODY, settles: i64 = ONE,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.kind = kind
        self.options = options
        self.rule = rule
        self.about = about  # what asks: a card, a monster; `NOBODY` if it is the rulebook itself
        self.number = number  # counts the questions of a game: the decision's id
        self.way = way
        self.decider = decider  # of a group
        self.settles = settles

    def key(self) -> tuple[object, ...]:
        return (
            self.seat, self.kind, tuple(self.options), self.rule, self.about, self.number, self.way, self.decider,
            self.settles,
        )  # fmt: skip

    def at_once(self) -> "Question":
        """The same, asked at once: in the middle of what a seat does in a free phase."""
        return Question(self.seat, self.kind, self.options, self.rule, self.about, self.number, AT_ONCE)

    def means_the_same(self, seat: i64, kind: str, rule: str, about: i64) -> bool:
        """Whether an answer to this one may count for another. Options may come and go: each means what it meant."""
        return self.seat == seat and self.kind == kind and self.rule == rule and self.about == about


class Free:
    """A free phase: every seat goes its own way. What a seat has begun waits on a line of its own, which is an agenda
    like the table's; so nobody is in anybody's way."""

    __slots__ = ("lines", "acting", "rest", "again", "offered", "aside", "owed", "kept")

    def __init__(self, lines: list[list[int]]) -> None:
        self.lines = lines  # what waits for the answer of each seat
        self.acting: i64 = NOBODY  # whose line is being worked off: it is the table's agenda meanwhile
        self.rest: list[int] = []  # and this is what the table's agenda was
        self.again: i64 = NOBODY  # the step that asks everybody anew after each answer
        self.offered: i64 = 0  # bit mask of the seats that were asked by that step, and not in the middle of something
        self.aside: list[Question] = []  # what is open besides, while something happens
        self.owed: i64 = 0  # bit mask of the seats that owe an answer to it
        self.kept: list[Question] = []  # what was offered last: asked again, it keeps its number

    def copy(self) -> "Free":
        twin = Free([line.copy() for line in self.lines])
        twin.acting = self.acting
        twin.rest = self.rest.copy()
        twin.again = self.again
        twin.offered = self.offered
        twin.aside = self.aside
        twin.owed = self.owed
        twin.kept = self.kept
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            tuple([tuple(line) for line in self.lines]), self.acting, tuple(self.rest), self.again, self.offered,
            tuple([question.key() for question in self.aside]), self.owed,
            tuple([question.key() for question in self.kept]),
        )  # fmt: skip
