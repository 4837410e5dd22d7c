"""How Beacon speaks."""

from mypy_extensions import i64

from nachtspiel.engine.speech import Speech
from nachtspiel.engine.table import NOBODY, Question
from nachtspiel.engine.words import Value
from nachtspiel.examples.beacon.game import SIDES
from nachtspiel.examples.beacon.table import ITEMS, OPTIONS


class BeaconSpeech(Speech):
    def role(self, role: str, number: i64, numbers: list[int]) -> Value:
        if role == "side":
            return self.words.say(f"side-{SIDES[number]}")
        if role == "item":
            return self.words.say(f"item-{ITEMS[number]}")
        if role == "signal":
            return self.signal(self.game.naming.signals[number])
        return int(number)

    def option(self, option: i64) -> str:
        return self.words.say(f"option-{OPTIONS[option]}")

    def option_text(self, option: i64) -> str:
        return self.words.say(f"option-{OPTIONS[option]}", "text")

    def about(self, question: Question) -> str:
        return "" if question.about == NOBODY else self.words.say(f"item-{ITEMS[question.about]}")
