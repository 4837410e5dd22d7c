# Was die Bots sagen, wenn sie zeigen, was sie denken.

advice-best = Am besten: { $choice }, { $chance } % Siegchance.
advice-other = Danach: { $choice }, { $chance } %.
advice-clear = { $choice } ist klar besser als alles andere.
advice-close = { $choice } ist etwas besser.
advice-even = { $choice } und { $other } sind etwa gleich gut.
advice-reason = Was es bis zur nächsten Runde bringen dürfte, verglichen mit { $other }: { $reasons }.
advice-expects = { $person } wählt wahrscheinlich { $choice } ({ $share } %).
advice-text = Was zählt, { $choice }: { $text }
advice-rule = Die Regel hinter dieser Entscheidung: { $rule }

## Nach der Partie

review-curve = Deine Siegchancen, Runde für Runde: { $curve }
review-rise = Runde { $number } brachte dir { $points ->
        [one] { $points } Prozentpunkt
       *[other] { $points } Prozentpunkte
    } Siegchance.
review-fall = Runde { $number } kostete dich { $points ->
        [one] { $points } Prozentpunkt
       *[other] { $points } Prozentpunkte
    } Siegchance.
review-clean = { $number ->
        [one] In deiner { $number } Entscheidung war nichts klar falsch.
       *[other] In deinen { $number } Entscheidungen war nichts klar falsch.
    }
review-slip = Runde { $number }: Du hast { $chosen } gewählt. { $better } wäre um etwa { $points ->
        [one] { $points } Prozentpunkt
       *[other] { $points } Prozentpunkte
    } besser gewesen.
