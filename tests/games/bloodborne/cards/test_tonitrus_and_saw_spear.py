"""Tonitrus and Saw Spear: against one type."""

import pytest

from tests.games.bloodborne.kit import Play, blows


@pytest.mark.rule("BB-11.03", "BB-D50")
@pytest.mark.parametrize(
    ("monster", "die", "tonitrus", "saw_spear"),
    [
        ("garden_of_eyes", "yellow 0", 4, 2),
        ("bloody_crow", "red 0", 2, 2),
        ("carrion_crows", "green 0", 2, 4),
        ("watchdog", "red 0", 4, 4),  # Kin and Beast
        ("vicar_amelia", "red 0", 4, 2),  # Kin and Humanoid
        ("cleric_beast", "yellow 0", 2, 4),  # Humanoid and Beast
        ("gehrman", "yellow 0", 4, 4),
    ],
)
def test_tonitrus_and_saw_spear_are_stronger_against_their_type(
    monster: str, die: str, tonitrus: int, saw_spear: int
) -> None:
    play = Play(monster, 20, Henryk={"also": ["tonitrus"]}, Eileen={"also": ["saw_spear"]}, Ludwig={})
    play.round(die, Henryk="tonitrus", Eileen="saw_spear", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-11.03 hits Henryk {monster} {tonitrus}", f"BB-11.03 hits Eileen {monster} {saw_spear}"]
    assert play.waits() == ["Ludwig"]
