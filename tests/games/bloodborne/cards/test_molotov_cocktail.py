"""Molotov Cocktail: the monster and everybody else."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows, boards


@pytest.mark.rule("BB-9.03", "BB-D60", "BB-D11", "BB-D26")
def test_the_molotov_burns_the_monster_and_then_every_other_hunter() -> None:
    play = Play(
        "carrion_crows", 9, position={"first": "Ludwig"}, Henryk={}, Eileen={"also": ["molotov_cocktail"]}, Ludwig={},
        Maria={}, Djura={"health": 0},
    )  # fmt: skip
    play.round("green 0", Henryk="hunter_pistol", Eileen="molotov_cocktail", Ludwig="hunter_axe", Maria="hunters_dream")
    told = play.told()
    start = told.index("BB-9.03 hits Eileen carrion_crows 1")
    assert told[start : start + 4] == [
        "BB-9.03 hits Eileen carrion_crows 1",
        "BB-9.01 hurt Ludwig 1 7",
        "BB-D11 unharmed Maria",
        "BB-9.01 hurt Henryk 1 7",
    ]
    assert boards(play) == [(7, 1, 0), (8, 1, 0), (7, 2, 0), (8, 0, 0), (0, 0, 0)]
    assert "BB-11.02 no_attack Eileen molotov_cocktail" in told
    assert play.waits() == ["Maria"]


@pytest.mark.rule("BB-D11")
def test_the_molotov_burns_a_dreaming_hunter_in_full_where_the_dream_halves_only_attacks() -> None:
    play = Play(
        "carrion_crows", 9, position={"settings": {"dream_halves": "attack"}}, Henryk={"also": ["molotov_cocktail"]},
        Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", Henryk="molotov_cocktail", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert "BB-9.01 hurt Eileen 1 7" in play.told()
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-9.04", "BB-9.05", "BB-D03")
def test_the_molotov_that_kills_the_monster_still_burns_the_others() -> None:
    play = Play("carrion_crows", 1, Henryk={"also": ["molotov_cocktail"]}, Eileen={}, Ludwig={})
    play.round(NEXT, Henryk="molotov_cocktail", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-9.05 slain carrion_crows Henryk" in play.told()
    assert boards(play) == [(8, 1, 0), (7, 0, 0), (7, 0, 0)]
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D03", "BB-11.05")
def test_the_molotov_on_a_dead_monster_only_burns_the_others() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["molotov_cocktail"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="molotov_cocktail", Ludwig="saw_cleaver")
    assert "BB-11.05 hits_air Eileen molotov_cocktail" in play.told()
    assert boards(play) == [(7, 1, 0), (8, 0, 0), (7, 0, 0)]
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D29")
def test_the_molotov_that_kills_the_final_boss_burns_nobody() -> None:
    play = Play("gehrman", 1, Henryk={"also": ["molotov_cocktail"]}, Eileen={"health": 1, "collected": 3}, Ludwig={})
    play.round(Henryk="molotov_cocktail", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert boards(play) == [(8, 0, 1), (1, 0, 3), (8, 0, 0)]
    assert play.table.over


@pytest.mark.rule("BB-3.12")
@pytest.mark.parametrize(
    ("monster", "die", "line"),
    [
        ("church_giant", "yellow 0", "BB-11.06 hits_air Henryk molotov_cocktail"),
        ("celestial_emissary", "green 0", "BB-9.03 hits Henryk celestial_emissary 1"),
    ],
)
def test_the_molotov_is_instant_damage_but_no_ranged_weapon(monster: str, die: str, line: str) -> None:
    play = Play(monster, 9, Henryk={"also": ["molotov_cocktail"]}, Eileen={}, Ludwig={})
    play.round(die, Henryk="molotov_cocktail", Eileen="saw_cleaver", Ludwig="hunters_dream")
    assert blows(play)[0] == line
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D59")
def test_the_molotov_is_no_weapon_that_gascoigne_breaks() -> None:
    play = Play("father_gascoigne", 8, Henryk={"also": ["molotov_cocktail"]}, Eileen={}, Ludwig={})
    play.round("red 0", Henryk="molotov_cocktail", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert play.used("Henryk") == ["molotov_cocktail"]
    assert play.used("Eileen") == []
    assert play.waits() == ALL
