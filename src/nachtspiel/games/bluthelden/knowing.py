"""What Bluthelden shows to each seat."""

from mypy_extensions import i64

from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import Json, Knowing
from nachtspiel.engine.table import Table
from nachtspiel.games.bluthelden import catalogue, seen
from nachtspiel.games.bluthelden.deck import OWN, DeckSetting
from nachtspiel.games.bluthelden.pieces import Box
from nachtspiel.games.bluthelden.table import duel_of


class DuelKnowing(Knowing):
    def __init__(self, game: Game, box: Box, decks: list[DeckSetting]) -> None:
        super().__init__(game)
        self.box = box
        self.decks = decks

    def view(self, table: Table, seat: i64) -> Json:
        return seen.view(duel_of(table), seat, self.game.flowing.told(table, seat) if seat >= 0 else None)

    def imagine(self, table: Table, seat: i64, seed: int) -> Table:
        return seen.imagine(duel_of(table), seat, seed)

    def facts(self, table: Table) -> Json:
        return seen.facts(duel_of(table))

    def settings(self, settings: dict[str, str], seat: i64) -> dict[str, str]:
        """Of another player's own deck one knows no more than that it is one (BH-D108)."""
        found = settings.copy()
        for other, setting in enumerate(self.decks):
            if other != seat and settings[setting.name] not in setting.values:
                found[setting.name] = OWN
        return found

    def catalogue(self) -> Json:
        flowing = self.game.flowing
        stops: Json = {"moments": flowing.moments(), "first": flowing.first_stops()}
        return {**catalogue.catalogue(self.box), "stops": stops}
