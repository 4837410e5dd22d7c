"""What is printed on the green cards, written down a second time so that a changed number is noticed."""

import pytest

from tests.games.bluthelden.cards.printed import colour, printed

CARDS = """
king_loemeling: sovereign F 30 LP; force_of_nature
druid_of_the_earth: character K 2 ASP level 1 2/2 R4 I3; druid, rise into drumin_the_druid for 2
elvish_archer: character K 2 ASP level 1 1/2 R2 I4; elf, ranged
gardener: character K 3 ASP level 1 1/1 R2 I2; elf
garran_ironroot_protector: character N 3 ASP level 1 3/4 R3 I3; flora, punch
elf_warrior: character N 4 ASP level 1 2/4 R4 I3; elf, speed
tracker: character K 4 ASP level 1 2/3 R4 I4; human, hideout 2
centaur: character N 3 ASP level 1 3/4 R4 I3; centaur, shield
drumin_the_druid: character K 4 ASP level 2 4/5 R2 I3; druid, epic, 2 less onto druid_of_the_earth
canopy_warden: character N 4 ASP level 2 3/4 R4 I4; elf, skyguard
oak_colossus: character L 6 ASP level 2 6/7 R5 I3; tree, giant, punch
ring_of_nature: artifact F 2 ASP; mythic
totem_of_the_grove: artifact N 2 ASP
earthquake: ritual L 5 ASP magic 5
song_of_the_glade: ritual N 3 ASP
elvish_armor: training K 2 ASP
strength: training K 4 ASP
hunters_eye: training N 3 ASP
seed: spell K 2 ASP
fog: spell N 4 ASP
hornets_rage: spell F 6 ASP magic 5
creeper_field: resource N level 1
the_two_rivers: resource L level 2
forest_dwellers: character K 2 ASP level 1 2/2 R2 I2 pool; human, binding, tactical_shift
natures_ally: character N 3 ASP level 2 1/3 R3 I3 pool; elf, binding
ulfred_brigbuck_the_wise: advisor F 3 ASP level 2 R5 pool; elf, mythic
dragon_babe: character N 3 ASP level 1 2/2 R2 I2; dragon, rise into nidhogg for 2
elven_gatekeeper: character N 4 ASP level 1 2/4 R4 I3; elf
luminary_of_growth: character N 4 ASP level 1 1/2 R3 I3; elf, hideout 2
ranger: character K 3 ASP level 1 2/3 R3 I3; human
ulfreds_hornets: character K 2 ASP level 1 1/2 R2 I3; insect, target_strike
wild_boar: character K 4 ASP level 1 2/2 R3 I3; boar, hideout 2
woodland_hawk: character K 2 ASP level 1 1/2 R2 I3; bird, flying
avatar_of_the_forest: character L 5 ASP level 2 5/4 R4 I6; avatar, punch
green_dragon: character F 5 ASP level 2 4/4 R6 I7; dragon, flying
growing_beast: character L 4 ASP level 2 1/1 R1 I1; bear
nidhogg: character L 6 ASP level 2 4/5 R3 I4; dragon, epic, punch, 3 less onto dragon_babe
paki_master_marksman: character L 4 ASP level 2 2/3 R3 I3; human, epic, ranged
wood_elf: character K 3 ASP level 2 2/3 R3 I4; elf
the_unified: character K 3 ASP level 2 1/3 R3 I3 pool; human, binding
wind_whispers: ritual K 3 ASP
elvish_boots: training K 3 ASP
solidarity: training N 2 ASP
peace_of_mind: spell K 3 ASP
talking_trees: spell K 3 ASP
wonders_of_nature: spell K 3 ASP
ulfred_brigbucks_garden: resource F level 2; epic
elaria_windwhisper: sovereign F 30 LP
"""


@pytest.mark.parametrize("line", CARDS.strip().splitlines())
def test_printed(line: str) -> None:
    key = line.partition(":")[0]
    assert printed(key) == line
    assert colour(key) == "green"
