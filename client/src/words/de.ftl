# Die Wörter, die jedes Spiel im Browser braucht. Was nur eines sagt, liegt in seinem Ordner (games/*/words, games/*/door) und geht vor.

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
door-open = Wählen
door-shut = Noch nicht offen
seats = Plätze
who-sits = Wer auf Platz { $number } sitzt
seat-number = Platz { $number }
your-name = Dein Name
default-name = Spieler
hotseat-name = Spieler { $number }
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
open-seat-help = noch jemand
remove-seat = Platz { $number } entfernen
nobody-here = Ein Platz muss deiner sein: Wähle dort „dieser Browser“.
more-settings = Weitere Einstellungen
begin = Spiel beginnen
learn = Spielend lernen
timer = Zeit für Entscheidungen
    .help = Wer länger braucht, für den entscheidet ein Bot. Mit Tagen spielt man nach und nach und muss nicht gleichzeitig da sein.
timer-none = So lange man will
timer-is =
    { $minutes ->
        [0.5] Eine halbe Minute
        [60] Eine Stunde
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
timer-days =
    { $days ->
        [1] Ein Tag
       *[other] { $days } Tage
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
game-goes-on = Das Spiel geht weiter …
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
give-up-sure = Wirklich aufgeben
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
time-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }{ $hours ->
        [0] { "" }
       *[other] { " " }{ $hours } Std.
    }
time-hours = { $hours } Std. { $minutes } Min.
time-left-long = Noch { $time }
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
lesson-leave-help = Du kannst dieses Spiel ohne Anleitung weiterspielen: derselbe Tisch, und alle wählen frei. Oder zurück zur Startseite; die Lektion wartet unter deinen Spielen.
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

game-over = Das Spiel ist vorbei
see-result = Zum Ergebnis
play-again = Noch einmal spielen
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
look-back-busy = Gerade blicken viele zurück; gleich wird auch dieses Spiel durchdacht …
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
server-parent-not-over = Dieses Spiel geht von einem aus weiter, das noch gespielt wird. Alles ist zu sehen, wenn auch jenes vorbei ist.
server-stale = Diese Entscheidung ist schon gefallen. Der Tisch zeigt den Stand.
server-foreign = Diese Entscheidung gehört einem anderen Platz.
server-store = Das Spiel lässt sich gerade nicht sichern. Versuche es gleich noch einmal.
server-revealed = Seitdem wurde etwas Verdecktes aufgedeckt oder gewürfelt; es lässt sich nicht zurücknehmen.
server-nothing-to-undo = Du hast noch nichts entschieden.
server-over = Das Spiel ist vorbei.
server-nothing-asked = Gerade möchte niemand etwas zurücknehmen.
server-present = Für andere kann ein Bot erst einspringen, wenn sie eine Weile weg sind.
server-no-talk = Die Regeln verbieten in diesem Augenblick das Gespräch.
server-enough = Auf diesem Platz wurde in dieser Partie schon so viel geändert, dass nichts mehr angenommen wird. Das Spiel selbst geht weiter.
server-too-many = Zu viel auf einmal. Warte einen Augenblick.
server-name-taken = Ein anderer Platz heißt schon so.
server-lesson = Die Lektion möchte hier eine andere Karte. Verlass die Lektion, um frei zu wählen.
server-busy = Gerade denken zu viele nach. Versuch es gleich noch einmal.
server-too-often = Das war zu oft. Warte einen Augenblick.
server-no-hints = An diesem Tisch gibt es keine Hinweise.
server-other-rules = Dieses Spiel wurde nach anderen Regeln oder mit anderen Karten gespielt, als dieser Server sie hat, und kann hier nicht weitergehen.
seeded = Wer dieses Spiel gegründet hat, hat seinen Startwert gewählt und kann alles wissen, was der Zufall bringen wird.
table-stopped = Dieses Spiel wurde nach anderen Regeln oder mit anderen Karten gespielt, als dieser Server sie hat, und kann hier nicht weitergehen. Es passt bis zur Entscheidung { $decisions } ({ $why }).
server-other = Das hat nicht geklappt. Versuche es noch einmal.

## Ein Tisch für jedes Spiel, und Menschen, die gemeinsam spielen

choose = Erst wählen
plain-round = Runde { $number }
plain-yes = ja
plain-no = nein
team-won = { $number ->
    [one] Du hast gewonnen
   *[other] Ihr habt gemeinsam gewonnen
}
team-lost = { $number ->
    [one] Du hast verloren
   *[other] Ihr habt gemeinsam verloren
}
winners-are = { $number ->
    [0] Niemand hat gewonnen
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
seat-won = gewonnen
seat-lost = verloren
own-seats = Deine Plätze
is-asked = wird gefragt
signals = Zeichen
talk-silent = In diesem Augenblick ist nichts zu hören.
group-proposal = { $number ->
    [one] { $names } schlägt vor: { $choice }.
   *[other] { $names } schlagen vor: { $choice }.
}
group-one = { $name } entscheidet.
group-most = Es geschieht, was mehr als die Hälfte vorschlägt; sonst entscheidet { $name }.
group-all = Es geschieht, was alle vorschlagen; seid ihr uneins, entscheidet { $name }.

## Kampagnen

campaign-stands = Wo die Kampagne steht
campaign-runs = Läufe
campaign-no-runs = Noch kein Lauf wurde gespielt.
campaign-to-table = Zum Tisch
campaign-who = Wer kommt mit?
campaign-name = Name der Kampagne
campaign-begin-run = Lauf { $number } beginnen
campaign-over = Diese Kampagne ist zu Ende.
campaign-waits = Wer den Schlüssel der Kampagne hat, beginnt den nächsten Lauf.
campaign-on = Weiter zur Kampagne
campaign-next = Weiter zum nächsten Lauf
campaign-again = wieder { $name }
campaign-hand-over = Link kopieren, der Läufe beginnt
campaign-copied = Der Link ist kopiert. Wer ihn hat, kann Läufe beginnen.
campaigns = Kampagnen
campaign-new = Kampagne beginnen
run-won = Gewonnen
run-lost = Verloren
run-open = Wird gespielt
seat-name = Name auf Platz { $number }
this-person = du
my-hero = du, mit noch einem Helden
plain-games = Weitere Spiele, mit schlichtem Tisch
server-run-open = Der letzte Lauf ist noch nicht zu Ende.
server-campaign-over = Diese Kampagne ist zu Ende.
server-no-campaign = Dieses Spiel wird Partie für Partie gespielt; es hat keine Kampagnen.
server-again = Auf diesem Platz saß im letzten Lauf niemand.
server-owner = Ein Platz kann nur der Person eines früheren Platzes gehören.
