"""Many random games: nothing gets stuck, every rule that can fire fires, every record verifies in another process.

    python benchmarks/soak.py [--games 10000] [--folder soak]

The games are spread over seat counts, Final Bosses and the other settings. Ends with a line of figures, exit code 1 if
anything was wrong.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from nachtspiel.engine.game import Game
from nachtspiel.games.registry import games
from nachtspiel.lab.coverage import cited
from nachtspiel.lab.simulate import Plan, simulate


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    said = parser.parse_args()
    begin = time.time()
    wrong = 0
    for game in games():
        plans = [plan for seats in range(game.fewest, game.most + 1) for plan in plans_of(game, seats)]
        share = -(-said.games // len(plans))
        fired: Counter[str] = Counter()
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for number, plan in enumerate(plans):
                for outcome in simulate(plan, share, 1_000_000 * number):
                    fired.update(outcome.rules)
                    path = folder / f"{number}-{outcome.seed}.record"
                    path.write_text(outcome.record, encoding="utf-8")
                print(f"{game.name}: {number + 1}/{len(plans)} {plan.seats} seats {plan.settings}", flush=True)
            verify = [sys.executable, "-m", "nachtspiel", "record", "verify", name]
            verified = subprocess.run(verify, capture_output=True, text=True, check=False)
        silent = sorted(cited(game.name) - set(fired))
        wrong += verified.returncode != 0 or bool(silent)
        print(verified.stdout.splitlines()[-1] if verified.stdout else verified.stderr[-500:])
        print(f"{game.name}: {share * len(plans)} games ended, {len(fired)} rules fired, silent: {silent or 'none'}")
    print(f"{time.time() - begin:.0f} seconds")
    return 1 if wrong else 0


def plans_of(game: Game, seats: int) -> list[Plan]:
    """The usual table, and one for every other value of every setting."""
    plans = [Plan(game.name, seats, ["random"], {}, keep_records=True)]
    for setting in game.settings:
        others = setting.values or ["1", "2"]
        for value in others:
            if value != setting.default and (not value.isdecimal() or setting.values == [] or int(value) <= seats):
                plans.append(Plan(game.name, seats, ["random"], {setting.name: value}, keep_records=True))
    return plans


if __name__ == "__main__":
    raise SystemExit(main())
