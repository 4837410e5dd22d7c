door-bloodborne = Bloodborne
    .sub = Карточная игра
    .who = 3–5 охотников, каждый за себя
