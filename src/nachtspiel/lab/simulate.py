"""Play many games with bots, on all cores, and gather what came of them."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor

from nachtspiel.bots.levels import bot
from nachtspiel.bots.mind import Mind
from nachtspiel.engine import record
from nachtspiel.engine.game import Game, waiting_seats, winners
from nachtspiel.engine.match import Match
from nachtspiel.games.registry import game as find_game
from nachtspiel.lab.unit import MOST_DECISIONS, check_bots

BATCH = 50


class Outcome:
    """One finished game, in numbers."""

    def __init__(self, seed: int, scores: list[int], places: list[int], winners: list[int], decisions: int) -> None:
        self.seed = seed
        self.scores = scores
        self.places = places
        self.winners = winners
        self.decisions = decisions
        self.rules: Counter[str] = Counter()  # how often each rule fired
        self.events: Counter[str] = Counter()
        self.record = ""


class Plan:
    """What to play: a game, its seats and settings, and who sits there."""

    def __init__(
        self, game: str, seats: int, bots: list[str], settings: dict[str, str], keep_records: bool = False
    ) -> None:
        found = find_game(game)
        found.settle(seats, settings)
        self.game = game
        self.seats = seats
        self.bots = check_bots(bots, seats)
        self.settings = settings
        self.keep_records = keep_records


def play_match(game: Game, plan: Plan, seed: int, asked: Counter[str] | None = None) -> Match:
    """One game from its seed to its end; the same seed gives the same game. Counts by which rules was asked."""
    match = Match(game, plan.seats, plan.settings, seed)
    players = [bot(level, seed * 8 + seat + 1, 0.0) for seat, level in enumerate(plan.bots)]
    while not match.table.over:
        if len(match.marks) > MOST_DECISIONS:
            raise RuntimeError(f"the game with seed {seed} does not end")
        for seat in waiting_seats(match.table):
            mind = Mind(game, match.table, seat)
            if asked is not None:
                asked[mind.question.rule] += 1
            match.answer(seat, players[seat].choose(mind))
    return match


def play_one(plan: Plan, seed: int) -> Outcome:
    game = find_game(plan.game)
    asked: Counter[str] = Counter()
    match = play_match(game, plan, seed, asked)
    table = match.table
    outcome = Outcome(seed, game.scores(table), game.places(table), winners(game, table), len(match.marks))
    for event in match.events:
        outcome.rules[event.rule] += 1
        outcome.events[event.what] += 1
    outcome.rules.update(asked)
    if plan.keep_records:
        outcome.record = record.write(match)
    return outcome


def play_batch(plan: Plan, seeds: list[int]) -> list[Outcome]:
    return [play_one(plan, seed) for seed in seeds]


def simulate(
    plan: Plan, games: int, seed: int, workers: int | None = None, progress: Callable[[int], None] | None = None
) -> Iterator[Outcome]:
    """Play so many games with the seeds seed, seed + 1, ...; outcomes come in the order of their seeds."""
    seeds = [seed + i for i in range(games)]
    batches = [seeds[i : i + BATCH] for i in range(0, games, BATCH)]
    workers = workers or os.cpu_count() or 1
    done = 0
    if workers == 1 or len(batches) == 1:
        for batch in batches:
            yield from play_batch(plan, batch)
            done += len(batch)
            if progress:
                progress(done)
        return
    with ProcessPoolExecutor(workers) as pool:
        for outcomes in pool.map(play_batch, [plan] * len(batches), batches):
            yield from outcomes
            done += len(outcomes)
            if progress:
                progress(done)
