"""How far something long has come, on standard error, if a person is looking."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


class Rate(TextColumn):
    """How many are done in a second, as far as that is known."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f}/s" if task.speed else "")


@contextmanager
def progress(what: str = "games") -> Iterator[Callable[[int, int], None]]:
    """A bar with rate and time left; it is told how many are done, and how many there are."""
    columns = (BarColumn(24), MofNCompleteColumn(), TextColumn(what), Rate(""), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)
