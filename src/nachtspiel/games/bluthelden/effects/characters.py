"""Effects on permanents: damage, healing, turning, counters, values, leaving play."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.content import Entry
from nachtspiel.games.bluthelden.chain import EFFECT_CHOSEN
from nachtspiel.games.bluthelden.damage import BY_SPELL, DEAL, OF_THE_TEXT, gain_lp, heal, hit
from nachtspiel.games.bluthelden.effects.common import much, receivers
from nachtspiel.games.bluthelden.effects.telling import tell_change
from nachtspiel.games.bluthelden.matching import lane_meant, target_lane
from nachtspiel.games.bluthelden.pieces import TARGET_LANE, TO_EACH, Effect, Selection
from nachtspiel.games.bluthelden.reading import MOST, Reader
from nachtspiel.games.bluthelden.state import (
    CHANGE,
    COVER,
    PLAYED,
    PREVENT,
    RETURN,
    SHIFT,
    UNTIL_GAME,
    UNTIL_ROUND,
    Item,
    Lasting,
    Piece,
)
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    BARRIER,
    CHARACTER,
    DEALS_NO_DAMAGE,
    IN_SAFETY,
    IN_WAR,
    LANE_OF,
    NOWHERE,
    SOVEREIGN,
    ZONE_OF,
)
from nachtspiel.games.bluthelden.vocabulary import ASK_PLACE, D6, DONE, PLACE
from nachtspiel.games.bluthelden.zones import (
    add_counter,
    banish,
    blood_rush,
    die,
    move,
    sacrifice,
    stun,
    take_counters,
    to_hand,
    turn,
    unturn,
)

TEXT: Final = "BH-D127"  # a text is followed as it stands
UNTILS: Final = {"round": UNTIL_ROUND, "game": UNTIL_GAME}


class Simple(Effect):
    """Something that happens to each receiver."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)

    def run(self, duel: Duel, item: Item) -> None:
        for piece in receivers(duel, item, self):
            duel.did = True
            self.happen(duel, item, piece)

    def happen(self, duel: Duel, item: Item, piece: Piece) -> None:
        raise NotImplementedError


class Damage(Effect):
    """Deals damage, to all at the same time; as healing if the item was turned round (BH-D132)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)
        reader.amount(entry, self)

    def run(self, duel: Duel, item: Item) -> None:
        number = much(duel, item, self)
        source: i64 = 0 if item.kind == PLAYED or item.card == duel.box.rules else item.source
        flags: i64 = OF_THE_TEXT | BY_SPELL if item.kind == PLAYED else OF_THE_TEXT
        for piece in receivers(duel, item, self):
            if item.mends:
                mend(duel, piece, number)
            elif piece.kind == SOVEREIGN:
                hit(duel, source, -1 - piece.controller, number, flags)
            else:
                hit(duel, source, piece.serial, number, flags)
        duel.then(DEAL)


def mend(duel: Duel, piece: Piece, number: i64) -> None:
    if piece.kind == SOVEREIGN:
        gain_lp(duel, piece.controller, number)
    else:
        heal(duel, piece, number)


class Heal(Effect):
    """Removes damage (BH-13.49); a Sovereign gains LP (BH-D102)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)
        if entry.value("n") == "all":
            self.n = MOST
        else:
            reader.amount(entry, self)

    def run(self, duel: Duel, item: Item) -> None:
        number = much(duel, item, self)
        for piece in receivers(duel, item, self):
            mend(duel, piece, number)


