"""Effects that bring something onto the battlefield: tokens, copies, fetched cards, risen forms; and control."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.content import Entry
from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.chain import EFFECT_CHOSEN
from nachtspiel.games.bluthelden.choosing import different
from nachtspiel.games.bluthelden.effects.common import chosen, much, receivers
from nachtspiel.games.bluthelden.entering import cover, rise_onto
from nachtspiel.games.bluthelden.matching import card_fits, each, lane_meant
from nachtspiel.games.bluthelden.offers import can_play, resource_slots
from nachtspiel.games.bluthelden.pieces import ANY_LANE, ANYTHING, EVENT_LANE, TARGET_LANE, THIS_LANE, Card, Effect
from nachtspiel.games.bluthelden.playing import begin_free
from nachtspiel.games.bluthelden.reading import Reader
from nachtspiel.games.bluthelden.state import CONTROL, FOR_FREE, UNTIL_GAME, UNTIL_ROUND, Item, Lasting, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    ADVISOR,
    BINDING,
    CHARACTER,
    IN_SAFETY,
    IN_WAR,
    LANE_OF,
    LANES,
    NOWHERE,
    RESOURCE,
    TRAINING,
)
from nachtspiel.games.bluthelden.vocabulary import (
    ASK_FETCH,
    ASK_LANE,
    ASK_PLACE,
    ASK_PLAY,
    ASK_RISE,
    ASK_SACRIFICE,
    CARD,
    DONE,
    LANE,
    PLACE,
)
from nachtspiel.games.bluthelden.zones import (
    A_COPY,
    A_TOKEN,
    FETCHED,
    RETURNING,
    attach,
    create_shadow,
    die,
    enter,
    put_into_play,
    settle,
    slots_for,
)

ZONES: Final = {"any": ANYTHING, "war": IN_WAR, "safety": IN_SAFETY}
LANE_WORDS: Final = {"any": ANY_LANE, "this": THIS_LANE, "target": TARGET_LANE, "event": EVENT_LANE}


def zone_of(entry: Entry) -> int:
    return entry.choice("zone", ZONES) if entry.has("zone") else ANYTHING


def lane_word(entry: Entry) -> int:
    return entry.choice("lane", LANE_WORDS) if entry.has("lane") else ANY_LANE


class Create(Effect):
    """Creates tokens (BH-11.12, BH-11.13); a Training token comes onto its receivers."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.amount(entry, self)
        self.token = reader.number_of(entry, "token")
        self.zone = zone_of(entry)
        self.lane = lane_word(entry)
        if entry.has("to"):
            reader.to(entry, self)

    def run(self, duel: Duel, item: Item) -> None:
        number = much(duel, item, self)
        if duel.box.cards[self.token].type == TRAINING:
            for piece in receivers(duel, item, self):
                duel.did = True
                attach(duel, self.token, item.seat, item.seat, piece)
            return
        lane = lane_meant(duel, item, self.lane)
        if self.lane != ANY_LANE and lane == NOWHERE:
            return
        duel.did = len(slots_for(duel, self.token, item.seat, self.zone, lane)) > 0
        for _ in range(number):
            put_into_play(duel, self.token, item.seat, A_TOKEN, self.zone, lane)


class Shadow(Effect):
    """Shadow tokens, in a lane that is named or chosen (BH-D123)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.amount(entry, self)
        self.lane = lane_word(entry)

    def run(self, duel: Duel, item: Item) -> None:
        number = much(duel, item, self)
        if self.lane != ANY_LANE:
            lane = lane_meant(duel, item, self.lane)
            if lane != NOWHERE:
                duel.did = True
                for _ in range(number):
                    create_shadow(duel, item.seat, lane)
            return
        duel.picks = [number]
        self.ask(duel, item)

    def ask(self, duel: Duel, item: Item) -> None:
        duel.ask(item.seat, ASK_LANE, [LANE + lane for lane in range(LANES)], "BH-D123", item.card)
        duel.then(EFFECT_CHOSEN, item.seat)

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        duel.did = True
        create_shadow(duel, item.seat, option - LANE)
        duel.picks[0] -= 1
        if duel.picks[0] > 0:
            self.ask(duel, item)


class Copy(Effect):
    """A copy of each that fits, in a free slot of its lane; copies are tokens."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        self.of = None if entry.value("of") == "target" else reader.selection(entry, "of")

    def run(self, duel: Duel, item: Item) -> None:
        for piece in chosen(duel, item.first) if self.of is None else each(duel, item, self.of):
            duel.did = True
            put_into_play(duel, piece.card, item.seat, A_COPY, ANYTHING, duel.lane_of(piece))


