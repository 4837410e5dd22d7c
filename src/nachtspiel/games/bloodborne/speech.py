"""How Bloodborne speaks: names, card texts, log lines."""

from mypy_extensions import i64

from nachtspiel.engine.errors import Refused
from nachtspiel.engine.speech import Speech, dashed
from nachtspiel.engine.table import Question
from nachtspiel.engine.words import Value, Words
from nachtspiel.games.bloodborne.game import Bloodborne
from nachtspiel.games.bloodborne.pieces import FINAL_BOSS
from nachtspiel.games.bloodborne.views import CARD_KINDS, RANKS, TYPE_NAMES
from nachtspiel.games.bloodborne.vocabulary import DICE


class HuntSpeech(Speech):
    """Bloodborne in one language."""

    def __init__(self, game: Bloodborne, words: Words, names: list[str]) -> None:
        super().__init__(game, words, names)
        self.box = game.box
        self.numbers = {"cards": game.cards, "monsters": game.monsters}

    # ------------------------------------------------------------ pieces

    def card(self, number: i64) -> str:
        return self.words.say(f"card-{dashed(self.box.cards[number].key)}")

    def card_kind(self, number: i64) -> str:
        return self.words.say(f"kind-{CARD_KINDS[self.box.cards[number].kind]}")

    def card_text(self, number: i64) -> str:
        """Everything a card does, in sentences."""
        card = self.box.cards[number]
        parts = []
        if card.is_weapon():
            damage = self.words.say("weapon-damage", damage=card.damage)
            parts.append(f"{self.words.say('instant')}: {damage}." if card.instant_damage else f"{damage}.")
        if number == self.box.pistol:
            parts.append(self.words.say("clashes"))
        if number == self.box.dream:
            parts.append(self.words.say("dream-text"))
        parts += self.texts("ability", card.key)
        return " ".join(parts)

    def monster(self, number: i64) -> str:
        return self.words.say(f"monster-{dashed(self.box.monsters[number].key)}")

    def monster_text(self, number: i64) -> str:
        """What a monster's ability says; empty if it has none."""
        monster = self.box.monsters[number]
        return " ".join(self.texts("law" if monster.rank == FINAL_BOSS else "power", monster.key))

    def monster_types(self, number: i64) -> str:
        return ", ".join([self.type(kind) for kind in self.box.monsters[number].types])

    def texts(self, prefix: str, key: str) -> list[str]:
        """The sentences of all abilities of a card, with their numbers."""
        found = []
        for name, numbers in self.box.texts.get(key, []):
            values: dict[str, Value] = {"kind": "any", "melee": "no", "idle": "no", "times": 1}
            for field, value in numbers.items():
                values[field] = "yes" if value is True else value
            found.append(self.words.say(f"{prefix}-{dashed(name)}", "", **values))
        return found

    def printed(self, part: str, key: str) -> list[str]:
        number = self.numbers[part][key]
        if part == "cards":
            return [self.card(number), self.card_kind(number), self.card_text(number)]
        kinds = f"{self.rank(number)}, {self.monster_types(number)}"
        lantern = self.lantern(self.box.monsters[number].lantern)
        return [self.monster(number), f"{kinds}, {lantern}", self.monster_text(number)]

    def type(self, kind: i64) -> str:
        return self.words.say(f"type-{TYPE_NAMES[kind]}")

    def lantern(self, lantern: i64) -> str:
        return self.words.say(f"lantern-{DICE[lantern]}")

    def rank(self, number: i64) -> str:
        return self.words.say(f"rank-{dashed(RANKS[self.box.monsters[number].rank])}")

    def phase(self, phase: i64) -> str:
        return self.words.say(f"phase-{phase}")

    def phase_help(self, phase: i64) -> str:
        return self.words.say(f"phase-{phase}", "help")

    # ------------------------------------------------------------ sentences

    def role(self, role: str, number: i64, numbers: list[int]) -> Value:
        if role == "card":
            return self.card(number)
        if role == "monster":
            return self.monster(number)
        if role == "type":
            return self.type(number)
        if role == "die":
            return self.lantern(number)
        if role == "face":
            return self.game.naming.outcome_name(DICE[numbers[1]], number)
        if role == "phase":
            return self.phase(number)
        return number

    def option(self, option: i64) -> str:
        meant = self.game.naming.options.read(option)
        if meant.kind == "card":
            return self.card(meant.part("card"))
        values: dict[str, Value] = {}
        if "card" in meant.parts:
            values["card"] = self.card(meant.part("card"))
        elif meant.kind == "seat":
            values["hunter"] = self.person(meant.part("seat"))
        return self.words.say(f"option-{dashed(meant.kind)}", "", **values)

    def option_text(self, option: i64) -> str:
        card = self.game.naming.options.read(option).part("card")
        return self.card_text(card) if card >= 0 else ""

    def about(self, question: Question) -> str:
        return self.card(question.about) if question.about >= 0 else ""

    def names_of(self, refused: Refused) -> dict[str, Value]:
        values: dict[str, Value] = {}
        if "card" in refused.names:
            values["card"] = self.words.say(f"card-{dashed(refused.names['card'])}")
        if "seat" in refused.names:
            values["hunter"] = self.person(int(refused.names["seat"]) - 1)
        return values
