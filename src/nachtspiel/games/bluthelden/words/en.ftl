## The game

game-bluthelden = Bluthelden
    .about = Two Sovereigns, each with a deck, fight over three lanes. You open lanes with resources, gather astral points, send Characters into the War Zones, and answer each other on the Reaction Chain.
    .goal = Bring the life points of the other Sovereign to 0. Whoever must draw and cannot loses too.
    .names = Anselm, Brunhild

## Card types

type-character = Character
type-advisor = Advisor
type-artifact = Artifact
type-training = Training
type-ritual = Ritual
type-spell = Spell
type-miracle = Miracle
type-resource = Resource
type-sovereign = Sovereign
type-rune = Rune
token-of-type = { $type } token
colour-black = black
colour-green = green
colour-orange = orange
colour-white = white
colour-grey = grey (Equilibra)
rarity-k = Known
rarity-n = Noted
rarity-l = Legendary
rarity-f = Fabulous
card-rulebook = The rules

## Keywords

keyword-binding = Binding
    .text = Bound while it lies in the Safety Zone of a lane with an own resource.
keyword-flying = Flying
    .text = Only Characters with Flying or Skyguard can block it.
keyword-skyguard = Skyguard
    .text = May block Characters with Flying.
keyword-first-damage = First Damage
    .text = Deals its combat damage before Characters without First Damage.
keyword-speed = Speed
    .text = Is not turned by attacking.
keyword-defender = Defender
    .text = Is not turned by blocking.
keyword-two-handed = Two-handed Combat
    .text = Has two combat actions; it may attack twice at once.
keyword-unblockable = Unblockable
    .text = Cannot be blocked.
keyword-punch = Punch
    .text = When it attacks, damage beyond the HP of its blocker goes to the Sovereign.
keyword-poison = Poison
    .text = Characters it damages get a Poison counter.
keyword-bloodmage = Bloodmage
    .text = Each ASP it produces may become a Blood Trinket token instead.
keyword-barrier = Barrier
    .text = Lies in a War Zone without taking a slot; never attacks or moves; blocks only while alone there.
keyword-ranged = Ranged Combat
    .text = From the Back Row it may shoot at an enemy Character in the War Zone of its lane.
keyword-target-strike = Target Strike
    .text = May attack a Character of the opposing War Zone in its lane.
keyword-shield = Protective Shield
    .text = Turn: the next damage to another own Character in its War Zone is dealt to this one.
keyword-epic = Epic
    .text = Only once for each player in a lane.
keyword-mythic = Mythic
    .text = Only once for each player.
keyword-madness = Madness
    .text = Takes 1 damage at the end of each round.
keyword-tactical-shift = Tactical Shift
    .text = Once per round it may Move without turning and without using an action.
keyword-untargetable = Untargetable
    .text = Cannot be chosen by enemy Spells, Trainings and abilities.
keyword-must-attack = Must attack
    .text = Attacks every round if it can.
keyword-cannot-attack = Cannot attack
    .text = Neither attacks nor shoots.
keyword-cannot-block = Cannot block
    .text = Never blocks by choice.
keyword-cannot-be-hurt = Cannot be hurt
    .text = All damage to it is prevented.
keyword-stays-turned = Stays turned
    .text = Does not unturn at the beginning of the round.
keyword-force-of-nature = Force of Nature
    .text = Up to three own Characters in each War Zone.
keyword-spectral-ward = Spectral Ward
    .text = Can be chosen by Spells only; hurt only by Spells, artifacts, Rituals and trained Characters.
keyword-deals-no-damage = Peaceful
    .text = Deals no damage, whether it attacks, blocks or uses an ability.
text-rise = Rise ({ $asp } ASP, turn; level { $level } resource): { $card }
text-onto = { $number } ASP cheaper when played onto { $card }
text-hideout = Hideout (turn up: { $asp } ASP)
text-only-war = Only into a War Zone
text-only-safety = Only into a Safety Zone
text-enters-blood-rush = Enters play with Blood Rush { $number }
text-values = { $power }/{ $hp }, Resistance { $resistance }, Initiative { $initiative }
text-resistance = Resistance { $resistance }
text-magic = Magic value { $magic }
text-level = Level { $level }
text-asp = { $asp } ASP
text-lp = { $lp } LP
text-pool = Pool

## Counters

counter-poison = Poison
counter-plus = +1/+1
counter-resistance = Resistance +1
counter-initiative = Initiative +1
counter-resistance-down = Resistance -1
counter-madness = Madness

## Places

