"""A run of many games, kept in a folder: interrupted at any moment, it goes on where it was.

plan.json       what is to be played
journal.jsonl   a line for every finished unit
games.parquet, choices.parquet, report.html     written at the end
"""

import hashlib
import itertools
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nachtspiel.bots.levels import QUICK
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.games.registry import game as find_game
from nachtspiel.games.registry import package
from nachtspiel.lab.unit import Result, Unit, benches_of, check_bots, game_of
from nachtspiel.lab.workers import check_place, play_units

if TYPE_CHECKING:
    import polars

UNIT, SHORT_UNIT = 25, 5  # games: of quick bots, and of bots that think, so that little is lost with an interruption
RUNS = 10  # of a campaign at most
Progress = Callable[[int, int], None]  # games done, games in all


@dataclass(frozen=True)
class Plan:
    """What to play. `vary` names a setting that takes each of its values in turn; of several, separated by commas, all
    combinations are played."""

    game: str
    games: int
    seats: int
    bots: tuple[str, ...]
    seed: int = 0
    settings: tuple[tuple[str, str], ...] = ()
    vary: str = ""
    rotate: bool = False
    trial: str = ""
    content: tuple[tuple[str, str], ...] = ()
    runs: int = 1
    records: bool = False

    def units(self) -> list[Unit]:
        """The work, in small pieces. Every value of a varied setting meets the same seeds."""
        varied = self.varied()
        found = []
        each = -(-self.games // len(varied))
        size = UNIT if set(self.bots) <= set(QUICK) else SHORT_UNIT
        seatings = len(benches_of(find_game(self.game), self.seats)) if self.rotate else 1
        each = -(-each // seatings) * seatings  # every seed in all its seatings
        size = -(-size // seatings) * seatings
        for start in range(0, each, size):
            for label, values in varied.items():
                settings = {**dict(self.settings), **values}
                found.append(
                    Unit(self.game, self.seats, self.bots, self.seed + start // seatings, min(size, each - start),
                         tuple(sorted(settings.items())), label, self.rotate, self.trial, self.content, self.runs,
                         self.records)
                )  # fmt: skip
        return found

    def played(self) -> int:
        """How many games that is: at least as many as were asked for."""
        return sum(unit.games for unit in self.units())

    def varied(self) -> dict[str, dict[str, str]]:
        """What is varied, by the label it has in reports."""
        return variations(find_game(self.game), self.vary)


def gone_through(game: Game) -> str:
    """The settings whose values a ladder and a fit go through: how hard a game is, and what it says itself."""
    return ",".join(name for name in (game.difficulty, game.varied) if name)


def variations(game: Game, vary: str) -> dict[str, dict[str, str]]:
    """All combinations of the values of some settings; without any, one that changes nothing."""
    names = vary.split(",") if vary else []
    if len(set(names)) < len(names):
        raise Mistake(f"--vary {vary} names a setting twice; once is enough")
    columns = []
    for name in names:
        found = [setting for setting in game.settings if setting.name == name]
        values = [value for setting in found for value in setting.values if value != "random"]
        if len(values) < 2:
            raise Mistake(f"--vary takes a setting with several values, and '{name}' is none of {game.name}")
        columns.append(values)
    return {"+".join(values): dict(zip(names, values, strict=True)) for values in itertools.product(*columns)}


def make_plan(
    game: str, games: int, seats: int | None = None, bots: str | list[str] = "greedy", seed: int = 0,
    settings: dict[str, str] | None = None, vary: str = "", rotate: bool = False, trial: str = "",
    content: dict[str, str] | None = None, runs: int | None = None, records: bool = False,
) -> Plan:  # fmt: skip
    """A plan, checked: whatever is wrong with it is said before anything is played."""
    found = find_game(game)
    if games < 1:
        raise Mistake(f"--games must be 1 or more, not {games}")
    if seed < 0:
        raise Mistake(f"--seed must be 0 or more, not {seed}")
    seats = seats if seats is not None else found.fewest
    found.settle(seats, settings or {})
    levels = check_bots(bots.split(",") if isinstance(bots, str) else bots, seats)
    if rotate and len(set(levels)) == 1:
        raise Mistake("--rotate is for different bots: the same ones would play every game again, once for each seat")
    if trial and trial not in found.kinds:
        raise Mistake(f"--trial takes a kind of decision, and {game} has {', '.join(found.kinds)}, not '{trial}'")
    if runs is None:
        runs = RUNS if found.carries else 1
    if runs < 1 or (runs > 1 and not found.carries):
        why = "must be 1 or more" if found.carries else f"is for campaigns, and {game} is played one game at a time"
        raise Mistake(f"--runs {why}, not {runs}")
    plan = Plan(
        game, games, seats, levels, seed, tuple(sorted((settings or {}).items())), vary, rotate, trial,
        tuple(sorted((content or {}).items())), runs, records,
    )  # fmt: skip
    plan.varied()
    return plan


@dataclass
class Found:
    """What a run has brought so far."""

    plan: Plan
    rows: list[dict[str, Any]] = field(default_factory=list)
    choices: list[dict[str, Any]] = field(default_factory=list)

    def add(self, result: Result) -> None:
        self.rows += result.rows
        self.choices += result.choices

    def number(self) -> int:
        """How many games were played; a run of a campaign is one."""
        return len(self.rows) // self.plan.seats

    def games(self) -> "polars.DataFrame":
        """A row for every seat of every game; `n_...` counts what happened to it."""
        import polars

        names = sorted({name for row in self.rows for name in row["events"]})
        flat = [
            {**{key: value for key, value in row.items() if key != "events"},
             **{f"n_{name}": row["events"].get(name, 0) for name in names}}
            for row in self.rows
        ]  # fmt: skip
        return polars.DataFrame(flat).sort("label", "seed", "bot", "seat")

    def options(self) -> "polars.DataFrame":
        """The sums for every option of every kind of decision, by label."""
        import polars

        sums = [name for name in self.choices[0] if name not in ("label", "kind", "option")]
        frame = polars.DataFrame(self.choices)
        return frame.group_by("label", "kind", "option").agg(polars.col(sums).sum()).sort("label", "kind", "option")


def play(plan: Plan, workers: int | None = None, on: str = "here", progress: Progress | None = None) -> Found:
    """Play a plan and keep what comes of it in memory."""
    found = Found(plan)
    for result in in_order(plan, workers, on, progress):
        found.add(result)
    return found


def in_order(
    plan: Plan, workers: int | None = None, on: str = "here", progress: Progress | None = None
) -> Iterator[Result]:
    """Play a plan and give what comes of it piece by piece, in the order of the seeds."""
    units = plan.units()
    ahead: dict[str, Result] = {}
    place = 0
    for result in counted(units, 0, workers, on, progress):
        ahead[result.key] = result
        while place < len(units) and units[place].key() in ahead:
            yield ahead.pop(units[place].key())
            place += 1


def counted(
    units: list[Unit], before: int, workers: int | None, on: str, progress: Progress | None
) -> Iterator[Result]:
    """Play units and say how far it has come."""
    sizes = {unit.key(): unit.games for unit in units}
    done, total = before, before + sum(sizes.values())
    if progress:
        progress(done, total)
    for result in play_units(units, workers, on):
        yield result
        done += sizes[result.key]
        if progress:
            progress(done, total)


def edition_of(game: Game) -> str:
    """What a game is played with: its rules, its content, and the weights by which bots judge it. Games of different
    editions do not belong into one run."""
    return hashlib.sha256(json.dumps([game.version, game.content, weights_of(game)]).encode()).hexdigest()[:16]


def weights_of(game: Game) -> str:
    """The text of a game's own weights; empty if it has none."""
    file = files(package(game.name)) / "judge.toml"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


class Folder:
    """The folder of a run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.plan_file = path / "plan.json"
        self.journal = path / "journal.jsonl"

    def begin(self, plan: Plan) -> None:
        """A new run, or the same one again; never another one in its place."""
        self.path.mkdir(parents=True, exist_ok=True)
        edition = edition_of(game_of(plan.game, plan.content))
        if self.plan_file.exists():
            known, of = self.plan()
            if known != plan:
                raise Mistake(f"'{self.path}' holds another run; take another folder, or the same options to go on")
            if of != edition:
                raise Mistake(
                    f"rules, cards or weights of {plan.game} have changed since the run in '{self.path}' was begun; "
                    "take another folder"
                )
            return
        if any(self.path.iterdir()):
            raise Mistake(f"'{self.path}' is not empty and holds no run; take another folder")
        self.plan_file.write_text(json.dumps({**asdict(plan), "edition": edition}, indent=1), encoding="utf-8")

    def plan(self) -> tuple[Plan, str]:
        """What is to be played, and with which edition of the game."""
        try:
            fields = json.loads(self.plan_file.read_text(encoding="utf-8"))
            edition = str(fields.pop("edition"))
            for name in ("settings", "content"):
                fields[name] = tuple((key, value) for key, value in fields[name])
            return Plan(**{**fields, "bots": tuple(fields["bots"])}), edition
        except (ValueError, TypeError, KeyError) as error:
            raise Mistake(f"{self.plan_file} cannot be read ({error}); take another folder") from None

    def results(self) -> dict[str, Result]:
        """What is finished. A line that was cut off by an interruption counts as not written."""
        found = {}
        if self.journal.exists():
            for line in self.journal.read_text(encoding="utf-8").splitlines():
                try:
                    result = Result(**json.loads(line))
                except (ValueError, TypeError):
                    continue
                found[result.key] = result
        return found

    def play(self, plan: Plan, workers: int | None = None, on: str = "here", progress: Progress | None = None) -> Found:
        """Play what is not finished yet, and keep each unit as soon as it is."""
        check_place(on)
        self.begin(plan)
        done = self.results()
        units = plan.units()
        left = [unit for unit in units if unit.key() not in done]
        before = sum(unit.games for unit in units if unit.key() in done)
        with self.journal.open("a", encoding="utf-8") as journal:
            if journal.tell() and not self.journal.read_bytes().endswith(b"\n"):
                journal.write("\n")
            for result in counted(left, before, workers, on, progress):
                journal.write(json.dumps(vars(result)) + "\n")
                journal.flush()
                os.fsync(journal.fileno())
                done[result.key] = result
        found = Found(plan)
        for unit in units:
            found.add(done[unit.key()])
        return found

    def write(self, found: Found) -> Path:
        """The tables and the report."""
        from nachtspiel.lab.report import report

        found.games().write_parquet(self.path / "games.parquet")
        found.options().write_parquet(self.path / "choices.parquet")
        page = self.path / "report.html"
        page.write_text(report(found), encoding="utf-8")
        return page
