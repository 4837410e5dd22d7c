"""What the tests of the laboratory play with."""

from nachtspiel.lab.run import Plan, make_plan


def small_plan(games: int = 60) -> Plan:
    return make_plan("bloodborne", games, 3, "random", 3)


def choice(option: str, number: int, mean: float, kind: str = "upgrade") -> dict[str, object]:
    squares = number * (mean * mean + 0.16)
    return {
        "label": "", "kind": kind, "option": option, "asked": 3 * number, "chosen": number, "kept": 0,
        "trials": number, "trial_sum": number * mean, "trial_squares": squares,
        "taken": number, "taken_sum": number * mean, "taken_squares": squares, "wins": number / 3,
    }  # fmt: skip
