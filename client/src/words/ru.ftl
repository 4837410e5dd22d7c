# Слова, нужные в браузере каждой игре. То, что говорит только одна, лежит в её папке (games/*/words, games/*/door) и важнее этих.

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
door-open = Выбрать
door-shut = Ещё закрыто
seats = Места
who-sits = Кто сидит на месте { $number }
seat-number = Место { $number }
your-name = Ваше имя
default-name = Игрок
hotseat-name = Игрок { $number }
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
open-seat-help = ещё один игрок
remove-seat = Убрать место { $number }
nobody-here = Одно место должно быть вашим: выберите для него «этот браузер».
more-settings = Другие настройки
begin = Начать игру
learn = Учиться играя
timer = Время на решение
    .help = За того, кто думает дольше, решит бот. Если это дни, играют понемногу: собираться одновременно не нужно.
timer-none = Сколько угодно
timer-is =
    { $minutes ->
        [0.5] Полминуты
        [60] Один час
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
timer-days =
    { $days ->
        [1] Один день
        [few] { $days } дня
       *[other] { $days } дней
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
game-goes-on = Игра продолжается …
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
give-up-sure = Точно сдаться
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
time-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }{ $hours ->
        [0] { "" }
       *[other] { " " }{ $hours } ч
    }
time-hours = { $hours } ч { $minutes } мин
time-left-long = Осталось: { $time }
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
lesson-leave-help = Можно продолжить эту игру без подсказок: тот же стол, и каждый выбирает сам. Или вернуться на начальную страницу; урок останется среди ваших игр.
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

game-over = Игра окончена
see-result = К итогам
play-again = Сыграть ещё
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
look-back-busy = Сейчас многие обдумывают свои игры; скоро дойдёт очередь и до этой …
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
server-parent-not-over = Эта партия продолжает другую, которая ещё идёт. Всё откроется, когда окончится и та.
server-stale = Это решение уже принято. На столе видно, как обстоят дела.
server-foreign = Это решение принадлежит другому месту.
server-store = Игру сейчас не удаётся сохранить. Попробуйте чуть позже.
server-revealed = С тех пор открылось скрытое или был бросок; взять назад нельзя.
server-nothing-to-undo = Вы ещё ничего не решали.
server-over = Игра окончена.
server-nothing-asked = Сейчас никто не просит взять решение назад.
server-present = Бот может заменить другого, только если того давно нет за столом.
server-no-talk = Сейчас правила запрещают разговор.
server-enough = На этом месте в этой партии уже столько меняли, что больше изменений не принимается. Сама игра продолжается.
server-too-many = Слишком много сразу. Подождите немного.
server-name-taken = Так уже зовут другое место.
server-lesson = Здесь урок просит другую карту. Чтобы выбирать свободно, выйдите из урока.
server-busy = Сейчас думает слишком много игроков. Попробуйте чуть позже.
server-too-often = Слишком часто. Подождите немного.
server-no-hints = За этим столом подсказок нет.
server-other-rules = Эта партия игралась по другим правилам или с другими картами, чем есть на этом сервере, и продолжиться здесь не может.
seeded = Основатель этой партии сам выбрал начальное число и может знать всё, что принесёт случай.
table-stopped = Эта партия игралась по другим правилам или с другими картами, чем есть на этом сервере, и продолжиться здесь не может. Она подходит до решения { $decisions } ({ $why }).
server-other = Не получилось. Попробуйте ещё раз.

## Стол для любой игры и люди, которые играют вместе

choose = Сначала выберите
plain-round = Раунд { $number }
plain-yes = да
plain-no = нет
team-won = { $number ->
    [1] Вы выиграли
   *[other] Вы выиграли вместе
}
team-lost = { $number ->
    [1] Вы проиграли
   *[other] Вы проиграли вместе
}
winners-are = { $number ->
    [0] Никто не выиграл
    [1] Победа: { $names }
   *[other] Победа: { $names }
}
seat-won = победа
seat-lost = поражение
own-seats = Ваши места
is-asked = ждут ответа
signals = Знаки
talk-silent = Сейчас ничего не слышно.
group-proposal = { $number ->
    [1] { $names } предлагает: { $choice }.
   *[other] { $names } предлагают: { $choice }.
}
group-one = Решает { $name }.
group-most = Делается то, что предложило больше половины; иначе решает { $name }.
group-all = Делается то, что предложили все; если вы не согласны, решает { $name }.

## Кампании

campaign-stands = Где стоит кампания
campaign-runs = Забеги
campaign-no-runs = Ещё не сыграно ни одного забега.
campaign-to-table = К столу
campaign-who = Кто идёт с вами?
campaign-name = Название кампании
campaign-begin-run = Начать забег { $number }
campaign-over = Эта кампания завершена.
campaign-waits = Следующий забег начинает тот, у кого ключ кампании.
campaign-on = К кампании
campaign-next = К следующему забегу
campaign-again = снова { $name }
campaign-hand-over = Скопировать ссылку, которая начинает забеги
campaign-copied = Ссылка скопирована. У кого она есть, тот может начинать забеги.
campaigns = Кампании
campaign-new = Начать кампанию
run-won = Выигран
run-lost = Проигран
run-open = Играется
seat-name = Имя на месте { $number }
this-person = вы
my-hero = вы, с ещё одним героем
plain-games = Другие игры, с простым столом
server-run-open = Последний забег ещё не окончен.
server-campaign-over = Эта кампания завершена.
server-no-campaign = В эту игру играют отдельными партиями; кампаний в ней нет.
server-again = На этом месте в последнем забеге никто не сидел.
server-owner = Место может принадлежать только человеку одного из предыдущих мест.
