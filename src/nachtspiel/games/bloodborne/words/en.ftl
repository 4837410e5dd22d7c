## The game

game-bloodborne = Bloodborne: The Card Game
    .about = Three to five rival Hunters descend into a Chalice Dungeon and fight one Monster after another, side by side but each for themselves. Every round all of you secretly choose a card: strike for Blood Echoes, or slip away into the Hunter's Dream and make them safe.
    .goal = When the Final Boss is dead, the highest Blood level wins: your Banked Echoes plus the bonuses of your trophies. Collected Echoes are lost if your Hunter is killed, so bank them in time.
    .names = Henryk, Eileen, Ludwig, Gascoigne, Djura

## Action cards

card-hunter-axe = Hunter Axe
card-saw-cleaver = Saw Cleaver
card-hunter-pistol = Hunter Pistol
card-transform = Transform
card-hunters-dream = Hunter's Dream
card-kirkhammer = Kirkhammer
card-stake-driver = Stake Driver
card-threaded-cane = Threaded Cane
card-burial-blade = Burial Blade
card-ludwigs-holy-blade = Ludwig's Holy Blade
card-logarius-wheel = Logarius' Wheel
card-chikage = Chikage
card-tonitrus = Tonitrus
card-saw-spear = Saw Spear
card-blade-of-mercy = Blade of Mercy
card-beast-claw = Beast Claw
card-whirligig-saw = Whirligig Saw
card-repeating-pistol = Repeating Pistol
card-ludwigs-rifle = Ludwig's Rifle
card-blunderbuss = Blunderbuss
card-evelyn = Evelyn
card-flamesprayer = Flamesprayer
card-rosmarinus = Rosmarinus
card-cannon = Cannon
card-rifle-spear = Rifle Spear
card-blood-vial = Blood Vial
card-molotov-cocktail = Molotov Cocktail
card-beast-blood-pellet = Beast Blood Pellet
card-bold-hunters-mark = Bold Hunter's Mark
card-sinister-bell = Sinister Bell
card-madmans-knowledge = Madman's Knowledge
card-ritual-blood = Ritual Blood
card-shaman-bone-blade = Shaman Bone Blade
card-lead-elixir = Lead Elixir

## Monsters

monster-scourge-beast = Scourge Beast
monster-winter-lantern = Winter Lantern
monster-executioner = Executioner
monster-beast-patient = Beast Patient
monster-rabid-dog = Rabid Dog
monster-carrion-crows = Carrion Crows
monster-garden-of-eyes = Garden of Eyes
monster-bloody-crow = Bloody Crow of Cainhurst
monster-celestial-emissary = Celestial Emissary
monster-fluorescent-flower = Fluorescent Flower
monster-brainsucker = Brainsucker
monster-parasite-larva = Parasite Larva
monster-yharnam-huntsman = Yharnam Huntsman
monster-church-giant = Church Giant
monster-bell-ringing-woman = Bell-Ringing Woman
monster-masked-hunter = Masked Hunter
monster-maneater-boar = Maneater Boar
monster-bloodlicker = Bloodlicker
monster-father-gascoigne = Father Gascoigne
monster-watchdog = Watchdog of the Old Lords
monster-cleric-beast = Cleric Beast
monster-blood-starved-beast = Blood-starved Beast
monster-vicar-amelia = Vicar Amelia
monster-amygdala = Amygdala
monster-undead-giant = Undead Giant
monster-gehrman = Gehrman, the First Hunter
monster-rom = Rom, the Vacuous Spider
monster-mergos-wet-nurse = Mergo's Wet Nurse
monster-ebrietas = Ebrietas, Daughter of the Cosmos
monster-moon-presence = Moon Presence

## Texts of action cards

ability-transform =
    { $bonus ->
        [0] In Phase 2, when all cards lie open, you bring in a weapon from your hand.
       *[other] In Phase 2, when all cards lie open, you bring in a weapon from your hand; it deals { $bonus } more damage this round.
    }
ability-price = Instant: You take { $damage } damage.
ability-restore = Instant: You return to full health.
ability-throw = Instant: You deal { $damage } damage to the Monster.
ability-scorch =
    { $melee ->
        [yes] Instant: Every other Hunter with a Melee Weapon in play takes { $damage } damage.
       *[no] Instant: Every other Hunter takes { $damage } damage.
    }
