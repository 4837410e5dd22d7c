# То, что говорит только стол Bloodborne.

## Вместо общих слов

default-name = Охотник
hotseat-name = Охотник { $number }
open-seat-help = ещё один охотник
begin = Начать охоту
game-goes-on = Ночь продолжается …
lesson-leave-help = Можно продолжить эту охоту без подсказок: тот же стол, и каждый выбирает сам. Или вернуться на начальную страницу; урок останется среди ваших игр.
game-over = Охота окончена
play-again = Ещё охота

## Стол

bb-ribbon-0 = Подготовка
bb-ribbon-1 = Выбор
bb-ribbon-2 = Трансформация
bb-ribbon-3 = Мгновенно
bb-ribbon-4 = Атака Монстра
bb-ribbon-5 = Атака охотников
bb-ribbon-6 = Бегство
bb-ribbon-7 = Сон
bb-ribbon-8 = Конец раунда
bb-phase-of = Шаг { $number } из 8
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
bb-dream-short =
    { $dream_halves ->
        [attack] Половина атаки Монстра.
       *[all] Половина урона.
    } Сохранить, вернуть карты, улучшить, отдых.
bb-views = Что показать
bb-tab-fight = Бой
bb-tab-upgrades = Улучшения

## Охотники

bb-hunters = Другие охотники
bb-health = Здоровье
bb-health-label = Здоровье { $number } из { $full }
bb-collected = Собрано
bb-banked = Сохранено
bb-at-risk = на кону
bb-safe = целы
bb-trophy-label = { $type }: { $number } на дорожке трофеев
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

## Решения

bb-do-play = Выберите карту и выложите взакрытую
bb-do-play-others =
    { $number ->
        [one] Все откроются одновременно. { $names } ещё думает.
       *[other] Все откроются одновременно. { $names } ещё думают.
    }
bb-do-play-last = Остальные уже выбрали.
bb-do-transform = Выберите оружие для боя
bb-do-target = { $card }: выберите охотника
bb-do-foresee = { $card }: оставить карту или положить под колоду
bb-do-upgrade = Выберите улучшение
bb-do-remove = Слишком много карт: удалите одну из игры
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
bb-confirm-remove = Удалить из игры: { $card }

## Если выбрать это

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

## Конец

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

## Краткие тексты, для карт на руке и на столе (полные показывает лупа)

bb-short-clashes =
    { $pistol_clash ->
        [delay] Только на шаге 5, если сыгран ещё один Пистолет Охотника.
       *[cancel] Если никто больше не сыграл Пистолет Охотника.
    }
bb-short-ability-transform =
    { $bonus ->
        [0] После вскрытия сыграйте оружие с руки.
       *[other] После вскрытия сыграйте оружие с руки, его урон больше на { $bonus }.
    }
bb-short-ability-price = Вы получаете { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
bb-short-ability-restore = Полное здоровье.
bb-short-ability-throw = { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    } Монстру.
bb-short-ability-scorch = { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    } { $melee ->
        [yes] всем другим с оружием ближнего боя
       *[no] всем другим
    }.
bb-short-ability-backstab = Другой охотник получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
bb-short-ability-steal = Украдите собранные Отголоски у другого: до { $echoes }.
bb-short-ability-levy = Украдите собранные Отголоски у всех других: по { $echoes }.
bb-short-ability-hamper = Урон чужого оружия ближнего боя меньше на { $less }.
bb-short-ability-bank = Сохраните Отголоски: до { $echoes }.
bb-short-ability-foresee = Взгляните на карту подземелья; можно положить её под колоду.
bb-short-ability-shield = Урон вам от Монстра меньше на { $less }.
bb-short-ability-smoke = Урон всем от Монстра меньше на { $less }.
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
        [melee] +{ $bonus }, если у других нет ближнего боя.
       *[ranged] +{ $bonus }, если у других нет дальнего боя.
    }
bb-short-ability-volley =
    { $kind ->
        [melee] +{ $bonus }, если ближний бой есть у другого.
       *[ranged] +{ $bonus }, если дальний бой есть у другого.
    }
