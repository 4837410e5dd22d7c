game-beacon = Beacon
    .about = One to four wardens keep a fire alive on a stormy coast, three hours a night. All of you act whenever you like; then you close one shutter together, and the storm comes.
    .goal = If the fire still burns after the third hour, the night is won. Three won nights are the whole campaign; if the fire goes out, the same night begins anew.
    .names = Ada, Bjarne, Cora, Dmitri

setting-storm = Storm
    .mild = mild: talk freely
    .wild = wild: at the shutters only signals are heard
    .deafening = deafening: at the shutters nothing is heard

item-log = log
item-oil = flask of oil
item-lens = lens
side-left = left
side-right = right
signal-left = Left!
signal-right = Right!
signal-wood = We need wood
signal-thanks = Thanks!

ask-act = What do you do?
    .help = Gather wood, feed the fire, look out for the storm or search the chest; each takes one strength. The others act at the same time.
ask-find = You have found: { $card }. Burn it now, or keep it for later nights?
    .help = What burns feeds the fire at once. What is kept goes along to the next night; a lens helps as soon as it is kept.
ask-shutters = Which shutter do you close together?
    .help = Everybody proposes; what more than half propose is done. If you cannot agree, the warden of the hour decides.

option-gather = Gather wood
    .text = One more log on the pile of all.
option-feed = Feed the fire
    .text = One log from the pile: the fire grows by 1.
option-look = Look out
    .text = Only you learn from which side the storm will come.
option-search = Search the chest
    .text = One thing out of the chest, to be burned or kept.
option-done = Nothing more
    .text = You can come back as soon as somebody else has done something.
option-return = Come back
    .text = You are not done after all.
option-burn = Burn it
    .text = The fire grows by 1, by oil by 2.
option-keep = Keep it
    .text = It goes along from night to night.
option-left = The left one
    .text = If the storm comes from the left, it takes only 1.
option-right = The right one
    .text = If the storm comes from the right, it takes only 1.

event-hour = Hour { $number } begins; { $warden } has the watch.
event-gathers = { $warden } gathers wood: { $number } on the pile.
event-feeds = { $warden } feeds the fire: it burns at { $number }.
event-looks = { $warden } looks out for the storm.
event-sees = You see the storm: it comes from the { $side }.
event-finds = { $warden } searches the chest: { $item }.
event-burns = { $warden } burns it ({ $item }): the fire burns at { $number }.
event-keeps = { $warden } keeps it for later nights: { $item }.
event-done = { $warden } wants to do nothing more.
event-returns = { $warden } comes back.
event-shuts = The shutter on the { $side } is closed.
event-storm = The storm comes from the { $side } and takes { $number }: the fire burns at { $left }.
event-dark = The fire is out. The night is lost.
event-dawn = Dawn: night { $number } is won.
event-signals = { $warden } signals: { $signal }

refused-not-now = That cannot be done now.
