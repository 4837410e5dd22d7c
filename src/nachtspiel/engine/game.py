"""What every game offers to those who use it: clients, bots, the laboratory, records and scenarios."""

import math

from mypy_extensions import i64, mypyc_attr

from nachtspiel.engine.chance import Chance
from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.playout import answer_one
from nachtspiel.engine.table import NOBODY, Event, Question, Table

Json = dict[str, object]
MOST_OPTION = 2**31  # no game has options beyond this; tables take machine integers


class Setting:
    """Something a table agrees on before the game: one of several words, or a number within a range. A game may also
    take a text of the player's own instead of a word (`text`), which it reads itself in `check`."""

    __slots__ = ("default", "values", "low", "high", "name", "crossed", "text")

    def __init__(
        self, name: str, default: str, values: list[str], low: int = 0, high: int = 0, crossed: bool = False
    ) -> None:
        self.name = name
        self.default = default
        self.values = values  # empty for a number
        self.low = low
        self.high = high
        self.crossed = crossed  # long runs try every value of it with every value of the others that are crossed
        self.text = False

    def check(self, value: str) -> str:
        """The value as the table and its record keep it: one line without ';' and '#'."""
        if self.values:
            if value not in self.values:
                raise Mistake(f"{self.name} cannot be '{value}'; choose one of {', '.join(self.values)}")
        elif not value.isdecimal() or len(value) > 9 or not self.low <= int(value) <= self.high:
            raise Mistake(f"{self.name} must be a number from {self.low} to {self.high}, not '{value}'")
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game that can be played. Its rules are steps on a table; this is its face."""

    name: str = ""
    prefix: str = ""  # of its rule ids
    seat: str = "seat"  # what a seat is called in positions, views and events
    version: int = 1  # of its rules; a record names the version it was played by
    fewest: int = 2
    most: int = 2
    content: str = ""  # fingerprint of the content
    adept: tuple[int, int] = (100, 2)  # how many iterations this level searches, and how many quiet moments deep
    master: tuple[int, int] = (800, 3)
    kinds: tuple[str, ...] = ()  # of decisions
    printed: tuple[str, ...] = ()  # the lists of the catalogue whose entries have words and a picture of their own
    varied: str = ""  # settings, separated by commas, whose values a ladder and a fit go through

    def __init__(self) -> None:
        self.settings: list[Setting] = []
        self.events: dict[str, tuple[str, ...]] = {}  # the roles of the numbers of each event
        self.options: dict[str, int] = {}  # by the names that records and scenarios write

    # ------------------------------------------------------------ playing

    def settle(self, seats: int, settings: dict[str, str]) -> dict[str, str]:
        """The settings of a table, complete and checked."""
        if not self.fewest <= seats <= self.most:
            raise Mistake(f"{self.name} is for {self.fewest} to {self.most} players, not {seats}")
        known = {setting.name: setting for setting in self.settings}
        for name in settings:
            if name not in known:
                raise Mistake(f"{self.name} has no setting '{name}'; its settings are {', '.join(known)}")
        settled = {}
        for setting in self.settings:
            settled[setting.name] = setting.check(settings.get(setting.name, setting.default))
        return settled

    def open_settings(self, settings: dict[str, str], seat: i64) -> dict[str, str]:
        """What a seat may know of the settings of a table."""
        return settings

    def lay_out(self, seats: int, settings: dict[str, str], seed: int) -> Table:
        """A table with everything on it, before the first stroke of chance."""
        raise NotImplementedError

    def start(self, table: Table) -> None:
        """Set the game in motion, up to the first decision."""
        raise NotImplementedError

    def new(self, seats: int, settings: dict[str, str] | None = None, seed: int = 0) -> Table:
        """A table that waits for its first decision."""
        table = self.lay_out(seats, settings or {}, seed)
        self.start(table)
        return table

    def position(self, entry: Entry, names: list[str]) -> Table:
        """A table in the middle of a game, as a scenario describes it."""
        raise NotImplementedError

    # ------------------------------------------------------------ knowing

    def view(self, table: Table, seat: i64) -> Json:
        """All that a seat may know (`NOBODY`: the spectators), built up from nothing."""
        raise NotImplementedError

    def imagine(self, table: Table, seat: i64, seed: int) -> Table:
        """A table this seat could believe in: everything it does not know is dealt anew."""
        raise NotImplementedError

    def facts(self, table: Table) -> Json:
        """Everything, for scenarios and those who look back at a finished game."""
        raise NotImplementedError

    # ------------------------------------------------------------ thinking

    def chances(self, table: Table) -> list[float]:
        """How likely each seat is to win, as far as one can see; what is certain, once the game is over."""
        raise NotImplementedError

    def judge(self, table: Table, seat: i64) -> float:
        """How good a position looks to a seat: the logarithm of its odds of winning."""
        chance = min(0.999999, max(0.000001, self.chances(table)[seat]))
        return math.log(chance / (1.0 - chance))

    def leans(self, table: Table, question: Question) -> list[float]:
        """How likely a fair player is to choose each option, in any unit; empty: any of them. Rollouts go by it."""
        return []

    def is_quiet(self, table: Table) -> bool:
        """Whether a thought may break off here: nothing is half done, and `judge` can be trusted."""
        return True

    def stage(self, table: Table) -> int:
        """Quiet moments with the same number are the same moment."""
        return table.asked

    def is_calm(self, table: Table) -> bool:
        """Whether `judge` can be trusted here, be it in the middle of a round."""
        return self.is_quiet(table)

    def calm_down(self, table: Table, since: i64, chance: Chance) -> None:
        """Play on until `judge` can be trusted: everybody does anything until the first quiet moment that is not of the
        stage `since`."""
        while not table.over and (self.stage(table) == since or not self.is_quiet(table)):
            answer_one(table, chance)

    def scene(self, table: Table, question: Question) -> int:
        """What all can see behind a question, as far as a thought tells such questions apart."""
        return question.about

    def is_telling(self, question: Question) -> bool:
        """Whether the options of a question mean something to others: places in a hidden hand do not."""
        return True

    def mark_names(self) -> tuple[list[str], list[str]]:
        """What `position_marks` and `option_marks` give, by the names of the weights (`worth.level`)."""
        return [], []

    def mark_weights(self) -> list[float]:
        """What the marks of a position weigh now, in the order of their names."""
        return []

    def reason(self, mark: str) -> str:
        """What a mark of a position is to people: the mark of the same kind that has a word; empty if there is none."""
        return ""

    def position_marks(self, table: Table, seat: i64) -> list[float]:
        """All that `judge` weighs in a position of a seat. The laboratory fits the weights."""
        return []

    def option_marks(self, table: Table, question: Question, option: i64) -> list[float]:
        """All that `leans` weighs in an option."""
        return []

    def weigh(self, text: str) -> None:
        """Think by these weights from now on: the text of a file of weights."""
        raise Mistake(f"{self.name} has no weights to be fitted")

    def round(self, table: Table) -> int:
        """The number of the round; 0 in a game that does not count them."""
        return 0

    # ------------------------------------------------------------ the end

    def places(self, table: Table) -> list[int]:
        """The place of every seat in a finished game, 1 for the winners."""
        raise NotImplementedError

    def scores(self, table: Table) -> list[int]:
        """What every seat has scored."""
        raise NotImplementedError

    def belongings(self, table: Table, seat: i64) -> list[str]:
        """What a seat has gathered, by name, for the statistics of the laboratory."""
        return []

    def may_talk(self, table: Table, seat: i64) -> bool:
        """Whether this seat may talk to the others at this moment; some games forbid it at times."""
        return True

    def catalogue(self) -> Json:
        """Everything in the box and every number's meaning, for clients that draw the table."""
        raise NotImplementedError

    # ------------------------------------------------------------ flowing (engine/flow.py)

    def idle(self, table: Table, seat: i64) -> int:
        """The option that does nothing, if this seat is asked a routine question; else `NOBODY`."""
        return NOBODY

    def moment(self, table: Table, seat: i64) -> str:
        """The name of this moment for this seat, by which a stop can be set."""
        return ""

    def moments(self) -> list[str]:
        """All moments at which a stop can be set."""
        return []

    def first_stops(self) -> list[str]:
        """The stops that are set at first."""
        return []

    def stir(self, table: Table, seat: i64) -> str:
        """What another seat has done that this seat may answer now, seen by all; empty if nothing."""
        return ""

    def stretch(self, table: Table) -> str:
        """The name of the part of the game for which a player may pass in advance."""
        return ""

    # ------------------------------------------------------------ naming

    def option_name(self, option: i64) -> str:
        """An option as records and scenarios write it."""
        raise NotImplementedError

    def option(self, name: str) -> int:
        """The option of that name."""
        if name not in self.options:
            raise Mistake(f"'{name}' is no card and no choice of {self.name}")
        return self.options[name]

    def outcome_name(self, purpose: str, outcome: i64) -> str:
        """A stroke of chance as records and scenarios write it."""
        raise NotImplementedError

    def outcome(self, purpose: str, name: str) -> int:
        """The outcome of that name."""
        raise NotImplementedError

    def event_line(self, event: Event, names: list[str]) -> str:
        """An event as scenarios write it: its rule, what it is, and its numbers by name."""
        words = [event.rule, event.what]
        numbers = [event.a, event.b, event.c]
        for role, number in zip(self.events[event.what], numbers, strict=False):
            words.append(names[number] if role in (self.seat, "target") else self.role_name(role, number, numbers))
        return " ".join(words)

    def role_name(self, role: str, number: i64, numbers: list[int]) -> str:
        """What stands behind a number of an event, by its key; `numbers` are all of them."""
        return str(number)

    def announcement(self, seat: i64, option: i64) -> Event:
        """What everybody hears when a seat says what it means to choose."""
        raise NotImplementedError

    def refusal(self, table: Table, seat: i64, option: i64) -> Refused:
        """Why this seat cannot choose this option now, by the rule that forbids it."""
        raise NotImplementedError


