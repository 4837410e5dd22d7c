"""What a bot is given to think with: its question, its view, and tables it could believe in. Never the table."""

import secrets
from collections.abc import Callable

from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import Json
from nachtspiel.engine.table import Question, Table

TURN = 7919


class Mind:
    """One seat at the moment of a decision."""

    def __init__(self, game: Game, table: Table, seat: int) -> None:
        question = table.question(seat)
        if question is None:
            raise ValueError(f"seat {seat + 1} has nothing to decide")
        self.game = game
        self.seat = seat
        self.question: Question = question
        self.view: Callable[[], Json] = lambda: game.knowing.view(table, seat)
        self.imagine: Callable[[int], Table] = lambda seed: game.knowing.imagine(table, seat, seed)


def turn_seed(seed: int | None, mind: Mind) -> int:
    """The seed of whoever thinks here. Who plays a game with a seed again meets the same bots, at the terminal as on
    the server; what they will think of in a game without one nobody can foresee."""
    if seed is None:
        return secrets.randbits(64)
    return seed + TURN * int(mind.question.number) + mind.seat
