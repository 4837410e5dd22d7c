# Wörter des Browser-Clients. Was zu einem Spiel gehört, beginnt mit dessen Buchstaben (bb-).

## Überall

you = Du
close = Schließen
chosen = Gewählt
language = Sprache
rule = Regel
card = Karte
skip = Überspringen
space = Leertaste
somebody = Jemand
copied = Kopiert
your-turn = Du bist dran
tools = Werkzeuge
menu = Menü
the-table = Der Tisch
decision = Deine Entscheidung
chronicle = Chronik
all-turned = Alle Karten werden gemeinsam aufgedeckt.

## Startseite

start-motto = Tische für die dunklen Stunden. Wähle eine Tür.
start-doors = Die Spiele
start-setup = Wer spielt
door-bloodborne = Bloodborne
    .sub = Das Kartenspiel
    .who = 3–5 Jäger, jeder für sich
door-bluthelden = Bluthelden
    .sub = Duell der Herrscher
    .who = 2 Spieler, gegeneinander
door-deadcells = Dead Cells
    .sub = Das Rogue-Lite-Brettspiel
    .who = 1–4 Gefangene, gemeinsam
door-witcher = The Witcher
    .sub = Die Alte Welt und die Wilde Jagd
    .who = 1–5 Hexer, gemeinsam
door-shut = Noch nicht offen
seats = Plätze
who-sits = Wer auf Platz { $number } sitzt
seat-number = Platz { $number }
your-name = Dein Name
default-name = Jäger
hotseat-name = Jäger { $number }
bot-name = Bot { $number }
this-browser = dieser Browser
friend = Ein Freund
friend-by-link = Freund per Link
bot-random = Bot: zufällig
bot-greedy = Bot: gierig
open-seat = Freier Platz
open-seat-help = noch ein Jäger
remove-seat = Platz { $number } entfernen
nobody-here = Ein Platz muss deiner sein: Wähle dort „dieser Browser“.
more-settings = Weitere Einstellungen
begin = Die Jagd beginnen
saved-games = Spiele dieses Browsers
saved-open = Weiterspielen
saved-over = Vorbei: zum Ergebnis
forget = Dieses Spiel vergessen
icons-by = Zeichen: game-icons.net, CC BY 3.0
credits = Mitwirkende
credits-icons = Zeichen von Lorc, Delapouite und anderen, verändert (graviert und zu Bildern zusammengesetzt):
credits-fonts = Schriften: Cormorant, Alegreya und Alegreya Sans, SIL Open Font License 1.1.
credits-games = Die Namen der Spiele gehören ihren Inhabern. Ein inoffizielles Fanprojekt; keine Originalbilder, die Regeln in eigenen Worten.
credits-list = Die verwendeten Zeichen
rulebook = Regelbuch

## Am Tisch

opening = Die Kerze wird entzündet …
night-goes-on = Die Nacht geht weiter …
waiting-for =
    { $number ->
        [one] { $names } überlegt noch
       *[other] { $names } überlegen noch
    }