class Fuse(Effect):
    """Sacrifices n such tokens of the target lane and creates a bigger one there."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.amount(entry, self)
        self.token = reader.number_of(entry, "token")
        self.into = reader.number_of(entry, "into")

    def run(self, duel: Duel, item: Item) -> None:
        lane = lane_meant(duel, item, TARGET_LANE)
        able = [
            piece
            for piece in duel.pieces
            if piece.card == self.token and piece.controller == item.seat and LANE_OF[piece.place] == lane
            and piece.serial not in duel.picks
        ]  # fmt: skip
        missing = self.n - len(duel.picks)
        if len(able) < missing:
            return
        if len(able) > missing > 0:
            duel.ask(item.seat, ASK_SACRIFICE, sorted([PLACE + piece.place for piece in able]), "BH-D103", item.card)
            duel.then(EFFECT_CHOSEN, item.seat)
            return
        if missing:
            for piece in able:
                duel.picks.append(piece.serial)
        die(duel, [piece for piece in duel.pieces if piece.serial in duel.picks], "BH-D103", "sacrificed")
        duel.did = True
        put_into_play(duel, self.into, item.seat, A_TOKEN, ANYTHING, lane)

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        piece = duel.at(option - PLACE)
        assert piece is not None
        duel.picks.append(piece.serial)
        self.run(duel, item)


# ---------------------------------------------------------------- fetching


def may_enter(duel: Duel, card: Card, seat: i64, zone: i64) -> bool:
    """Whether a card may be brought into play now: level, open lane, free slot (BH-D128)."""
    if card.is_character() and duel.resource_level(seat) < card.level:
        return False
    return len(slots_for(duel, card.number, seat, zone, NOWHERE)) > 0


class Fetch(Effect):
    """A card from a pile or the Graveyard to the hand or into play; none may be taken (BH-D41, BH-D108, BH-D128)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        self.source = entry.choice("from", {"spell": 0, "pool": 1, "graveyard": 2})
        self.of = reader.selection(entry, "of")
        self.play = entry.choice("put", {"hand": 0, "play": 1}) == 1
        self.zone = zone_of(entry)

    def pile(self, duel: Duel, seat: i64) -> list[int]:
        player = duel.players[seat]
        if self.source == 0:
            return player.spells
        return player.pool if self.source == 1 else player.graveyard

    def run(self, duel: Duel, item: Item) -> None:
        found = self.choices(duel, item)
        if len(found) == 1 and self.source == 2:  # a Graveyard is open; what a pile holds is nobody else's business
            duel.tell("BH-D41", "finds_nothing", item.seat)
            return
        duel.ask(item.seat, ASK_FETCH, found, "BH-D108", item.card)
        duel.then(EFFECT_CHOSEN, item.seat)

    def choices(self, duel: Duel, item: Item) -> list[int]:
        duel.fresh()
        found = [
            number
            for number in self.pile(duel, item.seat)
            if card_fits(self.of, duel.box.cards[number])
            and (not self.play or may_enter(duel, duel.box.cards[number], item.seat, self.zone))
        ]
        return different(found, CARD) + [DONE]

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        if option == DONE:
            duel.tell("BH-D41", "finds_nothing", item.seat)
            return
        number = option - CARD
        duel.did = True
        self.pile(duel, item.seat).remove(number)
        duel.tell("BH-D108", "shows", item.seat, number)
        if self.play:
            put_into_play(duel, number, item.seat, FETCHED, self.zone, NOWHERE)
        else:
            duel.players[item.seat].take(number, True)


