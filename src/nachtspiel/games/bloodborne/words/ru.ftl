# Слова игры «Bloodborne: Карточная игра» на русском языке. Неофициальный фанатский проект.

## Игра

game-bloodborne = Bloodborne: Карточная игра
    .about = От трёх до пяти Охотников спускаются в Подземелье Чаши и вместе бьются с одним чудовищем за другим, но каждый охотится только для себя. Карты выбирают тайно и открывают разом: рискнуть ради крови или отступить в Сон Охотника и сберечь добычу?
    .goal = Берите с Монстров Отголоски Крови, вовремя сохраняйте их и собирайте трофеи. Когда падёт Финальный Босс, победит тот, у кого самый высокий Счёт Крови. Собранные, но не сохранённые Отголоски пропадут, если ваш Охотник погибнет.
    .names = Хенрик, Эйлин, Людвиг, Гаскойн, Джура

## Карты действий: названия

card-hunter-axe = Топор Охотника
card-saw-cleaver = Пила-Топор
card-hunter-pistol = Пистолет Охотника
card-transform = Трансформация
card-hunters-dream = Сон Охотника
card-kirkhammer = Молот-Меч
card-stake-driver = Сваебой
card-threaded-cane = Трость-Хлыст
card-burial-blade = Погребальный Клинок
card-ludwigs-holy-blade = Священный Клинок Людвига
card-logarius-wheel = Колесо Логариуса
card-chikage = Чикаге
card-tonitrus = Тонитрус
card-saw-spear = Пила-Копьё
card-blade-of-mercy = Клинок Милосердия
card-beast-claw = Звериный Коготь
card-whirligig-saw = Пила-Вертушка
card-repeating-pistol = Магазинный Пистолет
card-ludwigs-rifle = Ружьё Людвига
card-blunderbuss = Мушкетон
card-evelyn = Эвелина
card-flamesprayer = Огнемёт
card-rosmarinus = Розмарин
card-cannon = Пушка
card-rifle-spear = Ружьё-Копьё
card-blood-vial = Пузырёк Крови
card-molotov-cocktail = Коктейль Молотова
card-beast-blood-pellet = Пилюля Звериной Крови
card-bold-hunters-mark = Метка Смелого Охотника
card-sinister-bell = Зловещий Колокол
card-madmans-knowledge = Знание Безумца
card-ritual-blood = Ритуальная Кровь
card-shaman-bone-blade = Костяной Клинок Шамана
card-lead-elixir = Свинцовый Эликсир

## Монстры, Боссы и Финальные Боссы: названия

monster-scourge-beast = Ликантроп
monster-winter-lantern = Поющий Мозг
monster-executioner = Палач
monster-beast-patient = Озверевший Пациент
monster-rabid-dog = Бешеный Пёс
monster-carrion-crows = Вороны-Падальщики
monster-garden-of-eyes = Сад Глаз
monster-bloody-crow = Кровавый Ворон Кейнхёрста
monster-celestial-emissary = Посланник Небес
monster-fluorescent-flower = Светящийся Цветок
monster-brainsucker = Мозгосос
monster-parasite-larva = Личинка Паразита
monster-yharnam-huntsman = Ярнамский Егерь
monster-church-giant = Церковный Гигант
monster-bell-ringing-woman = Женщина-Звонарь
monster-masked-hunter = Охотник в Маске
monster-maneater-boar = Вепрь-Людоед
monster-bloodlicker = Кровопийца
monster-father-gascoigne = Отец Гаскойн
monster-watchdog = Сторожевой Пёс Древних Богов
monster-cleric-beast = Церковное Чудовище
monster-blood-starved-beast = Чудовище-Кровоглот
monster-vicar-amelia = Викарий Амелия
monster-amygdala = Амигдала
monster-undead-giant = Мёртвый Гигант
monster-gehrman = Герман, Первый Охотник
monster-rom = Ром, Праздный Паук
monster-mergos-wet-nurse = Кормилица Мерго
monster-ebrietas = Ибраитас, Дочь Космоса
monster-moon-presence = Присутствие Луны

## Тексты карт действий

ability-transform =
    { $bonus ->
        [0] На шаге 2, увидев карты остальных, вы выбираете с руки оружие и сражаетесь им в этом раунде.
       *[other] На шаге 2, увидев карты остальных, вы выбираете с руки оружие и сражаетесь им в этом раунде. Урон этого оружия больше на { $bonus }.
    }
