"""What one may believe of a deck that is its player's secret: its Pool deck is open, its Spell deck not (BH-D108)."""

from mypy_extensions import i64

from nachtspiel.games.bluthelden.deck import OWN
from nachtspiel.games.bluthelden.pieces import ANYTHING, Deck
from nachtspiel.games.bluthelden.state import Player
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import COPIES, GREY, RESOURCE, RUNE, SOVEREIGN
from nachtspiel.games.bluthelden.vocabulary import SPELL_DRAW


def without(cards: list[int], gone: list[int]) -> list[int]:
    """The cards that are left when others are taken away, as far as they are there."""
    left = cards.copy()
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def believed(duel: Duel, player: Player, unknown: list[int], faces: i64) -> tuple[list[int], list[int]]:
    """As many cards as one does not know: those of the Pool deck, and others that the Spell deck might hold, at least
    `faces` of them such as can lie face down. The player gets a deck that fits them. Nothing here follows from the
    Spell deck's true list but the cards that all have seen."""
    deck = player.deck
    known = without(deck.spells + deck.pool, unknown)
    pool = without(deck.pool, known)
    for card in without(deck.pool, pool):  # what was seen may have come from the Spell deck instead
        if len(pool) < len(player.pool) and duel.box.cards[card].type != RESOURCE:
            pool.append(card)
    taken = known + pool
    colours = {int(duel.box.cards[card].colour) for card in known}
    colours |= {int(duel.box.cards[deck.sovereign].colour), GREY}
    number = len(unknown) - len(pool)
    spells: list[int] = []
    for hideable, wanted in ((True, min(int(faces), number)), (False, number)):
        bag = candidates(duel, deck.sovereign, taken + spells, colours, hideable)
        if len(bag) < wanted - len(spells):
            bag = candidates(duel, deck.sovereign, taken + spells, set(), hideable)
        while len(spells) < wanted and bag:
            spells.append(duel.draw(SPELL_DRAW, bag))
    whole = sorted(without(taken + spells, deck.pool))
    player.deck = Deck(OWN, OWN, deck.sovereign, deck.rune, whole, deck.pool)
    return sorted(pool), sorted(spells)


def candidates(duel: Duel, sovereign: i64, taken: list[int], colours: set[int], hideable: bool) -> list[int]:
    """Every copy that a Spell deck of this Sovereign may still hold, of these colours (none: of any)."""
    surcharge = duel.box.cards[sovereign].surcharge
    found: list[int] = []
    for card in duel.box.cards:
        if card.token or card.type in (RESOURCE, SOVEREIGN, RUNE) or card.number == duel.box.rules:
            continue
        if surcharge[card.colour] < 0 or (colours and int(card.colour) not in colours):
            continue
        if hideable and card.hideout == ANYTHING:
            continue
        for _ in range(COPIES[card.rarity] - taken.count(int(card.number))):
            found.append(int(card.number))
    return found
