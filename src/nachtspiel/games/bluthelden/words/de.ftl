## Das Spiel

game-bluthelden = Bluthelden
    .about = Zwei Herrscher mit je einem Deck kämpfen um drei Lanes. Ihr öffnet Lanes mit Ressourcen, sammelt Astralpunkte, schickt Charaktere in die War Zones und antwortet einander auf der Reaktionskette.
    .goal = Bring die Lebenspunkte des anderen Herrschers auf 0. Wer ziehen muss und nicht kann, verliert ebenfalls.
    .names = Anselm, Brunhild

## Kartentypen

type-character = Charakter
type-advisor = Berater
type-artifact = Artefakt
type-training = Training
type-ritual = Ritual
type-spell = Zauberspruch
type-miracle = Wunder
type-resource = Ressource
type-sovereign = Herrscher
type-rune = Rune
token-of-type = { $type }-Token
colour-black = schwarz
colour-green = grün
colour-orange = orange
colour-white = weiß
colour-grey = grau (Equilibra)
rarity-k = Known
rarity-n = Noted
rarity-l = Legendary
rarity-f = Fabulous
card-rulebook = Die Regeln

## Schlüsselwörter

keyword-binding = Binding
    .text = Gebunden, solange er in der Safety Zone einer Lane mit eigener Ressource liegt.
keyword-flying = Flying
    .text = Nur Charaktere mit Flying oder Skyguard können ihn blocken.
keyword-skyguard = Skyguard
    .text = Darf Charaktere mit Flying blocken.
keyword-first-damage = First Damage
    .text = Teilt Kampfschaden vor Charakteren ohne First Damage aus.
keyword-speed = Speed
    .text = Wird durch Angreifen nicht geturnt.
keyword-defender = Defender
    .text = Wird durch Blocken nicht geturnt.
keyword-two-handed = Two-handed Combat
    .text = Hat zwei Kampfaktionen; er darf zweimal zugleich angreifen.
keyword-unblockable = Unblockable
    .text = Kann nicht geblockt werden.
keyword-punch = Punch
    .text = Greift er an, trifft Schaden über die HP des Blockers hinaus den Herrscher.
keyword-poison = Poison
    .text = Charaktere, denen er Schaden zufügt, bekommen einen Poison-Counter.
keyword-bloodmage = Bloodmage
    .text = Jeder ASP aus dieser Quelle darf stattdessen ein Blood-Trinket-Token werden.
keyword-barrier = Barriere
    .text = Liegt ohne Platz zu belegen in einer War Zone; greift nie an, bewegt sich nie; blockt nur, wenn sie dort allein ist.
keyword-ranged = Ranged Combat
    .text = Aus der Back Row darf er auf einen gegnerischen Charakter in der War Zone seiner Lane schießen.
keyword-target-strike = Target Strike
    .text = Darf einen Charakter der gegnerischen War Zone seiner Lane angreifen.
keyword-shield = Protective Shield
    .text = Turnen: Der nächste Schaden eines anderen eigenen Charakters in seiner War Zone trifft diesen.
keyword-epic = Epic
    .text = Je Spieler nur einmal in einer Lane.
keyword-mythic = Mythic
    .text = Je Spieler nur einmal.
keyword-madness = Madness
    .text = Erleidet am Ende jeder Runde 1 Schaden.
keyword-tactical-shift = Tactical Shift
    .text = Darf sich einmal pro Runde bewegen, ohne zu turnen und ohne Aktion.
keyword-untargetable = Nicht wählbar
    .text = Kann nicht von gegnerischen Zaubersprüchen, Trainings und Fähigkeiten gewählt werden.
keyword-must-attack = Muss angreifen
    .text = Greift jede Runde an, wenn er kann.
keyword-cannot-attack = Kann nicht angreifen
    .text = Greift nicht an und schießt nicht.
keyword-cannot-block = Kann nicht blocken
    .text = Blockt nie freiwillig.
keyword-cannot-be-hurt = Unverwundbar
    .text = Aller Schaden an ihm wird verhindert.
