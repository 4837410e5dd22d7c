"""Saw Spear: against Beasts."""

import pytest

from tests.games.bloodborne.kit import Play, blows


@pytest.mark.rule("BB-11.03", "BB-D50")
@pytest.mark.parametrize(
    ("monster", "die", "taken"),
    [
        ("garden_of_eyes", "yellow 0", 2),
        ("bloody_crow", "red 0", 2),
        ("carrion_crows", "green 0", 4),
        ("watchdog", "red 0", 4),  # Kin and Beast
        ("vicar_amelia", "red 0", 2),  # Kin and Humanoid
        ("cleric_beast", "yellow 0", 4),  # Humanoid and Beast
        ("gehrman", "yellow 0", 4),
    ],
)
def test_the_saw_spear_is_stronger_against_beasts(monster: str, die: str, taken: int) -> None:
    play = Play(monster, 20, Henryk={"also": ["saw_spear"]}, Eileen={}, Ludwig={})
    play.round(die, Henryk="saw_spear", Eileen="saw_cleaver", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-11.03 hits Henryk {monster} {taken}", f"BB-11.03 hits Eileen {monster} 1"]
    assert play.waits() == ["Ludwig"]
