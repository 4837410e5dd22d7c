## Herrscher

card-barabas-ulfaran = Barabas Ulfaran, Fürst von Nachtheim
    .text =
        Lord of the Dead: Immer wenn einer deiner Charaktere stirbt, der kein Token ist, erschaffst du einen 2/2 Skeleton-Token.
        Turnen, 1 LP zahlen: Du bekommst 1 ASP.
        Turnen, 4 LP zahlen: Lege einen Undead-Charakter aus deinem Friedhof auf einen freien Platz.
        2 LP zahlen und zwei Charaktere opfern, einmal pro Runde: Zerstöre einen Charakter.

## Charaktere

card-nascent-necromancer = Werdender Nekromant
card-skeleton-warrior = Skelettkrieger
card-slave-of-the-abyss = Sklave des Abgrunds
    .text = Wenn er ins Spiel kommt oder aufgedeckt wird, fügt er sich selbst und jedem gegnerischen Charakter in der War Zone seiner Lane 1 Schaden zu.
card-morning-star = Morgenstern
card-hired-brute = Gekaufter Schläger
card-baal-the-necromancer = Baal, der Nekromant
    .text = Turnen und zwei Karten aus deinem Friedhof verbannen: Erschaffe einen 2/2 Skeleton-Token in einer War Zone.
card-vampire-soldier = Vampirsoldat
card-nameless-blade = Namenlose Klinge
card-valara-ulfaran = Meuchelmörderin Valara Ulfaran
card-buragaor-flying-demon = Buragaor, der fliegende Dämon
    .text = Zu Beginn deiner Hauptphase fügt er einem anderen deiner Charaktere oder deinem Herrscher 1 Schaden zu.

## Artefakte

card-ring-of-the-blood-moon = Ring des Blutmonds
    .text = Turnen: Du bekommst 1 ASP.
card-blood-chalice = Blutkelch
    .text = 2 ASP und turnen: Lege auf bis zu zwei Charaktere je einen Poison-Counter.

## Rituale

card-demonic-fire = Dämonisches Feuer
    .text =
        Wenn es ins Spiel kommt, erschaffst du einen 2/2 Token Mutierter Dämon in einer War Zone.
        Zweite Runde: Wähle eine andere War Zone; jeder Charakter dort erleidet 2 Schaden.
        Dritte Runde: dasselbe noch einmal in dieser War Zone, danach wird dieses Ritual geopfert.
card-altar-of-hunger = Altar des Hungers
    .text =
        Wenn er ins Spiel kommt, opfert jeder Spieler einen Charakter.
        1 ASP und einen Charakter opfern, einmal pro Runde: Ziehe eine Karte.

## Trainings

card-cruel-drill = Grausamer Drill
    .text = Der trainierte Charakter hat +2/+0.
card-prison = Kerker
    .text = Für einen gegnerischen Charakter in dessen Safety Zone. Er verliert seine aufgedruckten Fähigkeiten, und seine Grundwerte für Power, Initiative und Resistenz sind 0. Seine HP bleiben.

## Zaubersprüche

card-blood = Blut
    .text = Wähle: Opfere einen Charakter und du bekommst 1 ASP, oder einer deiner Charaktere bekommt Blutrausch 1.
    .mode1 = Opfere einen Charakter und du bekommst 1 ASP.
    .mode2 = Einer deiner Charaktere bekommt Blutrausch 1.
card-exodus = Exodus
    .text = Zerstöre einen Charakter.
card-poisoned-blood = Vergiftetes Blut
    .text = Ein Charakter erleidet 1 Schaden und bekommt einen Poison-Counter.
card-call-of-the-crypt = Ruf der Gruft
    .text = Wähle: Nimm einen Undead-Charakter aus deinem Friedhof auf die Hand, oder lege ihn für 1 ASP mehr auf einen freien Platz einer deiner War Zones.
    .mode1 = Nimm einen Undead-Charakter aus deinem Friedhof auf die Hand.
    .mode2 = Für 1 ASP mehr: Lege einen Undead-Charakter aus deinem Friedhof in eine deiner War Zones.
card-visitation-of-the-plague = Heimsuchung der Pest
    .text = Wähle bis zu zwei War Zones: In der ersten erleidet jeder Charakter 2 Schaden, in der zweiten jeder 1, auf beiden Seiten.

## Pool

card-burial-chamber = Grabkammer
    .text =
        Wenn sie ins Spiel kommt, erschaffst du einen 2/2 Skeleton-Token.
        Turnen: Du bekommst 1 ASP.
        Turnen und einen Charakter opfern: Erschaffe einen 2/2 Skeleton-Token.
card-poison-cellar = Giftkeller
    .text =
        Kommt mit drei Keller-Countern ins Spiel.
        Turnen: Du bekommst 1 ASP.
        1 ASP und einen Keller-Counter entfernen: Lege einen Poison-Counter auf einen Charakter.
card-blood-priest = Blutpriester
    .text = Turnen, solange gebunden: Du bekommst 1 ASP.
