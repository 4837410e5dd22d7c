"""The words of the rulebook as numbers: types, colours, keywords, places, moments."""

from typing import Final

from mypy_extensions import i64

LANES: Final = 3  # BH-4.03
NOWHERE: Final = -1

# Card types (BH-6.02). A Miracle is a Spell of its own kind (BH-11.09).
CHARACTER: Final = 0
ADVISOR: Final = 1
ARTIFACT: Final = 2
TRAINING: Final = 3
RITUAL: Final = 4
SPELL: Final = 5
MIRACLE: Final = 6
RESOURCE: Final = 7
SOVEREIGN: Final = 8
RUNE: Final = 9

GREY: Final = 4
RARITIES: Final = ("K", "N", "L", "F")
COPIES: Final = (4, 3, 2, 1)  # BH-6.08 to BH-6.11

# Keywords, each a bit.
BINDING: Final = 1 << 0
FLYING: Final = 1 << 1
SKYGUARD: Final = 1 << 2
FIRST_DAMAGE: Final = 1 << 3
SPEED: Final = 1 << 4
DEFENDER: Final = 1 << 5
TWO_HANDED: Final = 1 << 6
UNBLOCKABLE: Final = 1 << 7
PUNCH: Final = 1 << 8
POISON: Final = 1 << 9
BLOODMAGE: Final = 1 << 10
BARRIER: Final = 1 << 11
RANGED: Final = 1 << 12
TARGET_STRIKE: Final = 1 << 13
SHIELD: Final = 1 << 14
EPIC: Final = 1 << 15
MYTHIC: Final = 1 << 16
MADNESS: Final = 1 << 17
TACTICAL_SHIFT: Final = 1 << 18
UNTARGETABLE: Final = 1 << 19
MUST_ATTACK: Final = 1 << 20
CANNOT_ATTACK: Final = 1 << 21
CANNOT_BLOCK: Final = 1 << 22
CANNOT_BE_HURT: Final = 1 << 23
STAYS_TURNED: Final = 1 << 24
FORCE_OF_NATURE: Final = 1 << 25
SPECTRAL_WARD: Final = 1 << 26
DEALS_NO_DAMAGE: Final = 1 << 27
KEYWORDS: Final = (
    "binding", "flying", "skyguard", "first_damage", "speed", "defender", "two_handed", "unblockable", "punch",
    "poison", "bloodmage", "barrier", "ranged", "target_strike", "shield", "epic", "mythic", "madness",
    "tactical_shift", "untargetable", "must_attack", "cannot_attack", "cannot_block", "cannot_be_hurt", "stays_turned",
    "force_of_nature", "spectral_ward", "deals_no_damage",
)  # fmt: skip

# Counters that mean something to the rules; others follow as the cards name them.
POISON_COUNTER: Final = 0
PLUS_COUNTER: Final = 1
RESISTANCE_COUNTER: Final = 2
INITIATIVE_COUNTER: Final = 3
RESISTANCE_DOWN_COUNTER: Final = 4
MADNESS_COUNTER: Final = 5
COUNTERS: Final = ("poison", "plus", "resistance", "initiative", "resistance_down", "madness")

# Places of one player (BH-4.01 to BH-4.24). A place of the table is seat * PLACES + one of these.
WAR: Final = 0  # lane * 3 + 0..2; the third only with Force of Nature (BH-4.09, BH-9.11)
SAFETY: Final = 9  # lane * 3 + 0..2; 0 and 1 are the Back Row (BH-4.12, BH-4.14)
BARRIERS: Final = 18  # lane (BH-13.53)
RESOURCES: Final = 21  # lane (BH-4.11)
SOVEREIGN_SLOT: Final = 24
RUNE_SLOT: Final = 25
ADVISOR_SLOT: Final = 26
HIDEOUTS: Final = 27  # lane * 3 + 0..2: face down on that slot of the opposing War Zone (BH-13.23)
AREA: Final = 36  # the permanents area (BH-4.16)
TRAININGS: Final = 136  # attached to other permanents
PLACES: Final = 200