class Destroy(Effect):
    """To the Graveyard, all together."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)

    def run(self, duel: Duel, item: Item) -> None:
        dying = [piece for piece in receivers(duel, item, self) if piece.kind != SOVEREIGN]  # BH-D57
        if dying:
            duel.did = True
            die(duel, dying, TEXT, "dies")


class Turn(Simple):
    def happen(self, duel: Duel, item: Item, piece: Piece) -> None:
        turn(duel, piece, "BH-D31")


class Unturn(Simple):
    def happen(self, duel: Duel, item: Item, piece: Piece) -> None:
        unturn(duel, piece, "BH-D31")


class Stun(Simple):
    def happen(self, duel: Duel, item: Item, piece: Piece) -> None:
        stun(duel, piece, "BH-13.22")


class Fear(Simple):
    """One die for each; at least its Resistance: turned, and it misses its next unturning (BH-13.07, BH-13.08)."""

    def happen(self, duel: Duel, item: Item, piece: Piece) -> None:
        duel.fresh()
        result = duel.roll(D6, 6) + 1
        duel.tell("BH-13.07", "rolls", piece.told(), result)
        if result >= piece.resistance:
            stun(duel, piece, "BH-13.08")


class Shift(Simple):
    """One Move without turning this round; several add up (BH-D131)."""

    def happen(self, duel: Duel, item: Item, piece: Piece) -> None:
        duel.add_lasting(Lasting(SHIFT, piece.serial, 1, 0, UNTIL_ROUND, duel.serial()))
        duel.tell("BH-D131", "gets_shift", piece.told())


class ReturnToHand(Simple):
    def happen(self, duel: Duel, item: Item, piece: Piece) -> None:
        if piece.kind != SOVEREIGN:
            to_hand(duel, piece, TEXT)


class Banish(Effect):
    """Out of the game, for good or until the next round (BH-13.04, BH-D100)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)
        self.returns = entry.has("until") and entry.choice("until", {"next_round": 1}) == 1
        self.gift = reader.gift(entry, "with")
        self.rule = "BH-13.04"

    def run(self, duel: Duel, item: Item) -> None:
        for piece in receivers(duel, item, self):
            if piece.kind == SOVEREIGN:
                continue
            duel.did = True
            banish(duel, piece, self.rule)
            if self.returns and not piece.token:
                lasting = Lasting(RETURN, 0, piece.card, piece.owner, UNTIL_GAME, duel.serial())
                lasting.ability = self.gift
                duel.add_lasting(lasting)


class SacrificeThis(Effect):
    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()

    def run(self, duel: Duel, item: Item) -> None:
        piece = duel.find(item.source)
        if piece is not None and piece.controller == item.seat:
            sacrifice(duel, piece, "BH-D103")
            duel.did = True


class BanishThis(Effect):
    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()

    def run(self, duel: Duel, item: Item) -> None:
        piece = duel.find(item.source)
        if piece is not None:
            banish(duel, piece, "BH-13.04")
            duel.did = True


class Counter(Effect):
    """Puts counters (BH-12.01)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)
        reader.amount(entry, self)
        self.counter = reader.counter_of(entry, "name", entry.text("name"))

    def run(self, duel: Duel, item: Item) -> None:
        number = much(duel, item, self)
        for piece in receivers(duel, item, self):
            duel.did = True
            add_counter(duel, piece, self.counter, number, "BH-12.01")


class RemoveCounters(Effect):
    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)
        names = entry.value("names")
        if not isinstance(names, list) or not names:
            raise entry.mistake("names", "must be a list of counters")
        self.counters = [reader.counter_of(entry, "names", str(word)) for word in names]

    def run(self, duel: Duel, item: Item) -> None:
        for piece in receivers(duel, item, self):
            for counter in self.counters:
                if piece.counter(counter):
                    duel.did = True
                    take_counters(duel, piece, counter, MOST, "BH-12.01")


class Change(Effect):
    """Values and keywords, for the round or for good (BH-3.36, BH-D119)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)
        self.static = reader.static(entry)
        self.until = entry.choice("until", UNTILS) if entry.has("until") else UNTIL_ROUND
        self.per, self.per_selection = reader.per(entry)

    def run(self, duel: Duel, item: Item) -> None:
        number = much(duel, item, self)
        for piece in receivers(duel, item, self):
            duel.did = True
            lasting = Lasting(CHANGE, piece.serial, number, 0, self.until, duel.serial())
            lasting.static = self.static
            duel.add_lasting(lasting)
            tell_change(duel, piece, self.static, number, self.until, "BH-D119")


class BloodRush(Effect):
    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)
        reader.amount(entry, self)

    def run(self, duel: Duel, item: Item) -> None:
        number = much(duel, item, self)
        for piece in receivers(duel, item, self):
            duel.did = True
            blood_rush(duel, piece, number)


