"""Watchdog of the Old Lords."""

from typing import Any

import pytest

from nachtspiel.engine.content import Entry
from nachtspiel.games.bloodborne.abilities.monsters import POWERS
from nachtspiel.games.bloodborne.pieces import MELEE, RANGED, UTILITY
from tests.games.bloodborne.kit import ALL, NEXT, collected
from tests.games.bloodborne.monsters.fights import fight


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ("hunter_pistol", 1),
        ("ludwigs_rifle", 1),
        ("rosmarinus", 1),
        ("saw_cleaver", 1),
        ("hunter_axe", 2),
        ("kirkhammer", 4),
        ("molotov_cocktail", 1),
    ],
)
@pytest.mark.rule("BB-3.12")
def test_a_ranged_weapon_takes_at_most_one_from_the_watchdog(card: str, taken: int) -> None:
    also = ["ludwigs_rifle", "rosmarinus", "kirkhammer", "molotov_cocktail"]
    play = fight("watchdog", 12, {}, {"also": also}, {})
    play.round("red 0", Henryk="saw_cleaver", Eileen=card, Ludwig="hunter_axe")
    assert collected(play) == [1, taken, 2]
    assert play.echoes == 9 - taken
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-8.06")
def test_no_bonus_lifts_a_ranged_weapon_over_the_hide_of_the_watchdog() -> None:
    play = fight("watchdog", 12, {"also": ["beast_blood_pellet"]}, {"also": ["cannon"]}, {})
    play.choose(Henryk="beast_blood_pellet", Eileen="cannon", Ludwig="saw_cleaver")
    play.given("red 0")
    play.choose(Henryk="hunter_pistol")
    assert collected(play) == [1, 1, 1]  # 3 and 4 without the hide
    assert play.echoes == 9
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-D58")
def test_the_hide_goes_with_the_watchdog() -> None:
    play = fight("watchdog", 1, {"also": ["ludwigs_rifle"]}, {}, {})
    play.round(NEXT, Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    play.round("yellow 0", "dungeon bloody_crow", Henryk="ludwigs_rifle", Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert collected(play) == [2, 2, 2]
    assert play.waits() == ALL


@pytest.mark.parametrize(
    ("kind", "left"), [("melee", [2, 5, 5]), ("ranged", [5, 2, 5]), ("utility", [5, 5, 2]), (None, [2, 2, 2])]
)
def test_a_hide_may_be_written_against_any_kind_or_all(kind: str | None, left: list[int]) -> None:
    play = fight("watchdog", 12)
    fields: dict[str, Any] = {"most": 2} if kind is None else {"most": 2, "kind": kind}
    hide = POWERS["hide"](Entry("monsters.toml", "a monster", fields))
    assert [hide.blow(play.table, card, False, 5) for card in (MELEE, RANGED, UTILITY)] == left
    assert [hide.blow(play.table, card, True, 2) for card in (MELEE, RANGED, UTILITY)] == [2, 2, 2]
    assert play.waits() == ALL
