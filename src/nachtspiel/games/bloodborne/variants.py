"""The settings of a table: what is played one way or the other where the rulebook leaves it open. What can be chosen
stands above, what the rules read of it below."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.game import Setting
from nachtspiel.games.bloodborne.pieces import Box

BY_CHANCE: Final = -1
RANDOM: Final = "random"


def settings_of(box: Box) -> list[Setting]:
    bosses = [box.monsters[number].key for number in box.final_bosses]
    return [
        Setting("final_boss", RANDOM, [RANDOM, *bosses]),  # BB-2.01, BB-2.02, BB-D56
        Setting("first_player", RANDOM, [RANDOM, "1", "2", "3", "4", "5"]),  # BB-D23
        Setting("upgrade", "may", ["may", "must"]),  # BB-D10
        Setting("dream_halves", "all", ["all", "attack"]),  # BB-D11
        Setting("pistol_clash", "cancel", ["cancel", "delay"]),  # BB-D22
        Setting("after_kill", "ends", ["ends", "pending"]),  # BB-D58
        Setting("stall_rounds", "50", [], 1, 999),  # BB-D40
        Setting("open_hands", "yes", ["yes", "no"]),  # BB-D46
    ]


class Variants:
    """How this table plays where the rulebook leaves a choice. Set once, shared by all copies."""

    def __init__(self, box: Box, settled: dict[str, str]) -> None:
        self.settled = tuple(settled.items())
        self.final_boss: i64 = BY_CHANCE
        for monster in box.monsters:
            if monster.key == settled["final_boss"]:
                self.final_boss = monster.number
        first = settled["first_player"]
        self.first_player: i64 = BY_CHANCE if first == RANDOM else int(first) - 1
        self.must_upgrade = settled["upgrade"] == "must"
        self.dream_halves_all = settled["dream_halves"] == "all"
        self.pistols_delay = settled["pistol_clash"] == "delay"
        self.powers_outlive = settled["after_kill"] == "pending"
        self.stall_rounds: i64 = int(settled["stall_rounds"])
        self.open_hands = settled["open_hands"] == "yes"

    def key(self) -> tuple[object, ...]:
        return self.settled