you-watch = Du schaust zu.
reconnecting = Die Verbindung ist weg. Es wird neu versucht; vom Spiel geht nichts verloren.
take-back = Zurücknehmen
undo-asked = { $name } möchte eine Entscheidung zurücknehmen. Bist du einverstanden?
undo-waits = Du möchtest zurücknehmen. Die anderen müssen zustimmen.
agree = Einverstanden
disagree = Ablehnen
fork-back = Zurück, als neues Spiel
continue-here = Von hier aus weiter
seats-and-invites = Plätze und Einladungen
seat-here = am Tisch
seat-away = nicht da
bot-stands-in = ein Bot vertritt
bot-for-you = ein Bot spielt für dich
bot-plays-you = Ein Bot spielt an deiner Stelle
let-bot = Bot einspringen lassen
let-bot-play = Einen Bot für mich spielen lassen
take-seat-back = Den Platz wieder einnehmen
invite-for = Einladung für { $name }
invite-help = Jeder Link öffnet einen Platz, einmal. Schicke ihn nur dem, der dort sitzen soll.
copy-invite = Einladung kopieren
copy-link = Link kopieren
spectators = Für Zuschauer
talk = Gespräch
talk-none = Noch hat niemand etwas gesagt.
talk-here = Sag etwas
talk-send = Sagen
talk-refused = Das geht gerade nicht. Warte einen Augenblick.
leave-table = Den Tisch verlassen
motion = Bewegung
motion-1 = Normal
motion-2 = Schnell
motion-0 = Keine
keys-help = Tasten: 1–9 wählt, Enter bestätigt, Esc nimmt zurück, I zeigt die Karte, R die Regel, / sucht in den Regeln, Leertaste überspringt.
curtain-title = { $name }, du bist dran
curtain-help = Der Tisch ist verdeckt. { $name }, öffne den Vorhang, wenn sonst niemand hinsieht.
curtain-open = Den Vorhang öffnen
watch-game = Beim Spiel zuschauen
to-start = Zur Startseite

## Regeln

search-rules = Regeln, Karten, Wörter suchen
sections = Abschnitte
section = Abschnitt { $number }
rules-found =
    { $number ->
        [one] { $number } Regel gefunden
       *[other] { $number } Regeln gefunden
    }
no-rule-found = Keine Regel enthält diese Wörter. Versuche ein kürzeres.
rules-that-apply = Regeln dazu
rulebook-page = Regelbuch, Seite { $number }
our-reading = Unsere Lesart der Regeln
open-in-rulebook = Im Regelbuch öffnen

## Nach dem Spiel

hunt-over = Die Jagd ist vorbei
see-result = Zum Ergebnis
hunt-again = Noch eine Jagd
watch-again = Von Anfang an ansehen
save-record = Mitschrift speichern
back-to-table = Zurück zum Tisch
replay = Rückblick
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
play-on = Abspielen
pause = Anhalten
point-of = { $number } von { $full }
seen-by = Gesehen von
all-open = Alles offen
as-spectator = Zuschauer
share = Link kopieren

## Wenn etwas nicht geht

server-unreachable = Der Server ist gerade nicht zu erreichen.
server-unknown = Dieses Spiel gibt es hier nicht.
server-key = Dieser Link öffnet keinen Platz. Vielleicht wurde er schon benutzt.
invite-used = Diese Einladung wurde schon benutzt. Bitte um eine neue, oder schau zu.
server-not-over = Das alles ist zu sehen, wenn das Spiel vorbei ist.
server-stale = Diese Entscheidung ist schon gefallen. Der Tisch zeigt den Stand.
server-foreign = Diese Entscheidung gehört einem anderen Platz.
server-store = Das Spiel lässt sich gerade nicht sichern. Versuche es gleich noch einmal.
server-revealed = Seitdem wurde etwas Verdecktes aufgedeckt oder gewürfelt; es lässt sich nicht zurücknehmen.
server-nothing-to-undo = Du hast noch nichts entschieden.
server-over = Das Spiel ist vorbei.
server-nothing-asked = Gerade möchte niemand etwas zurücknehmen.
server-present = Für andere kann ein Bot erst einspringen, wenn sie eine Weile weg sind.
server-no-talk = Die Regeln verbieten in diesem Augenblick das Gespräch.
server-too-many = Zu viel auf einmal. Warte einen Augenblick.
server-name-taken = Ein anderer Platz heißt schon so.
server-other = Das hat nicht geklappt. Versuche es noch einmal.

## Bloodborne: der Tisch

