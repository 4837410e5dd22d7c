## Runen

card-sovereigns-rune = Rune des Herrschers
    .text =
        Turnen: Du bekommst 1 ASP.
        Turnen: Suche in deinem Pool einen Berater, einen Charakter mit Binding oder eine Ressource, zeige die Karte und lege sie ohne Kosten auf ihren Platz, einen Charakter in eine Safety Zone. Danach wird der Pool gemischt.
card-rune-of-the-wise = Rune der Weisen
    .text =
        Deine Charaktere steigen für 1 ASP weniger auf.
        Turnen: Suche in deinem Pool einen Berater, einen Charakter mit Binding oder eine Ressource, zeige die Karte und lege sie ohne Kosten auf ihren Platz, einen Charakter in eine Safety Zone. Danach wird der Pool gemischt.

## Ressourcen

card-fertile-field = Fruchtbares Feld
    .text = Turnen: Du bekommst 1 ASP.
card-forge = Schmiede
    .text = Turnen: Du bekommst 1 ASP.
card-arena-training = Übungsarena
    .text =
        Deine Trainings kosten in dieser Lane 1 ASP weniger.
        Turnen: Du bekommst 1 ASP.
        1 ASP und turnen: Einer deiner Charaktere mit Rise steigt auf. Der aufgestiegene Charakter darf in dieser Runde einmal „Move“ nutzen, ohne geturnt zu werden.

## Charaktere

card-priest = Priester
    .text = Turnen, solange gebunden: Du bekommst 1 ASP.
card-smith = Schmied
    .text = Turnen, solange gebunden: Du bekommst 1 ASP.
card-war-drummer = Kriegstrommler
    .text = 2 ASP: Einer deiner Charaktere in dieser Lane hat in dieser Runde +1/+0.

## Artefakte und Trainings

card-equilibras-blessing = Segen der Equilibra
    .text =
        Immer wenn einer deiner Charaktere aufsteigt, kommt ein Segens-Counter auf diese Karte.
        Zwei Segens-Counter entfernen: Deine Charaktere haben in dieser Runde +1/+1, Resistenz +2 und Initiative +2.
card-strong-mind = Starker Geist
    .text = Der trainierte Charakter bekommt einen Counter „Resistenz +1“.

## Zaubersprüche

card-antimagic = Antimagie
    .text = Zerstöre ein Artefakt, ein Ritual oder ein Training.
card-divine-healing = Göttliche Heilung
    .text = Wähle: Heal 1 auf einen Charakter, oder du bekommst 1 LP. Ziehe eine Karte. Am Ende deiner Hauptphase wirfst du eine Karte ab.
    .mode1 = Heal 1 auf einen Charakter; ziehe eine Karte und wirf am Ende deiner Hauptphase eine ab.
    .mode2 = Du bekommst 1 LP; ziehe eine Karte und wirf am Ende deiner Hauptphase eine ab.
card-diverted-power = Umgeleitete Kraft
    .text = Wähle: 1 Schaden an einem Charakter, oder der gegnerische Herrscher verliert 1 LP. Ziehe eine Karte. Am Ende deiner Hauptphase wirfst du eine Karte ab.
    .mode1 = 1 Schaden an einem Charakter; ziehe eine Karte und wirf am Ende deiner Hauptphase eine ab.
    .mode2 = Der gegnerische Herrscher verliert 1 LP; ziehe eine Karte und wirf am Ende deiner Hauptphase eine ab.
card-rise = Aufstieg
    .text = Einer deiner Charaktere mit Rise steigt sofort auf, ohne geturnt zu werden und ohne weitere Kosten.

## Counter

counter-blessing = Segen
