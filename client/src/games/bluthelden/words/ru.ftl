# То, что говорит только стол Bluthelden.

## Вместо общих слов

default-name = Дуэлянт
hotseat-name = Дуэлянт { $number }
begin = Начать дуэль
game-over = Дуэль окончена
play-again = Ещё дуэль
game-goes-on = Дуэль продолжается …
give-up-sure = Сдаться: победит соперник

## Стол

bh-deck-builder = Составить колоду
bh-round = Раунд { $number }
bh-rounds =
    { $number ->
        [one] { $number } раунд
        [few] { $number } раунда
       *[many] { $number } раундов
    }
bh-ribbon-1 = Начало
bh-ribbon-2 = Главная: { $player }
bh-ribbon-3 = Главная: { $player }
bh-ribbon-4 = Бой
bh-ribbon-5 = Конец

## Числа и состояния

bh-lp = Очки жизни
bh-asp = Астральные очки
bh-power = Сила
bh-hp = Здоровье
bh-resistance = Сопротивление
bh-initiative = Инициатива
bh-magic = Магия
bh-has-initiative = Владеет инициативой в этом раунде
bh-turned = повёрнута
bh-stunned = оглушён
bh-bound = связан
bh-blank = лишён способностей
bh-shadows = Токены Тени
bh-no-text = Нет способностей.

## Места

bh-zone-war = Зона войны
bh-zone-safety = Безопасная зона
bh-no-resource = ресурса ещё нет
bh-permanents = Артефакты и ритуалы
bh-hand = Рука
bh-hand-hidden =
    { $number ->
        [one] { $number } карта на руке
        [few] { $number } карты на руке
       *[many] { $number } карт на руке
    }
bh-spells = Колода Чар
bh-pool = Пул
bh-pool-help = Все карты этой колоды Пула, какой она была в начале. Они открыты обоим, порядок — нет.
bh-graveyard = Кладбище
bh-banished = Изгнанные
bh-empty = Здесь пусто.

## Цепочка реакций

bh-chain = Цепочка реакций
bh-chain-help = сверху вниз
bh-next = следующее
bh-item-move = { $card } перемещается
bh-item-reveal = Открывается { $card }
bh-item-ability = { $card } (способность)
bh-item-trigger = { $card } (срабатывает)
bh-item-madness = { $card } (Безумие)
bh-item-madness-death = { $card } (гибель с Безумием)
bh-item-blood-rush = { $card } (конец Кровавого ража)
bh-item-shield = { $card } (Живой щит)
bh-item-banishment = { $card } (возвращается)

## Приоритет

bh-controls = Приоритет
bh-rest = Пасовать, пока ничего не случится
bh-rest-help = Пасует, пока другой игрок не начнёт действовать, кто-нибудь не вступит в бой или не начнётся ваша главная фаза.
bh-resting = Пасую … стой
bh-stops = Где остановиться
bh-stops-help = Во всех остальных случаях ваш приоритет передаётся сам, всегда после одной и той же короткой паузы, что бы ни было на руке.
bh-full = Полный контроль
bh-full-help = Вас спрашивают в каждый момент.

## О чём спрашивают

bh-choose = Сначала выберите
bh-place-resource = Его линия откроется: теперь туда можно выводить Персонажей.
bh-slot-war = Бой
bh-slot-safety = Тыл
bh-confirm-play = Разыграть: { $card }
bh-confirm-use = Применить: { $card }
bh-confirm-take = Взять: { $card }
bh-confirm-discard = Сбросить: { $card }
bh-confirm-place = Выбрать: { $card }
bh-confirm-target = Цель: { $card }
bh-confirm-object = Атаковать: { $card }
bh-confirm-acting = Действует { $card }
bh-confirm-block = Блокирует { $card }
bh-confirm-sacrifice = Пожертвовать: { $card }
bh-confirm-pass = Пас
bh-confirm-let = Пусть исполнится
bh-play-openly = Разыграть открыто
bh-move = Переместить: { $card }
bh-mulligan =
    { $number ->
        [0] Оставить все карты
        [one] Отложить { $number } карту
        [few] Отложить { $number } карты
       *[many] Отложить { $number } карт
    }
bh-ability = Способность { $number }
bh-ability-rise = Возвышение
bh-ability-reveal = Открыть карту
bh-ability-shield = Защитный щит
bh-ability-shift = Тактический манёвр

## Конец

