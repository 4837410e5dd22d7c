door-deadcells = Dead Cells
    .sub = The Rogue-Lite Board Game
    .who = 1–4 prisoners, together
