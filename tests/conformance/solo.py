"""The smallest game there can be: one seat, no settings, no secrets, and never two who are asked together.

Somebody rolls a die as often as they like: all sixes and less are added up, and beyond ten all is lost.
"""

from mypy_extensions import i64

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import Json, Knowing
from nachtspiel.engine.naming import Naming
from nachtspiel.engine.options import Options, word
from nachtspiel.engine.table import Step, Table, numbered

ROLL, STOP = 0, 1
MOST = 10


class Luck(Table):
    """What has been rolled so far."""

    def __init__(self, seed: int) -> None:
        super().__init__(1, seeded(seed))
        self.total = 0

    def steps(self) -> list[Step[Table]]:
        return STEPS

    def copy(self) -> "Luck":
        twin = Luck(0)
        twin.chance = self.chance.copy()
        self.copy_base(twin)
        twin.total = self.total
        return twin

    def key(self) -> tuple[object, ...]:
        return (self.base_key(), self.total)


class Dare(Step[Table]):
    """Ask, then do what was answered, until it is over."""

    def run(self, table: Table, a: i64, b: i64, c: i64) -> None:
        assert isinstance(table, Luck)
        if table.answers[0] == ROLL:
            table.total += int(table.roll("die", 6)) + 1
            table.tell("SO-1", "rolled", table.total)
        if table.answers[0] == STOP or table.total >= MOST:
            table.finish()
            return
        table.ask(0, "dare", [ROLL, STOP], "SO-1")
        table.then(DARE)


DARE = Dare()
STEPS: list[Step[Table]] = numbered([DARE])


class SoloKnowing(Knowing):
    def sight(self, table: Table, seat: i64) -> Json:
        assert isinstance(table, Luck)
        return {"total": table.total}

    def contents(self) -> Json:
        return {}


class SoloNaming(Naming):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.events = {"rolled": ("total",)}
        self.options = Options([word("roll", ROLL), word("stop", STOP)])

    def outcome_name(self, purpose: str, outcome: i64) -> str:
        return str(outcome + 1)

    def outcome(self, purpose: str, name: str) -> int:
        if purpose != "die":
            raise Mistake(f"there is no chance '{purpose}'; there is die")
        if name not in ("1", "2", "3", "4", "5", "6"):
            raise Mistake(f"'{name}' is no face of the die")
        return int(name) - 1


class Solo(Game):
    """The face of it."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "solo"  # here, for a compiled `Game` does not see what an interpreted class says of itself
        self.prefix = "SO"
        self.fewest = self.most = 1
        self.content = "none"
        self.knowing = SoloKnowing(self)
        self.naming = SoloNaming(self)

    def lay_out(self, seats: int, settings: dict[str, str], seed: int, carried: str = "") -> Table:
        self.settle(seats, settings)
        return Luck(seed)

    def start(self, table: Table) -> None:
        table.then(DARE)
        table.run()

    def won(self, table: Table) -> list[bool]:
        assert isinstance(table, Luck)
        return [table.total == MOST]

    def scores(self, table: Table) -> list[int]:
        assert isinstance(table, Luck)
        return [table.total]
