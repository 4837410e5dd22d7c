"""Campaigns in the terminal: run after run, the page between them, kept after every decision, and gone on with."""

import pathlib

import pytest

from nachtspiel.cli.main import main
from nachtspiel.engine import campaign
from nachtspiel.engine.campaign import Campaign
from nachtspiel.engine.match import Match
from nachtspiel.games import registry
from nachtspiel.terminal.camp import Company, run_campaign
from tests.words import LANGUAGES

from .kit import Keyboard, console

BEACON = registry.game("beacon")
WORDS = {  # typed between the first run and the second, and between the second and the third
    "en": (["each 2", "seats 3", "names Ada, Eve, Cora"], ["lang de", "each 1", "bots random", "on"]),
    "de": (["je 2", "plätze 3", "namen Ada, Eva, Cora"], ["sprache ru", "je 1", "bots random", "weiter"]),
    "ru": (["каждому 2", "места 3", "имена Ада, Ева, Кора"], ["язык en", "каждому 1", "боты random", "дальше"]),
}


class Camping(Keyboard):
    """A campaign at the keyboard. When what was typed is used up, a warden plays who knows how a night is won."""

    def __init__(self, path: pathlib.Path, typed: list[str] | None = None, company: Company | None = None) -> None:
        super().__init__(typed)
        self.path = path
        self.company = company or Company(2, 1, [1], "random", [])
        self.company.seed = 6
        self.campaign = Campaign(BEACON)
        if path.exists():
            self.campaign = campaign.play(campaign.parse(path.read_text(encoding="utf-8")), BEACON)
        self.between: list[list[str]] = []  # what is typed before each further run
        self.language = "en"

    def run(self, language: str = "en", plain: bool = True) -> str:
        self.language = language
        screen = console(self.file, plain)
        assert run_campaign(self.campaign, self.company, language, plain, self.path, screen, self.ask) == 0
        return self.file.getvalue()

    def warden(self, prompt: str) -> str:
        match = self.campaign.open_run()
        if match is None:
            if self.between:
                self.typed = self.between.pop(0)
            return self.typed.pop(0) if self.typed else ""
        name = prompt.removesuffix(" > ")
        return str(choice(match, match.names.index(name)))

    def verified(self) -> Campaign:
        """What lies in the file, as another program would read it."""
        return campaign.verify(campaign.parse(self.path.read_text(encoding="utf-8")), BEACON)


def choice(match: Match, seat: int) -> int:
    """The number of a good choice: look out first, then wood and fire; the shutter that was seen."""
    asked = match.table.question(seat)
    assert asked is not None
    names = [BEACON.naming.option_name(option) for option in asked.options]
    storms = [BEACON.knowing.view(match.table, other)["storm"] for other in range(int(match.table.seats))]
    seen = [side for side in storms if side is not None]
    wishes = [
        *([] if seen else ["look"]),
        "feed",
        "search",
        "gather",
        "burn",
        "done",
        *map(str, seen),
        "left",
        "return",
    ]
    return min(range(len(names)), key=lambda place: wishes.index(names[place]) if names[place] in wishes else 99) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_campaign(language: str, tmp_path: pathlib.Path) -> None:
    """With a bot beside a person, one person with two heroes, and another language from the third run on."""
    path = tmp_path / "beacon.campaign"
    sitting = Camping(path)
    sitting.then = sitting.warden
    second, third = WORDS[language]
    sitting.between = [[*second, ""], [*third]]
    text = sitting.run(language)
    found = sitting.verified()
    assert found.is_over()
    assert len(found.runs) >= 3
    assert [int(match.table.seats) for match in found.runs[:3]] == [2, 3, 3]
    assert len(found.runs[1].names) == 3
    words = registry.speech("beacon", language, []).words
    assert words.say("game-beacon") in text
    assert words.say("view-night") in text
    assert found.write() == path.read_text(encoding="utf-8")
    kinds = {line.seat for line in found.runs[1].lines if not line.is_chance()}
    assert kinds == {0, 1, 2}


