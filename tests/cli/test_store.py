"""The database from the command line: looked through, backed up, brought back."""

import json
import sqlite3
from pathlib import Path

import pytest

from nachtspiel.cli import main
from tests.server.old import GAMES, bring_back_content, lay_down


@pytest.fixture
def db(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    bring_back_content(monkeypatch)
    return str(lay_down(tmp_path))


def test_a_database_whose_games_all_go_on(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["db", "check", "--db", db]) == 0
    assert capsys.readouterr() == (f"{len(GAMES)} of {len(GAMES)} matches go on with this version, 0 do not\n", "")


def test_what_would_not_go_on_is_named_and_told_by_the_exit_code(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = GAMES["duel of two people"]["match"]
    connection = sqlite3.connect(db)
    connection.execute("update lines set value = 999 where match = ? and seq = 60", (match,))
    connection.commit()
    assert main(["db", "check", "--db", db]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{match}  bluthelden, begun on 2026-")
    assert "line 60 does not" in first
    assert last == f"{len(GAMES) - 1} of {len(GAMES)} matches go on with this version, 1 do not"
    assert main(["db", "check", "--json", "--db", db]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["matches"], [one["match"] for one in told["stuck"]]) == (len(GAMES), [match])


def test_one_command_keeps_everything_and_one_brings_it_back(
    db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, new = str(tmp_path / "backup.gz"), str(tmp_path / "new.db")
    assert main(["db", "backup", "--db", db, file]) == 0
    assert capsys.readouterr().out == f"{file}: {len(GAMES)} matches with 803 lines are safe\n"
    assert main(["db", "restore", file, "--db", new]) == 0
    assert capsys.readouterr().out == f"{len(GAMES)} matches with 803 lines are back\n"
    assert main(["db", "check", "--db", new]) == 0
    capsys.readouterr()
    assert main(["db", "restore", file, "--db", new]) == 2
    assert capsys.readouterr().err.endswith("is not empty; restore the backup into a new one\n")
    assert main(["db", "backup", "--db", str(tmp_path / "none.db"), file + "2"]) == 2
    assert main(["db", "restore", str(tmp_path / "nothing"), "--db", str(tmp_path / "x.db")]) == 2
    assert capsys.readouterr().err.endswith("nothing: No such file or directory\n")
