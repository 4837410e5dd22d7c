## Das Spiel

game-bloodborne = Bloodborne: Das Kartenspiel
    .about = Drei bis fünf Jäger steigen ins Kelchverlies hinab und kämpfen Seite an Seite gegen ein Monster nach dem anderen, doch jeder auf eigene Rechnung. Alle wählen geheim eine Karte: zuschlagen und Blutechos nehmen oder sich in den Traum des Jägers retten und die Beute sichern.
    .goal = Ist der Endboss tot, gewinnt das höchste Blutlevel: gehortete Blutechos plus Trophäen. Wer getötet wird, verliert alle Blutechos, die noch nicht gehortet sind.
    .names = Henryk, Eileen, Ludwig, Gascoigne, Djura

## Startkarten

card-hunter-axe = Jägeraxt
card-saw-cleaver = Sägehackbeil
card-hunter-pistol = Jägerpistole
card-transform = Transformieren
card-hunters-dream = Traum des Jägers

## Verbesserungen: Nahkampfwaffen

card-kirkhammer = Kirchhammer
card-stake-driver = Pfahltreiber
card-threaded-cane = Klingenstock
card-burial-blade = Begräbnisklinge
card-ludwigs-holy-blade = Ludwigs Heilige Klinge
card-logarius-wheel = Logarius’ Rad
card-chikage = Chikage
card-tonitrus = Tonitrus
card-saw-spear = Sägespeer
card-blade-of-mercy = Klinge der Gnade
card-beast-claw = Bestienklaue
card-whirligig-saw = Wirbelsäge

## Verbesserungen: Fernkampfwaffen

card-repeating-pistol = Repetierpistole
card-ludwigs-rifle = Ludwigs Gewehr
card-blunderbuss = Donnerbüchse
card-evelyn = Evelyn
card-flamesprayer = Flammensprüher
card-rosmarinus = Rosmarinus
card-cannon = Kanone
card-rifle-spear = Gewehrspeer

## Verbesserungen: Hilfskarten

card-blood-vial = Blutphiole
card-molotov-cocktail = Molotow-Cocktail
card-beast-blood-pellet = Bestienblutpille
card-bold-hunters-mark = Mal des kühnen Jägers
card-sinister-bell = Unheilvolle Glocke
card-madmans-knowledge = Wissen eines Wahnsinnigen
card-ritual-blood = Ritualblut
card-shaman-bone-blade = Schamanen-Knochenklinge
card-lead-elixir = Bleielixier

## Gewöhnliche Monster

monster-scourge-beast = Seuchenbestie
monster-winter-lantern = Winterlaterne
monster-executioner = Henker
monster-beast-patient = Bestienpatient
monster-rabid-dog = Tollwütiger Hund
monster-carrion-crows = Aaskrähen
monster-garden-of-eyes = Garten der Augen
monster-bloody-crow = Blutige Krähe von Cainhurst
monster-celestial-emissary = Himmlischer Gesandter
monster-fluorescent-flower = Fluoreszierende Blume
monster-brainsucker = Hirnsauger
monster-parasite-larva = Parasitenlarve
monster-yharnam-huntsman = Weidmann von Yharnam
monster-church-giant = Kirchenriese
monster-bell-ringing-woman = Glöcknerin
monster-masked-hunter = Maskierter Jäger
monster-maneater-boar = Menschenfressender Eber
monster-bloodlicker = Blutlecker

## Bosse

monster-father-gascoigne = Pater Gascoigne
monster-watchdog = Wachhund der Alten Herren
monster-cleric-beast = Klerikerbestie
monster-blood-starved-beast = Bluthungrige Bestie
monster-vicar-amelia = Vikarin Amelia
monster-amygdala = Amygdala
monster-undead-giant = Untoter Riese

## Endbosse

monster-gehrman = Gehrman, der erste Jäger
monster-rom = Rom, die geistlose Spinne
monster-mergos-wet-nurse = Mergos Amme
monster-ebrietas = Ebrietas, Tochter des Kosmos
monster-moon-presence = Mondpräsenz

## Kartentexte der Jäger

