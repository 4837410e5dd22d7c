## Herrscher

card-king-loemeling = König Loemeling, Hüter des Waldes
    .text =
        Turnen, 1 LP zahlen: Du bekommst 1 ASP.
        Turnen, 2 LP zahlen: Deine Charaktere haben in dieser Runde +1/+1.

## Charaktere

card-druid-of-the-earth = Druide der Erde
card-elvish-archer = Elfischer Bogenschütze
    .text = Ein Charakter mit Flying, dem er Schaden zufügt, verliert Flying für immer.
card-gardener = Gärtner
    .text = 2 ASP und turnen: Erschaffe in dieser Lane einen 1/2 Token Kriechpflanze.
card-garran-ironroot-protector = Garran, Beschützer der Eisenwurzel
card-elf-warrior = Elfenkrieger
card-tracker = Fährtenleser
    .text = Wenn er ins Spiel kommt oder aufgedeckt wird, haben deine anderen Charaktere in dieser Runde Initiative +2.
card-centaur = Zentaur
card-drumin-the-druid = Drumin, der Druide
    .text = Turnen: Erschaffe an einem deiner Charaktere einen Training-Token Wachstum (+2/+1).
card-canopy-warden = Wächter der Baumkronen
card-oak-colossus = Eichenkoloss

## Artefakte

card-ring-of-nature = Ring der Natur
    .text =
        Turnen: Du bekommst 1 ASP.
        Deine angreifenden Charaktere haben +1/+0.
card-totem-of-the-grove = Totem des Hains
    .text = 3 ASP und turnen: Lege auf bis zu zwei deiner Charaktere je einen +1/+1-Counter.

## Rituale

card-earthquake = Erdbeben
    .text =
        Wenn es ins Spiel kommt, wähle eine War Zone; jeder Charakter dort erleidet 1 Schaden.
        Zweite Runde: Jeder Charakter mit Flying in den War Zones erleidet 1 Schaden.
        Dritte Runde: Erschaffe von jeder deiner Flora eine Kopie auf einem freien Platz ihrer Lane, danach wird dieses Ritual verbannt.
card-song-of-the-glade = Lied der Lichtung
    .text =
        Wenn es ins Spiel kommt, erschaffst du einen 1/2 Token Kriechpflanze.
        Immer wenn eines deiner Trainings ins Spiel kommt, darf einer deiner Charaktere in dieser Runde einmal „Move“ nutzen, ohne geturnt zu werden.

## Trainings

card-elvish-armor = Elfenrüstung
    .text = Der trainierte Charakter hat +0/+2.
card-strength = Stärke
    .text = Der trainierte Charakter hat +2/+2.
card-hunters-eye = Auge des Jägers
    .text = Der trainierte Charakter hat Target Strike.

## Zaubersprüche

card-seed = Saat
    .text = Erschaffe einen 1/2 Token Kriechpflanze.
card-fog = Nebel
    .text = Deine Charaktere können in dieser Runde kein Ziel gegnerischer Zaubersprüche, Trainings und Fähigkeiten sein.
card-hornets-rage = Zorn der Hornissen
    .text = 2 Schaden an jedem von bis zu fünf Charakteren in beliebigen Zonen.

## Pool

card-creeper-field = Kriechpflanzenfeld
    .text =
        Turnen: Du bekommst 1 ASP.
        Turnen: Erschaffe in dieser Lane einen 1/2 Token Kriechpflanze.
card-the-two-rivers = Die zwei Flüsse
    .text =
        Turnen: Du bekommst 1 ASP.
        Turnen, nur mit mindestens drei eigenen ungebundenen Charakteren in dieser Lane: Du bekommst 2 ASP.
card-forest-dwellers = Waldbewohner
    .text = Turnen, solange gebunden: Du bekommst 1 ASP.
card-natures-ally = Verbündeter der Natur
    .text =
        Wenn er ins Spiel kommt, erschaffst du in dieser Lane einen 1/2 Token Kriechpflanze.
        Turnen, solange gebunden: Du bekommst 1 ASP.
