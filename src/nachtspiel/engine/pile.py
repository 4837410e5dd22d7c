"""A face-down pile whose order does not exist until a card is drawn.

Unknown cards lie in a bag. Only cards that somebody has seen have a place: at the top or at the bottom, each with
the seats that know it.
"""

from mypy_extensions import i64, mypyc_attr

from nachtspiel.engine.table import Table


def knows(mask: i64, seat: i64) -> bool:
    """Whether a seat is in the mask of those who know a card; spectators never are."""
    return seat >= 0 and bool((mask >> seat) & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile:
    """Cards face down. A game whose bag is more than a bag overrides `unknown`, `pick` and `put_back`."""

    __slots__ = ("bag", "top", "top_seen", "bottom", "bottom_seen")

    bag: list[int]
    top: list[int]
    top_seen: list[int]
    bottom: list[int]
    bottom_seen: list[int]

    def __init__(self, bag: list[int]) -> None:
        self.bag = bag  # sorted, so that its order tells nothing
        self.top = []  # the next card is the last of the list
        self.top_seen = []  # bit masks of the seats that know it
        self.bottom = []  # the very last card is the first of the list
        self.bottom_seen = []

    def unknown(self) -> i64:
        """How many cards nobody knows."""
        return len(self.bag)

    def pick(self, table: Table, purpose: str) -> int:
        """Take a card that nobody knows."""
        return table.draw(purpose, self.bag)

    def put_back(self, card: int) -> None:
        """A known card becomes unknown again."""
        self.bag.append(card)
        self.bag.sort()

    def size(self) -> i64:
        return len(self.top) + self.unknown() + len(self.bottom)

    def take(self, table: Table, purpose: str) -> int:
        """Draw the next card."""
        if self.top:
            self.top_seen.pop()
            return self.top.pop()
        if self.unknown():
            return self.pick(table, purpose)
        self.bottom_seen.pop()
        return self.bottom.pop()

    def peek(self, table: Table, purpose: str, seat: i64) -> int:
        """A seat looks at the next card; from now on it has its place."""
        if not self.top:
            if self.unknown():
                self.top.append(self.pick(table, purpose))
                self.top_seen.append(0)
            else:
                self.top.append(self.bottom.pop())
                self.top_seen.append(self.bottom_seen.pop())
        self.top_seen[-1] |= 1 << seat
        return self.top[-1]

    def bury(self) -> None:
        """The known next card goes to the bottom; whoever knew it still does."""
        self.bottom.insert(0, self.top.pop())
        self.bottom_seen.insert(0, self.top_seen.pop())

    def imagine(self, table: Table, purpose: str, seat: i64) -> None:
        """Deal anew every card that this seat does not know."""
        self._lift(self.top, self.top_seen, seat)
        self._lift(self.bottom, self.bottom_seen, seat)
        for places in (self.top, self.bottom):
            for i in range(len(places)):
                if places[i] < 0:
                    places[i] = self.pick(table, purpose)

    def _lift(self, places: list[int], seen: list[int], seat: i64) -> None:
        for i in range(len(places)):
            if not knows(seen[i], seat):
                self.put_back(places[i])
                places[i] = -1

    def copy_places(self, twin: "Pile") -> None:
        """Copy the cards that somebody knows; mostly there are none."""
        if self.top:
            twin.top = self.top.copy()
            twin.top_seen = self.top_seen.copy()
        if self.bottom:
            twin.bottom = self.bottom.copy()
            twin.bottom_seen = self.bottom_seen.copy()

    def copy(self) -> "Pile":
        twin = Pile(self.bag.copy())
        self.copy_places(twin)
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.bag), tuple(self.top), tuple(self.top_seen), tuple(self.bottom), tuple(self.bottom_seen),
        )  # fmt: skip
