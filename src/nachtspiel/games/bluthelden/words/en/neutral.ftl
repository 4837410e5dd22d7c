## Runes

card-sovereigns-rune = Sovereign's Rune
    .text =
        Turn: gain 1 ASP.
        Turn: search your Pool for an Advisor, a Character with Binding or a resource, show it and place it in its slot without paying, a Character into a Safety Zone. Then shuffle the Pool.
card-rune-of-the-wise = Rune of the Wise
    .text =
        Your Characters rise for 1 ASP less.
        Turn: search your Pool for an Advisor, a Character with Binding or a resource, show it and place it in its slot without paying, a Character into a Safety Zone. Then shuffle the Pool.

## Resources

card-fertile-field = Fertile Field
    .text = Turn: gain 1 ASP.
card-forge = Forge
    .text = Turn: gain 1 ASP.
card-arena-training = Arena Training
    .text =
        Your Trainings cost 1 ASP less in this lane.
        Turn: gain 1 ASP.
        1 ASP and turn: one of your Characters with Rise rises. The risen Character may Move once this round without turning.

## Characters

card-priest = Priest
    .text = Turn while bound: gain 1 ASP.
card-smith = Smith
    .text = Turn while bound: gain 1 ASP.
card-war-drummer = War Drummer
    .text = 2 ASP: one of your Characters in this lane has +1/+0 this round.

## Artifacts and Trainings

card-equilibras-blessing = Equilibra's Blessing
    .text =
        Whenever one of your Characters rises, put a Blessing counter on this.
        Remove two Blessing counters: your Characters have +1/+1, Resistance +2 and Initiative +2 this round.
card-strong-mind = Strong Mind
    .text = The trained Character gets a Resistance +1 counter.

## Spells

card-antimagic = Antimagic
    .text = Destroy an artifact, a Ritual or a Training.
card-divine-healing = Divine Healing
    .text = Choose: Heal 1 on a Character, or you gain 1 LP. Draw a card. At the end of your Main Phase discard a card.
    .mode1 = Heal 1 on a Character; draw a card, and discard one at the end of your Main Phase.
    .mode2 = You gain 1 LP; draw a card, and discard one at the end of your Main Phase.
card-diverted-power = Diverted Power
    .text = Choose: 1 damage to a Character, or the enemy Sovereign loses 1 LP. Draw a card. At the end of your Main Phase discard a card.
    .mode1 = 1 damage to a Character; draw a card, and discard one at the end of your Main Phase.
    .mode2 = The enemy Sovereign loses 1 LP; draw a card, and discard one at the end of your Main Phase.
card-rise = Rise
    .text = One of your Characters with Rise rises at once, without turning and without further cost.

## Counters

counter-blessing = Blessing
