"""The suite itself: it holds for the smallest game there can be, which has one seat and no settings."""

import inspect
from collections.abc import Callable
from types import ModuleType

import pytest

from tests.conformance import (
    test_copies,
    test_counts,
    test_hostile,
    test_leaks,
    test_replay,
    test_termination,
    test_undo,
)
from tests.conformance.solo import Solo
from tests.conformance.support import Party

MODULES = (test_copies, test_counts, test_hostile, test_leaks, test_replay, test_termination, test_undo)
# What needs golden texts, words, a rulebook or an entry in the registry, which a game of the tests has not.
AT_HOME = {
    "test_the_counts_are_as_recorded",
    "test_seats_that_do_not_exist_are_refused",
    "test_options_that_are_not_offered_are_refused",
    "test_seats_that_are_not_asked_are_refused",
    "test_answering_twice_is_refused",
    "test_nothing_is_answered_after_the_end",
    "test_any_numbers_are_accepted_if_offered_and_refused_if_not",
    "test_unknown_games_languages_and_bots_name_the_known_ones",
    "test_every_game_is_found_by_the_name_in_its_records",
}
SOLO = Party(Solo(), 1)

Trial = Callable[[Party], None]


def trials(module: ModuleType) -> list[Trial]:
    """The tests of a module that ask for a party and nothing else."""
    found = [value for name, value in vars(module).items() if name.startswith("test_") and name not in AT_HOME]
    return [trial for trial in found if list(inspect.signature(trial).parameters) == ["party"]]


ALL = [trial for module in MODULES for trial in trials(module)]


@pytest.mark.parametrize("trial", ALL, ids=lambda trial: str(trial.__name__))
def test_a_game_for_one_without_settings_passes(trial: Trial) -> None:
    trial(SOLO)


@pytest.mark.parametrize("level", ["random", "greedy", "adept:40"])
def test_bots_play_it(level: str) -> None:
    test_leaks.test_bots_choose_the_same_where_they_cannot_tell_the_difference(SOLO, level)
    test_leaks.test_bots_change_nothing_by_thinking(SOLO, level)


def test_no_name_of_the_exceptions_is_idle() -> None:
    assert {name for module in MODULES for name in vars(module)} >= AT_HOME
