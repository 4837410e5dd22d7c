"""Chikage: while hurt."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows


@pytest.mark.rule("BB-11.03", "BB-6.01")
@pytest.mark.parametrize(
    ("health", "die", "damage"),
    [(8, "green 0", 2), (5, "green 0", 2), (4, "green 0", 4), (3, "green 0", 4), (1, "green 0", 4),
     (6, "green 1", 2), (5, "green 1", 4), (6, "green 2", 4)],
)  # fmt: skip
def test_the_chikage_is_stronger_at_four_health_or_less_after_the_monsters_attack(
    health: int, die: str, damage: int
) -> None:
    hunter = {"health": health, "also": ["chikage"]}
    play = Play("carrion_crows", 7, Henryk=hunter, Eileen={"health": 5}, Ludwig={"health": 5})
    play.round(die, NEXT, Henryk="chikage", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert blows(play)[0] == f"BB-11.03 hits Henryk carrion_crows {damage}"
    assert [play.collected(name) for name in ALL] == [damage, 1, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.03")
def test_the_chikage_looks_only_at_its_own_hunters_health() -> None:
    play = Play("carrion_crows", 7, Henryk={"also": ["chikage"]}, Eileen={"health": 2}, Ludwig={"health": 2})
    play.round("green 0", NEXT, Henryk="chikage", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert [play.collected(name) for name in ALL] == [2, 1, 1]
    assert play.waits() == ALL