ability-backstab = Instant: You choose another Hunter, who takes { $damage } damage.
ability-steal =
    { $echoes ->
        [one] Instant: You choose another Hunter who has Collected Echoes and steal { $echoes } of them.
       *[other] Instant: You choose another Hunter who has Collected Echoes and steal up to { $echoes } of them.
    }
ability-levy =
    { $echoes ->
        [one] Instant: You steal { $echoes } Collected Echo from every other Hunter who has any.
       *[other] Instant: You steal up to { $echoes } Collected Echoes from every other Hunter who has any.
    }
ability-hamper = Instant: You choose another Hunter with a Melee Weapon in play; that weapon deals { $less } less damage this round.
ability-bank =
    { $echoes ->
        [one] Instant: You bank { $echoes } of your Collected Echoes.
       *[other] Instant: You bank up to { $echoes } of your Collected Echoes.
    }
ability-foresee = Instant: You look at the next Chalice Dungeon card and may put it under the deck.
ability-shield = You take { $less } less damage from the Monster's attack this round.
ability-smoke = Every Hunter, you included, takes { $less } less damage from the Monster's attack this round.
ability-endure = The Monster's attack cannot kill you this round: you keep at least 1 health.
ability-swift = In Phase 5 you attack with this weapon before all other Hunters.
ability-slow = In Phase 5 you attack with this weapon after all other Hunters.
ability-boss-bane = This weapon deals { $bonus } more damage to a boss or the Final Boss.
ability-type-bane =
    { $type ->
        [kin] This weapon deals { $bonus } more damage to Monsters of the type Kin, bosses included.
        [humanoid] This weapon deals { $bonus } more damage to Monsters of the type Humanoid, bosses included.
       *[beast] This weapon deals { $bonus } more damage to Monsters of the type Beast, bosses included.
    }
ability-alone =
    { $kind ->
        [melee] This weapon deals { $bonus } more damage if no other living Hunter has a Melee Weapon in play.
       *[ranged] This weapon deals { $bonus } more damage if no other living Hunter has a Ranged Weapon in play.
    }
ability-volley =
    { $kind ->
        [melee] This weapon deals { $bonus } more damage if another living Hunter has a Melee Weapon in play.
       *[ranged] This weapon deals { $bonus } more damage if another living Hunter has a Ranged Weapon in play.
    }
ability-desperate = This weapon deals { $bonus } more damage while you have { $health } health or less.
ability-fresh = This weapon deals { $bonus } more damage while your used pile is empty.
ability-frenzy = This weapon deals 1 more damage for each card in your used pile, up to { $most } more.
ability-follow-up = This weapon deals 1 more damage for each other Hunter who has already taken Echoes from the Monster this round, up to { $most } more.
ability-recoil = After you attack with this weapon, you take { $damage } damage.
ability-reap =
    { $echoes ->
        [one] If this weapon takes the Monster's last Echo, you bank { $echoes } of your Collected Echoes at once.
       *[other] If this weapon takes the Monster's last Echo, you bank up to { $echoes } of your Collected Echoes at once.
    }
ability-claim =
    { $times ->
        [1] If the Monster is killed this round while you are alive, you earn its trophies even if you dealt it no damage.
       *[other] If the Monster is killed this round while you are alive, you earn its trophies twice, even if you dealt it no damage.
    }
ability-mend = At the end of the round you regain { $health } health.

## Texts of monsters and bosses

power-ambush =
    { $collected ->
        [0] On reveal: Each Hunter takes { $damage } damage.
        [one] On reveal: Each Hunter with any Collected Echoes takes { $damage } damage.
       *[other] On reveal: Each Hunter with { $collected } or more Collected Echoes takes { $damage } damage.
    }
power-envy = On reveal: The Hunter with the most Collected Echoes takes { $damage } damage (in a tie, the first of them in turn order; nobody if nobody has any).
power-parting-blow =
    { $idle ->
        [yes] If it escapes: Each Hunter who took no Echo from it this round takes { $damage } damage.
       *[no] If it escapes: Each Hunter takes { $damage } damage.
    }
