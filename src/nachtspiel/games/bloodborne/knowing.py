"""What Bloodborne shows to each seat."""

from collections.abc import Mapping

from mypy_extensions import i64

from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import Knowing
from nachtspiel.engine.table import Table
from nachtspiel.games.bloodborne import catalogue, seen
from nachtspiel.games.bloodborne.pieces import Box
from nachtspiel.games.bloodborne.table import hunt_of
from nachtspiel.games.bloodborne.views import Catalogue, HuntView
from nachtspiel.games.bloodborne.vocabulary import DUNGEON_DRAW


class HuntKnowing(Knowing):
    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box

    def sight(self, table: Table, seat: i64) -> HuntView:
        return seen.sight(hunt_of(table), seat)

    def about(self, table: Table, about: i64) -> str:
        return self.box.cards[about].key

    def deal_anew(self, table: Table, seat: i64) -> None:
        """Every dungeon card that the seat has not seen; all else is open, or can be deduced (BB-D46)."""
        hunt_of(table).dungeon.imagine(table, DUNGEON_DRAW, seat)

    def course(self, table: Table) -> list[int]:
        return [int(hunter.collected + hunter.banked) for hunter in hunt_of(table).hunters]

    def further(self, table: Table) -> Mapping[str, object]:
        hunt = hunt_of(table)
        deck = seen.keys(self.box.cards, hunt.upgrades)
        return {"barren": hunt.barren, "called": hunt.called, "upgrade_deck": deck}

    def contents(self) -> Catalogue:
        return catalogue.catalogue(self.box)
