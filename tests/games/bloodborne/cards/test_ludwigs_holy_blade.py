"""Ludwig's Holy Blade: alone."""

import pytest

from tests.games.bloodborne.kit import Play


@pytest.mark.rule("BB-11.03", "BB-D60")
@pytest.mark.parametrize(
    ("other", "damage"),
    [
        ("hunter_axe", 2), ("saw_cleaver", 2), ("hunter_pistol", 4), ("hunters_dream", 4), ("bold_hunters_mark", 4),
        ("rosmarinus", 4), ("ludwigs_holy_blade", 2),
    ],
)  # fmt: skip
@pytest.mark.parametrize("first", ["Henryk", "Eileen"])
def test_the_holy_blade_is_stronger_without_another_melee_weapon(first: str, other: str, damage: int) -> None:
    play = Play(
        "carrion_crows", 20, position={"first": first}, Henryk={"also": ["ludwigs_holy_blade"]},
        Eileen={"also": ["bold_hunters_mark", "rosmarinus", "ludwigs_holy_blade"]}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", Henryk="ludwigs_holy_blade", Eileen=other, Ludwig="hunters_dream")
    assert f"BB-11.03 hits Henryk carrion_crows {damage}" in play.told()
    assert play.waits() == ["Eileen" if other == "hunters_dream" else "Ludwig"]


@pytest.mark.rule("BB-8.06")
@pytest.mark.parametrize(("weapon", "damage"), [("saw_cleaver", 2), ("hunter_pistol", 4)])
def test_a_weapon_from_transform_counts_against_the_holy_blade(weapon: str, damage: int) -> None:
    play = Play("carrion_crows", 20, Henryk={"also": ["ludwigs_holy_blade"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="ludwigs_holy_blade", Eileen="transform", Ludwig="hunters_dream")
    play.round("green 0", Eileen=weapon)
    assert f"BB-11.03 hits Henryk carrion_crows {damage}" in play.told()
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D43")
def test_the_melee_weapon_of_a_killed_hunter_does_not_count_against_the_holy_blade() -> None:
    play = Play("carrion_crows", 20, Henryk={"also": ["ludwigs_holy_blade"]}, Eileen={"health": 1}, Ludwig={})
    play.round("green 1", Henryk="ludwigs_holy_blade", Eileen="hunter_axe", Ludwig="hunters_dream")
    assert "BB-11.03 hits Henryk carrion_crows 4" in play.told()
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.03")
def test_one_melee_weapon_among_several_others_is_enough_against_the_holy_blade() -> None:
    blade = {"also": ["ludwigs_holy_blade"]}
    play = Play("carrion_crows", 20, Henryk=blade, Eileen={}, Ludwig={}, Maria={})
    play.round(
        "green 0", Henryk="ludwigs_holy_blade", Eileen="hunters_dream", Ludwig="hunter_pistol", Maria="saw_cleaver"
    )
    assert "BB-11.03 hits Henryk carrion_crows 2" in play.told()
    assert play.waits() == ["Eileen"]
