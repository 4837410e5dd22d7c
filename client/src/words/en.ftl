# Words of the browser client. What belongs to one game begins with its letters (bb-).

## Everywhere

you = You
close = Close
chosen = Chosen
language = Language
rule = Rule
card = Card
skip = Skip
space = Space
somebody = Somebody
copied = Copied
your-turn = Your turn
tools = Tools
menu = Menu
the-table = The table
decision = Your decision
chronicle = Chronicle
all-turned = All cards are turned over together.

## Start page

start-motto = Tables for the dark hours. Choose a door.
start-doors = The games
start-setup = Who plays
door-bloodborne = Bloodborne
    .sub = The Card Game
    .who = 3–5 hunters, everyone alone
door-bluthelden = Bluthelden
    .sub = Duel of the sovereigns
    .who = 2 players, against each other
door-deadcells = Dead Cells
    .sub = The Rogue-Lite Board Game
    .who = 1–4 prisoners, together
door-witcher = The Witcher
    .sub = Old World and the Wild Hunt
    .who = 1–5 witchers, together
door-shut = Not open yet
seats = Seats
who-sits = Who takes seat { $number }
seat-number = Seat { $number }
your-name = Your name
default-name = Hunter
hotseat-name = Hunter { $number }
bot-name = Bot { $number }
this-browser = this browser
friend = A friend
friend-by-link = a friend by link
bot-random = Bot: random
bot-greedy = Bot: greedy
open-seat = Open seat
open-seat-help = add another hunter
remove-seat = Remove seat { $number }
nobody-here = One seat must be yours: choose “this browser” for it.
more-settings = More settings
begin = Begin the hunt
saved-games = Games of this browser
saved-open = Play on
saved-over = Over: see the result
forget = Forget this game
icons-by = Icons: game-icons.net, CC BY 3.0
credits = Credits
credits-icons = Icons by Lorc, Delapouite and contributors, altered (engraved and combined into pictures):
credits-fonts = Typefaces: Cormorant, Alegreya and Alegreya Sans, SIL Open Font License 1.1.
credits-games = The names of the games belong to their owners. An unofficial fan project; no original art is used, and the rules are told in our own words.
credits-list = The icons used
rulebook = Rulebook

## At the table

opening = The candle is being lit …
night-goes-on = The night goes on …
waiting-for =
    { $number ->
        [one] { $names } is still deciding
       *[other] { $names } are still deciding
    }
you-watch = You are watching.
reconnecting = The connection is lost. Trying again; nothing of the game is lost.
take-back = Take back
undo-asked = { $name } asks to take back a decision. Do you agree?
undo-waits = You have asked to take back. The others must agree.
agree = Agree
disagree = Refuse
fork-back = Go back, as a new game
continue-here = Continue from here
seats-and-invites = Seats and invitations
seat-here = at the table
seat-away = away
bot-stands-in = a bot stands in
bot-for-you = a bot plays for you
bot-plays-you = A bot plays in your place
let-bot = Let a bot stand in
let-bot-play = Let a bot play for me
take-seat-back = Take the seat back
invite-for = Invitation for { $name }
invite-help = Each link opens one seat, once. Send it only to the person who shall sit there.
copy-invite = Copy invitation
copy-link = Copy link
spectators = For spectators
talk = Talk
talk-none = Nobody has said anything yet.
talk-here = Say something
talk-send = Say it
talk-refused = That could not be said just now. Wait a moment.
leave-table = Leave the table
motion = Motion
motion-1 = Normal
motion-2 = Fast
motion-0 = None
keys-help = Keys: 1–9 choose, Enter confirms, Esc takes back, I shows the card, R the rule, / searches the rules, Space skips.
curtain-title = { $name }, it is your turn
curtain-help = The table is covered. { $name }, open the curtain when nobody else is looking.
curtain-open = Open the curtain
watch-game = Watch the game
to-start = To the start page

## Rules