def test_the_page_tells_what_became_of_everybody(tmp_path: pathlib.Path) -> None:
    sitting = Camping(tmp_path / "c", company=Company(1, 1, [1], "random", ["Ada"]))
    sitting.typed = ["nothing more", "left one"] * 3 + ["?", "stop"]
    text = sitting.run()
    page = text[text.index("Ada has lost.") :]
    assert "What has become of you so far:\nNight: 1\nOil for the next fire: 0\nKept: nothing" in page
    assert "Run 1: lost; score 0; Ada" in page
    assert "Who comes along to run 2:\nAda: person 1" in page
    assert "Press Enter to go on to run 2." in page
    assert "“seats 3”: so many seats" in page
    assert text.rstrip().endswith("The campaign waits in " + str(tmp_path / "c") + ".")


def test_who_comes_along_may_change(tmp_path: pathlib.Path) -> None:
    sitting = Camping(tmp_path / "c", company=Company(1, 1, [1], "random", ["Ada"]))
    sitting.typed = ["nothing more", "left one"] * 3 + [
        "seats 3",
        "people 2",
        "each 2,1",
        "bots adept",
        "seats 4",
        "on",
    ]
    text = sitting.run()
    last = text[text.rindex("Who comes along") :]
    assert "Ada: person 1\nBjarne: person 1\nCora: person 2\nDmitri: bot: adept" in last
    assert [len(match.names) for match in sitting.verified().runs] == [1, 4]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("seats 9", "Seats: a number from 1 to 4"),
        ("seats 0", "Seats: a number from 1 to 4"),
        ("seats many", "Seats: a number from 1 to 4"),
        ("people 5", "People: a number"),
        ("people 0", "People: a number"),
        ("each 0", "Each: a number for all people"),
        ("each 2,2", "Each: a number for all people"),
        ("bots genius", "Bots are random, greedy, adept or master."),
        ("names Ada, Ada", "Names: different ones"),
        ("names A;B", "Names: different ones"),
        ("lang xx", "Which language?"),
        ("dance", "“dance” means nothing here."),
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(typed: str, sentence: str, tmp_path: pathlib.Path) -> None:
    sitting = Camping(tmp_path / "c", company=Company(1, 1, [1], "random", ["Ada"]))
    sitting.typed = ["nothing more", "left one"] * 3 + [typed, ""]
    assert sentence in sitting.run()
    assert [match.names for match in sitting.verified().runs] == [["Ada"], ["Ada"]]


