door-deadcells = Dead Cells
    .sub = Das Rogue-Lite-Brettspiel
    .who = 1–4 Gefangene, gemeinsam
