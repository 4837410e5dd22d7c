# Wörter des Textclients. Was zu einem einzelnen Spiel gehört, beginnt mit dessen Buchstaben (bb-).

## Überall

you = du
none = keine
yes-words = j, ja
prompt = { $hunter } >
asks = { $hunter }: { $question }
news = Was geschehen ist
whole-log = Das ganze Protokoll
thinking = Die anderen überlegen …

## Erster Bildschirm und Hilfe

how-to-answer = Antworte mit der Nummer einer Wahl oder mit genügend Buchstaben ihres Namens (mindestens zwei) und drücke die Eingabetaste. ? zeigt die Hilfe, h gibt einen Tipp, q verlässt den Tisch.
fan-project = Ein inoffizielles Fanprojekt. Die Regeln stehen in eigenen Worten darin: „regel“ und ein Wort findet sie.
welcome-back = Die Partie geht dort weiter, wo sie unterbrochen wurde. ? zeigt die Hilfe.
help-goal = Das Ziel
help-round = Eine Runde, Phase für Phase
help-title = So antwortest du, und was du sonst eingeben kannst

command-help = hilfe
    .about = Diese Seite.
command-rule = regel
    .about = „regel { $rule }“ zeigt eine Regel; „regel“ und ein Wort findet alle Regeln mit diesem Wort.
command-why = warum
    .about = Die Regel hinter der Frage. „warum 12“: die Regel hinter Zeile 12 des Protokolls.
command-card = karte
    .about = „karte“ und ein Teil ihres Namens, oder „karte 2“ (eine Wahl), zeigt jede Karte mit ganzem Text.
command-table = tisch
    .about = Zeigt den Tisch und die Frage noch einmal.
command-log = protokoll
    .about = Alles, was bisher geschehen ist.
command-hint = tipp, hinweis
    .about = Die besten Möglichkeiten mit der Siegchance und warum; aus dem, was du weißt.
command-flow = flow, fluss
    .about = Flüssiges Spiel: „flow full“ fragt dich überall, „flow auto“ nur an deinen Haltepunkten, „flow on“ passt, bis etwas geschieht, „flow“ mit der Nummer eines Moments setzt oder löst einen Haltepunkt.
command-undo = zurück
    .about = Nimmt die letzte Entscheidung zurück.
command-save = speichern
    .about = „speichern meine-partie.txt“ schreibt die Partie in eine Datei; „speichern“ allein in die übliche.
command-lang = sprache
    .about = „sprache de“, „sprache en“ oder „sprache ru“: Deutsch, English, русский.
command-concede = aufgeben
    .about = Das Spiel aufgeben: Der andere gewinnt. Du wirst noch einmal gefragt.
command-quit = ende, beenden
    .about = Verlässt den Tisch; die Partie wird gespeichert, wenn sie eine Datei hat.

## Wenn etwas nicht passt

flow-not-here = In diesem Spiel ist jede Frage eine echte; es gibt nichts zu passen.
flow-unknown = „{ $typed }“ kenne ich hier nicht. Schreib full, auto, on, hurry oder die Nummer eines Moments: { $moments }.
flow-now = Spielweise: { $mode }. Du wirst gefragt bei: { $stops }.
nothing-typed = Da stand nichts. Gib eine Nummer von 1 bis { $number } ein, oder ? für Hilfe.
no-such-number = Eine Wahl { $typed } gibt es nicht. Gib eine Nummer von 1 bis { $number } ein.
several-fit = „{ $typed }“ passt auf mehreres: { $choices }. Gib noch ein paar Buchstaben dazu.
not-understood = „{ $typed }“ steht nicht zur Wahl. Gib eine Nummer oder einen Teil eines Namens ein, oder ? für Hilfe.
see-rule = Warum, steht hier: regel { $rule }
which-language = Welche Sprache? Gib sprache de, sprache en oder sprache ru ein.
which-rule = Welche Regel? Gib „regel“ und ihre Nummer ein, etwa „regel { $rule }“, oder „regel“ und ein Wort.
no-rule = Keine Regel enthält „{ $typed }“. Versuche ein anderes oder kürzeres Wort.
no-line = Das Protokoll hat keine Zeile „{ $typed }“. Die Nummern stehen vor den Zeilen; „protokoll“ zeigt alle.
which-card = Welche Karte? Gib „karte“ und ihren Namen ein, oder die Nummer einer Wahl.
no-card = Keine Karte heißt „{ $typed }“. Versuche einen Teil des Namens.

## Regeln und Tipps

rules-found =
    { $number ->
        [one] { $number } Regel mit „{ $typed }“
       *[other] { $number } Regeln mit „{ $typed }“
    }
rules-more =
    { $left ->
        [0] Zum Lesen: regel { $rule }
       *[other] Und { $left } weitere; gib noch ein Wort dazu. Zum Lesen: regel { $rule }
    }
rule-source = { $section }; gedrucktes Regelheft, Seite { $page }.
hint = Was jemand täte, der nachdenkt und nur weiß, was du weißt
review = Rückblick
looking-back = Die Partie wird noch einmal durchdacht …