lane-left = left
lane-middle = middle
lane-right = right
place-war = War Zone { $lane } { $slot }
place-safety = Safety Zone { $lane } { $slot }
place-barrier = Barrier { $lane }
place-resource = resource { $lane }
place-sovereign = Sovereign
place-rune = Rune
place-advisor = Advisor
place-hidden = face down, { $lane } { $slot }
place-area = permanents area { $slot }
place-training = Training { $slot }
place-of = { $place } of { $player }
pile-spell = Spell pile
pile-pool = Pool pile

## Phases

phase-0 = Setup
    .help = Six cards each, a Mulligan for whoever wants it, a seventh card, and the roll for the Initiative.
phase-1 = Beginning of the Round
    .help = Everything unturns, both draw, and the highest Initiative decides who goes first.
phase-2 = Main Phase 1
    .help = The player with Initiative plays cards, uses abilities and moves Characters; the other may only use abilities.
phase-3 = Main Phase 2
    .help = Now the other player plays cards.
phase-4 = Combat Phase
    .help = Lane by lane the Characters act in the order of their Initiative.
phase-5 = End of the Round
    .help = Trainings, Spells and abilities; then hands go down to eight, astral points vanish, and what lasted for the round ends.
window-1 = Main Phase
window-2 = Start of combat
window-3 = Before the declaration
window-4 = After the declaration
window-5 = Before damage
window-6 = After damage
window-7 = End of combat
window-8 = End of the Round
moment-own-main = In my own Main Phase
moment-other-main = In the other player's Main Phase
moment-their-card = When the other plays a card
moment-their-ability = When an ability or a Move of the other is on the chain
moment-own-chain = When something of mine is on the chain
moment-combat-start = Start of combat
moment-before-declaration = Before a Character declares
moment-after-declaration = After an attack or Move is declared
moment-before-damage = Before combat damage
moment-after-damage = After combat damage
moment-combat-end = End of combat
moment-end-of-round = End of the Round

## Questions

ask-mulligan = Which cards do you set aside?
    .help = You draw as many new ones; those set aside are shuffled back. Only once. Resources are not among them: they lie in the Pool.
ask-initiative = You have won the roll: do you take the Initiative?
    .help = With it you play first; without it you see what the other does.
ask-draw = From which pile do you draw?
    .help = Resources, Advisors and almost all Characters with Binding lie in the Pool, everything else in the Spell pile.
ask-priority = You have priority: what do you do?
    .help = If you both pass, the top of the chain resolves; on an empty chain the game moves on.
ask-way = { $card }: how do you play it?
    .help = Onto its base form it is cheaper and takes over all counters.
ask-mode = { $card }: which effect?
    .help = It is chosen now, when the card is played.
ask-slot = { $card }: into which slot?
    .help = In the War Zone it fights, in the Safety Zone it is safe; binders belong beside a resource.
ask-base = { $card }: onto which base form?
    .help = The base form is sacrificed, its counters move over.
ask-target = { $card }: choose a target.
    .help = With a magic value it works only on Characters whose Resistance is not higher.
ask-sacrifice = { $card }: what do you sacrifice?
    .help = It goes to the Graveyard at once.
ask-discard = Which card do you discard?
    .help = It goes to your Graveyard.
ask-graveyard = { $card }: which card of your Graveyard do you banish?
    .help = It is gone for good.
ask-shadow = { $card }: from which lane do you sacrifice a Shadow token?
    .help = Four in one War Zone bring Madness.
ask-order = Which of your triggers goes on the chain first?
    .help = The first resolves last.
ask-keep = Which one do you choose?
    .help = Of equal Epic or Mythic cards you keep the one you choose.
ask-acting = Which of your Characters acts first?
    .help = They have the same Initiative.
ask-declare = { $card }: what does it do?
    .help = Whoever does nothing may still block.
ask-object = { $card }: whom does it attack?
    .help = A Character that is struck becomes the blocker of this attack.
ask-block = { $card } attacks: do you block?
    .help = Choose a Character to block with. Without a blocker the attack hits your Sovereign.
ask-shield = { $card }: which shield takes the damage?
    .help = Only one can take it.
ask-may = { $card }: do you use it?
    .help = You may, but need not.
ask-asp = { $card }: astral point or Blood Trinket?
    .help = A Blood Trinket keeps the point for a later round.
ask-fetch = { $card }: which card do you take?
    .help = You may also take none.
ask-rise = { $card }: does it rise?
    .help = The named form comes from the Spell deck into its place.
ask-play = { $card }: which card do you play?
    .help = It costs no ASP.
ask-lane = { $card }: which lane?
    .help = The token lies in the War Zone of that lane.
ask-place = { $card }: where does it go?
    .help = Only free slots of your open lanes are possible.