ability-transform =
    { $bonus ->
        [0] Sind alle Karten aufgedeckt, wählst du eine Waffe aus deiner Hand und kämpfst in dieser Runde mit ihr.
       *[other] Sind alle Karten aufgedeckt, wählst du eine Waffe aus deiner Hand und kämpfst in dieser Runde mit ihr; sie macht { $bonus } Schaden mehr.
    }
ability-price = Sofort: Du erleidest { $damage } Schaden.
ability-restore = Sofort: Du erhältst deine vollen Lebenspunkte zurück.
ability-throw = Sofort: Du fügst dem Monster { $damage } Schaden zu.
ability-scorch =
    { $melee ->
        [yes] Sofort: Du fügst jedem anderen Jäger, der eine Nahkampfwaffe im Spiel hat, { $damage } Schaden zu.
       *[no] Sofort: Du fügst jedem anderen Jäger { $damage } Schaden zu.
    }
ability-backstab = Sofort: Du fügst einem anderen Jäger deiner Wahl { $damage } Schaden zu.
ability-steal =
    { $echoes ->
        [one] Sofort: Du stiehlst einem anderen Jäger deiner Wahl, der Blutechos gesammelt hat, { $echoes } davon.
       *[other] Sofort: Du stiehlst einem anderen Jäger deiner Wahl, der Blutechos gesammelt hat, bis zu { $echoes } davon.
    }
ability-levy =
    { $echoes ->
        [one] Sofort: Du stiehlst jedem anderen Jäger, der Blutechos gesammelt hat, { $echoes } davon.
       *[other] Sofort: Du stiehlst jedem anderen Jäger, der Blutechos gesammelt hat, bis zu { $echoes } davon.
    }
ability-hamper = Sofort: Du wählst einen anderen Jäger, der eine Nahkampfwaffe im Spiel hat; sie macht in dieser Runde { $less } Schaden weniger.
ability-bank =
    { $echoes ->
        [one] Sofort: Du hortest { $echoes } gesammeltes Blutecho.
       *[other] Sofort: Du hortest bis zu { $echoes } gesammelte Blutechos.
    }
ability-foresee = Sofort: Du siehst dir die nächste Kelchverlies-Karte an und darfst sie unter den Stapel legen.
ability-shield = Du erleidest durch den Monsterangriff dieser Runde { $less } Schaden weniger.
ability-smoke = Jeder Jäger, auch du selbst, erleidet durch den Monsterangriff dieser Runde { $less } Schaden weniger.
ability-endure = Der Monsterangriff dieser Runde kann dich nicht töten: Mindestens 1 Lebenspunkt bleibt dir.
ability-swift = Du greifst mit dieser Waffe in Phase 5 vor allen anderen Jägern an.
ability-slow = Du greifst mit dieser Waffe in Phase 5 erst nach allen anderen Jägern an.
ability-boss-bane = Du machst mit dieser Waffe { $bonus } Schaden mehr, wenn du gegen einen Boss oder den Endboss kämpfst.
ability-type-bane =
    Du machst mit dieser Waffe { $bonus } Schaden mehr gegen { $type ->
        [kin] Verwandte
        [humanoid] Humanoide
       *[beast] Bestien
    }.
ability-alone =
    Du machst mit dieser Waffe { $bonus } Schaden mehr, wenn kein anderer lebender Jäger eine { $kind ->
        [melee] Nahkampfwaffe
       *[ranged] Fernkampfwaffe
    } im Spiel hat.
ability-volley =
    Du machst mit dieser Waffe { $bonus } Schaden mehr, wenn mindestens ein anderer lebender Jäger eine { $kind ->
        [melee] Nahkampfwaffe
       *[ranged] Fernkampfwaffe
    } im Spiel hat.
ability-desperate =
    { $health ->
        [one] Du machst mit dieser Waffe { $bonus } Schaden mehr, wenn du beim Angriff nur noch { $health } Lebenspunkt hast.
       *[other] Du machst mit dieser Waffe { $bonus } Schaden mehr, wenn du beim Angriff höchstens { $health } Lebenspunkte hast.
    }
