"""The ladder of bots: every level against the one below it, and ratings for all of them.

In a game of more than two seats one bot of the higher level sits among others of the lower; every seed is played once
for every seat it can have, so that seat and deal weigh on nobody; where games differ by their settings (the decks of a
duel), all of them are played alike. Ratings are openskill's (Plackett and Luce), made
from the places of all games.
"""

from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from nachtspiel.engine.errors import Mistake
from nachtspiel.games.registry import game as find_game
from nachtspiel.lab.run import Folder, Plan, Progress, make_plan, play
from nachtspiel.lab.stats import share_of

SPREAD = 0.02  # openskill's doubt never falls below this, so that late games still count


@dataclass
class Pair:
    """One bot of one level among others of another."""

    one: str
    others: str
    seats: int
    games: int = 0
    share: float = 0.0
    low: float = 0.0  # of the 95 % interval; the games of one seed count as one observation
    high: float = 1.0
    seeds: list[float] = field(default_factory=list)

    def line(self) -> str:
        even = 100 / self.seats
        return (
            f"one {self.one} among {self.seats - 1} {self.others}: wins {100 * self.share:.1f} % "
            f"({100 * self.low:.1f} to {100 * self.high:.1f}; even is {even:.0f}) of {self.games} games"
        )


@dataclass
class Rating:
    """What a level is worth: openskill's mean and its doubt."""

    level: str
    mean: float
    doubt: float


@dataclass
class Ladder:
    """All pairs and all ratings."""

    game: str
    seats: int
    pairs: list[Pair]
    ratings: list[Rating]


def climb(
    game: str, levels: list[str], seats: int | None = None, games: int = 400, seed: int = 0, every: bool = False,
    workers: int | None = None, on: str = "here", progress: Progress | None = None, out: Path | None = None,
) -> Ladder:  # fmt: skip
    """Play the ladder: neighbours only, or with `every` all pairs. `levels` from the lowest to the highest. In a folder
    `out` each pair is kept as a run of its own, and goes on where it was."""
    if len(levels) < 2 or len(set(levels)) != len(levels):
        raise Mistake("a ladder needs two or more different levels, separated by commas")
    seats = seats if seats is not None else min(4, find_game(game).most)
    vary = find_game(game).varied
    steps = list(combinations(levels, 2)) if every else list(pairwise(levels))
    plans: list[tuple[Pair, Plan]] = []
    for lower, higher in steps:
        bots = [higher] + [lower] * (seats - 1)
        plan = make_plan(game, -(-games // seats) * seats, seats, bots, seed, vary=vary, rotate=True)
        plans.append((Pair(higher, lower, seats), plan))
    total, before = sum(plan.played() for _, plan in plans), 0
    tables: list[list[tuple[str, int]]] = []
    for pair, plan in plans:

        def step(done: int, _: int, before: int = before) -> None:
            if progress:
                progress(before + done, total)

        if out is None:
            rows = play(plan, workers, on, step).rows
        else:
            folder = Folder(out / f"{pair.one}-{pair.others}".replace(":", "-"))
            rows = folder.play(plan, workers, on, step).rows
        before += plan.played()
        measure(pair, rows)
        tables += tables_of(rows, seats)
    return Ladder(game, seats, [pair for pair, _ in plans], rate(levels, tables))


def measure(pair: Pair, rows: list[dict[str, Any]]) -> None:
    """The share of victories, with an interval over seeds: the games of one seed have the same deals."""
    by_seed: dict[tuple[str, int], list[float]] = {}
    for row in rows:
        if row["bot"] == pair.one:
            by_seed.setdefault((row["label"], row["seed"]), []).append(row["won"])
    pair.seeds = [sum(won) / len(won) for won in by_seed.values()]
    pair.games = sum(len(won) for won in by_seed.values())
    pair.share, pair.low, pair.high = share_of(pair.seeds, pair.games)


def tables_of(rows: list[dict[str, Any]], seats: int) -> list[list[tuple[str, int]]]:
    """Who sat at each table, and which place they took."""
    return [[(row["bot"], row["place"]) for row in rows[i : i + seats]] for i in range(0, len(rows), seats)]


def rate(levels: list[str], tables: list[list[tuple[str, int]]]) -> list[Rating]:
    """Ratings from places. Several bots of one level at a table are the same player: their changes are averaged."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {level: model.rating(name=level) for level in levels}
    for table in tables:
        teams = [[model.rating(mu=known[level].mu, sigma=known[level].sigma, name=level)] for level, _ in table]
        rated = model.rate(teams, ranks=[float(place) for _, place in table])
        for level in {level for level, _ in table}:
            same = [team[0] for team, (other, _) in zip(rated, table, strict=True) if other == level]
            known[level].mu = sum(one.mu for one in same) / len(same)
            known[level].sigma = max(SPREAD, sum(one.sigma for one in same) / len(same))
    return [Rating(level, known[level].mu, known[level].sigma) for level in levels]


def as_text(ladder: Ladder) -> str:
    lines = [f"{ladder.game}, {ladder.seats} seats"]
    lines += [pair.line() for pair in ladder.pairs]
    lines += [f"{rating.level:14} rating {rating.mean:6.1f} ± {2 * rating.doubt:.1f}" for rating in ladder.ratings]
    return "\n".join(lines)


def as_data(ladder: Ladder) -> dict[str, Any]:
    return {
        "game": ladder.game,
        "seats": ladder.seats,
        "pairs": [
            {"one": pair.one, "others": pair.others, "games": pair.games, "share": round(pair.share, 4),
             "low": round(pair.low, 4), "high": round(pair.high, 4)}
            for pair in ladder.pairs
        ],
        "ratings": [
            {"level": one.level, "mean": round(one.mean, 2), "doubt": round(one.doubt, 2)} for one in ladder.ratings
        ],
    }  # fmt: skip
