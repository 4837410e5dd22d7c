# Was nur der Tisch von Bloodborne sagt.

## Statt der gemeinsamen Wörter

default-name = Jäger
hotseat-name = Jäger { $number }
open-seat-help = noch ein Jäger
begin = Die Jagd beginnen
game-goes-on = Die Nacht geht weiter …
lesson-leave-help = Du kannst diese Jagd ohne Anleitung weiterspielen: derselbe Tisch, und alle wählen frei. Oder zurück zur Startseite; die Lektion wartet unter deinen Spielen.
game-over = Die Jagd ist vorbei
play-again = Noch eine Jagd

## Der Tisch

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
bb-dungeon-card = Kelchverlies-Karte { $number } von { $full }
bb-dungeon-short = Karte { $number }/{ $full }
bb-dungeon = Kelchverlies
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
bb-dream-short =
    { $dream_halves ->
        [attack] Halber Monsterangriff.
       *[all] Halber Schaden.
    } Horten, Karten zurück, verbessern, ausruhen.
bb-views = Was gezeigt wird
bb-tab-fight = Kampf
bb-tab-upgrades = Neues

## Jäger

bb-hunters = Andere Jäger
bb-health = Lebenspunkte
bb-health-label = { $number } von { $full } Lebenspunkten
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

## Entscheidungen

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
bb-no-weapon-left = Du hast keine Waffe mehr auf der Hand: Mit „{ $card }“ greifst du nicht an, erleidest den vollen Schaden, und die Karte ist abgelegt.
bb-confirm-remove = { $card } abgeben

## Wenn du das wählst

bb-if = Wenn du wählst: { $card }
bb-if-nobody = Niemand nimmt ein Echo
bb-if-attack = Schaden: { $span }.
bb-if-health = Deine Lebenspunkte: { $span }
bb-if-die = Das kann dich töten
bb-if-no-attack = So weit kommt es nicht
bb-if-surely = Das Monster fällt
bb-if-perhaps = Das Monster fällt vielleicht
bb-if-never = Das Monster überlebt
bb-says = „{ $card }“
bb-announced = Angekündigt: { $card }

## Das Ende

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

## Kurze Texte, für Karten auf der Hand und auf dem Tisch (die Lupe zeigt die ganzen)

bb-short-clashes =
    { $pistol_clash ->
        [delay] Erst in Phase 5, wenn noch eine Jägerpistole gespielt wird.
       *[cancel] Nur wenn keine andere Jägerpistole gespielt wird.
    }
bb-short-ability-transform =
    { $bonus ->
        [0] Nach dem Aufdecken: spiele eine Waffe aus der Hand.
       *[other] Nach dem Aufdecken: Waffe aus der Hand, +{ $bonus } Schaden.
    }
bb-short-ability-price = Du erleidest { $damage } Schaden.
bb-short-ability-restore = Alle Lebenspunkte zurück.
bb-short-ability-throw = { $damage } Schaden am Monster.
bb-short-ability-scorch =
    { $melee ->
        [yes] { $damage } Schaden für alle anderen mit Nahkampfwaffe.
       *[no] { $damage } Schaden für alle anderen Jäger.
    }
bb-short-ability-backstab = Ein anderer Jäger erleidet { $damage } Schaden.
bb-short-ability-steal =
    { $echoes ->
        [one] Stiehl einem anderen Jäger { $echoes } gesammeltes Echo.
       *[other] Stiehl einem anderen Jäger bis zu { $echoes } gesammelte Echos.
    }
bb-short-ability-levy =
    { $echoes ->
        [one] Stiehl jedem anderen Jäger { $echoes } gesammeltes Echo.
       *[other] Stiehl jedem anderen Jäger { $echoes } gesammelte Echos.
    }
bb-short-ability-hamper = Fremde Nahkampfwaffe: −{ $less } Schaden.
bb-short-ability-bank =
    { $echoes ->
        [one] Horte { $echoes } Echo.
       *[other] Horte bis zu { $echoes } Echos.
    }
bb-short-ability-foresee = Sieh die nächste Kelchverlies-Karte; du darfst sie nach unten legen.
bb-short-ability-shield = { $less } weniger Schaden vom Monster.
bb-short-ability-smoke = Alle erleiden { $less } Schaden weniger vom Monster.
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
       *[ranged] +{ $bonus }, wenn sonst niemand Fernkampf spielt.
    }
