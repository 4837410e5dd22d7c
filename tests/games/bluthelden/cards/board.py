"""A table for trying one card from either side of the board.

    b = Board(seat, {"asp": 3, "hand": ["exodus"]}, {"pieces": {"war-left-1": "centaur"}})
    b.does("exodus", "foe-war-left-1")
    b.resolve()
    assert b.card("foe-war-left-1") is None

Anna, whose cards are tried, sits on `seat`, Ben on the other; "me-" and "foe-" stand for the numbers of their seats in
the names of places. Anna has the Initiative unless `initiative` says otherwise.
"""

import re
from typing import Any

import pytest

from tests.games.bluthelden.kit import Play

# A resource in every lane opens it.
OPEN = {"resource-left": "fertile_field", "resource-middle": "forge", "resource-right": "fertile_field"}
BOTH_SIDES = pytest.mark.parametrize("seat", [1, 2])
PLACE = re.compile(r"\b([12])-(?=war|safety|barrier|resource|sovereign|rune|advisor|hidden|area|training)")


class Board(Play):
    def __init__(
        self, seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, deck: str = "black",
        other: str = "green", phase: str = "main1", initiative: str = "Anna", **more: Any,
    ) -> None:  # fmt: skip
        self.seat = seat
        players = [("Anna", mine), ("Ben", theirs or {})]
        decks = [deck, other]
        if seat == 2:
            players.reverse()
            decks.reverse()
        settings = {"settings": {"deck1": decks[0], "deck2": decks[1]}}
        more.update(players)
        super().__init__(phase=phase, initiative=initiative, position=settings, **more)

    def there(self, words: str) -> str:
        """With the numbers of the seats."""
        return words.replace("foe-", f"{3 - self.seat}-").replace("me-", f"{self.seat}-")

    def back(self, words: str) -> str:
        return PLACE.sub(lambda found: "me-" if int(found[1]) == self.seat else "foe-", words)

    # ------------------------------------------------------------ acting

    def choose(self, name: str, *choices: str) -> None:
        super().choose(name, *[self.there(choice) for choice in choices])

    def does(self, *choices: str) -> None:
        """Anna chooses."""
        self.choose("Anna", *choices)

    def foe(self, *choices: str) -> None:
        """Ben chooses."""
        self.choose("Ben", *choices)

    def does_and(self, *choices: str) -> None:
        """Anna chooses, and what she has put on the chain resolves."""
        self.does(*choices)
        self.resolve()

    def fight(self) -> None:
        """Both pass until something else than priority is asked, or combat is over."""
        events = []
        while self.kind() == "priority" and self.phase == "combat":
            self.both_pass()
            events += self.script.events
        self.script.events = events

    def to_next(self, phase: str) -> None:
        """Nobody does anything until this phase of the next round; cards come from the Spell deck."""
        now = self.table.round
        while self.phase != phase or self.table.round == now:
            if self.kind() == "priority":
                self.both_pass()
            elif self.kind() == "declare":
                self.choose(self.waits()[0], "nothing")
            elif self.kind() == "acting":
                self.choose(self.waits()[0], self.offered(self.waits()[0])[0])
            else:
                assert self.kind() == "draw"
                self.choose(self.waits()[0], "spell_pile")

    def refused(self, name: str, choice: str) -> str:
        return super().refused(name, self.there(choice))

    # ------------------------------------------------------------ looking

    @property
    def ready(self) -> str:
        """Who has priority; "" if something else is asked."""
        return self.waits()[0] if self.kind() == "priority" else ""

    def can(self, choice: str) -> bool:
        """Whether Anna is offered this."""
        return choice in self.offered("Anna")

    def offered(self, name: str) -> list[str]:
        return sorted(self.back(choice) for choice in super().offered(name))

    def told(self) -> list[str]:
        return [self.back(line) for line in super().told()]

    def piece(self, place: str) -> dict[str, Any] | None:
        return super().piece(self.there(place))

    def where(self, card: str) -> list[str]:
        return sorted(self.back(place) for place in super().where(card))

    def trainings(self, place: str) -> list[str]:
        return super().trainings(self.there(place))

    def body(self, place: str) -> str:
        """Power/HP with its damage, Resistance and Initiative: "2/3-1 R3 I4"."""
        found = self.piece(place)
        assert found is not None, f"nothing lies at {place}"
        hurt = f"-{found['damage']}" if found["damage"] else ""
        return f"{found['power']}/{found['hp']}{hurt} R{found['resistance']} I{found['initiative']}"
