"""The ladder of bots: every level against the one below it, and ratings for all of them.

In a game of more than two seats one bot of the higher level sits among others of the lower; every seed is played once
for every seat it can have, so that seat and deal weigh on nobody; where games differ by their settings (the decks of a
duel), all of them are played alike. Ratings are openskill's (Plackett and Luce), made
from the places of all games.
"""

from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from nachtspiel.engine.errors import Mistake
from nachtspiel.games.registry import game as find_game
from nachtspiel.lab.run import Folder, Plan, Progress, make_plan, play
from nachtspiel.lab.stats import Share, share_of

SPREAD = 0.02  # openskill's doubt never falls below this, so that late games still count


@dataclass(frozen=True)
class Pair:
    """One bot of one level among others of another."""

    one: str
    others: str
    seats: int
    games: int
    share: Share

    def line(self) -> str:
        among = f"one {self.one} among {self.seats - 1} {self.others}"
        return f"{among}: wins {self.share.note(f'; even is {100 / self.seats:.0f}')} of {self.games} games"


@dataclass(frozen=True)
class Rating:
    """What a level is worth: openskill's mean and its doubt."""

    level: str
    mean: float
    doubt: float


@dataclass(frozen=True)
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
    plans: list[Plan] = []
    for lower, higher in steps:
        bots = [higher] + [lower] * (seats - 1)
        plans.append(make_plan(game, -(-games // seats) * seats, seats, bots, seed, vary=vary, rotate=True))
    total, before = sum(plan.played() for plan in plans), 0
    pairs: list[Pair] = []
    tables: list[list[tuple[str, int]]] = []
    for (lower, higher), plan in zip(steps, plans, strict=True):

        def step(done: int, _: int, before: int = before) -> None:
            if progress:
                progress(before + done, total)

        if out is None:
            rows = play(plan, workers, on, step).rows
        else:
            folder = Folder(out / f"{higher}-{lower}".replace(":", "-"))
            rows = folder.play(plan, workers, on, step).rows
        before += plan.played()
        pairs.append(measured(higher, lower, seats, rows))
        tables += tables_of(rows, seats)
    return Ladder(game, seats, pairs, rate(levels, tables))


def measured(one: str, others: str, seats: int, rows: list[dict[str, Any]]) -> Pair:
    """The share of victories, with an interval over seeds: the games of one seed have the same deals."""
    by_seed: dict[tuple[str, int], list[float]] = {}
    for row in rows:
        if row["bot"] == one:
            by_seed.setdefault((row["label"], row["seed"]), []).append(row["won"])
    games = sum(len(won) for won in by_seed.values())
    return Pair(one, others, seats, games, share_of([sum(won) / len(won) for won in by_seed.values()], games))


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
            {"one": pair.one, "others": pair.others, "games": pair.games, "share": round(pair.share.mean, 4),
             "low": round(pair.share.low, 4), "high": round(pair.share.high, 4)}
            for pair in ladder.pairs
        ],
        "ratings": [
            {"level": one.level, "mean": round(one.mean, 2), "doubt": round(one.doubt, 2)} for one in ladder.ratings
        ],
    }  # fmt: skip
