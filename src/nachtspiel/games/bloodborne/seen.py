"""What each seat may see, and what it may imagine (BB-D46)."""

from mypy_extensions import i64

from nachtspiel.engine.knowing import EVERYTHING, sees
from nachtspiel.engine.pile import knows
from nachtspiel.games.bloodborne.hunter import NO_CARD, Hunter
from nachtspiel.games.bloodborne.pieces import Card
from nachtspiel.games.bloodborne.table import NO_MONSTER, Hunt
from nachtspiel.games.bloodborne.views import TYPE_NAMES, DungeonView, HunterView, HuntView, PlaceView


def sight(hunt: Hunt, seat: i64) -> HuntView:
    """What lies on the table for a seat."""
    cards = hunt.box.cards
    return {
        "round": hunt.round,
        "phase": hunt.phase,
        "first": hunt.leader(),
        "final_boss": monster_key(hunt, hunt.final_boss),
        "monster": monster_key(hunt, hunt.monster),
        "echoes": hunt.echoes,
        "full_echoes": hunt.full_echoes,
        "dungeon": dungeon_view(hunt, seat),
        "upgrades": len(hunt.upgrades),
        "row": keys(cards, hunt.row),
        "removed": keys(cards, sorted(hunt.removed)),
        "past": [monster_key(hunt, number) for number in hunt.past],
        "hunters": [hunter_view(hunt, hunter, seat) for hunter in hunt.hunters],
    }


def hunter_view(hunt: Hunt, hunter: Hunter, seat: i64) -> HunterView:
    """A hunter board as this seat sees it. Hands can be deduced by all, so they are open unless agreed otherwise."""
    cards = hunt.box.cards
    shown = keys(cards, sorted(hunter.hand)) if sees(seat, hunter.seat) or hunt.variants.open_hands else None
    return {
        "seat": hunter.seat,
        "health": hunter.health,
        "collected": hunter.collected,
        "banked": hunter.banked,
        "trophies": dict(zip(TYPE_NAMES, hunter.trophies, strict=True)),
        "level": hunt.level(hunter),
        "hand": shown,
        "hand_size": len(hunter.hand),
        "used": keys(cards, sorted(hunter.used)),
        "played": card_key(hunt, hunter.played),
        "weapon": card_key(hunt, hunter.weapon),
        "dreaming": hunter.dreaming,
        "dead": hunter.dead,
        "gone": hunter.gone,
        "deaths": hunter.deaths,
        "dealt": hunter.dealt,
        "cancelled": hunter.cancelled,
        "delayed": hunter.delayed,
        "hampered": hunter.hampered,
    }


def dungeon_view(hunt: Hunt, seat: i64) -> DungeonView:
    """How many cards are left; who has looked at which place is open to all, what they saw only to them."""
    dungeon = hunt.dungeon
    return {
        "cards": dungeon.size(),
        "top": places_view(hunt, dungeon.top, dungeon.top_seen, seat),
        "bottom": places_view(hunt, dungeon.bottom, dungeon.bottom_seen, seat),
    }


def places_view(hunt: Hunt, places: list[int], seen: list[int], seat: i64) -> list[PlaceView]:
    found: list[PlaceView] = []
    for i in range(len(places)):
        found.append(
            {
                "card": monster_key(hunt, places[i]) if seat == EVERYTHING or knows(seen[i], seat) else None,
                "seen_by": [other for other in range(hunt.seats) if knows(seen[i], other)],
            }
        )
    return found


def keys(cards: list[Card], numbers: list[int]) -> list[str]:
    return [cards[number].key for number in numbers]


def card_key(hunt: Hunt, number: i64) -> str | None:
    return None if number == NO_CARD else hunt.box.cards[number].key


def monster_key(hunt: Hunt, number: i64) -> str | None:
    return None if number == NO_MONSTER else hunt.box.monsters[number].key
