"""The search: the same visits to two worlds. Whatever differs is a leak, and is named by where it shows."""

import asyncio
import json
from pathlib import Path
from typing import Any, NamedTuple

from tests.leaks.house import Answer, Seen, haste, opened
from tests.leaks.watch import Watch
from tests.leaks.worlds import Worlds

SLOWER = 0.025  # seconds: so much is no chance, if it is so every time
AGAIN = 4  # times, in houses of their own


class Leak(NamedTuple):
    """What a seat can tell two worlds apart by: the check that finds it, and how it looks in each."""

    check: str
    first: str
    second: str


def search(folder: Path, worlds: Worlds, wanted: str = "") -> Leak | None:
    """The first difference between two worlds, or the first that a certain check finds; nothing, if there is none. Who
    was slower must be so every time."""
    with haste():
        found = asyncio.run(compared(folder, worlds, wanted))
        for _ in range(AGAIN):
            if found is None or not found.check.startswith("time"):
                break
            again = asyncio.run(compared(folder, worlds, found.check))
            if again != found:
                return None
    return found


async def compared(folder: Path, worlds: Worlds, wanted: str) -> Leak | None:
    async with (
        opened(folder, "first", worlds, worlds.first) as first,
        opened(folder, "second", worlds, worlds.second) as second,
    ):
        one, other = Watch(first).all(), Watch(second).all()
        way, was_there = wanted.partition(":")[0], False
        async for name, mine in one:
            if was_there and not name.startswith(way):
                break  # the way out that is meant lies behind us
            was_there = name.startswith(way)
            also, yours = await anext(other)
            leak = difference(name, mine, yours) if name == also else Leak("ways out", name, also)
            if leak is not None and leak.check.startswith(wanted):
                return leak
            if name != also:
                break
    return None


def difference(name: str, first: Seen, second: Seen) -> Leak | None:
    """What tells two answers, two rows of messages, or two spans of time apart."""
    if isinstance(first, float) and isinstance(second, float):
        slow = Leak(name, "slow", "quick") if first > second else Leak(name, "quick", "slow")
        return slow if abs(first - second) > SLOWER else None
    if first == second:
        return None
    where, one, other = place_of(first, second)
    return Leak(f"{name}: {where}", one, other)


def place_of(first: Seen, second: Seen) -> tuple[str, str, str]:
    """Where two answers, or two rows of messages, differ; and what stands there."""
    if isinstance(first, Answer) and isinstance(second, Answer):
        if first.status != second.status:
            return "status", str(first.status), str(second.status)
        if first.body != second.body:
            return within(read(first.body), read(second.body))
        return within(dict(first.headers), dict(second.headers), "headers")
    assert isinstance(first, list)
    assert isinstance(second, list)
    if len(first) != len(second):
        return "number", str(first), str(second)
    mine, yours = next((mine, yours) for mine, yours in zip(first, second, strict=True) if mine != yours)
    return within(read(mine), read(yours))


def read(text: Any) -> Any:
    """What a message says, if it is one."""
    try:
        return json.loads(text)
    except (ValueError, TypeError):
        return text.decode("utf-8", "replace") if isinstance(text, bytes) else text


def within(first: Any, second: Any, path: str = "") -> tuple[str, str, str]:
    """The innermost name under which two messages differ, and whether only by names, order, length or blanks."""
    if isinstance(first, dict) and isinstance(second, dict):
        if set(first) != set(second):
            return f"{path} (names)".strip(), str(sorted(first)), str(sorted(second))
        for name in first:
            if first[name] != second[name]:
                return within(first[name], second[name], f"{path}.{name}".removeprefix("."))
        return f"{path} (bytes)".strip(), str(list(first)), str(list(second))
    if isinstance(first, list) and isinstance(second, list):
        if len(first) != len(second):
            return f"{path} (length)".strip(), str(first), str(second)
        if sorted(map(str, first)) == sorted(map(str, second)):
            return f"{path} (order)".strip(), str(first), str(second)
        mine, yours = next((mine, yours) for mine, yours in zip(first, second, strict=True) if mine != yours)
        if isinstance(mine, dict):
            return within(mine, yours, path)
    return path or "text", str(first), str(second)
