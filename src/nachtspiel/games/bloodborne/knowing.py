"""What Bloodborne shows to each seat."""

from mypy_extensions import i64

from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import Json, Knowing
from nachtspiel.engine.table import Table
from nachtspiel.games.bloodborne import catalogue, seen
from nachtspiel.games.bloodborne.pieces import Box
from nachtspiel.games.bloodborne.table import hunt_of


class HuntKnowing(Knowing):
    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box

    def view(self, table: Table, seat: i64) -> Json:
        return seen.view(hunt_of(table), seat)

    def imagine(self, table: Table, seat: i64, seed: int) -> Table:
        return seen.imagine(hunt_of(table), seat, seed)

    def facts(self, table: Table) -> Json:
        return seen.facts(hunt_of(table))

    def course(self, table: Table) -> list[int]:
        return [int(hunter.collected + hunter.banked) for hunter in hunt_of(table).hunters]

    def catalogue(self) -> Json:
        return catalogue.catalogue(self.box)
