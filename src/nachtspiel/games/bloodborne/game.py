"""Bloodborne's face to the world."""

from mypy_extensions import i64

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game, settings_in
from nachtspiel.engine.table import Table
from nachtspiel.games.bloodborne import agenda as agenda  # gives the steps their codes
from nachtspiel.games.bloodborne import position
from nachtspiel.games.bloodborne.box import open_box, read_files
from nachtspiel.games.bloodborne.knowing import HuntKnowing
from nachtspiel.games.bloodborne.naming import HuntNaming
from nachtspiel.games.bloodborne.phases.round import ROUND
from nachtspiel.games.bloodborne.phases.setup import SETUP, lay_out
from nachtspiel.games.bloodborne.pieces import Box
from nachtspiel.games.bloodborne.table import hunt_of
from nachtspiel.games.bloodborne.thinking import HuntThinking
from nachtspiel.games.bloodborne.variants import Variants, settings_of
from nachtspiel.games.bloodborne.vocabulary import KINDS


class Bloodborne(Game):
    """Bloodborne: The Card Game with one box of content."""

    name = "bloodborne"
    printed: tuple[str, ...] = ("cards", "monsters")
    prefix = "BB"
    seat = "hunter"
    version = 2
    fewest = 3  # BB-0.01
    most = 5
    kinds = KINDS

    def __init__(self, box: Box | None = None) -> None:
        super().__init__()
        self.box = box if box is not None else open_box(read_files())
        self.content = self.box.fingerprint
        self.settings = settings_of(self.box)
        self.cards = {card.key: int(card.number) for card in self.box.cards}
        self.monsters = {monster.key: int(monster.number) for monster in self.box.monsters}
        self.knowing = HuntKnowing(self, self.box)
        self.thinking = HuntThinking(self, self.box)
        self.naming = HuntNaming(self, self.box, self.cards, self.monsters)

    # ------------------------------------------------------------ playing

    def variants(self, seats: int, settings: dict[str, str]) -> Variants:
        variants = Variants(self.box, self.settle(seats, settings))
        if variants.first_player >= seats:
            raise Mistake(f"first_player cannot be seat {variants.first_player + 1}, the seats are 1 to {seats}")
        return variants

    def lay_out(self, seats: int, settings: dict[str, str], seed: int, carried: str = "") -> Table:
        return lay_out(self.box, self.variants(seats, settings), seats, seed)

    def start(self, table: Table) -> None:
        table.then(SETUP)
        table.run()

    def position(self, entry: Entry, names: list[str]) -> Table:
        variants = self.variants(len(names), settings_in(entry))
        hunt = position.lay_position(self.box, variants, entry, names)
        hunt.then(ROUND)
        return hunt

    def round(self, table: Table) -> int:
        return int(hunt_of(table).round)

    # ------------------------------------------------------------ the end

    def won(self, table: Table) -> list[bool]:
        return [rank == 1 for rank in hunt_of(table).ranks()]

    def places(self, table: Table) -> list[int]:
        return hunt_of(table).ranks()

    def scores(self, table: Table) -> list[int]:
        hunt = hunt_of(table)
        return [int(hunt.level(hunter)) for hunter in hunt.hunters]

    def belongings(self, table: Table, seat: i64) -> list[str]:
        hunt = hunt_of(table)
        hunter = hunt.hunters[seat]
        in_play = [card.number for card in hunt.cards_in_play(hunter)]
        return [self.box.cards[card].key for card in hunter.hand + hunter.used + in_play]
