"""Information-set Monte Carlo tree search, for any game.

Every iteration imagines a new table that the seat could believe in, and plays it some way on. Each seat has a tree of
its own, in which a branch follows only from what that seat itself has chosen and is asked: so seats that choose at
once and in secret choose apart from each other, and nobody in the thought reacts to what it could not have seen. Below
the trees everybody plays as the game leans; at the horizon the position is judged, for all seats.

Where seats act at once, whoever thinks acts first, and then anybody; where a group decides, it is thought through as if
the group agreed.
"""

import math
import time
from typing import Final

from mypy_extensions import i64

from nachtspiel.bots.mind import Mind
from nachtspiel.engine.asking import TOGETHER
from nachtspiel.engine.chance import Chance, seeded
from nachtspiel.engine.game import Game
from nachtspiel.engine.playout import carry_out, next_question
from nachtspiel.engine.table import Question, Table

WORD: Final = 4294967296.0
LOOK: Final = 32  # how often one looks at the clock, and whether the choice is clear
CLEAR: Final = 3.5  # standard errors between the best option and all others
THE_DECISION: Final = -2  # begins the key of what is thought about: no later question can take its place
ROUTINE: Final = 0.97  # where a fair player is so sure, no branch is grown: most passes are like that


class Branch:
    """One decision of one seat, as far as it has been tried."""

    __slots__ = ("options", "priors", "offered", "visits", "totals", "squares", "children", "seen", "routine")

    options: list[int]
    priors: list[float]
    offered: list[int]
    visits: list[int]
    totals: list[float]
    squares: list[float]
    children: "dict[tuple[int, str, int], Branch]"
    seen: i64
    routine: bool

    def __init__(self) -> None:
        self.options = []
        self.priors = []
        self.offered = []
        self.visits = []
        self.totals = []
        self.squares = []
        self.children = {}
        self.seen = 0
        self.routine = False

    def learn(self, options: list[int], leans: list[float]) -> None:
        """Options that this decision has not had before."""
        weight = sum(leans)
        for i in range(len(options)):
            if options[i] not in self.options:
                self.options.append(options[i])
                self.priors.append(leans[i] / weight if leans else 1.0 / float(len(options)))
                self.offered.append(0)
                self.visits.append(0)
                self.totals.append(0.0)
                self.squares.append(0.0)

    def knows(self, options: list[int]) -> bool:
        for option in options:
            if option not in self.options:
                return False
        return True

    def pick(self, options: list[int], curiosity: float) -> i64:
        """The place of the option to try next: good so far, or promising and little tried. Of many options only the
        more likely ones are tried at first; with the visits their number widens."""
        places = [self.options.index(option) for option in options]
        tried: i64 = 0
        total = 0.0
        for place in places:
            self.offered[place] += 1
            tried += self.visits[place]
            total += self.totals[place]
        mean = total / float(tried) if tried else 0.0
        self.seen += 1
        floor = self.widened(places)
        best: i64 = -1
        best_score = 0.0
        for place in places:
            prior = self.priors[place]
            if prior < floor:
                continue
            visits = float(self.visits[place])
            value = self.totals[place] / visits if visits > 0.0 else mean
            score = value + curiosity * prior * math.sqrt(float(self.offered[place])) / (1.0 + visits)
            if best < 0 or score > best_score:
                best = place
                best_score = score
        return best

    def widened(self, places: list[int]) -> float:
        """The least prior that is tried by now."""
        width = 4 + int(math.sqrt(float(self.seen)))
        if len(places) <= width:
            return 0.0
        priors = [self.priors[place] for place in places]
        priors.sort()
        return priors[len(priors) - width]

    def note(self, place: i64, value: float) -> None:
        self.visits[place] += 1
        self.totals[place] += value
        self.squares[place] += value * value

    def mean(self, place: i64) -> float:
        visits = self.visits[place]
        return self.totals[place] / float(visits) if visits else 0.0

    def error(self, place: i64) -> float:
        """The standard error of the mean; large while little is known."""
        visits = float(self.visits[place])
        if visits < 2.0:
            return 1.0
        mean = self.totals[place] / visits
        return math.sqrt(max(0.0001, self.squares[place] / visits - mean * mean) / visits)


def led_answer(game: Game, table: Table, question: Question, chance: Chance) -> i64:
    """An option, each as likely as the game leans to it."""
    options = question.options
    if len(options) == 1:
        return options[0]
    leans = game.thinking.leans(table, question)
    if not leans:
        return options[chance.below(len(options))]
    rest = sum(leans) * float(chance.next()) / WORD
    for i in range(len(options)):
        rest -= leans[i]
        if rest < 0.0:
            return options[i]
    return options[len(options) - 1]


