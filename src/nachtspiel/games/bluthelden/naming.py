"""How the choices, draws and events of a duel are written."""

from mypy_extensions import i64

from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.game import Game, check
from nachtspiel.engine.naming import Naming
from nachtspiel.engine.table import EVERYONE, Event, Table
from nachtspiel.games.bluthelden.pieces import Box
from nachtspiel.games.bluthelden.refusals import refusal
from nachtspiel.games.bluthelden.table import duel_of
from nachtspiel.games.bluthelden.terms import CARDS, KEYWORDS
from nachtspiel.games.bluthelden.views import LANE_NAMES
from nachtspiel.games.bluthelden.vocabulary import (
    CAUSES,
    D6,
    EVENTS,
    PLACE_NAMES,
    POOL_DRAW,
    ROLL,
    SPELL_DRAW,
    UNTILS,
    as_both,
    duel_options,
)

PILES = ("spell", "pool")
FACE_DOWN_NAME = "face_down"  # a card whose face nobody is told


class DuelNaming(Naming):
    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box
        self.events = EVENTS
        self.options = duel_options(box)

    def outcome_name(self, purpose: str, outcome: i64) -> str:
        if purpose in (SPELL_DRAW, POOL_DRAW):
            return self.box.cards[outcome].key
        return str(outcome + 1)

    def outcome(self, purpose: str, name: str) -> int:
        if purpose in (SPELL_DRAW, POOL_DRAW):
            number = self.box.called(name)
            if number < 0:
                raise Mistake(f"there is no card '{name}'")
            return number
        if purpose in (ROLL, D6):
            sides = 2 if purpose == ROLL else 6
            if name not in [str(side + 1) for side in range(sides)]:
                raise Mistake(f"'{name}' is no number from 1 to {sides}")
            return int(name) - 1
        known = ", ".join([SPELL_DRAW, POOL_DRAW, ROLL, D6])
        raise Mistake(f"nothing is ever drawn for '{purpose}'; chance decides {known}")

    def role_name(self, role: str, number: i64, numbers: list[int]) -> str:
        if role in ("card", "base"):
            return self.card_name(number)
        if role in ("place", "spot", "hideout"):
            return PLACE_NAMES[number]
        if role == "lane":
            return LANE_NAMES[number]
        if role in ("piece", "own", "other"):
            return f"{self.card_name(number % CARDS)} {PLACE_NAMES[number // CARDS]}"
        if role == "counter":
            return self.box.counters[number]
        if role == "keyword":
            return KEYWORDS[number]
        if role == "reason":
            return KEYWORDS[number - 1] if number else "text"
        if role == "values":
            return as_both(number)
        if role == "change":
            return f"{number:+d}"
        if role == "until":
            return UNTILS[number]
        if role == "cause":
            return CAUSES[number]
        if role in ("mode", "ability"):
            return str(number + 1)
        if role == "option":
            return self.option_name(number)
        if role == "pile":
            return PILES[number]
        return str(number)

    def card_name(self, number: i64) -> str:
        return self.box.cards[number].key if 0 <= number < len(self.box.cards) else FACE_DOWN_NAME

    def announcement(self, table: Table, seat: i64, option: i64) -> Event:
        check(self.game, table, seat, option)
        return Event("BH-8.02", "announces", seat, option, 0, EVERYONE)

    def refusal(self, table: Table, seat: i64, option: i64) -> Refused:
        return refusal(duel_of(table), seat, self.options.read(option))
