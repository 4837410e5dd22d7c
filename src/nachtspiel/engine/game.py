"""What every game offers to those who use it: clients, bots, the laboratory, records and scenarios."""

from mypy_extensions import i64, mypyc_attr

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.flow import Flowing
from nachtspiel.engine.knowing import Knowing
from nachtspiel.engine.naming import Naming
from nachtspiel.engine.table import AWAY, Question, Table
from nachtspiel.engine.thinking import Thinking

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
    """A game that can be played. Its rules are steps on a table; this is its face, in facets: what is played and how
    it ends stands here, `knowing` shows it, `thinking` judges it, `flowing` passes where nothing is wanted, `naming`
    writes it down."""

    name: str = ""
    prefix: str = ""  # of its rule ids
    seat: str = "seat"  # what a seat is called in positions, views and events
    version: int = 1  # of its rules; a record names the version it was played by
    fewest: int = 2
    most: int = 2
    content: str = ""  # fingerprint of the content
    kinds: tuple[str, ...] = ()  # of decisions
    printed: tuple[str, ...] = ()  # the lists of the catalogue whose entries have words and a picture of their own
    varied: str = ""  # settings, separated by commas, whose values a ladder and a fit go through
    difficulty: str = ""  # the setting that makes a game against the box harder, if there is one
    carries: bool = False  # whether a game may go on from what another has left: a campaign

    def __init__(self) -> None:
        self.settings: list[Setting] = []
        self.knowing = Knowing(self)
        self.thinking = Thinking(self)
        self.flowing = Flowing(self)
        self.naming = Naming(self)

    # ------------------------------------------------------------ playing

    def settle(self, seats: int, settings: dict[str, str]) -> dict[str, str]:
        """The settings of a table, complete and checked."""
        if not self.fewest <= seats <= self.most:
            raise Mistake(f"{self.name} is for {self.fewest} to {self.most} players, not {seats}")
        known = {setting.name: setting for setting in self.settings}
        for name in settings:
            if name not in known:
                raise Mistake(f"{self.name} has no setting '{name}'; its settings are {', '.join(known) or 'none'}")
        settled = {}
        for setting in self.settings:
            settled[setting.name] = setting.check(settings.get(setting.name, setting.default))
        return settled

    def lay_out(self, seats: int, settings: dict[str, str], seed: int, carried: str = "") -> Table:
        """A table with everything on it, before the first stroke of chance. `carried` is what an earlier run of the
        same campaign has left; empty: it is the first."""
        raise NotImplementedError

    def start(self, table: Table) -> None:
        """Set the game in motion, up to the first decision."""
        raise NotImplementedError

    def new(self, seats: int, settings: dict[str, str] | None = None, seed: int = 0, carried: str = "") -> Table:
        """A table that waits for its first decision."""
        table = self.lay_out(seats, settings or {}, seed, carried)
        self.start(table)
        return table

    def position(self, entry: Entry, names: list[str]) -> Table:
        """A table in the middle of a game, as a scenario describes it."""
        raise Mistake(f"{self.name} has no positions of its own; write a scenario with a setup")

    def round(self, table: Table) -> int:
        """The number of the round; 0 in a game that does not count them."""
        return 0

    # ------------------------------------------------------------ the end

    def sides(self, seats: int) -> list[int]:
        """Which seats stand together: the number of each seat's side. With one side, all play against the box."""
        return list(range(seats))

    def won(self, table: Table) -> list[bool]:
        """Which seats have won a finished game; those of one side have all won or all lost."""
        raise NotImplementedError

    def places(self, table: Table) -> list[int]:
        """The place of every seat in a finished game, 1 for the best; empty in a game without a ranking."""
        return []

    def scores(self, table: Table) -> list[int]:
        """What every seat has scored."""
        raise NotImplementedError

    def belongings(self, table: Table, seat: i64) -> list[str]:
        """What a seat has gathered, by name, for the statistics of the laboratory."""
        return []

    def leaves(self, table: Table) -> str:
        """What a finished run leaves to the next run of its campaign: a line for each thing, by keys, never by numbers,
        so that it outlives new content."""
        return ""

    def goes_on(self, carried: str) -> bool:
        """Whether a campaign has another run after this."""
        return True

    def shares(self, table: Table) -> list[float]:
        """What each seat has of the victory: the sides that have won share it, and all of a side have what it has."""
        sides, won = self.sides(int(table.seats)), self.won(table)
        winning = len({side for side, has_won in zip(sides, won, strict=True) if has_won})
        return [1.0 / winning if has_won else 0.0 for has_won in won]


def settings_in(entry: Entry) -> dict[str, str]:
    """The settings that a scenario's position names."""
    if not entry.has("settings"):
        return {}
    chosen = Entry(entry.file, "settings", entry.value("settings"))
    return {name: str(value) for name, value in chosen.fields.items()}


def check_seated(table: Table, seat: int) -> None:
    """Refuse whoever is not at this table, and anything when the game is over."""
    seats = int(table.seats)
    if seat < 0 or seat >= seats:
        raise Refused("", f"there is no seat {seat + 1} here, the seats are 1 to {seats}")
    if table.over:
        raise Refused("", "the game is over")


def machine_sized(option: int) -> int:
    """Any number, however large, as one that tables take: no option lies beyond."""
    return max(-MOST_OPTION, min(option, MOST_OPTION))


def check(game: Game, table: Table, seat: int, option: int) -> Question | None:
    """Refuse, with the reason, what a seat may not choose now. Takes any number, however large. What is left is the
    question that it answers; nothing, if it may be decided at any moment."""
    check_seated(table, seat)
    if gives_up(table, option):
        return None
    if option == AWAY:
        if (table.away >> seat) & 1:
            raise Refused("", f"seat {seat + 1} is counted out already")
        return None
    question = table.question(seat)
    if question is None:
        raise Refused("", f"seat {seat + 1} is not asked anything now")
    if option not in question.options:
        raise game.naming.refusal(table, seat, machine_sized(option))
    return question


def gives_up(table: Table, option: int) -> bool:
    """Whether a seat leaves the game with this, which it may do at any moment. Takes any number, however large."""
    return -MOST_OPTION <= option <= MOST_OPTION and table.always(option)


def waiting_seats(table: Table) -> list[int]:
    """The seats that still owe an answer."""
    return [seat for seat in range(table.seats) if (table.waiting >> seat) & 1]


def winners(game: Game, table: Table) -> list[int]:
    """The seats that have won."""
    return [seat for seat, has_won in enumerate(game.won(table)) if has_won]
