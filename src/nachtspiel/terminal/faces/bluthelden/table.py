"""How a Bluthelden table is shown: from a seat's view, and nothing else."""

from typing import Any

from rich.text import Text

from nachtspiel.engine.options import Option
from nachtspiel.engine.table import Event, Question
from nachtspiel.engine.words import Value, Words
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.speech import DuelSpeech
from nachtspiel.games.bluthelden.terms import CARDS
from nachtspiel.games.bluthelden.views import LANE_NAMES
from nachtspiel.games.bluthelden.vocabulary import ASK_MULLIGAN, CONCEDE, PLACE_NAMES, QUIET, RISE_PLACE, STARTED
from nachtspiel.terminal.block import BLOOD, EMBER, GOLD, MOON, Block
from nachtspiel.terminal.face import Face, View

PHASES = range(1, 6)
DIGITS = ("0", "1", "2", "3", "4", "5", "6")
ZONES = ("war", "barrier", "safety", "resource", "hidden")


def is_last_started(event: Event, before: list[Event]) -> bool:
    """Whether what resolves was put on the chain last, so that nobody need be told."""
    for earlier in reversed(before):
        if earlier.what == "resolves":
            return False
        if earlier.what in STARTED:
            return earlier.a == event.a and earlier.b % CARDS == event.b
    return False


