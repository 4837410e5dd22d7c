"""How far something has come is shown to people only."""

import io
import sys

import pytest

from nachtspiel.cli.progress import progress


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, error: io.StringIO) -> str:
    monkeypatch.setattr(sys, "stderr", error)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    with progress("games") as step:
        for done in (25, 50, 100):
            step(done, 100)
    return error.getvalue()


def test_a_person_sees_a_bar_with_the_number_done(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(monkeypatch, Screen())
    assert "100/100" in text
    assert "games" in text
    assert "/s" in text


def test_a_pipe_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, io.StringIO()) == ""
