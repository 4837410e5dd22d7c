"""Fit a game's judgement from self-play: which side wins from here, and which option would a thinking player take?

Both are the same question: of several alternatives, each described by a few marks, one comes true. Where all stand on
one side, to win with these marks is one alternative, and to lose, which has none, is the other. The weights that
make what came true most likely (a conditional logit, with a little weight decay) are found by scipy.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from nachtspiel.bots.levels import SearchBot
from nachtspiel.bots.mind import Mind
from nachtspiel.bots.search import led_answer
from nachtspiel.engine.chance import apart
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.playout import next_question
from nachtspiel.engine.table import Table
from nachtspiel.games.registry import game as find_game
from nachtspiel.games.registry import shelf
from nachtspiel.lab.run import gone_through, variations, weights_of
from nachtspiel.lab.unit import sides_of, whose_turn
from nachtspiel.lab.workers import check_place, do_all

Array = np.ndarray[Any, np.dtype[np.float32]]
DECAY = 3.0  # how firmly a weight is held where it was, on a mark of unit spread or less
PORTION = 50  # games that one process gathers at a time


@dataclass
class Cases:
    """Alternatives, one below the other; `starts` says where each case begins, `came` how much of it came true."""

    names: list[str]
    marks: Array
    came: Array
    starts: Any
    group: Any  # the game each case is from

    def __len__(self) -> int:
        return len(self.starts)

    def part(self, chosen: Any) -> "Cases":
        """Only the cases of these games."""
        ends = np.append(self.starts[1:], len(self.marks))
        keep = np.isin(self.group, chosen)
        rows = np.concatenate([np.arange(start, end) for start, end in zip(self.starts[keep], ends[keep], strict=True)])
        sizes = (ends - self.starts)[keep]
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        return Cases(self.names, self.marks[rows], self.came[rows], starts, self.group[keep])


class Gathering:
    """Cases as they come up."""

    def __init__(self, names: list[str]) -> None:
        if not names:
            raise Mistake("this game names no marks, so there is nothing to fit")
        self.names = names
        self.rows: list[Array] = []
        self.came: list[float] = []
        self.starts: list[int] = []
        self.group: list[int] = []

    def add(self, rows: list[list[float]], came: list[float], group: int) -> None:
        self.starts.append(len(self.rows))
        self.rows += [np.array(row, dtype=np.float32) for row in rows]
        self.came += came
        self.group.append(group)

    def cases(self) -> Cases:
        return Cases(
            self.names, np.array(self.rows, dtype=np.float32).reshape(-1, len(self.names)),
            np.array(self.came, dtype=np.float32), np.array(self.starts, dtype=int), np.array(self.group, dtype=int),
        )  # fmt: skip


def tables(game: Game, seats: int, games: int, seed: int) -> Iterator[tuple[int, Table]]:
    """Tables for self-play, one for each seed; a ladder's varied settings take all their values in turn."""
    settings = list(variations(game, gone_through(game)).values())
    for number in range(seed, seed + games):
        yield number, game.new(seats, settings[number % len(settings)], number)


def gather_positions(game: Game, seats: int, games: int, seed: int, every: int = 3) -> Cases:
    """Games in which everybody plays as the game leans; some of the positions that can be judged (every third or so),
    and which side won in the end. Of several sides one must have; with one side lost games count."""
    found = Gathering(game.thinking.mark_names()[0])
    sides = sides_of(game, seats)
    for number, table in tables(game, seats, games, seed):
        chance = apart(number)
        kept, mark, count = [], -1, number
        while not table.over:
            if table.asked != mark and game.thinking.is_calm(table):
                mark, count = int(table.asked), count + 1
                if count % every == 0:
                    kept.append([side_marks(game, table, side) for side in sides])
            question = next_question(table, chance)
            table.take(question, led_answer(game, table, question, chance))
        shares = game.shares(table)
        won = [shares[side[0]] for side in sides]
        if len(sides) == 1:
            nothing = [0.0] * len(found.names)
            kept, won = [[rows[0], nothing] for rows in kept], [won[0], 1.0 - won[0]]
        if sum(won):
            for rows in kept:
                found.add(rows, won, number)
    return found.cases()


def side_marks(game: Game, table: Table, side: list[int]) -> list[float]:
    """What speaks for a side: the marks of its seats, added up."""
    rows = [game.thinking.position_marks(table, seat) for seat in side]
    return [sum(values) for values in zip(*rows, strict=True)]


