"""A word to those who wait, if it takes longer than a second."""

import threading
from types import TracebackType

from nachtspiel.terminal.screen import Screen

SECONDS = 1.0


class Patience:
    """Says once what is going on, if it is still going on after a second."""

    def __init__(self, screen: Screen, text: str) -> None:
        self.timer = threading.Timer(SECONDS, screen.line, [text])
        self.timer.daemon = True

    def __enter__(self) -> None:
        self.timer.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.timer.cancel()
