door-bluthelden = Bluthelden
    .sub = Поединок властителей
    .who = 2 игрока, друг против друга
