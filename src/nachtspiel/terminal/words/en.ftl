# Words of the text client. What belongs to one game begins with its letters (bb-).

## Everywhere

you = you
none = none
yes-words = y, yes
prompt = { $hunter } >
asks = { $hunter }: { $question }
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
which-language = Which language? Type lang de, lang en or lang ru.
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

curtain = Hand over to { $hunter }. { $hunter }, press Enter when nobody else is looking.
undo-really = Take back the last decision of { $hunter }? Everyone should agree. Type yes or no.
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

## Bloodborne: the table

bb-status = Round { $round } · Phase { $number } of 8: { $phase } · First player: { $hunter }
bb-final-boss = Final Boss: { $monster }
bb-dungeon =
    { $number ->
        [0] Dungeon: no cards left, the Final Boss comes next.
        [one] Dungeon: { $number } card left, then the Final Boss.
       *[other] Dungeon: { $number } cards left, then the Final Boss.
    }
bb-knows-next = You have seen it: next comes { $monster }.
bb-knows-last = You have seen it: at the bottom lies { $monster }.
bb-seen-next = Who knows the next card: { $hunters }.
bb-seen-last = Who knows the card at the bottom: { $hunters }.
bb-monster = { $monster } ({ $rank })
bb-monster-none = No Monster
bb-monster-none-help = The last one is gone. The next appears at the end of the round.
bb-echoes = Echoes left: { $number } of { $full }
bb-health-of-monster =
    { $number ->
        [one] { $number } Echo with three Hunters.
       *[other] { $number } Echoes with three Hunters.
    }
bb-die = Attack die: { $die } ({ $faces }); “+” rolls again and adds.
bb-types = Trophies: { $types }.
bb-no-ability = No special ability.
bb-last-fight = This is the last fight: when it dies, the game ends.
bb-row = Available Upgrades (for dreamers and the killed, in Phase 7)
bb-dream-short = Damage halved. In Phase 7 you bank your Echoes, take back used cards, may take an upgrade, and heal.

## Bloodborne: hunters

bb-hunters = Hunters (collected Echoes are at risk, banked ones are safe)
bb-gone = out of the game
bb-health = Health { $number } of { $full }
bb-collected = Collected { $number }
bb-banked = Banked { $number }
bb-level = Blood level { $number }
bb-trophy = { $type } { $number } (worth { $worth })
bb-trophies = Trophies: { $trophies }
bb-deaths =
    { $number ->
        [one] killed once
        [2] killed twice
       *[other] killed { $number } times
    }
bb-hand = Hand ({ $number }): { $cards }
bb-hand-hidden =
    { $number ->
        [one] Hand: { $number } card
       *[other] Hand: { $number } cards
    }
bb-used = Used ({ $number }): { $cards }
bb-in-play = In play: { $cards }
bb-chosen = Chosen, face down: { $choice }
bb-laid = Has chosen a card, face down
bb-dead = Killed this round
bb-dreaming = In Hunter's Dream
bb-cancelled = without effect
bb-hampered = weapon hampered by { $number }

## Bloodborne: the end

bb-result = The hunt is over
bb-placed = Place { $number }: { $hunter }.
bb-column-place = Place
bb-column-hunter = Hunter
bb-column-banked = Banked
bb-column-trophies = Trophies
bb-column-level = Blood level

## Bluthelden: the table

bh-status = Round { $round } · { $phase } · Initiative: { $player }
bh-numbers = { $lp } LP · { $asp } ASP · hand { $hand } · Spell pile { $spells } · Pool { $pool }
bh-hand = Hand: { $cards }
bh-graveyard = Graveyard: { $cards }
bh-banished = Banished: { $cards }
bh-nothing = nothing
bh-unknown-card = a hidden card
bh-face-down = a card face down
bh-damage = { $number } damage
bh-turned = turned
bh-bound = bound
bh-hidden = face down
bh-shadows = Shadow tokens: { $mine } yours, { $theirs } theirs
bh-lanes = The three lanes
bh-chain = The Reaction Chain (the last one resolves first)
bh-item = { $number }. { $card } ({ $player })
bh-left = { $player }: { $lp } LP left
bh-drawn = The game is drawn
bh-won = { $player } has won
bh-mulligan = Write the numbers of the cards you set aside, such as 1 3 4, or 0 to keep them all.
