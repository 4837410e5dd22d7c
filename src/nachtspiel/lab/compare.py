"""Compare two versions of a game on paired seeds, and stop as soon as the answer is clear.

The interval holds at every moment (`stats.anytime`), so one may look after every batch and stop when one likes.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import Any

from nachtspiel.engine.errors import Mistake
from nachtspiel.games.registry import content_texts
from nachtspiel.games.registry import game as find_game
from nachtspiel.lab.run import Plan, make_plan, play
from nachtspiel.lab.stats import anytime
from nachtspiel.lab.unit import counted_by_seat, game_of, sides_of

BATCH = 100  # games of each version between two looks

MEASURES = ("length", "score", "spread", "swings", "won", "decisions", "runs")
BETWEEN_SIDES = ("spread", "swings")  # they say nothing where all stand together


@dataclass
class Verdict:
    """The difference B minus A, and what it means."""

    measure: str
    games: int
    first: float  # the mean of A
    second: float
    difference: float
    half: float  # of an interval that holds whenever one stops
    answer: str  # "more", "less", "same" (within the band) or "open"

    def data(self) -> dict[str, Any]:
        """For programs: what is not known yet is null."""
        return {**vars(self), "half": None if math.isinf(self.half) else self.half}

    def line(self) -> str:
        if math.isinf(self.half):
            return f"{self.measure}: {self.games} pair of games says nothing yet; take more"
        words = {
            "more": "B has more", "less": "B has less", "same": "no difference that matters", "open": "not clear yet",
        }  # fmt: skip
        return (
            f"{self.measure}: A {self.first:.3f}, B {self.second:.3f}, difference {self.difference:+.3f} "
            f"({self.difference - self.half:+.3f} to {self.difference + self.half:+.3f}) "
            f"after {self.games} pairs of games: {words[self.answer]}"
        )


def version(game: str, text: str, plan: Plan) -> Plan:
    """A version as the command line has it: `own`, a folder with content files, or settings and bots, NAME=VALUE."""
    if text == "own":
        return plan
    path = Path(text)
    if path.is_dir():
        own = content_texts(game)
        files = {file.name: file.read_text(encoding="utf-8") for file in sorted(path.rglob("*")) if file.name in own}
        if not files:
            raise Mistake(f"'{text}' holds none of {', '.join(own)}")
        return with_content(game, files, plan)
    settings, bots = dict(plan.settings), list(plan.bots)
    for pair in text.split(","):
        name, equals, value = pair.partition("=")
        if not equals:
            raise Mistake(f"'{text}' is no version: say own, a folder of content files, or NAME=VALUE,...")
        if name == "bots":
            bots = value.split("+")
        else:
            settings[name] = value
    checked = make_plan(game, plan.games, plan.seats, bots, plan.seed, settings)
    return replace(plan, bots=checked.bots, settings=checked.settings)


def with_content(game: str, files: dict[str, str], plan: Plan) -> Plan:
    """The plan with other content; files that are not given are the project's own."""
    content = tuple(sorted({**content_texts(game), **files}.items()))
    game_of(game, content)  # says what is wrong with it
    return replace(plan, content=content)


def measured(rows: list[dict[str, Any]], seats: int, measure: str) -> list[float]:
    """One number for every game; of a campaign the mean of its runs, or how many there were."""
    found: list[list[float]] = []
    for i in range(0, len(rows), seats):
        table = rows[i : i + seats]
        if table[0]["run"] == 1:
            found.append([])
        found[-1].append(of_game(table, measure))
    return [float(len(runs)) if measure == "runs" else sum(runs) / len(runs) for runs in found]


def of_game(table: list[dict[str, Any]], measure: str) -> float:
    """A number of one game, from the rows of its seats."""
    if measure == "runs":
        return 1.0
    if measure == "score":
        return fmean(row["score"] for row in table)
    if measure == "spread":
        sides = {row["side"] for row in table}
        scores = sorted(fmean(row["score"] for row in table if row["side"] == side) for side in sides)
        return scores[-1] - scores[-2]
    if measure in ("won", "length", "swings", "decisions"):
        return float(table[0][measure])
    return fmean(row["events"].get(measure, 0) for row in table)


def check_measure(game: str, seats: int, measure: str) -> None:
    """A number of every game, or how often something happens to a seat."""
    found = find_game(game)
    events = sorted(what for what, counts in counted_by_seat(found).items() if counts)
    known = [
        one for one in MEASURES
        if not (one in BETWEEN_SIDES and len(sides_of(found, seats)) == 1) and (one != "runs" or found.carries)
    ]  # fmt: skip
    if measure not in known and measure not in events:
        raise Mistake(f"'{measure}' cannot be measured; choose {', '.join(known)}, or an event: {', '.join(events)}")


def compare(
    first: Plan, second: Plan, measure: str = "length", band: float = 0.0, workers: int | None = None, on: str = "here",
    progress: Callable[[Verdict], None] | None = None,
) -> Verdict:  # fmt: skip
    """Play both with the same seeds until the interval excludes zero, or lies within the band, or the games are out."""
    check_measure(first.game, first.seats, measure)
    if band < 0:
        raise Mistake(f"--band must be 0 or more, not {band:g}")
    total = squares = sum_first = sum_second = 0.0
    number = 0
    verdict = Verdict(measure, 0, 0.0, 0.0, 0.0, math.inf, "open")
    while number < first.games:
        games = min(BATCH, first.games - number)
        columns = []
        for plan in (first, second):
            part = replace(plan, games=games, seed=plan.seed + number)
            columns.append(measured(play(part, workers, on).rows, plan.seats, measure))
        for a, b in zip(*columns, strict=True):
            total += b - a
            squares += (b - a) ** 2
            sum_first += a
            sum_second += b
        number += len(columns[0])
        difference, half = anytime(total, squares, number)
        verdict = Verdict(
            measure, number, sum_first / number, sum_second / number, difference, half, answer(difference, half, band)
        )
        if progress:
            progress(verdict)
        if verdict.answer != "open":
            break
    if verdict.half == 0 and verdict.difference == 0:  # the games are out, and all pairs were alike
        verdict.answer = "same"
    return verdict


def answer(mean: float, half: float, band: float) -> str:
    """What an interval says. If no pair of games has differed yet, it has no width and says nothing."""
    if half == 0 and mean == 0:
        return "open"
    if mean - half > 0:
        return "more"
    if mean + half < 0:
        return "less"
    return "same" if abs(mean) + half <= band else "open"
