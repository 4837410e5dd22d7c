"""A visible mind: the best options with the chance of winning, and the reasons in words. It thinks from what a seat
may know, as any bot does."""

import math
import time
from dataclasses import dataclass, field, replace
from typing import Literal

from babel.numbers import format_decimal

from nachtspiel.bots.levels import SearchBot
from nachtspiel.bots.mind import Mind
from nachtspiel.bots.reasons import Reason, reasons
from nachtspiel.bots.search import Branch, Search
from nachtspiel.engine.asking import GROUP
from nachtspiel.engine.speech import Speech, dashed
from nachtspiel.engine.words import Words

ITERATIONS = 800
SECONDS = 2.0
LEAST = 48  # tries of every option, however bad it looks
LIKELY = 0.4  # what a neighbour does at least so often is worth a word
CLEARLY = 0.03  # of winning chance
PACKAGE = "nachtspiel.bots"

Clearness = Literal["only", "clear", "close", "even"]


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

    def clearness(self) -> Clearness:
        """How the best option stands to the second."""
        if len(self.prospects) < 2:
            return "only"
        best, second = self.prospects[:2]
        if self.loss(second.option) >= CLEARLY:
            return "clear"
        return "even" if best.chance - second.chance < best.error + second.error else "close"


def advise(mind: Mind, seed: int, iterations: int = ITERATIONS, seconds: float = SECONDS) -> Advice:
    """Think about the decision of a mind, and find the reasons."""
    advice = weigh(mind, seed, iterations, seconds, LEAST)
    if len(advice.prospects) < 2:
        return advice
    best, second = advice.prospects[:2]
    return replace(advice, reasons=reasons(mind, best.option, second.option, seed))


def weigh(mind: Mind, seed: int, iterations: int, seconds: float, least: int) -> Advice:
    """Find the chances, not the reasons. Even a clear choice is thought through: every option gets its chance."""
    options = mind.question.options
    if len(options) == 1:  # only what the others will do is worth a thought
        iterations = min(iterations, LEAST)
    search = SearchBot(seed, iterations, seconds).think(mind)
    if len(options) > 1:
        even_out(search, options, least, seconds)
    tried = probed(search, mind)
    prospects = sorted(tried, key=lambda one: one.error - one.chance)
    return Advice(mind.seat, mind.question.rule, prospects, guesses(search, mind))


def even_out(search: Search, options: list[int], least: int, seconds: float) -> None:
    """Try what was tried too little, all in turn, for as long again at most (0: as long as it takes)."""
    root = search.root()
    end = time.monotonic() + seconds
    for visits in range(least):
        for option in options:
            if root.visits[root.options.index(option)] <= visits:
                if seconds > 0.0 and time.monotonic() >= end:
                    return
                search.iterate(option)


def probed(search: Search, mind: Mind) -> list[Prospect]:
    """The chances of all options. Where there is only one, nothing was learned about the decision itself: its chance is
    what was found in all."""
    options = mind.question.options
    if len(options) == 1:
        seen = search.seen
        return [Prospect(int(options[0]), search.total / seen, search.spread() / math.sqrt(seen), int(seen))]
    root = search.root()
    found = []
    for place, option in enumerate(root.options):
        found.append(Prospect(int(option), root.mean(place), root.error(place), int(root.visits[place])))
    return found


def guesses(search: Search, mind: Mind) -> list[Guess]:
    """What those who decide at the same time will most likely do, where that can be said. In a group all propose
    openly."""
    if mind.question.way == GROUP or not mind.game.thinking.is_telling(mind.question):
        return []
    kind = mind.question.kind
    questions = [question for question in mind.imagine(0).questions if question.kind == kind]
    asked = {int(question.seat) for question in questions if len(question.options) > 1}
    found = []
    for seat, roots in enumerate(search.roots):
        if seat == mind.seat or seat not in asked:
            continue
        first = [branch for (before, other, _), branch in roots.items() if before == -1 and other == kind]
        branch = max(first, key=tries, default=None)  # what it is asked most often
        if branch is not None and tries(branch):
            place = max(range(len(branch.visits)), key=branch.visits.__getitem__)
            share = branch.visits[place] / tries(branch)
            if share >= LIKELY:
                found.append(Guess(seat, int(branch.options[place]), share))
    return found


def tries(branch: Branch) -> int:
    visits: list[int] = branch.visits
    return sum(visits)


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
    clear = advice.clearness()
    if clear != "only":
        other = speech.option(advice.prospects[1].option)
        lines.append(words.say(f"advice-{clear}", choice=speech.option(best.option), other=other))
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
    change = format_decimal(reason.change, "+0.0;-0.0", speech.words.language)
    return f"{speech.person(reason.seat)}: {what} {change}"
