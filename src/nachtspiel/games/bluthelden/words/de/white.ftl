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
    .text = Deine Menschen haben +1/+1 und Resistenz +1.
card-charm-of-wards = Schutzamulett
    .text =
        Kommt mit 3 Ladungs-Countern ins Spiel.
        Einen Ladungs-Counter entfernen, einmal pro Runde: Verhindere in dieser Runde den nächsten 1 Schaden an einem deiner Charaktere.
card-vow-of-the-steadfast = Gelübde der Standhaften
    .text =
        Wenn es ins Spiel kommt: Heal 1 auf jeden deiner Charaktere.
        Einmal pro Runde bekommt einer deiner Charaktere, wenn er den Kampf überlebt, einen „Resistenz +1“-Counter.
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

## Spezies und Counter

species-human = Mensch
species-dog = Hund
species-bird = Vogel
counter-charge = Ladung
counter-peace = Frieden