power-drain =
    { $echoes ->
        [one] If it escapes: Each Hunter loses { $echoes } Collected Echo.
       *[other] If it escapes: Each Hunter loses { $echoes } Collected Echoes.
    }
power-ransom = If it escapes: The Hunter with the most Collected Echoes loses { $echoes } of them (in a tie, the first in turn order).
power-call =
    { $echoes ->
        [one] If it escapes: The next Monster to appear gets { $echoes } more Echo.
       *[other] If it escapes: The next Monster to appear gets { $echoes } more Echoes.
    }
power-thorns =
    { $echoes ->
        [one] Whoever takes any Echoes from it in a blow that does not kill it takes { $damage } damage.
       *[other] Whoever takes { $echoes } or more Echoes from it in a single blow takes { $damage } damage, unless that blow kills it.
    }
power-weakness =
    { $kind ->
        [melee] Melee Weapons deal { $bonus } more damage to it.
        [ranged] Ranged Weapons deal { $bonus } more damage to it.
        [utility] Utility cards deal { $bonus } more damage to it.
       *[any] Every blow deals { $bonus } more damage to it.
    }
power-hide =
    { $kind ->
        [melee] No single blow with a Melee Weapon takes more than { $most ->
            [one] { $most } Echo
           *[other] { $most } Echoes
        } from it.
        [ranged] No single blow with a Ranged Weapon takes more than { $most ->
            [one] { $most } Echo
           *[other] { $most } Echoes
        } from it.
        [utility] No single blow with a Utility card takes more than { $most ->
            [one] { $most } Echo
           *[other] { $most } Echoes
        } from it.
       *[any] No single blow takes more than { $most ->
            [one] { $most } Echo
           *[other] { $most } Echoes
        } from it.
    }
power-sluggish = Instant effects deal { $less } less damage to it.
power-unhurried = Instant effects deal no damage to it.
power-undying = While more than 1 Echo lies on it, no single blow takes its last Echo: 1 remains.
power-trample = Its attack deals { $more } more damage to each Hunter without a weapon in play.
power-grapple =
    { $kind ->
        [melee] Its attack deals { $more } more damage to each Hunter with a Melee Weapon in play.
       *[ranged] Its attack deals { $more } more damage to each Hunter with a Ranged Weapon in play.
    }
power-first-blood = Each round, the first Hunter to attack it in Phase 5 takes { $damage } damage before the blow.
power-enrage = While half of its Echoes or fewer are left, it attacks with the next stronger die.
power-pierce-dream = Hunter's Dream does not halve the damage of its attack.
power-poison =
    { $after_kill ->
        [pending] At the end of the round, each Hunter who took Echoes from it this round takes { $damage } damage, even if it was killed.
       *[ends] At the end of the round, each Hunter who took Echoes from it this round takes { $damage } damage.
    }
power-break-weapons =
    { $after_kill ->
        [pending] At the end of the round, every weapon that damaged it this round is removed from the game, even if it was killed.
       *[ends] At the end of the round, every weapon that damaged it this round is removed from the game.
    }

## Laws of the Final Bosses

law-more-echoes =
    { $echoes ->
        [one] Whole game: All other Monsters, bosses included, appear with { $echoes } more Echo.
       *[other] Whole game: All other Monsters, bosses included, appear with { $echoes } more Echoes.
    }
law-last-death =
    { $deaths ->
        [1] Whole game: When you are killed, you are out of the game.
        [2] Whole game: When you are killed for the second time, you are out of the game.
        [3] Whole game: When you are killed for the third time, you are out of the game.
        [4] Whole game: When you are killed for the fourth time, you are out of the game.
        [5] Whole game: When you are killed for the fifth time, you are out of the game.
       *[other] Whole game: When you are killed for the { $deaths }th time, you are out of the game.
    }
law-shallow-rest = Whole game: When you rest, you regain only { $health } health, even if you were killed.
law-fewer-cards =
    { $cards ->
        [one] Whole game: You may own no more than { $cards } Action card.
       *[other] Whole game: You may own no more than { $cards } Action cards.
    }
law-upgrade-price =
    { $echoes ->
        [one] Whole game: When you take an upgrade, you lose { $echoes } Banked Echo, if you have one.
       *[other] Whole game: When you take an upgrade, you lose up to { $echoes } Banked Echoes.
    }
