## Bloodborne: the table

bb-status = Round { $round } · Phase { $number } of 8: { $phase } · First player: { $hunter }
bb-final-boss = Final Boss: { $monster }
bb-dungeon =
    { $number ->
        [0] Dungeon: no cards left, the Final Boss comes next.
        [one] Dungeon: { $number } card left, then the Final Boss.
       *[other] Dungeon: { $number } cards left, then the Final Boss.
    }
bb-knows-next = You have seen it: next comes { $monster }.
bb-knows-last = You have seen it: at the bottom lies { $monster }.
bb-seen-next = Who knows the next card: { $hunters }.
bb-seen-last = Who knows the card at the bottom: { $hunters }.
bb-monster = { $monster } ({ $rank })
bb-monster-none = No Monster
bb-monster-none-help = The last one is gone. The next appears at the end of the round.
bb-echoes = Echoes left: { $number } of { $full }
bb-health-of-monster =
    { $number ->
        [one] { $number } Echo with three Hunters.
       *[other] { $number } Echoes with three Hunters.
    }
bb-die = Attack die: { $die } ({ $faces }); “+” rolls again and adds.
bb-types = Trophies: { $types }.
bb-no-ability = No special ability.
bb-last-fight = This is the last fight: when it dies, the game ends.
bb-row = Available Upgrades (for dreamers and the killed, in Phase 7)
bb-no-weapon-left = Beware: no weapon is left in your hand, so you would attack nothing and take the full damage.
bb-dream-short =
    { $dream_halves ->
        [attack] The Monster's attack halved.
       *[all] Damage halved.
    } In Phase 7 you bank your Echoes, take back used cards, { $upgrade ->
        [must] must take an upgrade
       *[may] may take an upgrade
    }, and heal.

## Bloodborne: hunters

bb-hunters = Hunters (collected Echoes are at risk, banked ones are safe)
bb-gone = out of the game
bb-health = Health { $number } of { $full }
bb-collected = Collected { $number }
bb-banked = Banked { $number }
bb-level = Blood level { $number }
bb-trophy = { $type } { $number } (worth { $worth })
bb-trophies = Trophies: { $trophies }
bb-deaths =
    { $number ->
        [one] killed once
        [2] killed twice
       *[other] killed { $number } times
    }
bb-hand = Hand ({ $number }): { $cards }
bb-hand-hidden =
    { $number ->
        [one] Hand: { $number } card
       *[other] Hand: { $number } cards
    }
bb-used = Used ({ $number }): { $cards }
bb-in-play = In play: { $cards }
bb-chosen = Chosen, face down: { $choice }
bb-laid = Has chosen a card, face down
bb-dead = Killed this round
bb-dreaming = In Hunter's Dream
bb-cancelled = without effect
bb-hampered = weapon hampered by { $number }

## Bloodborne: the end

bb-result = The hunt is over
bb-placed = Place { $number }: { $hunter }.
bb-column-place = Place
bb-column-hunter = Hunter
bb-column-banked = Banked
bb-column-trophies = Trophies
bb-column-level = Blood level
