"""The ladder of bots: random, greedy, adept and master."""

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from nachtspiel.bots.mind import Mind
from nachtspiel.bots.search import Search
from nachtspiel.engine.chance import Chance, apart
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.playout import carry_out
from nachtspiel.engine.table import Question, Table

DREAMS: Final = 8  # tables a greedy bot imagines
ROUND: Final = 2  # of them between two looks at who is out of the race
LIKELY: Final = 0.15  # of the most likely option: what is less likely is not tried
BEHIND: Final = 2.0  # standard errors
OBVIOUS: Final = 0.98  # of a fair player's leaning: not worth a thought
CURIOSITY: Final = 2.0  # how much is tried that does not look best
PATIENCE: Final = 2.0  # seconds that people are made to wait at most
MOST_ITERATIONS: Final = 10_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the options of a question. The same seed and the same knowledge give the same choice. Bots of your
    own inherit from this one, also where the rest is compiled."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = apart(seed)

    def choose(self, mind: Mind) -> int:
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any option."""

    def choose(self, mind: Mind) -> int:
        question: Question = mind.question
        options = question.options
        return options[self.chance.below(len(options))]


class GreedyBot(Bot):
    """One step ahead: tries every likely option on a few imagined tables, where everybody then does anything until the
    next quiet moment, and takes the one after which its position looks best on average. Options that have fallen behind
    beyond doubt are not tried any longer."""

    def __init__(self, seed: int, dreams: i64 = DREAMS) -> None:
        super().__init__(seed)
        self.dreams: i64 = dreams

    def choose(self, mind: Mind) -> int:
        question: Question = mind.question
        options = question.options
        if len(options) == 1:
            return options[0]
        seat: i64 = mind.seat
        game = mind.game
        values: list[list[float]] = [[] for _ in options]  # of each option in each imagined world
        racing = likely(game.thinking.leans(mind.imagine(0), question), len(options))
        for dream in range(self.dreams):
            if dream and dream % ROUND == 0:
                racing = still_racing(racing, values)
            if len(racing) == 1:
                break
            seed = int(self.chance.next())
            world: Table = mind.imagine(seed)
            chance = apart(seed)
            since = game.thinking.stage(world)
            last = racing[len(racing) - 1]
            for i in racing:  # the same imagined world for every option; the last one may use it up
                table = world if i == last else world.copy()
                carry_out(table, seat, options[i])
                game.thinking.calm_down(table, since, chance.copy())
                values[i].append(game.thinking.chances(table)[seat])
        return options[best_of(racing, values)]


def likely(leans: list[float], options: i64) -> list[int]:
    """The options worth a thought."""
    if not leans:
        return list(range(options))
    least = LIKELY * max(leans)
    return [i for i in range(options) if leans[i] >= least]


def still_racing(racing: list[int], values: list[list[float]]) -> list[int]:
    """The options that are not behind the best one, world by world, by more than chance explains."""
    best = best_of(racing, values)
    found: list[int] = []
    for i in racing:
        lead, square = 0.0, 0.0
        tried = len(values[i])
        for k in range(tried):
            difference = values[best][k] - values[i][k]
            lead += difference / tried
            square += difference * difference / tried
        if i == best or lead <= BEHIND * math.sqrt(max(0.0, square - lead * lead) / tried):
            found.append(i)
    return found


def best_of(racing: list[int], values: list[list[float]]) -> int:
    """The option with the best average; the first of equals."""
    best, most = racing[0], sum(values[racing[0]])
    for i in racing:
        total = sum(values[i])
        if total > most:
            best, most = i, total
    return best


class SearchBot(Bot):
    """Thinks ahead with information-set Monte Carlo tree search, as long as its iterations and its time allow; how many
    iterations a level has and how deep it looks is the game's to say."""

    def __init__(
        self, seed: int, iterations: i64 = 0, seconds: float = 0.0, level: str = "master", curiosity: float = CURIOSITY,
    ) -> None:  # fmt: skip
        super().__init__(seed)
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.level = level
        self.curiosity = curiosity

    def think(self, mind: Mind) -> Search:
        game: Game = mind.game
        iterations, horizon = game.thinking.adept if self.level == "adept" else game.thinking.master
        if self.iterations:
            iterations = int(self.iterations)
        search = Search(mind, int(self.chance.next()), horizon, self.curiosity)
        search.think(iterations, self.seconds)
        return search

    def choose(self, mind: Mind) -> int:
        question: Question = mind.question
        if len(question.options) == 1:
            return question.options[0]
        game: Game = mind.game
        place = obvious(game.thinking.leans(mind.imagine(0), question))
        if place >= 0:
            return question.options[place]
        search = self.think(mind)
        return search.root().options[search.best()]


def obvious(leans: list[float]) -> i64:
    """The place of the option that nearly everybody would choose, if there is one; else -1."""
    if not leans:
        return -1
    most = max(leans)
    return leans.index(most) if most > OBVIOUS * sum(leans) else -1


QUICK: Final = ("random", "greedy")  # they never think longer than a moment
LEVELS: Final = ("random", "greedy", "adept", "master")


def bot(level: str, seed: int, seconds: float = PATIENCE) -> Bot:
    """A bot of that level; `adept:500` and `master:40000` are given their iterations. It has no more than `seconds` for
    a decision; with 0 it has all the time it needs, and the same seed always gives the same choice."""
    name, colon, budget = level.partition(":")
    if name not in LEVELS:
        raise Mistake(f"there is no bot '{name}'; the levels are {', '.join(LEVELS)}")
    if name == "random" and not colon:
        return RandomBot(seed)
    if name == "greedy" and not colon:
        return GreedyBot(seed)
    iterations = 0
    if colon:
        if name in QUICK or not budget.isdecimal() or not 1 <= int(budget[:9]) <= MOST_ITERATIONS:
            raise Mistake(f"'{level}' is no bot; iterations are given as in adept:500, up to master:{MOST_ITERATIONS}")
        iterations = int(budget)
    return SearchBot(seed, iterations, seconds, name)
