"""From numbers to sentences: how a game speaks to people in one language. Used by every client that shows text."""

from mypy_extensions import i64, mypyc_attr

from nachtspiel.engine.errors import Refused
from nachtspiel.engine.game import Game
from nachtspiel.engine.table import NOBODY, Event, Question
from nachtspiel.engine.words import Value, Words


def dashed(key: str) -> str:
    """Message ids are written with dashes."""
    return key.replace("_", "-")


def plain(key: str) -> str:
    """A key as it is read where nobody has written words for it yet."""
    return key.replace("_", " ").replace("-", " ")


@mypyc_attr(allow_interpreted_subclasses=True)
class Speech:
    """A game's own way to name its pieces; sentences about events, options and refusals follow from it. What has no
    words yet is told by its key."""

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.play({})

    def play(self, settings: dict[str, str]) -> None:
        """Speak as at a table with these settings, the others as usual. Every message may choose its words by them, as
        `{ $name -> ... }`."""
        for setting in self.game.settings:
            self.words.given[setting.name] = settings.get(setting.name, setting.default)

    # ------------------------------------------------------------ what a game adds

    def role(self, role: str, number: i64, numbers: list[int]) -> Value:
        """What stands behind a number of an event: a card's name, a monster's, ... ; `numbers` are all of them."""
        name = self.game.naming.role_name(role, number, numbers)
        return int(number) if name == str(number) else self.word(role, name)

    def option(self, option: i64) -> str:
        """An option in words."""
        return self.word("option", self.game.naming.option_name(option))

    def answer(self, question: Question, option: i64) -> str:
        """An option in words, as an answer to this question."""
        return self.option(option)

    def option_text(self, option: i64) -> str:
        """What choosing it means: the text of the card, if it is one; may be empty."""
        message = f"option-{dashed(self.game.naming.option_name(option))}"
        return self.words.say(message, "text") if self.words.has(message, "text") else ""

    def printed(self, part: str, key: str) -> list[str]:
        """What is printed on a piece of the catalogue (`Game.printed`), line by line, its name first."""
        return [plain(key)]

    def about(self, question: Question) -> str:
        """The name of what asks."""
        naming = self.game.naming
        if question.about == NOBODY or not naming.asking:
            return ""
        return self.word(naming.asking, naming.role_name(naming.asking, question.about, []))

    def names_of(self, refused: Refused) -> dict[str, Value]:
        """The names that the sentence of a refusal needs."""
        return {}

    # ------------------------------------------------------------ what follows

    def word(self, role: str, key: str) -> str:
        """The word for a key in some role, `role-key`; the key itself, if nobody has written one yet."""
        message = f"{role}-{dashed(key)}"
        return self.words.say(message) if self.words.has(message) else plain(key)

    def moment(self, name: str) -> str:
        """A moment at which a stop can be set."""
        return self.word("moment", name)

    def signal(self, name: str) -> str:
        """One of the signals that seats may give each other."""
        return self.word("signal", name)

    def person(self, seat: i64) -> str:
        """Who sits there; a seat that is not at this table has its number."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def event(self, event: Event) -> str:
        """A line of the log."""
        numbers = [event.a, event.b, event.c]
        values: dict[str, Value] = {}
        for role, number in zip(self.game.naming.events[event.what], numbers, strict=False):
            if role in (self.game.seat, "target"):
                values[role] = self.person(number)
            else:
                values[role] = self.role(role, number, numbers)
        message = f"event-{dashed(event.what)}"
        if self.words.has(message):
            return self.words.say(message, "", **values)
        return " · ".join([plain(event.what), *[f"{plain(role)} {value}" for role, value in values.items()]])

    def question(self, question: Question) -> str:
        message = f"ask-{dashed(question.kind)}"
        if self.words.has(message):
            return self.words.say(message, card=self.about(question))
        return f"{plain(question.kind)}?"

    def help(self, question: Question) -> str:
        message = f"ask-{dashed(question.kind)}"
        return self.words.say(message, "help", card=self.about(question)) if self.words.has(message, "help") else ""

    def refusal(self, refused: Refused) -> str:
        """Why something was refused; the rule is `refused.rule`."""
        if not refused.reason or not self.words.has(f"refused-{refused.reason}"):
            return str(refused)
        return self.words.say(f"refused-{refused.reason}", "", **self.names_of(refused))
