"""Setup: what is laid out, then what is turned up and drawn, up to the first monster (section 2)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.table import Step
from nachtspiel.games.bloodborne.dungeon import Dungeon
from nachtspiel.games.bloodborne.hunter import Hunter
from nachtspiel.games.bloodborne.phases.round import ROUND
from nachtspiel.games.bloodborne.pieces import TYPES, Box
from nachtspiel.games.bloodborne.table import NO_MONSTER, Hunt
from nachtspiel.games.bloodborne.variants import Variants
from nachtspiel.games.bloodborne.vocabulary import FINAL_BOSS_DRAW, FIRST_PLAYER

MONSTERS_DRAWN: Final = 7  # BB-2.05
BOSSES_DRAWN: Final = 3


def lay_out(box: Box, variants: Variants, seats: i64, seed: int) -> Hunt:
    """Boards, hands, health, dungeon and upgrade deck, before anything is turned up (BB-2.04 to BB-2.13)."""
    hunters = [Hunter(seat, box.full_health, [0] * TYPES, box.starting_set.copy(), []) for seat in range(seats)]
    dungeon = Dungeon(box.ordinary.copy(), box.bosses.copy(), box.bosses[0], MONSTERS_DRAWN, BOSSES_DRAWN)  # BB-2.05
    return Hunt(box, variants, seeded(seed), hunters, dungeon, box.upgrades.copy())


class Setup(Step[Hunt]):
    """The nine steps of the setup; boards, hands and health are laid out with the table itself."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        table.tell("BB-4.01", "phase", 0)
        chosen = table.variants.final_boss
        if chosen == NO_MONSTER:
            table.final_boss = table.draw(FINAL_BOSS_DRAW, table.box.final_bosses.copy())  # BB-2.01
            table.tell("BB-2.01", "final_boss", table.final_boss)
        else:
            table.final_boss = chosen  # BB-2.02
            table.tell("BB-2.02", "final_boss_chosen", chosen)
        table.refill_row("BB-2.08")
        for hunter in table.hunters:
            table.tell("BB-2.11", "equipped", hunter.seat, hunter.health)
        first = table.variants.first_player
        if first < 0:
            first = table.roll(FIRST_PLAYER, table.seats)  # BB-D23
        table.give_marker(first)
        table.tell("BB-2.14", "first_player", first)
        table.next_monster()  # BB-2.16, BB-2.17
        table.then(ROUND)


SETUP: Final = Setup()