ability-fresh = Du machst mit dieser Waffe { $bonus } Schaden mehr, wenn dein Ablagestapel leer ist.
ability-frenzy = Du machst mit dieser Waffe für jede Karte in deinem Ablagestapel 1 Schaden mehr, insgesamt aber höchstens { $most } mehr.
ability-follow-up = Du machst mit dieser Waffe für jeden anderen Jäger, der dem Monster in dieser Runde schon Blutechos genommen hat, 1 Schaden mehr, insgesamt aber höchstens { $most } mehr.
ability-recoil = Nach dem Angriff mit dieser Waffe erleidest du { $damage } Schaden.
ability-reap =
    { $echoes ->
        [one] Nimmst du dem Monster mit dieser Waffe das letzte Blutecho, hortest du gleich { $echoes } gesammeltes Blutecho.
       *[other] Nimmst du dem Monster mit dieser Waffe das letzte Blutecho, hortest du gleich bis zu { $echoes } gesammelte Blutechos.
    }
ability-claim =
    { $times ->
        [1] Wird das Monster in dieser Runde getötet und lebst du dann noch, erhältst du seine Trophäen, auch ohne ihm Schaden zugefügt zu haben.
       *[other] Wird das Monster in dieser Runde getötet und lebst du dann noch, erhältst du seine Trophäen zweimal, auch ohne ihm Schaden zugefügt zu haben.
    }
ability-mend =
    { $health ->
        [one] Am Ende der Runde heilst du { $health } Lebenspunkt.
       *[other] Am Ende der Runde heilst du { $health } Lebenspunkte.
    }

## Fähigkeiten der Monster und Bosse

power-ambush =
    { $collected ->
        [0] Beim Aufdecken: Jeder Jäger erleidet { $damage } Schaden.
        [one] Beim Aufdecken: Jeder Jäger, der mindestens { $collected } Blutecho gesammelt hat, erleidet { $damage } Schaden.
       *[other] Beim Aufdecken: Jeder Jäger, der mindestens { $collected } Blutechos gesammelt hat, erleidet { $damage } Schaden.
    }
power-envy = Beim Aufdecken: Der Jäger mit den meisten gesammelten Blutechos erleidet { $damage } Schaden (bei Gleichstand der Erste in Spielerreihenfolge; niemand, wenn keiner welche hat).
power-parting-blow =
    { $idle ->
        [yes] Bei Flucht: Jeder Jäger, der diesem Monster in dieser Runde kein Blutecho genommen hat, erleidet { $damage } Schaden.
       *[no] Bei Flucht: Jeder Jäger erleidet { $damage } Schaden.
    }
power-drain =
    { $echoes ->
        [one] Bei Flucht: Jeder Jäger verliert { $echoes } gesammeltes Blutecho.
       *[other] Bei Flucht: Jeder Jäger verliert { $echoes } gesammelte Blutechos.
    }
power-ransom = Bei Flucht: Der Jäger mit den meisten gesammelten Blutechos verliert { $echoes } davon (bei Gleichstand der Erste in Spielerreihenfolge).
power-call =
    { $echoes ->
        [one] Bei Flucht: Das nächste Monster erscheint mit { $echoes } Blutecho mehr.
       *[other] Bei Flucht: Das nächste Monster erscheint mit { $echoes } Blutechos mehr.
    }
power-thorns =
    { $echoes ->
        [one] Nimmst du diesem Monster mit einem Treffer mindestens { $echoes } Blutecho, ohne es zu töten, erleidest du { $damage } Schaden.
       *[other] Nimmst du diesem Monster mit einem einzigen Treffer mindestens { $echoes } Blutechos, ohne es zu töten, erleidest du { $damage } Schaden.
    }
power-weakness =
    { $kind ->
        [melee] Nahkampfwaffen
        [ranged] Fernkampfwaffen
        [utility] Hilfskarten
       *[any] Alle Karten
    } fügen diesem Monster { $bonus } Schaden mehr zu.
power-hide =
    Ein einzelner Treffer { $kind ->
        [melee] mit einer Nahkampfwaffe nimmt
        [ranged] mit einer Fernkampfwaffe nimmt
        [utility] mit einer Hilfskarte nimmt
       *[any] nimmt
    } diesem Monster höchstens { $most ->
        [one] { $most } Blutecho
       *[other] { $most } Blutechos
    }.
