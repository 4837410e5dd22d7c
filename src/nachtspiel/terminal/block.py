"""A part of the screen, and the colours it may have."""

from rich.console import RenderableType
from rich.text import Text

BLOOD = "#c0392f"
EMBER = "#ec7263"
GOLD = "#d2a85f"
MOON = "#9cbce4"
ASH = "#8f8672"


class Block:
    """A part of the table: a heading and lines. `body`, if given, is a richer picture of the same lines."""

    def __init__(self, title: str, lines: list[Text], tone: str = "", body: RenderableType | None = None) -> None:
        self.title = title
        self.lines = lines
        self.tone = tone  # the colour of its frame
        self.body = body
