"""What seats may know: the facet of a game that shows its table."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from nachtspiel.engine.table import Table

if TYPE_CHECKING:
    from nachtspiel.engine.game import Game

Json = dict[str, object]

# How a seat may talk to the others.
FREE: Final = "free"
SIGNALS: Final = "signals"  # only by the signals of the game's own vocabulary
SILENT: Final = "silent"


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowing:
    """What each seat may know of a table, and what it may believe."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    def view(self, table: Table, seat: i64) -> Json:
        """All that a seat may know (`NOBODY`: the spectators), built up from nothing."""
        raise NotImplementedError

    def imagine(self, table: Table, seat: i64, seed: int) -> Table:
        """A table this seat could believe in: everything it does not know is dealt anew."""
        raise NotImplementedError

    def facts(self, table: Table) -> Json:
        """Everything, for scenarios and those who look back at a finished game."""
        raise NotImplementedError

    def settings(self, settings: dict[str, str], seat: i64) -> dict[str, str]:
        """What a seat may know of the settings of a table."""
        return settings

    def catalogue(self) -> Json:
        """Everything in the box and every number's meaning, for clients that draw the table."""
        raise NotImplementedError

    def keeps_secrets(self, table: Table) -> bool:
        """Whether anybody at this table knows something that another seat does not."""
        return True

    def talk(self, table: Table, seat: i64) -> str:
        """How this seat may talk to the others at this moment: `FREE`, `SIGNALS` or `SILENT`."""
        return FREE

    def chronicle(self, carried: str) -> Json:
        """What stands between two runs of a campaign, for those who look at it; `carried` is what the last run left."""
        return {}
