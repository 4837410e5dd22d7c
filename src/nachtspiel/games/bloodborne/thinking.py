"""How a hunt looks to those who think about it."""

from mypy_extensions import i64

from nachtspiel.engine.asking import Question
from nachtspiel.engine.game import Game
from nachtspiel.engine.table import Table
from nachtspiel.engine.thinking import Thinking
from nachtspiel.games.bloodborne import judge
from nachtspiel.games.bloodborne.pieces import Box
from nachtspiel.games.bloodborne.table import hunt_of


class HuntThinking(Thinking):
    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box
        self.weights = judge.read_weights(box)

    def chances(self, table: Table) -> list[float]:
        return judge.chances(hunt_of(table), self.weights)

    def leans(self, table: Table, question: Question) -> list[float]:
        return judge.leans(hunt_of(table), question, self.weights)

    def is_quiet(self, table: Table) -> bool:
        return hunt_of(table).phase == 1

    def mark_names(self) -> tuple[list[str], list[str]]:
        return judge.mark_names(self.box)

    def mark_weights(self) -> list[float]:
        return self.weights.worth + self.weights.owned

    def reason(self, mark: str) -> str:
        return judge.REASONS.get(mark.removeprefix("worth."), "")

    def position_marks(self, table: Table, seat: i64) -> list[float]:
        return judge.position_marks(hunt_of(table), seat)

    def option_marks(self, table: Table, question: Question, option: i64) -> list[float]:
        return judge.option_marks(hunt_of(table), question, option)

    def weigh(self, text: str) -> None:
        self.weights = judge.read_weights(self.box, text)