def gather_choices(game: Game, seats: int, games: int, seed: int, iterations: int, every: int = 3) -> Cases:
    """Games in which everybody plays as the game leans; some decisions are thought through: how much of the search went
    to each option, and what was chosen is played."""
    found = Gathering(game.thinking.mark_names()[1])
    for number, table in tables(game, seats, games, seed):
        chance = apart(number)
        thinker = SearchBot(number, iterations)
        while not table.over:
            question = whose_turn(table, chance)
            choice = int(led_answer(game, table, question, chance))
            if len(question.options) > 1 and chance.below(every) == 0:
                search = thinker.think(Mind(game, table, int(question.seat)))
                root = search.root()
                choice = int(root.options[search.best()])
                tried = dict(zip(root.options, root.visits, strict=True))
                rows = [game.thinking.option_marks(table, question, option) for option in question.options]
                found.add(rows, [tried[option] / sum(root.visits) for option in question.options], number)
            table.take(question, choice)
    return found.cases()


@dataclass(frozen=True)
class Portion:
    """Some games of self-play with the weights of one moment; the same portion brings the same cases anywhere."""

    game: str
    weights: str
    what: str
    seats: int
    games: int
    seed: int
    iterations: int
    every: int

    def key(self) -> str:
        return f"{self.what} {self.seed}"  # of one gathering


@dataclass
class Gathered:
    """The cases of a portion."""

    key: str
    cases: Cases


@lru_cache(1)
def weighed(name: str, weights: str) -> Game:
    """A game with weights of its own: the one that others play with keeps its."""
    found = shelf(name).make(None)
    found.thinking.weigh(weights)
    return found


def gather_portion(one: Portion) -> Gathered:
    game = weighed(one.game, one.weights)
    if one.what == "positions":
        return Gathered(one.key(), gather_positions(game, one.seats, one.games, one.seed, one.every))
    return Gathered(one.key(), gather_choices(game, one.seats, one.games, one.seed, one.iterations, one.every))


def gather(whole: Portion, workers: int | None, on: str = "here") -> Cases:
    """The cases of many games, gathered like the units of a run; they stand in the order of their seeds."""
    end = whole.seed + whole.games
    portions = [
        replace(whole, seed=seed, games=min(PORTION, end - seed)) for seed in range(whole.seed, end, PORTION)
    ]  # fmt: skip
    found = {one.key: one.cases for one in do_all(portions, gather_portion, workers, on)}
    return joined([found[portion.key()] for portion in portions])


def joined(parts: list[Cases]) -> Cases:
    """One below the other."""
    before = np.cumsum([0] + [len(part.marks) for part in parts[:-1]])
    return Cases(
        parts[0].names, np.concatenate([part.marks for part in parts]), np.concatenate([part.came for part in parts]),
        np.concatenate([part.starts + rows for part, rows in zip(parts, before, strict=True)]),
        np.concatenate([part.group for part in parts]),
    )  # fmt: skip


def likelihoods(cases: Cases, weights: Any) -> Any:
    """The logarithm of the likelihood of what came true, case by case."""
    scores = cases.marks @ weights
    best = np.maximum.reduceat(scores, cases.starts)
    sizes = np.diff(np.append(cases.starts, len(scores)))
    odds = np.exp(scores - np.repeat(best, sizes))
    sums = np.add.reduceat(odds, cases.starts)
    return np.add.reduceat(cases.came * scores, cases.starts) - best - np.log(sums)


def fit(cases: Cases, before: dict[str, float] | None = None, decay: float = DECAY) -> dict[str, float]:
    """The weights under which what came true is most likely; they leave those from before only for a reason."""
    from scipy.optimize import minimize

    spread = cases.marks.std(axis=0)
    used = spread > 1e-9
    scale = np.maximum(spread, 1.0)
    centre = np.array([(before or {}).get(name, 0.0) for name in cases.names])
    held = (centre * scale)[used]
    marks = cases.marks[:, used] / scale[used]
    sizes = np.diff(np.append(cases.starts, len(marks)))

    def cost(weights: Any) -> tuple[float, Any]:
        scores = marks @ weights.astype(np.float32)
        best = np.maximum.reduceat(scores, cases.starts)
        odds = np.exp(scores - np.repeat(best, sizes))
        sums = np.add.reduceat(odds, cases.starts)
        chances = odds / np.repeat(sums, sizes)
        total = np.add.reduceat(cases.came, cases.starts)
        value = float(np.sum(total * (best + np.log(sums))) - np.sum(cases.came * scores))
        slope = marks.T @ (chances * np.repeat(total, sizes) - cases.came)
        moved = weights - held
        return value + 0.5 * decay * float(moved @ moved), slope.astype(float) + decay * moved

    found = minimize(cost, held, jac=True, method="L-BFGS-B", options={"maxiter": 300})
    weights = centre.copy()
    weights[used] = found.x / scale[used]
    return dict(zip(cases.names, [round(float(weight), 4) for weight in weights], strict=True))


