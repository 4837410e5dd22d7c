"""What is printed on the grey cards, written down a second time so that a changed number is noticed."""

import pytest

from tests.games.bluthelden.cards.printed import colour, printed

CARDS = """
sovereigns_rune: rune F
rune_of_the_wise: rune F
fertile_field: resource K level 1
forge: resource K level 1
arena_training: resource N level 2
priest: character K 1 ASP level 1 1/2 R4 I2 pool; binding
smith: character K 2 ASP level 1 2/3 R3 I2 pool; binding
war_drummer: character K 2 ASP level 1 3/2 R3 I3
equilibras_blessing: artifact N 2 ASP; mythic
strong_mind: training K 2 ASP
antimagic: spell K 3 ASP
divine_healing: spell N 2 ASP
diverted_power: spell N 2 ASP magic 3
rise: spell K 1 ASP
"""


@pytest.mark.parametrize("line", CARDS.strip().splitlines())
def test_printed(line: str) -> None:
    key = line.partition(":")[0]
    assert printed(key) == line
    assert colour(key) == "grey"
