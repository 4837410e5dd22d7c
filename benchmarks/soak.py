"""Many random games: nothing gets stuck, every record verifies in another process, rules that never fire are named.

    python benchmarks/soak.py [bloodborne bluthelden] [--games 10000] [--first 1]

So many games for every seat count and every combination of the settings that a game crosses: Bluthelden its sixteen
pairings of decks. They are shared out over the usual table and one for every other value of every other setting. While
one combination is played, the records of the one before are verified. Exit code 1 if anything was wrong.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections import Counter
from itertools import product
from pathlib import Path

from nachtspiel.engine.game import Game
from nachtspiel.games.registry import game as find_game
from nachtspiel.games.registry import games
from nachtspiel.lab.coverage import cited
from nachtspiel.lab.run import in_order, make_plan

APART = 1_000_000  # between the seeds of two combinations


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=[game.name for game in games()])
    parser.add_argument("--games", type=int, default=10_000, help="for each combination (10000)")
    parser.add_argument("--first", type=int, default=1, help="the combination to begin with, after an interruption")
    said = parser.parse_args()
    fine = [soak(find_game(name), said.games, said.first) for name in said.game]
    return 0 if all(fine) else 1


def soak(game: Game, number: int, first: int) -> bool:
    """Play them all; whether all is well."""
    begin = time.time()
    crossed = combinations(game)
    rules: Counter[str] = Counter()
    events: Counter[str] = Counter()
    decisions = 0
    fine = True
    last: Verification | None = None
    for place, (seats, settings) in list(enumerate(crossed))[first - 1 :]:
        folder = tempfile.TemporaryDirectory()
        played = written = 0
        for each, share in shares(tables_of(game, seats, settings), number):
            plan = make_plan(game.name, share, seats, "random", APART * place + played, each, records=True)
            for result in in_order(plan, workers=1):
                rules.update(result.rules)
                events.update(result.heard)
                for row, text in zip(result.rows[::seats], result.records, strict=True):
                    decisions += row["decisions"]
                    path = Path(folder.name) / f"{row['seed']}-{row['run']}.record"
                    path.write_text(text, encoding="utf-8")
                    written += 1
                if sys.stderr.isatty():
                    print(f"\r{place + 1}/{len(crossed)}: {written} games ", end="", file=sys.stderr, flush=True)
            played += share
        rate = number * (place + 2 - first) / (time.time() - begin)
        name = " ".join(f"{key}={value}" for key, value in settings.items())
        print(
            f"{game.name} {place + 1}/{len(crossed)}: {seats} seats {name}: {played} games, {rate:.1f} a second",
            flush=True,
        )
        fine = (last is None or last.fits()) and fine
        last = Verification(folder, written)
    fine = (last is None or last.fits()) and fine
    silent = sorted(cited(game.name) - set(rules))
    unheard = sorted(set(game.naming.events) - set(events))
    seconds = time.time() - begin
    total = number * (len(crossed) + 1 - first)
    print(f"{game.name}: {total} games ended and their records {'fit' if fine else 'DO NOT ALL FIT'}")
    print(
        f"{game.name}: {decisions / total:.0f} decisions a game, {total / seconds:.1f} games a second, {seconds:.0f} s"
    )
    print(f"{game.name}: {len(rules)} rules fired; silent: {', '.join(silent) or 'none'}")
    print(f"{game.name}: {len(events)} kinds of events; silent: {', '.join(unheard) or 'none'}")
    return fine


class Verification:
    """Another process plays all records of a folder again."""

    def __init__(self, folder: tempfile.TemporaryDirectory[str], number: int) -> None:
        self.folder = folder
        self.number = number
        command = [sys.executable, "-m", "nachtspiel", "record", "verify", folder.name]
        self.said = Path(folder.name) / "said.txt"
        with self.said.open("w") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT)

    def fits(self) -> bool:
        code = self.process.wait()
        lines = self.said.read_text(encoding="utf-8").splitlines()
        self.folder.cleanup()
        fitting = sum(": fits, " in line for line in lines)
        if code == 0 and fitting == self.number:
            return True
        wrong = [line for line in lines if ": fits, " not in line]
        print(f"{self.number - fitting} of {self.number} records do not fit:", *wrong[-5:], sep="\n", flush=True)
        return False


def combinations(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every seat count with every combination of the crossed settings."""
    crossed = [setting for setting in game.settings if setting.crossed]
    names = [setting.name for setting in crossed]
    values = list(product(*[setting.values for setting in crossed]))
    seats = range(game.fewest, game.most + 1)
    return [(number, dict(zip(names, each, strict=True))) for number in seats for each in values]


def tables_of(game: Game, seats: int, settings: dict[str, str]) -> list[dict[str, str]]:
    """The settings of the usual table, and one for every other value of every setting that is not crossed."""
    found = [settings]
    for setting in game.settings:
        for value in setting.values or ["1", "2"]:
            if setting.crossed or value == setting.default:
                continue
            if not value.isdecimal() or not setting.values or int(value) <= seats:
                found.append({**settings, setting.name: value})
    return found


def shares(tables: list[dict[str, str]], number: int) -> list[tuple[dict[str, str], int]]:
    """So many games in all; what cannot be divided is the usual table's."""
    each = number // len(tables)
    found = [(tables[0], number - each * (len(tables) - 1)), *[(settings, each) for settings in tables[1:]]]
    return [(settings, share) for settings, share in found if share]


if __name__ == "__main__":
    raise SystemExit(main())
