## Der weiße Herrscher

card-sirunian-seehoff = Sirunian Seehoff, König von Falkenheim
    .text =
        Turnen, 1 LP zahlen: Du bekommst 1 ASP.
        Turnen, 4 LP zahlen: Du darfst ein Wunder aus der Hand spielen, ohne seine ASP zu zahlen.
        2 ASP, einmal pro Runde: Heal 2 auf einen Charakter.

## Charaktere des Spell-Decks

card-swordsman = Schwertkämpfer
card-watch-dog = Wachhund
    .text = Deine anderen Charaktere in dieser Lane haben Initiative +1.
card-archer-of-the-guard = Bogenschütze der Garde
card-war-falcon = Kriegsfalke
card-medica = Medica
    .text =
        Turnen: Heal 1 auf einen Charakter in dieser Lane.
        Turnen: Entferne alle Poison-, Madness- und „Resistenz -1“-Counter von einem Charakter in dieser Lane.
card-lookout-of-the-high-wall = Späher der Hohen Mauer
card-swordmaster-kaelric-dawnlight = Schwertmeister Kaelric Morgenlicht
card-consecrated-monk = Geweihter Mönch
card-warrior-of-the-shieldwall = Krieger des Schildwalls
card-thalor-falcon-of-accuracy = Thalor, Falke der Treffsicherheit
card-toshi-the-blessed = Toshi, der Gesegnete

## Artefakte, Rituale, Trainings

card-banner-of-wisdom = Banner der Weisheit
    .text = Deine Human-Charaktere haben +1/+1 und Resistenz +1.
card-charm-of-wards = Schutzamulett
    .text =
        Kommt mit 3 Ladungs-Countern ins Spiel.
        Einen Ladungs-Counter entfernen, einmal pro Runde: Verhindere in dieser Runde 1 Punkt des nächsten Schadens an einem deiner Charaktere.
card-vow-of-the-steadfast = Gelübde der Standhaften
    .text =
        Wenn es ins Spiel kommt: Heal 1 auf jeden deiner Charaktere.
        Einmal pro Runde, wenn deine Charaktere den Kampf überleben, bekommt einer davon nach deiner Wahl einen „Resistenz +1“-Counter.
card-sacred-talisman = Heiliger Talisman
    .text = Schaden am trainierten Charakter wird je Quelle um 1 verringert.
card-blade-of-the-ancients = Klinge der Ahnen
    .text = Der trainierte Charakter hat First Damage.
card-exile = Exil
    .text = Auf einen beliebigen Charakter: Er ist verbannt, bis Exil das Spiel verlässt. Exil bleibt als Ritual liegen.
card-master-blacksmith = Meisterschmied
    .text = Turnen, solange gebunden: Du bekommst 2 ASP.

## Zaubersprüche und Wunder

card-light-of-retribution = Licht der Vergeltung
    .text = Fügt einem Charakter 1 Schaden zu. Stirbt er daran, bekommst du 1 LP.
card-ban = Bannspruch
    .text = Verbanne einen Charakter, ein Artefakt, ein Ritual oder ein Training.
card-magic-missile = Magisches Geschoss
    .text = Fügt bis zu zwei Charakteren je 2 Schaden zu.
card-divine-storm = Göttlicher Sturm
    .text = Fügt jedem gegnerischen Charakter 1 Schaden zu.
card-avatar-of-healing = Avatar der Heilung
    .text =
        Entferne alle Poison-, Madness- und „Resistenz -1“-Counter von deinen Charakteren, und Heal 1 auf jeden von ihnen.
        In dieser Runde kann der Gegner sie nicht wählen, und sie erleiden keinen Schaden.

## Pool-Karten

card-the-river-forge = Die Flussschmiede
    .text =
        Turnen: Du bekommst 1 ASP, oder 2, wenn du drei Ressourcen mit verschiedenen Namen kontrollierst. Die Rune zählt mit.
        Turnen: Erschaffe ein Heilgefäß.
card-young-blacksmith = Junger Schmied
    .text = Turnen, solange gebunden: Du bekommst 1 ASP.
card-arion-paladin-of-the-falcon-guard = Arion, Paladin der Falkengarde
    .text =
        Wenn er ins Spiel kommt: Erschaffe einen 1/1 Falken mit Flying in einer War Zone.
        Turnen, solange gebunden: Du bekommst 1 ASP.
card-magister-tillion-of-weidenheim = Magister Tillion von Weidenheim
    .text =
        1 ASP, turnen: Lege einen Friedens-Counter auf ihn.
        1 ASP, einen Friedens-Counter entfernen: Die Charaktere einer Lane fügen in dieser Runde keinen Schaden zu.

## Weitere veröffentlichte Karten

card-alchemist-of-resistance = Alchemist des Widerstands
    .text =
        2 ASP, turnen: Ein Charakter in dieser Lane hat in dieser Runde Resistenz +1.
        2 ASP, turnen: Ein Charakter in dieser Lane hat in dieser Runde Resistenz -1.
