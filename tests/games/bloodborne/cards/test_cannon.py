"""Cannon: stronger beside another ranged weapon."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play


@pytest.mark.rule("BB-11.03", "BB-D60")
@pytest.mark.parametrize(
    ("other", "damage"),
    [
        ("hunter_axe", 2), ("hunters_dream", 2), ("bold_hunters_mark", 2), ("hunter_pistol", 4),
        ("repeating_pistol", 4), ("cannon", 4),
    ],
)  # fmt: skip
@pytest.mark.parametrize("first", ["Henryk", "Eileen"])
def test_the_cannon_is_stronger_beside_another_ranged_weapon(first: str, other: str, damage: int) -> None:
    also = ["bold_hunters_mark", "repeating_pistol", "cannon"]
    play = Play(
        "carrion_crows", 20, position={"first": first}, Henryk={"also": ["cannon"]}, Eileen={"also": also}, Ludwig={}
    )
    play.round("green 0", Henryk="cannon", Eileen=other, Ludwig="hunters_dream")
    assert f"BB-11.03 hits Henryk carrion_crows {damage}" in play.told()
    assert play.waits() == ["Eileen" if other == "hunters_dream" else "Ludwig"]


@pytest.mark.rule("BB-8.06")
@pytest.mark.parametrize(("weapon", "damage"), [("hunter_pistol", 4), ("saw_cleaver", 2)])
def test_a_weapon_from_transform_counts_for_the_cannon(weapon: str, damage: int) -> None:
    play = Play("carrion_crows", 20, Henryk={"also": ["cannon"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="cannon", Eileen="saw_cleaver", Ludwig="transform")
    play.round("green 0", NEXT, Ludwig=weapon)
    assert f"BB-11.03 hits Henryk carrion_crows {damage}" in play.told()
    assert play.waits() == ALL


@pytest.mark.rule("BB-D22")
def test_pistols_that_clash_still_lie_beside_the_cannon() -> None:
    play = Play("carrion_crows", 20, Henryk={"also": ["cannon"]}, Eileen={}, Ludwig={})
    play.round("green 0", NEXT, Henryk="cannon", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    assert [play.collected(name) for name in ALL] == [4, 0, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43")
def test_the_ranged_weapon_of_a_killed_hunter_does_not_help_the_cannon() -> None:
    play = Play("carrion_crows", 20, Henryk={"also": ["cannon"]}, Eileen={"health": 1}, Ludwig={})
    play.round("green 1", Henryk="cannon", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert "BB-11.03 hits Henryk carrion_crows 2" in play.told()
    assert play.waits() == ["Eileen"]
