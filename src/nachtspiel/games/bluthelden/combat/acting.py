"""The acting Character, from window to window until the next one is sought (steps 1 to 8 of BH-D76).

The last step leads back to the first, so they stand together; the rules they ask have files of their own.
"""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.chain import WINDOW, WINDOW_IF_CHAIN
from nachtspiel.games.bluthelden.check import CHECK
from nachtspiel.games.bluthelden.combat.blocks import BLOCK_CHOSEN, attacker, block, may_block
from nachtspiel.games.bluthelden.combat.damage import DAMAGE, FIRST, NORMAL, RANGED_DAMAGE
from nachtspiel.games.bluthelden.combat.declaration import declarations, is_in, still_acts, victims_of
from nachtspiel.games.bluthelden.combat.end import END_OF_COMBAT, NOBODY_ACTS
from nachtspiel.games.bluthelden.combat.initiative import actions_of, eligible, foremost
from nachtspiel.games.bluthelden.offers import move_slots
from nachtspiel.games.bluthelden.state import AFTER_DAMAGE, MOVE, NOTHING, WINDOW_A, WINDOW_B, WINDOW_C, Item, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    ATTACKS,
    LANE_OF,
    NOWHERE,
    PLACES,
    RANGED_ATTACK,
    SOVEREIGN_SLOT,
    SPEED,
    TARGET_STRIKE,
)
from nachtspiel.games.bluthelden.triggers import notify
from nachtspiel.games.bluthelden.vocabulary import (
    ASK_ACTING,
    ASK_BLOCK,
    ASK_DECLARE,
    ASK_OBJECT,
    ASK_SLOT,
    ATTACK_TWICE,
    DONE,
    NOTHING_AT_ALL,
    PLACE,
    RETREAT,
    SHOOT,
)
from nachtspiel.games.bluthelden.zones import turn

# ---------------------------------------------------------------- 1: it is found


class FindActing(Step[Duel]):
    """The lane is gone through completely before another one (BH-14.03, BH-D18)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.fresh()
        found: list[Piece] = []
        if table.lane != NOWHERE:
            found = eligible(table, table.lane)
            if not found:
                table.finished |= 1 << table.lane
                table.tell("BH-3.25", "lane_done", table.lane)
                table.lane = NOWHERE
        if table.lane == NOWHERE:
            found = eligible(table, NOWHERE)
        if not found:
            table.then(END_OF_COMBAT)
            return
        found = foremost(table, found)
        if len(found) == 1:
            take_the_lead(table, found[0])
            return
        seat = found[0].controller
        table.ask(seat, ASK_ACTING, sorted([PLACE + piece.place for piece in found]), "BH-D16")
        table.then(ACTING_CHOSEN, seat)


class ActingChosen(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = table.at(table.answers[a] - PLACE)
        assert piece is not None
        take_the_lead(table, piece)


def take_the_lead(duel: Duel, piece: Piece) -> None:
    """It is the acting Character, its lane the active one, its player the active player (BH-14.06, BH-14.07)."""
    duel.acting = piece.serial
    duel.lane = LANE_OF[piece.place]
    duel.active = piece.controller
    piece.acted = True
    duel.attacks = 0
    duel.victims = []
    duel.blockers = []
    duel.tell("BH-14.06", "acting", piece.controller, piece.told())
    duel.then(WINDOW, piece.controller, WINDOW_A)
    duel.then(DECLARE)


# ---------------------------------------------------------------- 3: its declaration


class Declare(Step[Duel]):
    """Attack, ranged attack, Move or nothing (BH-14.09)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = still_acts(table)
        if piece is None:
            table.then(ACTION_OVER)
            return
        table.ask(piece.controller, ASK_DECLARE, declarations(table, piece), "BH-14.09", piece.card)
        table.then(DECLARED, piece.controller)


class Declared(Step[Duel]):
    """The action is used up and the Character turned; 'nothing' ends its turn (BH-14.10, BH-D77)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = table.find(table.acting)
        assert piece is not None
        option = table.answers[a]
        if option == NOTHING_AT_ALL:
            table.tell("BH-14.09", "does_nothing", a, piece.told())
            table.then(ACTION_OVER)
        elif option == RETREAT:
            ask_where(table, piece)
        elif option == SHOOT:
            ask_victim(table, piece)
        else:
            table.attacks = 2 if option == ATTACK_TWICE else 1
            table.then(CHOOSE_OBJECT, a)


def ask_where(duel: Duel, piece: Piece) -> None:
    duel.ask(piece.controller, ASK_SLOT, [PLACE + place for place in move_slots(duel, piece)], "BH-D54", piece.card)
    duel.then(RETREATS, piece.controller)


class Retreats(Step[Duel]):
    """Move as a combat action: it waits on the chain in window B (BH-12.16, BH-D55)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = table.find(table.acting)
        assert piece is not None
        piece.actions += 1
        table.tell("BH-12.16", "sets_out", a, piece.told(), table.answers[a] - PLACE)
        turn(table, piece, "BH-12.12")
        item = Item(table.serial(), MOVE, a, piece.card, -1, piece.serial)
        item.slot = table.answers[a] - PLACE
        item.lane = table.lane
        table.push(item)
        table.then(WINDOW, table.active, WINDOW_B)
        table.then(ACTION_OVER)


