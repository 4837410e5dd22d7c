"""How what resolves comes to its place: permanents (BH-7.14), Moves, and hidden cards that are turned up."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.choosing import SHIFTING
from nachtspiel.games.bluthelden.offers import may_target
from nachtspiel.games.bluthelden.pieces import ANYTHING, Card
from nachtspiel.games.bluthelden.state import FACE_DOWN, NOTHING, ONTO_BASE, Item, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    HIDEOUTS,
    IN_AREA,
    IN_SAFETY,
    IN_WAR,
    LANE_OF,
    NOWHERE,
    PLACES,
    RESOURCE,
    RISES,
    RITUAL,
    SAFETY,
    TRAINING,
    ZONE_OF,
)
from nachtspiel.games.bluthelden.triggers import notify
from nachtspiel.games.bluthelden.vocabulary import ASK_SLOT, PLACE
from nachtspiel.games.bluthelden.zones import attach, banish, enter, find_out, move, sacrifice, show

# ---------------------------------------------------------------- permanents


def resolve_permanent(duel: Duel, item: Item) -> None:
    """A permanent card enters play in its slot (BH-7.14), or goes to the Graveyard if it cannot (BH-D27)."""
    card = duel.box.cards[item.card]
    if item.way == FACE_DOWN:
        hide(duel, item)
    elif card.type == TRAINING:
        resolve_training(duel, item, card)
    elif card.type == RESOURCE:
        resolve_resource(duel, item, card)
    elif item.way == ONTO_BASE and rise_onto(duel, item.base, item.slot, card, item.seat):
        pass
    else:
        slot = item.slot
        if ZONE_OF[slot] == IN_AREA:  # there is room for any number (BH-D51)
            slot = duel.free_area(item.seat)
        if slot == NOWHERE or duel.at(slot) is not None:
            to_graveyard(duel, item)
        else:
            enter(duel, item.card, item.seat, item.seat, slot, "BH-7.14")


def to_graveyard(duel: Duel, item: Item) -> None:
    duel.players[item.seat].graveyard.append(item.card)
    duel.tell("BH-D27", "to_graveyard", item.seat, item.card)


def resolve_training(duel: Duel, item: Item, card: Card) -> None:
    """Attached if its host is still there, and not proof against its magic value (BH-10.13, BH-10.14)."""
    host = duel.find(item.first[0])
    target = card.host
    assert target is not None
    if host is None or not may_target(duel, target, host, item.seat, NOTHING, NOWHERE):
        to_graveyard(duel, item)
        return
    if card.magic != ANYTHING and host.resistance > card.magic and host.kind <= 1:
        duel.tell("BH-10.14", "resists", host.told())
        to_graveyard(duel, item)
        return
    training = attach(duel, item.card, item.seat, item.seat, host)
    if training is None:
        to_graveyard(duel, item)
    elif card.banishes_host:
        exile(duel, training, host)


def exile(duel: Duel, training: Piece, host: Piece) -> None:
    """The host is banished until this card leaves play; the card stays as a Ritual (BH-D71)."""
    training.host = NOTHING
    training.kind = RITUAL
    place = duel.free_area(training.controller)
    if place != NOWHERE:
        training.place = place
    banish(duel, host, "BH-13.04")
    if not host.token:
        training.captive = host.card
        training.captive_owner = host.owner


def resolve_resource(duel: Duel, item: Item, card: Card) -> None:
    """Level 1 on an empty field; a higher one replaces the one below, which is banished (BH-9.28)."""
    there = duel.at(item.slot)
    level: i64 = 0 if there is None else duel.box.cards[there.card].level
    if level != card.level - 1:
        duel.players[item.seat].resources -= 1  # BH-D121
        to_graveyard(duel, item)
        return
    if there is not None:
        cover(duel, there)
    enter(duel, item.card, item.seat, item.seat, item.slot, "BH-9.26")


def cover(duel: Duel, resource: Piece) -> None:
    """The covered resource goes to the Banished Zone, by later rules to the Graveyard (BH-D60)."""
    if duel.variants.covered_to_graveyard:
        sacrifice(duel, resource, "BH-D60")
    else:
        banish(duel, resource, "BH-9.28")


def hide(duel: Duel, item: Item) -> None:
    """Face down on its slot of the opposing War Zone (BH-D96)."""
    seat = item.seat
    inside = item.slot % PLACES - HIDEOUTS
    if duel.at((1 - seat) * PLACES + inside) is not None or duel.at(item.slot) is not None:  # filled meanwhile
        duel.tell("BH-D96", "turned_up", seat, item.card, item.slot)
        to_graveyard(duel, item)
        return
    piece = Piece(duel.serial(), item.card, seat, seat, item.slot, duel.box.cards[item.card].type)
    piece.entered = duel.round
    duel.pieces.append(piece)
    duel.stale = True
    duel.tell("BH-13.23", "hidden", seat, item.slot)


def rise_onto(duel: Duel, base: i64, slot: i64, card: Card, seat: i64) -> bool:
    """The higher form takes the slot of the lower one, its counters move over, the lower one is sacrificed (BH-13.31
    to BH-13.33, BH-D42). False if the lower one is gone."""
    lower = duel.find(base)
    if lower is None or lower.place != slot or lower.controller != seat:
        return False
    counters = lower.counters
    poisoned = lower.poisoned
    higher = enter(duel, card.number, seat, seat, slot, "BH-13.31")
    for i in range(0, len(counters), 2):
        higher.set_counter(counters[i], higher.counter(counters[i]) + counters[i + 1])
    higher.poisoned = poisoned  # BH-D93
    duel.stale = True
    duel.tell("BH-13.32", "rises", seat, card.number, lower.card)
    notify(duel, RISES, higher, seat, LANE_OF[slot])
    sacrifice(duel, lower, "BH-13.33")
    return True


# ---------------------------------------------------------------- Move and Hideout


def resolve_move(duel: Duel, item: Item) -> None:
    """It moves if it is still where it was and the chosen slot is free (BH-D55)."""
    piece = duel.find(item.source)
    zone = IN_WAR if item.slot % PLACES >= SAFETY else IN_SAFETY  # where it must come from
    if (
        piece is None
        or piece.controller != item.seat
        or LANE_OF[piece.place] != LANE_OF[item.slot]
        or ZONE_OF[piece.place] != zone
        or duel.at(item.slot) is not None
    ):
        duel.tell("BH-D55", "stays", item.seat, item.named)
        return
    plain = "BH-12.13" if zone == IN_SAFETY else "BH-12.14"
    move(duel, piece, item.slot, "BH-D131" if item.ability == SHIFTING else plain)


def resolve_reveal(duel: Duel, item: Item) -> None:
    """A hidden card is turned face up and comes to a free own slot of the War Zone, or is sacrificed (BH-13.25,
    BH-13.26). The slot is chosen while it still lies face down (BH-D140)."""
    piece = duel.find(item.source)
    if item.void or piece is None or not piece.is_hidden():
        duel.tell("BH-13.24", "no_effect", item.seat, item.named, duel.cause(item))
        return
    slots = duel.free_slots(item.seat, LANE_OF[piece.place], IN_WAR)
    if not slots:
        find_out(duel, piece, "BH-13.26")
    elif len(slots) == 1:
        reveal(duel, piece, slots[0])
    else:
        duel.ask(item.seat, ASK_SLOT, [PLACE + place for place in slots], "BH-13.25")
        duel.then(REVEAL_CHOSEN, item.seat)


def reveal(duel: Duel, piece: Piece, slot: i64) -> None:
    show(duel, piece, slot, "BH-13.24")
    move(duel, piece, slot, "BH-13.25")


class RevealChosen(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        item = table.resolving
        assert item is not None
        piece = table.find(item.source)
        assert piece is not None
        reveal(table, piece, table.answers[a] - PLACE)


REVEAL_CHOSEN: Final = RevealChosen()
