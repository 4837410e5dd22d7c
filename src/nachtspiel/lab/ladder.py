"""The ladder of bots: every level against the one below it, and ratings for all of them. Where all stand on one side,
there is nobody to play against but the box: then every level plays the same seeds (`lab/team.py`).

One side of the higher level sits among others of the lower; every seed is played once for every side it can have, so
that seat and deal weigh on nobody; where games differ by their settings (the decks of a duel), all of them are played
alike. Ratings are openskill's (Plackett and Luce), made from the places of all games.
"""

from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from nachtspiel.engine.errors import Mistake
from nachtspiel.games.registry import game as find_game
from nachtspiel.lab.run import Folder, Plan, Progress, gone_through, make_plan, play
from nachtspiel.lab.stats import Share, share_of
from nachtspiel.lab.team import Standing, standing
from nachtspiel.lab.unit import sides_of

SPREAD = 0.02  # openskill's doubt never falls below this, so that late games still count
Rows = list[dict[str, Any]]
Table = list[tuple[str, int, int]]  # of every seat: who sat there, the side, the place


@dataclass(frozen=True)
class Pair:
    """One side of one level among others of another."""

    one: str
    others: str
    sides: int
    games: int
    share: Share

    def line(self) -> str:
        among = f"one {self.one} among {self.sides - 1} {self.others}"
        return f"{among}: wins {self.share.note(f'; even is {100 / self.sides:.0f}')} of {self.games} games"


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

    def text(self) -> str:
        lines = [f"{self.game}, {self.seats} seats"]
        lines += [pair.line() for pair in self.pairs]
        lines += [f"{rating.level:14} rating {rating.mean:6.1f} ± {2 * rating.doubt:.1f}" for rating in self.ratings]
        return "\n".join(lines)

    def data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "pairs": [
                {"one": pair.one, "others": pair.others, "games": pair.games, **pair.share.data()}
                for pair in self.pairs
            ],
            "ratings": [
                {"level": one.level, "mean": round(one.mean, 2), "doubt": round(one.doubt, 2)} for one in self.ratings
            ],
        }  # fmt: skip


def climb(
    game: str, levels: list[str], seats: int | None = None, games: int = 400, seed: int = 0, every: bool = False,
    workers: int | None = None, on: str = "here", progress: Progress | None = None, out: Path | None = None,
    partners: bool = False, runs: int = 1,
) -> "Ladder | Standing":  # fmt: skip
    """Play the ladder: neighbours only, or with `every` all pairs. `levels` from the lowest to the highest. In a folder
    `out` each pair is kept as a run of its own, and goes on where it was. In a team with `partners` also one of each
    level plays among partners of every other. Of campaigns only the first run is played, or the first `runs`."""
    if len(levels) < 2 or len(set(levels)) != len(levels):
        raise Mistake("a ladder needs two or more different levels, separated by commas")
    found = find_game(game)
    seats = seats if seats is not None else min(4, found.most)
    found.settle(seats, {})
    steps = list(combinations(levels, 2)) if every else list(pairwise(levels))
    sides = sides_of(found, seats)
    vary = gone_through(found)
    plans: dict[str, Plan] = {}
    if len(sides) == 1:
        for level in levels:
            plans[level] = make_plan(game, games, seats, level, seed, vary=vary, runs=runs)
        for one, others in mixed(levels, seats) if partners else []:
            bots = [one] + [others] * (seats - 1)
            plans[f"{one}-{others}"] = make_plan(game, games, seats, bots, seed, vary=vary, rotate=True, runs=runs)
        rows = played(plans, workers, on, progress, out)
        return standing(game, seats, steps, plans, rows)
    if partners:
        raise Mistake(f"--partners is for games in which all stand together, and {game} is played against each other")
    for lower, higher in steps:
        bots = [higher if seat in sides[0] else lower for seat in range(seats)]
        number = -(-games // len(sides)) * len(sides)
        plans[f"{higher}-{lower}"] = make_plan(game, number, seats, bots, seed, vary=vary, rotate=True, runs=runs)
    rows = played(plans, workers, on, progress, out)
    pairs = [measured(higher, lower, len(sides), heads(rows[f"{higher}-{lower}"], sides)) for lower, higher in steps]
    tables = [table for name in plans for table in tables_of(rows[name], seats)]
    return Ladder(game, seats, pairs, rate(levels, tables))


def mixed(levels: list[str], seats: int) -> list[tuple[str, str]]:
    """Each level as the partner of every other; of two it is the same who is whose."""
    if seats < 2:
        return []
    pairs = list(combinations(levels, 2))
    return pairs if seats == 2 else pairs + [(others, one) for one, others in pairs]


def played(
    plans: dict[str, Plan], workers: int | None, on: str, progress: Progress | None, out: Path | None
) -> dict[str, Rows]:
    """The rows of every plan, by its name; in a folder each is a run of its own."""
    total, before = sum(plan.played() for plan in plans.values()), 0
    rows: dict[str, Rows] = {}
    for name, plan in plans.items():

        def step(done: int, _: int, before: int = before) -> None:
            if progress:
                progress(before + done, total)

        if out is None:
            rows[name] = play(plan, workers, on, step).rows
        else:
            rows[name] = Folder(out / name.replace(":", "-")).play(plan, workers, on, step).rows
        before += plan.played()
    return rows


def measured(one: str, others: str, sides: int, rows: Rows) -> Pair:
    """The share of victories, with an interval over seeds: the games of one seed have the same deals."""
    by_seed: dict[tuple[str, int], list[float]] = {}
    for row in rows:
        if row["bot"] == one:
            by_seed.setdefault((row["label"], row["seed"]), []).append(row["won"])
    games = sum(len(won) for won in by_seed.values())
    return Pair(one, others, sides, games, share_of(list(by_seed.values())))


def heads(rows: Rows, sides: list[list[int]]) -> Rows:
    """A row for every side: its first seat's, since all of a side have won or lost together."""
    first = {side[0] for side in sides}
    return [row for row in rows if row["seat"] in first]


def tables_of(rows: Rows, seats: int) -> list[Table]:
    """Who sat at each table, on which side, and which place they took; where there is no ranking, by who has won."""
    found = [(row["bot"], row["side"], row["place"] or (1 if row["won"] else 2)) for row in rows]
    return [found[i : i + seats] for i in range(0, len(rows), seats)]


def rate(levels: list[str], tables: list[Table]) -> list[Rating]:
    """Ratings from places. Several bots of one level at a table are the same player: their changes are averaged."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {level: model.rating(name=level) for level in levels}
    for table in tables:
        sides = sorted({side for _, side, _ in table})
        teams = [
            [model.rating(mu=known[level].mu, sigma=known[level].sigma, name=level)
             for level, other, _ in table if other == side]
            for side in sides
        ]  # fmt: skip
        ranks = [float(min(place for _, other, place in table if other == side)) for side in sides]
        rated = [one for team in model.rate(teams, ranks=ranks) for one in team]
        for level in {level for level, _, _ in table}:
            same = [one for one in rated if one.name == level]
            known[level].mu = sum(one.mu for one in same) / len(same)
            known[level].sigma = max(SPREAD, sum(one.sigma for one in same) / len(same))
    return [Rating(level, known[level].mu, known[level].sigma) for level in levels]
