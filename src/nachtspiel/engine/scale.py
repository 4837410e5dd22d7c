"""Weighing marks: a judgement is a sum of marks, each times its weight."""

from mypy_extensions import i64


class Scale:
    """Weighs marks one by one; for the laboratory it also keeps them, each at its place in the row."""

    __slots__ = ("weights", "total", "row")

    weights: list[float]
    total: float
    row: list[float]

    def __init__(self, weights: list[float], keeps: bool = False) -> None:
        self.weights = weights
        self.total = 0.0
        self.row = [0.0] * len(weights) if keeps else []

    def add(self, mark: i64, value: float) -> None:
        self.total += self.weights[mark] * value
        if self.row:
            self.row[mark] += value
