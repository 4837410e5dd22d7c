"""What Bluthelden shows to each seat."""

from collections.abc import Mapping

from mypy_extensions import i64

from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import EVERYTHING, Json, Knowing
from nachtspiel.engine.table import Table
from nachtspiel.games.bluthelden import seen
from nachtspiel.games.bluthelden.catalogue import card_entry, deck_entries
from nachtspiel.games.bluthelden.deck import OWN, DeckSetting
from nachtspiel.games.bluthelden.pieces import Box
from nachtspiel.games.bluthelden.table import duel_of
from nachtspiel.games.bluthelden.terms import KEYWORDS
from nachtspiel.games.bluthelden.views import Catalogue, DuelTold
from nachtspiel.games.bluthelden.vocabulary import CAUSES, PLACE_NAMES, QUIET, STARTED, USES


class DuelKnowing(Knowing):
    def __init__(self, game: Game, box: Box, decks: list[DeckSetting]) -> None:
        super().__init__(game)
        self.box = box
        self.decks = decks

    def sight(self, table: Table, seat: i64) -> DuelTold:
        return seen.sight(duel_of(table), seat)

    def about(self, table: Table, about: i64) -> str:
        return self.box.cards[about].key

    def deal_anew(self, table: Table, seat: i64) -> None:
        seen.deal_hidden(duel_of(table), seat)

    def further(self, table: Table) -> Mapping[str, object]:
        """`board` has every place, and None where nothing lies; `occupied` are the places where something does."""
        pieces = seen.sight(duel_of(table), EVERYTHING)["pieces"]
        board: Json = dict.fromkeys(PLACE_NAMES)
        board.update({piece["place"]: piece for piece in pieces})
        return {"board": board, "occupied": [name for name in PLACE_NAMES if board[name] is not None]}

    def settings(self, settings: dict[str, str], seat: i64) -> dict[str, str]:
        """Of another player's own deck one knows no more than that it is one (BH-D108)."""
        found = settings.copy()
        for other, setting in enumerate(self.decks):
            if other != seat and settings[setting.name] not in setting.values:
                found[setting.name] = OWN
        return found

    def contents(self) -> Catalogue:
        return {
            "cards": [card_entry(self.box, card) for card in self.box.cards],
            "species": list(self.box.species),
            "counters": list(self.box.counters),
            "places": list(PLACE_NAMES),
            "uses": dict(USES),
            "keywords": list(KEYWORDS),
            "causes": list(CAUSES),
            "quiet": list(QUIET),
            "started": list(STARTED),
            "decks": deck_entries(self.box),
        }
