"""The Combat Phase: lane by lane in the order of Initiative, with every priority window (section 14, BH-D76)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.chain import WINDOW, WINDOW_IF_CHAIN
from nachtspiel.games.bluthelden.check import CHECK
from nachtspiel.games.bluthelden.damage import DEAL, IN_COMBAT, hit
from nachtspiel.games.bluthelden.offers import can_move, move_slots
from nachtspiel.games.bluthelden.state import (
    AFTER_DAMAGE,
    COMBAT_END,
    COMBAT_START,
    MOVE,
    NO_WINDOW,
    NOTHING,
    WINDOW_A,
    WINDOW_B,
    WINDOW_C,
    Item,
    Piece,
)
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    ATTACKS,
    BARRIER,
    BLOCKS,
    CANNOT_ATTACK,
    CANNOT_BLOCK,
    COMBAT,
    COMBAT_BEGINS,
    COMBAT_ENDS,
    DEFENDER,
    FIRST_DAMAGE,
    FLYING,
    IN_WAR,
    IS_BLOCKED,
    LANE_OF,
    MUST_ATTACK,
    NOWHERE,
    PLACES,
    POISON_COUNTER,
    PUNCH,
    RANGED,
    RANGED_ATTACK,
    SKYGUARD,
    SOVEREIGN_SLOT,
    SPEED,
    SURVIVES_COMBAT,
    TARGET_STRIKE,
    TWO_HANDED,
    UNBLOCKABLE,
    ZONE_OF,
    back_row,
)
from nachtspiel.games.bluthelden.triggers import notify
from nachtspiel.games.bluthelden.vocabulary import (
    ASK_ACTING,
    ASK_BLOCK,
    ASK_DECLARE,
    ASK_OBJECT,
    ASK_SLOT,
    ATTACK,
    ATTACK_TWICE,
    DONE,
    NOTHING_AT_ALL,
    PLACE,
    RETREAT,
    SHOOT,
)
from nachtspiel.games.bluthelden.zones import turn

FIRST: Final = 0  # segments of the damage step
NORMAL: Final = 1


class CombatPhase(Step[Duel]):
    """Poison, state check, the opening check for the active player, then combat (BH-3.20 to BH-3.22, BH-D76)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.phase = COMBAT
        table.active = table.leader
        table.finished = 0
        table.lane = NOWHERE
        table.acting = NOTHING
        table.tell("BH-3.20", "phase", COMBAT, table.leader)
        for piece in table.pieces:
            if piece.counter(POISON_COUNTER) and 0 < piece.poisoned < table.round:  # BH-13.19
                table.tell("BH-13.19", "poison", piece.card, piece.place)
                hit(table, 0, piece.serial, 1, 0)
        table.then(DEAL)
        table.then(CHECK)
        table.then(COMBAT_OPENS)


