# Words of the text client. What belongs to one game begins with its letters (bb-).

## Everywhere

you = you
none = none
yes-words = y, yes
prompt = { $name } >
asks = { $name }: { $question }
news = What happened
whole-log = The whole log
thinking = The others are thinking …

## First screen and help

how-to-answer = To answer, type the number of a choice, or enough letters of its name (two or more), and press Enter. Type ? for help, h for a hint, q to leave.
fan-project = An unofficial fan project. The rules are told in our own words: “rule” and a word finds them.
welcome-back = The game goes on where it was left. Type ? for help.
seeded = This game has a chosen seed: whoever gave it can know everything that chance will bring.
help-goal = The goal
help-round = A round, phase by phase
help-title = How to answer, and what else can be typed

command-help = help
    .about = This page.
command-rule = rule
    .about = “rule { $rule }” shows a rule; “rule” and a word finds all rules with that word.
command-why = why
    .about = The rule behind the question. “why 12”: the rule behind line 12 of the log.
command-card = card
    .about = “card” and a part of its name, or “card 2” (a choice), shows any card in full.
command-table = table
    .about = Shows the table and the question again.
command-log = log
    .about = Everything that has happened so far.
command-hint = hint
    .about = The best choices with the chance of winning, and why; from what you know.
command-flow = flow
    .about = Play that flows: “flow full” asks you everywhere, “flow auto” only at your stops, “flow on” passes until something happens, “flow” and the number of a moment sets or lifts a stop.
command-wait = wait, not now
    .about = Where all act at the same time: lets somebody else go first.
command-seat = player, seat
    .about = “player 2” or “player” and a name: somebody else who is asked goes first, or changes a proposal.
command-announce = announce
    .about = “announce” and a card, at any time: tells all what you mean to play. It binds nobody.
command-signal = signal
    .about = Shows the signals of the game; “signal 2” gives one.
command-away = away
    .about = “away” and a name: somebody is not here. What is decided together does not wait for them until they answer again.
command-undo = undo
    .about = Takes back the last decision.
command-save = save
    .about = “save my-game.txt” writes the game into a file; “save” alone into the usual one.
command-lang = lang, language
    .about = “lang de”, “lang en” or “lang ru”: Deutsch, English, русский.
command-concede = give up, resign
    .about = Give the game up: the other player wins. You are asked once more.
command-quit = quit, exit
    .about = Leave the table; the game is saved if it has a file.

## When something does not fit

flow-not-here = In this game every question is a real one; there is nothing to pass.
flow-unknown = “{ $typed }” is no way to play on. Write full, auto, on, hurry, or the number of a moment: { $moments }.
flow-now = Way of play: { $mode }. You are asked at: { $stops }.
nothing-typed = Nothing was typed. Type a number from 1 to { $number }, or ? for help.
no-such-number = There is no choice { $typed }. Type a number from 1 to { $number }.
several-fit = “{ $typed }” fits several: { $choices }. Type a few more letters.
not-understood = “{ $typed }” is none of the choices. Type a number or a part of a name, or ? for help.
see-rule = To read why: rule { $rule }
which-language = Which language? Type “lang” and one of these: { $languages }.
which-rule = Which rule? Type “rule” and its id, as in “rule { $rule }”, or “rule” and a word.
no-rule = No rule has “{ $typed }” in it. Try another or a shorter word.
no-line = The log has no line “{ $typed }”. The numbers stand before the lines; “log” shows them all.
which-card = Which card? Type “card” and its name, or the number of a choice.
no-card = No card is called “{ $typed }”. Try a part of its name.

## Rules and hints

rules-found =
    { $number ->
        [one] { $number } rule with “{ $typed }”
       *[other] { $number } rules with “{ $typed }”
    }
rules-more =
    { $left ->
        [0] To read one: rule { $rule }
       *[other] And { $left } more; add another word. To read one: rule { $rule }
    }
rule-source = { $section }; printed rulebook, page { $page }.
hint = What a thinking player would do, knowing what you know
review = Looking back: { $name }
looking-back = Looking back at the game …

## Several people

curtain = Hand over to { $name }. { $name }, press Enter when nobody else is looking.
undo-really = Take back the last decision of { $name }? Everyone should agree. Type yes or no.
nothing-to-undo = There is nothing to take back yet.
undone = Taken back.

