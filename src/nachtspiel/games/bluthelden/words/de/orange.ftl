## Der orange Herrscher

card-kaela-al-shamal = Kaela al Shamal, Schamanenkönig
    .text =
        Turnen, 1 LP zahlen: Du bekommst 1 ASP.
        Turnen, 2 LP zahlen: Erschaffe einen Shadow-Token in einer War Zone.
        1 ASP, einmal pro Runde: Wenn du in dieser Runde deinen vierten Shadow-Token in einer Lane erschaffst, darfst du dort einmal einen 1/2 Ghost erschaffen.

## Charaktere des Spell-Decks

card-tribal-shaman = Stammesschamane
card-medium = Medium
    .text =
        Turnen: Erschaffe einen Shadow-Token in einer War Zone.
        3 ASP, turnen, drei deiner Shadow-Token opfern: Fügt einem Herrscher 2 Schaden zu.
card-cocoon-lover = Kokonfreund
    .text = Wenn er ins Spiel kommt: Erschaffe eine 1/1 Geistermotte mit Flying.
card-palisades-wall = Palisadenwand
    .text = Einmal pro Runde, wenn sie Kampfschaden erleidet: Erschaffe einen Shadow-Token in dieser Lane.
card-bowpiper = Bogenpfeifer
    .text = Wenn er aus der Ferne angreift: Wirf einen W6 für jeden Charakter in der War Zone dieser Lane, auf beiden Seiten. Bei 1 bis 3 wird dieser Charakter gelähmt.
card-small-ghost = Kleines Gespenst
card-shadow-caster = Schattenwerfer
    .text = 2 ASP, turnen: Erschaffe einen Shadow-Token in einer War Zone.
card-mistheart-the-ghost-shaman = Nebelherz, der Geisterschamane
    .text = 1 ASP, zwei deiner Shadow-Token opfern: Lege Nebelherz’ Strafe an einen Charakter in dieser Lane. Er wird nicht mehr bereit gemacht.
card-ghostking-arvelian-seehoff = Geisterkönig Arvelian Seehoff von Falkenheim
    .text =
        Wenn er ins Spiel kommt: Angst (Fear) bei jedem gegnerischen Charakter in der War Zone seiner Lane.
card-thalvoryn-spirit-of-the-dragon = Thalvoryn, Geist des Drachen
card-keeper-of-the-canopy = Hüter des Blätterdachs

## Artefakte, Rituale, Trainings

card-ring-of-ghosts = Ring der Geister
    .text =
        Einmal pro Lane und Runde, wenn du einen Shadow-Token erschaffst: Angst (Fear) bei einem gegnerischen Charakter in dieser Lane.
        Turnen: Du bekommst 1 ASP.
card-cursed-command = Verfluchter Befehl
    .text =
        Kommt mit 2 Fluch-Countern ins Spiel.
        Turnen, einen Fluch-Counter entfernen: Ändere das Ziel eines gegnerischen Zauberspruchs oder einer gegnerischen aktivierten Fähigkeit mit genau einem Ziel. Ohne Fluch-Counter opfere den Verfluchten Befehl.
card-zayas-ritual = Zayas Ritual
    .text =
        Wenn es ins Spiel kommt: Erschaffe zwei 1/1 Geistermotten mit Flying.
        Turnen, drei deiner Geistermotten opfern: Ein gegnerischer Zauberspruch oder eine gegnerische aktivierte Fähigkeit heilt, statt Schaden zuzufügen. Opfere dann Zayas Ritual.
card-drums-of-the-jungle = Trommeln des Dschungels
    .text = Auf einen beliebigen Charakter: Er hat Madness.
card-pipe-of-peace = Friedenspfeife
    .text = Auf einen gegnerischen Charakter: Er kann nicht angreifen.
card-ethereal-enchantment = Ätherische Verzauberung
    .text = Auf einen deiner Moth-Charaktere: Er hat +1/+1, Initiative +1 und Resistenz +1.

## Zaubersprüche

card-herbal-decoction = Kräutersud
    .text = In dieser Runde verliert ein Charakter seine gedruckten Fähigkeiten, und seine Grundwerte für Power, Initiative und Resistenz sind 0.
card-cold-breath-of-the-dead = Kalter Hauch der Toten
    .text = Lähme (Stun) einen Charakter.
card-spectral-bolt = Geisterblitz
    .text = Erschaffe drei 1/1 Geistermotten mit Flying.
card-offspring = Nachkomme
    .text = Verbanne einen Charakter. Zu Beginn der nächsten Runde kehrt er unter der Kontrolle seines Besitzers mit einem „+1/+1“- und einem „Resistenz +1“-Counter zurück.
card-strings-of-the-spirits = Fäden der Geister
    .text = Übernimm bis zum Ende der Runde die Kontrolle über einen gegnerischen Charakter und lege ihn auf einen freien Platz deiner War Zone in seiner Lane.

