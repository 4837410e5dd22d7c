"""The unit of work of the laboratory: some games of one kind, by their seeds, and what came of them in numbers.

A unit is played the same way in this process, in another one or on another machine: the same unit gives the same
result.
"""

import hashlib
import itertools
import json
from collections import Counter
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from nachtspiel.bots.levels import bot
from nachtspiel.bots.mind import Mind
from nachtspiel.engine.chance import Chance, apart
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game, waiting_seats
from nachtspiel.engine.table import Event, Listener, Question, Table
from nachtspiel.games.registry import game as find_game
from nachtspiel.games.registry import open_content

MOST_DECISIONS = 100_000  # a game that is not over by then is stuck
TRIAL_WITHIN = 10  # a trial is one of the first so many decisions of its kind in a game


@dataclass(frozen=True)
class Unit:
    """Games with the seeds `seed`, `seed + 1`, ...; with `rotate` each seed is played once for every seating."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    games: int
    settings: tuple[tuple[str, str], ...] = ()
    label: str = ""  # what is special about these games, for the report
    rotate: bool = False
    trial: str = ""  # the kind of decision of which one in each game is left to chance
    content: tuple[tuple[str, str], ...] = ()  # other content files than the project's own

    def key(self) -> str:
        """The same work has the same key."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:16]

    def seating(self, number: int) -> tuple[int, list[str]]:
        """The seed of a game of this unit, and who sits where."""
        if not self.rotate:
            return self.seed + number, list(self.bots)
        turn = number % self.seats
        return self.seed + number // self.seats, [self.bots[(seat - turn) % self.seats] for seat in range(self.seats)]


@dataclass
class Result:
    """What came of a unit: a row for every seat of every game, and sums for every option of every kind of decision."""

    key: str
    rows: list[dict[str, Any]] = field(default_factory=list)
    choices: list[dict[str, Any]] = field(default_factory=list)


def counted_by_seat(game: Game) -> dict[str, bool]:
    """Whether an event happens to a seat: it is the first thing it names."""
    return {what: bool(roles) and roles[0] in (game.seat, "seat") for what, roles in game.naming.events.items()}


class Tally(Listener):
    """Counts what happens to each seat."""

    def __init__(self, game: Game, seats: int) -> None:
        self.first = counted_by_seat(game)
        self.counts: list[Counter[str]] = [Counter() for _ in range(seats)]

    def told(self, event: Event) -> None:
        if self.first[event.what]:
            self.counts[event.a][event.what] += 1


class Choice:
    """Sums about one option of one kind of decision."""

    __slots__ = ("asked", "chosen", "kept", "trials", "trial_sum", "trial_squares", "taken", "taken_sum",
                 "taken_squares", "wins")  # fmt: skip

    def __init__(self) -> None:
        self.asked = 0  # how often it was offered beside others
        self.chosen = 0
        self.taken = 0  # seats that chose it at least once, and how they did beyond what was expected of them
        self.wins = 0.0
        self.taken_sum = 0.0
        self.taken_squares = 0.0
        self.trials = 0  # the same for trials
        self.trial_sum = 0.0
        self.trial_squares = 0.0
        self.kept = 0  # seats that had it in the end

    def row(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}


Choices = dict[tuple[str, str], Choice]


def choice_of(choices: Choices, kind: str, name: str) -> Choice:
    found = choices.get((kind, name))
    if found is None:
        found = choices[kind, name] = Choice()
    return found


@cache
def game_of(name: str, content: tuple[tuple[str, str], ...]) -> Game:
    return open_content(name, dict(content)) if content else find_game(name)