bb-short-ability-volley =
    { $kind ->
        [melee] +{ $bonus }, wenn noch jemand Nahkampf spielt.
       *[ranged] +{ $bonus }, wenn noch jemand Fernkampf spielt.
    }
bb-short-ability-desperate =
    { $health ->
        [one] +{ $bonus } mit nur { $health } Lebenspunkt.
       *[other] +{ $bonus } mit höchstens { $health } Lebenspunkten.
    }
bb-short-ability-fresh = +{ $bonus }, solange nichts abgelegt ist.
bb-short-ability-frenzy = +1 je abgelegter Karte, höchstens +{ $most }.
bb-short-ability-follow-up = +1 je Jäger, der schon Echos nahm, höchstens +{ $most }.
bb-short-ability-recoil = Danach erleidest du { $damage } Schaden.
bb-short-ability-reap =
    { $echoes ->
        [one] Ihr tödlicher Hieb hortet { $echoes } Echo.
       *[other] Ihr tödlicher Hieb hortet bis zu { $echoes } Echos.
    }
bb-short-ability-claim =
    { $times ->
        [1] Trophäen einer Tötung auch für dich.
       *[other] Trophäen einer Tötung zweimal für dich.
    }
bb-short-ability-mend =
    { $health ->
        [one] Rundenende: +{ $health } Lebenspunkt.
       *[other] Rundenende: +{ $health } Lebenspunkte.
    }
bb-short-power-ambush =
    { $collected ->
        [0] Beim Aufdecken: { $damage } Schaden für alle.
        [one] Beim Aufdecken: { $damage } Schaden für alle mit gesammelten Echos.
       *[other] Beim Aufdecken: { $damage } Schaden ab { $collected } gesammelten Echos.
    }
bb-short-power-envy = Beim Aufdecken: { $damage } Schaden für den mit den meisten gesammelten Echos, wenn jemand welche hat.
bb-short-power-parting-blow =
    { $idle ->
        [yes] Flieht es: { $damage } Schaden für alle, die ihm kein Echo nahmen.
       *[no] Flieht es: { $damage } Schaden für alle.
    }
bb-short-power-drain =
    { $echoes ->
        [one] Flieht es: Alle verlieren { $echoes } gesammeltes Echo.
       *[other] Flieht es: Alle verlieren { $echoes } gesammelte Echos.
    }
bb-short-power-ransom =
    { $echoes ->
        [one] Flieht es: Wer am meisten hat, verliert { $echoes } gesammeltes Echo.
       *[other] Flieht es: Wer am meisten hat, verliert { $echoes } gesammelte Echos.
    }
bb-short-power-call = Flieht es: Das nächste Monster hat { $echoes } mehr.
bb-short-power-thorns =
    { $echoes ->
        [one] Ein Hieb ab { $echoes } Echo: { $damage } Schaden für dich, außer er tötet.
       *[other] Ein Hieb ab { $echoes } Echos: { $damage } Schaden für dich, außer er tötet.
    }
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
bb-short-power-undying = Hat es mehr als 1 Echo, nimmt kein Hieb das letzte.
bb-short-power-trample = +{ $more } Schaden für Jäger ohne Waffe.
bb-short-power-grapple =
    { $kind ->
        [melee] +{ $more } Schaden für Jäger mit Nahkampfwaffe.
       *[ranged] +{ $more } Schaden für Jäger mit Fernkampfwaffe.
    }
bb-short-power-first-blood = Wer in Phase 5 zuerst angreift, erleidet { $damage } Schaden.
bb-short-power-enrage = Mit höchstens der halben Zahl Echos: der nächststärkere Würfel.
bb-short-power-pierce-dream = Der Traum halbiert seinen Angriff nicht.
bb-short-power-poison = Rundenende: { $damage } Schaden für alle, die Echos nahmen.
bb-short-power-break-weapons = Jede Waffe, die es verletzt hat, verlässt am Rundenende das Spiel.
bb-short-law-more-echoes =
    { $echoes ->
        [one] Ganze Partie: Alle anderen Monster haben { $echoes } Echo mehr.
       *[other] Ganze Partie: Alle anderen Monster haben { $echoes } Echos mehr.
    }
