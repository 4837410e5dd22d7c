"""Ludwig's Rifle: two Instant damage, and a kick."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, blows, boards


@pytest.mark.rule("BB-9.04", "BB-9.05", "BB-D02")
def test_the_rifle_can_kill_before_the_monster_strikes() -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"also": ["ludwigs_rifle"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_axe", Eileen="ludwigs_rifle", Ludwig="saw_cleaver")
    assert "BB-9.05 slain carrion_crows Eileen" in play.told()
    assert boards(play) == [(8, 0, 0), (5, 2, 0), (8, 0, 0)]
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 1, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.02", "BB-11.04", "BB-11.05")
@pytest.mark.parametrize(
    ("first", "lines"),
    [
        ("Henryk", ["BB-9.03 hits Henryk carrion_crows 2", "BB-11.04 hits Ludwig carrion_crows 1"]),
        ("Eileen", ["BB-9.03 hits Ludwig carrion_crows 2", "BB-11.04 hits Henryk carrion_crows 1"]),
    ],
)
def test_rifles_shoot_in_turn_order(first: str, lines: list[str]) -> None:
    also = {"also": ["ludwigs_rifle"]}
    play = Play("carrion_crows", 3, position={"first": first}, Henryk=also, Eileen={}, Ludwig=also)
    play.round(NEXT, Henryk="ludwigs_rifle", Eileen="hunter_axe", Ludwig="ludwigs_rifle")
    assert blows(play) == lines
    assert play.waits() == ALL


@pytest.mark.rule("BB-D03", "BB-D52", "BB-11.05")
def test_the_rifle_has_no_second_chance_when_the_monster_is_dead() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["ludwigs_rifle"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="ludwigs_rifle", Ludwig="saw_cleaver")
    assert blows(play) == ["BB-9.03 hits Henryk carrion_crows 1", "BB-11.05 hits_air Eileen ludwigs_rifle"]
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.01", "BB-9.03", "BB-D24")
@pytest.mark.parametrize(("health", "left"), [(8, 5), (4, 1), (3, 0)])
def test_the_kick_of_the_rifle_comes_after_the_shot_whether_it_hits_or_not(health: int, left: int) -> None:
    play = Play("carrion_crows", 7, Henryk={"health": health, "also": ["ludwigs_rifle"]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="ludwigs_rifle", Eileen="saw_cleaver", Ludwig="hunters_dream")
    told = play.told()
    shot = told.index("BB-9.03 hits Henryk carrion_crows 2")
    assert told[shot + 1] == f"BB-9.01 hurt Henryk 3 {left}"
    assert boards(play)[0] == (left, 2 if left else 0, 0)
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["ludwigs_rifle"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="ludwigs_rifle", Ludwig="saw_cleaver")
    assert "BB-11.05 hits_air Eileen ludwigs_rifle" in play.told()
    assert play.health("Eileen") == 5
    assert play.waits() == ALL
