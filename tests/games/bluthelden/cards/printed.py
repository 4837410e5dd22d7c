"""A card's printed values as one line of text."""

from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.terms import CHARACTER, COLOURS, KEYWORDS, RARITIES, RESOURCE, SOVEREIGN, TYPES

BOX = open_box(read_files())


def printed(key: str) -> str:
    """ "elvish_archer: character K 2 ASP level 1 1/2 R2 I4; elf, ranged"; tokens without rarity, cost and level"""
    card = BOX.cards[BOX.numbers[key]]
    words = [f"{key}:", TYPES[card.type]]
    if card.token:
        words.append("token")
    else:
        words.append(RARITIES[card.rarity])
    if not (card.token or card.is_resource() or card.type == SOVEREIGN):
        words.append(f"{card.asp} ASP")
    if not card.token and (card.is_character() or card.type == RESOURCE):
        words.append(f"level {card.level}")
    if card.type == CHARACTER:
        words.append(f"{card.power}/{card.hp}")
    if card.is_character():
        words.append(f"R{card.resistance}")
    if card.type == CHARACTER:
        words.append(f"I{card.initiative}")
    if card.magic >= 0:
        words.append(f"magic {card.magic}")
    if card.type == SOVEREIGN:
        words.append(f"{card.lp} LP")
    if card.pool and card.type != RESOURCE:
        words.append("pool")
    traits = [BOX.species[number] for number in card.species]
    traits += sorted_keywords(int(card.keywords))
    if card.rise_into >= 0:
        traits.append(f"rise into {BOX.cards[card.rise_into].key} for {card.rise_asp}")
    if card.onto >= 0:
        traits.append(f"{card.onto_less} less onto {BOX.cards[card.onto].key}")
    if card.hideout >= 0:
        traits.append(f"hideout {card.hideout}")
    return " ".join(words) + ("; " + ", ".join(traits) if traits else "")


def sorted_keywords(mask: int) -> list[str]:
    return sorted(word for bit, word in enumerate(KEYWORDS) if (mask >> bit) & 1)


def colour(key: str) -> str:
    return COLOURS[BOX.cards[BOX.numbers[key]].colour]