## Choices

option-pass = Pass
option-done = No more
option-done-draw = No second card
option-done-target = No more targets
option-done-block = No block
option-done-fetch = Take none
option-done-play = Play none
option-done-rise = It does not rise
option-done-place = It stays where it is
option-yes = Yes
option-no = No
option-spell-pile = Spell pile
option-pool-pile = Pool pile
option-initiative = Take the Initiative
option-leave = Leave it to the other
option-attack = Attack
option-attack-twice = Attack twice
option-shoot = Ranged attack
option-move = Move
option-nothing = Do nothing
option-plainly = Into a slot
option-onto-base = Onto its base form
option-asp = 1 ASP
option-trinket = Blood Trinket
option-concede = Give up
option-hide = { $card }, face down
option-use = { $place }: ability { $number }
option-rise = { $place }: Rise
option-reveal = { $place }: turn face up
option-shield = { $place }: Protective Shield
option-shift = { $place }: Tactical Shift
option-move-from = { $place }: Move
option-lane = { $lane } lane
option-mode = Effect { $number }
option-chain = Number { $number } on the chain
option-order = Trigger { $number }
option-mulligan-none = Keep all
option-mulligan = Set aside: { $cards }
option-unknown = Choice { $number }

## The log

event-laid-out = { $card } lies on the side of { $player }.
event-draws = { $player } draws { $card }.
event-draws-hidden = { $number ->
        [one] { $player } draws a card ({ $pile }).
       *[other] { $player } draws { $number } cards ({ $pile }).
    }
event-mulligan = { $number ->
        [0] { $player } keeps all starting cards.
        [one] { $player } exchanges 1 starting card.
       *[other] { $player } exchanges { $number } starting cards.
    }
event-wins-roll = { $player } wins the roll for the Initiative.
event-initiative = { $player } has the Initiative.
event-round = Round { $number }
event-phase = { $phase }
event-main-phase = { $phase } ({ $player })
event-cannot-draw = { $player } must draw and cannot.
event-announces = { $player } means to choose: { $option }.
event-plays = { $player } plays { $card }{ $mode }
event-hides = { $player } plays a card face down onto { $hideout }.
event-activates = { $player } uses { $own }{ $ability }
event-reveals = { $player } pays to turn up the card that lies on { $hideout }.
event-sets-out = { $player } wants to Move { $own } to { $spot }.
event-triggers = { $cause } triggers.
event-aims-at = Target: { $piece }.
event-aims-at-lane = Target: the { $lane } lane.
event-aims-at-item = Target on the chain: { $cause }.
event-moves = { $card } moves to { $place }.
event-stays = { $card } ({ $player }) cannot Move there any more.
event-passes = { $player } passes.
event-resolves = { $cause } resolves.
event-fizzles = { $card } ({ $player }) has no legal target left: nothing happens.
event-no-effect = { $cause } has no effect.
event-declines = { $player } declines to use { $card }.
event-enters = { $piece } enters play.
event-trained = { $card } is attached to { $piece }.
event-hidden = The card of { $player } lies face down on { $hideout }.
event-turned-up = { $card } ({ $player }) is turned face up.
event-no-room = There is no room for { $card } ({ $player }).
event-dies = { $piece } dies.
event-sacrificed = { $piece } is sacrificed.
event-banished = { $piece } is banished.
event-banishes = { $player } banishes { $card } from the Graveyard.
event-ceases = The token { $piece } ceases to exist.
event-to-hand = { $piece } returns to the hand of { $player }.
event-to-graveyard = { $card } ({ $player }) goes to the Graveyard.
event-used-up = { $card } ({ $player }) has done its work and goes to the Graveyard.
event-discards = { $player } discards { $card }.
event-gains-asp = { $player } gains { $number } ASP and has { $left }.
event-loses-asp = { $number ->
        [one] 1 unspent ASP of { $player } vanishes.
       *[other] { $number } unspent ASP of { $player } vanish.
    }
event-pays-lp = { $player } pays { $number } LP and has { $left } left.
event-gains-lp = { $player } gains { $number } LP and has { $left }.
event-loses-lp = { $player } loses { $number } LP and has { $left } left.
event-hurt = { $left ->
        [0] { $piece } takes { $number } damage.
       *[other] { $piece } takes { $number } damage and has { $left } HP left.
    }