keyword-stays-turned = Bleibt geturnt
    .text = Wird zu Beginn der Runde nicht bereit.
keyword-force-of-nature = Force of Nature
    .text = Bis zu drei eigene Charaktere in jeder War Zone.
keyword-spectral-ward = Spectral Ward
    .text = Nur von Zaubersprüchen wählbar; nur Zaubersprüche, Artefakte, Rituale und trainierte Charaktere verletzen ihn.
keyword-deals-no-damage = Friedlich
    .text = Fügt keinen Schaden zu, weder im Angriff noch im Block noch durch Fähigkeiten.
text-rise = Rise ({ $asp } ASP, turnen; Ressource der Stufe { $level }): { $card }
text-onto = { $number } ASP billiger auf { $card } gespielt
text-hideout = Hideout (aufdecken: { $asp } ASP)
text-only-war = Nur in eine War Zone
text-only-safety = Nur in eine Safety Zone
text-enters-blood-rush = Kommt mit Blutrausch { $number } ins Spiel
text-values = { $power }/{ $hp }, Resistenz { $resistance }, Initiative { $initiative }
text-resistance = Resistenz { $resistance }
text-magic = Magiewert { $magic }
text-level = Stufe { $level }
text-asp = { $asp } ASP
text-lp = { $lp } LP
text-pool = Pool

## Counter

counter-poison = Poison
counter-plus = +1/+1
counter-resistance = Resistenz +1
counter-initiative = Initiative +1
counter-resistance-down = Resistenz -1
counter-madness = Madness

## Orte

lane-left = links
lane-middle = Mitte
lane-right = rechts
place-war = War Zone { $lane } { $slot }
place-safety = Safety Zone { $lane } { $slot }
place-barrier = Barriere { $lane }
place-resource = Ressource { $lane }
place-sovereign = Herrscher
place-rune = Rune
place-advisor = Berater
place-hidden = verdeckt, { $lane } { $slot }
place-area = Bereich für bleibende Karten { $slot }
place-training = Training { $slot }
place-of = { $place } von { $player }
pile-spell = Spell-Stapel
pile-pool = Pool-Stapel

## Phasen

phase-0 = Aufbau
    .help = Jeder zieht sechs Karten, wer will, tauscht; dann die siebte Karte und der Wurf um die Initiative.
phase-1 = Beginn der Runde
    .help = Alles wird bereit, beide ziehen, und die höchste Initiative entscheidet, wer zuerst dran ist.
phase-2 = Hauptphase 1
    .help = Wer die Initiative hat, spielt Karten, nutzt Fähigkeiten und bewegt Charaktere; der andere darf nur Fähigkeiten nutzen.
phase-3 = Hauptphase 2
    .help = Jetzt spielt der andere Karten.
phase-4 = Kampfphase
    .help = Lane für Lane handeln die Charaktere in der Reihenfolge ihrer Initiative.
phase-5 = Ende der Runde
    .help = Trainings, Zaubersprüche und Fähigkeiten; dann wird auf acht Karten abgeworfen, Astralpunkte verfallen, und was für die Runde galt, endet.
window-1 = Hauptphase
window-2 = Kampfbeginn
window-3 = Vor der Ansage
window-4 = Nach der Ansage
window-5 = Vor dem Schaden
window-6 = Nach dem Schaden
window-7 = Kampfende
window-8 = Ende der Runde
moment-own-main = In meiner Hauptphase
moment-other-main = In der Hauptphase des anderen
moment-their-card = Wenn der andere eine Karte spielt
moment-their-ability = Wenn eine Fähigkeit oder Bewegung des anderen auf der Kette liegt
moment-own-chain = Wenn etwas von mir auf der Kette liegt
moment-combat-start = Zu Kampfbeginn
moment-before-declaration = Bevor ein Charakter ansagt
moment-after-declaration = Nach einer Ansage (Angriff, Move)
moment-before-damage = Vor dem Kampfschaden
moment-after-damage = Nach dem Kampfschaden
moment-combat-end = Am Kampfende
moment-end-of-round = Am Ende der Runde

## Fragen