bh-you-win = Вы выиграли дуэль
bh-wins = { $name } выигрывает дуэль
bh-nobody-wins = Дуэль закончилась вничью
bh-course = Очки жизни от начала до конца
bh-moments = Что решило исход
bh-watch-round = Смотреть раунд { $number }

## Составление колоды

bh-decks = Колоды
bh-deck-cards = Все карты
bh-deck-name = Название колоды
bh-deck-own = Мои колоды
bh-deck-ready = Готовые колоды
bh-deck-new = Новая колода
bh-deck-play = Играть этой колодой
bh-deck-save = Сохранить в этом браузере
bh-deck-saved = Сохранено.
bh-deck-delete = Удалить эту колоду
bh-deck-copy = Скопировать текстом
bh-deck-paste = Вставить текстом
bh-deck-text = Колода текстом
bh-deck-take = Взять этот текст
bh-deck-spells = Колода Чар: { $number }
bh-deck-pool = Пул: { $number }
bh-deck-curve = Стоимость
bh-deck-types = Типы
bh-deck-draw = Пробная рука
bh-deck-draw-again = Взять заново
bh-deck-draw-help = Первая рука: { $number } карт из колоды Чар, как в начале каждой игры.
bh-deck-fine = Этой колодой можно играть.
bh-deck-wrong =
    { $number ->
        [one] { $number } нарушение:
        [few] { $number } нарушения:
       *[many] { $number } нарушений:
    }
bh-deck-add = Добавить: { $card }
bh-deck-less = Убрать: { $card }
bh-deck-copies = { $number } из { $most }
bh-filter-text = Имя или текст
bh-filter-colour = Цвет
bh-filter-type = Тип
bh-filter-cost = Стоимость
bh-filter-part = Где
bh-filter-all = все
bh-filter-spells = Колода Чар
bh-filter-pool = Пул
bh-filter-none = Подходящих карт нет.
bh-deck-sovereign = Владыка
bh-deck-rune = Руна

## Settings

setting-deck1 = Колода первого места
setting-deck2 = Колода второго места
bh-deck-mine = Ваша колода
bh-deck-theirs = Колода: { $name }
setting-roll = Кто выигрывает бросок
    .help = BH-2.18
setting-roll-random = случай
setting-roll-1 = 1
setting-roll-2 = 2
setting-open-hands = Открытые руки
    .help = BH-1.05
setting-open-hands-yes = да
setting-open-hands-no = нет
setting-binding-slots = Связывание действует
    .help = BH-D52
setting-binding-slots-all = в каждом слоте Безопасной зоны
setting-binding-slots-one = только в заднем слоте
setting-covered = Накрытый ресурс
    .help = BH-D60
setting-covered-banished = изгоняется
setting-covered-graveyard = уходит на кладбище

## Что значит приоритет сейчас

bh-ask-answer = { $player }: { $item }. Ответите?
    .help = Спасуйте, и это произойдёт. То, что вы положите сверху, случится раньше.
bh-ask-mine = Ваше в цепочке: { $item }
    .help = Спасуйте, чтобы это произошло, или добавьте сверху. Соперник может ответить раньше.
bh-ask-first-main = Ваша главная фаза: начните с Ресурса
    .help = Персонажам нужен Ресурс на их линии, а у вас его ещё нет. Руна рядом с Владыкой бесплатно достаёт Ресурс из Пула; позже их можно и брать.
    .phone = Персонажам нужен Ресурс на их линии, а у вас его ещё нет. Нажмите на свою строку над рукой: там Руна бесплатно достаёт Ресурс из Пула.
bh-ask-own-main = Ваша главная фаза: что разыграете?
    .help = Один Ресурс за раунд бесплатно открывает линию. Поверните Ресурсы, Руну или Владыку: это даёт астральные очки (АО) на карты. Пас обоих завершает фазу.
bh-ask-other-main = Главная фаза: { $player }
    .help = Можно применять способности своих карт в игре. Спасуйте, и { $player } продолжит.
bh-ask-fight = { $moment }: сделаете что-нибудь?
    .help = В бою нельзя разыгрывать карты с руки, но можно применять способности карт в игре. Когда оба спасуют, бой продолжится.
bh-ask-end = Конец раунда: что-нибудь ещё?
    .help = Ещё можно разыгрывать Заклинания и Выучку и применять способности. Затем астральные очки сгорят, а на руке останется не больше восьми карт.
