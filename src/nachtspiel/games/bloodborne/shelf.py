"""Bloodborne on the shelf."""

from typing import TYPE_CHECKING

from nachtspiel.engine.game import Game
from nachtspiel.engine.shelf import Shelf

if TYPE_CHECKING:
    from nachtspiel.engine.speech import Speech
    from nachtspiel.engine.words import Words


class HuntShelf(Shelf):
    complete: tuple[str, ...] = ("de", "en", "ru")

    def make(self, texts: dict[str, str] | None) -> Game:
        from nachtspiel.games.bloodborne.box import open_box
        from nachtspiel.games.bloodborne.game import Bloodborne

        return Bloodborne() if texts is None else Bloodborne(open_box(texts))

    def texts(self) -> dict[str, str]:
        from nachtspiel.games.bloodborne.box import read_files

        return read_files()

    def speak(self, game: Game, words: "Words", names: list[str]) -> "Speech":
        from nachtspiel.games.bloodborne.game import Bloodborne
        from nachtspiel.games.bloodborne.speech import HuntSpeech

        assert isinstance(game, Bloodborne)
        return HuntSpeech(game, words, names)


SHELF = HuntShelf()
