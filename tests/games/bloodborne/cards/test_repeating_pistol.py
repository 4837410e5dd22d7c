"""Repeating Pistol: protects its hunter."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, boards, throw


@pytest.mark.rule("BB-D51", "BB-10.02")
@pytest.mark.parametrize(("total", "calmer", "left"), [(0, 0, 8), (1, 1, 8), (2, 2, 8), (3, 2, 7), (5, 2, 5)])
def test_the_repeating_pistol_takes_two_off_the_monsters_attack(total: int, calmer: int, left: int) -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"also": ["repeating_pistol"]}, Ludwig={})
    play.round(*throw(total), NEXT, Henryk="hunter_axe", Eileen="repeating_pistol", Ludwig="saw_cleaver")
    told = play.told()
    assert [line for line in told if "calmer" in line] == ([f"BB-D51 calmer Eileen {calmer}"] if calmer else [])
    assert ("BB-10.02 unharmed Eileen" in told) == (total <= 2)
    assert (f"BB-10.02 hurt Eileen {total - 2} {left}" in told) == (total > 2)
    assert boards(play) == [(8 - total, 2, 0), (left, 1, 0), (8 - total, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-8.06", "BB-D51")
def test_a_repeating_pistol_from_transform_protects_as_well() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"also": ["repeating_pistol"]}, Ludwig={})
    play.choose(Henryk="hunter_axe", Eileen="transform", Ludwig="saw_cleaver")
    play.round(*throw(3), NEXT, Eileen="repeating_pistol")
    assert [play.health(name) for name in ALL] == [5, 7, 5]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.01")
def test_the_repeating_pistol_does_not_protect_from_other_hunters() -> None:
    play = Play(
        "carrion_crows", 7, Henryk={"also": ["shaman_bone_blade"]}, Eileen={"also": ["repeating_pistol"]}, Ludwig={}
    )
    play.given("green 0", NEXT)
    play.choose(Henryk="shaman_bone_blade", Eileen="repeating_pistol", Ludwig="saw_cleaver")
    play.choose(Henryk="hunter 2")
    assert "BB-9.01 hurt Eileen 2 6" in play.told()
    assert [play.health(name) for name in ALL] == [8, 6, 8]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.03")
def test_the_repeating_pistol_does_not_protect_from_an_escaping_monster() -> None:
    play = Play("rabid_dog", 7, Henryk={}, Eileen={"also": ["repeating_pistol"]}, Ludwig={})
    play.round("yellow 0", NEXT, Henryk="hunter_axe", Eileen="repeating_pistol", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [6, 6, 6]
    assert play.waits() == ALL