class DuelFace(Face):
    """Bluthelden in one language."""

    def __init__(self, game: Bluthelden, speech: DuelSpeech, words: Words, plain: bool) -> None:
        super().__init__(game, speech, words, plain)
        self.game: Bluthelden = game
        self.speech: DuelSpeech = speech
        self.box = game.box
        self.places = {name: place for place, name in enumerate(PLACE_NAMES)}

    def say(self, message: str, **values: Value) -> str:
        return self.words.say(f"bh-{message}", "", **values)

    def card(self, key: str | None) -> str:
        return self.say("unknown-card") if key is None else self.speech.card(self.box.numbers[key])

    # ------------------------------------------------------------ the table

    def status(self, view: View) -> tuple[str, str]:
        line = self.say(
            "status", round=view["round"], phase=self.speech.phase(view["phase"]),
            player=self.speech.person(view["initiative"]),
        )  # fmt: skip
        if view["window"] > 1:
            line += " · " + self.speech.words.say(f"window-{view['window']}")
        return line, self.speech.phase_help(view["phase"])

    def blocks(self, view: View) -> list[Block]:
        own = max(view["seat"], 0)
        found = [self.side(view, 1 - own, MOON), self.lanes(view, own), self.side(view, own, GOLD)]
        if view["chain"] or view["resolving"] is not None:
            found.append(self.chain(view))
        return found

    def side(self, view: View, seat: int, tone: str) -> Block:
        """A player's numbers, hand and what lies in no lane."""
        player = view["players"][seat]
        numbers = self.say(
            "numbers", lp=player["lp"], asp=player["asp"], hand=player["hand_size"], spells=player["spells"],
            pool=player["pool"],
        )  # fmt: skip
        lines = [Text(numbers, style="bold")]
        if player["hand"] is not None:
            lines.append(Text(self.say("hand", cards=self.listed(player["hand"]))))
        lanes = [f"{seat + 1}-{zone}-" for zone in ZONES]
        rest = [
            piece
            for piece in view["pieces"]
            if piece["controller"] == seat
            and piece.get("host") is None
            and not any(piece["place"].startswith(lane) for lane in lanes)
        ]
        lines.append(Text("; ".join(self.piece_line(view, piece) for piece in rest)))
        for zone in ("graveyard", "banished"):
            if player[zone]:
                lines.append(Text(self.say(zone, cards=self.listed(player[zone])), style="dim"))
        return Block(self.speech.person(seat), lines, tone)

    def listed(self, keys: list[str]) -> str:
        counted = dict.fromkeys(keys)
        names = [self.card(key) if keys.count(key) == 1 else f"{keys.count(key)} × {self.card(key)}" for key in counted]
        return ", ".join(names) or self.say("nothing")

    def lanes(self, view: View, own: int) -> Block:
        """Lane by lane, the other side first."""
        lines: list[Text] = []
        for lane, word in enumerate(LANE_NAMES):
            lines.append(Text(self.speech.words.say("option-lane", "", lane=self.speech.lane(lane)), style="bold"))
            shadows = [view["shadows"][seat][lane] for seat in range(2)]
            if any(shadows):
                lines.append(Text("  " + self.say("shadows", mine=shadows[own], theirs=shadows[1 - own]), style=EMBER))
            for seat in (1 - own, own):
                for zone in ZONES:
                    for piece in view["pieces"]:
                        if piece["place"].startswith(f"{seat + 1}-{zone}-{word}"):
                            lines.append(self.slot_line(view, piece, seat == own))
        return Block(self.say("lanes"), lines, BLOOD)

    def slot_line(self, view: View, piece: dict[str, Any], own: bool) -> Text:
        place = self.speech.place(self.places[piece["place"]])
        return Text(f"  {place}: {self.piece_line(view, piece)}", style=GOLD if own else MOON)

    def piece_line(self, view: View, piece: dict[str, Any]) -> str:
        """A permanent in one line: name, values, and all that is the matter with it."""
        if piece["card"] is None:
            return self.say("face-down")
        parts = [self.card(piece["card"])]
        if piece["kind"] == "character" and not piece["hidden"]:
            values = {field: piece[field] for field in ("power", "hp", "resistance", "initiative")}
            parts.append(self.speech.words.say("text-values", "", **values))
        if piece["damage"]:
            parts.append(self.say("damage", number=piece["damage"]))
        for word in ("turned", "bound", "hidden"):
            if piece[word]:
                parts.append(self.say(word))
        if piece["keywords"]:
            parts.append(", ".join(self.speech.keyword(word) for word in piece["keywords"]))
        for counter, number in piece["counters"].items():
            parts.append(f"{number} × {self.speech.counter(self.box.counters.index(counter))}")
        trained = [other["card"] for other in view["pieces"] if other.get("host") == piece["place"]]
        if trained:
            parts.append(f"+ {self.listed(trained)}")
        return " · ".join(parts)

    def chain(self, view: View) -> Block:
        lines = []
        items = [*view["chain"], *([view["resolving"]] if view["resolving"] is not None else [])]
        for number, item in enumerate(items, 1):
            line = self.say(
                "item", number=number, card=self.card(item["card"]), player=self.speech.person(item["seat"])
            )
            targets = [self.target(target) for target in item["targets"] if target is not None]
            lines.append(Text(line + (f" → {', '.join(targets)}" if targets else "")))
        return Block(self.say("chain"), lines, EMBER)

    def target(self, name: str) -> str:
        if name in self.places:
            return self.speech.place(self.places[name])
        return self.speech.words.say(f"lane-{name}") if name in LANE_NAMES else name

    def primer(self) -> list[tuple[str, str]]:
        return [(f"{number}. {self.speech.phase(number)}", self.speech.phase_help(number)) for number in PHASES]

    # ------------------------------------------------------------ questions

    def lists(self, question: Question) -> bool:
        return question.kind != ASK_MULLIGAN  # sixty-four ways to set cards aside

    def read(self, question: Question, line: str) -> int | None:
        """For a Mulligan the numbers of the cards, or 0 to keep them all."""
        numbers = line.replace(",", " ").split()
        if question.kind != ASK_MULLIGAN or not numbers or not all(word in DIGITS for word in numbers):
            return None
        mask = 0
        for word in numbers:
            if word != "0":
                mask |= 1 << (int(word) - 1)
        return self.game.naming.options.of_kind("mulligan")[mask]

    def question_notes(self, view: View, question: Question) -> list[str]:
        if question.kind != ASK_MULLIGAN:
            return []
        hand = view["players"][view["seat"]]["hand"]
        cards = [f"{number}. {self.card(key)}" for number, key in enumerate(hand, 1)]
        notes = [self.speech.card_line(self.box.numbers[key]) for key in hand]
        return [self.say("mulligan"), *[f"{card}: {note}" for card, note in zip(cards, notes, strict=True)]]

    def option_note(self, view: View, option: int) -> str:
        """What a card does, or what lies at the place."""
        meant = self.game.naming.options.read(option)
        if "card" in meant.parts:
            number = meant.part("card")
            text = self.speech.card_text(number).replace("\n", " ")
            return f"{self.speech.card_line(number)}. {text}".strip()
        piece = self.piece_at(view, meant)
        if piece is None:
            return ""
        line = self.piece_line(view, piece)
        if meant.kind == "ability" and piece["card"] is not None:
            line = f"{self.card(piece['card'])}: {self.use_text(piece['card'], meant.part('ability'))}"
        return line.replace("\n", " ")

    def piece_at(self, view: View, meant: Option) -> View | None:
        """The permanent that an option is about."""
        place = meant.part("place")
        return next((piece for piece in view["pieces"] if place >= 0 and piece["place"] == PLACE_NAMES[place]), None)

    def use_text(self, key: str, ability: int) -> str:
        """What an ability does: its own line, or the whole card for what comes with a keyword."""
        number = self.box.numbers[key]
        if ability < RISE_PLACE:
            return self.speech.ability_text(number, ability)
        return self.speech.card_text(number)

    def choices(self) -> list[tuple[int, str]]:
        cards = [(int(card.number), self.speech.card(card.number)) for card in self.box.cards]
        words = self.game.naming.options.words()
        return cards + [(option, self.speech.option(option)) for option in words if option != CONCEDE]

    def giving_up(self) -> int:
        return CONCEDE

    # ------------------------------------------------------------ cards

    def pieces(self) -> list[tuple[int, str]]:
        return [(int(card.number), self.speech.card(card.number)) for card in self.box.cards]

    def piece(self, number: int) -> Block:
        lines = [Text(self.speech.card_line(number), style="italic"), Text(self.speech.card_text(number))]
        return Block(self.speech.card(number), lines, GOLD)

    def piece_of(self, view: View, option: int) -> int | None:
        meant = self.game.naming.options.read(option)
        if "card" in meant.parts:
            return meant.part("card")
        piece = self.piece_at(view, meant)
        return None if piece is None or piece["card"] is None else self.box.numbers[piece["card"]]

    def numbered(self, view: View, question: Question) -> list[int | None]:
        if question.kind != ASK_MULLIGAN:
            return super().numbered(view, question)
        return [self.box.numbers[key] for key in view["players"][view["seat"]]["hand"]]

    # ------------------------------------------------------------ the log

    def is_heading(self, event: Event) -> bool:
        return event.what == "main_phase" or super().is_heading(event)

    def is_noise(self, event: Event, before: list[Event], after: Event | None) -> bool:
        if event.what == "draws_hidden":  # who sees the card hears of it next
            return after is not None and after.what == "draws"
        if event.what == "resolves":
            return event.b < 0 or is_last_started(event, before)
        return event.what in QUIET

    def result(self, view: View) -> Block:
        lines = [
            Text(self.say("left", player=self.speech.person(player["seat"]), lp=player["lp"]))
            for player in view["players"]
        ]
        result = view["result"]
        if result is None or result == 2:
            title = self.say("drawn")
        else:
            title = self.say("won", player=self.speech.person(result))
        return Block(title, lines, GOLD)