law-blood-tithe =
    { $echoes ->
        [one] Whole game: When you are killed, you also lose { $echoes } Banked Echo.
       *[other] Whole game: When you are killed, you also lose up to { $echoes } Banked Echoes.
    }

## Words on the cards

kind-melee = Melee Weapon
kind-ranged = Ranged Weapon
kind-utility = Utility card
type-kin = Kin
type-humanoid = Humanoid
type-beast = Beast
lantern-green = green
lantern-yellow = yellow
lantern-red = red
rank-ordinary = Ordinary monster
rank-boss = Boss
rank-final-boss = Final Boss
instant = Instant
weapon-damage = { $damage } damage
clashes =
    { $pistol_clash ->
        [delay] If another Hunter plays a Hunter Pistol this round too, yours and theirs lose their Instant timing and attack in Phase 5.
       *[cancel] If another Hunter plays a Hunter Pistol this round too, yours and theirs all lose their effect.
    }
dream-text =
    { $dream_halves ->
        [attack] The damage you take from the Monster's attack this round is halved, rounded down.
       *[all] All damage you take this round is halved, rounded down.
    } In Phase 7 you bank your Collected Echoes, take back this card and all your used cards, { $upgrade ->
        [must] must take an upgrade
       *[may] may take an upgrade
    }, and rest. This card can never be removed from the game.

## Phases

phase-0 = Setup
    .help = The Final Boss, the first upgrades and the first Monster are laid out, and you receive your five starting cards.
phase-1 = Choose and play
    .help = Everyone secretly chooses one card from their hand; then all cards are turned up together.
phase-2 = Transform weapons
    .help = Whoever played Transform has now seen all cards and brings in a weapon from their hand.
phase-3 = Instant effects
    .help = Everything marked Instant happens now, before the Monster can strike, beginning with the first player.
phase-4 = Monster attack
    .help = The Monster's die is rolled once for all, and every Hunter takes that much damage; after a “+” it is rolled again and added.
phase-5 = Hunters attack
    .help = One after another, the Hunters strike with their weapons and take one Echo from the Monster for each point of damage.
phase-6 = Monster escapes
    .help = An ordinary monster that still has Echoes gets away and gives no trophies; a boss stays until it is dead.
phase-7 = Hunter's Dream
    .help =
        Whoever dreams banks their Echoes, takes back their used cards, { $upgrade ->
            [must] must take an upgrade and rests; whoever was killed must take an upgrade
           *[may] may take an upgrade and rests; whoever was killed may take an upgrade
        } and returns.
phase-8 = End of round
    .help = Played cards go to the used piles, the first-player marker moves on, and the next Monster appears if the last one is gone.

## Questions

ask-play = Which card do you play?
    .help = Weapons win Echoes and trophies, but Collected Echoes are lost if you are killed. Hunter's Dream makes them safe and brings back your used cards.
ask-transform = Which weapon do you bring in?
    .help = You can see what the others have played: pick the weapon from your hand that gains most from it.
ask-target = { $card }: which Hunter do you choose?
    .help = The effect of { $card } strikes the Hunter you name. Look at who is ahead, who is weak and who acts before you.
ask-foresee = { $card }: leave the next dungeon card on top, or put it under the deck?
    .help = Only you have seen this card. If you leave it, it is the next Monster to appear; if you put it under the deck, it comes last.
ask-upgrade = Which upgrade do you take?
    .help = The card goes straight into your hand and is yours for the rest of the game. If you then own too many cards, you must give one up.
ask-remove = You own too many cards: which one leaves the game?
    .help = The card is gone for good, so part with the weakest. Hunter's Dream always stays with you.

## Choices

option-decline = Take no upgrade
option-leave = Leave it on top
option-bury = Put it under the deck
option-seat = { $hunter }
option-used = { $card } (in your used pile)
option-in-play = { $card } (played this round)

## The log