power-sluggish = Soforteffekte fügen diesem Monster { $less } Schaden weniger zu.
power-unhurried = Soforteffekte fügen diesem Monster keinen Schaden zu.
power-undying = Liegt mehr als 1 Blutecho auf diesem Monster, nimmt ihm kein einzelner Treffer das letzte: 1 bleibt liegen.
power-trample = Hast du keine Waffe im Spiel, erleidest du durch den Angriff dieses Monsters { $more } Schaden mehr.
power-grapple =
    Hast du eine { $kind ->
        [melee] Nahkampfwaffe
       *[ranged] Fernkampfwaffe
    } im Spiel, erleidest du durch den Angriff dieses Monsters { $more } Schaden mehr.
power-first-blood = In jeder Runde erleidet der erste Jäger, der dieses Monster in Phase 5 angreift, noch vor seinem Schlag { $damage } Schaden.
power-enrage = Hat dieses Monster nur noch die Hälfte seiner Blutechos oder weniger, greift es mit dem nächststärkeren Würfel an.
power-pierce-dream = Traum des Jägers halbiert den Schaden durch den Angriff dieses Monsters nicht.
power-poison =
    { $after_kill ->
        [pending] Am Ende der Runde erleidet jeder Jäger, der diesem Monster in dieser Runde Blutechos genommen hat, { $damage } Schaden, auch wenn es getötet wurde.
       *[ends] Am Ende der Runde erleidet jeder Jäger, der diesem Monster in dieser Runde Blutechos genommen hat, { $damage } Schaden.
    }
power-break-weapons =
    { $after_kill ->
        [pending] Am Ende der Runde kommt jede Waffe, die diesem Monster in dieser Runde Schaden zugefügt hat, endgültig aus dem Spiel, auch wenn es getötet wurde.
       *[ends] Am Ende der Runde kommt jede Waffe, die diesem Monster in dieser Runde Schaden zugefügt hat, endgültig aus dem Spiel.
    }

## Gesetze der Endbosse

law-more-echoes =
    { $echoes ->
        [one] Ganze Partie: Alle anderen Monster und Bosse erscheinen mit { $echoes } Blutecho mehr.
       *[other] Ganze Partie: Alle anderen Monster und Bosse erscheinen mit { $echoes } Blutechos mehr.
    }
law-last-death = Ganze Partie: Stirbst du zum { $deaths }. Mal, scheidest du endgültig aus der Partie aus.
law-shallow-rest =
    { $health ->
        [one] Ganze Partie: Ruhst du dich aus, erhältst du nur { $health } Lebenspunkt zurück, auch wenn du getötet wurdest.
       *[other] Ganze Partie: Ruhst du dich aus, erhältst du nur { $health } Lebenspunkte zurück, auch wenn du getötet wurdest.
    }
law-fewer-cards =
    { $cards ->
        [one] Ganze Partie: Du darfst höchstens { $cards } Aktionskarte besitzen.
       *[other] Ganze Partie: Du darfst höchstens { $cards } Aktionskarten besitzen.
    }
law-upgrade-price =
    { $echoes ->
        [one] Ganze Partie: Nimmst du eine Verbesserung, verlierst du { $echoes } gehortetes Blutecho, falls du eines hast.
       *[other] Ganze Partie: Nimmst du eine Verbesserung, verlierst du bis zu { $echoes } gehortete Blutechos.
    }
law-blood-tithe =
    { $echoes ->
        [one] Ganze Partie: Wirst du getötet, verlierst du auch { $echoes } gehortetes Blutecho.
       *[other] Ganze Partie: Wirst du getötet, verlierst du auch bis zu { $echoes } gehortete Blutechos.
    }

## Wörter auf den Karten

kind-melee = Nahkampfwaffe
kind-ranged = Fernkampfwaffe
kind-utility = Hilfskarte
type-kin = Verwandte
type-humanoid = Humanoide
type-beast = Bestien
lantern-green = Grün
lantern-yellow = Gelb
lantern-red = Rot
rank-ordinary = Gewöhnliches Monster
rank-boss = Boss
rank-final-boss = Endboss
instant = Sofort
weapon-damage = { $damage } Schaden
clashes =
    { $pistol_clash ->
        [delay] Hat in dieser Runde auch ein anderer Jäger eine Jägerpistole gespielt, verlieren alle gespielten Jägerpistolen ihren Soforteffekt und greifen erst in Phase 5 an.
       *[cancel] Hat in dieser Runde auch ein anderer Jäger eine Jägerpistole gespielt, verlieren alle gespielten Jägerpistolen ihre Wirkung.
    }
