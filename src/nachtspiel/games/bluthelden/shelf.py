"""Bluthelden on the shelf."""

from typing import TYPE_CHECKING

from nachtspiel.engine.game import Game
from nachtspiel.engine.shelf import Shelf

if TYPE_CHECKING:
    from nachtspiel.engine.speech import Speech
    from nachtspiel.engine.words import Words
    from nachtspiel.engine.workshop import Workshop


class DuelShelf(Shelf):
    complete: tuple[str, ...] = ("de", "en", "ru")

    def make(self, texts: dict[str, str] | None) -> Game:
        from nachtspiel.games.bluthelden.box import open_box
        from nachtspiel.games.bluthelden.game import Bluthelden

        return Bluthelden() if texts is None else Bluthelden(open_box(texts))

    def texts(self) -> dict[str, str]:
        from nachtspiel.games.bluthelden.box import read_files

        return read_files()

    def speak(self, game: Game, words: "Words", names: list[str]) -> "Speech":
        from nachtspiel.games.bluthelden.game import Bluthelden
        from nachtspiel.games.bluthelden.speech import DuelSpeech

        assert isinstance(game, Bluthelden)
        return DuelSpeech(game, words, names)

    def workshop(self, game: Game) -> "Workshop | None":
        from nachtspiel.games.bluthelden.game import Bluthelden
        from nachtspiel.games.bluthelden.workshop import DeckWorkshop

        assert isinstance(game, Bluthelden)
        return DeckWorkshop(game)


SHELF = DuelShelf()