def ask_victim(duel: Duel, piece: Piece) -> None:
    options = sorted([PLACE + other.place for other in victims_of(duel, piece)])
    duel.ask(piece.controller, ASK_OBJECT, options, "BH-14.24", piece.card)
    duel.then(SHOOTS, piece.controller)


class Shoots(Step[Duel]):
    """A ranged attack turns the Character; its damage follows after window B (BH-14.23, BH-D89)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = table.find(table.acting)
        victim = table.at(table.answers[a] - PLACE)
        assert piece is not None
        assert victim is not None
        piece.actions += 1
        turn(table, piece, "BH-14.14")
        table.victims = [victim.serial]
        table.tell("BH-14.24", "shoots", a, piece.told(), victim.told())
        table.fresh()
        notify(table, RANGED_ATTACK, piece, a, table.lane)
        table.then(WINDOW, table.active, WINDOW_B)
        table.then(RANGED_DAMAGE)
        table.then(CHECK)
        table.then(ACTION_OVER)


class ChooseObject(Step[Duel]):
    """Every attack goes against the Sovereign, with Target Strike also against a Character (BH-14.18, BH-13.15)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = table.find(table.acting)
        assert piece is not None
        if len(table.victims) == table.attacks:
            attack(table, piece)
            return
        others = victims_of(table, piece) if piece.keywords & TARGET_STRIKE else []
        if not others:
            table.victims.append(NOTHING)
            table.then(CHOOSE_OBJECT, a)
            return
        sovereign = PLACE + (1 - a) * PLACES + SOVEREIGN_SLOT
        options = sorted([PLACE + other.place for other in others]) + [sovereign]
        table.ask(a, ASK_OBJECT, options, "BH-13.15", piece.card)
        table.then(OBJECT_CHOSEN, a)


class ObjectChosen(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        victim = table.at(table.answers[a] - PLACE)
        assert victim is not None
        table.victims.append(victim.serial if victim.is_fighter() else NOTHING)
        table.then(CHOOSE_OBJECT, a)


def attack(duel: Duel, piece: Piece) -> None:
    """Turned by its last action, unless it has Speed (BH-14.14, BH-13.35, BH-D86)."""
    piece.actions += duel.attacks
    piece.fought = True
    duel.blockers = [NOTHING] * duel.attacks
    duel.tell("BH-14.18", "attacks", piece.controller, piece.told(), duel.attacks)
    for serial in duel.victims:
        victim = duel.find(serial)
        if victim is not None:
            duel.tell("BH-13.15", "strikes", piece.controller, piece.told(), victim.told())
    if not piece.keywords & SPEED and piece.actions >= actions_of(piece):
        turn(duel, piece, "BH-14.14")
    duel.stale = True
    duel.fresh()
    notify(duel, ATTACKS, piece, piece.controller, duel.lane)
    duel.then(WINDOW, duel.active, WINDOW_B)
    duel.then(BLOCK, 0)


# ---------------------------------------------------------------- 5: its attacks are blocked or not


class Block(Step[Duel]):
    """For attack a the defender names a blocker or none (BH-14.12); a Target Strike makes its own (BH-D85)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = attacker(table)
        if piece is None:
            table.then(ACTION_OVER)
            return
        if a == table.attacks:
            table.then(WINDOW, table.active, WINDOW_C)
            table.then(DAMAGE, FIRST)
            table.then(CHECK)
            table.then(DAMAGE, NORMAL)
            table.then(CHECK)
            table.then(ACTION_OVER)
            return
        struck = table.victims[a]
        table.fresh()
        victim = table.find(struck)
        if victim is not None and is_in(victim, table.lane) and victim.controller != piece.controller:
            block(table, piece, victim, a, True)
        elif struck == NOTHING:
            seat = 1 - table.active
            options = [PLACE + other.place for other in table.pieces if may_block(table, piece, other)]
            if options:
                table.ask(seat, ASK_BLOCK, sorted(options) + [DONE], "BH-14.12", piece.card)
                table.then(BLOCK_CHOSEN, a, seat)
        table.then(BLOCK, a + 1)


# ---------------------------------------------------------------- 8: back to the first step


class ActionOver(Step[Duel]):
    """A window only if something lies on the chain; then nobody acts, attacks or blocks any more."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.then(WINDOW_IF_CHAIN, table.active, AFTER_DAMAGE)
        table.then(NOBODY_ACTS)
        table.then(FIND_ACTING)


FIND_ACTING: Final = FindActing()
ACTING_CHOSEN: Final = ActingChosen()
DECLARE: Final = Declare()
DECLARED: Final = Declared()
RETREATS: Final = Retreats()
SHOOTS: Final = Shoots()
CHOOSE_OBJECT: Final = ChooseObject()
OBJECT_CHOSEN: Final = ObjectChosen()
BLOCK: Final = Block()
ACTION_OVER: Final = ActionOver()