card-alchemist-of-strength = Alchemist der Stärke
card-amazon-rider = Amazonenreiterin
    .text = Wenn sie ins Spiel kommt: Fügt einem gegnerischen Charakter in dieser Lane Schaden in Höhe ihrer Power zu.
card-apprentice = Lehrling
    .text = Wenn er ins Spiel kommt: Heal 1 auf einen Charakter in dieser Lane.
card-falconer = Falkner
    .text = 1 ASP, turnen: Erschaffe einen 1/1 Falken mit Flying.
card-falcon-guard-diplomat = Diplomat der Falkengarde
    .text = Wenn er ins Spiel kommt: Ein Charakter kann in dieser Runde weder angreifen noch blocken.
card-golden-light-paladin = Paladin des Goldenen Lichts
    .text = Wenn er zum ersten Mal den Kampf überlebt: Heile allen Schaden an ihm, und er bekommt einen „Resistenz +1“-Counter.
card-nobleman = Edelmann
    .text = Wenn er ins Spiel kommt: Ziehe eine Karte, dann wirf eine Karte ab.
card-white-pegasus = Weißer Pegasus
card-griffin = Greif
card-healing-wizard = Heilender Zauberer
    .text =
        Turnen: Ein Herrscher bekommt 1 LP.
        1 ASP, turnen: Verhindere in dieser Runde 1 Punkt des nächsten Schadens an einem deiner Charaktere.
card-master-alchemist-of-strength = Meisteralchemist der Stärke
    .text = 2 ASP, turnen: Lege einen „+1/+1“-Counter auf einen Charakter in dieser Lane.
card-royal-scout = Königlicher Späher
    .text = Wenn er ins Spiel kommt oder aufgedeckt wird: Ein gegnerischer Charakter kann in dieser Runde weder angreifen noch blocken.
card-silas-the-protection-mage = Silas, der Schutzmagier
    .text = Turnen: Erschaffe ein Heilgefäß.
card-cape-of-protection = Umhang des Schutzes
    .text = Turnen: In dieser Runde kann der Gegner einen deiner Charaktere nicht wählen, und der Charakter erleidet keinen Schaden. Am Ende der Runde wird der Umhang des Schutzes zerstört.
card-horns-of-camorrus = Hörner von Camorrus
    .text =
        Kommt mit 2 Horn-Countern ins Spiel.
        Turnen, einen Horn-Counter entfernen: Jeder deiner Charaktere bekommt einen „Resistenz +1“-, einen „Initiative +1“- und einen „+1/+1“-Counter. Ohne Horn-Counter opfere die Hörner von Camorrus.
card-prayer-of-the-ancestors = Gebet der Ahnen
    .text = Turnen, opfern: Deine Charaktere einer War Zone ziehen sich auf freie Plätze der Safety Zone dieser Lane zurück, ohne geturnt zu werden.
card-swiftstrike = Schneller Stoß
    .text = Der trainierte Charakter hat Target Strike.
card-balm = Balsam
    .text = Heal 3 auf einen Charakter.
card-consecration-ritual = Weihe
    .text = In dieser Runde hat ein Charakter entweder Resistenz +2 oder +1/+2.
    .mode1 = Resistenz +2
    .mode2 = +1/+2
card-melody-of-courage = Melodie des Mutes
    .text = Jeder deiner Charaktere in einer Lane bekommt einen „Resistenz +1“-Counter.
card-toshis-gift = Toshis Gabe
    .text = In dieser Runde hat ein Charakter Speed und Two-handed Combat.
card-heavens-amulet = Amulett des Himmels
    .text = Verhindere in dieser Runde 1 Punkt des nächsten Schadens an jedem deiner Charaktere in einer Lane.
card-guardian-of-the-shield-dome = Wächter der Schildkuppel
    .text =
        Solange er gebunden ist, verlieren alle Charaktere in dieser Lane Flying.
        Turnen, solange gebunden: Du bekommst 1 ASP.
card-tobin-frostwing-bird-general = Tobin Frostschwinge, Vogelgeneral
    .text =
        Wenn er ins Spiel kommt: Du darfst einen Bird-Charakter aus deinem Spell-Deck auf die Hand nehmen.
        1 ASP, turnen: Lege einen „+1/+1“-Counter auf einen deiner Bird-Charaktere.
card-holy-forge = Heilige Schmiede
    .text =
        Kommt mit 2 Schutz-Countern ins Spiel.
        Turnen: Du bekommst 1 ASP.
        Turnen, einen Schutz-Counter entfernen: In dieser Runde kann der Gegner einen Charakter in dieser Lane nicht wählen, und der Charakter erleidet keinen Schaden. Die Heilige Schmiede wird zu Beginn der nächsten Runde nicht bereit gemacht.

## Spezies und Counter

species-dog = Dog
counter-charge = Ladung
counter-peace = Frieden
species-pegasus = Pegasus
counter-proven = Bewährt
counter-horn = Horn
counter-protection = Schutz
