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
bb-no-weapon-left = Vorsicht: Du hast keine Waffe mehr auf der Hand. Du würdest nicht angreifen und den vollen Schaden erleiden.
bb-dream-short =
    { $dream_halves ->
        [attack] Monsterangriff halbiert.
       *[all] Schaden halbiert.
    } In Phase 7 hortest du deine Blutechos, nimmst abgelegte Karten zurück, { $upgrade ->
        [must] musst eine Verbesserung nehmen
       *[may] darfst eine Verbesserung nehmen
    } und heilst.

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
