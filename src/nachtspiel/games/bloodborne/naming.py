"""How the choices, dice and events of a hunt are written."""

from mypy_extensions import i64

from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.game import Game
from nachtspiel.engine.naming import Naming
from nachtspiel.engine.table import EVERYONE, Event, Table
from nachtspiel.games.bloodborne.pieces import Box
from nachtspiel.games.bloodborne.refusals import refusal, refuse
from nachtspiel.games.bloodborne.table import hunt_of
from nachtspiel.games.bloodborne.views import TYPE_NAMES
from nachtspiel.games.bloodborne.vocabulary import (
    DICE,
    DUNGEON_DRAW,
    EVENTS,
    FINAL_BOSS_DRAW,
    FIRST_PLAYER,
    UPGRADE_DRAW,
    hunt_options,
)  # fmt: skip


class HuntNaming(Naming):
    def __init__(self, game: Game, box: Box, cards: dict[str, int], monsters: dict[str, int]) -> None:
        super().__init__(game)
        self.box = box
        self.cards = cards
        self.monsters = monsters
        self.events = EVENTS
        self.options = hunt_options(box)

    def outcome_name(self, purpose: str, outcome: i64) -> str:
        if purpose in DICE:
            number, again = self.box.dice[DICE.index(purpose)][outcome]
            return f"{number}+" if again else str(number)
        if purpose == FIRST_PLAYER:
            return str(outcome + 1)
        if purpose == UPGRADE_DRAW:
            return self.box.cards[outcome].key
        return self.box.monsters[outcome].key

    def outcome(self, purpose: str, name: str) -> int:
        if purpose in DICE:
            die = self.box.dice[DICE.index(purpose)]
            for face in range(len(die)):
                if self.outcome_name(purpose, face) == name:
                    return face
            raise Mistake(f"the {purpose} die has no face '{name}'")
        if purpose == FIRST_PLAYER:
            if name not in ("1", "2", "3", "4", "5"):
                raise Mistake(f"'{name}' is no seat")
            return int(name) - 1
        if purpose == UPGRADE_DRAW:
            if name not in self.cards:
                raise Mistake(f"there is no card '{name}'")
            return self.cards[name]
        if purpose in (DUNGEON_DRAW, FINAL_BOSS_DRAW):
            if name not in self.monsters:
                raise Mistake(f"there is no monster '{name}'")
            return self.monsters[name]
        known = ", ".join([*DICE, FIRST_PLAYER, UPGRADE_DRAW, DUNGEON_DRAW, FINAL_BOSS_DRAW])
        raise Mistake(f"nothing is ever drawn for '{purpose}'; chance decides {known}")

    def role_name(self, role: str, number: i64, numbers: list[int]) -> str:
        if role == "card":
            return self.box.cards[number].key
        if role == "monster":
            return self.box.monsters[number].key
        if role == "type":
            return TYPE_NAMES[number]
        if role == "die":
            return DICE[number]
        if role == "face":
            return self.outcome_name(DICE[numbers[1]], number)
        return str(number)

    def announcement(self, table: Table, seat: i64, option: i64) -> Event:
        """Any card of one's own, wherever it lies, and at any time: also after one has chosen secretly (BB-D39)."""
        if self.options.read(option).kind != "card":
            raise Mistake("only a card can be announced")
        if not hunt_of(table).hunters[seat].has(option):
            raise refuse("BB-7.04", "not-owned", {"card": self.box.cards[option].key})
        return Event("BB-7.04", "announces", seat, option, 0, EVERYONE)

    def refusal(self, table: Table, seat: i64, option: i64) -> Refused:
        return refusal(hunt_of(table), seat, self.options.read(option))