dream-text =
    { $dream_halves ->
        [attack] Der Schaden, den du in dieser Runde durch den Monsterangriff erleidest, wird halbiert (abgerundet).
       *[all] Jeder Schaden, den du in dieser Runde erleidest, wird halbiert (abgerundet).
    } In Phase 7 hortest du alle gesammelten Blutechos, nimmst diese und alle abgelegten Karten zurück, { $upgrade ->
        [must] musst eine Verbesserung nehmen
       *[may] darfst eine Verbesserung nehmen
    } und ruhst dich aus. Diese Karte kann nie aus dem Spiel entfernt werden.

## Phasen

phase-0 = Spielaufbau
    .help = Der Endboss wird bestimmt, alle erhalten ihre fünf Startkarten, und das erste Monster wird aufgedeckt.
phase-1 = Wählen und ausspielen
    .help = Alle wählen geheim eine Karte aus der Hand; dann werden alle gleichzeitig aufgedeckt.
phase-2 = Waffen transformieren
    .help = Wer Transformieren aufgedeckt hat, wählt jetzt eine Waffe aus der Hand und kennt dabei schon die Karten der anderen.
phase-3 = Soforteffekte
    .help = Alles, was mit „Sofort“ beginnt, geschieht jetzt, noch bevor das Monster angreift.
phase-4 = Monsterangriff
    .help = Ein Wurf gilt für alle: Jeder Jäger verliert so viele Lebenspunkte, wie der Würfel zeigt; bei einem „+“ wird weitergewürfelt.
phase-5 = Jägerangriff
    .help = Vom Startspieler an greifen die Jäger nacheinander an und nehmen dem Monster für jeden Schadenspunkt ein Blutecho ab.
phase-6 = Flucht des Monsters
    .help = Ein gewöhnliches Monster, das noch Blutechos hat, flieht mit dem Rest; Bosse bleiben und kämpfen weiter.
phase-7 = Traum des Jägers
    .help =
        Wer träumt, hortet Blutechos, nimmt abgelegte Karten zurück, { $upgrade ->
            [must] muss eine Verbesserung nehmen und ruht sich aus. Wer getötet wurde, kehrt zurück und muss ebenfalls eine Verbesserung nehmen.
           *[may] darf eine Verbesserung nehmen und ruht sich aus. Wer getötet wurde, kehrt zurück und darf ebenfalls eine Verbesserung nehmen.
        }
phase-8 = Rundenende
    .help = Gespielte Karten werden abgelegt, der Startspielermarker wandert weiter, und ist das Monster fort, erscheint das nächste.

## Fragen

ask-play = Welche Karte spielst du?
    .help = Waffen bringen Blutechos, doch das Monster schlägt vor dir zu. Sind deine Lebenspunkte knapp oder hast du viel gesammelt, bringt dich der Traum des Jägers in Sicherheit.
ask-transform = Mit welcher Waffe kämpfst du?
    .help = Du siehst schon, was die anderen gespielt haben: Wähle die Waffe, die dir jetzt am meisten nützt. Die Karte Traum des Jägers kannst du hier nicht mehr wählen.
ask-target = Auf wen zielt „{ $card }“?
    .help = Wähle den Jäger, den die Wirkung deiner Karte treffen soll; gefährlich ist meist, wer am meisten gesammelt hat.
ask-foresee = „{ $card }“: Soll die nächste Kelchverlies-Karte oben liegen bleiben oder unter den Stapel?
    .help = Nur du siehst diese Karte. Liegt sie oben, kommt dieses Monster als Nächstes; unter dem Stapel kommt es zuletzt, kurz vor dem Endboss.
ask-upgrade = Welche Verbesserung nimmst du?
    .help = Die Karte kommt gleich auf deine Hand und bleibt dir. Verbesserungen sind meist stärker als deine Startkarten.
ask-remove = Du besitzt zu viele Karten: Welche kommt aus dem Spiel?
    .help = Die gewählte Karte ist für immer fort. Trenne dich von der, die du am wenigsten brauchst; der Traum des Jägers bleibt dir immer.

## Wahlmöglichkeiten

