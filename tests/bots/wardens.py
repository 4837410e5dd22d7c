"""Beacon with a judgement of its own, for those who test how teams think."""

from mypy_extensions import i64

from nachtspiel.engine.table import Question, Table
from nachtspiel.engine.thinking import Thinking
from nachtspiel.examples.beacon.game import Beacon, night_of
from nachtspiel.examples.beacon.table import DONE, FEED, Night


class Keen(Thinking):
    """Sees the fire and what the wardens can still do; every new hour is a quiet moment."""

    def mark_names(self) -> tuple[list[str], list[str]]:
        return ["worth.flame", "worth.strength"], ["act.feed"]

    def mark_weights(self) -> list[float]:
        return [0.5, 0.1]

    def reason(self, mark: str) -> str:
        return mark.partition(".")[2]

    def position_marks(self, table: Table, seat: i64) -> list[float]:
        night = night_of(table)
        return [int(night.flame) / int(night.seats), float(night.strength[seat])]

    def option_marks(self, table: Table, question: Question, option: i64) -> list[float]:
        return [float(option == FEED)]

    def stage(self, table: Table) -> int:
        return int(night_of(table).hour)

    def is_quiet(self, table: Table) -> bool:
        night = night_of(table)
        return night.strength == [2] * night.seats and not night.done


def keen() -> Beacon:
    game = Beacon()
    game.thinking = Keen(game)
    return game


def night(game: Beacon, seats: int, seed: int = 1) -> Night:
    return night_of(game.new(seats, {}, seed))


def to_the_shutters(table: Night) -> Night:
    """Everybody is done for this hour."""
    for seat in range(table.seats):
        table.answer(seat, DONE)
    assert [question.kind for question in table.questions] == ["shutters"] * int(table.seats)
    return table
