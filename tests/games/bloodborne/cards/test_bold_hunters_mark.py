"""Bold Hunter's Mark: banks without the Dream."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, boards


@pytest.mark.rule("BB-9.01", "BB-13.06")
@pytest.mark.parametrize(("collected", "banked"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4), (9, 4)])
def test_the_mark_banks_up_to_four_collected_echoes(collected: int, banked: int) -> None:
    hunter = {"collected": collected, "banked": 2, "also": ["bold_hunters_mark"]}
    play = Play("carrion_crows", 7, Henryk={"collected": 5}, Eileen=hunter, Ludwig={"collected": 5})
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="bold_hunters_mark", Ludwig="saw_cleaver")
    told = play.told()
    assert [line for line in told if "banks" in line] == ([f"BB-9.01 banks Eileen {banked}"] if banked else [])
    assert boards(play) == [(8, 6, 0), (8, collected - banked, 2 + banked), (8, 6, 0)]
    assert play.used("Eileen") == ["bold_hunters_mark"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.01", "BB-16.03")
def test_the_mark_banks_before_the_monster_can_kill() -> None:
    hunter = {"health": 1, "collected": 5, "also": ["bold_hunters_mark"]}
    play = Play("carrion_crows", 7, Henryk={}, Eileen=hunter, Ludwig={})
    play.round("green 1", Henryk="saw_cleaver", Eileen="bold_hunters_mark", Ludwig="saw_cleaver")
    assert "BB-16.02 dies Eileen 1" in play.told()
    assert boards(play)[1] == (0, 0, 4)
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-D03")
def test_the_mark_banks_after_the_monster_died_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"collected": 5, "also": ["bold_hunters_mark"]}, Ludwig={})
    play.round(NEXT, Henryk="hunter_pistol", Eileen="bold_hunters_mark", Ludwig="saw_cleaver")
    assert boards(play) == [(8, 1, 0), (8, 1, 4), (8, 0, 0)]
    assert play.waits() == ALL
