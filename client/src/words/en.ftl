# The words that every game needs in the browser. What only one says is in its own folder (games/*/words, games/*/door) and goes before these.

## Everywhere

you = You
close = Close
chosen = Chosen
language = Language
rule = Rule
card = Card
skip = Skip
space = Space
somebody = Somebody
copied = Copied
your-turn = Your turn
tools = Tools
menu = Menu
the-table = The table
decision = Your decision
chronicle = Chronicle
all-turned = All cards are turned over together.

## Start page

start-motto = Tables for the dark hours. Choose a door.
start-doors = The games
start-setup = Who plays
door-open = Choose
door-shut = Not open yet
seats = Seats
who-sits = Who takes seat { $number }
seat-number = Seat { $number }
your-name = Your name
default-name = Player
hotseat-name = Player { $number }
bot-name = Bot { $number }
this-browser = this browser
friend = A friend
friend-by-link = a friend by link
bot-random = Bot: random
bot-greedy = Bot: greedy
bot-adept = Bot: adept
bot-master = Bot: master
expect = What to expect: { $levels }
expect-random = Random plays anything.
expect-greedy = Greedy looks one step ahead and nearly always beats random.
expect-adept = Adept thinks ahead for a moment and usually beats greedy.
expect-master = Master thinks for up to two seconds and is hard to beat.
open-seat = Open seat
open-seat-help = add another player
remove-seat = Remove seat { $number }
nobody-here = One seat must be yours: choose “this browser” for it.
more-settings = More settings
begin = Begin the game
learn = Learn by playing
timer = Time to decide
    .help = Who takes longer has the decision made by a bot. With days one plays by and by, and need not be here together.
timer-none = As long as you like
timer-is =
    { $minutes ->
        [0.5] Half a minute
        [60] One hour
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
timer-days =
    { $days ->
        [1] One day
       *[other] { $days } days
    }
hints = Hints
    .help = Who has to decide can ask what a thinking player would do, knowing no more than they do.
hints-alone = Only when playing alone
hints-yes = For everybody
hints-no = For nobody
saved-games = Games of this browser
saved-open = Play on
saved-over = Over: see the result
forget = Forget this game
icons-by = Icons: game-icons.net, CC BY 3.0
credits = Credits
credits-icons = Icons by Lorc, Delapouite and contributors, altered (engraved and combined into pictures):
credits-fonts = Typefaces: Cormorant, Alegreya and Alegreya Sans, SIL Open Font License 1.1.
credits-games = The names of the games belong to their owners. An unofficial fan project; no original art is used, and the rules are told in our own words.
credits-list = The icons used
rulebook = Rulebook

## At the table

opening = The candle is being lit …
game-goes-on = The game goes on …
waiting-for =
    { $number ->
        [one] { $names } is still deciding
       *[other] { $names } are still deciding
    }
you-watch = You are watching.
reconnecting = The connection is lost. Trying again; nothing of the game is lost.
take-back = Take back
undo-asked = { $name } asks to take back a decision. Do you agree?
undo-waits = You have asked to take back. The others must agree.
agree = Agree
disagree = Refuse
fork-back = Go back, as a new game
continue-here = Continue from here
seats-and-invites = Seats and invitations
seat-here = at the table
seat-away = away
bot-stands-in = a bot stands in
bot-for-you = a bot plays for you
bot-plays-you = A bot plays in your place
let-bot = Let a bot stand in
let-bot-play = Let a bot play for me
take-seat-back = Take the seat back
invite-for = Invitation for { $name }
invite-help = Each link opens one seat, once. Send it only to the person who shall sit there.
copy-invite = Copy invitation
copy-link = Copy link
spectators = For spectators
talk = Talk
talk-none = Nobody has said anything yet.
talk-here = Say something
talk-send = Say it
talk-refused = That could not be said just now. Wait a moment.
give-up = Give up
give-up-sure = Give up for good
leave-table = Leave the table
motion = Motion
motion-1 = Normal
motion-2 = Fast
motion-0 = None
keys-help = Keys: 1–9 choose, Enter confirms, Esc takes back, I shows the card, H gives a hint, R the rule, / searches the rules, Space skips.
curtain-title = { $name }, it is your turn
curtain-help = The table is covered. { $name }, open the curtain when nobody else is looking.
curtain-open = Open the curtain
time-left =
    { $number ->
        [one] { $number } second left
       *[other] { $number } seconds left
    }
time-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }{ $hours ->
        [0] { "" }
       *[other] { " " }{ $hours } h
    }
time-hours = { $hours } h { $minutes } min
time-left-long = { $time } left
time-short = Your time is nearly up.
percent = { $number } %
hint = Hint
hint-thinking = Thinking it through …
hint-best = Hint: the best choice, { $number } % to win.
hint-chance = Hint: { $number } % to win.
hint-first = The first choice
hint-second = the second
hint-only = There is no other choice.
hint-clear = { $choice } is clearly better than anything else.
hint-close = { $choice } is a little better than the rest.
hint-even = { $choice } and { $other } are about equally good.
hint-reason = What it should bring by the next round, compared with { $other }: { $reasons }.
hint-expects = { $person } will probably choose { $choice } ({ $share } %).
hint-counts = What counts, { $choice }: { $text }
hint-honest = The chances of winning, thought through from what you can know. The rule:
announce = Announce it
announced = Announced
sound-on = Sound: on
sound-off = Sound: off
qr = Show as QR code
qr-for = QR code: { $name }
lesson-go-on = Continue
lesson-leave = Leave the lesson
lesson-leave-help = You can play this game on without guidance: the same table, and everybody chooses freely. Or go back to the start page; the lesson waits among your games.
lesson-play-on = Play on freely
watch-game = Watch the game
to-start = To the start page

