"""Why one option is better than another: what each should lead to, as far as the judgement counts it."""

from dataclasses import dataclass

from nachtspiel.bots.mind import Mind
from nachtspiel.bots.search import led_answer
from nachtspiel.engine.chance import apart
from nachtspiel.engine.game import Game
from nachtspiel.engine.playout import carry_out, next_question
from nachtspiel.engine.table import Table

DREAMS = 24  # imagined tables on which both are tried
LEAST = 0.02  # of the logarithm of the odds: less is no reason
MOST = 2  # reasons that are told


@dataclass(frozen=True)
class Reason:
    """By the next quiet moment this seat has so much more of something (or less) than after the other option."""

    seat: int
    what: str  # one of the game's `reasons`
    change: float


def reasons(mind: Mind, best: int, other: int, seed: int, dreams: int = DREAMS) -> list[Reason]:
    """What speaks most for `best`: more for oneself and one's side, less for the others."""
    game = mind.game
    names, weights = game.thinking.mark_names()[0], game.thinking.mark_weights()
    seats = int(mind.imagine(seed).seats)
    sides = game.sides(seats)
    side = sides[mind.seat]
    against = seats - sides.count(side)
    changes = [[0.0] * len(names) for _ in range(seats)]
    for dream in range(seed, seed + dreams):
        for sign, option in ((1, best), (-1, other)):
            table = mind.imagine(dream)
            since = game.thinking.stage(table)
            carry_out(table, mind.seat, option)
            play_to_quiet(game, table, since, dream)
            for seat in range(seats):
                for place, value in enumerate(game.thinking.position_marks(table, seat)):
                    changes[seat][place] += sign * value / dreams
    gains: dict[tuple[int, str], float] = {}
    for seat in range(seats):
        for name, weight, change in zip(names, weights, changes[seat], strict=True):
            what = game.thinking.reason(name)
            if what:
                gain = weight * change if sides[seat] == side else -weight * change / against
                gains[seat, what] = gains.get((seat, what), 0.0) + gain
    found = sorted([(gain, seat, what) for (seat, what), gain in gains.items() if gain >= LEAST], reverse=True)[:MOST]
    return [Reason(seat, what, changes[seat][names.index(f"worth.{what}")]) for _, seat, what in found]


def play_to_quiet(game: Game, table: Table, since: int, seed: int) -> None:
    """Everybody plays as the game leans, up to the first quiet moment after that stage."""
    chance = apart(seed)
    while not table.over and (game.thinking.stage(table) == since or not game.thinking.is_quiet(table)):
        question = next_question(table, chance)
        table.take(question, led_answer(game, table, question, chance))
