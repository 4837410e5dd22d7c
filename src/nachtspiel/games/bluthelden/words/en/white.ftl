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
        Once per round, when a Character of yours survives combat, it gets a Resistance +1 counter.
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

## Species and counters

species-human = Human
species-dog = Dog
species-bird = Bird
counter-charge = Charge
counter-peace = Peace