def test_it_is_kept_after_every_decision_and_goes_on_where_it_was(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "c"
    whole = Camping(tmp_path / "whole")
    whole.then = whole.warden
    whole.run()
    for lines in (1, 9, 30):
        part = Camping(path)
        part.then = part.warden
        stop_after(part, lines)
        part.run()
        assert part.verified().write() == part.campaign.write()
    rest = Camping(path)
    rest.then = rest.warden
    assert rest.campaign.runs
    rest.run()
    assert rest.verified().is_over()


def stop_after(camping: Camping, lines: int) -> None:
    """The input ends after so many lines."""

    def ask(prompt: str) -> str:
        if len(camping.prompts) > lines:
            raise EOFError
        return camping.warden(prompt)

    camping.then = ask


def test_taking_back_stays_within_the_run(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "c"
    sitting = Camping(path, company=Company(1, 1, [1], "random", ["Ada"]))
    sitting.typed = ["nothing more", "left one"] * 3 + ["", "undo", "gather", "undo", "search"]
    text = sitting.run()
    assert "There is nothing to take back yet." in text
    first, second = sitting.verified().runs
    assert first.table.over
    assert [BEACON.naming.decision_name(line.value) for line in second.lines if not line.is_chance()] == ["search"]


def test_a_place_that_cannot_be_written_is_said_before_anything_is_played(tmp_path: pathlib.Path) -> None:
    with pytest.raises(FileNotFoundError):
        Camping(tmp_path / "nowhere" / "c").run()


# ---------------------------------------------------------------- the command line


@pytest.fixture
def played(tmp_path: pathlib.Path) -> pathlib.Path:
    """A campaign with a lost night, and a second one begun by two."""
    path = tmp_path / "c"
    sitting = Camping(path, company=Company(1, 1, [1], "random", ["Ada"]))
    sitting.typed = ["nothing more", "left one"] * 3 + ["people 2", "", "gather"]
    sitting.run()
    return path


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    caught = capsys.readouterr()
    return code, caught.out, caught.err


def type_lines(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    def ask(prompt: str) -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    monkeypatch.setattr("builtins.input", ask)


def test_show_and_verify(played: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "campaign", "verify", played)
    assert (code, out) == (0, f"{played}: fits, beacon, 2 runs, open\n")
    code, out, _ = said(capsys, "campaign", "show", played, "--lang", "en")
    assert code == 0
    assert "  Run 1: lost; score 0; Ada\n  Run 2: not finished; Ada, Bjarne\n  night: 1\n  oil: 0" in out
    code, out, _ = said(capsys, "campaign", "show", played, "--json")
    assert '"over": false' in out


def test_a_campaign_is_not_taken_for_a_single_game(played: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["record", "verify", played], ["play", "beacon", "--resume", played]):
        code, _, err = said(capsys, *arguments)
        assert code == 2
        assert "this is a campaign, not a single game: play it with --campaign" in err


def test_runs_of_other_content_say_so(played: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = played.read_text(encoding="utf-8")
    played.write_text(text.replace("content: ", "content: 0", 1), encoding="utf-8")
    code, _, err = said(capsys, "campaign", "verify", played)
    assert code == 0
    assert f"{played}: run 1: the record was played with content 0" in err
    assert "run 2" not in err


def test_damage_is_named_by_its_line(played: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = played.read_text(encoding="utf-8").splitlines()
    place = next(place for place, row in enumerate(rows) if row.startswith("carried:"))
    for damage, sentence in (
        (
            "carried: night: 3 / oil: 9",
            "run 2 does not begin with what it should carry: run 1 left 'night: 1 / oil: 0'",
        ),
        ("carried: night: 1 / gold: 9", "run 2 does not begin with what it should carry"),
        ("carried", "'carried' is neither"),
    ):
        played.write_text("\n".join([*rows[:place], damage, *rows[place + 1 :]]), encoding="utf-8")
        for arguments in (["campaign", "verify", played], ["play", "beacon", "--campaign", played]):
            code, _, err = said(capsys, *arguments)
            assert code == 2
            assert f"{played}: line {place + 1}: " in err
            assert sentence in err


def test_play_begins_goes_on_and_forks(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = tmp_path / "c", tmp_path / "other"
    begin = ["play", "beacon", "--terminal", "--plain", "--lang", "en", "--campaign", path, "--seed", "3"]
    type_lines(monkeypatch, ["nothing more", "left one"] * 3 + ["seats 2", ""])
    assert said(capsys, *begin)[0] == 0
    assert [len(match.names) for match in Camping(path).verified().runs] == [1, 2]
    type_lines(monkeypatch, ["gather"])
    code, out, _ = said(capsys, *begin)
    assert code == 0
    assert "Beacon: the campaign\nRun 2" in out
    text = path.read_text(encoding="utf-8")
    assert "1: gather" in text
    type_lines(monkeypatch, ["search"])
    assert said(capsys, *begin, "--from", "1", "--at", "2", "--save", other)[0] == 0
    fork = Camping(other).verified()
    assert [len(match.marks) for match in fork.runs] == [3]
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--from", "1"], "say --from RUN, --at N and --save FILE"),
        (["--at", "1", "--save", "x"], "say --from RUN, --at N and --save FILE"),
        (["--from", "7", "--save", "x"], "there is no run 7; this campaign has the runs 1 to 2"),
        (["--from", "1", "--at", "99", "--save", "x"], "so there is no point 99"),
        (["--from", "1", "--save", __file__], "exists already; the new campaign needs a file of its own"),
        (["--save", "x"], "a campaign is kept in its own file"),
        (["--resume", "x"], "--resume is for a single game"),
        (["--seats", "4"], "run 2 is open and has 2 seats"),
        (["--people", "3"], "--people must be from 1 to 2, not 3"),
        (["--each", "3"], "do not fit on 2"),
        (["--each", "x"], "--each takes a number of seats"),
    ],
)
def test_what_does_not_go_together_is_said(
    played: pathlib.Path, capsys: pytest.CaptureFixture[str], more: list[str], sentence: str
) -> None:
    before = played.read_text(encoding="utf-8")
    code, _, err = said(capsys, "play", "beacon", "--terminal", "--campaign", played, *more)
    assert code == 2
    assert sentence in err
    assert played.read_text(encoding="utf-8") == before


def test_a_game_that_carries_nothing_has_no_campaign(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = said(capsys, "play", "bloodborne", "--campaign", tmp_path / "c")
    assert code == 2
    assert "bloodborne is not played in campaigns" in err
    assert said(capsys, "play", "beacon", "--from", "1")[2] == "nachtspiel: --from belongs to --campaign\n"
