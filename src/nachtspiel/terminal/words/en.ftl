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
review = Looking back
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
