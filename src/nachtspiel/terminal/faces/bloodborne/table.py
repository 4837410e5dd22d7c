"""How a Bloodborne table is shown: from a seat's view, and nothing else."""

from rich.text import Text

from nachtspiel.engine.table import Event, Question
from nachtspiel.engine.words import Value, Words
from nachtspiel.games.bloodborne.game import Bloodborne
from nachtspiel.games.bloodborne.pieces import FINAL_BOSS
from nachtspiel.games.bloodborne.speech import HuntSpeech
from nachtspiel.games.bloodborne.vocabulary import DICE, FORESEE, PLAY, UPGRADE
from nachtspiel.terminal.block import BLOOD, EMBER, GOLD, MOON, Block
from nachtspiel.terminal.face import Face, View
from nachtspiel.terminal.faces.bloodborne.hunters import Hunters

PHASES = 8
GOES_WITHOUT_SAYING = ("puts_away", "marker", "equipped", "row", "no_attack", "keeps_used", "final_boss")
STAYS_AGAIN = "BB-15.06"  # a boss that stays is told in Phase 6 already


class HuntFace(Face):
    """Bloodborne in one language."""

    def __init__(self, game: Bloodborne, speech: HuntSpeech, words: Words, plain: bool) -> None:
        super().__init__(game, speech, words, plain)
        self.game: Bloodborne = game
        self.speech: HuntSpeech = speech
        self.box = game.box
        self.hunters = Hunters(game, speech, words, plain)

    def say(self, message: str, **values: Value) -> str:
        return self.words.say(f"bb-{message}", "", **values)

    # ------------------------------------------------------------ the table

    def status(self, view: View) -> tuple[str, str]:
        line = self.say(
            "status", round=view["round"], number=view["phase"], phase=self.speech.phase(view["phase"]),
            hunter=self.speech.person(view["first"]),
        )  # fmt: skip
        return line, self.speech.phase_help(view["phase"])

    def blocks(self, view: View) -> list[Block]:
        found = [self.final_boss(view)] if view["monster"] != view["final_boss"] else []
        found.append(self.monster(view))
        question = view["question"]
        if view["row"] and (question is None or question["kind"] != UPGRADE):  # else they are the choices
            found.append(self.row(view))
        found.append(self.hunters.block(view))
        return found

    def final_boss(self, view: View) -> Block:
        number = self.game.monsters[view["final_boss"]]
        lines = [Text(self.speech.monster_text(number)), *self.dungeon(view)]
        return Block(self.say("final-boss", monster=self.speech.monster(number)), lines, MOON)

    def dungeon(self, view: View) -> list[Text]:
        """How long the way still is, and what this seat has seen of it."""
        dungeon = view["dungeon"]
        lines = [Text(self.say("dungeon", number=dungeon["cards"]))]
        for message, places in (("next", dungeon["top"][-1:]), ("last", dungeon["bottom"][:1])):
            for place in places:
                if place["card"] is not None:
                    monster = self.speech.monster(self.game.monsters[place["card"]])
                    lines.append(Text(self.say(f"knows-{message}", monster=monster)))
                elif place["seen_by"]:
                    seers = ", ".join(self.speech.person(seat) for seat in place["seen_by"])
                    lines.append(Text(self.say(f"seen-{message}", hunters=seers)))
        return lines

    def monster(self, view: View) -> Block:
        if view["monster"] is None:
            return Block(self.say("monster-none"), [Text(self.say("monster-none-help"))], BLOOD)
        number = self.game.monsters[view["monster"]]
        echoes = Text(self.say("echoes", number=view["echoes"], full=view["full_echoes"]), style="bold")
        if not self.plain:
            echoes.append(" " + "●" * view["echoes"], BLOOD)
            echoes.append("○" * max(0, view["full_echoes"] - view["echoes"]), "dim")
        lines = [echoes, *self.monster_lines(number)]
        if view["monster"] == view["final_boss"]:
            lines.append(Text(self.say("last-fight"), style=MOON))
        title = self.say("monster", monster=self.speech.monster(number), rank=self.speech.rank(number))
        return Block(title, lines, BLOOD)

    def monster_lines(self, number: int) -> list[Text]:
        """Die, types and text of a monster."""
        monster = self.box.monsters[number]
        die = DICE[monster.lantern]
        faces = ", ".join(
            self.game.naming.outcome_name(die, face) for face in range(len(self.box.dice[monster.lantern]))
        )
        return [
            Text(self.say("die", die=self.speech.lantern(monster.lantern), faces=faces)),
            Text(self.say("types", types=self.speech.monster_types(number))),
            Text(self.speech.monster_text(number) or self.say("no-ability"), style=EMBER),
        ]

    def row(self, view: View) -> Block:
        lines = []
        for key in dict.fromkeys(view["row"]):
            number = self.game.cards[key]
            copies = view["row"].count(key)
            name = self.speech.card(number) if copies == 1 else f"{copies} × {self.speech.card(number)}"
            lines.append(Text.assemble((name, "bold"), f": {self.card_note(number)}"))
        return Block(self.say("row"), lines, GOLD, body=Text("\n").join(lines))

    def primer(self) -> list[tuple[str, str]]:
        phases = range(1, PHASES + 1)
        return [(f"{number}. {self.speech.phase(number)}", self.speech.phase_help(number)) for number in phases]

    # ------------------------------------------------------------ questions

    def question_notes(self, view: View, question: Question) -> list[str]:
        """Who looks into the dungeon wants to know what that monster does."""
        places = view["dungeon"]["top"]
        if question.kind != FORESEE or not places or places[-1]["card"] is None:
            return []
        number = self.game.monsters[places[-1]["card"]]
        lines = " ".join(line.plain for line in self.monster_lines(number))
        health = self.say("health-of-monster", number=self.box.monsters[number].health)
        return [f"{self.speech.monster(number)} ({self.speech.rank(number)}). {health} {lines}"]

    def option_note(self, view: View, option: int) -> str:
        meant = self.game.naming.options.read(option)
        if "card" in meant.parts:
            card = meant.part("card")
            warning = [self.say("no-weapon-left")] if self.is_pointless(view, card) else []
            return " ".join([self.card_note(card), *warning])
        return self.hunters.note(view["hunters"][meant.part("seat")]) if meant.kind == "seat" else ""

    def is_pointless(self, view: View, card: int) -> bool:
        """Whether this card would be played to bring in a weapon, and none is left in hand (BB-D21)."""
        question = view["question"]
        if question is None or question["kind"] != PLAY or not self.box.cards[card].transforms:
            return False
        hand = [self.game.cards[key] for key in view["hunters"][view["seat"]]["hand"]]
        return not any(self.box.cards[other].is_weapon() for other in hand if other != card)

    def card_note(self, number: int) -> str:
        """Kind, damage and effect of a card, in short."""
        text = self.say("dream-short") if number == self.box.dream else self.speech.card_text(number)
        return f"{self.speech.card_kind(number)}. {text}"

    def choices(self) -> list[tuple[int, str]]:
        cards = [(card.number, self.speech.card(card.number)) for card in self.box.cards]
        options = self.game.naming.options
        seats = list(zip(options.of_kind("seat"), self.speech.names, strict=False))
        return cards + seats + [(option, self.speech.option(option)) for option in options.words()]

    # ------------------------------------------------------------ pieces: cards first, then monsters

    def pieces(self) -> list[tuple[int, str]]:
        cards = [(card.number, self.speech.card(card.number)) for card in self.box.cards]
        first = len(cards)
        return cards + [(first + monster.number, self.speech.monster(monster.number)) for monster in self.box.monsters]

    def piece(self, number: int) -> Block:
        first = len(self.box.cards)
        if number < first:
            lines = [Text(self.speech.card_kind(number), style="italic"), Text(self.speech.card_text(number))]
            return Block(self.speech.card(number), lines, GOLD)
        number -= first
        monster = self.box.monsters[number]
        health = Text(self.say("health-of-monster", number=monster.health))
        lines = [Text(self.speech.rank(number), style="italic"), health, *self.monster_lines(number)]
        tone = MOON if monster.rank == FINAL_BOSS else BLOOD
        return Block(self.speech.monster(number), lines, tone)

    def piece_of(self, view: View, option: int) -> int | None:
        card = self.game.naming.options.read(option).part("card")
        return card if card >= 0 else None

    # ------------------------------------------------------------ the log

    def is_noise(self, event: Event, before: list[Event], after: Event | None) -> bool:
        if event.what == "unharmed":
            return any(earlier.what == "attack" and earlier.b == 0 for earlier in before)
        return event.what in GOES_WITHOUT_SAYING or event.rule == STAYS_AGAIN

    # ------------------------------------------------------------ the end

    def result(self, view: View) -> Block:
        return self.hunters.result(view)
