"""Scenarios: a position, scripted steps, and what must come of them. docs/scenario-format.md describes the format.

Everything is strict: a decision nobody planned, a stroke of chance nobody gave, a given outcome nobody used, an
expectation that does not hold is a mistake that names the step.
"""

from nachtspiel.engine.content import Entry, parse
from nachtspiel.engine.errors import ContentMistake, Mistake, Refused, ScenarioMistake
from nachtspiel.engine.game import Game, check, waiting_seats
from nachtspiel.engine.knowing import EVERYTHING, Json
from nachtspiel.engine.table import Event, Listener, Table


class Script(Listener):
    """Leads chance by the hand, and remembers what was told."""

    def __init__(self, game: Game, free: list[str]) -> None:
        self.game = game
        self.free = free
        self.outcomes: list[tuple[str, int]] = []
        self.events: list[Event] = []

    def chanced(self, purpose: str, drawn: int, choices: list[int]) -> int:
        if self.outcomes and self.outcomes[0][0] == purpose:
            outcome = self.outcomes.pop(0)[1]
            if outcome not in choices:
                name = self.game.naming.outcome_name(purpose, outcome)
                raise ScenarioMistake(f"'{name}' cannot come up for '{purpose}'")
            return outcome
        if purpose not in self.free:
            given = f"'{self.outcomes[0][0]}' is given" if self.outcomes else "nothing is given"
            raise ScenarioMistake(f"chance is asked for '{purpose}', but {given}")
        return drawn

    def told(self, event: Event) -> None:
        self.events.append(event)


