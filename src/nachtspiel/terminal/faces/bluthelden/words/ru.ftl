## Bluthelden: стол

bh-status = Раунд { $round } · { $phase } · Инициатива: { $player }
bh-numbers = ОЖ { $lp } · АО { $asp } · рука { $hand } · Чары { $spells } · Пул { $pool }
bh-hand = Рука: { $cards }
bh-graveyard = Кладбище: { $cards }
bh-banished = Изгнано: { $cards }
bh-nothing = ничего
bh-unknown-card = скрытая карта
bh-face-down = карта лицом вниз
bh-damage = урон { $number }
bh-turned = повёрнут
bh-bound = связан
bh-hidden = лицом вниз
bh-shadows = Токены Тени: ваших { $mine }, чужих { $theirs }
bh-lanes = Три линии
bh-chain = Цепочка реакций (последнее исполняется первым)
bh-item = { $number }. { $card } ({ $player })
bh-left = { $player }: осталось ОЖ { $lp }
bh-drawn = Ничья
bh-won = Победа: { $player }
bh-mulligan = Напишите номера карт, которые откладываете, например 1 3 4, или 0, чтобы оставить все.
