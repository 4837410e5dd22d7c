"""The command line: what it prints, and how it answers mistakes: one sentence, exit code 2, no traceback."""

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from nachtspiel.cli import main
from nachtspiel.games.bloodborne.box import read_files
from nachtspiel.games.registry import EXAMPLES, NAMES

ROOT = Path(__file__).parents[2]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A finished game on disk."""
    code, _, _ = run(
        capsys, "simulate", "bloodborne", "--seats", "3", "--games", "1", "--seed", "5", "--records", str(tmp_path)
    )
    assert code == 0
    (path,) = tmp_path.glob("*.record")
    return path


# ---------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rules", "chess"], "there is no game 'chess'; the games are bloodborne"),
        (["rules", "bloodborne", "BB-99.99"], "there is no rule 'BB-99.99'; the ids run from BB-0.01 to BB-D61"),
        (
            ["rules", "bloodborne", "BB-9.07", "--lang", "xx"],
            "there is no language 'xx' for bloodborne; there are de, en",
        ),
        (["rules", "bloodborne", "zeppelin"], "no rule speaks of 'zeppelin'"),
        (["simulate", "bloodborne", "--seats", "2"], "bloodborne is for 3 to 5 players, not 2"),
        (["simulate", "bloodborne", "--seats", "six"], "argument --seats: invalid int value: 'six'"),
        (["simulate", "bloodborne", "--games", "0"], "--games must be 1 or more, not 0"),
        (["simulate", "bloodborne", "--seed", "-1"], "--seed must be 0 or more, not -1"),
        (["simulate", "bloodborne", "--workers", "0"], "--workers must be 1 or more, not 0"),
        (["simulate", "bloodborne", "--bots", "genius"], "there is no bot 'genius'; the levels are random, greedy"),
        (["simulate", "bloodborne", "--bots", "random,random"], "there are 2 bots for 3 seats"),
        (["simulate", "bloodborne", "--set", "final_boss=santa"], "final_boss cannot be 'santa'; choose one of random"),
        (["simulate", "bloodborne", "--set", "final_boss"], "--set takes NAME=VALUE, not 'final_boss'"),
        (["simulate", "bloodborne", "--set", "colour=red"], "bloodborne has no setting 'colour'; its settings are"),
        (["play", "bloodborne", "--people", "9"], "bloodborne is for 3 to 5 players, not 9"),
        (["play", "bloodborne", "--people", "0"], "--people must be from 1 to 3, not 0"),
        (["play", "bloodborne", "--names", "A,B"], "--names must be 3 different names"),
        (["play", "bloodborne", "--names", "A,B,B"], "--names must be 3 different names"),
        (["play", "bloodborne", "--names", "A,B,C;"], "a name cannot contain"),
        (["play", "bloodborne", "--at", "3"], "--at belongs to --resume"),
        (["play", "bloodborne", "--bots", "genius"], "there is no bot 'genius'"),
        (["play", "bloodborne", "--resume", "/nowhere/x.record"], "No such file or directory"),
        (["record", "verify", "/nowhere/x.record"], "No such file or directory"),
        (["record", "burn", "x"], "invalid choice: 'burn'"),
        (["scenario", "run", "/nowhere"], "No such file or directory"),
        (["content", "check", "/nowhere"], "is no folder"),
        (["bench", "bloodborne", "--cycles", "0"], "--cycles must be 1 or more, not 0"),
        (["bench", "bloodborne", "--seats", "9"], "bloodborne is for 3 to 5 players, not 9"),
        (["dance"], "invalid choice: 'dance'"),
        ([], "the following arguments are required: COMMAND"),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert sentence in err
    assert err.startswith("nachtspiel: ")
    assert err.count("\n") == 1


def test_the_module_answers_like_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "nachtspiel", "rules", "chess"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "nachtspiel: there is no game 'chess'; the games are bloodborne, bluthelden\n"


# ---------------------------------------------------------------- rules


@pytest.mark.parametrize(("language", "words"), [("de", "Hälfte"), ("en", "half"), ("ru", "половин")])
def test_a_rule_is_shown_in_three_languages(capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    code, out, _ = run(capsys, "rules", "bloodborne", "bb-13.02", "--lang", language)
    assert code == 0
    assert out.startswith("BB-13.02  ")
    assert words in out


def test_the_whole_rulebook_has_every_rule_and_every_section(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "bloodborne", "--lang", "en", "--json")
    assert code == 0
    found = json.loads(out)
    assert len(found) == 182 + 61
    assert found[0]["id"] == "BB-0.01"
    code, text, _ = run(capsys, "rules", "bloodborne", "--lang", "en")
    assert "Settled readings" in text
    assert text.count("\nBB-") + text.startswith("BB-") == 182 + 61


def test_searching_puts_titles_first(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", "bloodborne", "hunter", "pistol", "--lang", "en", "--json")
    found = json.loads(out)
    assert found[0]["id"] == "BB-9.07"
    assert all("pistol" in (rule["title"] + rule["text"]).lower() for rule in found)


def test_coverage_counts_tests_and_firings(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys, "rules", "bloodborne", "--coverage", "--games", "6", "--tests", str(ROOT / "tests"), "--json"
    )
    found = json.loads(out)
    assert code == 0, found["unproved"]
    assert found["unproved"] == []
    rules = {rule["id"]: rule for rule in found["rules"]}
    assert any("test_kit" in name for name in rules["BB-10.02"]["tests"])
    assert rules["BB-7.03"]["fired"] > 100
    assert rules["BB-0.05"]["cited"] is False


# ---------------------------------------------------------------- simulate


def test_simulate_gives_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    first = run(capsys, "simulate", "bloodborne", "--seats", "3", "--games", "20", "--seed", "3", "--json")
    again = run(capsys, "simulate", "bloodborne", "--seats", "3", "--games", "20", "--seed", "3", "--json")
    other = run(capsys, "simulate", "bloodborne", "--seats", "3", "--games", "20", "--seed", "4", "--json")
    assert first == again
    assert first != other
    found = json.loads(first[1])
    assert found["games"] == 20
    assert found["bots"] == ["random"] * 3
    assert sum(found["wins"]) <= 20


def test_simulate_on_two_processes_gives_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "bloodborne", "--games", "101", "--seed", "9", "--json", "--workers"]
    assert run(capsys, *arguments, "1") == run(capsys, *arguments, "2")


def test_simulate_speaks_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys, "simulate", "bloodborne", "--seats", "4", "--games", "2", "--bots", "greedy,random,random,random"
    )
    assert code == 0
    assert "seat 1  greedy" in out
    assert "seat 4  random" in out


# ---------------------------------------------------------------- records


def test_a_record_is_verified(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, err = run(capsys, "record", "verify", str(record))
    assert (code, err) == (0, "")
    assert "fits" in out
    assert "finished" in out


def test_a_record_is_replayed_to_any_point(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = run(capsys, "record", "replay", str(record), "--at", "4", "--json")
    assert code == 0
    (found,) = json.loads(out)
    assert found["decisions"] == 4
    assert found["over"] is False
    _, text, _ = run(capsys, "record", "replay", str(record))
    assert text == record.read_text(encoding="utf-8")


def test_a_record_is_told_as_a_story_with_its_rules(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = run(capsys, "record", "show", str(record), "--lang", "de")
    assert code == 0
    assert "BB-7.03   " in out
    assert "ausgespielt" in out


def test_an_edited_record_names_the_line(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("1: "))
    lines[place] = "1: kirkhammer"
    record.write_text("\n".join(lines), encoding="utf-8")
    code, out, err = run(capsys, "record", "verify", str(record))
    assert (code, out) == (2, "")
    assert f"line {place + 1}: kirkhammer is not among this hunter's cards" in err


def test_a_folder_of_records_tells_the_good_from_the_bad(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    (record.parent / "bad.record").write_text("hello", encoding="utf-8")
    code, out, err = run(capsys, "record", "verify", str(record.parent))
    assert code == 2
    assert "1 records fit, 1 do not" in out
    assert "line 1: a record begins with the words 'Nachtspiel record 1'" in err


def test_other_content_is_said_clearly(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("content: "))
    record.write_text(text.replace(line, "content: 0123456789ab"), encoding="utf-8")
    code, _, err = run(capsys, "record", "verify", str(record))
    assert code == 0
    assert "was played with content 0123456789ab, this program has" in err


def test_a_file_that_is_no_text_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    path.write_bytes(b"\xff\xfe\x00\x01")
    code, _, err = run(capsys, "record", "verify", str(path))
    assert (code, err) == (2, "nachtspiel: the file is not a text in UTF-8\n")


# ---------------------------------------------------------------- scenarios and content


def test_all_scenarios_hold(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "scenario", "run", str(ROOT / "scenarios"))
    assert code == 0, out
    assert out.strip().endswith("scenarios hold, 0 fail")


def test_a_scenario_that_fails_says_where(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text("title = 3", encoding="utf-8")
    code, out, _ = run(capsys, "scenario", "run", str(path))
    assert code == 1
    assert "title: must be a text, not 3" in out
    assert "0 scenarios hold, 1 fail" in out


def test_the_projects_own_content_is_well_formed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "content", "check")
    assert code == 0
    lines = [line for line in out.splitlines() if not line.startswith("  ")]  # without what has only begun
    assert [line.split(":")[0] for line in lines] == [*NAMES, *EXAMPLES]
    assert all(line.endswith(" is well-formed") for line in lines)


def test_a_folder_of_content_is_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name, text in read_files().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert run(capsys, "content", "check", str(tmp_path))[0] == 0
    cards = tmp_path / "cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("damage = 4", 'damage = "much"', 1), encoding="utf-8")
    code, out, err = run(capsys, "content", "check", str(tmp_path))
    assert (code, out) == (2, "")
    assert err == "nachtspiel: cards.toml, kirkhammer, damage: must be a whole number from 1 to 9, not 'much'\n"
    (tmp_path / "extra.toml").write_text("", encoding="utf-8")
    assert "extra.toml: is not a content file of bloodborne" in run(capsys, "content", "check", str(tmp_path))[2]


def test_a_card_without_words_or_picture_is_named_with_what_to_do(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name, text in read_files().items():
        (tmp_path / name).write_text(text.replace('"threaded_cane"', '"unheard_of"'), encoding="utf-8")
    code, out, _ = run(capsys, "content", "check", str(tmp_path))
    assert code == 1
    first, *lines = [line for line in out.splitlines() if "English stands behind" not in line]
    assert first.startswith("bloodborne: content ")
    assert first.endswith(" is well-formed but not complete:")
    assert lines == [
        "  card-unheard-of has no words in de, en, ru; write them in src/nachtspiel/games/bloodborne/words",
        "  unheard_of has no picture; write its recipe in client/art/recipes/bloodborne.mjs, then say in client/art: "
        "npm install && npm run bake -- bloodborne/unheard_of",
    ]
    code, out, _ = run(capsys, "content", "check", str(tmp_path), "--json")
    assert (code, len(json.loads(out)["bloodborne"]["lacks"])) == (1, len(lines))


def test_an_empty_folder_holds_no_content(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "holds no content of bloodborne" in run(capsys, "content", "check", str(tmp_path))[2]


# ---------------------------------------------------------------- bench


def test_bench_measures_something(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "bloodborne", "--cycles", "1", "--json")
    assert code == 0
    found = json.loads(out)["results"]
    for rates in found.values():
        assert rates["decisions/s"] > 1000
        assert rates["copies/s"] > 1000


# ---------------------------------------------------------------- serve


def test_serve_says_in_one_sentence_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        file = str(tmp_path / "games.db")
        for arguments, word in (
            (["--port", port, "--db", file], "is taken"),
            (["--port", "99999", "--db", file], "--port must be"),
            (["--port", "0", "--db", "mysql://x/y"], "not in 'mysql'"),
            (["--port", "0", "--db", str(tmp_path / "no" / "x.db")], "does not exist"),
            (["--port", "0", "--host", "no.such.host.invalid", "--db", file], "cannot listen"),
        ):
            assert main(["serve", *arguments]) == 2
            said = capsys.readouterr().err
            assert word in said
            assert said.count("\n") == 1