ask-mulligan = Welche Karten legst du beiseite?
    .help = Du ziehst ebenso viele neue; die beiseitegelegten werden zurückgemischt. Nur einmal. Ressourcen sind nicht darunter: Sie liegen im Pool.
ask-initiative = Du hast den Wurf gewonnen: Nimmst du die Initiative?
    .help = Mit ihr spielst du zuerst; ohne sie siehst du, was der andere tut.
ask-draw = Von welchem Stapel ziehst du?
    .help = Ressourcen, Berater und fast alle Charaktere mit Binding liegen im Pool, alles andere im Spell-Stapel.
ask-priority = Du hast Priorität: Was tust du?
    .help = Passt ihr beide, wird das Oberste der Kette verrechnet; bei leerer Kette geht es weiter.
ask-way = { $card }: Wie spielst du sie aus?
    .help = Auf die Grundform ist sie billiger und übernimmt alle Counter.
ask-mode = { $card }: Welcher Effekt?
    .help = Er wird jetzt gewählt, beim Ausspielen.
ask-slot = { $card }: Auf welchen Platz?
    .help = In der War Zone kämpft er, in der Safety Zone ist er sicher; Binder gehören neben eine Ressource.
ask-base = { $card }: Auf welche Grundform?
    .help = Die Grundform wird geopfert, ihre Counter gehen über.
ask-target = { $card }: Wähle ein Ziel.
    .help = Mit Magiewert wirkt es nur auf Charaktere, deren Resistenz nicht höher ist.
ask-sacrifice = { $card }: Was opferst du?
    .help = Es kommt sofort auf den Friedhof.
ask-discard = Welche Karte wirfst du ab?
    .help = Sie kommt auf deinen Friedhof.
ask-graveyard = { $card }: Welche Karte deines Friedhofs verbannst du?
    .help = Sie ist endgültig fort.
ask-shadow = { $card }: Aus welcher Lane opferst du einen Shadow-Token?
    .help = Vier in einer War Zone bringen Madness.
ask-order = Welcher deiner Auslöser kommt zuerst auf die Kette?
    .help = Der erste wird zuletzt verrechnet.
ask-keep = Welche Karte wählst du?
    .help = Von gleichen Epic- oder Mythic-Karten behältst du die gewählte.
ask-acting = Welcher deiner Charaktere handelt zuerst?
    .help = Sie haben dieselbe Initiative.
ask-declare = { $card }: Was tut er?
    .help = Wer nichts tut, darf noch blocken.
ask-object = { $card }: Wen greift er an?
    .help = Ein so angegriffener Charakter wird zum Blocker dieses Angriffs.
ask-block = { $card } greift an: Blockst du?
    .help = Wähle einen Charakter zum Blocken. Ohne Blocker trifft der Angriff deinen Herrscher.
ask-shield = { $card }: Welcher Schild fängt den Schaden ab?
    .help = Nur einer kann ihn nehmen.
ask-may = { $card }: Nutzt du es?
    .help = Du darfst, musst aber nicht.
ask-asp = { $card }: Astralpunkt oder Blood Trinket?
    .help = Ein Blood Trinket hebt den Punkt für eine spätere Runde auf.
ask-fetch = { $card }: Welche Karte nimmst du?
    .help = Du darfst auch keine nehmen.
ask-rise = { $card }: Steigt er auf?
    .help = Die genannte Form kommt aus dem Spell-Deck an seine Stelle.
ask-play = { $card }: Welche Karte spielst du aus?
    .help = Sie kostet keine ASP.
ask-lane = { $card }: Welche Lane?
    .help = Der Token liegt in der War Zone dieser Lane.
ask-place = { $card }: Wohin kommt sie?
    .help = Möglich sind nur freie Plätze deiner offenen Lanes.

## Auswahl

