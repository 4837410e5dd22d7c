"""Passing by itself: the cases of flow.json, which the browser is tried on too (client/tests/flow.test.ts)."""

import json
from pathlib import Path
from typing import Any

import pytest

from nachtspiel.engine.flow import AUTO, FULL, Flow, Flowing
from nachtspiel.engine.table import NOBODY, Table
from tests.games.bloodborne.kit import GAME

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "flow.json").read_text(encoding="utf-8"))
IDLE = 4


class Told(Flowing):
    """What a case tells of the moment."""

    def __init__(self, told: dict[str, str] | None) -> None:
        super().__init__(GAME)
        self.case = told

    def idle(self, table: Table, seat: int) -> int:
        return NOBODY if self.case is None else IDLE

    def moment(self, table: Table, seat: int) -> str:
        return self.case["moment"] if self.case else ""

    def stir(self, table: Table, seat: int) -> str:
        return self.case["stir"] if self.case else ""

    def stretch(self, table: Table, seat: int) -> str:
        return self.case["stretch"] if self.case else ""


@pytest.mark.parametrize("case", CASES, ids=[case["what"] for case in CASES])
def test_what_is_passed_by_itself(case: dict[str, Any]) -> None:
    table = GAME.new(3, {}, 1)
    flow = Flow(GAME, 0)
    flow.mode = FULL if case["full"] else AUTO
    flow.stops = set(case["stops"])
    if case["rest"]:
        flow.flowing = Told({"moment": "", **case["rest"]})
        flow.pass_until_something(table)
    flow.flowing = Told(case["told"])
    assert flow.choose(table) == (IDLE if case["passes"] else NOBODY)
    assert flow.rests == case["rests"]
    told = flow.flowing.told(table, 0)
    assert told == (None if case["told"] is None else {"idle": IDLE, **case["told"]})
