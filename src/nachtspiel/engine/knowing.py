"""What seats may know: the facet of a game that shows its table."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from nachtspiel.engine.asking import AT_ONCE, GROUP, NOBODY, SETTLES, TOGETHER, WAYS, Question
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.table import Table
from nachtspiel.engine.views import BaseCatalogue, BaseView, GroupTold, OptionTold, QuestionTold

if TYPE_CHECKING:
    from nachtspiel.engine.game import Game

Json = dict[str, object]

EVERYTHING: Final = -2  # in the place of a seat: those to whom all is open

# How a seat may talk to the others.
FREE: Final = "free"
SIGNALS: Final = "signals"  # only by the signals of the game's own vocabulary
SILENT: Final = "silent"


def sees(seat: i64, owner: i64) -> bool:
    """Whether what only its owner may see is open to this seat."""
    return seat in (owner, EVERYTHING)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowing:
    """What each seat may know of a table, and what it may believe."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    # ------------------------------------------------------------ what a game adds

    def sight(self, table: Table, seat: i64) -> Mapping[str, object]:
        """What lies on the table for this seat (`NOBODY`: the spectators, `EVERYTHING`: nothing is hidden), built up
        from nothing."""
        raise NotImplementedError

    def about(self, table: Table, about: i64) -> str:
        """The key of what asks a question; not called where the rulebook itself asks."""
        naming = self.game.naming
        return naming.role_name(naming.asking, about, [])

    def deal_anew(self, table: Table, seat: i64) -> None:
        """Everything hidden that this seat does not know, dealt anew on a table of its own."""

    def further(self, table: Table) -> Mapping[str, object]:
        """What scenarios may ask of a table beyond what can be seen of it."""
        return {}

    def contents(self) -> Mapping[str, object]:
        """Everything that lies open in the box, and what its numbers mean. In a game without sealed parts that is all
        there is."""
        raise NotImplementedError

    def course(self, table: Table) -> list[int]:
        """What a curve of a finished game shows of every seat at this moment."""
        return self.game.scores(table)

    def settings(self, settings: dict[str, str], seat: i64) -> dict[str, str]:
        """What a seat may know of the settings of a table."""
        return settings

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

    # ------------------------------------------------------------ what follows

    def view(self, table: Table, seat: i64) -> Json:
        """All that a seat may know: what every game has, and what lies on the table for it."""
        return {**self.base_view(table, seat), **self.sight(table, seat)}

    def facts(self, table: Table) -> Json:
        """Everything that lies on the table, for scenarios, and to know a position by."""
        return {**self.sight(table, EVERYTHING), **self.further(table)}

    def catalogue(self) -> Json:
        """What lies open in the box and every number's meaning, for clients that draw the table."""
        return {**self.base_catalogue(), **self.contents()}

    def base_catalogue(self) -> BaseCatalogue:
        naming, flowing = self.game.naming, self.game.flowing
        return {
            "game": self.game.name,
            "seat": self.game.seat,
            "options": naming.options.told(),
            "events": {what: list(roles) for what, roles in naming.events.items()},
            "roles": {role: list(keys) for role, keys in naming.roles.items()},
            "stops": {"moments": flowing.moments(), "first": flowing.first_stops()},
        }

    def imagine(self, table: Table, seat: i64, seed: int) -> Table:
        """A table this seat could believe in: chance starts anew, what others have answered in secret is not answered
        yet, and everything hidden that the seat does not know is dealt anew."""
        twin = table.copy()
        twin.chance = seeded(seed)
        self.forget(twin, seat)
        return twin

    def forget(self, table: Table, seat: i64) -> None:
        """Make a table one that this seat could believe in."""
        for question in table.questions:
            if question.way == TOGETHER and question.seat != seat:
                table.answers[question.seat] = NOBODY
                table.waiting |= 1 << question.seat
        self.deal_anew(table, seat)

    # ------------------------------------------------------------ what every view has

    def base_view(self, table: Table, seat: i64) -> BaseView:
        game = self.game
        question = table.question(seat) if seat >= 0 else None
        talk = self.talk(table, seat) if seat >= 0 else SILENT
        laid = [False] * table.seats
        answers: list[OptionTold | None] = [None] * table.seats
        for one in table.questions:
            laid[one.seat] = is_answered(table, one)
            if laid[one.seat] and (one.way == GROUP or sees(seat, one.seat)):
                answers[one.seat] = self.option_told(table.answers[one.seat])
        return {
            "game": game.name,
            "seat": max(seat, NOBODY),
            "sides": game.sides(int(table.seats)),
            "question": None if question is None else self.question_told(table, question),
            "waiting": [other for other in range(table.seats) if (table.waiting >> other) & 1],
            "laid": laid,
            "answers": answers,
            "talk": talk,
            "signals": [] if talk == SILENT else list(game.naming.signals),
            "secrets": self.is_secret(table),
            "over": table.over,
            "won": game.won(table) if table.over else [],
            "places": game.places(table) if table.over else [],
            "scores": game.scores(table) if table.over else [],
        }

    def is_secret(self, table: Table) -> bool:
        """Whether anything at this table is to be hidden from one seat by another: answers, or what they know."""
        together = sum(1 for question in table.questions if question.way == TOGETHER)
        return together > 1 or self.keeps_secrets(table)

    def question_told(self, table: Table, question: Question) -> QuestionTold:
        group: GroupTold | None = None
        if question.way == GROUP:
            group = {"decider": int(table.decider()), "settles": SETTLES[question.settles]}
        return {
            "number": question.number,
            "kind": question.kind,
            "rule": question.rule,
            "way": WAYS[question.way],
            "about": None if question.about == NOBODY else self.about(table, question.about),
            "options": [self.option_told(option) for option in question.options],
            "group": group,
            "flow": self.game.flowing.told(table, question.seat),
        }

    def option_told(self, option: i64) -> OptionTold:
        return {"option": option, "name": self.game.naming.option_name(option)}


def is_answered(table: Table, question: Question) -> bool:
    """Whether an answer to an open question lies there already."""
    return question.way != AT_ONCE and table.answers[question.seat] != NOBODY
