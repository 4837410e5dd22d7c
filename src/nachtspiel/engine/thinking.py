"""How positions look: the facet of a game that bots, hints and looks back think with.

A game on its first day has none of its own: then nobody knows anything before the end, and bots play on to see it.
"""

import math
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from nachtspiel.engine.asking import Question
from nachtspiel.engine.chance import Chance
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.playout import answer_one
from nachtspiel.engine.table import Table

if TYPE_CHECKING:
    from nachtspiel.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinking:
    """How a game judges its positions and options."""

    adept: tuple[int, int] = (100, 2)  # how many iterations this level searches, and how many quiet moments deep
    master: tuple[int, int] = (800, 3)

    def __init__(self, game: "Game") -> None:
        self.game = game

    def chances(self, table: Table) -> list[float]:
        """How likely each seat is to win, as far as one can see; what is certain, once the game is over."""
        if table.over:
            return self.game.shares(table)
        sides = self.game.sides(int(table.seats))
        return [1.0 / max(2, len(set(sides)))] * len(sides)

    def judge(self, table: Table, seat: i64) -> float:
        """How good a position looks to a seat: the logarithm of its odds of winning."""
        chance = min(0.999999, max(0.000001, self.chances(table)[seat]))
        return math.log(chance / (1.0 - chance))

    def leans(self, table: Table, question: Question) -> list[float]:
        """How likely a fair player is to choose each option, in any unit; empty: any of them. Rollouts go by it."""
        return []

    def is_quiet(self, table: Table) -> bool:
        """Whether a thought may break off here: nothing is half done, and `judge` can be trusted."""
        return False

    def stage(self, table: Table) -> int:
        """Quiet moments with the same number are the same moment."""
        return table.asked

    def is_calm(self, table: Table) -> bool:
        """Whether `judge` can be trusted here, be it in the middle of a round."""
        return self.is_quiet(table)

    def calm_down(self, table: Table, since: i64, chance: Chance) -> None:
        """Play on until `judge` can be trusted: everybody does anything until the first quiet moment that is not of the
        stage `since`."""
        while not table.over and (self.stage(table) == since or not self.is_quiet(table)):
            answer_one(table, chance)

    def scene(self, table: Table, question: Question) -> int:
        """What all can see behind a question, as far as a thought tells such questions apart."""
        return question.about

    def is_telling(self, question: Question) -> bool:
        """Whether the options of a question mean something to others: places in a hidden hand do not."""
        return True

    def mark_names(self) -> tuple[list[str], list[str]]:
        """What `position_marks` and `option_marks` give, by the names of the weights (`worth.level`)."""
        return [], []

    def mark_weights(self) -> list[float]:
        """What the marks of a position weigh now, in the order of their names."""
        return []

    def reason(self, mark: str) -> str:
        """What a mark of a position is to people: the mark of the same kind that has a word; empty if there is none."""
        return ""

    def position_marks(self, table: Table, seat: i64) -> list[float]:
        """All that `judge` weighs in a position of a seat; a side has the sum of its seats'. The laboratory fits the
        weights."""
        return []

    def option_marks(self, table: Table, question: Question, option: i64) -> list[float]:
        """All that `leans` weighs in an option."""
        return []

    def weigh(self, text: str) -> None:
        """Think by these weights from now on: the text of a file of weights."""
        raise Mistake(f"{self.game.name} has no weights to be fitted")

    def can_judge(self) -> bool:
        """Whether the chances that a game gives can be trusted: its judgement was fitted to games that were played."""
        return bool(self.mark_names()[0])