# Zones, by place.
IN_WAR: Final = 0
IN_SAFETY: Final = 1
AT_RESOURCES: Final = 2
AT_SOVEREIGN: Final = 3
AT_RUNE: Final = 4
AT_ADVISOR: Final = 5
HIDDEN: Final = 6
IN_AREA: Final = 7
ATTACHED: Final = 8


def _zone(place: int) -> int:
    if place < SAFETY or BARRIERS <= place < RESOURCES:
        return IN_WAR
    if place < BARRIERS:
        return IN_SAFETY
    if place < SOVEREIGN_SLOT:
        return AT_RESOURCES
    if place < HIDEOUTS:
        return AT_SOVEREIGN + place - SOVEREIGN_SLOT
    if place < AREA:
        return HIDDEN
    return IN_AREA if place < TRAININGS else ATTACHED


def _lane(place: int) -> int:
    if place < BARRIERS:
        return place % 9 // 3
    if place < SOVEREIGN_SLOT:
        return (place - BARRIERS) % 3
    if HIDEOUTS <= place < AREA:
        return (place - HIDEOUTS) // 3
    return NOWHERE


# A permanent as events name it: its place and its card in one number.
CARDS: Final = 1000  # more than there are
UNKNOWN: Final = CARDS - 1  # the face of a hidden card

ZONE_OF: Final[list[int]] = [_zone(place % PLACES) for place in range(2 * PLACES)]
LANE_OF: Final[list[int]] = [_lane(place % PLACES) for place in range(2 * PLACES)]

# Phases (BH-3.01), and the windows inside them.
BEGINNING: Final = 1
MAIN_1: Final = 2
MAIN_2: Final = 3
COMBAT: Final = 4
END: Final = 5

# Moments at which abilities trigger, each a bit.
ENTERS: Final = 1 << 0
TURNED_UP: Final = 1 << 1
DIES: Final = 1 << 2
LEAVES: Final = 1 << 3
ATTACKS: Final = 1 << 4
BLOCKS: Final = 1 << 5
IS_BLOCKED: Final = 1 << 6
RANGED_ATTACK: Final = 1 << 7
HITS: Final = 1 << 8
TAKES_DAMAGE: Final = 1 << 9
TAKES_COMBAT_DAMAGE: Final = 1 << 10
SURVIVES_COMBAT: Final = 1 << 11
TRAINED: Final = 1 << 12
RISES: Final = 1 << 13
ROUND_BEGINS: Final = 1 << 14
TURN_BEGINS: Final = 1 << 15
TURN_ENDS: Final = 1 << 16
COMBAT_BEGINS: Final = 1 << 17
COMBAT_ENDS: Final = 1 << 18
ROUND_ENDS: Final = 1 << 19
SECOND_ROUND: Final = 1 << 20
THIRD_ROUND: Final = 1 << 21
SHADOW_CREATED: Final = 1 << 22
FOURTH_SHADOW: Final = 1 << 23
NEXT_ROUND: Final = 1 << 24
MOMENTS: Final = (
    "enters", "turned_up", "dies", "leaves", "attacks", "blocks", "is_blocked", "ranged_attack", "hits", "takes_damage",
    "takes_combat_damage", "survives_combat", "trained", "rises", "round_begins", "turn_begins", "turn_ends",
    "combat_begins", "combat_ends", "round_ends", "second_round", "third_round", "shadow_created", "fourth_shadow",
    "next_round",
)  # fmt: skip

MADNESS_SHADOWS: Final = 4  # BH-D123
LOOP_LIMIT: Final = 500  # BH-D37
ACTIVATION_LIMIT: Final = 100


def place_of(seat: i64, kind: i64, lane: i64, index: i64) -> i64:
    """A slot of a lane: kind is WAR, SAFETY or HIDEOUTS."""
    return seat * PLACES + kind + lane * 3 + index


def back_row(place: i64) -> bool:
    """Whether it is one of the two Safety Zone slots that border on the War Zone (BH-4.14)."""
    inside = place % PLACES
    return SAFETY <= inside < BARRIERS and (inside - SAFETY) % 3 < 2