event-hurt-sovereign = The Sovereign of { $player } takes { $number } damage and has { $left } LP left.
event-healed = { $piece } is healed by { $number }.
event-resists = { $piece } resists.
event-prevented = { $number } damage to { $piece } is prevented{ $reason }
event-covered = { $other } will take the next damage to { $piece }.
event-shielded = { $piece } takes the damage instead of { $other }.
event-counter = { $number ->
        [one] { $piece } gets 1 counter: { $counter }.
       *[other] { $piece } gets { $number } counters: { $counter }.
    }
event-counter-gone = { $number ->
        [one] { $piece } loses 1 counter: { $counter }.
       *[other] { $piece } loses { $number } counters: { $counter }.
    }
event-turned = { $piece } is turned.
event-unturned = { $piece } is ready again.
event-stunned = { $piece } is stunned and misses its next unturning.
event-rolls = The die for { $piece } shows { $number }.
event-poison = Poison works in { $piece }.
event-gets-values = { $until ->
        [game] { $piece } has { $values } for good.
       *[round] { $piece } has { $values } for the round.
    }
event-gets-resistance = { $until ->
        [game] { $piece } has Resistance { $change } for good.
       *[round] { $piece } has Resistance { $change } for the round.
    }
event-gets-initiative = { $until ->
        [game] { $piece } has Initiative { $change } for good.
       *[round] { $piece } has Initiative { $change } for the round.
    }
event-gets-keyword = { $until ->
        [game] { $piece } gets for good: { $keyword }.
       *[round] { $piece } gets for the round: { $keyword }.
    }
event-loses-keyword = { $until ->
        [game] { $piece } loses for good: { $keyword }.
       *[round] { $piece } loses for the round: { $keyword }.
    }
event-loses-text = { $until ->
        [game] { $piece } loses its printed abilities for good.
       *[round] { $piece } loses its printed abilities for the round.
    }
event-sets-power = { $until ->
        [game] The Power of { $piece } becomes { $number } for good.
       *[round] The Power of { $piece } becomes { $number } for the round.
    }
event-sets-resistance = { $until ->
        [game] The Resistance of { $piece } becomes { $number } for good.
       *[round] The Resistance of { $piece } becomes { $number } for the round.
    }
event-sets-initiative = { $until ->
        [game] The Initiative of { $piece } becomes { $number } for good.
       *[round] The Initiative of { $piece } becomes { $number } for the round.
    }
event-gets-reduction = { $until ->
        [game] Damage to { $piece } is reduced by { $number } for good.
       *[round] Damage to { $piece } is reduced by { $number } for the round.
    }
event-gets-prevention = The next { $number } damage to { $piece } this round will be prevented.
event-gets-shift = { $piece } may Move once this round without being turned.
event-blood-rush = { $piece } gets Blood Rush { $number }.
event-shadow = { $player } creates a Shadow token in the { $lane } lane.
event-shadows-gone = { $number ->
        [one] 1 Shadow token of { $player } in the { $lane } lane is gone.
       *[other] { $number } Shadow tokens of { $player } in the { $lane } lane are gone.
    }
event-rises = { $card } ({ $player }) has risen from { $base }.
event-control = { $player } now controls { $own }.
event-returns = { $card } ({ $player }) comes back from banishment.
event-shows = { $player } shows { $card }.
event-finds-nothing = { $player } takes no card.
event-bound = { $piece } is bound.
event-acting = { $piece } acts.
event-attacks = { $number ->
        [one] { $piece } attacks.
       *[other] { $piece } attacks { $number } times.
    }
event-strikes = { $piece } strikes at { $other }.
event-shoots = { $piece } shoots at { $other }.
event-does-nothing = { $piece } does nothing.
event-blocks = { $piece } blocks { $other }.
event-not-blocked = { $player } does not block { $other }.
event-lane-done = The { $lane } lane is done.
event-redirected = { $card } ({ $player }) gets another target.
event-voided = { $card } ({ $player }) will have no effect.
event-mended = { $card } ({ $player }) will heal instead of dealing damage.
event-peace = Characters of the { $lane } lane deal no damage this round.
event-effects-end = What lasted for the round ends.
event-concedes = { $player } gives up.
event-loses = { $player } loses.
event-wins = { $player } wins.
event-drawn = The game is drawn.
event-loop = Nobody can break this loop.

## What the log speaks of

card-face-down = Face-down card
piece-there = { $card } ({ $player }, { $place })
piece-of = { $card } ({ $player })
piece-own = { $card } ({ $place })
told-plainly = .
told-which = : { $text }.
told-text = { " " }– { $text }
told-reason = { " " }({ $text }).
use-rise = Rise
use-reveal = turn face up
use-shield = Protective Shield
use-shift = Tactical Shift
item-called = { $cause ->
        [madness] Madness of { $card } ({ $player })
        [madness_death] Madness of the dead { $card } ({ $player })
        [blood_rush] The end of the Blood Rush of { $card } ({ $player })
        [shield] Protective Shield of { $card } ({ $player })
        [banishment] The return of { $card } ({ $player })
       *[text] { $card } ({ $player })
    }

