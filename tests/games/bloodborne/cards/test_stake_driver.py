"""Stake Driver: against bosses."""

import pytest

from tests.games.bloodborne.kit import Play, blows


@pytest.mark.rule("BB-11.03", "BB-D50")
@pytest.mark.parametrize(
    ("monster", "die", "damage"),
    [
        ("carrion_crows", "green 0", 2), ("bloody_crow", "red 0", 2), ("garden_of_eyes", "yellow 0", 2),
        ("vicar_amelia", "red 0", 4), ("cleric_beast", "yellow 0", 4), ("watchdog", "red 0", 4),
        ("gehrman", "yellow 0", 4), ("ebrietas", "red 0", 4),
    ],
)  # fmt: skip
def test_the_stake_driver_hits_bosses_and_final_bosses_harder(monster: str, die: str, damage: int) -> None:
    play = Play(monster, 12, final_boss="rom", Henryk={"also": ["stake_driver"]}, Eileen={}, Ludwig={})
    play.round(die, Henryk="stake_driver", Eileen="hunter_axe", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-11.03 hits Henryk {monster} {damage}", f"BB-11.03 hits Eileen {monster} 2"]
    assert play.waits() == ["Ludwig"]
