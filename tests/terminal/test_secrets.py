"""Several people at one screen: nobody sees what is not theirs."""

import re
from functools import partial

import pytest

from nachtspiel.bots.advice import advise
from nachtspiel.engine.match import Match
from nachtspiel.games import registry
from tests.words import LANGUAGES

from .kit import Sitting, fresh

PEOPLE = ["person", "person", "random"]
MADMAN = "madmans_knowledge"
CLEARED = "\x1b[H\x1b[2J\x1b[3J"


@pytest.fixture(autouse=True)
def colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.fixture
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint takes as long as it takes, and nobody says so meanwhile."""
    monkeypatch.setattr("nachtspiel.terminal.talk.advise", partial(advise, iterations=64, seconds=0.0))
    monkeypatch.setattr("nachtspiel.terminal.patience.SECONDS", 3600.0)


def in_sight(text: str, plain: bool) -> str:
    """What is still on the screen."""
    return text.split("\n" * 40)[-1] if plain else text.split(CLEARED)[-1]


class Watched(Sitting):
    """Plays by name, and looks at every screen for secrets of those who are not in front of it."""

    def __init__(self, match: Match, people: list[str], plain: bool) -> None:
        super().__init__(match, people)
        self.plain = plain
        self.then = self.watch
        self.curtains = 0
        self.secrets = 0

    def watch(self, prompt: str) -> str:
        table = self.match.table
        sight = in_sight(self.file.getvalue(), self.plain)
        if prompt == "> ":
            self.curtains += 1
            before_play = not self.match.marks
            assert before_play or len(sight.strip().splitlines()) <= 3, "only the curtain"
            return ""
        seat = next(seat for seat in range(3) if prompt.startswith(self.match.names[seat]))
        for question in table.questions:
            other, chosen = question.seat, table.answers[question.seat]
            if other != seat and chosen >= 0:  # a secret choice lies on the table
                self.secrets += 1
                typed = f"{self.match.names[other]} > "
                assert typed not in sight
                assert "Chosen, face down" not in sight
        question_now = table.question(seat)
        assert question_now is not None
        return str(1 + len(self.match.marks) % len(question_now.options))


@pytest.mark.parametrize("plain", [True, False])
def test_a_curtain_between_people(plain: bool) -> None:
    sitting = Watched(fresh(seed=7), PEOPLE, plain)
    sitting.run("en", plain)
    assert sitting.match.table.over
    assert sitting.curtains > 20
    assert sitting.secrets > 10


def test_no_curtain_for_one_person() -> None:
    sitting = Sitting(fresh(), ["person", "random", "random"])
    sitting.then = sitting.first_choice
    text = sitting.run()
    assert "Hand over" not in text
    assert "\n" * 30 not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("no_clock")
@pytest.mark.parametrize("plain", [True, False])
def test_the_screen_does_not_depend_on_what_is_hidden(language: str, plain: bool) -> None:
    """Whatever Anna has secretly chosen, Henryk's screen is the same to the letter, hints and log included."""
    screens = set()
    for choice in "1234":
        sitting = Sitting(
            fresh(seed=3, settings={"open_hands": "no"}), PEOPLE, ["", choice, "", "l", "t", "h", "why 3"]
        )
        text = sitting.run(language, plain)
        screens.add(in_sight(text, plain))
    assert len(screens) == 1


def test_hidden_hands_are_not_shown() -> None:
    sitting = Sitting(fresh(seed=3, settings={"open_hands": "no"}), ["person", "random", "random"], ["2", "1"])
    text = sitting.run()
    assert "Hand: 5 cards" in text
    assert "Hand (5)" not in text


def test_what_a_hunter_foresees_only_that_hunter_reads() -> None:
    """In many games of two people: the name of a foreseen monster is never in the other one's sight."""
    foreseen = 0
    for seed in range(40):
        sitting = Foreseeing(fresh(seed=seed), PEOPLE, True)
        if MADMAN in registry.game("bloodborne").knowing.view(sitting.match.table, 0)["row"]:  # type: ignore[operator]
            sitting.run()
            foreseen += sitting.foreseen
        if foreseen > 2:
            return
    pytest.fail("nobody has foreseen anything")


class Foreseeing(Watched):
    """Dreams, takes Madman's Knowledge when it can, and plays it."""

    foreseen = 0

    def watch(self, prompt: str) -> str:
        line = super().watch(prompt)
        if prompt == "> ":
            return line
        table = self.match.table
        seat = next(seat for seat in range(3) if prompt.startswith(self.match.names[seat]))
        sight = in_sight(self.file.getvalue(), True)
        top = registry.game("bloodborne").knowing.view(table, 1 - seat)["dungeon"]
        own = registry.game("bloodborne").knowing.view(table, seat)["dungeon"]
        assert isinstance(top, dict)
        assert isinstance(own, dict)
        known_to_other = [place["card"] for place in top["top"]]
        known_to_me = [place["card"] for place in own["top"]]
        if known_to_me and known_to_me[-1] is not None:
            self.foreseen += 1
            assert "next comes" in sight or "saw what comes next" in sight
        elif known_to_other and known_to_other[-1] is not None:
            assert "next comes" not in sight
            assert "saw what comes next" not in sight
        question = table.question(seat)
        assert question is not None
        madman = registry.game("bloodborne").naming.option(MADMAN)
        dream = registry.game("bloodborne").naming.option("hunters_dream")
        for wanted in (madman, dream):
            if wanted in question.options:
                return str(1 + question.options.index(wanted))
        return line


def test_undo_of_another_person_needs_agreement_and_hands_over() -> None:
    sitting = Sitting(fresh(seed=3), PEOPLE, ["", "1", "", "undo", "no", "undo", "yes", "", "2"])
    text = sitting.run()
    assert "Take back the last decision of Anna?" in text
    assert text.count("Hand over to Anna") == 2
    assert re.findall(r"(\w+) > (\w+)", text)[:4] == [
        ("Anna", "1"),
        ("Henryk", "undo"),
        ("Henryk", "undo"),
        ("Anna", "2"),
    ]
    assert [line.value for line in sitting.match.lines if line.seat == 0] == [1]


def test_history_of_the_keyboard_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("saw cleaver")
    Sitting(fresh(), PEOPLE, ["", "1", ""]).run()
    assert readline.get_current_history_length() == 0


@pytest.mark.parametrize(("language", "said"), [("en", "chosen seed"), ("de", "Startwert"), ("ru", "начальное число")])
def test_a_chosen_seed_is_said_where_several_play(language: str, said: str) -> None:
    pair, alone = ["person", "person", "random"], ["person", "random", "random"]
    assert said in Sitting(fresh(seed=1), pair).run(language)
    assert said not in Sitting(fresh(seed=None), pair).run(language)
    assert said not in Sitting(fresh(seed=1), alone).run(language)
