# What only the table of Bloodborne says.

## Instead of the shared words

default-name = Hunter
hotseat-name = Hunter { $number }
open-seat-help = add another hunter
begin = Begin the hunt
game-goes-on = The night goes on …
lesson-leave-help = You can play this hunt on without guidance: the same table, and everybody chooses freely. Or go back to the start page; the lesson waits among your games.
game-over = The hunt is over
play-again = Hunt again

## The table

bb-ribbon-0 = Setup
bb-ribbon-1 = Choose
bb-ribbon-2 = Transform
bb-ribbon-3 = Instant
bb-ribbon-4 = Monster attacks
bb-ribbon-5 = Hunters attack
bb-ribbon-6 = Escape
bb-ribbon-7 = Dream
bb-ribbon-8 = Round ends
bb-phase-of = Phase { $number } of 8
bb-round = Round { $number }
bb-rounds =
    { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
bb-dungeon-card = Dungeon card { $number } of { $full }
bb-dungeon-short = Dungeon { $number }/{ $full }
bb-dungeon = Chalice Dungeon
bb-left = { $number } left
bb-final-boss = Final Boss
bb-monster = The Monster
bb-no-monster = No Monster: the last one is gone.
bb-no-ability = No special ability.
bb-echoes = Echoes left
bb-echoes-left = Echoes: { $number }
bb-of = of { $number }
bb-lantern-green = Green lantern
bb-lantern-yellow = Yellow lantern
bb-lantern-red = Red lantern
bb-strikes-all = Strikes every hunter
bb-attack-sum = { $number } damage
bb-upgrades = Available upgrades
bb-in-deck = { $number } in the deck
bb-revealed = Cards of this round
bb-kind-melee = Melee
bb-kind-ranged = Ranged
bb-kind-utility = Utility
bb-dream-short =
    { $dream_halves ->
        [attack] Half of the Monster's attack.
       *[all] Half damage.
    } Bank, take back cards, upgrade, rest.
bb-views = What to show
bb-tab-fight = Fight
bb-tab-upgrades = Upgrades

## Hunters

bb-hunters = Other hunters
bb-health = Health
bb-health-label = Health { $number } of { $full }
bb-collected = Collected
bb-banked = Banked
bb-at-risk = at risk
bb-safe = safe
bb-trophy-label = { $type }: { $number } on the trophy track
bb-first = First player
bb-order =
    { $number ->
        [1] You attack first
        [2] You attack second
        [3] You attack third
        [4] You attack fourth
       *[other] You attack fifth
    }
bb-gone = Out of the game
bb-dead = Killed
bb-dreaming = In the Dream
bb-deaths =
    { $number ->
        [one] Died once
        [2] Died twice
       *[other] Died { $number } times
    }
bb-laid = Card laid
bb-played = Played
bb-cancelled = No effect
bb-choosing = Choosing…
bb-used = Used
bb-in-hand = in hand
bb-hand-count = { $number } in hand
bb-hand = Your hand
bb-hand-hidden =
    { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
bb-your-used = Your used cards
bb-back-with-dream = Back with Hunter's Dream
bb-cards-owned = { $number } / { $full } cards

## Decisions

bb-do-play = Choose one card and lay it face down
bb-do-play-others =
    { $number ->
        [one] All are turned over together. { $names } is still choosing.
       *[other] All are turned over together. { $names } are still choosing.
    }
bb-do-play-last = All others have chosen.
bb-do-transform = Choose the weapon you transform into
bb-do-target = { $card }: choose a hunter
bb-do-foresee = { $card }: leave or bury the next card
bb-do-upgrade = Choose an upgrade
bb-do-remove = Too many cards: give one up
bb-choose-play = Choose a card
bb-choose-transform = Choose a weapon
bb-choose-target = Choose a hunter
bb-choose-foresee = Choose
bb-choose-upgrade = Choose an upgrade
bb-choose-remove = Choose a card
bb-confirm-play = Lay down { $card }
bb-confirm-transform = Draw { $card }
bb-confirm-target = Choose { $hunter }
bb-confirm-upgrade = Take { $card }
bb-no-weapon-left = No weapon is left in your hand: with { $card } you attack nothing, take the full damage, and the card is used.
bb-confirm-remove = Give up { $card }

## If you choose this

bb-if = If you choose { $card }
bb-if-nobody = Nobody takes an Echo
bb-if-attack = Damage: { $span }.
bb-if-health = Your health: { $span }
bb-if-die = This may kill you
bb-if-no-attack = It does not come to that
bb-if-surely = The Monster falls
bb-if-perhaps = The Monster may fall
bb-if-never = The Monster survives
bb-says = “{ $card }”
bb-announced = Announced: { $card }

## The end

bb-you-win = The night is over. You win the hunt.
bb-wins =
    { $number ->
        [one] The night is over. { $names } wins the hunt.
       *[other] The night is over. { $names } share the victory.
    }
bb-nobody-wins = The night is over. Nobody has won.
bb-places = The places
bb-kills =
    { $number ->
        [one] { $number } kill
       *[other] { $number } kills
    }
bb-banked-echoes = Banked Echoes
bb-how-scored = How is it scored?
bb-chart = Echoes over the rounds
bb-held = Echoes held
bb-dreamed = dreamed
bb-died = died
bb-moments = Turning points
bb-moment-boss = A boss fell.
bb-moment-loss = A dear death.
bb-moment-blow = A great blow.
bb-moment-out = One hunter less.
bb-watch-round = Watch round { $number }
bb-took = Who took what
    .help = Echoes taken from each Monster, in the order in which they came. A skull: who gave the last blow.
bb-took-left =
    { $number ->
        [0] Nothing was left.
        [one] { $number } Echo was left.
       *[other] { $number } Echoes were left.
    }
bb-took-label = { $name }: { $number }

## Short texts, for cards in the hand and on the table (the inspector has the whole ones)

bb-short-clashes =
    { $pistol_clash ->
        [delay] Not before Phase 5 if another Hunter Pistol is played.
       *[cancel] Only if no other Hunter Pistol is played.
    }
bb-short-ability-transform =
    { $bonus ->
        [0] After the reveal, play a weapon from your hand.
       *[other] After the reveal, play a weapon from your hand: +{ $bonus } damage.
    }
bb-short-ability-price = You take { $damage } damage.
bb-short-ability-restore = Back to full health.
bb-short-ability-throw = { $damage } damage to the Monster.
bb-short-ability-scorch =
    { $melee ->
        [yes] { $damage } damage to all others with a Melee Weapon.
       *[no] { $damage } damage to all other Hunters.
    }
bb-short-ability-backstab = Another Hunter takes { $damage } damage.
bb-short-ability-steal = Steal { $echoes } Collected from another Hunter.
bb-short-ability-levy = Steal { $echoes } Collected from every other Hunter.
bb-short-ability-hamper = Another's Melee Weapon: −{ $less } damage.
bb-short-ability-bank =
    { $echoes ->
        [one] Bank { $echoes } Echo.
       *[other] Bank up to { $echoes } Echoes.
    }
bb-short-ability-foresee = See the next dungeon card; you may bury it.
bb-short-ability-shield = Take { $less } less from the Monster.
bb-short-ability-smoke = All take { $less } less from the Monster.
bb-short-ability-endure = The Monster cannot kill you.
bb-short-ability-swift = Attacks before all others.
bb-short-ability-slow = Attacks after all others.
bb-short-ability-boss-bane = +{ $bonus } against bosses.
bb-short-ability-type-bane =
    { $type ->
        [kin] +{ $bonus } against Kin.
        [humanoid] +{ $bonus } against Humanoids.
       *[beast] +{ $bonus } against Beasts.
    }
bb-short-ability-alone =
    { $kind ->
        [melee] +{ $bonus } if nobody else has a Melee Weapon.
       *[ranged] +{ $bonus } if nobody else has a Ranged Weapon.
    }
bb-short-ability-volley =
    { $kind ->
        [melee] +{ $bonus } if another has a Melee Weapon.
       *[ranged] +{ $bonus } if another has a Ranged Weapon.
    }
bb-short-ability-desperate = +{ $bonus } with { $health } health or less.
bb-short-ability-fresh = +{ $bonus } while nothing is used.
bb-short-ability-frenzy = +1 per used card, at most +{ $most }.
bb-short-ability-follow-up = +1 per other Hunter who has taken Echoes, at most +{ $most }.
bb-short-ability-recoil = Then you take { $damage } damage.
bb-short-ability-reap =
    { $echoes ->
        [one] Its killing blow banks { $echoes } Echo.
       *[other] Its killing blow banks up to { $echoes } Echoes.
    }
bb-short-ability-claim =
    { $times ->
        [1] Trophies of a kill are yours too.
       *[other] Trophies of a kill are yours, twice.
    }
bb-short-ability-mend = End of round: +{ $health } health.
bb-short-power-ambush =
    { $collected ->
        [0] On reveal: all take { $damage } damage.
       *[other] On reveal: { $damage } damage to all with { $collected }+ Collected.
    }
bb-short-power-envy = On reveal: { $damage } damage to whoever has the most Collected, if anybody has any.
bb-short-power-parting-blow =
    { $idle ->
        [yes] If it escapes: { $damage } damage to all who took no Echo from it.
       *[no] If it escapes: all take { $damage } damage.
    }
bb-short-power-drain = If it escapes: all lose { $echoes } Collected.
bb-short-power-ransom = If it escapes: whoever has the most loses { $echoes } Collected.
bb-short-power-call = If it escapes: the next Monster gets { $echoes } more.
bb-short-power-thorns = A blow of { $echoes } or more costs you { $damage } health, unless it kills.
bb-short-power-weakness =
    { $kind ->
        [melee] Melee Weapons: +{ $bonus } damage.
        [ranged] Ranged Weapons: +{ $bonus } damage.
        [utility] Utility cards: +{ $bonus } damage.
       *[any] Every blow: +{ $bonus } damage.
    }
bb-short-power-hide =
    { $kind ->
        [melee] Melee Weapons take at most { $most } a blow.
        [ranged] Ranged Weapons take at most { $most } a blow.
        [utility] Utility cards take at most { $most } a blow.
       *[any] No blow takes more than { $most }.
    }
bb-short-power-sluggish = Instant effects: −{ $less } damage.
bb-short-power-unhurried = Instant effects do not hurt it.
bb-short-power-undying = No blow takes its last Echo while there are more.
bb-short-power-trample = +{ $more } damage to Hunters without a weapon.
bb-short-power-grapple =
    { $kind ->
        [melee] +{ $more } damage to Hunters with a Melee Weapon.
       *[ranged] +{ $more } damage to Hunters with a Ranged Weapon.
    }
bb-short-power-first-blood = The first attacker in Phase 5 takes { $damage } damage.
bb-short-power-enrage = At half its Echoes or fewer: the next stronger die.
bb-short-power-pierce-dream = The Dream does not halve its attack.
bb-short-power-poison = End of round: { $damage } damage to all who took Echoes.
bb-short-power-break-weapons = Each weapon that hurt it leaves the game when the round ends.
bb-short-law-more-echoes = All game: every other Monster has { $echoes } more.
bb-short-law-last-death =
    { $deaths ->
        [1] All game: who dies is out of the game.
        [2] All game: who dies a second time is out.
       *[other] All game: who dies { $deaths } times is out.
    }
bb-short-law-shallow-rest = All game: rest gives only { $health } health.
bb-short-law-fewer-cards = All game: no more than { $cards } cards each.
bb-short-law-upgrade-price = All game: an upgrade costs { $echoes } Banked.
bb-short-law-blood-tithe = All game: a death also costs { $echoes } Banked.

## The first lesson

bb-lesson-first-0 = Every round you lay one card in secret. Its weapon takes Echoes from the Monster: they are your points. Click Hunter Axe, two damage, then lay it down. Eileen and Ludwig choose at the same time.
    .title = Round 1: choose a weapon

bb-lesson-first-1-2 = All cards were turned over together. Now whoever played Transform would pick a weapon, knowing all the others. Nobody did, so this phase is empty. Go on.
    .title = Phase 2: Transform

bb-lesson-first-1-3 = Instant cards work before the Monster strikes. Eileen’s Hunter Pistol takes one Echo now. Two such pistols in one round would cancel each other. Watch the number beside the Monster.
    .title = Phase 3: Instant effects

bb-lesson-first-1-4 = It strikes every Hunter at once, with one throw for all. Its lantern tells the die: green is gentle, red is cruel. A plus means: throw again and add. Watch the die and your health.
    .title = Phase 4: the Monster attacks

bb-lesson-first-1-5 = One plus and one more: two damage for everybody. Now the other weapons strike, from the First Player (the candle) round the table. Your axe takes two Echoes. They are Collected: yours, but at risk.
    .title = Phase 5: the Hunters attack

bb-lesson-first-1-6 = The Carrion Crows still hold three Echoes. An ordinary Monster does not wait for a second round: it flees, and what is left on it is lost for all.
    .title = Phase 6: the Monster escapes

bb-lesson-first-1-7 = Whoever played Hunter’s Dream would now make Echoes safe, take back used cards, pick an upgrade and heal. Nobody dreams this round; you will, soon.
    .title = Phase 7: Hunter’s Dream

bb-lesson-first-1-8 = Played cards go to the used piles and stay there until you dream. The candle passes to Eileen, and the next Monster comes out of the dungeon.
    .title = Phase 8: the round ends

bb-lesson-first-1 = The Scourge Beast has only three Echoes, and a red lantern. Click Transform and lay it down: you will choose your weapon after everybody’s card is known.
    .title = Round 2: wait and see

bb-lesson-first-2 = Eileen will take two with her axe, Ludwig dreams. If you strike after her, nothing may be left for you. Choose the Hunter Pistol: it strikes at once. “If you choose” shows what may follow.
    .title = Phase 2: pick your weapon

bb-lesson-first-2-3 = Your pistol strikes before the Monster does. One Echo is enough: whoever takes one gets a whole trophy, should the Monster fall this round.
    .title = Phase 3: first blood

bb-lesson-first-2-4 = The red die goes up to four, and rolls on at a plus. Ludwig is in the Dream and suffers only half, rounded down.
    .title = Phase 4: the red die

bb-lesson-first-2-5 = Eileen’s axe takes the last two Echoes, and the beast falls. Everybody who took an Echo from it this round moves up on its trophy track: Eileen, and you. Trophies count at the end.
    .title = Phase 5: a kill

bb-lesson-first-2-7 = Nothing can escape: the Monster is dead. Ludwig banks his Echo, so no death can take it, takes his cards back, picks an upgrade and heals to eight.
    .title = Phase 7: Ludwig dreams

bb-lesson-first-3 = You hold three Collected Echoes, four health, and two cards. This crow has a red lantern: a bad throw would kill you and take all three. Click Hunter’s Dream and lay it down.
    .title = Round 3: time to dream

bb-lesson-first-3-4 = Eileen stays in the fight with four health. You are in the Dream: only half reaches you. Watch the die.
    .title = Phase 4: the night turns

bb-lesson-first-3-5 = Two plus, then three: five damage. Eileen is killed and loses all her Collected Echoes; the dead do not attack. You lost only two health, and your three Echoes are still there.
    .title = Phase 5: a death

bb-lesson-first-3-7 = Four steps, in this order: bank your Collected Echoes (safe now), take back all used cards, choose an upgrade, rest to full health. Eileen, who was killed, only gets the last two.
    .title = Phase 7: your Dream

bb-lesson-first-4 = Upgrades are stronger than your first five cards. You may own seven. Click the Saw Spear: two damage, and two more against Beasts. Then take it.
    .title = Choose an upgrade

bb-lesson-first-5 = The Cleric Beast holds nine Echoes. It is a Beast, so your Saw Spear deals four. You are First Player again and strike first in Phase 5. Click the Saw Spear and lay it down.
    .title = Round 4: a boss

bb-lesson-first-4-6 = Four Echoes for you. The boss is left with two, but bosses never escape: it will be there next round, as hurt as it is now. So will your chance for its two trophies.
    .title = Phase 6: bosses stay

bb-lesson-first-6 = Those were all eight phases. The game ends when the Final Boss, Rom, falls: then Banked Echoes and trophies count. From here on you choose freely. Good hunting!
    .title = You know the hunt
