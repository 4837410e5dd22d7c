"""What is printed on the orange cards, written down a second time so that a changed number is noticed."""

import pytest

from tests.games.bluthelden.cards.printed import colour, printed

CARDS = """
kaela_al_shamal: sovereign F 30 LP
tribal_shaman: character N 3 ASP level 1 1/2 R4 I3; human, rise into mistheart_the_ghost_shaman for 2
medium: character K 2 ASP level 1 0/3 R4 I3; human
cocoon_lover: character K 2 ASP level 1 1/1 R2 I2; human
palisades_wall: character K 2 ASP level 1 0/6 R5 I1; barrier, barrier
bowpiper: character N 3 ASP level 1 0/1 R2 I4; converter, ranged
small_ghost: character N 2 ASP level 1 1/2 R3 I3; spirit, unblockable
shadow_caster: character K 3 ASP level 1 1/2 R4 I3; human
mistheart_the_ghost_shaman: character N 5 ASP level 2 1/2 R5 I3; spirit, epic, 2 less onto tribal_shaman
ghostking_arvelian_seehoff: character L 5 ASP level 2 3/4 R6 I4; spirit, epic
thalvoryn_spirit_of_the_dragon: character L 5 ASP level 2 4/3 R4 I4; spirit, epic, flying
keeper_of_the_canopy: character N 4 ASP level 2 2/4 R4 I3; human, skyguard
ring_of_ghosts: artifact F 2 ASP; mythic
cursed_command: artifact N 3 ASP
zayas_ritual: ritual N 4 ASP
drums_of_the_jungle: training K 2 ASP magic 4
pipe_of_peace: training N 3 ASP magic 3
ethereal_enchantment: training K 3 ASP
herbal_decoction: spell K 3 ASP magic 3
cold_breath_of_the_dead: spell N 2 ASP magic 4
spectral_bolt: spell K 3 ASP
offspring: spell N 3 ASP magic 4
strings_of_the_spirits: spell L 4 ASP magic 4
sacred_site: resource N level 1
shaman_tent: resource N level 2
jungle_of_spirits: resource L level 2
acolyte_of_the_swarm: character K 2 ASP level 1 1/1 R2 I2 pool; moth, binding
shadow_summoner: character N 2 ASP level 2 1/3 R4 I3 pool; spirit, binding
erojo_warden_of_the_beyond: advisor F 4 ASP level 2 R4 pool; spirit, mythic, spectral_ward
ghost_of_the_alchemist: character N 3 ASP level 1 2/2 R3 I3; spirit
moth_conjurer: character K 3 ASP level 1 1/2 R3 I3; moth
soul_of_confusion: character N 3 ASP level 1 3/6 R3 I4; human, madness
tribal_witch: character K 3 ASP level 1 1/4 R4 I2; human
cocoon: artifact L 3 ASP
mirror_of_the_past: artifact N 4 ASP
oblation: spell N 4 ASP
purple_smoke: spell K 3 ASP
wondrous_proliferation: spell N 4 ASP
cocoon_tree: resource L level 2
blooming_fruit: resource F level 2
hyla_priest_of_the_swarm: character K 2 ASP level 2 1/2 R2 I2 pool; moth, binding, epic
spirit_wolf: character K 3 ASP level 1 3/2 R3 I3; spirit, spectral_ward
avatar_of_control: character F 5 ASP level 2 4/6 R5 I5; spirit
chaska_forefather_of_kaela: character L 5 ASP level 2 4/4 R5 I5; spirit, epic, spectral_ward
the_invisible_ones: character N 4 ASP level 2 3/3 R4 I3; spirit, spectral_ward
amulet_of_ghosts: artifact N 3 ASP
"""


@pytest.mark.parametrize("line", CARDS.strip().splitlines())
def test_printed(line: str) -> None:
    key = line.partition(":")[0]
    assert printed(key) == line
    assert colour(key) == "orange"
