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
door-open = Wählen
deck-builder = Deckbau
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
bot-adept = Bot: geübt
bot-master = Bot: Meister
expect = Was dich erwartet: { $levels }
expect-random = Zufällig spielt irgendetwas.
expect-greedy = Gierig denkt einen Schritt voraus und schlägt zufällig fast immer.
expect-adept = Geübt denkt kurz nach und schlägt gierig meistens.
expect-master = Der Meister denkt bis zu zwei Sekunden nach und ist schwer zu schlagen.
open-seat = Freier Platz
open-seat-help = noch ein Jäger
remove-seat = Platz { $number } entfernen
nobody-here = Ein Platz muss deiner sein: Wähle dort „dieser Browser“.
more-settings = Weitere Einstellungen
begin = Die Jagd beginnen
learn = Spielend lernen
timer = Zeit für Entscheidungen
    .help = Wer länger braucht, für den entscheidet ein Bot.
timer-none = So lange man will
timer-is =
    { $minutes ->
        [0.5] Eine halbe Minute
        [60] Eine Stunde
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
hints = Hinweise
    .help = Wer entscheiden muss, kann fragen, was jemand täte, der nachdenkt und nicht mehr weiß.
hints-alone = Nur wenn man allein spielt
hints-yes = Für alle
hints-no = Für niemanden
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
give-up = Aufgeben
give-up-sure = Aufgeben: Der andere gewinnt
leave-table = Den Tisch verlassen
motion = Bewegung
motion-1 = Normal
motion-2 = Schnell
motion-0 = Keine
keys-help = Tasten: 1–9 wählt, Enter bestätigt, Esc nimmt zurück, I zeigt die Karte, H gibt einen Hinweis, R die Regel, / sucht in den Regeln, Leertaste überspringt.
curtain-title = { $name }, du bist dran
curtain-help = Der Tisch ist verdeckt. { $name }, öffne den Vorhang, wenn sonst niemand hinsieht.
curtain-open = Den Vorhang öffnen
time-left =
    { $number ->
        [one] Noch { $number } Sekunde
       *[other] Noch { $number } Sekunden
    }
time-short = Deine Zeit ist fast um.
percent = { $number } %
hint = Hinweis
hint-thinking = Es wird nachgedacht …
hint-best = Hinweis: die beste Wahl, { $number } % Siegchance.
hint-chance = Hinweis: { $number } % Siegchance.
hint-first = Die erste Wahl
hint-second = die zweite
hint-only = Es gibt keine andere Wahl.
hint-clear = { $choice } ist klar besser als alles andere.
hint-close = { $choice } ist etwas besser als der Rest.
hint-even = { $choice } und { $other } sind etwa gleich gut.
hint-reason = Was es bis zur nächsten Runde bringen dürfte, verglichen mit { $other }: { $reasons }.
hint-expects = { $person } wählt wohl { $choice } ({ $share } %).
hint-counts = Was zählt, { $choice }: { $text }
hint-honest = Siegchancen, durchdacht aus dem, was du wissen kannst. Die Regel:
announce = Ankündigen
announced = Angekündigt
sound-on = Ton: an
sound-off = Ton: aus
qr = Als QR-Code zeigen
qr-for = QR-Code: { $name }
lesson-go-on = Weiter
lesson-leave = Lektion verlassen
lesson-leave-help = Du kannst diese Jagd ohne Anleitung weiterspielen: derselbe Tisch, und alle wählen frei. Oder zurück zur Startseite; die Lektion wartet unter deinen Spielen.
lesson-play-on = Frei weiterspielen
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
look-back = Das Spiel im Rückblick
look-back-whose = Wessen Spiel
look-back-begins = Das Spiel wird noch einmal durchdacht …
look-back-at = Entscheidung { $number } von { $full } durchdacht …
look-back-failed = Das Spiel konnte nicht durchdacht werden.
try-again = Noch einmal versuchen
look-back-curve = Siegchance über die Runden
look-back-when = Wann
look-back-chance = Siegchance
look-back-end = Am Ende
look-back-rise = besser
look-back-fall = schlechter
look-back-slip = ein Fehler
look-back-turns = Wo es sich wendete
look-back-slips = Was besser gewesen wäre
look-back-none-yet = Bisher nichts gefunden.
look-back-honest = Jede Entscheidung wird danach beurteilt, was man damals wissen konnte, nicht danach, was dann kam. Die Chancen sind geschätzt.
turn-rise =
    { $points ->
        [one] brachte { $points } Punkt Siegchance.
       *[other] brachte { $points } Punkte Siegchance.
    }
turn-fall =
    { $points ->
        [one] kostete { $points } Punkt Siegchance.
       *[other] kostete { $points } Punkte Siegchance.
    }
slip =
    { $points ->
        [one] Gewählt: { $chosen }. { $better } wäre um etwa { $points } Punkt besser gewesen.
       *[other] Gewählt: { $chosen }. { $better } wäre um etwa { $points } Punkte besser gewesen.
    }
no-slips =
    { $number ->
        [one] { $number } Entscheidung angesehen: nichts war klar falsch.
       *[other] { $number } Entscheidungen angesehen: nichts war klar falsch.
    }
watch-there = Ansehen

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
server-lesson = Die Lektion möchte hier eine andere Karte. Verlass die Lektion, um frei zu wählen.
server-busy = Gerade denken zu viele nach. Versuch es gleich noch einmal.
server-too-often = Das war zu oft. Warte einen Augenblick.
server-no-hints = An diesem Tisch gibt es keine Hinweise.
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

## Bloodborne: wenn du das wählst

bb-if = Wenn du wählst: { $card }
bb-if-nobody = Niemand nimmt ein Echo
bb-if-attack = Schaden: { $span }.
bb-if-health = Dein Leben: { $span }
bb-if-die = Das kann dich töten
bb-if-no-attack = So weit kommt es nicht
bb-if-surely = Das Monster fällt
bb-if-perhaps = Das Monster fällt vielleicht
bb-if-never = Das Monster überlebt
bb-says = „{ $card }“
bb-announced = Angekündigt: { $card }

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
        [one] { $number } Monster erlegt
       *[other] { $number } Monster erlegt
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
bb-took = Wer nahm was
    .help = Echos von jedem Monster, in der Reihenfolge ihres Erscheinens. Ein Schädel: von wem der letzte Schlag kam.
bb-took-left =
    { $number ->
        [0] Nichts blieb übrig.
        [one] { $number } Echo blieb übrig.
       *[other] { $number } Echos blieben übrig.
    }
bb-took-label = { $name }: { $number }

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

## Bloodborne: die erste Lektion

bb-lesson-first-0 = Jede Runde legst du verdeckt eine Karte. Ihre Waffe nimmt dem Monster Echos ab: deine Punkte. Klicke auf Jägeraxt, zwei Schaden, und lege sie. Eileen und Ludwig wählen gleichzeitig.
    .title = Runde 1: eine Waffe wählen

bb-lesson-first-1-2 = Alle Karten wurden gemeinsam aufgedeckt. Wer Transformieren gespielt hat, sucht sich jetzt eine Waffe aus und kennt schon alle anderen. Das hat niemand: Die Phase ist leer. Weiter.
    .title = Phase 2: Transformieren

bb-lesson-first-1-3 = Sofort-Karten wirken, bevor das Monster zuschlägt. Eileens Jägerpistole nimmt jetzt ein Echo. Zwei solche Pistolen in einer Runde heben einander auf. Achte auf die Zahl neben dem Monster.
    .title = Phase 3: Soforteffekte

bb-lesson-first-1-4 = Es trifft alle Jäger zugleich, mit einem Wurf für alle. Die Laterne sagt, welcher Würfel: Grün ist sanft, Rot grausam. Ein Plus heißt: noch einmal werfen und dazuzählen. Achte auf Würfel und Leben.
    .title = Phase 4: Das Monster greift an

bb-lesson-first-1-5 = Eins plus und noch eins: zwei Schaden für alle. Jetzt schlagen die übrigen Waffen zu, vom Startspieler (der Kerze) reihum. Deine Axt nimmt zwei Echos. Sie sind gesammelt: deine, aber in Gefahr.
    .title = Phase 5: Die Jäger greifen an

bb-lesson-first-1-6 = Die Aaskrähen haben noch drei Echos. Ein gewöhnliches Monster wartet keine zweite Runde ab: Es flieht, und was es noch hat, ist für alle verloren.
    .title = Phase 6: Flucht des Monsters

bb-lesson-first-1-7 = Wer den Traum des Jägers gespielt hat, sichert jetzt Echos, nimmt benutzte Karten zurück, sucht eine Verbesserung aus und heilt. Diese Runde träumt niemand; du bald schon.
    .title = Phase 7: Traum des Jägers

bb-lesson-first-1-8 = Gespielte Karten kommen zu den benutzten und bleiben dort, bis du träumst. Die Kerze geht an Eileen, und das nächste Monster kommt aus dem Verlies.
    .title = Phase 8: Rundenende

bb-lesson-first-1 = Die Seuchenbestie hat nur drei Echos, und eine rote Laterne. Klicke auf Transformieren und lege die Karte: Du wählst deine Waffe erst, wenn alle Karten bekannt sind.
    .title = Runde 2: abwarten

bb-lesson-first-2 = Eileen nimmt mit der Axt zwei, Ludwig träumt. Schlägst du nach ihr zu, bleibt wenig übrig. Wähle die Jägerpistole: Sie trifft sofort. „Wenn du wählst“ zeigt, was folgen kann.
    .title = Phase 2: die Waffe wählen

bb-lesson-first-2-3 = Deine Pistole trifft, bevor das Monster zuschlägt. Ein Echo genügt für einen Anteil an der Trophäe, falls es fällt.
    .title = Phase 3: das erste Blut

bb-lesson-first-2-4 = Der rote Würfel geht bis vier und rollt beim Plus weiter. Ludwig ist im Traum und erleidet nur die Hälfte, abgerundet.
    .title = Phase 4: der rote Würfel

bb-lesson-first-2-5 = Eileens Axt nimmt die letzten zwei Echos, und die Bestie fällt. Alle, die ihr in dieser Runde ein Echo nahmen, rücken auf der Trophäenleiste vor: Eileen und du. Trophäen zählen am Ende.
    .title = Phase 5: ein Sieg

bb-lesson-first-2-7 = Es kann nichts fliehen: Das Monster ist tot. Ludwig hortet sein Echo, das ihm nun kein Tod mehr nimmt, nimmt die Karten zurück, wählt eine Verbesserung und heilt auf acht.
    .title = Phase 7: Ludwig träumt

bb-lesson-first-3 = Du hast drei gesammelte Echos, vier Leben und zwei Karten. Diese Krähe trägt eine rote Laterne: Ein böser Wurf brächte dich um und nähme alle drei. Klicke auf Traum des Jägers und lege die Karte.
    .title = Runde 3: Zeit zu träumen

bb-lesson-first-3-4 = Eileen bleibt mit vier Leben im Kampf. Du bist im Traum: Dich trifft nur die Hälfte. Achte auf den Würfel.
    .title = Phase 4: die Nacht kippt

bb-lesson-first-3-5 = Zwei plus, dann drei: fünf Schaden. Eileen stirbt und verliert alle gesammelten Echos; Tote greifen nicht an. Du hast nur zwei Leben verloren, und deine drei Echos sind noch da.
    .title = Phase 5: ein Tod

bb-lesson-first-3-7 = Vier Schritte, in dieser Folge: gesammelte Echos horten (jetzt sicher), alle benutzten Karten zurücknehmen, eine Verbesserung wählen, ganz ausruhen. Eileen, die starb, bekommt nur die letzten zwei.
    .title = Phase 7: dein Traum

bb-lesson-first-4 = Verbesserungen sind stärker als deine ersten fünf Karten. Sieben darfst du besitzen. Klicke auf den Sägespeer: zwei Schaden, gegen Bestien zwei mehr. Dann nimm ihn.
    .title = Eine Verbesserung wählen

bb-lesson-first-5 = Die Klerikerbestie hat neun Echos. Sie ist eine Bestie, also macht dein Sägespeer vier Schaden. Du bist wieder Startspieler und schlägst in Phase 5 zuerst. Klicke auf den Sägespeer und lege ihn.
    .title = Runde 4: ein Boss

bb-lesson-first-4-6 = Vier Echos für dich. Der Boss hat noch zwei, aber Bosse fliehen nie: Er ist nächste Runde noch da, so verwundet wie jetzt. Und mit ihm die Aussicht auf seine zwei Trophäen.
    .title = Phase 6: Bosse bleiben

bb-lesson-first-6 = Das waren alle acht Phasen. Das Spiel endet, wenn der Endboss Rom fällt: Dann zählen gehortete Echos und Trophäen. Ab jetzt wählst du frei. Gute Jagd!
    .title = Du kennst die Jagd
