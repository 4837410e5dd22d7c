## Sovereign

card-barabas-ulfaran = Barabas Ulfaran, Prince of Nachtheim
    .text =
        Lord of the Dead: whenever one of your Characters that is no token dies, create a 2/2 Skeleton token.
        Turn, pay 1 LP: gain 1 ASP.
        Turn, pay 4 LP: put an Undead Character from your Graveyard into a free slot.
        Pay 2 LP and sacrifice two Characters, once per round: destroy a Character.

## Characters

card-nascent-necromancer = Nascent Necromancer
card-skeleton-warrior = Skeleton Warrior
card-slave-of-the-abyss = Slave of the Abyss
    .text = When it enters play or is turned face up, it deals 1 damage to itself and to each enemy Character in the War Zone of its lane.
card-morning-star = Morning Star
card-hired-brute = Hired Brute
card-baal-the-necromancer = Baal, the Necromancer
    .text = Turn and banish two cards from your Graveyard: create a 2/2 Skeleton token in a War Zone.
card-vampire-soldier = Vampire Soldier
card-nameless-blade = Nameless Blade
card-valara-ulfaran = Murderous Assassin, Valara Ulfaran
card-buragaor-flying-demon = Buragaor, Flying Demon
    .text = At the beginning of your Main Phase it deals 1 damage to another Character of yours or to your Sovereign.

## Artifacts

card-ring-of-the-blood-moon = Ring of the Blood Moon
    .text = Turn: gain 1 ASP.
card-blood-chalice = Blood Chalice
    .text = 2 ASP and turn: put a Poison counter on each of up to two Characters.

## Rituals

card-demonic-fire = Demonic Fire
    .text =
        When it enters play, create a 2/2 Mutant Demon token in a War Zone.
        Second round: choose another War Zone; 2 damage to every Character there.
        Third round: the same again in that War Zone, then sacrifice this Ritual.
card-altar-of-hunger = Altar of Hunger
    .text =
        When it enters play, each player sacrifices a Character.
        1 ASP and sacrifice a Character, once per round: draw a card.

## Trainings

card-cruel-drill = Cruel Drill
    .text = The trained Character has +2/+0.
card-prison = Prison
    .text = For an enemy Character in its Safety Zone. It loses its printed abilities, and its base Power, Initiative and Resistance are 0. Its HP stay.

## Spells

card-blood = Blood
    .text = Choose: sacrifice a Character and gain 1 ASP, or one of your Characters gets Blood Rush 1.
    .mode1 = Sacrifice a Character and gain 1 ASP.
    .mode2 = One of your Characters gets Blood Rush 1.
card-exodus = Exodus
    .text = Destroy a Character.
card-poisoned-blood = Poisoned Blood
    .text = 1 damage and a Poison counter for a Character.
card-call-of-the-crypt = Call of the Crypt
    .text = Choose: take an Undead Character from your Graveyard to hand, or for 1 ASP more put it into a free slot of one of your War Zones.
    .mode1 = Take an Undead Character from your Graveyard to hand.
    .mode2 = For 1 ASP more: put an Undead Character from your Graveyard into one of your War Zones.
card-visitation-of-the-plague = Visitation of the Plague
    .text = Choose up to two War Zones: 2 damage to every Character in the first, 1 to every Character in the second, on both sides.

## Pool

card-burial-chamber = Burial Chamber
    .text =
        When it enters play, create a 2/2 Skeleton token.
        Turn: gain 1 ASP.
        Turn and sacrifice a Character: create a 2/2 Skeleton token.
card-poison-cellar = Poison Cellar
    .text =
        Enters play with three Cellar counters.
        Turn: gain 1 ASP.
        1 ASP and remove a Cellar counter: put a Poison counter on a Character.
card-blood-priest = Blood Priest
    .text = Turn while bound: gain 1 ASP.
card-crypt-walker = Crypt Walker
    .text =
        When it enters play, take an Undead Character from your Graveyard to hand.
        Turn while bound: gain 1 ASP.
card-archdemon-kangor = Archdemon Kangor
    .text =
        Turn and sacrifice another Character: create a Blood Trinket token.
        Whenever an enemy Character dies, you may pay 2 ASP and turn this Advisor to create a 2/2 Mutant Demon token.

## Further cards

card-two-headed-demon = Two-Headed Demon
card-barbarian-mercenary = Barbarian Mercenary
card-bloodmonger-maiden = Bloodmonger Maiden
    .text = Whenever one of your Humans dies, you may pay 2 LP to create a 2/2 Barbarian Mercenary token in a War Zone.
card-black-mage = Black Mage
    .text = Turn, pay 1 LP: a Character has Resistance -1 this round.
card-dark-rider = Dark Rider
    .text = Enters play poisoned, with a Poison counter.
card-dark-sorcerer = Dark Sorcerer
    .text = Turn: discard two cards, then draw one.
card-demonflame = Demonflame
card-merciless-warrior = Merciless Warrior
card-outcast-from-falkenheim = Outcast from Falkenheim
    .text = Enters play poisoned, with a Poison counter.
card-raymond-harbinger-of-cunning = Raymond, Harbinger of Cunning
    .text = Whenever an Undead Character that is no token enters play, draw a card, then discard a card.
card-undead-priest = Undead Priest
card-zombie-warrior = Zombie Warrior
card-demon-brood = Demon Brood
    .text =
        Turn while bound: gain 1 ASP.
        2 ASP, turn, sacrifice it and another bound Character: search your Spell deck for a card and take it to hand, then shuffle.
        2 ASP, turn, the same sacrifice: the same from your Pool.
card-harmful-demon = Harmful Demon
    .text =
        When it enters play, you lose 1 LP.
        Turn while bound: gain 1 ASP.
card-banner-of-darkness = Banner of Darkness
    .text = All Characters that are not black have Resistance -1 and Initiative -1.
card-no-reliance = No Reliance
    .text = 1 ASP, turn and sacrifice a Character: destroy a Character, then banish this artifact.
card-ring-of-might = Ring of Might
    .text =
        Turn: gain 1 ASP.
        1 ASP: create a Blood Trinket token.
card-blood-rush = Blood Rush
    .text = One of your Characters gets Blood Rush 2.
card-blood-victim = Blood Victim
    .text = Sacrifice a resource in addition. Draw a card.
card-half-alive-half-dead = Half Alive, Half Dead
    .text = Put an Undead Character from your Graveyard into one of your War Zones.
card-revival = Revival
    .text = Take an Undead Character from your Graveyard to hand.
card-sacrifice = Sacrifice
    .text = Your opponent sacrifices a Character of their choice.
card-the-lie = The Lie
    .text = Sacrifice a Character in addition. Take control of an enemy Character and place it in one of your War Zones.
card-ritual-place = Ritual Place
    .text =
        Turn: gain 1 ASP, or 2 if you control resources with three different names. The Rune counts.
        Turn: create a Blood Trinket token.
card-vorathis = Vorathis, Demonlord General
    .text =
        Turn, pay 1 LP: gain 1 ASP.
        Turn, pay 5 LP: play a Demon from your hand without paying ASP.
card-demon-summoner = Demon Summoner
card-demon-pactmaker = Demon Pactmaker
    .text = Turn and banish two Characters from your Graveyard: create a 2/2 Mutant Demon token in a War Zone.
card-nekravar = Nekravar, Advisor of the Damned
    .text = 3 ASP, turn and sacrifice another Character: put a Character from your Graveyard into play; it gets Blood Rush 2.

## Counters and species

counter-cellar = Cellar
species-human = Human
species-undead = Undead
species-demon = Demon
species-assassin = Assassin
species-wizard = Wizard
