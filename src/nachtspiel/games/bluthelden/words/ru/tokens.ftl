## Чёрные

card-skeleton = Скелет
    .text = В конце раунда приносится в жертву.
card-blood-trinket = Кровавая безделушка
    .text = Поворот, принести эту карту в жертву: получите 1 АО.
card-mutant-demon = Демон-мутант
card-barbarian-mercenary-token = Варвар-наёмник (токен)

## Зелёные

card-creeper-plant = Ползучее растение
card-giant-creeper-plant = Гигантское ползучее растение
card-growth = Рост
    .text = Обученный Персонаж получает +2/+1.
card-wild-boar-token = Дикий кабан (токен)

## Белые

card-falcon = Сокол
card-healing-vessel = Целебный сосуд
    .text = Поворот, принести эту карту в жертву: Исцеление 1 для Персонажа.

## Оранжевые

card-spectral-moth = Призрачный мотылёк
card-ghost = Призрак
card-smith-ghost = Призрак кузнеца
    .text = Поворот, пока он связан: получите 1 АО.
card-misthearts-punishment = Кара Туманного Сердца
    .text = Обученный Персонаж не разворачивается в начале раунда.