bb-short-ability-desperate = +{ $bonus } при здоровье { $health } и ниже.
bb-short-ability-fresh = +{ $bonus }, пока сброс пуст.
bb-short-ability-frenzy = +1 за карту в сбросе, не больше +{ $most }.
bb-short-ability-follow-up = +1 за каждого, кто уже взял Отголоски, не больше +{ $most }.
bb-short-ability-recoil = Затем вы получаете { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
bb-short-ability-reap = Смертельный удар сохраняет Отголоски: до { $echoes }.
bb-short-ability-claim =
    { $times ->
        [1] Трофеи за убийство получите и вы.
       *[other] Трофеи за убийство получите дважды.
    }
bb-short-ability-mend = В конце раунда: +{ $health } здоровья.
bb-short-power-ambush = При открытии: { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    } { $collected ->
        [0] всем
       *[other] всем, у кого собрано от { $collected }
    }.
bb-short-power-envy = При открытии: { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    } тому, у кого собрано больше всех (если хоть у кого-то есть).
bb-short-power-parting-blow = Если сбежит: { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    } { $idle ->
        [yes] всем, кто ничего с него не взял
       *[no] всем
    }.
bb-short-power-drain = Если сбежит: все теряют { $echoes ->
        [one] { $echoes } собранный Отголосок
        [few] { $echoes } собранных Отголоска
       *[many] { $echoes } собранных Отголосков
    }.
bb-short-power-ransom = Если сбежит: самый богатый теряет { $echoes ->
        [one] { $echoes } собранный Отголосок
        [few] { $echoes } собранных Отголоска
       *[many] { $echoes } собранных Отголосков
    }.
bb-short-power-call = Если сбежит: у следующего Монстра на { $echoes ->
        [one] { $echoes } Отголосок
        [few] { $echoes } Отголоска
       *[many] { $echoes } Отголосков
    } больше.
bb-short-power-thorns = Удар на { $echoes } и больше, если не убил: { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    } вам.
bb-short-power-weakness =
    { $kind ->
        [melee] Урон ближнего боя больше на { $bonus }.
        [ranged] Урон дальнего боя больше на { $bonus }.
        [utility] Урон карт поддержки больше на { $bonus }.
       *[any] Урон каждого удара больше на { $bonus }.
    }
bb-short-power-hide =
    { $kind ->
        [melee] Удар ближнего боя берёт не больше { $most }.
        [ranged] Удар дальнего боя берёт не больше { $most }.
        [utility] Поддержка берёт не больше { $most }.
       *[any] Ни один удар не берёт больше { $most }.
    }
bb-short-power-sluggish = Мгновенный урон меньше на { $less }.
bb-short-power-unhurried = Мгновенные эффекты ему не вредят.
bb-short-power-undying = Пока Отголосков больше 1, удар не берёт последний.
bb-short-power-trample = Урон охотникам без оружия больше на { $more }.
bb-short-power-grapple = Урон охотникам с оружием { $kind ->
        [melee] ближнего боя
       *[ranged] дальнего боя
    } больше на { $more }.
bb-short-power-first-blood = Первый, кто бьёт на шаге 5, получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
bb-short-power-enrage = При половине Отголосков и меньше — следующий по силе кубик.
bb-short-power-pierce-dream = Сон не делит его атаку пополам.
bb-short-power-poison = Конец раунда: { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    } всем, кто взял с него Отголоски.
bb-short-power-break-weapons = Оружие, ранившее его, в конце раунда покидает игру.
bb-short-law-more-echoes = Всю игру: у других Монстров на { $echoes ->
        [one] { $echoes } Отголосок
        [few] { $echoes } Отголоска
       *[many] { $echoes } Отголосков
    } больше.
bb-short-law-last-death =
    { $deaths ->
        [1] Всю игру: погибший выбывает.
        [2] Всю игру: погибший во второй раз выбывает.
       *[other] Всю игру: погибший { $deaths } раз выбывает.
    }
bb-short-law-shallow-rest = Всю игру: отдых восстанавливает здоровья лишь { $health }.
bb-short-law-fewer-cards = Всю игру: карт у каждого не больше { $cards }.
bb-short-law-upgrade-price = Всю игру: улучшение стоит { $echoes ->
        [one] { $echoes } сохранённый Отголосок
        [few] { $echoes } сохранённых Отголоска
       *[many] { $echoes } сохранённых Отголосков
    }.
bb-short-law-blood-tithe = Всю игру: смерть стоит ещё { $echoes ->
        [one] { $echoes } сохранённый Отголосок
        [few] до { $echoes } сохранённых Отголосков
       *[many] до { $echoes } сохранённых Отголосков
    }.

## Первый урок

bb-lesson-first-0 = Каждый раунд вы тайно кладёте одну карту. Её оружие берёт с Монстра Отголоски: это ваши очки. Нажмите на Топор Охотника (урон 2) и выложите его. Эйлин и Людвиг выбирают одновременно.
    .title = Раунд 1: выберите оружие

bb-lesson-first-1-2 = Все карты открылись разом. Кто сыграл Трансформацию, теперь выбрал бы оружие, уже зная все остальные. Никто её не сыграл: шаг пуст. Дальше.
    .title = Шаг 2: Трансформация

bb-lesson-first-1-3 = Мгновенные карты действуют до удара Монстра. Пистолет Эйлин сейчас возьмёт один Отголосок. Два таких пистолета в одном раунде отменяют друг друга. Следите за числом у Монстра.
    .title = Шаг 3: Мгновенные эффекты

bb-lesson-first-1-4 = Он бьёт всех Охотников сразу, одним броском на всех. Фонарь говорит, какой кубик: зелёный мягок, красный жесток. Плюс значит: бросить ещё и прибавить. Следите за кубиком и здоровьем.
    .title = Шаг 4: Атака Монстра

bb-lesson-first-1-5 = Один с плюсом и ещё один: два урона каждому. Теперь бьёт остальное оружие, от Первого игрока (свеча) по кругу. Ваш топор берёт два Отголоска. Они собраны: ваши, но под угрозой.
    .title = Шаг 5: Атака Охотников

bb-lesson-first-1-6 = У Ворон осталось три Отголоска. Обычный Монстр не ждёт второго раунда: он сбегает, и остаток теряют все.
    .title = Шаг 6: Бегство Монстра

bb-lesson-first-1-7 = Кто сыграл Сон Охотника, теперь сохранил бы Отголоски, вернул карты, выбрал улучшение и вылечился. В этом раунде не спит никто; скоро уснёте вы.
    .title = Шаг 7: Сон Охотника

bb-lesson-first-1-8 = Сыгранные карты уходят в стопку сброса и лежат там, пока вы не уснёте. Свеча переходит к Эйлин, а из подземелья выходит следующий Монстр.
    .title = Шаг 8: Конец раунда

bb-lesson-first-1 = У Ликантропа всего три Отголоска, зато фонарь красный. Нажмите на Трансформацию и выложите её: оружие вы выберете, когда все карты уже открыты.
    .title = Раунд 2: выждать

bb-lesson-first-2 = Эйлин возьмёт топором два, Людвиг спит. Если бить после неё, может ничего не остаться. Выберите Пистолет Охотника: он бьёт сразу. «Если выбрать» показывает, что может случиться.
    .title = Шаг 2: выбор оружия

bb-lesson-first-2-3 = Ваш пистолет бьёт раньше Монстра. Одного Отголоска хватит, чтобы получить трофей, если Монстр погибнет.
    .title = Шаг 3: первая кровь

bb-lesson-first-2-4 = На красном кубике до четырёх, и при плюсе он катится дальше. Людвиг во Сне и получает лишь половину, с округлением вниз.
    .title = Шаг 4: красный кубик

bb-lesson-first-2-5 = Топор Эйлин берёт последние два Отголоска, и чудовище падает. Все, кто взял с него Отголосок в этом раунде, продвигаются по дорожке трофеев: Эйлин и вы. Трофеи считаются в конце.
    .title = Шаг 5: добыча

bb-lesson-first-2-7 = Бежать некому: Монстр мёртв. Людвиг сохраняет свой Отголосок, и смерть его уже не отнимет, возвращает карты, берёт улучшение и лечится до восьми.
    .title = Шаг 7: Людвиг спит

bb-lesson-first-3 = У вас три собранных Отголоска, четыре единицы здоровья и две карты. У Ворона красный фонарь: плохой бросок убил бы вас и отнял все три. Нажмите на Сон Охотника и выложите его.
    .title = Раунд 3: пора уснуть

bb-lesson-first-3-4 = Эйлин осталась в бою с четырьмя единицами здоровья. Вы во Сне: до вас дойдёт лишь половина. Следите за кубиком.
    .title = Шаг 4: ночь оборачивается

bb-lesson-first-3-5 = Два с плюсом и три: пять урона. Эйлин погибает и теряет все собранные Отголоски; мёртвые не атакуют. Вы потеряли лишь две единицы здоровья, и ваши три Отголоска целы.
    .title = Шаг 5: смерть

bb-lesson-first-3-7 = Четыре действия по порядку: сохранить собранные Отголоски (теперь они целы), вернуть все использованные карты, выбрать улучшение, отдохнуть до полного здоровья. Погибшей Эйлин достаются лишь два последних.
    .title = Шаг 7: ваш сон

bb-lesson-first-4 = Улучшения сильнее ваших первых пяти карт. Всего карт может быть семь. Нажмите на Пилу-Копьё: урон 2, против Зверей ещё на 2 больше. Затем возьмите её.
    .title = Выберите улучшение

bb-lesson-first-5 = У Церковного Чудовища девять Отголосков. Это Зверь, и Пила-Копьё наносит ему четыре. Вы снова Первый игрок и бьёте на шаге 5 раньше всех. Нажмите на Пилу-Копьё и выложите её.
    .title = Раунд 4: босс

bb-lesson-first-4-6 = Четыре Отголоска ваши. У босса осталось два, но боссы не убегают: в следующем раунде он будет здесь, такой же раненый. И с ним надежда на два его трофея.
    .title = Шаг 6: боссы остаются

bb-lesson-first-6 = Это были все восемь шагов. Игра кончается, когда падёт Финальный Босс, Ром: тогда считаются сохранённые Отголоски и трофеи. Дальше выбирайте свободно. Доброй охоты!
    .title = Теперь вы знаете охоту
