"""Lead Elixir: turns the attack on the others, and mends at the end."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, throw


@pytest.mark.rule("BB-D51", "BB-10.02")
@pytest.mark.parametrize(("total", "calmer", "lost"), [(0, 0, 0), (3, 3, 0), (4, 4, 0), (5, 4, 1), (6, 4, 2)])
def test_the_elixir_takes_four_off_the_monsters_attack(total: int, calmer: int, lost: int) -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"also": ["lead_elixir"]}, Ludwig={})
    play.round(*throw(total), NEXT, Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    told = play.told()
    assert [line for line in told if "calmer" in line] == ([f"BB-D51 calmer Eileen {calmer}"] if calmer else [])
    assert [line for line in told if "hurt Eileen" in line] == (
        [f"BB-10.02 hurt Eileen {lost} {8 - lost}"] if lost else []
    )
    assert play.waits() == ALL


@pytest.mark.rule("BB-D51", "BB-10.02", "BB-10.04")
@pytest.mark.parametrize("total", [0, 3])
def test_the_elixir_turns_the_attack_on_the_others_by_one(total: int) -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"also": ["lead_elixir"]}, Ludwig={})
    play.round(*throw(total), NEXT, Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    told = play.told()
    assert told[told.index(f"BB-10.04 attack carrion_crows {total}") + 1] == "BB-D51 deflects Eileen 1"
    assert [play.health(name) for name in ALL] == [7 - total, 8, 7 - total]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D51", "BB-13.02", "BB-D26")
def test_the_elixir_burdens_the_dreaming_before_the_halving_and_the_dead_not_at_all() -> None:
    play = Play(
        "carrion_crows", 7, Henryk={"also": ["lead_elixir"]}, Eileen={}, Ludwig={"also": ["rosmarinus"]},
        Maria={"health": 0},
    )  # fmt: skip
    play.round("green 2", Henryk="lead_elixir", Eileen="hunters_dream", Ludwig="rosmarinus")
    assert [play.health(name) for name in play.names] == [8, 7, 6, 0]  # 2 + 1 - 1: halved, and whole
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D43", "BB-9.04")
def test_the_elixir_of_a_killed_hunter_turns_nothing_and_none_does_without_an_attack() -> None:
    bold = {"also": ["molotov_cocktail"]}
    play = Play("carrion_crows", 7, Henryk=bold, Eileen={"health": 1, "also": ["lead_elixir"]}, Ludwig={})
    play.round("green 1", Henryk="molotov_cocktail", Eileen="lead_elixir", Ludwig="saw_cleaver")
    assert not play.happened("BB-D51 deflects")
    assert [play.health(name) for name in ALL] == [7, 0, 6]
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["lead_elixir"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="lead_elixir", Ludwig="saw_cleaver")
    assert not play.happened("BB-D51 deflects")
    assert [play.health(name) for name in ALL] == [8, 8, 8]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59", "BB-2.18")
@pytest.mark.parametrize(("health", "healed"), [(3, 2), (6, 2), (7, 1), (8, 0)])
def test_the_elixir_mends_two_health_at_the_end_of_the_round(health: int, healed: int) -> None:
    hunter = {"health": health, "also": ["lead_elixir"]}
    play = Play("carrion_crows", 7, Henryk={"health": 5}, Eileen=hunter, Ludwig={"health": 5})
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    told = play.told()
    if healed:
        line = f"BB-D59 heals Eileen {healed}"
        assert told.index("BB-6.01 phase 8") < told.index(line) < told.index("BB-15.02 puts_away Eileen lead_elixir")
    else:
        assert not play.happened("BB-D59")
    assert [play.health(name) for name in ALL] == [4, health + healed, 4]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.04", "BB-D59")
def test_the_elixir_mends_even_if_the_monster_died_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"health": 3, "also": ["lead_elixir"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="lead_elixir", Ludwig="saw_cleaver")
    assert play.health("Eileen") == 5
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59")
def test_the_elixir_mends_only_once() -> None:
    play = Play("vicar_amelia", 10, Henryk={}, Eileen={"health": 3, "also": ["lead_elixir"]}, Ludwig={})
    play.round("red 0", Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert play.health("Eileen") == 5
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43")
def test_the_elixir_of_a_killed_hunter_mends_nothing_at_the_end_of_the_round() -> None:
    """With Mergo's Wet Nurse the killed hunter returns with 4 health, so two more would be seen."""
    play = Play(
        "carrion_crows", 7, final_boss="mergos_wet_nurse", Henryk={"also": ["molotov_cocktail"]},
        Eileen={"health": 1, "also": ["lead_elixir"]}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", Henryk="molotov_cocktail", Eileen="lead_elixir", Ludwig="saw_cleaver")
    assert play.waits() == ["Eileen"]
    play.round(NEXT, Eileen="decline")
    assert "BB-16.05 rests Eileen 4" in play.told()
    assert not play.happened("BB-D59")
    assert play.health("Eileen") == 4
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59")
def test_the_elixirs_mend_comes_after_the_boss_at_the_end_of_the_round() -> None:
    """Poison: whoever took echoes suffers first; a hunter who took none is only mended."""
    play = Play(
        "blood_starved_beast", 8, Henryk={}, Eileen={"health": 3, "also": ["lead_elixir"]}, Ludwig={}
    )  # fmt: skip
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    told = play.told()
    assert told.index("BB-D59 hurt Ludwig 1 6") < told.index("BB-D59 heals Eileen 2")
    assert [play.health(name) for name in ALL] == [6, 5, 6]
    assert play.waits() == ALL
