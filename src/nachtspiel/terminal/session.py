"""A game in the terminal: who decides now, what they are shown, and what becomes of what they type."""

import contextlib
import os
import pathlib
from collections.abc import Callable

from rich.console import Console

from nachtspiel.bots.levels import bot
from nachtspiel.bots.manners import proposed
from nachtspiel.bots.mind import Mind, turn_seed
from nachtspiel.engine.asking import GROUP, TOGETHER
from nachtspiel.engine.errors import Refused
from nachtspiel.engine.flow import MODES, Flow
from nachtspiel.engine.game import check
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import write
from nachtspiel.engine.table import AWAY, NOBODY, Question
from nachtspiel.terminal import commands
from nachtspiel.terminal.answers import clean, find, normal, short
from nachtspiel.terminal.commands import Command
from nachtspiel.terminal.party import Party
from nachtspiel.terminal.patience import Patience
from nachtspiel.terminal.screen import Screen, is_plain
from nachtspiel.terminal.talk import Talk
from nachtspiel.terminal.turns import Turns, open_seats

Ask = Callable[[str], str]


class Left(Exception):
    """The people have left the table."""


def run(
    match: Match, party: Party, language: str, plain: bool, save_path: pathlib.Path | None,
    console: Console | None = None, ask: Ask | None = None,
) -> int:  # fmt: skip
    """Play a match, fresh or half played, to its end or until the people leave."""
    with_screen = screen_on(console, plain)
    with contextlib.suppress(Left):
        Session(match, party, language, with_screen, save_path, ask or keyboard()).sit()
    return 0


def screen_on(console: Console | None, plain: bool) -> Screen:
    if console is None:
        console = Console(highlight=False)
    return Screen(console, plain or is_plain(console))


