"""The table of docs/leaks.md, from the leaks themselves. `python -m tests.leaks.table` writes it anew."""

from functools import cache
from itertools import islice
from pathlib import Path

from nachtspiel.engine.game import Game
from nachtspiel.engine.naming import Naming
from tests.leaks import at_the_table, on_the_server
from tests.leaks.crowd import GAMES, found, special
from tests.leaks.injected import (
    ANNOUNCEMENTS,
    CAMPAIGN,
    JUDGEMENT,
    SECRET_ANSWERS,
    SIGNALS,
    Injected,
)

DOCUMENT = Path(__file__).parents[2] / "docs" / "leaks.md"
BEGIN, END = "<!-- table -->\n", "<!-- end of table -->\n"
MANY = 200  # pairs of worlds: who answers in secret at all has done so by then
GENERAL = [*at_the_table.LEAKS, *on_the_server.LEAKS]


@cache
def has(game: Game, what: str) -> bool:
    """Whether a game has what a leak could come from."""
    if what == SECRET_ANSWERS:
        return any(worlds.kind == SECRET_ANSWERS for worlds in islice(found(game, max(2, game.fewest)), MANY))
    if what == ANNOUNCEMENTS:
        return type(game.naming).announcement is not Naming.announcement
    return {
        JUDGEMENT: game.thinking.can_judge(), CAMPAIGN: game.carries, SIGNALS: bool(game.naming.signals)
    }.get(what, True)  # fmt: skip


def fits(game: Game, leak: Injected) -> bool:
    return has(game, leak.needs)


def leaks_of(game: Game) -> list[Injected]:
    """All leaks that this game can have: those of every game, and its own."""
    return [leak for leak in [*GENERAL, *special(game.name).leaks] if fits(game, leak)]


def rows(leaks: list[Injected], games: list[Game]) -> list[str]:
    lines = ["| what gets out | how | the check that catches it | tried in |", "|---|---|---|---|"]
    for leak in leaks:
        tried = ", ".join(game.name for game in games if fits(game, leak))
        lines.append(f"| {leak.name} | {leak.where} | `{leak.check.strip(': ')}` | {tried} |")
    return lines


def tables() -> str:
    lines = ["### In every game", "", *rows(GENERAL, GAMES)]
    for game in GAMES:
        own = special(game.name).leaks
        if own:
            lines += ["", f"### Only in {game.name}", "", *rows(own, [game])]
    counts = ", ".join(f"{len(leaks_of(game))} in {game.name}" for game in GAMES)
    return "\n".join([f"{counts}.", "", *lines]) + "\n"


def written() -> str:
    """The document with its tables as they are now."""
    text = DOCUMENT.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return head + BEGIN + tables() + END + tail


def main() -> None:
    DOCUMENT.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
