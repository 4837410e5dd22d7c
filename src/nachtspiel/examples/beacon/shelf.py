"""Beacon on the shelf."""

from nachtspiel.engine.game import Game
from nachtspiel.engine.shelf import Shelf


class BeaconShelf(Shelf):
    complete: tuple[str, ...] = ("de", "en", "ru")

    def make(self, texts: dict[str, str] | None) -> Game:
        from nachtspiel.examples.beacon.game import Beacon

        return Beacon()


SHELF = BeaconShelf()
