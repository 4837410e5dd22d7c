"""The commands: what can be typed besides an answer. Their words are in words/*.ftl, their letters here."""

from nachtspiel.engine.words import Words
from nachtspiel.terminal.answers import normal

LETTERS = {
    "help": "?",
    "rule": "r",
    "why": "w",
    "card": "c",
    "table": "t",
    "log": "l",
    "hint": "h",
    "flow": "f",
    "wait": "n",  # not now
    "seat": "p",  # a player
    "announce": "o",  # openly
    "signal": "i",
    "away": "a",
    "undo": "u",
    "save": "s",
    "lang": "g",
    "concede": "",  # too grave for a letter
    "quit": "q",
}
WITH_MORE = (
    "rule",
    "why",
    "card",
    "flow",
    "seat",
    "announce",
    "signal",
    "away",
    "save",
    "lang",
)  # those after which more may be written


class Command:
    """A command and what was written after it."""

    __slots__ = ("more", "name")

    def __init__(self, name: str, more: str) -> None:
        self.name = name
        self.more = more


def names_of(name: str, words: Words, letters: dict[str, str] = LETTERS) -> list[str]:
    """Every way to write a command: its letter, its English word, the words of the language."""
    translated = [word.strip() for word in words.say(f"command-{name}").split(",")]
    letter = [letters[name]] if letters[name] else []
    return [*letter, name, *[word for word in translated if word != name]]


def parse(
    line: str, words: Words, letters: dict[str, str] = LETTERS, with_more: tuple[str, ...] = WITH_MORE
) -> Command | None:
    """The command in a line, if it is one."""
    first, _, more = line.strip().partition(" ")
    more = more.strip()
    wanted = first if first == "?" else normal(first)
    for name in letters:
        known = [word if word == "?" else normal(word) for word in names_of(name, words, letters)]
        if wanted in known and (not more or name in with_more):
            return Command(name, more)
        if more and normal(line) in known:  # a command of two words
            return Command(name, "")
    return None


def says_yes(line: str, words: Words) -> bool:
    return normal(line) in [normal(word) for word in f"y,yes,{words.say('yes-words')}".split(",")]
