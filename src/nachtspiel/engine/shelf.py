"""What the folder of a game offers to the house: `shelf.py` in it has a `SHELF`."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from nachtspiel.engine.game import Game

if TYPE_CHECKING:
    from nachtspiel.engine.speech import Speech
    from nachtspiel.engine.words import Words
    from nachtspiel.engine.workshop import Workshop


@mypyc_attr(allow_interpreted_subclasses=True)
class Shelf:
    """A game on the shelf. Each method imports what it needs by itself, so that nothing is read before it is asked
    for."""

    complete: tuple[str, ...] = ()  # the languages in which nothing may be missing

    def make(self, texts: dict[str, str] | None) -> Game:
        """The game, with its own content or with these texts of content files."""
        raise NotImplementedError

    def texts(self) -> dict[str, str]:
        """Its own content files, by name."""
        return {}

    def speak(self, game: Game, words: "Words", names: list[str]) -> "Speech":
        """How it speaks to people of these names; without an own way, in plain words."""
        from nachtspiel.engine.speech import Speech

        return Speech(game, words, names)

    def workshop(self, game: Game) -> "Workshop | None":
        """Where people build decks for it; nothing in a game without."""
        return None
