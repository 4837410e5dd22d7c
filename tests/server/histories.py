"""Histories: who began to ask for what and when, who was answered what and when. Are they strictly serialisable?

A match is a list to which decisions are appended, and everybody who looks reads it; each asks for one match only, so a
history is sound if every match's is. What must hold of lists that only grow is checked here. A history is written down
in Elle's words (list-append), so that `elle-cli` can judge it too.
"""

import json
import threading
import time
from pathlib import Path
from typing import Any, NamedTuple

APPEND, READ = "append", "r"
OK, OPEN = "ok", "info"  # answered; or nobody knows whether it happened


class Operation:
    """Something that somebody asked for: from `began` to `ended` they waited for the answer."""

    def __init__(self, process: int, match: str, kind: str, element: str, began: int) -> None:
        self.process = process
        self.match = match
        self.kind = kind
        self.element = element  # that was appended
        self.length = 0  # of what was read
        self.began = began
        self.ended = 0
        self.type = OPEN


class Moment(NamedTuple):
    """The beginning or the end of an operation."""

    at: int
    is_end: bool
    operation: Operation


class History:
    """What many at once have asked for."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self.lock = threading.Lock()

    def begin(self, process: int, match: str, kind: str, element: str = "") -> Operation:
        operation = Operation(process, match, kind, element, time.monotonic_ns())
        with self.lock:
            self.operations.append(operation)
        return operation

    def end(self, operation: Operation, length: int = 0) -> None:
        operation.ended, operation.length, operation.type = time.monotonic_ns(), length, OK

    def moments(self) -> list[Moment]:
        """All beginnings and ends, in order."""
        found = [Moment(one.began, False, one) for one in self.operations]
        found += [Moment(one.ended, True, one) for one in self.operations if one.type == OK]
        return sorted(found, key=lambda moment: moment.at)

    # ------------------------------------------------------------ judging

    def faults(self, lists: dict[str, list[str]]) -> list[str]:
        """What does not fit: `lists` is each match as it stands in the end, decision by decision."""
        found = [f"{match}: something is there twice" for match, made in lists.items() if len(set(made)) < len(made)]
        places = {(match, name): place for match, made in lists.items() for place, name in enumerate(made, 1)}
        least: dict[str, int] = {}  # how long each list was at least, by what was answered before
        began_at: dict[int, int] = {}
        for moment in self.moments():
            one = moment.operation
            if not moment.is_end:
                began_at[id(one)] = least.get(one.match, 0)
                continue
            known = began_at[id(one)]
            place = places.get((one.match, one.element), 0) if one.kind == APPEND else one.length
            if one.kind == APPEND and place == 0:
                found.append(f"{one.match}: {one.element} was acknowledged and is not there")
            elif one.kind == APPEND and place <= known:
                found.append(f"{one.match}: {one.element} came before what was there when it began")
            elif place < known:
                found.append(f"{one.match}: {place} were read when there were {known}")
            elif place > len(lists[one.match]):
                found.append(f"{one.match}: {place} were read, and in the end there are fewer")
            least[one.match] = max(least.get(one.match, 0), place)
        return found

    # ------------------------------------------------------------ writing down

    def rows(self, lists: dict[str, list[str]]) -> list[dict[str, Any]]:
        """The history as elle-cli reads it. Elements and matches are numbers; what bots decide is left out."""
        appended = {(one.match, one.element) for one in self.operations}
        matches = {match: number for number, match in enumerate(lists)}
        numbers: dict[tuple[str, str], int] = {}
        out: list[dict[str, Any]] = []
        for index, moment in enumerate(self.moments()):
            one = moment.operation
            value: object = None
            if one.kind == APPEND:
                value = numbers.setdefault((one.match, one.element), len(numbers))
            elif moment.is_end:
                read = [(one.match, element) for element in lists[one.match][: one.length]]
                value = [numbers.setdefault(name, len(numbers)) for name in read if name in appended]
            out.append(
                {
                    "index": index, "time": moment.at, "process": one.process, "f": "txn",
                    "type": OK if moment.is_end else "invoke", "value": [[one.kind, matches[one.match], value]],
                }
            )  # fmt: skip
        return out

    def write(self, path: Path, lists: dict[str, list[str]]) -> None:
        path.write_text(json.dumps(self.rows(lists)), encoding="utf-8")
