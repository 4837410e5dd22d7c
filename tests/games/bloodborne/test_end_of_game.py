"""The end: when, the last banking, Blood levels, places (section 19)."""

import pytest

from nachtspiel.engine.game import winners
from tests.games.bloodborne.kit import ALL, GAME, Play

CLEAVERS = {"Henryk": "saw_cleaver", "Eileen": "saw_cleaver", "Ludwig": "saw_cleaver"}


def hunter(banked: int, kin: int = 0, humanoid: int = 0, beast: int = 0) -> dict[str, object]:
    return {"banked": banked, "trophies": {"kin": kin, "humanoid": humanoid, "beast": beast}}


def stalled(**hunters: dict[str, object]) -> Play:
    """A game that ends after this round as it stands: nobody touches the watchdog, and the table waits no longer."""
    play = Play(
        monster="watchdog", echoes=9, final_boss="rom",
        position={"settings": {"stall_rounds": 1}, "row": [], "upgrades": []}, **hunters,  # type: ignore[arg-type]
    )  # fmt: skip
    waiting = play.waits()
    play.round("red 0", **dict.fromkeys(waiting, "hunters_dream"))
    assert play.table.over
    return play


@pytest.mark.rule("BB-19.01", "BB-19.02", "BB-19.03", "BB-19.04", "BB-D29", "BB-18.03")
def test_the_death_of_the_final_boss_ends_the_game_at_once() -> None:
    play = Play(
        monster="gehrman", echoes=2,
        Henryk={"collected": 3, "banked": 1}, Eileen={"collected": 9}, Ludwig={"banked": 4, "used": ["hunter_axe"]},
    )  # fmt: skip
    play.round("yellow 0", **CLEAVERS)
    assert play.told_from("BB-6.01 phase 5") == [
        "BB-6.01 phase 5",
        "BB-11.03 hits Henryk gehrman 1",
        "BB-11.03 hits Eileen gehrman 1",
        "BB-11.10 slain gehrman Eileen",
        "BB-18.03 trophy Henryk kin 1",
        "BB-18.03 trophy Henryk humanoid 1",
        "BB-18.03 trophy Henryk beast 1",
        "BB-18.03 trophy Eileen kin 1",
        "BB-18.03 trophy Eileen humanoid 1",
        "BB-18.03 trophy Eileen beast 1",
        "BB-19.01 hunt_over",
        "BB-19.02 banks Henryk 4",
        "BB-19.02 banks Eileen 10",
        "BB-19.03 scores Henryk 8 2",
        "BB-19.04 scores Eileen 13 1",
        "BB-19.03 scores Ludwig 4 3",
    ]
    assert [play.collected(name) for name in ALL] == [0, 0, 0]
    assert [play.banked(name) for name in ALL] == [5, 10, 4]
    assert GAME.scores(play.table) == [8, 13, 4]
    assert GAME.places(play.table) == [2, 1, 3]
    assert winners(GAME, play.table) == [1]
    assert play.table.over
    assert play.waits() == []


@pytest.mark.rule("BB-19.01")
@pytest.mark.parametrize(("echoes", "over"), [(3, True), (4, False)])
def test_one_echo_on_the_final_boss_keeps_the_game_going(echoes: int, over: bool) -> None:
    play = Play(monster="gehrman", echoes=echoes, Henryk={}, Eileen={}, Ludwig={})
    play.round("yellow 0", **CLEAVERS)
    assert play.table.over == over
    assert play.waits() == ([] if over else ALL)


@pytest.mark.rule("BB-19.01")
def test_the_death_of_another_boss_does_not_end_the_game() -> None:
    play = Play(monster="amygdala", echoes=3, Henryk={}, Eileen={}, Ludwig={})
    play.round("red 0", "dungeon garden_of_eyes", **CLEAVERS)
    assert not play.table.over
    assert play.waits() == ALL


@pytest.mark.rule("BB-D29", "BB-D03")
def test_after_the_final_boss_dies_in_phase_three_nothing_further_resolves() -> None:
    play = Play(
        monster="gehrman", echoes=1,
        Henryk={"also": ["molotov_cocktail"], "collected": 1}, Eileen={"health": 3, "collected": 2},
        Ludwig={"also": ["sinister_bell"]},
    )  # fmt: skip
    play.round(Henryk="molotov_cocktail", Eileen="hunter_pistol", Ludwig="sinister_bell")
    assert play.told_from("BB-9.03 hits Henryk gehrman 1") == [
        "BB-9.03 hits Henryk gehrman 1",
        "BB-9.05 slain gehrman Henryk",
        "BB-18.03 trophy Henryk kin 1",
        "BB-18.03 trophy Henryk humanoid 1",
        "BB-18.03 trophy Henryk beast 1",
        "BB-19.01 hunt_over",
        "BB-19.02 banks Henryk 2",
        "BB-19.02 banks Eileen 2",
        "BB-19.04 scores Henryk 5 1",
        "BB-19.03 scores Eileen 2 2",
        "BB-19.03 scores Ludwig 0 3",
    ]
    assert play.health("Eileen") == 3  # the flames of the cocktail come too late
    assert play.table.over
    assert play.waits() == []