class PoolSearch(Effect):
    """The Runes: an Advisor, a Character with Binding or a resource from the Pool into its slot (BH-D58)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()

    def run(self, duel: Duel, item: Item) -> None:
        duel.ask(item.seat, ASK_FETCH, self.choices(duel, item), "BH-D58", item.card)
        duel.then(EFFECT_CHOSEN, item.seat)

    def choices(self, duel: Duel, item: Item) -> list[int]:
        duel.fresh()
        found = [
            number for number in duel.players[item.seat].pool if self.slots(duel, duel.box.cards[number], item.seat)
        ]
        return different(found, CARD) + [DONE]

    def slots(self, duel: Duel, card: Card, seat: i64) -> list[int]:
        if card.type == RESOURCE:
            return resource_slots(duel, seat, card)
        if duel.resource_level(seat) < card.level:
            return []
        if card.type == ADVISOR:
            return slots_for(duel, card.number, seat, ANYTHING, NOWHERE)
        if card.type == CHARACTER and card.keywords & BINDING:
            return slots_for(duel, card.number, seat, IN_SAFETY, NOWHERE)
        return []

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        seat = item.seat
        if option == DONE:
            duel.tell("BH-D58", "finds_nothing", seat)
            return
        if option >= PLACE:
            self.place(duel, seat, duel.picks[0], option - PLACE)
            return
        number = option - CARD
        slots = self.slots(duel, duel.box.cards[number], seat)
        duel.players[seat].pool.remove(number)
        duel.tell("BH-D58", "shows", seat, number)
        duel.picks = [number]
        if len(slots) > 1:
            duel.ask(seat, ASK_PLACE, [PLACE + place for place in slots], "BH-D58", number)
            duel.then(EFFECT_CHOSEN, seat)
        else:
            self.place(duel, seat, number, slots[0])

    def place(self, duel: Duel, seat: i64, number: i64, place: i64) -> None:
        player = duel.players[seat]
        duel.did = True
        if duel.box.cards[number].type == RESOURCE:
            player.resources += 1  # BH-9.19
            there = duel.at(place)
            if there is not None:
                cover(duel, there)
        enter(duel, number, seat, seat, place, "BH-D58")


class PlayFree(Effect):
    """Play such a card from hand without ASP (BH-D24)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        self.of = reader.selection(entry, "of")

    def run(self, duel: Duel, item: Item) -> None:
        duel.ask(item.seat, ASK_PLAY, self.choices(duel, item), "BH-D24", item.card)
        duel.then(EFFECT_CHOSEN, item.seat)

    def choices(self, duel: Duel, item: Item) -> list[int]:
        duel.fresh()
        found = [
            number
            for number in duel.players[item.seat].hand
            if card_fits(self.of, duel.box.cards[number])
            and can_play(duel, item.seat, duel.box.cards[number], FOR_FREE)
        ]
        return different(found, CARD) + [DONE]

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        if option != DONE:
            duel.did = True
            begin_free(duel, item.seat, option - CARD)


class Rise(Effect):
    """Characters rise: the named form from the Spell deck takes their place (BH-13.29 to BH-13.34)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)

    def run(self, duel: Duel, item: Item) -> None:
        for piece in receivers(duel, item, self):
            duel.then(RISE, piece.card, item.seat | piece.place << 1, piece.serial)


class RiseItself(Effect):
    """The Rise ability of a Character, which works even if the Character is gone meanwhile (BH-13.34)."""

    def run(self, duel: Duel, item: Item) -> None:
        duel.then(RISE, item.card, item.seat | item.slot << 1, item.source)


def rise_choices(duel: Duel, seat: i64, lower: i64) -> list[int]:
    """The named form, if the Spell deck holds it (BH-D41); nobody else learns whether it does."""
    form = duel.box.cards[lower].rise_into
    return [CARD + form, DONE] if form in duel.players[seat].spells else [DONE]


class RiseStep(Step[Duel]):
    """Search for the form into which card a rises; b: whose, and the slot; c: the lower form."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        seat = b & 1
        form = table.box.cards[table.box.cards[a].rise_into]
        lower = table.find(c)
        if lower is not None and lower.controller != seat:  # taken over meanwhile: as good as gone
            lower = None
        slot = b >> 1 if lower is None else lower.place
        if table.resource_level(seat) < form.level or (lower is None and table.at(slot) is not None):  # BH-D43, BH-D42
            table.tell("BH-D41", "finds_nothing", seat)
            return
        table.ask(seat, ASK_RISE, rise_choices(table, seat, a), "BH-13.31", a)
        table.then(RISE_CHOSEN, a, seat | slot << 1, c)


