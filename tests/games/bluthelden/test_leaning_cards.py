"""Which way a fair player leans with cards in hand: keeping, discarding, drawing, the Mulligan, and small questions."""

from typing import Any

import pytest

from tests.games.bluthelden.kit import Play
from tests.games.bluthelden.weighing import weighed

FIELD = {"resource-left": "fertile_field"}
TWO = {**FIELD, "resource-middle": "forge"}
THREE = {**TWO, "resource-right": "forge"}


@pytest.mark.parametrize(
    ("card", "pieces", "found"),
    [
        ("watch_dog", {}, {"keep_character": 1, "keep_asp": 2}),
        ("toshi_the_blessed", {}, {"keep_character": 1, "keep_asp": 4, "keep_level": 1}),
        ("toshi_the_blessed", FIELD, {"keep_character": 1, "keep_asp": 4}),
        ("ban", {}, {"keep_asp": 4}),
        ("nekravar", {}, {"keep_asp": 5, "keep_level": 1}),
        ("forge", {}, {"keep_resource": 1, "keep_resource_few": 1}),
        ("forge", TWO, {"keep_resource": 1, "keep_resource_few": 1}),
        ("forge", THREE, {"keep_resource": 1}),
        ("the_river_forge", TWO, {"keep_resource": 1}),
        ("the_river_forge", {}, {"keep_resource": 1, "keep_level": 1}),
    ],
)
def test_what_it_is_to_have_a_card(card: str, pieces: dict[str, str], found: dict[str, float]) -> None:
    """The same marks, with the other sign, when a card is given away; what the other player has does not count."""
    play = Play(Anna={"pieces": pieces}, Ben={"pieces": {"resource-left": "the_river_forge"}})
    kept = {f"keep.{card}": 1.0, **found}
    lost = {mark: -value for mark, value in kept.items()}
    for kind in ("fetch", "play", "rise"):
        assert weighed(play, "Anna", kind, card) == kept
        assert weighed(play, "Anna", kind, "done") == {"keep_done": 1}
        assert weighed(play, "Anna", kind, "hide barabas_ulfaran") == {"keep_done": 1}
    for kind in ("discard", "graveyard"):
        assert weighed(play, "Anna", kind, card) == lost
        assert weighed(play, "Anna", kind, "done") == {}
        assert weighed(play, "Anna", kind, "hide barabas_ulfaran") == {}


def test_the_resources_of_the_one_who_is_asked_count() -> None:
    play = Play(Anna={}, Ben={"pieces": THREE})
    assert weighed(play, "Ben", "fetch", "forge") == {"keep.forge": 1, "keep_resource": 1}
    assert "keep_level" not in weighed(play, "Ben", "fetch", "toshi_the_blessed")
    assert weighed(play, "Ben", "draw", "pool_pile") == {"draw_pool": 1}


@pytest.mark.parametrize(
    ("choice", "found"),
    [
        ("mulligan none", {}),
        ("mulligan 1", {"keep.forge": -1, "keep_resource": -1, "keep_resource_few": -1, "mulligan_each": 1}),
        ("mulligan 2", {"keep.watch_dog": -1, "keep_character": -1, "keep_asp": -2, "mulligan_each": 1}),
        ("mulligan 2 3", {"keep.watch_dog": -1, "keep.ban": -1, "keep_character": -1, "keep_asp": -6,
                          "mulligan_each": 2}),
        ("mulligan 3", {"keep.ban": -1, "keep_asp": -4, "mulligan_each": 1}),
    ],
)  # fmt: skip
def test_what_is_set_aside(choice: str, found: dict[str, float]) -> None:
    """The hand lies in the order of the cards' numbers: the Forge is grey, the others are white."""
    play = Play(Anna={"hand": ["ban", "forge", "watch_dog"]}, Ben={})
    assert weighed(play, "Anna", "mulligan", choice) == found


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({}, {"draw_pool_few": 3}),
        ({"pieces": FIELD, "hand": ["ban"]}, {"draw_pool_few": 2}),
        ({"pieces": TWO, "hand": ["forge", "fertile_field"]}, {"draw_pool_few": 1, "draw_pool_resource": 1}),
        ({"pieces": {**THREE, "safety-left-1": "smith"}, "hand": ["ban", "forge"]}, {"draw_pool_resource": 1}),
    ],
)
def test_the_pool_is_drawn_from_while_lanes_are_missing(fields: dict[str, Any], found: dict[str, float]) -> None:
    play = Play(Anna=fields, Ben={"pieces": TWO})
    assert weighed(play, "Anna", "draw", "pool_pile") == {"draw_pool": 1, **found}
    assert weighed(play, "Anna", "draw", "spell_pile") == {}
    assert weighed(play, "Anna", "draw", "done") == {"draw_done": 1}


@pytest.mark.parametrize(
    ("kind", "choice", "found"),
    [
        ("may", "yes", {"may": 1}), ("may", "no", {}), ("may", "initiative", {}),
        ("initiative", "initiative", {"take_initiative": 1}), ("initiative", "leave", {}), ("initiative", "yes", {}),
        ("asp", "trinket", {"asp_trinket": 1}), ("asp", "asp", {}), ("way", "trinket", {}), ("way", "yes", {}),
        ("mode", "mode 1", {}), ("keep", "1-war-left-1", {}),
    ],
)  # fmt: skip
def test_small_questions(kind: str, choice: str, found: dict[str, float]) -> None:
    play = Play(Anna={"pieces": {"war-left-1": "watch_dog"}}, Ben={})
    assert weighed(play, "Anna", kind, choice) == found
