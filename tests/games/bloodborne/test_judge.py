"""How good a position looks: more of what is good is better, a finished game is what it is."""

from itertools import pairwise
from typing import Any

import pytest

from nachtspiel.games.bloodborne.judge import worth
from tests.games.bloodborne.kit import GAME, Play

ALL = ["Henryk", "Eileen", "Ludwig"]


def value(mine: dict[str, Any], **position: Any) -> float:
    """What Henryk is worth in this position."""
    play = Play(position=position or None, Henryk=mine, Eileen={}, Ludwig={})
    assert "Eileen" in play.waits()
    return worth(play.table, play.table.hunters[0])


def look(henryk: dict[str, Any], eileen: dict[str, Any], ludwig: dict[str, Any], seat: int = 0) -> float:
    play = Play(Henryk=henryk, Eileen=eileen, Ludwig=ludwig)
    assert play.waits()
    return GAME.judge(play.table, seat)


def test_more_banked_is_better_by_exactly_as_much() -> None:
    assert value({"banked": 1}) - value({"banked": 0}) == pytest.approx(1)
    assert value({"banked": 20}) - value({"banked": 13}) == pytest.approx(7)


@pytest.mark.rule("BB-17.04")
@pytest.mark.parametrize(("steps", "bonus"), [(1, 1), (2, 3), (3, 5), (6, 12)])
def test_trophies_count_what_they_will_be_worth(steps: int, bonus: int) -> None:
    for kind in ("kin", "humanoid", "beast"):
        assert value({"trophies": {kind: steps}}) - value({}) == pytest.approx(bonus)


@pytest.mark.parametrize("health", [1, 2, 4, 7, 8])
def test_more_collected_is_better_but_less_than_banked(health: int) -> None:
    values = [value({"collected": collected, "health": health}) for collected in range(6)]
    for less, more in pairwise(values):
        assert 0 < more - less < 1


def test_collected_echoes_are_safer_in_good_health() -> None:
    gains = []
    for health in (1, 4, 8):
        gains.append(value({"collected": 5, "health": health}) - value({"collected": 0, "health": health}))
    assert gains[0] < gains[1] < gains[2]


@pytest.mark.parametrize("collected", [0, 3, 12])
def test_more_health_is_better_and_a_point_of_it_worth_less_than_an_echo(collected: int) -> None:
    values = [value({"health": health, "collected": collected}) for health in range(1, 9)]
    assert values == sorted(values)
    assert len(set(values)) == 8
    without = [value({"health": health}) for health in range(1, 9)]
    for less, more in pairwise(without):
        assert 0 < more - less < 1


def test_cards_in_hand_are_better_than_used_ones_and_used_ones_better_than_none() -> None:
    ready = value({"also": ["cannon"]})
    used = value(
        {"hand": ["hunter_axe", "saw_cleaver", "hunter_pistol", "transform", "hunters_dream"], "used": ["cannon"]}
    )
    none = value({})
    assert ready > used > none


def test_a_stronger_weapon_in_hand_is_better() -> None:
    assert value({"also": ["kirkhammer"]}) > value({"also": ["threaded_cane"]}) > value({"also": ["blood_vial"]})


def test_a_card_and_a_point_of_damage_on_it_are_worth_less_than_an_echo() -> None:
    start = ["hunter_axe", "saw_cleaver", "hunter_pistol", "transform", "hunters_dream"]
    assert 0 < value({"also": ["blood_vial"]}) - value({}) < 1
    assert 0 < value({"hand": start, "used": ["cannon"]}) - value({}) < 1
    assert 0 < value({"also": ["kirkhammer"]}) - value({"also": ["threaded_cane"]}) < 1  # 4 damage and 3


def test_every_card_in_hand_counts() -> None:
    assert value({"also": ["kirkhammer", "lead_elixir"]}) > value({"also": ["kirkhammer"]})
    assert value({"also": ["kirkhammer", "lead_elixir"]}) > value({"also": ["lead_elixir"]})


def test_the_eliminated_are_worst() -> None:
    gone = Play(
        Henryk={"gone": True, "banked": 90, "collected": 9}, Eileen={"health": 1}, Ludwig={"hand": ["hunters_dream"]}
    )
    values = [worth(gone.table, hunter) for hunter in gone.table.hunters]
    assert values[0] < 0 < min(values[1], values[2])
    dead = Play(Henryk={"health": 0, "hand": ["hunters_dream"]}, Eileen={}, Ludwig={})
    assert values[0] < worth(dead.table, dead.table.hunters[0])
    assert GAME.judge(gone.table, 0) < GAME.judge(gone.table, 2)
    assert gone.waits() == ["Eileen", "Ludwig"]


def test_a_seat_is_judged_by_its_lead_over_the_best_of_the_others() -> None:
    even = look({"banked": 5}, {"banked": 5}, {"banked": 5})
    assert look({"banked": 6}, {"banked": 5}, {"banked": 5}) > even
    assert look({"banked": 5}, {"banked": 6}, {"banked": 5}) < even
    assert look({"banked": 5}, {"banked": 5}, {"banked": 6}) < even
    assert look({"banked": 5}, {"banked": 6}, {"banked": 6}) == look({"banked": 5}, {"banked": 6}, {"banked": 5})
    assert look({"banked": 5}, {"banked": 5}, {"banked": 2}) == even  # only the best of them counts
    # An echo of one's own is worth more than one taken from the leader.
    assert look({"banked": 6}, {"banked": 6}, {"banked": 5}) > even


def test_every_seat_is_judged_for_itself() -> None:
    hunters: tuple[dict[str, Any], dict[str, Any], dict[str, Any]] = ({"banked": 9}, {"banked": 4}, {"banked": 1})
    first, second, third = (look(*hunters, seat=seat) for seat in range(3))
    assert first > second > third


def test_the_laggard_is_judged_against_the_leader_wherever_that_one_sits() -> None:
    rich, poor = {"banked": 30}, {"banked": 2}
    assert look(rich, poor, poor, seat=2) == look(poor, rich, poor, seat=2) == look(poor, rich, poor, seat=0)


@pytest.mark.rule("BB-19.03")
def test_a_finished_game_is_worth_its_levels() -> None:
    play = Play(
        monster="gehrman", echoes=1,
        Henryk={"collected": 4, "health": 3}, Eileen={"banked": 5, "trophies": {"kin": 2}}, Ludwig={"health": 1},
    )  # fmt: skip
    play.round(Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.table.over
    assert [worth(play.table, hunter) for hunter in play.table.hunters] == [8.0, 8.0, 0.0]
    assert GAME.judge(play.table, 0) == GAME.judge(play.table, 1) > GAME.judge(play.table, 2)


def test_judging_changes_nothing() -> None:
    play = Play(Henryk={"collected": 4}, Eileen={}, Ludwig={})
    before = play.table.key()
    for seat in range(3):
        assert GAME.judge(play.table, seat) == GAME.judge(play.table.copy(), seat)
    assert play.table.key() == before
    assert play.waits() == ALL
