## Bluthelden: der Tisch

bh-status = Runde { $round } · { $phase } · Initiative: { $player }
bh-numbers = { $lp } LP · { $asp } ASP · Hand { $hand } · Spell-Stapel { $spells } · Pool { $pool }
bh-hand = Hand: { $cards }
bh-graveyard = Friedhof: { $cards }
bh-banished = Verbannt: { $cards }
bh-nothing = nichts
bh-unknown-card = eine verdeckte Karte
bh-face-down = eine verdeckte Karte
bh-damage = { $number } Schaden
bh-turned = geturnt
bh-bound = gebunden
bh-hidden = verdeckt
bh-shadows = Shadow-Token: { $mine } von dir, { $theirs } vom anderen
bh-lanes = Die drei Lanes
bh-chain = Die Reaktionskette (das Letzte wird zuerst verrechnet)
bh-item = { $number }. { $card } ({ $player })
bh-left = { $player }: noch { $lp } LP
bh-drawn = Unentschieden
bh-won = { $player } hat gewonnen
bh-mulligan = Schreib die Nummern der Karten, die du beiseitelegst, etwa 1 3 4, oder 0, um alle zu behalten.