class CombatOpens(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.fresh()
        found = foremost(table, eligible(table, NOWHERE))
        if found:
            table.active = found[0].controller  # BH-3.22
        notify(table, COMBAT_BEGINS, None, -1, NOWHERE)
        table.then(WINDOW_IF_CHAIN, table.active, COMBAT_START)
        table.then(FIND_ACTING)


# ---------------------------------------------------------------- 1: the acting Character


def eligible(duel: Duel, lane: i64) -> list[Piece]:
    """Who may become the acting Character, in one lane or in all that are not finished (BH-14.04, BH-D17)."""
    return [
        piece
        for piece in duel.pieces
        if piece.is_fighter()
        and not piece.acted
        and (LANE_OF[piece.place] == lane if lane != NOWHERE else not (duel.finished >> LANE_OF[piece.place]) & 1)
        and can_act(piece)
        and not piece.keywords & BARRIER
        and piece.actions < actions_of(piece)
    ]


def can_act(piece: Piece) -> bool:
    """Unturned, Initiative above 0, in a War Zone or in a Back Row with Ranged Combat (BH-5.07, BH-14.04)."""
    if piece.turned or piece.initiative <= 0:
        return False
    return ZONE_OF[piece.place] == IN_WAR or (back_row(piece.place) and (piece.keywords & RANGED) != 0)


def actions_of(piece: Piece) -> i64:
    """One combat action per Combat Phase, two with Two-handed Combat (BH-14.17, BH-13.39)."""
    return 2 if piece.keywords & TWO_HANDED else 1


def foremost(duel: Duel, found: list[Piece]) -> list[Piece]:
    """Those with the highest Initiative; if both players have some, those of the round's Initiative player (BH-14.05,
    BH-D16)."""
    best: i64 = 0
    for piece in found:
        if piece.initiative > best:
            best = piece.initiative
    first = [piece for piece in found if piece.initiative == best]
    own = [piece for piece in first if piece.controller == duel.leader]
    return own if own else first


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
    duel.tell("BH-14.06", "acting", piece.controller, piece.card, piece.place)
    duel.then(WINDOW, piece.controller, WINDOW_A)
    duel.then(DECLARE)


# ---------------------------------------------------------------- 3: the declaration


def still_acts(duel: Duel) -> Piece | None:
    """The acting Character, if it may still declare something (BH-D78)."""
    duel.fresh()
    piece = duel.find(duel.acting)
    if piece is None or piece.controller != duel.active or not piece.is_fighter():
        return None
    if LANE_OF[piece.place] != duel.lane or not can_act(piece) or piece.actions >= actions_of(piece):
        return None
    return piece


class Declare(Step[Duel]):
    """Attack, ranged attack, Move or nothing (BH-14.09)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = still_acts(table)
        if piece is None:
            table.then(ACTION_OVER)
            return
        table.ask(piece.controller, ASK_DECLARE, declarations(table, piece), "BH-14.09", piece.card)
        table.then(DECLARED, piece.controller)


def declarations(duel: Duel, piece: Piece) -> list[int]:
    """What the acting Character may declare; who must attack cannot do anything else (BH-D116)."""
    found: list[int] = []
    may_attack = not piece.fresh and not piece.keywords & CANNOT_ATTACK  # BH-12.20
    if may_attack and ZONE_OF[piece.place] == IN_WAR:
        found.append(ATTACK)
        if actions_of(piece) == 2 and piece.actions == 0:  # BH-13.40
            found.append(ATTACK_TWICE)
    if may_attack and back_row(piece.place) and piece.keywords & RANGED and victims_of(duel, piece):
        found.append(SHOOT)
    if found and piece.keywords & MUST_ATTACK:
        return found
    if can_move(duel, piece):
        found.append(RETREAT)
    found.append(NOTHING_AT_ALL)
    return found


def victims_of(duel: Duel, piece: Piece) -> list[Piece]:
    """Opposing Characters in the War Zone of its lane (BH-13.15, BH-14.24)."""
    lane = LANE_OF[piece.place]
    return [other for other in duel.pieces if other.controller != piece.controller and is_in(other, lane)]


def is_in(piece: Piece, lane: i64) -> bool:
    return piece.is_fighter() and piece.in_war(lane)


class Declared(Step[Duel]):
    """The action is used up and the Character turned; 'nothing' ends its turn (BH-14.10, BH-D77)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = table.find(table.acting)
        assert piece is not None
        option = table.answers[a]
        if option == NOTHING_AT_ALL:
            table.tell("BH-14.09", "does_nothing", a, piece.card)
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
        table.tell("BH-14.24", "shoots", a, piece.card, victim.place)
        table.fresh()
        notify(table, RANGED_ATTACK, piece, a, table.lane)
        table.then(WINDOW, table.active, WINDOW_B)
        table.then(RANGED_DAMAGE)
        table.then(CHECK)
        table.then(ACTION_OVER)


class RangedDamage(Step[Duel]):
    """Damage to the victim, none back; not if one of them has left its place (BH-D89)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.fresh()
        piece = table.find(table.acting)
        victim = table.find(table.victims[0])
        if piece is None or victim is None or piece.controller != table.active:
            return
        if not back_row(piece.place) or LANE_OF[piece.place] != table.lane or not is_in(victim, table.lane):
            return
        hit(table, piece.serial, victim.serial, piece.power, IN_COMBAT)
        table.then(DEAL)


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
    duel.tell("BH-14.18", "attacks", piece.controller, piece.card, duel.attacks)
    for serial in duel.victims:
        victim = duel.find(serial)
        if victim is not None:
            duel.tell("BH-13.15", "strikes", piece.controller, piece.card, victim.place)
    if not piece.keywords & SPEED and piece.actions >= actions_of(piece):
        turn(duel, piece, "BH-14.14")
    duel.stale = True
    duel.fresh()
    notify(duel, ATTACKS, piece, piece.controller, duel.lane)
    duel.then(WINDOW, duel.active, WINDOW_B)
    duel.then(BLOCK, 0)


# ---------------------------------------------------------------- 5: blocks


def attacker(duel: Duel) -> Piece | None:
    """The acting Character while its attack goes on (BH-D81)."""
    piece = duel.find(duel.acting)
    if piece is None or piece.controller != duel.active or not is_in(piece, duel.lane):
        return None
    return piece


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


def may_block(duel: Duel, piece: Piece, other: Piece) -> bool:
    """The same War Zone, unturned, Initiative above 0, an action left, and able to reach it (BH-D79, BH-D80)."""
    if other.controller == piece.controller or not is_in(other, duel.lane) or other.turned or other.initiative <= 0:
        return False
    if other.actions >= actions_of(other) or other.keywords & CANNOT_BLOCK:
        return False
    if piece.keywords & UNBLOCKABLE:  # BH-13.44
        return False
    if piece.keywords & FLYING and not other.keywords & (FLYING | SKYGUARD):  # BH-13.11, BH-13.12
        return False
    if other.keywords & BARRIER:  # BH-13.52
        for third in duel.pieces:
            if third.controller == other.controller and third.serial != other.serial and is_in(third, duel.lane):
                return False
    return True


class BlockChosen(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        option = table.answers[b]
        if option == DONE:
            table.tell("BH-14.20", "not_blocked", b)
            return
        piece = attacker(table)
        other = table.at(option - PLACE)
        assert piece is not None
        assert other is not None
        block(table, piece, other, a, False)


def block(duel: Duel, piece: Piece, other: Piece, index: i64, forced: bool) -> None:
    """The blocker is turned unless it has Defender; its action is used up if it had one (BH-14.14, BH-13.37)."""
    duel.blockers[index] = other.serial
    if other.actions < actions_of(other):
        other.actions += 1
    other.fought = True
    duel.tell("BH-13.16" if forced else "BH-14.19", "blocks", other.controller, other.card, other.place)
    if not other.keywords & DEFENDER and other.actions >= actions_of(other):
        turn(duel, other, "BH-14.14")
    duel.fresh()
    notify(duel, BLOCKS, other, other.controller, duel.lane)
    notify(duel, IS_BLOCKED, piece, piece.controller, duel.lane)


# ---------------------------------------------------------------- 7: damage


class Damage(Step[Duel]):
    """First Damage, then the others (BH-13.09, BH-13.10); a is the segment. All attacks together (BH-D87)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = attacker(table)
        if piece is None:
            return
        table.fresh()
        for i in range(table.attacks):
            exchange(table, piece, i, a)
        table.then(DEAL)


def exchange(duel: Duel, piece: Piece, index: i64, segment: i64) -> None:
    """One attack: Power against Power if it is blocked, else against the Sovereign (BH-14.20, BH-14.21)."""
    foe = -1 - (1 - piece.controller)
    strikes = in_segment(piece, segment)
    serial = duel.blockers[index]
    if serial == NOTHING and duel.victims[index] == NOTHING:
        if strikes:
            hit(duel, piece.serial, foe, piece.power, IN_COMBAT)
        return
    other = duel.find(serial)
    if other is None or not is_in(other, duel.lane) or other.controller == piece.controller:
        if strikes and piece.keywords & PUNCH:  # BH-D81, BH-D92
            hit(duel, piece.serial, foe, piece.power, IN_COMBAT)
        return
    if strikes:
        strike(duel, piece, other, foe)
    if in_segment(other, segment):
        hit(duel, other.serial, piece.serial, other.power, IN_COMBAT)


def in_segment(piece: Piece, segment: i64) -> bool:
    return ((piece.keywords & FIRST_DAMAGE) != 0) == (segment == FIRST)


def strike(duel: Duel, piece: Piece, other: Piece, foe: i64) -> None:
    """With Punch what the blocker cannot take goes to its Sovereign (BH-13.45, BH-13.46)."""
    amount = piece.power
    if piece.keywords & PUNCH:
        left = max(other.hp - other.damage, 0)
        if amount > left:
            hit(duel, piece.serial, foe, amount - left, IN_COMBAT)
            amount = left
    hit(duel, piece.serial, other.serial, amount, IN_COMBAT)


# ---------------------------------------------------------------- 8 and 9


class ActionOver(Step[Duel]):
    """A window only if something lies on the chain; then nobody acts, attacks or blocks any more."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.then(WINDOW_IF_CHAIN, table.active, AFTER_DAMAGE)
        table.then(NOBODY_ACTS)
        table.then(FIND_ACTING)


class NobodyActs(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.acting = NOTHING
        table.attacks = 0
        table.victims = []
        table.blockers = []
        table.stale = True


class EndOfCombat(Step[Duel]):
    """Who has survived, the last triggers, and always a window (BH-D117)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.active = table.leader
        table.lane = NOWHERE
        table.fresh()
        notify(table, COMBAT_ENDS, None, -1, NOWHERE)
        for piece in table.pieces:
            if piece.fought and piece.is_fighter() and ZONE_OF[piece.place] == IN_WAR:
                notify(table, SURVIVES_COMBAT, piece, piece.controller, LANE_OF[piece.place])
        table.then(WINDOW, table.leader, COMBAT_END)
        table.then(COMBAT_OVER)


class CombatOver(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.window = NO_WINDOW
        for piece in table.pieces:
            piece.fresh = False
            piece.acted = False
            piece.actions = 0
            piece.fought = False


COMBAT_PHASE: Final = CombatPhase()
COMBAT_OPENS: Final = CombatOpens()
FIND_ACTING: Final = FindActing()
ACTING_CHOSEN: Final = ActingChosen()
DECLARE: Final = Declare()
DECLARED: Final = Declared()
RETREATS: Final = Retreats()
SHOOTS: Final = Shoots()
RANGED_DAMAGE: Final = RangedDamage()
CHOOSE_OBJECT: Final = ChooseObject()
OBJECT_CHOSEN: Final = ObjectChosen()
BLOCK: Final = Block()
BLOCK_CHOSEN: Final = BlockChosen()
DAMAGE: Final = Damage()
ACTION_OVER: Final = ActionOver()
NOBODY_ACTS: Final = NobodyActs()
END_OF_COMBAT: Final = EndOfCombat()
COMBAT_OVER: Final = CombatOver()