option-decline = Keine Verbesserung nehmen
option-leave = Oben liegen lassen
option-bury = Unter den Stapel legen
option-seat = { $hunter }
option-used = { $card } (aus deinem Ablagestapel)
option-in-play = { $card } (in dieser Runde gespielt)

## Protokoll: Aufbau und Rundenbeginn

event-final-boss = Der Endboss dieser Jagd: „{ $monster }“.
event-final-boss-chosen = Der Endboss, von allen gewählt: „{ $monster }“.
event-first-player = Erster Startspieler: { $hunter }.
event-equipped =
    { $number ->
        [one] { $hunter }: fünf Startkarten und { $number } Lebenspunkt.
       *[other] { $hunter }: fünf Startkarten und { $number } Lebenspunkte.
    }
event-row = Neue verfügbare Verbesserung: „{ $card }“.
event-appears =
    { $number ->
        [one] Aus dem Dunkel: „{ $monster }“ mit { $number } Blutecho.
       *[other] Aus dem Dunkel: „{ $monster }“ mit { $number } Blutechos.
    }
event-more-echoes =
    { $number ->
        [one] „{ $monster }“: { $number } zusätzliches Blutecho.
       *[other] „{ $monster }“: { $number } zusätzliche Blutechos.
    }
event-round = Runde { $number } – Startspieler: { $hunter }.
event-phase = { $phase }

## Protokoll: Karten und Kampf

event-announces = { $hunter }: „{ $card }“ angekündigt.
event-plays = { $hunter }: „{ $card }“ ausgespielt.
event-sits-out = { $hunter }: noch außer Gefecht, diese Runde ohne Karte.
event-draws-weapon = { $hunter }: Waffe „{ $card }“ aufgedeckt.
event-no-weapon = { $hunter }: keine Waffe zum Transformieren auf der Hand.
event-clash = { $hunter }: „{ $card }“ durch eine andere Pistole aufgehoben.
event-late-clash = { $hunter }: „{ $card }“ durch eine andere Pistole verzögert, Angriff erst in Phase 5.
event-cancelled = { $hunter }: „{ $card }“ bleibt ohne Wirkung.
event-uses = { $hunter }: „{ $card }“ wirkt.
event-acts = „{ $monster }“: Fähigkeit wirkt.
event-hits =
    { $number ->
        [one] { $hunter }: { $number } Blutecho von „{ $monster }“ genommen.
       *[other] { $hunter }: { $number } Blutechos von „{ $monster }“ genommen.
    }
event-hits-air = { $hunter }: „{ $card }“ trifft ins Leere.
event-no-attack = { $hunter }: in dieser Phase kein Angriff mit „{ $card }“.
event-cannot-attack = { $hunter }: getötet, daher kein Angriff mit „{ $card }“.
event-slain = Getötet: „{ $monster }“ – Todesstoß: { $hunter }.
event-trophy =
    { $number ->
        [one] { $hunter }: Trophäe „{ $type }“, diese Leiste zählt jetzt { $number } Blutecho.
       *[other] { $hunter }: Trophäe „{ $type }“, diese Leiste zählt jetzt { $number } Blutechos.
    }
event-track-full = { $hunter }: Trophäenleiste „{ $type }“ schon am Ende.
event-fight-skipped = Das Monster ist schon tot: Die Phasen 4 bis 6 entfallen.
event-rolls = { $hunter }: Monsterwürfel { $die } zeigt { $face }.
event-attack = „{ $monster }“: Angriff auf alle Jäger mit { $number } Schaden.
event-hurt =
    { $left ->
        [0] { $hunter }: { $number } Schaden erlitten, kein Lebenspunkt mehr.
        [one] { $hunter }: { $number } Schaden erlitten, noch { $left } Lebenspunkt.
       *[other] { $hunter }: { $number } Schaden erlitten, noch { $left } Lebenspunkte.
    }
event-dream-hurt =
    { $left ->
        [0] { $hunter }: im Traum nur { $number } Schaden erlitten, kein Lebenspunkt mehr.
        [one] { $hunter }: im Traum nur { $number } Schaden erlitten, noch { $left } Lebenspunkt.
       *[other] { $hunter }: im Traum nur { $number } Schaden erlitten, noch { $left } Lebenspunkte.
    }
