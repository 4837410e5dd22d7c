## Schwarz

card-skeleton = Skeleton
    .text = Am Ende der Runde wird er geopfert.
card-blood-trinket = Blood Trinket
    .text = Turnen und opfern: Du bekommst 1 ASP.
card-mutant-demon = Mutierter Dämon
card-barbarian-mercenary-token = Barbarischer Söldner

## Grün

card-creeper-plant = Kriechpflanze
card-giant-creeper-plant = Riesenkriechpflanze
card-growth = Wachstum
    .text = Der trainierte Charakter hat +2/+1.
card-wild-boar-token = Wildschwein
