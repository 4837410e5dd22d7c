"""Whole games through the keyboard, in every language and both looks."""

import io
import pathlib
import re
from typing import Any

import pytest
from rich.console import Console

from nachtspiel.engine.match import Match
from nachtspiel.engine.record import parse, play, verify, write
from nachtspiel.engine.table import NOBODY, Event, Listener
from nachtspiel.games import registry
from nachtspiel.terminal.party import Party
from nachtspiel.terminal.screen import Screen
from nachtspiel.terminal.session import run
from tests.words import LANGUAGES

from .kit import Sitting, fresh, varied


@pytest.fixture(autouse=True)
def colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_a_whole_game(language: str, plain: bool, seats: int) -> None:
    sitting = Sitting(fresh(seats, seed=seats), ["person"] + ["random"] * (seats - 1))
    sitting.then = varied()
    text = sitting.run(language, plain, width=80)
    assert sitting.code == 0
    assert sitting.match.table.over
    assert "\ue000" not in text
    assert "\ue001" not in text
    if plain:
        assert "\x1b" not in text
        assert not re.search("[─━│╭╮█░●○▸★✓✗]", text)
    else:
        assert "\x1b[" in text
        bare = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)
        assert max(len(line) for line in bare.splitlines()) <= 81  # the prompt's line also has what was typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_law_and_many_hunts_can_be_told(language: str) -> None:
    """Every message that turns up in six hunts has its words."""
    for seed in range(6):
        settings = {"open_hands": "no"} if seed % 2 else {"pistol_clash": "delay"}
        sitting = Sitting(fresh(3 + seed % 3, seed, settings), ["person"] + ["random"] * (2 + seed % 3))
        sitting.then = varied()
        sitting.run(language)
        assert sitting.match.table.over


