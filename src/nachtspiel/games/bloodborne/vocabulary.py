"""The game's own words for what can be chosen and what can happen, as the numbers and names that records use."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.options import Options, Part, Range, numbers, word
from nachtspiel.games.bloodborne.pieces import Box
from nachtspiel.games.bloodborne.views import LANTERNS

# Options. A number means the same in every decision of every game.
CARD: Final = 0  # + card: play it, or take it
USED: Final = 50  # + card: the one in the used pile
IN_PLAY: Final = 100  # + card: the one played this round
SEAT: Final = 150  # + seat: that hunter
DECLINE: Final = 160  # take no upgrade
LEAVE: Final = 161  # leave the card where it is
BURY: Final = 162  # put it under the pile

# Kinds of decisions, in the order of the round.
PLAY: Final = "play"
TRANSFORM: Final = "transform"
TARGET: Final = "target"
FORESEE: Final = "foresee"
UPGRADE: Final = "upgrade"
REMOVE: Final = "remove"
KINDS: Final[tuple[str, ...]] = (PLAY, TRANSFORM, TARGET, FORESEE, UPGRADE, REMOVE)

# Purposes of chance.
FINAL_BOSS_DRAW: Final = "final_boss"
FIRST_PLAYER: Final = "first_player"
UPGRADE_DRAW: Final = "upgrade"
DUNGEON_DRAW: Final = "dungeon"
DICE: Final = LANTERNS

# Events, with the role of each number they carry.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "final_boss": ("monster",),
    "final_boss_chosen": ("monster",),
    "first_player": ("hunter",),
    "equipped": ("hunter", "number"),
    "row": ("card",),
    "appears": ("monster", "number"),
    "more_echoes": ("monster", "number"),
    "round": ("number", "hunter"),
    "phase": ("phase",),
    "announces": ("hunter", "card"),
    "plays": ("hunter", "card"),
    "sits_out": ("hunter",),
    "draws_weapon": ("hunter", "card"),
    "no_weapon": ("hunter",),
    "clash": ("hunter", "card"),
    "late_clash": ("hunter", "card"),
    "cancelled": ("hunter", "card"),
    "uses": ("hunter", "card"),
    "acts": ("monster",),
    "hits": ("hunter", "monster", "number"),
    "hits_air": ("hunter", "card"),
    "no_attack": ("hunter", "card"),
    "cannot_attack": ("hunter", "card"),
    "slain": ("monster", "hunter"),
    "trophy": ("hunter", "type", "number"),
    "track_full": ("hunter", "type"),
    "fight_skipped": (),
    "rolls": ("hunter", "die", "face"),
    "attack": ("monster", "number"),
    "hurt": ("hunter", "number", "left"),
    "dream_hurt": ("hunter", "number", "left"),
    "unharmed": ("hunter",),
    "endures": ("hunter",),
    "dies": ("hunter", "number"),
    "keeps_bank": ("hunter", "number"),
    "eliminated": ("hunter",),
    "escapes": ("monster", "number"),
    "boss_stays": ("monster", "number"),
    "banks": ("hunter", "number"),
    "takes_back": ("hunter", "number"),
    "keeps_used": ("hunter",),
    "takes_upgrade": ("hunter", "card"),
    "declines": ("hunter",),
    "no_upgrade": ("hunter",),
    "removes": ("hunter", "card"),
    "rests": ("hunter", "number"),
    "returns": ("hunter",),
    "upgrades_over": (),
    "puts_away": ("hunter", "card"),
    "marker": ("hunter",),
    "final_boss_enters": ("monster",),
    "heals": ("hunter", "number"),
    "steals": ("hunter", "target", "number"),
    "loses_echoes": ("hunter", "number"),
    "loses_banked": ("hunter", "number"),
    "hampers": ("hunter", "target", "card"),
    "looks": ("hunter",),
    "foresees": ("hunter", "monster"),
    "buries": ("hunter",),
    "leaves": ("hunter",),
    "no_target": ("hunter", "card"),
    "weapon_lost": ("hunter", "card"),
    "call": ("monster", "number"),
    "calmer": ("hunter", "number"),
    "enraged": ("monster",),
    "stalled": ("number",),
    "all_gone": (),
    "hunt_over": (),
    "scores": ("hunter", "number", "rank"),
}


def hunt_options(box: Box) -> Options:
    """All that can be chosen in a hunt."""
    card = Part("card", [card.key for card in box.cards])
    return Options(
        [
            Range("card", CARD, [card]),
            Range("used", USED, [card], "used"),
            Range("in_play", IN_PLAY, [card], "in_play"),
            Range("seat", SEAT, [numbers("seat", 5)], "hunter"),
            word("decline", DECLINE),
            word("leave", LEAVE),
            word("bury", BURY),
        ]
    )


def card_in(option: i64) -> i64:
    """The card that an option is about, wherever it lies; -1 if it is about none. For those who think."""
    return option % USED if option < SEAT else -1
