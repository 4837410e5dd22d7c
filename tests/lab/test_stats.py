"""Statistics against values worked out by hand or by simulation."""

import math
import random

import pytest

from nachtspiel.lab.stats import adjusted, anytime, mean_error, p_value, told, wilson


def test_the_interval_of_a_share() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)  # the textbook's
    assert wilson(0, 10)[0] == 0.0
    assert wilson(0, 10)[1] == pytest.approx(0.2775, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_of_a_whole_number_of_games_the_interval_is_scipys() -> None:
    stats = pytest.importorskip("scipy.stats")
    for wins, games in ((0, 1), (3, 7), (50, 100), (999, 1000)):
        found = stats.binomtest(wins, games).proportion_ci(method="wilson")
        assert wilson(wins, games) == pytest.approx((found.low, found.high), abs=1e-7)


def test_a_mean_and_its_error() -> None:
    values = [1.0, 2.0, 3.0, 4.0]
    mean, error = mean_error(sum(values), sum(value * value for value in values), 4)
    assert mean == 2.5
    assert error == pytest.approx(math.sqrt(5 / 3 / 4))
    assert mean_error(3.0, 9.0, 1) == (3.0, math.inf)
    assert mean_error(0.0, 0.0, 0) == (0.0, math.inf)


def test_how_often_chance_does_that() -> None:
    assert p_value(1.959964, 1.0) == pytest.approx(0.05, abs=1e-5)
    assert p_value(0.0, 1.0) == 1.0
    assert p_value(1.0, math.inf) == 1.0


def test_many_comparisons() -> None:
    # Benjamini and Hochberg by hand: p * n / rank, made rising from the end
    assert adjusted([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.0533333, 0.0533333, 0.5])
    assert adjusted([]) == []


def test_an_interval_that_holds_whenever_one_stops() -> None:
    """Of 300 rows of chance with nothing behind them at most one in twenty may ever look clear."""
    alarms = 0
    for seed in range(300):
        rng = random.Random(seed)
        total = squares = 0.0
        for number in range(1, 601):
            value = rng.gauss(0, 1)
            total += value
            squares += value * value
            if number >= 50 and number % 10 == 0:
                mean, half = anytime(total, squares, number)
                if abs(mean) > half:
                    alarms += 1
                    break
    assert alarms <= 15 + 10
    assert anytime(1.0, 1.0, 1)[1] == math.inf


def test_the_interval_grows_narrow_enough_to_stop() -> None:
    mean, half = anytime(500 * 0.5, 500 * (0.25 + 1.0), 500)
    assert mean == 0.5
    # by hand, with rho = (5.9915 + 1.7903 + 1) / 500 = 0.017564: sqrt(9.7818 / 8.7818 * (2.2805 + 5.9915)) = 3.0354
    assert half == pytest.approx(3.0354 * math.sqrt(1.0 / 499), rel=1e-4)
    _, later = anytime(2000 * 0.5, 2000 * (0.25 + 1.0), 2000)  # 35.127 + 1, and ln 36.127 = 3.5870
    assert later == pytest.approx(math.sqrt(36.127 / 35.127 * (3.5870 + 5.9915)) * math.sqrt(1.0 / 1999), rel=1e-4)


@pytest.mark.parametrize(
    ("mean", "error", "digits", "plus", "text"),
    [
        (18.66, 0.5, 1, "", "18.7 ± 1.0"), (18.664, 0.02, 1, "", "18.66 ± 0.04"), (18.664, 0.026, 1, "", "18.7 ± 0.1"),
        (0.5, 0.0, 1, "", "0.5 ± 0.0"), (0.123, 0.01, 2, "+", "+0.12 ± 0.02"), (-0.5, 0.001, 2, "+", "-0.500 ± 0.002"),
        (3.0, math.inf, 1, "", "3.0 ± inf"),
    ],
)  # fmt: skip
def test_a_mean_is_told_with_an_interval_that_is_not_rounded_away(
    mean: float, error: float, digits: int, plus: str, text: str
) -> None:
    assert told(mean, error, digits, plus) == text
    if (digits, plus) == (1, ""):
        assert told(mean, error) == text
