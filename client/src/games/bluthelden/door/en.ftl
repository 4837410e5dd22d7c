door-bluthelden = Bluthelden
    .sub = Duel of the sovereigns
    .who = 2 players, against each other
