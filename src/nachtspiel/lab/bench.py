"""How fast the games are, beside the best of the field, as ratios measured in one run.

Every candidate plays in short slices that are interleaved, so that a busy machine slows all of them alike. Rates are
per second of processor time; the middle of all slices counts.
"""

import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nachtspiel
from nachtspiel.bots.levels import CURIOSITY
from nachtspiel.bots.mind import Mind
from nachtspiel.bots.search import Search, led_answer
from nachtspiel.engine import table as engine_table
from nachtspiel.engine.asking import TOGETHER
from nachtspiel.engine.chance import apart, seeded
from nachtspiel.engine.game import Game
from nachtspiel.engine.playout import answer_one, next_question, play_on
from nachtspiel.engine.table import Table
from nachtspiel.games.registry import game as find_game

SLICE = 0.25
CYCLES = 9
STEP = 50  # iterations of one thought
ITERATIONS = "search iterations/s"
Rates = dict[str, float]
Candidate = Callable[[float], Rates]


def is_compiled() -> bool:
    return not str(engine_table.__file__).endswith(".py")


# ---------------------------------------------------------------- our own games


def measure_game(game: Game, seats: int) -> Candidate:
    """Random play inside the engine, random play driven from Python, copies, and copy-and-play-out runs."""
    starts = [game.new(seats, {}, seed) for seed in range(64)]
    middles = [middle_of(start) for start in starts]
    thoughts = [thought_of(game, seats, seed) for seed in range(16)]
    state = {"seed": 0}

    def inside(seconds: float) -> tuple[float, float]:
        begin, decisions, games = time.process_time(), 0, 0
        while time.process_time() - begin < seconds:
            state["seed"] += 1
            chance = apart(state["seed"])
            decisions += play_on(game.new(seats, {}, state["seed"]), chance)
            games += 1
        spent = time.process_time() - begin
        return decisions / spent, games / spent

    def outside(seconds: float) -> float:
        begin, decisions, chance = time.process_time(), 0, seeded(1)
        while time.process_time() - begin < seconds:
            state["seed"] += 1
            table = game.new(seats, {}, state["seed"])
            while not table.over:
                together = table.questions[0].way == TOGETHER
                for question in table.questions if together else [next_question(table, chance)]:
                    table.answer(question.seat, question.options[int(random.random() * len(question.options))])
                    decisions += 1
        return decisions / (time.process_time() - begin)

    def copies(seconds: float) -> float:
        begin, done = time.process_time(), 0
        while time.process_time() - begin < seconds:
            for table in middles:
                table.copy()
            done += len(middles)
        return done / (time.process_time() - begin)

    def runs(seconds: float) -> float:
        begin, done = time.process_time(), 0
        chance = seeded(1)
        while time.process_time() - begin < seconds:
            for table in middles:
                play_on(table.copy(), chance)
            done += len(middles)
        return done / (time.process_time() - begin)

    def thinking(seconds: float) -> float:
        begin, done = time.process_time(), 0
        while time.process_time() - begin < seconds:
            state["seed"] += 1
            search = Search(thoughts[state["seed"] % len(thoughts)], state["seed"], game.thinking.master[1], CURIOSITY)
            for _ in range(STEP):
                search.iterate()
            done += STEP
        return done / (time.process_time() - begin)

    def measure(seconds: float) -> Rates:
        decisions, games = inside(seconds)
        return {
            "decisions/s": decisions,
            "games/s": games,
            "decisions/s driven from Python": outside(seconds),
            "copies/s": copies(seconds / 4),
            "copy-and-play-out runs/s": runs(seconds),
            ITERATIONS: thinking(seconds),
        }

    return measure


def middle_of(table: Table) -> Table:
    """The same game some way on."""
    table = table.copy()
    chance = seeded(7)
    for _ in range(60):
        answer_one(table, chance)
    return table


def thought_of(game: Game, seats: int, seed: int, anywhere: bool = False) -> Mind:
    """Whoever has to decide in the middle of a game: at the middle one of the quiet moments in which there is a choice
    (in a game without any, of all choices), everybody having played as the game leans."""
    table, chance, stage = game.new(seats, {}, seed), apart(seed), -1
    found = []
    while not table.over:
        question = next_question(table, chance)
        quiet = anywhere or (game.thinking.stage(table) != stage and game.thinking.is_quiet(table))
        if quiet and len(question.options) > 1:
            stage = game.thinking.stage(table)
            found.append(Mind(game, table.copy(), int(question.seat)))
        table.take(question, led_answer(game, table, question, chance))
    return found[len(found) // 2] if found or anywhere else thought_of(game, seats, seed, True)


# ---------------------------------------------------------------- the same without compilation

CHILD = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader
package = sys.argv[1]
def only_sources(path):
    if not path.startswith(package):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))
