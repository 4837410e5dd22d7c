"""The beacon and its rules: what stands on the table, and the steps of a night."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.asking import MOST
from nachtspiel.engine.chance import Chance
from nachtspiel.engine.table import NOBODY, Step, Table, numbered

GATHER, FEED, LOOK, SEARCH, DONE, RETURN, BURN, KEEP, LEFT, RIGHT = range(10)
OPTIONS: Final = ("gather", "feed", "look", "search", "done", "return", "burn", "keep", "left", "right")
ITEMS: Final = ("log", "oil", "lens")
CHEST: Final = (0, 0, 0, 1, 1, 2)
BURNS: Final = (1, 2, 1)  # what each thing adds to the fire
LENS: Final = 2
STORMS: Final = ("mild", "wild", "deafening")
HOURS: Final = 3
NIGHTS: Final = 3


class Night(Table):
    """One night at the beacon."""

    __slots__ = (
        "bag", "done", "flame", "hour", "kept", "night", "seen", "side", "stirred", "storm", "strength", "wood",
    )  # fmt: skip

    def __init__(
        self, seats: i64, chance: Chance, storm: i64, night: i64, flame: i64, bag: list[int], kept: list[int],
        strength: list[int],
    ) -> None:  # fmt: skip
        super().__init__(seats, chance)
        self.storm: i64 = storm
        self.night: i64 = night
        self.flame: i64 = flame
        self.bag = bag  # the chest
        self.kept = kept  # what later nights will have
        self.strength = strength  # of each warden in this hour
        self.wood: i64 = 0
        self.hour: i64 = 0
        self.done: i64 = 0  # bit mask of the wardens who want to do nothing more
        self.stirred: i64 = 0  # of those who may come back, because somebody has acted since
        self.side: i64 = NOBODY  # from which the storm will come, once somebody has looked
        self.seen: i64 = 0  # bit mask of those who know it

    def copy(self) -> "Night":
        twin = Night(
            self.seats, self.chance.copy(), self.storm, self.night, self.flame, self.bag.copy(), self.kept.copy(),
            self.strength.copy(),
        )  # fmt: skip
        twin.wood, twin.hour, twin.done, twin.stirred = self.wood, self.hour, self.done, self.stirred
        twin.side, twin.seen = self.side, self.seen
        self.copy_base(twin)
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.base_key(), self.storm, self.night, self.flame, tuple(self.bag), tuple(self.kept),
            tuple(self.strength), self.wood, self.hour, self.done, self.stirred, self.side, self.seen,
        )  # fmt: skip

    def steps(self) -> "list[Step[Night]]":
        return STEPS

    def actions(self, seat: i64) -> list[int]:
        """What a warden may do now (BE-2.02, BE-2.04)."""
        if (self.done >> seat) & 1:
            return [RETURN] if (self.stirred >> seat) & 1 and self.strength[seat] else []
        if not self.strength[seat]:
            return [DONE]
        may = [(GATHER, True), (FEED, self.wood > 0), (LOOK, not (self.seen >> seat) & 1), (SEARCH, bool(self.bag))]
        return [action for action, possible in may if possible] + [DONE]

    def loss(self, shut: bool) -> i64:
        """What a storm takes from the fire (BE-3.02)."""
        return 1 if shut else self.seats + self.night + self.storm


class Hour(Step[Night]):
    """A new hour begins (BE-1.02)."""

    def run(self, table: Night, a: i64, b: i64, c: i64) -> None:
        table.hour += 1
        table.strength = [2] * table.seats
        table.done = table.stirred = table.seen = 0
        table.side = NOBODY
        table.tell("BE-1.02", "hour", table.hour, (table.hour - 1) % table.seats)
        table.then(ACT)
        table.then(SHUTTERS)
        table.then(STORM)


class Act(Step[Night]):
    """Everybody acts whenever they like, until all are done (BE-2.01)."""

    def run(self, table: Night, a: i64, b: i64, c: i64) -> None:
        if table.done == (1 << table.seats) - 1:
            return
        for seat in range(table.seats):
            if not table.is_busy(seat) and table.actions(seat):
                table.ask_at_once(seat, "act", table.actions(seat), "BE-2.01", ACTED)
        table.stay(self)


class Acted(Step[Night]):
    """A warden does something (BE-2.02)."""

    def run(self, table: Night, a: i64, b: i64, c: i64) -> None:
        option = table.answers[a]
        if option == DONE:
            table.done |= 1 << a
            table.stirred &= ~(1 << a)
            table.tell("BE-2.04", "done", a)
            return
        if option == RETURN:
            table.done &= ~(1 << a)
            table.tell("BE-2.04", "returns", a)
            return
        table.stirred |= ~(1 << a)
        if option != LOOK or LENS not in table.kept:
            table.strength[a] -= 1
        if option == GATHER:
            table.wood += 1
            table.tell("BE-2.02", "gathers", a, table.wood)
        elif option == FEED:
            table.wood -= 1
            table.flame += 1
            table.tell("BE-2.02", "feeds", a, table.flame)
        elif option == LOOK:
            if table.side == NOBODY:
                table.side = table.roll("storm", 2)
            table.seen |= 1 << a
            table.tell("BE-2.05", "looks", a)
            table.tell_seat(a, "BE-2.05", "sees", a, table.side)
        else:
            item = table.draw("chest", table.bag)
            table.tell("BE-2.03", "finds", a, item)
            table.ask(a, "find", [BURN, KEEP], "BE-2.03", item)
            table.then(FOUND, a, item)


class Found(Step[Night]):
    """What was found goes into the fire, or waits for later nights (BE-2.03)."""

    def run(self, table: Night, a: i64, b: i64, c: i64) -> None:
        if table.answers[a] == BURN:
            table.flame += BURNS[b]
            table.tell("BE-2.03", "burns", a, b, table.flame)
        else:
            table.kept = sorted([*table.kept, int(b)])
            table.tell("BE-2.03", "keeps", a, b)


class Shutters(Step[Night]):
    """All close one shutter together; the warden of the hour decides where they do not agree (BE-3.01)."""

    def run(self, table: Night, a: i64, b: i64, c: i64) -> None:
        decider = (table.hour - 1) % table.seats
        table.ask_group(list(range(table.seats)), "shutters", [LEFT, RIGHT], "BE-3.01", decider, MOST)


class Storm(Step[Night]):
    """The storm comes, from the left or from the right (BE-3.02); then the night ends, or the next hour begins."""

    def run(self, table: Night, a: i64, b: i64, c: i64) -> None:
        side = table.side if table.side != NOBODY else table.roll("storm", 2)
        table.tell("BE-3.01", "shuts", table.answers[0] - LEFT)
        lost = min(table.flame, table.loss(table.answers[0] - LEFT == side))
        table.flame -= lost
        table.tell("BE-3.02", "storm", side, lost, table.flame)
        if not table.flame:
            table.tell("BE-4.01", "dark")
            table.finish()
        elif table.hour == HOURS:
            table.tell("BE-4.02", "dawn", table.night)
            table.finish()
        else:
            table.then(HOUR)


HOUR, ACT, ACTED, FOUND, SHUTTERS, STORM = Hour(), Act(), Acted(), Found(), Shutters(), Storm()
STEPS: "list[Step[Night]]" = numbered([HOUR, ACT, ACTED, FOUND, SHUTTERS, STORM])
