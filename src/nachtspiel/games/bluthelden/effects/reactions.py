"""Effects on the Reaction Chain, and abilities that are set up for later (BH-D132)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.content import Entry
from nachtspiel.games.bluthelden.chain import EFFECT_CHOSEN
from nachtspiel.games.bluthelden.choosing import meant
from nachtspiel.games.bluthelden.offers import candidates
from nachtspiel.games.bluthelden.paying import tell_targets
from nachtspiel.games.bluthelden.pieces import Effect
from nachtspiel.games.bluthelden.reading import Reader
from nachtspiel.games.bluthelden.state import TO_COME, UNTIL_GAME, UNTIL_ROUND, Item, Lasting
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import FOURTH_SHADOW, NEXT_ROUND, ROUND_ENDS, TURN_ENDS
from nachtspiel.games.bluthelden.vocabulary import ASK_TARGET

MOMENTS: Final = {
    "turn_ends": TURN_ENDS, "fourth_shadow": FOURTH_SHADOW, "round_ends": ROUND_ENDS, "next_round": NEXT_ROUND,
}  # fmt: skip


def find_item(duel: Duel, item: Item) -> Item | None:
    """The chain item that was chosen, if it is still there."""
    for other in duel.chain:
        if item.first and other.serial == item.first[0]:
            return other
    return None


def replace(duel: Duel, old: Item, new: Item) -> None:
    duel.chain = [new if other is old else other for other in duel.chain]


class Retarget(Effect):
    """Another legal target, chosen by the controller of this effect (BH-D132)."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)

    def run(self, duel: Duel, item: Item) -> None:
        duel.fresh()
        other = find_item(duel, item)
        if other is None or len(other.first) != 1 or other.text is None:
            return
        found = candidates(
            duel, other.text.targets[0], other.seat, other.source, other.lane, other.event_lane, other.first
        )
        if found:
            duel.ask(item.seat, ASK_TARGET, found, "BH-D132", item.card)
            duel.then(EFFECT_CHOSEN, item.seat)

    def chosen(self, duel: Duel, item: Item, option: i64) -> None:
        other = find_item(duel, item)
        assert other is not None
        text = other.text
        assert text is not None
        new = other.twin()
        new.first = [meant(duel, text.targets[0], option)]
        replace(duel, other, new)
        duel.did = True
        duel.tell("BH-D132", "redirected", other.seat, other.named)
        tell_targets(duel, new)


class Turning(Effect):
    """Makes something else of an item of the chain (BH-D132)."""

    told = ""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        reader.to(entry, self)

    def run(self, duel: Duel, item: Item) -> None:
        other = find_item(duel, item)
        if other is not None:
            new = other.twin()
            self.turn(new)
            replace(duel, other, new)
            duel.did = True
            duel.tell("BH-D132", self.told, other.seat, other.named)

    def turn(self, new: Item) -> None:
        raise NotImplementedError


class Void(Turning):
    """The item resolves without effect."""

    told = "voided"

    def turn(self, new: Item) -> None:
        new.void = True


class Mend(Turning):
    """The item heals where it would deal damage."""

    told = "mended"

    def turn(self, new: Item) -> None:
        new.mends = True


class Later(Effect):
    """An ability that works once, at a moment to come."""

    def __init__(self, entry: Entry, reader: Reader) -> None:
        super().__init__()
        self.moment = entry.choice("when", MOMENTS)
        self.ability = reader.later(entry)

    def run(self, duel: Duel, item: Item) -> None:
        until = UNTIL_ROUND if self.moment == FOURTH_SHADOW else UNTIL_GAME
        lasting = Lasting(TO_COME, item.source, self.moment, 0, until, duel.serial())
        lasting.seat = item.seat
        lasting.card = item.card
        lasting.ability = self.ability
        duel.add_lasting(lasting)
        duel.did = True
