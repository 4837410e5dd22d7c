"""Undead Giant."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, by, collected
from tests.games.bloodborne.monsters.fights import fight


@pytest.mark.parametrize(
    ("card", "taken"),
    [("hunter_pistol", 0), ("ludwigs_rifle", 0), ("molotov_cocktail", 0), ("repeating_pistol", 1), ("hunter_axe", 2)],
)
@pytest.mark.rule("BB-3.12", "BB-11.06", "BB-D52")
def test_instant_effects_deal_no_damage_to_the_undead_giant(card: str, taken: int) -> None:
    play = fight("undead_giant", 10, {}, {"also": ["ludwigs_rifle", "molotov_cocktail", "repeating_pistol"]}, {})
    play.round("red 0", Henryk="saw_cleaver", Eileen=card, Ludwig="saw_cleaver")
    assert collected(play) == [1, taken, 1]
    assert play.echoes == 8 - taken
    assert by(play, "BB-11.06") == ([f"BB-11.06 hits_air Eileen {card}"] if taken == 0 else [])
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12")
def test_an_instant_text_that_needs_no_damage_still_works_before_the_undead_giant() -> None:
    play = fight("undead_giant", 10, {"collected": 3}, {"also": ["evelyn", "molotov_cocktail"]}, {})
    play.choose(Henryk="hunters_dream", Eileen="evelyn", Ludwig="saw_cleaver")
    play.round("red 0", Eileen="hunter 1")
    assert play.happened("BB-D49 steals Eileen Henryk 1")
    assert play.collected("Eileen") == 1
    assert play.echoes == 9
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-17.01", "BB-D58")
def test_a_shot_at_the_undead_giant_earns_no_trophy_and_the_next_monster_feels_it_again() -> None:
    play = fight("undead_giant", 1)
    play.round("red 0", NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert [play.trophies(name)["kin"] for name in ALL] == [1, 0, 0]
    play.round("yellow 0", "dungeon bloody_crow", Henryk="hunter_pistol", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert collected(play) == [2, 2, 2]
    assert play.waits() == ALL
