"""A game in the terminal: who decides now, what they are shown, and what becomes of what they type."""

import contextlib
import os
import pathlib
from collections.abc import Callable

from rich.console import Console

from nachtspiel.bots.levels import bot
from nachtspiel.bots.manners import proposed, unheard
from nachtspiel.bots.mind import Mind, turn_seed
from nachtspiel.engine.errors import Refused
from nachtspiel.engine.flow import MODES, Flow
from nachtspiel.engine.game import check, waiting_seats, winners
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import write
from nachtspiel.engine.table import NOBODY, Question
from nachtspiel.terminal import commands
from nachtspiel.terminal.answers import clean, find, normal, short
from nachtspiel.terminal.commands import Command
from nachtspiel.terminal.patience import Patience
from nachtspiel.terminal.screen import Screen, is_plain
from nachtspiel.terminal.talk import Talk

PERSON = "person"
Ask = Callable[[str], str]


class Left(Exception):
    """The people have left the table."""


def run(
    match: Match, people: list[str], language: str, plain: bool, save_path: pathlib.Path | None,
    console: Console | None = None, ask: Ask | None = None,
) -> int:  # fmt: skip
    """Play a match, fresh or half played, to its end or until the people leave. `people`: "person" or a bot's level."""
    if console is None:
        console = Console(highlight=False)
    screen = Screen(console, plain or is_plain(console))
    session = Session(match, people, language, screen, save_path, ask or keyboard())
    try:
        session.play()
    except Left:
        pass
    except (EOFError, KeyboardInterrupt):
        screen.line()
        session.farewell()
    return 0


