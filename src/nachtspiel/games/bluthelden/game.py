"""Bluthelden's face to the world."""

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.content import Entry
from nachtspiel.engine.game import Game, settings_in
from nachtspiel.engine.table import Table
from nachtspiel.games.bluthelden import agenda as agenda  # gives the steps their codes
from nachtspiel.games.bluthelden import phases, position
from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.deck import DeckSetting
from nachtspiel.games.bluthelden.flowing import DuelFlowing
from nachtspiel.games.bluthelden.knowing import DuelKnowing
from nachtspiel.games.bluthelden.naming import DuelNaming
from nachtspiel.games.bluthelden.pieces import Box, Deck
from nachtspiel.games.bluthelden.state import DRAWN_GAME, Player
from nachtspiel.games.bluthelden.table import Duel, duel_of
from nachtspiel.games.bluthelden.thinking import DuelThinking
from nachtspiel.games.bluthelden.variants import Variants, plain_settings
from nachtspiel.games.bluthelden.vocabulary import KINDS


class Bluthelden(Game):
    """Bluthelden with one box of content."""

    name = "bluthelden"
    prefix = "BH"
    seat = "player"
    version = 2
    fewest = 2  # BH-1.01
    most = 2
    kinds = KINDS
    printed: tuple[str, ...] = ("cards",)
    varied = "deck1,deck2"

    def __init__(self, box: Box | None = None) -> None:
        super().__init__()
        self.box = box if box is not None else open_box(read_files())
        self.content = self.box.fingerprint
        decks = [deck.key for deck in self.box.decks]
        self.decks: dict[str, Deck] = {deck.key: deck for deck in self.box.decks}
        self.deck_settings = [
            DeckSetting("deck1", decks[0], decks, self.box),
            DeckSetting("deck2", decks[-1], decks, self.box),
        ]
        self.settings = [*self.deck_settings, *plain_settings()]
        self.knowing = DuelKnowing(self, self.box, self.deck_settings)
        self.thinking = DuelThinking(self, self.box)
        self.flowing = DuelFlowing(self)
        self.naming = DuelNaming(self, self.box)

    # ------------------------------------------------------------ playing

    def decks_of(self, settled: dict[str, str]) -> list[Deck]:
        return [setting.read(settled[setting.name]) for setting in self.deck_settings]

    def lay_out(self, seats: int, settings: dict[str, str], seed: int, carried: str = "") -> Table:
        settled = self.settle(seats, settings)
        players = [new_player(seat, deck) for seat, deck in enumerate(self.decks_of(settled))]
        duel = Duel(self.box, Variants(settled), seeded(seed), players, [])
        phases.lay_out_government(duel)
        return duel

    def start(self, table: Table) -> None:
        table.then(phases.SETUP)
        table.run()

    def position(self, entry: Entry, names: list[str]) -> Table:
        settled = self.settle(len(names), settings_in(entry))
        return position.lay_position(self.box, Variants(settled), self.decks_of(settled), entry, names)

    def round(self, table: Table) -> int:
        return int(duel_of(table).round)

    # ------------------------------------------------------------ the end

    def won(self, table: Table) -> list[bool]:
        """A drawn game has two winners, or none: both have won (BH-15.04)."""
        result = duel_of(table).result
        return [result in (DRAWN_GAME, seat) or result < 0 for seat in range(2)]

    def places(self, table: Table) -> list[int]:
        return [1 if has_won else 2 for has_won in self.won(table)]

    def scores(self, table: Table) -> list[int]:
        return [max(int(player.lp), 0) for player in duel_of(table).players]


def new_player(seat: int, deck: Deck) -> Player:
    return Player(seat, deck, [], [], deck.spells.copy(), deck.pool.copy(), [], [])
