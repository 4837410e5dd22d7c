door-witcher = The Witcher
    .sub = Die Alte Welt und die Wilde Jagd
    .who = 1–5 Hexer, gemeinsam
