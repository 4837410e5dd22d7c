"""Beacon on the shelf."""

from typing import TYPE_CHECKING

from nachtspiel.engine.game import Game
from nachtspiel.engine.shelf import Shelf

if TYPE_CHECKING:
    from nachtspiel.engine.speech import Speech
    from nachtspiel.engine.words import Words


class BeaconShelf(Shelf):
    complete: tuple[str, ...] = ("de", "en", "ru")

    def make(self, texts: dict[str, str] | None) -> Game:
        from nachtspiel.examples.beacon.game import Beacon

        return Beacon()

    def speak(self, game: Game, words: "Words", names: list[str]) -> "Speech":
        from nachtspiel.examples.beacon.speech import BeaconSpeech

        return BeaconSpeech(game, words, names)


SHELF = BeaconShelf()