def likelihood(cases: Cases, weights: dict[str, float]) -> float:
    """How likely what came true was on average (the geometric mean), by these weights."""
    row = np.array([weights.get(name, 0.0) for name in cases.names], dtype=np.float32)
    return float(np.exp(likelihoods(cases, row).mean()))


def write_weights(path: Path, weights: dict[str, float], note: str) -> None:
    """The file of weights, section by section."""
    sections: dict[str, list[str]] = {}
    for name, weight in weights.items():
        section, _, mark = name.partition(".")
        lines = sections.setdefault(section, [])
        if weight:
            lines.append(f"{mark} = {weight}")
    text = "".join(f"\n[{section}]\n" + "\n".join(lines) + "\n" for section, lines in sections.items())
    path.write_text("".join(f"# {line}\n" for line in note.splitlines()) + text, encoding="utf-8")


# ---------------------------------------------------------------- the whole of it


def halves(cases: Cases) -> tuple[Cases, Cases]:
    """Four games of five to learn from, the fifth to be judged by."""
    games = np.unique(cases.group)
    return cases.part(games[np.arange(len(games)) % 5 != 0]), cases.part(games[::5])


def known_weights(game: Game) -> dict[str, float]:
    """The weights the game has now."""
    import tomllib

    return {
        f"{section}.{mark}": float(weight)
        for section, marks in tomllib.loads(weights_of(game)).items()
        for mark, weight in marks.items()
    }


def fit_game(
    name: str, seats: int | None, games: int, choice_games: int, iterations: int, rounds: int, seed: int, out: Path,
    every: int = 3, workers: int | None = None, on: str = "here",
) -> Iterator[str]:  # fmt: skip
    """Fit positions, then choices, in turn; each fit is judged by games it has not seen. The weights are written to
    `out/judge.toml`, the unseen cases of the last round beside them, and every line also to `out/log.txt`."""
    if min(games, choice_games) < 10 or min(iterations, rounds, every) < 1:
        raise Mistake("a fit needs at least 10 games and 10 games for choices, one iteration, one round, --every 1")
    check_place(on)
    game = find_game(name)
    seats = seats if seats is not None else min(4, game.most)
    game.settle(seats, {})
    out.mkdir(parents=True, exist_ok=True)
    weights = known_weights(game)
    write_weights(out / "judge.toml", weights, NOTE.format(game=name))
    with (out / "log.txt").open("w", encoding="utf-8") as log:
        for turn in range(rounds):
            for what, many in (("positions", games), ("choices", choice_games)):
                text = (out / "judge.toml").read_text(encoding="utf-8")
                cases = gather(Portion(name, text, what, seats, many, seed, iterations, every), workers, on)
                seed += many
                learned, unseen = halves(cases)
                before = likelihood(unseen, weights)
                # the positions of one game share its outcome: they count as one observation
                shared = len(learned) / len(np.unique(learned.group)) if what == "positions" else 1.0
                fresh = fit(learned, weights, DECAY * shared)
                after = likelihood(unseen, fresh)
                if after > before:
                    weights.update(fresh)
                write_weights(out / "judge.toml", weights, NOTE.format(game=name))
                keep(unseen, out / f"{what}.parquet")
                line = (
                    f"round {turn + 1}, {what}: {len(cases)} cases of {many} games; what came true in games not "
                    f"learned from had a likelihood of {before:.4f} by the old weights, {after:.4f} by the new"
                    f"{'' if after > before else '; the old ones stay'}"
                )
                log.write(line + "\n")
                log.flush()
                yield line


NOTE = """Weights of judge.py, fitted from self-play; do not write them by hand.
nachtspiel lab fit {game} makes them anew, docs/balance tells how well they do."""


def keep(cases: Cases, path: Path) -> None:
    """The cases as a table: the game, the case, what came true, and the marks that are not always zero."""
    import polars

    sizes = np.diff(np.append(cases.starts, len(cases.marks)))
    columns: dict[str, Any] = {
        "game": np.repeat(cases.group, sizes).astype(np.int32),
        "case": np.repeat(np.arange(len(cases)), sizes).astype(np.int32),
        "came": cases.came,
    }
    for place, name in enumerate(cases.names):
        if cases.marks[:, place].any():
            columns[name] = cases.marks[:, place].astype(np.float32).round(3)
    polars.DataFrame(columns).write_parquet(path, compression="zstd", compression_level=15)
