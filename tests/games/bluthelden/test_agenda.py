"""The codes of the steps are the same in every process, whichever module was imported first."""

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden import agenda as agenda
from nachtspiel.games.bluthelden import chain, check, damage, entering, phases, playing, zones
from nachtspiel.games.bluthelden.combat import acting, blocks, end, opening
from nachtspiel.games.bluthelden.combat import damage as combat_damage
from nachtspiel.games.bluthelden.effects import making
from nachtspiel.games.bluthelden.table import STEPS

COMBAT = (opening, acting, combat_damage, blocks, end)
CHAPTERS = (phases, *COMBAT, chain, entering, playing, zones, damage, check, making)


def test_every_step_of_every_chapter_has_one_code() -> None:
    written = {id(thing): thing for chapter in CHAPTERS for thing in vars(chapter).values() if isinstance(thing, Step)}
    assert {id(step) for step in STEPS} == set(written)
    assert len(STEPS) == len(written)
    assert [step.code for step in STEPS] == list(range(len(STEPS)))


def test_the_codes_follow_the_chapters_and_not_the_imports() -> None:
    names = [type(step).__module__ for step in STEPS]
    assert list(dict.fromkeys(names)) == [chapter.__name__ for chapter in CHAPTERS]
