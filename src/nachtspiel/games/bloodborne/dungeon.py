"""The Chalice Dungeon deck: 7 of 18 monsters and 3 of 7 bosses, shuffled together, and nobody knows which."""

from mypy_extensions import i64

from nachtspiel.engine.pile import Pile
from nachtspiel.engine.table import Table


class Dungeon(Pile):
    """A pile of ten whose cards are not chosen before they are turned up (BB-2.05).

    Which monsters and bosses went back to the box (BB-2.06) is as unknown as the order, so neither is stored: the bag
    holds all that have not been seen, and only how many of each kind are still to come is fixed.
    """

    __slots__ = ("bosses", "first_boss", "monsters_left", "bosses_left")

    bosses: list[int]
    first_boss: i64
    monsters_left: i64
    bosses_left: i64

    def __init__(
        self, monsters: list[int], bosses: list[int], first_boss: i64, monsters_left: i64, bosses_left: i64
    ) -> None:
        super().__init__(monsters)
        self.bosses = bosses
        self.first_boss = first_boss  # the numbers of bosses follow those of ordinary monsters
        self.monsters_left = monsters_left
        self.bosses_left = bosses_left

    def unknown(self) -> i64:
        return self.monsters_left + self.bosses_left

    def pick(self, table: Table, purpose: str) -> int:
        bag = self.bag if table.chance.below(self.unknown()) < self.monsters_left else self.bosses
        card = bag[table.chance.below(len(bag))]
        if table.listener is not None:
            choices = self.bag.copy() if self.monsters_left else []
            if self.bosses_left:
                choices.extend(self.bosses)
            card = table.led(purpose, card, choices)
        if card < self.first_boss:
            self.bag.remove(card)
            self.monsters_left -= 1
        else:
            self.bosses.remove(card)
            self.bosses_left -= 1
        return card

    def put_back(self, card: int) -> None:
        if card < self.first_boss:
            super().put_back(card)
            self.monsters_left += 1
        else:
            self.bosses.append(card)
            self.bosses.sort()
            self.bosses_left += 1

    def copy(self) -> "Dungeon":
        twin = Dungeon(self.bag.copy(), self.bosses.copy(), self.first_boss, self.monsters_left, self.bosses_left)
        self.copy_places(twin)
        return twin

    def key(self) -> tuple[object, ...]:
        return (super().key(), tuple(self.bosses), self.monsters_left, self.bosses_left)
