"""Phase 1: choose and play (section 7)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bloodborne.hunter import distinct
from nachtspiel.games.bloodborne.table import Hunt
from nachtspiel.games.bloodborne.vocabulary import PLAY


class ChooseAndPlay(Step[Hunt]):
    """Every hunter secretly picks one card; all are turned over together."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        table.phase = 1
        table.tell("BB-6.01", "phase", 1)
        for hunter in table.in_turn_order():
            if hunter.dead:
                table.tell("BB-7.02", "sits_out", hunter.seat)  # BB-D25
            else:
                table.ask(hunter.seat, PLAY, distinct(hunter.hand), "BB-7.01")
        table.then(REVEAL_CARDS)


class RevealCards(Step[Hunt]):
    """Only when everybody has chosen (BB-7.03)."""

    def run(self, table: Hunt, a: i64, b: i64, c: i64) -> None:
        for hunter in table.in_turn_order():
            if not hunter.dead:
                hunter.played = table.answers[hunter.seat]
                hunter.hand.remove(hunter.played)
                hunter.dreaming = hunter.played == table.box.dream
                table.read_texts(hunter)
                table.tell("BB-7.03", "plays", hunter.seat, hunter.played)


CHOOSE_AND_PLAY: Final = ChooseAndPlay()
REVEAL_CARDS: Final = RevealCards()
