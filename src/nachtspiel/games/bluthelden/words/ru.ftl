## Игра

game-bluthelden = Bluthelden
    .about = Два Владыки с колодами бьются за три линии. Вы открываете линии Ресурсами, копите астральные очки, шлёте Персонажей в Зоны войны и отвечаете друг другу в цепочке реакций.
    .goal = Доведите очки жизни чужого Владыки до 0. Проигрывает и тот, кто должен взять карту и не может.
    .names = Ансельм, Брунгильда

## Типы карт

type-character = Персонаж
type-advisor = Советник
type-artifact = Артефакт
type-training = Выучка
type-ritual = Ритуал
type-spell = Заклинание
type-miracle = Чудо
type-resource = Ресурс
type-sovereign = Владыка
type-rune = Руна
token-of-type = { $type }, токен
colour-black = чёрный
colour-green = зелёный
colour-orange = оранжевый
colour-white = белый
colour-grey = серый (Equilibra)
rarity-k = Известная
rarity-n = Примечательная
rarity-l = Легендарная
rarity-f = Сказочная
card-rulebook = Правила

## Ключевые слова

keyword-binding = Связывание
    .text = Связан, пока лежит в Безопасной зоне линии со своим Ресурсом.
keyword-flying = Полёт
    .text = Блокировать могут только Персонажи с Полётом или Небесным стражем.
keyword-skyguard = Небесный страж
    .text = Может блокировать Персонажей с Полётом.
keyword-first-damage = Первый урон
    .text = Наносит боевой урон раньше Персонажей без Первого урона.
keyword-speed = Скорость
    .text = Не поворачивается из-за атаки.
keyword-defender = Защитник
    .text = Не поворачивается из-за блока.
keyword-two-handed = Двуручный бой
    .text = Имеет два боевых действия; может провести две атаки сразу.
keyword-unblockable = Неблокируемость
    .text = Не может быть заблокирован.
keyword-punch = Пробивной удар
    .text = При атаке урон сверх здоровья блокирующего получает Владыка.
keyword-poison = Яд
    .text = Персонажи, которым он наносит урон, получают жетон Яда.
keyword-bloodmage = Маг крови
    .text = Каждое полученное отсюда АО может стать токеном Кровавой безделушки.
keyword-barrier = Барьер
    .text = Лежит в Зоне войны, не занимая слота; не атакует и не перемещается; блокирует, только если он там один.
keyword-ranged = Дальний бой
    .text = Из Заднего ряда может стрелять во вражеского Персонажа в Зоне войны своей линии.
keyword-target-strike = Прицельный удар
    .text = Может атаковать Персонажа в противостоящей Зоне войны своей линии.
keyword-shield = Живой щит
    .text = Поворот: следующий урон другому своему Персонажу в этой Зоне войны получает этот.
keyword-epic = Эпическая
    .text = Только одна на игрока на линии.
keyword-mythic = Мифическая
    .text = Только одна на игрока.
keyword-madness = Безумие
    .text = Получает 1 урон в конце каждого раунда.
keyword-tactical-shift = Тактический манёвр
    .text = Раз в раунд может переместиться без поворота и без траты действия.
keyword-untargetable = Нельзя выбрать целью
    .text = Не может быть выбран чужими Заклинаниями, Выучкой и способностями.
keyword-must-attack = Обязан атаковать
    .text = Атакует каждый раунд, если может.
keyword-cannot-attack = Не может атаковать
    .text = Не атакует и не стреляет.
keyword-cannot-block = Не может блокировать
    .text = Никогда не блокирует по своей воле.
keyword-cannot-be-hurt = Неуязвимость
    .text = Весь урон ему предотвращается.
keyword-stays-turned = Остаётся повёрнутым
    .text = Не разворачивается в начале раунда.
keyword-force-of-nature = Сила природы
    .text = До трёх своих Персонажей в каждой Зоне войны.
keyword-spectral-ward = Призрачный оберег
    .text = Выбрать могут только Заклинания; урон наносят лишь Заклинания, Артефакты, Ритуалы и обученные Персонажи.
keyword-deals-no-damage = Миролюбие
    .text = Не наносит урона ни атакой, ни блоком, ни способностями.
