"""What a person may type: answers, mistakes, refusals."""

import pathlib

import pytest

from nachtspiel.engine.words import Words
from nachtspiel.terminal.answers import clean, find, normal, short
from nachtspiel.terminal.commands import parse
from tests.words import LANGUAGES

from .kit import Sitting, fresh

SOLO = ["person", "random", "random"]
PLAYED = {"hunter_axe": 0, "saw_cleaver": 1, "hunter_pistol": 2, "transform": 3, "hunters_dream": 4}


def chosen(typed: list[str], language: str = "en") -> tuple[list[int], str]:
    sitting = Sitting(fresh(), SOLO, typed)
    text = sitting.run(language)
    return [line.value for line in sitting.match.lines if line.seat == 0], text


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("en", "1", "hunter_axe"),
        ("en", "5", "hunters_dream"),
        ("en", "Saw Cleaver", "saw_cleaver"),
        ("en", "axe", "hunter_axe"),
        ("en", "SAW", "saw_cleaver"),
        ("en", "hunters d", "hunters_dream"),
        ("en", "Hunter's dream", "hunters_dream"),
        ("en", "tran", "transform"),
        ("de", "saegehackbeil"[:1] + "ägehack", "saw_cleaver"),
        ("de", "sagehack", "saw_cleaver"),
        ("de", "traum", "hunters_dream"),
        ("ru", "топор охот", "hunter_axe"),
        ("ru", "СОН", "hunters_dream"),
    ],
)
def test_an_answer_by_number_or_letters(language: str, typed: str, card: str) -> None:
    assert chosen([typed], language)[0] == [PLAYED[card]]


def test_wrong_input_gets_one_kind_sentence_and_is_asked_again() -> None:
    answers, text = chosen(["", "0", "99", "²", "hunter", "xyzzy", "\x1b[31mred", "9" * 5000, "1"])
    assert answers == [0]
    assert "Nothing was typed. Type a number from 1 to 5" in text
    assert "There is no choice 0." in text
    assert "There is no choice 99." in text
    assert "“hunter” fits several: Hunter Axe, Hunter Pistol, Hunter's Dream." in text
    assert "“xyzzy” is none of the choices." in text
    assert text.count("Anna > ") == 10
    printed = [line for line in text.splitlines() if not line.startswith("Anna > ")]
    assert not any("\x1b" in line for line in printed)
    assert max(len(line) for line in printed) < 400


@pytest.mark.parametrize(
    ("language", "words"), [("en", "lies in your used pile"), ("de", "Ablagestapel"), ("ru", "лежит в стопке сброса")]
)
def test_a_used_card_is_refused_with_reason_and_rule(language: str, words: str) -> None:
    name = {"en": "hunter axe", "de": "jägeraxt", "ru": "топор охотника"}[language]
    answers, text = chosen(["1", name], language)
    assert answers[0] == 0
    assert words in text
    assert "BB-15.07" in text


def test_a_card_of_nobody_is_refused() -> None:
    _, text = chosen(["kirkhammer"])
    assert "Kirkhammer is not yours." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_answer(language: str, tmp_path: pathlib.Path) -> None:
    typed = [
        "?", "rule BB-13.02", "r bb-7.01", "rule", "rule dream", "rule qqqq", "why", "why 1", "why 0", "why x", "card",
        "card 1", "card kirk", "card gehrman", "card zzz", "c a", "table", "log", "hint", "undo", "save", "lang",
        "lang xx", f"save {tmp_path / 'a b.txt'}", f"save {tmp_path / 'a b.txt'}", "1", "l", "u",
    ]  # fmt: skip
    sitting = Sitting(fresh(), SOLO, typed)
    text = sitting.run(language)
    assert sitting.code == 0
    assert "BB-13.02" in text
    assert (tmp_path / "a b.txt").exists()
    assert not [line for line in sitting.match.lines if line.seat == 0]  # undone
    assert not sitting.typed


def test_rules_of_lines_and_questions() -> None:
    _, text = chosen(["why", "1", "why 10"])
    assert "BB-7.01 Choose one card in secret" in text
    assert "BB-7.03" in text


def test_undo_returns_to_the_last_own_decision() -> None:
    sitting = Sitting(fresh(seed=5), ["person", "greedy", "greedy"], ["undo", "1", "1", "undo", "undo", "2"])
    text = sitting.run()
    assert "nothing to take back" in text
    assert [line.value for line in sitting.match.lines if line.seat == 0] == [1]
    again = Sitting(fresh(seed=5), ["person", "greedy", "greedy"], ["2"])
    again.run()
    assert again.match.table == sitting.match.table


def test_the_language_can_be_changed() -> None:
    _, text = chosen(["lang de", "lang ru", "lang en"])
    assert "Welche Karte spielst du?" in text
    assert "Какую карту вы сыграете?" in text


def test_leaving_without_a_file_is_asked_twice() -> None:
    sitting = Sitting(fresh(), SOLO, ["q", "no", "q", "yes", "1"])
    text = sitting.run()
    assert text.count("Leave without saving?") == 2
    assert sitting.typed == ["1"]


def test_an_existing_file_is_not_replaced_unasked(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear")
    chosen([f"save {path}", "no"])
    assert path.read_text() == "dear"
    chosen([f"save {path}", "yes"])
    assert path.read_text().startswith("Nachtspiel record 1")


def test_the_first_screen() -> None:
    _, text = chosen([])
    head = text[: text.index("Round 1")]
    assert "Bloodborne: The Card Game" in head
    assert "highest Blood level wins" in head
    assert "type the number of a choice" in head
    assert "? for help" in head


def test_names_cannot_steer_the_terminal() -> None:
    match = fresh()
    match.names = ["\x1b[2JAn[bold]na", "{x}", "\n"]
    text = Sitting(match, SOLO, ["1"]).run()
    assert "\x1b" not in text
    assert "An[bold]na" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_words_are_distinct(language: str) -> None:
    words = Words(language, "nachtspiel.terminal")
    for line, name in (("?", "help"), ("q", "quit"), ("rule x", "rule"), ("LOG", "log"), ("lang de", "lang")):
        command = parse(line, words)
        assert command is not None
        assert command.name == name
    assert parse("table hunter", words) is None
    assert parse("", words) is None
    assert parse("!", words) is None


def test_small_tools() -> None:
    assert normal("  Ludwig's «Holy» Blade ") == "ludwigs holy blade"
    assert normal("Ружьё") == normal("ружье")
    assert find("b", [(1, "a b"), (2, "cb")]) == [1]
    assert clean("a\x00b\x1b[1m\n") == "ab[1m"
    assert len(short("x" * 999)) < 50