option-pass = Passen
option-done = Nichts weiter
option-done-draw = Keine zweite Karte
option-done-target = Keine weiteren Ziele
option-done-block = Kein Block
option-done-fetch = Keine nehmen
option-done-play = Keine spielen
option-done-rise = Steigt nicht auf
option-done-place = Bleibt, wo er ist
option-yes = Ja
option-no = Nein
option-spell-pile = Spell-Stapel
option-pool-pile = Pool-Stapel
option-initiative = Die Initiative nehmen
option-leave = Dem anderen überlassen
option-attack = Angreifen
option-attack-twice = Zweimal angreifen
option-shoot = Fernkampfangriff
option-move = Bewegen
option-nothing = Nichts tun
option-plainly = Auf einen Platz
option-onto-base = Auf die Grundform
option-asp = 1 ASP
option-trinket = Blood Trinket
option-concede = Aufgeben
option-hide = { $card }, verdeckt
option-use = { $place }: Fähigkeit { $number }
option-rise = { $place }: Rise
option-reveal = { $place }: aufdecken
option-shield = { $place }: Protective Shield
option-shift = { $place }: Tactical Shift
option-move-from = { $place }: Bewegen
option-lane = Lane { $lane }
option-mode = Effekt { $number }
option-chain = Nummer { $number } der Kette
option-order = Auslöser { $number }
option-mulligan-none = Alle behalten
option-mulligan = Beiseite: { $cards }
option-unknown = Wahl { $number }

## Das Protokoll

event-laid-out = { $card } liegt auf der Seite von { $player }.
event-draws = { $player } zieht { $card }.
event-draws-hidden = { $number ->
        [one] { $player } zieht eine Karte ({ $pile }).
       *[other] { $player } zieht { $number } Karten ({ $pile }).
    }
event-mulligan = { $number ->
        [0] { $player } behält alle Startkarten.
        [one] { $player } tauscht 1 Startkarte.
       *[other] { $player } tauscht { $number } Startkarten.
    }
event-wins-roll = { $player } gewinnt den Wurf um die Initiative.
event-initiative = { $player } hat die Initiative.
event-round = Runde { $number }
event-phase = { $phase }
event-main-phase = { $phase } ({ $player })
event-cannot-draw = { $player } muss ziehen und kann nicht.
event-announces = { $player } will wählen: { $option }.
event-plays = { $player } spielt { $card }{ $mode }
event-hides = { $player } spielt eine Karte verdeckt auf { $hideout }.
event-activates = { $player } nutzt { $own }{ $ability }
event-reveals = { $player } zahlt für das Aufdecken der Karte auf { $hideout }.
event-sets-out = { $player } will { $own } bewegen: nach { $spot }.
event-triggers = { $cause } löst aus.
event-aims-at = Ziel: { $piece }.
event-aims-at-lane = Ziel: Lane { $lane }.
event-aims-at-item = Ziel auf der Kette: { $cause }.
event-moves = { $card } bewegt sich nach { $place }.
event-stays = { $card } ({ $player }) kann sich nicht mehr dorthin bewegen.
event-passes = { $player } passt.
event-resolves = { $cause } wird verrechnet.
event-fizzles = { $card } ({ $player }) hat kein gültiges Ziel mehr: Nichts geschieht.
event-no-effect = { $cause } bleibt ohne Wirkung.
event-declines = { $player } verzichtet auf { $card }.
event-enters = { $piece } kommt ins Spiel.
event-trained = { $card } wird an { $piece } angelegt.
event-hidden = Die Karte von { $player } liegt verdeckt auf { $hideout }.
event-turned-up = { $card } ({ $player }) wird aufgedeckt.
event-no-room = Für { $card } ({ $player }) ist kein Platz.
event-dies = { $piece } stirbt.
event-sacrificed = { $piece } wird geopfert.
event-banished = { $piece } wird verbannt.
event-banishes = { $player } verbannt { $card } aus dem Friedhof.
event-ceases = Der Token { $piece } hört auf zu bestehen.
event-to-hand = { $piece } kehrt auf die Hand von { $player } zurück.
event-to-graveyard = { $card } ({ $player }) kommt auf den Friedhof.
event-used-up = { $card } ({ $player }) hat gewirkt und kommt auf den Friedhof.
event-discards = { $player } wirft { $card } ab.
event-gains-asp = { $player } bekommt { $number } ASP und hat { $left }.
event-loses-asp = { $number ->
        [one] 1 ungenutzter ASP von { $player } verfällt.
       *[other] { $number } ungenutzte ASP von { $player } verfallen.
    }
