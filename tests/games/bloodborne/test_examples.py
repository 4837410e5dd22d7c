"""The worked examples of the rulebook are scenarios."""

from tests.games.kit import examples_in_scenarios


def test_all_worked_examples_are_there() -> None:
    assert {f"BB-E{number:02}" for number in range(1, 17)} <= examples_in_scenarios("bloodborne")
