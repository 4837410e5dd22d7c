"""Decks as plain text, and the rules of deck building (BH-16.01 to BH-16.08, docs/bluthelden-cards.md)."""

from typing import Final

from nachtspiel.engine.errors import Refused
from nachtspiel.engine.game import Setting
from nachtspiel.engine.workshop import Fault
from nachtspiel.games.bluthelden.pieces import Box, Card, Deck
from nachtspiel.games.bluthelden.terms import COPIES, GREY, RESOURCE, RUNE, SOVEREIGN

FEWEST: Final = 60  # BH-16.02, Sovereign and Rune included
MOST: Final = 80  # BH-16.03
FEWEST_SPELLS: Final = 40  # BH-D105
FEWEST_POOL: Final = 18
MOST_POOL: Final = 20
MOST_LENGTH: Final = 8_000  # of a deck's text, as of any setting's
GOVERNMENT: Final = 2
MOST_NAME: Final = 60
SECOND: Final = {"name": "", "sovereign": "BH-9.08", "rune": "BH-9.16"}  # what forbids a second one
OWN: Final = "own"  # the key of every deck that is not in the box: its Spell deck is its player's secret (BH-D108)


class DeckMistake(Refused):
    """A deck that cannot be read (`line` counts from 1), or that a deck rule forbids."""

    def __init__(self, file: str, line: int, message: str, reason: str, text: str = "", rule: str = "") -> None:
        where = f"{file}, line {line}" if line else file
        names = {"line": str(line)} if line else {}
        if text:
            names["text"] = text[:MOST_NAME]
        super().__init__(
            rule, f"{where}: {message} ({rule})" if rule else f"{where}: {message}", f"deck-{reason}", names
        )
        self.line = line


def forbidden(file: str, fault: "DeckFault") -> Refused:
    """The refusal of a deck that breaks a rule, by its card and its rule."""
    names = {"card": fault.card, "number": str(fault.number)}
    return Refused(fault.rule, f"{file}: {fault}", f"deck-{fault.reason}", names)


class DeckFault(Fault):
    """A fault with its sentence."""

    def __str__(self) -> str:
        sentence = SENTENCES[self.reason].replace("{number}", str(self.number)).replace("{card}", self.card)
        return f"{sentence} ({self.rule})"


SENTENCES: Final = {
    "too-small": "the deck has {number} cards, fewer than 60",
    "too-large": "the deck has {number} cards, more than 80",
    "few-spells": "the Spell deck has {number} cards, fewer than 40",
    "pool-size": "the Pool deck has {number} cards; it must have 18 to 20",
    "copies": "{card} is in the deck {number} times, more often than its rarity allows",
    "not-pool": "{card} has no Pool icon and cannot be in the Pool deck",
    "pool-colour": "{card} has neither the Sovereign's colour nor grey and cannot be in the Pool deck",
    "in-spells": "{card} cannot be in the Spell deck, which holds only cards with an ASP cost",
    "never": "{card} has a colour that this Sovereign cannot play",
    "token": "{card} is a token and cannot be in a deck",
    "further-sovereign": "{card} is a second Sovereign; a deck has one, which stands before its cards",
    "further-rune": "{card} is a second Rune; a deck has one, which stands before its cards",
}


def parse_deck(box: Box, file: str, text: str, names: dict[str, str] | None = None) -> Deck:
    """Read a deck; `names` are further names of cards, in small letters, with their keys."""
    if len(text) > MOST_LENGTH:
        raise DeckMistake(file, 0, f"is longer than {MOST_LENGTH} characters", "long")
    known = dict(names or {})
    heads: dict[str, str] = {}
    parts: dict[str, list[int]] = {"spells": [], "pool": []}
    part = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        word = line.rstrip(":").lower()
        if word in parts:
            part = word
            continue
        head, colon, value = line.partition(":")
        if colon and not part:
            note_head(file, number, heads, head.strip(), value.strip())
            continue
        if not part:
            raise DeckMistake(file, number, f"'{line}' stands before 'spells' and 'pool'", "before", line)
        copies, _, called = line.partition(" ")
        copies = copies.rstrip("x")
        if not copies.isascii() or not copies.isdigit() or len(copies) > 2 or not 1 <= int(copies) <= MOST:
            message = f"'{line}' must be a number and a card, such as '4 fertile_field'"
            raise DeckMistake(file, number, message, "row", line)
        parts[part] += [find_card(box, file, number, called.strip(), known)] * int(copies)
    sovereign = government(box, file, heads, "sovereign", known)
    rune = government(box, file, heads, "rune", known)
    key = file.partition(".")[0]
    return Deck(
        key, tidy_name(heads.get("name", "")) or key, sovereign, rune, sorted(parts["spells"]), sorted(parts["pool"])
    )


def note_head(file: str, line: int, heads: dict[str, str], head: str, value: str) -> None:
    """A line before the cards; each may stand there once (BH-9.08, BH-9.16)."""
    if head not in SECOND:
        raise DeckMistake(file, line, f"'{head}' is not known here; write name, sovereign or rune", "head", head)
    if head in heads:
        raise DeckMistake(file, line, f"names a second {head}", f"second-{head}", value, SECOND[head])
    heads[head] = value