class Scenario:
    """A scenario as it is written, ready to be run."""

    def __init__(self, file: str, text: str) -> None:
        document = Entry(file, "", parse(file, text))
        self.file = file
        self.title = document.text("title")
        self.game = document.text("game")
        self.rules = texts(document, "rules")
        self.example = document.text("example") if document.has("example") else ""
        self.free = texts(document, "free")
        self.setup = Entry(file, "setup", document.value("setup")) if document.has("setup") else None
        self.position = Entry(file, "position", {} if self.setup is not None else document.value("position"))
        self.names: list[str] = []  # of the seats, in their order; the game knows where they stand
        self.steps = document.entries("step")
        if not self.steps:
            raise document.mistake("step", "a scenario needs at least one step")
        document.done()

    def run(self, game: Game) -> Table:
        """Play the scenario. Raises ScenarioMistake where it does not go as written."""
        script = Script(game, self.free)
        self.read_names(game)
        try:
            table = self.lay_out(game)
        except ContentMistake:
            raise
        except Mistake as mistake:
            raise ScenarioMistake(f"{self.file}, position: {mistake}") from None
        self.position.done()
        table.listener = script
        last = len(self.steps)
        for number, step in enumerate(self.steps, 1):
            step.name = f"step {number}"
            try:
                self.play(game, table, script, step, number == 1, number == last)
            except ContentMistake:
                raise
            except Refused as refused:
                raise ScenarioMistake(f"{self.file}, step {number}: refused ({refused.rule}): {refused}") from None
            except Mistake as mistake:
                raise ScenarioMistake(f"{self.file}, step {number}: {mistake}") from None
        return table

    def read_names(self, game: Game) -> list[str]:
        """The names of the seats, in their order."""
        if self.setup is not None:
            self.names = texts(self.setup, "names")
        else:
            self.names = [seat.text("name") for seat in self.position.entries(game.seat)]
        if len(set(self.names)) != len(self.names):
            raise self.position.mistake("", "two seats have the same name")
        return self.names

    def read_settings(self) -> dict[str, str]:
        """The settings of a game that is played from its beginning."""
        if self.setup is None or not self.setup.has("settings"):
            return {}
        chosen = Entry(self.file, "settings", self.setup.value("settings"))
        return {name: str(value) for name, value in chosen.fields.items()}

    def lay_out(self, game: Game) -> Table:
        """The table before its first step: a position, or everything as it is before the setup."""
        if self.setup is None:
            return game.position(self.position, self.names)
        table = game.lay_out(len(self.names), self.read_settings(), 0)
        self.setup.done()
        return table

    def play(self, game: Game, table: Table, script: Script, step: Entry, first: bool, last: bool) -> None:
        for given in texts(step, "given"):
            purpose, _, name = given.partition(" ")
            script.outcomes.append((purpose, game.naming.outcome(purpose, name)))
        script.events = []
        if first and self.setup is not None:
            game.start(table)
        elif first:
            table.run()
        for line in texts(step, "do"):
            seat, option = self.read_choice(game, line)
            check(game, table, seat, option)
            table.answer(seat, option)
        if script.outcomes:
            purpose, outcome = script.outcomes[0]
            name = game.naming.outcome_name(purpose, outcome)
            raise ScenarioMistake(f"the given outcome '{purpose} {name}' was never asked for")
        self.check_told(game, script, step)
        self.check_refused(game, table, step)
        self.check_offered(game, table, step)
        self.check_facts(game, table, step)
        self.check_waiting(table, step, last)
        step.done()

    def read_choice(self, game: Game, line: str) -> tuple[int, int]:
        name, colon, option = line.partition(":")
        if not colon or name.strip() not in self.names:
            raise ScenarioMistake(f"'{line}' must be 'name: choice' with one of {', '.join(self.names)}")
        return self.names.index(name.strip()), game.naming.option(option.strip())

    def check_told(self, game: Game, script: Script, step: Entry) -> None:
        """tells: events of this step, in this order among all that happened; silent: events that did not happen."""
        happened = [game.naming.event_line(event, self.names) for event in script.events]
        after = 0
        for line in texts(step, "tells"):
            found = [place for place in range(after, len(happened)) if begins(happened[place], line)]
            if not found:
                past = f" after '{happened[after - 1]}'" if after else ""
                raise ScenarioMistake(f"'{line}' did not happen{past}; what happened: {'; '.join(happened)}")
            after = found[0] + 1
        for line in texts(step, "silent"):
            for other in happened:
                if begins(other, line):
                    raise ScenarioMistake(f"'{other}' happened, which should not")

    def check_refused(self, game: Game, table: Table, step: Entry) -> None:
        """refuses: choices that must be refused by the rule named behind them."""
        for line in texts(step, "refuses"):
            choice, _, rule = line.rpartition(" ")
            seat, option = self.read_choice(game, choice)
            before = table.key()
            try:
                check(game, table, seat, option)
            except Refused as refused:
                if refused.rule != rule:
                    raise ScenarioMistake(f"'{choice}' was refused by {refused.rule}, not {rule}") from None
            else:
                raise ScenarioMistake(f"'{choice}' is allowed, but should be refused by {rule}")
            if table.key() != before:
                raise ScenarioMistake(f"refusing '{choice}' changed the table")

    def check_offered(self, game: Game, table: Table, step: Entry) -> None:
        """asks: for a name the exact list of choices offered."""
        if not step.has("asks"):
            return
        asks = Entry(step.file, step.name, step.value("asks"))
        for name in asks.fields:
            if name not in self.names:
                raise ScenarioMistake(f"asks: nobody is called '{name}'")
            question = table.question(self.names.index(name))
            offered = [] if question is None else sorted(game.naming.option_name(option) for option in question.options)
            wanted = sorted(texts(asks, name))
            if offered != wanted:
                raise ScenarioMistake(f"{name} is offered {offered}, expected {wanted}")

    def check_facts(self, game: Game, table: Table, step: Entry) -> None:
        """expect: facts of the table by path; sees: facts of one seat's view by path."""
        if step.has("expect"):
            facts = {**game.knowing.view(table, EVERYTHING), **game.knowing.facts(table)}
            self.compare(game, facts, step.value("expect"), "")
        if step.has("sees"):
            sees = Entry(step.file, step.name, step.value("sees"))
            for name, wanted in sees.fields.items():
                if name not in self.names:
                    raise ScenarioMistake(f"sees: nobody is called '{name}'")
                self.compare(game, game.knowing.view(table, self.names.index(name)), wanted, f"{name} sees ")

    def compare(self, game: Game, facts: Json, wanted: object, who: str) -> None:
        if not isinstance(wanted, dict):
            raise ScenarioMistake("expect and sees take a table of paths and values")
        for path, value in wanted.items():
            found = self.look_up(game, facts, path)
            if found is None:
                found = "nothing"
            if found != value:
                raise ScenarioMistake(f"{who}{path}: found {found!r}, expected {value!r}")

    def look_up(self, game: Game, facts: Json, path: str) -> object:
        """A path such as `echoes`, `Eileen.health`, `Eileen.trophies.beast` or `laid.Eileen`."""
        here: object = facts
        for part in path.split("."):
            if here is facts and part in self.names:
                seats = facts[f"{game.seat}s"]
                here = seats[self.names.index(part)] if isinstance(seats, list) else None
            elif isinstance(here, list) and part in self.names:
                here = here[self.names.index(part)]
            elif isinstance(here, dict) and part in here:
                here = here[part]
            else:
                raise ScenarioMistake(f"there is no fact '{path}'")
        return here

    def check_waiting(self, table: Table, step: Entry, last: bool) -> None:
        """waits: exactly who is to decide now; the last step must say it, or that the game is over."""
        if step.has("waits"):
            waiting = [self.names[seat] for seat in waiting_seats(table)]
            if sorted(waiting) != sorted(texts(step, "waits")):
                raise ScenarioMistake(f"the table waits for {waiting}, expected {texts(step, 'waits')}")
        elif last and not step.yes("over"):
            raise ScenarioMistake("the last step must say for whom the table waits (waits), or that the game is over")
        if step.has("over") and step.yes("over") != table.over:
            raise ScenarioMistake("the game is over" if table.over else "the game is not over")


def begins(line: str, words: str) -> bool:
    """Whether a line begins with these words: a rule alone, a rule and an event, or all of it."""
    return line == words or line.startswith(words + " ")


def texts(entry: Entry, field: str) -> list[str]:
    """A list of texts; absent means none."""
    if not entry.has(field):
        return []
    value = entry.value(field)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise entry.mistake(field, f"must be a list of texts, not {value!r}")
    return [str(item) for item in value]