event-pays-lp = { $player } zahlt { $number } LP und hat noch { $left }.
event-gains-lp = { $player } bekommt { $number } LP und hat { $left }.
event-loses-lp = { $player } verliert { $number } LP und hat noch { $left }.
event-hurt = { $left ->
        [0] { $piece } erleidet { $number } Schaden.
       *[other] { $piece } erleidet { $number } Schaden und hat noch { $left } HP.
    }
event-hurt-sovereign = Der Herrscher von { $player } erleidet { $number } Schaden und hat noch { $left } LP.
event-healed = { $piece } wird um { $number } geheilt.
event-resists = { $piece } widersteht.
event-prevented = { $number } Schaden an { $piece } wird verhindert{ $reason }
event-covered = { $other } wird den nächsten Schaden an { $piece } auf sich nehmen.
event-shielded = { $piece } nimmt den Schaden statt { $other } auf sich.
event-counter = { $piece } bekommt { $number } Counter: { $counter }.
event-counter-gone = { $piece } verliert { $number } Counter: { $counter }.
event-turned = { $piece } wird geturnt.
event-unturned = { $piece } ist wieder bereit.
event-stunned = { $piece } ist gelähmt und wird beim nächsten Mal nicht bereit.
event-rolls = Der Würfel für { $piece } zeigt { $number }.
event-poison = Poison wirkt in { $piece }.
event-gets-values = { $until ->
        [game] { $piece } hat auf Dauer { $values }.
       *[round] { $piece } hat in dieser Runde { $values }.
    }
event-gets-resistance = { $until ->
        [game] { $piece } hat auf Dauer Resistenz { $change }.
       *[round] { $piece } hat in dieser Runde Resistenz { $change }.
    }
event-gets-initiative = { $until ->
        [game] { $piece } hat auf Dauer Initiative { $change }.
       *[round] { $piece } hat in dieser Runde Initiative { $change }.
    }
event-gets-keyword = { $until ->
        [game] { $piece } bekommt auf Dauer: { $keyword }.
       *[round] { $piece } bekommt für diese Runde: { $keyword }.
    }
event-loses-keyword = { $until ->
        [game] { $piece } verliert auf Dauer: { $keyword }.
       *[round] { $piece } verliert für diese Runde: { $keyword }.
    }
event-loses-text = { $until ->
        [game] { $piece } verliert auf Dauer die gedruckten Fähigkeiten.
       *[round] { $piece } verliert für diese Runde die gedruckten Fähigkeiten.
    }
event-sets-power = { $until ->
        [game] Die Power von { $piece } wird auf Dauer { $number }.
       *[round] Die Power von { $piece } wird für diese Runde { $number }.
    }
event-sets-resistance = { $until ->
        [game] Die Resistenz von { $piece } wird auf Dauer { $number }.
       *[round] Die Resistenz von { $piece } wird für diese Runde { $number }.
    }
event-sets-initiative = { $until ->
        [game] Die Initiative von { $piece } wird auf Dauer { $number }.
       *[round] Die Initiative von { $piece } wird für diese Runde { $number }.
    }
event-gets-reduction = { $until ->
        [game] Schaden an { $piece } ist auf Dauer um { $number } geringer.
       *[round] Schaden an { $piece } ist in dieser Runde um { $number } geringer.
    }
event-gets-prevention = { $number ->
        [one] Der nächste Schadenspunkt an { $piece } in dieser Runde wird verhindert.
       *[other] Die nächsten { $number } Schadenspunkte an { $piece } in dieser Runde werden verhindert.
    }
event-gets-shift = { $piece } darf sich in dieser Runde einmal bewegen, ohne geturnt zu werden.
event-blood-rush = { $piece } bekommt Blutrausch { $number }.
event-shadow = { $player } erschafft einen Shadow-Token: Lane { $lane }.
event-shadows-gone = { $number ->
        [one] 1 Shadow-Token von { $player } ist fort: Lane { $lane }.
       *[other] { $number } Shadow-Token von { $player } sind fort: Lane { $lane }.
    }
