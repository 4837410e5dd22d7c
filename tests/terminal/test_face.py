"""The face that every game has on its first day: views as trees, and ends."""

import random

import pytest
from rich.text import Text

from nachtspiel.engine.match import Match
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.table import EVERYONE, NOBODY, Event
from nachtspiel.engine.words import Words
from nachtspiel.games import registry
from nachtspiel.terminal.block import Block
from nachtspiel.terminal.face import Face
from nachtspiel.terminal.tree import Tree
from tests.words import LANGUAGES

from .kit import Sitting, fresh, varied

BEACON = registry.game("beacon")
NAMES = ["Ada", "Bjarne", "Cora", "Dmitri", "Eve"]
WORDLESS = Words("en", "nachtspiel.terminal")  # nothing of the game


def told(blocks: list[Block]) -> list[str]:
    return [line for block in blocks for line in [f"{block.title}:", *[text.plain for text in block.lines]]]


def stranger() -> Tree:
    """A game without a single word of its own."""
    return Tree(Speech(BEACON, WORDLESS, NAMES), WORDLESS)


def test_keys_are_read_as_they_are_written_where_nobody_has_named_them() -> None:
    fields: dict[str, object] = {
        "deck_size": 12, "is_open": True, "trump": None, "hand": ["red_fox", "red_fox", "owl"], "piles": [],
        "board": {"north_gate": "shut", "south_gate": False},
        "players": [
            {"seat": 0, "coins": 3, "cards": ["owl"], "bag": {"gold": 1, "silver": 2}},
            {"seat": 1, "coins": 0, "hidden": None},
        ],
        "roads": [{"length": 2}, {"length": 3}],
    }  # fmt: skip
    assert told(stranger().blocks("On the table", fields, 0)) == [
        "On the table:",
        "Deck size: 12",
        "Is open: yes",
        "Trump: not known",
        "Hand: 2 × red fox, owl",
        "Piles: nothing",
        "Board:",
        "North gate: shut",
        "South gate: no",
        "Players:",
        "Ada: Coins 3, Cards owl, Bag Gold 1, Silver 2.",
        "Bjarne: Coins 0, Hidden not known.",
        "Roads:",
        "1: Length 2.",
        "2: Length 3.",
    ]


def test_what_happens_is_told_by_keys_too() -> None:
    speech = Speech(BEACON, WORDLESS, NAMES)
    assert speech.event(Event("BE-2.03", "burns", 1, 2, 5, EVERYONE)) == "burns · warden Bjarne · item lens · number 5"
    assert speech.signal("wood") == "wood"
    assert speech.person(7) == "8"  # nobody sits there


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_names_its_fields_and_what_they_hold(language: str) -> None:
    speech = registry.speech("beacon", language, NAMES)
    tree = Tree(speech, Words(language, "nachtspiel.terminal"))
    lines = told(tree.blocks("-", {"storm": "left", "kept": ["lens", "oil"], "warden": 1}, NOBODY))
    say = speech.words.say
    assert lines[1] == f"{say('view-storm')}: {say('view-storm', 'left')}"
    assert lines[2] == f"{say('view-kept')}: {say('view-kept', 'lens')}, {say('view-kept', 'oil')}"
    assert lines[3].endswith(": Bjarne")


@pytest.mark.parametrize("name", list(registry.PACKAGES))
def test_every_game_can_be_seen_without_a_face_of_its_own(name: str) -> None:
    """In the middle of a game, by every seat and by spectators: nothing of a view is lost, nothing is Python."""
    game = registry.game(name)
    seats = max(game.fewest, 2)
    match = Match(game, seats, {}, 5, NAMES[:seats])
    chance = random.Random(5)
    speech = registry.speech(name, "en", NAMES[:seats])
    face = Face(game, speech, WORDLESS, True)
    for _ in range(60):
        if match.table.over:
            break
        question = chance.choice([one for one in match.table.questions if (match.table.waiting >> one.seat) & 1])
        match.answer(int(question.seat), chance.choice(question.options))
        for seat in [*range(seats), NOBODY]:
            view = game.knowing.view(match.table, seat)
            text = "\n".join(told(face.blocks(view)))
            assert not [sign for sign in "{}[]'\"_" if sign in text]
            assert face.status(view)[0]
            assert all(isinstance(line, Text) for block in face.blocks(view) for line in block.lines)
    assert face.choices()
    for number, piece in face.pieces()[:20]:
        assert face.piece(number).title == piece


def test_a_ranking_is_told_by_places_and_a_team_by_one_score() -> None:
    face = Face(BEACON, registry.speech("beacon", "en", NAMES), WORDLESS, True)

    def lines(**view: object) -> list[str]:
        return [line.plain for line in face.result(view).lines]

    assert lines(sides=[0, 1, 2], won=[False, True, False], places=[3, 1, 2], scores=[4, 9, 7]) == [
        "Bjarne: Place 1. Score: 9.",
        "Cora: Place 2. Score: 7.",
        "Ada: Place 3. Score: 4.",
    ]
    unranked = lines(sides=[0, 1], won=[False, True], places=[], scores=[0, 1])
    assert unranked == ["Bjarne: Score: 1.", "Ada: Score: 0."]
    assert lines(sides=[0, 0], won=[True, True], places=[], scores=[6, 6]) == ["Score: 6."]


def test_the_card_behind_a_choice_is_found_by_its_key() -> None:
    game = registry.game("bloodborne")
    face = Face(game, registry.speech("bloodborne", "en", NAMES), WORDLESS, True)
    piece = face.piece_of({}, game.naming.option("used saw_cleaver"))
    assert piece is not None
    assert face.piece(piece).title == "Saw Cleaver"
    assert face.piece_of({}, game.naming.option("decline")) is None


def test_one_person_looks_back_at_each_of_the_own_heroes() -> None:
    sitting = Sitting(fresh(), ["person", "person", "random"], [], [0, 0, NOBODY])
    sitting.then = varied()
    text = sitting.run()
    assert "Looking back: Anna" in text
    assert "Looking back: Henryk" in text
    assert "press Enter when nobody else is looking" not in text