@pytest.mark.rule("BB-D21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_would_transform_without_a_weapon_is_warned_before(language: str) -> None:
    """The three weapons are played first; before that nobody is warned, and with Hunter's Dream neither."""
    warnings = {"de": "Vorsicht", "en": "Beware", "ru": "Осторожно"}
    match = fresh(3, 3, {"final_boss": "gehrman"})
    cards = [match.game.naming.option(key) for key in ("hunter_axe", "saw_cleaver", "hunter_pistol", "transform")]
    warned = []
    sitting = Sitting(match, ["person", "random", "random"])

    def choose(prompt: str) -> str:
        question = match.table.question(0)
        assert question is not None
        if question.kind != "play":
            return str(len(question.options))
        warned.append(warnings[language] in sitting.file.getvalue())
        if len(warned) == 4:
            raise EOFError
        return str(question.options.index(cards[len(warned) - 1]) + 1)

    sitting.then = choose
    text = sitting.run(language)
    assert warned == [False, False, False, True]
    assert text.count(warnings[language]) == 1


def test_only_bots_play_to_the_end() -> None:
    sitting = Sitting(fresh(), ["random"] * 3)
    text = sitting.run()
    assert sitting.match.table.over
    assert not sitting.prompts
    assert "Place 1:" in text


def test_the_end_names_places_and_file(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "hunt.txt"
    sitting = Sitting(fresh(), ["person", "random", "random"])
    sitting.then = varied()
    text = sitting.run(save_path=path)
    end = text[text.index("The hunt is over:") :]
    places = registry.game("bloodborne").places(sitting.match.table)
    for seat, place in enumerate(places):
        assert f"Place {place}: {sitting.match.names[seat]}." in end
    assert "won." in end or "share the victory" in end
    assert str(path) in end
    assert verify(parse(path.read_text()), registry.game("bloodborne")).table == sitting.match.table


def test_input_that_ends_saves_and_leaves(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "hunt.txt"
    sitting = Sitting(fresh(), ["person", "greedy", "greedy"], ["1", "1"])
    text = sitting.run(save_path=path)
    assert sitting.code == 0
    assert str(path) in text
    assert text.rstrip().endswith("next night.")
    assert path.read_text() == write(sitting.match)


def test_an_interrupt_saves_and_leaves(tmp_path: pathlib.Path) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    path = tmp_path / "hunt.txt"
    sitting = Sitting(fresh(), ["person", "greedy", "greedy"], ["1"])
    sitting.then = interrupt
    sitting.run(save_path=path)
    assert sitting.code == 0
    assert path.exists()


class Interrupting(Listener):
    """Somebody presses Ctrl-C while the table works."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def answered(self, seat: int, option: int) -> None:
        self.match.answered(seat, option)

    def told(self, event: Event) -> None:
        raise KeyboardInterrupt


def test_an_interrupt_in_the_middle_of_a_decision_takes_it_back() -> None:
    sitting = Sitting(fresh(), ["random", "random", "person"], ["1"])
    match = sitting.match
    before = match.table.copy()
    match.table.listener = Interrupting(match)
    sitting.run()
    assert sitting.code == 0
    assert len(match.marks) == 2  # the third card, which turns all of them over, was interrupted
    assert match.table.waiting in (1, 2, 4)
    assert match.table.asked == before.asked
    assert isinstance(match.table.listener, Match)


def test_a_saved_game_goes_on(tmp_path: pathlib.Path) -> None:
    """Left in the middle and resumed, it ends as if it had never been left: the bots are the same."""
    whole = Sitting(fresh(seed=4), ["person", "greedy", "greedy"])
    whole.then = whole.first_choice
    whole.run()
    path = tmp_path / "hunt.txt"
    Sitting(fresh(seed=4), ["person", "greedy", "greedy"], ["1"] * 9).run(save_path=path)
    match = play(parse(path.read_text()), registry.game("bloodborne"))
    rest = Sitting(match, ["person", "greedy", "greedy"])
    rest.then = rest.first_choice
    text = rest.run(save_path=path)
    assert "goes on where it was left" in text
    assert match.table == whole.match.table


def test_a_place_that_cannot_be_written_is_said_once(tmp_path: pathlib.Path) -> None:
    sitting = Sitting(fresh(), ["person", "random", "random"])
    sitting.then = varied()
    text = sitting.run(save_path=tmp_path / "nowhere" / "hunt.txt")
    assert text.count("could not be saved") == 1
    assert sitting.match.table.over


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb"), ("", "")])
def test_plain_comes_by_itself(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """Without a terminal, or where colours are not wanted, nobody has to ask for plain lines."""

    def over(prompt: str) -> str:
        raise EOFError

    if name:
        monkeypatch.setenv(name, value)
    file = io.StringIO()
    console = Console(file=file, width=80, force_terminal=bool(name))
    assert run(fresh(), Party(["person", "random", "random"]), "en", False, None, console, over) == 0
    assert "Which card do you play?" in file.getvalue()
    assert not re.search("[\x1b─━│╭█●▸]", file.getvalue())


@pytest.mark.parametrize("plain", [True, False])
def test_deaths_are_counted_and_who_is_out_has_no_level(plain: bool) -> None:
    """Rom takes out whoever dies twice: so the table says who has died, and the result does not rank the lost."""
    for seed in range(20):
        sitting = Sitting(fresh(3, seed, {"final_boss": "rom"}), ["person", "random", "random"])
        sitting.then = varied()
        text = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", sitting.run("en", plain))
        match = sitting.match
        view: Any = match.game.knowing.view(match.table, NOBODY)
        lost = [hunter for hunter in view["hunters"] if hunter["gone"]]
        if lost:
            break
    else:
        pytest.fail("nobody was lost in twenty hunts")
    assert "killed once" in text
    end = text[text.rindex("The hunt is over") :]
    name = match.names[lost[0]["seat"]]
    row = next(line for line in end.splitlines() if name in line)
    assert "out of the game" in row
    assert not re.search(r"Banked|Blood level", row)
    if not plain:
        assert re.search(rf"{name}\s+–\s+out of the game\s+–", row)


def test_a_long_choice_keeps_the_texts_in_their_column() -> None:
    file = io.StringIO()
    screen = Screen(Console(file=file, width=100, height=30), False)
    screen.option(1, "Hunter Axe", "2 damage.")
    screen.option(2, "Beast Blood Pellet (played this round)", "Utility card.")
    first, second = [line for line in file.getvalue().splitlines() if "damage." in line or "card." in line]
    assert first.index("2 damage.") == second.index("Utility card.")


@pytest.mark.parametrize(("language", "first"), [("de", "Henryk"), ("en", "Henryk"), ("ru", "Хенрик")])
def test_every_language_has_five_names_of_its_own(language: str, first: str) -> None:
    names = registry.names("bloodborne", language)
    assert names[0] == first
    assert len(set(names)) == 5