event-rises = { $card } ({ $player }) ist aus { $base } aufgestiegen.
event-control = { $player } kontrolliert jetzt { $own }.
event-returns = { $card } ({ $player }) kommt aus der Verbannung zurück.
event-shows = { $player } zeigt { $card }.
event-finds-nothing = { $player } nimmt keine Karte.
event-bound = { $piece } ist gebunden.
event-acting = { $piece } handelt.
event-attacks = { $number ->
        [one] { $piece } greift an.
       *[other] { $piece } greift { $number }-mal an.
    }
event-strikes = { $piece } greift gezielt an: { $other }.
event-shoots = { $piece } schießt auf { $other }.
event-does-nothing = { $piece } tut nichts.
event-blocks = { $piece } blockt { $other }.
event-not-blocked = { $player } blockt { $other } nicht.
event-lane-done = Diese Lane ist fertig: { $lane }.
event-redirected = { $card } ({ $player }) bekommt ein anderes Ziel.
event-voided = { $card } ({ $player }) wird ohne Wirkung bleiben.
event-mended = { $card } ({ $player }) wird heilen, statt Schaden zuzufügen.
event-peace = Charaktere dieser Lane fügen in dieser Runde keinen Schaden zu: { $lane }.
event-effects-end = Was für die Runde galt, endet.
event-concedes = { $player } gibt auf.
event-loses = { $player } verliert.
event-wins = { $player } gewinnt.
event-drawn = Das Spiel endet unentschieden.
event-loop = Diese Schleife kann niemand durchbrechen.

## Wovon das Protokoll spricht

card-face-down = Verdeckte Karte
piece-there = { $card } ({ $player }, { $place })
piece-of = { $card } ({ $player })
piece-own = { $card } ({ $place })
told-plainly = .
told-which = : { $text }.
told-text = { " " }– { $text }
told-reason = { " " }({ $text }).
use-rise = Rise
use-reveal = aufdecken
use-shield = Protective Shield
use-shift = Tactical Shift
item-called = { $cause ->
        [madness] Madness von { $card } ({ $player })
        [madness_death] Madness beim Tod von { $card } ({ $player })
        [blood_rush] Das Ende des Blutrauschs von { $card } ({ $player })
        [shield] Protective Shield von { $card } ({ $player })
        [banishment] Die Rückkehr von { $card } ({ $player })
       *[text] { $card } ({ $player })
    }

## Ablehnungen

refused-not-in-hand = { $card } ist nicht auf deiner Hand.
refused-not-your-turn = { $card } kann nicht in der Hauptphase des anderen gespielt werden.
refused-in-combat = { $card } kann nicht gespielt werden: In der Kampfphase werden keine Handkarten gespielt.
refused-end-of-round = { $card } geht jetzt nicht: Am Ende der Runde werden nur Trainings und Zaubersprüche gespielt.
refused-too-dear = { $card } kostet { $cost } ASP, du hast { $asp }.
refused-low-level = { $card } braucht eine eigene Ressource der Stufe { $level } im Spiel.
refused-no-lane = { $card } hat keinen freien Platz in einer Lane mit deiner Ressource.
refused-one-resource = Nur eine Ressource darf pro Runde ins Spiel kommen.
refused-no-field = { $card } hat kein passendes Ressourcenfeld.
refused-advisor-there = Du hast schon einen Berater.
refused-no-target = { $card } hat jetzt kein gültiges Ziel.
refused-not-yours = Was dort liegt, kontrollierst du nicht.
refused-nothing-there = Dort liegt nichts.
refused-no-ability = { $card } hat keine Fähigkeit, die man nutzen kann.
refused-is-turned = { $card } ist schon geturnt und wird zu Beginn der nächsten Runde wieder bereit.
refused-stays-turned = { $card } ist schon geturnt und wird zu Beginn der nächsten Runde nicht bereit.
refused-cannot-use = { $card } kann diese Fähigkeit jetzt nicht nutzen.
refused-cannot-move = { $card } kann sich jetzt nicht bewegen.
refused-cannot-block = { $card } kann diesen Angriff nicht blocken.
refused-not-offered = Das steht jetzt nicht zur Wahl.

