"""What ordinary monsters do when they appear: to whom, and when no longer."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, by, collected, health, set_up
from tests.games.bloodborne.monsters.fights import before, fight


@pytest.mark.rule("BB-3.14", "BB-D20", "BB-2.16")
def test_the_beast_patient_of_the_setup_hurts_every_hunter_by_one() -> None:
    play = set_up("dungeon beast_patient", final_boss="rom", first_player="2")
    assert health(play) == [7, 7, 7]
    told = play.told()
    start = told.index("BB-3.01 appears beast_patient 4")
    assert told[start + 1 : start + 4] == [
        "BB-3.14 hurt Eileen 1 7", "BB-3.14 hurt Ludwig 1 7", "BB-3.14 hurt Henryk 1 7",
    ]  # fmt: skip
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.02", "BB-3.14", "BB-D20")
def test_the_echoes_lie_on_the_beast_patient_before_it_strikes_at_a_table_of_five() -> None:
    play = set_up("dungeon beast_patient", final_boss="gehrman", seats=5)
    told = play.told()
    start = told.index("BB-3.01 appears beast_patient 4")
    assert told[start + 1 : start + 4] == [
        "BB-3.03 more_echoes beast_patient 2", "BB-18.05 more_echoes beast_patient 2", "BB-3.14 hurt Henryk 1 7",
    ]  # fmt: skip
    assert play.echoes == 8
    assert health(play) == [7] * 5
    assert play.waits() == play.names


@pytest.mark.rule("BB-3.14", "BB-D27")
def test_the_beast_patient_strikes_in_the_order_of_the_new_first_player() -> None:
    play = before("beast_patient", {"collected": 2}, {}, {"health": 3})
    assert by(play, "BB-3.14") == ["BB-3.14 hurt Eileen 1 7", "BB-3.14 hurt Ludwig 1 2", "BB-3.14 hurt Henryk 1 7"]
    assert health(play) == [7, 7, 2]
    assert collected(play) == [2, 0, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.14")
def test_the_beast_patient_strikes_once_and_not_again_in_its_own_round() -> None:
    play = before("beast_patient")
    play.round("green 0", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert health(play) == [7, 7, 7]
    assert by(play, "BB-3.14") == []
    assert by(play, "BB-12.03") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-D27", "BB-D11")
def test_the_dream_of_the_last_round_does_not_protect_from_the_next_monster() -> None:
    play = fight("carrion_crows", 1, {}, {"health": 4})
    play.given("dungeon beast_patient")
    play.choose(Henryk="hunter_pistol", Eileen="hunters_dream", Ludwig="saw_cleaver")
    play.choose(Eileen="decline")
    assert health(play) == [7, 7, 7]
    assert "BB-3.14 hurt Eileen 1 7" in play.told()
    assert by(play, "BB-D11") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-D25", "BB-7.02", "BB-16.02")
def test_who_is_killed_by_a_reveal_loses_everything_collected_and_sits_out_the_round() -> None:
    play = before("beast_patient", {}, {"health": 1, "collected": 5, "banked": 2}, {"health": 2})
    assert by(play, "BB-16.02") == ["BB-16.02 dies Eileen 5"]
    assert by(play, "BB-7.02") == ["BB-7.02 sits_out Eileen"]
    assert health(play) == [7, 0, 1]
    assert collected(play) == [0, 0, 0]
    assert play.banked("Eileen") == 2
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-D26")
def test_a_reveal_passes_by_a_hunter_who_is_dead() -> None:
    """Poison kills Ludwig at the end of the round, then the Beast Patient appears."""
    play = fight("blood_starved_beast", 3, {}, {}, {"health": 1}, position={"settings": {"after_kill": "pending"}})
    play.round("yellow 0", "dungeon beast_patient", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert by(play, "BB-3.14") == ["BB-3.14 hurt Eileen 1 6", "BB-3.14 hurt Henryk 1 6"]
    assert health(play) == [6, 6, 0]
    assert play.facts("Ludwig")["deaths"] == 1
    assert play.waits() == ["Henryk", "Eileen"]


@pytest.mark.parametrize(("echoes", "left"), [(0, 8), (2, 8), (3, 7), (4, 7), (9, 7)])
@pytest.mark.rule("BB-3.14")
def test_the_parasite_larva_hurts_whoever_has_three_or_more_collected(echoes: int, left: int) -> None:
    play = before("parasite_larva", {"collected": 2, "banked": 9}, {"collected": echoes}, {"collected": 3})
    hurt = ["BB-3.14 hurt Eileen 1 7"] if left == 7 else []
    assert by(play, "BB-3.14") == [*hurt, "BB-3.14 hurt Ludwig 1 7"]
    assert health(play) == [8, left, 7]
    assert collected(play) == [2, echoes, 3]
    assert play.waits() == ALL


@pytest.mark.parametrize("key", ["parasite_larva", "masked_hunter"])
@pytest.mark.rule("BB-3.14")
def test_what_goes_for_the_rich_harms_nobody_in_the_setup(key: str) -> None:
    play = set_up(f"dungeon {key}", final_boss="rom")
    assert health(play) == [8, 8, 8]
    assert by(play, "BB-3.14") == []
    assert play.waits() == ALL


@pytest.mark.parametrize(
    ("purses", "victim"),
    [
        ((0, 0, 0), None),
        ((1, 0, 0), "Henryk"),
        ((2, 3, 2), "Eileen"),
        ((2, 1, 3), "Ludwig"),
        ((3, 1, 3), "Ludwig"),  # Eileen is first player now, so Ludwig comes before Henryk
        ((3, 3, 3), "Eileen"),
        ((3, 2, 2), "Henryk"),
    ],
)
@pytest.mark.rule("BB-3.14", "BB-D61", "BB-D27")
def test_the_masked_hunter_hurts_the_one_who_has_collected_most(
    purses: tuple[int, int, int], victim: str | None
) -> None:
    boards = [{"collected": purse, "banked": 5 - purse} for purse in purses]
    play = before("masked_hunter", *boards)
    assert by(play, "BB-3.14") == ([] if victim is None else [f"BB-3.14 hurt {victim} 1 7"])
    assert health(play) == [7 if name == victim else 8 for name in ALL]
    assert collected(play) == list(purses)
    assert play.waits() == ALL


@pytest.mark.rule("BB-D61")
def test_a_tie_for_the_masked_hunter_goes_to_the_first_in_turn_order_whoever_that_is() -> None:
    play = before("masked_hunter", {"collected": 3}, {"collected": 1}, {"collected": 3}, position={"first": "Ludwig"})
    assert play.table.first == 0
    assert by(play, "BB-3.14") == ["BB-3.14 hurt Henryk 1 7"]
    assert health(play) == [7, 8, 8]
    assert play.waits() == ALL
