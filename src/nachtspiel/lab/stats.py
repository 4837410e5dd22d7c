"""The few statistics the laboratory needs: intervals, many comparisons at once, and when to stop."""

import math
from statistics import NormalDist
from typing import NamedTuple

Z95 = 1.959964  # two-sided 95 %
SAME = 1e-9  # differences below this are those of floating point


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """The interval for a share (Wilson's): 95 of 100 such intervals hold the truth. Games that come in clusters count
    for a number that is not whole."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(max(0.0, share * (1 - share)) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


class Share(NamedTuple):
    """What some seats won of their games, and the interval around it."""

    mean: float
    low: float
    high: float

    def holds(self, even: float) -> bool:
        return self.low <= even <= self.high

    def data(self) -> dict[str, float]:
        return {"share": round(self.mean, 4), "low": round(self.low, 4), "high": round(self.high, 4)}

    def note(self, beside: str = "") -> str:
        return f"{100 * self.mean:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f}{beside})"


def share_of(clusters: list[list[float]], z: float = Z95) -> Share:
    """A share and its interval, where games come in clusters that are alike (those of one seed): what each game of each
    has won. As many games are counted as would leave the same doubt by themselves, never more than there are; if all
    clusters say the same, each of them counts once."""
    games, number = sum(len(won) for won in clusters), len(clusters)
    share = sum(sum(won) for won in clusters) / games
    off = math.hypot(*[sum(won) - share * len(won) for won in clusters]) / games
    if number < 2 or off < SAME:
        return Share(share, *wilson(share * number, number, z))
    count = min(games, share * (1 - share) / (off**2 * number / (number - 1)))
    return Share(share, *wilson(share * count, count, z))


def strict(many: int) -> float:
    """How many standard errors each of many comparisons may be off, so that all of them hold in 95 of 100 cases."""
    return NormalDist().inv_cdf(1 - 0.025 / many)


def mean_error(total: float, squares: float, number: int) -> tuple[float, float]:
    """A mean and its standard error, from sums."""
    if number < 2:
        return (total if number else 0.0), math.inf
    mean = total / number
    variance = max(0.0, squares / number - mean * mean) * number / (number - 1)
    return mean, math.sqrt(variance / number)


def told(mean: float, error: float, digits: int = 1, plus: str = "") -> str:
    """A mean with its 95 % interval, to as many digits as the interval has something to say in."""
    half = Z95 * error
    while 0 < half < 0.5 * 10**-digits:
        digits += 1
    return f"{mean:{plus}.{digits}f} ± {half:.{digits}f}"


def p_value(mean: float, error: float) -> float:
    """How often chance alone would give a mean so far from zero."""
    if error == 0 or math.isinf(error):
        return 1.0
    return math.erfc(abs(mean) / error / math.sqrt(2))


def adjusted(p_values: list[float]) -> list[float]:
    """Benjamini and Hochberg: the share of false alarms among all that look at least as clear as each of these."""
    from scipy.stats import false_discovery_control

    return [float(p) for p in false_discovery_control(p_values)] if p_values else []


def anytime(total: float, squares: float, number: int, expected: int = 500, alpha: float = 0.05) -> tuple[float, float]:
    """A mean and half of its interval that holds at every moment, however often one looks and whenever one stops
    (the normal-mixture confidence sequence; narrowest when about `expected` are in)."""
    mean, error = mean_error(total, squares, number)
    if math.isinf(error):
        return mean, math.inf
    rho = (-2 * math.log(alpha) + math.log(-2 * math.log(alpha)) + 1) / expected
    spread = number * rho + 1
    width = math.sqrt(spread / (number * rho) * (math.log(spread) - 2 * math.log(alpha)))
    return mean, error * width