class Play:
    """One game of a unit."""

    def __init__(self, unit: Unit, game: Game, number: int, names: dict[int, str]) -> None:
        self.unit = unit
        self.names = names  # of the options met so far
        self.game = game
        self.seed, self.levels = unit.seating(number)
        self.bots = [bot(level, self.seed * 8 + seat + 1, 0.0) for seat, level in enumerate(self.levels)]
        self.tally = Tally(game, unit.seats)
        self.table: Table = game.lay_out(unit.seats, dict(unit.settings), self.seed)
        self.table.listener = self.tally
        self.curve: list[list[float]] = []  # the chances at every quiet moment
        self.chosen: dict[tuple[int, str, str], float] = {}  # the chance of a seat before it first chose an option
        self.trial: tuple[int, str, str, float] | None = None
        self.chance: Chance = apart(self.seed)
        self.due = int(self.chance.below(TRIAL_WITHIN)) if unit.trial else -1
        self.tried = -1
        if unit.trial:
            self.tried = int(self.chance.below(unit.seats))  # the seat whose decision is left to chance
        self.decisions = 0

    def run(self, choices: Choices) -> None:
        table, game = self.table, self.game
        game.start(table)
        mark = -1
        while not table.over:
            if game.thinking.stage(table) != mark and game.thinking.is_quiet(table):
                mark = game.thinking.stage(table)
                self.curve.append(game.thinking.chances(table))
            for seat in waiting_seats(table):
                question = table.question(seat)
                if question is not None:
                    table.answer(seat, self.decide(seat, question, choices))
                    self.decisions += 1
            if self.decisions > MOST_DECISIONS:
                raise RuntimeError(f"the game with seed {self.seed} does not end")
        self.settle(choices)

    def decide(self, seat: int, question: Question, choices: Choices) -> int:
        option = self.bots[seat].choose(Mind(self.game, self.table, seat))
        if len(question.options) == 1:
            return option
        kind = question.kind
        if seat == self.tried and kind == self.unit.trial:
            if self.due == 0:
                option = question.options[int(self.chance.below(len(question.options)))]
                self.trial = (seat, kind, self.name(option), self.game.thinking.chances(self.table)[seat])
            self.due -= 1
        for other in question.options:
            choice_of(choices, kind, self.name(other)).asked += 1
        name = self.name(option)
        choices[kind, name].chosen += 1
        if (seat, kind, name) not in self.chosen:
            self.chosen[seat, kind, name] = self.game.thinking.chances(self.table)[seat]
        return option

    def name(self, option: int) -> str:
        if option not in self.names:
            self.names[option] = self.game.naming.option_name(option)
        return self.names[option]

    def settle(self, choices: Choices) -> None:
        """The game is over: what did those who chose something come to?"""
        won = self.game.thinking.chances(self.table)
        for (seat, kind, name), expected in self.chosen.items():
            choice = choices[kind, name]
            choice.taken += 1
            choice.wins += won[seat]
            choice.taken_sum += won[seat] - expected
            choice.taken_squares += (won[seat] - expected) ** 2
        if self.trial is not None:
            seat, kind, name, expected = self.trial
            choice = choices[kind, name]
            choice.trials += 1
            choice.trial_sum += won[seat] - expected
            choice.trial_squares += (won[seat] - expected) ** 2
        for seat in range(self.unit.seats):
            for name in set(self.game.belongings(self.table, seat)):
                choice_of(choices, "has", name).kept += 1

    def rows(self) -> list[dict[str, Any]]:
        """One for every seat."""
        game, table = self.game, self.table
        won, places, scores = game.thinking.chances(table), game.places(table), game.scores(table)
        leaders = [max(range(len(chances)), key=chances.__getitem__) for chances in self.curve]
        swings = sum(before != after for before, after in itertools.pairwise(leaders))
        rows = []
        for seat, level in enumerate(self.levels):
            rows.append({
                "label": self.unit.label, "seed": self.seed, "seat": seat, "bot": level, "won": won[seat],
                "place": places[seat], "score": scores[seat], "length": len(self.curve), "decisions": self.decisions,
                "swings": swings, "lowest": min((chances[seat] for chances in self.curve), default=0.0),
                "events": dict(self.tally.counts[seat]),
            })  # fmt: skip
        return rows


def play_unit(unit: Unit) -> Result:
    """Play the games of a unit."""
    game = game_of(unit.game, unit.content)
    result = Result(unit.key())
    choices: Choices = {}
    names: dict[int, str] = {}
    for number in range(unit.games):
        play = Play(unit, game, number, names)
        play.run(choices)
        result.rows += play.rows()
    for (kind, name), choice in sorted(choices.items()):
        result.choices.append({"label": unit.label, "kind": kind, "option": name, **choice.row()})
    return result


def check_bots(bots: list[str], seats: int) -> tuple[str, ...]:
    """One bot for all seats, or one for each."""
    if len(bots) == 1:
        bots = bots * seats
    if len(bots) != seats:
        raise Mistake(f"there are {len(bots)} bots for {seats} seats; name one for all or one for each")
    for level in bots:
        bot(level, 0)
    return tuple(bots)
