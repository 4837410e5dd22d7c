## The orange Sovereign

card-kaela-al-shamal = Kaela al Shamal, Shaman King
    .text =
        Turn, pay 1 LP: gain 1 ASP.
        Turn, pay 2 LP: create a Shadow token in a War Zone.
        1 ASP, once per round: this round, when you create your fourth Shadow token in a lane, you may create a 1/2 Ghost there, once.

## Characters of the Spell deck

card-tribal-shaman = Tribal Shaman
card-medium = Medium
    .text =
        Turn: create a Shadow token in a War Zone.
        3 ASP, turn, sacrifice three of your Shadow tokens: deals 2 damage to a Sovereign.
card-cocoon-lover = Cocoon Lover
    .text = When it enters play: create a 1/1 Spectral Moth with Flying.
card-palisades-wall = Palisades Wall
    .text = Once per round, when it takes combat damage: create a Shadow token in this lane.
card-bowpiper = Bowpiper
    .text = When it makes a ranged attack: roll a D6 for each Character in the War Zone of this lane, on both sides. On 1 to 3 that Character is stunned.
card-small-ghost = Small Ghost
card-shadow-caster = Shadow Caster
    .text = 2 ASP, turn: create a Shadow token in a War Zone.
card-mistheart-the-ghost-shaman = Mistheart, the Ghost Shaman
    .text = 1 ASP, sacrifice two of your Shadow tokens: put a Mistheart's Punishment on a Character in this lane. It no longer unturns.
card-ghostking-arvelian-seehoff = Ghostking, Arvelian Seehoff of Falkenheim
    .text =
        When he enters play: Fear on each enemy Character in the War Zone of his lane.
card-thalvoryn-spirit-of-the-dragon = Thalvoryn, Spirit of the Dragon
card-keeper-of-the-canopy = Keeper of the Canopy

## Artifacts, Rituals, Trainings

card-ring-of-ghosts = Ring of Ghosts
    .text =
        Once per lane and round, when you create a Shadow token: Fear on an enemy Character in that lane.
        Turn: gain 1 ASP.
card-cursed-command = Cursed Command
    .text =
        Enters play with 2 Curse counters.
        Turn, remove a Curse counter: change the target of an enemy Spell or activated ability that has exactly one. Without Curse counters, sacrifice Cursed Command.
card-zayas-ritual = Zaya's Ritual
    .text =
        When it enters play: create two 1/1 Spectral Moths with Flying.
        Turn, sacrifice three of your Spectral Moths: an enemy Spell or activated ability heals where it would deal damage. Then sacrifice Zaya's Ritual.
card-drums-of-the-jungle = Drums of the Jungle
    .text = Onto any Character: it has Madness.
card-pipe-of-peace = Pipe of Peace
    .text = Onto an enemy Character: it cannot attack.
card-ethereal-enchantment = Ethereal Enchantment
    .text = Onto one of your Moths: it has +1/+1, Initiative +1 and Resistance +1.

## Spells

card-herbal-decoction = Herbal Decoction
    .text = For the round a Character loses its printed abilities, and its base Power, Initiative and Resistance are 0.
card-cold-breath-of-the-dead = Cold Breath of the Dead
    .text = Stun a Character.
card-spectral-bolt = Spectral Bolt
    .text = Create three 1/1 Spectral Moths with Flying.
card-offspring = Offspring
    .text = Banish a Character. At the beginning of the next round it returns under its owner's control with a +1/+1 and a Resistance +1 counter.
card-strings-of-the-spirits = Strings of the Spirits
    .text = Take control of an enemy Character until the end of the round and place it in a free slot of your War Zone in its lane.

## Pool cards

card-sacred-site = Sacred Site
    .text =
        Turn: gain 1 ASP.
        2 ASP, turn: create a 0/4 Smith Ghost with Madness and Binding in the Safety Zone of this lane.
card-shaman-tent = Shaman Tent
    .text = Turn: gain 1 ASP, or 2 if you have four or more Shadow tokens in this lane.
card-jungle-of-spirits = Jungle of Spirits
    .text =
        Turn: gain 1 ASP.
        Turn: create a Shadow token in a War Zone.
card-acolyte-of-the-swarm = Acolyte of the Swarm
    .text =
        When it enters play: create a 1/1 Spectral Moth with Flying.
        Turn while bound: gain 1 ASP.
card-shadow-summoner = Shadow Summoner
    .text =
        Turn: create a Shadow token in a War Zone.
        Turn while bound: gain 1 ASP.
card-erojo-warden-of-the-beyond = Erojo, Warden of the Beyond
    .text =
        When he enters play: create a Shadow token in a War Zone.
        1 ASP, turn: for the round all Characters in one War Zone have -1/-1 for each Shadow token there, whoever owns it.

## Further published cards

card-ghost-of-the-alchemist = Ghost of the Alchemist
    .text = When it enters play: a Character gets a Resistance -1 counter.
card-moth-conjurer = Moth Conjurer
    .text = 2 ASP: create a 1/1 Spectral Moth with Flying.
card-soul-of-confusion = Soul of Confusion
    .text = Turn, sacrifice three of your Moth tokens: deals 1 damage to a Character.
card-tribal-witch = Tribal Witch
    .text =
        2 ASP, sacrifice one of your Moths: create a 1/2 Ghost.
        2 ASP, sacrifice one of your Shadow tokens: create a 1/2 Ghost.
card-cocoon = Cocoon
    .text = Turn: create a 1/1 Spectral Moth with Flying.
card-mirror-of-the-past = Mirror of the Past
    .text = Turn, sacrifice three of your Spectral Moths: change the target of an enemy Spell or activated ability that has exactly one.
card-oblation = Oblation
    .text = Your opponent sacrifices a Character.
card-purple-smoke = Purple Smoke
    .text = Put a Madness counter on each of up to two Characters.
card-wondrous-proliferation = Wondrous Proliferation
    .text = Create a copy of each of your Spectral Moths, as far as there are free slots in its lane.
card-cocoon-tree = Cocoon Tree
    .text = Turn: gain 1 ASP, or 2 if you control five or more Moths.
card-blooming-fruit = Blooming Fruit
    .text =
        Characters in the War Zone of this lane have Resistance -1.
        Turn: gain 1 ASP.
        Turn: gain 2 ASP, only if you have three or more Shadow tokens in this lane.
card-hyla-priest-of-the-swarm = Hyla, Priest of the Swarm
    .text =
        When it enters play: create two 1/1 Spectral Moths with Flying.
        Turn while bound: gain 1 ASP.
card-spirit-wolf = Spirit Wolf
card-avatar-of-control = Avatar of Control
    .text = Has Spectral Ward while you control two or more other Spirits in this lane.
card-chaska-forefather-of-kaela = Chaska, Forefather of Kaela
    .text = When he attacks: deals 1 damage to a Character in this lane.
card-the-invisible-ones = The Invisible Ones
card-amulet-of-ghosts = Amulet of Ghosts
    .text =
        Whenever a Spirit dies: put a Time counter on Amulet of Ghosts.
        3 ASP, remove four Time counters: create a copy of a Spirit of yours in its lane.

## Species and counters

species-moth = Moth
species-spirit = Spirit
species-barrier = Barrier
species-converter = Converter
counter-curse = Curse
counter-time = Time
