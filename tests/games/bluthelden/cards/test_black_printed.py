"""What is printed on the black cards, written down a second time so that a changed number is noticed."""

import pytest

from tests.games.bluthelden.cards.printed import colour, printed

CARDS = """
barabas_ulfaran: sovereign F 30 LP
nascent_necromancer: character K 2 ASP level 1 2/2 R3 I2; human, rise into baal_the_necromancer for 2
skeleton_warrior: character K 2 ASP level 1 2/2 R1 I1; undead, must_attack
slave_of_the_abyss: character K 2 ASP level 1 1/1 R1 I2; human, hideout 2
morning_star: character N 3 ASP level 1 1/2 R3 I2; assassin, poison, ranged
hired_brute: character K 3 ASP level 1 3/3 R3 I3; human, cannot_block, punch
baal_the_necromancer: character K 4 ASP level 2 3/4 R4 I3; undead, epic, 2 less onto nascent_necromancer
vampire_soldier: character N 4 ASP level 2 3/4 R4 I3; undead, poison
nameless_blade: character L 5 ASP level 2 3/3 R5 I4; assassin, unblockable
valara_ulfaran: character N 4 ASP level 2 3/5 R4 I3; human, epic, target_strike
buragaor_flying_demon: character L 6 ASP level 2 6/2 R6 I5; demon, flying
ring_of_the_blood_moon: artifact F 2 ASP; bloodmage, mythic
blood_chalice: artifact N 2 ASP magic 5
demonic_fire: ritual F 7 ASP magic 6
altar_of_hunger: ritual N 3 ASP
cruel_drill: training N 3 ASP
prison: training N 4 ASP magic 5
blood: spell K 2 ASP
exodus: spell N 3 ASP magic 4
poisoned_blood: spell K 3 ASP magic 4
call_of_the_crypt: spell K 2 ASP
visitation_of_the_plague: spell N 5 ASP magic 4
burial_chamber: resource K level 2
poison_cellar: resource L level 2
blood_priest: character K 2 ASP level 1 2/2 R2 I2 pool; undead, binding, bloodmage
crypt_walker: character N 3 ASP level 1 2/2 R3 I2 pool; undead, binding
archdemon_kangor: advisor L 5 ASP level 1 R5 pool; demon, mythic
two_headed_demon: character K 5 ASP level 2 2/2 R3 I6; demon, 2 less onto mutant_demon
barbarian_mercenary: character K 2 ASP level 1 2/2 R3 I3; human, cannot_block
bloodmonger_maiden: character N 4 ASP level 2 1/3 R3 I2; human
black_mage: character N 3 ASP level 2 2/2 R3 I2; wizard
dark_rider: character L 5 ASP level 2 4/5 R5 I4; undead
dark_sorcerer: character N 3 ASP level 1 2/3 R3 I3; wizard
demonflame: character K 2 ASP level 1 2/2 R3 I3; demon
merciless_warrior: character L 5 ASP level 2 4/3 R5 I4; undead, untargetable
outcast_from_falkenheim: character N 4 ASP level 1 3/4 R3 I3; human
raymond_harbinger_of_cunning: character F 5 ASP level 2 4/4 R5 I4; human, epic
undead_priest: character K 3 ASP level 2 3/2 R4 I3; undead, poison
zombie_warrior: character K 2 ASP level 1 2/2 R2 I1; undead
demon_brood: character K 3 ASP level 1 3/1 R4 I2 pool; demon, binding
harmful_demon: character K 1 ASP level 1 3/2 R2 I2 pool; demon, binding
banner_of_darkness: artifact N 3 ASP; mythic
no_reliance: artifact N 3 ASP magic 5
ring_of_might: artifact F 2 ASP; mythic
blood_rush: spell N 3 ASP
blood_victim: spell N 3 ASP
half_alive_half_dead: spell K 3 ASP
revival: spell K 2 ASP
sacrifice: spell K 4 ASP
the_lie: spell F 4 ASP magic 4
ritual_place: resource L level 2
vorathis: sovereign F 30 LP; bloodmage
demon_summoner: character K 3 ASP level 1 3/2 R3 I3; human, rise into demon_pactmaker for 2
demon_pactmaker: character K 5 ASP level 2 3/3 R4 I4; human, epic, 2 less onto demon_summoner
nekravar: advisor F 5 ASP level 2 R5 pool; undead, mythic
"""


@pytest.mark.parametrize("line", CARDS.strip().splitlines())
def test_printed(line: str) -> None:
    key = line.partition(":")[0]
    assert printed(key) == line
    assert colour(key) == "black"
