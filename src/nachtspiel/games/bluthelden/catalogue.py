"""Everything in the box, for clients that draw the table."""

from nachtspiel.games.bluthelden.pieces import Box, Card
from nachtspiel.games.bluthelden.terms import KEYWORDS, RARITIES, SOVEREIGN
from nachtspiel.games.bluthelden.views import CARD_TYPES, COLOURS, CardEntry, DeckEntry


def deck_entries(box: Box) -> list[DeckEntry]:
    return [
        {
            "key": deck.key,
            "name": deck.name,
            "sovereign": box.cards[deck.sovereign].key,
            "rune": box.cards[deck.rune].key,
            "spells": counted(box, deck.spells),
            "pool": counted(box, deck.pool),
        }
        for deck in box.decks
    ]


def counted(box: Box, cards: list[int]) -> dict[str, int]:
    return {box.cards[number].key: cards.count(number) for number in sorted(set(cards))}


def keywords_of(mask: int) -> list[str]:
    return [word for bit, word in enumerate(KEYWORDS) if (mask >> bit) & 1]


def card_entry(box: Box, card: Card) -> CardEntry:
    """What is printed on a card."""
    entry: CardEntry = {
        "key": card.key,
        "number": card.number,
        "type": CARD_TYPES[card.type],
        "colour": COLOURS[card.colour],
        "rarity": None if card.token else RARITIES[card.rarity],
        "asp": card.asp,
        "level": card.level,
        "power": card.power,
        "hp": card.hp,
        "resistance": card.resistance,
        "initiative": card.initiative,
        "species": [box.species[number] for number in card.species],
        "magic": None if card.magic < 0 else card.magic,
        "pool": card.pool,
        "keywords": keywords_of(card.keywords),
        "token": card.token,
        "origin": card.origin,
        "rise": None if card.rise_into < 0 else {"into": box.cards[card.rise_into].key, "asp": card.rise_asp},
        "onto": None if card.onto < 0 else {"base": box.cards[card.onto].key, "less": card.onto_less},
        "hideout": None if card.hideout < 0 else card.hideout,
        "abilities": [
            {
                "number": ability.place,
                "asp": 0 if ability.cost is None else ability.cost.asp,
                "lp": 0 if ability.cost is None else ability.cost.lp,
                "turn": ability.cost is not None and ability.cost.turn,
                "bound": ability.bound,
            }
            for ability in card.activated
        ],
        "modes": len(card.modes),
    }
    if card.type == SOVEREIGN:
        entry["lp"] = card.lp
        entry["surcharge"] = {COLOURS[i]: extra for i, extra in enumerate(card.surcharge)}
    return entry