class Search:
    """One thought about one decision."""

    __slots__ = (
        "game",
        "seat",
        "mind",
        "chance",
        "horizon",
        "curiosity",
        "iterations",
        "number",
        "first",
        "key",
        "roots",
        "seen",
        "total",
        "square",
    )

    def __init__(self, mind: Mind, seed: int, horizon: i64, curiosity: float) -> None:
        self.mind = mind
        self.game: Game = mind.game
        self.seat: i64 = mind.seat
        self.chance = seeded(seed)
        self.horizon: i64 = horizon
        self.curiosity = curiosity
        self.iterations: i64 = 0
        self.roots: list[dict[tuple[int, str, int], Branch]] = []
        self.seen = 0.0
        self.total = 0.0
        self.square = 0.0
        question: Question = mind.question
        self.number: i64 = question.number
        self.first: bool = question.way != TOGETHER  # nobody else need answer before
        self.key: tuple[int, str, int] = (THE_DECISION, question.kind, int(question.about))
        self.root()

    def root(self) -> Branch:
        """What has been learned about the decision itself."""
        while len(self.roots) <= self.seat:
            self.roots.append({})
        own = self.roots[self.seat]
        if self.key not in own:
            own[self.key] = Branch()
        return own[self.key]

    def spread(self) -> float:
        """The standard deviation of what was found at the horizon: the scale on which curiosity is measured."""
        if self.seen < 8.0:
            return 0.25
        mean = self.total / self.seen
        return math.sqrt(max(0.0001, self.square / self.seen - mean * mean))

    def iterate(self, forced: i64 = -1) -> None:
        """One imagined table, from the decision to the horizon; the decision itself may be laid down."""
        game = self.game
        chance = self.chance
        table: Table = self.mind.imagine(int(chance.next()))
        seats = table.seats
        while len(self.roots) < seats:
            self.roots.append({})
        curiosity = self.curiosity * self.spread()
        current: list[Branch | None] = [None] * seats  # where each seat stands in its tree
        last = [-1] * seats
        fallen = [False] * seats  # out of its tree
        path: list[Branch] = []
        path_seats: list[int] = []
        path_places: list[int] = []
        mark = game.thinking.stage(table)
        quiet: i64 = 0
        own = table.question(self.seat) if self.first else None
        while not table.over:
            if game.thinking.stage(table) != mark and game.thinking.is_quiet(table):
                mark = game.thinking.stage(table)
                quiet += 1
                if quiet >= self.horizon:
                    break
            question = next_question(table, chance) if own is None else own
            seat = question.seat
            options = question.options
            if len(options) == 1:
                if own is None:
                    table.take(question, options[0])
                else:
                    own = None
                    carry_out(table, seat, options[0])
                continue
            if fallen[seat]:
                table.take(question, led_answer(game, table, question, chance))
                continue
            here = current[seat]
            known = self.roots[seat] if here is None else here.children
            if question.number == self.number and seat == self.seat:
                key = self.key
            else:
                key = (last[seat], question.kind, game.thinking.scene(table, question))
            branch = known.get(key)
            if branch is None:
                branch = Branch()
                known[key] = branch
                branch.learn(options, game.thinking.leans(table, question))
                branch.routine = max(branch.priors) > ROUTINE
                fallen[seat] = not branch.routine
            if branch.routine:
                table.take(question, led_answer(game, table, question, chance))
                continue
            if not branch.knows(options):
                branch.learn(options, game.thinking.leans(table, question))
            if forced >= 0 and seat == self.seat and here is None:
                place: i64 = branch.options.index(forced)
            else:
                place = branch.pick(options, curiosity)
            option = branch.options[place]
            path.append(branch)
            path_seats.append(seat)
            path_places.append(place)
            current[seat] = branch
            last[seat] = option
            if own is None:
                table.take(question, option)
            else:
                own = None
                carry_out(table, seat, option)
        values = game.thinking.chances(table)
        for i in range(len(path)):
            path[i].note(path_places[i], values[path_seats[i]])
        found = values[self.seat]
        self.seen += 1.0
        self.total += found
        self.square += found * found
        self.iterations += 1

    def think(self, iterations: i64, seconds: float) -> None:
        """Think until the iterations are done, the time is up (0: it never is), or the choice is clear."""
        end = time.monotonic() + seconds if seconds > 0.0 else 0.0
        for i in range(iterations):
            self.iterate()
            if i % LOOK == LOOK - 1:
                if seconds > 0.0 and time.monotonic() >= end:
                    return
                if i >= 4 * LOOK and self.is_clear():
                    return

    def is_clear(self) -> bool:
        """Whether one option is better than every other beyond doubt."""
        root = self.root()
        best = self.best()
        floor = root.mean(best)
        for place in range(len(root.options)):
            if place != best:
                if not root.visits[place]:
                    return False
                doubt = math.sqrt(root.error(place) ** 2 + root.error(best) ** 2)
                if floor - root.mean(place) < CLEAR * doubt:
                    return False
        return True

    def best(self) -> i64:
        """The place of the option that is best even if one was lucky with it."""
        root = self.root()
        best: i64 = 0
        best_value = -1.0
        for place in range(len(root.options)):
            value = root.mean(place) - root.error(place)
            if value > best_value:
                best = place
                best_value = value
        return best
