## Schwarz

card-skeleton = Skeleton
    .text = Am Ende der Runde wird er geopfert.
card-blood-trinket = Blood Trinket
    .text = Turnen und opfern: Du bekommst 1 ASP.
card-mutant-demon = Mutierter Dämon
card-barbarian-mercenary-token = Barbarischer Söldner (Token)

## Grün

card-creeper-plant = Kriechpflanze
card-giant-creeper-plant = Riesenkriechpflanze
card-growth = Wachstum
    .text = Der trainierte Charakter hat +2/+1.
card-wild-boar-token = Wildschwein (Token)

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
