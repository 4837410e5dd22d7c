"""The rulebook in the program: complete in three languages, and easy to look things up in."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.rulebook import Rule, Rulebook
from nachtspiel.games import registry
from tests.words import LANGUAGES

Books = dict[str, Rulebook]
FOLDER = files("nachtspiel.games.bloodborne") / "rulebook"
RULES_OF_SECTION = [7, 6, 18, 15, 4, 6, 3, 6, 7, 9, 7, 13, 12, 16, 13, 10, 9, 7, 5, 6, 3]


@pytest.fixture
def books() -> Books:
    return {language: registry.rulebook("bloodborne", language) for language in LANGUAGES}


def test_there_are_three_languages_at_least() -> None:
    assert {"de", "en", "ru"} <= set(registry.languages("bloodborne"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_and_all_readings_are_there(books: Books, language: str) -> None:
    kinds = Counter(rule.kind for rule in books[language].rules.values())
    assert kinds == {
        "effect": 54, "flow": 29, "limit": 24, "content": 22, "setup": 18, "choice": 11, "advice": 11, "end": 9,
        "table": 4, "reading": 61,
    }  # fmt: skip
    assert sum(kinds.values()) - kinds["reading"] == 182


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ids_are_complete_and_in_the_order_of_the_printed_rulebook(books: Books, language: str) -> None:
    wanted = [f"BB-{section}.{i:02}" for section, count in enumerate(RULES_OF_SECTION) for i in range(1, count + 1)]
    wanted += [f"BB-D{number:02}" for number in range(1, 62)]
    assert list(books[language].rules) == wanted
    assert [rule.id for rule in books[language].rules.values()] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_exactly_these_rules(books: Books, language: str) -> None:
    words = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    assert set(words) == {"sections", *books[language].rules}
    for rule_id, entry in words.items():
        if rule_id != "sections":
            assert set(entry) == {"title", "text"}, rule_id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_is_without_words(books: Books, language: str) -> None:
    for rule in books[language].rules.values():
        assert rule.title.strip() == rule.title != "", rule.id
        assert rule.text.strip() == rule.text != "", rule.id
        assert len(rule.text) > 20, rule.id
        assert rule.page == 0 if rule.kind == "reading" else 3 <= rule.page <= 16, rule.id


def test_no_language_repeats_the_words_of_another(books: Books) -> None:
    for rule_id in books["en"].rules:
        texts = {books[language].rules[rule_id].text for language in LANGUAGES}
        assert len(texts) == 3, rule_id


@pytest.mark.parametrize("rule_id", ["BB-0.01", "BB-9.07", "BB-20.03", "BB-D61"])
def test_russian_is_written_in_russian(books: Books, rule_id: str) -> None:
    letters = [letter for letter in books["ru"].rule(rule_id).text if letter.isalpha()]
    assert sum("а" <= letter.lower() <= "я" or letter in "ёЁ" for letter in letters) > len(letters) * 0.7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_a_section_with_a_name(books: Books, language: str) -> None:
    book = books[language]
    assert list(book.sections) == [*[str(number) for number in range(21)], "D"]
    assert all(name.strip() for name in book.sections.values())
    assert {rule.section for rule in book.rules.values()} == set(book.sections)
    assert book.rule("BB-9.07").section == "9"
    assert book.rule("BB-10.01").section == "10"
    assert book.rule("BB-D22").section == "D"


def test_kind_and_page_are_those_of_the_index_in_every_language(books: Books) -> None:
    for rule_id, rule in books["en"].rules.items():
        for language in LANGUAGES:
            other = books[language].rules[rule_id]
            assert (other.kind, other.page, other.section) == (rule.kind, rule.page, rule.section)
    assert (books["en"].rule("BB-9.07").kind, books["en"].rule("BB-9.07").page) == ("effect", 9)
    assert books["en"].rule("BB-D22").kind == "reading"


@pytest.mark.parametrize(
    ("kind", "testable"),
    [
        ("setup", True), ("flow", True), ("choice", True), ("effect", True), ("limit", True), ("end", True),
        ("content", True), ("advice", False), ("table", False), ("reading", False),
    ],
)  # fmt: skip
def test_which_rules_a_test_can_prove(kind: str, testable: bool) -> None:
    assert Rule("X-1", kind, 1, "1", "", "").is_testable() is testable


def test_167_rules_can_be_tested(books: Books) -> None:
    assert sum(rule.is_testable() for rule in books["en"].rules.values()) == 167


def test_a_rule_is_found_by_its_id_in_small_letters_too(books: Books) -> None:
    assert books["de"].rule("bb-d22") is books["de"].rule("BB-D22")


def test_an_unknown_rule_and_an_unknown_language_are_named(books: Books) -> None:
    with pytest.raises(Mistake, match=r"^there is no rule 'BB-99\.01'; the ids run from BB-0\.01 to BB-D61$"):
        books["en"].rule("BB-99.01")
    with pytest.raises(Mistake, match=r"^there is no language 'xx' for bloodborne; there are de, en, .*ru$"):
        registry.rulebook("bloodborne", "xx")


def test_search_finds_rules_with_all_words_whatever_their_case(books: Books) -> None:
    found = books["en"].search("HUNTER pistol")
    assert "BB-9.07" in [rule.id for rule in found]
    assert all("hunter" in text and "pistol" in text for text in [f"{r.title} {r.text}".casefold() for r in found])
    everything = [r.id for r in books["en"].rules.values() if "pistol" in f"{r.title} {r.text}".casefold()]
    assert sorted(r.id for r in books["en"].search("pistol")) == sorted(everything)
    assert len(found) <= len(everything)


def test_search_puts_rules_with_the_words_in_their_title_first_and_keeps_the_order_else(books: Books) -> None:
    found = books["en"].search("trophies")
    in_title = ["trophies" in rule.title.casefold() for rule in found]
    assert in_title == sorted(in_title, reverse=True)
    assert True in in_title
    assert False in in_title
    order = list(books["en"].rules)
    for part in (True, False):
        places = [order.index(rule.id) for rule, flag in zip(found, in_title, strict=True) if flag is part]
        assert places == sorted(places)


def test_search_finds_ids_and_nothing_for_words_that_do_not_occur(books: Books) -> None:
    assert books["ru"].search("bb-d22")[0].id == "BB-D22"
    assert books["en"].search("quantum") == []
    assert len(books["en"].search("")) == 243