def keyboard() -> Ask:
    """Reads a line, with editing where the system offers it."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    return input


class Session:
    """One sitting at one match."""

    def __init__(
        self, match: Match, people: list[str], language: str, screen: Screen, save_path: pathlib.Path | None, ask: Ask
    ) -> None:
        self.match = match
        self.people = people
        self.screen = screen
        self.save_path = save_path
        self.ask = ask
        self.viewer = NOBODY  # the person in front of the screen
        self.called = NOBODY  # the person whose decision was taken back
        self.flows = [Flow(match.game, seat) for seat in range(len(people))]
        match.names = [clean(name) or str(seat + 1) for seat, name in enumerate(match.names)]
        self.talk = Talk(match, screen, language)

    def is_person(self, seat: int) -> bool:
        return self.people[seat] == PERSON

    def is_shared(self) -> bool:
        """Whether several people take turns at this screen."""
        return self.people.count(PERSON) > 1

    def read(self, prompt: str) -> str:
        """A line from the person at the screen."""
        try:
            return clean(self.ask(prompt))
        except UnicodeDecodeError:
            return ""

    # ------------------------------------------------------------ the loop

    def play(self) -> None:
        if not self.match.marks:
            self.talk.welcome()
        elif not self.match.table.over:
            self.talk.welcome_back()
        while not self.match.table.over:
            waiting = waiting_seats(self.match.table)
            people = [seat for seat in range(len(self.people)) if self.is_person(seat)]
            persons = unheard(self.match.table, people) or [seat for seat in waiting if seat in people]
            if persons:
                seat = next((seat for seat in (self.called, self.viewer) if seat in persons), persons[0])
                idle = NOBODY if seat == self.called else int(self.flows[seat].choose(self.match.table))
                if idle == NOBODY:
                    self.decide(seat)
                else:
                    self.answer(seat, idle)
            else:
                self.bots(waiting, people)
        self.end()

    def bots(self, waiting: list[int], people: list[int]) -> None:
        """The bots decide, each by what its own seat may know, or as people have proposed to their group. Whoever plays
        again from here meets the same bots."""
        with Patience(self.screen, self.talk.say("thinking")):
            for seat in waiting:
                if seat not in waiting_seats(self.match.table):  # what another did has changed it
                    continue
                option = proposed(self.match.table, people)
                if option == NOBODY:
                    mind = Mind(self.match.game, self.match.table, seat)
                    option = bot(self.people[seat], turn_seed(self.match.seed, mind)).choose(mind)
                self.answer(seat, option)

    def answer(self, seat: int, option: int) -> None:
        """A decision counts wholly or, if somebody interrupts, not at all."""
        decisions = len(self.match.marks)
        try:
            self.match.answer(seat, option)
        except KeyboardInterrupt:
            self.match.rewind(decisions)
            raise

    def decide(self, seat: int) -> None:
        """A person decides; returns when something has been chosen or taken back."""
        self.curtain(seat)
        asked = self.match.table.question(seat)
        assert asked is not None
        self.talk.show(seat, asked)
        while True:
            line = self.read(self.talk.prompt(seat))
            option = self.exact(asked, line)
            command = commands.parse(line, self.talk.words) if option is None else None
            if command is not None:
                if self.obey(seat, asked, command):
                    return
                continue
            if option is None:
                option = self.meant(seat, asked, line)
            if option is not None:
                self.called = NOBODY
                self.answer(seat, option)
                self.keep()
                return

    def curtain(self, seat: int) -> None:
        """Between two people nothing of the one may stay in sight for the other."""
        if self.is_shared() and self.viewer != seat:
            if self.viewer != NOBODY:
                self.screen.clear()
            self.screen.line()
            self.screen.line(self.talk.say("curtain", name=self.match.names[seat]), "bold")
            self.read("> ")
            self.screen.clear()
        self.viewer = seat

    # ------------------------------------------------------------ what was meant

    def exact(self, asked: Question, line: str) -> int | None:
        """An option called by its number or its whole name, or in the game's own way."""
        written = self.talk.face.read(asked, line)
        if written is not None:
            return written
        if not self.talk.face.lists(asked):
            return None
        if line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(asked.options):
            return asked.options[int(line) - 1]
        for option in asked.options:
            if normal(line) and normal(line) == normal(self.talk.speech.answer(asked, option)):
                return option
        return None

    def meant(self, seat: int, asked: Question, line: str) -> int | None:
        """An option by some of its letters; else one kind sentence about what is wrong."""
        if not self.talk.face.lists(asked):  # it says itself how to answer
            self.talk.how_to_answer(seat, asked)
            return None
        if not normal(line):
            self.talk.sorry("nothing-typed", number=len(asked.options))
            return None
        if normal(line).isdecimal():
            self.talk.sorry("no-such-number", typed=short(line), number=len(asked.options))
            return None
        named = [(option, self.talk.speech.answer(asked, option)) for option in asked.options]
        found = find(line, named)
        if len(found) == 1:
            return found[0]
        if found:
            several = ", ".join(self.talk.speech.answer(asked, option) for option in found)
            self.talk.sorry("several-fit", typed=short(line), choices=several)
            return None
        self.refuse(seat, line)
        return None

    def refuse(self, seat: int, line: str) -> None:
        """Something that exists, but is not offered: the reason and its rule."""
        others = find(line, self.talk.face.choices())
        if len(others) != 1:
            self.talk.sorry("not-understood", typed=short(line))
            return
        try:
            check(self.match.game, self.match.table, seat, others[0])
        except Refused as refused:
            self.talk.refused(refused)

    # ------------------------------------------------------------ commands

    def obey(self, seat: int, asked: Question, command: Command) -> bool:
        """Do what a command says. True if the question has to be looked at anew."""
        if command.name == "undo":
            return self.undo(seat)
        if command.name == "lang":
            return self.change_language(command.more)
        if command.name == "flow":
            return self.change_flow(seat, command.more)
        if command.name == "concede":
            return self.give_up(seat)
        if command.name == "save":
            self.save_as(command.more)
        elif command.name == "quit":
            self.quit()
        else:
            self.talk.obey(seat, asked, command)
        return False

    def give_up(self, seat: int) -> bool:
        """Only whoever asks for it and means it. True if the game is given up."""
        option = self.talk.face.giving_up()
        if option is None:
            self.talk.sorry("give-up-not-here")
            return False
        if not self.agrees("give-up-really"):
            return False
        self.answer(seat, option)
        self.keep()
        return True

    def change_flow(self, seat: int, words: str) -> bool:
        """How this person wants to be asked. True if the question may be passed by itself now."""
        flow = self.flows[seat]
        moments = self.match.game.flowing.moments()
        word = normal(words).replace(" ", "_")
        if not moments:
            self.talk.sorry("flow-not-here")
            return False
        if word == "on":
            flow.pass_until_something(self.match.table)
            return True
        if word in MODES:
            flow.set_mode(word)
        elif word == "hurry":
            flow.hurry = not flow.hurry
        elif word in moments or word in [str(number + 1) for number in range(len(moments))]:
            moment = word if word in moments else moments[int(word) - 1]
            flow.set_stop(moment, moment not in flow.stops)
        elif word:
            self.talk.sorry("flow-unknown", typed=short(words), moments=self.moments(moments))
            return False
        stops = [moment for moment in moments if moment in flow.stops]
        self.talk.done("flow-now", mode=flow.mode, stops=self.moments(stops) or "-")
        return False

    def moments(self, some: list[str]) -> str:
        """Moments by their numbers and names."""
        known = self.match.game.flowing.moments()
        return ", ".join(f"{known.index(one) + 1} {self.talk.speech.moment(one)}" for one in some)

    def change_language(self, language: str) -> bool:
        if not self.talk.knows(language):
            self.talk.sorry("which-language", languages=self.talk.languages())
            return False
        self.talk = Talk(self.match, self.screen, normal(language))
        return True

    def undo(self, seat: int) -> bool:
        """Back to the last decision of a person: one's own, or at a shared screen anybody's, if all agree."""
        made = [number for number in map(self.last_decision, range(len(self.people))) if number is not None]
        if not made:
            self.talk.sorry("nothing-to-undo")
            return False
        owner = self.match.lines[self.match.marks[max(made)].lines].seat
        if self.is_shared() and not self.agrees("undo-really", name=self.match.names[owner]):
            return False
        self.match.rewind(max(made))
        self.called = owner
        self.keep()
        self.talk.done("undone")
        return True

    def last_decision(self, seat: int) -> int | None:
        return self.match.last_of(seat) if self.is_person(seat) else None

    def agrees(self, message: str, **values: str) -> bool:
        self.screen.line(self.talk.say(message, **values))
        return commands.says_yes(self.read("> "), self.talk.words)

    def quit(self) -> None:
        if self.save_path is None and not self.agrees("quit-really"):
            return
        self.farewell()
        raise Left

    # ------------------------------------------------------------ keeping the record

    def store(self, path: pathlib.Path) -> bool:
        """Write the record, whole or not at all."""
        draft = path.with_name(path.name + ".new")
        try:
            draft.write_text(write(self.match), encoding="utf-8")
            os.replace(draft, path)
        except OSError as error:
            self.talk.sorry("not-saved", file=clean(str(path)), why=clean(error.strerror or str(error)))
            return False
        return True

    def keep(self) -> None:
        """After every decision of a person, so that nothing is ever lost."""
        if self.save_path is not None and not self.store(self.save_path):
            self.save_path = None

    def save_as(self, name: str) -> None:
        path = pathlib.Path(name).expanduser() if name else self.save_path
        if path is None:
            self.talk.sorry("save-where")
        elif (path == self.save_path or not path.exists() or self.agrees("overwrite", file=clean(str(path)))) and (
            self.store(path)
        ):
            self.save_path = self.save_path or path
            self.talk.done("saved", file=clean(str(path)))

    def farewell(self) -> None:
        """Leave politely, with the game in safety if there is a place for it."""
        if self.save_path is not None and self.store(self.save_path):
            self.talk.done("saved", file=clean(str(self.save_path)))
        self.screen.line(self.talk.say("farewell"))

    def end(self) -> None:
        """The result, for everybody."""
        if self.is_shared():
            self.screen.clear()
        if PERSON in self.people:
            self.talk.finale(NOBODY if self.is_shared() else self.viewer)
        else:
            self.talk.log(NOBODY, "whole-log", 0, whole=False)
        self.talk.result(winners(self.match.game, self.match.table))
        if self.people.count(PERSON) == 1 and self.match.game.thinking.mark_names()[0]:  # chances that can be trusted
            self.talk.review(self.people.index(PERSON))
        if self.save_path is not None and self.store(self.save_path):
            self.talk.done("saved", file=clean(str(self.save_path)))
