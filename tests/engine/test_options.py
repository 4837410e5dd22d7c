"""Options declared once: number, name, parts and catalogue follow from the declaration."""

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.options import Option, Options, Part, Range, numbers, word

CARDS = Part("card", ["axe", "bow"])
PLACES = Part("place", ["left", "middle", "right"])
OPTIONS = Options(
    [
        Range("card", 0, [CARDS]),
        Range("throw", 10, [CARDS, PLACES], "throw"),
        Range("mode", 20, [numbers("mode", 3)], "mode"),
        word("rest", 30),
        word("retreat", 31, "go back"),
    ]
)


@pytest.mark.parametrize(
    ("option", "name", "kind", "parts"),
    [
        (0, "axe", "card", {"card": 0}),
        (1, "bow", "card", {"card": 1}),
        (10, "throw axe left", "throw", {"card": 0, "place": 0}),
        (12, "throw axe right", "throw", {"card": 0, "place": 2}),
        (13, "throw bow left", "throw", {"card": 1, "place": 0}),
        (15, "throw bow right", "throw", {"card": 1, "place": 2}),
        (20, "mode 1", "mode", {"mode": 0}),
        (22, "mode 3", "mode", {"mode": 2}),
        (30, "rest", "rest", {}),
        (31, "go back", "retreat", {}),
    ],
)
def test_an_option_has_a_name_that_leads_back_and_parts(
    option: int, name: str, kind: str, parts: dict[str, int]
) -> None:
    assert OPTIONS.name(option) == name
    assert OPTIONS.numbers[name] == option
    meant = OPTIONS.read(option)
    assert (meant.number, meant.kind, meant.parts, meant.name) == (option, kind, parts, name)
    assert meant.is_word() == (not parts)
    assert (meant.part("card"), meant.part("colour")) == (parts.get("card", -1), -1)


@pytest.mark.parametrize("option", [-1, 2, 9, 16, 23, 29, 32, 2**40])
def test_a_number_between_the_ranges_is_no_option(option: int) -> None:
    meant: Option = OPTIONS.read(option)
    assert (meant.kind, meant.parts, meant.is_word()) == ("", {}, False)
    assert OPTIONS.name(option) == meant.name == f"option {option}"


def test_all_options_of_a_kind_and_all_words() -> None:
    assert OPTIONS.of_kind("throw") == [10, 11, 12, 13, 14, 15]
    assert OPTIONS.of_kind("rest") == [30]
    assert OPTIONS.words() == [30, 31]
    assert len(OPTIONS.numbers) == len(OPTIONS.names) == 2 + 6 + 3 + 2


def test_the_catalogue_tells_ranges_and_sizes_and_no_names() -> None:
    assert OPTIONS.told() == [
        {"kind": "card", "first": 0, "parts": [{"name": "card", "size": 2}]},
        {"kind": "throw", "first": 10, "parts": [{"name": "card", "size": 2}, {"name": "place", "size": 3}]},
        {"kind": "mode", "first": 20, "parts": [{"name": "mode", "size": 3}]},
        {"kind": "rest", "first": 30, "parts": []},
        {"kind": "retreat", "first": 31, "parts": []},
    ]


@pytest.mark.parametrize(
    ("ranges", "mistake"),
    [
        ([Range("card", 0, [PLACES]), Range("used", 2, [PLACES], "used")], "option 2 is both 'right' and 'used left'"),
        ([Range("card", 0, [CARDS]), word("rest", 1)], "option 1 is both 'bow' and 'rest'"),
        ([Range("card", 0, [CARDS]), Range("other", 5, [CARDS])], "the options 0 and 5 are both written 'axe'"),
        ([word("rest", 0), word("rest", 1, "sleep")], "two ranges of options are called 'rest'"),
    ],
)
def test_a_declaration_that_contradicts_itself_is_refused(ranges: list[Range], mistake: str) -> None:
    with pytest.raises(Mistake, match=mistake):
        Options(ranges)
