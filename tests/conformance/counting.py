"""How many ways lead from a position, and to how many different positions: like perft in chess.

From a fixed seed every option is followed, decision by decision; where several seats are asked at once, the lowest
seat answers first.
"""

from functools import cache

from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.table import Table
from tests.conformance.support import Party, fingerprint, options, random_match

DEPTH = 3
STARTS = ((1, 0), (3, 25), (4, 70))  # seed, and how many random decisions come first


def follow(table: Table) -> list[Table]:
    """All tables after the next decision."""
    if table.over:
        return []
    seat = waiting_seats(table)[0]
    found = []
    for option in options(table, seat):
        twin = table.copy()
        twin.answer(seat, option)
        found.append(twin)
    return found


def levels(table: Table) -> list[list[Table]]:
    """All tables after 1, 2, ... decisions, one for each way there."""
    found = [follow(table)]
    while len(found) < DEPTH:
        found.append([later for earlier in found[-1] for later in follow(earlier)])
    return found


@cache
def count(party: Party, seed: int, before: int) -> list[tuple[int, int]]:
    """Ways and positions after 1, 2, ... decisions."""
    table = random_match(party, seed, {}, before).table
    return [(len(level), len({fingerprint(party, each) for each in level})) for level in levels(table)]