event-final-boss = The Final Boss of this hunt: { $monster }.
event-final-boss-chosen = The Final Boss, chosen for this hunt: { $monster }.
event-first-player = First player: { $hunter }.
event-equipped = { $hunter } took the five starting cards and began with { $number } health.
event-row = { $card } joined the Available Upgrades.
event-appears =
    { $number ->
        [one] { $monster } appeared with { $number } Echo.
       *[other] { $monster } appeared with { $number } Echoes.
    }
event-more-echoes =
    { $number ->
        [one] { $monster } got { $number } more Echo.
       *[other] { $monster } got { $number } more Echoes.
    }
event-round = Round { $number }, first player: { $hunter }.
event-phase = { $phase }
event-announces = { $hunter } announced: { $card }.
event-plays = { $hunter } played { $card }.
event-sits-out = { $hunter } chose no card: killed too late last round.
event-draws-weapon = { $hunter } brought in { $card }.
event-no-weapon = { $hunter } had no weapon in hand to bring in.
event-clash = { $hunter } got no effect from { $card }: the pistols cancelled each other.
event-late-clash = { $hunter } lost the Instant timing of { $card }: it attacks in Phase 5.
event-cancelled = { $hunter } made no attack: { $card } had lost its effect.
event-uses = { $hunter } used { $card }.
event-acts = The ability of { $monster } took effect.
event-hits =
    { $number ->
        [one] { $hunter } took { $number } Echo from { $monster }.
       *[other] { $hunter } took { $number } Echoes from { $monster }.
    }
event-hits-air = { $hunter } dealt no damage with { $card }.
event-no-attack = { $hunter } made no attack in this phase ({ $card }).
event-cannot-attack = { $hunter } lay dead and could not attack ({ $card }).
event-slain = { $hunter } struck the last blow and killed { $monster }.
event-trophy =
    { $number ->
        [one] { $hunter } earned a trophy ({ $type }): that track is now worth { $number } Echo.
       *[other] { $hunter } earned a trophy ({ $type }): that track is now worth { $number } Echoes.
    }
event-track-full = { $hunter } gained nothing from a trophy ({ $type }): the marker is on the last space.
event-fight-skipped = The Monster died in Phase 3: Phases 4 to 6 are skipped.
event-rolls = { $hunter } rolled { $face } on the { $die } die.
event-attack = { $monster } attacked for { $number } damage.
event-hurt = { $hunter } took { $number } damage: { $left } health left.
event-dream-hurt = { $hunter } took only { $number } damage in the Dream: { $left } health left.
event-unharmed = { $hunter } took no damage.
event-endures = { $hunter } withstood a deadly attack with 1 health.
event-dies =
    { $number ->
        [0] { $hunter } died.
        [one] { $hunter } died and lost { $number } Collected Echo.
       *[other] { $hunter } died and lost { $number } Collected Echoes.
    }
event-keeps-bank =
    { $number ->
        [one] { $hunter } kept { $number } Banked Echo.
       *[other] { $hunter } kept { $number } Banked Echoes.
    }
event-eliminated = { $hunter } left the game for good.
event-escapes =
    { $number ->
        [one] { $monster } escaped with { $number } Echo.
       *[other] { $monster } escaped with { $number } Echoes.
    }
event-boss-stays =
    { $number ->
        [one] { $monster } stayed, with { $number } Echo left.
       *[other] { $monster } stayed, with { $number } Echoes left.
    }
event-banks =
    { $number ->
        [one] { $hunter } banked { $number } Echo.
       *[other] { $hunter } banked { $number } Echoes.
    }
event-takes-back =
    { $number ->
        [one] { $hunter } took back { $number } card.
       *[other] { $hunter } took back { $number } cards.
    }
event-keeps-used = { $hunter } did not take back any used cards.
event-takes-upgrade = { $hunter } took the upgrade { $card }.
event-declines = { $hunter } declined an upgrade.
event-no-upgrade = { $hunter } found no upgrade left to take.
event-removes = { $hunter } owned one card too many: { $card } left the game.
event-rests = { $hunter } rested: { $number } health.
event-returns = { $hunter } returned to the hunt.
event-upgrades-over = The upgrade deck is empty: the row is not refilled.
event-puts-away = { $hunter } put { $card } on the used pile.
event-marker = { $hunter } received the first-player marker.
event-final-boss-enters = The dungeon is empty, the Final Boss awaits: { $monster }.
event-heals = { $hunter } regained { $number } health.
event-steals =
    { $number ->
        [one] { $hunter } stole { $number } Echo from { $target }.
       *[other] { $hunter } stole { $number } Echoes from { $target }.
    }
