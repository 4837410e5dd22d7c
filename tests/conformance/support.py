"""What the suite plays with: every registered game at every seat count, random games, and many positions of them.

Nothing here knows a single game. A new game enters the suite by entering the registry; `make golden` writes its golden
texts and its numbers, and nothing else is needed.
"""

import hashlib
import json
from functools import cache

from nachtspiel.engine.asking import TOGETHER
from nachtspiel.engine.chance import Chance, seeded
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game, waiting_seats
from nachtspiel.engine.knowing import Json
from nachtspiel.engine.match import Match
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.table import EVERYONE, NOBODY, Event, Listener, Table
from nachtspiel.games import registry

MOST_DECISIONS = 20_000  # a random game that is not over by then is stuck


class Party:
    """A game and how many sit down to it."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.name = f"{game.name}-{seats}"
        self.everyone = [*range(seats), NOBODY]  # the seats and the spectators


def complete(game: str) -> tuple[str, ...]:
    """The languages in which a game says everything."""
    return registry.shelf(game).complete or ("en",)


GAMES = [*registry.games(), *registry.examples()]
PARTIES = [Party(game, seats) for game in GAMES for seats in range(game.fewest, game.most + 1)]


# ---------------------------------------------------------------- random games


def pick(chance: Chance, items: list[int]) -> int:
    return items[int(chance.below(len(items)))]


def random_answer(table: Table, chance: Chance) -> tuple[int, int]:
    """Any seat that is asked, and any of its options."""
    seat = pick(chance, waiting_seats(table))
    question = table.question(seat)
    assert question is not None
    return seat, pick(chance, question.options)


def go_on(match: Match, chance: Chance, decisions: int = MOST_DECISIONS) -> Match:
    """Play so many decisions at random, or to the end."""
    for _ in range(decisions):
        if match.table.over:
            return match
        match.answer(*random_answer(match.table, chance))
    assert decisions < MOST_DECISIONS, f"{match.game.name} with seed {match.seed} does not end: {match.settings}"
    return match


def setting_values(game: Game) -> list[tuple[str, str]]:
    """Every word of every setting; of a number its ends and its default."""
    found: list[tuple[str, str]] = []
    for setting in game.settings:
        words = setting.values or sorted({str(setting.low), setting.default, str(setting.high)})
        found += [(setting.name, word) for word in words]
    return found


def fits(party: Party, settings: dict[str, str]) -> bool:
    """Whether so many can play with these settings."""
    try:
        party.game.lay_out(party.seats, party.game.settle(party.seats, settings), 0)
    except Mistake:
        return False
    return True


def random_settings(party: Party, chance: Chance) -> dict[str, str]:
    """Mostly the defaults, so that every rule has its turn."""
    values = setting_values(party.game)
    chosen = dict([values[int(chance.below(len(values)))] for _ in range(int(chance.below(4) if values else 0))])
    return chosen if fits(party, chosen) else {}


def random_match(
    party: Party, seed: int, settings: dict[str, str] | None = None, decisions: int = MOST_DECISIONS
) -> Match:
    """A game in which everybody does anything. Without settings, every seed has its own."""
    chance = seeded(seed << 8 | party.seats)
    if settings is None:
        settings = random_settings(party, chance)
    return go_on(Match(party.game, party.seats, settings, seed, every=1), chance, decisions)


@cache
def matches(party: Party, number: int, first_seed: int = 1) -> list[Match]:
    """Finished random games. They are shared between tests: look at them, never play with them."""
    return [random_match(party, first_seed + i) for i in range(number)]


def is_secret(table: Table) -> bool:
    """Whether those who are asked now answer in secret, all together."""
    return any(question.way == TOGETHER for question in table.questions)


# ---------------------------------------------------------------- moments of a match


def decisions(match: Match) -> list[tuple[int, int]]:
    """Who chose what, in order."""
    return [(line.seat, line.value) for line in match.lines if not line.is_chance()]


def table_at(match: Match, point: int) -> Table:
    """The table when so many decisions had been made."""
    return match.marks[point].table if point < len(match.marks) else match.table


def lines_at(match: Match, point: int) -> int:
    return match.marks[point].lines if point < len(match.marks) else len(match.lines)


def events_at(match: Match, point: int) -> int:
    return match.marks[point].events if point < len(match.marks) else len(match.events)


def log(match: Match) -> list[str]:
    """The log in words: two faces of a die that look the same are the same."""
    return [
        f"* {line.purpose} {match.game.naming.outcome_name(line.purpose, line.value)}"
        if line.is_chance()
        else f"{line.seat} {line.value}"
        for line in match.lines
    ]


def story(match: Match) -> list[str]:
    """All events in words, with those who may know them."""
    return [f"{match.game.naming.event_line(event, match.names)} to {event.to}" for event in match.events]


def points(match: Match, number: int) -> list[int]:
    """So many points spread over a match, its first and its last among them."""
    last = len(match.marks)
    return sorted({last * i // (number - 1) for i in range(number)})


@cache
def positions(party: Party, games: int, every: int, after_secret: int, first_seed: int, most: int) -> list[Table]:
    """Tables out of random games: each so-manieth, and all shortly after something was told to some seats only; of
    too many, as many as wanted, evenly spread; of games so short that there are not enough, all."""
    found: list[Table] = []
    if sum(len(match.marks) for match in matches(party, games, first_seed)) <= most:
        every = 1
    for match in matches(party, games, first_seed):
        told, near = 0, 0
        for point in range(len(match.marks)):
            news = match.events[told : events_at(match, point)]
            told += len(news)
            near = after_secret if any(event.to != EVERYONE for event in news) else max(0, near - 1)
            if near or point % every == 0:
                found.append(match.marks[point].table)
    return [found[len(found) * i // most] for i in range(most)] if len(found) > most else found


# ---------------------------------------------------------------- what a seat knows


class Witness(Listener):
    """Hears everything, and lays chance down where it is told to."""

    def __init__(self, laid: list[int] | None = None) -> None:
        self.laid = laid or []  # outcomes in order
        self.strokes: list[tuple[str, int, list[int]]] = []  # purpose, outcome, choices
        self.events: list[Event] = []

    def chanced(self, purpose: str, drawn: int, choices: list[int]) -> int:
        place = len(self.strokes)
        outcome = self.laid[place] if place < len(self.laid) and self.laid[place] in choices else drawn
        self.strokes.append((purpose, outcome, list(choices)))
        return outcome

    def told(self, event: Event) -> None:
        self.events.append(event)

    def heard(self, seat: int) -> list[tuple[str, str, int, int, int]]:
        return [numbers(event) for event in self.events if event.may_know(seat)]


def numbers(event: Event) -> tuple[str, str, int, int, int]:
    return (event.rule, event.what, event.a, event.b, event.c)


def seen(party: Party, table: Table, seat: int) -> str:
    """The bytes a seat is sent."""
    return json.dumps(party.game.knowing.view(table, seat))


def options(table: Table, seat: int) -> list[int]:
    question = table.question(seat) if seat != NOBODY else None
    return [] if question is None else question.options


def knowledge(party: Party, table: Table, seat: int, seed: int) -> tuple[str, list[int], tuple[object, ...]]:
    """Everything a seat can get out of a table: view, options, and what it imagines."""
    return (seen(party, table, seat), options(table, seat), party.game.knowing.imagine(table, seat, seed).key())


def fingerprint(party: Party, table: Table) -> str:
    """What lies on the table, whatever chance will say and however many questions were asked before."""
    sights: list[Json] = [party.game.knowing.facts(table)]
    for seat in party.everyone:
        sight = party.game.knowing.view(table, seat)
        question = sight.get("question")
        if isinstance(question, dict):
            question.pop("number", None)
        sights.append(sight)
    return hashlib.sha256(json.dumps(sights, sort_keys=True).encode()).hexdigest()


@cache
def speeches(game: str, seats: int) -> list[Speech]:
    """How a game speaks in each language."""
    names = [f"Hunter {seat + 1}" for seat in range(seats)]
    return [registry.speech(game, language, names) for language in complete(game)]