bb-short-law-last-death =
    { $deaths ->
        [1] Ganze Partie: Wer stirbt, scheidet aus.
        [2] Ganze Partie: Wer zum zweiten Mal stirbt, scheidet aus.
       *[other] Ganze Partie: Wer { $deaths }-mal stirbt, scheidet aus.
    }
bb-short-law-shallow-rest =
    { $health ->
        [one] Ganze Partie: Ausruhen gibt nur { $health } Lebenspunkt zurück.
       *[other] Ganze Partie: Ausruhen gibt nur { $health } Lebenspunkte zurück.
    }
bb-short-law-fewer-cards = Ganze Partie: höchstens { $cards } Karten für jeden.
bb-short-law-upgrade-price =
    { $echoes ->
        [one] Ganze Partie: Eine Verbesserung kostet { $echoes } gehortetes Echo.
       *[other] Ganze Partie: Eine Verbesserung kostet { $echoes } gehortete Echos.
    }
bb-short-law-blood-tithe =
    { $echoes ->
        [one] Ganze Partie: Ein Tod kostet auch { $echoes } gehortetes Echo.
       *[other] Ganze Partie: Ein Tod kostet auch bis zu { $echoes } gehortete Echos.
    }

## Die erste Lektion

bb-lesson-first-0 = Jede Runde legst du verdeckt eine Karte. Ihre Waffe nimmt dem Monster Echos ab: deine Punkte. Klicke auf Jägeraxt, zwei Schaden, und lege sie. Eileen und Ludwig wählen gleichzeitig.
    .title = Runde 1: eine Waffe wählen

bb-lesson-first-1-2 = Alle Karten wurden gemeinsam aufgedeckt. Wer Transformieren gespielt hat, sucht sich jetzt eine Waffe aus und kennt schon alle anderen. Das hat niemand: Die Phase ist leer. Weiter.
    .title = Phase 2: Transformieren

bb-lesson-first-1-3 = Sofort-Karten wirken, bevor das Monster zuschlägt. Eileens Jägerpistole nimmt jetzt ein Echo. Zwei solche Pistolen in einer Runde heben einander auf. Achte auf die Zahl neben dem Monster.
    .title = Phase 3: Soforteffekte

bb-lesson-first-1-4 = Es trifft alle Jäger zugleich, mit einem Wurf für alle. Die Laterne sagt, welcher Würfel: Grün ist sanft, Rot grausam. Ein Plus heißt: noch einmal werfen und dazuzählen. Achte auf den Würfel und deine Lebenspunkte.
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

bb-lesson-first-2-3 = Deine Pistole trifft, bevor das Monster zuschlägt. Ein Echo genügt: Fällt das Monster in dieser Runde, bekommt jeder, der ihm eines genommen hat, eine ganze Trophäe.
    .title = Phase 3: das erste Blut

bb-lesson-first-2-4 = Der rote Würfel geht bis vier und rollt beim Plus weiter. Ludwig ist im Traum und erleidet nur die Hälfte, abgerundet.
    .title = Phase 4: der rote Würfel

bb-lesson-first-2-5 = Eileens Axt nimmt die letzten zwei Echos, und die Bestie fällt. Alle, die ihr in dieser Runde ein Echo nahmen, rücken auf der Trophäenleiste vor: Eileen und du. Trophäen zählen am Ende.
    .title = Phase 5: ein Sieg

bb-lesson-first-2-7 = Es kann nichts fliehen: Das Monster ist tot. Ludwig hortet sein Echo, das ihm nun kein Tod mehr nimmt, nimmt die Karten zurück, wählt eine Verbesserung und heilt auf acht.
    .title = Phase 7: Ludwig träumt

bb-lesson-first-3 = Du hast drei gesammelte Echos, vier Lebenspunkte und zwei Karten. Diese Krähe trägt eine rote Laterne: Ein böser Wurf brächte dich um und nähme alle drei. Klicke auf Traum des Jägers und lege die Karte.
    .title = Runde 3: Zeit zu träumen

bb-lesson-first-3-4 = Eileen bleibt mit vier Lebenspunkten im Kampf. Du bist im Traum: Dich trifft nur die Hälfte. Achte auf den Würfel.
    .title = Phase 4: die Nacht kippt

bb-lesson-first-3-5 = Zwei plus, dann drei: fünf Schaden. Eileen stirbt und verliert alle gesammelten Echos; Tote greifen nicht an. Du hast nur zwei Lebenspunkte verloren, und deine drei Echos sind noch da.
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
