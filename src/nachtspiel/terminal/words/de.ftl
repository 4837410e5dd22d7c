# Wörter des Textclients. Was zu einem einzelnen Spiel gehört, beginnt mit dessen Buchstaben (bb-).

## Überall

you = du
none = keine
yes-words = j, ja
prompt = { $name } >
asks = { $name }: { $question }
news = Was geschehen ist
whole-log = Das ganze Protokoll
thinking = Die anderen überlegen …

## Erster Bildschirm und Hilfe

how-to-answer = Antworte mit der Nummer einer Wahl oder mit genügend Buchstaben ihres Namens (mindestens zwei) und drücke die Eingabetaste. ? zeigt die Hilfe, h gibt einen Tipp, q verlässt den Tisch.
fan-project = Ein inoffizielles Fanprojekt. Die Regeln stehen in eigenen Worten darin: „regel“ und ein Wort findet sie.
welcome-back = Die Partie geht dort weiter, wo sie unterbrochen wurde. ? zeigt die Hilfe.
seeded = Dieses Spiel hat einen gewählten Startwert: Wer ihn angegeben hat, kann alles wissen, was der Zufall bringen wird.
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
command-wait = warten, nicht jetzt
    .about = Wo alle zur selben Zeit handeln: lässt jemand anderem den Vortritt.
command-seat = spieler, platz
    .about = „spieler 2“ oder „spieler“ und ein Name: Jemand anderes, der auch gefragt ist, kommt zuerst oder ändert seinen Vorschlag.
command-announce = ankündigen
    .about = „ankündigen“ und eine Karte, jederzeit: sagt allen, was du spielen willst. Es bindet niemanden.
command-signal = zeichen
    .about = Zeigt die Zeichen des Spiels; „zeichen 2“ gibt eines.
command-away = weg, abwesend
    .about = „weg“ und ein Name: Jemand ist nicht da. Gemeinsame Entscheidungen warten nicht, bis die Person wieder antwortet.
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
which-language = Welche Sprache? Gib „sprache“ und eine davon ein: { $languages }.
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
review = Rückblick: { $name }
looking-back = Die Partie wird noch einmal durchdacht …

## Mehrere Personen

curtain = Gib weiter an: { $name }. { $name }, drücke die Eingabetaste, wenn sonst niemand hinsieht.
undo-really = Die letzte Entscheidung zurücknehmen ({ $name })? Alle sollten einverstanden sein. Gib ja oder nein ein.
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

team-won =
    { $number ->
        [one] { $names } hat gewonnen.
       *[other] Ihr habt gemeinsam gewonnen: { $names }.
    }
team-lost =
    { $number ->
        [one] { $names } hat verloren.
       *[other] Ihr habt gemeinsam verloren: { $names }.
    }

## Wie gefragt wird

at-once = Zur selben Zeit handeln: { $names }. „warten“ lässt jemand anderem den Vortritt.
proposes = { $name } schlägt vor: { $choice }
proposes-nothing = { $name } hat noch nichts vorgeschlagen.
is-away = { $name } ist nicht da; niemand wartet darauf.
settles-one = { $name } entscheidet; die anderen können vorschlagen.
settles-most = Was mehr als die Hälfte vorschlägt, geschieht. Seid ihr euch nicht einig, entscheidet { $name }.
settles-all = Was alle vorschlagen, geschieht. Seid ihr euch nicht einig, entscheidet { $name }.
may-change = Wähle noch einmal, um deinen Vorschlag zu ändern.
talk-signals = Worte hört man jetzt nicht, nur Zeichen: „zeichen“ zeigt sie.
talk-silent = Jetzt ist nichts zu hören: weder Worte noch Zeichen.
announced = Du hast angekündigt: { $choice }
which-announcement = Was kündigst du an? Schreib „ankündigen“ und den Namen einer deiner Karten.
no-announcing = In diesem Spiel wird nichts angekündigt: Redet, wie ihr wollt.
signals = Die Zeichen dieses Spiels; „zeichen“ und eine Nummer gibt eines
signalled = Dein Zeichen: { $signal }
no-signals = Dieses Spiel hat keine Zeichen: Redet, wie ihr wollt.
nobody-to-wait-for = Jetzt kann niemand anderes zuerst. Gib die Nummer einer Wahl ein.
which-seat = Das muss jemand sein, der jetzt gefragt werden kann: { $names }.
away-not-here = Gerade wird nichts gemeinsam entschieden; auf niemanden wird umsonst gewartet.
away-already = { $name } zählt schon nicht mehr mit. Zurück kommt man mit „spieler“ und dem Namen.

## Ein Spiel ohne eigenes Gesicht

table = Auf dem Tisch
yes = ja
no = nein
unknown = unbekannt
nothing = nichts
view-round = Runde
view-phase = Phase
result = Das Spiel ist aus
place = Platz { $number }.
score = Punkte: { $number }.

## Kampagnen

chronicle = Was bisher aus euch geworden ist
camp = { $game }: die Kampagne
camp-begins = Eine Kampagne beginnt. Sie steht in { $file }, nach jeder Entscheidung.
camp-runs = Bisherige Partien
camp-run = Partie { $run }
camp-won = gewonnen
camp-lost = verloren
camp-open = nicht zu Ende
camp-line = { $result }; Punkte { $score }; { $names }
camp-next = Wer zu Partie { $run } mitkommt
camp-bot = Bot: { $level }
camp-person = Person { $number }
camp-ask = Mit der Eingabetaste geht es weiter zu Partie { $run }. ? zeigt, was sich ändern lässt, „halt“ hört auf.
camp-help = Vor der nächsten Partie
camp-over =
    { $number ->
        [one] Die Kampagne ist zu Ende, nach { $number } Partie.
       *[other] Die Kampagne ist zu Ende, nach { $number } Partien.
    }
camp-not-understood = „{ $typed }“ bedeutet hier nichts. Weiter mit der Eingabetaste, Hilfe mit ?.
camp-farewell = Die Kampagne wartet in { $file }.
command-on = weiter
    .about = Weiter zur nächsten Partie; die Eingabetaste tut dasselbe.
command-seats = plätze
    .about = „plätze 3“: so viele Plätze, Menschen und Bots zusammen.
    .wrong = Plätze: eine Zahl von { $fewest } bis { $most }, und genug für alle Menschen.
command-people = menschen, personen
    .about = „menschen 2“: so viele Menschen an diesem Bildschirm.
    .wrong = Menschen: eine Zahl; alle brauchen einen Platz, höchstens { $most } gibt es.
command-each = je
    .about = „je 2“: so viele Plätze für jeden Menschen; „je 2,1“ für den ersten und den zweiten.
    .wrong = Je: eine Zahl für alle Menschen oder eine für jeden, etwa 2,1; es gibt höchstens { $most } Plätze.
command-bots = bots
    .about = „bots adept“: wer die übrigen Plätze nimmt (random, greedy, adept, master).
    .wrong = Bots sind random, greedy, adept oder master.
command-names = namen
    .about = „namen Ada, Bjarne“: die Namen aller Plätze.
    .wrong = Namen: verschiedene, durch Kommas getrennt, für höchstens { $most } Plätze; ohne ; und #.
command-stop = halt, aufhören
    .about = Hier aufhören; die Kampagne geht ein andermal weiter.
