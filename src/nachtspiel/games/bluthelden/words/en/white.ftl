## The white Sovereign

card-sirunian-seehoff = Sirunian Seehoff, King of Falkenheim
    .text =
        Turn, pay 1 LP: gain 1 ASP.
        Turn, pay 4 LP: you may play a Miracle from your hand without paying its ASP.
        2 ASP, once per round: Heal 2 on a Character.

## Characters of the Spell deck

card-swordsman = Swordsman
card-watch-dog = Watch Dog
    .text = Your other Characters in this lane have Initiative +1.
card-archer-of-the-guard = Archer of the Guard
card-war-falcon = War Falcon
card-medica = Medica
    .text =
        Turn: Heal 1 on a Character in this lane.
        Turn: remove all Poison, Madness and Resistance -1 counters from a Character in this lane.
card-lookout-of-the-high-wall = Lookout of the High Wall
card-swordmaster-kaelric-dawnlight = Swordmaster Kaelric Dawnlight
card-consecrated-monk = Consecrated Monk
card-warrior-of-the-shieldwall = Warrior of the Shieldwall
card-thalor-falcon-of-accuracy = Thalor, Falcon of Accuracy
card-toshi-the-blessed = Toshi, the Blessed

## Artifacts, Rituals, Trainings

card-banner-of-wisdom = Banner of Wisdom
    .text = Your Humans have +1/+1 and Resistance +1.
card-charm-of-wards = Charm of Wards
    .text =
        Enters play with 3 Charge counters.
        Remove a Charge counter, once per round: prevent the next 1 damage to a Character of yours this round.
card-vow-of-the-steadfast = Vow of the Steadfast
    .text =
        When it enters play: Heal 1 on each of your Characters.
        Once per round, when Characters of yours survive combat, one of them, of your choice, gets a Resistance +1 counter.
card-sacred-talisman = Sacred Talisman
    .text = Damage to the trained Character is reduced by 1 for each source.
card-blade-of-the-ancients = Blade of the Ancients
    .text = The trained Character has First Damage.
card-exile = Exile
    .text = Onto any Character: banishes it until Exile leaves play. Exile then stays as a Ritual.
card-master-blacksmith = Master Blacksmith
    .text = Turn while bound: gain 2 ASP.

## Spells and Miracles

card-light-of-retribution = Light of Retribution
    .text = Deals 1 damage to a Character. If it dies from this, gain 1 LP.
card-ban = Ban
    .text = Banish a Character, an artifact, a Ritual or a Training.
card-magic-missile = Magic Missile
    .text = Deals 2 damage to each of up to two Characters.
card-divine-storm = Divine Storm
    .text = Deals 1 damage to each enemy Character.
card-avatar-of-healing = Avatar of Healing
    .text =
        Remove all Poison, Madness and Resistance -1 counters from your Characters, and Heal 1 on each of them.
        For the round they cannot be chosen by the enemy and take no damage.

## Pool cards

card-the-river-forge = The River Forge
    .text =
        Turn: gain 1 ASP, or 2 if you control three resources with different names. The Rune counts.
        Turn: create a Healing Vessel.
card-young-blacksmith = Young Blacksmith
    .text = Turn while bound: gain 1 ASP.
card-arion-paladin-of-the-falcon-guard = Arion, Paladin of the Falcon Guard
    .text =
        When he enters play: create a 1/1 Falcon with Flying in a War Zone.
        Turn while bound: gain 1 ASP.
card-magister-tillion-of-weidenheim = Magister Tillion of Weidenheim
    .text =
        1 ASP, turn: put a Peace counter on him.
        1 ASP, remove a Peace counter: the Characters of one lane deal no damage this round.

## Further published cards

card-alchemist-of-resistance = Alchemist of Resistance
    .text =
        2 ASP, turn: a Character in this lane has Resistance +1 for the round.
        2 ASP, turn: a Character in this lane has Resistance -1 for the round.
card-alchemist-of-strength = Alchemist of Strength
card-amazon-rider = Amazon Rider
    .text = When she enters play: deals damage equal to her Power to an enemy Character in this lane.
card-apprentice = Apprentice
    .text = When it enters play: Heal 1 on a Character in this lane.
card-falconer = Falconer
    .text = 1 ASP, turn: create a 1/1 Falcon with Flying.
card-falcon-guard-diplomat = Falcon Guard Diplomat
    .text = When it enters play: a Character can neither attack nor block this round.
card-golden-light-paladin = Golden Light Paladin
    .text = The first time it survives combat: heal all damage on it, and it gets a Resistance +1 counter.
card-nobleman = Nobleman
    .text = When he enters play: draw a card, then discard a card.
card-white-pegasus = White Pegasus
card-griffin = Griffin
card-healing-wizard = Healing Wizard
    .text =
        Turn: a Sovereign gains 1 LP.
        1 ASP, turn: prevent the next 1 damage to a Character of yours this round.
card-master-alchemist-of-strength = Master Alchemist of Strength
    .text = 2 ASP, turn: put a +1/+1 counter on a Character in this lane.
card-royal-scout = Royal Scout
    .text = When it enters play or is turned face up: an enemy Character can neither attack nor block this round.
card-silas-the-protection-mage = Silas, the Protection Mage
    .text = Turn: create a Healing Vessel.
card-cape-of-protection = Cape of Protection
    .text = Turn: for the round a Character of yours cannot be chosen by the enemy and takes no damage. At the end of the round Cape of Protection is destroyed.
card-horns-of-camorrus = Horns of Camorrus
    .text =
        Enters play with 2 Horn counters.
        Turn, remove a Horn counter: each of your Characters gets a Resistance +1, an Initiative +1 and a +1/+1 counter. Without Horn counters, sacrifice Horns of Camorrus.
card-prayer-of-the-ancestors = Prayer of the Ancestors
    .text = Turn, sacrifice it: your Characters of one War Zone move into free slots of the Safety Zone of that lane without turning.
card-swiftstrike = Swiftstrike
    .text = The trained Character has Target Strike.
card-balm = Balm
    .text = Heal 3 on a Character.
card-consecration-ritual = Consecration Ritual
    .text = For the round a Character has either Resistance +2 or +1/+2.
    .mode1 = Resistance +2
    .mode2 = +1/+2
card-melody-of-courage = Melody of Courage
    .text = Each of your Characters in one lane gets a Resistance +1 counter.
card-toshis-gift = Toshi's Gift
    .text = For the round a Character has Speed and Two-handed Combat.
card-heavens-amulet = Heaven's Amulet
    .text = Prevent the next 1 damage to each of your Characters in one lane this round.
card-guardian-of-the-shield-dome = Guardian of the Shield Dome
    .text =
        While it is bound, all Characters in this lane lose Flying.
        Turn while bound: gain 1 ASP.
card-tobin-frostwing-bird-general = Tobin Frostwing, Bird General
    .text =
        When he enters play: you may take a Bird Character from your Spell deck into your hand.
        1 ASP, turn: put a +1/+1 counter on a Bird of yours.
card-holy-forge = Holy Forge
    .text =
        Enters play with 2 Protection counters.
        Turn: gain 1 ASP.
        Turn, remove a Protection counter: for the round a Character in this lane cannot be chosen by the enemy and takes no damage. Holy Forge does not unturn at the beginning of the next round.

## Species and counters

species-dog = Dog
counter-charge = Charge
counter-peace = Peace
species-pegasus = Pegasus
counter-proven = Proven
counter-horn = Horn
counter-protection = Protection
