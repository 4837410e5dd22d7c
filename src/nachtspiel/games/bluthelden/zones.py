"""Entering play, leaving it, moving, turning: what happens to permanents."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.pieces import ANYTHING
from nachtspiel.games.bluthelden.state import BLOOD_RUSH, COVER, TO_COME, UNTIL_ROUND, Lasting, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    ADVISOR,
    ADVISOR_SLOT,
    BARRIER,
    BARRIERS,
    BINDING,
    CHARACTER,
    COMBAT,
    DIES,
    ENTERS,
    FOURTH_SHADOW,
    IN_SAFETY,
    IN_WAR,
    LANE_OF,
    LANES,
    LEAVES,
    MADNESS,
    MADNESS_SHADOWS,
    NOWHERE,
    PLACES,
    POISON_COUNTER,
    RESOURCE,
    SHADOW_CREATED,
    TRAINED,
    TRAINING,
    TURNED_UP,
    WAR,
    ZONE_OF,
    place_of,
)
from nachtspiel.games.bluthelden.triggers import (
    MADNESS_DEATH,
    moment_has_come,
    notify,
    wait_for_rule,
)
from nachtspiel.games.bluthelden.vocabulary import ASK_PLACE, PLACE

# Where a card that is put into play comes from.
A_TOKEN: Final = 0
RETURNING: Final = 1  # from the Banished Zone
FETCHED: Final = 2
A_COPY: Final = 3  # a token, whatever it is a copy of

# ---------------------------------------------------------------- entering


def enter(duel: Duel, number: i64, owner: i64, controller: i64, place: i64, rule: str, token: bool = False) -> Piece:
    """A permanent enters play: unturned, with its counters, as a new object (BH-D129)."""
    card = duel.box.cards[number]
    piece = Piece(duel.serial(), number, owner, controller, place, card.type)
    piece.entered = duel.round
    piece.fresh = duel.phase == COMBAT
    piece.counters = card.enters_with
    piece.token = token or card.token
    duel.pieces.append(piece)
    duel.stale = True
    duel.tell(rule, "enters", controller, piece.told())
    if duel.resolving is not None:
        duel.made.append(piece.serial)
    if piece.counter(POISON_COUNTER):
        piece.poisoned = duel.round  # BH-D93
    if card.blood_rush:
        blood_rush(duel, piece, card.blood_rush)
    settle(duel, piece)
    if card.type == RESOURCE:
        for other in duel.pieces:
            if other.controller == controller and LANE_OF[other.place] == LANE_OF[place]:
                bind(duel, other)
    duel.fresh()
    notify(duel, ENTERS, piece, controller, duel.lane_of(piece))
    return piece


def settle(duel: Duel, piece: Piece) -> None:
    """A Character has come to lie on a slot: it is bound there (BH-D53), and a hidden card is found out (BH-D99)."""
    if ZONE_OF[piece.place] == IN_WAR:
        hidden = duel.hidden_on(piece.place)
        if hidden is not None:
            find_out(duel, hidden)
    bind(duel, piece)


def bind(duel: Duel, piece: Piece) -> None:
    """Characters with Binding are bound beside an own resource (BH-13.01, BH-D52, BH-D53)."""
    if piece.bound or piece.kind != CHARACTER or ZONE_OF[piece.place] != IN_SAFETY:
        return
    duel.fresh()
    if not piece.keywords & BINDING or not duel.is_open(piece.controller, LANE_OF[piece.place]):
        return
    if duel.variants.one_binding_slot and piece.place % PLACES % LANES != 2:
        return
    piece.bound = True
    duel.stale = True  # what counts unbound Characters counts one less
    duel.tell("BH-13.01", "bound", piece.told())


def attach(duel: Duel, number: i64, owner: i64, controller: i64, host: Piece) -> Piece | None:
    """A Training comes onto its host (BH-10.10)."""
    place = duel.free_training(controller)
    if place == NOWHERE:
        return None
    card = duel.box.cards[number]
    piece = Piece(duel.serial(), number, owner, controller, place, TRAINING)
    piece.entered = duel.round
    piece.counters = card.enters_with
    piece.token = card.token
    piece.host = host.serial
    duel.pieces.append(piece)
    duel.stale = True
    duel.tell("BH-10.11", "trained", number, host.told())
    for i in range(0, len(card.host_counters), 2):
        add_counter(duel, host, card.host_counters[i], card.host_counters[i + 1], "BH-12.01")
    duel.fresh()
    notify(duel, ENTERS, piece, controller, duel.lane_of(piece))
    notify(duel, TRAINED, host, controller, LANE_OF[host.place])
    return piece


# ---------------------------------------------------------------- leaving


def remove(duel: Duel, piece: Piece) -> None:
    """Out of play: its counters, and what lasted on it, are gone (BH-12.02)."""
    duel.pieces.remove(piece)
    duel.stale = True
    for lasting in duel.lasting:
        if hangs_on(lasting, piece.serial):
            duel.lasting = [other for other in duel.lasting if not hangs_on(other, piece.serial)]
            break
    if piece.captive != ANYTHING:  # BH-D100: it comes back at once
        duel.players[piece.captive_owner].banished.remove(piece.captive)
        duel.tell("BH-D100", "returns", piece.captive_owner, piece.captive)
        put_into_play(duel, piece.captive, piece.captive_owner, RETURNING, ANYTHING, NOWHERE)


def hangs_on(lasting: Lasting, serial: i64) -> bool:
    """Whether an effect lasts on this permanent, or it is this one that covers another."""
    if lasting.target == serial and lasting.kind < TO_COME:
        return True
    return lasting.kind == COVER and lasting.a == serial


def die(duel: Duel, dying: list[Piece], rule: str, what: str) -> None:
    """From the battlefield to the Graveyard, all at the same time, whatever the reason (BH-D38)."""
    duel.fresh()
    for piece in dying:
        lane = duel.lane_of(piece)
        notify(duel, DIES, piece, piece.controller, lane)
        notify(duel, LEAVES, piece, piece.controller, lane)
        if piece.keywords & MADNESS and lane != NOWHERE and duel.shadows_in(lane):  # BH-D123
            wait_for_rule(duel, MADNESS_DEATH, piece.controller, piece, lane + (LANES if piece.zone() == IN_WAR else 0))
    for piece in dying:
        remove(duel, piece)
        duel.tell(rule, what, piece.controller, piece.card if what == "to_graveyard" else piece.told())
        if piece.token:
            duel.tell("BH-11.14", "ceases", piece.controller, piece.told())
        else:
            duel.players[piece.owner].graveyard.append(piece.card)


def sacrifice(duel: Duel, piece: Piece, rule: str) -> None:
    if piece.is_hidden():
        find_out(duel, piece)
        return
    die(duel, [piece], rule, "sacrificed")


def banish(duel: Duel, piece: Piece, rule: str) -> None:
    """Into the Banished Zone (BH-13.04); a token ceases to exist (BH-D74)."""
    duel.fresh()
    notify(duel, LEAVES, piece, piece.controller, duel.lane_of(piece))
    remove(duel, piece)
    duel.tell(rule, "banished", piece.controller, piece.told())
    if not piece.token:
        duel.players[piece.owner].banished.append(piece.card)


def to_hand(duel: Duel, piece: Piece, rule: str) -> None:
    duel.fresh()
    notify(duel, LEAVES, piece, piece.controller, duel.lane_of(piece))
    remove(duel, piece)
    duel.tell(rule, "to_hand", piece.owner, piece.told())
    if not piece.token:
        duel.players[piece.owner].take(piece.card, True)


# ---------------------------------------------------------------- hidden cards


def find_out(duel: Duel, piece: Piece, rule: str = "BH-13.27") -> None:
    """A Character lies on the slot of a hidden card, or it has no room when its player shows it: it is turned face up
    and sacrificed (BH-13.26, BH-13.27, BH-13.28)."""
    show(duel, piece, place_of(piece.controller, WAR, LANE_OF[piece.place], 2), rule)
    die(duel, [piece], rule, "sacrificed")


def show(duel: Duel, piece: Piece, place: i64, rule: str) -> None:
    """Turn a hidden card face up where it lies (BH-D140); from then on it counts as lying on this side of the lane."""
    duel.tell(rule, "turned_up", piece.controller, piece.card, piece.place)
    piece.place = place
    duel.stale = True
    duel.fresh()
    notify(duel, TURNED_UP, piece, piece.controller, LANE_OF[place])


# ---------------------------------------------------------------- turning, moving, counters


def turn(duel: Duel, piece: Piece, rule: str) -> None:
    if not piece.turned:
        piece.turned = True
        duel.stale = True
        duel.tell(rule, "turned", piece.told())


def unturn(duel: Duel, piece: Piece, rule: str) -> None:
    if piece.turned:
        piece.turned = False
        duel.stale = True
        duel.tell(rule, "unturned", piece.told())


def stun(duel: Duel, piece: Piece, rule: str) -> None:
    """Turned, and it misses the next unturning (BH-13.22, BH-D95)."""
    turn(duel, piece, rule)
    piece.missed = True
    duel.tell(rule, "stunned", piece.told())


def move(duel: Duel, piece: Piece, place: i64, rule: str) -> None:
    """To another slot of its player; this is neither entering nor leaving play (BH-D55)."""
    piece.place = place
    duel.stale = True
    if ZONE_OF[place] != IN_SAFETY:
        piece.bound = False  # BH-13.02
    duel.tell(rule, "moves", piece.controller, piece.card, place)
    settle(duel, piece)


def add_counter(duel: Duel, piece: Piece, name: i64, number: i64, rule: str) -> None:
    if number <= 0:
        return
    if name == POISON_COUNTER and not piece.counter(POISON_COUNTER):
        piece.poisoned = duel.round  # BH-D93
    piece.set_counter(name, piece.counter(name) + number)
    duel.stale = True
    duel.tell(rule, "counter", piece.told(), name, number)


def take_counters(duel: Duel, piece: Piece, name: i64, number: i64, rule: str) -> None:
    there = piece.counter(name)
    taken = min(there, number)
    if taken:
        piece.set_counter(name, there - taken)
        if name == POISON_COUNTER and there == taken:
            piece.poisoned = 0
        duel.stale = True
        duel.tell(rule, "counter_gone", piece.told(), name, taken)


def blood_rush(duel: Duel, piece: Piece, number: i64) -> None:
    """+X/+X, and banished at the end of the round (BH-13.13, BH-13.14)."""
    duel.add_lasting(Lasting(BLOOD_RUSH, piece.serial, number, 0, UNTIL_ROUND, duel.serial()))
    duel.tell("BH-13.13", "blood_rush", piece.told(), number)


def create_shadow(duel: Duel, seat: i64, lane: i64) -> None:
    """A Shadow token in a War Zone (BH-D123)."""
    duel.shadows[seat * LANES + lane] += 1
    duel.stale = True
    duel.tell("BH-D123", "shadow", seat, lane)
    duel.fresh()
    notify(duel, SHADOW_CREATED, None, seat, lane)
    if duel.shadows[seat * LANES + lane] == MADNESS_SHADOWS:
        moment_has_come(duel, FOURTH_SHADOW, seat, lane)


# ---------------------------------------------------------------- putting into play


def slots_for(duel: Duel, number: i64, seat: i64, zone: i64, lane: i64, opened: bool = True) -> list[int]:
    """Where a card may come into play: free own slots of open lanes, or its own place (BH-D49, BH-D73, BH-D128)."""
    card = duel.box.cards[number]
    if card.type == ADVISOR:
        place = seat * PLACES + ADVISOR_SLOT
        return [] if zone != ANYTHING or duel.at(place) is not None else [place]
    if card.type != CHARACTER:
        place = duel.free_area(seat)
        return [] if place == NOWHERE else [place]
    found: list[int] = []
    for each_lane in range(LANES):
        if lane != NOWHERE and each_lane != lane:
            continue
        if opened and not duel.is_open(seat, each_lane):
            continue
        if card.keywords & BARRIER:  # BH-D90
            place = seat * PLACES + BARRIERS + each_lane
            if zone != IN_SAFETY and duel.at(place) is None:
                found.append(place)
        else:
            found += duel.free_slots(seat, each_lane, zone)
    return found


def put_into_play(duel: Duel, number: i64, seat: i64, origin: i64, zone: i64, lane: i64, gift: i64 = 0) -> None:
    """Its player chooses the slot; a row of these happens one after the other. `gift`: with which counters."""
    duel.then(PUT_INTO_PLAY, number, seat | origin << 1 | gift << 4, (zone + 1) | (lane + 1) << 4)


class PutIntoPlay(Step[Duel]):
    """A token, a fetched or a returning card: its player chooses a slot; without one there is no token (BH-D73), and a
    returning card goes to the Graveyard (BH-D100)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        seat = b & 1
        origin = (b >> 1) & 7
        slots = slots_for(table, a, seat, (c & 15) - 1, (c >> 4) - 1)
        if not slots:
            table.tell("BH-D100" if origin == RETURNING else "BH-D73", "no_room", seat, a)
            if origin == RETURNING:
                table.players[seat].graveyard.append(a)
                table.tell("BH-D100", "to_graveyard", seat, a)
            return
        if len(slots) == 1:
            place_it(table, a, b, slots[0])
            return
        table.ask(seat, ASK_PLACE, [PLACE + place for place in slots], "BH-D73", a)
        table.then(PLACE_CHOSEN, a, b)


class PlaceChosen(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        place_it(table, a, b, table.answers[b & 1] - PLACE)


def place_it(duel: Duel, number: i64, how: i64, place: i64) -> None:
    seat = how & 1
    origin = (how >> 1) & 7
    rule = "BH-11.13" if origin in (A_TOKEN, A_COPY) else "BH-D128"
    piece = enter(duel, number, seat, seat, place, rule, origin == A_COPY)
    counters = duel.box.gifts[how >> 4]
    for i in range(0, len(counters), 2):
        add_counter(duel, piece, counters[i], counters[i + 1], "BH-D100")


PUT_INTO_PLAY: Final = PutIntoPlay()
PLACE_CHOSEN: Final = PlaceChosen()
