"""Everything in the box, for clients that draw the table."""

from nachtspiel.games.bloodborne.pieces import Box, Card, Monster
from nachtspiel.games.bloodborne.views import (
    CARD_KINDS,
    LANTERNS,
    RANKS,
    TYPE_NAMES,
    Ability,
    CardEntry,
    Catalogue,
    MonsterEntry,
)


def catalogue(box: Box) -> Catalogue:
    return {
        "cards": [card_entry(box, card) for card in box.cards],
        "monsters": [monster_entry(box, monster) for monster in box.monsters],
        "dice": {
            name: [{"number": number, "again": bool(again)} for number, again in box.dice[lantern]]
            for lantern, name in enumerate(LANTERNS)
        },
        "track": list(box.track),
        "full_health": box.full_health,
        "card_limit": box.card_limit,
    }


def card_entry(box: Box, card: Card) -> CardEntry:
    return {
        "key": card.key, "number": card.number, "kind": CARD_KINDS[card.kind], "damage": card.damage,
        "instant": card.instant_damage, "starting": card.starting, "copies": card.copies,
        "dream": card.number == box.dream, "clashes": card.number == box.pistol,
        "abilities": abilities(box, card.key), "origin": card.origin,
    }  # fmt: skip


def monster_entry(box: Box, monster: Monster) -> MonsterEntry:
    return {
        "key": monster.key, "number": monster.number, "rank": RANKS[monster.rank], "health": monster.health,
        "lantern": LANTERNS[monster.lantern], "types": [TYPE_NAMES[kind] for kind in monster.types],
        "abilities": abilities(box, monster.key), "origin": monster.origin,
    }  # fmt: skip


def abilities(box: Box, key: str) -> list[Ability]:
    """The texts of a card or monster: each by name (in the words `ability-`, `power-` or `law-`) and its numbers."""
    return [{"does": name, **numbers} for name, numbers in box.texts.get(key, [])]