@pytest.mark.rule("BB-D29")
def test_the_blow_that_ends_the_game_has_no_aftermath() -> None:
    play = Play(
        monster="gehrman", echoes=4,
        Henryk={"health": 1, "collected": 5, "also": ["logarius_wheel"]}, Eileen={"health": 1}, Ludwig={},
    )  # fmt: skip
    play.round("yellow 0", Henryk="logarius_wheel", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.health("Henryk") == 1
    assert play.banked("Henryk") == 9
    assert not play.happened("BB-11.05")
    assert play.table.over


@pytest.mark.rule("BB-D29", "BB-19.02", "BB-D24")
def test_who_was_killed_earlier_in_the_last_round_has_lost_the_collected_echoes() -> None:
    play = Play(
        monster="gehrman", echoes=2, Henryk={"health": 1, "collected": 6, "banked": 2}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("yellow 1", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-16.02 dies Henryk 7")
    assert play.banked("Henryk") == 2
    assert not play.happened("BB-19.02 banks Henryk")
    assert GAME.scores(play.table) == [2 + 3, 1 + 3, 0]
    assert play.facts("Henryk")["dead"] is True  # no Phase 7 brings anybody back
    assert play.table.over


@pytest.mark.rule("BB-19.02")
@pytest.mark.parametrize("first", ALL)
def test_everybody_banks_what_is_collected_at_the_end(first: str) -> None:
    play = Play(
        monster="gehrman", echoes=1, position={"first": first},
        Henryk={"collected": 4}, Eileen={"collected": 3, "banked": 2}, Ludwig={"collected": 2},
    )  # fmt: skip
    play.round(Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    order = ALL[ALL.index(first) :] + ALL[: ALL.index(first)]
    banks = {"Henryk": 5, "Eileen": 3, "Ludwig": 2}
    assert [line for line in play.told() if " banks " in line] == [f"BB-19.02 banks {n} {banks[n]}" for n in order]
    assert [play.banked(name) for name in ALL] == [5, 5, 2]
    assert [play.collected(name) for name in ALL] == [0, 0, 0]
    assert play.table.over


@pytest.mark.rule("BB-19.03", "BB-17.04", "BB-D08")
def test_the_blood_level_is_banked_echoes_and_three_tracks() -> None:
    play = stalled(
        Henryk=hunter(10, kin=3, humanoid=2, beast=1), Eileen=hunter(0, kin=6, humanoid=6, beast=6), Ludwig=hunter(7),
    )  # fmt: skip
    assert GAME.scores(play.table) == [10 + 5 + 3 + 1, 36, 7]
    assert GAME.places(play.table) == [2, 1, 3]
    assert play.waits() == []


@pytest.mark.rule("BB-19.04")
@pytest.mark.parametrize(("banked", "places"), [((9, 8, 7), [1, 2, 3]), ((7, 9, 8), [3, 1, 2]), ((0, 1, 2), [3, 2, 1])])
def test_the_highest_blood_level_wins(banked: tuple[int, int, int], places: list[int]) -> None:
    play = stalled(Henryk=hunter(banked[0]), Eileen=hunter(banked[1]), Ludwig=hunter(banked[2]))
    assert GAME.places(play.table) == places
    assert winners(GAME, play.table) == [places.index(1)]
    assert play.happened(f"BB-19.04 scores {ALL[places.index(1)]} {max(banked)} 1")
    assert play.waits() == []


@pytest.mark.rule("BB-19.04", "BB-19.05")
def test_a_higher_level_beats_more_banked_echoes() -> None:
    play = stalled(Henryk=hunter(20), Eileen=hunter(16, kin=3), Ludwig=hunter(0))
    assert GAME.scores(play.table) == [20, 21, 0]
    assert GAME.places(play.table) == [2, 1, 3]
    assert play.waits() == []


@pytest.mark.rule("BB-19.05")
@pytest.mark.parametrize(
    ("hunters", "places"),
    [
        ((hunter(12), hunter(7, kin=3), hunter(0)), [1, 2, 3]),
        ((hunter(7, kin=3), hunter(12), hunter(0)), [2, 1, 3]),
        ((hunter(20), hunter(5, beast=1), hunter(3, humanoid=2)), [1, 2, 3]),
        ((hunter(11, beast=1), hunter(9, kin=2), hunter(7, humanoid=3)), [1, 2, 3]),
    ],
)
def test_a_tie_goes_to_the_one_with_more_banked_echoes(
    hunters: tuple[dict[str, object], dict[str, object], dict[str, object]], places: list[int]
) -> None:
    play = stalled(Henryk=hunters[0], Eileen=hunters[1], Ludwig=hunters[2])
    assert GAME.places(play.table) == places
    assert play.waits() == []


@pytest.mark.rule("BB-19.03", "BB-19.04", "BB-19.05")
def test_the_result_names_the_rule_that_decided_each_place() -> None:
    play = stalled(Henryk=hunter(7, kin=3), Eileen=hunter(12), Ludwig=hunter(3))
    assert [line for line in play.told() if " scores " in line] == [
        "BB-19.05 scores Henryk 12 2",
        "BB-19.05 scores Eileen 12 1",
        "BB-19.03 scores Ludwig 3 3",
    ]
    play = stalled(Henryk=hunter(13), Eileen=hunter(12), Ludwig=hunter(12))
    assert [line for line in play.told() if " scores " in line] == [
        "BB-19.04 scores Henryk 13 1",
        "BB-19.06 scores Eileen 12 2",
        "BB-19.06 scores Ludwig 12 2",
    ]
    assert play.waits() == []


@pytest.mark.rule("BB-19.05", "BB-19.02")
def test_the_tie_is_broken_after_the_last_banking() -> None:
    play = Play(
        monster="gehrman", echoes=1,
        Henryk={"banked": 2, "collected": 4}, Eileen={"banked": 7, "trophies": {"kin": 2}},
        Ludwig={"also": ["bold_hunters_mark"]},
    )  # fmt: skip
    play.round(Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="bold_hunters_mark")
    assert GAME.scores(play.table) == [2 + 5 + 3, 10, 0]
    assert [play.banked(name) for name in ALL] == [7, 7, 0]
    assert GAME.places(play.table) == [1, 1, 3]
    assert play.table.over


@pytest.mark.rule("BB-19.06", "BB-D35")
@pytest.mark.parametrize(
    ("banked", "places"),
    [
        ((5, 5, 5), [1, 1, 1]),
        ((5, 5, 4), [1, 1, 3]),
        ((4, 5, 5), [3, 1, 1]),
        ((6, 5, 5), [1, 2, 2]),
    ],
)
def test_equals_share_their_place(banked: tuple[int, int, int], places: list[int]) -> None:
    play = stalled(Henryk=hunter(banked[0]), Eileen=hunter(banked[1]), Ludwig=hunter(banked[2]))
    assert GAME.places(play.table) == places
    rules = ["BB-19.06" if places.count(place) > 1 else "BB-19.04" if place == 1 else "BB-19.03" for place in places]
    assert play.told_from("BB-D40 hunt_over")[1:] == [
        f"{rule} scores {name} {own} {place}" for rule, name, own, place in zip(rules, ALL, banked, places, strict=True)
    ]
    assert winners(GAME, play.table) == [seat for seat in range(3) if places[seat] == 1]
    assert play.waits() == []


@pytest.mark.rule("BB-D35", "BB-19.06")
def test_shared_places_use_up_the_following_ones() -> None:
    play = stalled(Henryk=hunter(3), Eileen=hunter(7), Ludwig=hunter(3), Maria=hunter(7), Djura=hunter(1))
    assert GAME.places(play.table) == [3, 1, 3, 1, 5]
    assert play.waits() == []


@pytest.mark.rule("BB-D36", "BB-19.03")
def test_the_eliminated_keep_no_score_and_share_the_last_place() -> None:
    play = stalled(
        Henryk={"gone": True, "trophies": {"kin": 6}, "banked": 50}, Eileen=hunter(0), Ludwig={"gone": True},
        Maria=hunter(2),
    )  # fmt: skip
    assert GAME.places(play.table) == [3, 2, 3, 1]
    assert GAME.scores(play.table) == [0, 0, 0, 2]
    assert [line for line in play.told() if " scores " in line] == [
        "BB-19.03 scores Eileen 0 2",
        "BB-19.04 scores Maria 2 1",
    ]
    assert play.waits() == []


@pytest.mark.rule("BB-D36")
def test_whoever_is_left_with_nothing_still_beats_the_eliminated() -> None:
    play = stalled(Henryk={"gone": True}, Eileen=hunter(0), Ludwig={"gone": True})
    assert GAME.places(play.table) == [2, 1, 2]
    assert play.waits() == []


@pytest.mark.rule("BB-19.01")
def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    play = stalled(Henryk=hunter(1), Eileen=hunter(2), Ludwig=hunter(3))
    assert play.refused("Henryk", "hunter_axe") == ""
    assert GAME.knowing.view(play.table, 0)["over"] is True
    assert GAME.knowing.view(play.table, -1)["places"] == [3, 2, 1]
    assert play.waits() == []


@pytest.mark.rule("BB-D40")
def test_a_stalled_game_ends_in_phase_8() -> None:
    play = stalled(Henryk=hunter(3), Eileen=hunter(2), Ludwig=hunter(1))
    assert GAME.knowing.facts(play.table)["phase"] == 8
    assert play.table.over
