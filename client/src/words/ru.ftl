# Слова браузерного клиента. Слова отдельной игры начинаются с её букв (bb-).

## Везде

you = Вы
close = Закрыть
chosen = Выбрано
language = Язык
rule = Правило
card = Карта
skip = Пропустить
space = Пробел
somebody = Кто-то
copied = Скопировано
your-turn = Ваш ход
tools = Инструменты
menu = Меню
the-table = Стол
decision = Ваше решение
chronicle = Хроника
all-turned = Все карты открываются одновременно.

## Начальная страница

start-motto = Столы для тёмных часов. Выберите дверь.
start-doors = Игры
start-setup = Кто играет
door-bloodborne = Bloodborne
    .sub = Карточная игра
    .who = 3–5 охотников, каждый за себя
door-bluthelden = Bluthelden
    .sub = Поединок властителей
    .who = 2 игрока, друг против друга
door-deadcells = Dead Cells
    .sub = Настольный рогалик
    .who = 1–4 узника, вместе
door-witcher = Ведьмак
    .sub = Старый мир и Дикая Охота
    .who = 1–5 ведьмаков, вместе
door-open = Выбрать
deck-builder = Составить колоду
door-shut = Ещё закрыто
seats = Места
who-sits = Кто сидит на месте { $number }
seat-number = Место { $number }
your-name = Ваше имя
default-name = Охотник
hotseat-name = Охотник { $number }
bot-name = Бот { $number }
this-browser = этот браузер
friend = Друг
friend-by-link = друг по ссылке
bot-random = Бот: случайный
bot-greedy = Бот: жадный
bot-adept = Бот: опытный
bot-master = Бот: мастер
expect = Чего ждать: { $levels }
expect-random = Случайный играет что угодно.
expect-greedy = Жадный смотрит на шаг вперёд и почти всегда побеждает случайного.
expect-adept = Опытный немного думает и обычно побеждает жадного.
expect-master = Мастер думает до двух секунд, победить его трудно.
open-seat = Свободное место
open-seat-help = ещё один охотник
remove-seat = Убрать место { $number }
nobody-here = Одно место должно быть вашим: выберите для него «этот браузер».
more-settings = Другие настройки
begin = Начать охоту
learn = Учиться играя
timer = Время на решение
    .help = За того, кто думает дольше, решит бот.