## Saving and leaving

saved = The game is saved: { $file }
not-saved = The game could not be saved in { $file } ({ $why }). Type “save” and another file name.
save-where = Where to? Type “save” and a file name, as in “save my-game.txt”.
overwrite = { $file } exists already. Replace it? Type yes or no.
quit-really = This game is not saved. Leave without saving? Type yes or no. (To save first: no, then “save my-game.txt”.)
give-up-really = Give up? The other player wins at once. Type yes or no.
give-up-not-here = Nobody can give up in this game. Type quit to leave the table.
farewell = The game can wait. Until the next night.

winners =
    { $number ->
        [0] Nobody has won.
        [one] { $names } has won.
       *[other] { $names } share the victory.
    }

team-won =
    { $number ->
        [one] { $names } has won.
       *[other] You have won together: { $names }.
    }
team-lost =
    { $number ->
        [one] { $names } has lost.
       *[other] You have lost together: { $names }.
    }

## Ways of asking

at-once = Acting at the same time: { $names }. “wait” lets somebody else go first.
proposes = { $name } proposes: { $choice }
proposes-nothing = { $name } has proposed nothing yet.
is-away = { $name } is away and not waited for.
settles-one = { $name } decides; the others may propose.
settles-most = What more than half propose is done. If you cannot agree, { $name } decides.
settles-all = What all propose is done. If you cannot agree, { $name } decides.
may-change = Choose again to change your proposal.
talk-signals = Words are not heard at this moment, only signals: “signal” shows them.
talk-silent = Nothing can be heard at this moment: neither words nor signals.
announced = You announced: { $choice }
which-announcement = What do you announce? Type “announce” and the name of one of your cards.
no-announcing = Nothing is announced in this game: talk as you like.
signals = The signals of this game; “signal” and a number gives one
signalled = Your signal: { $signal }
no-signals = This game has no signals: talk as you like.
nobody-to-wait-for = Nobody else can go first now. Type the number of a choice.
which-seat = That must be one of those who can be asked now: { $names }.
away-not-here = Nothing is decided together at this moment, so nobody is waited for in vain.
away-already = { $name } is counted out already. To come back: “player” and the name.

## A game without a face of its own

table = On the table
yes = yes
no = no
unknown = not known
nothing = nothing
view-round = Round
view-phase = Phase
result = The game is over
place = Place { $number }.
score = Score: { $number }.

## Campaigns

chronicle = What has become of you so far
camp = { $game }: the campaign
camp-begins = A campaign begins. It is kept in { $file }, after every decision.
camp-runs = Runs so far
camp-run = Run { $run }
camp-won = won
camp-lost = lost
camp-open = not finished
camp-line = { $result }; score { $score }; { $names }
camp-next = Who comes along to run { $run }
camp-bot = bot: { $level }
camp-person = person { $number }
camp-ask = Press Enter to go on to run { $run }. Type ? for what can be changed, or “stop”.
camp-help = Before the next run
camp-over =
    { $number ->
        [one] The campaign is over, after { $number } run.
       *[other] The campaign is over, after { $number } runs.
    }
camp-not-understood = “{ $typed }” means nothing here. Press Enter to go on, or type ?.
camp-farewell = The campaign waits in { $file }.
command-on = on, go on
    .about = On to the next run; Enter does the same.
command-seats = seats
    .about = “seats 3”: so many seats, people and bots together.
    .wrong = Seats: a number from { $fewest } to { $most }, and enough for all people.
command-people = people
    .about = “people 2”: so many people at this screen.
    .wrong = People: a number; all of them need a seat, of { $most } at most.
command-each = each
    .about = “each 2”: so many seats for each person; “each 2,1” for the first and the second.
    .wrong = Each: a number for all people, or one for each, such as 2,1; there are { $most } seats at most.
command-bots = bots
    .about = “bots adept”: who takes the other seats (random, greedy, adept, master).
    .wrong = Bots are random, greedy, adept or master.
command-names = names
    .about = “names Ada, Bjarne”: the names of all seats.
    .wrong = Names: different ones, separated by commas, for { $most } seats at most; no ; and no #.
command-stop = stop
    .about = Stop here; the campaign goes on another time.
