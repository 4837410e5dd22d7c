door-bloodborne = Bloodborne
    .sub = Das Kartenspiel
    .who = 3–5 Jäger, jeder für sich
