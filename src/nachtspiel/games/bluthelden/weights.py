"""The weights by which positions and options are judged. They are in `judge.toml` and were not guessed but fitted from
self-play by `nachtspiel lab fit bluthelden`, which reads the same marks through the same functions."""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.content import numbers
from nachtspiel.games.bluthelden.effects.players import GainAsp
from nachtspiel.games.bluthelden.pieces import Box, Card

FILE: Final = "judge.toml"
PLACES_OF_ABILITIES: Final = 5  # four printed ones and Rise

# What is looked at in a player's position (judge.py).
WORTH: Final = (
    "lp", "lp_low", "lp_last", "hand", "hand_few", "playable", "asp_now", "asp_kept", "income", "income_to_come",
    "lanes", "level_two", "level_three", "resource_in_hand", "fighters", "war_power", "war_health", "safe_power",
    "safe_health", "ready_power", "free_power", "guards", "flying_power", "shooters", "initiative", "best_initiative",
    "advisor", "artifacts", "rituals", "trainings", "shadows", "hidden", "bound", "few_spells", "graves", "poisoned",
)  # fmt: skip
REASONS: Final[dict[str, str]] = {  # marks with a word (`mark-lp`), and those that are more of the same
    "lp": "lp", "lp_low": "lp", "lp_last": "lp", "hand": "hand", "hand_few": "hand", "playable": "playable",
    "asp_now": "asp_now", "asp_kept": "asp_now", "income": "income", "income_to_come": "income", "lanes": "lanes",
    "level_two": "level_two", "level_three": "level_two", "resource_in_hand": "resource_in_hand",
    "fighters": "fighters", "war_power": "war_power", "war_health": "war_health", "safe_power": "safe_power",
    "safe_health": "safe_health", "ready_power": "ready_power", "free_power": "free_power", "guards": "guards",
    "flying_power": "flying_power", "initiative": "initiative", "best_initiative": "initiative", "advisor": "advisor",
    "artifacts": "artifacts", "rituals": "rituals", "trainings": "trainings", "shadows": "shadows",
    "hidden": "hidden", "bound": "bound", "poisoned": "poisoned",
}  # fmt: skip
LP: Final = 0
LP_LOW: Final = 1
LP_LAST: Final = 2
HAND: Final = 3
HAND_FEW: Final = 4
PLAYABLE: Final = 5
ASP_NOW: Final = 6
ASP_KEPT: Final = 7
INCOME: Final = 8
INCOME_TO_COME: Final = 9
OPEN_LANES: Final = 10
LEVEL_TWO: Final = 11
LEVEL_THREE: Final = 12
RESOURCE_IN_HAND: Final = 13
FIGHTERS: Final = 14
WAR_POWER: Final = 15
WAR_HEALTH: Final = 16
SAFE_POWER: Final = 17
SAFE_HEALTH: Final = 18
READY_POWER: Final = 19
FREE_POWER: Final = 20
GUARDS: Final = 21
FLYING_POWER: Final = 22
SHOOTERS: Final = 23
HAS_INITIATIVE: Final = 24
BEST_INITIATIVE: Final = 25
ADVISORS: Final = 26
ARTIFACTS: Final = 27
RITUALS: Final = 28
TRAINED_ONES: Final = 29
SHADOWS: Final = 30
HIDDEN_ONES: Final = 31
BOUND_ONES: Final = 32
FEW_SPELLS: Final = 33
GRAVES: Final = 34
POISONED: Final = 35

