"""The state check: what the rules correct by themselves, again and again until nothing changes (BH-D33)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.pieces import ANYTHING
from nachtspiel.games.bluthelden.state import DRAWN_GAME, NOTHING, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    CHARACTER,
    EPIC,
    IN_WAR,
    LANE_OF,
    LANES,
    MYTHIC,
    NOWHERE,
    PLACES,
    TRAINING,
    WAR,
    ZONE_OF,
)
from nachtspiel.games.bluthelden.vocabulary import ASK_KEEP, PLACE
from nachtspiel.games.bluthelden.zones import bind, die, move

SLOTS: Final = 2  # of a War Zone without Force of Nature (BH-4.09)


class Check(Step[Duel]):
    """Sovereigns, impossible draws, dead Characters, Epic, Mythic, Trainings without host, Characters without slot."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        captives = prisons(table)
        while True:
            table.fresh()
            if lost(table):
                return
            dying = [piece for piece in table.pieces if is_dead(piece)]  # 3
            if dying:
                for piece in dying:
                    if piece.serial in table.struck:  # BH-D134
                        table.killed = True
                die(table, dying, "BH-12.05", "dies")
                continue
            again = twins(table)  # 5, 6
            if again:
                ask_which(table, again)
                return
            loose = [piece for piece in table.pieces if piece.kind == TRAINING and table.find(piece.host) is None]
            if loose:  # 7
                die(table, loose, "BH-D71", "to_graveyard")
                continue
            spent = [piece for piece in table.pieces if is_spent(table, piece)]
            if spent:
                die(table, spent, "BH-D127", "sacrificed")
                continue
            crowd = crowded(table)
            if len(crowd) > SLOTS:  # 8
                ask_who_goes(table, crowd)
                return
            if crowd:
                close_ranks(table, crowd)
                continue
            break
        for piece in table.pieces:
            bind(table, piece)
        if prisons(table) != captives:  # somebody is about to come back (BH-D100)
            table.then(CHECK)


def prisons(duel: Duel) -> i64:
    """How many permanents keep a card banished."""
    number: i64 = 0
    for piece in duel.pieces:
        if piece.captive != ANYTHING:
            number += 1
    return number


def is_dead(piece: Piece) -> bool:
    """Damage at least equal to its HP (BH-12.05), even none if it has no HP left at all (BH-D69)."""
    return piece.kind == CHARACTER and ZONE_OF[piece.place] <= 1 and piece.damage >= piece.hp


def is_spent(duel: Duel, piece: Piece) -> bool:
    """Whether its text sacrifices it because its last counter is gone."""
    needs = duel.box.cards[piece.card].needs
    return needs >= 0 and not piece.counter(needs) and not piece.blank and not piece.is_hidden()


def lost(duel: Duel) -> bool:
    """1 and 2: a Sovereign at 0 LP, a required draw that was impossible; both together are a draw (BH-D34)."""
    first = duel.players[0].lp <= 0 or duel.players[0].decked
    second = duel.players[1].lp <= 0 or duel.players[1].decked
    if not first and not second:
        return False
    if first and second:
        rule = "BH-15.04" if duel.players[0].lp <= 0 and duel.players[1].lp <= 0 else "BH-15.05"
        end(duel, DRAWN_GAME, rule)
    else:
        loser = 0 if first else 1
        end(duel, 1 - loser, "BH-15.01" if duel.players[loser].lp <= 0 else "BH-15.02")
    return True


def end(duel: Duel, result: i64, rule: str) -> None:
    duel.result = result
    if result == DRAWN_GAME:
        duel.tell(rule, "drawn")
    else:
        duel.tell(rule, "loses", 1 - result)
        duel.tell(rule, "wins", result)
    duel.finish()


def twins(duel: Duel) -> list[Piece]:
    """Permanents of the same name that may lie only once in a lane (Epic) or on a side (Mythic), the active
    player's first."""
    single = [piece for piece in duel.pieces if piece.keywords & (EPIC | MYTHIC)]  # hidden cards have no keywords
    for keyword in (EPIC, MYTHIC):
        for seat in (duel.active, 1 - duel.active):
            for piece in single:
                if piece.controller != seat or not piece.keywords & keyword:
                    continue
                found = [other for other in single if is_twin(duel, piece, other, keyword)]
                if len(found) > 1:
                    return found
    return []


def is_twin(duel: Duel, piece: Piece, other: Piece, keyword: i64) -> bool:
    if other.card != piece.card or other.controller != piece.controller or not other.keywords & keyword:
        return False
    if keyword == MYTHIC:  # BH-10.30
        return True
    lane = duel.lane_of(piece)
    return lane != NOWHERE and duel.lane_of(other) == lane  # BH-10.24, BH-D72


def ask_which(duel: Duel, found: list[Piece]) -> None:
    rule = "BH-10.25" if found[0].keywords & EPIC else "BH-10.31"
    options = sorted([PLACE + piece.place for piece in found])
    duel.ask(found[0].controller, ASK_KEEP, options, rule, found[0].card)
    duel.then(KEEP_ONE, found[0].serial)
    duel.then(CHECK)


class KeepOne(Step[Duel]):
    """The others are sacrificed (BH-10.26, BH-10.32)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        one = table.find(a)
        assert one is not None
        kept = table.answers[one.controller] - PLACE
        keyword = EPIC if one.keywords & EPIC else MYTHIC
        others = [piece for piece in table.pieces if is_twin(table, one, piece, keyword) and piece.place != kept]
        die(table, others, "BH-10.26" if keyword == EPIC else "BH-10.32", "sacrificed")


def crowded(duel: Duel) -> list[Piece]:
    """The Characters of a War Zone in which one lies on a third slot that has ceased to exist (BH-D50)."""
    for piece in duel.pieces:
        inside = piece.place % PLACES
        seat = piece.place // PLACES
        if inside < WAR + 3 * LANES and inside % 3 == SLOTS and duel.war_slots(seat) == SLOTS:
            lane = LANE_OF[piece.place]
            return [
                other
                for other in duel.pieces
                if other.place // PLACES == seat and ZONE_OF[other.place] == IN_WAR and LANE_OF[other.place] == lane
                and other.place % PLACES < WAR + 3 * LANES
            ]  # fmt: skip
    return []


def close_ranks(duel: Duel, found: list[Piece]) -> None:
    """There is room for all: whoever lies on the third slot takes a free one."""
    for piece in found:
        if piece.place % PLACES % 3 == SLOTS:
            slots = duel.free_slots(piece.controller, LANE_OF[piece.place], IN_WAR)
            move(duel, piece, slots[0], "BH-D50")


def ask_who_goes(duel: Duel, found: list[Piece]) -> None:
    options = sorted([PLACE + piece.place for piece in found])
    duel.ask(found[0].controller, ASK_KEEP, options, "BH-D50", NOTHING - 1)
    duel.then(MAKE_ROOM, found[0].controller)
    duel.then(CHECK)


class MakeRoom(Step[Duel]):
    """The chosen Character goes to the Graveyard."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        place = table.answers[a] - PLACE
        gone = table.at(place)
        assert gone is not None
        die(table, [gone], "BH-D50", "to_graveyard")


CHECK: Final = Check()
KEEP_ONE: Final = KeepOne()
MAKE_ROOM: Final = MakeRoom()
