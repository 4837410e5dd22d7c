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

from collections.abc import Iterable
from typing import Any

from nachtspiel.engine.content import Entry
from nachtspiel.engine.table import Event
from nachtspiel.games.bloodborne.game import Bloodborne
from nachtspiel.games.bloodborne.table import Hunt, hunt_of
from tests.games.kit import Trial

GAME = Bloodborne()
ROW = ["threaded_cane", "kirkhammer", "saw_spear", "tonitrus", "chikage"]  # the Available Upgrades, one per hunter

ALL = ["Henryk", "Eileen", "Ludwig"]
NEXT = "dungeon garden_of_eyes"  # the next monster, which does nothing when it appears

NOTICES = ("uses", "acts")


class Play(Trial[Bloodborne, Hunt]):
    """A table in the middle of a game, at the start of a round."""

    def __init__(
        self, monster: str = "carrion_crows", echoes: int = 7, final_boss: str = "gehrman",
        free: tuple[str, ...] = ("upgrade", "dungeon"), position: dict[str, Any] | None = None,
        game: Bloodborne = GAME, **hunters: dict[str, Any],
    ) -> None:  # fmt: skip
        """`position`: further fields of docs/scenario-format.md: first, row, upgrades, settings, monsters_left, ..."""
        names = list(hunters)
        fields: dict[str, Any] = {"monster": monster, "echoes": echoes, "final_boss": final_boss}
        fields["hunter"] = [{"name": name, **fields_of} for name, fields_of in hunters.items()]
        fields["row"] = ROW[: len(hunters)]
        fields.update(position or {})
        entry = Entry("test", "position", fields)
        self.lay(game, hunt_of(game.position(entry, names)), names, list(free))
        entry.done()
        self.table.run()
        self.sound()

    # ------------------------------------------------------------ acting

    def choose(self, **choices: str) -> None:
        """These hunters answer what they are asked, in this order: a card's key, "hunter 2", "decline", ..."""
        self.script.events = []
        for name, choice in choices.items():
            self.answer(name, choice)

    def round(self, *outcomes: str, **choices: str) -> None:
        """Give the dice, then let these hunters choose; all that was given must have been used."""
        self.given(*outcomes)
        self.choose(**choices)
        self.all_used()

    # ------------------------------------------------------------ looking

    def told(self) -> list[str]:
        """Notices that only say whose text is at work are left to `notices`."""
        return [line for line in self.lines() if line.split()[1] not in NOTICES]

    def notices(self) -> list[str]:
        """Whose text went to work since the last choices began."""
        return [line for line in self.lines() if line.split()[1] in NOTICES]

    def facts(self, name: str) -> dict[str, Any]:
        hunters = self.game.knowing.facts(self.table)["hunters"]
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
        found = self.game.knowing.facts(self.table)["monster"]
        return None if found is None else str(found)

    @property
    def echoes(self) -> int:
        return int(self.table.echoes)


def set_up(*outcomes: str, seats: int = 3, **settings: str) -> Play:
    """A new game, after its setup and before the first choice: set_up("dungeon beast_patient", final_boss="rom").
    First player is Henryk, unless the settings say otherwise; upgrades are drawn freely."""
    table = hunt_of(GAME.lay_out(seats, {"first_player": "1", **settings}, 0))
    names = ["Henryk", "Eileen", "Ludwig", "Maria", "Gratia"][:seats]
    play = Play.begun(GAME, table, names, ["upgrade"], *outcomes)
    play.all_used()
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


def check_dice_are_free(runs: Iterable[list[Event]]) -> None:
    """What the second hunter plays says nothing about the first face rolled: with five cards and six faces nearly all
    pairs come up in some hundred runs. Drawn from one stream, each card would come with one or two faces only."""
    met = set()
    for events in runs:
        (card,) = (event.b for event in events if event.what == "plays" and event.a == 1)
        met.add((card, next(event.c for event in events if event.what == "rolls")))
    cards, faces = ({pair[i] for pair in met} for i in range(2))
    assert (len(cards), len(faces)) == (5, 6)
    assert len(met) > 25