text-rise = Возвышение ({ $asp } АО, поворот; Ресурс уровня { $level }): { $card }
text-onto = На { $number } АО дешевле поверх карты «{ $card }»
text-hideout = Укрытие (открыть: { $asp } АО)
text-only-war = Только в Зону войны
text-only-safety = Только в Безопасную зону
text-enters-blood-rush = Входит в игру с Кровавым ражем { $number }
text-values = { $power }/{ $hp }, сопротивление { $resistance }, инициатива { $initiative }
text-resistance = сопротивление { $resistance }
text-magic = значение магии { $magic }
text-level = уровень { $level }
text-asp = { $asp } АО
text-lp = { $lp } ОЖ
text-pool = Пул

## Жетоны

counter-poison = Яд
counter-plus = +1/+1
counter-resistance = Сопротивление +1
counter-initiative = Инициатива +1
counter-resistance-down = Сопротивление -1
counter-madness = Безумие

## Места

lane-left = левая
lane-middle = средняя
lane-right = правая
place-war = Зона войны, { $lane } { $slot }
place-safety = Безопасная зона, { $lane } { $slot }
place-barrier = Барьер, { $lane } линия
place-resource = Ресурс, { $lane } линия
place-sovereign = Владыка
place-rune = Руна
place-advisor = Советник
place-hidden = лицом вниз, { $lane } { $slot }
place-area = область перманентов { $slot }
place-training = Выучка { $slot }
place-of = { $place } ({ $player })
pile-spell = колода Чар
pile-pool = колода Пула

## Фазы

phase-0 = Подготовка
    .help = По шесть карт, муллиган по желанию, седьмая карта и бросок за Инициативу.
phase-1 = Начало раунда
    .help = Всё разворачивается, оба берут карты, высшая инициатива решает, кто ходит первым.
phase-2 = Главная фаза 1
    .help = Игрок с Инициативой разыгрывает карты, применяет способности и перемещает Персонажей; другой может лишь применять способности.
phase-3 = Главная фаза 2
    .help = Теперь карты разыгрывает другой игрок.
phase-4 = Фаза боя
    .help = Линия за линией Персонажи действуют в порядке инициативы.
phase-5 = Конец раунда
    .help = Выучка, Заклинания и способности; затем сброс до восьми карт, астральные очки пропадают, а эффекты раунда кончаются.
window-1 = Главная фаза
window-2 = Начало боя
window-3 = До объявления
window-4 = После объявления
window-5 = Перед уроном
window-6 = После урона
window-7 = Конец боя
window-8 = Конец раунда
moment-own-main = В моей главной фазе
moment-other-main = В главной фазе соперника
moment-their-card = Когда соперник разыгрывает карту
moment-their-ability = Когда в цепочке способность или перемещение соперника
moment-own-chain = Когда в цепочке лежит моё
moment-combat-start = В начале боя
moment-before-declaration = Перед объявлением Персонажа
moment-after-declaration = После объявления (атака, перемещение)
moment-before-damage = Перед боевым уроном
moment-after-damage = После боевого урона
moment-combat-end = В конце боя
moment-end-of-round = В конце раунда

## Вопросы

ask-mulligan = Какие карты отложить?
    .help = Вы возьмёте столько же новых; отложенные замешиваются обратно. Только один раз. Ресурсов среди них нет: они лежат в Пуле.
ask-initiative = Вы выиграли бросок: берёте Инициативу?
    .help = С ней вы ходите первым; без неё видите, что сделает соперник.
ask-draw = Из какой колоды берёте карту?
    .help = В Пуле лежат Ресурсы, Советники и почти все Персонажи со Связыванием, всё прочее — в колоде Чар.
ask-priority = У вас приоритет: что делаете?
    .help = Если оба пасуют, исполняется верх цепочки; при пустой цепочке игра идёт дальше.
ask-way = { $card }: как разыграть?
    .help = На базовую форму дешевле, и все жетоны переходят.
ask-mode = { $card }: какой эффект?
    .help = Выбирается сейчас, при розыгрыше.
ask-slot = { $card }: в какой слот?
    .help = В Зоне войны он сражается, в Безопасной зоне защищён; связыватели — рядом с Ресурсом.
ask-base = { $card }: на какую базовую форму?
    .help = Базовая форма приносится в жертву, её жетоны переходят.
ask-target = { $card }: выберите цель.
    .help = Со значением магии действует лишь на тех, чьё сопротивление не выше.