def settings_in(entry: Entry) -> dict[str, str]:
    """The settings that a scenario's position names."""
    if not entry.has("settings"):
        return {}
    chosen = Entry(entry.file, "settings", entry.value("settings"))
    return {name: str(value) for name, value in chosen.fields.items()}


def shares(places: list[int]) -> list[float]:
    """What each seat has of the victory: all who are first share it."""
    first = places.count(1)
    return [1.0 / first if place == 1 else 0.0 for place in places]


def check(game: Game, table: Table, seat: int, option: int) -> None:
    """Refuse, with the reason, what a seat may not choose now. Takes any number, however large."""
    seats = int(table.seats)
    if seat < 0 or seat >= seats:
        raise Refused("", f"there is no seat {seat + 1} here, the seats are 1 to {seats}")
    if table.over:
        raise Refused("", "the game is over")
    if gives_up(table, option):
        return
    question = table.question(seat)
    if question is None:
        raise Refused("", f"seat {seat + 1} is not asked anything now")
    if option not in question.options:
        raise game.refusal(table, seat, max(-MOST_OPTION, min(option, MOST_OPTION)))


def gives_up(table: Table, option: int) -> bool:
    """Whether a seat leaves the game with this, which it may do at any moment. Takes any number, however large."""
    return -MOST_OPTION <= option <= MOST_OPTION and table.always(option)


def waiting_seats(table: Table) -> list[int]:
    """The seats that still owe an answer."""
    return [seat for seat in range(table.seats) if (table.waiting >> seat) & 1]


def winners(game: Game, table: Table) -> list[int]:
    """The seats in first place."""
    return [seat for seat, place in enumerate(game.places(table)) if place == 1]