bb-ribbon-0 = Aufbau
bb-ribbon-1 = Wählen
bb-ribbon-2 = Transformieren
bb-ribbon-3 = Sofort
bb-ribbon-4 = Monsterangriff
bb-ribbon-5 = Jägerangriff
bb-ribbon-6 = Flucht
bb-ribbon-7 = Traum
bb-ribbon-8 = Rundenende
bb-phase-of = Phase { $number } von 8
bb-round = Runde { $number }
bb-rounds =
    { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
bb-dungeon-card = Dungeonkarte { $number } von { $full }
bb-dungeon-short = Dungeon { $number }/{ $full }
bb-dungeon = Kelch-Dungeon
bb-left = noch { $number }
bb-final-boss = Endboss
bb-monster = Das Monster
bb-no-monster = Kein Monster: das letzte ist fort.
bb-no-ability = Keine besondere Fähigkeit.
bb-echoes = Blutechos übrig
bb-echoes-left = Echos: { $number }
bb-of = von { $number }
bb-lantern-green = Grüne Laterne
bb-lantern-yellow = Gelbe Laterne
bb-lantern-red = Rote Laterne
bb-strikes-all = Trifft alle Jäger
bb-attack-sum = { $number } Schaden
bb-upgrades = Verfügbare Verbesserungen
bb-in-deck = { $number } im Stapel
bb-revealed = Karten dieser Runde
bb-kind-melee = Nahkampf
bb-kind-ranged = Fernkampf
bb-kind-utility = Hilfskarte
bb-dream-short = Halber Schaden. Horten, Karten zurück, verbessern, rasten.
bb-views = Was gezeigt wird
bb-tab-fight = Kampf
bb-tab-upgrades = Neues

## Bloodborne: Jäger

bb-hunters = Andere Jäger
bb-health = Leben
bb-health-label = Leben { $number } von { $full }
bb-collected = Gesammelt
bb-banked = Gehortet
bb-at-risk = in Gefahr
bb-safe = sicher
bb-trophy-label = { $type }: { $number } auf der Trophäenleiste
bb-first = Startspieler
bb-order =
    { $number ->
        [1] Du greifst zuerst an
        [2] Du greifst als Zweiter an
        [3] Du greifst als Dritter an
        [4] Du greifst als Vierter an
       *[other] Du greifst als Fünfter an
    }
bb-gone = Ausgeschieden
bb-dead = Getötet
bb-dreaming = Im Traum
bb-deaths =
    { $number ->
        [one] Einmal gestorben
        [2] Zweimal gestorben
       *[other] { $number }-mal gestorben
    }
bb-laid = Karte liegt
bb-played = Gespielt
bb-cancelled = Ohne Wirkung
bb-choosing = Wählt …
bb-used = Abgelegt
bb-in-hand = auf der Hand
bb-hand-count = { $number } auf der Hand
bb-hand = Deine Hand
bb-hand-hidden =
    { $number ->
        [one] { $number } Karte auf der Hand
       *[other] { $number } Karten auf der Hand
    }
bb-your-used = Deine abgelegten Karten
bb-back-with-dream = Zurück mit dem Traum
bb-cards-owned = { $number } / { $full } Karten

## Bloodborne: Entscheidungen

bb-do-play = Wähle eine Karte und lege sie verdeckt
bb-do-play-others =
    { $number ->
        [one] Alle werden gemeinsam aufgedeckt. { $names } wählt noch.
       *[other] Alle werden gemeinsam aufgedeckt. { $names } wählen noch.
    }
bb-do-play-last = Alle anderen haben gewählt.
bb-do-transform = Wähle die Waffe, mit der du kämpfst
bb-do-target = { $card }: wähle einen Jäger
bb-do-foresee = { $card }: liegen lassen oder nach unten
bb-do-upgrade = Wähle eine Verbesserung
bb-do-remove = Zu viele Karten: gib eine ab
bb-choose-play = Wähle eine Karte
bb-choose-transform = Wähle eine Waffe
bb-choose-target = Wähle einen Jäger
bb-choose-foresee = Wähle
bb-choose-upgrade = Wähle eine Karte
bb-choose-remove = Wähle eine Karte
bb-confirm-play = { $card } legen
bb-confirm-transform = { $card } ziehen
bb-confirm-target = { $hunter } wählen
bb-confirm-upgrade = { $card } nehmen
bb-confirm-remove = { $card } abgeben

## Bloodborne: das Ende

bb-you-win = Die Nacht ist vorbei. Du gewinnst die Jagd.
bb-wins =
    { $number ->
        [one] Die Nacht ist vorbei. { $names } gewinnt die Jagd.
       *[other] Die Nacht ist vorbei. { $names } teilen sich den Sieg.
    }
bb-nobody-wins = Die Nacht ist vorbei. Niemand hat gewonnen.
bb-places = Die Plätze
bb-kills =
    { $number ->
        [one] { $number }-mal getötet
       *[other] { $number }-mal getötet
    }
bb-banked-echoes = Gehortete Echos
bb-how-scored = Wie wird gewertet?
bb-chart = Blutechos über die Runden
bb-held = Echos im Besitz
bb-dreamed = geträumt
bb-died = gestorben
bb-moments = Wendepunkte
bb-moment-boss = Ein Boss fiel.
bb-moment-loss = Ein teurer Tod.
bb-moment-blow = Ein großer Hieb.
bb-moment-out = Ein Jäger weniger.
bb-watch-round = Runde { $number } ansehen

## Bloodborne: kurze Texte, für Karten auf der Hand und auf dem Tisch (die Lupe zeigt die ganzen)

bb-short-clashes = Nur wenn sonst keine Pistole fällt.
bb-short-ability-transform =
    { $bonus ->
        [0] Nach dem Aufdecken: spiele eine Waffe aus der Hand.
       *[other] Nach dem Aufdecken: Waffe aus der Hand, +{ $bonus } Schaden.
    }
bb-short-ability-price = Du nimmst { $damage } Schaden.
bb-short-ability-restore = Volle Lebenskraft.
bb-short-ability-throw = { $damage } Schaden am Monster.
bb-short-ability-scorch =
    { $melee ->
        [yes] { $damage } Schaden für alle anderen mit Nahkampfwaffe.
       *[no] { $damage } Schaden für alle anderen Jäger.
    }
bb-short-ability-backstab = Ein anderer Jäger nimmt { $damage } Schaden.
bb-short-ability-steal = Stiehl einem Jäger { $echoes } Gesammelte.
bb-short-ability-hamper = Fremde Nahkampfwaffe: −{ $less } Schaden.
bb-short-ability-bank = Horte bis zu { $echoes } Echos.
bb-short-ability-foresee = Sieh die nächste Dungeonkarte; lege sie evtl. nach unten.
bb-short-ability-shield = { $less } weniger Schaden vom Monster.
bb-short-ability-smoke = Alle nehmen { $less } weniger vom Monster.
bb-short-ability-endure = Das Monster kann dich nicht töten.
bb-short-ability-swift = Greift vor allen anderen an.
bb-short-ability-slow = Greift nach allen anderen an.
bb-short-ability-boss-bane = +{ $bonus } gegen Bosse.
bb-short-ability-type-bane =
    { $type ->
        [kin] +{ $bonus } gegen Verwandte.
        [humanoid] +{ $bonus } gegen Humanoide.
       *[beast] +{ $bonus } gegen Bestien.
    }
bb-short-ability-alone =
    { $kind ->
        [melee] +{ $bonus }, wenn sonst niemand Nahkampf spielt.
        [ranged] +{ $bonus }, wenn sonst niemand Fernkampf spielt.
        [utility] +{ $bonus }, wenn sonst niemand eine Hilfskarte spielt.
       *[any] +{ $bonus }, wenn sonst niemand kämpft.
    }
bb-short-ability-volley =
    { $kind ->
        [melee] +{ $bonus }, wenn noch jemand Nahkampf spielt.
        [ranged] +{ $bonus }, wenn noch jemand Fernkampf spielt.
        [utility] +{ $bonus }, wenn noch jemand eine Hilfskarte spielt.
       *[any] +{ $bonus }, wenn noch jemand kämpft.
    }
bb-short-ability-desperate = +{ $bonus } ab { $health } Leben abwärts.
bb-short-ability-fresh = +{ $bonus }, solange nichts abgelegt ist.
bb-short-ability-frenzy = +1 je abgelegter Karte, höchstens +{ $most }.
bb-short-ability-recoil = Danach nimmst du { $damage } Schaden.
bb-short-ability-reap = Tötung hortet bis zu { $echoes } Echos.
bb-short-ability-claim = Trophäen einer Tötung auch für dich.
bb-short-ability-mend = Rundenende: +{ $health } Leben.
bb-short-power-ambush =
    { $collected ->
        [0] Beim Erscheinen: { $damage } Schaden für alle.
       *[other] Beim Erscheinen: { $damage } Schaden ab { $collected } Gesammelten.
    }
bb-short-power-envy = Beim Erscheinen: { $damage } Schaden für den mit den meisten Gesammelten.
bb-short-power-parting-blow =
    { $idle ->
        [yes] Flieht es: { $damage } Schaden für alle, die ihm kein Echo nahmen.
       *[no] Flieht es: { $damage } Schaden für alle.
    }
bb-short-power-drain = Flieht es: Alle verlieren { $echoes } Gesammelte.
bb-short-power-ransom = Flieht es: Wer am meisten hat, verliert { $echoes } Gesammelte.
bb-short-power-call = Flieht es: Das nächste Monster hat { $echoes } mehr.
bb-short-power-thorns = Ein Hieb ab { $echoes } kostet { $damage } Leben, außer er tötet.
bb-short-power-weakness =
    { $kind ->
        [melee] Nahkampfwaffen: +{ $bonus } Schaden.
        [ranged] Fernkampfwaffen: +{ $bonus } Schaden.
        [utility] Hilfskarten: +{ $bonus } Schaden.
       *[any] Jeder Hieb: +{ $bonus } Schaden.
    }
bb-short-power-hide =
    { $kind ->
        [melee] Nahkampf nimmt höchstens { $most } je Hieb.
        [ranged] Fernkampf nimmt höchstens { $most } je Hieb.
        [utility] Hilfskarten nehmen höchstens { $most } je Hieb.
       *[any] Kein Hieb nimmt mehr als { $most }.
    }
bb-short-power-sluggish = Sofort-Effekte: −{ $less } Schaden.
bb-short-power-unhurried = Sofort-Effekte schaden ihm nicht.
bb-short-power-trample = +{ $more } Schaden für Jäger ohne Waffe.
bb-short-power-first-blood = Wer in Phase 5 zuerst angreift, nimmt { $damage } Schaden.
bb-short-power-enrage = Ab der Hälfte der Echos: der nächststärkere Würfel.
bb-short-power-pierce-dream = Der Traum halbiert seinen Angriff nicht.
bb-short-power-poison = Rundenende: { $damage } Schaden für alle, die Echos nahmen.
bb-short-power-break-weapons = Jede Waffe, die es verletzt hat, verlässt am Rundenende das Spiel.
bb-short-law-more-echoes = Ganzes Spiel: alle anderen Monster haben { $echoes } mehr.
bb-short-law-last-death =
    { $deaths ->
        [1] Ganzes Spiel: Wer stirbt, scheidet aus.
        [2] Ganzes Spiel: Wer zum zweiten Mal stirbt, scheidet aus.
       *[other] Ganzes Spiel: Wer { $deaths }-mal stirbt, scheidet aus.
    }
bb-short-law-shallow-rest = Ganzes Spiel: Rast gibt nur { $health } Leben.
bb-short-law-fewer-cards = Ganzes Spiel: höchstens { $cards } Karten für jeden.
bb-short-law-blood-tithe = Ganzes Spiel: Ein Tod kostet auch { $echoes } Gehortete.
