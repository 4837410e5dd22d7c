"""How a game's table looks to a seat, told from that seat's view and nothing else. Every game has this face on its
first day: its view as a tree, its options by their names. A game with a face of its own says better what it can."""

from functools import cached_property
from typing import Any

from rich.text import Text

from nachtspiel.engine.complete import pieces
from nachtspiel.engine.game import Game
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.table import Event, Question
from nachtspiel.engine.views import BaseView
from nachtspiel.engine.words import Words
from nachtspiel.terminal.block import GOLD, Block
from nachtspiel.terminal.tree import Tree

View = dict[str, Any]
COMMON = tuple(BaseView.__annotations__)  # what every view has: the client says it itself
MOMENT = ("round", "phase")  # what stands in the line above the table, if a view has it


class Face:
    """One game in one language. `plain`: no bars, no columns."""

    def __init__(self, game: Game, speech: Speech, words: Words, plain: bool) -> None:
        self.game = game
        self.speech = speech
        self.words = words
        self.plain = plain
        self.tree = Tree(speech, words)

    def title(self) -> str:
        """What the game is called."""
        message = f"game-{self.game.name}"
        return self.speech.words.say(message) if self.speech.words.has(message) else self.game.name

    # ------------------------------------------------------------ the table

    def status(self, view: View) -> tuple[str, str]:
        """Where the game stands, in one line, and what this moment is about."""
        moment = [f"{self.tree.label(key)} {self.tree.text(key, view[key])}" for key in MOMENT if key in view]
        return " · ".join([self.title(), *moment]), ""

    def blocks(self, view: View) -> list[Block]:
        """The table as the owner of this view sees it."""
        fields = {key: value for key, value in view.items() if key not in COMMON and key not in MOMENT}
        return self.tree.blocks(self.words.say("table"), fields, view["seat"])

    def chronicle(self, told: View) -> list[Block]:
        """What stands between two runs of a campaign."""
        return self.tree.blocks(self.words.say("chronicle"), told, -1)

    def primer(self) -> list[tuple[str, str]]:
        """How a round goes: its parts, and what happens in each."""
        return []

    # ------------------------------------------------------------ questions

    def question_notes(self, view: View, question: Question) -> list[str]:
        """What one should know before answering."""
        return []

    def lists(self, question: Question) -> bool:
        """Whether the choices are listed one by one; if not, `read` understands them and the notes say how."""
        return True

    def read(self, question: Question, line: str) -> int | None:
        """A choice written in the game's own way."""
        return None

    def option_note(self, view: View, option: int) -> str:
        """What choosing it means, in short."""
        return self.speech.option_text(option)

    def giving_up(self) -> int | None:
        """The option that gives the game up, if there is one: never listed, and done only when confirmed."""
        return None

    def choices(self) -> list[tuple[int, str]]:
        """Everything that can ever be chosen, with its name: to explain why it cannot be chosen now."""
        return [(option, self.speech.option(option)) for option in self.game.naming.options.names]

    # ------------------------------------------------------------ pieces

    @cached_property
    def printed(self) -> list[tuple[str, str]]:
        """All that is printed in the box: the list of the catalogue, and the key in it."""
        return pieces(self.game)

    def pieces(self) -> list[tuple[int, str]]:
        """Everything that has a text of its own, with its name."""
        return [(number, self.speech.printed(*piece)[0]) for number, piece in enumerate(self.printed)]

    def piece(self, number: int) -> Block:
        """The whole text of one of them."""
        name, *lines = self.speech.printed(*self.printed[number])
        return Block(name, [Text(line) for line in lines], GOLD)

    def piece_of(self, view: View, option: int) -> int | None:
        """The piece behind an option, if there is one: its key stands in the name of the option."""
        words = self.game.naming.option_name(option).split()
        return next((number for number, (_, key) in enumerate(self.printed) if key in words), None)

    def numbered(self, view: View, question: Question) -> list[int | None]:
        """The pieces behind the numbers on the screen, from 1."""
        return [self.piece_of(view, option) for option in question.options]

    # ------------------------------------------------------------ the log

    def is_heading(self, event: Event) -> bool:
        """Whether an event opens a new part of the log."""
        return event.what in MOMENT

    def is_noise(self, event: Event, before: list[Event], after: Event | None) -> bool:
        """Whether the short log is clearer without it; `before` is what happened earlier in the same part, `after` what
        one sees next."""
        return False

    # ------------------------------------------------------------ the end

    def result(self, view: View) -> Block:
        """The end of the game: who came where, and with what. One side has one score."""
        title = self.words.say("result")
        if is_one_side(view):
            return Block(title, [Text(self.words.say("score", number=view["scores"][0]))], GOLD)
        won, places = view["won"], view["places"]
        lines = []
        for seat in sorted(range(len(won)), key=lambda seat: (not won[seat], *places[seat : seat + 1])):
            told = [self.words.say("place", number=places[seat])] if places else []
            told += [self.words.say("score", number=view["scores"][seat])]
            lines.append(Text(f"{self.speech.person(seat)}: {' '.join(told)}"))
        return Block(title, lines, GOLD)


def is_one_side(view: View) -> bool:
    """Whether all play against the box."""
    return len(set(view["sides"])) == 1
