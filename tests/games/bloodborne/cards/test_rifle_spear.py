"""Rifle Spear: outlives the monster's attack."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, boards, throw


@pytest.mark.rule("BB-D50", "BB-16.01")
@pytest.mark.parametrize(
    ("health", "total", "left", "endured"),
    [(3, 2, 1, False), (3, 3, 1, True), (3, 5, 1, True), (1, 0, 1, False), (1, 1, 1, True), (8, 3, 5, False)],
)
def test_the_rifle_spear_keeps_one_health_through_the_monsters_attack(
    health: int, total: int, left: int, endured: bool
) -> None:
    hunter = {"health": health, "collected": 2, "also": ["rifle_spear"]}
    play = Play("carrion_crows", 7, Henryk={}, Eileen=hunter, Ludwig={})
    play.round(*throw(total), NEXT, Henryk="saw_cleaver", Eileen="rifle_spear", Ludwig="saw_cleaver")
    assert ("BB-5.03 endures Eileen" in play.told()) == endured
    assert boards(play) == [(8 - total, 1, 0), (left, 4, 0), (8 - total, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-16.01", "BB-11.09")
def test_the_rifle_spear_saves_nobody_else() -> None:
    play = Play(
        "carrion_crows", 7, Henryk={"health": 2}, Eileen={"health": 2, "also": ["rifle_spear"]}, Ludwig={"health": 2}
    )
    play.round("green 2", Henryk="saw_cleaver", Eileen="rifle_spear", Ludwig="hunters_dream")
    assert [play.health(name) for name in ALL] == [0, 1, 1]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D25", "BB-9.01")
def test_the_rifle_spear_does_not_save_from_other_hunters() -> None:
    play = Play(
        "carrion_crows",
        7,
        Henryk={"also": ["molotov_cocktail"]},
        Eileen={"health": 1, "also": ["rifle_spear"]},
        Ludwig={},
    )
    play.round("green 0", Henryk="molotov_cocktail", Eileen="rifle_spear", Ludwig="saw_cleaver")
    assert "BB-16.01 dies Eileen 0" in play.told()
    assert play.health("Eileen") == 0
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-12.03", "BB-D25")
def test_the_rifle_spear_does_not_save_from_an_escaping_monster() -> None:
    play = Play("rabid_dog", 9, Henryk={}, Eileen={"health": 2, "also": ["rifle_spear"]}, Ludwig={})
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="rifle_spear", Ludwig="saw_cleaver")
    assert "BB-16.02 dies Eileen 2" in play.told()
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-8.06")
def test_a_rifle_spear_from_transform_saves_as_well() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"health": 2, "also": ["rifle_spear"]}, Ludwig={})
    play.choose(Henryk="saw_cleaver", Eileen="transform", Ludwig="saw_cleaver")
    play.round("green 2", NEXT, Eileen="rifle_spear")
    assert boards(play) == [(6, 1, 0), (1, 2, 0), (6, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-5.03")
def test_who_endures_at_one_health_is_not_said_to_be_hurt() -> None:
    play = Play(Henryk={"also": ["rifle_spear"], "health": 1}, Eileen={}, Ludwig={})
    play.round("green 2", Henryk="rifle_spear", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.health("Henryk") == 1
    assert play.happened("BB-5.03 endures Henryk")
    assert not play.happened("BB-10.02 hurt Henryk")
    assert play.waits() == ["Henryk", "Eileen", "Ludwig"]