sys.path_hooks.insert(0, only_sources)
sys.path_importer_cache.clear()
sys.path.insert(0, sys.argv[2])
from nachtspiel.lab.bench import serve
serve(sys.argv[3], int(sys.argv[4]))
"""


def serve(name: str, seats: int) -> None:
    """Measure on demand: a line with seconds comes in, a line with rates goes out."""
    measure = measure_game(find_game(name), seats)
    print(json.dumps({"compiled": is_compiled()}), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(float(line))), flush=True)


def uncompiled(name: str, seats: int) -> Candidate:
    """The same package in another process that looks only at its Python sources."""
    root = Path(str(nachtspiel.__file__)).resolve().parents[1]
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(root / "nachtspiel"), str(root), name, str(seats)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert child.stdin is not None
    assert child.stdout is not None
    commands, answers = child.stdin, child.stdout
    if json.loads(answers.readline())["compiled"]:
        raise RuntimeError("the uncompiled measurement ran compiled code")

    def measure(seconds: float) -> Rates:
        commands.write(f"{seconds}\n")
        commands.flush()
        rates: Rates = json.loads(answers.readline())
        return rates

    return measure


# ---------------------------------------------------------------- peers


def open_spiel(name: str) -> Candidate:
    """A game of OpenSpiel, driven from Python through its own interface."""
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

    game: Any = pyspiel.load_game(name)

    def measure(seconds: float) -> Rates:
        begin, decisions, games = time.process_time(), 0, 0
        while time.process_time() - begin < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, weights)[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(random.random() * len(legal))])
                    decisions += 1
            games += 1
        spent = time.process_time() - begin
        return {"decisions/s": decisions / spent, "games/s": games / spent}

    return measure


def rlcard(name: str) -> Candidate:
    """A game of RLCard, driven through its environment."""
    import rlcard as package  # type: ignore[import-not-found, import-untyped, unused-ignore]

    env: Any = package.make(name)

    def measure(seconds: float) -> Rates:
        begin, decisions, games = time.process_time(), 0, 0
        while time.process_time() - begin < seconds:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(random.random() * len(legal))])
                decisions += 1
            games += 1
        spent = time.process_time() - begin
        return {"decisions/s": decisions / spent, "games/s": games / spent}

    return measure


def open_spiel_search(name: str, in_python: bool) -> Candidate:
    """OpenSpiel's own information-set Monte Carlo tree search in the middle of a game, asked from Python: that in C++,
    or that which is itself written in Python (over a game in C++)."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    state = game.new_initial_state()
    chance = random.Random(1)
    while state.is_chance_node() or state.move_number() < MIDDLE:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))

    def fresh_bot(seed: int) -> Any:
        if in_python:
            from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-not-found, import-untyped, unused-ignore]

            return ismcts.ISMCTSBot(
                game=game, evaluator=mcts.RandomRolloutEvaluator(1), uct_c=2.0, max_simulations=STEP,
                allow_inconsistent_action_sets=True,
            )  # fmt: skip
        most_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return pyspiel.ISMCTSBot(
            seed, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, STEP, -1, most_visits, False, True
        )  # fmt: skip

    def measure(seconds: float) -> Rates:
        begin, done = time.process_time(), 0
        while time.process_time() - begin < seconds:
            fresh_bot(done + 1).step(state)
            done += STEP
        return {ITERATIONS: done / (time.process_time() - begin)}

    return measure


MIDDLE = 45  # moves of a game of gin rummy

PEERS: dict[str, Callable[[], Candidate]] = {
    "OpenSpiel hanabi (4 players)": lambda: open_spiel("hanabi(players=4)"),
    "OpenSpiel gin_rummy": lambda: open_spiel("gin_rummy"),
    "OpenSpiel gin_rummy, IS-MCTS in C++": lambda: open_spiel_search("gin_rummy", False),
    "OpenSpiel gin_rummy, IS-MCTS in Python": lambda: open_spiel_search("gin_rummy", True),
    "RLCard uno": lambda: rlcard("uno"),
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
}


# ---------------------------------------------------------------- the run


def candidates(names: list[str], said_seats: int | None, peers: bool) -> tuple[dict[str, Candidate], list[str]]:
    """Who is measured, and what is missing and why."""
    found: dict[str, Candidate] = {}
    missing: list[str] = []
    for name in names:
        game = find_game(name)
        seats = said_seats if said_seats is not None else min(4, game.most)
        if is_compiled():
            found[f"{name} compiled"] = measure_game(game, seats)
            found[f"{name} uncompiled"] = uncompiled(name, seats)
        else:
            found[f"{name} uncompiled"] = measure_game(game, seats)
            missing.append("this installation is pure Python: `make bench` builds and measures the compiled one too")
    if peers:
        for label, make in PEERS.items():
            try:
                found[label] = make()
            except ImportError as error:
                missing.append(f"{label} is not installed ({error.name}): pip install 'nachtspiel[peers]'")
    return found, missing


def run(
    found: dict[str, Candidate], cycles: int = CYCLES, seconds: float = SLICE,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Rates]:  # fmt: skip
    """Measure all candidates in turns; the median of every rate."""
    slices: dict[str, list[Rates]] = {label: [] for label in found}
    for measure in found.values():
        measure(seconds / 5)  # warm up
    for cycle in range(cycles):
        for label, measure in found.items():
            slices[label].append(measure(seconds))
        if progress:
            progress(cycle + 1, cycles)
    return {
        label: {rate: statistics.median([one[rate] for one in all_rates]) for rate in all_rates[0]}
        for label, all_rates in slices.items()
    }
