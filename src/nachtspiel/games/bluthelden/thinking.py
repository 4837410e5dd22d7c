"""How a duel looks to those who think about it."""

from mypy_extensions import i64

from nachtspiel.engine.asking import Question
from nachtspiel.engine.chance import Chance
from nachtspiel.engine.game import Game
from nachtspiel.engine.table import Table
from nachtspiel.engine.thinking import Thinking
from nachtspiel.games.bluthelden import judge, leaning
from nachtspiel.games.bluthelden.pieces import Box
from nachtspiel.games.bluthelden.table import duel_of
from nachtspiel.games.bluthelden.vocabulary import ASK_MULLIGAN
from nachtspiel.games.bluthelden.weights import REASONS, lean_names, read_weights, worth_names


class DuelThinking(Thinking):
    adept = (48, 1)
    master = (800, 1)

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box
        self.weights = read_weights(box)

    def chances(self, table: Table) -> list[float]:
        return judge.chances(duel_of(table), self.weights)

    def leans(self, table: Table, question: Question) -> list[float]:
        return leaning.leans(duel_of(table), question, self.weights)

    def is_quiet(self, table: Table) -> bool:
        return judge.is_quiet(duel_of(table))

    def stage(self, table: Table) -> int:
        return duel_of(table).round

    def is_calm(self, table: Table) -> bool:
        return judge.is_calm(duel_of(table))

    def calm_down(self, table: Table, since: i64, chance: Chance) -> None:
        judge.calm_down(duel_of(table), self.weights)

    def scene(self, table: Table, question: Question) -> int:
        return judge.scene(duel_of(table), question)

    def is_telling(self, question: Question) -> bool:
        """A Mulligan sets cards aside by their places in the hand."""
        return question.kind != ASK_MULLIGAN

    def mark_names(self) -> tuple[list[str], list[str]]:
        return worth_names(self.box), lean_names(self.box)

    def mark_weights(self) -> list[float]:
        return self.weights.worth + self.weights.owned

    def reason(self, mark: str) -> str:
        return REASONS.get(mark.removeprefix("worth."), "")

    def position_marks(self, table: Table, seat: i64) -> list[float]:
        return judge.position_marks(duel_of(table), seat, self.weights)

    def option_marks(self, table: Table, question: Question, option: i64) -> list[float]:
        return leaning.option_marks(duel_of(table), question, option, self.weights)

    def weigh(self, text: str) -> None:
        self.weights = read_weights(self.box, text)
