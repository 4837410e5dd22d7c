## Bloodborne: стол

bb-status = Раунд { $round } · Шаг { $number } из 8: { $phase } · Первый игрок: { $hunter }
bb-final-boss = Финальный Босс: { $monster }
bb-dungeon =
    { $number ->
        [0] Подземелье: карт не осталось, следующим выйдет Финальный Босс.
        [one] Подземелье: осталась { $number } карта, затем Финальный Босс.
        [few] Подземелье: осталось { $number } карты, затем Финальный Босс.
       *[many] Подземелье: осталось { $number } карт, затем Финальный Босс.
    }
bb-knows-next = Вы это видели: следующим выйдет «{ $monster }».
bb-knows-last = Вы это видели: в самом низу лежит «{ $monster }».
bb-seen-next = Следующую карту знает: { $hunters }.
bb-seen-last = Самую нижнюю карту знает: { $hunters }.
bb-monster = { $monster } ({ $rank })
bb-monster-none = Монстра нет
bb-monster-none-help = Прежнего больше нет. Следующий выйдет в конце раунда.
bb-echoes = Осталось Отголосков: { $number } из { $full }
bb-health-of-monster =
    { $number ->
        [one] { $number } Отголосок при трёх Охотниках.
        [few] { $number } Отголоска при трёх Охотниках.
       *[many] { $number } Отголосков при трёх Охотниках.
    }
bb-die = Кубик атаки: { $die } ({ $faces }); «+» — бросить ещё раз и сложить.
bb-types = Трофеи: { $types }.
bb-no-ability = Особой способности нет.
bb-last-fight = Это последний бой: со смертью Финального Босса игра закончится.
bb-row = Доступные улучшения (для спящих и убитых, на шаге 7)
bb-no-weapon-left = Осторожно: на руке не осталось оружия. Вы не атакуете и получите полный урон.
bb-dream-short =
    { $dream_halves ->
        [attack] Атака Монстра пополам.
       *[all] Урон пополам.
    } На шаге 7 вы сохраняете Отголоски, возвращаете использованные карты, { $upgrade ->
        [must] должны взять улучшение
       *[may] можете взять улучшение
    } и лечитесь.

## Bloodborne: Охотники

bb-hunters = Охотники (собранные Отголоски под угрозой, сохранённые — в безопасности)
bb-gone = вне игры
bb-health = Здоровье { $number } из { $full }
bb-collected = Собрано { $number }
bb-banked = Сохранено { $number }
bb-level = Ур. Крови { $number }
bb-trophy = { $type } { $number } (приносит { $worth })
bb-trophies = Трофеи: { $trophies }
bb-deaths = смертей: { $number }
bb-hand = Рука ({ $number }): { $cards }
bb-hand-hidden =
    { $number ->
        [one] Рука: { $number } карта
        [few] Рука: { $number } карты
       *[many] Рука: { $number } карт
    }
bb-used = Сброс ({ $number }): { $cards }
bb-in-play = В игре: { $cards }
bb-chosen = Выбрано втайне: { $choice }
bb-laid = Карта выбрана втайне
bb-dead = Охотник убит в этом раунде
bb-dreaming = Во Сне Охотника
bb-cancelled = не действует
bb-hampered = оружие слабее на { $number }

## Bloodborne: конец

bb-result = Охота окончена
bb-placed = Место { $number }: { $hunter }.
bb-column-place = Место
bb-column-hunter = Охотник
bb-column-banked = Сохранено
bb-column-trophies = Трофеи
bb-column-level = Счёт Крови
