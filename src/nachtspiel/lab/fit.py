"""Fit a game's judgement from self-play: which seat wins from here, and which option would a thinking player take?

Both are the same question: of several alternatives, each described by a few marks, one comes true. The weights that
make what came true most likely (a conditional logit, with a little weight decay) are found by scipy.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from nachtspiel.bots.levels import SearchBot
from nachtspiel.bots.mind import Mind
from nachtspiel.bots.search import led_answer, next_question
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game, waiting_seats

Array = np.ndarray[Any, np.dtype[np.float32]]
DECAY = 3.0  # the weight of one prior observation on every standardised mark


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
        self.rows: list[list[float]] = []
        self.came: list[float] = []
        self.starts: list[int] = []
        self.group: list[int] = []

    def add(self, rows: list[list[float]], came: list[float], group: int) -> None:
        self.starts.append(len(self.rows))
        self.rows += rows
        self.came += came
        self.group.append(group)

    def cases(self) -> Cases:
        return Cases(
            self.names, np.array(self.rows, dtype=np.float32), np.array(self.came, dtype=np.float32),
            np.array(self.starts), np.array(self.group),
        )  # fmt: skip


def gather_positions(game: Game, seats: int, games: int, seed: int, every: int = 3) -> Cases:
    """Games in which everybody plays as the game leans; of the quiet positions every third, and who won in the end."""
    found = Gathering(game.mark_names()[0])
    for number in range(seed, seed + games):
        table, chance = game.new(seats, {}, number), seeded(number)
        kept, mark, count = [], -1, number
        while not table.over:
            if table.asked != mark and game.is_quiet(table):
                mark, count = int(table.asked), count + 1
                if count % every == 0:
                    kept.append([game.position_marks(table, seat) for seat in range(seats)])
            question = next_question(table)
            table.answer(question.seat, led_answer(game, table, question, chance))
        won = game.chances(table)
        if sum(won):
            for rows in kept:
                found.add(rows, won, number)
    return found.cases()


def gather_choices(game: Game, seats: int, games: int, seed: int, iterations: int) -> Cases:
    """Games among searching bots, and what they chose; one decision in eight is made as the game leans, for variety."""
    found = Gathering(game.mark_names()[1])
    for number in range(seed, seed + games):
        table, chance = game.new(seats, {}, number), seeded(number)
        thinker = SearchBot(number, iterations)
        while not table.over:
            for seat in waiting_seats(table):
                question = table.question(seat)
                assert question is not None
                if len(question.options) == 1:
                    table.answer(seat, question.options[0])
                    continue
                choice = thinker.choose(Mind(game, table, seat))
                rows = [game.option_marks(table, question, option) for option in question.options]
                found.add(rows, [float(option == choice) for option in question.options], number)
                if chance.below(8) == 0:
                    choice = int(led_answer(game, table, question, chance))
                table.answer(seat, choice)
    return found.cases()


def likelihoods(cases: Cases, weights: Any) -> Any:
    """The logarithm of the likelihood of what came true, case by case."""
    scores = cases.marks @ weights
    best = np.maximum.reduceat(scores, cases.starts)
    sizes = np.diff(np.append(cases.starts, len(scores)))
    odds = np.exp(scores - np.repeat(best, sizes))
    sums = np.add.reduceat(odds, cases.starts)
    return np.add.reduceat(cases.came * scores, cases.starts) - best - np.log(sums)


def fit(cases: Cases, decay: float = DECAY) -> dict[str, float]:
    """The weights under which what came true is most likely."""
    from scipy.optimize import minimize

    scale = cases.marks.std(axis=0)
    used = scale > 1e-9
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
        return value + 0.5 * decay * float(weights @ weights), slope.astype(float) + decay * weights

    found = minimize(cost, np.zeros(int(used.sum())), jac=True, method="L-BFGS-B", options={"maxiter": 300})
    weights = np.zeros(len(scale))
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