## Pool-Karten

card-sacred-site = Heilige Stätte
    .text =
        Turnen: Du bekommst 1 ASP.
        2 ASP, turnen: Erschaffe einen 0/4 Schmiedegeist mit Madness und Binding in der Safety Zone dieser Lane.
card-shaman-tent = Schamanenzelt
    .text = Turnen: Du bekommst 1 ASP, oder 2, wenn du mindestens vier Shadow-Token in dieser Lane hast.
card-jungle-of-spirits = Dschungel der Geister
    .text =
        Turnen: Du bekommst 1 ASP.
        Turnen: Erschaffe einen Shadow-Token in einer War Zone.
card-acolyte-of-the-swarm = Akolyth des Schwarms
    .text =
        Wenn er ins Spiel kommt: Erschaffe eine 1/1 Geistermotte mit Flying.
        Turnen, solange gebunden: Du bekommst 1 ASP.
card-shadow-summoner = Schattenrufer
    .text =
        Turnen: Erschaffe einen Shadow-Token in einer War Zone.
        Turnen, solange gebunden: Du bekommst 1 ASP.
card-erojo-warden-of-the-beyond = Erojo, Wächter des Jenseits
    .text =
        Wenn er ins Spiel kommt: Erschaffe einen Shadow-Token in einer War Zone.
        1 ASP, turnen: In dieser Runde haben alle Charaktere einer War Zone -1/-1 für jeden Shadow-Token dort, egal wessen.

## Weitere veröffentlichte Karten

card-ghost-of-the-alchemist = Geist des Alchemisten
    .text = Wenn er ins Spiel kommt: Ein Charakter bekommt einen „Resistenz -1“-Counter.
card-moth-conjurer = Mottenbeschwörer
    .text = 2 ASP: Erschaffe eine 1/1 Geistermotte mit Flying.
card-soul-of-confusion = Seele der Verwirrung
    .text = Turnen, drei deiner Moth-Token opfern: Fügt einem Charakter 1 Schaden zu.
card-tribal-witch = Stammeshexe
    .text =
        2 ASP, einen deiner Moth-Charaktere opfern: Erschaffe einen 1/2 Ghost.
        2 ASP, einen deiner Shadow-Token opfern: Erschaffe einen 1/2 Ghost.
card-cocoon = Kokon
    .text = Turnen: Erschaffe eine 1/1 Geistermotte mit Flying.
card-mirror-of-the-past = Spiegel der Vergangenheit
    .text = Turnen, drei deiner Geistermotten opfern: Ändere das Ziel eines gegnerischen Zauberspruchs oder einer gegnerischen aktivierten Fähigkeit mit genau einem Ziel.
card-oblation = Opfergabe
    .text = Dein Gegner opfert einen Charakter.
card-purple-smoke = Purpurner Rauch
    .text = Lege je einen Madness-Counter auf bis zu zwei Charaktere.
card-wondrous-proliferation = Wundersame Vermehrung
    .text = Erschaffe eine Kopie jeder deiner Geistermotten, soweit in ihrer Lane Plätze frei sind.
card-cocoon-tree = Kokonbaum
    .text = Turnen: Du bekommst 1 ASP, oder 2, wenn du mindestens fünf Moth-Charaktere kontrollierst.
card-blooming-fruit = Blühende Frucht
    .text =
        Charaktere in der War Zone dieser Lane haben Resistenz -1.
        Turnen: Du bekommst 1 ASP.
        Turnen: Du bekommst 2 ASP, nur wenn du mindestens drei Shadow-Token in dieser Lane hast.
card-hyla-priest-of-the-swarm = Hyla, Priester des Schwarms
    .text =
        Wenn er ins Spiel kommt: Erschaffe zwei 1/1 Geistermotten mit Flying.
        Turnen, solange gebunden: Du bekommst 1 ASP.
card-spirit-wolf = Geisterwolf
card-avatar-of-control = Avatar der Kontrolle
    .text = Hat Spectral Ward, solange du mindestens zwei andere Spirit-Charaktere in dieser Lane kontrollierst.
card-chaska-forefather-of-kaela = Chaska, Ahnherr Kaelas
    .text = Wenn er angreift: Fügt einem Charakter in dieser Lane 1 Schaden zu.
card-the-invisible-ones = Die Unsichtbaren
card-amulet-of-ghosts = Amulett der Geister
    .text =
        Immer wenn ein Spirit-Charakter stirbt: Lege einen Zeit-Counter auf das Amulett der Geister.
        3 ASP, vier Zeit-Counter entfernen: Erschaffe in seiner Lane eine Kopie eines deiner Spirit-Charaktere.

## Spezies und Counter

species-moth = Moth
species-spirit = Spirit
species-barrier = Barrier
species-converter = Converter
counter-curse = Fluch
counter-time = Zeit
