"""Vicar Amelia."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, by, health
from tests.games.bloodborne.monsters.fights import fight


@pytest.mark.parametrize(("roll", "damage"), [("3", 3), ("4", 4), ("2", 2)])
@pytest.mark.rule("BB-3.12")
def test_the_dream_does_not_halve_the_attack_of_vicar_amelia(roll: str, damage: int) -> None:
    play = fight("vicar_amelia", 10)
    play.round(f"red {roll}", Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert by(play, "BB-10.02") == [f"BB-10.02 hurt {name} {damage} {8 - damage}" for name in ALL]
    assert by(play, "BB-13.02") == []
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D11", "BB-3.12")
def test_against_other_damage_the_dream_protects_even_before_vicar_amelia() -> None:
    play = fight("vicar_amelia", 10, {"also": ["shaman_bone_blade"]}, {}, {})
    play.choose(Henryk="shaman_bone_blade", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert play.offered("Henryk") == ["hunter 2", "hunter 3"]
    play.round("red 3", Henryk="hunter 2")
    assert by(play, "BB-D11") == ["BB-D11 dream_hurt Eileen 1 7"]
    assert health(play) == [5, 4, 5]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-13.02", "BB-D58")
def test_after_vicar_amelia_the_dream_halves_again() -> None:
    play = fight("vicar_amelia", 1)
    play.round(NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    play.round("yellow 3", Henryk="hunter_axe", Eileen="hunters_dream", Ludwig="hunter_axe")
    assert by(play, "BB-13.02") == ["BB-13.02 dream_hurt Eileen 1 7"]
    assert health(play) == [5, 7, 5]
    assert play.waits() == ["Eileen"]
