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