class Prevent(Effect):
    """The next n damage this round (BH-D120)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)
        reader.amount(entry, self)

    def run(self, duel: Duel, item: Item) -> None:
        number = much(duel, item, self)
        for piece in receivers(duel, item, self):
            duel.did = True
            duel.add_lasting(Lasting(PREVENT, piece.serial, number, 0, UNTIL_ROUND, duel.serial()))
            duel.tell("BH-D120", "gets_prevention", piece.told(), number)


class NoDamage(Effect):
    """The Characters that lie in the target lane now deal no damage this round, wherever they go (BH-D138)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        self.to = TO_EACH
        self.selection = Selection(1 << CHARACTER)
        self.selection.lane = TARGET_LANE
        self.static = reader.static(Entry(entry.file, entry.name, {}))
        self.static.gain = DEALS_NO_DAMAGE

    def run(self, duel: Duel, item: Item) -> None:
        lane = lane_meant(duel, item, TARGET_LANE)
        if lane == NOWHERE:
            return
        duel.did = True
        duel.tell("BH-D138", "peace", lane)
        for piece in receivers(duel, item, self):
            lasting = Lasting(CHANGE, piece.serial, 1, 0, UNTIL_ROUND, duel.serial())
            lasting.static = self.static
            duel.add_lasting(lasting)


class Remember(Effect):
    """The source keeps the target lane in mind, or else the lane of what was just brought into play."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()

    def run(self, duel: Duel, item: Item) -> None:
        piece = duel.find(item.source)
        if piece is not None:
            piece.lane_kept = lane_meant(duel, item, TARGET_LANE)
            if piece.lane_kept == NOWHERE:
                piece.lane_kept = target_lane(duel, duel.made)


class MoveTo(Effect):
    """To a free slot of the other zone of its lane, without turning. Which slot is chosen now (BH-D111), and who stays
    if there are too few; a Barrier never moves (BH-D90)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)
        self.zone = entry.choice("zone", {"war": IN_WAR, "safety": IN_SAFETY})

    def run(self, duel: Duel, item: Item) -> None:
        duel.picks = [
            piece.serial
            for piece in receivers(duel, item, self)
            if piece.is_fighter() and ZONE_OF[piece.place] != self.zone and not piece.keywords & BARRIER
        ]
        self.go_on(duel, item)

    def go_on(self, duel: Duel, item: Item) -> None:
        while duel.picks:
            piece = duel.find(duel.picks[0])
            assert piece is not None
            slots = duel.free_slots(piece.controller, LANE_OF[piece.place], self.zone)
            found = [PLACE + place for place in slots]
            if self.beside(duel, piece) > len(slots) > 0:
                found.append(DONE)
            if len(found) > 1:
                duel.ask(item.seat, ASK_PLACE, found, "BH-D111", piece.card)
                duel.then(EFFECT_CHOSEN, item.seat)
                return
            self.take(duel, found[0] if found else DONE)

    def beside(self, duel: Duel, piece: Piece) -> i64:
        """How many still want a slot of the same zone, this one included."""
        number: i64 = 0
        for serial in duel.picks:
            other = duel.find(serial)
            if (
                other is not None
                and other.controller == piece.controller
                and LANE_OF[other.place] == LANE_OF[piece.place]
            ):
                number += 1
        return number

    def take(self, duel: Duel, option: i64) -> None:
        piece = duel.find(duel.picks[0])
        assert piece is not None
        del duel.picks[0]
        if option != DONE:
            duel.did = True
            move(duel, piece, option - PLACE, TEXT)

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        self.take(duel, option)
        self.go_on(duel, item)


class Cover(Effect):
    """Protective Shield: the source, if it is still there, takes the next damage of the target (BH-13.20, BH-D91)."""

    def __init__(self) -> None:
        super().__init__()
        self.to = 1

    def run(self, duel: Duel, item: Item) -> None:
        shield = duel.find(item.source)
        if shield is None:
            return
        for piece in receivers(duel, item, self):
            duel.add_lasting(Lasting(COVER, piece.serial, shield.serial, 0, UNTIL_ROUND, duel.serial()))
            duel.tell("BH-13.20", "covered", piece.told(), shield.told())
