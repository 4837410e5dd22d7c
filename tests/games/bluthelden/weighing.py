"""What is weighed in an option of a question that is put by hand."""

from nachtspiel.engine.table import NOBODY, Question
from nachtspiel.games.bluthelden import leaning
from tests.games.bluthelden.kit import GAME, Play, weights_of

NAMES = [name.removeprefix("lean.") for name in GAME.thinking.mark_names()[1]]


def weighed(play: Play, name: str, kind: str, choice: str, about: str = "") -> dict[str, float]:
    """The marks of an option, by name, without those that are nought."""
    option = GAME.naming.option(choice)
    number = GAME.box.numbers[about] if about else NOBODY
    question = Question(play.names.index(name), kind, [option], "BH-8.03", number, 1)
    row = leaning.option_marks(play.table, question, option, weights_of(GAME))
    return {name: value for name, value in zip(NAMES, row, strict=True) if value}
