"""The abilities of action cards, as a designer writes them: what they ask for, and within which limits."""

import pytest

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import ContentMistake
from nachtspiel.games.bloodborne.abilities.hunters import ABILITIES
from tests.games.bloodborne.kit import GAME

# What a designer may write: ability, number, lowest, highest, and what else it needs.
LIMITS: list[tuple[str, str, int, int, dict[str, int | str]]] = [
    ("transform", "bonus", 0, 3, {}),
    ("price", "damage", 1, 8, {}),
    ("throw", "damage", 1, 3, {}),
    ("scorch", "damage", 1, 3, {}),
    ("backstab", "damage", 1, 3, {}),
    ("steal", "echoes", 1, 3, {}),
    ("levy", "echoes", 1, 2, {}),
    ("hamper", "less", 1, 4, {}),
    ("bank", "echoes", 1, 5, {}),
    ("shield", "less", 1, 8, {}),
    ("smoke", "less", 1, 3, {}),
    ("boss_bane", "bonus", 1, 3, {}),
    ("type_bane", "bonus", 1, 3, {"type": "humanoid"}),
    ("alone", "bonus", 1, 3, {"kind": "ranged"}),
    ("volley", "bonus", 1, 3, {"kind": "melee"}),
    ("desperate", "bonus", 1, 3, {"health": 4}),
    ("desperate", "health", 1, 7, {"bonus": 2}),
    ("fresh", "bonus", 1, 3, {}),
    ("frenzy", "most", 1, 4, {}),
    ("follow_up", "most", 1, 4, {}),
    ("recoil", "damage", 1, 3, {}),
    ("reap", "echoes", 1, 5, {}),
    ("claim", "times", 1, 2, {}),
    ("mend", "health", 1, 8, {}),
]


@pytest.mark.parametrize(("name", "field", "low", "high", "more"), LIMITS, ids=[f"{row[0]}-{row[1]}" for row in LIMITS])
def test_a_number_outside_its_range_is_a_mistake_that_names_the_field(
    name: str, field: str, low: int, high: int, more: dict[str, int | str]
) -> None:
    for number in (low, high):
        entry = Entry("cards.toml", "card", {field: number, **more})
        ABILITIES[name](entry)
        entry.done()
    for number in (low - 1, high + 1):
        with pytest.raises(ContentMistake) as caught:
            ABILITIES[name](Entry("cards.toml", "card", {field: number, **more}))
        assert f"must be a whole number from {low} to {high}, not {number}" in str(caught.value)
        assert field in str(caught.value)


@pytest.mark.parametrize(
    ("name", "field", "word"), [("type_bane", "type", "melee"), ("alone", "kind", "kin"), ("volley", "kind", "utility")]
)
def test_a_word_that_is_no_type_or_kind_of_weapon_is_a_mistake(name: str, field: str, word: str) -> None:
    with pytest.raises(ContentMistake) as caught:
        ABILITIES[name](Entry("cards.toml", "card", {"bonus": 1, field: word}))
    assert field in str(caught.value)


def test_every_ability_is_on_a_card_by_its_name() -> None:
    written = {name for card in GAME.box.cards for name, _ in GAME.box.texts.get(card.key, [])}
    assert set(ABILITIES) == written
