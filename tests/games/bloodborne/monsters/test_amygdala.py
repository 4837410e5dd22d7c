"""Amygdala: many arms for those who come close."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, by, collected, health
from tests.games.bloodborne.monsters.fights import fight


@pytest.mark.rule("BB-3.12", "BB-10.02", "BB-3.11")
@pytest.mark.parametrize(("die", "damage"), [("red 0", 0), ("red 2", 2)])
def test_amygdalas_attack_hits_who_has_a_melee_weapon_in_play_harder_by_one(die: str, damage: int) -> None:
    play = fight("amygdala", 11)
    for cards in ("saw_cleaver", "hunter_pistol", "hunter_axe"), ("hunter_axe", "hunters_dream", "hunter_pistol"):
        before = health(play)
        play.round(die, **dict(zip(ALL, cards, strict=True)))
        more = [card in ("saw_cleaver", "hunter_axe") for card in cards]
        halved = ["dream" in card for card in cards]
        lost = [(damage + extra) // (2 if half else 1) for extra, half in zip(more, halved, strict=True)]
        assert health(play) == [had - less for had, less in zip(before, lost, strict=True)]
    assert collected(play)[0] == 3
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-3.12", "BB-8.06")
@pytest.mark.parametrize(("weapon", "left"), [("hunter_axe", 6), ("hunter_pistol", 7)])
def test_what_transform_brings_in_counts_for_amygdala(weapon: str, left: int) -> None:
    play = fight("amygdala", 11)
    play.choose(Henryk="hunter_axe", Eileen="transform", Ludwig="saw_cleaver")
    play.round("red 1+", "red 0", Eileen=weapon)
    assert health(play) == [6, left, 6]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-D51")
def test_a_protection_takes_off_amygdalas_grip_as_well() -> None:
    play = fight("amygdala", 11, {"also": ["rosmarinus"]})
    play.round("red 2", Henryk="rosmarinus", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert by(play, "BB-10.02") == ["BB-10.02 hurt Henryk 1 7", "BB-10.02 hurt Eileen 2 6", "BB-10.02 hurt Ludwig 2 6"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-D58")
def test_after_amygdala_a_melee_weapon_costs_nothing_more() -> None:
    play = fight("amygdala", 1)
    play.round(NEXT, Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert health(play) == [8, 8, 8]
    play.round("yellow 0", "dungeon bloody_crow", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert health(play) == [8, 8, 8]
    assert play.waits() == ALL
