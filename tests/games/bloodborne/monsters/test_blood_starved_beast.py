"""Blood-starved Beast."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, by, collected, health
from tests.games.bloodborne.monsters.fights import PENDING, fight


@pytest.mark.rule("BB-3.12", "BB-D59")
def test_the_blood_starved_beast_poisons_all_who_took_echoes_from_it() -> None:
    play = fight("blood_starved_beast", 8, {"health": 5}, {}, {"also": ["threaded_cane"]}, position={"first": "Ludwig"})
    play.given("yellow 0")
    play.choose(Henryk="hunter_pistol", Eileen="hunters_dream", Ludwig="threaded_cane")
    assert health(play) == [5, 8, 8]
    play.choose(Eileen="decline")
    told = play.told()
    phase = told.index("BB-6.01 phase 8")
    assert told[phase + 1 : phase + 4] == [
        "BB-D59 hurt Ludwig 1 7", "BB-D59 hurt Henryk 1 4", "BB-15.02 puts_away Ludwig threaded_cane",
    ]  # fmt: skip
    assert health(play) == [4, 8, 7]
    assert collected(play) == [1, 0, 3]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-11.06")
def test_who_took_nothing_this_round_is_not_poisoned() -> None:
    play = fight("blood_starved_beast", 8)
    play.round("yellow 0", Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    assert health(play) == [7, 8, 8]
    assert play.notices() == ["BB-D59 acts blood_starved_beast"]
    play.round("yellow 0", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert health(play) == [6, 7, 7]
    play.given("yellow 0")
    play.choose(Henryk="hunters_dream", Eileen="hunters_dream", Ludwig="hunters_dream")
    play.choose(Ludwig="decline")  # first player of the third round
    play.choose(Henryk="decline")
    play.choose(Eileen="decline")
    assert play.notices() == []
    assert health(play) == [8, 8, 8]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D58")
def test_the_poison_dies_with_the_blood_starved_beast() -> None:
    play = fight("blood_starved_beast", 2)
    play.round("yellow 0", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert health(play) == [8, 8, 8]
    assert by(play, "BB-D59") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-D58")
def test_a_table_may_agree_that_the_poison_outlives_the_beast() -> None:
    play = fight("blood_starved_beast", 2, position=PENDING)
    play.round("yellow 0", NEXT, Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert health(play) == [7, 7, 8]
    assert by(play, "BB-D59") == ["BB-D59 hurt Henryk 1 7", "BB-D59 hurt Eileen 1 7"]
    assert play.notices() == ["BB-D59 acts blood_starved_beast"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D25", "BB-D42", "BB-7.02", "BB-16.02")
def test_who_dies_of_poison_sits_out_the_next_round_and_comes_back_in_its_dream() -> None:
    play = fight("blood_starved_beast", 12, {}, {"health": 1, "collected": 3, "banked": 1}, {})
    play.round("yellow 0", Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert health(play) == [8, 1, 7]
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="hunter_pistol")
    assert by(play, "BB-16.02") == ["BB-16.02 dies Eileen 4"]
    assert by(play, "BB-7.02") == ["BB-7.02 sits_out Eileen"]
    assert sorted(play.used("Eileen")) == ["hunter_pistol", "saw_cleaver"]
    assert (health(play), collected(play)) == ([7, 0, 6], [1, 0, 2])
    assert play.waits() == ["Henryk", "Ludwig"]
    play.round("yellow 3", Henryk="hunter_axe", Ludwig="hunter_axe")
    assert health(play) == [4, 0, 3]
    assert play.waits() == ["Eileen"]
    play.choose(Eileen="decline")
    assert health(play) == [3, 8, 2]
    assert sorted(play.used("Eileen")) == ["hunter_pistol", "saw_cleaver"]
    assert play.facts("Eileen")["deaths"] == 1
    assert play.waits() == ALL


@pytest.mark.rule("BB-D26", "BB-16.05")
def test_a_hunter_who_shot_died_and_came_back_is_poisoned_at_the_end_of_the_round() -> None:
    play = fight("blood_starved_beast", 8, {}, {"health": 3}, {})
    play.given("yellow 3")
    play.choose(Henryk="hunters_dream", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    play.choose(Henryk="decline")
    play.choose(Eileen="decline")
    assert health(play) == [8, 7, 4]
    assert play.waits() == ALL
