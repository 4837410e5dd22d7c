"""A visible mind: the best options with the chance of winning, and the reasons in words. It thinks from what a seat
may know, as any bot does."""

from dataclasses import dataclass, field

from nachtspiel.bots.levels import SearchBot
from nachtspiel.bots.mind import Mind
from nachtspiel.bots.reasons import Reason, reasons
from nachtspiel.bots.search import Search
from nachtspiel.engine.speech import Speech, dashed
from nachtspiel.engine.words import Words

ITERATIONS = 800
SECONDS = 2.0
LEAST = 48  # tries of every option, however bad it looks
LIKELY = 0.4  # what a neighbour does at least so often is worth a word
CLEARLY = 0.03  # of winning chance
PACKAGE = "nachtspiel.bots"


@dataclass(frozen=True)
class Prospect:
    """An option, and the chance of winning after it."""

    option: int
    chance: float
    error: float  # standard error of the chance
    visits: int


@dataclass(frozen=True)
class Guess:
    """What another seat is expected to choose now."""

    seat: int
    option: int
    share: float


@dataclass(frozen=True)
class Advice:
    """What to do, best first, and what is expected of the others."""

    seat: int
    rule: str  # by which the seat is asked
    prospects: list[Prospect]
    guesses: list[Guess]
    reasons: list[Reason] = field(default_factory=list)  # for the best option, against the second

    def best(self) -> Prospect:
        return self.prospects[0]

    def of(self, option: int) -> Prospect:
        return next(one for one in self.prospects if one.option == option)

    def loss(self, option: int) -> float:
        """What an option costs against the best, as far as that is beyond doubt."""
        best, other = self.best(), self.of(option)
        return max(0.0, best.chance - other.chance - best.error - other.error)


def advise(mind: Mind, seed: int, iterations: int = ITERATIONS, seconds: float = SECONDS, least: int = LEAST) -> Advice:
    """Think about the decision of a mind. Even a clear choice is thought through: every option gets its chance."""
    search = SearchBot(seed, iterations, seconds).think(mind)
    root = search.root()
    for option in mind.question.options if len(mind.question.options) > 1 else []:
        while root.visits[root.options.index(option)] < least:
            search.iterate(option)
    tried = probed(search, mind)
    prospects = sorted(tried, key=lambda one: one.error - one.chance)
    why = reasons(mind, prospects[0].option, prospects[1].option, seed) if len(prospects) > 1 else []
    return Advice(mind.seat, mind.question.rule, prospects, guesses(search, mind), why)


def probed(search: Search, mind: Mind) -> list[Prospect]:
    root = search.root()
    found = []
    for place, option in enumerate(root.options):
        visits = int(root.visits[place])
        found.append(Prospect(int(option), root.mean(place), root.error(place), visits))
    if not found:  # only one option: there was nothing to think about
        chance = mind.game.chances(mind.imagine(0))[mind.seat]
        found = [Prospect(int(option), chance, 0.0, 0) for option in mind.question.options]
    return found


def guesses(search: Search, mind: Mind) -> list[Guess]:
    """What those who decide at the same time will most likely do, where that can be said."""
    found = []
    for seat, roots in enumerate(search.roots):
        if seat == mind.seat:
            continue
        for (before, kind, _), branch in roots.items():
            tried = sum(branch.visits)
            if before == -1 and kind == mind.question.kind and tried:
                place = max(range(len(branch.visits)), key=branch.visits.__getitem__)
                share = branch.visits[place] / tried
                if share >= LIKELY:
                    found.append(Guess(seat, int(branch.options[place]), share))
    return found


# ---------------------------------------------------------------- in words


def percent(chance: float) -> int:
    return round(100 * chance)


def tell(advice: Advice, speech: Speech, most: int = 3) -> list[str]:
    """An advice in sentences: the options, how clear it is, what is expected of the others, what counts."""
    words = Words(speech.words.language, PACKAGE)
    best = advice.best()
    lines = []
    for number, one in enumerate([one for one in advice.prospects if one.visits or len(advice.prospects) == 1][:most]):
        message = "advice-best" if number == 0 else "advice-other"
        lines.append(words.say(message, choice=speech.option(one.option), chance=percent(one.chance)))
    if len(advice.prospects) > 1:
        second = advice.prospects[1]
        if advice.loss(second.option) >= CLEARLY:
            lines.append(words.say("advice-clear", choice=speech.option(best.option)))
        elif best.chance - second.chance < best.error + second.error:
            lines.append(
                words.say("advice-even", choice=speech.option(best.option), other=speech.option(second.option))
            )
        else:
            lines.append(words.say("advice-close", choice=speech.option(best.option)))
    if advice.reasons:
        why = "; ".join(reason_text(reason, speech) for reason in advice.reasons)
        lines.append(words.say("advice-reason", other=speech.option(advice.prospects[1].option), reasons=why))
    for guess in advice.guesses:
        name = speech.person(guess.seat)
        share = percent(guess.share)
        lines.append(words.say("advice-expects", person=name, choice=speech.option(guess.option), share=share))
    text = speech.option_text(best.option)
    if text:
        lines.append(words.say("advice-text", choice=speech.option(best.option), text=text))
    lines.append(words.say("advice-rule", rule=advice.rule))
    return lines


def reason_text(reason: Reason, speech: Speech) -> str:
    what = speech.words.say(f"mark-{dashed(reason.what)}")
    return f"{speech.person(reason.seat)}: {what} {reason.change:+.1f}"
