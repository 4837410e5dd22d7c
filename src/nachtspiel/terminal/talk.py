"""What the client says: the table, the question, the log, rules, cards and hints, in one language."""

from rich.text import Text

from nachtspiel.bots.advice import advise, tell
from nachtspiel.bots.mind import Mind, turn_seed
from nachtspiel.bots.review import look_back, tell_review
from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.match import Match
from nachtspiel.engine.rulebook import Rule
from nachtspiel.engine.table import NOBODY, Question
from nachtspiel.engine.words import Value, Words
from nachtspiel.games import registry
from nachtspiel.terminal import chronicle, commands
from nachtspiel.terminal.answers import find, normal, short
from nachtspiel.terminal.block import GOLD
from nachtspiel.terminal.commands import Command
from nachtspiel.terminal.face import View, is_one_side
from nachtspiel.terminal.faces import face
from nachtspiel.terminal.notes import notes
from nachtspiel.terminal.party import Party
from nachtspiel.terminal.patience import Patience
from nachtspiel.terminal.screen import Screen

MOST_RULES = 12  # listed for one search


class Talk:
    """Says everything about one match in one language. It shows a seat what that seat may know."""

    def __init__(self, match: Match, party: Party, screen: Screen, language: str) -> None:
        self.match = match
        self.party = party
        self.screen = screen
        self.language = language
        self.words = Words(language, "nachtspiel.terminal")
        self.speech = registry.speech(match.game.name, language, match.names, match.settings)
        self.face = face(match.game, self.speech, language, screen.plain)
        self.rulebook = registry.rulebook(match.game.name, language)

    def knows(self, language: str) -> bool:
        return normal(language) in registry.languages(self.match.game.name)

    def languages(self) -> str:
        return ", ".join(registry.languages(self.match.game.name))

    def say(self, message: str, **values: Value) -> str:
        return self.words.say(message, "", **values)

    def sorry(self, message: str, **values: Value) -> None:
        self.screen.sorry(self.say(message, **values))

    def done(self, message: str, **values: Value) -> None:
        self.screen.done(self.say(message, **values))

    def prompt(self, seat: int) -> str:
        return self.say("prompt", name=self.match.names[seat]) + " "

    # ------------------------------------------------------------ the screens

    def welcome(self) -> None:
        """The first screen: what this is, how to win, how to answer."""
        name = f"game-{self.match.game.name}"
        words = self.speech.words
        told = [words.say(name, part) for part in ("about", "goal") if words.has(name, part)]
        self.screen.title(self.face.title(), [*told, self.say("how-to-answer"), self.say("fan-project")])

    def welcome_back(self) -> None:
        self.screen.title(self.face.title(), [self.say("welcome-back")])

    def show(self, seat: int, asked: Question) -> None:
        """A whole screen: the table, what happened, the question."""
        self.table(seat)
        self.news(seat)
        self.question(seat, asked)

    def table(self, seat: int) -> None:
        view = self.match.game.knowing.view(self.match.table, seat)
        self.screen.status(*self.face.status(view))
        self.screen.blocks(self.face.blocks(view))

    def news(self, seat: int) -> None:
        """What happened since whoever sits here last decided."""
        self.log(seat, "news", self.since(seat), whole=False)

    def since(self, seat: int) -> int:
        """How much had happened when whoever sits here last decided."""
        made = [number for number in map(self.match.last_of, self.party.own(seat)) if number is not None]
        return self.match.marks[max(made)].events if made else 0

    def log(self, seat: int, title: str, since: int, whole: bool) -> None:
        own = self.party.own(seat)
        self.speech.names = chronicle.marked(self.match.names, own)
        try:
            parts = chronicle.read(self.match, own, self.speech, self.face, since, whole)
        finally:
            self.speech.names = self.match.names
        self.screen.log(self.say(title), parts, self.say("you"))

    def question(self, seat: int, asked: Question) -> None:
        view = self.match.game.knowing.view(self.match.table, seat)
        listed = asked.options if self.face.lists(asked) else []
        options = [(self.speech.answer(asked, option), self.face.option_note(view, option)) for option in listed]
        asks = self.say("asks", name=self.match.names[seat], question=self.speech.question(asked))
        told = [*self.face.question_notes(view, asked), *notes(self.match, seat, asked, self.speech, self.words)]
        self.screen.question(asks, told, options, self.speech.help(asked))

    def how_to_answer(self, seat: int, asked: Question) -> None:
        """Where the choices are not listed, the first note says how to write one."""
        self.screen.sorry(self.face.question_notes(self.match.game.knowing.view(self.match.table, seat), asked)[0])

    def finale(self, seat: int) -> None:
        """How it ended."""
        last = self.match.marks[-1].events if self.match.marks else 0
        self.log(seat, "news", last if seat == NOBODY else self.since(seat), whole=False)

    def result(self) -> None:
        view = self.match.game.knowing.view(self.match.table, NOBODY)
        self.screen.block(self.face.result(view))
        self.screen.line(Text(self.verdict(view), style=f"bold {GOLD}"))

    def verdict(self, view: View) -> str:
        """Who has won; one side against the box has won or lost together."""
        together = is_one_side(view)
        names = [name for name, won in zip(self.match.names, view["won"], strict=True) if won or together]
        message = "winners" if not together else "team-won" if all(view["won"]) else "team-lost"
        return self.say(message, number=len(names), names=", ".join(names))

    # ------------------------------------------------------------ commands

    def obey(self, seat: int, asked: Question, command: Command) -> None:
        """The commands that only show something."""
        if command.name == "help":
            self.help()
        elif command.name == "rule":
            self.rules(command.more)
        elif command.name == "why":
            self.why(seat, asked, command.more)
        elif command.name == "card":
            self.card(seat, asked, command.more)
        elif command.name == "table":
            self.table(seat)
            self.question(seat, asked)
        elif command.name == "log":
            self.log(seat, "whole-log", 0, whole=True)
        elif command.name == "hint":
            self.hint(seat)
        elif command.name == "announce":
            self.announce(seat, asked, command.more)
        elif command.name == "signal":
            self.signal(seat, command.more)

    def help(self) -> None:
        name = f"game-{self.match.game.name}"
        if self.speech.words.has(name, "goal"):
            self.screen.heading(self.say("help-goal"))
            self.screen.line(self.speech.words.say(name, "goal"))
        if self.face.primer():
            self.screen.heading(self.say("help-round"))
            self.screen.pairs(self.face.primer())
        self.screen.heading(self.say("help-title"))
        self.screen.line(self.say("how-to-answer"))
        rows = []
        for name in commands.LETTERS:
            about = self.words.say(f"command-{name}", "about", rule=self.any_rule())
            rows.append((", ".join(commands.names_of(name, self.words)), about))
        self.screen.pairs(rows)

    def refused(self, refused: Refused) -> None:
        self.screen.sorry(self.speech.refusal(refused))
        if refused.rule:
            self.screen.line(self.say("see-rule", rule=refused.rule))

    def any_rule(self) -> str:
        """The id of a rule, for an example."""
        return next(iter(self.rulebook.rules), "")

    def rules(self, wanted: str) -> None:
        """A rule by its id, or all rules with these words."""
        if not wanted:
            self.sorry("which-rule", rule=self.any_rule())
            return
        found = [self.rulebook.rules[wanted.upper()]] if wanted.upper() in self.rulebook.rules else []
        found = found or self.rulebook.search(wanted)
        if not found:
            self.sorry("no-rule", typed=short(wanted))
        elif len(found) == 1:
            self.rule(found[0])
        else:
            self.screen.heading(self.say("rules-found", number=len(found), typed=short(wanted)))
            self.screen.pairs([(rule.id, rule.title) for rule in found[:MOST_RULES]])
            self.screen.line(self.say("rules-more", rule=found[0].id, left=max(0, len(found) - MOST_RULES)))

    def rule(self, rule: Rule) -> None:
        source = self.say("rule-source", section=self.rulebook.sections.get(rule.section, rule.section), page=rule.page)
        self.screen.text(f"{rule.id} {rule.title}", [rule.text, source])

    def why(self, seat: int, asked: Question, number: str) -> None:
        """The rule behind the question, or behind a line of the log."""
        rule_id: str | None = asked.rule
        if number:
            line = int(number) if number.isdecimal() and len(number) < 9 else 0
            rule_id = chronicle.rule_of(self.match, self.party.own(seat), self.face, line)
        if rule_id is None:
            self.sorry("no-line", typed=short(number))
            return
        try:
            self.rule(self.rulebook.rule(rule_id))
        except Mistake:
            self.sorry("no-rule", typed=rule_id)

    def card(self, seat: int, asked: Question, wanted: str) -> None:
        """The whole text of a card or monster, by its name or by the number that stands before it."""
        numbered = self.face.numbered(self.match.game.knowing.view(self.match.table, seat), asked)
        if wanted.isdecimal() and len(wanted) < 4 and 1 <= int(wanted) <= len(numbered):
            piece = numbered[int(wanted) - 1]
            found = [] if piece is None else [piece]
        else:
            found = find(wanted, self.face.pieces())
        if len(found) == 1:
            self.screen.block(self.face.piece(found[0]))
        elif found:
            names = dict(self.face.pieces())
            self.sorry("several-fit", typed=short(wanted), choices=", ".join(names[number] for number in found))
        else:
            self.sorry("which-card" if not wanted else "no-card", typed=short(wanted))

    def announce(self, seat: int, asked: Question, wanted: str) -> None:
        """What this seat means to choose, now or later, said to all: by its name, or by the number of a choice."""
        if "announces" not in self.match.game.naming.events:
            self.sorry("no-announcing")
            return
        is_number = wanted.isdecimal() and len(wanted) < 4 and 1 <= int(wanted) <= len(asked.options)
        found = [asked.options[int(wanted) - 1]] if is_number else find(wanted, self.face.choices())
        if len(found) > 1:
            several = ", ".join(self.speech.option(option) for option in found)
            self.sorry("several-fit", typed=short(wanted), choices=several)
            return
        if not found:
            self.sorry("which-announcement")
            return
        try:
            self.match.announce(seat, found[0])
        except Refused as refused:
            self.refused(refused)
        except Mistake:
            self.sorry("which-announcement")
        else:
            self.done("announced", choice=self.speech.option(found[0]))

    def signal(self, seat: int, wanted: str) -> None:
        """One of the game's signals, by its number or name; without one, all that there are."""
        known = self.match.game.naming.signals
        named = [(number, self.speech.signal(name)) for number, name in enumerate(known)]
        if not known:
            self.sorry("no-signals")
            return
        is_number = wanted.isdecimal() and len(wanted) < 4 and 1 <= int(wanted) <= len(known)
        found = [int(wanted) - 1] if is_number else find(wanted, named)
        if len(found) != 1:
            self.screen.heading(self.say("signals"))
            self.screen.pairs([(str(number + 1), name) for number, name in named])
            return
        try:
            self.match.signal(seat, known[found[0]])
        except Mistake:
            self.sorry("talk-silent")
        else:
            self.done("signalled", signal=named[found[0]][1])

    def hint(self, seat: int) -> None:
        """What a thinking player would do, knowing what this seat knows, and why."""
        with Patience(self.screen, self.say("thinking")):
            mind = Mind(self.match.game, self.match.table, seat)
            advice = advise(mind, turn_seed(0, mind))
        self.screen.heading(self.say("hint"))
        for line in tell(advice, self.speech):
            self.screen.line(line)

    def review(self, seat: int) -> None:
        """The game as this seat played it: its chances, the turning points, what would have been better."""
        with Patience(self.screen, self.say("looking-back")):
            found = look_back(self.match, seat)
        self.screen.heading(self.say("review", name=self.match.names[seat]))
        for line in tell_review(found, self.speech, self.screen.plain):
            self.screen.line(line)