event-loses-echoes =
    { $number ->
        [one] { $hunter } lost { $number } Collected Echo.
       *[other] { $hunter } lost { $number } Collected Echoes.
    }
event-loses-banked =
    { $number ->
        [one] { $hunter } lost { $number } Banked Echo.
       *[other] { $hunter } lost { $number } Banked Echoes.
    }
event-hampers = { $hunter } hampered { $target }: { $card } deals less damage this round.
event-looks = { $hunter } looked at the next dungeon card.
event-foresees = { $hunter } saw what comes next: { $monster }.
event-buries = { $hunter } put the dungeon card under the deck.
event-leaves = { $hunter } left the dungeon card on top.
event-no-target = { $hunter } found no target for { $card }.
event-weapon-lost = { $hunter } lost a weapon for good: { $card }.
event-call =
    { $number ->
        [one] { $monster } called for help: the next Monster gets { $number } more Echo.
       *[other] { $monster } called for help: the next Monster gets { $number } more Echoes.
    }
event-calmer = { $hunter } warded off { $number } damage from the attack.
event-enraged = { $monster } flew into a rage: a stronger die is rolled.
event-stalled =
    { $number ->
        [one] No Echo was taken for { $number } round: the hunt ends here.
       *[other] No Echo was taken for { $number } rounds: the hunt ends here.
    }
event-all-gone = No Hunter is left.
event-hunt-over = The hunt is over.
event-scores = { $hunter } reached Blood level { $number }: place { $rank }.

## Settings

setting-final-boss = Final Boss
    .help = Whom you face at the end, and whose law changes the rules for the whole game.
setting-final-boss-random = Drawn at random
setting-first-player = First player
    .help = Who holds the first-player marker in the first round.
setting-first-player-random = Chosen at random
setting-upgrade = Taking upgrades
    .help = Whether a Hunter who dreamed or was killed may go without an upgrade.
setting-upgrade-may = May be declined
setting-upgrade-must = Must be taken
setting-dream-halves = What Hunter's Dream halves
    .help = Which damage is halved for a Hunter in the Dream.
setting-dream-halves-all = All damage this round
setting-dream-halves-attack = Only the Monster's attack
setting-pistol-clash = When Hunter Pistols clash
    .help = What happens if two or more Hunters play a Hunter Pistol in the same round.
setting-pistol-clash-cancel = They lose their effect
setting-pistol-clash-delay = They attack in Phase 5 instead
setting-after-kill = Abilities of a killed Monster
    .help = Whether effects a Monster has already set in motion for later in the round still happen after its death.
setting-after-kill-ends = End with its death
setting-after-kill-pending = Still happen this round
setting-stall-rounds = Rounds without damage
    .help = If the same Monster loses no Echo for this many rounds in a row, the game ends and is scored as usual.
setting-open-hands = Hands
    .help = Whether you can look at the other Hunters' hands; every card in them was gained in the open anyway.
setting-open-hands-yes = Open to all
setting-open-hands-no = Hidden

## Refusals

refused-in-used = { $card } lies in your used pile; you can play it again once Hunter's Dream has brought it back.
refused-not-owned = { $card } is not yours.
refused-not-weapon = { $card } is not a weapon; whoever transforms must bring in a weapon.
refused-dream-stays = Hunter's Dream can never be removed from the game.
refused-not-in-row = { $card } is not among the Available Upgrades.
refused-must-take = At this table you must take an upgrade.
refused-not-a-target = { $card } cannot be aimed at { $hunter } now.
refused-not-offered = That is not one of the choices.

# What the judgement counts

mark-level = Blood level
mark-collected = Collected Echoes
mark-health = share of health
mark-dead = chance of being dead
mark-gone = chance of being out of the game
mark-hand-early = cards in hand
mark-damage-in-hand = damage in hand
mark-damage-owned-early = damage of all own cards
mark-dream-in-hand = Hunter's Dream in hand
mark-tracks-early = value of the next trophies
mark-upgrades-early = upgrades
