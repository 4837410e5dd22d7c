"""How Bluthelden speaks: names, card texts, log lines."""

from mypy_extensions import i64

from nachtspiel.engine.errors import Refused
from nachtspiel.engine.options import Option
from nachtspiel.engine.speech import Speech, dashed
from nachtspiel.engine.table import Question
from nachtspiel.engine.words import Value, Words, languages
from nachtspiel.engine.workshop import Fault
from nachtspiel.games.bluthelden.catalogue import keywords_of
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.naming import PILES
from nachtspiel.games.bluthelden.pieces import ANYTHING, Box, Card, Deck
from nachtspiel.games.bluthelden.terms import (
    AT_RESOURCES,
    CARDS,
    CHARACTER,
    HIDDEN,
    HIDEOUTS,
    IN_SAFETY,
    IN_WAR,
    KEYWORDS,
    PLACES,
    RARITIES,
    ZONE_OF,
)
from nachtspiel.games.bluthelden.views import CARD_TYPES, COLOURS, LANE_NAMES
from nachtspiel.games.bluthelden.vocabulary import (
    CAUSES,
    DONE,
    PLACE_NAMES,
    RISE_PLACE,
    USES,
    set_aside,
)

PACKAGE = "nachtspiel.games.bluthelden"
QUOTED = 72  # characters
SPREAD = (IN_WAR, IN_SAFETY, AT_RESOURCES, HIDDEN)  # zones in which it matters where something lies


def card_names(box: Box) -> dict[str, str]:
    """The keys of all cards that can be in a deck, by their names in every language, in small letters."""
    found: dict[str, str] = {}
    for language in languages(PACKAGE):
        words = Words(language, PACKAGE)
        for card in box.cards:
            if not card.token and card.number != box.rules:
                found.setdefault(words.say(f"card-{dashed(card.key)}").lower(), card.key)
    return found


def has_text(card: Card) -> bool:
    """Whether a card says something that is neither a keyword nor a way of playing it."""
    own = [ability for ability in card.abilities if ability.place < RISE_PLACE]
    on_host = card.host_counters or card.banishes_host
    return bool(own or card.modes or card.statics or card.enters_with or on_host)


def shortened(text: str) -> str:
    """The beginning of a card's text, for a line of the log: enough to tell one ability from the other."""
    return text if len(text) <= QUOTED else f"{text[: text.rindex(' ', 0, QUOTED)].rstrip(' ,;:.')} …"


