"""Looking back at a game: the curve of a seat's chances, the turning points, and what would have been better. Every
decision is thought through again from what the seat knew then."""

from collections.abc import Callable
from dataclasses import dataclass

from nachtspiel.bots.advice import PACKAGE, percent, weigh
from nachtspiel.bots.mind import Mind
from nachtspiel.engine.match import Match
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.words import Words

ITERATIONS = 64  # for each decision: a whole game is gone through in a few seconds
MOST = 60  # decisions of one game that are looked at
SECONDS = 8.0  # that anybody waits for a review
LEAST = 16
MISTAKE = 0.02  # of winning chance, beyond doubt
TURNS = 3  # turning points that are told
BARS = "▁▂▃▄▅▆▇█"


@dataclass(frozen=True)
class Moment:
    """A quiet moment: so many decisions had been made, and the chance of the seat was this."""

    decision: int
    chance: float


@dataclass(frozen=True)
class Turn:
    """From one quiet moment to the next the chance changed by so much."""

    number: int  # the how-manieth stretch between quiet moments, from 1
    change: float


@dataclass(frozen=True)
class Slip:
    """A decision that cost chance of winning."""

    decision: int
    number: int  # the stretch it belongs to
    chosen: int
    better: int
    loss: float


@dataclass(frozen=True)
class Review:
    """What there is to learn from a game, for one seat."""

    seat: int
    curve: list[Moment]
    turns: list[Turn]
    slips: list[Slip]
    decisions: int  # that were looked at


@dataclass(frozen=True)
class Choice:
    """A decision of the seat that is worth another thought."""

    decision: int
    number: int  # the stretch it belongs to
    chosen: int


@dataclass(frozen=True)
class Outline:
    """What can be said before anything is thought through again."""

    curve: list[Moment]
    turns: list[Turn]
    choices: list[Choice]


def curve_of(match: Match, seat: int) -> list[Moment]:
    """The chances of a seat, which are those of its side, at every quiet moment and at the end."""
    found, stage = [], -1
    for number, table in zip(range(len(match.marks)), match.points(), strict=False):
        if match.game.thinking.stage(table) != stage and match.game.thinking.is_quiet(table):
            stage = match.game.thinking.stage(table)
            found.append(Moment(number, match.game.thinking.chances(table)[seat]))
    found.append(Moment(len(match.marks), match.game.thinking.chances(match.table)[seat]))
    return found


def stretch_of(curve: list[Moment], number: int) -> int:
    """Between which quiet moments a decision was made, counted from 1; what comes before the first belongs to it."""
    return max(1, sum(moment.decision <= number for moment in curve[:-1]))


def outline_of(match: Match, seat: int) -> Outline:
    """The curve of a seat, where it turned, and which of its decisions are looked at: in a group what it proposed
    last."""
    curve = curve_of(match, seat)
    changes = [Turn(i + 1, curve[i + 1].chance - curve[i].chance) for i in range(len(curve) - 1)]
    turns = sorted(sorted(changes, key=lambda turn: -abs(turn.change))[:TURNS], key=lambda turn: turn.number)
    found: dict[int, Choice] = {}  # by the number of the question
    for number, (mark, table) in enumerate(zip(match.marks, match.points(), strict=False)):
        line = match.lines[mark.lines]
        question = table.question(seat) if line.seat == seat else None
        if question is not None and len(question.options) > 1 and line.value in question.options:
            found[int(question.number)] = Choice(number, stretch_of(curve, number), line.value)
    own = sorted(found.values(), key=lambda choice: choice.decision)
    if len(own) > MOST:  # a long game is looked at where it went worst
        fallen = [changes[choice.number - 1].change if changes else 0.0 for choice in own]
        own = [own[place] for place in sorted(sorted(range(len(own)), key=lambda place: fallen[place])[:MOST])]
    return Outline(curve, turns, own)


def reconsider(match: Match, seat: int, choice: Choice, iterations: int, seconds: float) -> Slip | None:
    """Think about a decision again, from what the seat knew then; nothing if it was not clearly wrong. Half of the time
    is for the thought, half for what was tried too little in it."""
    mind = Mind(match.game, match.at(choice.decision), seat)
    advice = weigh(mind, choice.decision, iterations, seconds / 2, LEAST)
    loss = advice.loss(choice.chosen)
    if loss < MISTAKE:
        return None
    return Slip(choice.decision, choice.number, choice.chosen, advice.best().option, loss)


def look_back(
    match: Match, seat: int, iterations: int = ITERATIONS, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Go through a game as one seat played it."""
    outline = outline_of(match, seat)
    count = len(outline.choices)
    slips = []
    for done, choice in enumerate(outline.choices):
        if progress:
            progress(done, count)
        slip = reconsider(match, seat, choice, iterations, SECONDS / count)
        if slip is not None:
            slips.append(slip)
    return Review(seat, outline.curve, outline.turns, slips, count)


def sparkline(curve: list[Moment]) -> str:
    """The curve as one line of blocks."""
    return "".join(BARS[min(len(BARS) - 1, int(moment.chance * len(BARS)))] for moment in curve)


def tell_review(review: Review, speech: Speech, plain: bool = False) -> list[str]:
    """A review in sentences."""
    words = Words(speech.words.language, PACKAGE)
    lines = []
    if plain:
        chances = ", ".join(f"{percent(moment.chance)} %" for moment in review.curve)
        lines.append(words.say("review-curve", curve=chances))
    else:
        lines.append(words.say("review-curve", curve=sparkline(review.curve)))
    for turn in review.turns:
        message = "review-rise" if turn.change > 0 else "review-fall"
        lines.append(words.say(message, number=turn.number, points=percent(abs(turn.change))))
    if not review.slips:
        lines.append(words.say("review-clean", number=review.decisions))
    for slip in review.slips:
        lines.append(
            words.say(
                "review-slip", number=slip.number, chosen=speech.option(slip.chosen), better=speech.option(slip.better),
                points=max(1, percent(slip.loss)),
            )
        )  # fmt: skip
    return lines
