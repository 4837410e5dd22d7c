"""What is printed on the white cards, written down a second time so that a changed number is noticed."""

import pytest

from tests.games.bluthelden.cards.printed import colour, printed

CARDS = """
sirunian_seehoff: sovereign F 30 LP
swordsman: character N 3 ASP level 1 2/2 R3 I3; human, rise into swordmaster_kaelric_dawnlight for 2
watch_dog: character K 2 ASP level 1 2/2 R3 I4; dog
archer_of_the_guard: character K 2 ASP level 1 1/1 R2 I3; human, ranged
war_falcon: character K 3 ASP level 1 1/2 R3 I3; bird, flying
medica: character N 2 ASP level 1 2/2 R3 I3; human
lookout_of_the_high_wall: character N 3 ASP level 1 2/3 R3 I3; human, skyguard
swordmaster_kaelric_dawnlight: character N 4 ASP level 2 4/3 R4 I3; human, epic, first_damage, 2 less onto swordsman
consecrated_monk: character N 4 ASP level 2 2/4 R4 I4; human, defender
warrior_of_the_shieldwall: character L 4 ASP level 2 2/6 R2 I4; human, shield
thalor_falcon_of_accuracy: character L 4 ASP level 2 2/3 R3 I4; bird, flying, target_strike
toshi_the_blessed: character L 4 ASP level 2 3/3 R4 I5; human, epic, speed, two_handed
banner_of_wisdom: artifact L 4 ASP; mythic
charm_of_wards: artifact K 3 ASP
vow_of_the_steadfast: ritual N 3 ASP
sacred_talisman: training K 3 ASP
blade_of_the_ancients: training N 4 ASP
exile: training N 4 ASP magic 4
master_blacksmith: character N 4 ASP level 2 2/3 R3 I3; human, binding, 2 less onto young_blacksmith
light_of_retribution: spell K 2 ASP magic 3
ban: spell N 4 ASP magic 4
magic_missile: miracle N 4 ASP magic 4
divine_storm: miracle L 6 ASP magic 5
avatar_of_healing: miracle F 6 ASP
the_river_forge: resource L level 2
young_blacksmith: character K 1 ASP level 1 1/1 R2 I2 pool; human, binding, rise into master_blacksmith for 2
arion_paladin_of_the_falcon_guard: character N 4 ASP level 2 3/2 R3 I3 pool; human, binding, epic
magister_tillion_of_weidenheim: advisor F 4 ASP level 1 R5 pool; human, mythic
alchemist_of_resistance: character N 3 ASP level 1 1/3 R6 I3; human
alchemist_of_strength: character N 2 ASP level 1 3/3 R2 I3; human, rise into master_alchemist_of_strength for 2
amazon_rider: character K 4 ASP level 1 2/3 R3 I4; human
apprentice: character K 2 ASP level 1 1/1 R3 I3; human, rise into silas_the_protection_mage for 2
falconer: character N 3 ASP level 1 2/3 R3 I4; human
falcon_guard_diplomat: character K 2 ASP level 1 1/2 R2 I3; human
golden_light_paladin: character N 4 ASP level 1 2/4 R4 I4; human
nobleman: character K 3 ASP level 1 2/2 R2 I3; human
white_pegasus: character K 3 ASP level 1 2/2 R3 I3; pegasus, flying
griffin: character L 5 ASP level 2 5/4 R5 I7; bird, flying
healing_wizard: character K 3 ASP level 2 1/2 R4 I4; human, bird
master_alchemist_of_strength: character N 4 ASP level 2 4/3 R4 I4; human, 2 less onto alchemist_of_strength
royal_scout: character K 3 ASP level 2 2/3 R3 I3; human, hideout 2
silas_the_protection_mage: character K 4 ASP level 2 1/2 R4 I3; human, wizard, epic, 2 less onto apprentice
cape_of_protection: artifact L 3 ASP
horns_of_camorrus: artifact F 5 ASP
prayer_of_the_ancestors: artifact K 3 ASP
swiftstrike: training L 3 ASP
balm: spell K 3 ASP
consecration_ritual: spell N 3 ASP
melody_of_courage: spell K 2 ASP
toshis_gift: spell N 4 ASP
heavens_amulet: miracle K 3 ASP
guardian_of_the_shield_dome: character N 4 ASP level 2 2/3 R4 I3 pool; human, binding
tobin_frostwing_bird_general: advisor F 4 ASP level 2 R5 pool; human, mythic
holy_forge: resource L level 2
"""


@pytest.mark.parametrize("line", CARDS.strip().splitlines())
def test_printed(line: str) -> None:
    key = line.partition(":")[0]
    assert printed(key) == line
    assert colour(key) == "white"