class DuelSpeech(Speech):
    """Bluthelden in one language."""

    def __init__(self, game: Bluthelden, words: Words, names: list[str]) -> None:
        super().__init__(game, words, names)
        self.box = game.box

    # ------------------------------------------------------------ pieces

    def card(self, number: i64) -> str:
        if not 0 <= number < len(self.box.cards):
            return self.words.say("card-face-down")
        return self.words.say(f"card-{dashed(self.box.cards[number].key)}")

    def piece(self, number: i64, owned: bool) -> str:
        """A permanent of an event with its place, and with its player unless that one is named already."""
        card, place = self.card(number % CARDS), number // CARDS
        values: dict[str, Value] = {"card": card}
        if not owned:
            values["player"] = self.person(place // PLACES)
        if ZONE_OF[place] not in SPREAD:
            return card if owned else self.words.say("piece-of", "", **values)
        values["place"] = self.spot(place)
        return self.words.say("piece-own" if owned else "piece-there", "", **values)

    def card_text(self, number: i64) -> str:
        """Everything a card says: keywords, the ways it is played, and its own text."""
        card = self.box.cards[number]
        parts = [self.keyword(word) for word in keywords_of(int(card.keywords))]
        if card.rise_into != ANYTHING:
            form = self.box.cards[card.rise_into]
            parts.append(self.words.say("text-rise", asp=card.rise_asp, level=form.level, card=self.card(form.number)))
        if card.onto != ANYTHING:
            parts.append(self.words.say("text-onto", number=card.onto_less, card=self.card(card.onto)))
        if card.hideout != ANYTHING:
            parts.append(self.words.say("text-hideout", asp=card.hideout))
        if card.only_into != ANYTHING:
            parts.append(self.words.say("text-only-war" if card.only_into == IN_WAR else "text-only-safety"))
        if card.blood_rush:
            parts.append(self.words.say("text-enters-blood-rush", number=card.blood_rush))
        lines = [", ".join(parts) + "."] if parts else []
        message = f"card-{dashed(card.key)}"
        if self.words.has(message, "text"):
            lines.append(self.words.say(message, "text"))
        return "\n".join(lines)

    def ability_text(self, number: i64, place: i64) -> str:
        """One activated ability of a card. They are the last lines of its text that have a colon."""
        card = self.box.cards[number]
        own = [ability for ability in card.activated if ability.place < RISE_PLACE]
        text = self.words.say(f"card-{dashed(card.key)}", "text") if own else ""
        lines = [line.strip() for line in text.split("\n") if ":" in line]
        return lines[len(lines) - len(own) + place]

    def card_line(self, number: i64) -> str:
        """Type, species and numbers of a card in one line."""
        card = self.box.cards[number]
        kind = self.words.say(f"type-{CARD_TYPES[card.type]}")
        parts = [self.words.say("token-of-type", type=kind) if card.token else kind]
        parts += [self.species(each) for each in card.species]
        if card.level:
            parts.append(self.words.say("text-level", level=card.level))
        if card.type == CHARACTER:
            parts.append(
                self.words.say(
                    "text-values",
                    power=card.power,
                    hp=card.hp,
                    resistance=card.resistance,
                    initiative=card.initiative,
                )
            )
        elif card.is_character():
            parts.append(self.words.say("text-resistance", resistance=card.resistance))
        if card.magic != ANYTHING:
            parts.append(self.words.say("text-magic", magic=card.magic))
        if card.lp:
            parts.append(self.words.say("text-lp", lp=card.lp))
        if not card.token and not card.is_government() and not card.is_resource():
            parts.append(self.words.say("text-asp", asp=card.asp))
        return ", ".join(parts)

    def printed(self, part: str, key: str) -> list[str]:
        card = self.box.cards[self.box.numbers[key]]
        lines = [self.card(card.number), self.card_line(card.number), *self.card_text(card.number).split("\n")]
        message = f"card-{dashed(card.key)}"
        if has_text(card) and card.number != self.box.rules and not self.words.has(message, "text"):
            lines.append(self.words.say(message, "text"))  # which says that it is missing
        for mode in range(1, len(card.modes) + 1 if len(card.modes) > 1 else 1):
            lines.append(self.words.say(message, f"mode{mode}"))
        return lines

    def keyword(self, word: str) -> str:
        return self.words.say(f"keyword-{dashed(word)}")

    def keyword_text(self, word: str) -> str:
        return self.words.say(f"keyword-{dashed(word)}", "text")

    def species(self, number: i64) -> str:
        return self.words.say(f"species-{dashed(self.box.species[number])}")

    def colour(self, number: i64) -> str:
        return self.words.say(f"colour-{COLOURS[number]}")

    def rarity(self, number: i64) -> str:
        return self.words.say(f"rarity-{RARITIES[number].lower()}")

    def counter(self, number: i64) -> str:
        return self.words.say(f"counter-{dashed(self.box.counters[number])}")

    def lane(self, lane: i64) -> str:
        return self.words.say(f"lane-{LANE_NAMES[lane]}")

    def place(self, place: i64) -> str:
        """A place with its owner."""
        return self.words.say("place-of", place=self.spot(place), player=self.person(place // PLACES))

    def spot(self, place: i64) -> str:
        """A place of one side."""
        parts = PLACE_NAMES[place].split("-")[1:]
        values: dict[str, Value] = {}
        for part in parts[1:]:
            if part in LANE_NAMES:
                values["lane"] = self.words.say(f"lane-{part}")
            else:
                values["slot"] = int(part)
        return self.words.say(f"place-{parts[0]}", "", **values)

    def phase(self, phase: i64) -> str:
        return self.words.say(f"phase-{phase}")

    def phase_help(self, phase: i64) -> str:
        return self.words.say(f"phase-{phase}", "help")

    def deck(self, deck: Deck) -> str:
        """The name of a deck; those of the box have one in every language."""
        ready = any(one.key == deck.key and one.name == deck.name for one in self.box.decks)
        return self.words.say(f"deck-name-{deck.key}") if ready else deck.name

    def fault(self, fault: Fault) -> str:
        """What is wrong with a deck."""
        card = self.words.say(f"card-{dashed(fault.card)}") if fault.card else ""
        return self.words.say(f"deck-{fault.reason}", card=card, number=fault.number)

    # ------------------------------------------------------------ sentences

    def role(self, role: str, number: i64, numbers: list[int]) -> Value:
        if role in ("card", "base"):
            return self.card(number)
        if role in ("piece", "own", "other"):
            return self.piece(number, role == "own")
        if role in ("ability", "mode"):
            return self.which(role, number, numbers[1] % CARDS)
        if role in ("values", "change", "until"):
            return self.game.naming.role_name(role, number, numbers)
        if role == "cause":
            card, player = self.card(numbers[1]), self.person(numbers[0])
            return self.words.say("item-called", cause=CAUSES[number], card=card, player=player)
        if role == "spot":
            return self.spot(number)
        if role == "hideout":  # the slot of the other's War Zone on which it lies
            return self.place((1 - number // PLACES) * PLACES + number % PLACES - HIDEOUTS)
        if role == "keyword":
            return self.keyword(KEYWORDS[number])
        if role == "reason":  # a keyword, or what was told before
            if number:
                return self.words.say("told-reason", text=self.keyword(KEYWORDS[number - 1]))
            return self.words.say("told-plainly")
        if role == "place":
            return self.place(number)
        if role == "lane":
            return self.lane(number)
        if role == "counter":
            return self.counter(number)
        if role == "phase":
            return self.phase(number)
        if role == "option":
            return self.option(number)
        if role == "pile":
            return self.words.say(f"pile-{PILES[number]}")
        return number

    def which(self, role: str, number: i64, card: i64) -> str:
        """The end of a sentence that tells what is used of a card: one of several abilities, or of several effects."""
        for name, special in USES.items():
            if role == "ability" and number == special:
                return self.words.say("told-which", text=self.words.say(f"use-{name}"))
        own = self.box.cards[card]
        if role == "mode" and len(own.modes) > 1:
            return self.words.say("told-text", text=self.words.say(f"card-{dashed(own.key)}", f"mode{number + 1}"))
        if role == "ability" and len([one for one in own.activated if one.place < RISE_PLACE]) > 1:
            return self.words.say("told-text", text=shortened(self.ability_text(card, number)))
        return self.words.say("told-plainly")

    def option(self, option: i64) -> str:
        meant = self.game.naming.options.read(option)
        if meant.kind in ("card", "place"):
            return self.part(meant, meant.kind)
        if meant.kind == "ability":
            return self.use(meant)
        if meant.kind == "move":
            return self.words.say("option-move-from", place=self.part(meant, "place"))
        if meant.kind == "mulligan":
            return self.mulligan(meant.part("cards"))
        if meant.kind in ("hide", "lane"):
            values: dict[str, Value] = {name: self.part(meant, name) for name in meant.parts}
            return self.words.say(f"option-{meant.kind}", "", **values)
        if meant.kind in ("mode", "chain", "order"):
            (number,) = meant.parts.values()
            return self.words.say(f"option-{meant.kind}", number=number + 1)
        if meant.is_word():
            return self.words.say(f"option-{dashed(meant.name)}")
        return self.words.say("option-unknown", number=str(option))

    def part(self, meant: Option, name: str) -> str:
        """What an option is about, by its name."""
        number = meant.part(name)
        return self.card(number) if name == "card" else self.lane(number) if name == "lane" else self.place(number)

    def answer(self, question: Question, option: i64) -> str:
        """To choose nothing more says what that means here."""
        return self.words.say(f"option-done-{question.kind}") if option == DONE else self.option(option)

    def use(self, meant: Option) -> str:
        place = self.part(meant, "place")
        number = meant.part("ability")
        for name, special in USES.items():
            if number == special:
                return self.words.say(f"option-{name}", place=place)
        return self.words.say("option-use", place=place, number=number + 1)

    def mulligan(self, mask: int) -> str:
        if mask == 0:
            return self.words.say("option-mulligan-none")
        return self.words.say("option-mulligan", cards=", ".join(set_aside(mask).split()))

    def option_text(self, option: i64) -> str:
        card = self.game.naming.options.read(option).part("card")
        return self.card_text(card) if card >= 0 else ""

    def about(self, question: Question) -> str:
        return self.card(question.about) if question.about >= 0 else ""

    def names_of(self, refused: Refused) -> dict[str, Value]:
        values: dict[str, Value] = {}
        if "card" in refused.names:
            values["card"] = self.words.say(f"card-{dashed(refused.names['card'])}")
        for number in ("cost", "asp", "level"):
            if number in refused.names:
                values[number] = int(refused.names[number])
        return values