def keyboard() -> Ask:
    """Reads a line, with editing where the system offers it."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    return input


def read_line(ask: Ask, prompt: str) -> str:
    """A line, without anything that could steer a terminal."""
    try:
        return clean(ask(prompt))
    except UnicodeDecodeError:
        return ""


def store(path: pathlib.Path, text: str) -> None:
    """Write a file, whole or not at all."""
    draft = path.with_name(path.name + ".new")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)


class Session:
    """One sitting at one match. `record`: what is saved, if it is more than this match; `greets`: whether a
    fresh game is explained."""

    def __init__(
        self, match: Match, party: Party, language: str, screen: Screen, save_path: pathlib.Path | None, ask: Ask,
        record: Callable[[], str] | None = None, greets: bool = True,
    ) -> None:  # fmt: skip
        self.match = match
        self.party = party
        self.screen = screen
        self.save_path = save_path
        self.ask = ask
        self.record = record or (lambda: write(match))
        self.greets = greets
        self.turns = Turns(match, party)
        self.flows = [Flow(match.game, seat) for seat in range(len(party.players))]
        match.names = [clean(name) or str(seat + 1) for seat, name in enumerate(match.names)]
        self.talk = Talk(match, party, screen, language)

    def read(self, prompt: str) -> str:
        """A line from the person at the screen."""
        return read_line(self.ask, prompt)

    # ------------------------------------------------------------ the loop

    def sit(self) -> None:
        """Play; who goes in the middle of it goes with everything saved."""
        try:
            self.play()
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            self.farewell()
            raise Left from None

    def play(self) -> None:
        if not self.match.marks and self.greets:
            self.talk.welcome()
        elif self.match.marks and not self.match.table.over:
            self.talk.welcome_back()
        if self.match.seed is not None and self.party.is_shared():
            self.screen.line(self.talk.say("seeded"))
        while not self.match.table.over:
            seat = self.turns.next()
            if not self.party.is_person(seat):
                self.bots()
                continue
            idle = NOBODY if seat == self.turns.called else int(self.flows[seat].choose(self.match.table))
            if idle == NOBODY:
                self.decide(seat)
            else:
                self.answer(seat, idle)
        self.end()

    def bots(self) -> None:
        """The bots decide one after another, each by what its own seat may know, or as people have proposed to their
        group, until it is a person's turn. Whoever plays again from here meets the same bots."""
        with Patience(self.screen, self.talk.say("thinking")):
            while not self.match.table.over and not self.party.is_person(seat := self.turns.next()):
                option = proposed(self.match.table, self.party.persons())
                if option == NOBODY:
                    mind = Mind(self.match.game, self.match.table, seat)
                    option = bot(self.party.players[seat], turn_seed(self.match.seed, mind)).choose(mind)
                self.answer(seat, option)

    def answer(self, seat: int, option: int) -> None:
        """A decision counts wholly or, if somebody interrupts, not at all."""
        decisions = len(self.match.marks)
        try:
            self.match.answer(seat, option)
        except KeyboardInterrupt:
            self.match.rewind(decisions)
            raise
        self.turns.answered()

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
                self.answer(seat, option)
                self.keep()
                return

    def curtain(self, seat: int) -> None:
        """Between two people nothing of the one may stay in sight for the other, where there is something to hide."""
        viewer = self.turns.viewer
        if self.party.is_shared() and viewer not in self.party.own(seat) and self.hides():
            if viewer != NOBODY:
                self.screen.clear()
            self.screen.line()
            self.screen.line(self.talk.say("curtain", name=self.match.names[seat]), "bold")
            self.read("> ")
            self.screen.clear()
        self.turns.viewer = seat

    def hides(self) -> bool:
        """Whether people know, or choose, what others must not see."""
        return self.match.game.knowing.is_secret(self.match.table)

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
        if command.name == "wait":
            return self.wait(seat, asked)
        if command.name == "seat":
            return self.hand_over(command.more)
        if command.name == "away":
            return self.count_out(seat, asked, command.more)
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

    def wait(self, seat: int, asked: Question) -> bool:
        """Let others go first, where everybody may act at any moment. True if somebody else may."""
        others = [other for other in open_seats(self.match.table) if other != seat]
        if asked.way == TOGETHER or not others:
            self.talk.sorry("nobody-to-wait-for")
            return False
        self.turns.called = NOBODY
        self.turns.waited.add(seat)
        return True

    def hand_over(self, wanted: str) -> bool:
        """Let another person who is asked go first; in a group also who wants to propose something else."""
        table = self.match.table
        asked = [seat for seat in self.party.persons() if table.question(seat) is not None]
        found = [seat for seat in self.named(wanted) if seat in asked]
        if len(found) != 1:
            self.talk.sorry("which-seat", names=self.listed(asked))
            return False
        self.turns.called = found[0]
        return True

    def count_out(self, seat: int, asked: Question, wanted: str) -> bool:
        """Somebody is away: the group does not wait for them until they propose something again."""
        members = [int(question.seat) for question in self.match.table.questions]
        people = [other for other in members if self.party.is_person(other)]
        found = [other for other in self.named(wanted) if other in people] if wanted else [seat]
        if asked.way != GROUP:
            self.talk.sorry("away-not-here")
            return False
        if len(found) != 1:
            self.talk.sorry("which-seat", names=self.listed(people))
            return False
        try:
            self.answer(found[0], AWAY)
        except Refused:
            self.talk.sorry("away-already", name=self.match.names[found[0]])
            return False
        self.keep()
        return True

    def named(self, wanted: str) -> list[int]:
        """The seats of that number or name."""
        if wanted.isdecimal() and len(wanted) < 4:
            return [int(wanted) - 1]
        return find(wanted, list(enumerate(self.match.names)))

    def listed(self, seats: list[int]) -> str:
        return ", ".join(f"{seat + 1} {self.match.names[seat]}" for seat in seats)

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
        self.talk = Talk(self.match, self.party, self.screen, normal(language))
        return True

    def undo(self, seat: int) -> bool:
        """Back to the last decision of a person: one's own, or at a shared screen anybody's, if all agree."""
        made = [number for number in map(self.match.last_of, self.party.persons()) if number is not None]
        if not made:
            self.talk.sorry("nothing-to-undo")
            return False
        owner = self.match.lines[self.match.marks[max(made)].lines].seat
        if self.party.is_shared() and not self.agrees("undo-really", name=self.match.names[owner]):
            return False
        self.match.rewind(max(made))
        self.turns.answered()
        self.turns.called = owner
        self.keep()
        self.talk.done("undone")
        return True

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
        """Write the record, or say why not."""
        try:
            store(path, self.record())
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
        is_shared = self.party.is_shared()
        if is_shared and self.hides():
            self.screen.clear()
        if self.party.persons():
            self.talk.finale(NOBODY if is_shared else self.turns.viewer)
        else:
            self.talk.log(NOBODY, "whole-log", 0, whole=False)
        self.talk.result()
        if self.match.game.thinking.can_judge():
            for seat in self.reviewed():
                self.talk.review(seat)
        if self.save_path is not None and self.store(self.save_path):
            self.talk.done("saved", file=clean(str(self.save_path)))

    def reviewed(self) -> list[int]:
        """Whose game is looked back at: that of the one person, or of the people of one side."""
        is_one_side = len(set(self.match.game.sides(len(self.party.players)))) == 1
        return [] if self.party.is_shared() and not is_one_side else self.party.persons()
