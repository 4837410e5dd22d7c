"""The codes of the steps are the same in every process, whichever module was imported first."""

from nachtspiel.engine.table import Step
from nachtspiel.games.bloodborne import agenda as agenda
from nachtspiel.games.bloodborne.phases import (
    choose_and_play,
    end_of_round,
    hunters_attack,
    hunters_dream,
    instant_effects,
    monster_attack,
    monster_escapes,
    round,
    setup,
    transform_weapons,
)
from nachtspiel.games.bloodborne.table import STEPS

PHASES = (
    setup, round, choose_and_play, transform_weapons, instant_effects, monster_attack, hunters_attack,
    monster_escapes, hunters_dream, end_of_round,
)  # fmt: skip


def test_every_step_of_every_phase_has_one_code() -> None:
    written = {id(thing) for phase in PHASES for thing in vars(phase).values() if isinstance(thing, Step)}
    assert {id(step) for step in STEPS} == written
    assert len(STEPS) == len(written)
    assert [step.code for step in STEPS] == list(range(len(STEPS)))


def test_the_codes_follow_the_phases_and_not_the_imports() -> None:
    names = [type(step).__module__ for step in STEPS]
    assert list(dict.fromkeys(names)) == [phase.__name__ for phase in PHASES]
