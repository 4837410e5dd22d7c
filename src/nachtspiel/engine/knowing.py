"""What seats may know: the facet of a game that shows its table."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from nachtspiel.engine.asking import GROUP, SETTLES, TOGETHER, WAYS
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.table import NOBODY, Table

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
        """All that a seat may know (`NOBODY`: the spectators), built up from nothing: what every game has, and what
        this one shows."""
        over = bool(table.over)
        return {
            "game": self.game.name,
            "seat": seat,
            "question": self.question(table, seat),
            "waiting": [other for other in range(table.seats) if (table.waiting >> other) & 1],
            "talk": self.talk(table, seat) if seat >= 0 else SILENT,
            "over": over,
            "won": self.game.won(table) if over else [],
            **self.sight(table, seat),
        }

    def question(self, table: Table, seat: i64) -> Json | None:
        """What a seat is asked now. In a group the proposals of all are open."""
        question = table.question(seat) if seat >= 0 else None
        if question is None:
            return None
        naming = self.game.naming
        told: Json = {
            "number": question.number,
            "kind": question.kind,
            "rule": question.rule,
            "way": WAYS[question.way],
            "about": self.about(table, question.about),
            "options": [{"option": option, "name": naming.option_name(option)} for option in question.options],
            "group": None,
            "flow": self.game.flowing.told(table, seat),
        }
        if question.way == GROUP:
            told["group"] = {
                "decider": table.decider(),
                "settles": SETTLES[question.settles],
                "proposals": [None if option == NOBODY else option for option in table.answers],
            }
        return told

    def sight(self, table: Table, seat: i64) -> Json:
        """What this game shows to a seat."""
        raise NotImplementedError

    def about(self, table: Table, about: i64) -> str | None:
        """The key of what asks a question; nothing if it is the rulebook itself."""
        return None

    def imagine(self, table: Table, seat: i64, seed: int) -> Table:
        """A table this seat could believe in: others' secret choices are not made yet, chance starts anew, and
        everything that the seat does not know is dealt again."""
        twin = table.copy()
        twin.chance = seeded(seed)
        for question in table.questions:
            if question.seat != seat and question.way == TOGETHER:
                twin.answers[question.seat] = NOBODY
                twin.waiting |= 1 << question.seat
        self.deal_anew(twin, seat)
        return twin

    def deal_anew(self, table: Table, seat: i64) -> None:
        """Deal anew, on a table of one's own, what this seat does not know."""

    def facts(self, table: Table) -> Json:
        """Everything, for scenarios and those who look back at a finished game."""
        raise NotImplementedError

    def course(self, table: Table) -> list[int]:
        """What a curve of a finished game shows of every seat at this moment."""
        return self.game.scores(table)

    def settings(self, settings: dict[str, str], seat: i64) -> dict[str, str]:
        """What a seat may know of the settings of a table."""
        return settings

    def catalogue(self) -> Json:
        """Everything that lies open in the box and every number's meaning, for clients that draw the table. In a game
        without sealed parts that is all there is."""
        raise NotImplementedError

    def revealed(self, table: Table, seat: i64) -> list[str]:
        """The codes of the sealed parts that this seat has seen opened (`NOBODY`: the spectators)."""
        return []

    def part(self, code: str) -> Json:
        """What lies in a sealed part of the box, as the catalogue tells it."""
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
