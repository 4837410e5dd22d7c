"""What the tokens are, written down a second time so that a changed number is noticed."""

import pytest

from tests.games.bluthelden.cards.printed import BOX, colour, printed

TOKENS = """
black skeleton: character token 2/2 R1 I2; undead, must_attack
black blood_trinket: artifact token
black mutant_demon: character token 2/2 R3 I2; demon, rise into two_headed_demon for 2
black barbarian_mercenary_token: character token 2/2 R3 I3; human, cannot_block
green creeper_plant: character token 1/2 R1 I1; flora
green giant_creeper_plant: character token 4/4 R2 I3; flora
green growth: training token
green wild_boar_token: character token 2/2 R3 I3; boar
white falcon: character token 1/1 R3 I3; bird, flying
white healing_vessel: artifact token
orange spectral_moth: character token 1/1 R1 I2; moth, flying
orange ghost: character token 1/2 R2 I2; spirit
orange smith_ghost: character token 0/4 R1 I2; spirit, binding, madness
orange misthearts_punishment: training token
"""


@pytest.mark.parametrize("line", TOKENS.strip().splitlines())
@pytest.mark.rule("BH-11.12")
def test_printed(line: str) -> None:
    hue, _, line = line.partition(" ")
    key = line.partition(":")[0]
    assert printed(key) == line
    assert colour(key) == hue


def test_no_token_is_missing_here() -> None:
    assert TOKENS.count(" token") == len([card for card in BOX.cards if card.token])
