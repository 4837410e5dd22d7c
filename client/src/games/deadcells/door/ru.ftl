door-deadcells = Dead Cells
    .sub = Настольный рогалик
    .who = 1–4 узника, вместе
