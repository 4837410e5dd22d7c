"""The README's examples do what they say."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_hold() -> None:
    outcome = doctest.testfile(str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert outcome.attempted > 15
    assert outcome.failed == 0


def test_the_readme_says_that_this_is_a_fan_project() -> None:
    assert "unofficial fan project" in README.read_text(encoding="utf-8")
