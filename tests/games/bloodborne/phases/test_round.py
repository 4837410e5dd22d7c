"""The round and its eight phases (section 6)."""

import pytest

from nachtspiel.games.bloodborne.vocabulary import DECLINE
from tests.games.bloodborne.chapters.layout import NAMES, all_play, seated
from tests.games.bloodborne.kit import Play


@pytest.mark.rule("BB-6.01", "BB-6.02")
@pytest.mark.parametrize("first", ["Henryk", "Eileen", "Ludwig"])
def test_a_round_has_eight_phases_in_this_order(first: str) -> None:
    play = seated(3, first=first, round=4)
    assert play.told() == [f"BB-6.02 round 4 {first}", "BB-6.01 phase 1"]
    all_play(play, "saw_cleaver", "green 0")
    phases = [line for line in play.told() if line.startswith("BB-6.01")]
    assert phases == [f"BB-6.01 phase {number}" for number in (2, 3, 4, 5, 6, 7, 8, 1)]
    assert [line for line in play.told() if line.startswith("BB-6.02")] == [
        f"BB-6.02 round 5 {NAMES[(NAMES.index(first) + 1) % 3]}"
    ]
    assert (play.table.round, play.table.phase) == (5, 1)
    assert play.waits() == play.names


@pytest.mark.rule("BB-6.01", "BB-6.02")
def test_a_whole_round_line_by_line() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={"used": ["hunter_axe"], "collected": 3, "health": 6})
    play.round("green 1", Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="hunters_dream")
    assert play.told() == [
        "BB-7.03 plays Henryk hunter_axe",
        "BB-7.03 plays Eileen hunter_pistol",
        "BB-7.03 plays Ludwig hunters_dream",
        "BB-6.01 phase 2",
        "BB-6.01 phase 3",
        "BB-9.03 hits Eileen carrion_crows 1",
        "BB-6.01 phase 4",
        "BB-10.01 rolls Henryk green 1",
        "BB-10.04 attack carrion_crows 1",
        "BB-10.02 hurt Henryk 1 7",
        "BB-10.02 hurt Eileen 1 7",
        "BB-13.02 unharmed Ludwig",
        "BB-6.01 phase 5",
        "BB-11.08 no_attack Eileen hunter_pistol",
        "BB-11.02 no_attack Ludwig hunters_dream",
        "BB-11.03 hits Henryk carrion_crows 2",
        "BB-6.01 phase 6",
        "BB-12.01 escapes carrion_crows 4",
        "BB-6.01 phase 7",
        "BB-13.05 banks Ludwig 3",
        "BB-13.07 takes_back Ludwig 2",
    ]
    assert play.waits() == ["Ludwig"]
    play.round("dungeon scourge_beast", Ludwig="decline")
    assert play.told() == [
        "BB-D10 declines Ludwig",
        "BB-13.11 rests Ludwig 8",
        "BB-6.01 phase 8",
        "BB-15.02 puts_away Henryk hunter_axe",
        "BB-15.02 puts_away Eileen hunter_pistol",
        "BB-15.04 marker Eileen",
        "BB-3.01 appears scourge_beast 3",
        "BB-18.05 more_echoes scourge_beast 2",
        "BB-6.02 round 2 Eileen",
        "BB-6.01 phase 1",
    ]
    assert play.waits() == play.names


@pytest.mark.rule("BB-7.06", "BB-6.02")
def test_no_monster_can_be_walked_past() -> None:
    play = seated(3)
    for monster in ("scourge_beast", "bloody_crow"):
        before = play.monster
        all_play(play, "hunters_dream", f"{'green' if before == 'carrion_crows' else 'red'} 0")
        assert play.happened(f"BB-10.04 attack {before} 0")
        assert play.monster is None
        play.given(f"dungeon {monster}")
        for sleeper in list(play.table.in_turn_order()):
            play.table.answer(sleeper.seat, DECLINE)
        assert play.monster == monster
    assert play.waits() == play.names
