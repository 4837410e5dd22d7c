"""What each seat may see, and what it may imagine."""

from mypy_extensions import i64

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.knowing import Json
from nachtspiel.engine.pile import knows
from nachtspiel.engine.table import NOBODY
from nachtspiel.games.bloodborne.hunter import NO_CARD, Hunter
from nachtspiel.games.bloodborne.pieces import Card
from nachtspiel.games.bloodborne.table import NO_MONSTER, Hunt
from nachtspiel.games.bloodborne.vocabulary import DUNGEON_DRAW, option_name

TYPE_NAMES = ("kin", "humanoid", "beast")


def view(hunt: Hunt, seat: i64) -> Json:
    """All that a seat may know (BB-D46), built up from nothing; for `NOBODY` all that everybody may know."""
    box = hunt.box
    question = hunt.question(seat) if seat >= 0 else None
    return {
        "game": "bloodborne",
        "seat": seat,
        "round": hunt.round,
        "phase": hunt.phase,
        "first": hunt.first,
        "final_boss": monster_key(hunt, hunt.final_boss),
        "monster": monster_key(hunt, hunt.monster),
        "echoes": hunt.echoes,
        "full_echoes": hunt.full_echoes,
        "dungeon": dungeon_view(hunt, seat),
        "upgrades": len(hunt.upgrades),
        "row": keys(box.cards, hunt.row),
        "removed": keys(box.cards, sorted(hunt.removed)),
        "past": [monster_key(hunt, number) for number in hunt.past],
        "hunters": [hunter_view(hunt, hunter, seat) for hunter in hunt.hunters],
        "question": None
        if question is None
        else {
            "number": question.number,
            "kind": question.kind,
            "rule": question.rule,
            "about": card_key(hunt, question.about),
            "options": [{"option": option, "name": option_name(box, option)} for option in question.options],
        },
        "waiting": [other for other in range(hunt.seats) if (hunt.waiting >> other) & 1],
        "over": hunt.over,
        "places": hunt.ranks() if hunt.over else [],
    }


def hunter_view(hunt: Hunt, hunter: Hunter, seat: i64) -> Json:
    """A hunter board as this seat sees it. Hands can be deduced by all, so they are open unless agreed otherwise."""
    cards = hunt.box.cards
    own = hunter.seat == seat
    shown = keys(cards, sorted(hunter.hand)) if own or hunt.variants.open_hands else None
    asked = [question for question in hunt.questions if question.seat == hunter.seat]
    laid = bool(asked) and not (hunt.waiting >> hunter.seat) & 1
    chosen = hunt.answers[hunter.seat] if own and laid else NOBODY
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
        "laid": laid,
        "chosen": None if chosen == NOBODY else option_name(hunt.box, chosen),
        "dreaming": hunter.dreaming,
        "dead": hunter.dead,
        "gone": hunter.gone,
        "deaths": hunter.deaths,
        "dealt": hunter.dealt,
        "cancelled": hunter.cancelled,
        "delayed": hunter.delayed,
        "hampered": hunter.hampered,
    }


def dungeon_view(hunt: Hunt, seat: i64) -> Json:
    """How many cards are left; who has looked at which place is open to all, what they saw only to them."""
    dungeon = hunt.dungeon
    return {
        "cards": dungeon.size(),
        "top": places_view(hunt, dungeon.top, dungeon.top_seen, seat),
        "bottom": places_view(hunt, dungeon.bottom, dungeon.bottom_seen, seat),
    }


def places_view(hunt: Hunt, places: list[int], seen: list[int], seat: i64) -> list[Json]:
    found: list[Json] = []
    for i in range(len(places)):
        found.append(
            {
                "card": monster_key(hunt, places[i]) if knows(seen[i], seat) else None,
                "seen_by": [other for other in range(hunt.seats) if knows(seen[i], other)],
            }
        )
    return found


def imagine(hunt: Hunt, seat: i64, seed: int) -> Hunt:
    """A table this seat could believe in. Others' secret choices are not made yet, chance starts anew, and every
    dungeon card that the seat has not seen is dealt again. All else is open, or can be deduced (BB-D46)."""
    twin = hunt.copy()
    twin.chance = seeded(seed)
    for question in hunt.questions:
        if question.seat != seat:
            twin.answers[question.seat] = NOBODY
            twin.waiting |= 1 << question.seat
    twin.dungeon.imagine(twin, DUNGEON_DRAW, seat)
    return twin


def facts(hunt: Hunt) -> Json:
    """Everything: the view of every seat laid open."""
    open_view = view(hunt, NOBODY)
    open_view["hunters"] = [hunter_view(hunt, hunter, hunter.seat) for hunter in hunt.hunters]
    open_view["barren"] = hunt.barren
    open_view["called"] = hunt.called
    open_view["upgrade_deck"] = keys(hunt.box.cards, hunt.upgrades)
    return open_view


def keys(cards: list[Card], numbers: list[int]) -> list[str]:
    return [cards[number].key for number in numbers]


def card_key(hunt: Hunt, number: i64) -> str | None:
    return None if number == NO_CARD else hunt.box.cards[number].key


def monster_key(hunt: Hunt, number: i64) -> str | None:
    return None if number == NO_MONSTER else hunt.box.monsters[number].key
