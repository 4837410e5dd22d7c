## Weiß

card-falcon = Falke
card-healing-vessel = Heilgefäß
    .text = Turnen, opfern: Heal 1 auf einen Charakter.

## Orange

card-spectral-moth = Geistermotte
card-ghost = Ghost
card-smith-ghost = Schmiedegeist
    .text = Turnen, solange gebunden: Du bekommst 1 ASP.
card-misthearts-punishment = Nebelherz’ Strafe
    .text = Der trainierte Charakter wird zu Beginn der Runde nicht bereit gemacht.
