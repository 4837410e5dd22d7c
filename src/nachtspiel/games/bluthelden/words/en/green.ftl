## Sovereign

card-king-loemeling = King Loemeling, Guardian of the Forest
    .text =
        Turn, pay 1 LP: gain 1 ASP.
        Turn, pay 2 LP: your Characters have +1/+1 this round.

## Characters

card-druid-of-the-earth = Druid of the Earth
card-elvish-archer = Elvish Archer
    .text = A Character with Flying that it damages loses Flying for good.
card-gardener = Gardener
    .text = 2 ASP and turn: create a 1/2 Creeper Plant token in this lane.
card-garran-ironroot-protector = Garran, Ironroot Protector
card-elf-warrior = Elf Warrior
card-tracker = Tracker
    .text = When it enters play or is turned face up, your other Characters have Initiative +2 this round.
card-centaur = Centaur
card-drumin-the-druid = Drumin, the Druid
    .text = Turn: create a Growth Training token (+2/+1) on one of your Characters.
card-canopy-warden = Canopy Warden
card-oak-colossus = Oak Colossus

## Artifacts

card-ring-of-nature = Ring of Nature
    .text =
        Turn: gain 1 ASP.
        Your attacking Characters have +1/+0.
card-totem-of-the-grove = Totem of the Grove
    .text = 3 ASP and turn: put a +1/+1 counter on each of up to two of your Characters.

## Rituals

card-earthquake = Earthquake
    .text =
        When it enters play, choose a War Zone; 1 damage to every Character there.
        Second round: 1 damage to every Character with Flying in the War Zones.
        Third round: create a copy of each of your Flora in a free slot of its lane, then banish this Ritual.
card-song-of-the-glade = Song of the Glade
    .text =
        When it enters play, create a 1/2 Creeper Plant token.
        Whenever one of your Trainings enters play, one of your Characters may Move once this round without turning.

## Trainings

card-elvish-armor = Elvish Armor
    .text = The trained Character has +0/+2.
card-strength = Strength
    .text = The trained Character has +2/+2.
card-hunters-eye = Hunter's Eye
    .text = The trained Character has Target Strike.

## Spells

card-seed = Seed
    .text = Create a 1/2 Creeper Plant token.
card-fog = Fog
    .text = Your Characters cannot be chosen by enemy Spells, Trainings and abilities this round.
card-hornets-rage = Hornets Rage
    .text = 2 damage to each of up to five Characters in any zones.

## Pool

card-creeper-field = Creeper Field
    .text =
        Turn: gain 1 ASP.
        Turn: create a 1/2 Creeper Plant token in this lane.
card-the-two-rivers = The Two Rivers
    .text =
        Turn: gain 1 ASP.
        Turn, only with three or more unbound Characters of yours in this lane: gain 2 ASP.
card-forest-dwellers = Forest Dwellers
    .text = Turn while bound: gain 1 ASP.
card-natures-ally = Nature's Ally
    .text =
        When it enters play, create a 1/2 Creeper Plant token in this lane.
        Turn while bound: gain 1 ASP.
card-ulfred-brigbuck-the-wise = Ulfred Brigbuck, the Wise
    .text =
        Turn: create a 1/2 Creeper Plant token.
        2 ASP: sacrifice three of your Creeper Plant tokens in one lane and create a 4/4 Giant Creeper Plant token there.

## Species

species-druid = Druid
species-elf = Elf
species-flora = Flora
species-centaur = Centaur
species-tree = Tree
species-giant = Giant
