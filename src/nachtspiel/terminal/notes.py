"""What is said beside a question about the way it is asked: who else may answer, what has been proposed, who decides,
and how people may talk."""

from nachtspiel.engine.asking import AT_ONCE, GROUP, SETTLES
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.knowing import FREE
from nachtspiel.engine.match import Match
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.table import NOBODY, Question
from nachtspiel.engine.words import Words


def notes(match: Match, seat: int, asked: Question, speech: Speech, words: Words) -> list[str]:
    """All of them, as this seat may hear them."""
    found = []
    if asked.way == AT_ONCE:
        found += at_once(match, seat, words)
    if asked.way == GROUP:
        found += group(match, seat, asked, speech, words)
    talk = match.game.knowing.talk(match.table, seat)
    if match.table.seats > 1 and talk != FREE:
        found.append(words.say(f"talk-{talk}"))
    return found


def at_once(match: Match, seat: int, words: Words) -> list[str]:
    others = [match.names[other] for other in waiting_seats(match.table) if other != seat]
    return [words.say("at-once", names=", ".join(others))] if others else []


def group(match: Match, seat: int, asked: Question, speech: Speech, words: Words) -> list[str]:
    """The proposals of all, and how they become a decision."""
    table = match.table
    asked_seats = [int(question.seat) for question in table.questions]
    if len(asked_seats) == 1:
        return []
    found = []
    for other in asked_seats:
        option = table.answers[other]
        if option != NOBODY:
            found.append(words.say("proposes", name=match.names[other], choice=speech.answer(asked, option)))
        elif (table.away >> other) & 1:
            found.append(words.say("is-away", name=match.names[other]))
        elif other != seat:
            found.append(words.say("proposes-nothing", name=match.names[other]))
    found.append(words.say(f"settles-{SETTLES[asked.settles]}", name=match.names[table.decider()]))
    if table.answers[seat] != NOBODY:
        found.append(words.say("may-change"))
    return found
