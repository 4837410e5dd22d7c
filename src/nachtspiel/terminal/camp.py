"""A campaign in the terminal: run after run, and the page between them."""

import contextlib
import pathlib

from rich.console import Console

from nachtspiel.bots.levels import bot
from nachtspiel.engine.campaign import Campaign
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.match import Match, check_names
from nachtspiel.engine.words import Value, Words
from nachtspiel.games import registry
from nachtspiel.terminal import commands
from nachtspiel.terminal.answers import clean, normal, short
from nachtspiel.terminal.commands import Command
from nachtspiel.terminal.faces import face
from nachtspiel.terminal.party import PERSON, Party, seated
from nachtspiel.terminal.screen import Screen
from nachtspiel.terminal.session import Ask, Left, Session, keyboard, read_line, screen_on, store

LETTERS = {
    "help": "?", "on": "o", "seats": "s", "people": "p", "each": "e", "bots": "b", "names": "n", "lang": "g",
    "stop": "q",
}  # fmt: skip
WITH_MORE = ("seats", "people", "each", "bots", "names", "lang")


class Company:
    """Who comes along to a run, and by which settings; all of it may change from run to run."""

    def __init__(self, seats: int, people: int, each: list[int], level: str, names: list[str]) -> None:
        self.seats = seats
        self.people = people
        self.each = each
        self.level = level
        self.names = names  # of the first seats; the others are called as the game calls them
        self.settings: dict[str, str] = {}
        self.seed: int | None = None

    def party(self) -> Party:
        return seated(self.seats, self.people, self.each, self.level)

    def called(self, usual: list[str]) -> list[str]:
        """The names of all seats."""
        free = [name for name in usual if name not in self.names]
        return [*self.names, *free][: self.seats]

    def changed(self, command: Command) -> "Company":
        """Another company, as a command says."""
        twin = Company(self.seats, self.people, self.each, self.level, self.names)
        twin.settings, twin.seed = self.settings, self.seed
        more = command.more
        if command.name == "seats":
            twin.seats = number(more)
            twin.names = self.names[: twin.seats]
        elif command.name == "people":
            twin.people = number(more)
            twin.each = self.each if len(self.each) == 1 else [1]
            twin.make_room()
        elif command.name == "each":
            twin.each = [number(part.strip()) for part in more.split(",")]
            twin.make_room()
        elif command.name == "bots":
            bot(more, 0)
            twin.level = more
        else:
            twin.names = different([clean(name) for name in more.split(",")])
        return twin

    def make_room(self) -> None:
        """As many seats as the people take."""
        taken = self.each[0] * self.people if len(self.each) == 1 else sum(self.each)
        self.seats = max(self.seats, taken)

    def next_seed(self, run: int) -> int | None:
        return None if self.seed is None else self.seed + run - 1


def number(text: str) -> int:
    if not text.isdecimal() or len(text) > 3:
        raise Mistake(f"'{short(text)}' is no number")
    return int(text)


def different(names: list[str]) -> list[str]:
    if len(set(names)) != len(names) or not all(names):
        raise Mistake("names must be different, separated by commas")
    return names


def run_campaign(
    campaign: Campaign, company: Company, language: str, plain: bool, path: pathlib.Path,
    console: Console | None = None, ask: Ask | None = None,
) -> int:  # fmt: skip
    """Play a campaign, from where it is to its end or until the people leave."""
    with contextlib.suppress(Left):
        Camp(campaign, company, language, screen_on(console, plain), path, ask or keyboard()).sit()
    return 0


