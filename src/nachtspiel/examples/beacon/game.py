"""Beacon: a tiny cooperative campaign of our own. One to four wardens keep a fire alive, three hours a night, for three
nights; what they keep and what still burns goes along from night to night. It shows all that a game can ask for: acting
at once, deciding as a group, one side, something hidden, signals, and carrying over."""

from mypy_extensions import i64

from nachtspiel.engine.asking import GROUP
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.game import Game, Setting
from nachtspiel.engine.knowing import EVERYTHING, FREE, SIGNALS, SILENT, Json, Knowing
from nachtspiel.engine.naming import Naming
from nachtspiel.engine.options import Options, word
from nachtspiel.engine.pile import knows
from nachtspiel.engine.table import NOBODY, Table
from nachtspiel.examples.beacon.table import CHEST, HOUR, ITEMS, NIGHTS, OPTIONS, STORMS, Night
from nachtspiel.examples.beacon.views import Catalogue, NightView

SIDES = ("left", "right")
FLAME = 3  # at the start of a night (BE-1.01)


class Beacon(Game):
    name = "beacon"
    prefix = "BE"
    seat = "warden"
    fewest = 1
    most = 4
    kinds: tuple[str, ...] = ("act", "find", "shutters")
    difficulty = "storm"
    carries = True
    content = "1"

    def __init__(self) -> None:
        super().__init__()
        self.settings = [Setting("storm", STORMS[0], list(STORMS))]
        self.knowing = BeaconKnowing(self)
        self.naming = BeaconNaming(self)

    def lay_out(self, seats: int, settings: dict[str, str], seed: int, carried: str = "") -> Table:
        storm = STORMS.index(self.settle(seats, settings)["storm"])
        night, oil, kept = read(carried)
        bag = list(CHEST)
        for item in kept:
            bag.remove(item)
        return Night(seats, seeded(seed), storm, night, FLAME + oil, bag, kept, [0] * seats)

    def start(self, table: Table) -> None:
        table.then(HOUR)
        table.run()

    def round(self, table: Table) -> int:
        return int(night_of(table).hour)

    def sides(self, seats: int) -> list[int]:
        return [0] * seats

    def won(self, table: Table) -> list[bool]:
        return [night_of(table).flame > 0] * int(table.seats)

    def scores(self, table: Table) -> list[int]:
        return [int(night_of(table).flame)] * int(table.seats)

    def leaves(self, table: Table) -> str:
        """What goes along (BE-5.01): the night that comes, half of the fire as oil, and all that was kept."""
        night = night_of(table)
        lines = [f"night: {night.night + (night.flame > 0)}", f"oil: {night.flame // 2}"]
        return "\n".join(lines + [f"kept: {ITEMS[item]}" for item in night.kept])

    def goes_on(self, carried: str) -> bool:
        return read(carried)[0] <= NIGHTS


def night_of(table: Table) -> Night:
    if not isinstance(table, Night):
        raise TypeError("this is not a table of Beacon")
    return table


def read(carried: str) -> tuple[int, int, list[int]]:
    """The number of the night, the oil, and the things that were kept."""
    night, oil = 1, 0
    kept: list[int] = []
    for line in carried.splitlines():
        what, _, value = line.partition(": ")
        if what == "night" and value.isdecimal():
            night = int(value[:2])
        elif what == "oil" and value.isdecimal():
            oil = int(value[:2])
        elif what == "kept" and value in ITEMS and kept.count(ITEMS.index(value)) < CHEST.count(ITEMS.index(value)):
            kept.append(ITEMS.index(value))
        else:
            raise Mistake(f"'{line}' cannot be carried from night to night; it is 'night', 'oil' or 'kept'")
    return night, oil, sorted(kept)


class BeaconKnowing(Knowing):
    def sight(self, table: Table, seat: i64) -> NightView:
        night = night_of(table)
        is_known = night.side != NOBODY and (seat == EVERYTHING or knows(night.seen, seat))
        return {
            "night": night.night, "hour": night.hour, "flame": night.flame, "wood": night.wood,
            "chest": len(night.bag), "kept": [ITEMS[item] for item in night.kept],
            "storm": SIDES[night.side] if is_known else None,
            "wardens": [
                {
                    "seat": warden, "strength": night.strength[warden], "done": bool((night.done >> warden) & 1),
                    "has_looked": bool((night.seen >> warden) & 1),
                }
                for warden in range(night.seats)
            ],
        }  # fmt: skip

    def deal_anew(self, table: Table, seat: i64) -> None:
        """From where the storm comes is known only to those who have looked."""
        night = night_of(table)
        if night.side != NOBODY and not knows(night.seen, seat):
            night.side = night.roll("storm", 2)

    def contents(self) -> Catalogue:
        return {"items": list(ITEMS)}

    def keeps_secrets(self, table: Table) -> bool:
        """Only while some have looked out for the storm and some have not (BE-2.05)."""
        return night_of(table).seen not in (0, (1 << table.seats) - 1)

    def talk(self, table: Table, seat: i64) -> str:
        """Where the storm is wild, words are lost at the shutters (BE-3.03)."""
        storm = night_of(table).storm if table.questions and table.questions[0].way == GROUP else 0
        return (FREE, SIGNALS, SILENT)[storm]

    def chronicle(self, carried: str) -> Json:
        night, oil, kept = read(carried)
        return {"night": night, "oil": oil, "kept": [ITEMS[item] for item in kept]}


class BeaconNaming(Naming):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.options = Options([word(name, option) for option, name in enumerate(OPTIONS)])
        self.signals = ["left", "right", "wood", "thanks"]
        self.roles = {"side": list(SIDES), "item": list(ITEMS), "signal": self.signals}
        self.asking = "item"
        self.signal_rule = "BE-3.03"
        self.events = {
            "hour": ("number", "warden"), "gathers": ("warden", "number"), "feeds": ("warden", "number"),
            "looks": ("warden",), "sees": ("warden", "side"), "finds": ("warden", "item"),
            "burns": ("warden", "item", "number"), "keeps": ("warden", "item"), "done": ("warden",),
            "returns": ("warden",), "shuts": ("side",), "storm": ("side", "number", "left"), "dark": (),
            "dawn": ("number",), "signals": ("warden", "signal"),
        }  # fmt: skip

    def outcome_name(self, purpose: str, outcome: i64) -> str:
        return SIDES[outcome] if purpose == "storm" else ITEMS[outcome]

    def outcome(self, purpose: str, name: str) -> int:
        known = {"storm": SIDES, "chest": ITEMS}
        if purpose not in known:
            raise Mistake(f"nothing is ever drawn for '{purpose}'; chance decides {', '.join(known)}")
        if name not in known[purpose]:
            raise Mistake(f"'{name}' never comes up for '{purpose}', only {', '.join(known[purpose])}")
        return known[purpose].index(name)

    def refusal(self, table: Table, seat: i64, option: i64) -> Refused:
        question = table.question(seat)
        return Refused("BE-2.02" if question is None else question.rule, "that cannot be done now", "not-now")
