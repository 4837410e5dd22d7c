## Чёрные

card-skeleton = Скелет
    .text = В конце раунда приносится в жертву.
card-blood-trinket = Кровавая безделушка
    .text = Поверните и принесите в жертву: получите 1 АО.
card-mutant-demon = Демон-мутант
card-barbarian-mercenary-token = Варвар-наёмник

## Зелёные

card-creeper-plant = Ползучее растение
card-giant-creeper-plant = Гигантское ползучее растение
card-growth = Рост
    .text = Обученный Персонаж получает +2/+1.
card-wild-boar-token = Дикий кабан