ask-sacrifice = { $card }: что принести в жертву?
    .help = Уходит на кладбище сразу.
ask-discard = Какую карту сбросить?
    .help = Она уйдёт на ваше кладбище.
ask-graveyard = { $card }: какую карту кладбища изгнать?
    .help = Она уходит навсегда.
ask-shadow = { $card }: с какой линии пожертвовать токен Тени?
    .help = Четыре в одной Зоне войны приносят Безумие.
ask-order = Какое срабатывание первым встаёт в цепочку?
    .help = Первое исполнится последним.
ask-keep = Какую карту выбрать?
    .help = Из одинаковых Эпических или Мифических карт остаётся выбранная.
ask-acting = Кто из ваших Персонажей действует первым?
    .help = У них равная инициатива.
ask-declare = { $card }: что делает?
    .help = Кто ничего не делает, ещё может блокировать.
ask-object = { $card }: кого атакует?
    .help = Атакованный Персонаж становится блокирующим.
ask-block = { $card } атакует: блокируете?
    .help = Выберите, кто блокирует. Без блока урон получит ваш Владыка.
ask-shield = { $card }: какой щит примет урон?
    .help = Принять может лишь один.
ask-may = { $card }: применить?
    .help = Можно, но не обязательно.
ask-asp = { $card }: астральное очко или безделушка?
    .help = Безделушка сохраняет очко до другого раунда.
ask-fetch = { $card }: какую карту взять?
    .help = Можно не брать никакую.
ask-rise = { $card }: возвысить?
    .help = Названная форма из колоды Чар занимает его место.
ask-play = { $card }: какую карту разыграть?
    .help = Она не стоит АО.
ask-lane = { $card }: какая линия?
    .help = Токен лежит в Зоне войны этой линии.
ask-place = { $card }: куда положить?
    .help = Возможны лишь свободные слоты открытых линий.

## Варианты

option-pass = Пас
option-done = Больше ничего
option-done-draw = Без второй карты
option-done-target = Больше нет целей
option-done-block = Без блока
option-done-fetch = Не брать
option-done-play = Не разыгрывать
option-done-rise = Не возвышать
option-done-place = Остаётся на месте
option-yes = Да
option-no = Нет
option-spell-pile = Колода Чар
option-pool-pile = Колода Пула
option-initiative = Взять Инициативу
option-leave = Оставить сопернику
option-attack = Атаковать
option-attack-twice = Атаковать дважды
option-shoot = Дальняя атака
option-move = Переместиться
option-nothing = Ничего не делать
option-plainly = В слот
option-onto-base = На базовую форму
option-asp = 1 АО
option-trinket = Кровавая безделушка
option-concede = Сдаться
option-hide = { $card }, лицом вниз
option-use = { $place }: способность { $number }
option-rise = { $place }: Возвышение
option-reveal = { $place }: открыть
option-shield = { $place }: Живой щит
option-shift = { $place }: Тактический манёвр
option-move-from = { $place }: перемещение
option-lane = { $lane } линия
option-mode = Эффект { $number }
option-chain = Номер { $number } в цепочке
option-order = Срабатывание { $number }
option-mulligan-none = Оставить все
option-mulligan = Отложить: { $cards }
option-unknown = Вариант { $number }

## Журнал

event-laid-out = На стороне игрока { $player }: { $card }.
event-draws = { $player } берёт карту: { $card }.
event-draws-hidden = { $number ->
        [1] { $player } берёт карту ({ $pile }).
        [one] { $player } берёт { $number } карту ({ $pile }).
        [few] { $player } берёт { $number } карты ({ $pile }).
       *[many] { $player } берёт { $number } карт ({ $pile }).
    }
event-mulligan = { $number ->
        [0] { $player } оставляет все стартовые карты.
        [one] { $player } меняет { $number } стартовую карту.
        [few] { $player } меняет { $number } стартовые карты.
       *[many] { $player } меняет { $number } стартовых карт.
    }
