"""Shaman Bone Blade: two damage to one hunter."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, boards


@pytest.mark.rule("BB-D61", "BB-D26")
def test_the_bone_blade_may_be_aimed_at_every_other_living_hunter() -> None:
    play = Play(
        "carrion_crows", 7, final_boss="rom", Henryk={}, Eileen={"also": ["shaman_bone_blade"]}, Ludwig={},
        Maria={"health": 0}, Djura={"gone": True},
    )  # fmt: skip
    play.choose(Henryk="saw_cleaver", Eileen="shaman_bone_blade", Ludwig="hunters_dream")
    assert play.waits() == ["Eileen"]
    assert play.asked("Eileen") == "target"
    assert play.offered("Eileen") == ["hunter 1", "hunter 3"]
    for seat in ("hunter 2", "hunter 4", "hunter 5"):
        assert play.refused("Eileen", seat) == "BB-D61"
    assert play.refused("Ludwig", "hunter 1") == ""
    play.given("green 0")
    play.choose(Eileen="hunter 1")
    assert play.told()[0] == "BB-9.01 hurt Henryk 2 6"
    assert boards(play) == [(6, 1, 0), (8, 0, 0), (8, 0, 0), (0, 0, 0), (8, 0, 0)]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D11", "BB-D60")
@pytest.mark.parametrize(
    ("halves", "line"), [("all", "BB-D11 dream_hurt Ludwig 1 7"), ("attack", "BB-9.01 hurt Ludwig 2 6")]
)
def test_the_bone_blade_reaches_a_dreaming_hunter(halves: str, line: str) -> None:
    play = Play(
        "carrion_crows", 7, position={"settings": {"dream_halves": halves}}, Henryk={},
        Eileen={"also": ["shaman_bone_blade"]}, Ludwig={},
    )  # fmt: skip
    play.given("green 0")
    play.choose(Henryk="saw_cleaver", Eileen="shaman_bone_blade", Ludwig="hunters_dream")
    play.choose(Eileen="hunter 3")
    assert play.told()[0] == line
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D25", "BB-16.02", "BB-11.09")
@pytest.mark.parametrize(("health", "dead"), [(1, True), (2, True), (3, False)])
def test_the_bone_blade_can_kill_before_the_attack(health: int, dead: bool) -> None:
    play = Play(
        "carrion_crows", 7, Henryk={"health": health, "collected": 4}, Eileen={"also": ["shaman_bone_blade"]}, Ludwig={}
    )
    play.choose(Henryk="hunter_axe", Eileen="shaman_bone_blade", Ludwig="hunters_dream")
    play.given("green 0")
    play.choose(Eileen="hunter 1")
    assert ("BB-16.02 dies Henryk 4" in play.told()) == dead
    assert boards(play)[0] == ((0, 0, 0) if dead else (1, 6, 0))
    assert play.collected("Eileen") == 0
    assert play.waits() == (["Henryk"] if dead else ["Ludwig"])


@pytest.mark.rule("BB-D61")
def test_the_bone_blade_finds_nobody_when_all_others_are_dead() -> None:
    play = Play("carrion_crows", 7, Henryk={"health": 0}, Eileen={"also": ["shaman_bone_blade"]}, Ludwig={"health": 0})
    play.round("green 0", Eileen="shaman_bone_blade")
    assert "BB-D61 no_target Eileen shaman_bone_blade" in play.told()
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D03")
def test_the_bone_blade_stabs_after_the_monster_died_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["shaman_bone_blade"]}, Ludwig={})
    play.choose(Henryk="hunter_pistol", Eileen="shaman_bone_blade", Ludwig="saw_cleaver")
    play.given(NEXT)
    play.choose(Eileen="hunter 1")
    assert [play.health(name) for name in ALL] == [6, 8, 8]
    assert play.waits() == ALL