search-rules = Search rules, cards, words
sections = Sections
section = Section { $number }
rules-found =
    { $number ->
        [one] { $number } rule found
       *[other] { $number } rules found
    }
no-rule-found = No rule has these words in it. Try a shorter one.
rules-that-apply = Rules that apply
rulebook-page = Rulebook, page { $number }
our-reading = Our reading of the rules
open-in-rulebook = Open in the rulebook

## After the game

hunt-over = The hunt is over
see-result = See the result
hunt-again = Hunt again
watch-again = Watch from the start
save-record = Save the record
back-to-table = Back to the table
replay = Looking back
step-back = One step back
step-on = One step on
play-on = Play
pause = Pause
point-of = { $number } of { $full }
seen-by = Seen by
all-open = Everything open
as-spectator = Spectator
share = Copy link

## When something does not work

server-unreachable = The server cannot be reached just now.
server-unknown = There is no such game here.
server-key = This link opens no seat. Perhaps it was used already.
invite-used = This invitation was used already. Ask for a new one, or watch the game.
server-not-over = All of this can be seen when the game is over.
server-stale = That decision was made already. The table shows how things stand.
server-foreign = That decision belongs to another seat.
server-store = The game cannot be kept safe just now. Try again in a moment.
server-revealed = Something hidden was revealed or rolled since then, so it cannot be taken back.
server-nothing-to-undo = You have not decided anything yet.
server-over = The game is over.
server-nothing-asked = Nobody asks to take anything back now.
server-present = A bot can stand in for somebody else only when they have been away for a while.
server-no-talk = The rules forbid talk at this moment.
server-too-many = Too many at once. Wait a moment.
server-name-taken = Another seat has that name.
server-other = That did not work. Try again.

## Bloodborne: the table

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
bb-dream-short = Half damage. Bank, take back cards, upgrade, rest.
bb-views = What to show
bb-tab-fight = Fight
bb-tab-upgrades = Upgrades

## Bloodborne: hunters

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

## Bloodborne: decisions

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
bb-confirm-remove = Give up { $card }

## Bloodborne: the end

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

## Bloodborne: short texts, for cards in the hand and on the table (the inspector has the whole ones)

bb-short-clashes = Only if no other pistol is played.
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
bb-short-ability-hamper = Another's Melee Weapon: −{ $less } damage.
bb-short-ability-bank = Bank up to { $echoes } Echoes.
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
        [ranged] +{ $bonus } if nobody else has a Ranged Weapon.
        [utility] +{ $bonus } if nobody else has a Utility card.
       *[any] +{ $bonus } if nobody else fights.
    }
bb-short-ability-volley =
    { $kind ->
        [melee] +{ $bonus } if another has a Melee Weapon.
        [ranged] +{ $bonus } if another has a Ranged Weapon.
        [utility] +{ $bonus } if another has a Utility card.
       *[any] +{ $bonus } if another fights too.
    }
bb-short-ability-desperate = +{ $bonus } with { $health } health or less.
bb-short-ability-fresh = +{ $bonus } while nothing is used.
bb-short-ability-frenzy = +1 per used card, at most +{ $most }.
bb-short-ability-recoil = Then you take { $damage } damage.
bb-short-ability-reap = A kill banks up to { $echoes } Echoes.
bb-short-ability-claim = Trophies of a kill are yours too.
bb-short-ability-mend = End of round: +{ $health } health.
bb-short-power-ambush =
    { $collected ->
        [0] On reveal: all take { $damage } damage.
       *[other] On reveal: { $damage } damage to all with { $collected }+ Collected.
    }
bb-short-power-envy = On reveal: { $damage } damage to whoever has the most Collected.
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
bb-short-power-trample = +{ $more } damage to Hunters without a weapon.
bb-short-power-first-blood = The first attacker in Phase 5 takes { $damage } damage.
bb-short-power-enrage = At half its Echoes: the next stronger die.
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
bb-short-law-blood-tithe = All game: a death also costs { $echoes } Banked.
