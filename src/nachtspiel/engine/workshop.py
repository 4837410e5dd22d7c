"""Where people build decks of their own: the game reads them, names the rules they break, and shows them."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from nachtspiel.engine.chance import Chance
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.knowing import Json

if TYPE_CHECKING:
    from nachtspiel.engine.speech import Speech


@mypyc_attr(allow_interpreted_subclasses=True)
class Fault:
    """A deck rule that a deck breaks, and by which card."""

    def __init__(self, rule: str, card: str, reason: str, number: int) -> None:
        self.rule = rule
        self.card = card  # its key; empty if it is the deck as a whole
        self.reason = reason  # deck-..., in the game's words
        self.number = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Built:
    """A deck that could be read, whether or not it may be played."""

    def __init__(self, name: str, faults: list[Fault]) -> None:
        self.name = name
        self.faults = faults  # every deck rule that it breaks

    def text(self) -> str:
        """The deck as it is written: tidy, its cards by their keys."""
        raise NotImplementedError

    def told(self) -> Json:
        """What is in it, by keys."""
        raise NotImplementedError

    def figures(self) -> Json:
        """What is worth counting in it."""
        return {}

    def legal(self, speech: "Speech") -> str:
        """One line about a deck that breaks no rule."""
        raise NotImplementedError

    def lines(self, speech: "Speech") -> list[str]:
        """All of it, for people."""
        raise NotImplementedError

    def hand(self, chance: Chance) -> list[str]:
        """A hand as it might be at the start of a game, by keys."""
        raise NotImplementedError

    def hand_line(self, hand: list[str], speech: "Speech") -> str:
        return ", ".join(hand)

    def fault(self, fault: Fault, speech: "Speech") -> str:
        """A broken rule in words."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Workshop:
    """The decks of a game."""

    ready: list[str]  # the names of those in the box
    hint: str = ""  # what somebody who begins one should know

    def read(self, file: str, text: str) -> Built:
        """The deck of a text; what cannot be read is refused by its line."""
        raise NotImplementedError

    def open(self, name: str) -> Built:
        """A deck of the box."""
        raise NotImplementedError

    def choose(self, name: str) -> Built:
        """A deck of the box, by a name that somebody gave."""
        if name not in self.ready:
            raise Mistake(f"'{name}' is no deck to begin with; choose one of {', '.join(self.ready)}")
        return self.open(name)
