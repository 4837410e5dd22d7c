"""The moments of a duel at which a player may want to be asked."""

from mypy_extensions import i64

from nachtspiel.engine.flow import Flowing
from nachtspiel.engine.table import NOBODY, Table
from nachtspiel.games.bluthelden.state import MAIN_WINDOW, NOTHING, PLAYED
from nachtspiel.games.bluthelden.table import duel_of
from nachtspiel.games.bluthelden.vocabulary import ASK_PRIORITY, PASS

MOMENTS = (  # by window; the Main Phases have names of their own
    "", "", "combat_start", "before_declaration", "after_declaration", "before_damage", "after_damage", "combat_end",
    "end_of_round",
)  # fmt: skip


CHAIN = ("their_card", "their_ability", "own_chain")  # by what lies on top of it


class DuelFlowing(Flowing):
    def idle(self, table: Table, seat: i64) -> int:
        question = table.question(seat)
        return PASS if question is not None and question.kind == ASK_PRIORITY else NOBODY

    def moment(self, table: Table, seat: i64) -> str:
        duel = duel_of(table)
        if duel.chain:
            item = duel.chain[-1]
            if item.seat == seat:
                return "own_chain"
            return "their_card" if item.kind == PLAYED else "their_ability"
        if duel.window == MAIN_WINDOW:
            return "own_main" if duel.active == seat else "other_main"
        return MOMENTS[duel.window]

    def moments(self) -> list[str]:
        return ["own_main", "other_main", *CHAIN, *[moment for moment in MOMENTS if moment]]

    def first_stops(self) -> list[str]:
        return ["own_main", "their_card", "their_ability", "after_declaration", "end_of_round"]

    def stir(self, table: Table, seat: i64) -> str:
        """The other player's item on top of the chain."""
        duel = duel_of(table)
        if duel.chain and duel.chain[-1].seat != seat:
            return f"item {duel.chain[-1].serial}"
        return ""

    def stretch(self, table: Table, seat: i64) -> str:
        """A fight, or one's own Main Phase."""
        duel = duel_of(table)
        if duel.acting != NOTHING:
            return f"fight {duel.round} {duel.acting}"
        if duel.window == MAIN_WINDOW and duel.active == seat:
            return f"main {duel.round}"
        return ""