event-unharmed = { $hunter }: kein Schaden erlitten.
event-endures = { $hunter }: dem Tod entronnen, mit 1 Lebenspunkt.
event-dies =
    { $number ->
        [0] { $hunter }: getötet.
        [one] { $hunter }: getötet, { $number } gesammeltes Blutecho verloren.
       *[other] { $hunter }: getötet, { $number } gesammelte Blutechos verloren.
    }
event-keeps-bank =
    { $number ->
        [one] { $hunter }: { $number } gehortetes Blutecho übersteht den Tod.
       *[other] { $hunter }: { $number } gehortete Blutechos überstehen den Tod.
    }
event-eliminated = { $hunter }: endgültig aus der Partie ausgeschieden.
event-escapes =
    { $number ->
        [one] „{ $monster }“: Flucht mit { $number } Blutecho.
       *[other] „{ $monster }“: Flucht mit { $number } Blutechos.
    }
event-boss-stays =
    { $number ->
        [one] „{ $monster }“: keine Flucht, noch { $number } Blutecho.
       *[other] „{ $monster }“: keine Flucht, noch { $number } Blutechos.
    }

## Protokoll: Traum und Rundenende

event-banks =
    { $number ->
        [one] { $hunter }: { $number } Blutecho gehortet.
       *[other] { $hunter }: { $number } Blutechos gehortet.
    }
event-takes-back =
    { $number ->
        [one] { $hunter }: { $number } Karte zurück auf die Hand genommen.
       *[other] { $hunter }: { $number } Karten zurück auf die Hand genommen.
    }
event-keeps-used = { $hunter }: keine abgelegten Karten zurückgenommen.
event-takes-upgrade = { $hunter }: Verbesserung „{ $card }“ genommen.
event-declines = { $hunter }: auf eine Verbesserung verzichtet.
event-no-upgrade = { $hunter }: keine Verbesserung mehr übrig.
event-removes = { $hunter }: eine Karte zu viel, „{ $card }“ kommt aus dem Spiel.
event-rests =
    { $number ->
        [one] { $hunter }: ausgeruht, jetzt { $number } Lebenspunkt.
       *[other] { $hunter }: ausgeruht, jetzt { $number } Lebenspunkte.
    }
event-returns = { $hunter }: von den Toten zurückgekehrt.
event-upgrades-over = Der Verbesserungsstapel ist leer, die Reihe wird nicht mehr aufgefüllt.
event-puts-away = { $hunter }: „{ $card }“ abgelegt.
event-marker = Der Startspielermarker wandert weiter: { $hunter }.
event-final-boss-enters = Das Kelchverlies ist leer, nun tritt der Endboss auf: „{ $monster }“.

## Protokoll: Wirkungen

event-heals =
    { $number ->
        [one] { $hunter }: { $number } Lebenspunkt geheilt.
       *[other] { $hunter }: { $number } Lebenspunkte geheilt.
    }
event-steals =
    { $number ->
        [one] { $hunter }: { $number } Blutecho gestohlen – bestohlen: { $target }.
       *[other] { $hunter }: { $number } Blutechos gestohlen – bestohlen: { $target }.
    }
event-loses-echoes =
    { $number ->
        [one] { $hunter }: { $number } gesammeltes Blutecho verloren.
       *[other] { $hunter }: { $number } gesammelte Blutechos verloren.
    }
event-loses-banked =
    { $number ->
        [one] { $hunter }: { $number } gehortetes Blutecho verloren.
       *[other] { $hunter }: { $number } gehortete Blutechos verloren.
    }
event-hampers = { $hunter }: gegnerische Waffe „{ $card }“ behindert – betroffen: { $target }.
event-looks = { $hunter }: heimlicher Blick auf die nächste Kelchverlies-Karte.
event-foresees = { $hunter }: Die nächste Kelchverlies-Karte ist „{ $monster }“.
event-buries = { $hunter }: Karte unter den Kelchverlies-Stapel gelegt.
event-leaves = { $hunter }: Karte oben auf dem Kelchverlies-Stapel gelassen.
event-no-target = { $hunter }: kein Ziel für „{ $card }“.
event-weapon-lost = { $hunter }: Waffe „{ $card }“ zerbrochen und aus dem Spiel.
event-call =
    { $number ->
        [one] „{ $monster }“: ein Ruf in die Nacht, { $number } Blutecho mehr für das nächste Monster.
       *[other] „{ $monster }“: ein Ruf in die Nacht, { $number } Blutechos mehr für das nächste Monster.
    }
