"""Our server with one game more, as light as boardgame.io's `pick`: three people add numbers. Only for this benchmark.

python benchmarks/load/pick.py PORT DATABASE
"""

import sys

from mypy_extensions import i64

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import Json, Knowing
from nachtspiel.engine.naming import Naming
from nachtspiel.engine.options import Options, word
from nachtspiel.engine.table import NOBODY, Step, Table, numbered
from nachtspiel.server import hall, ledger
from nachtspiel.server.config import Config, database, limits_of
from nachtspiel.server.serve import serve


class Sum(Table):
    """What has been picked."""

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seats, seeded(seed))
        self.picked = [0] * seats
        self.round = 0

    def steps(self) -> list[Step[Table]]:
        return STEPS

    def copy(self) -> "Sum":
        twin = Sum(int(self.seats), 0)
        twin.chance = self.chance.copy()
        self.copy_base(twin)
        twin.picked, twin.round = list(self.picked), self.round
        return twin


class Ask(Step[Table]):
    """Everybody picks a number; then they are added, and so on for ever."""

    def run(self, table: Table, a: i64, b: i64, c: i64) -> None:
        assert isinstance(table, Sum)
        for seat, number in enumerate(table.answers):
            if number != NOBODY:
                table.picked[seat] += number
                table.tell("P-1", "picked", seat, number)
        table.round += 1
        for seat in range(int(table.seats)):
            table.ask(seat, "pick", [1, 2, 3], "P-1")
        table.then(ASK)


ASK = Ask()
STEPS: list[Step[Table]] = numbered([ASK])


class Pick(Game):
    """The face of it."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.content = "pick", "none"
        self.fewest = self.most = 3
        self.knowing = Shown(self)
        self.naming = Named(self)

    def lay_out(self, seats: int, settings: dict[str, str], seed: int, carried: str = "") -> Table:
        return Sum(seats, seed)

    def start(self, table: Table) -> None:
        table.then(ASK)
        table.run()


class Shown(Knowing):
    def sight(self, table: Table, seat: i64) -> Json:
        assert isinstance(table, Sum)
        return {"picked": table.picked, "round": table.round}


class Named(Naming):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.options = Options([word(str(number), number) for number in (1, 2, 3)])
        self.events = {"picked": ("seat", "number")}


def main() -> None:
    pick = Pick()
    hall.game_of = ledger.game_of = lambda name: pick  # type: ignore[attr-defined]
    ledger.lessons = lambda name: {}  # type: ignore[assignment, attr-defined]
    hall.nearest = lambda name, language: language  # type: ignore[attr-defined]
    hall.names_of = lambda name, language: ["Ada", "Ben", "Cid"]  # type: ignore[attr-defined]
    serve(Config(database(sys.argv[2]), port=int(sys.argv[1]), limits=limits_of()))


if __name__ == "__main__":
    main()
