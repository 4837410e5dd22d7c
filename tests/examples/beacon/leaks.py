"""Leaks that only Beacon can have: from where the storm comes is known only to those who have looked (BE-2.05)."""

from typing import Any

import pytest

from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import EVERYTHING, Knowing
from nachtspiel.engine.table import Table
from nachtspiel.examples.beacon.game import SIDES, BeaconKnowing, BeaconNaming, night_of
from tests.leaks.injected import Leaks, after, before

LEAKS = Leaks()
LIKES = ("look",)
Patch = pytest.MonkeyPatch


def change(patch: Patch, name: str, value: Any) -> None:
    """A part of the view follows from where the storm will come from."""

    def changed(view: Any, _: Knowing, table: Table, seat: int) -> Any:
        side = night_of(table).side
        return view if seat == EVERYTHING or side < 0 else view | {name: value(view[name], side)}

    after(patch, BeaconKnowing, "sight", changed)


@LEAKS.add("the storm", "all see from where it comes", "table: view.storm")
def storm(patch: Patch, game: Game) -> None:
    change(patch, "storm", lambda storm, side: SIDES[side])


@LEAKS.add("the fire", "it flickers on the side of the storm", "table: view.flame")
def flame(patch: Patch, game: Game) -> None:
    change(patch, "flame", lambda flame, side: flame + side)


@LEAKS.add("the wood", "it is stacked where the storm does not come", "table: view.wood")
def wood(patch: Patch, game: Game) -> None:
    change(patch, "wood", lambda wood, side: wood + side)


@LEAKS.add("the chest", "it counts a thing more on one side", "table: view.chest")
def chest(patch: Patch, game: Game) -> None:
    change(patch, "chest", lambda chest, side: chest + side)


@LEAKS.add("what was kept", "things stand in another order", "table: view.kept (length)")
def kept(patch: Patch, game: Game) -> None:
    change(patch, "kept", lambda kept, side: [*kept, *["lens"] * side])


@LEAKS.add("the strength of a warden", "who has looked shivers", "table: view.wardens.strength")
def strength(patch: Patch, game: Game) -> None:
    change(patch, "wardens", lambda wardens, side: [{**one, "strength": one["strength"] + side} for one in wardens])


@LEAKS.add("the order of wardens", "those on the side of the storm come last", "table: view.wardens (order)")
def wardens(patch: Patch, game: Game) -> None:
    change(patch, "wardens", lambda wardens, side: wardens[:: 1 - 2 * side])


@LEAKS.add("the hour", "it is later on one side", "table: view.hour")
def hour(patch: Patch, game: Game) -> None:
    change(patch, "hour", lambda hour, side: hour + side)


@LEAKS.add("a look", "the event of looking out names what was seen", "table: events.b")
def look(patch: Patch, game: Game) -> None:
    plain = Table.tell

    def tell(table: Table, rule: str, what: str, *numbers: int) -> None:
        plain(table, rule, what, *([numbers[0], night_of(table).side + 1] if what == "looks" else numbers))

    patch.setattr(Table, "tell", tell)


@LEAKS.add("the right signal", "only the side that is right can be signalled", "signal: ")
def signal(patch: Patch, game: Game) -> None:
    plain = BeaconNaming.signal
    sides: list[int] = []
    before(patch, BeaconKnowing, "talk", lambda _, table, seat: sides.append(int(night_of(table).side)))
    patch.setattr(
        BeaconNaming, "signal", lambda naming, seat, name: plain(naming, seat, "wood" if sides[-1] == 1 else "no")
    )


@LEAKS.add("the refusal of a shutter", "it names the wrong one", "refusal: error.sentence")
def shutter(patch: Patch, game: Game) -> None:
    def changed(refused: Any, _: BeaconNaming, table: Table, *__: int) -> Any:
        refused.args = (f"{refused} {night_of(table).side}",)
        return refused

    after(patch, BeaconNaming, "refusal", changed)


@LEAKS.add("what is believed", "who has not looked imagines the true storm", "stand-in: ")
def belief(patch: Patch, game: Game) -> None:
    def deal_anew(knowing: BeaconKnowing, table: Table, seat: int) -> None:
        table.chance.next() if night_of(table).side else None

    patch.setattr(BeaconKnowing, "deal_anew", deal_anew)
