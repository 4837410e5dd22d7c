"""The decks of Bluthelden, for those who build them."""

from collections import Counter

from nachtspiel.engine.chance import Chance
from nachtspiel.engine.knowing import Json
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.workshop import Built, Fault, Workshop
from nachtspiel.games.bluthelden.catalogue import counted
from nachtspiel.games.bluthelden.deck import FEWEST_POOL, FEWEST_SPELLS, faults, parse_deck, write_deck
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.pieces import Box, Deck
from nachtspiel.games.bluthelden.speech import DuelSpeech, card_names
from nachtspiel.games.bluthelden.views import CARD_TYPES

HAND = 7  # cards at the start of a game


class BuiltDeck(Built):
    """A deck of Bluthelden."""

    def __init__(self, box: Box, deck: Deck) -> None:
        super().__init__(deck.name, list(faults(box, deck)))
        self.box = box
        self.deck = deck

    def key(self, number: int) -> str:
        return self.box.cards[number].key

    def text(self) -> str:
        return write_deck(self.box, self.deck)

    def told(self) -> Json:
        deck = self.deck
        return {
            "name": deck.name,
            "sovereign": self.key(deck.sovereign),
            "rune": self.key(deck.rune),
            "spells": counted(self.box, deck.spells),
            "pool": counted(self.box, deck.pool),
        }

    def curve(self) -> dict[int, int]:
        """How many spells there are of each cost."""
        return dict(sorted(Counter([int(self.box.cards[number].asp) for number in self.deck.spells]).items()))

    def figures(self) -> Json:
        kinds = Counter([CARD_TYPES[self.box.cards[number].type] for number in self.deck.spells + self.deck.pool])
        return {"curve": self.curve(), "types": dict(sorted(kinds.items()))}

    def legal(self, speech: Speech) -> str:
        spells, pool = len(self.deck.spells), len(self.deck.pool)
        return f"{duel(speech).deck(self.deck)}: {2 + spells + pool} ({spells} + {pool} + 2), BH-16.02 ✓"

    def lines(self, speech: Speech) -> list[str]:
        says, deck, box = duel(speech), self.deck, self.box
        lines = [says.deck(deck), f"{says.card(deck.sovereign)} · {says.card(deck.rune)}"]
        for pile, cards in (("pile-spell", deck.spells), ("pile-pool", deck.pool)):
            lines += ["", f"{says.words.say(pile)} ({len(cards)})"]
            for number in sorted(set(cards), key=lambda number: (box.cards[number].asp, box.cards[number].key)):
                lines.append(f"{cards.count(number)} × {says.card(number)}: {says.card_line(number)}")
        lines.append("")
        for asp, number in self.curve().items():
            lines.append(f"{says.words.say('text-asp', '', asp=asp)} {'█' * number} {number}")
        return lines

    def hand(self, chance: Chance) -> list[str]:
        pile = self.deck.spells.copy()
        drawn = sorted([pile.pop(int(chance.below(len(pile)))) for _ in range(min(HAND, len(pile)))])
        return [self.key(number) for number in drawn]

    def hand_line(self, hand: list[str], speech: Speech) -> str:
        return ", ".join([duel(speech).card(self.box.numbers[key]) for key in hand])

    def fault(self, fault: Fault, speech: Speech) -> str:
        return duel(speech).fault(fault)


class DeckWorkshop(Workshop):
    """The decks of one box."""

    def __init__(self, game: Bluthelden) -> None:
        self.hint = f"{FEWEST_SPELLS} to 58 spells, {FEWEST_POOL} to 20 pool cards"
        self.box = game.box
        self.decks = game.decks
        self.ready = list(game.decks)
        self.names = card_names(game.box)

    def read(self, file: str, text: str) -> Built:
        return BuiltDeck(self.box, parse_deck(self.box, file, text, self.names))

    def open(self, name: str) -> Built:
        return BuiltDeck(self.box, self.decks[name])


def duel(speech: Speech) -> DuelSpeech:
    assert isinstance(speech, DuelSpeech)
    return speech
