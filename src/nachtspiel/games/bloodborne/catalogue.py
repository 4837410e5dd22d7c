"""Everything in the box, and what every number means, for clients that draw the table."""

from nachtspiel.engine.knowing import Json
from nachtspiel.games.bloodborne.pieces import Box, Card, Monster
from nachtspiel.games.bloodborne.vocabulary import (
    DECLINE,
    DICE,
    EVENTS,
    FORESEE,
    IN_PLAY,
    PLAY,
    REMOVE,
    SEAT,
    TARGET,
    TRANSFORM,
    UPGRADE,
    USED,
    option_name,
    option_numbers,
)  # fmt: skip

KINDS = ("melee", "ranged", "utility")
RANKS = ("ordinary", "boss", "final_boss")
TYPES = ("kin", "humanoid", "beast")
ASKED = (PLAY, TRANSFORM, TARGET, FORESEE, UPGRADE, REMOVE)
PHASES = 8


def catalogue(box: Box) -> Json:
    return {
        "game": "bloodborne",
        "cards": [card_entry(box, card) for card in box.cards],
        "monsters": [monster_entry(box, monster) for monster in box.monsters],
        "dice": {
            name: [{"number": number, "again": bool(again)} for number, again in box.dice[lantern]]
            for lantern, name in enumerate(DICE)
        },
        "types": list(TYPES),
        "track": list(box.track),
        "full_health": box.full_health,
        "card_limit": box.card_limit,
        "phases": list(range(1, PHASES + 1)),
        "questions": list(ASKED),
        "options": [option_entry(box, option) for option in sorted(option_numbers(box).values())],
        "events": {what: list(roles) for what, roles in EVENTS.items()},
    }


def card_entry(box: Box, card: Card) -> Json:
    return {
        "key": card.key, "number": card.number, "kind": KINDS[card.kind], "damage": card.damage,
        "instant": card.instant_damage, "starting": card.starting, "copies": card.copies,
        "dream": card.number == box.dream, "clashes": card.number == box.pistol,
        "abilities": abilities(box, card.key), "origin": card.origin,
    }  # fmt: skip


def monster_entry(box: Box, monster: Monster) -> Json:
    return {
        "key": monster.key, "number": monster.number, "rank": RANKS[monster.rank], "health": monster.health,
        "lantern": DICE[monster.lantern], "types": [TYPES[kind] for kind in monster.types],
        "abilities": abilities(box, monster.key), "origin": monster.origin,
    }  # fmt: skip


def abilities(box: Box, key: str) -> list[Json]:
    """The texts of a card or monster: each by name (in the words `ability-`, `power-` or `law-`) and its numbers."""
    return [{"does": name, **numbers} for name, numbers in box.texts.get(key, [])]


def option_entry(box: Box, option: int) -> Json:
    """What an option is about: a card and where it lies, a hunter, or only a word."""
    entry: Json = {"option": option, "name": option_name(box, option), "card": None, "place": None, "seat": None}
    if option < SEAT:
        entry["card"] = box.cards[option % USED].key
        entry["place"] = "in_play" if option >= IN_PLAY else "used" if option >= USED else "hand"
    elif option < DECLINE:
        entry["seat"] = option - SEAT
    return entry
