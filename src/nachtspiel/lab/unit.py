"""The unit of work of the laboratory: some games of one kind, by their seeds, and what came of them in numbers. A game
that carries over is a campaign of several runs.

A unit is played the same way in this process, in another one or on another machine: the same unit gives the same
result.
"""

import hashlib
import itertools
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from nachtspiel.bots.levels import bot
from nachtspiel.bots.mind import Mind
from nachtspiel.engine import record
from nachtspiel.engine.asking import AT_ONCE
from nachtspiel.engine.chance import Chance, apart
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game, waiting_seats
from nachtspiel.engine.match import Match
from nachtspiel.engine.table import Event, Listener, Question, Table
from nachtspiel.games.registry import game as find_game
from nachtspiel.games.registry import open_content

MOST_DECISIONS = 100_000  # a game that is not over by then is stuck
NEXT_RUN = 2**32  # between the seeds of two runs of a campaign
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
    runs: int = 1  # of a campaign at most
    records: bool = False  # whether the record of every game is kept

    def key(self) -> str:
        """The same work has the same key."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:16]

    def seating(self, number: int) -> tuple[int, list[str]]:
        """The seed of a game of this unit, and who sits where."""
        if not self.rotate:
            return self.seed + number, list(self.bots)
        benches = benches_of(game_of(self.game, self.content), self.seats)
        turns = len(benches)
        bots = list(self.bots)
        for place, bench in enumerate(benches):
            before = benches[(place - number) % turns]
            for i, seat in enumerate(bench):
                bots[seat] = self.bots[before[i % len(before)]]
        return self.seed + number // turns, bots


@dataclass
class Result:
    """What came of a unit: a row for every seat of every game, and sums for every option of every kind of decision."""

    key: str
    rows: list[dict[str, Any]] = field(default_factory=list)
    choices: list[dict[str, Any]] = field(default_factory=list)
    rules: dict[str, int] = field(default_factory=dict)  # how often each was cited, by an event or a question
    heard: dict[str, int] = field(default_factory=dict)  # how often each event was told
    records: list[str] = field(default_factory=list)  # of every game, if they are kept


def sides_of(game: Game, seats: int) -> list[list[int]]:
    """The seats of every side."""
    sides = game.sides(seats)
    return [[seat for seat in range(seats) if sides[seat] == side] for side in sorted(set(sides))]


def benches_of(game: Game, seats: int) -> list[list[int]]:
    """Which seats change places together: those of a side; where all stand together, each for itself."""
    sides = sides_of(game, seats)
    return sides if len(sides) > 1 else [[seat] for seat in range(seats)]


def whose_turn(table: Table, chance: Chance) -> Question:
    """The first seat that owes an answer; of those who may act at once, anybody."""
    seats = waiting_seats(table)
    question = table.question(seats[0])
    if question is not None and question.way == AT_ONCE and len(seats) > 1:
        question = table.question(seats[chance.below(len(seats))])
    assert question is not None
    return question


def counted_by_seat(game: Game) -> dict[str, bool]:
    """Whether an event happens to a seat: it is the first thing it names."""
    return {what: bool(roles) and roles[0] in (game.seat, "seat") for what, roles in game.naming.events.items()}


class Tally(Listener):
    """Counts what happens, and what happens to each seat."""

    def __init__(self, game: Game, seats: int) -> None:
        self.first = counted_by_seat(game)
        self.counts: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.rules: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.last = ""  # what was told last: how the game ended

    def told(self, event: Event) -> None:
        self.rules[event.rule] += 1
        self.heard[event.what] += 1
        self.last = event.what
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
    """One game of a unit, or one run of a campaign."""

    def __init__(
        self, unit: Unit, game: Game, number: int, names: dict[int, str], run: int = 1, carried: str = ""
    ) -> None:
        self.unit = unit
        self.names = names  # of the options met so far
        self.game = game
        self.number = run
        self.seed, self.levels = unit.seating(number)
        seed = self.seed + NEXT_RUN * (run - 1)
        self.bots = [bot(level, seed * 8 + seat + 1, 0.0) for seat, level in enumerate(self.levels)]
        self.tally = Tally(game, unit.seats)
        self.match = Match(game, unit.seats, dict(unit.settings), seed, carried=carried) if unit.records else None
        if self.match is not None:
            self.table: Table = self.match.table
        else:
            self.table = game.lay_out(unit.seats, dict(unit.settings), seed, carried)
            self.table.listener = self.tally
        self.curve: list[list[float]] = []  # the chances at every quiet moment
        self.chosen: dict[tuple[int, str, str], float] = {}  # the chance of a seat before it first chose an option
        self.trial: tuple[int, str, str, float] | None = None
        self.chance: Chance = apart(seed)
        self.due = int(self.chance.below(TRIAL_WITHIN)) if unit.trial else -1
        self.tried = -1
        if unit.trial:
            self.tried = int(self.chance.below(unit.seats))  # the seat whose decision is left to chance
        self.decisions = 0
        self.ended = False  # the game, and the campaign with it

    def run(self, choices: Choices) -> None:
        table, game = self.table, self.game
        if self.match is None:
            game.start(table)
        mark = -1
        while not table.over:
            if game.thinking.stage(table) != mark and game.thinking.is_quiet(table):
                mark = game.thinking.stage(table)
                self.curve.append(game.thinking.chances(table))
            question = whose_turn(table, self.chance)
            self.tally.rules[question.rule] += 1
            (self.match or table).answer(int(question.seat), self.decide(int(question.seat), question, choices))
            self.decisions += 1
            if self.decisions > MOST_DECISIONS:
                raise RuntimeError(f"the game with seed {self.seed} does not end")
        if self.match is not None:
            for event in self.match.events:
                self.tally.told(event)
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
        self.ended = not self.game.carries or not self.game.goes_on(self.game.leaves(self.table))
        won = self.game.shares(self.table)
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
        won, places, scores = game.shares(table), game.places(table), game.scores(table)
        sides = game.sides(self.unit.seats)
        leaders = [sides[max(range(len(chances)), key=chances.__getitem__)] for chances in self.curve]
        swings = sum(before != after for before, after in itertools.pairwise(leaders))
        rows = []
        for seat, level in enumerate(self.levels):
            rows.append({
                "label": self.unit.label, "seed": self.seed, "run": self.number, "seat": seat, "side": sides[seat],
                "bot": level, "won": won[seat], "place": places[seat] if places else None, "score": scores[seat],
                "length": len(self.curve) or game.round(table), "decisions": self.decisions, "swings": swings,
                "lowest": min((chances[seat] for chances in self.curve), default=None), "end": self.tally.last,
                "ended": self.ended,
                "events": dict(self.tally.counts[seat]),
            })  # fmt: skip
        return rows


def play_unit(unit: Unit) -> Result:
    """Play the games of a unit."""
    game = game_of(unit.game, unit.content)
    result = Result(unit.key())
    choices: Choices = {}
    rules: Counter[str] = Counter()
    heard: Counter[str] = Counter()
    for play in plays(unit, game, choices):
        result.rows += play.rows()
        rules.update(play.tally.rules)
        heard.update(play.tally.heard)
        if play.match is not None:
            result.records.append(record.write(play.match))
    result.rules, result.heard = dict(rules), dict(heard)
    for (kind, name), choice in sorted(choices.items()):
        result.choices.append({"label": unit.label, "kind": kind, "option": name, **choice.row()})
    return result


def plays(unit: Unit, game: Game, choices: Choices) -> Iterator[Play]:
    """Every game of a unit, played; a campaign run by run, until it is at its end or has had all its runs."""
    names: dict[int, str] = {}
    for number in range(unit.games):
        carried = ""
        for run in range(1, unit.runs + 1):
            play = Play(unit, game, number, names, run, carried)
            play.run(choices)
            yield play
            if play.ended:
                break
            carried = game.leaves(play.table)


def check_bots(bots: list[str], seats: int) -> tuple[str, ...]:
    """One bot for all seats, or one for each."""
    if len(bots) == 1:
        bots = bots * seats
    if len(bots) != seats:
        raise Mistake(f"there are {len(bots)} bots for {seats} seats; name one for all or one for each")
    for level in bots:
        bot(level, 0)
    return tuple(bots)
