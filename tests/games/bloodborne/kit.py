"""A small table to try things at: a position, given dice, choices by name, and what came of it.

    play = Play(Henryk={"used": ["hunter_axe"]}, Eileen={}, Ludwig={"health": 3})
    play.round("red 2", Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="hunters_dream")
    assert play.health("Ludwig") == 2
    assert play.waits() == ["Ludwig"]

Hunters sit clockwise in the order they are named; the first one named is first player unless `first` says otherwise.
What is not said is as at the start of a game: starting hand, full health; the row of Available Upgrades is `ROW`. Dice
must be given; upgrades and dungeon cards are drawn freely unless given. Chance that is asked for without being given,
and given outcomes that are not used, are errors.
"""

from typing import Any

import pytest

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import Refused
from nachtspiel.engine.game import check, waiting_seats
from nachtspiel.engine.scenario import Script
from nachtspiel.games.bloodborne.game import Bloodborne, hunt_of

GAME = Bloodborne()
ROW = ["threaded_cane", "kirkhammer", "saw_spear", "tonitrus", "chikage"]  # the Available Upgrades, one per hunter

ALL = ["Henryk", "Eileen", "Ludwig"]
NEXT = "dungeon garden_of_eyes"  # the next monster, which does nothing when it appears

NOTICES = ("uses", "acts")


class Play:
    """A table in the middle of a game, at the start of a round."""

    def __init__(
        self, monster: str = "carrion_crows", echoes: int = 7, final_boss: str = "gehrman",
        free: tuple[str, ...] = ("upgrade", "dungeon"), position: dict[str, Any] | None = None,
        game: Bloodborne = GAME, **hunters: dict[str, Any],
    ) -> None:  # fmt: skip
        """`position`: further fields of docs/scenario-format.md: first, row, upgrades, settings, monsters_left, ..."""
        self.game = game
        self.names = list(hunters)
        fields: dict[str, Any] = {"monster": monster, "echoes": echoes, "final_boss": final_boss}
        fields["hunter"] = [{"name": name, **fields_of} for name, fields_of in hunters.items()]
        fields["row"] = ROW[: len(hunters)]
        fields.update(position or {})
        entry = Entry("test", "position", fields)
        self.script = Script(game, list(free))
        self.table = hunt_of(game.position(entry, self.names))
        entry.done()
        self.table.listener = self.script
        self.table.run()

    # ------------------------------------------------------------ acting

    def given(self, *outcomes: str) -> None:
        """Lay down what chance will say, in order: "red 2+", "upgrade blood_vial", "dungeon rabid_dog"."""
        for outcome in outcomes:
            purpose, _, name = outcome.partition(" ")
            self.script.outcomes.append((purpose, self.game.outcome(purpose, name)))

    def choose(self, **choices: str) -> None:
        """These hunters answer what they are asked, in this order: a card's key, "hunter 2", "decline", ..."""
        self.script.events = []
        for name, choice in choices.items():
            seat, option = self.names.index(name), self.game.option(choice)
            check(self.game, self.table, seat, option)
            self.table.answer(seat, option)

    def round(self, *outcomes: str, **choices: str) -> None:
        """Give the dice, then let these hunters choose; all that was given must have been used."""
        self.given(*outcomes)
        self.choose(**choices)
        assert not self.script.outcomes, f"never asked for: {self.script.outcomes}"

    def refused(self, name: str, choice: str) -> str:
        """The rule by which this choice is refused; the table must not change."""
        before = self.table.key()
        with pytest.raises(Refused) as caught:
            check(self.game, self.table, self.names.index(name), self.game.option(choice))
        assert self.table.key() == before
        return caught.value.rule

    # ------------------------------------------------------------ looking

    def waits(self) -> list[str]:
        """Who is to decide now, in seat order."""
        return [self.names[seat] for seat in waiting_seats(self.table)]

    def asked(self, name: str) -> str:
        """What kind of decision this hunter is asked for now; "" if none."""
        question = self.table.question(self.names.index(name))
        return "" if question is None else question.kind

    def offered(self, name: str) -> list[str]:
        """The choices this hunter has now, sorted by name."""
        question = self.table.question(self.names.index(name))
        return [] if question is None else sorted(self.game.option_name(option) for option in question.options)

    def told(self) -> list[str]:
        """What happened since the last choices began: "BB-10.02 hurt Eileen 2 6", names and keys instead of numbers.
        Notices that only say whose text is at work are left to `notices`."""
        return [line for line in self.lines() if line.split()[1] not in NOTICES]

    def notices(self) -> list[str]:
        """Whose text went to work since the last choices began."""
        return [line for line in self.lines() if line.split()[1] in NOTICES]

    def lines(self) -> list[str]:
        return [self.game.event_line(event, self.names) for event in self.script.events]

    def happened(self, line: str) -> bool:
        """Whether a line of `told` begins with these words."""
        return any(told == line or told.startswith(line + " ") for told in self.told())

    def facts(self, name: str) -> dict[str, Any]:
        hunters = self.game.facts(self.table)["hunters"]
        assert isinstance(hunters, list)
        found = hunters[self.names.index(name)]
        assert isinstance(found, dict)
        return found

    def health(self, name: str) -> int:
        return int(self.facts(name)["health"])

    def collected(self, name: str) -> int:
        return int(self.facts(name)["collected"])

    def banked(self, name: str) -> int:
        return int(self.facts(name)["banked"])

    def trophies(self, name: str) -> dict[str, int]:
        return dict(self.facts(name)["trophies"])

    def hand(self, name: str) -> list[str]:
        return list(self.facts(name)["hand"])

    def used(self, name: str) -> list[str]:
        return list(self.facts(name)["used"])

    @property
    def monster(self) -> str | None:
        found = self.game.facts(self.table)["monster"]
        return None if found is None else str(found)

    @property
    def echoes(self) -> int:
        return int(self.table.echoes)


def set_up(*outcomes: str, seats: int = 3, **settings: str) -> Play:
    """A new game, after its setup and before the first choice: set_up("dungeon beast_patient", final_boss="rom").
    First player is Henryk, unless the settings say otherwise; upgrades are drawn freely."""
    play = Play.__new__(Play)
    play.game = GAME
    play.names = ["Henryk", "Eileen", "Ludwig", "Maria", "Gratia"][:seats]
    play.script = Script(GAME, ["upgrade"])
    play.given(*outcomes)
    play.table = hunt_of(GAME.lay_out(seats, {"first_player": "1", **settings}, 0))
    play.table.listener = play.script
    GAME.start(play.table)
    assert not play.script.outcomes, f"never asked for: {play.script.outcomes}"
    return play


def boards(play: Play) -> list[tuple[int, int, int]]:
    """Health, collected and banked echoes of everybody."""
    return list(zip(health(play), collected(play), banked(play), strict=True))


def health(play: Play) -> list[int]:
    return [play.health(name) for name in play.names]


def collected(play: Play) -> list[int]:
    return [play.collected(name) for name in play.names]


def banked(play: Play) -> list[int]:
    return [play.banked(name) for name in play.names]


def by(play: Play, rule: str) -> list[str]:
    """What happened by this rule."""
    return [line for line in play.told() if line.startswith(f"{rule} ")]


def blows(play: Play) -> list[str]:
    """What came of the attacks, in order."""
    return [line for line in play.told() if line.split()[1] in ("hits", "hits_air")]


def throw(total: int) -> list[str]:
    """Faces of the green die that add up to this total."""
    return ["green 0"] if total == 0 else ["green 1+"] * (total - 1) + ["green 1"]
