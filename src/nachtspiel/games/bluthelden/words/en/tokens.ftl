## Black

card-skeleton = Skeleton
    .text = At the end of the round, sacrifice it.
card-blood-trinket = Blood Trinket
    .text = Turn and sacrifice it: gain 1 ASP.
card-mutant-demon = Mutant Demon
card-barbarian-mercenary-token = Barbarian Mercenary (token)

## Green

card-creeper-plant = Creeper Plant
card-giant-creeper-plant = Giant Creeper Plant
card-growth = Growth
    .text = The trained Character has +2/+1.
card-wild-boar-token = Wild Boar (token)

## White

card-falcon = Falcon
card-healing-vessel = Healing Vessel
    .text = Turn, sacrifice it: Heal 1 on a Character.

## Orange

card-spectral-moth = Spectral Moth
card-ghost = Ghost
card-smith-ghost = Smith Ghost
    .text = Turn while bound: gain 1 ASP.
card-misthearts-punishment = Mistheart's Punishment
    .text = The trained Character does not unturn at the beginning of the round.