class Camp:
    """A campaign at this screen."""

    def __init__(
        self, campaign: Campaign, company: Company, language: str, screen: Screen, path: pathlib.Path, ask: Ask
    ) -> None:
        self.campaign = campaign
        self.game = campaign.game
        self.company = company
        self.screen = screen
        self.path = path
        self.ask = ask
        self.speak(language)

    def speak(self, language: str) -> None:
        self.language = language
        self.words = Words(language, "nachtspiel.terminal")
        self.speech = registry.speech(self.game.name, language, [])
        self.face = face(self.game, self.speech, language, self.screen.plain)

    def say(self, message: str, **values: Value) -> str:
        return self.words.say(message, "", **values)

    # ------------------------------------------------------------ from run to run

    def sit(self) -> None:
        """The open run if there is one; then page and run in turn, until the campaign is over."""
        match = self.campaign.open_run()
        if not self.campaign.runs:
            self.screen.title(self.heading(), [self.say("camp-begins", file=clean(str(self.path)))])
            match = self.begin()
        if match is not None:
            self.play(match)
        while not self.campaign.is_over():
            self.page()
            self.decide()
            self.play(self.begin())
        self.page()
        self.screen.done(self.say("camp-over", number=len(self.campaign.runs)))

    def begin(self) -> Match:
        company = self.company
        names = company.called(registry.names(self.game.name, self.language))
        seed = company.next_seed(len(self.campaign.runs) + 1)
        return self.campaign.begin(company.seats, company.settings, seed, names)

    def play(self, match: Match) -> None:
        """One run, kept with all before it after every decision."""
        is_first = len(self.campaign.runs) == 1
        if not is_first:
            self.screen.title(self.heading(), [self.say("camp-run", run=len(self.campaign.runs))])
        party = self.company.party()
        session = Session(
            match, party, self.language, self.screen, self.path, self.ask, self.campaign.write, greets=is_first
        )
        store(self.path, self.campaign.write())  # a campaign that cannot be kept is not begun
        session.sit()
        self.company.names = match.names
        if session.talk.language != self.language:
            self.speak(session.talk.language)

    # ------------------------------------------------------------ the page between two runs

    def heading(self) -> str:
        return self.say("camp", game=self.face.title())

    def page(self) -> None:
        """What has become of the campaign: as the game tells it, and its runs."""
        self.screen.title(self.heading(), [])
        self.screen.blocks(self.face.chronicle(self.game.knowing.chronicle(self.campaign.carried())))
        self.screen.heading(self.say("camp-runs"))
        self.screen.pairs(run_lines(self.campaign, self.words))

    def decide(self) -> None:
        """On to the next run, perhaps with others; returns when it begins."""
        run = len(self.campaign.runs) + 1
        self.who()
        self.screen.line(self.say("camp-ask", run=run))
        while True:
            try:
                line = read_line(self.ask, "> ")
            except (EOFError, KeyboardInterrupt):
                self.stop()
            command = commands.parse(line, self.words, LETTERS, WITH_MORE) if line else Command("on", "")
            if command is None:
                self.screen.sorry(self.say("camp-not-understood", typed=short(line)))
            elif command.name == "on":
                return
            else:
                self.obey(command)

    def who(self) -> None:
        """Who comes along to the next run, as it stands."""
        party = self.company.party()
        names = self.company.called(registry.names(self.game.name, self.language))
        self.screen.heading(self.say("camp-next", run=len(self.campaign.runs) + 1))
        for seat, name in enumerate(names):
            if party.players[seat] == PERSON:
                self.screen.line(f"{name}: {self.say('camp-person', number=party.people[seat] + 1)}")
            else:
                self.screen.line(f"{name}: {self.say('camp-bot', level=party.players[seat])}")

    def obey(self, command: Command) -> None:
        if command.name == "stop":
            self.stop()
        elif command.name == "help":
            self.screen.heading(self.say("camp-help"))
            self.screen.pairs(
                [
                    (
                        ", ".join(commands.names_of(name, self.words, LETTERS)),
                        self.words.say(f"command-{name}", "about"),
                    )
                    for name in LETTERS
                ]
            )
        elif command.name == "lang":
            if normal(command.more) in registry.languages(self.game.name):
                self.speak(normal(command.more))
                self.page()
                self.who()
            else:
                known = ", ".join(registry.languages(self.game.name))
                self.screen.sorry(self.say("which-language", languages=known))
        else:
            self.change(command)

    def change(self, command: Command) -> None:
        """Others come along, if the game can be played that way."""
        try:
            company = self.company.changed(command)
            company.party()
            self.game.settle(company.seats, company.settings)
            check_names(company.called(registry.names(self.game.name, self.language)), company.seats)
        except Mistake:
            fewest, most = self.game.fewest, self.game.most
            self.screen.sorry(self.words.say(f"command-{command.name}", "wrong", fewest=fewest, most=most))
            return
        self.company = company
        self.who()

    def stop(self) -> None:
        self.screen.line(self.say("camp-farewell", file=clean(str(self.path))))
        raise Left


def run_lines(campaign: Campaign, words: Words) -> list[tuple[str, str]]:
    """Every run with its end."""
    found = []
    for run, match in enumerate(campaign.runs, 1):
        names = ", ".join(match.names)
        if match.table.over:
            won = any(campaign.game.won(match.table))
            score = " ".join(dict.fromkeys(str(score) for score in campaign.game.scores(match.table)))
            told = words.say(
                "camp-line", "", result=words.say("camp-won" if won else "camp-lost"), score=score, names=names
            )
        else:
            told = f"{words.say('camp-open')}; {names}"
        found.append((words.say("camp-run", "", run=run), told))
    return found
