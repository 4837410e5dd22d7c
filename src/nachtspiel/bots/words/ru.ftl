# Что говорят боты, когда показывают ход своих мыслей.

advice-best = Лучше всего: { $choice }, шанс на победу { $chance } %.
advice-other = Затем: { $choice }, { $chance } %.
advice-clear = { $choice }: явно лучше всего остального.
advice-close = { $choice }: немного лучше остального.
advice-even = { $choice } и { $other } примерно одинаково хороши.
advice-reason = Что это должно дать к следующему раунду по сравнению с вариантом «{ $other }»: { $reasons }.
advice-expects = Вероятный выбор игрока { $person }: { $choice } ({ $share } %).
advice-text = Что важно, { $choice }: { $text }
advice-rule = Правило, стоящее за этим решением: { $rule }

## После партии

review-curve = Ваши шансы, раунд за раундом: { $curve }
review-rise = Раунд { $number } прибавил вам { $points ->
        [one] { $points } процентный пункт
        [few] { $points } процентных пункта
       *[other] { $points } процентных пунктов
    } шанса на победу.
review-fall = Раунд { $number } стоил вам { $points ->
        [one] { $points } процентный пункт
        [few] { $points } процентных пункта
       *[other] { $points } процентных пунктов
    } шанса на победу.
review-clean = { $number ->
        [one] В вашем { $number } решении нет явных ошибок.
       *[other] В ваших { $number } решениях нет явных ошибок.
    }
review-slip = Раунд { $number }: вы выбрали «{ $chosen }». Лучше было бы «{ $better }», примерно на { $points ->
        [one] { $points } процентный пункт
        [few] { $points } процентных пункта
       *[other] { $points } процентных пунктов
    }.
