"""Madman's Knowledge: looks ahead."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, boards


@pytest.mark.rule("BB-9.01", "BB-D46")
def test_only_the_reader_of_madmans_knowledge_sees_the_next_monster() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"collected": 3, "also": ["madmans_knowledge"]}, Ludwig={})
    play.round("dungeon rabid_dog", Henryk="saw_cleaver", Eileen="madmans_knowledge", Ludwig="saw_cleaver")
    assert play.waits() == ["Eileen"]
    assert play.asked("Eileen") == "foresee"
    assert play.offered("Eileen") == ["bury", "leave"]
    assert play.refused("Eileen", "hunter 1") == "BB-9.01"
    assert play.told()[-2:] == ["BB-9.01 looks Eileen", "BB-9.01 foresees Eileen rabid_dog"]
    looks, foresees = play.script.events[-2:]
    assert [looks.may_know(seat) for seat in (-1, 0, 1, 2)] == [True, True, True, True]
    assert [foresees.may_know(seat) for seat in (-1, 0, 1, 2)] == [False, False, True, False]
    seen = [play.game.knowing.view(play.table, seat)["dungeon"] for seat in range(3)]
    hidden = {"cards": 9, "top": [{"card": None, "seen_by": [1]}], "bottom": []}
    assert seen == [hidden, {"cards": 9, "top": [{"card": "rabid_dog", "seen_by": [1]}], "bottom": []}, hidden]
    assert boards(play)[1] == (8, 3, 0)  # the bank comes after the look


@pytest.mark.rule("BB-9.01")
def test_the_foreseen_monster_is_left_and_comes_next() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"collected": 3, "also": ["madmans_knowledge"]}, Ludwig={})
    play.round("dungeon rabid_dog", Henryk="saw_cleaver", Eileen="madmans_knowledge", Ludwig="saw_cleaver")
    play.round("green 0", Eileen="leave")
    assert play.told()[:2] == ["BB-9.01 leaves Eileen", "BB-9.01 banks Eileen 1"]
    assert play.monster == "rabid_dog"
    assert boards(play) == [(8, 1, 0), (8, 2, 1), (8, 1, 0)]
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.01")
def test_the_foreseen_monster_is_buried_and_another_comes() -> None:
    play = Play("carrion_crows", 7, Henryk={}, Eileen={"collected": 3, "also": ["madmans_knowledge"]}, Ludwig={})
    play.round("dungeon rabid_dog", Henryk="saw_cleaver", Eileen="madmans_knowledge", Ludwig="saw_cleaver")
    play.round("green 0", NEXT, Eileen="bury")
    assert play.told()[:2] == ["BB-9.01 buries Eileen", "BB-9.01 banks Eileen 1"]
    assert play.monster == "garden_of_eyes"
    assert boards(play)[1] == (8, 2, 1)
    bottom = [{"card": "rabid_dog", "seen_by": [1]}]
    assert play.game.knowing.view(play.table, 1)["dungeon"] == {"cards": 8, "top": [], "bottom": bottom}
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.01", "BB-18.01")
def test_madmans_knowledge_finds_no_card_in_an_empty_dungeon_but_still_banks() -> None:
    play = Play(
        "carrion_crows", 7, position={"monsters_left": 0, "bosses_left": 0}, Henryk={},
        Eileen={"collected": 3, "also": ["madmans_knowledge"]}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", Henryk="saw_cleaver", Eileen="madmans_knowledge", Ludwig="saw_cleaver")
    told = play.told()
    start = told.index("BB-9.01 no_target Eileen madmans_knowledge")
    assert told[start + 1] == "BB-9.01 banks Eileen 1"
    assert not any("looks" in line for line in told)
    assert (play.monster, play.echoes) == ("gehrman", 14)
    assert play.waits() == ALL


@pytest.mark.rule("BB-9.01")
def test_the_last_dungeon_card_comes_next_even_if_it_is_buried() -> None:
    play = Play(
        "carrion_crows", 7, position={"monsters_left": 1, "bosses_left": 0}, Henryk={},
        Eileen={"also": ["madmans_knowledge"]}, Ludwig={},
    )  # fmt: skip
    play.round("dungeon rabid_dog", Henryk="saw_cleaver", Eileen="madmans_knowledge", Ludwig="saw_cleaver")
    play.round("green 0", Eileen="bury")
    assert play.monster == "rabid_dog"
    assert not any("banks" in line for line in play.told())
    assert play.waits() == ALL


@pytest.mark.rule("BB-D03")
def test_madmans_knowledge_looks_ahead_after_the_monster_died_in_phase_3() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["madmans_knowledge"]}, Ludwig={})
    play.round("dungeon rabid_dog", Henryk="hunter_pistol", Eileen="madmans_knowledge", Ludwig="saw_cleaver")
    assert play.waits() == ["Eileen"]
    play.choose(Eileen="leave")
    assert play.monster == "rabid_dog"
    assert play.waits() == ALL
