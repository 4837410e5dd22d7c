## Bluthelden: the table

bh-status = Round { $round } · { $phase } · Initiative: { $player }
bh-numbers = { $lp } LP · { $asp } ASP · hand { $hand } · Spell pile { $spells } · Pool { $pool }
bh-hand = Hand: { $cards }
bh-graveyard = Graveyard: { $cards }
bh-banished = Banished: { $cards }
bh-nothing = nothing
bh-unknown-card = a hidden card
bh-face-down = a card face down
bh-damage = { $number } damage
bh-turned = turned
bh-bound = bound
bh-hidden = face down
bh-shadows = Shadow tokens: { $mine } yours, { $theirs } theirs
bh-lanes = The three lanes
bh-chain = The Reaction Chain (the last one resolves first)
bh-item = { $number }. { $card } ({ $player })
bh-left = { $player }: { $lp } LP left
bh-drawn = The game is drawn
bh-won = { $player } has won
bh-mulligan = Write the numbers of the cards you set aside, such as 1 3 4, or 0 to keep them all.
