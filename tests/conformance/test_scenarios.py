"""Every scenario of every game is played."""

from pathlib import Path

import pytest

from nachtspiel.engine.scenario import Scenario
from nachtspiel.games import registry
from nachtspiel.games.registry import game

FOLDER = Path(__file__).parents[2] / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


def read(path: Path) -> Scenario:
    return Scenario(path.relative_to(FOLDER).as_posix(), path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=pytest.mark.rule(*read(path).rules), id=path.stem) for path in FILES],
)
def test_the_scenario_goes_as_written(path: Path) -> None:
    scenario = read(path)
    table = scenario.run(game(scenario.game))
    assert table.over or table.waiting


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_is_named_after_its_example_and_lies_with_its_game(path: Path) -> None:
    scenario = read(path)
    assert path.parent.name == scenario.game
    if scenario.example:
        assert path.stem.startswith(scenario.example.split("-")[1].lower() + "-")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_of_a_scenario_exist_and_can_be_tested(path: Path) -> None:
    scenario = read(path)
    rulebook = registry.rulebook(scenario.game, "en")
    assert scenario.rules
    assert len(set(scenario.rules)) == len(scenario.rules)
    assert all(rulebook.rule(rule).id == rule for rule in scenario.rules)
