"""The judge of histories: it lets pass what can have happened one after the other, and names what cannot."""

import json
from pathlib import Path

from tests.server.histories import APPEND, READ, History, Operation


def history(*told: tuple[int, int, str, str | int]) -> History:
    """Operations as (began, ended, kind, element or length); ended at 0: never answered."""
    found = History()
    for process, (began, ended, kind, what) in enumerate(told):
        one = Operation(process, "m", kind, str(what) if kind == APPEND else "", began)
        if ended:
            one.ended, one.type = ended, "ok"
            one.length = int(what) if kind == READ else 0
        found.operations.append(one)
    return found


def test_one_after_the_other_is_sound() -> None:
    told = history((1, 2, APPEND, "a"), (3, 4, READ, 1), (5, 6, APPEND, "b"), (7, 8, READ, 2))
    assert told.faults({"m": ["a", "b"]}) == []


def test_at_the_same_time_either_may_be_first() -> None:
    told = history((1, 9, APPEND, "a"), (2, 8, APPEND, "b"), (3, 7, READ, 1), (4, 6, READ, 0), (5, 9, READ, 2))
    assert told.faults({"m": ["a", "b"]}) == []
    assert told.faults({"m": ["b", "a"]}) == []


def test_what_was_never_answered_may_have_happened_or_not() -> None:
    told = history((1, 0, APPEND, "a"), (2, 3, READ, 0))
    assert told.faults({"m": []}) == []
    assert told.faults({"m": ["a"]}) == []


def test_what_was_acknowledged_must_be_there() -> None:
    told = history((1, 2, APPEND, "a"), (3, 4, APPEND, "b"))
    assert told.faults({"m": ["a"]}) == ["m: b was acknowledged and is not there"]


def test_a_reader_sees_what_was_acknowledged_before() -> None:
    told = history((1, 2, APPEND, "a"), (3, 4, READ, 0))
    assert told.faults({"m": ["a"]}) == ["m: 0 were read when there were 1"]


def test_a_reader_sees_what_another_has_read_before() -> None:
    told = history((1, 0, APPEND, "a"), (2, 3, READ, 1), (4, 5, READ, 0))
    assert told.faults({"m": ["a"]}) == ["m: 0 were read when there were 1"]


def test_what_began_later_comes_later() -> None:
    told = history((1, 2, APPEND, "a"), (3, 4, APPEND, "b"))
    assert told.faults({"m": ["b", "a"]}) == ["m: b came before what was there when it began"]
    told = history((1, 0, APPEND, "a"), (2, 3, READ, 1), (4, 5, APPEND, "b"))
    assert told.faults({"m": ["b", "a"]}) == ["m: b came before what was there when it began"]


def test_nothing_is_there_twice_and_nothing_that_was_read_disappears() -> None:
    told = history((1, 2, APPEND, "a"), (3, 4, READ, 2))
    assert told.faults({"m": ["a", "a"]}) == ["m: something is there twice"]
    assert told.faults({"m": ["a"]}) == ["m: 2 were read, and in the end there are fewer"]


def test_elle_can_read_what_is_written_down(tmp_path: Path) -> None:
    told = history((1, 4, APPEND, "a"), (2, 5, READ, 1), (3, 0, APPEND, "b"))
    told.operations[1].length = 2
    told.write(tmp_path / "history.json", {"m": ["bot", "a"]})
    rows = json.loads((tmp_path / "history.json").read_text())
    assert [row["index"] for row in rows] == [0, 1, 2, 3, 4]
    assert [(row["process"], row["type"], row["value"]) for row in rows] == [
        (0, "invoke", [["append", 0, 0]]),
        (1, "invoke", [["r", 0, None]]),
        (2, "invoke", [["append", 0, 1]]),
        (0, "ok", [["append", 0, 0]]),
        (1, "ok", [["r", 0, [0]]]),
    ]
