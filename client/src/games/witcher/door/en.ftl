door-witcher = The Witcher
    .sub = Old World and the Wild Hunt
    .who = 1–5 witchers, together