timer-none = Сколько угодно
timer-is =
    { $minutes ->
        [0.5] Полминуты
        [60] Один час
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
hints = Подсказки
    .help = Кому решать, может спросить, что сделал бы думающий игрок, который знает не больше него.
hints-alone = Только в игре с ботами
hints-yes = Для всех
hints-no = Ни для кого
saved-games = Игры этого браузера
saved-open = Играть дальше
saved-over = Окончена: к итогам
forget = Забыть эту игру
icons-by = Значки: game-icons.net, CC BY 3.0
credits = Авторы
credits-icons = Значки Lorc, Delapouite и других авторов, изменены (гравированы и собраны в картины):
credits-fonts = Шрифты: Cormorant, Alegreya и Alegreya Sans, SIL Open Font License 1.1.
credits-games = Названия игр принадлежат их владельцам. Неофициальный фанатский проект; оригинальные рисунки не используются, правила пересказаны своими словами.
credits-list = Использованные значки
rulebook = Правила

## За столом

opening = Зажигаем свечу …
night-goes-on = Ночь продолжается …
waiting-for =
    { $number ->
        [one] { $names } ещё думает
       *[other] { $names } ещё думают
    }
you-watch = Вы наблюдаете.
reconnecting = Связь потеряна. Пробуем снова; из игры ничего не пропадёт.
take-back = Взять назад
undo-asked = { $name } просит взять решение назад. Вы согласны?
undo-waits = Вы просите взять решение назад. Остальные должны согласиться.
agree = Согласиться
disagree = Отказать
fork-back = Назад, но новой игрой
continue-here = Продолжить отсюда
seats-and-invites = Места и приглашения
seat-here = за столом
seat-away = нет за столом
bot-stands-in = играет бот
bot-for-you = за вас играет бот
bot-plays-you = За вас играет бот
let-bot = Посадить бота
let-bot-play = Пусть бот сыграет за меня
take-seat-back = Вернуться на место
invite-for = Приглашение для { $name }
invite-help = Каждая ссылка открывает одно место, один раз. Отправьте её только тому, кто там сядет.
copy-invite = Скопировать приглашение
copy-link = Скопировать ссылку
spectators = Для зрителей
talk = Разговор
talk-none = Пока никто ничего не сказал.
talk-here = Скажите что-нибудь
talk-send = Сказать
talk-refused = Сейчас это не сказать. Подождите немного.
give-up = Сдаться
give-up-sure = Сдаться: победит соперник
leave-table = Уйти из-за стола
motion = Движение
motion-1 = Обычное
motion-2 = Быстрое
motion-0 = Без движения
keys-help = Клавиши: 1–9 выбор, Enter подтвердить, Esc отменить, I карта, H подсказка, R правило, / поиск в правилах, пробел пропустить.
curtain-title = { $name }, ваш ход
curtain-help = Стол закрыт. { $name }, откройте занавес, когда никто другой не смотрит.
curtain-open = Открыть занавес
time-left =
    { $number ->
        [one] Осталась { $number } секунда
        [few] Осталось { $number } секунды
       *[other] Осталось { $number } секунд
    }
time-short = Ваше время почти вышло.
percent = { $number } %
hint = Подсказка
hint-thinking = Обдумываем …
hint-best = Подсказка: лучший выбор, { $number } % на победу.
hint-chance = Подсказка: { $number } % на победу.
hint-first = Первый вариант
hint-second = второй
hint-only = Другого выбора нет.
hint-clear = { $choice }: явно лучше всего остального.
hint-close = { $choice }: немного лучше остального.
hint-even = { $choice } и { $other }: примерно одинаково хороши.
hint-reason = Что это должно дать к следующему раунду по сравнению с вариантом «{ $other }»: { $reasons }.
hint-expects = { $person }, скорее всего, выберет: { $choice } ({ $share } %).
hint-counts = Что важно, { $choice }: { $text }
hint-honest = Шансы на победу обдуманы лишь по тому, что вы можете знать. Правило:
announce = Объявить вслух
announced = Объявлено
sound-on = Звук: включён
sound-off = Звук: выключен
qr = Показать QR-код
qr-for = QR-код: { $name }
lesson-go-on = Дальше
lesson-leave = Выйти из урока
lesson-leave-help = Можно продолжить эту охоту без подсказок: тот же стол, и каждый выбирает сам. Или вернуться на начальную страницу; урок останется среди ваших игр.
lesson-play-on = Играть дальше свободно
watch-game = Смотреть игру
to-start = На начальную страницу

## Правила

search-rules = Искать правила, карты, слова
sections = Разделы
section = Раздел { $number }
rules-found =
    { $number ->
        [one] Найдено { $number } правило
        [few] Найдено { $number } правила
       *[other] Найдено { $number } правил
    }
no-rule-found = Таких слов нет ни в одном правиле. Попробуйте слово короче.
rules-that-apply = Что об этом в правилах
rulebook-page = Правила, страница { $number }
our-reading = Наше толкование правил
open-in-rulebook = Открыть в правилах

## После игры

hunt-over = Охота окончена
see-result = К итогам
hunt-again = Ещё охота
watch-again = Смотреть с начала
save-record = Сохранить запись
back-to-table = Назад к столу
replay = Просмотр
step-back = Шаг назад
step-on = Шаг вперёд
play-on = Пуск
pause = Пауза
point-of = { $number } из { $full }
seen-by = Чьими глазами
all-open = Всё открыто
as-spectator = Зритель
share = Скопировать ссылку
look-back = Взгляд назад на игру
look-back-whose = Чья игра
look-back-begins = Игру обдумывают заново …
look-back-at = Обдумано решений: { $number } из { $full } …
look-back-failed = Игру не удалось обдумать.
try-again = Попробовать ещё раз
look-back-curve = Шансы на победу по раундам
look-back-when = Когда
look-back-chance = Шанс на победу
look-back-end = В конце
look-back-rise = лучше
look-back-fall = хуже
look-back-slip = ошибка
look-back-turns = Где всё повернулось
look-back-slips = Что было бы лучше
look-back-none-yet = Пока ничего не найдено.
look-back-honest = Каждое решение судят по тому, что можно было знать тогда, а не по тому, что случилось потом. Шансы оценочные.
turn-rise =
    { $points ->
        [one] принёс { $points } пункт шанса на победу.
        [few] принёс { $points } пункта шанса на победу.
       *[other] принёс { $points } пунктов шанса на победу.
    }
turn-fall =
    { $points ->
        [one] стоил { $points } пункт шанса на победу.
        [few] стоил { $points } пункта шанса на победу.
       *[other] стоил { $points } пунктов шанса на победу.
    }
slip =
    { $points ->
        [one] Выбрано: { $chosen }. Лучше примерно на { $points } пункт: { $better }.
        [few] Выбрано: { $chosen }. Лучше примерно на { $points } пункта: { $better }.
       *[other] Выбрано: { $chosen }. Лучше примерно на { $points } пунктов: { $better }.
    }
no-slips =
    { $number ->
        [one] Просмотрено { $number } решение: ничего явно ошибочного.
        [few] Просмотрено { $number } решения: ничего явно ошибочного.
       *[other] Просмотрено { $number } решений: ничего явно ошибочного.
    }
watch-there = Посмотреть

## Когда что-то не выходит

server-unreachable = Сервер сейчас недоступен.
server-unknown = Такой игры здесь нет.
server-key = Эта ссылка не открывает места. Возможно, ею уже воспользовались.
invite-used = Этим приглашением уже воспользовались. Попросите новое или смотрите игру.
server-not-over = Всё это можно увидеть, когда игра окончена.
server-stale = Это решение уже принято. На столе видно, как обстоят дела.
server-foreign = Это решение принадлежит другому месту.
server-store = Игру сейчас не удаётся сохранить. Попробуйте чуть позже.
server-revealed = С тех пор открылось скрытое или был бросок; взять назад нельзя.
server-nothing-to-undo = Вы ещё ничего не решали.
server-over = Игра окончена.
server-nothing-asked = Сейчас никто не просит взять решение назад.
server-present = Бот может заменить другого, только если того давно нет за столом.
server-no-talk = Сейчас правила запрещают разговор.
server-too-many = Слишком много сразу. Подождите немного.
server-name-taken = Так уже зовут другое место.
server-lesson = Здесь урок просит другую карту. Чтобы выбирать свободно, выйдите из урока.
server-busy = Сейчас думает слишком много игроков. Попробуйте чуть позже.
server-too-often = Слишком часто. Подождите немного.
server-no-hints = За этим столом подсказок нет.
server-other = Не получилось. Попробуйте ещё раз.

## Bloodborne: стол

bb-ribbon-0 = Подготовка
bb-ribbon-1 = Выбор
bb-ribbon-2 = Трансформация
bb-ribbon-3 = Мгновенно
bb-ribbon-4 = Атака Монстра
bb-ribbon-5 = Атака охотников
bb-ribbon-6 = Побег
bb-ribbon-7 = Сон
bb-ribbon-8 = Конец раунда
bb-phase-of = Фаза { $number } из 8
bb-round = Раунд { $number }
bb-rounds =
    { $number ->
        [one] { $number } раунд
        [few] { $number } раунда
       *[other] { $number } раундов
    }
bb-dungeon-card = Карта подземелья { $number } из { $full }
bb-dungeon-short = Карта { $number }/{ $full }
bb-dungeon = Подземелье Чаши
bb-left = осталось { $number }
bb-final-boss = Финальный Босс
bb-monster = Монстр
bb-no-monster = Монстра нет: последний ушёл.
bb-no-ability = Без особых свойств.
bb-echoes = Осталось Отголосков
bb-echoes-left = Отголосков: { $number }
bb-of = из { $number }
bb-lantern-green = Зелёный фонарь
bb-lantern-yellow = Жёлтый фонарь
bb-lantern-red = Красный фонарь
bb-strikes-all = Бьёт всех охотников
bb-attack-sum = Урон: { $number }
bb-upgrades = Доступные улучшения
bb-in-deck = { $number } в колоде
bb-revealed = Карты этого раунда
bb-kind-melee = Ближний бой
bb-kind-ranged = Дальний бой
bb-kind-utility = Поддержка
bb-dream-short = Половина урона. Сохранить, вернуть карты, улучшить, отдых.
bb-views = Что показать
bb-tab-fight = Бой
bb-tab-upgrades = Улучшения

## Bloodborne: охотники

bb-hunters = Другие охотники
bb-health = Здоровье
bb-health-label = Здоровье { $number } из { $full }
bb-collected = Собрано
bb-banked = Сохранено
bb-at-risk = на кону
bb-safe = целы
bb-trophy-label = { $type }: { $number } на шкале трофеев
bb-first = Первый игрок
bb-order =
    { $number ->
        [1] Вы бьёте первым
        [2] Вы бьёте вторым
        [3] Вы бьёте третьим
        [4] Вы бьёте четвёртым
       *[other] Вы бьёте пятым
    }
bb-gone = Выбыл из игры
bb-dead = Убит
bb-dreaming = Во Сне
bb-deaths =
    { $number ->
        [one] Смертей: { $number }
       *[other] Смертей: { $number }
    }
bb-laid = Готово
bb-played = Сыграно
bb-cancelled = Без эффекта
bb-choosing = Думает…
bb-used = Сброс
bb-in-hand = на руке
bb-hand-count = { $number } на руке
bb-hand = Ваша рука
bb-hand-hidden =
    { $number ->
        [one] { $number } карта на руке
        [few] { $number } карты на руке
       *[other] { $number } карт на руке
    }
bb-your-used = Ваш сброс
bb-back-with-dream = Вернёт Сон Охотника
bb-cards-owned = Карт: { $number } / { $full }

## Bloodborne: решения

bb-do-play = Выберите карту и выложите взакрытую
bb-do-play-others =
    { $number ->
        [one] Все откроются одновременно. { $names } ещё думает.
       *[other] Все откроются одновременно. { $names } ещё думают.
    }
bb-do-play-last = Остальные уже выбрали.
bb-do-transform = Выберите оружие для боя
bb-do-target = { $card }: выберите охотника
bb-do-foresee = { $card }: оставить карту или убрать вниз
bb-do-upgrade = Выберите улучшение
bb-do-remove = Слишком много карт: отдайте одну
bb-choose-play = Выберите карту
bb-choose-transform = Выберите оружие
bb-choose-target = Выберите охотника
bb-choose-foresee = Выберите
bb-choose-upgrade = Выберите улучшение
bb-choose-remove = Выберите карту
bb-confirm-play = Выложить: { $card }
bb-confirm-transform = Взять: { $card }
bb-confirm-target = Выбрать: { $hunter }
bb-confirm-upgrade = Взять: { $card }
bb-confirm-remove = Отдать: { $card }

## Bloodborne: если выбрать это

bb-if = Если выбрать: { $card }
bb-if-nobody = Никто не берёт Отголосков
bb-if-attack = Урон: { $span }.
bb-if-health = Ваше здоровье: { $span }
bb-if-die = Это может вас убить
bb-if-no-attack = До этого не дойдёт
bb-if-surely = Монстр погибнет
bb-if-perhaps = Монстр может погибнуть
bb-if-never = Монстр выживет
bb-says = «{ $card }»
bb-announced = Объявлено: { $card }

## Bloodborne: конец

bb-you-win = Ночь окончена. Вы выиграли охоту.
bb-wins =
    { $number ->
        [one] Ночь окончена. Победа за охотником: { $names }.
       *[other] Ночь окончена. Победу делят { $names }.
    }
bb-nobody-wins = Ночь окончена. Никто не победил.
bb-places = Места
bb-kills =
    { $number ->
        [one] { $number } убийство
        [few] { $number } убийства
       *[other] { $number } убийств
    }
bb-banked-echoes = Сохранённые Отголоски
bb-how-scored = Как считают очки?
bb-chart = Отголоски по раундам
bb-held = Отголоски
bb-dreamed = во Сне
bb-died = смерть
bb-moments = Переломные моменты
bb-moment-boss = Босс пал.
bb-moment-loss = Дорогая смерть.
bb-moment-blow = Сильный удар.
bb-moment-out = Одним охотником меньше.
bb-watch-round = Смотреть раунд { $number }
bb-took = Кто сколько взял
    .help = Отголоски с каждого Монстра, в порядке их появления. Череп: кто нанёс последний удар.
bb-took-left =
    { $number ->
        [0] Ничего не осталось.
        [one] Остался { $number } Отголосок.
        [few] Осталось { $number } Отголоска.
       *[other] Осталось { $number } Отголосков.
    }
bb-took-label = { $name }: { $number }

## Bloodborne: краткие тексты, для карт на руке и на столе (полные показывает лупа)

bb-short-clashes = Если никто больше не сыграл пистолет.
bb-short-ability-transform =
    { $bonus ->
        [0] После вскрытия сыграйте оружие с руки.
       *[other] После вскрытия сыграйте оружие с руки: +{ $bonus } урона.
    }
bb-short-ability-price = Вы получаете { $damage } урона.
bb-short-ability-restore = Полное здоровье.
bb-short-ability-throw = { $damage } урона Монстру.
bb-short-ability-scorch =
    { $melee ->
        [yes] { $damage } урона всем с оружием ближнего боя.
       *[no] { $damage } урона всем остальным.
    }
bb-short-ability-backstab = Другой охотник получает { $damage } урона.
bb-short-ability-steal = Украдите Отголоски у другого: { $echoes }.
bb-short-ability-hamper = Чужое оружие ближнего боя: −{ $less } урона.
bb-short-ability-bank = Сохраните Отголоски: до { $echoes }.
bb-short-ability-foresee = Взгляните на карту подземелья; можно убрать её вниз.
bb-short-ability-shield = На { $less } меньше урона от Монстра.
bb-short-ability-smoke = Всем на { $less } меньше урона от Монстра.
bb-short-ability-endure = Монстр не может вас убить.
bb-short-ability-swift = Атакует раньше всех.
bb-short-ability-slow = Атакует после всех остальных.
bb-short-ability-boss-bane = +{ $bonus } против боссов.
bb-short-ability-type-bane =
    { $type ->
        [kin] +{ $bonus } против рода.
        [humanoid] +{ $bonus } против гуманоидов.
       *[beast] +{ $bonus } против зверей.
    }
bb-short-ability-alone =
    { $kind ->
        [melee] +{ $bonus }, если ни у кого нет ближнего боя.
        [ranged] +{ $bonus }, если ни у кого нет дальнего боя.
        [utility] +{ $bonus }, если ни у кого нет поддержки.
       *[any] +{ $bonus }, если никто больше не бьётся.
    }
bb-short-ability-volley =
    { $kind ->
        [melee] +{ $bonus }, если ближний бой есть у другого.
        [ranged] +{ $bonus }, если дальний бой есть у другого.
        [utility] +{ $bonus }, если поддержка есть у другого.
       *[any] +{ $bonus }, если бьётся кто-то ещё.
    }
bb-short-ability-desperate = +{ $bonus } при здоровье { $health } и ниже.
bb-short-ability-fresh = +{ $bonus }, пока сброс пуст.
bb-short-ability-frenzy = +1 за карту в сбросе, не больше +{ $most }.
bb-short-ability-recoil = Затем вы получаете { $damage } урона.
bb-short-ability-reap = Убийство сохраняет Отголоски: до { $echoes }.
bb-short-ability-claim = Трофеи за убийство получите и вы.
bb-short-ability-mend = В конце раунда: +{ $health } здоровья.
bb-short-power-ambush =
    { $collected ->
        [0] При появлении: { $damage } урона всем.
       *[other] При появлении: { $damage } урона всем, у кого собрано от { $collected }.
    }
bb-short-power-envy = При появлении: { $damage } урона тому, у кого больше всех собрано.
bb-short-power-parting-blow =
    { $idle ->
        [yes] Если сбежит: { $damage } урона всем, кто ничего не взял.
       *[no] Если сбежит: { $damage } урона всем.
    }
bb-short-power-drain = Если сбежит: все теряют собранное, по { $echoes }.
bb-short-power-ransom = Если сбежит: самый богатый теряет { $echoes } собранных.
bb-short-power-call = Если сбежит: у следующего Монстра на { $echoes } больше.
bb-short-power-thorns = Удар на { $echoes } и больше стоит { $damage } здоровья, если не убил.
bb-short-power-weakness =
    { $kind ->
        [melee] Ближний бой: +{ $bonus } урона.
        [ranged] Дальний бой: +{ $bonus } урона.
        [utility] Поддержка: +{ $bonus } урона.
       *[any] Каждый удар: +{ $bonus } урона.
    }
bb-short-power-hide =
    { $kind ->
        [melee] Удар ближнего боя берёт не больше { $most }.
        [ranged] Удар дальнего боя берёт не больше { $most }.
        [utility] Поддержка берёт не больше { $most }.
       *[any] Ни один удар не берёт больше { $most }.
    }
bb-short-power-sluggish = Мгновенные эффекты: −{ $less } урона.
bb-short-power-unhurried = Мгновенные эффекты ему не вредят.
bb-short-power-trample = +{ $more } урона охотникам без оружия.
bb-short-power-first-blood = Первый, кто бьёт в фазе 5, получает { $damage } урона.
bb-short-power-enrage = С половиной Отголосков бросает более сильный кубик.
bb-short-power-pierce-dream = Сон не делит его атаку пополам.
bb-short-power-poison = Конец раунда: { $damage } урона всем, кто взял Отголоски.
bb-short-power-break-weapons = Оружие, ранившее его, в конце раунда покидает игру.
bb-short-law-more-echoes = Вся игра: у других Монстров на { $echoes } больше.
bb-short-law-last-death =
    { $deaths ->
        [1] Вся игра: погибший выбывает.
        [2] Вся игра: погибший во второй раз выбывает.
       *[other] Вся игра: погибший { $deaths } раз выбывает.
    }
bb-short-law-shallow-rest = Вся игра: отдых даёт лишь { $health } здоровья.
bb-short-law-fewer-cards = Вся игра: не больше { $cards } карт у каждого.
bb-short-law-blood-tithe = Вся игра: смерть стоит ещё { $echoes } сохранённых.

## Bloodborne: первый урок

bb-lesson-first-0 = Каждый раунд вы тайно кладёте одну карту. Её оружие берёт с Монстра Отголоски: это ваши очки. Нажмите на Топор Охотника (урон 2) и выложите его. Eileen и Ludwig выбирают одновременно.
    .title = Раунд 1: выберите оружие

bb-lesson-first-1-2 = Все карты открылись разом. Кто сыграл Трансформацию, теперь выбрал бы оружие, уже зная все остальные. Никто её не сыграл: фаза пуста. Дальше.
    .title = Фаза 2: Трансформация

bb-lesson-first-1-3 = Мгновенные карты действуют до удара Монстра. Пистолет Eileen сейчас возьмёт один Отголосок. Два таких пистолета в одном раунде отменяют друг друга. Следите за числом у Монстра.
    .title = Фаза 3: Мгновенные эффекты

bb-lesson-first-1-4 = Он бьёт всех Охотников сразу, одним броском на всех. Фонарь говорит, какой кубик: зелёный мягок, красный жесток. Плюс значит: бросить ещё и прибавить. Следите за кубиком и здоровьем.
    .title = Фаза 4: Атака Монстра

bb-lesson-first-1-5 = Один с плюсом и ещё один: два урона каждому. Теперь бьёт остальное оружие, от Первого игрока (свеча) по кругу. Ваш топор берёт два Отголоска. Они собраны: ваши, но под угрозой.
    .title = Фаза 5: Атака Охотников

bb-lesson-first-1-6 = У Ворон осталось три Отголоска. Обычный Монстр не ждёт второго раунда: он сбегает, и остаток теряют все.
    .title = Фаза 6: Побег Монстра

bb-lesson-first-1-7 = Кто сыграл Сон Охотника, теперь сохранил бы Отголоски, вернул карты, выбрал улучшение и вылечился. В этом раунде не спит никто; скоро уснёте вы.
    .title = Фаза 7: Сон Охотника

bb-lesson-first-1-8 = Сыгранные карты уходят в использованные и лежат там, пока вы не уснёте. Свеча переходит к Eileen, а из подземелья выходит следующий Монстр.
    .title = Фаза 8: Конец раунда

bb-lesson-first-1 = У Ликантропа всего три Отголоска, зато фонарь красный. Нажмите на Трансформацию и выложите её: оружие вы выберете, когда все карты уже открыты.
    .title = Раунд 2: выждать

bb-lesson-first-2 = Eileen возьмёт топором два, Ludwig спит. Если бить после неё, может ничего не остаться. Выберите Пистолет Охотника: он бьёт сразу. «Если выбрать» показывает, что может случиться.
    .title = Фаза 2: выбор оружия

bb-lesson-first-2-3 = Ваш пистолет бьёт раньше Монстра. Одного Отголоска хватит, чтобы получить трофей, если Монстр погибнет.
    .title = Фаза 3: первая кровь

bb-lesson-first-2-4 = На красном кубике до четырёх, и при плюсе он катится дальше. Ludwig во Сне и получает лишь половину, с округлением вниз.
    .title = Фаза 4: красный кубик

bb-lesson-first-2-5 = Топор Eileen берёт последние два Отголоска, и чудовище падает. Все, кто взял с него Отголосок в этом раунде, продвигаются по шкале трофеев: Eileen и вы. Трофеи считаются в конце.
    .title = Фаза 5: добыча

bb-lesson-first-2-7 = Бежать некому: Монстр мёртв. Ludwig сохраняет свой Отголосок, и смерть его уже не отнимет, возвращает карты, берёт улучшение и лечится до восьми.
    .title = Фаза 7: Ludwig спит

bb-lesson-first-3 = У вас три собранных Отголоска, четыре здоровья и две карты. У Ворона красный фонарь: плохой бросок убил бы вас и отнял все три. Нажмите на Сон Охотника и выложите его.
    .title = Раунд 3: пора уснуть

bb-lesson-first-3-4 = Eileen осталась в бою с четырьмя здоровья. Вы во Сне: до вас дойдёт лишь половина. Следите за кубиком.
    .title = Фаза 4: ночь оборачивается

bb-lesson-first-3-5 = Два с плюсом и три: пять урона. Eileen погибает и теряет все собранные Отголоски; мёртвые не атакуют. Вы потеряли лишь два здоровья, и ваши три Отголоска целы.
    .title = Фаза 5: смерть

bb-lesson-first-3-7 = Четыре шага по порядку: сохранить собранные Отголоски (теперь они целы), вернуть все использованные карты, выбрать улучшение, отдохнуть до полного здоровья. Погибшей Eileen достаются лишь два последних.
    .title = Фаза 7: ваш сон

bb-lesson-first-4 = Улучшения сильнее ваших первых пяти карт. Всего карт может быть семь. Нажмите на Пилу-Копьё: урон 2, против Зверей ещё на 2 больше. Затем возьмите её.
    .title = Выберите улучшение

bb-lesson-first-5 = У Церковного Чудовища девять Отголосков. Это Зверь, и Пила-Копьё наносит ему четыре. Вы снова Первый игрок и бьёте в фазе 5 раньше всех. Нажмите на Пилу-Копьё и выложите её.
    .title = Раунд 4: босс

bb-lesson-first-4-6 = Четыре Отголоска ваши. У босса осталось два, но боссы не убегают: в следующем раунде он будет здесь, такой же раненый. И с ним надежда на два его трофея.
    .title = Фаза 6: боссы остаются

bb-lesson-first-6 = Это были все восемь фаз. Игра кончается, когда падёт Финальный Босс, Ром: тогда считаются сохранённые Отголоски и трофеи. Дальше выбирайте свободно. Доброй охоты!
    .title = Теперь вы знаете охоту