## Deckregeln

deck-too-small = Das Deck hat { $number } Karten, weniger als 60.
deck-too-large = Das Deck hat { $number } Karten, mehr als 80.
deck-few-spells = Das Spell-Deck hat { $number } Karten, weniger als 40.
deck-pool-size = Das Pool-Deck hat { $number } Karten; es müssen 18 bis 20 sein.
deck-copies = { $card } ist { $number }-mal im Deck, öfter als die Seltenheit erlaubt.
deck-not-pool = { $card } hat kein Pool-Symbol und darf nicht ins Pool-Deck.
deck-pool-colour = { $card } hat weder die Farbe des Herrschers noch Grau und darf nicht ins Pool-Deck.
deck-in-spells = { $card } darf nicht ins Spell-Deck, das nur Karten mit ASP-Kosten enthält.
deck-never = { $card } hat eine Farbe, die dieser Herrscher nicht spielen kann.
deck-token = { $card } ist ein Token und darf in kein Deck.
deck-further-sovereign = { $card } ist ein zweiter Herrscher; ein Deck hat einen, und der steht vor den Karten.
deck-further-rune = { $card } ist eine zweite Rune; ein Deck hat eine, und die steht vor den Karten.
deck-in-line = Zeile { $line }: { $what }
deck-long = Der Text ist zu lang für ein Deck.
deck-head = „{ $text }“ ist hier unbekannt; vor den Karten stehen nur name, sovereign und rune.
deck-before = „{ $text }“ steht vor den Wörtern „spells“ und „pool“.
deck-row = „{ $text }“ muss eine Zahl und eine Karte sein, etwa „4 fertile_field“.
deck-unknown = Es gibt keine Karte „{ $text }“.
deck-no-sovereign = Der Text nennt keinen Herrscher; schreibe „sovereign: “ und einen Namen.
deck-no-rune = Der Text nennt keine Rune; schreibe „rune: “ und einen Namen.
deck-not-sovereign = „{ $text }“ ist kein Herrscher.
deck-not-rune = „{ $text }“ ist keine Rune.
deck-second-name = „{ $text }“ ist ein zweiter Name; lass einen davon weg.
deck-second-sovereign = „{ $text }“ ist ein zweiter Herrscher; ein Deck hat nur einen.
deck-second-rune = „{ $text }“ ist eine zweite Rune; ein Deck hat nur eine.
deck-name-black = Fürsten von Nachtheim
deck-name-green = Hüter des Waldes
deck-name-orange = Schatten des Schamanenkönigs
deck-name-white = Die Garde von Falkenheim
deck-name-own = Ein eigenes Deck

# Was die Beurteilung zählt

mark-lp = Lebenspunkte
mark-hand = Handkarten
mark-playable = spielbare Handkarten
mark-asp-now = Astralpunkte
mark-income = Quellen für Astralpunkte
mark-lanes = offene Lanes
mark-level-two = Aussicht auf eine Ressource der Stufe 2
mark-resource-in-hand = eine Ressource auf der Hand
mark-fighters = Charaktere
mark-war-power = Stärke in der War Zone
mark-war-health = HP in der War Zone
mark-safe-power = Stärke in der Safety Zone
mark-safe-health = HP in der Safety Zone
mark-ready-power = angriffsbereite Stärke
mark-free-power = Stärke, die niemand blocken kann
mark-guards = blockbereite Charaktere
mark-flying-power = Stärke der Flieger
mark-initiative = Aussicht auf die Initiative
mark-advisor = Berater
mark-artifacts = Artefakte
mark-rituals = Rituale
mark-trainings = Trainings
mark-shadows = Shadow-Token
mark-hidden = verdeckte Karten
mark-bound = gebundene Charaktere
mark-poisoned = vergiftete Charaktere
