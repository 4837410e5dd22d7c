"""The ladder of bots: random and greedy so far."""

from nachtspiel.bots.mind import Mind
from nachtspiel.engine.chance import Chance, seeded
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.playout import play_until_asked


class Bot:
    """Chooses one of the options of a question. The same seed and the same knowledge give the same choice."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = seeded(seed)

    def choose(self, mind: Mind) -> int:
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any option."""

    def choose(self, mind: Mind) -> int:
        options = mind.question.options
        return options[self.chance.below(len(options))]


class GreedyBot(Bot):
    """One step ahead: tries every option on a few imagined tables, where the others do anything, until it would have
    to decide again, and takes the one after which its position looks best on average."""

    dreams = 12

    def choose(self, mind: Mind) -> int:
        options = mind.question.options
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(self.dreams):
            seed = int(self.chance.next())
            for i, option in enumerate(options):  # the same imagined world for every option
                table = mind.imagine(seed)
                table.answer(mind.seat, option)
                play_until_asked(table, seeded(seed + 1), mind.seat)
                totals[i] += mind.game.judge(table, mind.seat)
        return options[totals.index(max(totals))]


LEVELS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(level: str, seed: int) -> Bot:
    """A bot of that level."""
    if level not in LEVELS:
        raise Mistake(f"there is no bot '{level}'; the levels are {', '.join(LEVELS)}")
    return LEVELS[level](seed)
