# Was nur der Tisch von Bluthelden sagt.

## Statt der gemeinsamen Wörter

default-name = Duellant
hotseat-name = Duellant { $number }
begin = Duell beginnen
game-over = Das Duell ist vorbei
play-again = Noch ein Duell
game-goes-on = Das Duell geht weiter …
give-up-sure = Aufgeben: Der andere gewinnt

## Der Tisch

bh-deck-builder = Deckbau
bh-round = Runde { $number }
bh-rounds =
    { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
bh-ribbon-1 = Beginn
bh-ribbon-2 = Haupt: { $player }
bh-ribbon-3 = Haupt: { $player }
bh-ribbon-4 = Kampf
bh-ribbon-5 = Ende

## Zahlen und Zustände

bh-lp = Lebenspunkte
bh-asp = Astralpunkte
bh-power = Power
bh-hp = HP
bh-resistance = Resistenz
bh-initiative = Initiative
bh-magic = Magiewert
bh-has-initiative = Hat in dieser Runde die Initiative
bh-turned = geturnt
bh-stunned = gestunnt
bh-bound = gebunden
bh-blank = hat seine Fähigkeiten verloren
bh-shadows = Shadow-Token
bh-no-text = Keine Fähigkeit.

## Plätze

bh-zone-war = War Zone
bh-zone-safety = Safety Zone
bh-no-resource = noch keine Ressource
bh-permanents = Artefakte und Rituale
bh-hand = Hand
bh-hand-hidden =
    { $number ->
        [one] { $number } Karte auf der Hand
       *[other] { $number } Karten auf der Hand
    }
bh-spells = Spell-Deck
bh-pool = Pool
bh-pool-help = Alle Karten dieses Pool-Decks, wie das Spiel begann. Sie sind für beide offen, ihre Reihenfolge nicht.
bh-graveyard = Friedhof
bh-banished = Verbannt
bh-empty = Hier liegt nichts.

## Die Reaktionskette

bh-chain = Reaktionskette
bh-chain-help = das Oberste zuerst
bh-next = als Nächstes
bh-item-move = { $card } bewegt sich
bh-item-reveal = { $card } wird aufgedeckt
bh-item-ability = { $card } (Fähigkeit)
bh-item-trigger = { $card } (ausgelöst)
bh-item-madness = { $card } (Madness)
bh-item-madness-death = { $card } (Tod mit Madness)
bh-item-blood-rush = { $card } (Ende des Blutrauschs)
bh-item-shield = { $card } (Protective Shield)
bh-item-banishment = { $card } (kommt zurück)

## Priorität

bh-controls = Priorität
bh-rest = Passen, bis etwas geschieht
bh-rest-help = Passt, bis der andere handelt, jemand kämpft oder deine nächste Hauptphase beginnt.
bh-resting = Passe … anhalten
bh-stops = Wo anhalten
bh-stops-help = Überall sonst wird deine Priorität von selbst weitergegeben, immer nach derselben kurzen Pause, was du auch auf der Hand hast.
bh-full = Volle Kontrolle
bh-full-help = Du wirst in jedem einzelnen Augenblick gefragt.

## Was gefragt wird

bh-choose = Wähle zuerst
bh-place-resource = Ihre Lane wird offen: Dort kannst du von nun an Charaktere ausspielen.
bh-slot-war = War
bh-slot-safety = Safety
bh-confirm-play = { $card } spielen
bh-confirm-use = { $card } einsetzen
bh-confirm-take = { $card } nehmen
bh-confirm-discard = { $card } abwerfen
bh-confirm-place = Wählen: { $card }
bh-confirm-target = Ziel: { $card }
bh-confirm-object = Angreifen: { $card }
bh-confirm-acting = { $card } handelt
bh-confirm-block = Blocken mit { $card }
bh-confirm-sacrifice = { $card } opfern
bh-confirm-pass = Passen
bh-confirm-let = Geschehen lassen
bh-play-openly = Offen spielen
bh-move = { $card } bewegen
bh-mulligan =
    { $number ->
        [0] Alle Karten behalten
        [one] { $number } Karte beiseitelegen
       *[other] { $number } Karten beiseitelegen
    }
bh-ability = Fähigkeit { $number }
bh-ability-rise = Rise
bh-ability-reveal = Aufdecken
bh-ability-shield = Protective Shield
bh-ability-shift = Tactical Shift

## Das Ende

bh-you-win = Du hast das Duell gewonnen
bh-wins = { $name } gewinnt das Duell
bh-nobody-wins = Das Duell endet unentschieden
bh-course = Lebenspunkte, von Anfang bis Ende
bh-moments = Was es entschied
bh-watch-round = Runde { $number } ansehen

## Der Deckbau

bh-decks = Decks
bh-deck-cards = Alle Karten
bh-deck-name = Name des Decks
bh-deck-own = Meine Decks
bh-deck-ready = Fertige Decks
bh-deck-new = Neues Deck
bh-deck-play = Mit diesem Deck spielen
bh-deck-save = In diesem Browser speichern
bh-deck-saved = Gespeichert.
bh-deck-delete = Dieses Deck löschen
bh-deck-copy = Als Text kopieren
bh-deck-paste = Als Text einfügen
bh-deck-text = Das Deck als Text
bh-deck-take = Diesen Text übernehmen
bh-deck-spells = Spell-Deck: { $number }
bh-deck-pool = Pool: { $number }
bh-deck-curve = Kosten
bh-deck-types = Arten
bh-deck-draw = Probehand
bh-deck-draw-again = Neu ziehen
bh-deck-draw-help = Eine erste Hand: { $number } Karten vom Spell-Deck, wie jedes Spiel beginnt.
bh-deck-fine = Dieses Deck darf gespielt werden.
bh-deck-wrong =
    { $number ->
        [one] Eines ist noch nicht erlaubt:
       *[other] { $number } Dinge sind noch nicht erlaubt:
    }
bh-deck-add = { $card } dazunehmen
bh-deck-less = { $card } herausnehmen
bh-deck-copies = { $number } von { $most }
bh-filter-text = Name oder Text
bh-filter-colour = Farbe
bh-filter-type = Art
bh-filter-cost = Kosten
bh-filter-part = Wo
bh-filter-all = alle
bh-filter-spells = Spell-Deck
bh-filter-pool = Pool
bh-filter-none = Keine Karte passt.
bh-deck-sovereign = Herrscher
bh-deck-rune = Rune

## Settings

setting-deck1 = Deck des ersten Platzes
setting-deck2 = Deck des zweiten Platzes
bh-deck-mine = Dein Deck
bh-deck-theirs = Deck von { $name }
setting-roll = Wer den Wurf gewinnt
    .help = BH-2.18
setting-roll-random = der Zufall
setting-roll-1 = 1
setting-roll-2 = 2
setting-open-hands = Offene Hände
    .help = BH-1.05
setting-open-hands-yes = ja
setting-open-hands-no = nein
setting-binding-slots = Binding wirkt
    .help = BH-D52
setting-binding-slots-all = auf jedem Platz der Safety Zone
setting-binding-slots-one = nur auf dem hinteren Platz
setting-covered = Eine überdeckte Ressource wird
    .help = BH-D60
setting-covered-banished = verbannt
setting-covered-graveyard = auf den Friedhof gelegt

## Was Priorität in diesem Moment heißt

bh-ask-answer = { $player }: { $item }. Antwortest du?
    .help = Passe, dann geschieht es. Was du darauflegst, geschieht vorher.
bh-ask-mine = Auf der Kette, von dir: { $item }
    .help = Passe, damit es geschieht, oder lege mehr darauf. Der andere darf vorher antworten.
bh-ask-first-main = Deine Hauptphase: Beginne mit einer Ressource
    .help = Charaktere brauchen eine Ressource in ihrer Lane, und du hast noch keine. Deine Rune neben dem Herrscher holt eine kostenlos aus dem Pool; später ziehst du auch welche.
    .phone = Charaktere brauchen eine Ressource in ihrer Lane, und du hast noch keine. Tippe auf deine Zeile über der Hand: Dort holt deine Rune eine kostenlos aus dem Pool.
bh-ask-own-main = Deine Hauptphase: Was spielst du?
    .help = Eine Ressource pro Runde öffnet ihre Lane und kostet nichts. Turne Ressourcen, Rune oder Herrscher für Astralpunkte (ASP) und bezahle damit Karten. Passt ihr beide, endet die Phase.
bh-ask-other-main = { $player } spielt die Hauptphase
    .help = Du darfst Fähigkeiten deiner Karten im Spiel nutzen. Passe, dann macht { $player } weiter.
bh-ask-fight = { $moment }: Tust du etwas?
    .help = Im Kampf keine Handkarten, aber Fähigkeiten deiner Karten im Spiel. Passt ihr beide, geht der Kampf weiter.
bh-ask-end = Ende der Runde: Noch etwas?
    .help = Zaubersprüche, Trainings und Fähigkeiten sind noch möglich. Dann verfallen Astralpunkte, und die Hände gehen auf acht Karten zurück.
