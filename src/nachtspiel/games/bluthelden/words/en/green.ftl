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

## Further cards

card-dragon-babe = Dragon Babe
card-elven-gatekeeper = Elven Gatekeeper
    .text = When it enters play, choose a Character: it may Move once this round without turning.
card-luminary-of-growth = Luminary of Growth
    .text = When it enters play or is turned face up, create two 1/2 Creeper Plant tokens.
card-ranger = Ranger
card-ulfreds-hornets = Ulfred's Hornets
card-wild-boar = Wild Boar
    .text = When it enters play or is turned face up, create a 2/2 Wild Boar token in this lane.
card-woodland-hawk = Woodland Hawk
card-avatar-of-the-forest = Avatar of the Forest
card-green-dragon = Green Dragon
card-growing-beast = Growing Beast
    .text = It has +1/+1, Resistance +1 and Initiative +1 for each unbound Character of yours in this lane, itself included.
card-nidhogg = Nidhogg, the Appealing Dragon
    .text = 2 ASP: it has +1/+1 this round.
card-paki-master-marksman = Paki, Master Marksman
card-wood-elf = Wood Elf
    .text = 2 ASP: create a 1/2 Creeper Plant token.
card-the-unified = The Unified
    .text =
        When it enters play, create a Growth Training token (+2/+1) on one of your Characters in this lane.
        Turn while bound: gain 1 ASP.
card-wind-whispers = Wind Whispers
    .text = Whenever one of your Trainings enters play, one of your Characters may Move once this round without turning.
card-elvish-boots = Elvish Boots
    .text = The trained Character has Tactical Shift.
card-solidarity = Solidarity
    .text = The trained Character has +1/+1.
card-peace-of-mind = Peace of Mind
    .text = Choose a War Zone: the enemy Characters there cannot attack this round.
card-talking-trees = Talking Trees
    .text = Sacrifice three of your Creeper Plant tokens in one lane and create a 4/4 Giant Creeper Plant token there.
card-wonders-of-nature = Wonders of Nature
    .text = Create two 1/2 Creeper Plant tokens.
card-ulfred-brigbucks-garden = Ulfred Brigbuck's Garden
    .text =
        Flora in this lane have +1/+1 and Resistance +1.
        Turn: gain 1 ASP.
card-elaria-windwhisper = Elaria Windwhisper, Keeper of the Gale
    .text =
        Your Flora have +1/+0, Resistance +1 and Initiative +1.
        Turn, pay 1 LP: gain 1 ASP.
        3 ASP: create a copy of one of your Flora in a free slot of its lane.
        1 ASP, once per round: one of your Characters may Move once this round without turning.

## Species

species-druid = Druid
species-elf = Elf
species-flora = Flora
species-centaur = Centaur
species-tree = Tree
species-giant = Giant
species-dragon = Dragon
species-insect = Insect
species-boar = Boar
species-bird = Bird
species-avatar = Avatar
species-bear = Bear
