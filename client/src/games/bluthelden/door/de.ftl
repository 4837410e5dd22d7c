door-bluthelden = Bluthelden
    .sub = Duell der Herrscher
    .who = 2 Spieler, gegeneinander