# What is looked at in an option (leaning.py), besides which card it is.
LEAN: Final = (
    "pass_main", "pass_main_asp", "pass_own_top", "pass_foe_top", "pass_away", "pass_combat", "pass_end",
    "play_character", "play_advisor", "play_artifact", "play_training", "play_ritual", "play_spell", "play_miracle",
    "play_resource", "play_asp", "play_on_chain", "play_end", "hide",
    "use_main", "use_own_top", "use_foe_top", "use_away", "use_combat", "use_end", "use_turns_ready", "use_lp",
    "use_lp_low", "use_asp_main", "use_asp_away", "rise", "reveal", "shield", "shift", "move_in", "move_out",
    "move_in_power", "move_out_power",
    "slot_war", "slot_war_power", "slot_war_foes", "slot_war_free", "slot_war_friends", "slot_safe_binding",
    "slot_back_ranged", "slot_new_lane", "slot_higher",
    "aim_foe", "aim_foe_strength", "aim_own_strength", "aim_sovereign", "aim_done", "aim_foe_item",
    "offer_strength", "offer_token", "offer_resource", "offer_done",
    "keep_character", "keep_resource", "keep_resource_few", "keep_asp", "keep_level", "keep_done", "mulligan_each",
    "draw_pool", "draw_pool_few", "draw_pool_resource", "draw_done",
    "attack", "attack_power", "attack_free", "attack_free_power", "attack_wins", "attack_loses", "attack_last",
    "attack_exposes", "attack_twice", "shoot", "retreat", "retreat_weak",
    "object_kills", "object_dies", "object_strength", "object_sovereign", "object_sovereign_power",
    "block", "block_kills", "block_dies", "block_power", "block_last", "block_gain", "may", "take_initiative",
    "asp_trinket",
)  # fmt: skip
PASS_MAIN: Final = 0
PASS_MAIN_ASP: Final = 1
PASS_OWN_TOP: Final = 2
PASS_FOE_TOP: Final = 3
PASS_AWAY: Final = 4
PASS_COMBAT: Final = 5
PASS_END: Final = 6
PLAY_TYPE: Final = 7  # + type of card
PLAY_ASP: Final = 15
PLAY_ON_CHAIN: Final = 16
PLAY_END: Final = 17
HIDES: Final = 18
USE_MAIN: Final = 19
USE_OWN_TOP: Final = 20
USE_FOE_TOP: Final = 21
USE_AWAY: Final = 22
USE_COMBAT: Final = 23
USE_END: Final = 24
USE_TURNS_READY: Final = 25
USE_LP: Final = 26
USE_LP_LOW: Final = 27
USE_ASP_MAIN: Final = 28
USE_ASP_AWAY: Final = 29
RISES: Final = 30
REVEALS: Final = 31
SHIELDS: Final = 32
SHIFTS: Final = 33
MOVE_IN: Final = 34
MOVE_OUT: Final = 35
MOVE_IN_POWER: Final = 36
MOVE_OUT_POWER: Final = 37
SLOT_WAR: Final = 38
SLOT_WAR_POWER: Final = 39
SLOT_WAR_FOES: Final = 40
SLOT_WAR_FREE: Final = 41
SLOT_WAR_FRIENDS: Final = 42
SLOT_SAFE_BINDING: Final = 43
SLOT_BACK_RANGED: Final = 44
SLOT_NEW_LANE: Final = 45
SLOT_HIGHER: Final = 46
AIM_FOE: Final = 47
AIM_FOE_STRENGTH: Final = 48
AIM_OWN_STRENGTH: Final = 49
AIM_SOVEREIGN: Final = 50
AIM_DONE: Final = 51
AIM_FOE_ITEM: Final = 52
OFFER_STRENGTH: Final = 53
OFFER_TOKEN: Final = 54
OFFER_RESOURCE: Final = 55
OFFER_DONE: Final = 56
KEEP_CHARACTER: Final = 57
KEEP_RESOURCE: Final = 58
KEEP_RESOURCE_FEW: Final = 59
KEEP_ASP: Final = 60
KEEP_LEVEL: Final = 61
KEEP_DONE: Final = 62
MULLIGAN_EACH: Final = 63
DRAW_POOL: Final = 64
DRAW_POOL_FEW: Final = 65
DRAW_POOL_RESOURCE: Final = 66
DRAW_DONE: Final = 67
ATTACKS: Final = 68
ATTACK_POWER: Final = 69
ATTACK_FREE: Final = 70
ATTACK_FREE_POWER: Final = 71
ATTACK_WINS: Final = 72
ATTACK_LOSES: Final = 73
ATTACK_LAST: Final = 74
ATTACK_EXPOSES: Final = 75
ATTACKS_TWICE: Final = 76
SHOOTS: Final = 77
RETREATS: Final = 78
RETREAT_WEAK: Final = 79
OBJECT_KILLS: Final = 80
OBJECT_DIES: Final = 81
OBJECT_STRENGTH: Final = 82
OBJECT_SOVEREIGN: Final = 83
OBJECT_SOVEREIGN_POWER: Final = 84
BLOCKS: Final = 85
BLOCK_KILLS: Final = 86
BLOCK_DIES: Final = 87
BLOCK_POWER: Final = 88
BLOCK_LAST: Final = 89
BLOCK_GAIN: Final = 90
MAY: Final = 91
TAKE_INITIATIVE: Final = 92
ASP_TRINKET: Final = 93
NAMED: Final = 94  # after these: play, keep and aim for every card, then use for every ability


class Weights:
    """All weights for one box, and what has to be known of its abilities."""

    __slots__ = ("worth", "owned", "lean", "cards", "gains")

    def __init__(self, worth: list[float], owned: list[float], lean: list[float], box: Box) -> None:
        self.worth = worth
        self.owned = owned  # by card, to have it on the battlefield
        self.lean = lean  # NAMED, then by card and by ability
        self.cards: i64 = len(box.cards)
        self.gains: list[bool] = []  # by card * PLACES_OF_ABILITIES + place: whether this ability brings ASP
        for card in box.cards:
            self.gains += gains_of(card)


def gains_of(card: Card) -> list[bool]:
    found = [False] * PLACES_OF_ABILITIES
    for ability in card.activated:
        for effect in ability.effects:
            if isinstance(effect, GainAsp):
                found[ability.place] = True
    return found


def worth_names(box: Box) -> list[str]:
    return [f"worth.{mark}" for mark in WORTH] + [f"owned.{card.key}" for card in box.cards]


def lean_names(box: Box) -> list[str]:
    names = [f"lean.{mark}" for mark in LEAN]
    for role in ("play", "keep", "aim"):
        names += [f"{role}.{card.key}" for card in box.cards]
    for card in box.cards:
        names += [f"use.{card.key}_{place + 1}" for place in range(PLACES_OF_ABILITIES)]
    return names


def read_weights(box: Box, text: str = "") -> Weights:
    """The weights for a box; a card that was not there when they were fitted has none of its own. Nor have Sovereign
    and Rune, which are there from the start: in the fit they stand for how well the decks do, so that no other mark has
    to, but whose deck it is makes nobody's position good or bad."""
    if not text:
        text = (files("nachtspiel.games.bluthelden") / FILE).read_text(encoding="utf-8")
    known = numbers(FILE, text)
    worth = [known.get(name, 0.0) for name in worth_names(box)]
    lean = [known.get(name, 0.0) for name in lean_names(box)]
    for card in box.cards:
        if card.is_government():
            worth[len(WORTH) + card.number] = 0.0
    return Weights(worth[: len(WORTH)], worth[len(WORTH) :], lean, box)
