"""Content entries: every field is asked for by name, and what is wrong says where."""

import hashlib

import pytest

from nachtspiel.engine.content import Entry, fingerprint, parse
from nachtspiel.engine.errors import ContentMistake, Mistake

COLOURS = {"red": 0, "blue": 1}


def entry(**fields: object) -> Entry:
    return Entry("pieces.toml", "tower", fields)


def test_a_toml_text_becomes_its_tables() -> None:
    assert parse("a.toml", 'x = 1\n[t]\ny = "z"\n') == {"x": 1, "t": {"y": "z"}}


def test_broken_toml_names_the_file_and_the_line() -> None:
    with pytest.raises(ContentMistake, match=r"^a\.toml: is not valid TOML: .*line 2") as caught:
        parse("a.toml", "x = 1\ny = = 2\n")
    assert (caught.value.file, caught.value.entry, caught.value.field) == ("a.toml", "", "")


def test_an_entry_must_be_a_table() -> None:
    with pytest.raises(ContentMistake, match=r"^pieces\.toml, tower: must be a table of fields, not 3$"):
        Entry("pieces.toml", "tower", 3)


def test_a_mistake_names_file_entry_and_field_as_far_as_they_are_known() -> None:
    assert str(ContentMistake("f", "e", "x", "is bad")) == "f, e, x: is bad"
    assert str(ContentMistake("f", "", "x", "is bad")) == "f, x: is bad"
    assert str(ContentMistake("f", "", "", "is bad")) == "f: is bad"
    mistake = entry().mistake("x", "is bad")
    assert isinstance(mistake, Mistake)
    assert (mistake.file, mistake.entry, mistake.field) == ("pieces.toml", "tower", "x")


def test_value_gives_what_is_there_and_misses_what_is_not() -> None:
    assert entry(x=[1]).value("x") == [1]
    with pytest.raises(ContentMistake, match=r"^pieces\.toml, tower, y: is missing$"):
        entry(x=1).value("y")


def test_has_says_whether_a_field_is_there() -> None:
    assert entry(x=0).has("x")
    assert not entry(x=0).has("y")


def test_text_takes_texts_only() -> None:
    assert entry(x="abc").text("x") == "abc"


@pytest.mark.parametrize(("value", "shown"), [("", "''"), (3, "3"), (True, "True"), (["a"], r"\['a'\]")])
def test_text_refuses_what_is_no_text(value: object, shown: str) -> None:
    with pytest.raises(ContentMistake, match=rf"^pieces\.toml, tower, x: must be a text, not {shown}$"):
        entry(x=value).text("x")


@pytest.mark.parametrize("value", [2, 3, 4])
def test_number_takes_whole_numbers_within_the_range(value: int) -> None:
    assert entry(x=value).number("x", 2, 4) == value


@pytest.mark.parametrize("value", [1, 5, -3, 2.0, "3", True, None])
def test_number_refuses_all_others(value: object) -> None:
    with pytest.raises(ContentMistake) as caught:
        entry(x=value).number("x", 2, 4)
    assert str(caught.value) == f"pieces.toml, tower, x: must be a whole number from 2 to 4, not {value!r}"


def test_true_is_not_the_number_one() -> None:
    with pytest.raises(ContentMistake, match="not True"):
        entry(x=True).number("x", 0, 4)


def test_yes_is_a_flag_and_absent_means_no() -> None:
    assert entry(x=True).yes("x") is True
    assert entry(x=False).yes("x") is False
    assert entry().yes("x") is False
    with pytest.raises(ContentMistake, match=r"^pieces\.toml, tower, x: must be true or false, not 1$"):
        entry(x=1).yes("x")


def test_choice_takes_one_of_the_words() -> None:
    assert entry(x="blue").choice("x", COLOURS) == 1


@pytest.mark.parametrize("value", ["green", "Red", 0, ["red"]])
def test_choice_refuses_other_words(value: object) -> None:
    with pytest.raises(ContentMistake) as caught:
        entry(x=value).choice("x", COLOURS)
    assert str(caught.value) == f"pieces.toml, tower, x: must be one of red, blue, not {value!r}"


def test_choices_takes_a_list_of_different_words() -> None:
    assert entry(x=["blue", "red"]).choices("x", COLOURS) == [1, 0]
    assert entry(x=[]).choices("x", COLOURS) == []


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("red", "must be a list, not 'red'"),
        (["red", "green"], "must be one of red, blue, not 'green'"),
        (["red", "blue", "red"], "names something twice"),
    ],
)
def test_choices_refuses_all_else(value: object, message: str) -> None:
    with pytest.raises(ContentMistake) as caught:
        entry(x=value).choices("x", COLOURS)
    assert str(caught.value) == f"pieces.toml, tower, x: {message}"


def test_entries_is_a_list_of_tables_and_absent_means_none() -> None:
    inner = entry(x=[{"a": 1}, {"a": 2}]).entries("x")
    assert [one.number("a", 0, 9) for one in inner] == [1, 2]
    assert [(one.file, one.name) for one in inner] == [("pieces.toml", "tower")] * 2
    assert entry().entries("x") == []


def test_entries_refuses_what_is_no_list_of_tables() -> None:
    with pytest.raises(ContentMistake, match=r"^pieces\.toml, tower, x: must be a list of tables, not \{'a': 1\}$"):
        entry(x={"a": 1}).entries("x")
    with pytest.raises(ContentMistake, match=r"^pieces\.toml, tower: must be a table of fields, not 5$"):
        entry(x=[5]).entries("x")


def test_done_is_silent_when_every_field_was_asked_for() -> None:
    one = entry(a=1, b="x", c=True, d="red", e=["red"], f=[], g=0)
    one.number("a", 0, 9)
    one.text("b")
    one.yes("c")
    one.choice("d", COLOURS)
    one.choices("e", COLOURS)
    one.entries("f")
    one.has("g")
    one.done()


def test_done_names_an_unknown_field_and_the_nearest_known_one() -> None:
    one = entry(helth=3)
    one.has("health")
    one.has("lantern")
    with pytest.raises(ContentMistake) as caught:
        one.done()
    assert str(caught.value) == "pieces.toml, tower, helth: is not a known field; did you mean health?"


def test_done_lists_the_known_fields_when_none_is_near() -> None:
    one = entry(zzz=3)
    one.has("lantern")
    one.has("health")
    with pytest.raises(ContentMistake) as caught:
        one.done()
    assert str(caught.value) == "pieces.toml, tower, zzz: is not a known field; known fields: health, lantern"


def test_the_fingerprint_is_of_what_is_said_and_not_of_how() -> None:
    one = fingerprint(parse("a", 'x = 1\ny = "ä"\n'))
    assert one == fingerprint(parse("a", '# a comment\ny = "ä"\n\nx   =   1\n'))
    assert one != fingerprint(parse("a", 'x = 2\ny = "ä"\n'))
    assert one != fingerprint(parse("a", 'x = 1\ny = "ö"\n'))
    assert one == hashlib.sha256('[{"x": 1, "y": "ä"}]'.encode()).hexdigest()[:12]  # records know it
    assert int(one, 16) >= 0


def test_the_fingerprint_is_the_same_in_every_process() -> None:
    assert fingerprint({"b": [1, 2], "a": "x"}) == fingerprint({"a": "x", "b": [1, 2]}) == "e462b12e07c5"
    assert fingerprint(1, 2) != fingerprint(2, 1)