card-ulfred-brigbuck-the-wise = Ulfred Brigbuck, der Weise
    .text =
        Turnen: Erschaffe einen 1/2 Token Kriechpflanze.
        2 ASP: Opfere drei deiner Token Kriechpflanze in einer Lane und erschaffe dort einen 4/4 Token Riesenkriechpflanze.

## Weitere Karten

card-dragon-babe = Drachenjunges
card-elven-gatekeeper = Elfischer Torwächter
    .text = Wenn er ins Spiel kommt, wähle einen Charakter: Er darf in dieser Runde einmal „Move“ nutzen, ohne geturnt zu werden.
card-luminary-of-growth = Koryphäe des Wachstums
    .text = Wenn sie ins Spiel kommt oder aufgedeckt wird, erschaffst du zwei 1/2 Token Kriechpflanze.
card-ranger = Waldläufer
card-ulfreds-hornets = Ulfreds Hornissen
card-wild-boar = Wildschwein
    .text = Wenn es ins Spiel kommt oder aufgedeckt wird, erschaffst du in dieser Lane einen 2/2 Token Wildschwein.
card-woodland-hawk = Waldhabicht
card-avatar-of-the-forest = Avatar des Waldes
card-green-dragon = Grüner Drache
card-growing-beast = Wachsende Bestie
    .text = Sie hat +1/+1, Resistenz +1 und Initiative +1 für jeden deiner ungebundenen Charaktere in dieser Lane, sie selbst eingeschlossen.
card-nidhogg = Nidhogg, der betörende Drache
    .text = 2 ASP: Er hat in dieser Runde +1/+1.
card-paki-master-marksman = Paki, Meisterschütze
card-wood-elf = Waldelf
    .text = 2 ASP: Erschaffe einen 1/2 Token Kriechpflanze.
card-the-unified = Die Vereinten
    .text =
        Wenn sie ins Spiel kommen, erschaffst du an einem deiner Charaktere in dieser Lane einen Training-Token Wachstum (+2/+1).
        Turnen, solange gebunden: Du bekommst 1 ASP.
card-wind-whispers = Flüstern des Windes
    .text = Immer wenn eines deiner Trainings ins Spiel kommt, darf einer deiner Charaktere in dieser Runde einmal „Move“ nutzen, ohne geturnt zu werden.
card-elvish-boots = Elfenstiefel
    .text = Der trainierte Charakter hat Tactical Shift.
card-solidarity = Zusammenhalt
    .text = Der trainierte Charakter hat +1/+1.
card-peace-of-mind = Seelenfrieden
    .text = Wähle eine War Zone: Die gegnerischen Charaktere dort können in dieser Runde nicht angreifen.
card-talking-trees = Sprechende Bäume
    .text = Opfere drei deiner Token Kriechpflanze in einer Lane und erschaffe dort einen 4/4 Token Riesenkriechpflanze.
card-wonders-of-nature = Wunder der Natur
    .text = Erschaffe zwei 1/2 Token Kriechpflanze.
card-ulfred-brigbucks-garden = Ulfred Brigbucks Garten
    .text =
        Flora in dieser Lane hat +1/+1 und Resistenz +1.
        Turnen: Du bekommst 1 ASP.
card-elaria-windwhisper = Elaria Windflüstern, Hüterin des Sturms
    .text =
        Deine Flora hat +1/+0, Resistenz +1 und Initiative +1.
        Turnen, 1 LP zahlen: Du bekommst 1 ASP.
        3 ASP: Erschaffe von einer deiner Flora eine Kopie auf einem freien Platz ihrer Lane.
        1 ASP, einmal pro Runde: Einer deiner Charaktere darf in dieser Runde einmal „Move“ nutzen, ohne geturnt zu werden.

## Spezies

species-druid = Druid
species-elf = Elf
species-flora = Flora
species-centaur = Centaur
species-tree = Tree
species-giant = Giant
species-dragon = Dragon
species-insect = Insect
species-boar = Boar
species-bird = Bird
species-avatar = Avatar
species-bear = Bear
