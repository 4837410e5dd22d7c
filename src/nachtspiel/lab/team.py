"""How far bots come together against the box: the win rate of every level at every difficulty, on the same seeds."""

from dataclasses import dataclass
from typing import Any

from nachtspiel.lab.run import Plan
from nachtspiel.lab.stats import Share, mean_error, share_of, told

Rows = list[dict[str, Any]]


@dataclass(frozen=True)
class Team:
    """What a team has won of its games at one difficulty."""

    bots: str
    label: str
    games: int
    share: Share

    def line(self, wide: int) -> str:
        return f"{self.bots:{wide}}  {self.label:14}  wins {self.share.note()} of {self.games} games"


@dataclass(frozen=True)
class Gap:
    """How much more often a level wins than another, seed by seed."""

    one: str
    other: str
    label: str
    seeds: int
    mean: float
    error: float

    def line(self) -> str:
        at = f" at {self.label}" if self.label else ""
        points = told(100 * self.mean, 100 * self.error, plus="+") if self.error else f"{100 * self.mean:+.1f}"
        alike = "" if self.error else ", all of them alike"
        return f"{self.one} against {self.other}{at}: {points} points on the same {self.seeds} seeds{alike}"


@dataclass(frozen=True)
class Standing:
    """All teams and all differences."""

    game: str
    seats: int
    teams: list[Team]
    gaps: list[Gap]

    def text(self) -> str:
        wide = max(len(team.bots) for team in self.teams)
        lines = [f"{self.game}, {self.seats} {'seat' if self.seats == 1 else 'seats'} against the box"]
        return "\n".join(lines + [team.line(wide) for team in self.teams] + [gap.line() for gap in self.gaps])

    def data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "teams": [
                {"bots": one.bots, "label": one.label, "games": one.games, **one.share.data()} for one in self.teams
            ],
            "differences": [
                {"one": one.one, "other": one.other, "label": one.label, "seeds": one.seeds,
                 "mean": round(one.mean, 4), "error": round(one.error, 4)}
                for one in self.gaps
            ],
        }  # fmt: skip


def standing(
    game: str, seats: int, steps: list[tuple[str, str]], plans: dict[str, Plan], rows: dict[str, Rows]
) -> Standing:
    """What came of the plans, by their names: first the levels, then the mixed teams."""
    labels = list(next(iter(plans.values())).varied())
    teams, gaps = [], []
    won = {(name, label): by_seed(rows[name], label) for name in plans for label in labels}
    for name in plans:
        one, dash, others = name.partition("-")
        bots = f"one {one} among {seats - 1} {others}" if dash else one
        for label in labels:
            seeds = list(won[name, label].values())
            teams.append(Team(bots, label, sum(len(each) for each in seeds), share_of(seeds)))
    for lower, higher in steps:
        for label in labels:
            first, second = won[lower, label], won[higher, label]
            pairs = [sum(second[seed]) / len(second[seed]) - sum(first[seed]) / len(first[seed]) for seed in first]
            mean, error = mean_error(sum(pairs), sum(pair * pair for pair in pairs), len(pairs))
            gaps.append(Gap(higher, lower, label, len(pairs), mean, error))
    return Standing(game, seats, teams, gaps)


def by_seed(rows: Rows, label: str) -> dict[int, list[float]]:
    """What was won with every seed: by the only side there is, so the first seat says it."""
    found: dict[int, list[float]] = {}
    for row in rows:
        if row["seat"] == 0 and row["label"] == label:
            found.setdefault(row["seed"], []).append(row["won"])
    return found
