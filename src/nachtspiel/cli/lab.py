"""`nachtspiel lab ...`: many games, and what they say."""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from nachtspiel.cli.settings import settings_of
from nachtspiel.engine.errors import Mistake

Said = argparse.Namespace
RUNS_HELP = "of a campaign at most, where games carry over; default 10"


def add_actions(lab: argparse.ArgumentParser) -> None:
    """What can be said after `nachtspiel lab`."""
    actions = lab.add_subparsers(dest="action", required=True, metavar="ACTION", parser_class=type(lab))

    run = actions.add_parser("run", help="play many games; tables and a report")
    common(run, 1000)
    run.add_argument("--bots", default="greedy", help="one for all, or one for each seat: master,adept,adept")
    run.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the table")
    run.add_argument(
        "--vary", default="", metavar="NAME", help="settings that take all their values: final_boss, or deck1,deck2"
    )
    run.add_argument("--rotate", action="store_true", help="every seed once for every seating of the bots")
    run.add_argument("--runs", type=int, metavar="N", help=RUNS_HELP)
    run.add_argument(
        "--trial", default="", metavar="KIND", help="leave one decision of this kind in each game to chance"
    )
    run.add_argument(
        "--out", type=Path, metavar="FOLDER", help="where it is kept; the same folder goes on; default lab/"
    )

    ladder = actions.add_parser("ladder", help="play the bots against each other, or each level against the box")
    common(ladder, 400)
    ladder.add_argument("--levels", default="random,greedy,adept,master", help="from the lowest to the highest")
    ladder.add_argument("--all", action="store_true", help="all pairs, not only neighbours")
    ladder.add_argument("--partners", action="store_true", help="in a team: also one of each level among all others")
    ladder.add_argument("--runs", type=int, default=1, metavar="N", help="of a campaign at most; default 1")
    ladder.add_argument("--out", type=Path, metavar="FOLDER", help="keep the games; the same folder goes on")

    compare = actions.add_parser("compare", help="compare two versions on the same seeds; stops when it is clear")
    compare.add_argument("versions", nargs=2, metavar="VERSION", help="own, a folder of content, or NAME=VALUE,...")
    common(compare, 5000)
    compare.add_argument("--bots", default="greedy", help="one for all, or one for each seat")
    compare.add_argument(
        "--measure", default="length", help="length, score, spread, swings, won, runs, or an event such as dies"
    )
    compare.add_argument("--runs", type=int, metavar="N", help=RUNS_HELP)
    compare.add_argument("--band", type=float, default=0.0, help="a difference within this is none")

    fit = actions.add_parser("fit", help="fit a game's judgement from self-play")
    common(fit, 3000)
    fit.add_argument("--rounds", type=int, default=3, help="how often positions and choices are fitted in turn")
    fit.add_argument("--choices", type=int, default=200, metavar="N", help="games for choices in each round")
    fit.add_argument("--iterations", type=int, default=100, help="of the search that makes those choices")
    fit.add_argument("--every", type=int, default=3, metavar="N", help="of positions and choices every Nth is kept")
    fit.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="for the weights, the data and the log")


def common(command: argparse.ArgumentParser, games: int) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument("--games", type=int, default=games, help=f"default {games}")
    command.add_argument("--seats", type=int)
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--workers", type=int, help="how many processes; default: all cores")
    command.add_argument("--on", default="here", help="here, or ray: a cluster, or one on this machine")
    command.add_argument("--json", action="store_true")


def lab(said: Said) -> int:
    if said.workers is not None and said.workers < 1:
        raise Mistake(f"--workers must be 1 or more, not {said.workers}")
    try:
        return ACTIONS[said.action](said)
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("nachtspiel"):
            raise
        raise Mistake(f"the laboratory needs {error.name}: pip install 'nachtspiel[lab]'") from None


def run(said: Said) -> int:
    from nachtspiel.cli.progress import progress
    from nachtspiel.lab.run import Folder, make_plan

    plan = make_plan(
        said.game, said.games, said.seats, said.bots, said.seed, settings_of(said), said.vary, said.rotate, said.trial,
        runs=said.runs,
    )  # fmt: skip
    folder = Folder(said.out if said.out is not None else Path("lab") / f"{said.game}-{said.games}")
    try:
        with progress() as step:
            found = folder.play(plan, said.workers, said.on, step)
    except KeyboardInterrupt:
        return interrupted(folder.path)
    page = folder.write(found)
    if said.json:
        print(json.dumps({"report": str(page), "games": found.number()}))
    else:
        print(f"{found.number()} games are in {folder.path}; read {page}")
    return 0


def interrupted(folder: Path | None) -> int:
    lost = "; nothing was kept, --out would" if folder is None else f"; the same command goes on from here ({folder})"
    print(f"\ninterrupted{lost}", file=sys.stderr)
    return 130


def ladder(said: Said) -> int:
    from nachtspiel.cli.progress import progress
    from nachtspiel.lab.ladder import climb

    try:
        with progress() as step:
            found = climb(
                said.game, said.levels.split(","), said.seats, said.games, said.seed, said.all, said.workers, said.on,
                step, said.out, said.partners, said.runs,
            )  # fmt: skip
    except KeyboardInterrupt:
        return interrupted(said.out)
    print(json.dumps(found.data(), indent=1) if said.json else found.text())
    return 0


def compare(said: Said) -> int:
    from nachtspiel.lab.compare import Verdict, version
    from nachtspiel.lab.compare import compare as run_compare
    from nachtspiel.lab.run import make_plan

    plan = make_plan(said.game, said.games, said.seats, said.bots, said.seed, runs=said.runs)
    first, second = (version(said.game, text, plan) for text in said.versions)

    def show(verdict: Verdict) -> None:
        if sys.stderr.isatty():
            print(f"\r{verdict.line()}\033[K", end="", file=sys.stderr, flush=True)

    verdict = run_compare(first, second, said.measure, said.band, said.workers, said.on, show)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(json.dumps(verdict.data()) if said.json else verdict.line())
    return 0


def fit(said: Said) -> int:
    from nachtspiel.lab.fit import fit_game

    for line in fit_game(
        said.game, said.seats, said.games, said.choices, said.iterations, said.rounds, said.seed, said.out, said.every,
        said.workers, said.on,
    ):  # fmt: skip
        print(line, flush=True)
    return 0


ACTIONS: dict[str, Callable[[Said], int]] = {"run": run, "ladder": ladder, "compare": compare, "fit": fit}
