door-bloodborne = Bloodborne
    .sub = The Card Game
    .who = 3–5 hunters, everyone alone
