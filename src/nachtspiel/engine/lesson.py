"""A guided game: a scenario from the very beginning. Its steps say what everybody decides and what chance brings.

Nothing of it is kept beside the log: how far a lesson has come can be read off the lines of the game.
"""

from nachtspiel.engine.game import Game
from nachtspiel.engine.match import Line
from nachtspiel.engine.scenario import Scenario, texts
from nachtspiel.engine.table import NOBODY

LEARNER = 0  # the seat that learns


class Lesson:
    """What happens in a guided game, seat by seat and stroke by stroke."""

    def __init__(self, name: str, game: Game, scenario: Scenario) -> None:
        if scenario.setup is None:
            raise scenario.position.mistake("", "a lesson begins with the setup, not with a position")
        self.name = name
        self.names = scenario.read_names(game)
        self.settings = scenario.read_settings()
        self.moves: list[list[int]] = [[] for _ in self.names]
        self.chances: list[Line] = []
        for step in scenario.steps:
            for line in texts(step, "do"):
                seat, option = scenario.read_choice(game, line)
                self.moves[seat].append(option)
            for given in texts(step, "given"):
                purpose, _, outcome = given.partition(" ")
                self.chances.append(Line(NOBODY, purpose, game.naming.outcome(purpose, outcome)))

    def made(self, lines: list[Line], seat: int) -> int:
        """How many decisions this seat has made."""
        return sum(1 for line in lines if line.seat == seat)

    def due(self, lines: list[Line], seat: int) -> int | None:
        """What this seat is to decide next; nothing when its part is over."""
        made = self.made(lines, seat)
        return self.moves[seat][made] if made < len(self.moves[seat]) else None

    def coming(self, lines: list[Line]) -> list[Line]:
        """What chance will bring."""
        return self.chances[sum(1 for line in lines if line.is_chance()) :]

    def is_over(self, lines: list[Line]) -> bool:
        """Whether the learner has gone on alone."""
        return self.made(lines, LEARNER) > len(self.moves[LEARNER])