event-calmer = { $hunter }: { $number } Schaden des Angriffs abgewehrt.
event-enraged = „{ $monster }“: rasend vor Wut, nun mit einem stärkeren Würfel.

## Protokoll: Ende der Jagd

event-stalled =
    { $number ->
        [one] Seit { $number } Runde wurde kein Blutecho genommen, die Jagd wird abgebrochen.
       *[other] Seit { $number } Runden wurde kein Blutecho genommen, die Jagd wird abgebrochen.
    }
event-all-gone = Kein Jäger ist mehr übrig, niemand gewinnt.
event-hunt-over = Die Jagd ist vorbei.
event-scores = { $hunter }: Blutlevel { $number }, Platz { $rank }.

## Einstellungen

setting-final-boss = Endboss
    .help = Legt fest, welcher Endboss am Schluss wartet und mit seinem Gesetz die ganze Partie prägt.
setting-final-boss-random = Zufällig gezogen
setting-first-player = Erster Startspieler
    .help = Legt fest, wer in der ersten Runde den Startspielermarker hat.
setting-first-player-random = Ausgelost
setting-upgrade = Verbesserung nehmen
    .help = Legt fest, ob man auf eine Verbesserung verzichten darf.
setting-upgrade-may = Freiwillig
setting-upgrade-must = Pflicht
setting-dream-halves = Schutz im Traum
    .help = Legt fest, welchen Schaden der Traum des Jägers halbiert.
setting-dream-halves-all = Jeder Schaden
setting-dream-halves-attack = Nur der Monsterangriff
setting-pistol-clash = Mehrere Jägerpistolen
    .help = Legt fest, was geschieht, wenn in einer Runde mehr als eine Jägerpistole gespielt wird.
setting-pistol-clash-cancel = Alle sind wirkungslos
setting-pistol-clash-delay = Alle greifen erst in Phase 5 an
setting-after-kill = Fähigkeiten getöteter Monster
    .help = Legt fest, ob am Rundenende noch eintritt, was ein in dieser Runde getötetes Monster angerichtet hätte.
setting-after-kill-ends = Enden mit dem Tod
setting-after-kill-pending = Ausstehendes tritt noch ein
setting-stall-rounds = Abbruch bei Stillstand
    .help = Nach so vielen Runden in Folge, in denen niemand dem Monster ein Blutecho nimmt, endet die Partie mit der normalen Wertung.
setting-open-hands = Offene Handkarten
    .help = Legt fest, ob alle die Handkarten der anderen sehen; mit gutem Gedächtnis ließen sie sich ohnehin erschließen.
setting-open-hands-yes = Für alle sichtbar
setting-open-hands-no = Verborgen

## Abgelehnte Züge

refused-in-used = „{ $card }“ liegt in deinem Ablagestapel und ist erst nach einem Traum des Jägers wieder spielbar.
refused-not-owned = „{ $card }“ gehört dir nicht.
refused-not-weapon = „{ $card }“ ist keine Waffe; wer transformiert, muss eine Waffe wählen.
refused-dream-stays = Traum des Jägers kann nie aus dem Spiel entfernt werden.
refused-not-in-row = „{ $card }“ ist keine der verfügbaren Verbesserungen.
refused-must-take = An diesem Tisch musst du eine Verbesserung nehmen.
refused-not-a-target = „{ $card }“ kann dieses Ziel jetzt nicht treffen: { $hunter }.
refused-not-offered = Das steht hier nicht zur Wahl.

# Was die Beurteilung zählt

mark-level = Blutlevel
mark-collected = gesammelte, noch nicht gehortete Blutechos
mark-health = Anteil der Gesundheit
mark-dead = Gefahr, tot zu sein
mark-gone = Gefahr auszuscheiden
mark-hand-early = Handkarten
mark-damage-in-hand = Schaden auf der Hand
mark-damage-owned-early = Schaden aller eigenen Karten
mark-dream-in-hand = Traum des Jägers auf der Hand
mark-tracks-early = Wert der nächsten Trophäen
mark-upgrades-early = Verbesserungen
