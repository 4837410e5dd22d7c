"""The board and the dice are checked field by field."""

import pytest

from tests.games.bloodborne.box.breaking import FINE, broken, changed


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[board]", "[baord]", "board.toml, board: is missing"),
        ("boards = 5", "boards = 4", "board.toml, board, boards: must be a whole number from 5 to 5, not 4"),
        ("boards = 5", "", "board.toml, board, boards: is missing"),
        (
            "full_health = 8",
            "full_health = 0",
            "board.toml, board, full_health: must be a whole number from 1 to 20, not 0",
        ),
        (
            "full_health = 8",
            "full_health = 21",
            "board.toml, board, full_health: must be a whole number from 1 to 20, not 21",
        ),
        (
            "card_limit = 7",
            "card_limit = 5",
            "board.toml, board, card_limit: must be a whole number from 6 to 20, not 5",
        ),
        (
            "card_limit = 7",
            "card_limit = 21",
            "board.toml, board, card_limit: must be a whole number from 6 to 20, not 21",
        ),
        ("card_limit = 7", "card_limit = 7\nluck = 1", "board.toml, board, luck: is not a known field; "),
        (
            'origin = "published"',
            'origin = "stolen"',
            "board.toml, board, origin: must be one of published, original, not 'stolen'",
        ),
        ("[trophies]", "[trophy]", "board.toml, trophies: is missing"),
        ("track = [1, 3, 5, 7, 9, 12]", "", "board.toml, trophies, track: is missing"),
        (
            "track = [1, 3, 5, 7, 9, 12]",
            "track = []",
            "board.toml, trophies, track: must be a list of rising numbers, not []",
        ),
        (
            "track = [1, 3, 5, 7, 9, 12]",
            "track = 3",
            "board.toml, trophies, track: must be a list of rising numbers, not 3",
        ),
        (
            "track = [1, 3, 5",
            "track = [1, 3, 3",
            "board.toml, trophies, track: must rise from space to space, but 3 stands in [1, 3, 3, ",
        ),
        (
            "track = [1, 3, 5",
            "track = [0, 3, 5",
            "board.toml, trophies, track: must rise from space to space, but 0 stands in ",
        ),
        (
            "track = [1, 3, 5",
            "track = [true, 3, 5",
            "board.toml, trophies, track: must rise from space to space, but True stands in ",
        ),
        (
            "track = [1, 3, 5",
            "track = [1, '3', 5",
            "board.toml, trophies, track: must rise from space to space, but '3' stands in ",
        ),
        ('origin = "original"', "", "board.toml, trophies, origin: is missing"),
        ('origin = "original"', 'origin = "original"\nsize = 3', "board.toml, trophies, size: is not a known field; "),
        ('lantern = "red"', 'lantern = "blue"', "board.toml, lantern: must be one of green, yellow, red, not 'blue'"),
        ('lantern = "red"', 'lantern = "green"', "board.toml, die green, lantern: has its die already"),
        (
            '"0", "1+", "2", "2+", "3", "4"',
            '"0", "1+", "2", "2+", "3"',
            "board.toml, die red, faces: must be a list of six faces, not ['0'",
        ),
        (
            'faces = ["0", "1+"',
            'faces = 3\nx = ["0", "1+"',
            "board.toml, die red, faces: must be a list of six faces, not 3",
        ),
        (
            '"0", "1+", "2"',
            '"x", "1+", "2"',
            "board.toml, die red, faces: must be numbers with or without '+', such as \"2+\", not 'x'",
        ),
        (
            '"0", "1+", "2"',
            '"0", "1++", "2"',
            "board.toml, die red, faces: must be numbers with or without '+', such as \"2+\", not '1++'",
        ),
        (
            '"0", "1+", "2"',
            '0, "1+", "2"',
            "board.toml, die red, faces: must be numbers with or without '+', such as \"2+\", not 0",
        ),
        (
            '"0", "1+", "2", "2+", "3", "4"',
            '"0+", "1+", "2+", "2+", "3+", "4+"',
            "board.toml, die red, faces: all carry a '+', so a combo would never end",
        ),
    ],
)
def test_a_wrong_board_is_named(old: str, new: str, message: str) -> None:
    assert str(broken("board.toml", old, new)).startswith(message)


@pytest.mark.parametrize("lantern", ["green", "yellow", "red"])
def test_a_missing_die_is_named(lantern: str) -> None:
    start = FINE["board.toml"].index(f'[[die]]\nlantern = "{lantern}"')
    end = FINE["board.toml"].find("[[die]]", start + 1)
    die = FINE["board.toml"][start:] if end < 0 else FINE["board.toml"][start:end]
    assert str(broken("board.toml", die, "")) == f"board.toml, die: the {lantern} die is missing"


def test_one_face_without_a_plus_is_enough() -> None:
    box = changed("board.toml", '"0", "1+", "2", "2+", "3", "4"', '"0", "1+", "2+", "2+", "3+", "4+"')
    assert box.dice[2] == [(0, False), (1, True), (2, True), (2, True), (3, True), (4, True)]
