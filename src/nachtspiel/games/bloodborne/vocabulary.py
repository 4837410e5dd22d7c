"""The game's own words for what can be chosen and what can happen, as the numbers and names that records use."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.games.bloodborne.pieces import Box

# Options. A number means the same in every decision of every game.
USED: Final = 50  # + card: the one in the used pile
IN_PLAY: Final = 100  # + card: the one played this round
SEAT: Final = 150  # + seat: that hunter
DECLINE: Final = 160  # take no upgrade
LEAVE: Final = 161  # leave the card where it is
BURY: Final = 162  # put it under the pile

WORDS: Final[dict[int, str]] = {DECLINE: "decline", LEAVE: "leave", BURY: "bury"}

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
DICE: Final = ("green", "yellow", "red")

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


def option_name(box: Box, option: i64) -> str:
    """An option as records and scenarios write it."""
    if 0 <= option < len(box.cards):
        return box.cards[option].key
    if USED <= option < USED + len(box.cards):
        return f"used {box.cards[option - USED].key}"
    if IN_PLAY <= option < IN_PLAY + len(box.cards):
        return f"in_play {box.cards[option - IN_PLAY].key}"
    if SEAT <= option < DECLINE:
        return f"hunter {option - SEAT + 1}"
    return WORDS.get(option, f"option {option}")


def option_numbers(box: Box) -> dict[str, int]:
    """Every option by its name."""
    numbers = {name: option for option, name in WORDS.items()}
    for offset in (0, USED, IN_PLAY):
        for card in box.cards:
            numbers[option_name(box, offset + card.number)] = offset + card.number
    for seat in range(5):
        numbers[option_name(box, SEAT + seat)] = SEAT + seat
    return numbers