## Mehrere Personen

curtain = Gib weiter an: { $hunter }. { $hunter }, drücke die Eingabetaste, wenn sonst niemand hinsieht.
undo-really = Die letzte Entscheidung zurücknehmen ({ $hunter })? Alle sollten einverstanden sein. Gib ja oder nein ein.
nothing-to-undo = Es gibt noch nichts zurückzunehmen.
undone = Zurückgenommen.

## Speichern und gehen

saved = Die Partie ist gespeichert: { $file }
not-saved = Die Partie ließ sich nicht in { $file } speichern ({ $why }). Gib „speichern“ und einen anderen Dateinamen ein.
save-where = Wohin? Gib „speichern“ und einen Dateinamen ein, etwa „speichern meine-partie.txt“.
overwrite = { $file } gibt es schon. Ersetzen? Gib ja oder nein ein.
quit-really = Diese Partie ist nicht gespeichert. Ohne Speichern gehen? Gib ja oder nein ein. (Zum Speichern: nein, dann „speichern meine-partie.txt“.)
give-up-really = Aufgeben? Der andere gewinnt sofort. Gib ja oder nein ein.
give-up-not-here = In diesem Spiel kann niemand aufgeben. Mit „ende“ verlässt du den Tisch.
farewell = Das Spiel kann warten. Bis zur nächsten Nacht.

winners =
    { $number ->
        [0] Niemand hat gewonnen.
        [one] Gewonnen hat { $names }.
       *[other] Gewonnen haben gemeinsam: { $names }.
    }

## Bloodborne: der Tisch

bb-status = Runde { $round } · Phase { $number } von 8: { $phase } · Startspieler: { $hunter }
bb-final-boss = Endboss: { $monster }
bb-dungeon =
    { $number ->
        [0] Kelchverlies: keine Karte mehr, als Nächstes kommt der Endboss.
        [one] Kelchverlies: noch { $number } Karte, dann der Endboss.
       *[other] Kelchverlies: noch { $number } Karten, dann der Endboss.
    }
bb-knows-next = Du hast es gesehen: Als Nächstes kommt „{ $monster }“.
bb-knows-last = Du hast es gesehen: Ganz unten liegt „{ $monster }“.
bb-seen-next = Die nächste Karte kennt: { $hunters }.
bb-seen-last = Die unterste Karte kennt: { $hunters }.
bb-monster = { $monster } ({ $rank })
bb-monster-none = Kein Monster
bb-monster-none-help = Das letzte ist fort. Das nächste erscheint am Ende der Runde.
bb-echoes = Blutechos übrig: { $number } von { $full }
bb-health-of-monster =
    { $number ->
        [one] { $number } Blutecho bei drei Jägern.
       *[other] { $number } Blutechos bei drei Jägern.
    }
bb-die = Angriffswürfel: { $die } ({ $faces }); bei „+“ noch ein Wurf dazu.
bb-types = Trophäen: { $types }.
bb-no-ability = Keine besondere Fähigkeit.
bb-last-fight = Dies ist der letzte Kampf: Stirbt der Endboss, endet die Partie.
bb-row = Verfügbare Verbesserungen (für Träumende und Getötete, Phase 7)
bb-dream-short = Schaden halbiert. In Phase 7 hortest du deine Blutechos, nimmst abgelegte Karten zurück, darfst eine Verbesserung nehmen und heilst.

## Bloodborne: die Jäger

bb-hunters = Jäger (gesammelte Blutechos sind in Gefahr, gehortete sicher)
bb-gone = ausgeschieden
bb-health = Lebenspunkte { $number } von { $full }
bb-collected = Gesammelt { $number }
bb-banked = Gehortet { $number }
bb-level = Blutlevel { $number }
bb-trophy = { $type } { $number } (zählt { $worth })
bb-trophies = Trophäen: { $trophies }
bb-deaths =
    { $number ->
        [one] einmal getötet
        [2] zweimal getötet
       *[other] { $number }-mal getötet
    }
bb-hand = Hand ({ $number }): { $cards }
bb-hand-hidden =
    { $number ->
        [one] Hand: { $number } Karte
       *[other] Hand: { $number } Karten
    }
bb-used = Abgelegt ({ $number }): { $cards }
bb-in-play = Im Spiel: { $cards }
bb-chosen = Verdeckt gewählt: { $choice }
bb-laid = Hat verdeckt eine Karte gewählt
bb-dead = In dieser Runde getötet
bb-dreaming = Im Traum des Jägers
bb-cancelled = ohne Wirkung
bb-hampered = Waffe um { $number } geschwächt

## Bloodborne: das Ende

bb-result = Die Jagd ist vorbei
bb-placed = Platz { $number }: { $hunter }.
bb-column-place = Platz
bb-column-hunter = Jäger
bb-column-banked = Gehortet
bb-column-trophies = Trophäen
bb-column-level = Blutlevel

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