event-wins-roll = { $player } выигрывает бросок за Инициативу.
event-initiative = Инициатива: { $player }.
event-round = Раунд { $number }
event-phase = { $phase }
event-main-phase = { $phase } ({ $player })
event-cannot-draw = { $player } не может взять обязательную карту.
event-announces = { $player } объявляет выбор: { $option }.
event-plays = { $player } разыгрывает: { $card }{ $mode }
event-hides = { $player } разыгрывает карту лицом вниз: { $hideout }.
event-activates = { $player } применяет: { $own }{ $ability }
event-reveals = { $player } платит за открытие карты: { $hideout }.
event-sets-out = { $player } объявляет перемещение: { $own } → { $spot }.
event-triggers = { $cause }: срабатывание.
event-aims-at = Цель: { $piece }.
event-aims-at-lane = Цель: { $lane } линия.
event-aims-at-item = Цель в цепочке: { $cause }.
event-moves = { $card }: перемещение — { $place }.
event-stays = { $card } ({ $player }): переместиться туда уже нельзя.
event-passes = { $player } пасует.
event-resolves = { $cause }: исполнение.
event-fizzles = { $card } ({ $player }): допустимых целей не осталось, ничего не происходит.
event-no-effect = { $cause }: без последствий.
event-declines = { $player } не применяет: { $card }.
event-enters = { $piece }: вход в игру.
event-trained = { $card }: Выучка для карты { $piece }.
event-hidden = Карта лежит лицом вниз ({ $player }): { $hideout }.
event-turned-up = { $card } ({ $player }): открытие.
event-no-room = { $card } ({ $player }): нет места.
event-dies = { $piece }: гибель.
event-sacrificed = { $piece }: жертва.
event-banished = { $piece }: изгнание.
event-banishes = { $player } изгоняет с кладбища: { $card }.
event-ceases = { $piece }: токен исчезает.
event-to-hand = { $piece }: возврат в руку ({ $player }).
event-to-graveyard = { $card } ({ $player }): на кладбище.
event-used-up = { $card } ({ $player }): после исполнения на кладбище.
event-discards = { $player } сбрасывает: { $card }.
event-gains-asp = { $player } получает { $number } АО; стало { $left }.
event-loses-asp = { $number ->
        [one] Пропадает { $number } неистраченное АО ({ $player }).
       *[many] Пропадает { $number } неистраченных АО ({ $player }).
    }
event-pays-lp = { $player } платит { $number } ОЖ; осталось { $left }.
event-gains-lp = { $player } получает { $number } ОЖ; стало { $left }.
event-loses-lp = { $player } теряет { $number } ОЖ; осталось { $left }.
event-hurt = { $left ->
        [0] { $piece }: урон { $number }.
       *[other] { $piece }: урон { $number }, осталось здоровья: { $left }.
    }
event-hurt-sovereign = Владыка ({ $player }): урон { $number }, осталось ОЖ: { $left }.
event-healed = { $piece }: исцеление { $number }.
event-resists = { $piece }: сопротивление магии.
event-prevented = { $piece }: предотвращён урон { $number }{ $reason }
event-covered = { $piece }: следующий урон перейдёт на другого — { $other }.
event-shielded = { $other }: урон переходит на другого — { $piece }.
event-counter = { $number ->
        [one] { $piece }: получен { $number } жетон ({ $counter }).
        [few] { $piece }: получено { $number } жетона ({ $counter }).
       *[many] { $piece }: получено { $number } жетонов ({ $counter }).
    }
event-counter-gone = { $number ->
        [one] { $piece }: снят { $number } жетон ({ $counter }).
        [few] { $piece }: снято { $number } жетона ({ $counter }).
       *[many] { $piece }: снято { $number } жетонов ({ $counter }).
    }
event-turned = { $piece }: поворот.
event-unturned = { $piece }: разворот.
event-stunned = { $piece }: оглушение, следующий разворот пропускается.
event-rolls = { $piece }: на кубике { $number }.
event-poison = Яд действует: { $piece }.
event-gets-values = { $until ->
        [game] { $piece }: { $values } навсегда.
       *[round] { $piece }: { $values } до конца раунда.
    }
event-gets-resistance = { $until ->
        [game] { $piece }: сопротивление { $change } навсегда.
       *[round] { $piece }: сопротивление { $change } до конца раунда.
    }
event-gets-initiative = { $until ->
        [game] { $piece }: инициатива { $change } навсегда.
       *[round] { $piece }: инициатива { $change } до конца раунда.
    }
event-gets-keyword = { $until ->
        [game] { $piece }: { $keyword } (навсегда).
       *[round] { $piece }: { $keyword } (до конца раунда).
    }
