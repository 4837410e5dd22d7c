"""Fights against monsters, bosses and Final Bosses to try things at."""

from typing import Any

from tests.games.bloodborne.kit import Play

PENDING = {"settings": {"after_kill": "pending"}}
LAST_CARD = {"monsters_left": 0, "bosses_left": 0}

FINAL_BOSSES = [
    # key, health with three hunters, lantern
    ("gehrman", 14, "yellow"),
    ("rom", 14, "yellow"),
    ("mergos_wet_nurse", 16, "yellow"),
    ("ebrietas", 15, "red"),
    ("moon_presence", 13, "red"),
]
KEYS = [key for key, _, _ in FINAL_BOSSES]

# Two or more Hunter Pistols cancel each other: three hunters in the fight, weapon in play, and no echo taken.
IDLE = {"Henryk": "hunter_pistol", "Eileen": "hunter_pistol", "Ludwig": "hunter_pistol"}


def fight(monster: str, echoes: int, *boards: dict[str, Any], **more: Any) -> Play:
    """Henryk (first player), Eileen and Ludwig before this monster; no law of a Final Boss adds echoes."""
    hunters = [*boards, {}, {}, {}]
    more.setdefault("final_boss", "rom")
    return Play(monster, echoes, Henryk=hunters[0], Eileen=hunters[1], Ludwig=hunters[2], **more)


def before(monster: str, *boards: dict[str, Any], **more: Any) -> Play:
    """Henryk, Eileen and Ludwig idly let a plain monster escape; then this one appears, before Eileen."""
    play = fight("carrion_crows" if monster != "carrion_crows" else "scourge_beast", 3, *boards, **more)
    play.round("green 0" if monster != "carrion_crows" else "red 0", f"dungeon {monster}", **IDLE)
    return play


def fight_under(monster: str, echoes: int, final_boss: str, *boards: dict[str, Any], **more: Any) -> Play:
    """Henryk (first player), Eileen and Ludwig before this monster, under the law of this Final Boss."""
    hunters = [*boards, {}, {}, {}]
    return Play(monster, echoes, final_boss, Henryk=hunters[0], Eileen=hunters[1], Ludwig=hunters[2], **more)


def gone(play: Play) -> list[str]:
    return [name for name in play.names if play.facts(name)["gone"]]
