game-beacon = Leuchtfeuer
    .about = Ein bis vier Wächter halten an einer stürmischen Küste ein Feuer am Leben, drei Stunden je Nacht. Alle handeln, wann sie wollen; dann schließt ihr gemeinsam einen Laden, und der Sturm kommt.
    .goal = Brennt das Feuer nach der dritten Stunde noch, ist die Nacht gewonnen. Drei gewonnene Nächte sind die ganze Kampagne; erlischt es, beginnt dieselbe Nacht von vorn.
    .names = Ada, Bjarne, Cora, Dmitri

setting-storm = Sturm
    .mild = mild: man kann frei reden
    .wild = wild: an den Läden hört man nur Zeichen
    .deafening = ohrenbetäubend: an den Läden hört man nichts

item-log = Scheit
item-oil = Flasche Öl
item-lens = Linse
side-left = links
side-right = rechts
signal-left = Links!
signal-right = Rechts!
signal-wood = Wir brauchen Holz
signal-thanks = Danke!

ask-act = Was tust du?
    .help = Sammle Holz, nähre das Feuer, halte nach dem Sturm Ausschau oder durchsuche die Truhe; jedes kostet eine Kraft. Die anderen handeln zur selben Zeit.
ask-find = Du hast gefunden: { $card }. Gleich verbrennen oder für spätere Nächte aufheben?
    .help = Was brennt, nährt das Feuer sofort. Was aufgehoben wird, geht in die nächste Nacht mit; eine Linse hilft, sobald sie aufgehoben ist.
ask-shutters = Welchen Laden schließt ihr gemeinsam?
    .help = Jeder schlägt etwas vor; was mehr als die Hälfte vorschlägt, geschieht. Könnt ihr euch nicht einigen, entscheidet, wer die Wache der Stunde hat.

option-gather = Holz sammeln
    .text = Ein Scheit mehr auf dem gemeinsamen Stapel.
option-feed = Feuer nähren
    .text = Ein Scheit vom Stapel: Das Feuer wächst um 1.
option-look = Ausschau halten
    .text = Nur du erfährst, von welcher Seite der Sturm kommt.
option-search = Truhe durchsuchen
    .text = Ein Ding aus der Truhe, zum Verbrennen oder Aufheben.
option-done = Nichts mehr
    .text = Du kannst zurückkommen, sobald jemand anderes etwas getan hat.
option-return = Zurückkommen
    .text = Du bist doch noch nicht fertig.
option-burn = Verbrennen
    .text = Das Feuer wächst um 1, durch Öl um 2.
option-keep = Aufheben
    .text = Es geht von Nacht zu Nacht mit.
option-left = Den linken
    .text = Kommt der Sturm von links, nimmt er nur 1.
option-right = Den rechten
    .text = Kommt der Sturm von rechts, nimmt er nur 1.

event-hour = Stunde { $number } beginnt; { $warden } hat die Wache.
event-gathers = { $warden } sammelt Holz: { $number } auf dem Stapel.
event-feeds = { $warden } nährt das Feuer: Es brennt mit { $number }.
event-looks = { $warden } hält nach dem Sturm Ausschau.
event-sees = Du siehst den Sturm: Er kommt von { $side }.
event-finds = { $warden } durchsucht die Truhe: { $item }.
event-burns = { $warden } verbrennt es ({ $item }): Das Feuer brennt mit { $number }.
event-keeps = { $warden } hebt es für spätere Nächte auf: { $item }.
event-done = { $warden } will nichts mehr tun.
event-returns = { $warden } kommt zurück.
event-shuts = Der Laden { $side } wird geschlossen.
event-storm = Der Sturm kommt von { $side } und nimmt { $number }: Das Feuer brennt mit { $left }.
event-dark = Das Feuer ist erloschen. Die Nacht ist verloren.
event-dawn = Morgengrauen: Nacht { $number } ist gewonnen.
event-signals = { $warden } gibt ein Zeichen: { $signal }

refused-not-now = Das geht jetzt nicht.