event-loses-keyword = { $until ->
        [game] { $piece }: потеря свойства «{ $keyword }» (навсегда).
       *[round] { $piece }: потеря свойства «{ $keyword }» (до конца раунда).
    }
event-loses-text = { $until ->
        [game] { $piece }: потеря напечатанных способностей (навсегда).
       *[round] { $piece }: потеря напечатанных способностей (до конца раунда).
    }
event-sets-power = { $until ->
        [game] { $piece }: сила становится { $number } навсегда.
       *[round] { $piece }: сила становится { $number } до конца раунда.
    }
event-sets-resistance = { $until ->
        [game] { $piece }: сопротивление становится { $number } навсегда.
       *[round] { $piece }: сопротивление становится { $number } до конца раунда.
    }
event-sets-initiative = { $until ->
        [game] { $piece }: инициатива становится { $number } навсегда.
       *[round] { $piece }: инициатива становится { $number } до конца раунда.
    }
event-gets-reduction = { $until ->
        [game] { $piece }: урон уменьшается на { $number } навсегда.
       *[round] { $piece }: урон уменьшается на { $number } до конца раунда.
    }
event-gets-prevention = { $piece }: следующий урон в этом раунде будет предотвращён ({ $number }).
event-gets-shift = { $piece }: одно перемещение без поворота в этом раунде.
event-blood-rush = { $piece }: Кровавый раж { $number }.
event-shadow = { $player } создаёт токен Тени: { $lane } линия.
event-shadows-gone = { $number ->
        [one] Исчезает { $number } токен Тени ({ $player }): { $lane } линия.
        [few] Исчезают { $number } токена Тени ({ $player }): { $lane } линия.
       *[many] Исчезают { $number } токенов Тени ({ $player }): { $lane } линия.
    }
event-rises = Возвышение ({ $player }): { $base } → { $card }.
event-control = { $player } теперь контролирует: { $own }.
event-returns = { $card } ({ $player }): возврат из изгнания.
event-shows = { $player } показывает: { $card }.
event-finds-nothing = { $player } не берёт карту.
event-bound = { $piece }: связь с Ресурсом.
event-acting = { $piece }: действие.
event-attacks = { $number ->
        [1] { $piece }: атака.
        [one] { $piece }: { $number } атака.
        [few] { $piece }: { $number } атаки.
       *[many] { $piece }: { $number } атак.
    }
event-strikes = { $piece }: прицельный удар — { $other }.
event-shoots = { $piece }: выстрел — { $other }.
event-does-nothing = { $piece }: без действия.
event-blocks = { $piece }: блок атаки — { $other }.
event-not-blocked = { $player } не блокирует атаку: { $other }.
event-lane-done = Линия завершена: { $lane }.
event-redirected = { $card } ({ $player }): другая цель.
event-voided = { $card } ({ $player }): последствий не будет.
event-mended = { $card } ({ $player }): исцеление вместо урона.
event-peace = Персонажи этой линии не наносят урона в этом раунде: { $lane }.
event-effects-end = Эффекты раунда заканчиваются.
event-concedes = { $player } сдаётся.
event-loses = { $player } проигрывает.
event-wins = { $player } побеждает.
event-drawn = Ничья.
event-loop = Этот цикл никто не может прервать.

## О чём говорит журнал

card-face-down = Карта лицом вниз
piece-there = { $card } ({ $player }: { $place })
piece-of = { $card } ({ $player })
piece-own = { $card } ({ $place })
told-plainly = .
told-which = { " " }— { $text }.
told-text = { " " }— { $text }
told-reason = { " " }({ $text }).
use-rise = Возвышение
use-reveal = открыть
use-shield = Живой щит
use-shift = Тактический манёвр
item-called = { $cause ->
        [madness] Безумие — { $card } ({ $player })
        [madness_death] Безумие погибшего — { $card } ({ $player })
        [blood_rush] Конец Кровавого ража — { $card } ({ $player })
        [shield] Живой щит — { $card } ({ $player })
        [banishment] Возвращение — { $card } ({ $player })
       *[text] { $card } ({ $player })
    }

## Отказы

