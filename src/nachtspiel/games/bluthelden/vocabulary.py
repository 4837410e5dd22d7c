"""The game's own words for what can be chosen and what can happen, as the numbers and names that records use."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.options import Options, Part, Range, numbers, word
from nachtspiel.games.bluthelden.pieces import Box
from nachtspiel.games.bluthelden.terms import (
    ADVISOR_SLOT,
    AREA,
    BARRIERS,
    HIDEOUTS,
    LANES,
    PLACES,
    RESOURCES,
    RUNE_SLOT,
    SAFETY,
    SOVEREIGN_SLOT,
    TRAININGS,
)
from nachtspiel.games.bluthelden.views import LANE_NAMES

# Options. A number means the same in every decision of every game.
CARD: Final = 0  # + card: play it, or choose it
HIDE: Final = 1000  # + card: play it face down
ABILITY: Final = 2000  # + place * ABILITIES + its number: activate it
MOVE: Final = 5200  # + place: the Character there moves
PLACE: Final = 5600  # + place: that slot, or what lies there
LANE: Final = 6000  # + lane
MODE: Final = 6010  # + mode
CHAIN: Final = 6020  # + how far from the bottom of the chain
ORDER: Final = 6120  # + which of the waiting triggers
MULLIGAN: Final = 6300  # + a bit for each card of the hand that is set aside
PASS: Final = 6400
DONE: Final = 6401
YES: Final = 6402
NO: Final = 6403
SPELL_PILE: Final = 6404
POOL_PILE: Final = 6405
INITIATIVE: Final = 6406  # take it
LEAVE: Final = 6407  # leave it to the other
ATTACK: Final = 6408
ATTACK_TWICE: Final = 6409
SHOOT: Final = 6410
RETREAT: Final = 6411  # Move as a combat action
NOTHING_AT_ALL: Final = 6412
NORMAL: Final = 6413  # play it plainly
ONTO: Final = 6414  # play it onto its base form
ASP: Final = 6415
TRINKET: Final = 6416
CONCEDE: Final = 6417  # always possible, never offered (BH-D109)

# Places of an ability that is not printed as one.
ABILITIES: Final = 8
PRINTED: Final = 4  # printed abilities come first, at most so many
RISE_PLACE: Final = 4
REVEAL_PLACE: Final = 5
SHIELD_PLACE: Final = 6
SHIFT_PLACE: Final = 7
USES: Final[dict[str, int]] = {"rise": RISE_PLACE, "reveal": REVEAL_PLACE, "shield": SHIELD_PLACE, "shift": SHIFT_PLACE}

# Kinds of decisions.
ASK_MULLIGAN: Final = "mulligan"
ASK_INITIATIVE: Final = "initiative"
ASK_DRAW: Final = "draw"
ASK_PRIORITY: Final = "priority"
ASK_WAY: Final = "way"
ASK_MODE: Final = "mode"
ASK_SLOT: Final = "slot"
ASK_BASE: Final = "base"
ASK_TARGET: Final = "target"
ASK_SACRIFICE: Final = "sacrifice"
ASK_DISCARD: Final = "discard"
ASK_BURY: Final = "graveyard"
ASK_SHADOW: Final = "shadow"
ASK_ORDER: Final = "order"
ASK_KEEP: Final = "keep"
ASK_ACTING: Final = "acting"
ASK_DECLARE: Final = "declare"
ASK_OBJECT: Final = "object"
ASK_BLOCK: Final = "block"
ASK_SHIELD: Final = "shield"
ASK_MAY: Final = "may"
ASK_ASP: Final = "asp"
ASK_FETCH: Final = "fetch"
ASK_PLAY: Final = "play"
ASK_RISE: Final = "rise"
ASK_LANE: Final = "lane"
ASK_PLACE: Final = "place"
KINDS: Final[tuple[str, ...]] = (
    ASK_MULLIGAN, ASK_INITIATIVE, ASK_DRAW, ASK_PRIORITY, ASK_WAY, ASK_MODE, ASK_SLOT, ASK_BASE, ASK_TARGET,
    ASK_SACRIFICE, ASK_DISCARD, ASK_BURY, ASK_SHADOW, ASK_ORDER, ASK_KEEP, ASK_ACTING, ASK_DECLARE, ASK_OBJECT,
    ASK_BLOCK, ASK_SHIELD, ASK_MAY, ASK_ASP, ASK_FETCH, ASK_PLAY, ASK_RISE, ASK_LANE, ASK_PLACE,
)  # fmt: skip

# Purposes of chance.
SPELL_DRAW: Final = "spell"
POOL_DRAW: Final = "pool"
ROLL: Final = "roll"  # for the Initiative
D6: Final = "d6"

# Events, with the role of each number they carry. A piece, an own one (whose player is named already) and another are a
# permanent: `Piece.told`.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "laid_out": ("player", "card"),
    "draws": ("player", "card"),
    "draws_hidden": ("player", "number", "pile"),
    "mulligan": ("player", "number"),
    "wins_roll": ("player",),
    "initiative": ("player",),
    "round": ("number",),
    "phase": ("phase",),
    "main_phase": ("phase", "player"),
    "cannot_draw": ("player",),
    "announces": ("player", "option"),
    "plays": ("player", "card", "mode"),
    "hides": ("player", "hideout"),
    "activates": ("player", "own", "ability"),
    "reveals": ("player", "hideout"),
    "sets_out": ("player", "own", "spot"),
    "triggers": ("player", "card", "cause"),
    "aims_at": ("piece",),
    "aims_at_lane": ("lane",),
    "aims_at_item": ("player", "card", "cause"),
    "moves": ("player", "card", "place"),
    "stays": ("player", "card"),
    "passes": ("player",),
    "resolves": ("player", "card", "cause"),
    "fizzles": ("player", "card"),
    "no_effect": ("player", "card", "cause"),
    "declines": ("player", "card"),
    "enters": ("player", "piece"),
    "trained": ("card", "piece"),
    "hidden": ("player", "hideout"),
    "turned_up": ("player", "card", "place"),
    "no_room": ("player", "card"),
    "dies": ("player", "piece"),
    "sacrificed": ("player", "piece"),
    "banished": ("player", "piece"),
    "banishes": ("player", "card"),
    "ceases": ("player", "piece"),
    "to_hand": ("player", "piece"),
    "to_graveyard": ("player", "card"),
    "used_up": ("player", "card"),
    "discards": ("player", "card"),
    "gains_asp": ("player", "number", "left"),
    "loses_asp": ("player", "number"),
    "pays_lp": ("player", "number", "left"),
    "gains_lp": ("player", "number", "left"),
    "loses_lp": ("player", "number", "left"),
    "hurt": ("piece", "number", "left"),
    "hurt_sovereign": ("player", "number", "left"),
    "healed": ("piece", "number"),
    "resists": ("piece",),
    "prevented": ("piece", "number", "reason"),
    "covered": ("piece", "other"),
    "shielded": ("piece", "other"),
    "counter": ("piece", "counter", "number"),
    "counter_gone": ("piece", "counter", "number"),
    "turned": ("piece",),
    "unturned": ("piece",),
    "stunned": ("piece",),
    "rolls": ("piece", "number"),
    "poison": ("piece",),
    "gets_values": ("piece", "values", "until"),
    "gets_resistance": ("piece", "change", "until"),
    "gets_initiative": ("piece", "change", "until"),
    "gets_keyword": ("piece", "keyword", "until"),
    "loses_keyword": ("piece", "keyword", "until"),
    "loses_text": ("piece", "until"),
    "sets_power": ("piece", "number", "until"),
    "sets_resistance": ("piece", "number", "until"),
    "sets_initiative": ("piece", "number", "until"),
    "gets_reduction": ("piece", "number", "until"),
    "gets_prevention": ("piece", "number"),
    "gets_shift": ("piece",),
    "blood_rush": ("piece", "number"),
    "shadow": ("player", "lane"),
    "shadows_gone": ("player", "lane", "number"),
    "rises": ("player", "card", "base"),
    "control": ("player", "own"),
    "returns": ("player", "card"),
    "shows": ("player", "card"),
    "finds_nothing": ("player",),
    "bound": ("piece",),
    "acting": ("player", "piece"),
    "attacks": ("player", "piece", "number"),
    "strikes": ("player", "piece", "other"),
    "shoots": ("player", "piece", "other"),
    "does_nothing": ("player", "piece"),
    "blocks": ("player", "piece", "other"),
    "not_blocked": ("player", "other"),
    "lane_done": ("lane",),
    "redirected": ("player", "card"),
    "voided": ("player", "card"),
    "mended": ("player", "card"),
    "peace": ("lane",),
    "effects_end": (),
    "concedes": ("player",),
    "loses": ("player",),
    "wins": ("player",),
    "drawn": (),
    "loop": (),
}

# What a reader follows without: it is told again by what comes of it, or lies on the table for all to see.
QUIET: Final = ("passes", "turned", "unturned", "laid_out", "bound", "acting", "lane_done", "ceases", "used_up")
STARTED: Final = ("plays", "activates", "triggers")  # what goes on the chain, and by which card
CAUSES: Final = ("text", "madness", "madness_death", "blood_rush", "shield", "banishment")  # `Duel.cause`
UNTILS: Final = ("round", "game")
MOST_VALUE: Final = 500


def both(power: i64, hp: i64) -> i64:
    """A change of Power and HP in one number, for events."""
    return (power + MOST_VALUE) * 2 * MOST_VALUE + hp + MOST_VALUE


def as_both(number: i64) -> str:
    """Such a change as cards write it: "+2/-1"."""
    return f"{number // (2 * MOST_VALUE) - MOST_VALUE:+d}/{number % (2 * MOST_VALUE) - MOST_VALUE:+d}"


def place_name(place: i64) -> str:
    """A place as records and scenarios write it: "1-war-left-2"."""
    seat = place // PLACES + 1
    inside = place % PLACES
    if inside < BARRIERS:
        zone = "war" if inside < SAFETY else "safety"
        return f"{seat}-{zone}-{LANE_NAMES[inside % 9 // LANES]}-{inside % LANES + 1}"
    if inside < SOVEREIGN_SLOT:
        zone = "barrier" if inside < RESOURCES else "resource"
        return f"{seat}-{zone}-{LANE_NAMES[(inside - BARRIERS) % LANES]}"
    if inside == SOVEREIGN_SLOT:
        return f"{seat}-sovereign"
    if inside == RUNE_SLOT:
        return f"{seat}-rune"
    if inside == ADVISOR_SLOT:
        return f"{seat}-advisor"
    if inside < AREA:
        return f"{seat}-hidden-{LANE_NAMES[(inside - HIDEOUTS) // LANES]}-{(inside - HIDEOUTS) % LANES + 1}"
    if inside < TRAININGS:
        return f"{seat}-area-{inside - AREA + 1}"
    return f"{seat}-training-{inside - TRAININGS + 1}"


PLACE_NAMES: Final[list[str]] = [place_name(place) for place in range(2 * PLACES)]


HAND: Final = 6  # cards of a Mulligan
NO_PLACE: Final = -1


def set_aside(mask: int) -> str:
    """The cards that a Mulligan sets aside."""
    return " ".join([str(i + 1) for i in range(HAND) if (mask >> i) & 1]) or "none"


def duel_options(box: Box) -> Options:
    """All that can be chosen in a duel."""
    card = Part("card", [card.key for card in box.cards])
    place = Part("place", PLACE_NAMES)
    return Options(
        [
            Range("card", CARD, [card]),
            Range("hide", HIDE, [card], "hide"),
            Range("ability", ABILITY, [place, numbers("ability", ABILITIES)], "use"),
            Range("move", MOVE, [place], "move"),
            Range("place", PLACE, [place]),
            Range("lane", LANE, [Part("lane", list(LANE_NAMES))]),
            Range("mode", MODE, [numbers("mode", CHAIN - MODE)], "mode"),
            Range("chain", CHAIN, [numbers("item", ORDER - CHAIN)], "chain"),
            Range("order", ORDER, [numbers("trigger", MULLIGAN - ORDER)], "trigger"),
            Range("mulligan", MULLIGAN, [Part("cards", [set_aside(mask) for mask in range(1 << HAND)])], "mulligan"),
            word("pass", PASS),
            word("done", DONE),
            word("yes", YES),
            word("no", NO),
            word("spell_pile", SPELL_PILE),
            word("pool_pile", POOL_PILE),
            word("initiative", INITIATIVE),
            word("leave", LEAVE),
            word("attack", ATTACK),
            word("attack_twice", ATTACK_TWICE),
            word("shoot", SHOOT),
            word("retreat", RETREAT, "move"),
            word("nothing", NOTHING_AT_ALL),
            word("plainly", NORMAL),
            word("onto_base", ONTO),
            word("asp", ASP),
            word("trinket", TRINKET),
            word("concede", CONCEDE),
        ]
    )


def place_in(option: i64) -> i64:
    """The place that an option chooses; `NO_PLACE` if it chooses none. For those who think."""
    return option - PLACE if PLACE <= option < LANE else NO_PLACE