card-crypt-walker = Gruftwandler
    .text =
        Wenn er ins Spiel kommt, nimm einen Undead-Charakter aus deinem Friedhof auf die Hand.
        Turnen, solange gebunden: Du bekommst 1 ASP.
card-archdemon-kangor = Erzdämon Kangor
    .text =
        Turnen und einen anderen Charakter opfern: Erschaffe einen Blood-Trinket-Token.
        Immer wenn ein gegnerischer Charakter stirbt, darfst du 2 ASP zahlen und diesen Berater turnen, um einen 2/2 Token Mutierter Dämon zu erschaffen.

## Weitere Karten

card-two-headed-demon = Zweiköpfiger Dämon
card-barbarian-mercenary = Barbarischer Söldner
card-bloodmonger-maiden = Jungfer des Bluthändlers
    .text = Immer wenn einer deiner Human-Charaktere stirbt, darfst du 2 LP zahlen, um einen 2/2 Token Barbarischer Söldner in einer War Zone zu erschaffen.
card-black-mage = Schwarzmagier
    .text = Turnen, 1 LP zahlen: Ein Charakter hat in dieser Runde Resistenz -1.
card-dark-rider = Dunkler Reiter
    .text = Kommt vergiftet ins Spiel, mit einem Poison-Counter.
card-dark-sorcerer = Dunkler Hexer
    .text = Turnen: Wirf zwei Karten ab, dann ziehe eine.
card-demonflame = Dämonenflamme
card-merciless-warrior = Gnadenloser Krieger
card-outcast-from-falkenheim = Ausgestoßener aus Falkenheim
    .text = Kommt vergiftet ins Spiel, mit einem Poison-Counter.
card-raymond-harbinger-of-cunning = Raymond, Bote der List
    .text = Immer wenn ein Undead-Charakter ins Spiel kommt, der kein Token ist, ziehst du eine Karte und wirfst dann eine ab.
card-undead-priest = Untoter Priester
card-zombie-warrior = Zombiekrieger
card-demon-brood = Dämonenbrut
    .text =
        Turnen, solange gebunden: Du bekommst 1 ASP.
        2 ASP, turnen, diese Karte und einen anderen gebundenen Charakter opfern: Suche in deinem Spell-Deck eine Karte und nimm sie auf die Hand, danach wird gemischt.
        2 ASP, turnen, dasselbe Opfer: Dasselbe aus deinem Pool.
card-harmful-demon = Schädlicher Dämon
    .text =
        Wenn er ins Spiel kommt, verlierst du 1 LP.
        Turnen, solange gebunden: Du bekommst 1 ASP.
card-banner-of-darkness = Banner der Finsternis
    .text = Alle Charaktere, die nicht schwarz sind, haben Resistenz -1 und Initiative -1.
card-no-reliance = Kein Verlass
    .text = 1 ASP, turnen und einen Charakter opfern: Zerstöre einen Charakter, danach wird dieses Artefakt verbannt.
card-ring-of-might = Ring der Macht
    .text =
        Turnen: Du bekommst 1 ASP.
        1 ASP: Erschaffe einen Blood-Trinket-Token.
card-blood-rush = Blutrausch
    .text = Einer deiner Charaktere bekommt Blutrausch 2.
card-blood-victim = Blutopfer
    .text = Opfere zusätzlich eine Ressource. Ziehe eine Karte.
card-half-alive-half-dead = Halb lebendig, halb tot
    .text = Lege einen Undead-Charakter aus deinem Friedhof in eine deiner War Zones.
card-revival = Wiederkehr
    .text = Nimm einen Undead-Charakter aus deinem Friedhof auf die Hand.
card-sacrifice = Opfer
    .text = Dein Gegner opfert einen Charakter seiner Wahl.
card-the-lie = Die Lüge
    .text = Opfere zusätzlich einen Charakter. Übernimm die Kontrolle über einen gegnerischen Charakter und lege ihn in eine deiner War Zones.
card-ritual-place = Ritualplatz
    .text =
        Turnen: Du bekommst 1 ASP, oder 2, wenn du Ressourcen mit drei verschiedenen Namen kontrollierst. Die Rune zählt mit.
        Turnen: Erschaffe einen Blood-Trinket-Token.
card-vorathis = Vorathis, General der Dämonenfürsten
    .text =
        Turnen, 1 LP zahlen: Du bekommst 1 ASP.
        Turnen, 5 LP zahlen: Spiele einen Demon-Charakter aus deiner Hand, ohne ASP zu bezahlen.
card-demon-summoner = Dämonenbeschwörer
card-demon-pactmaker = Dämonenpaktierer
    .text = Turnen und zwei Charaktere aus deinem Friedhof verbannen: Erschaffe einen 2/2 Token Mutierter Dämon in einer War Zone.
card-nekravar = Nekravar, Berater der Verdammten
    .text = 3 ASP, turnen und einen anderen Charakter opfern: Bringe einen Charakter aus deinem Friedhof ins Spiel; er bekommt Blutrausch 2.

## Counter und Spezies

counter-cellar = Keller
species-human = Human
species-undead = Undead
species-demon = Demon
species-assassin = Assassin
species-wizard = Wizard