## Rules

search-rules = Search rules, cards, words
sections = Sections
section = Section { $number }
rules-found =
    { $number ->
        [one] { $number } rule found
       *[other] { $number } rules found
    }
no-rule-found = No rule has these words in it. Try a shorter one.
rules-that-apply = Rules that apply
rulebook-page = Rulebook, page { $number }
our-reading = Our reading of the rules
open-in-rulebook = Open in the rulebook

## After the game

game-over = The game is over
see-result = See the result
play-again = Play again
watch-again = Watch from the start
save-record = Save the record
back-to-table = Back to the table
replay = Looking back
step-back = One step back
step-on = One step on
play-on = Play
pause = Pause
point-of = { $number } of { $full }
seen-by = Seen by
all-open = All open
as-spectator = Spectator
share = Copy link
look-back = The game, looked back at
look-back-whose = Whose game
look-back-begins = The game is being thought through again …
look-back-busy = Many look back just now; this game will be thought through in a moment …
look-back-at = Decision { $number } of { $full } thought through …
look-back-failed = The game could not be thought through.
try-again = Try again
look-back-curve = Chance of winning over the rounds
look-back-when = When
look-back-chance = Chance of winning
look-back-end = At the end
look-back-rise = better
look-back-fall = worse
look-back-slip = a mistake
look-back-turns = Where it turned
look-back-slips = What would have been better
look-back-none-yet = Nothing found so far.
look-back-honest = Every decision is judged by what could be known then, not by what came after. The chances are estimates.
turn-rise =
    { $points ->
        [one] brought { $points } point of winning chance.
       *[other] brought { $points } points of winning chance.
    }
turn-fall =
    { $points ->
        [one] cost { $points } point of winning chance.
       *[other] cost { $points } points of winning chance.
    }
slip =
    { $points ->
        [one] { $chosen } was chosen. { $better } would have been better by about { $points } point.
       *[other] { $chosen } was chosen. { $better } would have been better by about { $points } points.
    }
no-slips =
    { $number ->
        [one] { $number } decision looked at: nothing was clearly wrong.
       *[other] { $number } decisions looked at: nothing was clearly wrong.
    }
watch-there = Look at it

## When something does not work

server-unreachable = The server cannot be reached just now.
server-unknown = There is no such game here.
server-key = This link opens no seat. Perhaps it was used already.
invite-used = This invitation was used already. Ask for a new one, or watch the game.
server-not-over = All of this can be seen when the game is over.
server-parent-not-over = This game goes on from one that is still being played. All of it can be seen when that one is over too.
server-stale = That decision was made already. The table shows how things stand.
server-foreign = That decision belongs to another seat.
server-store = The game cannot be kept safe just now. Try again in a moment.
server-revealed = Something hidden was revealed or rolled since then, so it cannot be taken back.
server-nothing-to-undo = You have not decided anything yet.
server-over = The game is over.
server-nothing-asked = Nobody asks to take anything back now.
server-present = A bot can stand in for somebody else only when they have been away for a while.
server-no-talk = The rules forbid talk at this moment.
server-enough = So much was changed at this seat in this match that nothing more is taken. The game itself goes on.
server-too-many = Too many at once. Wait a moment.
server-name-taken = Another seat has that name.
server-lesson = The lesson asks for another card here. Leave the lesson to choose freely.
server-busy = Too many are thinking just now. Try again in a moment.
server-too-often = That was too often. Wait a moment.
server-no-hints = No hints are given at this table.
server-other-rules = This game was played by other rules or with other cards than this server has, and cannot go on here.
seeded = Whoever founded this game chose its seed, and can know everything that chance will bring.
table-stopped = This game was played by other rules or with other cards than this server has, and cannot go on here. It fits up to decision { $decisions } ({ $why }).
server-other = That did not work. Try again.

## A table of any game, and people who play together

choose = Choose first
plain-round = Round { $number }
plain-yes = yes
plain-no = no
team-won = { $number ->
    [one] You have won
   *[other] You have won together
}
team-lost = { $number ->
    [one] You have lost
   *[other] You have lost together
}
winners-are = { $number ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } have won
}
seat-won = won
seat-lost = lost
own-seats = Your seats
is-asked = is asked
signals = Signals
talk-silent = Nothing can be heard at this moment.
group-proposal = { $number ->
    [one] { $names } proposes: { $choice }.
   *[other] { $names } propose: { $choice }.
}
group-one = { $name } decides.
group-most = What more than half propose is done; without that, { $name } decides.
group-all = What all propose is done; if you differ, { $name } decides.

## Campaigns

campaign-stands = Where the campaign stands
campaign-runs = Runs
campaign-no-runs = No run has been played yet.
campaign-to-table = To the table
campaign-who = Who comes along?
campaign-name = Name of the campaign
campaign-begin-run = Begin run { $number }
campaign-over = This campaign has come to its end.
campaign-waits = Whoever has the key of the campaign begins the next run.
campaign-on = On to the campaign
campaign-next = On to the next run
campaign-again = { $name } again
campaign-hand-over = Copy the link that begins runs
campaign-copied = The link is copied. Whoever has it can begin runs.
campaigns = Campaigns
campaign-new = Begin a campaign
run-won = Won
run-lost = Lost
run-open = Being played
seat-name = Name at seat { $number }
this-person = you
my-hero = you, with another hero
plain-games = Further games, with a plain table
server-run-open = The last run is not over yet.
server-campaign-over = This campaign has come to its end.
server-no-campaign = This game is played one game at a time; it has no campaigns.
server-again = Nobody sat on that seat in the last run.
server-owner = A seat can only belong to the person of an earlier seat.