class RiseChosen(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        seat = b & 1
        slot = b >> 1
        form = table.box.cards[table.box.cards[a].rise_into]
        if table.answers[seat] == DONE:
            table.tell("BH-D41", "finds_nothing", seat)
            return
        table.did = True
        table.players[seat].spells.remove(form.number)
        if not rise_onto(table, c, slot, form, seat):
            enter(table, form.number, seat, seat, slot, "BH-13.34")


# ---------------------------------------------------------------- control, and coming back


class Control(Effect):
    """Takes control of Characters: each comes into a free slot of its lane on the new side, or of any open lane if the
    text says so (BH-D118)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)
        self.zone = zone_of(entry)
        self.anywhere = entry.has("lane") and entry.choice("lane", {"any": 1}) == 1
        self.until = entry.choice("until", {"round": UNTIL_ROUND, "game": UNTIL_GAME})

    def run(self, duel: Duel, item: Item) -> None:
        for piece in receivers(duel, item, self):
            if piece.controller == item.seat or not piece.is_fighter():
                continue
            lane = NOWHERE if self.anywhere else LANE_OF[piece.place]
            slots = slots_for(duel, piece.card, item.seat, self.zone, lane)
            if not slots:
                duel.tell("BH-D118", "no_room", item.seat, piece.card)
                continue
            duel.picks = [piece.serial]
            if len(slots) > 1:
                duel.ask(item.seat, ASK_PLACE, [PLACE + place for place in slots], "BH-D118", piece.card)
                duel.then(EFFECT_CHOSEN, item.seat)
                return
            self.take(duel, item, slots[0])

    def take(self, duel: Duel, item: Item, place: i64) -> None:
        piece = duel.find(duel.picks[0])
        assert piece is not None
        duel.did = True
        if self.until == UNTIL_ROUND:
            lasting = Lasting(CONTROL, piece.serial, piece.controller, 0, UNTIL_ROUND, duel.serial())
            duel.add_lasting(lasting)
        change_sides(duel, piece, item.seat, place)

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        self.take(duel, item, option - PLACE)


def change_sides(duel: Duel, piece: Piece, seat: i64, place: i64) -> None:
    """It keeps everything that lies on it, but stops acting, attacking and blocking (BH-D118)."""
    piece.controller = seat
    piece.place = place
    piece.bound = False
    duel.stale = True
    duel.tell("BH-D118", "control", seat, piece.told())
    settle(duel, piece)


class ReturnBanished(Effect):
    """A banished card comes back at its moment (BH-D100); `noted` is the card, `base` the number of its gift."""

    def run(self, duel: Duel, item: Item) -> None:
        player = duel.players[item.seat]
        if item.noted in player.banished:
            player.banished.remove(item.noted)
            duel.tell("BH-D100", "returns", item.seat, item.noted)
            put_into_play(duel, item.noted, item.seat, RETURNING, ANYTHING, NOWHERE, item.base)


class MadnessDeath(Effect):
    """A Character with Madness has died in a lane with Shadow tokens (BH-D123); `event_lane` is 3 more if it was in the
    War Zone."""

    def run(self, duel: Duel, item: Item) -> None:
        lane = item.event_lane % LANES
        if duel.shadows[item.seat * LANES + lane] and duel.box.ghost >= 0:
            put_into_play(duel, duel.box.ghost, item.seat, A_TOKEN, ANYTHING, lane)
        if item.event_lane >= LANES:
            duel.then(SHADOWS_GO, lane)


class ShadowsGo(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        for seat in range(2):
            number = table.shadows[seat * LANES + a]
            if number:
                table.shadows[seat * LANES + a] = 0
                table.stale = True
                table.tell("BH-D123", "shadows_gone", seat, a, number)


RISE: Final = RiseStep()
RISE_CHOSEN: Final = RiseChosen()
SHADOWS_GO: Final = ShadowsGo()