## Refusals

refused-not-in-hand = { $card } is not in your hand.
refused-not-your-turn = { $card } cannot be played in the other player's Main Phase.
refused-in-combat = { $card } cannot be played: no hand cards are played in the Combat Phase.
refused-end-of-round = { $card } cannot be played now: at the End of the Round only Trainings and Spells are.
refused-too-dear = { $card } costs { $cost } ASP, and you have { $asp }.
refused-low-level = { $card } needs a resource of level { $level } of yours in play.
refused-no-lane = { $card } has no free slot in a lane with a resource of yours.
refused-one-resource = Only one resource may come into play in a round.
refused-no-field = { $card } has no fitting resource field.
refused-advisor-there = You have an Advisor already.
refused-no-target = { $card } has no legal target now.
refused-not-yours = What lies there is not under your control.
refused-nothing-there = Nothing lies there.
refused-no-ability = { $card } has no ability to use.
refused-is-turned = { $card } is turned already. It unturns at the beginning of the next round.
refused-stays-turned = { $card } is turned already, and it does not unturn at the beginning of the next round.
refused-cannot-use = { $card } cannot use that ability now.
refused-cannot-move = { $card } cannot Move now.
refused-cannot-block = { $card } cannot block this attack.
refused-not-offered = That is not one of the choices offered now.

## Deck rules

deck-too-small = The deck has { $number } cards, fewer than 60.
deck-too-large = The deck has { $number } cards, more than 80.
deck-few-spells = The Spell deck has { $number } cards, fewer than 40.
deck-pool-size = The Pool deck has { $number } cards; it must have 18 to 20.
deck-copies = { $card } is in the deck { $number } times, more often than its rarity allows.
deck-not-pool = { $card } has no Pool icon and cannot be in the Pool deck.
deck-pool-colour = { $card } has neither the Sovereign's colour nor grey and cannot be in the Pool deck.
deck-in-spells = { $card } cannot be in the Spell deck, which holds only cards with an ASP cost.
deck-never = { $card } has a colour that this Sovereign cannot play.
deck-token = { $card } is a token and cannot be in a deck.
deck-further-sovereign = { $card } is a second Sovereign; a deck has one, which stands before its cards.
deck-further-rune = { $card } is a second Rune; a deck has one, which stands before its cards.
deck-in-line = Line { $line }: { $what }
deck-long = The text is too long for a deck.
deck-head = “{ $text }” is not known here; before the cards stand only name, sovereign and rune.
deck-before = “{ $text }” stands before the words “spells” and “pool”.
deck-row = “{ $text }” must be a number and a card, such as “4 fertile_field”.
deck-unknown = There is no card “{ $text }”.
deck-no-sovereign = The text names no Sovereign; write “sovereign: ” and a name.
deck-no-rune = The text names no Rune; write “rune: ” and a name.
deck-not-sovereign = “{ $text }” is no Sovereign.
deck-not-rune = “{ $text }” is no Rune.
deck-second-name = “{ $text }” is a second name; leave one of them out.
deck-second-sovereign = “{ $text }” is a second Sovereign; a deck has only one.
deck-second-rune = “{ $text }” is a second Rune; a deck has only one.
deck-name-black = Lords of Nachtheim
deck-name-green = Guardians of the Forest
deck-name-orange = Shadows of the Shaman King
deck-name-white = The Guard of Falkenheim
deck-name-own = A deck of their own

# What the judgement counts

mark-lp = life points
mark-hand = cards in hand
mark-playable = playable cards in hand
mark-asp-now = Astral Points
mark-income = sources of Astral Points
mark-lanes = open lanes
mark-level-two = chance of a level 2 resource
mark-resource-in-hand = a resource in hand
mark-fighters = Characters
mark-war-power = Power in the War Zone
mark-war-health = HP in the War Zone
mark-safe-power = Power in the Safety Zone
mark-safe-health = HP in the Safety Zone
mark-ready-power = Power ready to attack
mark-free-power = Power nobody can block
mark-guards = Characters ready to block
mark-flying-power = Power of flyers
mark-initiative = chance of the Initiative
mark-advisor = Advisors
mark-artifacts = Artifacts
mark-rituals = Rituals
mark-trainings = Trainings
mark-shadows = Shadow tokens
mark-hidden = hidden cards
mark-bound = bound Characters
mark-poisoned = poisoned Characters