ability-price = Мгновенно: вы получаете { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
ability-restore = Мгновенно: ваше здоровье восстанавливается полностью.
ability-throw = Мгновенно: вы наносите Монстру { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
ability-scorch = Мгновенно: каждый другой Охотник{ $melee ->
        [yes] {", сыгравший оружие ближнего боя,"}
       *[no] {""}
    } получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
ability-backstab = Мгновенно: вы выбираете другого Охотника, и он получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
ability-steal = Мгновенно: вы выбираете другого Охотника, у которого есть собранные Отголоски, и крадёте { $echoes ->
        [one] { $echoes } из них
        [few] до { $echoes } из них
       *[many] до { $echoes } из них
    }.
ability-levy = Мгновенно: вы крадёте у каждого другого Охотника, у которого есть собранные Отголоски, { $echoes ->
        [one] { $echoes } из них
        [few] до { $echoes } из них
       *[many] до { $echoes } из них
    }.
ability-hamper = Мгновенно: вы выбираете другого Охотника, сыгравшего оружие ближнего боя; в этом раунде урон этого оружия меньше на { $less }.
ability-bank = Мгновенно: вы сохраняете { $echoes ->
        [one] { $echoes } собранный Отголосок
        [few] до { $echoes } собранных Отголосков
       *[many] до { $echoes } собранных Отголосков
    }, не уходя в Сон.
ability-foresee = Мгновенно: вы тайно смотрите верхнюю карту колоды Подземелья Чаши и можете положить её под колоду.
ability-shield = Атака Монстра в этом раунде наносит вам на { $less ->
        [one] { $less } урон
        [few] { $less } урона
       *[many] { $less } урона
    } меньше.
ability-smoke = Атака Монстра в этом раунде наносит вам и всем другим Охотникам на { $less ->
        [one] { $less } урон
        [few] { $less } урона
       *[many] { $less } урона
    } меньше.
ability-endure = Атака Монстра в этом раунде не может вас убить: в худшем случае у вас остаётся 1 единица здоровья.
ability-swift = На шаге 5 вы атакуете этим оружием раньше всех остальных.
ability-slow = На шаге 5 вы атакуете этим оружием позже всех остальных.
ability-boss-bane = Боссу и Финальному Боссу вы наносите этим оружием на { $bonus ->
        [one] { $bonus } урон
        [few] { $bonus } урона
       *[many] { $bonus } урона
    } больше.
ability-type-bane = Монстру типа { $type ->
        [kin] Род
        [humanoid] Гуманоид
       *[beast] Зверь
    } вы наносите этим оружием на { $bonus ->
        [one] { $bonus } урон
        [few] { $bonus } урона
       *[many] { $bonus } урона
    } больше.
ability-alone = Если никто из других живых Охотников не сыграл в этом раунде { $kind ->
        [melee] оружия ближнего боя
       *[ranged] оружия дальнего боя
    }, вы наносите этим оружием на { $bonus ->
        [one] { $bonus } урон
        [few] { $bonus } урона
       *[many] { $bonus } урона
    } больше.
ability-volley = Если хотя бы один другой живой Охотник сыграл в этом раунде { $kind ->
        [melee] оружие ближнего боя
       *[ranged] оружие дальнего боя
    }, вы наносите этим оружием на { $bonus ->
        [one] { $bonus } урон
        [few] { $bonus } урона
       *[many] { $bonus } урона
    } больше.
ability-desperate = Пока у вас { $health ->
        [one] { $health } единица
        [few] { $health } единицы
       *[many] { $health } единиц
    } здоровья или меньше, вы наносите этим оружием на { $bonus ->
        [one] { $bonus } урон
        [few] { $bonus } урона
       *[many] { $bonus } урона
    } больше.
ability-fresh = Пока ваша стопка сброса пуста, вы наносите этим оружием на { $bonus ->
        [one] { $bonus } урон
        [few] { $bonus } урона
       *[many] { $bonus } урона
    } больше.
ability-frenzy = За каждую карту в вашей стопке сброса вы наносите этим оружием на 1 урон больше, но всего не более чем на { $most }.
ability-follow-up = За каждого другого Охотника, уже взявшего Отголоски с Монстра в этом раунде, вы наносите этим оружием на 1 урон больше, но всего не более чем на { $most }.
ability-recoil = После атаки этим оружием вы получаете { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
ability-reap = Если ваша атака этим оружием забирает последний Отголосок Монстра, вы сразу сохраняете { $echoes ->
        [one] { $echoes } собранный Отголосок
        [few] до { $echoes } собранных Отголосков
       *[many] до { $echoes } собранных Отголосков
    }.
ability-claim =
    { $times ->
        [1] Если Монстр убит в этом раунде, а вы живы, вы получаете его трофеи, даже не нанеся ему урона.
       *[other] Если Монстр убит в этом раунде, а вы живы, вы получаете его трофеи дважды, даже не нанеся ему урона.
    }
ability-mend = В конце раунда вы восстанавливаете { $health ->
        [one] { $health } единицу
        [few] { $health } единицы
       *[many] { $health } единиц
    } здоровья.

## Тексты Монстров и Боссов

power-ambush =
    { $collected ->
        [0] При открытии: каждый Охотник получает { $damage ->
            [one] { $damage } урон
            [few] { $damage } урона
           *[many] { $damage } урона
        }.
        [one] При открытии: каждый Охотник, у которого не меньше { $collected } собранного Отголоска, получает { $damage ->
            [one] { $damage } урон
            [few] { $damage } урона
           *[many] { $damage } урона
        }.
        [few] При открытии: каждый Охотник, у которого не меньше { $collected } собранных Отголосков, получает { $damage ->
            [one] { $damage } урон
            [few] { $damage } урона
           *[many] { $damage } урона
        }.
       *[many] При открытии: каждый Охотник, у которого не меньше { $collected } собранных Отголосков, получает { $damage ->
           [one] { $damage } урон
           [few] { $damage } урона
          *[many] { $damage } урона
       }.
    }
power-envy = При открытии: Охотник, у которого больше всего собранных Отголосков, получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    } (при равенстве — первый из них по порядку хода; если собранных Отголосков нет ни у кого, то никто).
power-parting-blow = При бегстве: каждый Охотник{ $idle ->
        [yes] {", не взявший с этого Монстра ни одного Отголоска в этом раунде,"}
       *[no] {""}
    } получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
power-drain = При бегстве: каждый Охотник теряет { $echoes ->
        [one] { $echoes } собранный Отголосок
        [few] { $echoes } собранных Отголоска
       *[many] { $echoes } собранных Отголосков
    }.
power-ransom = При бегстве: Охотник, у которого больше всего собранных Отголосков, теряет { $echoes } из них (при равенстве — первый из них по порядку хода).
power-call = При бегстве: следующий Монстр получает при открытии на { $echoes ->
        [one] { $echoes } Отголосок
        [few] { $echoes } Отголоска
       *[many] { $echoes } Отголосков
    } больше.
power-thorns = Охотник, который одним ударом берёт с этого Монстра { $echoes ->
        [one] { $echoes } Отголосок
        [few] { $echoes } Отголоска
       *[many] { $echoes } Отголосков
    } или больше, но не убивает его, получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
power-weakness =
    { $kind ->
        [melee] Оружие ближнего боя
        [ranged] Оружие дальнего боя
        [utility] Карта поддержки
       *[any] Любая карта
    } наносит этому Монстру на { $bonus ->
        [one] { $bonus } урон
        [few] { $bonus } урона
       *[many] { $bonus } урона
    } больше.
power-hide =
    { $kind ->
        [melee] Оружие ближнего боя за один удар
        [ranged] Оружие дальнего боя за один удар
        [utility] Карта поддержки за один раз
       *[any] Один удар
    } забирает с этого Монстра не больше { $most ->
        [one] { $most } Отголоска
        [few] { $most } Отголосков
       *[many] { $most } Отголосков
    }.
power-sluggish = Мгновенный урон этому Монстру меньше на { $less }.
power-unhurried = Мгновенные эффекты не наносят этому Монстру урона.
power-undying = Пока на этом Монстре больше 1 Отголоска, ни один удар не забирает последний: 1 остаётся.
power-trample = Атака этого Монстра наносит на { $more ->
        [one] { $more } урон
        [few] { $more } урона
       *[many] { $more } урона
    } больше каждому Охотнику, не сыгравшему оружия.
power-grapple = Атака этого Монстра наносит на { $more ->
        [one] { $more } урон
        [few] { $more } урона
       *[many] { $more } урона
    } больше каждому Охотнику, сыгравшему { $kind ->
        [melee] оружие ближнего боя
       *[ranged] оружие дальнего боя
    }.
power-first-blood = В каждом раунде Охотник, который первым атакует этого Монстра на шаге 5, перед ударом получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
power-enrage = Пока у этого Монстра осталась половина Отголосков или меньше, за него бросают следующий по силе кубик.
power-pierce-dream = «Сон Охотника» не делит пополам урон от атаки этого Монстра.
power-poison = В конце раунда каждый Охотник, взявший Отголоски с этого Монстра в этом раунде, получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }{ $after_kill ->
        [pending] {", даже если Монстр убит"}
       *[ends] {""}
    }.
power-break-weapons = В конце раунда всё оружие, нанёсшее урон этому Монстру в этом раунде, навсегда удаляется из игры{ $after_kill ->
        [pending] {", даже если Монстр убит"}
       *[ends] {""}
    }.

## Законы Финальных Боссов

law-more-echoes = Всю игру: все остальные Монстры, включая Боссов, получают при открытии на { $echoes ->
        [one] { $echoes } Отголосок
        [few] { $echoes } Отголоска
       *[many] { $echoes } Отголосков
    } больше.
law-last-death = Всю игру: Охотник, убитый { $deaths ->
        [one] { $deaths } раз
        [few] { $deaths } раза
       *[many] { $deaths } раз
    }, выбывает навсегда.
law-shallow-rest = Всю игру: отдых, в том числе после смерти, восстанавливает только { $health ->
        [one] { $health } единицу
        [few] { $health } единицы
       *[many] { $health } единиц
    } здоровья.
law-fewer-cards = Всю игру: у каждого Охотника может быть не больше { $cards ->
        [one] { $cards } карты
        [few] { $cards } карт
       *[many] { $cards } карт
    } действий.
law-upgrade-price = Всю игру: Охотник, взявший улучшение, теряет { $echoes ->
        [one] { $echoes } сохранённый Отголосок, если он у него есть
        [few] до { $echoes } сохранённых Отголосков
       *[many] до { $echoes } сохранённых Отголосков
    }.
law-blood-tithe = Всю игру: убитый Охотник теряет ещё и { $echoes ->
        [one] { $echoes } сохранённый Отголосок
        [few] до { $echoes } сохранённых Отголосков
       *[many] до { $echoes } сохранённых Отголосков
    }.

## Слова на картах

kind-melee = Оружие ближнего боя
kind-ranged = Оружие дальнего боя
kind-utility = Карта поддержки
type-kin = Род
type-humanoid = Гуманоид
type-beast = Зверь
lantern-green = зелёный
lantern-yellow = жёлтый
lantern-red = красный
rank-ordinary = Обычный Монстр
rank-boss = Босс
rank-final-boss = Финальный Босс
instant = Мгновенно
weapon-damage =
    { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }
clashes =
    { $pistol_clash ->
        [delay] Если в этом раунде «Пистолет Охотника» сыграли не только вы, все эти пистолеты теряют мгновенность и атакуют только на шаге 5.
       *[cancel] Если в этом раунде «Пистолет Охотника» сыграли не только вы, ни один из этих пистолетов не действует.
    }
dream-text =
    { $dream_halves ->
        [attack] Урон от атаки Монстра, который вы получаете в этом раунде, делится пополам с округлением вниз.
       *[all] Весь урон, который вы получаете в этом раунде, делится пополам с округлением вниз.
    } На шаге 7 вы сохраняете собранные Отголоски, возвращаете на руку эту и все использованные карты, { $upgrade ->
        [must] должны взять улучшение
       *[may] можете взять улучшение
    } и отдыхаете. Эту карту нельзя удалить из игры.

## Шаги

phase-0 = Подготовка
    .help = Определяется Финальный Босс, Охотники получают стартовые карты, и из темноты выходит первый Монстр.
phase-1 = Выбор карт
    .help = Все тайно выбирают с руки по одной карте и открывают их одновременно.
phase-2 = Трансформация оружия
    .help = Кто сыграл «Трансформацию», теперь выбирает с руки оружие, уже зная карты остальных.
phase-3 = Мгновенные эффекты
    .help = Карты с пометкой «Мгновенно» срабатывают по порядку хода, ещё до атаки Монстра.
phase-4 = Атака Монстра
    .help = За Монстра бросают кубик, и выпавший урон получает каждый Охотник; после числа с «+» бросают ещё раз и складывают.
phase-5 = Атака Охотников
    .help = Охотники с оружием атакуют по очереди и за каждую единицу урона берут с Монстра один Отголосок.
phase-6 = Бегство Монстра
    .help = Выживший обычный Монстр сбегает и уносит оставшиеся Отголоски, а Босс остаётся до самой смерти.
phase-7 = Сон Охотника
    .help =
        Кто ушёл в Сон, сохраняет Отголоски, возвращает карты, { $upgrade ->
            [must] должен взять улучшение и отдыхает; убитые должны взять улучшение
           *[may] может взять улучшение и отдыхает; убитые могут взять улучшение
        } и возвращаются на охоту.
phase-8 = Конец раунда
    .help = Сыгранные карты уходят в стопку сброса, жетон первого игрока переходит дальше, и, если Монстра больше нет, открывается следующий.

## Вопросы

ask-play = Какую карту вы сыграете?
    .help = Оружие приносит Отголоски, но оставляет вас под ударом; «Сон Охотника» сбережёт собранное и вернёт использованные карты. Подумайте, сколько у вас здоровья и что сыграют другие.
ask-transform = Какое оружие вы пустите в ход?
    .help = Карты остальных уже открыты: выберите с руки оружие, которое сейчас принесёт больше всего.
ask-target = Против кого вы направите карту «{ $card }»?
    .help = Выберите одного Охотника, на которого подействует ваша карта. Часто выгоднее всего помешать тому, кто впереди.
ask-foresee = Карта «{ $card }»: что сделать со следующей картой Подземелья?
    .help = Её видите только вы: оставьте её наверху, и этот Монстр выйдет следующим, или спрячьте под колоду.
ask-upgrade = Какое улучшение вы возьмёте?
    .help = Улучшения сильнее стартовых карт и остаются у вас насовсем. Карта сразу идёт на руку, и уже в следующем раунде её можно сыграть.
ask-remove = У вас слишком много карт. Какая покинет игру?
    .help = Выбранная карта исчезнет навсегда, поэтому расстаньтесь с той, что полезна меньше всего. «Сон Охотника» всегда остаётся у вас.

## Варианты ответа

option-decline = Не брать улучшение
option-leave = Оставить наверху
option-bury = Положить под колоду
option-seat = { $hunter }
option-used = «{ $card }» (из стопки сброса)
option-in-play = «{ $card }» (сыграна в этом раунде)

## Журнал

event-final-boss = Финальный Босс этой охоты: «{ $monster }».
event-final-boss-chosen = Финальный Босс выбран сообща: «{ $monster }».
event-first-player = Первый игрок: { $hunter }.
event-equipped = { $hunter }: на руке пять стартовых карт, здоровье — { $number }.
event-row = Доступно улучшение: «{ $card }».
event-appears = Из темноты выходит Монстр «{ $monster }»: { $number ->
        [one] { $number } Отголосок
        [few] { $number } Отголоска
       *[many] { $number } Отголосков
    }.
event-more-echoes = Монстр «{ $monster }» получает ещё { $number ->
        [one] { $number } Отголосок
        [few] { $number } Отголоска
       *[many] { $number } Отголосков
    }.
event-round = Раунд { $number }. Первый игрок: { $hunter }.
event-phase = { $phase }
event-announces = { $hunter } обещает: «{ $card }».
event-plays = { $hunter }: сыграна карта «{ $card }».
event-sits-out = { $hunter }: смерть ещё не отпустила, раунд проходит без карты.
event-draws-weapon = { $hunter }: в ход идёт оружие «{ $card }».
event-no-weapon = { $hunter }: на руке нет оружия, трансформация впустую.
event-clash = { $hunter }: «{ $card }» не действует, пистолеты отменили друг друга.
event-late-clash = { $hunter }: «{ $card }» теряет мгновенность и атакует только на шаге 5.
event-cancelled = { $hunter }: «{ $card }» не действует, атаки нет.
event-uses = { $hunter }: действует карта «{ $card }».
event-acts = «{ $monster }»: действует способность.
event-hits = { $hunter }: { $number ->
        [one] взят { $number } Отголосок
        [few] взято { $number } Отголоска
       *[many] взято { $number } Отголосков
    } с Монстра «{ $monster }».
event-hits-air = { $hunter }: «{ $card }» не наносит урона.
event-no-attack = { $hunter }: с картой «{ $card }» атаки на этом шаге нет.
event-cannot-attack = { $hunter }: Охотник мёртв, «{ $card }» остаётся без дела.
event-slain = Монстр «{ $monster }» убит. Последний удар: { $hunter }.
event-trophy = { $hunter }: трофей «{ $type }», дорожка теперь приносит { $number ->
        [one] { $number } Отголосок
        [few] { $number } Отголоска
       *[many] { $number } Отголосков
    }.
event-track-full = { $hunter }: дорожка трофеев «{ $type }» уже пройдена до конца.
event-fight-skipped = Бой кончился раньше атаки Монстра: шаги 4–6 пропускаются.
event-rolls = { $hunter }: { $die } кубик, выпало { $face }.
event-attack = Атака Монстра «{ $monster }»: { $number ->
        [one] { $number } урон
        [few] { $number } урона
       *[many] { $number } урона
    }.
event-hurt = { $hunter }: { $number ->
        [one] получен { $number } урон
        [few] получено { $number } урона
       *[many] получено { $number } урона
    }, осталось здоровья: { $left }.
event-dream-hurt = { $hunter }: Сон смягчает удар до { $number } урона, осталось здоровья: { $left }.
event-unharmed = { $hunter }: ни царапины.
event-endures = { $hunter }: смертельный удар, но Охотник держится на последней единице здоровья.
event-dies =
    { $number ->
        [0] { $hunter }: Охотник убит.
        [one] { $hunter }: Охотник убит, потерян { $number } собранный Отголосок.
        [few] { $hunter }: Охотник убит, потеряно { $number } собранных Отголоска.
       *[many] { $hunter }: Охотник убит, потеряно { $number } собранных Отголосков.
    }
event-keeps-bank = { $hunter }: { $number ->
        [one] { $number } сохранённый Отголосок остаётся
        [few] { $number } сохранённых Отголоска остаются
       *[many] { $number } сохранённых Отголосков остаются
    } в безопасности.
event-eliminated = { $hunter }: Охотник навсегда выбывает из игры.
event-escapes = Монстр «{ $monster }» сбегает и уносит { $number ->
        [one] { $number } Отголосок
        [few] { $number } Отголоска
       *[many] { $number } Отголосков
    }.
event-boss-stays = Босс «{ $monster }» не отступает: { $number ->
        [one] остался { $number } Отголосок
        [few] осталось { $number } Отголоска
       *[many] осталось { $number } Отголосков
    }.
event-banks = { $hunter }: { $number ->
        [one] сохранён { $number } Отголосок
        [few] сохранено { $number } Отголоска
       *[many] сохранено { $number } Отголосков
    }.
event-takes-back = { $hunter }: на руку { $number ->
        [one] возвращается { $number } карта
        [few] возвращаются { $number } карты
       *[many] возвращаются { $number } карт
    }.
event-keeps-used = { $hunter }: использованные карты остаются в стопке сброса.
event-takes-upgrade = { $hunter }: взято улучшение «{ $card }».
event-declines = { $hunter }: отказ от улучшения.
event-no-upgrade = { $hunter }: доступных улучшений нет, взять нечего.
event-removes = { $hunter }: карт больше, чем можно иметь; «{ $card }» навсегда покидает игру.
event-rests = { $hunter }: отдых, здоровье теперь { $number }.
event-returns = { $hunter }: Охотник возвращается на охоту.
event-upgrades-over = Колода улучшений пуста, ряд больше не пополняется.
event-puts-away = { $hunter }: карта «{ $card }» уходит в стопку сброса.
event-marker = Жетон первого игрока переходит дальше: { $hunter }.
event-final-boss-enters = Подземелье пройдено. В бой вступает Финальный Босс «{ $monster }».
event-heals = { $hunter }: восстановлено здоровья: { $number }.
event-steals = { $hunter }: { $number ->
        [one] украден { $number } Отголосок
        [few] украдено { $number } Отголоска
       *[many] украдено { $number } Отголосков
    }, жертва — { $target }.
event-loses-echoes = { $hunter }: { $number ->
        [one] потерян { $number } собранный Отголосок
        [few] потеряно { $number } собранных Отголоска
       *[many] потеряно { $number } собранных Отголосков
    }.
event-loses-banked = { $hunter }: { $number ->
        [one] потерян { $number } сохранённый Отголосок
        [few] потеряно { $number } сохранённых Отголоска
       *[many] потеряно { $number } сохранённых Отголосков
    }.
event-hampers = { $hunter }: помеха оружию «{ $card }», жертва — { $target }.
event-looks = { $hunter }: взгляд на следующую карту Подземелья.
event-foresees = { $hunter }: следующая карта Подземелья — «{ $monster }».
event-buries = { $hunter }: карта Подземелья уходит под колоду.
event-leaves = { $hunter }: карта Подземелья остаётся наверху.
event-no-target = { $hunter }: для карты «{ $card }» нет цели.
event-weapon-lost = { $hunter }: оружие «{ $card }» сломано и навсегда удалено из игры.
event-call = Монстр «{ $monster }» зовёт подмогу: следующий получит на { $number ->
        [one] { $number } Отголосок
        [few] { $number } Отголоска
       *[many] { $number } Отголосков
    } больше.
event-calmer = { $hunter }: атака Монстра слабее на { $number ->
        [one] { $number } урон
        [few] { $number } урона
       *[many] { $number } урона
    }.
event-enraged = Монстр «{ $monster }» в ярости: в ход идёт более сильный кубик.
event-stalled =
    { $number ->
        [one] { $number } раунд
        [few] { $number } раунда
       *[many] { $number } раундов
    } подряд без единого взятого Отголоска: охота прекращается.
event-all-gone = Не осталось ни одного Охотника.
event-hunt-over = Охота окончена.
event-scores = { $hunter }: Счёт Крови — { $number }, место — { $rank }.

## Настройки

setting-final-boss = Финальный Босс
    .help = Кто ждёт Охотников в конце и чей закон действует всю игру.
setting-final-boss-random = случайный
setting-first-player = Первый игрок
    .help = Кто начинает первый раунд; затем жетон переходит по кругу.
setting-first-player-random = случайно
setting-upgrade = Улучшения
    .help = Можно ли отказаться от улучшения после Сна или смерти.
setting-upgrade-may = можно отказаться
setting-upgrade-must = брать обязательно
setting-dream-halves = Защита Сна
    .help = Какой урон «Сон Охотника» делит пополам.
setting-dream-halves-all = весь урон за раунд
setting-dream-halves-attack = только урон от атаки Монстра
setting-pistol-clash = Несколько Пистолетов Охотника
    .help = Что происходит, если «Пистолет Охотника» сыграли сразу несколько Охотников.
setting-pistol-clash-cancel = ни один не действует
setting-pistol-clash-delay = атакуют только на шаге 5
setting-after-kill = Способность убитого Монстра
    .help = Действует ли в конце раунда способность Монстра, которого в этом раунде убили.
setting-after-kill-ends = кончается вместе с ним
setting-after-kill-pending = ещё срабатывает в конце раунда
setting-stall-rounds = Предел раундов без добычи
    .help = Если с одного и того же Монстра столько раундов подряд никто не взял ни одного Отголоска, охота заканчивается подсчётом.
setting-open-hands = Карты на руках
    .help = Видны ли всем карты на руках; их всё равно можно вычислить, ведь всё берут в открытую.
setting-open-hands-yes = видны всем
setting-open-hands-no = скрыты

## Отказы

refused-in-used = «{ $card }» лежит в стопке сброса: сыграть эту карту нельзя, пока вы не вернёте её во Сне Охотника.
refused-not-owned = Карта «{ $card }» вам не принадлежит.
refused-not-weapon = «{ $card }» — не оружие, а при трансформации нужно выбрать оружие.
refused-dream-stays = «Сон Охотника» нельзя удалить из игры никогда.
refused-not-in-row = Карты «{ $card }» нет среди доступных улучшений.
refused-must-take = За этим столом брать улучшение обязательно.
refused-not-a-target = Карту «{ $card }» сейчас нельзя применить к этой цели: { $hunter }.
refused-not-offered = Такого варианта среди предложенных нет.

# Что учитывает оценка

mark-level = Счёт Крови
mark-collected = собранные, но не сохранённые Отголоски
mark-health = доля здоровья
mark-dead = риск погибнуть
mark-gone = риск выбыть из игры
mark-hand-early = карты на руке
mark-damage-in-hand = урон на руке
mark-damage-owned-early = урон всех своих карт
mark-dream-in-hand = Сон Охотника на руке
mark-tracks-early = ценность следующих трофеев
mark-upgrades-early = улучшения