refused-not-in-hand = Карты { $card } нет у вас в руке.
refused-not-your-turn = { $card }: нельзя разыграть в чужую Главную фазу.
refused-in-combat = { $card }: в Фазу боя карты с руки не разыгрывают.
refused-end-of-round = { $card }: в Конце раунда разыгрывают только Выучку и Заклинания.
refused-too-dear = { $card } стоит { $cost } АО, а у вас { $asp }.
refused-low-level = { $card }: нужен ваш Ресурс уровня { $level } в игре.
refused-no-lane = { $card }: нет свободного слота на линии с вашим Ресурсом.
refused-one-resource = За раунд в игру входит только один Ресурс.
refused-no-field = { $card }: нет подходящего поля Ресурса.
refused-advisor-there = У вас уже есть Советник.
refused-no-target = { $card }: сейчас нет законной цели.
refused-not-yours = То, что там лежит, не под вашим контролем.
refused-nothing-there = Там ничего нет.
refused-no-ability = { $card }: нет способности, которую можно применить.
refused-is-turned = { $card }: карта уже повёрнута и развернётся в начале следующего раунда.
refused-stays-turned = { $card }: карта уже повёрнута и не развернётся в начале следующего раунда.
refused-cannot-use = { $card } не может сейчас применить эту способность.
refused-cannot-move = { $card } не может сейчас переместиться.
refused-cannot-block = { $card } не может блокировать эту атаку.
refused-not-offered = Сейчас такого выбора нет.

## Правила колоды

deck-too-small = В колоде карт: { $number }, меньше 60.
deck-too-large = В колоде карт: { $number }, больше 80.
deck-few-spells = В колоде Чар карт: { $number }, меньше 40.
deck-pool-size = В колоде Пула карт: { $number }; нужно от 18 до 20.
deck-copies = { $card }: копий { $number }, больше, чем позволяет редкость.
deck-not-pool = { $card }: нет знака Пула, в колоду Пула нельзя.
deck-pool-colour = { $card }: не цвет Владыки и не серая, в колоду Пула нельзя.
deck-in-spells = { $card }: в колоде Чар только карты со стоимостью в АО.
deck-never = { $card }: этот Владыка не играет картами такого цвета.
deck-token = { $card } — токен и не может быть в колоде.
deck-further-sovereign = { $card } — второй Владыка; в колоде он один и стоит перед картами.
deck-further-rune = { $card } — вторая Руна; в колоде она одна и стоит перед картами.
deck-in-line = Строка { $line }: { $what }
deck-long = Текст слишком длинный для колоды.
deck-head = «{ $text }» здесь не годится; перед картами стоят только name, sovereign и rune.
deck-before = «{ $text }» стоит раньше слов «spells» и «pool».
deck-row = «{ $text }»: нужны число и карта, например «4 fertile_field».
deck-unknown = Нет такой карты: «{ $text }».
deck-no-sovereign = В тексте нет Владыки; напишите «sovereign: » и имя.
deck-no-rune = В тексте нет Руны; напишите «rune: » и имя.
deck-not-sovereign = «{ $text }» — не Владыка.
deck-not-rune = «{ $text }» — не Руна.
deck-second-name = «{ $text }» — второе название; уберите одно из них.
deck-second-sovereign = «{ $text }» — второй Владыка; в колоде только один.
deck-second-rune = «{ $text }» — вторая Руна; в колоде только одна.
deck-name-black = Князья Нахтхайма
deck-name-green = Хранители леса
deck-name-orange = Тени короля шаманов
deck-name-white = Стража Фалькенхайма
deck-name-own = Своя колода

# Что учитывает оценка

mark-lp = очки жизни
mark-hand = карты на руке
mark-playable = карты на руке, которые можно сыграть
mark-asp-now = астральные очки
mark-income = источники астральных очков
mark-lanes = открытые линии
mark-level-two = вероятность Ресурса 2-го уровня
mark-resource-in-hand = Ресурс на руке
mark-fighters = Персонажи
mark-war-power = сила в Зоне войны
mark-war-health = здоровье в Зоне войны
mark-safe-power = сила в Безопасной зоне
mark-safe-health = здоровье в Безопасной зоне
mark-ready-power = сила, готовая к атаке
mark-free-power = сила, которую некому блокировать
mark-guards = Персонажи, готовые блокировать
mark-flying-power = сила летающих
mark-initiative = вероятность инициативы
mark-advisor = Советники
mark-artifacts = Артефакты
mark-rituals = Ритуалы
mark-trainings = Выучки
mark-shadows = токены Тени
mark-hidden = скрытые карты
mark-bound = связанные Персонажи
mark-poisoned = отравленные Персонажи
