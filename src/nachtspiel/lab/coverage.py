"""Which rules are proved by tests, and how often each fires in random games."""

import ast
from collections import Counter
from importlib.resources import files
from pathlib import Path

from nachtspiel.engine.errors import Mistake
from nachtspiel.games.registry import game as find_game
from nachtspiel.games.registry import package, rulebook
from nachtspiel.lab.run import in_order, make_plan

REFUSING = ("game.py", "refusals.py", "deck.py")


def proofs(folder: Path) -> dict[str, list[str]]:
    """For each rule id the tests marked with it, read from the sources: `@pytest.mark.rule("BB-9.07")`.
    A scenario proves the rules in its list."""
    if not folder.is_dir():
        raise Mistake(f"there is no folder '{folder}'; coverage is counted from the tests of a source checkout")
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for rule in [rule for mark in node.decorator_list for rule in marked(mark)]:
                    found.setdefault(rule, []).append(f"{path.stem}::{node.name}")
    return found


def scenario_proofs(folder: Path, game: str) -> dict[str, list[str]]:
    """For each rule id the scenarios that name it."""
    from nachtspiel.engine.scenario import Scenario

    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.toml")):
        scenario = Scenario(path.name, path.read_text(encoding="utf-8"))
        if scenario.game == game:
            for rule in scenario.rules:
                found.setdefault(rule, []).append(f"scenario {path.stem}")
    return found


def marked(node: ast.expr) -> list[str]:
    """The rule ids in `pytest.mark.rule(...)`, also inside parametrize."""
    found = []
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
            found += [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return found


def cited(game: str) -> set[str]:
    """Every rule id that an event or a question can cite: string constants in the game's rules. (Refusals, and mistakes
    in decks, cite rules too, but an honest player never meets them.)"""
    rules = rulebook(game, "en").rules
    found: set[str] = set()
    for path in sources(game):
        for node in ast.walk(ast.parse(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in rules:
                found.add(node.value)
    return found


def sources(game: str) -> list[str]:
    folder = files(package(game))
    found = [folder] + [child for child in folder.iterdir() if child.is_dir()]
    return [
        child.read_text(encoding="utf-8")
        for part in found
        for child in part.iterdir()
        if child.name.endswith(".py") and child.name not in REFUSING
    ]


def fired(game: str, games: int, seed: int) -> Counter[str]:
    """How often each rule was cited by an event or a question in so many random games, spread over seat counts."""
    total: Counter[str] = Counter()
    found = find_game(game)
    counts = range(found.fewest, found.most + 1)
    for i, seats in enumerate(counts):
        share = games // len(counts) + (i < games % len(counts))
        if share:
            for result in in_order(make_plan(game, share, seats, "random", seed)):
                total.update(result.rules)
    return total
