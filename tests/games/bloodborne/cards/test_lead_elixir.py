"""Lead Elixir: a weapon, protection, and health at the end."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows, throw


@pytest.mark.rule("BB-D51", "BB-10.02")
@pytest.mark.parametrize(("total", "calmer", "lost"), [(0, 0, 0), (3, 3, 0), (4, 4, 0), (5, 4, 1), (7, 4, 3)])
def test_the_elixir_takes_four_off_the_monsters_attack(total: int, calmer: int, lost: int) -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"hand": ["hunters_dream", "lead_elixir"]}, Ludwig={})
    play.round(*throw(total), NEXT, Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    told = play.told()
    assert [line for line in told if "calmer" in line] == ([f"BB-D51 calmer Eileen {calmer}"] if calmer else [])
    assert [line for line in told if "hurt Eileen" in line] == (
        [f"BB-10.02 hurt Eileen {lost} {8 - lost}"] if lost else []
    )
    assert (play.health("Henryk"), play.health("Ludwig")) == (8 - total, 8 - total)
    assert play.waits() == ALL


@pytest.mark.rule("BB-8.01", "BB-8.04", "BB-5.04", "BB-D51")
@pytest.mark.parametrize(
    ("weapon", "line"),
    [
        ("hunter_axe", "BB-11.03 hits Eileen carrion_crows 2"),
        ("hunter_pistol", "BB-9.03 hits Eileen carrion_crows 1"),
    ],
)
def test_who_drinks_the_elixir_brings_in_a_weapon_as_it_is_and_is_protected_all_the_same(
    weapon: str, line: str
) -> None:
    play = Play("carrion_crows", 9, Henryk={}, Eileen={"also": ["lead_elixir"]}, Ludwig={})
    play.choose(Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    assert (play.waits(), play.asked("Eileen")) == (["Eileen"], "transform")
    assert play.offered("Eileen") == ["hunter_axe", "hunter_pistol", "saw_cleaver"]
    assert play.refused("Eileen", "hunters_dream") == "BB-8.04"
    play.round("green 1+", "green 2", NEXT, Eileen=weapon)
    assert line in blows(play)
    assert [play.health(name) for name in ALL] == [5, 8, 5]
    assert play.used("Eileen") == sorted([weapon, "lead_elixir"], key=list(play.game.cards).index)
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59", "BB-2.18")
@pytest.mark.parametrize(("health", "healed"), [(3, 2), (6, 2), (7, 1), (8, 0)])
def test_the_elixir_mends_two_health_at_the_end_of_the_round(health: int, healed: int) -> None:
    hunter = {"health": health, "hand": ["hunters_dream", "lead_elixir"]}
    play = Play("carrion_crows", 7, Henryk={"health": 5}, Eileen=hunter, Ludwig={"health": 5})
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    told = play.told()
    if healed:
        line = f"BB-D59 heals Eileen {healed}"
        assert told.index("BB-6.01 phase 8") < told.index(line) < told.index("BB-15.02 puts_away Eileen lead_elixir")
    else:
        assert not play.happened("BB-D59")
    assert [play.health(name) for name in ALL] == [5, health + healed, 5]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.04", "BB-D59")
def test_the_elixir_mends_even_if_the_monster_died_in_phase_3() -> None:
    play = Play(
        "carrion_crows", 1, Henryk={}, Eileen={"health": 3, "hand": ["hunters_dream", "lead_elixir"]}, Ludwig={}
    )
    play.round(NEXT, Henryk="hunter_pistol", Eileen="lead_elixir", Ludwig="saw_cleaver")
    assert play.health("Eileen") == 5
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59")
def test_the_elixir_mends_only_once() -> None:
    play = Play("vicar_amelia", 10, Henryk={}, Eileen={"health": 3, "also": ["lead_elixir"]}, Ludwig={})
    play.choose(Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    play.round("red 0", Eileen="saw_cleaver")
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert play.health("Eileen") == 5
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43")
def test_the_elixir_of_a_killed_hunter_mends_nothing_at_the_end_of_the_round() -> None:
    """With Mergo's Wet Nurse the killed hunter returns with 4 health, so two more would be seen."""
    play = Play(
        "carrion_crows", 7, final_boss="mergos_wet_nurse", Henryk={"also": ["molotov_cocktail"]},
        Eileen={"health": 1, "hand": ["hunters_dream", "lead_elixir"]}, Ludwig={},
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
        "blood_starved_beast", 8, Henryk={}, Eileen={"health": 3, "hand": ["hunters_dream", "lead_elixir"]}, Ludwig={}
    )  # fmt: skip
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="saw_cleaver")
    told = play.told()
    assert told.index("BB-D59 hurt Ludwig 1 7") < told.index("BB-D59 heals Eileen 2")
    assert [play.health(name) for name in ALL] == [7, 5, 7]
    assert play.waits() == ALL
