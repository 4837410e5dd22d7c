# What only the table of Bluthelden says.

## Instead of the shared words

default-name = Duellist
hotseat-name = Duellist { $number }
begin = Begin the duel
game-over = The duel is over
play-again = Another duel
game-goes-on = The duel goes on …
give-up-sure = Give up: the other player wins

## The table

bh-deck-builder = Deck builder
bh-round = Round { $number }
bh-rounds =
    { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
bh-ribbon-1 = Beginning
bh-ribbon-2 = Main: { $player }
bh-ribbon-3 = Main: { $player }
bh-ribbon-4 = Combat
bh-ribbon-5 = End

## Numbers and states

bh-lp = Life points
bh-asp = Astral points
bh-power = Power
bh-hp = Health
bh-resistance = Resistance
bh-initiative = Initiative
bh-magic = Magic value
bh-has-initiative = Has the Initiative this round
bh-turned = turned
bh-stunned = stunned
bh-bound = bound
bh-blank = has lost its abilities
bh-shadows = Shadow tokens
bh-no-text = No ability.

## Places

bh-zone-war = War Zone
bh-zone-safety = Safety Zone
bh-no-resource = no resource yet
bh-permanents = Artifacts and Rituals
bh-hand = Hand
bh-hand-hidden =
    { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
bh-spells = Spell deck
bh-pool = Pool
bh-pool-help = All cards of this Pool deck, as the game began. They are open to both players; their order is not.
bh-graveyard = Graveyard
bh-banished = Banished
bh-empty = Nothing here.

## The Reaction Chain

bh-chain = Reaction Chain
bh-chain-help = topmost first
bh-next = next
bh-item-move = { $card } moves
bh-item-reveal = { $card } is turned face up
bh-item-ability = { $card } (ability)
bh-item-trigger = { $card } (triggered)
bh-item-madness = { $card } (Madness)
bh-item-madness-death = { $card } (death with Madness)
bh-item-blood-rush = { $card } (end of the Blood Rush)
bh-item-shield = { $card } (Protective Shield)
bh-item-banishment = { $card } (comes back)

## Priority

bh-controls = Priority
bh-rest = Pass until something happens
bh-rest-help = Passes until the other player acts, somebody fights, or your next Main Phase begins.
bh-resting = Passing … stop
bh-stops = Where to stop
bh-stops-help = Everywhere else your priority is passed by itself, always after the same short pause, whatever you hold.
bh-full = Full control
bh-full-help = You are asked at every single moment.

## What is asked

bh-choose = Choose first
bh-place-resource = Its lane opens: from now on you may play Characters there.
bh-slot-war = War
bh-slot-safety = Safety
bh-confirm-play = Play { $card }
bh-confirm-use = Use { $card }
bh-confirm-take = Take { $card }
bh-confirm-discard = Discard { $card }
bh-confirm-place = Choose: { $card }
bh-confirm-target = Target { $card }
bh-confirm-object = Attack { $card }
bh-confirm-acting = { $card } acts
bh-confirm-block = Block with { $card }
bh-confirm-sacrifice = Sacrifice { $card }
bh-confirm-pass = Pass
bh-confirm-let = Let it resolve
bh-play-openly = Play it openly
bh-move = Move { $card }
bh-mulligan =
    { $number ->
        [0] Keep all cards
        [one] Set aside { $number } card
       *[other] Set aside { $number } cards
    }
bh-ability = Ability { $number }
bh-ability-rise = Rise
bh-ability-reveal = Turn it face up
bh-ability-shield = Protective Shield
bh-ability-shift = Tactical Shift

## The end

bh-you-win = You have won the duel
bh-wins = { $name } wins the duel
bh-nobody-wins = The duel is drawn
bh-course = Life points, from beginning to end
bh-moments = What turned it
bh-watch-round = Watch round { $number }

## The deck builder

bh-decks = Decks
bh-deck-cards = All cards
bh-deck-name = Name of the deck
bh-deck-own = My decks
bh-deck-ready = Ready decks
bh-deck-new = New deck
bh-deck-play = Play this deck
bh-deck-save = Save in this browser
bh-deck-saved = Saved.
bh-deck-delete = Delete this deck
bh-deck-copy = Copy as text
bh-deck-paste = Paste as text
bh-deck-text = The deck as text
bh-deck-take = Take this text
bh-deck-spells = Spell deck: { $number }
bh-deck-pool = Pool: { $number }
bh-deck-curve = Costs
bh-deck-types = Types
bh-deck-draw = Test draw
bh-deck-draw-again = Draw anew
bh-deck-draw-help = A first hand: { $number } cards of the Spell deck, as every game begins.
bh-deck-fine = This deck may be played.
bh-deck-wrong =
    { $number ->
        [one] One thing is not allowed yet:
       *[other] { $number } things are not allowed yet:
    }
bh-deck-add = Add { $card }
bh-deck-less = Take out { $card }
bh-deck-copies = { $number } of { $most }
bh-filter-text = Name or text
bh-filter-colour = Colour
bh-filter-type = Type
bh-filter-cost = Cost
bh-filter-part = Where
bh-filter-all = all
bh-filter-spells = Spell deck
bh-filter-pool = Pool
bh-filter-none = No card fits.
bh-deck-sovereign = Sovereign
bh-deck-rune = Rune

## Settings

setting-deck1 = Deck of the first seat
setting-deck2 = Deck of the second seat
bh-deck-mine = Your deck
bh-deck-theirs = Deck of { $name }
setting-roll = Who wins the roll
    .help = BH-2.18
setting-roll-random = by chance
setting-roll-1 = 1
setting-roll-2 = 2
setting-open-hands = Open hands
    .help = BH-1.05
setting-open-hands-yes = yes
setting-open-hands-no = no
setting-binding-slots = Binding works in
    .help = BH-D52
setting-binding-slots-all = every slot of the Safety Zone
setting-binding-slots-one = only the rear slot
setting-covered = A covered resource is
    .help = BH-D60
setting-covered-banished = banished
setting-covered-graveyard = put into the Graveyard

## What priority means at this moment

bh-ask-answer = { $player }: { $item }. Do you answer?
    .help = Pass, and it happens. What you put on top of it happens first.
bh-ask-mine = On the chain, yours: { $item }
    .help = Pass to let it happen, or put more on top. The other may answer first.
bh-ask-first-main = Your Main Phase: begin with a resource
    .help = Characters need a resource in their lane, and you have none yet. Your Rune, beside your Sovereign, fetches one from the Pool at no cost; later you also draw them.
    .phone = Characters need a resource in their lane, and you have none yet. Tap your own line above the hand: there your Rune fetches one from the Pool at no cost.
bh-ask-own-main = Your Main Phase: what do you play?
    .help = One resource a round opens its lane and costs nothing. Turn resources, Rune or Sovereign for astral points (ASP), and pay cards with them. When both pass, the phase ends.
bh-ask-other-main = { $player } plays the Main Phase
    .help = You may use abilities of your cards in play. Pass to let { $player } go on.
bh-ask-fight = { $moment }: do you do anything?
    .help = No cards from hand in combat, but abilities of your cards in play. When both pass, the fight goes on.
bh-ask-end = End of the Round: anything else?
    .help = Spells, Trainings and abilities can still be used. Then unused astral points vanish, and hands go down to eight cards.
