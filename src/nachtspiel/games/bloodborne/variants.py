"""The settings of a table: what is played one way or the other where the rulebook leaves it open."""

from mypy_extensions import i64


class Variants:
    """How this table plays where the rulebook leaves a choice. Set once, shared by all copies."""

    __slots__ = (
        "final_boss", "first_player", "must_upgrade", "dream_halves_all", "pistols_delay", "powers_outlive",
        "stall_rounds", "open_hands",
    )  # fmt: skip

    def __init__(
        self, final_boss: i64, first_player: i64, must_upgrade: bool, dream_halves_all: bool, pistols_delay: bool,
        powers_outlive: bool, stall_rounds: i64, open_hands: bool,
    ) -> None:  # fmt: skip
        self.final_boss = final_boss  # BB-D56
        self.first_player = first_player  # BB-D23
        self.must_upgrade = must_upgrade  # BB-D10
        self.dream_halves_all = dream_halves_all  # BB-D11
        self.pistols_delay = pistols_delay  # BB-D22
        self.powers_outlive = powers_outlive  # BB-D58
        self.stall_rounds = stall_rounds  # BB-D40
        self.open_hands = open_hands  # BB-D46

    def key(self) -> tuple[object, ...]:
        return (
            self.final_boss, self.first_player, self.must_upgrade, self.dream_halves_all, self.pistols_delay,
            self.powers_outlive, self.stall_rounds, self.open_hands,
        )  # fmt: skip
