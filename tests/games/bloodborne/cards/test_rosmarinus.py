"""Rosmarinus: a cloud for everybody."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, boards, throw


@pytest.mark.rule("BB-D51", "BB-10.02")
@pytest.mark.parametrize(("total", "lost"), [(0, 0), (1, 0), (2, 1), (3, 2)])
@pytest.mark.parametrize("first", ALL)
def test_the_rosmarinus_takes_one_off_the_attack_for_everybody(first: str, total: int, lost: int) -> None:
    play = Play("carrion_crows", 7, position={"first": first}, Henryk={}, Eileen={"also": ["rosmarinus"]}, Ludwig={})
    play.round(*throw(total), NEXT, Henryk="saw_cleaver", Eileen="rosmarinus", Ludwig="saw_cleaver")
    assert f"BB-10.04 attack carrion_crows {total}" in play.told()
    assert boards(play) == [(8 - lost, 1, 0), (8 - lost, 2, 0), (8 - lost, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D51", "BB-13.02", "BB-13.03")
@pytest.mark.parametrize(("total", "halved"), [(2, 0), (3, 1), (4, 1), (5, 2)])
def test_the_rosmarinus_works_before_the_dream_halves(total: int, halved: int) -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"also": ["rosmarinus"]}, Ludwig={})
    play.round(*throw(total), Henryk="saw_cleaver", Eileen="rosmarinus", Ludwig="hunters_dream")
    assert [play.health(name) for name in ALL] == [9 - total, 9 - total, 8 - halved]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D51")
def test_two_rosmarinus_and_a_repeating_pistol_add_up() -> None:
    play = Play(
        "carrion_crows", 20, Henryk={"also": ["rosmarinus"]}, Eileen={"also": ["rosmarinus"]},
        Ludwig={"also": ["repeating_pistol"]},
    )  # fmt: skip
    play.round(*throw(5), NEXT, Henryk="rosmarinus", Eileen="rosmarinus", Ludwig="repeating_pistol")
    assert [play.health(name) for name in ALL] == [5, 5, 7]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43")
def test_the_cloud_is_gone_when_its_hunter_was_killed_in_phase_3() -> None:
    play = Play(
        "carrion_crows",
        7,
        Henryk={"also": ["molotov_cocktail"]},
        Eileen={"health": 1, "also": ["rosmarinus"]},
        Ludwig={},
    )
    play.round(*throw(2), Henryk="molotov_cocktail", Eileen="rosmarinus", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [6, 0, 5]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D43")
@pytest.mark.parametrize(("health", "left"), [(2, 0), (3, 1)])
def test_the_cloud_covers_the_attack_that_kills_its_own_hunter(health: int, left: int) -> None:
    hunter = {"health": health, "also": ["rosmarinus"]}
    play = Play("carrion_crows", 7, Henryk=hunter, Eileen={}, Ludwig={})
    play.round(*throw(3), Henryk="rosmarinus", Eileen="saw_cleaver", Ludwig="hunters_dream")
    assert [play.health(name) for name in ALL] == [left, 6, 7]
    assert play.waits() == (["Ludwig"] if left else ["Henryk"])


@pytest.mark.rule("BB-12.03")
def test_the_cloud_does_not_cover_an_escape() -> None:
    play = Play("rabid_dog", 7, Henryk={}, Eileen={"also": ["rosmarinus"]}, Ludwig={})
    play.round("yellow 0", NEXT, Henryk="saw_cleaver", Eileen="rosmarinus", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ALL] == [6, 6, 6]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D51")
def test_the_smoke_of_rosmarinus_takes_off_after_the_boar_has_added() -> None:
    play = Play(monster="maneater_boar", echoes=6, Henryk={"also": ["rosmarinus"]}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="rosmarinus", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert [play.health(name) for name in ("Henryk", "Eileen", "Ludwig")] == [8, 8, 8]
    assert play.happened("BB-D51 calmer Eileen 1")  # 0 on the die, 1 for having no weapon, 1 off
    assert not play.happened("BB-D51 calmer Ludwig")
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D51")
@pytest.mark.parametrize(("face", "suffered", "said"), [("0", 0, 0), ("1", 0, 1), ("3", 2, 1)])
def test_the_smoke_of_rosmarinus_says_what_it_took_off(face: str, suffered: int, said: int) -> None:
    play = Play(monster="garden_of_eyes", echoes=9, Henryk={"also": ["rosmarinus"]}, Eileen={}, Ludwig={})
    play.round(f"yellow {face}", Henryk="rosmarinus", Eileen="saw_cleaver", Ludwig="hunters_dream")
    assert play.health("Henryk") == 8 - suffered
    assert play.happened(f"BB-D51 calmer Eileen {said}") == (said > 0)
    assert play.happened("BB-D51 calmer Eileen 0") is False
    assert play.waits() == ["Ludwig"]
