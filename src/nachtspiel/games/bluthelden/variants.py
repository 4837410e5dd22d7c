"""The settings of a table: decks, and what is played one way or the other where there is a choice. What can be chosen
stands above, what the rules read of it below."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.game import Setting

BY_CHANCE: Final = -1
RANDOM: Final = "random"


def plain_settings() -> list[Setting]:
    return [
        Setting("roll", RANDOM, [RANDOM, "1", "2"]),  # BH-2.18
        Setting("open_hands", "no", ["yes", "no"]),  # BH-1.05
        Setting("binding_slots", "all", ["all", "one"]),  # BH-D52
        Setting("covered", "banished", ["banished", "graveyard"]),  # BH-D60
    ]


class Variants:
    """How this table plays where there is a choice. Set once, shared by all copies. Decks lie with their players."""

    def __init__(self, settled: dict[str, str]) -> None:
        self.settled = tuple([(setting.name, settled[setting.name]) for setting in plain_settings()])
        self.first: i64 = BY_CHANCE if settled["roll"] == RANDOM else int(settled["roll"]) - 1  # the winner of the roll
        self.open_hands = settled["open_hands"] == "yes"
        self.one_binding_slot = settled["binding_slots"] == "one"
        self.covered_to_graveyard = settled["covered"] == "graveyard"

    def key(self) -> tuple[object, ...]:
        return self.settled