def government(box: Box, file: str, heads: dict[str, str], head: str, names: dict[str, str]) -> int:
    """The Sovereign or the Rune that the text names (BH-2.01, BH-2.02)."""
    type, word, rule = (SOVEREIGN, "Sovereign", "BH-2.01") if head == "sovereign" else (RUNE, "Rune", "BH-2.02")
    if head not in heads:
        raise DeckMistake(file, 0, f"names no {head}", f"no-{head}", "", rule)
    number = find_card(box, file, 0, heads[head], names)
    if box.cards[number].type != type:
        raise DeckMistake(file, 0, f"'{heads[head]}' is no {word}", f"not-{head}", heads[head], rule)
    return number


def tidy_name(name: str) -> str:
    """A name that fits into one line of a record."""
    clean = "".join([sign if sign.isprintable() and sign not in "/;#" else " " for sign in name])
    return " ".join(clean.split())[:MOST_NAME].strip()


def find_card(box: Box, file: str, line: int, called: str, names: dict[str, str]) -> int:
    number = box.called(called)
    if number < 0:
        number = box.called(names.get(called.lower(), ""))
    if number < 0:
        raise DeckMistake(file, line, f"there is no card '{called[:60]}'", "unknown", called)
    return number


def faults(box: Box, deck: Deck) -> list[DeckFault]:
    """Every deck rule that is broken."""
    found: list[DeckFault] = []
    size = GOVERNMENT + len(deck.spells) + len(deck.pool)
    if size < FEWEST:
        found.append(DeckFault("BH-16.02", "", "too-small", size))
    if size > MOST:
        found.append(DeckFault("BH-16.03", "", "too-large", size))
    if len(deck.spells) < FEWEST_SPELLS:
        found.append(DeckFault("BH-D105", "", "few-spells", len(deck.spells)))
    if not FEWEST_POOL <= len(deck.pool) <= MOST_POOL:
        found.append(DeckFault("BH-D105", "", "pool-size", len(deck.pool)))
    colour = int(box.cards[deck.sovereign].colour)
    for number in sorted(set(deck.spells + deck.pool)):
        card = box.cards[number]
        copies = deck.spells.count(number) + deck.pool.count(number)  # BH-D106
        if card.token:
            found.append(DeckFault("BH-11.12", card.key, "token", copies))
            continue
        if card.type == SOVEREIGN:
            found.append(DeckFault("BH-9.08", card.key, "further-sovereign", copies))
            continue
        if card.type == RUNE:
            found.append(DeckFault("BH-9.16", card.key, "further-rune", copies))
            continue
        if copies > COPIES[card.rarity]:
            found.append(DeckFault(rarity_rule(card), card.key, "copies", copies))
        if number in deck.spells and card.type == RESOURCE:
            found.append(DeckFault("BH-D107", card.key, "in-spells", copies))
        if number in deck.pool and not card.pool:
            found.append(DeckFault("BH-2.07", card.key, "not-pool", copies))
        elif number in deck.pool and card.colour not in (colour, GREY):
            found.append(DeckFault("BH-2.08", card.key, "pool-colour", copies))
        if box.cards[deck.sovereign].surcharge[card.colour] < 0:
            found.append(DeckFault("BH-D62", card.key, "never", copies))
    return found


def rarity_rule(card: Card) -> str:
    return f"BH-6.{8 + int(card.rarity):02}"


def read_deck(box: Box, file: str, text: str) -> Deck:
    """A deck that must be legal."""
    deck = parse_deck(box, file, text)
    broken = faults(box, deck)
    if broken:
        raise forbidden(file, broken[0])
    return deck


def write_deck(box: Box, deck: Deck) -> str:
    """The deck as text."""
    lines = [f"name: {deck.name}", f"sovereign: {box.cards[deck.sovereign].key}", f"rune: {box.cards[deck.rune].key}"]
    for part, cards in (("spells", deck.spells), ("pool", deck.pool)):
        lines += ["", part]
        lines += [f"{cards.count(number)} {box.cards[number].key}" for number in sorted(set(cards))]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- a deck as a setting of the table


def deck_line(box: Box, deck: Deck) -> str:
    """The deck as text on one line, as records keep it: ' / ' between its lines."""
    return " / ".join(line for line in write_deck(box, deck).splitlines() if line)


class DeckSetting(Setting):
    """A deck of the box by its key, or a player's own as text, on many lines or on one."""

    def __init__(self, name: str, default: str, values: list[str], box: Box) -> None:
        super().__init__(name, default, values, crossed=True)
        self.text = True
        self.box = box

    def check(self, value: str) -> str:
        return value if value in self.values else deck_line(self.box, self.read(value))

    def read(self, value: str) -> Deck:
        """The deck of a value; whatever deck rule it breaks is told by card and rule."""
        for deck in self.box.decks:
            if deck.key == value:
                return deck
        if ":" not in value:
            choices = ", ".join(self.values)
            raise Refused("", f"{self.name} cannot be '{value[:60]}'; choose one of {choices}, or give a deck's text")
        text = value if "\n" in value else value.replace(" / ", "\n")
        deck = read_deck(self.box, self.name, text)
        return Deck(OWN, deck.name, deck.sovereign, deck.rune, deck.spells, deck.pool)
