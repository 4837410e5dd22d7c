"""Every card has its own picture. A new one needs a recipe in client/art/recipes; `npm run bake` there makes it."""

from pathlib import Path

import pytest

from nachtspiel.games.registry import game

ART = Path(__file__).parents[1] / "client" / "public" / "art"


@pytest.mark.parametrize(("name", "lists"), [("bloodborne", ("cards", "monsters")), ("bluthelden", ("cards",))])
def test_every_card_has_a_picture(name: str, lists: tuple[str, ...]) -> None:
    catalogue = game(name).catalogue()
    keys = []
    for which in lists:
        cards = catalogue[which]
        assert isinstance(cards, list)
        keys += [card["key"] for card in cards]
    assert len(keys) > 40
    assert [key for key in keys if not (ART / name / f"{key}.webp").is_file()] == []
